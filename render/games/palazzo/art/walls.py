"""The walls of palazzi: brick, sandstone or marble, told apart by their pattern too."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.games.palazzo.components import Material
from render.bake.drawing import linear
from render.bake.shapes import group, rect, stroke

HEIGHT: Final = 76
"""The height of a floor."""
CORNICE: Final = 8
"""The height of the ledge at the top."""
_BRICKS: Final = "#9c3a28", "#a8432e", "#ae4c34", "#943323", "#a23f2b"
_JOINT: Final = "#d2a488"
_STONES: Final = "#eec266", "#f2cb78", "#e8b856", "#f6d68c"
GREEN: Final = "#2f6a55"
EDGE: Final = "#3b2418"


def _brick(width: float, seed: int) -> str:
    """Draw a running bond with light joints."""
    made, chance = rect(0, 0, width, HEIGHT, _JOINT), Random(seed)
    for row in range(7):
        y, x = CORNICE + row * 9.8, -11.5 * (row % 2)
        while x < width:
            made += rect(x + 0.9, y + 0.8, 21.4, 8.1, chance.choice(_BRICKS), r=0.8)
            made += stroke(f"M{x + 2:.1f} {y + 1.7:.1f}h18", "#c96f50", 0.9, 0.5)
            x += 23
    return made


def _sandstone(width: float, seed: int) -> str:
    """Draw large rough blocks with dark joints, light upper edges and dark lower ones."""
    made, chance = rect(0, 0, width, HEIGHT, "#80591a"), Random(seed)
    high = (HEIGHT - CORNICE) / 3
    for row in range(3):
        y, x = CORNICE + row * high, -20.0 * (row % 2)
        while x < width:
            wide = chance.choice((38.0, 46.0, 54.0))
            made += rect(x + 1.1, y + 1.1, wide - 2.2, high - 2.2, chance.choice(_STONES), r=2.6)
            made += stroke(f"M{x + 3.6:.1f} {y + 3:.1f}h{wide - 7:.1f}", "#fff1c4", 1.8, 0.8)
            made += stroke(f"M{x + 3.6:.1f} {y + high - 2.8:.1f}h{wide - 7:.1f}", "#a8761f", 1.4, 0.7)
            x += wide
    return made


def _marble(width: float, seed: int) -> str:
    """Draw smooth white marble with bands and lozenges of green."""
    made = f"<defs>{linear('marble', '#fffefa', '#f0ece3')}</defs>" + rect(0, 0, width, HEIGHT, "url(#marble)")
    chance = Random(seed)
    for _ in range(round(width / 22)):
        x, y = chance.uniform(-8, width), chance.uniform(12, 70)
        made += stroke(f"M{x:.0f} {y:.0f}q9 -6 17 1t20 -7", "#aab0b4", 1.1, 0.6)
    for y, high in ((CORNICE + 4, 4.6), (HEIGHT / 2 + 2, 4), (HEIGHT - 9, 6.4)):
        made += rect(0, y, width, high, GREEN)
    return made


def wall(material: Material, width: float, seed: int = 1) -> str:
    """Draw a wall of a material in its whole height."""
    return {Material.BRICK: _brick, Material.SANDSTONE: _sandstone, Material.MARBLE: _marble}[material](width, seed)


def ledge(width: float, edge: str) -> str:
    """Draw the ledge at the top of a floor, with dentils and its shadow below it."""
    made = f"<defs>{linear('ledge', '#fffdf4', '#e9dcc2', '#c9b591')}{linear('below', '#1e120a55', '#1e120a00')}</defs>"
    made += rect(0, CORNICE, width, 9, "url(#below)") + rect(0, 0, width, CORNICE, "url(#ledge)", edge, 1)
    return made + stroke(f"M1 {CORNICE * 0.55:.1f}H{width - 1}", "#a8926b", 0.9, 0.8)


def side(material: Material, width: float) -> str:
    """Draw the wall at the right of a floor, which lies in the shade; light comes from the upper left."""
    made = '<clipPath id="inside">' + rect(0, 0, width, HEIGHT, "#000000") + "</clipPath>"
    shaded = wall(material, width, 4) + ledge(width, EDGE)
    shaded += group(rect(0, 0, width, HEIGHT, "#2c1a2e"), opacity=0.5)
    shaded += group(rect(0, 0, 4, HEIGHT, "#170c0a"), opacity=0.28)
    made += group(shaded, more=' clip-path="url(#inside)"')
    return made + rect(-1, 0.9, width + 0.2, HEIGHT - 1.8, "none", EDGE, 1.6)
