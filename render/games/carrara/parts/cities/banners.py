"""The six cities as banners on a brass rod: name, accepted colours, value, houses needed or who scored it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    COLOURS,
    CURRENCIES,
    VALUES,
    City,
    Colour,
    Currency,
    accepts,
)
from bot.games.carrara.scoring import scored_by
from render.common.page import Page as CommonPage
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box, Element
from render.games.carrara.colours import BLOCKS, LETTERS_ON_BLOCKS
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.cities.news import lay_news

WIDTH, PITCH, HEIGHT = 133, 133, 166
_ROD: Final = 20
_NAME, _FOOT = 22, 124
"""The middles of what is on a cloth, from its upper edge: the name; the value, and what it needs or who scored it."""
_PATCH, _ROUND = (38, 59), 8
"""Where the patch with the blocks that the city accepts may begin, its height at most, and the radius of its corners.
"""
_BLOCKS: Final = {1: 38, 2: 38, 3: 36}
"""The size of blocks in a line of so many."""
_BLOCK, _LINE = 27, 3
"""The size of blocks in two lines, and how many are in a line at most."""
_SIDE, _APART = 3, 3
"""Beside the blocks, and between a number and what is beside it."""
_RULE: Final = 68
"""Where the lower part of a cloth is divided: the value, and what it needs or who scored it."""
_SIZE, _CURRENCY = 44, 34
"""The size of the value, and of its currency."""
_NEED, _HOUSE, _BADGE = theme.BODY + 1, 33, 40
_NEWS: Final = 50, 38, 5
"""The paper below the badge of who has just scored a city, and how far the frame reaches around it."""
_CORNER: Final = 22
LINEN: Final = "#fbf3df"
"""The lower part of every banner."""


def lay_banners(page: Page, x: int, y: int) -> None:
    """Lay out the rod and the cloths with what never changes, beginning at the left edge of the first column."""
    page.elements += _banners(page.language, x, y)


def lay_scorers(page: Page, x: int, y: int) -> None:
    """Lay out on each banner the badge of the seat that scored the city, or else the houses needed for it."""
    for city in CITIES:
        _lay_scorer(page, city, _place(city, x, y))


def ground(city: City) -> str:
    """Return the colour of a city's cloth."""
    return BLOCKS[city]


def _place(city: City, x: int, y: int) -> Box:
    return Box(x + city * PITCH + (PITCH - WIDTH) // 2, y + 5, WIDTH, HEIGHT)


@lru_cache(maxsize=16)
def _banners(language: str, x: int, y: int) -> tuple[Element, ...]:
    page = CommonPage((), language, GAME)
    for city in CITIES:
        _lay_cloth(page, city, _place(city, x, y))
    page.icon("ground/rod", x - 6, y, len(CITIES) * PITCH + 12, "banner-rod", theme.SKY, height=_ROD, plate=True)
    return tuple(page.elements)


def _lay_cloth(page: CommonPage, city: City, box: Box) -> None:
    what, colour = f"city/{city.key}", LETTERS_ON_BLOCKS[city]
    page.icon(f"ground/{what}", box.x, box.y, WIDTH, f"banner-{Colour(city).key}", theme.SKY, height=HEIGHT, plate=True)
    name, centre = page.say(f"city-{city.key}"), box.x + WIDTH // 2
    page.label(
        f"{what}/name", centre, box.y + _NAME, name, theme.SMALL, colour, ground(city), face="narrow", anchor="m"
    )
    _lay_accepted(page, city, box)
    middle, value = box.y + _FOOT, str(VALUES[city])
    currency = "point" if CURRENCIES[city] is Currency.POINTS else "coin"
    wide = ink(value, "bold", _SIZE).advance + _APART
    left = box.x + 3 + (_RULE - wide - _CURRENCY) // 2
    page.label(f"{what}/value", left, middle, value, _SIZE, theme.INK, LINEN, face="bold")
    page.icon(f"{what}/currency", left + wide, middle - _CURRENCY // 2, _CURRENCY, currency, LINEN)


def _lay_accepted(page: CommonPage, city: City, box: Box) -> None:
    """Lay out a block of each colour that a city accepts, the dearest first, on a patch of linen on its cloth."""
    what, (top, most) = f"city/{city.key}/accepts", _PATCH
    shown = [colour for colour in COLOURS if accepts(city, colour)]
    columns = len(shown) if len(shown) <= _LINE else -(-len(shown) // 2)
    side = _BLOCKS[columns] if columns == len(shown) else _BLOCK
    lines = [shown[start : start + columns] for start in range(0, len(shown), columns)]
    wide, high = columns * (side + 1) - 1 + 2 * _SIDE, len(lines) * side + 2 * (len(lines) - 1) + _SIDE
    patch = Box(box.x + (box.width - wide) // 2, box.y + top + (most - high) // 2, wide, high)
    page.plate(f"ground/{what}", patch, LINEN, ground(city), _ROUND)
    y = patch.y + _SIDE // 2
    for line in lines:
        x = patch.x + (wide - len(line) * (side + 1) + 1) // 2
        for colour in line:
            page.icon(f"{what}/{colour.key}", x, y, side, f"block-{colour.key}", LINEN, plate=True)
            x += side + 1
        y += side + 2


def _lay_scorer(page: Page, city: City, box: Box) -> None:
    what, middle = f"city/{city.key}", box.y + _FOOT
    centre = box.x + (_RULE + WIDTH) // 2
    by = scored_by(page.view.players, city)
    if by is None:
        need = str(BUILDINGS_TO_SCORE[city])
        wide = ink(need, "bold", _NEED).advance + _APART + _HOUSE
        at = centre - wide // 2, middle
        page.label(f"{what}/need", *at, need, _NEED, theme.INK, LINEN, face="bold")
        page.icon(f"{what}/need/house", at[0] + wide - _HOUSE, middle - _HOUSE // 2, _HOUSE, "house", LINEN)
        return
    place, on = Box(centre - _BADGE // 2, middle - _BADGE // 2, _BADGE, _BADGE), LINEN
    wide, high, reach = _NEWS
    frame = Box(centre - wide // 2, middle - high // 2, wide, high)
    fresh = city in page.newest.cities
    if fresh:
        on = theme.NEW_PALE
        lay_news(page, f"{what}/marker", frame, LINEN, on, 8, reach)
        place = place.grown(-2)
    page.badge(f"{what}/marker", *place[:3], by, on)
    if fresh:
        page.news_corner(f"{what}/marker", frame, _CORNER)
