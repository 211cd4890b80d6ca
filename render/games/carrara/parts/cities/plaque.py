"""A seat's plaque: badge and name, points, how near it is to announcing the end, and a seal for each scoring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from bot.games.carrara.cards.card import Of
from bot.games.carrara.ending import conditions
from bot.games.carrara.prospects import public_goals, scoring_places
from bot.games.carrara.view import CarraraView
from bot.texts import Messages
from bot.texts.games.carrara.cards import card_word
from render.common.name_lines import NameLines, break_name
from render.common.podium.rank import lay_rank, widest
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.layout import Line, LinePart, Sign, Word, choose_fitting, columns, lay_line, line_width, rows
from render.engine.scene import Box, Role
from render.games.carrara.colours import READY, READY_EDGE
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.cities.seals import is_fresh, largest_seals, lay_seals, list_scored

WIDTH: Final = 276
_BESIDE: Final = 46
"""Where a name begins beside its badge."""
_DIGITS: Final = 0.73
"""The height of digits, a share of their size."""
_LEAST: Final = 36
_LEAST_LOWER: Final = 60
"""The height of points that have a line of their own, with what is told beside them below it, at least."""
_LARGEST: Final = 110
"""Of points."""
_PILL: Final = 5
"""How far the ground of a figure that is high enough reaches beyond it at each side."""
_SEAL: Final = 27
"""The least height that seals keep beside a name in two lines."""
_RING, _CLEAR = 4, 6
"""The frame of points that have changed, and how far from other lines these are."""
_FIGURES: Final[tuple[tuple[Face, int], ...]] = (
    ("bold", 60),
    ("bold", 50),
    ("bold", 43),
    ("bold", 36),
    ("bold", 33),
    ("bold", 31),
    ("narrow", 31),
)


class Advance(NamedTuple):
    """How much a seat has of what a condition needs."""

    what: str
    have: int
    need: int
    sign: str
    """The sprite of what it counts."""
    word: str
    scorings: bool = False
    """Whether it counts all scorings, for each of which there is a seal."""


def advances(say: Messages, view: CarraraView, seat: int) -> list[Advance]:
    """List a seat's progress on what it needs to announce the end, as far as it is public; after the end, none.

    What cards require of a hand is told with that hand.
    """
    if view.final is not None:
        return []
    if view.cards is not None:
        found = []
        for goal in public_goals(view, seat, by_hand=False):
            kind, scorings = goal.card.kind, goal.counted.of is Of.SCORINGS
            word = card_word(say, goal.card)
            what = f"player/{seat}/goal/{kind}"
            found.append(Advance(what, goal.have, goal.need, f"kind-{kind}", word, scorings))
        return found
    player, needed = view.players[seat], conditions(len(view.players))
    objects = [] if view.open_hands is None else [("objects", sum(view.open_hands[seat].objects), needed.objects)]
    told = [("costs", player.costs, needed.costs), *objects, ("scorings", player.scorings, needed.scorings)]
    signs = {"costs": "built", "objects": "objects", "scorings": "kind-top"}
    return [
        Advance(f"player/{seat}/{key}", have, need, signs[key], say(f"picture-condition-{key}"), key == "scorings")
        for key, have, need in told
    ]


class Plan(NamedTuple):
    """The lines of a plaque, and their contents."""

    name: Box
    points: Box
    seals: Box
    beside: Sequence[Advance]
    """The progress beside the points, or in a high plaque below them."""
    side: Box
    """Where that is."""
    figure: tuple[Face, int]
    """Its letters."""
    last: Advance | None
    """What counts all scorings, and is told beside the seals."""
    title: NameLines


@lru_cache(maxsize=512)
def _figures(said: tuple[str, ...], high: int, most: int) -> tuple[tuple[Face, int], int]:
    """Return the largest letters in which a sign and its number have room in each line, and how wide they are then."""

    def width(figure: tuple[Face, int]) -> int:
        return max((figure[1] + 8 + ink(each, *figure).advance for each in said), default=0)

    figure = choose_fitting(_FIGURES, lambda each: each[1] <= high and width(each) <= most)
    return figure, width(figure)


def plan_plaques(page: CarraraPage, boxes: Sequence[Box]) -> list[Plan]:
    """Divide plaques into their lines: progress is below the points of all that are about as high, or beside them."""
    plans = [_plan(page, seat, box, lower=True) for seat, box in enumerate(boxes)]
    low = [box.height for box, plan in zip(boxes, plans, strict=True) if plan.points.height < _LEAST_LOWER]
    return [
        _plan(page, seat, box, lower=False) if low and 3 * max(low) > 2 * box.height else plan
        for seat, (box, plan) in enumerate(zip(boxes, plans, strict=True))
    ]


def _plan(page: CarraraPage, seat: int, box: Box, *, lower: bool) -> Plan:
    """Divide a plaque into its lines."""
    inner = Box(box.x + 11, box.y + 2, box.width - 22, box.height - 5)
    (beside, last), high = _progress_of(page, seat), min(46, box.height * 27 // 100)
    sizes = *(size for size in range(40, 31, -3) if size <= high + 2), theme.SMALL
    room, least = inner.width + 6 - _BESIDE, _least(beside)
    titles = (break_name(page.names[seat], sizes, room, most) for most in (2, 1))
    title = choose_fitting(titles, lambda each: inner.height - _height(each) - least >= _SEAL)
    free = inner.height - (high := max(high, _height(title)))
    seals = round(box.height * (0.38 if box.height > 300 else 0.28))
    seals = max(20, min(seals if seals > 100 and _places(page, seat) > 4 else 60, seals, free - least))
    tall = 64 * len(beside) * lower
    figures = min(_LARGEST, free - seals - tall)
    apart = (free - seals - tall - figures) // 3
    parts = [apart, figures, apart + tall, 0] if lower else [1, 0, 1, 1]
    top, _, points, below, _, foot = rows(inner, [high, *parts, seals])
    most = points.width if lower else points.width * 48 // 100
    line = (tall if lower else points.height) // max(1, len(beside))
    figure, column = _figures(tuple(f"{each.have}/{each.need}" for each in beside), line, most)
    if lower:
        below = below._replace(y=below.bottom - tall, width=column, height=tall)
    elif beside:
        points, below = columns(points, [0, column])
        # digits leave room above and below them
        below = below._replace(y=below.y - 2, height=below.height + 4)
    return Plan(top, points, foot, beside, below, figure, last, title)


def _height(title: NameLines) -> int:
    """Return the height of the letters of a name."""
    first, last = (ink(title.lines[number], title.face, title.size) for number in (0, -1))
    return last.bottom - first.top + title.pitch * (len(title.lines) - 1)


def _least(beside: Sequence[Advance]) -> int:
    """Return how high points with what is told beside them are at least."""
    return max(48, 33 * len(beside))


def _progress_of(page: CarraraPage, seat: int) -> tuple[Sequence[Advance], Advance | None]:
    """Return a seat's progress on conditions that do not count all scorings, and on these."""
    shown = advances(page.say, page.view, seat)
    return [each for each in shown if not each.scorings], next((each for each in shown if each.scorings), None)


def _places(page: CarraraPage, seat: int) -> int:
    """Return how many seals and rings a seat has."""
    return scoring_places(page.view, seat) if page.view.final is None else page.view.players[seat].scorings


def points_sizes(page: CarraraPage, plans: Sequence[Plan]) -> list[int]:
    """Return the largest size in which points fit, but for those that have far more room than others."""
    sizes = list[int]()
    for seat, plan in enumerate(plans):
        line, column = plan.points, 0 if page.view.final is None else _medal(plan).width
        points, leads, room = str(page.view.score(seat)), _is_leading(page, seat), line.width - column - 24
        size = min(_LARGEST, int((line.height - 2 * _CLEAR) / _DIGITS))
        sizes.append(size * room // max(room, _points_width(points, size, leads=leads)))
    low = [plan.points.height for plan in plans]
    least = [min(size for size, each in zip(sizes, low, strict=True) if 2 * each >= high) for high in low]
    # in few sizes, as each is another font
    return [max(_LEAST, size // 4 * 4) for size in least]


def lay_plaque(page: CarraraPage, seat: int, plan: Plan, size: int) -> None:
    """Lay out the contents of a seat's plaque, its points in a size."""
    _lay_name(page, seat, plan)
    _lay_points(page, seat, plan.points, size)
    if page.view.final is not None:
        at, rank, on = _medal(plan), page.view.final.ranks[seat], theme.PLAQUES[seat]
        lay_rank(page, f"player/{seat}", rank, at.x, at.mid_y, on, at.width)
    for each, line in zip(plan.beside, rows(plan.side, [0] * len(plan.beside)) if plan.beside else (), strict=True):
        _lay_advance(page, seat, each, line, plan.figure)
    _lay_seals(page, seat, plan.seals, plan.last)


def _lay_name(page: CarraraPage, seat: int, plan: Plan) -> None:
    """Lay out badge and name."""
    what, on, line = f"player/{seat}", theme.PLAQUES[seat], plan.name
    side = min(36, line.height)
    x, y = line.x - 2, line.mid_y - side // 2
    if seat == 0:
        page.icon("ground/start", x - 3, y - 3, side + 6, "start", on, plate=True, role=Role.GROUND)
    page.badge(f"{what}/badge", x, y, side, seat, on)
    plan.title.lay(page, f"{what}/name", x + _BESIDE, line.mid_y, theme.ON_SEATS[seat], on, bottom=line.bottom)


def leaders(view: CarraraView) -> tuple[int, ...]:
    """Return the seats with the most points; none while all have the same."""
    scores = [view.score(seat) for seat in range(len(view.players))]
    return () if min(scores) == max(scores) else tuple(seat for seat, each in enumerate(scores) if each == max(scores))


def _is_leading(page: CarraraPage, seat: int) -> bool:
    return seat in (page.view.winners if page.view.final is not None else leaders(page.view))


def _star(size: int, *, leads: bool) -> tuple[int, int]:
    """Return the size of the star beside points, and the width that it has with the leader's laurels."""
    side = max(24, round(size * 0.5))
    return side, round(side * 1.6) if leads else side


def _points_width(points: str, size: int, *, leads: bool) -> int:
    return ink(points, "bold", size).advance + 4 + _star(size, leads=leads)[1]


def _lay_points(page: CarraraPage, seat: int, line: Box, size: int) -> None:
    """Lay out the points with their star, on framed paper if they have changed."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    middle, points, leads = line.y + line.height // 2, str(page.view.score(seat)), _is_leading(page, seat)
    side, wide = _star(size, leads=leads)
    tall, changed = round(side * 1.16), seat in page.changes.points
    high = min(max(round(size * _DIGITS), tall + 2), line.height - 2 * _CLEAR)
    paper = Box(line.x + 4, middle - high // 2, _points_width(points, size, leads=leads) + 10, high)
    if changed:
        page.ring(f"{what}/points", paper, on, 8, _RING)
        on, colour = theme.MARBLE, theme.INK
        page.plate(f"ground/{what}/points", paper, on, theme.NEW, 8, role=Role.GROUND)
    x = paper.x + 5 if changed else line.x
    page.label(f"{what}/points", x, middle, points, size, colour, on, face="bold")
    left = x + ink(points, "bold", size).advance + 4
    if leads:
        tall, side = min(tall, high), min(side, high)
        page.icon(f"{what}/leader", left, middle - tall // 2, wide, "laurel-star", on, height=tall, plate=True)
    page.icon(f"{what}/point", left + (wide - side) // 2, middle - side // 2, side, "point", on)
    if changed:
        page.news_corner(what, paper.grown(1), 22)


def _medal(plan: Plan) -> Box:
    """Return where a medal is: at the right of the points."""
    room = plan.points
    width = min(70, widest(room.height))
    return room._replace(x=room.right - width, width=width)


def _lay_advance(page: CarraraPage, seat: int, advance: Advance, line: Box, figure: tuple[Face, int]) -> None:
    """Lay out progress as a sign and a number."""
    side = min(figure[1], line.height - 2)
    page.icon(f"{advance.what}/kind", line.x, line.mid_y - side // 2, side, advance.sign, theme.PLAQUES[seat])
    _lay_number(page, seat, advance, line, figure)


def _lay_number(page: CarraraPage, seat: int, advance: Advance, line: Box, figure: tuple[Face, int]) -> None:
    """Lay out progress as a number at the right of a line, on a green ground once it is enough."""
    (face, size), on, colour = figure, theme.PLAQUES[seat], theme.ON_SEATS[seat]
    said = [_number(page.say, advance, face)]
    width = line_width(said, size) + 2 * _PILL
    if advance.have >= advance.need:
        high = min(size, line.height - 2)
        ground = Box(line.right + _PILL - width, line.mid_y - high // 2, width, high)
        page.plate(f"{advance.what}/met", ground, READY, on, _PILL, READY_EDGE)
        on, colour = READY, theme.INK
    lay_line(page, said, line, (size,), on, colour, "r")


def _number(say: Messages, advance: Advance, face: Face = "bold") -> Word:
    return Word(advance.what, say("picture-of", have=advance.have, need=advance.need), face)


def _lay_seals(page: CarraraPage, seat: int, line: Box, last: Advance | None) -> None:
    """Lay out a seal for each scoring and a ring for each still required, beside them their number."""
    places, room = _places(page, seat), line._replace(x=line.x - 4, width=line.width + 4)
    if last is not None:
        figures: Sequence[tuple[Face, int]] = ("bold", min(44, max(31, line.height * 7 // 8))), ("narrow", 31)

        def left(figure: tuple[Face, int]) -> Box:
            wide = line_width([_number(page.say, last, figure[0])], figure[1]) + _PILL
            return room._replace(width=room.width - wide - 2)

        figure = choose_fitting(figures, lambda each: largest_seals(places, left(each))[0] >= min(36, line.height))
        _lay_number(page, seat, last, line, figure)
        room = left(figure)
    scored = list_scored(page.view.players[seat])
    fresh = partial(is_fresh, page, seat)
    lay_seals(page, f"player/{seat}", scored, fresh, places, room, theme.PLAQUES[seat])


def _tick(advance: Advance) -> list[LinePart]:
    return [Sign(f"{advance.what}/met", "tick", 0.9)] * (advance.have >= advance.need)


def lay_progress(page: CarraraPage, seat: int, box: Box) -> None:
    """Lay out progress and seals in one line, on the colour of a seat; a total cost that has changed is marked."""
    on, shown = theme.PLAQUES[seat], advances(page.say, page.view, seat)
    page.plate(f"player/{seat}/plaque", box, on, page.ground, 12, theme.GOLD_DEEP, shadow=4)
    line, x = box.grown(-3), box.x + 16
    grew = any(each.building in page.changes.built for each in page.view.players[seat].buildings)
    for each in shown:
        name: Line = [Sign(f"{each.what}/kind", each.sign, 1), Word(f"{each.what}/word", each.word, "sans")]
        said = [*name, _number(page.say, each), *_tick(each)]
        place, ground, colour = Box(x, line.y, line_width(said, theme.BODY) + 16, line.height), on, theme.ON_SEATS[seat]
        if grew and each.what.endswith("/costs"):
            ground, colour = theme.NEW_PALE, theme.INK
            paper = page.plate(f"mark/{each.what}/plate", place.grown(1), ground, on, 8, theme.NEW, role=Role.MARK)
            page.news_corner(each.what, Box(paper.x, paper.y + 7, paper.width - 7, paper.height), 16)
        lay_line(page, said, place, (theme.BODY,), ground, colour)
        x = place.right + 24
    _lay_seals(page, seat, line._replace(x=x, width=line.right - x - 12), None)
