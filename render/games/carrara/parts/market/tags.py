"""Tags with the prices of blocks: where they hang so that no sign is hidden, and what they look like."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.dial import INNER, MIDDLE, NUMERAL, NUMERALS_AT, OUTER, SPOKE, polar
from render.games.carrara.parts.market.packing import angle

_SMALLEST: Final = 32
_PRICES: Final = ((56, 52), (50, 47), (46, 44), (44, 40), (40, 36), (0, 32))
"""From which size of a tag on its price has which size; those squeezed beside the number of a pile are smaller."""
_CUT: Final = 0.9
"""The share of a tag that a price has in one from which a piece is cut."""
_SIGN: Final = 0.214
_SIGN_AT: Final = 0.333, 0.323
"""The radius and the middle of a block's sign, as shares of the block's side."""
_DISC: Final = 0.94
"""The share of a tag's box that it fills, to the very edge of its shadow."""
_OWN: Final = 0.82
"""The same towards the sign of its own block, which fills its circle less."""
_AROUND_HUB: Final = INNER + 2
_WITHIN_RIM: Final = OUTER - 4
_TAGS: Final = {
    "price": (theme.INK, "#fbf4e0"),
    "price-free": (theme.WHITE, "#31701e"),
    "price-short": (theme.WHITE, "#560f08"),
}


class Around(NamedTuple):
    """How far a tag may hang out, the other blocks of its segment, and the tags that hang there already."""

    overhang: tuple[int, int]
    blocks: tuple[Box, ...]
    tags: tuple[Box, ...]


@lru_cache(maxsize=1024)
def hung(segment: int, block: Box, least: int, most: int, around: Around) -> Box:
    """Return where a tag hangs from the lower right of a block: as far out as it may, and rather left than up.

    Where it is not clear of what is around it, it is smaller.
    """
    across, down = block.right + around.overhang[0], block.bottom + around.overhang[1]
    for size in range(most, _SMALLEST - 1, -2):
        right, low = across - size, down - size
        places = ((right - by + up, low - up) for by in range(size) for up in range(by + 1))
        for x, y in places:
            at = x + size // 2, y + size // 2
            if x >= least and _off_own(*at, block) >= _OWN * size / 2 and _clear(segment, *at, size // 2, around):
                return Box(x, y, size, size)
    return Box(across - most, down - most, most, most)


def _clear(segment: int, x: int, y: int, radius: int, around: Around) -> bool:
    """Return whether a circle is off hub, rim, spokes, the number of a segment, and other blocks' signs and tags."""
    numeral = polar(NUMERALS_AT, segment)
    turn = math.atan2(y - MIDDLE[1], x - MIDDLE[0]) - angle(segment)
    off_spoke = math.dist((x, y), MIDDLE) * math.sin(math.pi / 6 - abs(math.remainder(turn, math.tau)))
    return (
        _AROUND_HUB + radius <= math.dist((x, y), MIDDLE) <= _WITHIN_RIM - radius
        and math.dist((x, y), numeral) >= NUMERAL + radius
        and off_spoke >= radius + SPOKE
        and all(_off_sign(x, y, box) >= _DISC * radius for box in around.blocks)
        and all(
            math.dist((x, y), (tag.x + tag.width / 2, tag.y + tag.height / 2)) >= radius + tag.width / 2
            for tag in around.tags
        )
    )


def _off_own(x: int, y: int, box: Box) -> float:
    """Return the distance of a point from the sign of its own block, which only touches the circle around it."""
    middle = box.x + _SIGN_AT[0] * box.width, box.y + _SIGN_AT[1] * box.width
    return math.dist((x, y), middle) - _SIGN * box.width


def _off_sign(x: int, y: int, box: Box) -> float:
    """Return the distance of a point from the square around the sign of another block."""
    half = _SIGN * box.width
    across, down = abs(x - box.x - _SIGN_AT[0] * box.width), abs(y - box.y - _SIGN_AT[1] * box.width)
    return math.hypot(max(0, across - half), max(0, down - half))


def step(steps: Sequence[tuple[int, int]], measure: int) -> int:
    """Return what holds from the highest step on that a measure reaches."""
    return next(found for step, found in steps if measure >= step)


def lay_tag(page: Page, what: str, tag: str, price: str, x: int, y: int, size: int, ground: str) -> None:
    """Lay out a tag with a price by its upper left corner."""
    colour, on = _TAGS[tag]
    page.icon(what, x, y, size, tag, ground, plate=True)
    middle = x + round(size * 27 / 56), y + round(size * 26.5 / 56)
    most = size if tag != "price-short" else round(size * _CUT)
    page.label(f"{what}/price", *middle, price, step(_PRICES, most), colour, on, face="bold", anchor="m")
