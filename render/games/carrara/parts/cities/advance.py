"""How near a seat is to announcing the end: the total cost and the scorings, or the public conditions of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carrara.cards.card import Of
from bot.games.carrara.ending import Goal, conditions
from bot.games.carrara.prospects import public_goals
from bot.texts.games.carrara.cards import counted_word
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.page import Page

_CLEAR: Final = 12
"""Between the word of a condition and its number."""
_BESIDE: Final = 6
"""Between a sign and its number or word."""
_TICK: Final = 0.66
"""The size of the tick on a sign's lower right corner, a share of the sign's."""
_TICK_OVER: Final = 4
"""How far it reaches over that corner."""


class Form(NamedTuple):
    """The letters and size of the numbers in a column, and the size of the signs before them."""

    face: Face
    figure: int
    sign: int


FORMS: Final = (
    Form("bold", 39, 38),
    Form("bold", 36, 36),
    Form("bold", 34, 32),
    Form("bold", theme.SMALL, 28),
    Form("narrow", 34, 30),
    Form("narrow", theme.SMALL, 28),
)
"""The ways to show numbers in a column, the best first."""


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

    @property
    def met(self) -> bool:
        """Return whether the condition is met."""
        return self.have >= self.need


def advances(page: Page, seat: int) -> list[Advance]:
    """List a seat's progress on what it needs to announce the end, as far as it is public; after the end, none."""
    if page.view.final is not None:
        return []
    if page.view.cards is not None:
        goals = public_goals(page.view, seat, by_hand=False)
        return [
            Advance(
                f"player/{seat}/goal/{goal.card.kind}",
                goal.have,
                goal.need,
                f"kind-{goal.card.kind}",
                goal_word(page, goal),
                goal.card.condition is not None and goal.card.condition.counted.of is Of.SCORINGS,
            )
            for goal in goals
        ]
    player, needed = page.view.players[seat], conditions(len(page.view.players))
    cost, scorings = page.say("picture-condition-costs"), page.say("picture-condition-scorings")
    return [
        Advance(f"player/{seat}/costs", player.costs, needed.costs, "built", cost),
        Advance(f"player/{seat}/scorings", player.scorings, needed.scorings, "kind-top", scorings, True),
    ]


def goal_word(page: Page, goal: Goal) -> str:
    """Return what the condition of a card counts."""
    assert goal.card.condition is not None
    return counted_word(page.say, goal.card.condition)


def said_of(page: Page, advance: Advance) -> str:
    """Return how much there is of what is needed."""
    return page.say("picture-of", have=advance.have, need=advance.need)


def column_width(said: Sequence[str], form: Form) -> int:
    """Return the width of a column of signs and numbers."""
    wide = max((ink(each, form.face, form.figure).advance for each in said), default=0)
    return wide + form.sign + _BESIDE


def lay_column(page: Page, shown: Sequence[Advance], form: Form, box: Box, seat: int, *, sealed: bool) -> None:
    """Lay out progress in the lines of a box: the signs at its left, the numbers at its right.

    The line of scorings may be left free for their seals.
    """
    on, colour, pitch = theme.PLAQUES[seat], theme.ON_SEATS[seat], box.height // max(1, len(shown))
    for number, each in enumerate(shown):
        if sealed and each.scorings:
            continue
        middle = box.y + number * pitch + pitch // 2
        at = box.right, middle, said_of(page, each), form.figure, colour, on
        page.label(each.what, *at, face=form.face, anchor="r")
        side = min(form.sign, pitch - 2)
        lay_sign(page, each, Box(box.x, middle - side // 2, side, side), on)


def lay_sign(page: Page, advance: Advance, box: Box, on: str) -> None:
    """Lay out the sign of what a condition counts, with a tick once it is met."""
    page.icon(f"{advance.what}/kind", *box[:3], advance.sign, on, plate=advance.met)
    if advance.met:
        side = round(box.width * _TICK)
        at = box.right - side + _TICK_OVER, box.bottom - side + _TICK_OVER // 2, side
        page.icon(f"{advance.what}/kind/met", *at, "tick", on, plate=True)


def lay_worded(page: Page, shown: Sequence[Advance], box: Box, seat: int) -> None:
    """Lay out progress in the lines of a box: signs and words at the left, the numbers at the right."""
    pitch = box.height // max(1, len(shown))
    for number, each in enumerate(shown):
        _lay_line(page, each, box._replace(y=box.y + number * pitch, height=pitch), seat)


def _lay_line(page: Page, advance: Advance, line: Box, seat: int) -> None:
    on, colour, middle = theme.PLAQUES[seat], theme.ON_SEATS[seat], line.y + line.height // 2
    side = min(40, line.height - 2)
    lay_sign(page, advance, Box(line.x, middle - side // 2, side, side), on)
    left, said, word = line.x + side + _BESIDE, said_of(page, advance), advance.word
    narrowest = ink(word, "narrow", theme.SMALL).advance + _CLEAR
    sizes = range(max(theme.SMALL, min(40, line.height + 2)), theme.SMALL - 1, -1)
    size = next((size for size in sizes if ink(said, "bold", size).advance + narrowest <= line.right - left), sizes[-1])
    right = page.label(advance.what, line.right, middle, said, size, colour, on, face="bold", anchor="r").x - _CLEAR
    face: Face = "sans" if ink(word, "sans", theme.SMALL).advance <= right - left else "narrow"
    size = fitting_size(word, face, range(theme.BODY, theme.SMALL - 1, -1), right - left)
    if ink(word, face, size).advance <= right - left:
        page.label(f"{advance.what}/word", left, middle, word, size, colour, on, face=face)
