"""The views of seats and onlookers; what they may not know has no field here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar, overload

from bot.games.contract import Outcome
from bot.games.palazzo.components import Cards, Tile
from bot.games.palazzo.ending import outcome
from bot.games.palazzo.player import Palazzo, Player
from bot.games.palazzo.position import Laid, Phase, Position


class PublicPlayer(NamedTuple):
    """What everyone sees of a player."""

    cards: int
    """How many cards the hand has."""
    palazzi: tuple[Palazzo, ...]
    begun: int
    shown: Cards | None = None
    """Of the hand, what everyone has seen, where a perfect memory is asked for; else None."""


@dataclass(frozen=True, slots=True)
class View:
    """What everyone may know."""

    players: tuple[PublicPlayer, ...]
    stacks: tuple[int, ...]
    """How many pieces are left in I, II and III."""
    unseen: tuple[Tile, ...]
    """The tiles still to come, in the order of their numbers: which they are is known, neither where nor when."""
    warehouse: tuple[Tile, ...]
    quarries: tuple[tuple[Tile, ...], ...]
    builder: int
    envoys: int
    pile: int
    discards: Cards
    display: Cards
    turn: int
    asked: int
    phase: Phase
    bids: tuple[Laid, ...]
    to_build: tuple[Tile, ...]
    chosen: int
    even_stacks: bool
    own_stacks: bool
    open_hands: tuple[Cards, ...] | None
    """All hands by seat at a table with open hands, and at any table once the game is over; else None."""
    final: Outcome | None
    """Scores and winners once the game is over by its rules; else None."""

    @property
    def quarry(self) -> tuple[Tile, ...]:
        """The tiles of the quarry on which the builder stands."""
        return self.quarries[self.builder - 1]


@dataclass(frozen=True, slots=True)
class SeatView(View):
    """What a seat may know: everyone's view, and its own hand."""

    seat: int
    hand: Cards


V = TypeVar("V", bound=View)


def ended_early(view: V) -> V:
    """Return the view of a game that was ended before its rules would end it: as it is, with nobody to act."""
    return view if view.phase is Phase.OVER else replace(view, phase=Phase.STOPPED)


@overload
def view(position: Position, seat: int, open_hands: bool = False) -> SeatView: ...
@overload
def view(position: Position, seat: int | None, open_hands: bool = False) -> View: ...
def view(position: Position, seat: int | None, open_hands: bool = False) -> View:
    """Return what a seat, or with None an onlooker, may know at a table with or without open hands."""
    return _view(position, seat, open_hands, remembers=False)


@overload
def view_with_memory(position: Position, seat: int) -> SeatView: ...
@overload
def view_with_memory(position: Position, seat: int | None) -> View: ...
def view_with_memory(position: Position, seat: int | None) -> View:
    """Return what a seat, or with None an onlooker, knows from remembering which cards everyone took in the open."""
    return _view(position, seat, open_hands=False, remembers=True)


def _view(position: Position, seat: int | None, open_hands: bool, remembers: bool) -> View:
    opened = open_hands or position.phase is Phase.OVER
    public = (
        tuple(_public(player, remembers) for player in position.players),
        tuple(map(len, position.stacks)),
        tuple(sorted((tile for stack in position.stacks for tile in stack.tiles), key=lambda tile: tile.number)),
        position.warehouse,
        position.quarries,
        position.builder,
        position.envoys,
        len(position.pile),
        position.discards,
        position.display,
        position.turn,
        position.asked,
        position.phase,
        position.bids,
        position.to_build,
        position.chosen,
        position.even_stacks,
        position.own_stacks,
        tuple(player.hand for player in position.players) if opened else None,
        outcome(position),
    )
    if seat is None:
        return View(*public)
    return SeatView(*public, seat=seat, hand=position.players[seat].hand)


def _public(player: Player, remembers: bool) -> PublicPlayer:
    return PublicPlayer(len(player.hand), player.palazzi, player.begun, player.shown if remembers else None)
