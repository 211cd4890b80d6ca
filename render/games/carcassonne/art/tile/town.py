"""A town: its ground, its open square, and where its houses stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from math import ceil
from operator import and_
from random import Random
from typing import Final

from PIL import Image, ImageDraw

from render.bake.drawing import radial
from render.bake.shapes import ellipse, n, stroke
from render.games.carcassonne.art.geometry import SIDE, Point
from render.games.carcassonne.art.geometry.cities import City
from render.games.carcassonne.art.geometry.points import Curve
from render.games.carcassonne.art.geometry.spots import SQUARE as REACH
from render.games.carcassonne.art.tile.grass import clouds
from render.games.carcassonne.art.tile.houses import House
from render.games.carcassonne.art.tile.roads import butt, track
from render.games.carcassonne.art.tile.walls import TALL, THICK
from render.games.carcassonne.colours import SQUARE, TOWN, TOWN_LINE

DEFS: Final = radial("warm", "#ecd0a4d0", "#ecd0a400") + radial("cool", "#c9a06db0", "#c9a06d00")
_CELL: Final = 1
_CELLS: Final = SIDE // _CELL
_FINE: Final = 4
"""How much finer than cells the ground is measured."""
_COVERED: Final = 200
_SIZES: Final[tuple[tuple[float, float, float], ...]] = (
    (22, 5.5, 14.5),
    (18, 6, 16),
    (26, 5, 13),
    (14, 5, 13),
    (12, 4.5, 10),
)
_FAR: Final[tuple[tuple[float, float, float], ...]] = ((34, 8, 19), (27, 7, 17), (23, 6, 15))
"""Widths of houses, and the heights of their walls and roofs, near by and from far away."""
_ROUNDS: Final = ((0, 1, 2), (0, 1, 2), (1, 3), (3, 4), (4,))
_FAR_ROUNDS: Final = ((0, 1), (1, 2), (2,))
_FAR_APART: Final = 2
"""The sizes that are tried, large ones first."""
_BEHIND: Final = 3
"""How many cells of a house the roof before it may hide."""
_EDGE_SIZE: Final = (20.0, 5.0, 13.0)
_FAR_EDGE: Final = (30.0, 8.0, 18.0)
_EDGE_ACROSS: Final = ((30.0, 0, False), (70.0, 1, True))
_EDGE_DOWN: Final = ((42.0, 1, True), (78.0, 2, False))
"""Houses that stand across the sides between two tiles: along the side, their colour, and whether gabled."""


def ground(city: City, square: Point, streets: Sequence[Curve], name: str, *, far: bool) -> str:
    """Draw the ground of a city, its open square, and the streets that lead there from a gate; plain from far away."""
    x, y = square
    line = track(city.ground) + "Z"
    body = f'<clipPath id="{name}"><path d="{line}"/></clipPath><path d="{line}" fill="{TOWN}"/>'
    dice = Random(3)
    made = clouds(dice, "url(#warm)", "url(#cool)")
    stones = "".join(
        f"M{n(dice.uniform(0, SIDE))} {n(dice.uniform(0, SIDE))}h{n(dice.uniform(1.2, 2.4))}" for _ in range(110)
    )
    made += "" if far else stroke(stones, TOWN_LINE, 0.7, 0.55)
    made += "".join(butt(track(street), TOWN_LINE, 8.4) + butt(track(street), SQUARE, 7) for street in streets)
    if far:
        return f'{body}<g clip-path="url(#{name})">{made}</g>'
    made += ellipse(x, y, REACH, REACH * 0.86, SQUARE, TOWN_LINE, 0.8)
    made += ellipse(x, y, REACH - 2, REACH * 0.86 - 1.8, "none", "#c9a877", 0.7)
    made += ellipse(x, y, REACH - 4.6, REACH * 0.86 - 4.1, "none", "#c9a877", 0.6)
    return f'{body}<g clip-path="url(#{name})">{made}</g>'


def houses(city: City, sides: Sequence[int], kept: Image.Image, seed: str, *, far: bool) -> list[House]:
    """Place a city's houses; the sides are those it reaches, and a mask keeps ground free for other things."""
    ground = _free(city, kept)
    made = list(_across(sides, far=far))
    for one in made:
        # hidden by nothing, since the other tile shows their other half
        _take(ground, one)
    free = ground.copy()
    dice = Random(seed)
    sizes, rounds = (_FAR, _FAR_ROUNDS) if far else (_SIZES, _ROUNDS)
    for choice in rounds:
        for foot in range(_CELLS + 1):
            size = sizes[dice.choice(choice)]
            while found := _room(ground, free, foot, *size):
                one = House(found * _CELL, foot * _CELL - 0.4, *size, dice.randrange(3), dice.random() < 0.5)
                made.append(one)
                _take(free, one._replace(width=one.width + _FAR_APART * far))
                size = sizes[dice.choice(choice)]
    return sorted(made, key=lambda one: one.y)


def kept_free() -> Image.Image:
    """Return an empty mask of ground that is to be kept free of houses."""
    return Image.new("L", (SIDE * _FINE, SIDE * _FINE))


def keep_round(kept: Image.Image, place: Point, across: float, down: float) -> None:
    """Keep an ellipse free."""
    x, y = place
    box = (x - across) * _FINE, (y - down) * _FINE, (x + across) * _FINE, (y + down) * _FINE
    ImageDraw.Draw(kept).ellipse(box, fill=255)


def keep_line(kept: Image.Image, curve: Curve, width: float) -> None:
    """Keep a band along a line free."""
    ImageDraw.Draw(kept).line(
        [(x * _FINE, y * _FINE) for x, y in curve], fill=255, width=round(width * _FINE), joint="curve"
    )


def _across(sides: Sequence[int], *, far: bool) -> Iterator[House]:
    width, wall, roof = _FAR_EDGE if far else _EDGE_SIZE
    for side in sides:
        if side % 2:
            for y, colour, gable in _EDGE_DOWN:
                yield House(SIDE if side == 1 else 0, y, width, wall, roof, colour, gable)
        else:
            for x, colour, gable in _EDGE_ACROSS:
                yield House(x, (wall + roof) / 2 + (SIDE if side == 2 else 0), width, wall, roof, colour, gable)


def _free(city: City, kept: Image.Image) -> list[int]:
    """Return where houses may stand: a row of cells is a number, a cell one of its bits."""
    image = Image.new("L", kept.size)
    draw = ImageDraw.Draw(image)
    draw.polygon([(x * _FINE, y * _FINE) for x, y in city.ground], fill=255)
    for wall in city.walls:
        for down in (0.0, TALL / 2, TALL):
            places = [(x * _FINE, (y + down) * _FINE) for x, y in wall]
            draw.line(places, fill=0, width=round((THICK + 1) * _FINE), joint="curve")
    image.paste(0, (0, 0), kept)
    cells = image.reduce(_FINE * _CELL).point([ord("0")] * _COVERED + [ord("1")] * (256 - _COVERED)).tobytes()
    return [int(cells[at : at + _CELLS][::-1], 2) for at in range(0, len(cells), _CELLS)]


def _cells(width: float, tall: float) -> tuple[int, int]:
    """Return how many cells a house takes to the left of its middle, and how many upwards."""
    return ceil((width / 2 - 0.3) / _CELL), ceil((tall - 0.6) / _CELL)


def _room(ground: list[int], free: list[int], foot: int, width: float, wall: float, roof: float) -> int | None:
    """Return the first column in which the middle of a house can stand with its foot above a row."""
    half, tall = _cells(width, wall + roof)
    if foot < tall:
        return None
    open_columns = reduce(and_, ground[foot - tall : foot]) & reduce(and_, free[foot - tall + _BEHIND : foot])
    for _ in range(2 * half - 1):
        open_columns &= open_columns >> 1
    return (open_columns & -open_columns).bit_length() - 1 + half if open_columns else None


def _take(free: list[int], one: House) -> None:
    half, tall = _cells(one.width, one.wall + one.roof)
    middle, foot = round(one.x / _CELL), ceil(one.y / _CELL)
    left = max(0, middle - half)
    taken = ((1 << max(0, middle + half - left)) - 1) << left
    for row in range(max(0, foot - tall), max(0, min(_CELLS, foot))):
        free[row] &= ~taken
