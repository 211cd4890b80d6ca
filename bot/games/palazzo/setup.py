"""The setup of a game (section 2), and which tiles carry I, II or III on their backs.

The split is the house default, all tiles shuffled, or that of an owner's box, as it is not published. An operator
enters it as a TOML file: three lists of tiles, I, II and III.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import accumulate, chain, pairwise
from typing import Final, NamedTuple

from bot.games.chance import Chance, draw_together
from bot.games.codec import check_options, check_seats, from_json, read_toml
from bot.games.contract import BadData, UnknownContent
from bot.games.palazzo.components import (
    ALL_CARDS,
    ALL_TILES,
    ENVOY,
    ENVOYS,
    FLOORS,
    NO_CARDS,
    OPENING_TILES,
    QUARRIES,
    SEATS,
    START_CARDS,
    Cards,
    Envoy,
    Stack,
    Tile,
)
from bot.games.palazzo.position import PalazzoPhase, PalazzoPlayer, PalazzoPosition

EVEN_STACKS: Final = "even_stacks"
"""All tiles are shuffled and cut into three."""
OWN_STACKS: Final = "own_stacks"
"""The split of an owner's box is used."""
VARIANTS: Final[dict[str, Mapping[str, bool]]] = {"base": {}, EVEN_STACKS: {EVEN_STACKS: True}}
"""The options of each variant, the plain one first."""

HOUSE_FLOORS: Final = ((6, 5, 3, 1, 1), (2, 3, 5, 4, 2), (1, 1, 4, 4, 6))
"""The house default: the number of tiles of each floor, by stack."""
STACK_SIZE: Final = 16
STACK_NAMES: Final = ("I", "II", "III")
LARGEST_FILE: Final = 20_000
"""In characters."""
LONGEST_LINE: Final = 5_000
"""In characters."""

Split = Sequence[Sequence[Tile]]
"""The tiles of each stack, without the envoys."""


def deal(seats: int, options: Mapping[str, bool], chance: Chance) -> PalazzoPosition:
    """Set up a game; raise BadData."""
    check_seats("seats", seats, SEATS)
    check_options(options, (EVEN_STACKS, OWN_STACKS))
    if len(options) > 1:
        raise BadData("options", "one split of the tiles only")
    stacks = draw_together(chance, partial(lay_out, options))
    check_stacks(stacks, options)
    money = chance.sample(ALL_CARDS, len(ALL_CARDS))
    first, *others = stacks
    opened = first.tiles[:OPENING_TILES]
    hands = [Cards(money[START_CARDS * seat : START_CARDS * (seat + 1)]) for seat in range(seats)]
    return PalazzoPosition(
        players=tuple(PalazzoPlayer(hand) for hand in hands),
        stacks=(Stack(first[len(opened) :]), *others),
        warehouse=opened[-1:],
        quarries=tuple((tile,) for tile in opened[:-1]),
        builder=QUARRIES.start,
        envoys=0,
        pile=tuple(money[START_CARDS * seats :]),
        discards=NO_CARDS,
        display=NO_CARDS,
        turn=0,
        asked=0,
        phase=PalazzoPhase.TURN,
        even_stacks=EVEN_STACKS in options,
        own_stacks=OWN_STACKS in options,
    )


def lay_out(options: Mapping[str, bool], chance: Chance) -> list[Stack]:
    """Lay out the three stacks at random, the envoys in the last; raise UnknownContent if no split was entered."""
    pieces: list[list[Tile | Envoy]] = [[*stack] for stack in _split(options, chance)]
    pieces[-1] += [ENVOY] * ENVOYS
    return [Stack(chance.sample(stack, len(stack))) for stack in pieces]


def _split(options: Mapping[str, bool], chance: Chance) -> Split:
    if OWN_STACKS in options:
        if ENTERED_STACKS.split is None:
            raise UnknownContent("options.own_stacks", "no stacks have been entered")
        return ENTERED_STACKS.split
    shuffled = chance.sample(ALL_TILES, len(ALL_TILES))
    if EVEN_STACKS in options:
        return [shuffled[first : first + STACK_SIZE] for first in range(0, len(shuffled), STACK_SIZE)]
    return deal_by_floors(shuffled)


def deal_by_floors(shuffled: Sequence[Tile], first: int = 0) -> list[list[Tile]]:
    """Deal tiles to the stacks by the house default.

    `first` is the index of the first stack that is left: it gets the tiles that the later, complete stacks do not need.
    """
    stacks: list[list[Tile]] = [[], [], []]
    for floor, whole in zip(FLOORS, zip(*HOUSE_FLOORS, strict=True), strict=True):
        found, later = [tile for tile in shuffled if tile.floor == floor], whole[first + 1 :]
        numbers = (*[0] * first, len(found) - sum(later), *later)
        for stack, (begin, end) in zip(stacks, pairwise(accumulate(numbers, initial=0)), strict=True):
            stack += found[begin:end]
    return stacks


def check_stacks(stacks: Sequence[Stack], options: Mapping[str, bool]) -> None:
    """Raise BadData unless stacks conform to these options."""
    if Counter(tile for stack in stacks for tile in stack.tiles) != Counter(ALL_TILES):
        raise BadData("setup.stacks", f"not all {len(ALL_TILES)} tiles")
    if [stack.count(ENVOY) for stack in stacks] != [0, 0, ENVOYS]:
        raise BadData("setup.stacks", f"not {ENVOYS} envoys, all in III")
    if OWN_STACKS in options:
        if len(stacks[0]) < OPENING_TILES:
            raise BadData("setup.stacks.I", f"fewer than {OPENING_TILES} tiles")
        return
    for name, stack, floors in zip(STACK_NAMES, stacks, HOUSE_FLOORS, strict=True):
        tiles = stack.tiles
        if len(tiles) != STACK_SIZE:
            raise BadData(f"setup.stacks.{name}", f"not {STACK_SIZE} tiles")
        if (
            EVEN_STACKS not in options
            and tuple(sum(tile.floor == floor for tile in tiles) for floor in FLOORS) != floors
        ):
            raise BadData(f"setup.stacks.{name}", f"not {', '.join(map(str, floors))} tiles of floors 1 to 5")


class OwnStacks:
    """The split that an operator has entered, if any, for future games."""

    split: Split | None = None


ENTERED_STACKS: Final = OwnStacks()


def add_own_stacks(text: str) -> int:
    """Use the split of an operator's file, offer its variant, and return the number of tiles; raise BadData."""
    ENTERED_STACKS.split = read_split(text)
    VARIANTS[OWN_STACKS] = {OWN_STACKS: True}
    return sum(map(len, ENTERED_STACKS.split))


class _Split(NamedTuple):
    I: tuple[Tile, ...]  # noqa: E741
    II: tuple[Tile, ...]
    III: tuple[Tile, ...]


def read_split(text: str) -> Split:
    """Read a split; raise BadData."""
    split = from_json(_Split, read_toml(text, LARGEST_FILE, LONGEST_LINE))
    if len(split.I) < OPENING_TILES:
        raise BadData("I", f"fewer than {OPENING_TILES} tiles")
    found, wanted = Counter(chain(*split)), Counter(ALL_TILES)
    for problem, tiles in (("missing", wanted - found), ("too often", found - wanted)):
        if tiles:
            raise BadData("", f"{problem}: {', '.join(tile.id for tile in tiles.elements())}")
    return split
