"""The race to the end: how soon each seat may announce it at best, and what the others can still score until then."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from bot.games.carrara.cards.card import OF_BUILDINGS, OF_COSTS, OF_OBJECTS, Cards
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    COSTS_TO_ANNOUNCE,
    MARKERS,
    OBJECT_PRICE,
    OBJECTS_TO_ANNOUNCE,
    POINTS_AN_OBJECT,
    SCORINGS_TO_ANNOUNCE,
    BuildingType,
)
from bot.games.carrara.computer.board import KEPT, Board
from bot.games.carrara.goals import goals
from bot.games.carrara.position import Player, Position

COIN = 0.4
"""About what a coin of a scoring is worth in points."""
FAR = 8
"""From how many turns on it does not matter how many more they are."""
PURCHASE = 3
"""About how many blocks a turn of buying brings, and how many coins it costs; without coins, one block less."""
PAID = 4


class Scorings(NamedTuple):
    """What a seat could score with its buildings as they are."""

    types: tuple[tuple[float, int, int, int], ...]
    """For each type not scored yet: its worth in points, and the points, coins and objects; the best one first."""
    cities: tuple[tuple[float, int], ...]
    """For each city that is ripe and free: its worth in points, and the objects."""

    @property
    def best(self) -> float:
        """The worth of the best one."""
        return max(self.types[0][0] if self.types else 0.0, max(self.cities)[0] if self.cities else 0.0)


class Race(NamedTuple):
    """How the end of the game comes nearer."""

    turns: tuple[int, ...]
    """By seat: in which of its turns it may announce the end at the earliest, from 1 to `FAR`."""
    rounds: int
    """How many rounds after this one it may end at the earliest."""
    scores: tuple[float, ...]
    """By seat: its score if until then it scored whatever brings most."""


_known: dict[int, tuple[tuple[Any, ...], Scorings]] = {}


def could_score(position: Position, player: Player, board: Board, free: tuple[bool, ...]) -> Scorings:
    """List what a seat could score with its buildings as they are; most turns of others leave that as it is."""
    asked = (player.buildings, player.types_scored, position.supply, free)
    known = _known.get(id(player.buildings))
    if known is not None and known[0][0] is player.buildings and known[0][1:] == asked[1:]:
        return known[1]
    if len(_known) >= KEPT:
        _known.clear()
    found = _could_score(board, *asked[1:])
    _known[id(player.buildings)] = (asked, found)
    return found


def _could_score(
    board: Board, scored: Collection[BuildingType], supply: Sequence[int], free: Sequence[bool]
) -> Scorings:
    types = []
    for kind, count in enumerate(board.type_counts):
        if count and kind not in scored:
            points, coins, objects = board.type_points[kind], board.type_coins[kind], min(count, supply[kind])
            types.append((points + COIN * coins + POINTS_AN_OBJECT * objects, points, coins, objects))
    types.sort(reverse=True)
    cities = []
    for city, count in enumerate(board.city_counts):
        if count >= BUILDINGS_TO_SCORE[city] and free[city]:
            objects = sum(map(min, board.city_types[city], supply))
            worth = board.city_worth[city] * (COIN if city % 2 else 1.0) + POINTS_AN_OBJECT * objects
            cities.append((worth, objects))
    return Scorings(tuple(types), tuple(cities))


def race(
    position: Position,
    possible: Sequence[Scorings],
    costs: Sequence[int],
    scores: Sequence[int],
    largest: Sequence[int],
) -> Race:
    """Foresee the race from the beginning of a turn on.

    `possible`, `costs` (of all buildings) and `scores` are by seat; `largest` tells the dearest building on display
    that so many blocks can pay for.
    """
    players, turn, cards = position.players, position.turn, position.cards
    turns = []
    for player, options, built in zip(players, possible, costs, strict=True):
        if cards is None:
            building = _turns_to_build(player, COSTS_TO_ANNOUNCE[len(players)] - built, largest)
            scoring = _turns_to_score(player, options, len(players), len(position.on_sale))
        else:
            building, scoring = _turns_by_cards(player, cards, len(players), largest)
        turns.append(max(1, min(FAR, building + scoring)))
    rounds = min([needed - (seat >= turn) for seat, needed in enumerate(turns)])
    reached = []
    for seat, (player, options, score) in enumerate(zip(players, possible, scores, strict=True)):
        left = min(rounds + (seat >= turn), MARKERS - len(player.types_scored) - len(player.cities_scored))
        worths = sorted([option[0] for option in options.types] + [option[0] for option in options.cities])
        reached.append(score + sum(worths[-left:] if left else ()))
    return Race(tuple(turns), rounds, tuple(reached))


def _turns_by_cards(player: Player, cards: Cards, seats: int, largest: Sequence[int]) -> tuple[int, int]:
    """Count the turns of building and of scoring until the conditions on the cards are met, as roughly as can be."""
    building = scoring = 0
    for goal in goals(player, player.coins, player.objects, seats, cards):
        assert goal.card.condition is not None
        of = goal.card.condition.counted.of
        if of in OF_COSTS:
            building = max(building, _turns_to_build(player, goal.lacking, largest))
        elif of in OF_BUILDINGS:
            # each takes a turn and, where there are too few blocks, another one to buy them
            building = max(building, goal.lacking + max(0, goal.lacking - sum(player.blocks)))
        elif of in OF_OBJECTS:
            scoring = max(scoring, (goal.lacking + 1) // 2)
        else:
            scoring = max(scoring, goal.lacking)
    return building, scoring


def _turns_to_build(player: Player, lacking: int, largest: Sequence[int]) -> int:
    """Count the turns of building and buying until the buildings cost enough, as if any block would do."""
    blocks, coins, turns = sum(player.blocks), player.coins, 0
    while lacking > 0 and turns < FAR:
        turns += 1
        cost = largest[min(blocks, 5)]
        if cost:
            cost = min(cost, lacking)
            lacking -= cost
            blocks -= cost
        else:
            blocks += PURCHASE if coins >= PAID else PURCHASE - 1
            coins = max(0, coins - PAID)
    return turns


def _turns_to_score(player: Player, options: Scorings, seats: int, on_sale: int) -> int:
    """Count the scorings until there are enough of them, and enough objects, some of which can be bought."""
    made = len(player.types_scored) + len(player.cities_scored)
    lacking = OBJECTS_TO_ANNOUNCE[seats] - sum(player.objects) - min(on_sale, player.coins // OBJECT_PRICE)
    turns = 0
    if lacking > 0:
        brought = sorted([option[3] for option in options.types] + [option[1] for option in options.cities])
        while lacking > 0 and turns < MARKERS - made and brought:
            lacking -= brought.pop()
            turns += 1
        turns += max(0, lacking + 1) // 2
    return max(turns, SCORINGS_TO_ANNOUNCE - made)
