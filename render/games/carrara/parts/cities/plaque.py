"""A seat's plaque: badge and name, points, how near it is to announcing the end, and a seal for each scoring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.carrara.cards.card import Of
from bot.games.carrara.ending import conditions
from bot.games.carrara.prospects import public_goals, scoring_places
from bot.games.carrara.view import View
from bot.texts import Messages
from bot.texts.games.carrara.cards import counted_word
from render.common.name_lines import broken
from render.common.podium.rank import lay_rank, widest
from render.engine import theme
from render.engine.fonts import Face, capitals, fit, ink
from render.engine.layout import Word, columns, first_that_fits, lay_line, line_width, rows
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.cities.seals import largest_seals, lay_seals, lay_tick, seal_box

WIDTH: Final = 276
_PITCH: Final = 29
"""How far apart two lines of a name are at least."""
TALL: Final = 240
"""The height from which on progress is told in words, in lines of its own."""
_DIGITS: Final = 0.73
"""The height of digits, a share of their size."""
_LEAST: Final = 36
_RING: Final = 4
"""The frame of points that have changed."""
_FIGURES: Final[tuple[tuple[Face, int], ...]] = (("bold", 36), ("bold", 33), ("bold", 31), ("narrow", 31))


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


def advances(say: Messages, view: View, seat: int) -> list[Advance]:
    """List a seat's progress on what it needs to announce the end, as far as it is public; after the end, none."""
    if view.final is not None:
        return []
    if view.cards is not None:
        found = []
        for goal in public_goals(view, seat, by_hand=False):
            kind, scorings = goal.card.kind, goal.counted.of is Of.SCORINGS
            word = counted_word(say, goal.condition)
            what = f"player/{seat}/goal/{kind}"
            found.append(Advance(what, goal.have, goal.need, f"kind-{kind}", word, scorings))
        return found
    player, needed = view.players[seat], conditions(len(view.players))
    what, words = f"player/{seat}", [say(f"picture-condition-{each}") for each in ("costs", "scorings")]
    return [
        Advance(f"{what}/costs", player.costs, needed.costs, "built", words[0]),
        Advance(f"{what}/scorings", player.scorings, needed.scorings, "kind-top", words[1], True),
    ]


class Plan(NamedTuple):
    """The lines of a plaque, and what is told in them."""

    name: Box
    points: Box
    advances: Box
    seals: Box
    beside: Sequence[Advance]
    """What is told beside the points."""
    last: Advance | None
    """What is told beside the seals."""
    lines: int = 1
    """Of the name."""
    told: bool = False
    """Whether progress is told in lines of its own."""
    worded: bool = False
    """Whether these have words."""

    @property
    def figure(self) -> tuple[Face, int]:
        """The letters of what is beside the points."""
        return self._figures[0]

    @property
    def column(self) -> int:
        """The width of what is beside the points."""
        return self._figures[1]

    @property
    def _figures(self) -> tuple[tuple[Face, int], int]:
        said = tuple(f"{each.have}/{each.need}" for each in self.beside)
        return _figures(said, self.points.height // max(1, len(said)), self.points.width * 48 // 100)


@lru_cache(maxsize=512)
def _figures(said: tuple[str, ...], high: int, most: int) -> tuple[tuple[Face, int], int]:
    """Return the largest letters in which a sign and its number have room in each line, and how wide they are then."""

    def width(figure: tuple[Face, int]) -> int:
        return max((figure[1] + 6 + ink(each, *figure).advance for each in said), default=0)

    figure = first_that_fits(_FIGURES, lambda each: each[1] <= high and width(each) <= most)
    return figure, width(figure)


@lru_cache(maxsize=512)
def _name_lines(name: str, width: int, under: int, most: int) -> tuple[tuple[str, ...], Face]:
    """Return the lines of a name and their face: narrow if it is long; the second may begin so much further left."""
    faces: tuple[Face, ...] = ("bold", "narrow")
    for face in faces:
        if ink(name, face, theme.SMALL).advance <= width:
            return (name,), face
    lines, _, face = broken(name, (theme.SMALL,), width, most, narrow=True)
    if len(lines) > 1 and any(_height(line, face) > _PITCH + 1 for line in lines):
        return _name_lines(name, width, under, 1)  # two lines would run into each other
    if len(lines) > 1 and lines[-1].endswith("…"):
        rest = fit(name.removeprefix(lines[0]).strip(), face, theme.SMALL, width + under)
        if -ink(rest, face, theme.SMALL).top <= capitals(face, theme.SMALL) + 4:  # else it would touch the badge
            lines = lines[0], rest
    return lines, face


def _height(line: str, face: Face, size: int = theme.SMALL) -> int:
    """Return how high letters are."""
    letters = ink(line, face, size)
    return letters.bottom - letters.top


def has_words(page: CarraraPage, boxes: Sequence[Box]) -> bool:
    """Return whether all plaques have room for progress in words: it is told in words in all of them, or in none."""
    told = [each for seat in range(len(boxes)) for each in advances(page.say, page.view, seat)]

    def fits(each: Advance, width: int) -> bool:
        number = line_width([Word("", page.say("picture-of", have=each.have, need=each.need))], 36)
        return ink(each.word, "narrow", theme.SMALL).advance <= width - 22 - number - 50

    return all(box.height >= TALL for box in boxes) and all(fits(each, boxes[0].width) for each in told)


def plan_plaque(page: CarraraPage, seat: int, box: Box, words: bool) -> Plan:
    """Divide a plaque into its lines; a long name has two if they leave points and seals large enough."""
    shown, tall, name = advances(page.say, page.view, seat), box.height >= TALL, page.names[seat]
    inner = Box(box.x + 11, box.y + 2, box.width - 22, box.height - 5)
    figures = [] if tall else sorted(shown, key=lambda each: each.scorings)
    places, least = _places(page, seat), 28 if tall else 26
    lines = len(_name_lines(name, inner.width - 44, 44, 2)[0])

    def divide(form: tuple[int, int]) -> Plan:
        number, aside = form
        high = (
            2 * _PITCH + 2 + 6 * tall if number > 1 else max(min(46, box.height * 27 // 100), _height(name, "bold") + 4)
        )
        seals = 28 if number > 1 and not tall else max(28, min(48, round(box.height * 0.24)))
        heights = [high, 0, 38 * len(shown), seals] if tall and shown else [high, 0, seals]
        parts, cut = rows(inner, heights), len(figures) - aside
        last = figures[-1] if aside else None
        return Plan(parts[0], parts[1], parts[2], parts[-1], figures[:cut], last, number, tall, words)

    def fits(plan: Plan) -> bool:
        room = plan.seals.width - _figure_width(plan.last) * (plan.last is not None and not plan.last.scorings)
        if page.view.final is not None and not tall:
            room -= _medal(plan).width
        return plan.points.height >= max(40, 31 * len(plan.beside)) and largest_seals(places, room, 28) >= least

    # the number of scorings belongs beside their seals; another one moves there if that leaves room for a whole name
    own = int(any(each.scorings for each in figures))
    forms = [(lines, own), (lines, 1), (1, own)] if lines > 1 and figures else [(lines, own), (1, own)]
    return first_that_fits((divide(form) for form in forms), fits)


def plan_strip(page: CarraraPage, seat: int, box: Box) -> Plan:
    """Divide a plaque that lies above its street: name and seals at the left, points at the right."""
    left, right = columns(Box(box.x + 11, box.y + 3, box.width - 22, box.height - 6), [0, 244], 14)
    shown = sorted(advances(page.say, page.view, seat), key=lambda each: each.scorings)
    number, cut = len(_name_lines(page.names[seat], left.width - 44, 44, 2)[0]), len(shown)
    cut -= any(each.scorings for each in shown)
    name, seals = rows(left, [2 * _PITCH + 2 if number > 1 else 46, 0])
    seals = seals._replace(width=seals.width - 30)
    return Plan(name, right, right, seals, shown[:cut], shown[-1] if cut < len(shown) else None, number)


def _places(page: CarraraPage, seat: int) -> int:
    """Return how many seals and rings a seat has."""
    return scoring_places(page.view, seat) if page.view.final is None else page.view.players[seat].scorings


def _figure_width(advance: Advance | None) -> int:
    return 0 if advance is None else line_width([Word("", f"{advance.have}/{advance.need}")], 33) + 46


def points_size(page: CarraraPage, plans: Sequence[Plan]) -> int:
    """Return the largest size in which all points fit."""
    sizes = []
    for seat, plan in enumerate(plans):
        line, column = plan.points, plan.column if page.view.final is None else _medal(plan).width
        points, leads, room = str(page.view.score(seat)), _leads(page, seat), line.width - column - 16
        size = min(90, int((line.height - 2 * _RING) / _DIGITS))
        while size > _LEAST and _points_width(points, size, leads=leads) > room:
            size -= 1
        sizes.append(size)
    return min(sizes)


def lay_plaque(page: CarraraPage, seat: int, box: Box, plan: Plan, size: int) -> None:
    """Lay out what is on a seat's plaque, its points in a size."""
    _lay_name(page, seat, box, plan)
    _lay_points(page, seat, plan.points, size)
    on, colour, seals = theme.PLAQUES[seat], theme.ON_SEATS[seat], plan.seals
    if page.view.final is not None:
        at, rank = _medal(plan), page.view.final.ranks[seat]
        lay_rank(page, f"player/{seat}", rank, at.x, at.mid_y, on, at.width)
        seals = seals._replace(width=at.x - seals.x - 8 if at.bottom > seals.y else seals.width)
    column = plan.points._replace(x=plan.points.right - plan.column, width=plan.column)
    for each, line in zip(plan.beside, rows(column, [0] * len(plan.beside)) if plan.beside else (), strict=True):
        _lay_advance(page, each, line, plan.figure, on, colour)
    if plan.told:
        told = advances(page.say, page.view, seat)
        for each, line in zip(told, rows(plan.advances, [0] * len(told)) if told else (), strict=True):
            (_lay_worded if plan.worded else _lay_numbered)(page, each, line, on, colour)
    _lay_seals(page, seat, seals, plan.last, told=plan.told)


def _lay_name(page: CarraraPage, seat: int, box: Box, plan: Plan) -> None:
    """Lay out badge and name; the second line of a long one begins below the badge if it needs that room."""
    what, on, colour, x = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat], plan.name.x - 2
    side = 46 if plan.told else 34
    left = x + side + 12
    room = plan.name._replace(x=left, width=plan.name.right + 4 - left)
    lines, face = _name_lines(page.names[seat], room.width, left - x, plan.lines)
    below = len(lines) > 1 and ink(lines[-1], face, theme.SMALL).advance > room.width
    side = 32 if below else side
    y = plan.name.y if below else plan.name.y + (plan.name.height - side) // 2
    if seat == 0:
        rays = 8 if plan.told and not below else 5
        page.icon("ground/start", x - rays, y - rays, side + 2 * rays, "start", on, plate=True, role=Role.GROUND)
    page.badge(f"{what}/badge", x, y, side, seat, on)
    if len(lines) == 1:
        sizes = [size for size in range(40, 31, -1) if _height(lines[0], face, size) <= room.height - 4]
        lay_line(page, [Word(f"{what}/name", lines[0], face)], room, [*sizes, theme.SMALL], on, colour, "l")
        return
    upper, lower = rows(room, [0, 0])
    if below:
        lower = lower._replace(x=x, width=room.right - x)
    for number, (line, place) in enumerate(zip(lines, (upper, lower), strict=True)):
        lay_line(page, [Word(f"{what}/name/{number}", line, face)], place, (theme.SMALL,), on, colour, "l")


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most points; none while all have the same."""
    scores = [view.score(seat) for seat in range(len(view.players))]
    return () if min(scores) == max(scores) else tuple(seat for seat, each in enumerate(scores) if each == max(scores))


def _leads(page: CarraraPage, seat: int) -> bool:
    return seat in (page.view.winners if page.view.final is not None else leaders(page.view))


def _star(size: int, *, leads: bool) -> tuple[int, int]:
    """Return the size of the star beside points, and the width that it has with the leader's laurels."""
    side = max(24, round(size * 0.44))
    return side, round(side * 1.6) if leads else side


def _points_width(points: str, size: int, *, leads: bool) -> int:
    return ink(points, "bold", size).advance + 4 + _star(size, leads=leads)[1]


def _lay_points(page: CarraraPage, seat: int, line: Box, size: int) -> None:
    """Lay out the points with their star, on framed paper if they have changed."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    middle, points, leads = line.y + line.height // 2, str(page.view.score(seat)), _leads(page, seat)
    side, wide = _star(size, leads=leads)
    tall, changed = round(side * 1.16), seat in page.newest.points
    high = min(max(round(size * _DIGITS), tall + 2), line.height - 2 * _RING)
    paper = Box(line.x - 5, middle - high // 2, _points_width(points, size, leads=leads) + 10, high)
    if changed:
        page.ring(f"{what}/points", paper, on, 8, _RING)
        on, colour = (
            page.plate(f"ground/{what}/points", paper, theme.MARBLE, theme.NEW, 8, role=Role.GROUND) and theme.MARBLE,
            theme.INK,
        )
    page.label(f"{what}/points", line.x, middle, points, size, colour, on, face="bold")
    left = line.x + ink(points, "bold", size).advance + 4
    if wide > side:
        tall = min(tall, high)
        page.icon(f"{what}/leader", left, middle - tall // 2, wide, "laurel-star", on, height=tall, plate=True)
    page.icon(f"{what}/point", left + (wide - side) // 2, middle - side // 2, side, "point", on)
    if changed:
        page.news_corner(what, paper.grown(1), 22)


def _medal(plan: Plan) -> Box:
    """Return where a medal is: at the right of the points, and of the seals if the points are low."""
    room, low = plan.points, plan.points.height < TALL // 2
    height = plan.seals.bottom - room.y if low else room.height
    width = min(56 if low else 70, widest(height - 4))
    return room._replace(x=room.right - width, width=width, height=height)


def _lay_advance(
    page: CarraraPage, advance: Advance, line: Box, figure: tuple[Face, int], on: str, colour: str, *, sign: bool = True
) -> Box:
    """Lay out progress as a sign, with a tick once it is met, and a number, and return where this begins."""
    face, size = figure
    said = Word(advance.what, page.say("picture-of", have=advance.have, need=advance.need), face)
    number = lay_line(page, [said], line, (size,), on, colour, "r")
    if not sign:
        return number
    side, met = min(size, line.height - 2), advance.have >= advance.need
    at = Box(line.x, line.y + (line.height - side) // 2, side, side)
    page.icon(f"{advance.what}/kind", *at[:3], advance.sign, on, plate=met)
    if met:
        tick = round(side * 0.8)
        page.icon(f"{advance.what}/kind/met", at.right - tick + 4, at.bottom - tick, tick, "tick", on, plate=True)
    return number


def _lay_numbered(page: CarraraPage, advance: Advance, line: Box, on: str, colour: str) -> None:
    """Lay out progress as a sign and a number at the end of a line."""
    _lay_advance(page, advance, line, ("bold", 36), on, colour)


def _lay_worded(page: CarraraPage, advance: Advance, line: Box, on: str, colour: str) -> None:
    """Lay out progress as a sign, a word and a number."""
    number = _lay_advance(page, advance, line, ("bold", 36), on, colour)
    room = line._replace(x=line.x + 42, width=number.x - 8 - line.x - 42)
    forms = [Word(f"{advance.what}/word", advance.word, "sans"), Word(f"{advance.what}/word", advance.word, "narrow")]
    word = first_that_fits(forms, lambda each: line_width([each], theme.SMALL) <= room.width)
    if line_width([word], theme.SMALL) <= room.width:
        lay_line(page, [word], room, range(theme.BODY, theme.SMALL - 1, -1), on, colour, "l")


def _lay_seals(page: CarraraPage, seat: int, line: Box, last: Advance | None, *, told: bool) -> None:
    """Lay out a seal for each scoring and a ring for each still required, beside them what is counted or a tick."""
    places, on, room = _places(page, seat), theme.PLAQUES[seat], line.width + 8
    lacking = last is not None and (not last.scorings or last.have < last.need)
    if last is not None and lacking:
        at = line._replace(x=line.right - _figure_width(last), width=_figure_width(last))
        figure: tuple[Face, int] = ("bold", min(34, max(31, line.height)))
        begin = _lay_advance(page, last, at, figure, on, theme.ON_SEATS[seat], sign=not last.scorings).x
        room = (begin if last.scorings else at.x) - 6 - line.x + 4
    if not places:
        return
    side = min(line.height, largest_seals(places, room, line.height))
    x, y = line.x - 4, line.y + (line.height - side) // 2
    lay_seals(page, seat, places, x, y, side)
    if last is not None and not lacking and not told:
        lay_tick(page, last.what, seal_box(last.need - 1, places, x, y, side).grown(-3), on)


def lay_progress(page: CarraraPage, seat: int, box: Box) -> None:
    """Lay out progress and seals in one line, on the colour of a seat; a total cost that has changed is marked."""
    on, shown = theme.PLAQUES[seat], advances(page.say, page.view, seat)
    page.plate(f"player/{seat}/plaque", box, on, page.ground, 12, theme.GOLD_DEEP, shadow=4)
    line, x = box.grown(-3), box.x + 16
    grew = any(each.building in page.changes.built for each in page.view.players[seat].buildings)
    most, beside = (400, 70) if len(shown) < 3 else (330, 52)
    for each in shown:
        said = Word("", page.say("picture-of", have=each.have, need=each.need))
        wide = min(most, beside + line_width([Word("", each.word, "sans")], theme.BODY) + line_width([said], 36))
        place, ground, colour = Box(x, line.y, wide, line.height), on, theme.ON_SEATS[seat]
        if grew and each.what.endswith("/costs"):
            ground, colour = theme.NEW_PALE, theme.INK
            paper = page.plate(f"mark/{each.what}/plate", place.grown(1), ground, on, 8, theme.NEW, role=Role.MARK)
            page.news_corner(each.what, Box(paper.x, paper.y + 7, paper.width - 7, paper.height), 16)
        _lay_worded(page, each, place._replace(x=x + 4, width=wide - 18), ground, colour)
        x += wide + 30
    _lay_seals(page, seat, line._replace(x=x, width=line.right - x - 8), None, told=True)
