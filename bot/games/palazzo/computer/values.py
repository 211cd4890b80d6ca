"""The expected final points of a seat's palazzi, with tiles to come and rebuilding."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from bot.games.palazzo.components import (
    FLOORS,
    POINTS_BY_HEIGHT,
    POINTS_OF_ONE_MATERIAL,
    WINDOWS_COUNT_FROM,
    Material,
    Tile,
)

BUILT_SHARE: Final = 0.6
"""The share of coming tiles that are built; the others leave the game, or are still open at its end."""
MAX_SAME_FLOOR: Final = 4
"""The limit on tiles of the same floor that a seat is expected to get."""
CHOSEN_WINDOWS: Final = 0.25
"""How many windows more than average the tiles have that a seat chooses."""
PREFERRED_MATERIAL: Final = 1.5
"""The factor by which tiles of the collected material are likelier than by chance."""


class Supply:
    """What a seat can expect from the tiles to come."""

    __slots__ = ("chances", "reveals", "same", "seats", "windows")

    def __init__(self, tiles: Sequence[Tile], share: float, reveals: float, seats: int) -> None:
        """Count tiles, of which a share becomes available."""
        self.seats = seats
        self.reveals = reveals
        """How often tiles will be revealed before the game ends."""
        numbers = dict.fromkeys(FLOORS, 0)
        windows = dict.fromkeys(FLOORS, 0)
        materials = {(floor, material): 0 for floor in FLOORS for material in Material}
        for tile in tiles:
            numbers[tile.floor] += 1
            windows[tile.floor] += tile.windows
            materials[tile.floor, tile.material] += 1
        self.chances = {floor: _chances(BUILT_SHARE * share * numbers[floor] / seats) for floor in FLOORS}
        """By floor: the probabilities that a seat gets at least one tile of it, two, and so on."""
        self.windows = {floor: min(3.0, windows[floor] / (numbers[floor] or 1) + CHOSEN_WINDOWS) for floor in FLOORS}
        self.same = {
            key: min(1.0, PREFERRED_MATERIAL * number / (numbers[key[0]] or 1)) for key, number in materials.items()
        }
        """By floor and material: the probability that a tile is of that material, for a seat that collects it."""


def _chances(mean: float) -> tuple[float, ...]:
    """Return the chances that something happens at least once, twice and so on, given its mean number."""
    term = exp(-mean)
    left, found = 1 - term, []
    for number in range(1, MAX_SAME_FLOOR + 1):
        found.append(max(0.0, left))
        term *= mean / number
        left -= term
    return tuple(found)


Floors = tuple[Tile, ...]
AllFloors = tuple[Floors, ...]
"""The palazzi of a seat, without their numbers."""

BUILD_ON_TOP_CHANCE: Final = 0.9
"""The probability that a tile comes in time to be built on top of a palazzo."""
INSERTION_CHANCE: Final = 0.3
"""The probability that a floor is inserted below another one, which costs a turn and a card."""
REBUILDING_COST: Final = 2.0
"""About the worth in points of the turn and the card for rebuilding."""
REBUILDING_TURNS: Final = 4.0
"""With this number of turns left for a seat, rebuilding is in time with a probability of about two thirds."""
NEW_PALAZZO_SAME_MATERIAL_CHANCE: Final = 0.5
"""The probability that a further tile of a palazzo not begun yet is of the same material."""
NEW_PALAZZI: Final = 2
"""How many palazzi not begun yet are considered."""
MAX_REBUILT: Final = 2
"""The limit on single tiles that are still rebuilt."""


class PalazzoValues:
    """Estimates the worth of palazzi, and caches it; for positions with the same tiles to come."""

    __slots__ = ("_found", "_palazzi", "later", "supply")

    def __init__(self, supply: Supply) -> None:
        self.supply = supply
        self.later = 1 - exp(-2 * supply.reveals / supply.seats / REBUILDING_TURNS)
        """The probability that there is time to rebuild."""
        self._palazzi: dict[tuple[Floors, tuple[int, ...]], float] = {}
        self._found: dict[AllFloors, float] = {}

    def worth(self, site: AllFloors) -> float:
        """Return the points that a seat's palazzi are expected to score."""
        found = self._found.get(site)
        if found is None:
            found = self._found[site] = self._sum_worth(site)
        return found

    def _sum_worth(self, site: AllFloors) -> float:
        """Add up the worth of palazzi, and the gain from rebuilding single tiles.

        The highest palazzo gets the first tile that comes of each floor.
        """
        waiting = [0] * (FLOORS[-1] + 1)
        total, singles = 0.0, False
        placed: list[tuple[Floors, tuple[int, ...], float]] = []
        for floors in sorted(site, key=len, reverse=True):
            before = tuple(waiting)
            worth = self._palazzo(floors, before)
            placed.append((floors, before, worth))
            total += worth
            singles = singles or len(floors) == 1
            for floor in range(floors[-1].floor + 1, FLOORS[-1] + 1):
                waiting[floor] += 1
        for _ in range(NEW_PALAZZI):
            total += max(0.0, self._palazzo((), tuple(waiting)))
            waiting = [number + 1 for number in waiting]
        return total + self._rebuilding(placed) if singles else total

    def _rebuilding(self, placed: Sequence[tuple[Floors, tuple[int, ...], float]]) -> float:
        """Return the gain from removing single tiles, or inserting them into other palazzi."""
        gains = []
        for single, _, worth in placed:
            if len(single) > 1:
                continue
            tile = single[0]
            best = 0.0
            for floors, before, now in placed:
                if floors is not single and tile.floor not in [each.floor for each in floors]:
                    inserted = tuple(sorted((*floors, tile), key=_floor))
                    best = max(best, self._palazzo(inserted, before) - now)
            gains.append(best - worth)
        total, share = 0.0, self.later
        for gain in sorted(gains, reverse=True)[:MAX_REBUILT]:
            total += max(0.0, share * gain - REBUILDING_COST)
            share *= self.later
        return total

    def _palazzo(self, floors: Floors, waiting: tuple[int, ...]) -> float:
        key = floors, waiting
        found = self._palazzi.get(key)
        if found is None:
            found = self._palazzi[key] = self._expected_points(floors, waiting)
        return found

    def _expected_points(self, floors: Floors, waiting: tuple[int, ...]) -> float:
        """Return the expected points of a palazzo; `waiting` counts, by floor, the palazzi that get a tile first."""
        supply, (there, top, material, number, shown) = self.supply, _examine_floors(floors)
        # by number of floors: its probability, the expected windows and the probability of one material, times that
        chances, windows, pure = [0.0] * 6, [0.0] * 6, [0.0] * 6
        chances[number], windows[number] = 1.0, shown
        pure[number] = 0.0 if there and material is None else 1.0
        highest = number
        for floor in FLOORS:
            if floor in there or waiting[floor] >= MAX_SAME_FLOOR:
                continue
            got = supply.chances[floor][waiting[floor]] * (BUILD_ON_TOP_CHANCE if floor > top else INSERTION_CHANCE)
            seen = supply.windows[floor]
            same = NEW_PALAZZO_SAME_MATERIAL_CHANCE if material is None else supply.same[floor, material]
            for have in range(highest, number - 1, -1):
                moved = chances[have] * got
                chances[have + 1] += moved
                windows[have + 1] += windows[have] * got + moved * seen
                pure[have + 1] += pure[have] * got * same
                chances[have] -= moved
                windows[have] *= 1 - got
                pure[have] *= 1 - got
            highest += 1
        return (
            chances[1] * POINTS_BY_HEIGHT[1]
            + chances[4] * POINTS_BY_HEIGHT[4]
            + chances[5] * POINTS_BY_HEIGHT[5]
            + sum(windows[WINDOWS_COUNT_FROM:])
            + pure[3] * POINTS_OF_ONE_MATERIAL[3]
            + pure[4] * POINTS_OF_ONE_MATERIAL[4]
            + pure[5] * POINTS_OF_ONE_MATERIAL[5]
        )


@lru_cache(maxsize=20_000)
def _examine_floors(floors: Floors) -> tuple[frozenset[int], int, Material | None, int, float]:
    """Return the floors of a palazzo, the highest, the material if it is the only one, their number, and windows."""
    materials = {tile.material for tile in floors}
    return (
        frozenset([tile.floor for tile in floors]),
        floors[-1].floor if floors else 0,
        floors[0].material if len(materials) == 1 else None,
        len(floors),
        float(sum([tile.windows for tile in floors])),
    )


def _floor(tile: Tile) -> int:
    return tile.floor
