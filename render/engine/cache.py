"""One cache for everything that is drawn once and used again, limited in bytes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock
from time import thread_time
from typing import Final, ParamSpec, TypeVar, cast

from PIL import Image, ImageFont

from render.engine.picture import Picture

P = ParamSpec("P")
T = TypeVar("T")

# several caches bounded by the number of their values took 320 MiB for all pictures of three games
CACHE_BYTES: Final = 40 * 2**20
_EVICTION_TARGET: Final = 7 / 8
"""The share of the limit down to which a full cache is emptied, so that this is seldom done."""
_FONT_BYTES: Final = 250_000
"""The memory of a font in one size."""
_MIN_SECONDS: Final = 1e-5
"""The time counted for making a value if the clock shows less."""
_IMAGE_BYTES: Final = 700
"""The memory of an image besides its pixels."""


class _Entry:
    __slots__ = ("bytes", "rate", "used", "value")

    def __init__(self, value: object, seconds: float) -> None:
        self.value = value
        self.bytes = bytes_of(value)
        self.rate = self.bytes / max(seconds, _MIN_SECONDS)
        self.used = 0


class Cache:
    """A cache limited in bytes; when it is full, values unused for long and quick to make again are evicted first.

    The first to go has the highest product of the bytes made since its last use and its own bytes per second of making.
    """

    def __init__(self, limit: int = CACHE_BYTES, seconds: Callable[[], float] = thread_time) -> None:
        self.limit = limit
        self._seconds = seconds
        self._lock = Lock()
        self.made = 0
        """The number of cache misses."""
        self._made_bytes = 0
        self.clear()

    def clear(self) -> None:
        self._entries: dict[object, _Entry] = {}
        self._bytes = 0

    def memoize(self, make: Callable[P, T]) -> Callable[P, T]:
        """Cache what a function returns for the same arguments."""
        own = object()

        @wraps(make)
        def cached(*args: P.args, **named: P.kwargs) -> T:
            key = (own, *args, *named.items())
            if (entry := self._entries.get(key)) is None:
                begun = self._seconds()
                value = make(*args, **named)
                entry = self._add(key, _Entry(value, self._seconds() - begun))
            entry.used = self._made_bytes
            return cast(T, entry.value)

        return cached

    def _add(self, key: object, made: _Entry) -> _Entry:
        with self._lock:
            self.made += 1
            if (entry := self._entries.get(key)) is not None:  # another thread was quicker
                return entry
            self._bytes += made.bytes
            self._made_bytes += made.bytes
            if self._bytes > self.limit:
                self._evict()
            self._entries[key] = made
        return made

    def _evict(self) -> None:
        now = self._made_bytes
        for key, entry in sorted(self._entries.items(), key=lambda each: (each[1].used - now) * each[1].rate):
            if self._bytes <= _EVICTION_TARGET * self.limit:
                break
            del self._entries[key]
            self._bytes -= entry.bytes


def bytes_of(value: object) -> int:
    """Estimate the memory of a value, counting a part that it has twice only once."""
    if isinstance(value, Image.Image):
        return _IMAGE_BYTES + value.width * value.height * (1 if value.mode in ("1", "L", "P") else 4)
    if isinstance(value, Picture):
        return len(value.data) + len(value.alt)
    if isinstance(value, ImageFont.FreeTypeFont):
        return _FONT_BYTES
    if isinstance(value, tuple):
        return sum(map(bytes_of, {id(part): part for part in value}.values()))
    return _IMAGE_BYTES


CACHE: Final = Cache()
cached = CACHE.memoize
