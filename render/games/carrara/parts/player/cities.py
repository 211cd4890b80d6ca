"""The cities of one player: what is built in each, and below it what scoring it would yield or why that cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, Building, City
from bot.games.carrara.scoring import Gain, in_city, scored_by
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.layout import grid, rows
from render.engine.scene import Box, Role
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.plaque import lay_progress
from render.games.carrara.parts.cities.seals import lay_struck
from render.games.carrara.parts.cities.strips import CITIES_HIGH, lay_cities
from render.games.carrara.parts.cities.town import (
    COLUMN,
    LEAST,
    PAD,
    SKY,
    SKY_LOW,
    Town,
    by_city,
    heap,
    inner_height,
    lay_town,
    line_up,
    tallest,
)
from render.games.carrara.parts.player.types import DONE, DONE_EDGE, EARNS, NONE, key_of, lay_amounts, lay_news

_OF: Final = theme.TITLE, theme.LARGE, 39, theme.BODY
_SEAL, _BADGE, _HOUSE = 62, 52, 42


def lay_own_cities(page: Page, seat: int, box: Box) -> list[Box]:
    """Lay out the cities and what a player has built in each, and return the columns."""
    strip, below = rows(box, [CITIES_HIGH, 0], 4)
    lay_cities(page, strip)
    cells, built = grid(below, len(CITIES), 1, 6), by_city(page, seat)
    top = tallest(each for here in built.values() for each in here)
    for city, cell in zip(CITIES, cells, strict=True):
        page.plate(
            f"ground/{seat}/{city.key}", cell, SKY, page.ground, 10, theme.EDGE, fill_to=SKY_LOW, role=Role.GROUND
        )
        if here := built.get(city):
            lay_town(page, seat, city, _lines(here, cell, top), cell, pennant=False)
    return cells


def _lines(here: tuple[Building, ...], cell: Box, top: int) -> list[Town]:
    """Return the buildings of a city in a line or two, as large as they fit, or their costs in a heap."""
    width, high = cell.width - 2 * PAD, inner_height(cell.height)
    for lines, tall, overlap in (1, 150, 0.1), (1, 120, 0.3), (1, 104, 0.4), (2, 112, 0.2), (2, 90, 0.3), (2, 76, 0.66):
        share = -(-len(here) // lines)
        ordered = sorted(here, key=lambda each: -each.cost)
        parts = [tuple(ordered[start : start + share]) for start in range(0, len(here), share)]
        tall = max(LEAST, min(tall, high // lines))
        for each in (0.0, overlap / 2, overlap):
            towns = [line_up(part, tall, top, each, pennant=False) for part in parts]
            if max(town.width for town in towns) <= width and tall * lines <= high + 8:
                return towns
    return [heap(here, 120, top, width // COLUMN, rows=(high + 9) // 31)]


def lay_player_cities(page: Page, seat: int, possible: Mapping[str, Gain], box: Box) -> None:
    """Lay out how near the end a player is, its cities, and a foot below each."""
    progress, cities, feet = rows(box, [46, 0, 78], 5)
    lay_progress(page, seat, progress)
    columns = lay_own_cities(page, seat, cities)
    for city, column in zip(CITIES, columns, strict=True):
        _lay_foot(page, seat, city, possible, column._replace(y=feet.y, height=feet.height))


def _lay_foot(page: Page, seat: int, city: City, possible: Mapping[str, Gain], box: Box) -> None:
    """Lay out what scoring a city would yield, how many buildings it has and needs, or whose seal it has."""
    what, by = f"own/{city.key}", scored_by(page.view.players, city)
    earns, own = key_of(city) in possible, by == seat
    on = EARNS if earns else DONE if own else NONE if by is not None else theme.VEIN
    if own and city in page.changes.cities:
        on = lay_news(page, what, box, page.ground)
    else:
        edge = theme.GOLD_DEEP if earns else DONE_EDGE if own else theme.EDGE
        page.plate(f"{what}/foot", box, on, page.ground, 10, edge, shadow=4 * earns)
    x, middle = box.x + box.width // 2, box.y + box.height // 2
    if own:
        lay_struck(page, f"{what}/scored", city, Box(x - _SEAL // 2, middle - _SEAL // 2, _SEAL, _SEAL), on)
    elif by is not None:
        lock = page.icon(f"{what}/lock", x - _BADGE - 4, middle - _BADGE // 2, _BADGE, "lock", on)
        page.badge(f"{what}/by", lock.right + 8, middle - _BADGE // 2, _BADGE, by, on)
    elif earns:
        lay_amounts(page, f"{what}/worth", possible[key_of(city)], box.grown(-5), on)
    else:
        have = len(in_city(page.view.players[seat].buildings, city))
        said = page.say("picture-of", have=have, need=BUILDINGS_TO_SCORE[city])
        size = fitting_size(said, "bold", _OF, box.width - _HOUSE - 16)
        wide = ink(said, "bold", size).advance
        left = x - (wide + 6 + _HOUSE) // 2
        colour = theme.INK if have else theme.SOFT
        page.label(f"{what}/worth", left, middle, said, size, colour, on, face="bold")
        house = left + wide + 6, middle - _HOUSE // 2, _HOUSE
        page.icon(f"{what}/worth/house", *house, "house", on, faded=not have)
