"""What the palazzi of a seat are expected to score, with the tiles that are still to come and with rebuilding."""

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
from bot.games.palazzo.computer.supply import RANKS, Supply

Floors = tuple[Tile, ...]
Site = tuple[Floors, ...]
"""The palazzi of a seat, without their numbers."""

ON_TOP: Final = 0.9
"""How likely a tile that a seat gets can be built on a palazzo as it comes, and not too late."""
BELOW: Final = 0.3
"""How likely a floor is inserted below another one: that takes a turn and a card more."""
REBUILDING: Final = 2.0
"""About what the turn and the card for rebuilding are worth in points."""
REBUILT: Final = 4.0
"""With so many turns left for each seat, rebuilding is done in time two times out of three."""
NEW_SAME: Final = 0.5
"""How likely the next tile of a palazzo that is not begun yet is of the material of the others."""
NEW: Final = 2
"""How many palazzi that are not begun yet are considered."""
MOST_REBUILT: Final = 2
"""How many single tiles may still be rebuilt."""


class Sites:
    """The worth of palazzi with the same tiles to come; what was found once is kept."""

    __slots__ = ("_found", "_palazzi", "later", "supply")

    def __init__(self, supply: Supply) -> None:
        self.supply = supply
        self.later = 1 - exp(-2 * supply.reveals / supply.seats / REBUILT)
        """How likely there is time to rebuild."""
        self._palazzi: dict[tuple[Floors, tuple[int, ...]], float] = {}
        self._found: dict[Site, float] = {}

    def worth(self, site: Site) -> float:
        """Return the points that a seat's palazzi are expected to score."""
        found = self._found.get(site)
        if found is None:
            found = self._found[site] = self._worth(site)
        return found

    def _worth(self, site: Site) -> float:
        """Add up what palazzi are worth, and what rebuilding single tiles can gain.

        Of the tiles of a floor that come the highest palazzo gets the first.
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
        for _ in range(NEW):
            total += max(0.0, self._palazzo((), tuple(waiting)))
            waiting = [number + 1 for number in waiting]
        return total + self._rebuilding(placed) if singles else total

    def _rebuilding(self, placed: Sequence[tuple[Floors, tuple[int, ...], float]]) -> float:
        """Return what is gained by putting single tiles out of the game, or inserting them into other palazzi."""
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
        for gain in sorted(gains, reverse=True)[:MOST_REBUILT]:
            total += max(0.0, share * gain - REBUILDING)
            share *= self.later
        return total

    def _palazzo(self, floors: Floors, waiting: tuple[int, ...]) -> float:
        key = floors, waiting
        found = self._palazzi.get(key)
        if found is None:
            found = self._palazzi[key] = self._expected(floors, waiting)
        return found

    def _expected(self, floors: Floors, waiting: tuple[int, ...]) -> float:
        """Return what a palazzo is expected to score while so many others wait for the tiles of each floor."""
        supply, (there, top, material, number, shown) = self.supply, _known(floors)
        # by number of floors: how likely it is, how many windows it then has times that, and how likely it is pure
        chances, windows, pure = [0.0] * 6, [0.0] * 6, [0.0] * 6
        chances[number], windows[number] = 1.0, shown
        pure[number] = 0.0 if there and material is None else 1.0
        highest = number
        for floor in FLOORS:
            if floor in there or waiting[floor] >= RANKS:
                continue
            got = supply.chances[floor][waiting[floor]] * (ON_TOP if floor > top else BELOW)
            seen = supply.windows[floor]
            same = NEW_SAME if material is None else supply.same[floor, material]
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
def _known(floors: Floors) -> tuple[frozenset[int], int, Material | None, int, float]:
    """Return the floors that are there, the highest, the material if it is the only one, their number, and windows."""
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
