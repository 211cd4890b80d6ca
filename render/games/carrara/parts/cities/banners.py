"""The six cities as banners on a brass rod: name, accepted colours, value, houses needed or who scored it."""

from __future__ import annotations

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, CURRENCIES, VALUES, City, Colour, Currency, accepts
from bot.games.carrara.scoring import scored_by
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import BLOCKS, LETTERS_ON_BLOCKS
from render.games.carrara.page import Page

WIDTH, PITCH, HEIGHT = 136, 136, 138
_ROD = 20
_NAME, _ACCEPTED, _VALUE = 27, 58, 94
"""The middles of what is on a cloth, from its upper edge."""
_ROOM = 118
"""Between the hems of a cloth."""
_BLOCK = 20
"""At most; as many as there are share the room."""
_ICON, _HOUSE, _BADGE = 32, 28, 44


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
    colours = [each for each in Colour if accepts(city, each)]
    step = min(_BLOCK + 2, (_ROOM + 2) // len(colours))
    left, top = centre - (len(colours) * step - 2) // 2, box.y + _ACCEPTED - (step - 2) // 2
    strip = Box(left - 2, top - 1, len(colours) * step + 2, step)
    page.plate(f"{what}/accepts", strip, theme.MARBLE, ground(city), 6)
    for place, each in enumerate(colours):
        at = left + place * step
        page.icon(f"{what}/accepts/{each.key}", at, top, step - 2, f"block-{each.key}", theme.MARBLE)
    middle = box.y + _VALUE
    value = page.label(
        f"{what}/value", box.x + 16, middle, str(VALUES[city]), theme.LARGE, colour, ground(city), face="bold"
    )
    currency = "point" if CURRENCIES[city] is Currency.POINTS else "coin"
    page.icon(f"{what}/currency", value.right + 2, middle - _ICON // 2, _ICON, currency, ground(city))


def _lay_scorer(page: Page, city: City, box: Box) -> None:
    what, middle = f"city/{city.key}", box.y + _VALUE
    by = scored_by(page.view.players, city)
    if by is None:
        house = page.icon(
            f"{what}/need/house", box.right - 10 - _HOUSE, middle - _HOUSE // 2, _HOUSE, "house", ground(city)
        )
        need, colour = str(BUILDINGS_TO_SCORE[city]), LETTERS_ON_BLOCKS[city]
        at, size = house.x - 1, theme.SMALL + 2
        page.label(f"{what}/need", at, middle, need, size, colour, ground(city), face="bold", anchor="r")
        return
    page.badge(f"{what}/marker", box.right - 13 - _BADGE, middle - _BADGE // 2, _BADGE, by, ground(city))
