"""Settings of glibc's allocator that keep the memory of the bot and its workers small; no-ops elsewhere."""

from __future__ import annotations

import sys
from ctypes import CDLL
from typing import Final

_M_MMAP_THRESHOLD: Final = -3
"""The parameter for the size from which freed blocks return to the system; unless set, glibc raises it by itself."""
_LARGE_BLOCK_BYTES: Final = 128 * 1024
"""Without this limit, drawing all pictures takes 30 MiB more."""
_M_ARENA_MAX: Final = -8
"""The parameter for the number of arenas: with a single one, threads reuse what others have freed."""


def tune_allocator() -> None:
    """Avoid the gaps that freed pictures would leave in memory."""
    if sys.platform == "linux" and hasattr(libc := CDLL(None), "mallopt"):
        libc.mallopt(_M_MMAP_THRESHOLD, _LARGE_BLOCK_BYTES)
        libc.mallopt(_M_ARENA_MAX, 1)


def return_unused() -> None:
    """Return memory to the system that only startup needed."""
    if sys.platform == "linux" and hasattr(libc := CDLL(None), "malloc_trim"):
        libc.malloc_trim(0)
