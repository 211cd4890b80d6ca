"""What the features of all seats are made from: what each seat has, how near the end is, and what is on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.carrara.components import (
    COINS_A_POINT,
    COSTS_TO_ANNOUNCE,
    GREAT_COST,
    MARKERS,
    OBJECTS_TO_ANNOUNCE,
    POINTS_AN_OBJECT,
    SCORINGS_TO_ANNOUNCE,
    Building,
    Objects,
)
from bot.games.carrara.computer.boards import BoardSums, ScoringOptions, board_of, kept, options_without_cards
from bot.games.carrara.computer.card_values import (
    CardsInPlay,
    CardValues,
    card_values,
    cards_in_play,
    turns_by_cards,
    value_features,
)
from bot.games.carrara.computer.horizon import turns_to_announce
from bot.games.carrara.position import Player, Position
from bot.games.carrara.scoring import free_cities
from bot.games.players.network import Group


class Available(NamedTuple):
    """What is left for everyone."""

    seats: int
    supply: Objects
    free: tuple[bool, ...]
    """By city: whether nobody has scored it."""
    largest: tuple[int, ...]
    """By number of blocks: the highest cost of an open building that they can pay for."""
    on_sale: int
    """The number of objects on sale."""


class SeatSummary(NamedTuple):
    """What a seat has, and how near it is to announcing."""

    board: BoardSums
    missing: tuple[float, float, float]
    """The scorings, objects and costs that it still lacks to announce; with cards, scaled to these."""
    distance: float
    """How far it is from announcing, from 3 down to 0."""
    turns: int
    """In which of its turns it may announce the end at the earliest, from 1 to `FAR`."""
    score: int
    """If the game ended now."""
    options: ScoringOptions
    markers: int
    """How many are left to score with."""
    values: CardValues | None
    """What it has by the cards; None in the base game."""
    groups: tuple[Group, ...]
    """The features that follow from these alone: of its hand, of its board, and with cards of their values."""


class Outlook(NamedTuple):
    """What the features of all seats are made from."""

    seats: tuple[SeatSummary, ...]
    available: Available
    rounds: int
    """How many rounds after this one the game may end at the earliest."""
    reached: tuple[float, ...]
    """By seat: its score if it made its best scorings until then."""
    table: Group
    """The features of what is on the table."""


def outlook(position: Position) -> Outlook:
    """Return what the features of all seats are made from, at the beginning of a turn."""
    largest = _largest(_costs(position.display), bool(position.great), position.cards is not None)
    available = Available(
        len(position.players), position.supply, free_cities(position.players), largest, len(position.on_sale)
    )
    cards = None if position.cards is None else cards_in_play(position.cards)
    seats = tuple([summary_of(player, available, cards) for player in position.players])
    # who has moved in this round has one turn less until it ends
    rounds = min([seat.turns - (place >= position.turn) for place, seat in enumerate(seats)])
    reached = []
    for place, seat in enumerate(seats):
        left = min(rounds + (place >= position.turn), seat.markers)
        reached.append(seat.score + sum(seat.options.worths[-left:] if left else ()))
    table = (
        len(position.stack) / 21,
        len(position.display) / 9,
        sum(position.supply) / 30,
        position.round / 20,
        len(position.on_sale) / 6,
    )
    return Outlook(seats, available, rounds, tuple(reached), table)


@kept
def _costs(display: tuple[Building, ...]) -> frozenset[int]:
    return frozenset([building.cost for building in display])


@lru_cache(maxsize=128)
def _largest(costs: frozenset[int], great: bool, cards: bool) -> tuple[int, ...]:
    """Return by number of blocks the highest cost of a building that they can pay for."""
    largest, known = [], 0
    for number in range(GREAT_COST + 1 if cards else 6):
        known = number if number in costs or (great and number == GREAT_COST) else known
        largest.append(known)
    return tuple(largest)


@kept
def summary_of(player: Player, available: Available, cards: CardsInPlay | None) -> SeatSummary:
    """Return what a player has in a position; kept, as most turns of others do not change it."""
    board, seats, free = board_of(player.buildings), available.seats, available.free
    needs = (SCORINGS_TO_ANNOUNCE, OBJECTS_TO_ANNOUNCE[seats], COSTS_TO_ANNOUNCE[seats])
    blocks, coins, scorings, held = player.blocks, player.coins, player.scorings, sum(player.objects)
    missing: tuple[float, float, float]
    if cards is None:
        values = None
        options = options_without_cards(board, player.types_scored, available.supply, free)
        missing = max(0, needs[0] - scorings), max(0, needs[1] - held), max(0, needs[2] - board.costs)
        turns = turns_to_announce(player, board.costs, options, seats, available.largest, available.on_sale)
        score = player.points + board.costs + POINTS_AN_OBJECT * held + coins // COINS_A_POINT
        of_values: tuple[Group, ...] = ()
    else:
        values = card_values(player, board, seats, available.supply, free, cards)
        options = values.options
        top, objects, costs = values.shares
        # as shares of the conditions of the base game
        missing = needs[0] * top, needs[1] * objects, needs[2] * costs
        turns = turns_by_cards(player, values, available.largest)
        score = player.points + sum(values.points) + coins // cards.rate
        of_values = (value_features(player, values, cards),)
    lacks_scorings, lacks_objects, lacks_costs = missing
    hand = (
        player.points / 40,
        coins / 20,
        min(coins, 8) / 8,
        *[count / 4 for count in blocks],
        held / 8,
        lacks_objects / 8,
        sum(blocks) / 8,
    )
    built = (
        board.costs / 30,
        lacks_costs / 30,
        scorings / 6,
        lacks_scorings / 4,
        float(scorings >= MARKERS),
        *_type_features(options),
        0.0 if scorings >= MARKERS else options.best / 20,
        len(player.buildings) / 10,
    )
    distance = lacks_scorings / SCORINGS_TO_ANNOUNCE + lacks_objects / 8 + lacks_costs / 30
    groups = (hand, built, *of_values)
    return SeatSummary(board, missing, distance, turns, score, options, MARKERS - scorings, values, groups)


def _type_features(options: ScoringOptions) -> list[float]:
    """Return what the three best types still to be scored would gain, and the worth of the others."""
    found: list[float] = []
    for _, points, coins, at_end, _ in options.types[:3]:
        found += (points / 10, coins / 10, at_end / 9)
    found += [0.0] * (9 - len(found))
    return [*found, sum([option.worth for option in options.types[3:]]) / 20]
