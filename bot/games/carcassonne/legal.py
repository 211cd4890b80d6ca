"""The legal actions of a seat, complete and lazy."""

from __future__ import annotations

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, PlaceGold, PlaceTile, TakeIngot
from bot.games.carcassonne.followers import free_segments
from bot.games.carcassonne.gold import places_for_gold, takeable
from bot.games.carcassonne.placement import placements
from bot.games.carcassonne.position import Position
from bot.games.carcassonne.turn import actors_in, check
from bot.games.carcassonne.view import Phase
from bot.games.lazy import ONE, LazyActions, Part


class Legal(LazyActions[Position, Action]):
    """The actions that `play` accepts from a seat, created only on access."""

    __slots__ = ()
    _classes = Action

    def _list(self) -> list[Part]:
        view = self._position.open
        if self._seat not in actors_in(view):
            return []
        if view.phase is Phase.TILE:
            assert view.tile is not None, "a tile is drawn for every turn"
            return [(PlaceTile, (view.tile,), placements(view.board, view.tile))]
        if view.phase is Phase.GOLD:
            return [(PlaceGold, (), places_for_gold(view))]
        if view.phase is Phase.FOLLOWER:
            return [(PlaceFollower, (), free_segments(view)), (KeepFollower, (), ONE)]
        return [(TakeIngot, (), [claim.place for claim in takeable(view)])]

    def _check(self, action: Action) -> None:
        check(self._position.open, self._seat, action)


def legal(position: Position, seat: int) -> Legal:
    """List every action that `play` accepts from this seat, lazily."""
    return Legal(position, seat)


def only_ends_turn(action: Action) -> bool:
    """Return whether an action does nothing but end the turn."""
    return isinstance(action, KeepFollower)


def may_end_unasked(position: Position, seat: int) -> bool:
    """Return whether a seat has laid its tile and can set no follower.

    Nothing is forced, though there may be no choice: the end of a turn reveals the next tile, and until then what was
    laid can be taken back.
    """
    view = position.open
    return seat == view.turn and view.phase is Phase.FOLLOWER and not free_segments(view)
