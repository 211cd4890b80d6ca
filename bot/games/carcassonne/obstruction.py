"""What laying a tile makes harder for others: fewer of the tiles left fit where their roads and cities wait."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carcassonne.actions import PlaceTile
from bot.games.carcassonne.board import Place, beside, openings
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.scoring import majority
from bot.games.carcassonne.turn import preview
from bot.games.carcassonne.view import View


class Obstruction(NamedTuple):
    """An empty place at which an open road or city of others waits, and how many of the tiles left fit there."""

    kind: Kind
    place: Place
    before: int
    """In tiles, as is what follows."""
    after: int


def obstruction(view: View, laying: PlaceTile) -> Obstruction | None:
    """Return the place at which laying a tile takes most from others; None if it takes less than half anywhere."""
    laid = preview(view, view.turn, [laying]).view.board
    left, near = view.left, set(beside(Place(laying.x, laying.y)))
    waiting = openings(laid)
    found = []
    for label, feature in laid.features.items():
        if feature.kind not in (Kind.ROAD, Kind.CITY) or feature.completed or not feature.followers:
            continue
        if view.turn in majority(feature):
            continue
        for place in near & set(waiting[label]) & view.board.frontier.keys():
            before, after = (
                sum(board.frontier[place] in tile.fitting for tile in left) for board in (view.board, laid)
            )
            if 2 * after < before:
                found.append(Obstruction(feature.kind, place, before, after))
    return max(found, key=lambda each: (each.before - each.after, each.place), default=None)
