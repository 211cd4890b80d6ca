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
from render.engine.fonts import Face, capitals, fit, fitting_size, ink
from render.engine.layout import first_that_fits, rows
from render.engine.scene import Box, Role
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import largest_seals, lay_seals, lay_tick, seal_box

PITCH: Final = 31
"""How far apart two lines of a name are."""
_SIZES: Final = tuple(range(theme.BODY + 5, theme.SMALL - 1, -1))
RIM = 4
"""How far letters stay from the upper edge of their box, and in two lines."""
_FACES: Final[tuple[Face, ...]] = ("bold", "narrow")


@lru_cache(maxsize=512)
def name_lines(name: str, width: int) -> int:
    """Return in how many lines a name is: one if it fits in narrow letters, or if two would run into each other."""
    if any(ink(name, face, theme.SMALL).advance <= width for face in _FACES):
        return 1
    lines, size, face = broken(name, (theme.SMALL,), width, 2, narrow=True)
    (high, below), (above, low) = (_reach(line, face, size) for line in (lines[0], lines[-1]))
    return 2 if below + above <= PITCH and high + PITCH + low <= 2 * PITCH + 2 else 1


@lru_cache(maxsize=512)
def name_height(name: str) -> int:
    """Return how high a name in one line is in the smallest letters, with a little space above it."""
    return sum(_reach(name, _FACES[0], theme.SMALL)) + RIM


@lru_cache(maxsize=512)
def fitted_name(name: str, box: Box, largest: int = 0, under: int = 0) -> tuple[tuple[str, ...], int, Face, int]:
    """Return the lines of a name in a box, their size, their face, and the middle of the first one's capitals.

    One in a line may have a largest size. If two lines are too short, the second may begin so much further left.
    Their capitals are in the middle of the box's height, or else all that is seen of them if it would not fit there. A
    long name has narrow letters.
    """
    lines, size, face = _fitted(name, box.width, box.height, largest)
    if under and len(lines) > 1 and lines[-1].endswith("…"):
        rest = fit(name.removeprefix(lines[0]).strip(), face, size, box.width + under)
        if _reach(rest, face, size)[0] <= capitals(face, size) + 4:
            lines = (lines[0], rest)
    half, between = capitals(face, size) // 2, (len(lines) - 1) * PITCH
    (top, _), (_, bottom) = (_reach(line, face, size) for line in (lines[0], lines[-1]))
    middle, highest = box.y + (box.height - between) // 2, box.y + (1 if len(lines) > 1 else RIM) + top - half
    if middle < highest or middle + between + half + bottom > box.bottom:
        middle = max(highest, box.y + (box.height - between + top - bottom) // 2 - half)
    return lines, size, face, middle


def _reach(line: str, face: Face, size: int) -> tuple[int, int]:
    """Return how far letters reach above and below the line they stand on."""
    letters = ink(line, face, size)
    return -letters.top, letters.bottom


def _fitted(name: str, width: int, height: int, largest: int) -> tuple[tuple[str, ...], int, Face]:
    """Return a name in one line at the largest size that fits, in narrow letters if it is long, or in two lines."""
    sizes = [size for size in _SIZES if not largest or size <= largest]
    for face in _FACES:
        for size in sizes:
            letters, half = ink(name, face, size), capitals(face, size) / 2
            reach = max(-letters.top - half, half + letters.bottom)
            fits = reach <= height / 2 and letters.bottom - letters.top + RIM <= height
            if letters.advance <= width and (fits or size == theme.SMALL):
                return (name,), size, face
    most = name_lines(name, width) if height >= 2 * PITCH else 1
    lines, size, face = broken(name, (theme.SMALL,), width, most, narrow=True)
    return lines, size, face


WIDTH: Final = 276
_INSIDE: Final = 11
_TALL: Final = 240
"""The height from which on progress is told in words, in lines of its own."""
_DIGITS: Final = 0.73
"""The height of digits, a share of their size."""
_RING: Final = 4
"""The frame of points that have changed."""
_FIGURES: Final[tuple[tuple[Face, int], ...]] = (("bold", 36), ("bold", 33), ("bold", 31), ("narrow", 31))
_BESIDE: Final = 6


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
    """The lines of a plaque: name, points, progress in words, and seals; and what is beside the points."""

    name: Box
    points: Box
    worded: Box
    seals: Box
    shown: Sequence[Advance]
    lines: int
    """Of the name."""

    @property
    def beside(self) -> Sequence[Advance]:
        """What is told beside the points."""
        return [] if self.worded.height else [each for each in self.shown if not each.scorings]

    @property
    def figure(self) -> tuple[Face, int]:
        """The letters of what is beside the points."""
        high, most = self.points.height // max(1, len(self.beside)), self.points.width * 0.48
        return first_that_fits(_FIGURES, lambda each: each[1] <= high and self._column(each) <= most)

    @property
    def column(self) -> int:
        """The width of what is beside the points."""
        return self._column(self.figure) if self.beside else 0

    def _column(self, figure: tuple[Face, int]) -> int:
        return max(figure[1] + _BESIDE + ink(f"{each.have}/{each.need}", *figure).advance for each in self.beside)


def plan_plaque(page: Page, seat: int, box: Box) -> Plan:
    """Divide a plaque into its lines; a long name has two if they leave the points large enough."""
    shown, tall = advances(page.say, page.view, seat), box.height >= _TALL
    inner = Box(box.x + _INSIDE, box.y + 2, box.width - 2 * _INSIDE, box.height - 5)
    worded = 38 * len(shown) if tall else 0
    seals = max(28, min(48, round(box.height * 0.24)))
    beside = 0 if tall else len([each for each in shown if not each.scorings])
    least = max(40, 32 * beside)
    most = name_lines(page.names[seat], inner.width - 36 - 10)

    def divide(lines: int) -> Plan:
        name = 2 * PITCH + 6 if lines > 1 else max(46 if tall else 36, name_height(page.names[seat]))
        parts = rows(inner, [name, 0, worded or 1, 28 if lines > 1 and not tall else seals])
        return Plan(parts[0], parts[1], parts[2]._replace(height=worded), parts[-1], shown, lines)

    return first_that_fits((divide(lines) for lines in range(most, 0, -1)), lambda each: each.points.height >= least)


def points_size(page: Page, plans: Sequence[Plan]) -> int:
    """Return the largest size in which all points fit."""
    sizes = []
    for seat, plan in enumerate(plans):
        line, column = plan.points, plan.column if page.view.final is None else _medal_width(plan)
        size = min(90, int((line.height - 2 * _RING) / _DIGITS))
        while size > 36 and _points_width(page, seat, size) > line.width - column - 16:
            size -= 1
        sizes.append(size)
    return min(sizes)


def lay_plaque(page: Page, seat: int, box: Box, plan: Plan, size: int) -> None:
    """Lay out what is on a seat's plaque, its points in a size."""
    _lay_name(page, seat, box, plan)
    _lay_points(page, seat, plan.points, size)
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    if page.view.final is not None:
        wide, middle = _medal_width(plan), plan.points.y + plan.points.height // 2
        rank = page.view.final.ranks[seat]
        lay_rank(page, f"player/{seat}", rank, plan.points.right - wide, middle, on, wide)
    for each, line in zip(plan.beside, rows(plan.points, [0] * len(plan.beside)) if plan.beside else (), strict=True):
        _lay_advance(page, each, line._replace(x=line.right - plan.column, width=plan.column), plan.figure, on, colour)
    if plan.worded.height:
        for each, line in zip(plan.shown, rows(plan.worded, [0] * len(plan.shown)), strict=True):
            _lay_worded(page, each, line, on, colour)
    _lay_seals(page, seat, plan)


def _lay_name(page: Page, seat: int, box: Box, plan: Plan) -> None:
    """Lay out badge and name; the second line of a long one begins below the badge if it needs that room."""
    what, on, colour, x = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat], plan.name.x - 2
    side = 46 if box.height >= _TALL else 34
    place = plan.name._replace(x=x + side + 12, width=plan.name.right + 4 - x - side - 12)
    lines, size, face, middle = fitted_name(page.names[seat], place, 0, place.x - x)
    below = len(lines) > 1 and ink(lines[-1], face, size).advance > place.width
    side = 32 if below else side
    y = plan.name.y if below else plan.name.y + (plan.name.height - side) // 2
    if seat == 0:
        rays = 5 if below or box.height < _TALL else 8
        page.icon("ground/start", x - rays, y - rays, side + 2 * rays, "start", on, plate=True, role=Role.GROUND)
    page.badge(f"{what}/badge", x, y, side, seat, on)
    for number, line in enumerate(lines):
        name = f"{what}/name" if len(lines) == 1 else f"{what}/name/{number}"
        left = x if number and below else place.x
        page.label(name, left, middle + number * PITCH, line, size, colour, on, face=face)


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most points; none while all have the same."""
    scores = [view.score(seat) for seat in range(len(view.players))]
    return () if min(scores) == max(scores) else tuple(seat for seat, each in enumerate(scores) if each == max(scores))


def _leads(page: Page, seat: int) -> bool:
    return seat in (page.view.winners if page.view.final is not None else leaders(page.view))


def _star(page: Page, seat: int, size: int) -> tuple[int, int]:
    """Return the size of the star beside points, and the width that it has with the leader's laurels."""
    side = max(24, round(size * 0.44))
    return side, round(side * 1.6) if _leads(page, seat) else side


def _points_width(page: Page, seat: int, size: int) -> int:
    return ink(str(page.view.score(seat)), "bold", size).advance + 4 + _star(page, seat, size)[1]


def _lay_points(page: Page, seat: int, line: Box, size: int) -> None:
    """Lay out the points with their star, on framed paper if they have changed."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    middle, points, (side, wide) = line.y + line.height // 2, str(page.view.score(seat)), _star(page, seat, size)
    tall, changed = round(side * 1.16), seat in page.newest.points
    high = min(max(round(size * _DIGITS), tall + 2), line.height - 2 * _RING)
    paper = Box(line.x - 5, middle - high // 2, _points_width(page, seat, size) + 10, high)
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


def _medal_width(plan: Plan) -> int:
    """Return the width of a medal as high as the room for points."""
    return min(70, widest(plan.points.height - 4))


def _lay_sign(page: Page, advance: Advance, box: Box, on: str) -> None:
    """Lay out the sign of what a condition counts, with a tick once it is met."""
    met = advance.have >= advance.need
    page.icon(f"{advance.what}/kind", *box[:3], advance.sign, on, plate=met)
    if met:
        side = round(box.width * 0.66)
        page.icon(f"{advance.what}/kind/met", box.right - side + 4, box.bottom - side, side, "tick", on, plate=True)


def _lay_advance(page: Page, advance: Advance, line: Box, figure: tuple[Face, int], on: str, colour: str) -> None:
    """Lay out progress as a sign and a number."""
    middle, (face, size) = line.y + line.height // 2, figure
    said = page.say("picture-of", have=advance.have, need=advance.need)
    page.label(advance.what, line.right, middle, said, size, colour, on, face=face, anchor="r")
    side = min(size, line.height - 2)
    _lay_sign(page, advance, Box(line.x, middle - side // 2, side, side), on)


def _lay_worded(page: Page, advance: Advance, line: Box, on: str, colour: str) -> None:
    """Lay out progress as a sign, a word and a number."""
    _lay_advance(page, advance, line, ("bold", 36), on, colour)
    said = page.say("picture-of", have=advance.have, need=advance.need)
    left, right = line.x + 36 + _BESIDE, line.right - ink(said, "bold", 36).advance - 8
    face: Face = "sans" if ink(advance.word, "sans", theme.SMALL).advance <= right - left else "narrow"
    size = fitting_size(advance.word, face, range(theme.BODY, theme.SMALL - 1, -1), right - left)
    if ink(advance.word, face, size).advance <= right - left:
        middle = line.y + line.height // 2
        page.label(f"{advance.what}/word", left, middle, advance.word, size, colour, on, face=face)


def _lay_seals(page: Page, seat: int, plan: Plan) -> None:
    """Lay out a seal for each scoring and a ring for each still required, beside them the number or a tick."""
    view, line, on = page.view, plan.seals, theme.PLAQUES[seat]
    places = scoring_places(view, seat) if view.final is None else view.players[seat].scorings
    scorings = next((each for each in plan.shown if each.scorings), None)
    lacking = scorings is not None and scorings.have < scorings.need and not plan.worded.height
    room = line.width + 8
    if scorings is not None and lacking:
        said, middle = page.say("picture-of", have=scorings.have, need=scorings.need), line.y + line.height // 2
        at = line.right, middle, said, 34, theme.ON_SEATS[seat], on
        room = page.label(scorings.what, *at, face="bold", anchor="r").x - 6 - line.x + 4
    if not places:
        return
    side = min(line.height, largest_seals(places, room, line.height))
    x, y = line.x - 4, line.y + (line.height - side) // 2
    lay_seals(page, seat, places, x, y, side)
    if scorings is not None and scorings.have >= scorings.need and not plan.worded.height:
        lay_tick(page, scorings.what, seal_box(scorings.need - 1, places, x, y, side).grown(-3), on)


def lay_progress(page: Page, seat: int, box: Box) -> None:
    """Lay out progress and seals in one line, on the colour of a seat; a total cost that has changed is marked."""
    on, shown = theme.PLAQUES[seat], advances(page.say, page.view, seat)
    page.plate(f"player/{seat}/plaque", box, on, page.ground, 12, theme.GOLD_DEEP, shadow=4)
    line, x = box.grown(-3), box.x + 16
    grew = any(each.building in page.changes.built for each in page.view.players[seat].buildings)
    most, beside = (400, 70) if len(shown) < 3 else (330, 52)
    for each in shown:
        said = page.say("picture-of", have=each.have, need=each.need)
        wide = min(most, beside + ink(each.word, "sans", theme.BODY).advance + ink(said, "bold", 36).advance)
        place, ground, colour = Box(x, line.y, wide, line.height), on, theme.ON_SEATS[seat]
        if grew and each.what.endswith("/costs"):
            ground, colour = theme.NEW_PALE, theme.INK
            paper = page.plate(f"mark/{each.what}/plate", place.grown(1), ground, on, 8, theme.NEW, role=Role.MARK)
            page.news_corner(each.what, Box(paper.x, paper.y + 7, paper.width - 7, paper.height), 16)
        _lay_worded(page, each, place._replace(x=x + 4, width=wide - 18), ground, colour)
        x += wide + 30
    _lay_seals(page, seat, Plan(box, box, Box(0, 0, 0, 1), line._replace(x=x, width=line.right - x - 8), shown, 1))
