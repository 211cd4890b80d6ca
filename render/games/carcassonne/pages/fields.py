"""The fields: each numbered, with what it is worth and who would get that now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Kind, View, majority, points_of
from bot.games.carcassonne.board import reading_order
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE
from bot.games.carcassonne.farmers import cities_beside
from bot.texts.games.carcassonne.pieces import anchor
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.map.fields import NUMBER, Shown, lay_fields
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.page import Page
from render.games.carcassonne.pages.public import all_of

FRAME: Final = Box(12, 12, 730, 676)
LIST: Final = Box(754, 12, 334, 676)
MOST: Final = 10
"""So many fields are shown at most."""
_TITLE: Final = 62
_HIGHEST, _HIGH = 70, 140
"""The greatest height of a row, and the height of rows in two lines, where there is room for these."""
_LARGE_DISC: Final = 52
_LARGE_SIGN, _POINT = 54, 48
_SPACE: Final = 7
_BADGES: Final = 44, 36
"""The sizes of badges, the smaller ones where there are many."""
_AROUND: Final = 11
"""The space around a badge, in which there is the ring of those who lead."""
_SUM: Final = 142
"""The width of cities, times and points in a row of one line."""
_LEADS: Final = "#ffd65c"


def shown_fields(view: View) -> list[Shown]:
    """List the fields with followers, then free ones that have completed cities, each by points and size."""
    board = view.board
    fields = [feature for feature in board.features.values() if feature.kind is Kind.FIELD]
    worth = [(field, points_of(board, field)) for field in fields]
    told = [(field, points) for field, points in worth if field.followers or points]
    told.sort(key=lambda each: (not each[0].followers, -each[1], -len(each[0].places), reading_order(anchor(each[0]))))
    return [
        Shown(
            number,
            field,
            sum(city.completed for city in cities_beside(board, field)),
            points,
            majority(field) if field.followers and points else (),
        )
        for number, (field, points) in enumerate(told[:MOST], 1)
    ]


def fields_page(view: View, names: Sequence[str], language: str) -> Page:
    """Lay out the map and the list."""
    page = Page(view, names, language)
    page.lay_ground()
    page.end_backdrop()
    fields = shown_fields(view)
    _lay_map(page, fields)
    at = LIST.x + 4, LIST.y + _TITLE // 2, page.say("picture-fields"), theme.LARGE, theme.INK, page.ground
    page.label("title", *at, face="black", width=LIST.width - 8)
    if not fields:
        box = page.panel("none/panel", LIST.x, LIST.y + _TITLE, LIST.width, _HIGHEST)
        said, middle = page.say("picture-no-fields"), box.y + box.height // 2
        page.label("none", box.x + 16, middle, said, theme.BODY, theme.SOFT, theme.MARBLE, width=box.width - 32)
        return page
    room = (LIST.height - _TITLE + _SPACE) // len(fields) - _SPACE
    high, lay = (_HIGH, _lay_large) if room >= _HIGH else (min(_HIGHEST, room), _lay_row)
    for place, each in enumerate(fields):
        lay(page, each, Box(LIST.x, LIST.y + _TITLE + place * (high + _SPACE), LIST.width, high))
    return page


def _lay_map(page: Page, fields: Sequence[Shown]) -> None:
    board, window = page.view.board, inside(FRAME)
    scene = MapScene(board, all_of(page.view, window.width, window.height))
    scene.lay_table()
    scene.lay_tiles()
    lay_fields(page, scene, fields)
    last = board.laid[-1].place
    lay_framed(page, "map", FRAME, scene, (last,) if len(board.laid) > 1 else ())


def _lay_large(page: Page, each: Shown, box: Box) -> None:
    """Lay out a field in two lines: its number and the seats on it, and below them what it is worth."""
    what, on, line = f"row/{each.number}", theme.MARBLE, box.height // 2
    page.plate(what, box, on, page.ground, 14, theme.EDGE, shadow=5)
    middle = box.y + line // 2 + 4
    right = _lay_number(page, what, each, box.x + 10, middle, _LARGE_DISC, on)
    _lay_seats(page, what, each, Box(right + 12, box.y + 4, box.right - right - 24, line), on)
    middle, colour = box.bottom - line // 2 - 4, theme.INK if each.field.followers else theme.SOFT
    cities = page.label(f"{what}/cities", box.x + 22, middle, str(each.cities), theme.LARGE, colour, on, face="bold")
    sign = page.icon(
        f"{what}/sign", cities.right + 4, middle - _LARGE_SIGN // 2, _LARGE_SIGN, f"feature-{Kind.CITY}", on
    )
    said = page.say("picture-times-equals", each=POINTS_A_CITY_BESIDE)
    page.label(f"{what}/times", sign.right + 6, middle, said, theme.BODY, colour, on)
    point = page.icon(f"{what}/point", box.right - 12 - _POINT, middle - _POINT // 2, _POINT, "point", on)
    points = point.x - 6, middle, str(each.points), theme.TITLE, colour, on
    page.label(f"{what}/points", *points, face="bold", anchor="r")


def _lay_row(page: Page, each: Shown, box: Box) -> None:
    """Lay out a field in one line: number, the seats on it, and what it is worth."""
    what, middle, on = f"row/{each.number}", box.y + box.height // 2, theme.MARBLE
    page.plate(what, box, on, page.ground, 12, theme.EDGE, shadow=4)
    right = _lay_number(page, what, each, box.x + 8, middle, 44, on)
    colour = theme.INK if each.field.followers else theme.SOFT
    at_points = box.right - 10, middle, str(each.points), 43, colour, on
    points = page.label(f"{what}/points", *at_points, face="bold", anchor="r")
    said = page.say("picture-times-equals", each=POINTS_A_CITY_BESIDE)
    times = page.label(f"{what}/times", points.x - 6, middle, said, theme.SMALL, colour, on, anchor="r")
    at_cities = times.x - 6, middle, str(each.cities), theme.SMALL, colour, on
    page.label(f"{what}/cities", *at_cities, face="bold", anchor="r")
    _lay_seats(page, what, each, box._replace(x=right + 6, width=box.right - _SUM - right - 6), on)


def _lay_number(page: Page, what: str, each: Shown, x: int, middle: int, side: int, on: str) -> int:
    """Lay out the number of a field on its disc, and return where that ends."""
    disc = Box(x, middle - side // 2, side, side)
    page.plate(f"{what}/disc", disc, NUMBER, on, side // 2)
    at = x + side // 2, middle, str(each.number), 35, theme.WHITE, NUMBER
    page.label(f"{what}/number", *at, face="bold", anchor="m")
    return disc.right


def _lay_seats(page: Page, what: str, each: Shown, box: Box, on: str) -> None:
    """Lay out who has followers on a field, the most first, as far as there is room; leaders are ringed in gold."""
    middle = box.y + box.height // 2
    counts = Counter(follower.seat for follower in each.field.followers)
    if not counts:
        free = box.x + 2, middle, page.say("picture-free"), theme.SMALL, theme.SOFT, on
        page.label(f"{what}/free", *free, width=box.width)
        return
    seats = sorted(counts, key=lambda seat: (-counts[seat], seat))
    numbers = {seat: str(counts[seat]) if counts[seat] > 1 else "" for seat in seats}
    words = sum(ink(number, "bold", theme.BODY).advance + 4 for number in numbers.values() if number)
    size = next((size for size in _BADGES if words + len(seats) * (size + _AROUND) <= box.width), _BADGES[-1])
    x = box.x
    for seat in seats:
        if x + size + _AROUND > box.right:
            page.label(f"{what}/more", x, middle, "…", theme.BODY, theme.SOFT, on)
            break
        if numbers[seat]:
            at = x, middle, numbers[seat], theme.BODY, theme.INK, on
            x += page.label(f"{what}/count/{seat}", *at, face="bold").width + 6
        ring = Box(x, middle - size // 2 - 4, size + 8, size + 8)
        ground = on
        if seat in each.leaders:
            ground = _LEADS
            page.plate(f"{what}/leads/{seat}", ring, ground, on, 26, theme.GOLD_DEEP)
        page.badge(f"{what}/seat/{seat}", ring.x + 4, ring.y + 4, size, seat, ground)
        x = ring.x + size + _AROUND
