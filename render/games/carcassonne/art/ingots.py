"""Ingots: one, two or three, with a light rim and a dark edge, as they lie on all kinds of ground."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear
from render.bake.shapes import ellipse, group, poly, stroke

_SCALE: Final = 1.4
"""Pixels a unit."""
_RIM, _LINE = 8.5, 4.6
"""The widths of the rim and of the edge."""
_EDGE: Final = "#3a2402"
_DEFS: Final = (
    "<defs>"
    + linear("face", "#ffe07a", "#e5a624", "#b1770e")
    + linear("side", "#c98f1c", "#8a5a0a")
    + linear("top", "#fffbd8", "#ffdf66")
    + "</defs>"
)
_WHOLE: Final = [(-24.0, 10.0), (-18.0, -6.0), (-9.0, -13.0), (24.0, -13.0), (30.0, 2.0), (21.0, 10.0)]
_PILES: Final = {
    "1": ((-36, -24, 78, 48), [(0, 0)]),
    "2": ((-50, -34, 102, 72), [(-14, -10), (6, 14)]),
    "3": ((-56, -38, 118, 80), [(-2, -14), (-20, 16), (20, 20)]),
}
"""By number: the box, and where the ingots lie."""


def _ingot(x: float, y: float) -> str:
    """Draw a bar seen from the front, from above and from the right."""
    body = group(ellipse(6, 10, 28, 6, "#1a0f08"), opacity=0.4)
    body += poly(_WHOLE, "#fffdf6", "#fffdf6", 2 * _RIM) + poly(_WHOLE, _EDGE, _EDGE, 2 * _LINE)
    body += poly([(21, 10), (15, -6), (24, -13), (30, 2)], "url(#side)", _EDGE, 1.4)
    body += poly([(-24, 10), (-18, -6), (15, -6), (21, 10)], "url(#face)", _EDGE, 1.4)
    body += poly([(-18, -6), (-9, -13), (24, -13), (15, -6)], "url(#top)", _EDGE, 1.4)
    return group(body + stroke("M-15 -3L-19 7M-11 -8H8", "#fffdf0", 2.4, 0.9), move=(x, y))


def _pile(name: str) -> Drawing:
    box, places = _PILES[name]
    body = _DEFS + "".join(_ingot(x, y) for x, y in places)
    return Drawing(round(box[2] * _SCALE), round(box[3] * _SCALE), body, box)


DRAWINGS: Final = {f"ingots-{name}": _pile(name) for name in _PILES}
