"""Blocks and objects as counts of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, repeat
from typing import Any, NamedTuple

from bot.games.carrara.components.pieces import COLOURS, Colour
from bot.games.codec import read_list, short
from bot.games.contract import BadData, Json


class Counts:
    """Counts of things by an enumeration; in records, a list with a name for each thing."""

    __slots__ = ()

    def to_json(self: Any) -> list[str]:
        """Return the names, each repeated by its count."""
        return list(chain.from_iterable(map(repeat, self._fields, self)))

    @classmethod
    def from_json(cls: Any, data: Json) -> Any:
        """Read a list of names in any order; raise BadData."""
        names = read_list(data)
        counts = cls(*map(names.count, cls._fields))
        if sum(counts) != len(names):
            wrong = next(name for name in names if name not in cls._fields)
            raise BadData("", f"unknown: {short(wrong)}")
        return counts


class _Blocks(NamedTuple):
    white: int = 0
    yellow: int = 0
    red: int = 0
    green: int = 0
    blue: int = 0
    black: int = 0


class Blocks(Counts, _Blocks):
    """How many blocks of each colour there are somewhere."""

    __slots__ = ()


class _Objects(NamedTuple):
    crown: int = 0
    book: int = 0
    cup: int = 0
    gate: int = 0
    flag: int = 0
    shield: int = 0


class Objects(Counts, _Objects):
    """How many objects of each kind there are somewhere."""

    __slots__ = ()


def one_more(objects: Objects, kind: int) -> Objects:
    """Add an object of a kind."""
    counts = list(objects)
    counts[kind] += 1
    return Objects(*counts)


NO_BLOCKS = Blocks()
NO_OBJECTS = Objects()


def blocks_of(colours: Sequence[Colour]) -> Blocks:
    """Count blocks by colour."""
    counts = [0] * len(COLOURS)
    for colour in colours:
        counts[colour] += 1
    return Blocks(*counts)


@lru_cache(maxsize=4096)
def colours_of(blocks: Blocks) -> tuple[Colour, ...]:
    """List blocks one by one, best first."""
    return tuple(colour for colour in COLOURS for _ in range(blocks[colour]))


# Unrolled: these run several times in every action, and a loop takes three times as long.


def plus(a: Blocks, b: Blocks) -> Blocks:
    """Add blocks to blocks."""
    return Blocks(a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5])


def minus(a: Blocks, b: Blocks) -> Blocks:
    """Subtract blocks from blocks."""
    return Blocks(a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4], a[5] - b[5])


def contains(a: Blocks, b: Blocks) -> bool:
    """Return whether `a` contains all of `b`, and no count in `b` is negative."""
    return (
        0 <= b[0] <= a[0]
        and 0 <= b[1] <= a[1]
        and 0 <= b[2] <= a[2]
        and 0 <= b[3] <= a[3]
        and 0 <= b[4] <= a[4]
        and 0 <= b[5] <= a[5]
    )
