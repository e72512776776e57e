"""Scenes and prompts -> the JSON that the boards read (widgets/README.md): each drawing and each thing once.

Keys are counted up in the order of first use, so the same pictures always give the same JSON.
"""

from __future__ import annotations

from typing import Any, Final

from gangland.scene.model import Basket, Help, Offer, Pick, Prompt, Scene, Sort, SortItem, Thing

Json = dict[str, Any]

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


class Album:
    """Collects drawings and things while scenes are packed; `art` and `things` are the two pools of the update."""

    def __init__(self) -> None:
        """Start with empty pools."""
        self.art: dict[str, str] = {}
        self.things: list[Json] = []
        self._keys: dict[str, str] = {}
        self._places: dict[Thing, int] = {}

    def drawing(self, markup: str) -> str:
        """The key of a drawing."""
        key = self._keys.get(markup)
        if key is None:
            key = self._keys[markup] = _key(len(self._keys))
            self.art[key] = markup
        return key

    def thing(self, thing: Thing) -> int:
        """The place of a thing in the pool."""
        place = self._places.get(thing)
        if place is None:
            place = self._places[thing] = len(self.things)
            self.things.append(self._packed(thing))
        return place

    def _packed(self, thing: Thing) -> Json:
        packed: Json = {
            "i": thing.id,
            "a": self.drawing(thing.art),
            "x": _short(thing.x),
            "y": _short(thing.y),
            "w": _short(thing.w),
            "h": _short(thing.h),
        }
        if thing.turn:
            packed["t"] = _short(thing.turn)
        if thing.scale != 1:
            packed["s"] = round(thing.scale, 3)
        if thing.name:
            packed["n"] = thing.name
        if thing.marks:
            packed["m"] = list(thing.marks)
        if thing.origin:
            packed["f"] = thing.origin
        return packed

    def scene(self, scene: Scene) -> Json:
        """A scene; its things are numbers into the pool, in painting order."""
        return {
            "w": _short(scene.width),
            "h": _short(scene.height),
            "things": [self.thing(thing) for thing in scene.things],
            "areas": {name: [_short(side) for side in area] for name, area in scene.areas.items()},
            "label": scene.label,
        }

    def prompt(self, prompt: Prompt) -> Json:
        """What a seat is asked. The text forms of offers stay here: the answer is a number."""
        asked: Json = {
            "question": prompt.question,
            "detail": prompt.detail,
            "clause": prompt.clause or None,
            "help": _help(prompt.help) if prompt.help else None,
        }
        match prompt:
            case Pick():
                return asked | {
                    "kind": "pick",
                    "offers": [_offer(offer) for offer in prompt.offers],
                    "confirm": prompt.confirm or None,
                }
            case Sort():
                return asked | {
                    "kind": "sort",
                    "items": [self._item(item) for item in prompt.items],
                    "baskets": [_basket(basket) for basket in prompt.baskets],
                    "start": list(prompt.start),
                    "submit": prompt.submit,
                }

    def _item(self, item: SortItem) -> Json:
        return {
            "art": self.drawing(item.art),
            "label": item.label,
            "worth": item.worth,
            "w": _short(item.w),
            "h": _short(item.h),
        }


def unpacked(scene: Json, things: list[Json], art: dict[str, str]) -> Scene:
    """A scene read back from its JSON form."""
    return Scene(
        width=scene["w"],
        height=scene["h"],
        things=tuple(_thing(things[place], art) for place in scene["things"]),
        label=scene["label"],
        areas={name: tuple(area) for name, area in scene["areas"].items()},
    )


def _thing(packed: Json, art: dict[str, str]) -> Thing:
    return Thing(
        id=packed["i"],
        art=art[packed["a"]],
        x=packed["x"],
        y=packed["y"],
        w=packed["w"],
        h=packed["h"],
        turn=packed.get("t", 0.0),
        scale=packed.get("s", 1.0),
        name=packed.get("n", ""),
        marks=tuple(packed.get("m", ())),
        origin=packed.get("f", ""),
    )


def _offer(offer: Offer) -> Json:
    return {
        "label": offer.label,
        "things": list(offer.things),
        "spoken": offer.spoken or offer.label,
        "button": offer.button,
    }


def _basket(basket: Basket) -> Json:
    return {"label": basket.label, "caption": basket.caption, "badge": basket.badge, "worth": list(basket.worth)}


def _help(aid: Help) -> Json:
    rows = [
        {"badge": row.badge, "label": row.label, "value": round(row.value, 4), "text": row.text} for row in aid.rows
    ]
    return {"title": aid.title, "rows": rows}


def _short(value: float) -> float:
    """At most one decimal: a tenth of a unit is less than a pixel."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _key(count: int) -> str:
    """`0`, `1`, … `z`, `10`: short, and the same every time."""
    digits = ""
    while True:
        count, digit = divmod(count, len(_DIGITS))
        digits = _DIGITS[digit] + digits
        if not count:
            return digits
