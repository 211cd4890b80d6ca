"""The rules of play: who may act, which actions are legal, and the draw of the next tile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, PlaceGold, PlaceTile, TakeIngot
from bot.games.carcassonne.components import Tile
from bot.games.carcassonne.events import Event, TileDrawn, TileRemoved
from bot.games.carcassonne.gold import places_for_gold, takeable
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonnePosition, CarcassonneView
from bot.games.carcassonne.scoring import end, totals
from bot.games.carcassonne.turn import actors_in, carry_out, check, fits_somewhere, free_segments, placements
from bot.games.chance import Chance
from bot.games.contract import Outcome, Played, TurnEnded
from bot.games.lazy import ONE, LazyActions, Part


def _parts(position: CarcassonnePosition, seat: int) -> list[Part]:
    view = position.open
    if seat not in actors_in(view):
        return []
    if view.phase is CarcassonnePhase.TILE:
        assert view.tile is not None, "a tile is drawn for every turn"
        return [(PlaceTile, (view.tile,), placements(view.board, view.tile))]
    if view.phase is CarcassonnePhase.GOLD:
        return [(PlaceGold, (), places_for_gold(view))]
    if view.phase is CarcassonnePhase.FOLLOWER:
        return [(PlaceFollower, (), free_segments(view)), (KeepFollower, (), ONE)]
    return [(TakeIngot, (), [claim.place for claim in takeable(view)])]


legal: Final[Callable[[CarcassonnePosition, int], Sequence[Action]]] = partial(
    LazyActions, _parts, lambda position, seat, action: check(position.open, seat, action), Action
)
"""List every action that `play` accepts from a seat, lazily."""


def is_end_of_turn(action: Action) -> bool:
    """Return whether an action does nothing but end the turn."""
    return isinstance(action, KeepFollower)


def may_end_unasked(position: CarcassonnePosition, seat: int) -> bool:
    """Return whether a seat has laid its tile and can set no follower.

    Nothing is forced, though there may be no choice: the end of a turn reveals the next tile, and until then what was
    laid can be taken back.
    """
    view = position.open
    return seat == view.turn and view.phase is CarcassonnePhase.FOLLOWER and not free_segments(view)


def draw(view: CarcassonneView, stack: tuple[Tile, ...]) -> tuple[CarcassonnePosition, tuple[Event, ...]]:
    """Draw for the next seat after a turn has been played, or end the game."""
    fits = next((number for number, tile in enumerate(stack) if fits_somewhere(view.board, tile)), None)
    gone = stack[:fits]
    removed = tuple(map(TileRemoved, gone))
    if gone:
        view = view._replace(removed=view.removed + gone)
    if fits is None:
        over, events = end(view)
        return CarcassonnePosition(over, ()), (TurnEnded(view.turn, None), *removed, *events)
    seat = (view.turn + 1) % len(view.players)
    after = view._replace(turn=seat, phase=CarcassonnePhase.TILE, tile=stack[fits])
    return CarcassonnePosition(after, stack[fits + 1 :]), (
        TurnEnded(view.turn, seat),
        *removed,
        TileDrawn(seat, stack[fits]),
    )


def actors(position: CarcassonnePosition) -> tuple[int, ...]:
    """Return the seat whose turn it is, or that chooses an ingot; empty once the game is over."""
    return actors_in(position.open)


def play(position: CarcassonnePosition, seat: int, action: Action, chance: Chance) -> Played[CarcassonnePosition]:
    """Carry out an action, or raise IllegalAction; the turn's last one reveals the next tile."""
    check(position.open, seat, action)
    view, events = carry_out(position.open, action)
    if view.phase is not CarcassonnePhase.DRAW:
        return Played(CarcassonnePosition(view, position.stack), events)
    after, drawn = draw(view, position.stack)
    return Played(after, events + drawn, reveals=True, turn_ended=position.open.turn)


def outcome(position: CarcassonnePosition) -> Outcome | None:
    """Return scores and winners, or None while the game runs."""
    return totals(position.open) if position.open.phase is CarcassonnePhase.OVER else None
