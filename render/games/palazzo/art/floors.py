"""The floors of palazzi: a wall, a stone for the number at the left, and windows or doors to be counted."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Material
from render.bake.drawing import Drawing, linear
from render.bake.shapes import group, rect, spread, stroke
from render.games.palazzo.art.openings import DEFS, opening, plain_window
from render.games.palazzo.art.walls import CORNICE, EDGE, HEIGHT, ledge, side, wall

FACADE, SIDE = 200, 18
"""The width of the front, and of the wall that is seen at its right."""
PLATE: Final = 46
"""The width of the plain stones at the left, for the number of the floor."""
_BAKED: Final = 284, 99
_FLOORS: Final = range(1, 6)


def _floor(material: Material, floor: int, windows: int) -> Drawing:
    shade = linear("shade", "#ffffff38", "#ffffff00", "#20101844", down=False)
    stone = linear("stone", "#fffaf0", "#fff6e4", "#f3e6cb", down=False)
    made = f"{DEFS}<defs>{shade}{stone}</defs>{group(side(material, SIDE), move=(FACADE, 0))}"
    made += f'<clipPath id="front"><rect width="{FACADE}" height="{HEIGHT}"/></clipPath>'
    front = wall(material, FACADE, floor) + rect(0, 0, FACADE, HEIGHT, "url(#shade)") + ledge(FACADE, EDGE)
    made += group(front, more=' clip-path="url(#front)"')
    made += "".join(opening(material, floor, x) for x in spread(PLATE + 4, FACADE - 3, windows))
    made += rect(1.5, CORNICE + 2.5, PLATE - 2, HEIGHT - CORNICE - 4, "url(#stone)", EDGE, 1.7, 4)
    made += stroke(f"M5 {HEIGHT - 5}V{CORNICE + 6}H{PLATE - 4}", "#ffffff", 1.6, 0.9)
    made += rect(0.9, 0.9, FACADE - 1.8, HEIGHT - 1.8, "none", EDGE, 1.8)
    return Drawing(*_BAKED, made, (0, 0, FACADE + SIDE, HEIGHT))


DRAWINGS: Final = {
    **{
        f"floor-{material}-{floor}-{windows}": _floor(material, floor, windows)
        for material in Material
        for floor in _FLOORS
        for windows in (1, 2, 3)
    },
    "window": Drawing(46, 66, plain_window(), (-21, 10, 42, 62)),
}
