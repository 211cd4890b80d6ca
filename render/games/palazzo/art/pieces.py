"""The signs of money: each currency and the certificate with a shape of its own."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear
from render.bake.shapes import ellipse, path, poly, rect, stroke

_EDGE: Final = "#33211a"
_LIGHT: Final = "#fffbef"


def _framed(outline: str, fill: str, defs: str, sign: str) -> Drawing:
    """Draw a silhouette with a dark outline and a light rim, and a sign on it."""
    rim = f'<path d="{outline}" fill="{_LIGHT}" stroke="{_LIGHT}" stroke-width="9" stroke-linejoin="round"/>'
    line = f'<path d="{outline}" fill="{_EDGE}" stroke="{_EDGE}" stroke-width="5" stroke-linejoin="round"/>'
    return Drawing(72, 72, f"<defs>{defs}</defs>{rim}{line}" + path(outline, fill) + sign, (-4, -4, 72, 72))


def _lily(colour: str) -> str:
    """Draw the lily of Florence."""
    petals = "M32 10Q42 22 34 36H30Q22 22 32 10Z"
    sides = "M30 38Q12 38 14 22Q24 22 28 34ZM34 38Q52 38 50 22Q40 22 36 34Z"
    return (
        path(petals, colour)
        + path(sides, colour)
        + rect(20, 37, 24, 5, colour, r=2)
        + path("M30 42H34L38 52H26Z", colour)
    )


def _florin() -> Drawing:
    disc = "M32 3A29 29 0 1 1 31.9 3Z"
    return _framed(disc, "url(#f)", linear("f", "#ffe07a", "#d79a1c"), _lily("#6b3d05"))


def _ducat() -> Drawing:
    hexagon = "M32 2L59 17V47L32 62L5 47V17Z"
    star = poly(
        [(32, 13), (37, 27), (51, 27), (40, 36), (44, 50), (32, 41), (20, 50), (24, 36), (13, 27), (27, 27)], "#ffffff"
    )
    return _framed(hexagon, "url(#d)", linear("d", "#5b8fd6", "#22509a"), star)


def _scudo() -> Drawing:
    shield = "M6 6H58V30Q58 52 32 62Q6 52 6 30Z"
    cross = rect(27, 12, 10, 40, "#fff8ee") + rect(12, 24, 40, 10, "#fff8ee")
    return _framed(shield, "url(#s)", linear("s", "#c7463a", "#861d1b"), cross)


def _certificate() -> Drawing:
    sheet = "M10 4H54V60L47 55L40 60L32 55L24 60L17 55L10 60Z"
    sign = stroke("M18 16H46M18 25H46M18 34H36", "#8a6a3a", 3.4) + ellipse(44, 44, 8, 8, "#b0322c", _EDGE, 2)
    return _framed(sheet, "url(#c)", linear("c", "#fffdf2", "#ecd9ac"), sign)


DRAWINGS: Final = {
    "money-florin": _florin(),
    "money-ducat": _ducat(),
    "money-scudo": _scudo(),
    "certificate": _certificate(),
}
