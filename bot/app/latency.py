"""Settings of the interpreter that keep the event loop free while threads draw and compute."""

from __future__ import annotations

import gc
import sys
from typing import Final

_SWITCH: Final = 0.001
"""In seconds: how long a thread may compute before the event loop gets its turn; Python's own setting is 0.005."""
_COLLECT: Final = (5_000, 20, 10)
"""Python collects garbage after 700 new objects, which holds everything up without finding much."""


def keep_responsive() -> None:
    """Let threads take turns more often, and look for garbage less often."""
    gc.set_threshold(*_COLLECT)
    sys.setswitchinterval(_SWITCH)
