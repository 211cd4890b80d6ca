"""Small seals of scorings: bold shapes without detail, which still tell types and cities apart 14 pixels wide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import COLOURS, BuildingType, Category
from render.bake.drawing import Drawing
from render.bake.shapes import arched, ellipse, path, rect, spread
from render.games.carrara.art.blocks import STONES, sign

_EDGE, _PAPER, _RIM = "#2e1a0c", "#fff7e3", "#fff8ea"
"""The edge of all seals, what shapes are on, and the rim of cities."""
_BRICK, _LEAF = "#96300f", "#2f6117"
"""The shapes of what belongs to the city and to the land."""


def _round(shape: str, holes: str, colour: str) -> Drawing:
    """Draw a shape in one colour on a pale disc."""
    disc = ellipse(24, 24, 23.6, 23.6, _EDGE) + ellipse(24, 24, 21.8, 21.8, _PAPER)
    return Drawing(48, 48, disc + path(shape, colour) + path(holes, _PAPER))


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x} {y}h{width}v{height}h{-width}Z"


def _arches(left: float, right: float, count: int, base: float, width: float, height: float) -> str:
    return "".join(arched(x, base, width, height) for x in spread(left, right, count))


def _boxes(lefts: Sequence[float], y: float, width: float, height: float) -> str:
    return "".join(_box(x, y, width, height) for x in lefts)


_PALAZZO: Final = (
    _box(8, 9, 32, 6.4) + _box(11, 14, 26, 25),
    _boxes((14.6, 21.8, 29), 18.4, 4.4, 6) + _arches(12, 36, 3, 39, 5, 9),
)
_BIBLIOTECA: Final = (
    "M6 20.6L24 7L42 20.6Z" + _boxes((10, 18.2, 25.4, 33), 20, 5, 15) + _box(8, 34, 32, 5),
    _box(9, 20.6, 30, 1.8),
)
_CATTEDRALE: Final = (
    "M9 26C9 16.4 16 11.6 24 11.6C32 11.6 39 16.4 39 26Z" + _box(22.2, 4.6, 3.6, 8) + _box(10.5, 28, 27, 11),
    arched(24, 39, 8, 9) + "M16.6 25C16.6 20 18.4 16.6 21 14.4L18.6 14.8C15.6 17.4 14.2 20.6 14.2 25Z"
    "M31.4 25C31.4 20 29.6 16.6 27 14.4L29.4 14.8C32.4 17.4 33.8 20.6 33.8 25Z",
)
_PORTA: Final = (
    _boxes((6.6, 12.4, 32, 37.8), 9.6, 3.8, 6)
    + _boxes((6.6, 32), 13.4, 9.6, 25)
    + _box(14, 19, 20, 19.4)
    + _box(8, 36, 32, 3),
    arched(24, 39, 11, 15.4),
)
_CASTELLO: Final = (
    "M5.6 23L12 11L18.4 23ZM29.6 23L36 11L42.4 23Z"
    + _boxes((7.6, 31.6), 22, 8.8, 16)
    + _box(15, 25, 18, 13)
    + _box(18.6, 16.6, 10.8, 12)
    + "M23 5H25V17H23ZM24 5.4L33 8.2L24 11Z",
    arched(24, 38, 7, 9.6) + _boxes((10.8, 34.8), 26, 2.6, 5),
)
_VILLA: Final = (
    "M11.6 24L17.6 13H30.4L36.4 24Z"
    + _box(14, 24, 20, 14)
    + "M8.4 8C12.6 18 13 30 8.6 38.4C4.6 30 5 18 8.4 8ZM39.6 12C43.2 20 43.4 31 39.4 38.4C35.8 31 36.2 20 39.6 12Z"
    + _box(8, 36, 32, 3.4),
    _arches(14, 34, 3, 36, 4, 9) + _box(14, 24, 20, 1.6),
)
_STREET: Final = (
    "M6 25L14 15L22 25ZM27 27L34.4 18L42 27Z" + _box(8, 25, 12, 14) + _box(29, 27, 11, 12)
    + "M16.4 18L24 5L31.6 18Z" + _box(18.6, 17, 10.8, 22),
    arched(24, 39, 5, 8) + _box(22, 21, 4, 6) + _box(11, 29, 3.6, 5) + _box(34, 30, 3.6, 4.6),
)  # fmt: skip
_TREES: Final = (
    "M17 6C24 18 24 27 17.6 32H16.4C10 27 10 18 17 6ZM32 13C37.6 22 37.6 29 32.6 33H31.4C26.4 29 26.4 22 32 13Z"
    "M6 36Q12 29 24 32Q36 28 42 36Q36 44 24 44Q12 44 6 36Z",
    "",
)

_TYPES: Final = {
    BuildingType.PALAZZO: (*_PALAZZO, _BRICK),
    BuildingType.BIBLIOTECA: (*_BIBLIOTECA, _BRICK),
    BuildingType.CATTEDRALE: (*_CATTEDRALE, _BRICK),
    BuildingType.PORTA: (*_PORTA, _BRICK),
    BuildingType.CASTELLO: (*_CASTELLO, _LEAF),
    BuildingType.VILLA: (*_VILLA, _LEAF),
}


def _square(place: int) -> Drawing:
    """Draw the seal of a city: the sign of its colour on a square of it, as on its blocks."""
    colour, stone = COLOURS[place], STONES[place]
    body = "".join(
        rect(inset, inset, 48 - 2 * inset, 48 - 2 * inset, fill, r=radius)
        for inset, fill, radius in ((1.6, _EDGE, 11), (3.2, _RIM, 9.6), (5.6, stone.base, 7.4))
    )
    return Drawing(48, 48, body + sign(colour, 24, 24, 14.5, f'fill="{stone.sign}"'))


DRAWINGS: Final = {
    **{f"small-seal-type-{each.key}": _round(*drawn) for each, drawn in _TYPES.items()},
    **{f"small-seal-town-{colour.key}": _square(place) for place, colour in enumerate(COLOURS)},
    f"small-seal-category-{Category.CITY}": _round(*_STREET, _BRICK),
    f"small-seal-category-{Category.LAND}": _round(*_TREES, _LEAF),
}
