"""The state of a game, on the table and behind the screens, and its setup."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import reduce
from typing import Any, NamedTuple

from bot.games.carrara.cards.card import Cards, Source
from bot.games.carrara.cards.deck import DECK
from bot.games.carrara.components import (
    BLOCKS_OF_A_COLOUR,
    BUILDINGS,
    COLOURS,
    DISPLAY_SIZE,
    GREAT_BUILDINGS,
    NO_BLOCKS,
    NO_OBJECTS,
    OBJECTS,
    OBJECTS_OF_A_KIND,
    SEGMENTS,
    START_BLOCKS,
    START_COINS,
    Blocks,
    Building,
    BuildingType,
    Category,
    City,
    Object,
    Objects,
    blocks_of,
    minus,
)
from bot.games.chance import Chance
from bot.games.codec import check_known, check_seats
from bot.games.contract import BadData
from bot.games.hidden import PerSeat, Seat

SEATS = range(2, 5)


class CarraraPhase(StrEnum):
    ACTION = "action"
    BUYING = "buying"
    AFTER_ACTION = "after_action"
    AFTER_PURCHASE = "after_purchase"
    CLOSING = "closing"
    OVER = "over"


class Built(NamedTuple):
    building: Building
    city: City


class OwnBoard:
    """Figures derived from a player's board."""

    __slots__ = ()

    @property
    def scorings(self: Any) -> int:
        """The number of scoring markers placed."""
        return len(self.types_scored) + len(self.cities_scored) + len(self.categories_scored)

    @property
    def costs(self: Any) -> int:
        return sum([built.building.cost for built in self.buildings])


class _PublicPlayer(NamedTuple):
    points: int
    buildings: tuple[Built, ...]
    """In the order in which they were built."""
    types_scored: tuple[BuildingType, ...]
    cities_scored: tuple[City, ...]
    categories_scored: tuple[Category, ...] = ()
    """The special scoring spaces with a marker (expansion)."""


class PublicPlayer(OwnBoard, _PublicPlayer):
    """What everyone sees of a player."""

    __slots__ = ()


class _Player(NamedTuple):
    coins: int
    blocks: Blocks
    objects: Objects
    points: int
    buildings: tuple[Built, ...]
    types_scored: tuple[BuildingType, ...]
    cities_scored: tuple[City, ...]
    categories_scored: tuple[Category, ...] = ()


class CarraraPlayer(OwnBoard, _Player):
    """What belongs to a seat; coins, blocks and objects are behind its screen."""

    __slots__ = ()


Board = CarraraPlayer | PublicPlayer
"""Anything with buildings and scoring markers."""


class CarraraPosition(NamedTuple):
    """The whole state of a game, including hidden parts."""

    players: PerSeat[CarraraPlayer]
    wheel: tuple[Blocks, ...]
    """Segments I to VI."""
    bag: Blocks
    display: tuple[Building, ...]
    stack: tuple[Building, ...]
    """From the top."""
    on_sale: tuple[Object, ...]
    supply: Objects
    turn: Seat
    round: int
    """From 1."""
    phase: CarraraPhase
    last_round_by: Seat | None
    """The seat that announced the end or built the last building."""
    announced_by: Seat | None
    cards: Cards | None = None
    """The cards of the expansion; None in the base game."""
    great: tuple[Building, ...] = ()
    """The buildings of cost 8 next to the board (expansion), never refilled."""

    @property
    def mover(self) -> CarraraPlayer:
        return self.players[self.turn]


EXPANSION = "expansion"
DOCUMENTED_ONLY = "documented_only"
OPTIONS = (EXPANSION, DOCUMENTED_ONLY)
"""Whether to play with the expansion, and whether with its documented cards only."""


def deal(seats: int, options: Mapping[str, bool], chance: Chance) -> CarraraPosition:
    """Set up a game (page 2); raise BadData.

    The order of the buildings is random, and so is, with the expansion, a card of each kind.
    """
    check_seats("seats", seats, SEATS)
    check_known(options, OPTIONS, "options", "unknown option")
    expansion = options.get(EXPANSION, False)
    if options.get(DOCUMENTED_ONLY) and not expansion:
        raise BadData(f"options.{DOCUMENTED_ONLY}", f"only with {EXPANSION}")
    buildings = tuple(chance.sample(BUILDINGS, len(BUILDINGS)))
    hands = [blocks_of([block]) for block in START_BLOCKS[:seats]]
    one_each = blocks_of(COLOURS)
    bag = reduce(minus, (one_each, *hands), Blocks(*[BLOCKS_OF_A_COLOUR] * len(COLOURS)))
    return CarraraPosition(
        players=tuple(CarraraPlayer(START_COINS, hand, NO_OBJECTS, 0, (), (), ()) for hand in hands),
        wheel=(one_each, *[NO_BLOCKS] * (SEGMENTS - 1)),
        bag=bag,
        display=buildings[:DISPLAY_SIZE],
        stack=buildings[DISPLAY_SIZE:],
        on_sale=OBJECTS,
        supply=Objects(*[OBJECTS_OF_A_KIND - 1] * len(OBJECTS)),
        turn=0,
        round=1,
        phase=CarraraPhase.ACTION,
        last_round_by=None,
        announced_by=None,
        cards=DECK.draw(chance, Source.DOCUMENTED if options.get(DOCUMENTED_ONLY) else None) if expansion else None,
        great=GREAT_BUILDINGS if expansion else (),
    )


def with_player(position: CarraraPosition, player: CarraraPlayer, **changes: Any) -> CarraraPosition:
    """Return a position with the player whose turn it is replaced, and with other changes."""
    turn = position.turn
    return position._replace(players=(*position.players[:turn], player, *position.players[turn + 1 :]), **changes)
