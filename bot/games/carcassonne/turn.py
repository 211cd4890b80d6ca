"""A turn, up to the next tile: lay the tile, then ingots, a follower, scoring, and the ingots of what was scored.

All of it works on what everyone may know, so that a turn can be previewed before it is confirmed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, PlaceGold, PlaceTile, TakeIngot
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.followers import check_place_follower, place_follower
from bot.games.carcassonne.gold import check_place_gold, check_take_ingot, place_gold, share, take_ingot
from bot.games.carcassonne.placement import check_place_tile, place_tile
from bot.games.carcassonne.reasons import Reason
from bot.games.carcassonne.scoring import completed_by_last_tile, score_completed
from bot.games.carcassonne.view import Phase, View
from bot.games.contract import IllegalAction

_TURN = PlaceTile, PlaceGold, PlaceFollower, KeepFollower
_ENDED = dict.fromkeys((*_TURN, TakeIngot), Reason.GAME_OVER)
REFUSED: Mapping[Phase, Mapping[type, Reason]] = {
    Phase.TILE: dict.fromkeys((PlaceGold, PlaceFollower, KeepFollower, TakeIngot), Reason.TILE_FIRST),
    Phase.GOLD: {
        PlaceTile: Reason.TILE_PLACED,
        PlaceFollower: Reason.GOLD_FIRST,
        KeepFollower: Reason.GOLD_FIRST,
        TakeIngot: Reason.GOLD_FIRST,
    },
    Phase.FOLLOWER: {
        PlaceTile: Reason.TILE_PLACED,
        PlaceGold: Reason.NO_GOLD_TO_PLACE,
        TakeIngot: Reason.NO_INGOT_TO_TAKE,
    },
    Phase.INGOT: dict.fromkeys(_TURN, Reason.INGOT_FIRST),
    Phase.DRAW: {},
    Phase.OVER: _ENDED,
    Phase.STOPPED: _ENDED,
}
"""By phase: the actions that are out of order there, and why."""


class Preview(NamedTuple):
    """What a turn, or its beginning, would lead to, before the next tile is drawn."""

    view: View
    events: tuple[Event, ...]


def actors_in(view: View) -> tuple[int, ...]:
    """Return the seat whose turn it is, or that chooses an ingot; empty once the game is over."""
    return () if view.phase in (Phase.OVER, Phase.STOPPED, Phase.DRAW) else (view.asked,)


def check(view: View, seat: int, action: Action) -> None:
    """Raise IllegalAction unless this seat may do this now."""
    refused = REFUSED[view.phase].get(type(action))
    if refused is Reason.GAME_OVER:
        raise IllegalAction(refused)
    acting = actors_in(view)
    if seat not in acting:
        raise IllegalAction(Reason.NOT_YOUR_TURN, turn=acting[0] if acting else view.turn)
    if refused is not None:
        raise IllegalAction(refused)
    match action:
        case PlaceTile():
            check_place_tile(view, action)
        case PlaceGold():
            check_place_gold(view, action)
        case PlaceFollower():
            check_place_follower(view, action)
        case TakeIngot():
            check_take_ingot(view, action)


def carry_out(view: View, action: Action) -> tuple[View, tuple[Event, ...]]:
    """Carry out an action that was checked; the last one of a turn leads to scoring."""
    match action:
        case PlaceTile():
            return place_tile(view, action)
        case PlaceGold():
            return place_gold(view, action)
        case PlaceFollower():
            after, events = place_follower(view, action)
        case KeepFollower():
            after, events = view, ()
        case TakeIngot():
            return take_ingot(view, action)
    held = [feature for feature in completed_by_last_tile(after.board) if feature.followers]
    after, scorings = score_completed(after, held)
    after, ingots = share(after, held)
    return after, (*events, *scorings, *ingots)


def preview(view: View, seat: int, actions: Iterable[Action]) -> Preview:
    """Return what these actions, one after the other within a turn, would lead to; raise IllegalAction."""
    happened: tuple[Event, ...] = ()
    for action in actions:
        check(view, seat, action)
        view, events = carry_out(view, action)
        happened += events
    return Preview(view, happened)
