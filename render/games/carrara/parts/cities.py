"""The cities: value per building, accepted blocks, buildings needed to score them, and the seat that did."""

from __future__ import annotations

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, CURRENCIES, VALUES, City, Colour, Currency, accepts
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import BLOCKS, LETTERS_ON_BLOCKS
from render.games.carrara.page import Page, columns

HEIGHT = 216
_RIBBON = 50


def lay_cities(page: Page, y: int) -> int:
    """Lay out the row of cities from `y` down and return where it ends."""
    for city, (x, width) in zip(CITIES, columns(), strict=True):
        lay_city(page, city, Box(x, y, width, HEIGHT))
    return y + HEIGHT + theme.GAP


def scorer(page: Page, city: City) -> int | None:
    """Return the seat that scored a city."""
    return next((seat for seat, player in enumerate(page.view.players) if city in player.cities_scored), None)


def lay_ribbon(page: Page, what: str, city: City, box: Box, on: str) -> None:
    """Add a city's name on a wall in its colour."""
    sprite = f"ribbon-{Colour(city).key}"
    page.icon(f"{what}/ribbon", box.x, box.y, box.width, sprite, on, height=box.height, plate=True)
    page.label(
        f"{what}/name",
        box.x + box.width // 2,
        box.y + box.height // 2 + 4,
        page.say(f"city-{city.key}"),
        theme.SMALL,
        LETTERS_ON_BLOCKS[city],
        BLOCKS[city],
        face="bold",
        anchor="m",
    )


def lay_city(page: Page, city: City, box: Box) -> None:
    """Lay out a city in a panel, which may be taller than its content."""
    what = f"city/{city.key}"
    ground = theme.MARBLE
    page.panel(f"{what}/panel", *box)
    lay_ribbon(page, what, city, Box(box.x + 6, box.y + 6, box.width - 12, _RIBBON), ground)
    middle = box.y + _RIBBON + 42
    value = page.label(
        f"{what}/value", box.x + 12, middle, str(VALUES[city]), theme.LARGE, theme.INK, ground, face="bold"
    )
    currency = "point" if CURRENCIES[city] is Currency.POINTS else "coin"
    page.icon(f"{what}/currency", value.right + 6, middle - 21, 42, currency, ground)
    by = scorer(page, city)
    if by is None:
        page.icon(f"{what}/house", box.right - 48, middle - 20, 40, "house", ground)
        need = str(BUILDINGS_TO_SCORE[city])
        page.label(
            f"{what}/need", box.right - 54, middle, need, theme.LARGE, theme.SOFT, ground, face="bold", anchor="r"
        )
    else:
        badge = Box(box.right - 62, middle - 26, 52, 52)
        on = ground
        if city in page.changes.cities:
            page.ring(f"{what}/marker", badge, ground, 10, 7)
            on = theme.NEW
        page.icon(f"{what}/marker", *badge[:3], f"seat-{by}", on)
    _lay_accepted(page, city, Box(box.x, middle + 36, box.width, 84))


def _lay_accepted(page: Page, city: City, box: Box) -> None:
    colours = [colour for colour in Colour if accepts(city, colour)]
    side, space = 36, 8
    start = box.x + (box.width - 3 * side - 2 * space) // 2
    for place, colour in enumerate(colours):
        x = start + place % 3 * (side + space)
        y = box.y + place // 3 * (side + space)
        page.icon(f"city/{city.key}/accepts/{colour.key}", x, y, side, f"block-{colour.key}", theme.MARBLE)
