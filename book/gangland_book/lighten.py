"""Make a page with many boards light: what its boards have in common is said once.

A board in a notebook stands alone and carries everything it uses. On a page they share: the signs and paints of the
standing pictures, and most of the boards' data, which `shared-data.js` hands back before the boards start.
"""

import base64
import json
import re
import zlib

DATA = re.compile(r'(<script type="application/json" class="gangland-update">)(.*?)(</script>)', re.DOTALL)
TAPE = re.compile(r'<script type="application/json" class="gangland-tape">(.*?)</script>', re.DOTALL)
STANDING = re.compile(r'(<svg [^>]*class="gl-standing".*?)(<style>.*?</style>)(<defs>.*?</defs>)', re.DOTALL)
NAMED = re.compile(r'<(\w+) id="([\w-]+)".*?</\1>', re.DOTALL)


def lighten(body: str, root: str) -> str:
    """The same page with shared parts; `root` leads from it to the book's first page."""
    body = pack_tapes(body)
    body, signs = share_signs(body)
    body, data = share_data(body, root)
    return signs + data + body


def pack_tapes(body: str) -> str:
    """Deflate the tapes of lessons: lighter, and nobody reads the answers by looking at the page's source."""

    def pack(found: re.Match[str]) -> str:
        packed = base64.b64encode(zlib.compress(found.group(1).encode(), 9)).decode()
        return f'<script type="text/plain" class="gangland-tape-packed">{packed}</script>'

    return TAPE.sub(pack, body)


def share_signs(body: str) -> tuple[str, str]:
    """Take styles, signs and paints out of the standing pictures; they belong into the page once."""
    shared: dict[str, str] = {}
    styles: dict[str, None] = {}

    def collect(found: re.Match[str]) -> str:
        opening, style, definitions = found.groups()
        styles[style] = None
        shared.update({part.group(2): part.group(0) for part in NAMED.finditer(definitions)})
        return str(opening)

    body = STANDING.sub(collect, body)
    # The class gives the paints the colours of the room.
    return body, (
        '<svg class="gl-standing" width="0" height="0" aria-hidden="true" style="position:absolute">'
        f"{''.join(styles)}<defs>{''.join(shared.values())}</defs></svg>"
    )


def share_data(body: str, root: str) -> tuple[str, str]:
    """Take drawings, things and clauses out of the boards' data; they stand in the page once, and boards give numbers."""
    drawings, things, clauses = Pool(), Pool(), Pool()

    def number(found: re.Match[str]) -> str:
        opening, text, closing = found.groups()
        update = json.loads(text)
        art = {key: str(drawings.number(drawing)) for key, drawing in update.pop("art").items()}
        update["things"] = [things.number({**thing, "a": art[thing["a"]]}) for thing in update["things"]]
        for item in (update["prompt"] or {}).get("items", ()):
            item["art"] = art[item["art"]]
        # A board names clauses by their place in the book; a page in a folder has to go up first.
        update["clauses"] = {
            name: clauses.number({**clause, "href": root + clause["href"]})
            for name, clause in update["clauses"].items()
        }
        return f"{opening}{script_text(update)}{closing}"

    body = DATA.sub(number, body)
    shared = {"art": drawings.values, "things": things.values, "clauses": clauses.values}
    return body, f'<script type="application/json" class="gangland-shared">{script_text(shared)}</script>'


class Pool:
    """Different values, each once."""

    def __init__(self) -> None:
        self.values: list[object] = []
        self._numbers: dict[str, int] = {}

    def number(self, value: object) -> int:
        """The number of a value, a new one if it is new."""
        known = self._numbers.setdefault(json.dumps(value), len(self.values))
        if known == len(self.values):
            self.values.append(value)
        return known


def script_text(value: object) -> str:
    """JSON that can stand inside a script element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
