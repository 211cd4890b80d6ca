"""What palazzi are worth: plaques whose shape tells more from nothing and less, and the signs of a score's parts."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear, soft_shadow
from render.bake.shapes import ellipse, group, path, rect, stroke

_RIM, _DARK = "#f7e3a4", "#33211a"
PLUS, ZERO, MINUS = "#2c6a2f", "#6b5c4f", "#9a2012"
"""The colours behind numbers on plaques."""
_WIDE, _HIGH = 84, 54


def _plaque(outline: str, light: str, colour: str, dark: str) -> Drawing:
    made = f"<defs>{linear('p', light, colour, dark)}{soft_shadow('cast', 1, 2, 1.6)}</defs>"
    made += group(path(outline, _DARK, _DARK, 8), more=' filter="url(#cast)"') + path(outline, _RIM, _RIM, 4.6)
    return Drawing(_WIDE, _HIGH, made + path(outline, "url(#p)"))


def _pure() -> Drawing:
    """Draw three equal storeys in a golden frame: all of one material."""
    made = f"<defs>{linear('g', '#fff2b8', '#e2a92c')}</defs>" + rect(2, 2, 40, 40, "url(#g)", _DARK, 2.6, 9)
    for y in (8, 18.5, 29):
        made += rect(9, y, 26, 8, "#b04a2e", _DARK, 1.8, 1) + stroke(f"M18 {y + 1}v6M27 {y + 1}v6", "#f3d9c4", 1.6)
    return Drawing(44, 44, made)


def _height() -> Drawing:
    """Draw storeys above each other beside a rising arrow."""
    made = "".join(
        rect(3, y, 23, 9, colour, _DARK, 1.9, 1) for y, colour in ((6, "#f4efe4"), (17, "#e0b04c"), (28, "#b04a2e"))
    )
    made += path("M34 40V17H28.5L36 4L43.5 17H38V40Z", "#3f8a3a", _DARK, 1.8)
    return Drawing(46, 46, made)


def _cards() -> Drawing:
    """Draw two money cards from behind, so pale that they stand out from each seat's plaque."""
    made = f"<defs>{linear('back', '#fffdf4', '#f6e3b4')}</defs>"
    for turn, x in ((-9, 4), (8, 18)):
        card = rect(x, 5, 25, 36, "url(#back)", _DARK, 2.6, 4)
        card += path(f"M{x + 12.5} 12l7 11l-7 11l-7 -11Z", "#8c2438", _DARK, 1.4)
        made += f'<g transform="rotate({turn} {x + 12} 40)">{card}</g>'
    return Drawing(60, 58, made, (0, 0, 48, 46))


def _lost() -> Drawing:
    """Draw a crimson disc with a minus, where something is lost."""
    made = f"<defs>{soft_shadow('cast', 1, 2, 1.6)}</defs>" + group(
        ellipse(26, 26, 24, 24, _DARK), more=' filter="url(#cast)"'
    )
    made += ellipse(26, 26, 20.5, 20.5, "#c00d4f", "#ffffff", 4)
    return Drawing(52, 52, made + stroke("M16 26H36", "#ffffff", 6.5))


DRAWINGS: Final = {
    "lost": _lost(),
    "worth-plus": _plaque("M8 16L42 7L76 16V46H8Z", "#4d9a4a", PLUS, "#1d4d21"),
    "worth-zero": _plaque("M24 9H60A18.5 18.5 0 0 1 60 46H24A18.5 18.5 0 0 1 24 9Z", "#85766a", ZERO, "#4c4038"),
    "worth-minus": _plaque("M8 8H76V38L42 47L8 38Z", "#c04330", MINUS, "#6d120a"),
    "pure": _pure(),
    "part-height": _height(),
    "cards": _cards(),
}
