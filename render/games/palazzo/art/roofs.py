"""The top of a palazzo, a roof or a building site, and the scaffold where floors are missing."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear
from render.bake.shapes import ellipse, group, path, poly, rect, stroke

WIDTH: Final = 224
"""The width of everything here, in which a floor with its side has 218, from 6 on."""
_EDGE: Final = "#3b2418"
_WOOD: Final = "#d09a55"
_TILES: Final = linear("tiles", "#e0805a", "#c3552f", "#9c3a20") + linear("shaded", "#8a3a25", "#5f2416")


def _tiled(left: float, right: float, top: float, base: float, inset: float) -> str:
    """Draw a hipped roof: its front with ribs, and its right side in the shade."""
    shape = [(left, base), (left + inset, top), (right - inset - 12, top), (right - 12, base)]
    made = poly(shape, "url(#tiles)", _EDGE, 2)
    made += poly([(right - 12, base), (right - inset - 12, top), (right, base)], "url(#shaded)", _EDGE, 2)
    wide, high = right - 12 - left, right - left - 12 - 2 * inset
    number = round(wide / 14)
    lines = "".join(
        f"M{left + inset + high * step / number:.1f} {top + 2}L{left + wide * step / number:.1f} {base - 1}"
        for step in range(1, number)
    )
    made += group(stroke(lines, "#7d2a18", 2.2), opacity=0.5)
    made += stroke(f"M{left + inset} {top}H{right - inset - 12}", "#f0a683", 2.6)
    for step in range(1, 3):
        y = top + (base - top) * step / 3
        made += stroke(
            f"M{left + inset * (3 - step) / 3 + 3:.1f} {y:.1f}H{right - 14 - inset * (3 - step) / 3:.1f}",
            "#ffd0b0",
            1.1,
            0.4,
        )
    return made


def _chimney(x: float, top: float) -> str:
    return rect(x, top + 4, 11, 18, "#b8523a", _EDGE, 1.5) + rect(x - 2.5, top, 16, 5, "#f0e2c6", _EDGE, 1.4, 1)


def _eaves(base: float) -> str:
    made = rect(1, base, 221, 6, "#f3e6ca", _EDGE, 1.5)
    return made + "".join(rect(8 + 14.2 * step, base + 1, 5, 4.4, "#a98a5b") for step in range(15))


def _roof() -> Drawing:
    """Draw a hipped roof of red tiles with a chimney."""
    made = f"<defs>{_TILES}</defs>{_chimney(150, 1)}{_tiled(0, WIDTH, 12, 36, 26)}{_eaves(35)}"
    return Drawing(WIDTH, 42, made)


def _belvedere() -> Drawing:
    """Draw the roof of a palazzo of all floors: with a small tower, and a golden ball on it."""
    made = f"<defs>{_TILES}{linear('ball', '#fff2a8', '#d99a1b')}{linear('plaster', '#fff8e8', '#e2d0ab')}</defs>"
    made += rect(70, 12, 66, 18, "url(#plaster)", _EDGE, 1.6) + rect(136, 12, 10, 18, "#8d7657", _EDGE, 1.4)
    for x in (84, 103, 122):
        made += path(f"M{x - 5} 29V20A5 5 0 0 1 {x + 5} 20V29Z", "#2a2635", _EDGE, 1)
    made += _tiled(62, 154, 4, 14, 16) + ellipse(103, 3.4, 3.2, 3.2, "url(#ball)", "#5b3b05", 1.1)
    return Drawing(WIDTH, 42, made + _tiled(0, WIDTH, 23, 36, 22) + _eaves(35))


def _site() -> Drawing:
    """Draw what a palazzo has that is worth nothing yet: beams, a rope, and the beginning of a wall."""
    made = f"<defs>{linear('wood', '#e6b877', '#b07a3c')}</defs>"
    for x in (14, 70, 126, 182):
        made += rect(x, 6, 9, 36, "url(#wood)", _EDGE, 1.5, 1)
    made += rect(4, 14, 206, 7, "url(#wood)", _EDGE, 1.5, 1)
    for left in (23, 135):
        made += path(f"M{left} 41L{left + 43} 17L{left + 47} 21L{left + 6} 42Z", _WOOD, _EDGE, 1.2)
    made += rect(0, 38, 221, 4, "#e9dcc2", _EDGE, 1.2)
    made += stroke("M98 21V31", "#6b4a2f", 2) + rect(90, 30, 16, 9, "#b8523a", _EDGE, 1.3, 1)
    return Drawing(WIDTH, 42, made)


def _gap() -> Drawing:
    """Draw the scaffold where floors are missing: dark, with posts and planks."""
    made = rect(6, 0, 222, 16, "#2f2019") + rect(206, 0, 22, 16, "#1c120d")
    for x in range(8, 222, 24):
        made += rect(x, 0, 7, 16, _WOOD, _EDGE, 1.2)
    for x in range(15, 200, 48):
        made += stroke(f"M{x} 14L{x + 17} 2", "#a9763a", 2.4)
    return Drawing(WIDTH, 16, made + rect(0, 11, WIDTH, 5, "#e3b67a", _EDGE, 1.2, 1), (0, 0, WIDTH, 16))


def _palazzo() -> Drawing:
    """Draw a whole palazzo, as a sign."""
    made = rect(6, 18, 34, 26, "#efcf86", _EDGE, 2.6) + poly(
        [(1, 19), (9, 5), (37, 5), (45, 19)], "#c3552f", _EDGE, 2.6
    )
    made += "".join(rect(x, 24, 6, 8, "#3b2a35") for x in (11, 29))
    return Drawing(46, 46, made + path("M18 44V34A5 5 0 0 1 28 34V44Z", "#3b2a35"))


DRAWINGS: Final = {
    "palazzo": _palazzo(),
    "roof": _roof(),
    "roof-belvedere": _belvedere(),
    "roof-site": _site(),
    "gap": _gap(),
}
