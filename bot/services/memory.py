"""How the bot and its workers keep the memory they take small: settings of glibc, where that is the C library."""

from __future__ import annotations

import sys
from ctypes import CDLL
from typing import Final

_MAPPED_FROM: Final = -3
"""The C library's M_MMAP_THRESHOLD: what is larger than that returns to the system; it would grow by itself."""
_LARGE_BLOCK_BYTES: Final = 128 * 1024
"""In bytes. Without it, all pictures take 30 MiB more."""
_MOST_ARENAS: Final = -8
"""The C library's M_ARENA_MAX: with one, a thread uses what others have freed."""


def tune_allocator() -> None:
    """Leave no gaps in memory where pictures were."""
    if sys.platform == "linux" and hasattr(libc := CDLL(None), "mallopt"):
        libc.mallopt(_MAPPED_FROM, _LARGE_BLOCK_BYTES)
        libc.mallopt(_MOST_ARENAS, 1)


def return_unused() -> None:
    """Return to the system what only the start needed."""
    if sys.platform == "linux" and hasattr(libc := CDLL(None), "malloc_trim"):
        libc.malloc_trim(0)
