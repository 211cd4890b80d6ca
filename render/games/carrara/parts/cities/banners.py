"""The six cities as banners on a brass rod: name, accepted colours, value, houses needed or who scored it."""

from __future__ import annotations

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, CURRENCIES, VALUES, City, Colour, Currency, accepts
from bot.games.carrara.scoring import scored_by
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.colours import BLOCKS, LETTERS_ON_BLOCKS
from render.games.carrara.page import Page

WIDTH, PITCH, HEIGHT = 136, 136, 144
_ROD = 20
_NAME, _ACCEPTED, _VALUE, _SCORER = 22, 64, 102, 103
"""The middles of what is on a cloth, from its upper edge."""
_BLOCK, _MORE = 44, "+"
"""The block of the cheapest colour that a city accepts, and the sign for those that are more expensive."""
_ICON, _HOUSE, _BADGE = 30, 28, 38


def lay_banners(page: Page, x: int, y: int) -> None:
    """Lay out the rod and the cloths with what never changes, beginning at the left edge of the first column."""
    for city in CITIES:
        _lay_cloth(page, city, Box(x + city * PITCH + (PITCH - WIDTH) // 2, y + 5, WIDTH, HEIGHT))
    page.icon("ground/rod", x - 6, y, len(CITIES) * PITCH + 12, "banner-rod", theme.SKY, height=_ROD, plate=True)


def lay_scorers(page: Page, x: int, y: int) -> None:
    """Lay out on each banner the badge of the seat that scored the city, or else the houses needed for it."""
    for city in CITIES:
        box = Box(x + city * PITCH + (PITCH - WIDTH) // 2, y + 5, WIDTH, HEIGHT)
        _lay_scorer(page, city, box)


def ground(city: City) -> str:
    """Return the colour of a city's cloth."""
    return BLOCKS[city]


def _lay_cloth(page: Page, city: City, box: Box) -> None:
    what, colour = f"city/{city.key}", LETTERS_ON_BLOCKS[city]
    page.icon(f"ground/{what}", box.x, box.y, WIDTH, f"banner-{Colour(city).key}", theme.SKY, height=HEIGHT, plate=True)
    centre = box.x + WIDTH // 2
    name = page.say(f"city-{city.key}")
    page.label(f"{what}/name", centre, box.y + _NAME, name, theme.SMALL, colour, ground(city), anchor="m")
    _lay_accepted(page, city, centre, box.y + _ACCEPTED)
    middle = box.y + _VALUE
    value = page.label(
        f"{what}/value", box.x + 16, middle, str(VALUES[city]), theme.BODY + 4, colour, ground(city), face="bold"
    )
    currency = "point" if CURRENCIES[city] is Currency.POINTS else "coin"
    page.icon(f"{what}/currency", value.right + 3, middle - _ICON // 2, _ICON, currency, ground(city))


def _lay_accepted(page: Page, city: City, centre: int, middle: int) -> None:
    """Lay out the cheapest colour that a city accepts, with a plus if it accepts more expensive ones too."""
    what, own, size = f"city/{city.key}/accepts", Colour(city), theme.LARGE
    more = sum(accepts(city, each) for each in Colour) > 1
    wide = _BLOCK + ink(_MORE, "bold", size).advance + 5
    box = Box(centre - wide // 2, middle - _BLOCK // 2, _BLOCK, _BLOCK)
    page.plate(what, box.grown(1), theme.MARBLE, ground(city), 9)
    block = page.icon(f"{what}/{own.key}", *box[:3], f"block-{own.key}", theme.MARBLE)
    if more:
        at = block.right + 5, middle
        page.label(f"{what}/more", *at, _MORE, size, LETTERS_ON_BLOCKS[city], ground(city), face="bold")


def _lay_scorer(page: Page, city: City, box: Box) -> None:
    what, middle = f"city/{city.key}", box.y + _VALUE
    by = scored_by(page.view.players, city)
    if by is None:
        house = page.icon(
            f"{what}/need/house", box.right - 10 - _HOUSE, middle - _HOUSE // 2, _HOUSE, "house", ground(city)
        )
        need, colour = str(BUILDINGS_TO_SCORE[city]), LETTERS_ON_BLOCKS[city]
        at, size = house.x - 6, theme.SMALL + 2
        page.label(f"{what}/need", at, middle, need, size, colour, ground(city), face="bold", anchor="r")
        return
    page.badge(f"{what}/marker", box.right - 16 - _BADGE, box.y + _SCORER - _BADGE // 2, _BADGE, by, ground(city))
