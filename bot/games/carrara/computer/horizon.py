"""Estimates of the fewest turns until a seat may announce the end."""

from __future__ import annotations

from functools import lru_cache

from bot.games.carrara.components import (
    COSTS_TO_ANNOUNCE,
    MARKERS,
    OBJECT_PRICE,
    OBJECTS_TO_ANNOUNCE,
    SCORINGS_TO_ANNOUNCE,
)
from bot.games.carrara.computer.boards import ScoringOptions
from bot.games.carrara.position import CarraraPlayer

FAR_TURNS = 8
"""Larger numbers of turns are clamped to this."""
BLOCKS_A_PURCHASE = 3
"""About how many blocks a turn of buying gains; without coins, one block less."""
COINS_A_PURCHASE = 4
"""About how many coins a turn of buying costs."""


def turns_to_announce(
    player: CarraraPlayer, costs: int, options: ScoringOptions, seats: int, largest: tuple[int, ...], on_sale: int
) -> int:
    """Count the turns until the printed conditions are met, from 1 to `FAR_TURNS`.

    `costs` is the sum of the costs of all buildings; `largest` is, by number of blocks, the highest cost they can pay;
    `on_sale` is the number of objects on sale.
    """
    building = turns_to_build(player, COSTS_TO_ANNOUNCE[seats] - costs, largest)
    made = len(player.types_scored) + len(player.cities_scored)
    lacking = OBJECTS_TO_ANNOUNCE[seats] - sum(player.objects) - min(on_sale, player.coins // OBJECT_PRICE)
    gaining = _turns_to_gain(lacking, MARKERS - made, options.objects) if lacking > 0 else 0
    return clamp_turns(building + max(gaining, SCORINGS_TO_ANNOUNCE - made))


def clamp_turns(turns: int) -> int:
    """Clamp a number of turns to the range from 1 to `FAR_TURNS`."""
    return max(1, min(FAR_TURNS, turns))


def turns_to_build(player: CarraraPlayer, lacking: int, largest: tuple[int, ...]) -> int:
    """Count the turns of building and buying until `lacking` more costs are built, as if any block would do."""
    return _turns_to_build(sum(player.blocks), player.coins, lacking, largest) if lacking > 0 else 0


@lru_cache(maxsize=10_000)
def _turns_to_build(blocks: int, coins: int, lacking: int, largest: tuple[int, ...]) -> int:
    turns, most = 0, len(largest) - 1
    while lacking > 0 and turns < FAR_TURNS:
        turns += 1
        cost = largest[min(blocks, most)]
        if cost:
            cost = min(cost, lacking)
            lacking -= cost
            blocks -= cost
        else:
            blocks += BLOCKS_A_PURCHASE if coins >= COINS_A_PURCHASE else BLOCKS_A_PURCHASE - 1
            coins = max(0, coins - COINS_A_PURCHASE)
    return turns


@lru_cache(maxsize=10_000)
def _turns_to_gain(lacking: int, markers: int, objects: tuple[int, ...]) -> int:
    """Count the turns of scoring until `lacking` objects are gained, by the best options, then by unknown ones."""
    turns = 0
    for number in objects[: -markers - 1 : -1]:
        if lacking <= 0:
            break
        lacking -= number
        turns += 1
    return turns + max(0, lacking + 1) // 2
