"""The ground of an unturned tile: its cities and roads, and what they leave free."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from bot.games.carcassonne.components import Kind, Tile
from render.games.carcassonne.art.geometry.layout import layout
from render.games.carcassonne.art.geometry.points import SIDE, Point, ribbon
from render.games.carcassonne.art.geometry.roads import CENTRE, PLAZA, WIDTH

LABELS: Final = 200
"""The width of a label image in pixels."""
SCALE: Final = LABELS / SIDE
FREE: Final = 0
PAVED: Final = 255
"""What belongs to no segment: the round where roads end."""


@cache
def open_ground(tile: Tile) -> Image.Image:
    """Return an unturned tile's labels of cities and roads, with the ground that is left free as 0."""
    image = Image.new("L", (LABELS, LABELS), FREE)
    draw = ImageDraw.Draw(image)
    made = layout(tile, 0)
    numbers = {kind: [at for at, each in enumerate(tile.segments) if each.kind is kind] for kind in Kind}
    low = [(number, road) for number, road in zip(numbers[Kind.ROAD], made.roads, strict=True) if not road.above]
    high = [(number, road) for number, road in zip(numbers[Kind.ROAD], made.roads, strict=True) if road.above]
    for number, road in low:
        draw.polygon(_scaled(ribbon(road.line, WIDTH)), fill=number + 1)
    for number, city in zip(numbers[Kind.CITY], made.cities, strict=True):
        draw.polygon(_scaled(city.ground), fill=number + 1)
    for number, road in high:
        draw.polygon(_scaled(ribbon(road.line, WIDTH)), fill=number + 1)
    if made.plaza:
        draw.ellipse(box(*CENTRE, PLAZA), fill=PAVED)
    return image


def _scaled(curve: Sequence[Point]) -> list[Point]:
    return [(x * SCALE, y * SCALE) for x, y in curve]


def box(x: float, y: float, reach: float) -> tuple[float, float, float, float]:
    """Return the box around a circle, in pixels of a label image."""
    return (x - reach) * SCALE, (y - reach) * SCALE, (x + reach) * SCALE, (y + reach) * SCALE
