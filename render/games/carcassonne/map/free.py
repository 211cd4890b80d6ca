"""Where on a map something may lie that hides the least."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.games.carcassonne import Place
from render.engine.scene import Box
from render.games.carcassonne.map.scene import MapScene

APART: Final = 10
"""The space to the edges of the window."""
_FOLLOWER: Final = 3
_BODY, _TOUCHED = 8, 12
"""How near to a follower a sheet may lie, and what it costs if it is nearer."""
_PLAYED: Final = 40
_TRIED: Final = 12
"""In so many steps places are tried across and down."""
BUSY: Final = 1000
"""What it costs to hide a follower, what was played, and what must be seen, beside a tile."""


def freest(
    scene: MapScene,
    wide: int,
    high: int,
    played: Collection[Place] = (),
    busy: Collection[Box] = (),
    *,
    anywhere: bool = False,
) -> tuple[Box, float]:
    """Return the corner of the window, or the place anywhere in it, where the least is hidden, and what that costs."""
    sight, there = scene.sight, {*played}
    followers = {follower.place for follower in scene.board.followers}
    # a large sheet must not even touch followers that stand at the edge of their tile
    bodies = [standing.box.grown(_BODY) for _, standing in scene.followers()] if anywhere else []
    right, bottom = sight.width - wide - APART, sight.height - high - APART
    corners = [Box(x, y, wide, high) for y in (bottom, APART) for x in (right, APART)]
    if anywhere:
        steps = [share / _TRIED for share in range(_TRIED + 1)]
        across, down = ([round(APART + step * (end - APART)) for step in steps] for end in (right, bottom))
        corners += [Box(x, y, wide, high) for y in down for x in across]

    def cost(box: Box) -> float:
        hidden = 0.0
        for place in scene.board.spots:
            x, y = sight.at(place)
            across = min(box.right, x + sight.tile) - max(box.x, x)
            down = min(box.bottom, y + sight.tile) - max(box.y, y)
            if across > 0 and down > 0:
                weight = 1 + _FOLLOWER * (place in followers) + _PLAYED * (place in there)
                hidden += weight * across * down / sight.tile**2
        hidden += _TOUCHED * sum(box.meets(each) for each in bodies)
        return hidden + BUSY * sum(box.meets(each) for each in busy)

    best = min(corners, key=cost)
    return best, cost(best)


def shared(a: Box, b: Box) -> int:
    """Return how many pixels two boxes share."""
    across, down = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return across * down if across > 0 and down > 0 else 0
