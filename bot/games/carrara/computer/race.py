"""The race to the end: how soon each seat may announce it at best, and what the others can still score until then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.carrara.components import (
    COSTS_TO_ANNOUNCE,
    MARKERS,
    OBJECT_PRICE,
    OBJECTS_TO_ANNOUNCE,
    SCORINGS_TO_ANNOUNCE,
)
from bot.games.carrara.computer.scoring_options import Scorings
from bot.games.carrara.position import Player

FAR = 8
"""The number of turns beyond which the exact number does not matter."""
PURCHASE = 3
"""About how many blocks a turn of buying gains, and how many coins it costs; without coins, one block less."""
PAID = 4


class Runner(NamedTuple):
    """What a seat has for the race."""

    turns: int
    """In which of its turns it may announce the end at the earliest, from 1 to `FAR`."""
    score: int
    """If the game ended now."""
    options: Scorings
    markers: int
    """How many are left to score with."""


class Race(NamedTuple):
    """How near the end of the game is."""

    turns: tuple[int, ...]
    """By seat: in which of its turns it may announce the end at the earliest, from 1 to `FAR`."""
    rounds: int
    """How many rounds after this one it may end at the earliest."""
    scores: tuple[float, ...]
    """By seat: its score if it made its best scorings until then."""


def race(runners: Sequence[Runner], turn: int) -> Race:
    """Predict the race from the beginning of a seat's turn on."""
    rounds = min([runner.turns - (seat >= turn) for seat, runner in enumerate(runners)])
    reached = []
    for seat, runner in enumerate(runners):
        left = min(rounds + (seat >= turn), runner.markers)
        reached.append(runner.score + sum(runner.options.worths[-left:] if left else ()))
    return Race(tuple([runner.turns for runner in runners]), rounds, tuple(reached))


def turns_to_announce(
    player: Player, costs: int, options: Scorings, seats: int, largest: tuple[int, ...], sold: int
) -> int:
    """Count the turns until the printed conditions are met, from 1 to `FAR`.

    `costs` is the sum of the costs of all buildings; `largest` is, by number of blocks, the highest cost they can pay;
    `sold` is the number of objects on sale.
    """
    building = turns_to_build(player, COSTS_TO_ANNOUNCE[seats] - costs, largest)
    return within(building + _turns_to_score(player, options, seats, sold))


def within(turns: int) -> int:
    """Clamp a number of turns to the range from 1 to `FAR`."""
    return max(1, min(FAR, turns))


def turns_to_build(player: Player, lacking: int, largest: tuple[int, ...]) -> int:
    """Count the turns of building and buying until `lacking` more costs are built, as if any block would do."""
    return _turns_to_build(sum(player.blocks), player.coins, lacking, largest) if lacking > 0 else 0


@lru_cache(maxsize=10_000)
def _turns_to_build(blocks: int, coins: int, lacking: int, largest: tuple[int, ...]) -> int:
    turns, most = 0, len(largest) - 1
    while lacking > 0 and turns < FAR:
        turns += 1
        cost = largest[min(blocks, most)]
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
    turns = _turns_to_gain(lacking, MARKERS - made, options.brought) if lacking > 0 else 0
    return max(turns, SCORINGS_TO_ANNOUNCE - made)


@lru_cache(maxsize=10_000)
def _turns_to_gain(lacking: int, markers: int, brought: tuple[int, ...]) -> int:
    """Count the turns until scorings have brought these objects, the best first, and then those not in sight yet."""
    turns = 0
    for objects in brought[: -markers - 1 : -1]:
        if lacking <= 0:
            break
        lacking -= objects
        turns += 1
    return turns + max(0, lacking + 1) // 2
