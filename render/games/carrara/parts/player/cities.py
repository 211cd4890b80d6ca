"""The cities of one player: their banners, and below each what scoring it would yield or why it cannot be scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, CURRENCIES, VALUES, City, Currency
from bot.games.carrara.scoring import Gain, in_city, scored_by
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.colours import LETTERS_ON_BLOCKS
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.banners import PITCH, ground
from render.games.carrara.parts.cities.rows import COLUMNS
from render.games.carrara.parts.player.amounts import EARNS, lay_amounts, lay_news
from render.games.carrara.parts.player.possible import key_of
from render.games.carrara.parts.player.types import DONE, DONE_EDGE, NONE

CLOTH: Final = 100
"""The height of the banners with their rod."""
FOOT, GAP = 88, 5
"""The height of what is below a city, and the space above it."""
_ROD: Final = 20
_VALUE, _SIGN = 47, 40
"""The sizes of what costs are multiplied by, and of the currency."""
_HEM, _BRASS, _BRASS_LOW = 6, "#f4d88a", "#b58430"
"""The hem at the foot of a banner."""
_SHADE, _EDGE = 0.1, 0.35
"""How much darker a banner is at its foot and at its edge."""
_BADGE, _TICK, _BESIDE = 44, 34, 6
"""The sizes of the badge of who has scored a city, and of the tick beside it, and the space between them."""
_CAPTION: Final = 20
"""The middle of the word above them."""
_OF: Final = theme.TITLE, theme.LARGE, 39, theme.BODY
_HOUSE: Final = 42


def lay_cloths(page: Page, y: int) -> None:
    """Lay out the banners on their rod: the names of the cities, and what costs are multiplied by."""
    for city in CITIES:
        what, colour, on = f"city/{city.key}", LETTERS_ON_BLOCKS[city], ground(city)
        box = Box(COLUMNS + city * PITCH + 1, y + 6, PITCH - 2, CLOTH - 6)
        low, edge = mix(on, theme.INK, _SHADE), mix(on, theme.INK, _EDGE)
        page.plate(f"ground/{what}", box, on, page.ground, 2, edge, fill_to=low)
        page.plate(
            f"ground/{what}/hem", box._replace(y=box.bottom - _HEM, height=_HEM), _BRASS, low, fill_to=_BRASS_LOW
        )
        centre, name = box.x + box.width // 2, page.say(f"city-{city.key}")
        at = centre, y + 34, name
        page.label(f"{what}/name", *at, theme.SMALL, colour, on, face="narrow", anchor="m")
        value, middle = page.say("picture-times", count=VALUES[city]), y + 74
        wide = ink(value, "bold", _VALUE).advance + 5
        left = centre - (wide + _SIGN) // 2
        page.label(f"{what}/value", left, middle, value, _VALUE, colour, on, face="bold")
        sign = "point" if CURRENCIES[city] is Currency.POINTS else "coin"
        page.icon(f"{what}/currency", left + wide, middle - _SIGN // 2, _SIGN, sign, on)
    wide = len(CITIES) * PITCH + 12
    page.icon("ground/rod", COLUMNS - 6, y, wide, "banner-rod", theme.SKY, height=_ROD, plate=True)


def lay_city_foot(page: Page, seat: int, city: City, possible: Mapping[str, Gain], y: int) -> None:
    """Lay out what scoring a city would yield, how many buildings it has and needs, or that it has been scored."""
    what, by = f"own/{city.key}", scored_by(page.view.players, city)
    box = Box(COLUMNS + city * PITCH + 2, y, PITCH - 4, FOOT)
    earns = key_of(city) in possible
    own = by == seat
    on = EARNS if earns else DONE if own else NONE if by is not None else theme.VEIN
    if own and city in page.changes.cities:
        on = lay_news(page, what, box, page.ground)
    else:
        edge = theme.GOLD_DEEP if earns else DONE_EDGE if own else theme.EDGE
        page.plate(f"{what}/foot", box, on, page.ground, 10, edge, shadow=4 * earns)
    if by is not None:
        _lay_scored(page, what, by, own, box, on)
    elif earns:
        lay_amounts(page, f"{what}/worth", possible[key_of(city)], box.grown(-5), on)
    else:
        _lay_need(page, f"{what}/worth", len(in_city(page.view.players[seat].buildings, city)), city, box, on)


def _lay_scored(page: Page, what: str, by: int, own: bool, box: Box, on: str) -> None:
    """Lay out whose marker is on a city: the badge of its seat, with a tick if it is the player's own."""
    said, room = page.say("picture-track"), box.width - 8
    face: Face = "sans" if ink(said, "sans", theme.SMALL).advance <= room else "narrow"
    at = box.x + box.width // 2, box.y + _CAPTION, said
    page.label(f"{what}/scored", *at, theme.SMALL, theme.INK, on, face=face, anchor="m")
    wide, middle = _BADGE + own * (_BESIDE + _TICK), box.bottom - 6 - _BADGE // 2
    badge = page.badge(f"{what}/by", box.x + (box.width - wide) // 2, middle - _BADGE // 2, _BADGE, by, on)
    if own:
        page.icon(f"{what}/tick", badge.right + _BESIDE, middle - _TICK // 2, _TICK, "tick", on)


def _lay_need(page: Page, what: str, have: int, city: City, box: Box, on: str) -> None:
    """Lay out how many buildings a city has of those that scoring it takes."""
    said = page.say("picture-of", have=have, need=BUILDINGS_TO_SCORE[city])
    size = fitting_size(said, "bold", _OF, box.width - _HOUSE - 16)
    wide, middle = ink(said, "bold", size).advance, box.y + box.height // 2
    x = box.x + (box.width - wide - 6 - _HOUSE) // 2
    page.label(what, x, middle, said, size, theme.INK if have else theme.SOFT, on, face="bold")
    page.icon(f"{what}/house", x + wide + 6, middle - _HOUSE // 2, _HOUSE, "house", on, faded=not have)
