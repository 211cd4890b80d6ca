"""What features that are not completed still wait for."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.carcassonne.board.board import Board
from bot.games.carcassonne.board.places import Place, around, beside, reading_order
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.components.edges import turned_side


def openings(board: Board) -> Mapping[int, tuple[Place, ...]]:
    """Return the empty places that each feature waits for, in reading order, by the key of the feature.

    A completed feature and a field wait for none. One place may close several ends.
    """
    found: dict[int, set[Place]] = {}
    for laid in board.laid:
        turned, first = board.spots[laid.place]
        for number, segment in enumerate(turned.tile.segments, first):
            if segment.kind is Kind.MONASTERY:
                near = around(laid.place)
            else:
                near = tuple(beside(laid.place)[turned_side(side, laid.turn)] for side in segment.sides)
            if empty := [place for place in near if place not in board.spots]:
                found.setdefault(board.labels[number], set()).update(empty)
    return {label: tuple(sorted(places, key=reading_order)) for label, places in found.items()}
