"""The fields, or what a seat has followers on: each numbered, with what it is worth and who would get that now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Event, Feature, Kind, View, majority, points_of
from bot.games.carcassonne.board import reading_order
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE
from bot.games.carcassonne.scoring import cities_beside
from bot.texts.games.carcassonne.pieces import anchor
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.layout import centre, columns, first_that_fits, rows
from render.engine.scene import Box
from render.games.carcassonne.map.fields import NUMBER, Shown, lay_fields, lay_own
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.scene import MapScene, lay_figure
from render.games.carcassonne.map.sight import see_all
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.pages.public import LARGEST
from render.games.carcassonne.parts.standings import HIGHEST, LEGEND, lay_legend, lay_plaques

_WHOLE: Final = Box(6, 8, 1088, 686)
MOST: Final = 10
"""So many fields are shown at most."""
_TITLE, _OTHERS, _GAP = 56, 84, 7
_HEIGHTS: Final = (150, 2), (108, 2), (54, 1)
"""The height of a row at most, and how many lines it has, in ever less detail."""
_LEAST: Final = 1.2
"""A row may be lower than that by this factor."""
_BADGES: Final = 42, 36
"""The sizes of badges, the smaller ones where there are many."""
_HIGHEST, _SIGN, _FIGURE = 84, 60, 56
"""The height of a row of what a seat has at most, and the sizes of the sign and the follower in it."""
_MORE: Final = 28
"""The room for the sign that others have followers too."""
_LEADS: Final = "#ffd65c"


def shown_fields(view: View) -> list[Shown]:
    """List the fields with followers, then free ones that have completed cities, each by points and size."""
    fields = [feature for feature in view.board.features.values() if feature.kind is Kind.FIELD]
    return _numbered(view, [field for field in fields if field.followers or points_of(view.board, field)])


def held_by(view: View, seat: int) -> list[Shown]:
    """List what a seat has followers on, by points and size."""
    features = view.board.features.values()
    return _numbered(view, [each for each in features if any(one.seat == seat for one in each.followers)])


def _numbered(view: View, features: Sequence[Feature]) -> list[Shown]:
    board, told = view.board, [(feature, points_of(view.board, feature)) for feature in features]
    told.sort(key=lambda each: (not each[0].followers, -each[1], -len(each[0].places), reading_order(anchor(each[0]))))
    return [
        Shown(
            number,
            feature,
            sum(city.completed for city in cities_beside(board, feature)) if feature.kind is Kind.FIELD else 1,
            points,
            majority(feature) if feature.followers and points else (),
        )
        for number, (feature, points) in enumerate(told[:MOST], 1)
    ]


def fields_page(view: View, names: Sequence[str], language: str) -> CarcassonnePage:
    """Lay out the map, and a row for each field."""
    page = CarcassonnePage(view, names, language)
    page.lay_ground()
    fields = shown_fields(view)
    frame, side = columns(_WHOLE, [0, 330], 10)
    scene = _map_scene(page, frame)
    lay_fields(page, scene, fields)
    lay_framed(page, frame, scene)
    title, below = rows(side, [_TITLE, 0])
    at = title.x + 4, title.y + 24, page.say("picture-fields"), theme.LARGE, theme.INK, page.ground
    page.label("title", *at, face="black", width=title.width - 8)
    others = sum(each.kind is Kind.FIELD for each in view.board.features.values()) - len(fields)
    _lay_list(page, fields, below, others)
    return page


def player_page(view: View, seat: int, names: Sequence[str], language: str, events: Sequence[Event]) -> CarcassonnePage:
    """Lay out the map with what a seat has followers on, its plaque, and a row for each of these."""
    page = CarcassonnePage(view, names, language, events)
    page.lay_ground()
    held, (frame, side) = held_by(view, seat), columns(_WHOLE, [0, 330], 10)
    scene = _map_scene(page, frame)
    lay_own(scene, held, seat)
    _frame_map(page, frame, scene)
    plaque, below, legend = rows(side, [HIGHEST, 0, LEGEND], _GAP)
    lay_plaques(page, {seat: plaque})
    high = min(_HIGHEST, (below.height + _GAP) // max(1, len(held)) - _GAP)
    for each, box in zip(held, rows(below, [high] * len(held), _GAP), strict=True):
        _lay_own(page, seat, each, box)
    lay_legend(page, legend)
    return page


def _lay_own(page: CarcassonnePage, seat: int, each: Shown, box: Box) -> None:
    """Lay out a feature: a follower with its number, its sign, who has followers there if others have, its points."""
    what, on = f"row/{each.number}", theme.MARBLE
    page.plate(what, box, on, page.ground, 13, theme.EDGE, shadow=4)
    figure, sign, seats, points = columns(box.grown(-4), [70, _SIGN + 8, 0, 84], 2)
    size = min(box.height, _FIGURE)
    lay_figure(page, f"{what}/follower", centre(figure, size, size), f"follower-{seat}", str(each.number), on)
    page.icon(
        f"{what}/sign",
        *centre(sign, min(_SIGN, sign.height), min(_SIGN, sign.height))[:3],
        f"feature-{each.field.kind}",
        on,
    )
    if len({follower.seat for follower in each.field.followers}) > 1:
        _lay_seats(page, each, seats, large=False)
    said = page.say("picture-gain", points=each.points)
    size = fitting_size(said, "bold", (theme.LARGE, theme.BODY, theme.SMALL), points.width - 8)
    colour = theme.INK if seat in each.leaders or not each.points else theme.SOFT
    page.label(f"{what}/points", points.right - 8, points.mid_y, said, size, colour, on, face="bold", anchor="r")


def _map_scene(page: CarcassonnePage, frame: Box) -> MapScene:
    """Lay out all tiles of the map, as large as a frame has room."""
    board = page.view.board
    scene = MapScene(board, see_all(board.spots, inside(frame), LARGEST), page.letters)
    scene.lay_tiles(beds=False)
    return scene


def _frame_map(page: CarcassonnePage, frame: Box, scene: MapScene) -> None:
    """Add the map in its frame, with the newest tile's column and row marked."""
    laid = page.view.board.laid
    lay_framed(page, frame, scene, (laid[-1].place,) if len(laid) > 1 else ())


def _lay_list(page: CarcassonnePage, fields: Sequence[Shown], box: Box, others: int) -> None:
    """Lay out a row for each field in as many lines as there is room for, and how many other fields there are."""
    each_has = (box.height - (_OTHERS + _GAP) * bool(others)) // max(1, len(fields)) - _GAP
    if each_has * _LEAST < _HEIGHTS[-1][0]:  # no room for the others
        others, each_has = 0, box.height // len(fields) - _GAP
    high, lines = first_that_fits(_HEIGHTS, lambda form: form[0] <= each_has * _LEAST)
    high = min(high, each_has)
    *found, rest = rows(box, [*[high] * len(fields), _OTHERS], _GAP)
    for each, row in zip(fields, found, strict=True):
        _lay_field(page, each, row, lines)
    if others:
        page.plate("others", rest, theme.SAND, page.ground, 14, theme.EDGE, shadow=4)
        said = page.say("picture-other-fields" if fields else "picture-all-fields", count=others)
        faces: tuple[tuple[str, Face], ...] = (said, "bold"), (page.say("picture-no-city"), "sans")
        for number, ((line, face), at) in enumerate(zip(faces, rows(rest.grown(-5), [0, 0]), strict=True)):
            middle = at.x + 13, at.mid_y
            page.label(f"others/{number}", *middle, line, theme.SMALL, theme.INK, theme.SAND, face=face, width=300)


def _lay_field(page: CarcassonnePage, each: Shown, box: Box, lines: int) -> None:
    """Lay out a field: its number and who has followers on it, and what it is worth."""
    what, on = f"row/{each.number}", theme.MARBLE
    page.plate(what, box, on, page.ground, 13, theme.EDGE, shadow=4)
    parts = rows(box.grown(-4), [0] * lines)
    number, seats = columns(parts[0], [50, 0], 4)
    _lay_disc(page, each, centre(number, 42, 42), on)
    worth = parts[min(1, lines - 1)]
    left = _lay_worth(page, each, worth._replace(x=worth.x + 12, width=worth.width - 20), wide=lines > 1)
    end = _lay_seats(
        page, each, seats._replace(width=(seats.right if lines > 1 else left - 6) - seats.x), large=lines > 1
    )
    if lines > 1 and len({follower.seat for follower in each.field.followers}) == 1:
        at = end + 6, number.mid_y, page.names[each.field.followers[0].seat], theme.BODY, theme.INK, on
        page.label(f"{what}/name", *at, face="bold", width=box.right - 14 - end)


def _lay_disc(page: CarcassonnePage, each: Shown, box: Box, on: str) -> None:
    """Lay out the number of a feature."""
    what = f"row/{each.number}"
    page.plate(f"{what}/disc", box, NUMBER, on, box.width // 2)
    at = *box.middle, str(each.number), theme.BODY, theme.WHITE, NUMBER
    page.label(f"{what}/number", *at, face="bold", anchor="m")


def _lay_worth(page: CarcassonnePage, each: Shown, box: Box, *, wide: bool) -> int:
    """Lay out how many cities a field counts, and its points, and return where that begins."""
    what, on, middle = f"row/{each.number}", theme.MARBLE, box.mid_y
    colour, size = (theme.INK if each.field.followers else theme.SOFT), theme.LARGE if wide else theme.BODY
    right = page.icon(f"{what}/point", box.right - 44, middle - 22, 44, "point", on).x - 6 if wide else box.right
    points = page.label(f"{what}/points", right, middle, str(each.points), size, colour, on, face="bold", anchor="r").x
    said = page.say("picture-times-equals", each=POINTS_A_CITY_BESIDE)
    if wide:
        cities = page.label(f"{what}/cities", box.x, middle, str(each.cities), size, colour, on, face="bold").right
        sign = page.icon(f"{what}/sign", cities + 4, middle - 24, 48, f"feature-{Kind.CITY}", on).right
        page.label(f"{what}/times", sign + 6, middle, said, theme.BODY, colour, on)
        return box.x
    times = page.label(f"{what}/times", points - 5, middle, said, theme.SMALL, colour, on, anchor="r").x
    at = times - 5, middle, str(each.cities), theme.SMALL, colour, on
    return page.label(f"{what}/cities", *at, face="bold", anchor="r").x


def _lay_seats(page: CarcassonnePage, each: Shown, box: Box, *, large: bool) -> int:
    """Lay out who has followers on a field, the most first, as far as there is room, and return where it ends.

    How many is said if there is room for that, too. Leaders are ringed in gold.
    """
    what, on, middle, x = f"row/{each.number}", theme.MARBLE, box.mid_y, box.x
    counts = Counter(follower.seat for follower in each.field.followers)
    if not counts:
        free = x + 2, middle, page.say("picture-free"), theme.SMALL, theme.SOFT, on
        return page.label(f"{what}/free", *free, width=box.width).right
    seats = sorted(counts, key=lambda seat: (-counts[seat], seat))
    told = {seat: page.say("picture-each", count=counts[seat]) for seat in seats if counts[seat] > 1 or large}
    face: Face = "bold" if large else "narrow"
    written = sum(ink(number, face, theme.SMALL).advance + 5 for number in told.values())
    size = first_that_fits(_BADGES, lambda side: written + len(seats) * (side + 10) <= box.width)
    told, pitch = told if written + len(seats) * (size + 10) <= box.width else {}, size + 10
    shown = seats if told or len(seats) * pitch <= box.width else seats[: (box.width - _MORE) // pitch]
    for seat in shown:
        if seat in told:
            at = x, middle, told[seat], theme.SMALL, theme.INK, on
            x = page.label(f"{what}/count/{seat}", *at, face=face).right + 5
        ring, ground = Box(x, middle - size // 2 - 3, size + 6, size + 6), on
        if seat in each.leaders:
            ground = _LEADS
            page.plate(f"{what}/leads/{seat}", ring, ground, on, 26, theme.GOLD_DEEP)
        page.badge(f"{what}/seat/{seat}", ring.x + 3, ring.y + 3, size, seat, ground)
        x = ring.right + 4
    if len(shown) < len(seats):
        page.label(f"{what}/more", x, middle, "…", theme.BODY, theme.SOFT, on)
    return x
