"""Dividing the places where a tile fits between pictures, from north to south, so that each can be read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from bot.games.carcassonne import Board, Place
from render.games.carcassonne.map.sight import largest

MOST: Final = 25
"""As many options as a select menu in Discord can have."""
_PICTURES: Final = 4
_LEAST: Final = 61
"""Tiles should be so wide, in pixels, that the names of places can be read with ease."""
_FEW: Final = 2
_STILL: Final = 50
"""From so many pictures on, this width is enough, as more pictures cost more clicks."""


class Room(NamedTuple):
    """The size of a window in pixels."""

    width: int
    height: int


def divided(board: Board, places: Sequence[Place], room: Room) -> tuple[tuple[Place, ...], ...]:
    """Divide places in reading order between as few windows as are needed.

    Windows share no row, unless there are more places than in any real game.
    """
    rows = [tuple(place for place in places if place.y == y) for y in sorted({place.y for place in places})]
    best: tuple[tuple[Place, ...], ...] = ()
    for pictures in range(max(1, -(-len(places) // MOST)), min(_PICTURES, len(rows)) + 1):
        tried = [_cut(rows, cuts) for cuts in combinations(range(1, len(rows)), pictures - 1)]
        tried = [groups for groups in tried if max(map(len, groups)) <= MOST]
        if not tried:
            continue
        best = max(tried, key=lambda groups: (_tile(board, groups, room), -max(map(len, groups))))
        if _tile(board, best, room) >= (_LEAST if pictures < _FEW else _STILL):
            break
    return best or tuple(tuple(places[at : at + MOST]) for at in range(0, len(places), MOST))


def _cut(rows: Sequence[tuple[Place, ...]], cuts: Sequence[int]) -> tuple[tuple[Place, ...], ...]:
    return tuple(
        tuple(place for row in rows[start:end] for place in row) for start, end in pairwise((0, *cuts, len(rows)))
    )


def _tile(board: Board, groups: Sequence[Sequence[Place]], room: Room) -> int:
    """Return how wide tiles can be in the window where they are smallest; beyond what is needed it does not count."""
    return min(_LEAST, *(largest(shown(board, group), *room) for group in groups))


def shown(board: Board, group: Sequence[Place]) -> list[Place]:
    """Return what a window has to show: some places, and the tiles beside them; all tiles if there are no places."""
    if not group:
        return [*board.spots]
    return [
        Place(place.x + across, place.y + down)
        for place in group
        for across in (-1, 0, 1)
        for down in (-1, 0, 1)
        if not (across or down) or Place(place.x + across, place.y + down) in board.spots
    ]
