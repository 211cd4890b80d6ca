"""The fields: each hatched and numbered, with its completed cities, its points, and who would get them now."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import Feature, Kind, View, majority, points_of
from bot.games.carcassonne.board import reading_order
from bot.games.carcassonne.farmers import cities_beside
from bot.texts.games.carcassonne.pieces import anchor
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.geometry import spots
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.marks import lay_disc
from render.games.carcassonne.map.scene import MapScene, segments_of
from render.games.carcassonne.page import Page
from render.games.carcassonne.pages.public import GILT, all_of
from render.games.carcassonne.tints import HATCHINGS

FRAME: Final = Box(12, 12, 730, 676)
LIST: Final = Box(754, 12, 334, 676)
MOST: Final = 10
"""So many fields are shown at most."""
COLOURS: Final = ("#8d5fd3", "#f07f2e", "#12a39a", "#d6456b", "#a8562a", "#2f86d8", "#5f7d1c", "#4a5664")
DISCS: Final = ("#5a34a8", "#9c4408", "#0c6b5e", "#a3195b", "#6b3312", "#1c5a94", "#44590f", "#39424e")
"""By field: its colour on the map, and that of its number."""
_COVER: Final = 58, 30
"""How much the colour hides of fields with followers, and of those without."""
_CITY: Final = 66
_TITLE: Final = 62
_HIGHEST, _HIGH = 70, 140
"""The greatest height of a row, and the height of rows in two lines, where there is room for these."""
_LARGE_DISC: Final = 58
_LARGE_SIGN, _POINT = 58, 50
_LARGE_POINTS: Final = theme.HUGE
_SPACE: Final = 7
_BADGES: Final = 44, 36
"""The sizes of badges, the smaller ones where there are many."""
_AROUND: Final = 11
"""The space around a badge, in which there is the ring of those who lead."""
_LEADS: Final = "#ffd65c"


class Shown(NamedTuple):
    """A field with its number."""

    number: int
    field: Feature
    cities: int
    points: int
    leaders: tuple[int, ...]


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
    scene.pale()
    paying = {
        board.labels[city.segments[0]]: city
        for each in fields
        for city in cities_beside(board, each.field)
        if city.completed
    }
    for label, city in sorted(paying.items()):
        scene.tint(f"city/{label}", city, GILT, _CITY, edge=5)
    for each in fields:
        at = each.number - 1
        colour, hatching = COLOURS[at % len(COLOURS)], HATCHINGS[(at + at // len(COLOURS)) % len(HATCHINGS)]
        cover = _COVER[not each.field.followers]
        scene.tint(f"field/{each.number}", each.field, colour, cover, hatching, 5)
    scene.lay_followers()
    taken = [_middle(standing.box) for _, standing in scene.followers()]
    for each in sorted(fields, key=lambda each: len(each.field.segments)):
        x, y = _place(scene, each.field, taken)
        taken.append((x, y))
        lay_disc(scene, f"field/{each.number}", x, y, each.number, theme.SMALL, DISCS[(each.number - 1) % len(DISCS)])
    last = board.laid[-1].place
    lay_framed(page, "map", FRAME, scene, (last,) if len(board.laid) > 1 else ())


def _place(scene: MapScene, field: Feature, taken: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Return where the number of a field is: on the field, away from followers and other numbers."""
    found = []
    for place, segment in segments_of(scene.board, field):
        turned, _ = scene.board.spots[place]
        found.append(scene.sight.point(place, spots(turned.tile, turned.turn).followers[segment]))
    reach = 1.1 * max(scene.sight.tile, 44)

    def room(point: tuple[int, int]) -> tuple[float, float]:
        near = min((math.dist(point, other) for other in taken), default=reach)
        x, y = (sum(each[axis] for each in found) / len(found) for axis in (0, 1))
        return min(near, reach), -math.dist(point, (x, y))

    return max(found, key=room)


def _middle(box: Box) -> tuple[int, int]:
    return box.x + box.width // 2, box.y + box.height // 2


def _lay_large(page: Page, each: Shown, box: Box) -> None:
    """Lay out a field in two lines: number, completed cities and points, and below them the seats on it."""
    what, on, line = f"row/{each.number}", theme.MARBLE, box.height // 2
    page.plate(what, box, on, page.ground, 14, theme.EDGE, shadow=5)
    fill, middle = DISCS[(each.number - 1) % len(DISCS)], box.y + line // 2 + 4
    disc = Box(box.x + 10, middle - _LARGE_DISC // 2, _LARGE_DISC, _LARGE_DISC)
    page.plate(f"{what}/disc", disc, fill, on, _LARGE_DISC // 2)
    number = disc.x + _LARGE_DISC // 2, middle, str(each.number), theme.LARGE, theme.WHITE, fill
    page.label(f"{what}/number", *number, face="bold", anchor="m")
    colour = theme.INK if each.field.followers else theme.SOFT
    cities = page.label(f"{what}/cities", disc.right + 18, middle, str(each.cities), theme.TITLE, colour, on)
    at_sign = cities.right + 4, middle - _LARGE_SIGN // 2, _LARGE_SIGN
    page.icon(f"{what}/sign", *at_sign, f"feature-{Kind.CITY}", on)
    point = page.icon(f"{what}/point", box.right - 12 - _POINT, middle - _POINT // 2, _POINT, "point", on)
    points = point.x - 6, middle, str(each.points), _LARGE_POINTS, colour, on
    page.label(f"{what}/points", *points, face="bold", anchor="r")
    seats = Box(disc.x + 2, box.y + line + 2, box.width - 24, box.height - line - 8)
    _lay_seats(page, what, each, seats, on)


def _lay_row(page: Page, each: Shown, box: Box) -> None:
    """Lay out a field: number, completed cities, points, and the seats on it; who leads is ringed in gold."""
    what, middle, on = f"row/{each.number}", box.y + box.height // 2, theme.MARBLE
    page.plate(what, box, on, page.ground, 12, theme.EDGE, shadow=4)
    fill = DISCS[(each.number - 1) % len(DISCS)]
    disc = Box(box.x + 8, middle - 22, 44, 44)
    page.plate(f"{what}/disc", disc, fill, on, 22)
    page.label(f"{what}/number", disc.x + 22, middle, str(each.number), 35, theme.WHITE, fill, face="bold", anchor="m")
    colour = theme.INK if each.field.followers else theme.SOFT
    cities = page.label(f"{what}/cities", disc.right + 10, middle, str(each.cities), theme.BODY, colour, on)
    sign = page.icon(f"{what}/sign", cities.right + 4, middle - 20, 38, f"feature-{Kind.CITY}", on)
    points = page.label(
        f"{what}/points", sign.right + 32, middle, str(each.points), 43, colour, on, face="bold", anchor="m"
    )
    _lay_seats(page, what, each, points._replace(x=sign.right + 72, width=box.right - 10 - sign.right - 72), on)


def _lay_seats(page: Page, what: str, each: Shown, box: Box, on: str) -> None:
    """Lay out who has followers on a field, the most first, as far as there is room; leaders are ringed in gold."""
    middle = box.y + box.height // 2
    counts = Counter(follower.seat for follower in each.field.followers)
    if not counts:
        free = box.right - 2, middle, page.say("picture-free"), theme.SMALL, theme.SOFT, on
        page.label(f"{what}/free", *free, anchor="r", width=box.width)
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
