"""The open ends of a road or city: the empty places that it waits for, found once for each feature."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne.board import Board, Feature, Place, beside
from bot.games.carcassonne.components.edges import opposite, turned_side

Ends = tuple[tuple[Place, tuple[int, ...]], ...]
"""Places, each with its sides at which the feature waits."""

_MOST: Final = 20_000
_found: dict[int, tuple[Feature, Ends]] = {}
"""By the identity of a feature: features stay the same objects from board to board until they change."""


def ends(board: Board, feature: Feature) -> Ends:
    """Return the open ends of a road or city of a board."""
    known = _found.get(id(feature))
    if known is not None and known[0] is feature:
        return known[1]
    found = _find(board, feature)
    if len(_found) >= _MOST:
        _found.clear()
    _found[id(feature)] = feature, found
    return found


def _find(board: Board, feature: Feature) -> Ends:
    label, labels, spots = board.labels[feature.segments[0]], board.labels, board.spots
    waiting: dict[Place, list[int]] = {}
    for place in feature.places:
        turned, first = spots[place]
        near = beside(place)
        for number, segment in enumerate(turned.tile.segments, first):
            if labels[number] == label:
                for side in segment.sides:
                    own = turned_side(side, turned.turn)
                    if near[own] not in spots:
                        waiting.setdefault(near[own], []).append(opposite(own))
    return tuple((place, tuple(sorted(sides))) for place, sides in sorted(waiting.items()))
