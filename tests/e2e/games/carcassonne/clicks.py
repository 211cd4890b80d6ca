"""How many clicks a turn takes in the private panel."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carcassonne import Action, Place, PlaceFollower, PlaceGold, PlaceTile, View
from bot.games.carcassonne.prospects import turns_by_place
from cogs.games.carcassonne.draft import completed

FEW = 4
"""Most turns take no more clicks."""


def clicks_of(view: View, actions: Sequence[Action]) -> int:
    """Count the clicks of a whole turn: those that open the panel, choose one of several places, confirm; what differs.

    The panel proposes a turn of the tile and a place for the second ingot, and no follower.
    """
    laying, *others = actions
    assert isinstance(laying, PlaceTile)
    place = Place(laying.x, laying.y)
    turned = completed(view, place).turn != laying.turn
    draft = completed(view, place, laying.turn)
    gold = any(isinstance(action, PlaceGold) and Place(action.x, action.y) != draft.gold for action in others)
    several = len(turns_by_place(view.board, laying.tile)) > 1
    return 2 + several + turned + gold + any(isinstance(action, PlaceFollower) for action in others)
