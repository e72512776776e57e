"""A drawn cover for each game: a stepped plate, a sunburst, one scene made of the house's signs and figures.

Covers stand inline in the welcome page, because a picture in a file of its own could use neither the page's fonts nor
the sprite. All measures are in units of a cover, 320 wide and 440 high.
"""

import re
from collections.abc import Callable
from math import cos, pi, sin

from gangland_book.paths import SPRITE

WIDTH, HEIGHT = 320, 440
PAPER, PRINT, WHITE, GOLD, NIGHT, BRASS = "#f4e8cd", "#241b12", "#fffaf0", "#f7dfa0", "#17131b", "#dcb563"
WOOD, RIM = "#c79a62", "#5b3218"
RED, YELLOW, VIOLET, BLUE, GREEN, ORANGE = "#ae1108", "#f8cc31", "#4e3392", "#3a91e9", "#007459", "#cb7725"
SOUTH, NORTH = "#7d1a2b", "#14606b"


def plate(x: float, y: float, w: float, h: float, step: float, style: str) -> str:
    """A panel with two-step corners."""
    s, t = step, 2 * step
    path = f"M{x + t} {y}H{x + w - t}v{s}h{s}v{s}h{s}V{y + h - t}h{-s}v{s}h{-s}v{s}H{x + t}v{-s}h{-s}v{-s}h{-s}V{y + t}h{s}v{-s}h{s}Z"
    return f'<path d="{path}" {style}/>'


def sign(name: str, x: float, y: float, size: float, colour: str, hole: str = NIGHT) -> str:
    """A sign of the sprite, centred."""
    return f'<use href="#gl-i-{name}" x="{x - size / 2}" y="{y - size / 2}" width="{size}" height="{size}" style="color:{colour};--bg:{hole}"/>'


def figure(name: str, x: float, y: float, size: float, coat: str) -> str:
    """A bust of the sprite, centred; its paper face has the ink keyline by itself."""
    return f'<use href="#gl-f-{name}" x="{x - size / 2}" y="{y - size / 2}" width="{size}" height="{size}" style="--coat:{coat};--face:{PAPER};--gl-dark:{PRINT};--gold:{GOLD}"/>'


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A piece: coloured disc with the white and ink keyline."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius + 2}" fill="{PRINT}"/><circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" '
        f'stroke="{WHITE}" stroke-width="2"/>'
    )


def sunburst(x: float, y: float, rays: int = 36, reach: float = 420) -> str:
    """A fan of rays in faint brass."""
    step = 2 * pi / rays
    wedges = "".join(
        f"M{x} {y}L{x + reach * cos(k * step):.0f} {y + reach * sin(k * step):.0f}L{x + reach * cos((k + 0.5) * step):.0f} {y + reach * sin((k + 0.5) * step):.0f}Z"
        for k in range(rays)
    )
    return f'<path d="{wedges}" fill="{BRASS}" opacity=".1"/>'


def note(x: float, y: float, turn: float, value: int, fill: str) -> str:
    """A bank note, 76 by 40, turned."""
    return (
        f'<g transform="translate({x} {y}) rotate({turn})"><rect x="-38" y="-20" width="76" height="40" rx="3" fill="{fill}" stroke="{PRINT}" stroke-width="1.5"/>'
        f'<rect x="-34" y="-16" width="68" height="32" rx="2" fill="none" stroke="{PRINT}" stroke-opacity=".5"/>'
        f'<text y="8" class="gl-cover-number" font-size="23" fill="{PRINT}">{value}</text></g>'
    )


def razzia() -> str:
    """Two men before a lit bar: one came for the money, one for him."""
    stripes = "".join(
        f'<path d="M{72 + 22 * k} 196h22v20a11 11 0 0 1-22 0Z" fill="{RED if k % 2 else WHITE}" stroke="{PRINT}" stroke-width="1.5"/>'
        for k in range(8)
    )
    windows = "".join(
        f'<rect x="{x}" y="236" width="34" height="54" fill="#8a6a35" stroke="{PRINT}" stroke-width="2"/><path d="M{x + 17} 236v54M{x} 263h34" stroke="{PRINT}" stroke-width="2"/>'
        for x in (80, 206)
    )
    return (
        f'<rect x="64" y="120" width="192" height="220" fill="#2c2029" stroke="{BRASS}" stroke-width="2"/>'
        + "".join(f'<path d="M64 {y}h192" stroke="{NIGHT}" stroke-opacity=".6"/>' for y in range(132, 340, 12))
        + f'<rect x="76" y="134" width="168" height="50" rx="25" fill="{NIGHT}" stroke="#ff8d7e" stroke-width="9" stroke-opacity=".25"/>'
        f'<rect x="76" y="134" width="168" height="50" rx="25" fill="{NIGHT}" stroke="#ff8d7e" stroke-width="3"/>'
        f'<text x="181" y="169" class="gl-cover-number" font-size="28" fill="#ffb3c6">Colibri</text>'
        + disc(104, 159, 18, RED)
        + sign("bird", 104, 159, 26, WHITE, RED)
        + stripes
        + windows
        + f'<path d="M132 340V262a28 28 0 0 1 56 0V340Z" fill="{NIGHT}" stroke="#ff8d7e" stroke-width="2"/>'
        + note(160, 334, -9, 40, "#a2be8d")
        + note(138, 346, 7, 15, "#e2e6c2")
        + note(186, 350, -3, 50, "#8fb180")
        + figure("gambler", 76, 318, 128, YELLOW)
        + figure("cop", 244, 318, 128, VIOLET)
    )


def speakeasy() -> str:
    """The door between two gangs; somebody looks out."""
    tiles = "".join(
        f'<rect x="{x - 32}" y="{y - 22}" width="64" height="48" rx="7" fill="{RIM}"/><rect x="{x - 32}" y="{y - 25}" width="64" height="47" rx="7" fill="{colour}" stroke="{WOOD}" stroke-width="3"/>'
        f'<ellipse cx="{x}" cy="{y - 1.5}" rx="21" ry="15" fill="none" stroke="{GOLD}" stroke-width="1.5"/>'
        + sign("fedora", x, y - 2, 27, GOLD, colour)
        for x, y, colour in ((54, 216, SOUTH), (54, 276, SOUTH), (266, 216, NORTH), (266, 276, NORTH))
    )
    planks = "".join(
        f'<path d="M{x} 132V350" stroke="{PRINT}" stroke-width="2" stroke-opacity=".55"/>' for x in (128, 160, 192)
    )
    return (
        f'<path d="M16 104H160V424H16Z" fill="{SOUTH}" opacity=".5"/><path d="M160 104H304V424H160Z" fill="{NORTH}" opacity=".5"/>'
        + sunburst(160, 190)
        + f'<rect x="84" y="120" width="152" height="232" fill="{NIGHT}" stroke="{BRASS}" stroke-width="3"/><rect x="96" y="132" width="128" height="220" fill="#6d4423" stroke="{PRINT}" stroke-width="3"/>'
        + planks
        + f'<rect x="110" y="166" width="100" height="42" rx="4" fill="{NIGHT}" stroke="{BRASS}" stroke-width="4"/>'
        + sign("eye", 136, 187, 40, PAPER)
        + sign("eye", 184, 187, 40, PAPER)
        + "".join(
            f'<circle cx="{x}" cy="{y}" r="4" fill="{BRASS}" stroke="{PRINT}"/>'
            for x in (106, 214)
            for y in (144, 230, 340)
        )
        + f'<circle cx="206" cy="262" r="9" fill="{GOLD}" stroke="{PRINT}" stroke-width="2"/>'
        + sign("lock", 206, 288, 22, PRINT, WOOD)
        + f'<rect x="122" y="238" width="58" height="26" rx="3" fill="{PAPER}" stroke="{PRINT}" stroke-width="1.5"/><text x="151" y="257" class="gl-cover-text" font-size="15" fill="{PRINT}">closed</text>'
        + tiles
        + sign("bottle", 66, 344, 66, PAPER, SOUTH)
        + sign("glass", 254, 348, 58, PAPER, NORTH)
    )


def reglement() -> str:
    """A long table, a cake with a fuse, and everybody waits."""
    guests = (
        (64, 168, "boss", RED),
        (160, 142, "boss", VIOLET),
        (256, 168, "thug", ORANGE),
        (46, 268, "heir", YELLOW),
        (274, 268, "man", BLUE),
        (92, 350, "thug", GREEN),
        (228, 350, "heir", RED),
    )
    people = "".join(
        disc(x, y, 32, PAPER)
        + f'<circle cx="{x}" cy="{y}" r="30" fill="none" stroke="{colour}" stroke-width="5"/>'
        + figure(who, x, y + 4, 50, colour)
        for x, y, who, colour in guests
    )
    icing = (
        "M104 252q0-18 56-18t56 18v10q-8 20-16 0q-7 16-15 2q-9 22-18 0q-8 16-16 0q-8 20-17 0q-7 16-15-2q-7 16-15-10Z"
    )
    return (
        sunburst(160, 260)
        + f'<rect x="52" y="186" width="216" height="150" rx="62" fill="{RIM}" stroke="{PRINT}" stroke-width="2"/><rect x="64" y="197" width="192" height="128" rx="52" fill="#f0e3c8" stroke="{WOOD}" stroke-width="2"/>'
        + f'<ellipse cx="160" cy="300" rx="76" ry="14" fill="{WHITE}" stroke="{PRINT}" stroke-width="2"/><path d="M104 252V292q0 16 56 16t56-16V252Z" fill="{RED}" stroke="{PRINT}" stroke-width="2.5"/>'
        + f'<path d="{icing}" fill="{WHITE}" stroke="{PRINT}" stroke-width="2"/><rect x="151" y="200" width="18" height="42" rx="3" fill="#c8342a" stroke="{PRINT}" stroke-width="2"/>'
        + f'<path d="M160 200q4-14 14-14" fill="none" stroke="{PRINT}" stroke-width="3"/>'
        + sign("star", 178, 184, 24, YELLOW)
        + people
    )


def vengeance() -> str:
    """The wheel with its two cars over the roofs of the city."""
    kinds = ("#8b8173", "#9c4433", "#4c7463", "#9c4433", "#8b8173", "#d8a628", "#8b8173", "#4c7463")
    sectors = ""
    for k in range(24):
        a, b = 2 * pi * k / 24, 2 * pi * (k + 1) / 24
        x1, y1, x2, y2 = (160 + 124 * cos(a), 250 + 124 * sin(a), 160 + 124 * cos(b), 250 + 124 * sin(b))
        sectors += f'<path d="M160 250L{x1:.1f} {y1:.1f}A124 124 0 0 1 {x2:.1f} {y2:.1f}Z" fill="{kinds[k % 8]}" stroke="{NIGHT}" stroke-width="2"/>'
    skyline = "M16 196V150h26v-22h20v40h22v-56h12v-16h12v16h12v52h22v-30h28v44h20v-74h14v74h16v-46h24v30h22v-18h26v52Z"
    return (
        f'<path d="{skyline}" fill="#2b3346" stroke="{BRASS}" stroke-opacity=".5" stroke-width="1.5"/>'
        + "".join(
            f'<rect x="{x}" y="{y}" width="5" height="7" fill="{YELLOW}" opacity=".8"/>'
            for x, y in ((50, 140), (94, 116), (104, 132), (158, 148), (204, 120), (252, 150), (290, 160), (30, 162))
        )
        + f'<circle cx="160" cy="250" r="134" fill="{NIGHT}" stroke="{BRASS}" stroke-width="3"/>'
        + sectors
        + f'<circle cx="160" cy="250" r="84" fill="#2b2320" stroke="{BRASS}" stroke-width="2"/>'
        + "".join(
            f'<path d="M160 250L{160 + 82 * cos(k * pi / 12):.1f} {250 + 82 * sin(k * pi / 12):.1f}" stroke="{BRASS}" stroke-opacity=".28" stroke-width="5"/>'
            for k in range(24)
        )
        + f'<g transform="rotate(-24 160 250)"><path d="M52 250H268" stroke="#ff8a75" stroke-width="3" stroke-dasharray="7 6"/><rect x="96" y="244" width="128" height="12" rx="6" fill="{NIGHT}" stroke="{BRASS}" stroke-width="2"/>'
        + disc(106, 250, 24, PAPER)
        + sign("car", 106, 250, 40, PRINT, PAPER)
        + disc(214, 250, 24, PAPER)
        + sign("car", 214, 250, 40, PRINT, PAPER)
        + "</g>"
        + f'<circle cx="160" cy="250" r="19" fill="{NIGHT}" stroke="{BRASS}" stroke-width="3"/>'
        + sign("star", 160, 250, 24, GOLD)
        + disc(58, 352, 24, ORANGE)
        + sign("flower", 58, 352, 30, PRINT, ORANGE)
        + disc(262, 352, 24, GREEN)
        + sign("clover", 262, 352, 30, WHITE, GREEN)
        + disc(264, 150, 24, BLUE)
        + sign("anchor", 264, 150, 30, PRINT, BLUE)
        + disc(56, 150, 24, YELLOW)
        + sign("bird", 56, 150, 30, PRINT, YELLOW)
    )


def gangster() -> str:
    """The Godfather in the middle of his quarter."""
    signs = (
        "case",
        "gem",
        "fedora",
        "mask",
        "glove",
        "cart",
        "ask",
        "brolly",
        "loupe",
        "safe",
        "register",
        "swap",
        "scales",
        "car",
        "star",
        "hats",
        "ledger",
        "lock",
    )
    places = (
        [(52 + 43.2 * k, 134) for k in range(6)]
        + [(268, 180 + 44 * k) for k in range(4)]
        + [(268 - 43.2 * k, 356) for k in range(6)]
        + [(52, 312 - 44 * k) for k in range(4)]
    )
    colours = (ORANGE, BLUE, PRINT, VIOLET, RED, GREEN)
    squares = "".join(
        f'<rect x="{x - 20:.1f}" y="{y - 20:.1f}" width="40" height="40" fill="{PAPER}" stroke="{PRINT}" stroke-width="2"/><rect x="{x - 20:.1f}" y="{y + 13:.1f}" width="40" height="7" fill="{colours[k % 6]}"/>'
        + sign(signs[k % len(signs)], x, y - 3, 27, PRINT, PAPER)
        for k, (x, y) in enumerate(places)
    )
    return (
        f'<rect x="26" y="108" width="268" height="274" rx="4" fill="{RIM}" stroke="{BRASS}" stroke-width="2"/>'
        + squares
        + '<rect x="76" y="158" width="168" height="174" fill="#1c4437"/>'
        + f'<svg x="76" y="158" width="168" height="174" viewBox="76 158 168 174">{sunburst(160, 250, 28)}'
        + figure("boss", 160, 252, 160, "#2d2b3a")
        + "</svg>"
        + f'<rect x="76" y="158" width="168" height="174" fill="none" stroke="{BRASS}" stroke-width="2"/>'
        + f'<g transform="rotate(-12 98 318)"><rect x="82" y="302" width="32" height="32" rx="6" fill="{WHITE}" stroke="{PRINT}" stroke-width="2"/>'
        + "".join(f'<circle cx="{98 + d}" cy="{318 + d}" r="3.2" fill="{PRINT}"/>' for d in (-8, 0, 8))
        + "</g>"
        + disc(222, 310, 17, BLUE)
        + sign("gem", 222, 310, 22, PRINT, BLUE)
    )


PICTURES: dict[str, tuple[str, Callable[[], str]]] = {
    "razzia": ("#3a2430", razzia),
    "speakeasy": ("#221a20", speakeasy),
    "reglement": ("#23463f", reglement),
    "vengeance": ("#1d2433", vengeance),
    "gangster": ("#1f3a31", gangster),
}


def lettering(title: str) -> str:
    """A title on its plate: one line, or two smaller ones if it has several words."""
    first, _, rest = title.partition(" ")
    lines = ((first, 56), (rest, 83)) if rest else ((first, 74),)
    size = 25 if rest else 38
    return "".join(
        f'<text x="160" y="{y}" class="gl-cover-number" font-size="{size}" fill="{GOLD}">{line}</text>'
        for line, y in lines
    )


def cover(game: str, title: str, year: str) -> str:
    """The whole cover of a game as SVG; its link says the title, so it is hidden from screen readers."""
    field, picture = PICTURES[game]
    return (
        f'<svg class="gl-cover" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" focusable="false">'
        + plate(4, 4, WIDTH - 8, HEIGHT - 8, 8, f'fill="{field}" stroke="{BRASS}" stroke-width="3"')
        + f'<svg x="13" y="13" width="{WIDTH - 26}" height="{HEIGHT - 26}" viewBox="13 13 {WIDTH - 26} {HEIGHT - 26}">'
        + ("" if game == "speakeasy" else sunburst(160, 240))
        + picture()
        + "</svg>"
        + plate(
            13, 13, WIDTH - 26, HEIGHT - 26, 6, f'fill="none" stroke="{BRASS}" stroke-width="1" stroke-opacity=".7"'
        )
        + plate(26, 30, WIDTH - 52, 62, 6, f'fill="{NIGHT}" stroke="{BRASS}" stroke-width="2"')
        + lettering(title)
        + plate(112, 392, 96, 30, 4, f'fill="{NIGHT}" stroke="{BRASS}" stroke-width="1.5"')
        + f'<text x="160" y="413" class="gl-cover-text" font-size="17" fill="{GOLD}">{year}</text></svg>'
    )


def used_symbols(drawing: str) -> str:
    """The part of the sprite that a drawing uses, hidden, to stand once in its page."""
    symbols = {
        found.group(1): found.group(0)
        for found in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', SPRITE.read_text(), re.DOTALL)
    }
    names = sorted(set(re.findall(r'href="#(gl-[\w-]+)"', drawing)))
    return (
        '<svg width="0" height="0" aria-hidden="true" style="position:absolute">'
        + "".join(symbols[name] for name in names)
        + "</svg>"
    )
