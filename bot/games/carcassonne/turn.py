"""A turn, up to the next tile: lay the tile, then ingots, a follower, scoring, and the ingots of what was scored.

It needs only public information, so that a turn can be previewed before it is confirmed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.games.carcassonne.actions import (
    Action,
    CarcassonneReason,
    KeepFollower,
    PlaceFollower,
    PlaceGold,
    PlaceTile,
    TakeIngot,
)
from bot.games.carcassonne.board import Board, Feature, Follower, Place, lay, neighbours, with_follower
from bot.games.carcassonne.components import SIDES, Kind, Tile, opposite
from bot.games.carcassonne.events import Event, FollowerPlaced, TilePlaced
from bot.games.carcassonne.gold import check_place_gold, check_take_ingot, place_gold, share, take_ingot
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView, with_players
from bot.games.carcassonne.scoring import features_completed, score_completed
from bot.games.contract import IllegalAction


def fits_somewhere(board: Board, tile: Tile) -> bool:
    fitting = tile.fitting
    return any(signature in fitting for signature in board.frontier.values())


def placements(board: Board, tile: Tile) -> list[tuple[int, int, int]]:
    """List every place and turn in which a tile fits: x, y and the quarters."""
    fitting = tile.fitting
    return [
        (x, y, turn)
        for (x, y), signature in board.frontier.items()
        if signature in fitting
        for turn in fitting[signature]
    ]


def check_place_tile(view: CarcassonneView, action: PlaceTile) -> None:
    """Raise IllegalAction unless this is the tile drawn and it fits there."""
    if action.tile is not view.tile:
        raise IllegalAction(CarcassonneReason.OTHER_TILE_DRAWN, tile=view.tile)
    place, turns = action.place, len(action.tile.turned)
    signature = view.board.frontier.get(place)
    if signature is not None and action.turn in action.tile.fitting.get(signature, ()):
        return
    if action.turn not in range(turns):
        raise IllegalAction(CarcassonneReason.NO_SUCH_TURN, tile=action.tile, quarters=action.turn, turns=turns)
    where = place._asdict()
    if place in view.board.spots:
        raise IllegalAction(CarcassonneReason.PLACE_TAKEN, **where)
    if signature is None:
        raise IllegalAction(CarcassonneReason.NO_TILE_BESIDE, **where)
    sides = mismatches(view.board, action.tile, place, action.turn)
    raise IllegalAction(CarcassonneReason.EDGES_DIFFER, **where, quarters=action.turn, sides=sides)


def mismatches(board: Board, tile: Tile, place: Place, turn: int) -> str:
    """Return the sides at which a tile would not match its neighbours, as letters."""
    edges = tile.turned[turn].edges
    return "".join(
        SIDES[side]
        for side, other in enumerate(neighbours(place))
        if other in board.spots and board.spots[other].turned.edges[opposite(side)] is not edges[side]
    )


def place_tile(view: CarcassonneView, action: PlaceTile) -> tuple[CarcassonneView, tuple[Event, ...]]:
    board = lay(view.board, action.tile, action.place, action.turn)
    phase = CarcassonnePhase.GOLD if action.tile.gold else CarcassonnePhase.FOLLOWER
    event = TilePlaced(view.turn, action.tile, action.x, action.y, action.turn)
    return view._replace(board=board, tile=None, phase=phase), (event,)


def free_segments(view: CarcassonneView) -> list[tuple[Kind, int]]:
    """List the segments of the tile just laid on which the seat to act may set a follower."""
    board = view.board
    if not view.players[view.turn].followers:
        return []
    turned, first = board.spots[board.laid[-1].place]
    return [
        (segment.kind, segment.part)
        for number, segment in enumerate(turned.tile.segments, first)
        if not board.features[board.labels[number]].followers
        and not (view.without_farmers and segment.kind is Kind.FIELD)
    ]


def check_place_follower(view: CarcassonneView, action: PlaceFollower) -> None:
    """Raise IllegalAction unless the seat has a follower left, and nobody holds the feature."""
    segment = {"feature": action.feature, "part": action.part}
    feature = view.board.feature_at(view.board.laid[-1].place, action.feature, action.part)
    if feature is None:
        raise IllegalAction(CarcassonneReason.NO_SUCH_SEGMENT, **segment)
    if view.without_farmers and action.feature is Kind.FIELD:
        raise IllegalAction(CarcassonneReason.NO_FARMERS)
    if not view.players[view.turn].followers:
        raise IllegalAction(CarcassonneReason.NO_FOLLOWERS_LEFT)
    if feature.followers:
        raise IllegalAction(CarcassonneReason.FEATURE_HELD, **segment, seats=holders(feature))


def holders(feature: Feature) -> tuple[int, ...]:
    return tuple(sorted({follower.seat for follower in feature.followers}))


def place_follower(view: CarcassonneView, action: PlaceFollower) -> tuple[CarcassonneView, tuple[Event, ...]]:
    seat, laid = view.turn, view.board.laid[-1]
    follower = Follower(seat, laid.x, laid.y, action.feature, action.part)
    player = view.players[seat]
    after = with_players(view, {seat: player._replace(followers=player.followers - 1)})
    return after._replace(board=with_follower(view.board, follower)), (FollowerPlaced(*follower, laid.tile, laid.turn),)


_TURN = PlaceTile, PlaceGold, PlaceFollower, KeepFollower
_ENDED = dict.fromkeys((*_TURN, TakeIngot), CarcassonneReason.GAME_OVER)
REFUSED: Mapping[CarcassonnePhase, Mapping[type, CarcassonneReason]] = {
    CarcassonnePhase.TILE: dict.fromkeys(
        (PlaceGold, PlaceFollower, KeepFollower, TakeIngot), CarcassonneReason.TILE_FIRST
    ),
    CarcassonnePhase.GOLD: {
        PlaceTile: CarcassonneReason.TILE_PLACED,
        PlaceFollower: CarcassonneReason.GOLD_FIRST,
        KeepFollower: CarcassonneReason.GOLD_FIRST,
        TakeIngot: CarcassonneReason.GOLD_FIRST,
    },
    CarcassonnePhase.FOLLOWER: {
        PlaceTile: CarcassonneReason.TILE_PLACED,
        PlaceGold: CarcassonneReason.NO_GOLD_TO_PLACE,
        TakeIngot: CarcassonneReason.NO_INGOT_TO_TAKE,
    },
    CarcassonnePhase.INGOT: dict.fromkeys(_TURN, CarcassonneReason.INGOT_FIRST),
    CarcassonnePhase.DRAW: {},
    CarcassonnePhase.OVER: _ENDED,
    CarcassonnePhase.STOPPED: _ENDED,
}
"""By phase: the actions that are out of order there, and why."""


class Preview(NamedTuple):
    """What a turn, or its beginning, would lead to, before the next tile is drawn."""

    view: CarcassonneView
    events: tuple[Event, ...]


def actors_in(view: CarcassonneView) -> tuple[int, ...]:
    """Return the seat whose turn it is, or that chooses an ingot; empty once the game is over."""
    return (
        () if view.phase in (CarcassonnePhase.OVER, CarcassonnePhase.STOPPED, CarcassonnePhase.DRAW) else (view.asked,)
    )


def check(view: CarcassonneView, seat: int, action: Action) -> None:
    """Raise IllegalAction unless this seat may do this now."""
    refused = REFUSED[view.phase].get(type(action))
    if refused is CarcassonneReason.GAME_OVER:
        raise IllegalAction(refused)
    acting = actors_in(view)
    if seat not in acting:
        raise IllegalAction(CarcassonneReason.NOT_YOUR_TURN, turn=acting[0] if acting else view.turn)
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


def carry_out(view: CarcassonneView, action: Action) -> tuple[CarcassonneView, tuple[Event, ...]]:
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
    held = [feature for feature in features_completed(after.board) if feature.followers]
    after, scorings = score_completed(after, held)
    after, ingots = share(after, held)
    return after, (*events, *scorings, *ingots)


def preview(view: CarcassonneView, seat: int, actions: Iterable[Action]) -> Preview:
    """Return what these actions, one after the other within a turn, would lead to; raise IllegalAction."""
    happened: tuple[Event, ...] = ()
    for action in actions:
        check(view, seat, action)
        view, events = carry_out(view, action)
        happened += events
    return Preview(view, happened)
