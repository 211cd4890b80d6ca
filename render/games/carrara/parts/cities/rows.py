"""A row a player: the plaque, then what the player has built, city by city."""

from __future__ import annotations

from bot.games.carrara.components import CITIES, Building
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.banners import HEIGHT, PITCH, ground, lay_banners, lay_scorers
from render.games.carrara.parts.cities.hand_strip import HEIGHT as STRIP
from render.games.carrara.parts.cities.hand_strip import lay_hand_strip
from render.games.carrara.parts.cities.plaque import WIDTH, lay_plaque
from render.games.carrara.parts.cities.skyline import HEM, PAPER, PAPER_LOW, lay_skyline

LEFT = 24
COLUMNS = LEFT + WIDTH + 2
"""The left edge of the first city's column."""
_BOTTOM = 688
_SPACE = 10
_VISTA, _TALL_VISTA = 132, 180
"""The height of a view in the lowest and in the highest row."""
_QUAY = 46 / 132
"""The height of the quay, as a share of the view."""
_FRAME, _GLOW = 7, 10
"""How far the frame of the row to move and its glow reach."""
_POINTER = 24, 44
_LINE = "#c9b68f"
"""Between two columns."""
_GOLD, _GOLD_LOW = "#ffe48e", "#d9952a"


def rows(page: Page, top: int) -> list[Box]:
    """Divide the page below `top` into rows, one a player."""
    seats = len(page.view.players)
    height = (_BOTTOM - top - (seats - 1) * _SPACE) // seats
    width = COLUMNS + len(CITIES) * PITCH + 2 - LEFT
    return [Box(LEFT, top + seat * (height + _SPACE), width, height) for seat in range(seats)]


def lay_own_row(page: Page, seat: int, y: int, bottom: int = _BOTTOM) -> None:
    """Lay out the banners from `y` down, and what one player has built below them, without a plaque."""
    lay_banners(page, COLUMNS, y)
    lay_scorers(page, COLUMNS, y)
    box = Box(COLUMNS - 2, y + HEIGHT, len(CITIES) * PITCH + 4, bottom - y - HEIGHT)
    page.plate(f"ground/{seat}/plate", box, PAPER, page.ground, 14, fill_to=PAPER_LOW, shadow=4)
    _lay_views(page, f"ground/{seat}", box)
    _lay_cities(page, seat, box)


def lay_grounds(page: Page, places: list[Box]) -> None:
    """Lay out what never changes in the rows: the ground that each city is built on."""
    for seat, box in enumerate(places):
        _lay_ground(page, seat, f"ground/{seat}", box, page.ground)


def lay_rows(page: Page, places: list[Box]) -> None:
    """Lay out the players in seat order; the row of the player to move, or of the winner, stands out."""
    over = page.view.phase is Phase.OVER
    for seat, box in enumerate(places):
        if (seat in page.view.winners) if over else (seat == page.view.turn):
            _lay_frame(page, seat, box)
        lay_plaque(page, seat, Box(box.x, box.y, WIDTH, box.height))
        _lay_cities(page, seat, box)


def _strip(page: Page) -> int:
    """Return the height of the line with an open hand at the foot of a row."""
    return STRIP if page.view.open_hands is not None and page.view.phase is not Phase.OVER else 0


def _view_height(page: Page, box: Box) -> int:
    """Return the height of the views of the cities; with open hands, the line with the hand covers the quay."""
    if strip := _strip(page):
        return round(strip / _QUAY)
    return min(box.height, _VISTA + (_TALL_VISTA - _VISTA) * (box.height - _VISTA) // 120)


def _lay_ground(page: Page, seat: int, what: str, box: Box, on: str) -> None:
    """Lay out a row's plaque and the views of the cities."""
    page.plate(f"{what}/plate", box, PAPER, on, 14, fill_to=PAPER_LOW, shadow=4)
    name, sprite = f"ground/player/{seat}/plaque", f"plaque-{seat}"
    page.icon(name, box.x, box.y, WIDTH, sprite, PAPER, height=box.height, plate=True)
    _lay_views(page, what, box)


def _lay_views(page: Page, what: str, box: Box) -> None:
    """Lay out the views of the cities at the foot of a row."""
    height = _view_height(page, box)
    for city in CITIES:
        x, sprite = COLUMNS + city * PITCH, f"vista-{city.key}"
        page.icon(f"{what}/{city.key}", x, box.bottom - height, PITCH, sprite, PAPER, height=height, plate=True)
        if city:
            page.plate(f"{what}/{city.key}/line", Box(x - 1, box.y, 2, box.height), _LINE, PAPER)
        last = 8 if city == CITIES[-1] else 0  # the row's corner is round
        hem = Box(x + 1, box.y, PITCH - 2 - last, HEM)
        page.plate(f"{what}/{city.key}/hem/edge", hem._replace(height=HEM + 1), _LINE, PAPER)
        page.plate(f"{what}/{city.key}/hem", hem, ground(city), _LINE)


def _lay_frame(page: Page, seat: int, box: Box) -> None:
    """Frame a row in gold, with a pointer that shows whose it is."""
    what = f"turn/{seat}"
    page.plate(f"glow/{what}", box.grown(_GLOW), theme.GLOW, page.ground, 22)
    page.plate(f"{what}/frame", box.grown(_FRAME), _GOLD, theme.GLOW, 19, theme.GOLD_DEEP, fill_to=_GOLD_LOW)
    _lay_ground(page, seat, f"ground/{what}", box, _GOLD)
    if page.view.phase is not Phase.OVER:
        wide, high = _POINTER
        page.icon(
            f"{what}/frame/pointer", 0, box.y + (box.height - high) // 2, wide, "pointer", page.ground, height=high
        )


def _lay_cities(page: Page, seat: int, box: Box) -> None:
    player, strip = page.view.players[seat], _strip(page)
    quay = 0 if strip else round(_view_height(page, box) * _QUAY)
    for city in CITIES:
        x, what = COLUMNS + city * PITCH, f"player/{seat}/{city.key}"
        here: list[Building] = [built.building for built in player.buildings if built.city is city]
        cell = Box(x + 1, box.y + HEM, PITCH - 2, box.height - HEM - strip)
        if here and not strip:
            sky = cell._replace(height=cell.height - quay)
            page.plate(f"ground/{what}/sky", sky, PAPER, PAPER, fill_to=PAPER_LOW)
        scorer = seat if city in player.cities_scored else None
        lay_skyline(page, what, here, cell, quay, page.changes.built, scorer, city in page.changes.cities)
    if strip and page.view.open_hands is not None:
        lay_hand_strip(page, seat, page.view.open_hands[seat], Box(COLUMNS, box.bottom - strip, 6 * PITCH, strip))
