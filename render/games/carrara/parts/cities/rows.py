"""A row a player: the plaque, then what the player has built, city by city."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from bot.games.carrara.components import CITIES, Building, City
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.colours import mix
from render.engine.scene import Box, Element, Scene
from render.games.carrara.changes import Changes
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.asked import HEIGHT as ASKED
from render.games.carrara.parts.cities.asked import asks, lay_asked
from render.games.carrara.parts.cities.banners import HEIGHT, PITCH, ground, lay_banners, lay_scorers
from render.games.carrara.parts.cities.hand_strip import HEIGHT as STRIP
from render.games.carrara.parts.cities.hand_strip import lay_hand_strips
from render.games.carrara.parts.cities.news import NEWS, lay_news
from render.games.carrara.parts.cities.plaque import WIDTH, lay_plaque, plaque_form
from render.games.carrara.parts.cities.ranks import MOST, arranged, common_scale
from render.games.carrara.parts.cities.shelves import lay_shelves
from render.games.carrara.parts.cities.skyline import (
    EDGE,
    HEM,
    PAPER,
    SKY,
    SKY_LOW,
    SUNK,
    is_scored,
    lay_skyline,
)

LEFT = 12
COLUMNS = LEFT + WIDTH + 2
"""The left edge of the first city's column."""
_WIDTH = COLUMNS + len(CITIES) * PITCH - LEFT
_BOTTOM = 692
_SPACE = 7
_VISTA, _TALL_VISTA, _SHARE = 132, 180, 0.77
"""The height of a view in a row of this height and in one 120 higher, and at least, as a share of a row's height."""
_QUAY = 46 / 132
"""The height of the quay, as a share of the view."""
_FRAME, _GLOW = 6, 7
"""How far the frame of the row to move and its glow reach."""
_OVER_ASKED = 2
"""How much further than this frame what cards require is from the rows."""
_SPACE_INSIDE, _ABOVE, _CORNER, _LOW_CORNER = 6, 4, 34, 24
"""Between the lines of a cell and what is built, and the corner of a city that has changed, also in low rows."""
_LINE = "#c9b68f"
"""Between two columns."""
_THIN, _DASH = 3, 12
"""The width of the frame of a city that changed earlier, and about the length of its dashes."""
_SCORED = 5
"""The width of the frame of a city that a seat has scored."""
_WHITE_LINE, _TINT = 3, 0.18
"""The line within the frame of a city that has changed, and how much of a seat's colour is in that of one scored."""
_QUAY_STONE = "#e3d3b0", "#d6c39b"
"""The quay in a city that has changed, from top to bottom."""
_GOLD, _GOLD_LOW = "#ffdb4a", "#f7b21f"
_WARM = "#fdeab4", "#fff8e4"
"""The sky of the row that stands out, from top to bottom."""


def rows(page: Page, top: int) -> list[Box]:
    """Divide the page below `top` into rows, one a player: by seat, at the end of the game by rank."""
    seats = len(page.view.players)
    final = page.view.final
    order = sorted(range(seats), key=lambda seat: (0 if final is None else final.ranks[seat], seat))
    bottom = _BOTTOM - (ASKED + _OVER_ASKED if asks(page) else 0)
    height = (bottom - top - (seats - 1) * _SPACE) // seats
    return [Box(LEFT, top + order.index(seat) * (height + _SPACE), _WIDTH, height) for seat in range(seats)]


def lay_own_row(page: Page, seat: int, y: int, bottom: int = _BOTTOM) -> None:
    """Lay out the banners from `y` down, and what one player has built below them, without a plaque."""
    lay_banners(page, COLUMNS, y)
    lay_scorers(page, COLUMNS, y)
    lay_own_cities(page, seat, y + HEIGHT, bottom)


def lay_own_cities(page: Page, seat: int, y: int, bottom: int) -> None:
    """Lay out what one player has built, from `y` down."""
    box = Box(COLUMNS - 2, y, len(CITIES) * PITCH + 2, bottom - y)
    page.plate(f"ground/{seat}/plate", box, SKY, page.ground, 3, fill_to=SKY_LOW, shadow=4)
    _lay_views(page, f"ground/{seat}", box, _strip(page))
    _lay_cities(page, seat, box, _largest(page, {seat: box}))
    _lay_strips(page, {seat: box})


def lay_grounds(page: Page, places: Sequence[Box]) -> None:
    """Lay out what is behind the rows: the ground that each city is built on, and a frame around the row to move.

    The frame of the first row is laid out with what is in it, as the shadow of the ribbon above lies below it.
    """
    standing = tuple(seat for seat in range(len(places)) if _stands_out(page, seat))
    page.elements += _grounds(tuple(places), standing, _strip(page), page.ground)


@lru_cache(maxsize=32)
def _grounds(places: tuple[Box, ...], standing: tuple[int, ...], strip: int, on: str) -> tuple[Element, ...]:
    """Return the grounds of rows, some of which stand out."""
    scene = Scene(theme.WIDTH, on)
    for seat, box in enumerate(places):
        _lay_ground(scene, seat, f"ground/{seat}", box, on, _WARM if seat in standing else (SKY, SKY_LOW), strip)
    for seat in standing:
        if places[seat] != min(places):
            _lay_frame(scene, seat, places[seat], strip)
    return tuple(scene.elements)


def lay_rows(page: Page, places: list[Box]) -> None:
    """Lay out the players; the row of the player to move, or of the winner, stands out.

    Below them is what cards require for announcing the end.
    """
    largest = _largest(page, dict(enumerate(places)))
    form = plaque_form(page, [box._replace(width=WIDTH) for box in places])
    for seat, box in enumerate(places):
        if box == min(places) and _stands_out(page, seat):
            _lay_frame(page, seat, box, _strip(page))
        lay_plaque(page, seat, Box(box.x, box.y, WIDTH, box.height), form)
        _lay_cities(page, seat, box, largest)
    _lay_strips(page, dict(enumerate(places)))
    if asks(page):
        lay_asked(page, Box(LEFT, _BOTTOM + _FRAME - ASKED, _WIDTH, ASKED))


def _stands_out(page: Page, seat: int) -> bool:
    """Return whether a seat is to move, or has won."""
    return seat in page.view.winners if page.view.phase is Phase.OVER else seat == page.view.turn


def _strip(page: Page) -> int:
    """Return the height of the line with an open hand at the foot of a row."""
    return STRIP if page.view.open_hands is not None and page.view.phase is not Phase.OVER else 0


def _view_height(box: Box, strip: int) -> int:
    """Return the height of the views of the cities, which are above an open hand."""
    high = box.height - strip
    return min(high, max(_VISTA + (_TALL_VISTA - _VISTA) * (box.height - _VISTA) // 120, round(box.height * _SHARE)))


def _lay_ground(scene: Scene, seat: int, what: str, box: Box, on: str, paper: tuple[str, str], strip: int) -> None:
    """Lay out a row's plaque and the views of the cities, below a sky from one colour to another."""
    sheet = box._replace(x=box.x + 20, width=box.width - 20)
    scene.plate(f"{what}/plate", sheet, paper[0], on, 3, fill_to=paper[1], shadow=4)
    name, sprite = f"ground/player/{seat}/plaque", f"plaque-{seat}"
    scene.icon(name, box.x, box.y, WIDTH, sprite, PAPER, height=box.height, plate=True)
    _lay_views(scene, what, box, strip)


def _lay_views(scene: Scene, what: str, box: Box, strip: int) -> None:
    """Lay out the views of the cities at the foot of a row."""
    height, bottom = _view_height(box, strip), box.bottom - strip
    for city in CITIES:
        x, sprite = COLUMNS + city * PITCH, f"vista-{city.key}"
        scene.icon(f"{what}/{city.key}", x, bottom - height, PITCH, sprite, PAPER, height=height, plate=True)
        if city:
            scene.plate(f"{what}/{city.key}/line", Box(x - 1, box.y, 2, box.height), _LINE, PAPER)
        hem = Box(x + 1, box.y, PITCH - (1 if city == CITIES[-1] else 2), HEM)
        scene.plate(f"{what}/{city.key}/hem/edge", hem._replace(height=HEM + 1), _LINE, PAPER)
        scene.plate(f"{what}/{city.key}/hem", hem, ground(city), _LINE)


def _lay_frame(scene: Scene, seat: int, box: Box, strip: int) -> None:
    """Frame a row in gold."""
    what = f"turn/{seat}"
    scene.plate(f"glow/{what}", box.grown(_GLOW), theme.GLOW, scene.ground, 18)
    scene.plate(f"{what}/frame", box.grown(_FRAME), _GOLD, theme.GLOW, 17, theme.GOLD_DEEP, fill_to=_GOLD_LOW)
    _lay_ground(scene, seat, f"ground/{what}", box, _GOLD, _WARM, strip)


def _largest(page: Page, places: Mapping[int, Box]) -> float:
    """Return the largest scale of buildings in the rows of some seats, in which height tells the cost."""
    cells = ((_here(page, seat, city), _cell(page, city, box), box) for seat, box in places.items() for city in CITIES)
    towns = (
        arranged(here, *_inside(cell, round(_view_height(box, _strip(page)) * _QUAY), 0))
        for here, cell, box in cells
        if 0 < len(here) <= MOST
    )
    return common_scale((town for town in towns if town is not None), min(box.height for box in places.values()))


def _here(page: Page, seat: int, city: City) -> tuple[Building, ...]:
    return tuple(built.building for built in page.view.players[seat].buildings if built.city is city)


def _cell(page: Page, city: City, box: Box) -> Box:
    return Box(COLUMNS + city * PITCH + 1, box.y + HEM, PITCH - 2, box.height - HEM - _strip(page))


def _lay_cities(page: Page, seat: int, box: Box, largest: float) -> None:
    view = _view_height(box, _strip(page))
    for city in CITIES:
        _lay_city(page, seat, city, _cell(page, city, box), view, largest)


def _lay_strips(page: Page, places: Mapping[int, Box]) -> None:
    """Lay out open hands at the feet of rows."""
    strip, hands = _strip(page), page.view.open_hands
    if strip and hands is not None:
        trays = {seat: Box(COLUMNS, box.bottom - strip, 6 * PITCH, strip) for seat, box in places.items()}
        lay_hand_strips(page, hands, trays)


def _lay_city(page: Page, seat: int, city: City, cell: Box, view: int, largest: float) -> None:
    """Lay out what a player has in a city, with a view of it of some height; framed if it has changed, and tinted."""
    player, what, here = page.view.players[seat], f"player/{seat}/{city.key}", _here(page, seat, city)
    scored = city in player.cities_scored
    changed = _has_changed(page.newest, seat, city, here, scored)
    earlier = not changed and _has_changed(page.changes, seat, city, here, scored)
    inner, quay, edge = cell, round(view * _QUAY), 0
    if changed:
        inner, edge = cell.grown(-NEWS), NEWS + _WHITE_LINE
        lay_news(page, what, inner, theme.WHITE, theme.WHITE, 4)
        inner = inner.grown(-_WHITE_LINE)
    inside, depth = _inside(cell, quay, edge)
    town = arranged(here, inside, depth, largest) if 0 < len(here) <= MOST else None
    if town is not None:
        quay = cell.bottom - town.feet[-1] + SUNK
    if changed:
        _lay_changed(page, what, seat if scored else None, inner, quay - edge)
    elif here:
        page.plate(f"ground/{what}/sky", inner._replace(height=inner.height - quay), SKY, SKY, fill_to=SKY_LOW)
        if quay != round(view * _QUAY):
            _lay_quay(page, what, inner._replace(y=inner.bottom - quay, height=quay), _QUAY_STONE)
    if scored and not changed:
        page.icon(f"ground/{what}/scored", *inner[:3], f"scored-{seat}", PAPER, height=inner.height, plate=True)
        inner = inner.grown(-_SCORED)  # terraces end at its frame
    if town is not None:
        lay_skyline(page, seat, what, town, inner)
    elif here:
        lay_shelves(page, seat, what, here, inside)
    if changed or any(is_scored(page, seat, building) for building in here):
        low = _strip(page) or (not changed and cell.height < _VISTA)
        corner = _LOW_CORNER if low else _CORNER
        page.icon(f"corner/{what}", cell.right - corner, cell.y, corner, "news-corner", theme.NEW)
    elif earlier:
        _lay_earlier(page, what, cell)


def _inside(cell: Box, quay: int, edge: int) -> tuple[Box, int]:
    """Return where buildings may be in a cell, within its lines or an edge, and the quay below their feet there."""
    foot, top = max(edge, _SCORED), max(edge, _ABOVE)
    side = max(_SPACE_INSIDE, edge - 1)
    inside = Box(cell.x + side, cell.y + top, cell.width - 2 * side, cell.height - top - foot)
    return inside, max(0, quay - SUNK - foot)


def _lay_changed(page: Page, what: str, scorer: int | None, box: Box, quay: int) -> None:
    """Lay out the ground of a city that has changed, in the tint of the seat that has scored it."""
    sky, low, stone, foot = (
        colour if scorer is None else mix(colour, theme.SEATS[scorer], _TINT) for colour in (SKY, SKY_LOW, *_QUAY_STONE)
    )
    page.plate(f"ground/{what}/sky", box._replace(height=box.height - quay), sky, theme.WHITE, fill_to=low)
    _lay_quay(page, what, box._replace(y=box.bottom - quay, height=quay), (stone, foot))


def _lay_quay(page: Page, what: str, box: Box, stone: tuple[str, str]) -> None:
    """Lay out the paved ground that the buildings stand on and that carries their costs."""
    if box.height <= 0:
        return
    page.plate(f"ground/{what}/quay", box, stone[0], theme.WHITE, fill_to=stone[1])
    page.plate(f"ground/{what}/quay/edge", box._replace(height=3), EDGE, stone[0])


def _lay_earlier(page: Page, what: str, cell: Box) -> None:
    """Mark a city that changed before the latest turn with a thin frame of dashes, in ink as it is no news any more."""
    for number, box in enumerate(_dashes(cell.grown(-1))):
        page.plate(f"ground/{what}/earlier/{number}", box, theme.SOFT, PAPER)


def _dashes(box: Box) -> Iterator[Box]:
    """Yield the dashes of a frame within a box; one is around each of its corners."""
    for along, high in ((box.width, False), (box.height, True)):
        gaps = round(along / _DASH) | 1
        for part in range(0, gaps + 1, 2):
            start, end = (along * each // (gaps + 1) for each in (max(0, part - 0.5), min(gaps + 1, part + 0.5)))
            at, long = int(start), int(end) - int(start)
            for far in (0, (box.width if high else box.height) - _THIN):
                if high:
                    yield Box(box.x + far, box.y + at, _THIN, long)
                else:
                    yield Box(box.x + at, box.y + far, long, _THIN)


def _has_changed(seen: Changes, seat: int, city: City, here: Sequence[Building], scored: bool) -> bool:
    """Return whether a seat has built in a city or scored it; buildings scored by their type are marked singly."""
    return (scored and city in seen.cities) or any(each in seen.built for each in here)
