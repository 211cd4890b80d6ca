"""Pages by name that are laid out when a test looks at them, not already when the tests are collected."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from render.common.page import Page

P = TypeVar("P", bound=Page)


class Laid(Mapping[str, P]):
    """Pages by name: every process of a test run collects the names, but only one looks at the pages."""

    def __init__(self, pages: Mapping[str, Callable[[], P]]) -> None:
        self._lay = pages
        self._laid: dict[str, P] = {}

    def __getitem__(self, name: str) -> P:
        if name not in self._laid:
            self._laid[name] = self._lay[name]()
        return self._laid[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._lay)

    def __len__(self) -> int:
        return len(self._lay)
