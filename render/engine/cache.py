"""Whatever is drawn once and used again is in one cache, bounded by its bytes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image, ImageFont

from render.engine.picture import Picture

P = ParamSpec("P")
T = TypeVar("T")

LIMIT: Final = 48 * 2**20
_FONT: Final = 250_000
"""What a font takes in one size."""
_OBJECT: Final = 700
"""What an image takes besides its pixels."""


class Cache:
    """Keep values in two generations: once the young ones take half of the limit, they replace the old ones."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit
        self._lock = Lock()
        self.made = 0
        """How many values were made because they were not there."""
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self._young: dict[object, Any] = {}
        self._old: dict[object, Any] = {}
        self._bytes = 0

    def keep(self, make: Callable[P, T]) -> Callable[P, T]:
        """Keep what a function returns for the same arguments while there is room; it may not return None."""
        own = object()

        @wraps(make)
        def kept(*args: P.args, **named: P.kwargs) -> T:
            key = (own, *args, *named.items())
            found: T | None = self._young.get(key)
            return self._renewed(key, make, *args, **named) if found is None else found

        return kept

    def _renewed(self, key: object, make: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        value: T | None = self._old.get(key)
        if value is None:
            value = make(*args, **named)
            self.made += 1
        with self._lock:
            self._young[key] = value
            self._bytes += bytes_of(value)
            if self._bytes > self._limit // 2:
                self._old, self._young, self._bytes = self._young, {}, 0
        return value


def bytes_of(value: object) -> int:
    """Return about how much memory a value takes, once for a part that it has twice."""
    if isinstance(value, Image.Image):
        return _OBJECT + value.width * value.height * (1 if value.mode in ("1", "L", "P") else 4)
    if isinstance(value, Picture):
        return len(value.data) + len(value.alt)
    if isinstance(value, ImageFont.FreeTypeFont):
        return _FONT
    if isinstance(value, tuple):
        return sum(map(bytes_of, {id(part): part for part in value}.values()))
    return _OBJECT


CACHE: Final = Cache()
kept = CACHE.keep
