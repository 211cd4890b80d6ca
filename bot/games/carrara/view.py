"""The views of seats and onlookers, with and without a perfect memory, and samples of what they hide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar, overload

from bot.games.carrara.cards.card import Cards
from bot.games.carrara.components import (
    BLOCKS_OF_A_COLOUR,
    BUILDINGS,
    COLOURS,
    OBJECTS,
    OBJECTS_OF_A_KIND,
    Blocks,
    Building,
    Colour,
    Object,
    Objects,
    blocks_of,
    objects_of,
)
from bot.games.carrara.ending import outcome
from bot.games.carrara.position import CarraraPhase, CarraraPlayer, CarraraPosition, PublicPlayer
from bot.games.chance import Chance
from bot.games.contract import Outcome


class Hand(NamedTuple):
    """A player's possessions behind the screen."""

    coins: int
    blocks: Blocks
    objects: Objects


@dataclass(frozen=True, slots=True)
class CarraraView:
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
    phase: CarraraPhase
    last_round_by: int | None
    announced_by: int | None
    open_hands: tuple[Hand, ...] | None
    """All hands by seat at a table with open hands, and at any table once the game is over; else None."""
    cards: Cards | None
    """The cards of the expansion; None in the base game."""
    great: tuple[Building, ...]
    """The buildings of cost 8 next to the board (expansion)."""
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
class CarraraSeatView(CarraraView):
    """What a seat may know: everyone's view, and its own hand."""

    seat: int
    hand: Hand


V = TypeVar("V", bound=CarraraView)


def end_early(view: V) -> V:
    """Return the view of a game that was ended before its rules would end it: as it is, with nobody to act."""
    return replace(view, phase=CarraraPhase.OVER)


def player_of(hand: Hand, public: PublicPlayer) -> CarraraPlayer:
    """Combine a player's hidden possessions with the public ones."""
    everything = (*hand, *public)
    return CarraraPlayer(*everything)


T = TypeVar("T")

UNKNOWN_COINS = 10
"""The coins that an unknown hand is assumed to hold."""


@overload
def view(position: CarraraPosition, seat: int, open_hands: bool = False) -> CarraraSeatView: ...


@overload
def view(position: CarraraPosition, seat: int | None, open_hands: bool = False) -> CarraraView: ...
def view(position: CarraraPosition, seat: int | None, open_hands: bool = False) -> CarraraView:
    """Return what a seat, or with None an onlooker, may know at a table with or without open hands."""
    hands = tuple([Hand(*player[:3]) for player in position.players])
    public = position._asdict() | {
        "players": tuple([PublicPlayer(*player[3:]) for player in position.players]),
        "bag": sum(position.bag),
        "stack": len(position.stack),
        "open_hands": hands if open_hands or position.phase is CarraraPhase.OVER else None,
        "final": outcome(position),
    }
    return CarraraView(**public) if seat is None else CarraraSeatView(**public, seat=seat, hand=hands[seat])


def view_with_memory(position: CarraraPosition, seat: int | None) -> CarraraView:
    """Return the view of a seat, or with None an onlooker, with a perfect memory of everything public.

    Whatever goes behind a screen or leaves it does so in the open, so that all hands can be worked out.
    """
    return view(position, seat, open_hands=True)


def determinize(seen: CarraraView, chance: Chance) -> CarraraPosition:
    """Sample what a view hides: the stack's order, and hands and bag if unknown."""
    hands = seen.open_hands or _deal_hands(seen, chance)
    built = [building for player in seen.players for building, _ in player.buildings]
    hidden = [building for building in BUILDINGS if building not in seen.display and building not in built]
    sampled = {
        "players": tuple(map(player_of, hands, seen.players)),
        "bag": blocks_of(_draw(_unseen_blocks(seen, hands), seen.bag, COLOURS, chance)),
        "stack": tuple(_draw(hidden, seen.stack, BUILDINGS, chance)),
    }
    return CarraraPosition(**{name: getattr(seen, name) for name in CarraraPosition._fields} | sampled)


def _deal_hands(seen: CarraraView, chance: Chance) -> tuple[Hand, ...]:
    """Deal the unseen blocks and objects to the seats whose hands are hidden."""
    hands = {seen.seat: seen.hand} if isinstance(seen, CarraraSeatView) else {}
    blocks = _unseen_blocks(seen, hands.values())
    held = chance.sample(blocks, max(0, len(blocks) - seen.bag))
    elsewhere = [seen.supply, *(hand.objects for hand in hands.values())]
    gone = [
        kind
        for kind in OBJECTS
        for _ in range(OBJECTS_OF_A_KIND - seen.on_sale.count(kind) - sum(objects[kind] for objects in elsewhere))
    ]
    objects = chance.sample(gone, len(gone))
    others = [seat for seat in range(len(seen.players)) if seat not in hands]
    for share, seat in enumerate(others):
        part = slice(share, None, len(others))
        hands[seat] = Hand(UNKNOWN_COINS, blocks_of(held[part]), objects_of(objects[part]))
    return tuple(hands[seat] for seat in range(len(seen.players)))


def _unseen_blocks(seen: CarraraView, hands: Iterable[Hand]) -> list[Colour]:
    """List the blocks that are neither on the wheel nor in these hands."""
    places = (*seen.wheel, *(hand.blocks for hand in hands))
    return [colour for colour in COLOURS for _ in range(BLOCKS_OF_A_COLOUR - sum(place[colour] for place in places))]


def _draw(found: Sequence[T], number: int, kinds: Sequence[T], chance: Chance) -> list[T]:
    """Draw `number` of the items, repeating kinds if an impossible view leaves too few."""
    enough = list(found)
    while len(enough) < number:
        enough += kinds
    return chance.sample(enough, number)
