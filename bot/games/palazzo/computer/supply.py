"""The tiles still to come, by floor: how likely a seat gets some of them, and what they are like."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from bot.games.palazzo.components import FLOORS, Material, Tile

SHARE: Final = 0.6
"""How many of the tiles that come are built; the others leave the game, or lie there when it ends."""
RANKS: Final = 4
"""For how many palazzi of a seat tiles of the same floor are expected."""
CHOSEN: Final = 0.25
"""How many windows more than the average a tile has that a seat chooses to get."""
PREFERRED: Final = 1.5
"""How much likelier than by chance a seat gets a tile of the material that it collects."""


class Supply:
    """What a seat can expect of the tiles that are still to come."""

    __slots__ = ("chances", "reveals", "same", "seats", "windows")

    def __init__(self, tiles: Sequence[Tile], share: float, reveals: float, seats: int) -> None:
        """Count tiles, of which such a share is to be had."""
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
        self.chances = {floor: _chances(SHARE * share * numbers[floor] / seats) for floor in FLOORS}
        """For each floor: how likely a seat gets a tile of it, two, and so on."""
        self.windows = {floor: min(3.0, windows[floor] / (numbers[floor] or 1) + CHOSEN) for floor in FLOORS}
        self.same = {key: min(1.0, PREFERRED * number / (numbers[key[0]] or 1)) for key, number in materials.items()}
        """For each floor and material: how likely a tile that a seat gets is of that material, if it wants that."""


def _chances(mean: float) -> tuple[float, ...]:
    """Return how likely something that happens so often on average happens once or more, twice or more, and so on."""
    term = exp(-mean)
    left, found = 1 - term, []
    for number in range(1, RANKS + 1):
        found.append(max(0.0, left))
        term *= mean / number
        left -= term
    return tuple(found)
