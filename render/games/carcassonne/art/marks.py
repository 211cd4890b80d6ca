"""The back of a tile, and its shadow."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear
from render.bake.shapes import arched, path, rect, stroke

_SIZE: Final = 168
_BACK: Final = "#5b2f1d"
_CASTLE: Final = "M22 74V40H30V46H38V40H46V52H54V40H62V46H70V40H78V74Z"


def _back() -> Drawing:
    """Draw the back of a tile: a walled town in brass on dark leather."""
    defs = linear("leather", "#7d4529", "#5b2f1d", "#3f1f12") + linear("brass", "#fff0b8", "#dca847", "#9a6a22")
    body = f"<defs>{defs}</defs>" + rect(0, 0, 100, 100, "url(#leather)")
    body += rect(6, 6, 88, 88, "none", "url(#brass)", 2.2, 5) + rect(10, 10, 80, 80, "none", "#2a130a", 0.9, 3)
    towers = "".join(f"M{x - 8} 40L{x} 22L{x + 8} 40Z" for x in (30, 70)) + "M40 40H60V34H56V38H52V34H48V38H44V34H40Z"
    shape = towers + _CASTLE
    body += f'<g transform="translate(1.4 2)">{path(shape, "#1f0d06")}</g>' + path(shape, "url(#brass)", "#3a1c0c", 0.9)
    body += path(arched(50, 74, 14, 17), _BACK, "#3a1c0c", 0.9) + stroke("M18 79H82", "#dca847", 2)
    return Drawing(
        _SIZE,
        _SIZE,
        body + stroke("M0 99.5V.5H100", "#ffdcb0", 1, 0.4) + stroke("M.5 99.5H99.5V0", "#160a04", 1, 0.5),
        (0, 0, 100, 100),
    )


def _shadow() -> Drawing:
    """Draw the shadow of a tile; the tile begins 14 units from its edges."""
    blur = '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>'
    cast = '<rect x="2" y="3.5" width="100" height="100" fill="#2a1608" opacity=".5" filter="url(#soft)"/>'
    body = f"<defs>{blur}</defs>{cast}"
    return Drawing(96, 96, body, (-14, -14, 128, 128))


DRAWINGS: Final = {"tile-back": _back(), "tile-shadow": _shadow()}
