"""Scene -> standing SVG picture: for pages without scripts, for print, for `text/html`. It needs nothing but itself.

The picture holds no id of its own: the pieces and paints it brings along are the same in every picture, so any number of
them can stand on one page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.scene import sprite, theme
from gangland.scene.prompt_plates import help_plate, prompt_plate, question_plate, story_plate
from gangland.scene.shapes.draw import group, rect
from gangland.scene.shapes.panels import pill
from gangland.scene.text import TEXT, escaped, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gangland.scene.model import Area, Prompt, Scene, Thing

_PAINTS: Final = (
    '<radialGradient id="gl-lamp" cx=".56" cy=".45" r=".72"><stop offset="0" stop-color="var(--lit)"/>'
    '<stop offset=".55" stop-color="var(--table)"/><stop offset="1" stop-color="var(--room)"/></radialGradient>'
    '<radialGradient id="gl-spot"><stop offset=".3" stop-color="#f7c86a" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#f7c86a" stop-opacity="0"/></radialGradient>'
)
_CLASS: Final = "gl-standing"
_PRINT: Final = (
    f"@media print{{.{_CLASS}{{--room:#fff;--table:#fff;--lit:#fff;--panel:#fff;--ink:#000;--ink2:#333;--edge:#555;"
    "--line:#555;--brass:#333;--brass-hi:#000}}"
)


def svg(
    scene: Scene,
    *,
    prompt: Prompt | None = None,
    question: str = "",
    story: Sequence[str] = (),
    look: theme.Theme = "auto",
) -> str:
    """The scene as one SVG element.

    A prompt, or a bare question, is written where the board would ask it; the last three lines of the story where it
    would tell them. `look` fixes light or dark; left to itself the picture follows the page.
    """
    drawn = "".join([*(_thing(thing) for thing in scene.things), *_plates(scene, prompt, question, story)])
    wide, high = number(scene.width), number(scene.height)
    spoken = ". ".join(thing.name for thing in scene.things if thing.name)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{_CLASS}" viewBox="0 0 {wide} {high}" role="img"'
        f' aria-label="{escaped(scene.label)}" font-family="{TEXT}" style="width:100%;height:auto;font-variant-numeric:tabular-nums">'
        f"<title>{escaped(scene.label)}</title><desc>{escaped(spoken)}</desc>"
        f"<style>{theme.css(f'.{_CLASS}', look)}{_PRINT}</style>"
        f"<defs>{_PAINTS}{sprite.used(drawn)}</defs>"
        f'<rect width="{wide}" height="{high}" fill="url(#gl-lamp)"/>{drawn}</svg>'
    )


def _thing(thing: Thing) -> str:
    """One thing in its place, with the marks of its state."""
    art = group(thing.art, scale=thing.scale) if thing.scale != 1 else thing.art
    under = over = ""
    if "lit" in thing.marks:
        under = f'<ellipse rx="{number(thing.w * 0.72)}" ry="{number(thing.h * 0.85)}" fill="url(#gl-spot)"/>'
    if "dim" in thing.marks or "leaves" in thing.marks or "asleep" in thing.marks:
        w, h = thing.w, thing.h
        over += rect(-w / 2, -h / 2, w, h, radius=min(10, min(w, h) / 9), fill="#1f1b22", more=' opacity=".55"')
    if "leaves" in thing.marks:
        over += pill("leaves", 15)
    if "asleep" in thing.marks:
        over += group(pill("Z z", 15), x=thing.w / 2 - 6, y=4 - thing.h / 2, turn=-14)
    if "threat" in thing.marks:
        over += rect(
            -thing.w / 2 - 4,
            -thing.h / 2 - 4,
            thing.w + 8,
            thing.h + 8,
            radius=10,
            stroke="var(--danger)",
            width=5,
            more=' stroke-dasharray="9 6"',
        )
    return group(under, art, over, x=thing.x, y=thing.y, turn=thing.turn)


def _plates(scene: Scene, prompt: Prompt | None, question: str, story: Sequence[str]) -> list[str]:
    plates = []
    if "prompt" in scene.areas:
        if prompt:
            plates.append(_placed(scene.areas["prompt"], prompt_plate(prompt, *scene.areas["prompt"][2:])))
        elif question:
            plates.append(_placed(scene.areas["prompt"], question_plate(question, *scene.areas["prompt"][2:])))
    if "help" in scene.areas and prompt and prompt.help:
        plates.append(_placed(scene.areas["help"], help_plate(prompt.help, *scene.areas["help"][2:])))
    if "story" in scene.areas and story:
        plates.append(_placed(scene.areas["story"], story_plate(story, *scene.areas["story"][2:])))
    return plates


def _placed(area: Area, drawn: str) -> str:
    return group(drawn, x=area[0] + area[2] / 2, y=area[1] + area[3] / 2)
