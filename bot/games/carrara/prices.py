"""The prices of the blocks on the wheel as they will be when bought: at most tables the wheel turns before that."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.components import COLOURS, PRICES, SEGMENTS, Blocks
from bot.games.carrara.position import Phase
from bot.games.carrara.view import View

Prices = tuple[tuple[int, ...], ...]
"""By segment in which blocks are now, 0 to 5, and by colour, in coins."""


def prices(view: View) -> Prices | None:
    """Return the prices at the next purchase (page 3); None once the game is over.

    In the base game the wheel turns first, so a block in II is paid as in III. With the expansion the wheel may stay,
    and what is bought is paid where it is.
    """
    if view.phase is Phase.OVER:
        return None
    if view.phase is Phase.BUYING or view.cards is not None:
        return PRICES
    return tuple(PRICES[(segment + 1) % SEGMENTS] for segment in range(SEGMENTS))


class Affordable(NamedTuple):
    """How many blocks of a segment some coins are enough for, at most, of how many, and what those cost."""

    number: int
    all: int
    cost: int


def affordable(blocks: Blocks, charged: tuple[int, ...], coins: int) -> Affordable:
    """Return the most blocks of a segment that coins are enough for: the cheapest of them."""
    each = sorted(charged[colour] for colour in COLOURS for _ in range(blocks[colour]))
    sums = [sum(each[:count]) for count in range(len(each) + 1)]
    cost = max(price for price in sums if price <= coins)
    return Affordable(max(count for count, price in enumerate(sums) if price == cost), len(each), cost)
