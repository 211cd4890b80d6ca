"""The split of an owner's box, read strictly from an operator's TOML file: three lists of tiles, I, II and III."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bot.games.codec import from_json, short
from bot.games.contract import BadData, UnknownContent
from bot.games.palazzo.components import ALL_TILES, OPENING, Tile

LARGEST_FILE: Final = 20_000
"""In characters."""
LONGEST_LINE: Final = 5_000
"""In characters; the time to read a key is quadratic in the number of its dots."""
_KEYS: Final = ("I", "II", "III")

Split = Sequence[Sequence[Tile]]
"""The tiles of each stack, without the envoys."""


class OwnStacks:
    """The split that an operator has entered, if any."""

    def __init__(self) -> None:
        self._split: Split | None = None

    @property
    def known(self) -> bool:
        """Whether a split has been entered."""
        return self._split is not None

    def enter(self, split: Split) -> None:
        """Use a split for the games that begin from now on."""
        self._split = split

    def split(self) -> Split:
        """Return the split; raise UnknownContent if there is none."""
        if self._split is None:
            raise UnknownContent("options.own_stacks", "no stacks have been entered")
        return self._split


OWN: Final = OwnStacks()


def add_own_stacks(text: str) -> int:
    """Use the split of an operator's file, and return the number of its tiles; raise BadData."""
    split = read_split(text)
    OWN.enter(split)
    return sum(map(len, split))


def read_split(text: str) -> Split:
    """Read a split; raise BadData."""
    data = _parse(text)
    if unknown := next((key for key in data if key not in _KEYS), None):
        raise BadData(short(unknown).strip("'"), "unknown key")
    split = [_stack(key, data) for key in _KEYS]
    if len(split[0]) < OPENING:
        raise BadData("I", f"fewer than {OPENING} tiles")
    found, wanted = Counter(tile for stack in split for tile in stack), Counter(ALL_TILES)
    if missing := wanted - found:
        raise BadData("", f"missing: {_names(missing)}")
    if more := found - wanted:
        raise BadData("", f"too often: {_names(more)}")
    return split


def _parse(text: str) -> dict[str, Any]:
    if len(text) > LARGEST_FILE:
        raise BadData("", "too long")
    if any(len(line) > LONGEST_LINE for line in text.split("\n")):
        raise BadData("", "a line is too long")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadData("", "nested too deeply") from None
    except ValueError as wrong:  # also raised for a number with thousands of digits
        raise BadData("", str(wrong)) from None


def _stack(key: str, data: dict[str, Any]) -> tuple[Tile, ...]:
    if key not in data:
        raise BadData(key, "missing")
    if not isinstance(data[key], list):
        raise BadData(key, "not a list of tiles")
    return tuple(from_json(Tile, name, f"{key} {place}") for place, name in enumerate(data[key], 1))


def _names(tiles: Counter[Tile]) -> str:
    return ", ".join(tile.id for tile in tiles.elements())
