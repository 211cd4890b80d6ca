"""The fields, or what a seat has followers on: each numbered, with what it is worth and who would get that now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne.board import Feature, reading_order
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE, Kind
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.position import CarcassonneView
from bot.games.carcassonne.scoring import cities_beside, points_of
from bot.texts.games.carcassonne.pieces import anchor
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import (
    Line,
    Sign,
    Word,
    centre,
    choose_fitting,
    columns,
    fit_lines,
    lay_line,
    line_width,
    rows,
)
from render.engine.scene import Box
from render.games.carcassonne.map.fields import NUMBER, Shown, lay_fields, lay_own
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.scene import MapScene, lay_disc, lay_figure
from render.games.carcassonne.map.sight import see_all
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.pages.public import LARGEST
from render.games.carcassonne.parts.header import PAGE
from render.games.carcassonne.parts.standings import HIGHEST, LEGEND, lay_legend, lay_plaques

_FRAME, _SIDE = columns(PAGE, [0, 330], 10)
MOST: Final = 10
"""The most fields that are shown."""
_TITLE, _OTHERS, _GAP = 56, 84, 7
_HIGHEST, _TALL, _LEAST = 170, 104, 54
"""The height of a row at most, from which on it has two lines, and at least."""
_OWN: Final = 84
"""The height of a row of what a seat has at most."""
_NUMBER, _WORTH = 60, 140
_BADGE, _FIGURE = 42, 56
_ASIDE: Final = 30
"""How far from the right edge what a field is worth ends below its seats."""
_SIZES: Final = range(56, theme.SMALL - 1, -5)
_LEADS: Final = "#ffd65c"


def fields_to_show(view: CarcassonneView) -> list[Shown]:
    """List the fields with followers, then free ones that have completed cities, each by points and size."""
    fields = [feature for feature in view.board.features.values() if feature.kind is Kind.FIELD]
    return _number_fields(view, [field for field in fields if field.followers or points_of(view.board, field)])


def list_fields(view: CarcassonneView, seat: int) -> list[Shown]:
    """List what a seat has followers on, by points and size."""
    features = view.board.features.values()
    return _number_fields(view, [each for each in features if any(one.seat == seat for one in each.followers)])


def _number_fields(view: CarcassonneView, features: Sequence[Feature]) -> list[Shown]:
    board, told = view.board, [(feature, points_of(view.board, feature)) for feature in features]
    told.sort(key=lambda each: (not each[0].followers, -each[1], -len(each[0].places), reading_order(anchor(each[0]))))
    return [
        Shown(
            number,
            feature,
            sum(city.completed for city in cities_beside(board, feature)) if feature.kind is Kind.FIELD else 1,
            points,
        )
        for number, (feature, points) in enumerate(told[:MOST], 1)
    ]


def fields_page(view: CarcassonneView, names: Sequence[str], language: str, heading: str = "") -> CarcassonnePage:
    """Lay out the map, and below a heading of its own or another one a row for each field."""
    page, fields = CarcassonnePage(view, names, language), fields_to_show(view)
    scene = _map_scene(page)
    lay_fields(scene, fields)
    lay_framed(page, _FRAME, scene)
    title, below = rows(_SIDE, [_TITLE, 0])
    at = title.x + 4, title.y + 24, heading or page.say("picture-fields"), theme.LARGE, theme.INK, page.ground
    page.label("title", *at, face="black", width=title.width - 8)
    others = sum(each.kind is Kind.FIELD for each in view.board.features.values()) - len(fields)
    high = (below.height - (_OTHERS + _GAP) * bool(others)) // max(1, len(fields)) - _GAP
    if high < _LEAST:  # no room for the others
        others, high = 0, below.height // len(fields) - _GAP
    *boxes, rest = rows(below, [*[min(high, _HIGHEST)] * len(fields), _OTHERS], _GAP)
    worths = _fit_worths([_worths(page, each) for each in fields], boxes)
    for each, box, worth in zip(fields, boxes, worths, strict=True):
        _lay_row(page, each, box, worth)
    if others:
        page.row("others", rest, theme.SAND)
        said = page.say("picture-other-fields" if fields else "picture-all-fields", count=others)
        words = Word("others/0", said), Word("others/1", page.say("picture-no-city"), "sans")
        for word, row in zip(words, rows(rest.grown(-10), [0, 0]), strict=True):
            lay_line(page, [word], row, [theme.SMALL], theme.SAND, anchor="l")
    return page


def player_page(
    view: CarcassonneView, seat: int, names: Sequence[str], language: str, events: Sequence[Event]
) -> CarcassonnePage:
    """Lay out the map with what a seat has followers on, its plaque, and a row for each of these."""
    page, held = CarcassonnePage(view, names, language, events), list_fields(view, seat)
    scene, laid = _map_scene(page), view.board.laid
    lay_own(scene, held, seat)
    lay_framed(page, _FRAME, scene, (laid[-1].place,) if len(laid) > 1 else ())
    plaque, below, legend = rows(_SIDE, [HIGHEST, 0, LEGEND], _GAP)
    lay_plaques(page, {seat: plaque})
    high = min(_OWN, (below.height + _GAP) // max(1, len(held)) - _GAP)
    boxes = rows(below, [high] * len(held), _GAP)
    forms = [
        [[Sign(f"{what}/sign", f"feature-{each.field.kind}", 1.3), Word(f"{what}/points", said)]]
        for each in held
        for what, said in [(f"row/{each.number}", page.say("picture-gain", points=each.points))]
    ]
    for each, box, worth in zip(held, boxes, _fit_worths(forms, boxes), strict=True):
        _lay_row(page, each, box, worth, seat)
    lay_legend(page, legend)
    return page


def _map_scene(page: CarcassonnePage) -> MapScene:
    """Lay out the ground, and all tiles of the map, as large as the frame has room."""
    page.lay_ground()
    board = page.view.board
    scene = MapScene(board, see_all(board.spots, inside(_FRAME), LARGEST), page.letters)
    scene.lay_tiles()
    return scene


def _worths(page: CarcassonnePage, each: Shown) -> list[Line]:
    """Return how many cities a field counts, and its points, and the same in short."""
    what = f"row/{each.number}"
    said = page.say("picture-times-equals", each=POINTS_A_CITY_BESIDE)
    cities = [Word(f"{what}/cities", str(each.cities)), Sign(f"{what}/sign", f"feature-{Kind.CITY}", 1.1)]
    times = Word(f"{what}/times", said, "sans", share=0.7)
    points = Word(f"{what}/points", str(each.points))
    return [[*cities, times, points], [*cities, points]]


def _divide(box: Box) -> Sequence[Box]:
    """Divide a row between its number, the seats, and what it is worth."""
    number, rest = columns(box.grown(-6), [_NUMBER, 0])
    if rest.height < _TALL:
        return number, *columns(rest, [0, _WORTH], 4)
    seats, worth = rows(rest, [0, 0])
    return number, seats, worth._replace(width=worth.width - _ASIDE)


def _fit_worths(forms: Sequence[Sequence[Line]], boxes: Sequence[Box]) -> Sequence[tuple[Line, int]]:
    """Return for each row what it is worth, as fully and in as large letters as all rows have room for."""
    if not forms:
        return []
    _, _, worth = _divide(boxes[0])
    told = choose_fitting(
        zip(*forms, strict=True), lambda lines: all(line_width(line, theme.SMALL) <= worth.width for line in lines)
    )
    size = fit_lines(told, _SIZES, worth.width, worth.height)
    return [(line, size) for line in told]


def _lay_row(page: CarcassonnePage, each: Shown, box: Box, worth: tuple[Line, int], seat: int | None = None) -> None:
    """Lay out a feature: its number, on a follower if it is a seat's; whose it is; and in a size what it is worth."""
    what, on = f"row/{each.number}", page.row(f"row/{each.number}", box)
    (number, seats, below), (line, letters) = _divide(box), worth
    if seat is None:
        lay_disc(page, f"{what}/disc", *number.middle, each.number, theme.BODY, NUMBER, on=on)
    else:
        size = min(number.height, _FIGURE)
        lay_figure(page, f"{what}/follower", centre(number, size, size), seat, str(each.number), on, lies=False)
    if seat is None or len({follower.seat for follower in each.field.followers}) > 1:
        _lay_seats(page, each, seats, on)
    loses = seat not in (None, *each.leaders) and each.points
    lay_line(page, line, below, [letters], on, theme.SOFT if loses else theme.INK, "r")


def _lay_seats(page: CarcassonnePage, each: Shown, box: Box, on: str) -> None:
    """Lay out who has followers on a field, the most first, with their numbers or one's name if there is room.

    Leaders are ringed in gold.
    """
    what, middle, x = f"row/{each.number}", box.mid_y, box.x
    counts = Counter(follower.seat for follower in each.field.followers)
    seats = sorted(counts, key=lambda seat: (-counts[seat], seat))
    if not seats:
        page.label(
            f"{what}/free", x + 2, middle, page.say("picture-free"), theme.SMALL, theme.SOFT, on, width=box.width
        )
    told = {seat: page.say("picture-each", count=counts[seat]) for seat in seats if counts[seat] > 1}
    written = sum(ink(number, "narrow", theme.SMALL).advance + 5 for number in told.values())
    if written + len(seats) * (_BADGE + 8) > box.width:
        told, written = {}, 0
    size = min(_BADGE, (box.width - written) // max(1, len(seats)) - 8)
    for seat in seats:
        if seat in told:
            at = x, middle, told[seat], theme.SMALL, theme.INK, on
            x = page.label(f"{what}/count/{seat}", *at, face="narrow").right + 5
        ring, ground = centre(Box(x, middle, size + 6, 0), size + 6, size + 6), on
        if seat in each.leaders:
            ground = _LEADS
            page.plate(f"{what}/leads/{seat}", ring, ground, on, 26, theme.GOLD_DEEP)
        page.badge(f"{what}/seat/{seat}", ring.x + 3, ring.y + 3, size, seat, ground)
        x = ring.right + 2
    if len(seats) == 1 and box.right - x > _WORTH:
        at = x + 6, middle, page.names[seats[0]], theme.BODY, theme.INK, on
        page.label(f"{what}/name", *at, face="bold", width=box.right - 12 - x)
