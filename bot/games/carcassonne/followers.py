"""Setting a follower on the tile just laid: on a feature that holds none."""

from __future__ import annotations

from bot.games.carcassonne.actions import PlaceFollower
from bot.games.carcassonne.board import Feature, Follower, with_follower
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import Event, FollowerPlaced
from bot.games.carcassonne.reasons import Reason
from bot.games.carcassonne.view import View, with_players
from bot.games.contract import IllegalAction


def free_segments(view: View) -> list[tuple[Kind, int]]:
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


def check_place_follower(view: View, action: PlaceFollower) -> None:
    """Raise IllegalAction unless the seat has a follower left, and nobody holds the feature."""
    segment = {"feature": action.feature, "part": action.part}
    feature = view.board.feature_at(view.board.laid[-1].place, action.feature, action.part)
    if feature is None:
        raise IllegalAction(Reason.NO_SUCH_SEGMENT, **segment)
    if view.without_farmers and action.feature is Kind.FIELD:
        raise IllegalAction(Reason.NO_FARMERS)
    if not view.players[view.turn].followers:
        raise IllegalAction(Reason.NO_FOLLOWERS_LEFT)
    if feature.followers:
        raise IllegalAction(Reason.FEATURE_HELD, **segment, seats=holders(feature))


def holders(feature: Feature) -> tuple[int, ...]:
    """Return the seats with followers on a feature."""
    return tuple(sorted({follower.seat for follower in feature.followers}))


def place_follower(view: View, action: PlaceFollower) -> tuple[View, tuple[Event, ...]]:
    """Set the follower."""
    seat, laid = view.turn, view.board.laid[-1]
    follower = Follower(seat, laid.x, laid.y, action.feature, action.part)
    player = view.players[seat]
    after = with_players(view, {seat: player._replace(followers=player.followers - 1)})
    return after._replace(board=with_follower(view.board, follower)), (FollowerPlaced(*follower, laid.tile, laid.turn),)
