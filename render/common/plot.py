"""Shared by charts: turn numbers along the bottom, and badges moved apart where curves end close together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from render.engine import theme
from render.engine.scene import Scene

BADGE = 44
_MOST_NUMBERS = 11


def number_turns(scene: Scene, what: str, turns: int, across: Callable[[int], int], y: int, on: str) -> None:
    """Label the turns along the bottom of a chart; only some of them if there are many."""
    every = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if turns / step <= _MOST_NUMBERS)
    for turn in range(every, turns + 1, every):
        scene.label(f"{what}/{turn}", across(turn), y, str(turn), theme.SMALL, theme.SOFT, on, anchor="m")


def spread_vertically(ends: Sequence[int], top: int, bottom: int, size: int = BADGE) -> list[int]:
    """Spread overlapping badges vertically, as little as possible."""
    order = sorted(range(len(ends)), key=lambda seat: (ends[seat], seat))
    middles = list(ends)
    for _ in range(len(ends) * len(ends)):
        for above, below in pairwise(order):
            lack = size + 2 - (middles[below] - middles[above])
            if lack > 0:
                middles[above] -= (lack + 1) // 2
                middles[below] += lack // 2
    lift = max(0, max(middles) - bottom) - max(0, top - min(middles))
    return [middle - lift for middle in middles]
