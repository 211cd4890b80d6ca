"""The views of seats and onlookers, without fields for anything hidden, and samples of what they hide."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import accumulate, chain, pairwise
from operator import attrgetter
from typing import NamedTuple, TypeVar, overload

from bot.games.chance import Chance
from bot.games.contract import Outcome
from bot.games.palazzo.components import ALL_CARDS, ENVOY, ENVOYS, NO_CARDS, Card, Cards, Envoy, Stack, Tile
from bot.games.palazzo.position import Laid, Palazzo, PalazzoPhase, PalazzoPlayer, PalazzoPosition
from bot.games.palazzo.scoring import outcome
from bot.games.palazzo.setup import deal_by_floors


class PublicPlayer(NamedTuple):
    """What everyone sees of a player."""

    cards: int
    """The number of cards in hand."""
    palazzi: tuple[Palazzo, ...]
    begun: int
    shown: Cards | None = None
    """With a perfect memory, the cards of the hand that everyone has seen; else None."""


@dataclass(frozen=True, slots=True)
class PalazzoView:
    """What everyone may know."""

    players: tuple[PublicPlayer, ...]
    stacks: tuple[int, ...]
    """How many pieces are left in I, II and III."""
    unseen: tuple[Tile, ...]
    """The tiles still in the stacks, sorted, as only their order is hidden."""
    warehouse: tuple[Tile, ...]
    quarries: tuple[tuple[Tile, ...], ...]
    builder: int
    envoys: int
    pile: int
    discards: Cards
    display: Cards
    turn: int
    asked: int
    phase: PalazzoPhase
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
class PalazzoSeatView(PalazzoView):
    """What a seat may know: everyone's view, and its own hand."""

    seat: int
    hand: Cards


V = TypeVar("V", bound=PalazzoView)


def end_early(view: V) -> V:
    """Return the view of a game that was ended before its rules would end it: as it is, with nobody to act."""
    return view if view.phase is PalazzoPhase.OVER else replace(view, phase=PalazzoPhase.STOPPED)


@overload
def view(
    position: PalazzoPosition, seat: int, open_hands: bool = False, remembers: bool = False
) -> PalazzoSeatView: ...
@overload
def view(
    position: PalazzoPosition, seat: int | None, open_hands: bool = False, remembers: bool = False
) -> PalazzoView: ...
def view(position: PalazzoPosition, seat: int | None, open_hands: bool = False, remembers: bool = False) -> PalazzoView:
    """Return what a seat, or with None an onlooker, may know at a table with or without open hands.

    With a perfect memory, it includes the cards that others took openly.
    """
    players = position.players
    opened = open_hands or position.phase is PalazzoPhase.OVER
    public = position._asdict() | {
        "players": tuple(
            [
                PublicPlayer(len(player.hand), player.palazzi, player.begun, player.shown if remembers else None)
                for player in players
            ]
        ),
        "stacks": tuple(map(len, position.stacks)),
        "unseen": tuple(sorted((tile for stack in position.stacks for tile in stack.tiles), key=attrgetter("number"))),
        "pile": len(position.pile),
        "open_hands": tuple(player.hand for player in players) if opened else None,
        "final": outcome(position),
    }
    return PalazzoView(**public) if seat is None else PalazzoSeatView(**public, seat=seat, hand=players[seat].hand)


def view_with_memory(position: PalazzoPosition, seat: int | None) -> PalazzoView:
    """Return the view of someone with a perfect memory of everything that happened in public."""
    return view(position, seat, remembers=True)


def determinize(seen: PalazzoView, chance: Chance) -> PalazzoPosition:
    """Sample what a view hides: the hands of others, the pile, and the places of tiles in the stacks."""
    hands, pile = _money(seen, chance)
    sampled = {
        "players": tuple(
            PalazzoPlayer(hand, NO_CARDS if player.shown is None else player.shown, player.palazzi, player.begun)
            for hand, player in zip(hands, seen.players, strict=True)
        ),
        "stacks": _stacks(seen, chance),
        "pile": pile,
    }
    return PalazzoPosition(**{name: getattr(seen, name) for name in PalazzoPosition._fields} | sampled)


def _money(seen: PalazzoView, chance: Chance) -> tuple[list[Cards], tuple[Card, ...]]:
    """Deal the unseen cards to hands, in addition to those known, and the rest to the pile."""
    hands = [_known_cards(seen, seat) for seat in range(len(seen.players))]
    left = ALL_CARDS.minus(chain(seen.discards, seen.display, *(laid.cards for laid in seen.bids), *hands))
    dealt = chance.sample(left, len(left))
    for seat, player in enumerate(seen.players):
        missing = player.cards - len(hands[seat])
        hands[seat] = hands[seat].plus(dealt[:missing])
        del dealt[:missing]
    return hands, tuple(dealt)


def _known_cards(seen: PalazzoView, seat: int) -> Cards:
    if isinstance(seen, PalazzoSeatView) and seat == seen.seat:
        return seen.hand
    if seen.open_hands is not None:
        return seen.open_hands[seat]
    return seen.players[seat].shown or NO_CARDS


def _stacks(seen: PalazzoView, chance: Chance) -> tuple[Stack, ...]:
    """Deal the tiles still to come to the stacks, and shuffle each with the envoys that are left."""
    envoys = ENVOYS - seen.envoys
    shuffled = chance.sample(seen.unseen, len(seen.unseen))
    if seen.even_stacks or seen.own_stacks:
        ends = accumulate((*seen.stacks[:-1], seen.stacks[-1] - envoys), initial=0)
        dealt = [shuffled[begin:end] for begin, end in pairwise(ends)]
    else:
        dealt = deal_by_floors(shuffled, next((number for number, left in enumerate(seen.stacks) if left), 0))
    pieces: list[list[Tile | Envoy]] = [[*stack] for stack in dealt]
    pieces[-1] += [ENVOY] * envoys
    return tuple(Stack(chance.sample(stack, len(stack))) for stack in pieces)
