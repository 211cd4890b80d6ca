"""The ways to play: with the stacks of the house default, with even ones, or with those of an owner's box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.games.palazzo.options import EVEN_STACKS, OWN_STACKS
from bot.games.palazzo.stacks import OWN

_ALL: Final[Mapping[str, Mapping[str, bool]]] = {
    "base": {},
    "even_stacks": {EVEN_STACKS: True},
    "own_stacks": {OWN_STACKS: True},
}


class _Variants(Mapping[str, Mapping[str, bool]]):
    """The options of each variant, the plain one first; own stacks are offered only if an operator has entered some."""

    def __getitem__(self, name: str) -> Mapping[str, bool]:
        if name == OWN_STACKS and not OWN.known:
            raise KeyError(name)
        return _ALL[name]

    def __iter__(self) -> Iterator[str]:
        return iter([name for name in _ALL if name in self])

    def __len__(self) -> int:
        return sum(1 for _ in self)


VARIANTS: Final = _Variants()
