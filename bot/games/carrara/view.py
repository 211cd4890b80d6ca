"""The views of seats and onlookers; what they may not know has no field here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar, overload

from bot.games.carrara.cards.card import Cards
from bot.games.carrara.components import Blocks, Building, BuildingType, Category, City, Object, Objects
from bot.games.carrara.ending import outcome
from bot.games.carrara.position import Built, OwnBoard, Phase, Player, Position
from bot.games.contract import Outcome


class Hand(NamedTuple):
    """What is behind a screen."""

    coins: int
    blocks: Blocks
    objects: Objects


class _PublicPlayer(NamedTuple):
    points: int
    buildings: tuple[Built, ...]
    types_scored: tuple[BuildingType, ...]
    cities_scored: tuple[City, ...]
    categories_scored: tuple[Category, ...] = ()


class PublicPlayer(OwnBoard, _PublicPlayer):
    """What everyone sees of a player."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class View:
    """What everyone may know."""

    players: tuple[PublicPlayer, ...]
    wheel: tuple[Blocks, ...]
    bag: int
    display: tuple[Building, ...]
    stack: int
    on_sale: tuple[Object, ...]
    supply: Objects
    turn: int
    round: int
    phase: Phase
    last_round_by: int | None
    announced_by: int | None
    open_hands: tuple[Hand, ...] | None
    """All hands by seat at a table with open hands, and at any table once the game is over; else None."""
    cards: Cards | None
    """The cards of the expansion; None in the base game."""
    great: tuple[Building, ...]
    """The buildings of cost 8 beside the board (expansion)."""
    final: Outcome | None
    """Scores and winners once the game is over by its rules; else None."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the final scoring."""
        return () if self.final is None else self.final.winners

    def score(self, seat: int) -> int:
        """Return a seat's points on the scoring track or, after the final scoring, all of them."""
        return self.players[seat].points if self.final is None else self.final.scores[seat]


@dataclass(frozen=True, slots=True)
class SeatView(View):
    """What a seat may know: everyone's view, and its own hand."""

    seat: int
    hand: Hand


V = TypeVar("V", bound=View)


def ended_early(view: V) -> V:
    """Return the view of a game that was ended before its rules would end it: as it is, with nobody to act."""
    return replace(view, phase=Phase.OVER)


def hand_of(player: Player) -> Hand:
    """Return what is behind a player's screen."""
    return Hand(player.coins, player.blocks, player.objects)


def player_of(hand: Hand, public: PublicPlayer) -> Player:
    """Combine what is behind a player's screen with what everyone sees."""
    return Player(
        *hand,
        public.points,
        public.buildings,
        public.types_scored,
        public.cities_scored,
        public.categories_scored,
    )


@overload
def view(position: Position, seat: int, open_hands: bool = False) -> SeatView: ...
@overload
def view(position: Position, seat: int | None, open_hands: bool = False) -> View: ...
def view(position: Position, seat: int | None, open_hands: bool = False) -> View:
    """Return what a seat, or with None an onlooker, may know at a table with or without open hands."""
    opened = open_hands or position.phase is Phase.OVER
    public = (
        tuple(
            PublicPlayer(p.points, p.buildings, p.types_scored, p.cities_scored, p.categories_scored)
            for p in position.players
        ),
        position.wheel,
        sum(position.bag),
        position.display,
        len(position.stack),
        position.on_sale,
        position.supply,
        position.turn,
        position.round,
        position.phase,
        position.last_round_by,
        position.announced_by,
        tuple(hand_of(player) for player in position.players) if opened else None,
        position.cards,
        position.great,
        outcome(position),
    )
    if seat is None:
        return View(*public)
    return SeatView(*public, seat=seat, hand=hand_of(position.players[seat]))
