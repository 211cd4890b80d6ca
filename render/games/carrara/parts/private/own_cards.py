"""The cards of the expansion in a hand: how far its owner is, what they would score now, and what they are about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.games.carrara.cards.card import Card, CardKind, Way
from bot.games.carrara.ending import Goal
from bot.games.carrara.prospects import CardStanding, card_standing
from bot.games.carrara.view import SeatView
from bot.texts.games.carrara.cards import POINT, asked_for, brought, form_in
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.page import Page

_PROGRESS_GROUND: Final = theme.MARBLE
_INSIDE: Final = 16
_PROGRESS_HEAD: Final = 48
_PROGRESS_TITLE, _WORDS, _NUMBERS = 39, (theme.BODY, theme.SMALL), 39
"""The sizes of the heading, of the conditions and of their numbers."""
_BETWEEN: Final = 28
"""Between two conditions."""
_PROGRESS_BAR: Final = 28
_LINE: Final = 50
"""The height of the words above a bar."""
_PROGRESS_TICK: Final = 38
_BRASS, _BRASS_LOW, _BRASS_EDGE = "#f4d88a", "#9a6a22", "#5d4016"
_TRACK, _TRACK_LOW = "#3a2a22", "#5a4334"
_GOLD, _GOLD_LOW, _SHINE = "#fbdc82", "#d9a437", "#fff3cc"


def lay_progress(page: Page, what: str, shown: Sequence[tuple[str, int, int]], box: Box) -> None:
    """Lay out the conditions beside each other on a sheet of paper, below what they are for."""
    page.panel(f"{what}s/panel", *box)
    head, left = page.say("picture-conditions"), box.x + _INSIDE
    page.label(
        f"{what}s",
        left,
        box.y + 4 + _PROGRESS_HEAD // 2,
        head,
        _PROGRESS_TITLE,
        theme.INK,
        _PROGRESS_GROUND,
        face="serif",
    )
    wide = (box.width - 2 * _INSIDE - _BETWEEN * (len(shown) - 1)) // len(shown)
    top = box.y + _PROGRESS_HEAD
    for place, (key, have, need) in enumerate(shown):
        name, x = f"{what}/{key}", left + place * (wide + _BETWEEN)
        right, middle, met = x + wide, top + _LINE // 2, have >= need
        said = page.say("picture-of", have=have, need=need)
        title = page.say("picture-building-costs" if key == "costs" else f"picture-condition-{key}")
        room = right - ink(said, "bold", _NUMBERS).advance - 10 - x
        size = fitting_size(title, "sans", _WORDS, room)
        page.label(name, x, middle, title, size, theme.INK, _PROGRESS_GROUND, width=room)
        page.label(
            f"{name}/count",
            right,
            middle,
            said,
            _NUMBERS,
            theme.INK,
            _PROGRESS_GROUND,
            face="bold",
            anchor="r",
        )
        bar = Box(x, top + _LINE, wide - (_PROGRESS_TICK + 8) * met, _PROGRESS_BAR)
        lay_bar(page, name, have, need, bar, _PROGRESS_GROUND)
        if met:
            y = bar.y + (_PROGRESS_BAR - _PROGRESS_TICK) // 2
            page.icon(f"{name}/met", right - _PROGRESS_TICK, y, _PROGRESS_TICK, "tick", _PROGRESS_GROUND)


def lay_bar(page: Page, what: str, have: int, need: int, box: Box, on: str) -> None:
    """Lay out a bar of brass that is filled as far as a condition is met."""
    page.plate(f"{what}/bar", box, _BRASS, on, box.height // 2, _BRASS_EDGE, fill_to=_BRASS_LOW)
    track = box.grown(-5)
    page.plate(f"{what}/track", track, _TRACK, _BRASS, track.height // 2, fill_to=_TRACK_LOW)
    if have:
        done = track._replace(width=max(track.height, track.width * min(have, need) // need))
        page.plate(f"{what}/done", done, _GOLD, _TRACK, track.height // 2, fill_to=_GOLD_LOW)
        shine = Box(done.x + 7, done.y + 3, done.width - 14, 3)
        if shine.width > 0:
            page.plate(f"{what}/done/shine", shine, _SHINE, _GOLD, 1)


_GROUND: Final = theme.MARBLE
_HEAD: Final = 52
_TITLE: Final = 39
_KIND: Final = 48
_NUMBER: Final = 47
_TICK: Final = 44
_POINT: Final = 46
_BAR: Final = 120, 30
"""The size of a bar."""
_APART: Final = 14
_BY: Final = 6
_ASKED: Final = theme.LARGE, 39, theme.BODY
"""The sizes of what cards are about, the largest in which all of it fits; what is too long even then is smaller."""


class _Columns(NamedTuple):
    """Where the columns end, or for words begin."""

    bar: int
    number: int
    words: int
    stop: int
    """Where words end at the latest."""
    worth: int


def lay_own_cards(page: Page, view: SeatView, box: Box) -> None:
    """Lay out the cards one below the other, below what their columns show."""
    assert view.cards is not None
    page.panel("cards/panel", *box)
    cards, stands = view.cards.all(), card_standing(view)
    inner, middle = Box(box.x + 16, box.y + 2, box.width - 32, box.height - 6), box.y + 3 + _HEAD // 2
    head = page.say("picture-conditions")
    page.label("cards/head", inner.x, middle, head, _TITLE, theme.INK, _GROUND, face="serif")
    said = page.say("picture-card-now")
    page.label("cards/now", inner.right, middle, said, _TITLE, theme.INK, _GROUND, face="serif", anchor="r")
    words = {card.kind: _about(page, card) for card in cards}
    columns, size = _columns(page, stands, words, inner)
    height = (inner.height - _HEAD) // len(cards)
    for place, card in enumerate(cards):
        row = Box(inner.x, inner.y + _HEAD + place * height, inner.width, height)
        page.plate(f"card/{card.kind}/line", Box(row.x, row.y - 1, row.width, 2), theme.SAND, _GROUND)
        _lay_card(page, card, stands, row, columns)
        _lay_words(page, f"card/{card.kind}/asked", words[card.kind], row, columns, size)


def _about(page: Page, card: Card) -> Sequence[str]:
    """Return what a card asks for, or else what it scores, in parts between which the sign of points stands."""
    about = asked_for(page.say, card) or brought(page.say, card)
    if card.condition is None and card.scoring is not None and card.scoring.way is Way.TABLE:
        assert card.scoring.counted is not None
        about = page.say("picture-card-counts", many=form_in(page.say, "many", card.scoring.counted))
    return about.split(POINT)


def _columns(page: Page, stands: CardStanding, words: dict[CardKind, Sequence[str]], box: Box) -> tuple[_Columns, int]:
    """Return where columns are, with a bar as long as there is room for, and the size of words."""
    goals = stands.goals.values()
    left = box.x + _KIND + _BY + _kinds_width(page) + _APART
    counts = max((ink(_of(page, goal), "bold", _NUMBER).advance for goal in goals), default=0)
    ticks = (_TICK + 8) * any(not goal.lacking for goal in goals)
    numbers = max(ink(str(points), "bold", _NUMBER).advance for points in stands.worth.values())
    worth = box.right - _POINT - _BY
    stop = worth - numbers - _APART
    room = stop - left - counts - ticks - _APART
    wide = {size: max(_width(said, size) for said in words.values()) for size in _ASKED}
    size = next((size for size in _ASKED if wide[size] + 56 + _APART <= room), 0)
    bar = left + min(_BAR[0], room - wide[size] - _APART) if size else left
    count = bar + (_APART if size else 0) + counts
    size = size or next((size for size in _ASKED if wide[size] <= room), _ASKED[-1])
    return _Columns(bar, count, count + ticks + _APART, stop, worth), size


def _kinds_width(page: Page) -> int:
    """Return the width of the longest word for a kind of card."""
    return max(ink(page.say(f"picture-card-{kind}"), "bold", theme.BODY).advance for kind in CardKind)


def _of(page: Page, goal: Goal) -> str:
    return page.say("picture-of", have=goal.have, need=goal.need)


def _parts(said: Sequence[str], size: int) -> Iterator[tuple[str, int]]:
    """Yield the parts of what is said with their widths, and nothing for each sign of points between them."""
    for place, part in enumerate(each.strip() for each in said):
        if place:
            yield "", size
        if part:
            yield part, ink(part, "sans", size).advance


def _width(said: Sequence[str], size: int) -> int:
    widths = [wide for _, wide in _parts(said, size)]
    return sum(widths) + _BY * (len(widths) - 1)


def _lay_words(page: Page, what: str, said: Sequence[str], row: Box, columns: _Columns, size: int) -> None:
    """Lay out what a card is about, with the sign of points where that stands."""
    x, middle = columns.words, row.y + row.height // 2
    size = size if _width(said, size) <= columns.stop - x else theme.SMALL
    for place, (part, wide) in enumerate(_parts(said, size)):
        name = f"{what}/{place}" if place else what
        if part:
            page.label(name, x, middle, part, size, theme.INK, _GROUND, width=max(1, columns.stop - x))
        else:
            page.icon(name, x, middle - size // 2, size, "point", _GROUND)
        x += wide + _BY


def _lay_card(page: Page, card: Card, stands: CardStanding, box: Box, columns: _Columns) -> None:
    """Lay out a card's kind, how far its owner is, with a tick if that is enough, and its points."""
    what, middle = f"card/{card.kind}", box.y + box.height // 2
    kind = page.icon(f"{what}/kind", box.x, middle - _KIND // 2, _KIND, f"kind-{card.kind}", _GROUND)
    said, at = page.say(f"picture-card-{card.kind}"), (kind.right + _BY, middle)
    page.label(f"{what}/name", *at, said, theme.BODY, theme.INK, _GROUND, face="bold")
    goal, points = stands.goals.get(card.kind), stands.worth.get(card.kind)
    if goal is not None:
        left, high = kind.right + _BY + _kinds_width(page) + _APART, _BAR[1]
        if columns.bar > left:
            bar = Box(left, middle - high // 2, columns.bar - left, high)
            lay_bar(page, f"{what}/goal", goal.have, goal.need, bar, _GROUND)
        said, at = _of(page, goal), (columns.number, middle)
        page.label(f"{what}/goal/count", *at, said, _NUMBER, theme.INK, _GROUND, face="bold", anchor="r")
        if not goal.lacking:
            page.icon(f"{what}/goal/met", columns.number + 8, middle - _TICK // 2, _TICK, "tick", _GROUND)
    if points is None:
        none, x = f"{what}/worth/none", columns.worth
        page.label(none, x, middle, "–", _NUMBER, theme.SOFT, _GROUND, face="bold", anchor="r")
    else:
        said, at, colour = str(points), (columns.worth, middle), theme.INK if points else theme.SOFT
        page.label(f"{what}/worth/points", *at, said, _NUMBER, colour, _GROUND, face="bold", anchor="r")
        page.icon(f"{what}/worth/point", columns.worth + _BY, middle - _POINT // 2, _POINT, "point", _GROUND)
