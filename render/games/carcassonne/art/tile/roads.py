"""Roads with their kerbs, and the paved round where they end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from render.bake.drawing import linear, radial
from render.bake.shapes import ellipse, group, n, stroke
from render.games.carcassonne.art.geometry.points import Point
from render.games.carcassonne.art.geometry.roads import CENTRE, PLAZA, WIDTH
from render.games.carcassonne.colours import KERB, PAVING

DEFS: Final = linear("basin", "#ffffff", "#c9bda4") + radial("water", "#a6dbe8", "#4f9cc0", x=0.4, y=0.35, radius=0.7)
_SHADE = ' opacity=".3"'
_RAYS: Final = [step * math.pi / 12 for step in range(24)]


def track(curve: Sequence[Point]) -> str:
    """Return the path along points."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in curve)


def butt(d: str, colour: str, width: float, more: str = "") -> str:
    """Draw an open line that ends square."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(width)}" stroke-linejoin="round"{more}/>'


def road(curve: Sequence[Point]) -> str:
    """Draw a road along its middle."""
    line = track(curve)
    body = f'<g transform="translate(.8 1.3)">{butt(line, "#4d5a1d", WIDTH + 1, _SHADE)}</g>'
    body += butt(line, KERB, WIDTH)
    body += butt(line, "#ece0c0", WIDTH - 1.7)
    body += butt(line, KERB, WIDTH - 1.7, ' stroke-dasharray=".45 3.5"')
    body += butt(line, PAVING, WIDTH - 3.6)
    for across, dash in ((-1.9, "4 5.5"), (1.7, "5.5 6.5")):
        ruts = butt(line, "#e3d2ab", 0.7, f' stroke-dasharray="{dash}"')
        body += group(ruts, move=(across * 0.7, across * 0.7))
    return body


def plaza() -> str:
    """Draw the paved round where roads end, with a fountain."""
    x, y = CENTRE
    body = group(ellipse(x + 1, y + 1.8, PLAZA + 0.8, PLAZA + 0.6, "#4d5a1d"), opacity=0.35)
    body += ellipse(x, y, PLAZA, PLAZA, KERB) + ellipse(x, y, PLAZA - 1.4, PLAZA - 1.4, "#dcc79a")
    ends = [[(x + r * math.cos(turn), y + r * math.sin(turn)) for r in (10.4, 12.6)] for turn in _RAYS]
    body += stroke("".join(map(track, ends)), KERB, 0.6, 0.8)
    body += ellipse(x, y, PLAZA - 3.7, PLAZA - 3.7, PAVING, "#b99f6d", 0.7)
    body += group(ellipse(x + 1.6, y + 2, 7, 6.4, "#3a2a12"), opacity=0.32)
    body += ellipse(x, y, 6.6, 6.6, "url(#basin)", "#8a775a", 0.7) + ellipse(
        x, y, 4.7, 4.7, "url(#water)", "#5d8fa6", 0.4
    )
    return body + ellipse(x, y - 0.6, 1.7, 1.7, "#ffffff", "#8a9aa4", 0.5)
