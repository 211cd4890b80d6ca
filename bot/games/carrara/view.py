"""What seats and onlookers may know, what they may remember, and sampling of what is hidden from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar, overload

from bot.games.carrara.cards.card import Cards
from bot.games.carrara.components import (
    BLOCKS_OF_A_COLOUR,
    BUILDINGS,
    COLOURS,
    NO_BLOCKS,
    NO_OBJECTS,
    OBJECTS,
    OBJECTS_OF_A_KIND,
    Blocks,
    Building,
    BuildingType,
    Category,
    City,
    Colour,
    Object,
    Objects,
    blocks_of,
)
from bot.games.carrara.ending import outcome
from bot.games.carrara.position import Built, OwnBoard, Phase, Player, Position
from bot.games.chance import Chance
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


T = TypeVar("T")

UNKNOWN_COINS = 10
"""The coins that an unknown hand is assumed to hold."""


@overload
def view_with_memory(position: Position, seat: int) -> SeatView: ...
@overload
def view_with_memory(position: Position, seat: int | None) -> View: ...
def view_with_memory(position: Position, seat: int | None) -> View:
    """Return what a seat, or with None an onlooker, knows from remembering everything that happened in public.

    All that goes behind a screen or leaves it is bought, paid or scored in the open, so all hands can be worked out.
    """
    return view(position, seat, open_hands=True)


def determinize(seen: View, chance: Chance) -> Position:
    """Sample what a view does not show: the stack's order, and if hands are unknown, these and the bag."""
    hands = seen.open_hands or _hands(seen, chance)
    built = [building for player in seen.players for building, _ in player.buildings]
    hidden = [building for building in BUILDINGS if building not in seen.display and building not in built]
    return Position(
        players=tuple(player_of(hand, player) for hand, player in zip(hands, seen.players, strict=True)),
        wheel=seen.wheel,
        bag=blocks_of(_some(COLOURS, _left(seen, hands), seen.bag, chance)),
        display=seen.display,
        stack=tuple(_some(BUILDINGS, hidden, seen.stack, chance)),
        on_sale=seen.on_sale,
        supply=seen.supply,
        turn=seen.turn,
        round=seen.round,
        phase=seen.phase,
        last_round_by=seen.last_round_by,
        announced_by=seen.announced_by,
        cards=seen.cards,
        great=seen.great,
    )


def _hands(seen: View, chance: Chance) -> tuple[Hand, ...]:
    """Deal out what is unknown to the seats whose hands are not shown."""
    own = seen.hand if isinstance(seen, SeatView) else None
    others = [seat for seat in range(len(seen.players)) if not isinstance(seen, SeatView) or seat != seen.seat]
    shown = (Hand(0, NO_BLOCKS, NO_OBJECTS),) if own is None else (own,)
    blocks = _left(seen, shown)
    held = chance.sample(blocks, max(0, len(blocks) - seen.bag))
    gone = [
        kind
        for kind in OBJECTS
        for _ in range(OBJECTS_OF_A_KIND - seen.supply[kind] - seen.on_sale.count(kind) - shown[0].objects[kind])
    ]
    objects = chance.sample(gone, len(gone))
    hands: list[Hand] = []
    for seat in range(len(seen.players)):
        if own is not None and seat not in others:
            hands.append(own)
            continue
        share = others.index(seat)
        part = slice(share, None, len(others))
        hands.append(Hand(UNKNOWN_COINS, blocks_of(held[part]), _objects_of(objects[part])))
    return tuple(hands)


def _objects_of(kinds: Sequence[Object]) -> Objects:
    return Objects(*(kinds.count(kind) for kind in OBJECTS))


def _left(seen: View, hands: Sequence[Hand]) -> list[Colour]:
    """List the blocks that are neither on the wheel nor in these hands."""
    gone: Sequence[Blocks] = (*seen.wheel, *(hand.blocks for hand in hands))
    return [colour for colour in COLOURS for _ in range(BLOCKS_OF_A_COLOUR - sum(blocks[colour] for blocks in gone))]


def _some(kinds: Sequence[T], found: Sequence[T], number: int, chance: Chance) -> list[T]:
    """Draw `number` of what was found; a view that no game leads to may show more than there is."""
    enough = list(found)
    while len(enough) < number:
        enough += kinds
    return chance.sample(enough, number)
