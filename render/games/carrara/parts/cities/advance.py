"""How near a seat is to announcing the end: the total cost, or the public conditions of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from bot.games.carrara.ending import conditions
from bot.games.carrara.goals import Goal
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.words.card_words import counted_word
from render.games.carrara.words.standing import public_goals

_GOOD: Final = 36
"""The least size of a number with its sign, if there is room."""
_BY: Final = 4
"""Between a word or a sign and its number."""
PITCH: Final = 42
"""The height of a line with a condition in words."""
_LOW_PITCH, _NAMED = 36, 2
"""That of more conditions than a few, and how many are few."""
_KIND, _TICK, _SMALL_TICK = 42, 36, 30
"""The sizes of the sign of a card, and of a tick in a line of its own and in a low row."""
_CLEAR = 12
"""Between the word of a condition and its number or tick."""
_MET = 0.62
"""The size of the tick on a sign's lower left corner, a share of the sign's."""


class Form(NamedTuple):
    """The largest size of a number, and of the sign beside it."""

    figure: int
    sign: int


class Worded(NamedTuple):
    """The letters of a number, its size, and that of the word before it."""

    face: Face
    figure: int
    word: int


WORDED: Final = (
    Worded("bold", 38, 35),
    Worded("bold", 36, 33),
    Worded("narrow", 38, 33),
    Worded("narrow", 36, theme.SMALL),
    Worded("narrow", 34, theme.SMALL),
    Worded("narrow", theme.SMALL, theme.SMALL),
)
"""The ways to show a number with its word in a low row, the best first."""


_NEAR: Final = 7, 4
"""Between a word and its number, and where there is the least room."""


class Advance(NamedTuple):
    """How much a seat has of what a condition needs."""

    what: str
    have: int
    need: int
    kind: str = ""
    """Of the card whose condition it is; none if it is the total cost."""
    word: str = ""
    """What it counts."""

    @property
    def met(self) -> bool:
        """Return whether the condition is met."""
        return self.have >= self.need


class Way(NamedTuple):
    """What to show of a progress: a number, and the size of the sign beside it, 0 for none."""

    said: str
    size: int
    sign: int
    width: int


def advances(page: Page, seat: int) -> list[Advance]:
    """List a seat's progress on what it needs to announce the end, as far as it is public, except its scorings.

    After the end, there is none.
    """
    if page.view.final is not None:
        return []
    if page.view.cards is None:
        need, word = conditions(len(page.view.players)).costs, page.say("picture-condition-costs")
        return [Advance(f"player/{seat}/costs", page.view.players[seat].costs, need, word=word)]
    return [
        Advance(f"player/{seat}/goal/{goal.card.kind}", goal.have, goal.need, goal.card.kind, goal_word(page, goal))
        for goal in public_goals(page.view, seat, by_hand=False)
    ]


def goal_word(page: Page, goal: Goal) -> str:
    """Return what the condition of a card counts."""
    assert goal.card.condition is not None
    return counted_word(page.say, goal.card.condition)


def said_of(page: Page, advance: Advance) -> str:
    """Return how much there is of what is needed; once a total cost is met, how much there is is enough."""
    if advance.met and not advance.kind:
        return str(advance.have)
    return page.say("picture-of", have=advance.have, need=advance.need)


def ways(page: Page, advance: Advance, form: Form) -> list[Way]:
    """List the ways to show a progress with a sign, the best first: large, smaller, without it, without the need."""
    full, have = said_of(page, advance), str(advance.have)
    sizes = [size for size in (form.figure, _GOOD, 34, theme.SMALL) if size <= form.figure]
    return [
        *(_way(full, size, min(form.sign, size)) for size in sizes),
        *(_way(full, size, 0) for size in sizes[1:]),
        _way(have, theme.SMALL, 0),
    ]


def _way(said: str, size: int, sign: int) -> Way:
    return Way(said, size, sign, ink(said, "bold", size).advance + (_BY + sign if sign else 0))


def fitting_ways(page: Page, shown: Sequence[Advance], form: Form, room: int) -> tuple[Way, ...]:
    """Return a way for each progress with which all fit in a line, or else the smallest."""
    each = [ways(page, advance, form) for advance in shown]
    ranks = sorted(product(*(range(len(found)) for found in each)), key=lambda some: (max(some, default=0), sum(some)))
    for some in ranks:
        chosen = tuple(found[rank] for found, rank in zip(each, some, strict=True))
        if sum(way.width + 2 * _BY for way in chosen) <= room + 2 * _BY:
            return chosen
    return tuple(found[-1] for found in each)


def lay_advance(page: Page, advance: Advance, way: Way, right: int, middle: int, seat: int) -> int:
    """Lay out a card's progress up to `right`, with a tick on its sign once it is met, and return where it begins."""
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    at = right, middle, way.said, way.size
    right = page.label(advance.what, *at, colour, on, face="bold", anchor="r").x - _BY
    if not (way.sign and advance.kind):
        return right
    x, y, what = right - way.sign, middle - way.sign // 2, f"{advance.what}/kind"
    sign = page.icon(what, x, y, way.sign, f"kind-{advance.kind}", on, plate=advance.met)
    if advance.met:
        side = round(way.sign * _MET)
        x, y = sign.x, sign.bottom - side
        page.icon(f"{what}/met", x, y, side, "tick", on)
    return sign.x


def lay_line(page: Page, shown: Sequence[Advance], line: Box, form: Form, seat: int) -> None:
    """Lay out all progress in a line, from its left end to its right."""
    found = fitting_ways(page, shown, form, line.width)
    room = line.width - sum(way.width for way in found)
    x, apart = line.x, room // max(1, len(shown) - 1)
    for advance, way in zip(shown, found, strict=True):
        lay_advance(page, advance, way, x + way.width, line.y, seat)
        x += way.width + apart


def worded_width(page: Page, advance: Advance, form: Worded) -> int:
    """Return the width of the total cost with its word in a form."""
    word, said = page.say("picture-condition-costs"), said_of(page, advance)
    wide = ink(word, "narrow", form.word).advance + ink(said, form.face, form.figure).advance
    return wide + _apart(form) + (_SMALL_TICK + _BY) * advance.met


def _apart(form: Worded) -> int:
    return _NEAR[form is WORDED[-1]]


def lay_worded(page: Page, advance: Advance, form: Worded, right: int, middle: int, seat: int) -> None:
    """Lay out the total cost after its word up to `right`, with a tick between them once it is enough."""
    on, colour, what = theme.PLAQUES[seat], theme.ON_SEATS[seat], advance.what
    at = right, middle, said_of(page, advance), form.figure
    x = page.label(what, *at, colour, on, face=form.face, anchor="r").x
    if advance.met:
        tick = x - _BY - _SMALL_TICK, middle - _SMALL_TICK // 2, _SMALL_TICK
        x = page.icon(f"{what}/met", *tick, "tick", on).x
    x -= _apart(form)
    word = page.say("picture-condition-costs")
    page.label(f"{what}-title", x, middle, word, form.word, colour, on, face="narrow", anchor="r")


def lay_named(page: Page, shown: Sequence[Advance], box: Box, seat: int) -> int:
    """Lay out conditions in words, a line each from a box's top, and return where they end."""
    pitch = PITCH if len(shown) <= _NAMED else _LOW_PITCH
    for number, advance in enumerate(shown):
        line = box._replace(y=box.y + number * pitch, height=pitch)
        sign = f"kind-{advance.kind}" if advance.kind else ""
        lay_condition(page, advance.what, advance.word, said_of(page, advance), line, seat, met=advance.met, sign=sign)
    return box.y + len(shown) * pitch


def lay_condition(
    page: Page, what: str, word: str, said: str, line: Box, seat: int, *, met: bool, sign: str = ""
) -> None:
    """Lay out a condition's word after any sign, and at the right its number, after a tick once it is met.

    Where that leaves no room for the word, the tick is on the sign.
    """
    on, colour, middle, left = theme.PLAQUES[seat], theme.ON_SEATS[seat], line.y + line.height // 2, line.x
    wide, beside = ink(word, "narrow", theme.SMALL).advance + _CLEAR, _TICK + 10
    if sign:
        side = min(_KIND, line.height)
        left += side + 5
        if met and ink(said, "bold", theme.SMALL).advance + wide + beside > line.right - left:
            beside = 0
        page.icon(f"{what}/kind", line.x, middle - side // 2, side, sign, on, plate=met and not beside)
        if met and not beside:
            small = round(side * _MET)
            page.icon(f"{what}/kind/met", line.x, middle + side // 2 - small, small, "tick", on)
    room = line.right - left - beside * met
    sizes = range(line.height - 4, theme.SMALL - 1, -1)
    largest = fitting_size(said, "bold", sizes, room)
    size = next((size for size in sizes if ink(said, "bold", size).advance + wide <= room), largest)
    right = page.label(what, line.right, middle, said, size, colour, on, face="bold", anchor="r").x - _CLEAR
    if met and beside:
        right = page.icon(f"{what}/met", right - _TICK, middle - _TICK // 2, _TICK, "tick", on).x - 4
    face: Face = "sans" if ink(word, "sans", theme.BODY).advance <= right - left else "narrow"
    size = fitting_size(word, face, range(theme.BODY, theme.SMALL - 1, -1), right - left)
    if ink(word, face, size).advance <= right - left:
        name = f"{what}/name" if sign else f"{what}-title"
        page.label(name, left, middle, word, size, colour, on, face=face)
