"""The streets of the cities: sand before the land around Carrara, paler than what is built, and gold around one."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear
from render.bake.shapes import group, rect, stroke
from render.common.art.daylight import NOON
from render.common.art.landscape import DRAWINGS as LANDSCAPES
from render.engine import theme

WIDTH: Final = 812
HEIGHTS: Final = 300, 196, 146
"""Of streets as they are baked, so that mountains are hardly ever stretched."""
_SAND, _RADIUS = 24, 10
_SMALLEST, _FOOT, _ACROSS = 0.74, 240, 1100
"""The least size of the landscape, how far down in it the sand begins, and its width."""


def _street(high: int) -> Drawing:
    """Draw the land through a mist of warm white."""
    corner = f"a{_RADIUS} {_RADIUS} 0 0 1"
    edge = f"M0 0H{WIDTH - _RADIUS}{corner} {_RADIUS} {_RADIUS}V{high - _RADIUS}{corner} -{_RADIUS} {_RADIUS}H0Z"
    ground = high - _SAND
    scale = max(_SMALLEST, ground / _FOOT)
    land, at = LANDSCAPES["landscape-noon"].body, ((WIDTH - _ACROSS * scale) / 2, ground - _FOOT * scale)
    made = f'<defs>{linear("sand", "#e6d3ac", "#dcc596")}<clipPath id="in"><path d="{edge}"/></clipPath></defs>'
    made += rect(0, ground - 60, WIDTH, 60, NOON.hills[2]) + group(land, move=at, scale=scale)
    made += group(rect(0, 0, WIDTH, ground, "#f4f3ec"), opacity=0.42)
    made += rect(0, ground, WIDTH, _SAND, "url(#sand)") + stroke(f"M0 {ground + 1}H{WIDTH}", "#f6ead0", 2)
    return Drawing(WIDTH, high, f'<g clip-path="url(#in)">{made}</g>')


def _asked(high: int) -> Drawing:
    """Draw the gold around the row of who is asked."""
    wide, tall = 1094, high + 14
    rim = rect(1, 1, wide - 2, tall - 2, "none", theme.GOLD_DEEP, 2, 16)
    return Drawing(wide, tall, rim + rect(4.5, 4.5, wide - 9, tall - 9, "none", theme.GLOW, 5.4, 13))


DRAWINGS: Final = {
    **{f"street-{high}": _street(high) for high in HEIGHTS},
    **{f"asked-{high}": _asked(high) for high in HEIGHTS},
}
