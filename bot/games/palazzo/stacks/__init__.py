"""Which tiles carry I, II or III on their backs: the house default, all shuffled, or the split of an owner's box.

The publisher's split is not known outside of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Final

from bot.games.chance import Chance
from bot.games.contract import BadData
from bot.games.palazzo.components import ALL_TILES, ENVOY, ENVOYS, FLOORS, OPENING, Envoy, Stack, Tile
from bot.games.palazzo.options import EVEN_STACKS, OWN_STACKS
from bot.games.palazzo.stacks.own import LARGEST_FILE, OWN, add_own_stacks

__all__ = ["HOUSE_FLOORS", "LARGEST_FILE", "OWN", "add_own_stacks", "check_stacks", "check_whole", "lay_out"]


HOUSE_FLOORS: Final = ((6, 5, 3, 1, 1), (2, 3, 5, 4, 2), (1, 1, 4, 4, 6))
"""The house default: for each stack, how many tiles of each floor it has."""
SIZE: Final = 16
"""The tiles of a stack."""
NAMES: Final = ("I", "II", "III")


def lay_out(options: Mapping[str, bool], chance: Chance) -> list[Stack]:
    """Lay out the three stacks at random, the envoys in the last; raise UnknownContent if no split was entered."""
    pieces: list[list[Tile | Envoy]] = [[*stack] for stack in _split(options, chance)]
    pieces[-1] += [ENVOY] * ENVOYS
    return [Stack(chance.sample(stack, len(stack))) for stack in pieces]


def _split(options: Mapping[str, bool], chance: Chance) -> Sequence[Sequence[Tile]]:
    if OWN_STACKS in options:
        return OWN.split()
    shuffled = chance.sample(ALL_TILES, len(ALL_TILES))
    if EVEN_STACKS in options:
        return [shuffled[first : first + SIZE] for first in range(0, len(shuffled), SIZE)]
    return _by_floors(shuffled)


def _by_floors(shuffled: Sequence[Tile]) -> list[list[Tile]]:
    """Deal tiles to the stacks so that each has as many of each floor as the house default says."""
    stacks: list[list[Tile]] = [[], [], []]
    for floor, numbers in zip(FLOORS, zip(*HOUSE_FLOORS, strict=True), strict=True):
        found = [tile for tile in shuffled if tile.floor == floor]
        for stack, (first, last) in zip(stacks, pairwise(accumulate(numbers, initial=0)), strict=True):
            stack += found[first:last]
    return stacks


def check_whole(stacks: Sequence[Stack]) -> None:
    """Raise BadData unless stacks are all tiles and envoys, the envoys in the last."""
    if Counter(tile for stack in stacks for tile in stack.tiles) != Counter(ALL_TILES):
        raise BadData("setup.stacks", f"not all {len(ALL_TILES)} tiles")
    if [len(stack) - len(stack.tiles) for stack in stacks] != [0, 0, ENVOYS]:
        raise BadData("setup.stacks", f"not {ENVOYS} envoys, all in III")


def check_stacks(stacks: Sequence[Stack], options: Mapping[str, bool]) -> None:
    """Raise BadData unless stacks are as these options want them."""
    check_whole(stacks)
    if OWN_STACKS in options:
        if len(stacks[0]) < OPENING:
            raise BadData("setup.stacks.I", f"fewer than {OPENING} tiles")
        return
    for name, stack, floors in zip(NAMES, stacks, HOUSE_FLOORS, strict=True):
        tiles = stack.tiles
        if len(tiles) != SIZE:
            raise BadData(f"setup.stacks.{name}", f"not {SIZE} tiles")
        if (
            EVEN_STACKS not in options
            and tuple(sum(tile.floor == floor for tile in tiles) for floor in FLOORS) != floors
        ):
            raise BadData(f"setup.stacks.{name}", f"not {', '.join(map(str, floors))} tiles of floors 1 to 5")
