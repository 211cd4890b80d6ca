"""The floors of palazzi: a wall, a stone for the number at the left, and windows or doors to be counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from bot.games.palazzo.components import FLOORS, WINDOWS, Material
from render.bake.drawing import Drawing, linear
from render.bake.shapes import group, rect, spread, stroke
from render.games.palazzo.art.openings import DEFS, opening, plain_window
from render.games.palazzo.art.walls import CORNICE, EDGE, HEIGHT, ledge, side, wall

FACADE, SIDE = 200, 18
"""The width of the front, and of the wall that is seen at its right."""
PLATE: Final = 46
"""The width of the plain stones at the left, for the number of the floor."""
_BAKED, _ALONE = (284, 99), (280, 118)


def _front(material: Material, floor: int, windows: int, *, plate: bool = True) -> str:
    """Draw the front of a floor, perhaps without the stone for its number."""
    shade = linear("shade", "#ffffff38", "#ffffff00", "#20101816", down=False)
    stone = linear("stone", "#fffaf0", "#fff6e4", "#f3e6cb", down=False)
    made = f"{DEFS}<defs>{shade}{stone}</defs>"
    made += f'<clipPath id="front"><rect width="{FACADE}" height="{HEIGHT}"/></clipPath>'
    front = wall(material, FACADE, floor) + rect(0, 0, FACADE, HEIGHT, "url(#shade)") + ledge(FACADE, EDGE)
    made += group(front, more=' clip-path="url(#front)"')
    made += "".join(opening(material, floor, x) for x in spread(PLATE + 4 if plate else 12, FACADE - 3, windows))
    if plate:
        made += _plate()
    return made + rect(0.9, 0.9, FACADE - 1.8, HEIGHT - 1.8, "none", EDGE, 1.8)


def _plate() -> str:
    made = rect(1.5, CORNICE + 2.5, PLATE - 2, HEIGHT - CORNICE - 4, "url(#stone)", EDGE, 1.7, 4)
    return made + stroke(f"M5 {HEIGHT - 5}V{CORNICE + 6}H{PLATE - 4}", "#ffffff", 1.6, 0.9)


def _tiles() -> Iterator[tuple[str, Drawing]]:
    """Yield every tile alone, as a floor of which the wall at the right is seen too, and as one to be looked at."""
    for material, floor, windows in product(Material, FLOORS, WINDOWS):
        front, name = _front(material, floor, windows), f"{material}-{floor}-{windows}"
        yield f"tile-{name}", Drawing(*_ALONE, front, (0, 0, FACADE, HEIGHT))
        # nothing is seen through the joint: an opaque sprite is pasted without a mask
        beside = rect(0, 0, FACADE + SIDE, HEIGHT, EDGE) + group(side(material, SIDE), move=(FACADE, 0))
        for kind, seen in ("floor", front), ("facade", _front(material, floor, windows, plate=False)):
            yield f"{kind}-{name}", Drawing(*_BAKED, beside + seen, (0, 0, FACADE + SIDE, HEIGHT))


DRAWINGS: Final = {**dict(_tiles()), "window": Drawing(46, 66, plain_window(), (-21, 10, 42, 62))}
