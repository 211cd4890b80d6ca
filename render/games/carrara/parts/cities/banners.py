"""The six cities as banners on a brass rod: name, accepted colours, value, houses needed or who scored it."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, CURRENCIES, VALUES, City, Colour, Currency, accepts
from bot.games.carrara.scoring import scored_by
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.colours import BLOCKS, LETTERS_ON_BLOCKS
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.news import lay_news

WIDTH, PITCH, HEIGHT = 133, 133, 148
_ROD: Final = 20
_NAME, _VALUE, _SCORER = 24, 67, 112
"""The middles of what is on a cloth, from its upper edge: the name, what it accepts and its value, who scored it."""
_BLOCK, _MORE, _BEYOND = 42, (35, 26), (9, 6)
"""The block of the cheapest colour that a city accepts, the sign for better ones, and how far it juts out."""
_SIZE, _CURRENCY = 50, 36
"""The size of the value, and of its currency."""
_NEED, _HOUSE, _BADGE = theme.BODY + 3, 34, 40
_NEWS: Final = 68, 36, 5
"""The paper below the badge of who has just scored a city, and how far the frame reaches around it."""
_CORNER: Final = 22
LINEN: Final = "#fbf3df"
"""The lower part of every banner."""


def lay_banners(page: Page, x: int, y: int) -> None:
    """Lay out the rod and the cloths with what never changes, beginning at the left edge of the first column."""
    for city in CITIES:
        _lay_cloth(page, city, _place(city, x, y))
    page.icon("ground/rod", x - 6, y, len(CITIES) * PITCH + 12, "banner-rod", theme.SKY, height=_ROD, plate=True)


def lay_scorers(page: Page, x: int, y: int) -> None:
    """Lay out on each banner the badge of the seat that scored the city, or else the houses needed for it."""
    for city in CITIES:
        _lay_scorer(page, city, _place(city, x, y))


def ground(city: City) -> str:
    """Return the colour of a city's cloth."""
    return BLOCKS[city]


def _place(city: City, x: int, y: int) -> Box:
    return Box(x + city * PITCH + (PITCH - WIDTH) // 2, y + 5, WIDTH, HEIGHT)


def _lay_cloth(page: Page, city: City, box: Box) -> None:
    what, colour = f"city/{city.key}", LETTERS_ON_BLOCKS[city]
    page.icon(f"ground/{what}", box.x, box.y, WIDTH, f"banner-{Colour(city).key}", theme.SKY, height=HEIGHT, plate=True)
    name, centre = page.say(f"city-{city.key}"), box.x + WIDTH // 2
    page.label(
        f"{what}/name", centre, box.y + _NAME, name, theme.SMALL, colour, ground(city), face="narrow", anchor="m"
    )
    middle, left = box.y + _VALUE, box.x + 7
    _lay_accepted(page, city, left, middle)
    value, right = str(VALUES[city]), box.right - 8
    currency = "point" if CURRENCIES[city] is Currency.POINTS else "coin"
    icon = page.icon(f"{what}/currency", right - _CURRENCY, middle - _CURRENCY // 2, _CURRENCY, currency, ground(city))
    page.label(f"{what}/value", icon.x - 1, middle, value, _SIZE, colour, ground(city), face="bold", anchor="r")


def _lay_accepted(page: Page, city: City, left: int, middle: int) -> None:
    """Lay out the cheapest colour that a city accepts, with a chevron up if it accepts more expensive ones too."""
    what, own = f"city/{city.key}/accepts", Colour(city)
    box = Box(left, middle - _BLOCK // 2, _BLOCK, _BLOCK)
    page.plate(what, box.grown(1), theme.MARBLE, ground(city), 9)
    page.icon(f"{what}/{own.key}", *box[:3], f"block-{own.key}", theme.MARBLE, plate=True)
    if sum(accepts(city, each) for each in Colour) > 1:
        (wide, high), (right, up) = _MORE, _BEYOND
        at = box.right + right - wide, box.y - up, wide
        page.icon(f"{what}/{own.key}/more", *at, "banner-better", theme.MARBLE, height=high)


def _lay_scorer(page: Page, city: City, box: Box) -> None:
    what, middle, centre = f"city/{city.key}", box.y + _SCORER, box.x + WIDTH // 2
    by = scored_by(page.view.players, city)
    if by is None:
        need = str(BUILDINGS_TO_SCORE[city])
        wide = ink(need, "bold", _NEED).advance + 5 + _HOUSE
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
