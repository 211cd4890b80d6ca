"""Points over time: a line for each player, round by round, and beside them what a final scoring added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final

from bot.games.contract import Outcome
from bot.texts import texts
from bot.texts.numbers import signed
from render.common.names import plain
from render.common.page import Page
from render.common.plot import (
    AXIS,
    BADGE,
    DASHES,
    along,
    lay_head,
    lay_names,
    lay_sheet,
    line_of,
    meets,
    names_height,
    number_turns,
    spread,
)
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box

_CLOSER, _BELOW = 4, 6
"""How much less room the names below the chart have than their height, and between the chart and them."""
_HEAD: Final = 94
_FOOT: Final = 76
_LEFT: Final = 92
_SLOTS: Final = 376
"""The most width that the final scores take; a player's place is at most `_SLOT` wide."""
_SLOT: Final = 150
_BETWEEN: Final = 82
"""Space to the right of the rounds, with the badges of the lines."""
_SCORED: Final = theme.TITLE
"""The size of scores beside the badges, where no final scoring has changed them."""
_GAP: Final = 14
"""Space between the rounds and the final scores: the final scoring is no round, and has its own scale."""
_NAME: Final = 54
"""The height of the final scores' title."""
_BEFORE: Final = 34
"""The height of the line below it that explains the pale parts."""
_RESULT: Final = 208
"""Room above a bar for a winner's badge and the score."""
_WREATH: Final = 104
_NARROW: Final = 70
"""A narrower bar has no room for a laurel."""
_LOW: Final = 380
"""A lower chart has no room for a laurel."""
_START: Final = 5
"""The width of the line that all share who have no points yet."""
_LEADER: Final = 5
_WORD: Final = 34
"""The least height of a part of a bar that a number is written in; on a lower one it is on a tag as high."""
_STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 500)
_LEAST_STEP: Final = 60
"""What a number beside the lines needs."""
_DASH: Final = 18
"""Where lines lie on each other, each is drawn for so many pixels in turn."""
_CLIMBS: Final = 2
"""So many of a line's climbs say what they gained, of more lines than that only the largest."""
_NOTABLE: Final = 8
"""Climbs that are less than this part of the chart's height say nothing."""
_GAIN, _GAINED = 50, 40
"""The height of a gain's plaque."""
_ABOVE: Final = 16
"""How far from the line it is."""
_NEAR: Final = 14
"""How near the edge of the sheet it may be."""
_SIGN: Final = "+"
_KEY: Final = 46, 46
"""The plaque that stands for all of them."""
_SHAFT: Final = 0.83
"""The width of a bar, as a share of its pedestal."""
_CORNICE: Final = 20
_PLINTH: Final = 18
"""How much of a pedestal is seen above and below its bar."""
_SCORES: Final = (60, 52, 47, 42, 36, theme.SMALL)
"""The sizes of final scores, the largest that all fit in."""
_WON: Final = 72
"""The size of a winner's, if it fits."""
_PALE: Final = 0.75
"""How much paler the parts of bars are that the rounds brought."""
_GROUND: Final = theme.MARBLE


def lay_chart(page: Page, growth: Sequence[Sequence[int]], outcome: Outcome, box: Box) -> None:
    """Lay out the chart in a box."""
    scores, turns = outcome.scores, max(1, *map(len, growth))
    reached = [_whole(grown, turns) for grown in growth]
    scored = any(line[-1] != score for line, score in zip(reached, scores, strict=True))
    wide = _lay_ends(page, reached, outcome, box) + _GAP if scored else 0
    panel = Box(box.x, box.y, box.width - wide, box.height)
    lay_sheet(page, panel)
    left, said = panel.x + _LEFT, ["" if scored else signed(score) for score in scores]
    beside = _BETWEEN + max((ink(each, "bold", _SCORED).advance + 12 for each in said if each), default=0)
    plot = Box(left, panel.y + _HEAD, panel.right - beside - left, panel.height - _HEAD - _FOOT)
    most = max(1, *(points for line in reached for points in line))
    rows = min(4, plot.height // _LEAST_STEP)
    step = next((step for step in _STEPS if most <= step * rows), _STEPS[-1])
    most = -(-most // step) * step
    _lay_grid(page, plot, most, step, turns)
    _lay_lines(page, plot, reached, most, turns)
    _lay_badges(page, plot, [_up(plot, each[-1], most) for each in reached], said)
    key = _lay_key(page, panel, plot) if any(any(line) for line in reached) else None
    _lay_gains(page, plot, reached, most, turns, key)


def _lay_ends(page: Page, reached: Sequence[Sequence[int]], outcome: Outcome, box: Box) -> int:
    """Lay out what the final scoring added at the right of a box, and return its width."""
    scores, order = outcome.scores, outcome.order
    slot = min(_SLOT, _SLOTS // len(order))
    said = page.say("picture-growth-end")
    wide = max(len(order) * slot + 40, ink(said, "black", theme.BODY).advance + 32)
    end = Box(box.right - wide, box.y, wide, box.height)
    lay_sheet(page, end, "growth/end")
    middle = end.x + wide // 2, end.y + _NAME // 2 + 8
    page.label("growth/end/name", *middle, said, theme.BODY, theme.INK, _GROUND, face="black", anchor="m")
    _lay_before(page, end)
    above = _RESULT if end.height >= _LOW else _RESULT - _WREATH + BADGE
    widest = max((signed(score) for score in scores), key=len)
    size = fitting_size(widest, "bold", _SCORES, slot - 8)
    for place, seat in enumerate(order):
        left, top = end.x + (wide - len(order) * slot) // 2 + place * slot, end.y + _NAME + _BEFORE + above
        side = round(slot * (1 - _SHAFT) / 2)
        bar = Box(left + side, top, slot - 2 * side, end.bottom - 22 - _PLINTH - top)
        won = above == _RESULT and seat in outcome.winners
        _lay_end(page, bar, seat, reached[seat][-1], scores[seat], max(1, *scores), size, won=won)
    return wide


def _lay_before(page: Page, end: Box) -> None:
    """Explain the pale parts of bars with a pale square, below the name of the final scoring."""
    middle, side = end.y + _NAME + _BEFORE // 2, _BEFORE - 4
    said, room = page.say("picture-growth-before"), end.width - 32 - side - 10
    wide = min(room, ink(said, "sans", theme.SMALL).advance)
    x = end.x + (end.width - side - 10 - wide) // 2
    square = Box(x, middle - side // 2, side, side)
    page.plate("growth/end/pale", square, mix(theme.SOFT, theme.MARBLE, _PALE), _GROUND, 5, theme.SOFT)
    at = square.right + 10, middle, said, theme.SMALL, theme.SOFT, _GROUND
    page.label("growth/end/before", *at, width=room)


def growth_page(page: Page, growth: Sequence[Sequence[int]], outcome: Outcome) -> None:
    """Lay out a page with the chart, and below it the names."""
    top = lay_head(page, page.say("picture-growth"), outcome.winners)
    width = theme.WIDTH - 2 * theme.MARGIN
    bottom = theme.HEIGHT - theme.MARGIN + _CLOSER - names_height(page, outcome.order, width)
    lay_chart(page, growth, outcome, Box(theme.MARGIN, top, width, bottom - top))
    lay_names(page, outcome.order, Box(theme.MARGIN, bottom + _BELOW, width, 0), page.ground)


def _whole(grown: Sequence[int], turns: int) -> list[int]:
    """Return the points at the start and after each turn; who had fewer turns keeps theirs."""
    found = [0, *grown]
    return found + [found[-1]] * (turns + 1 - len(found))


def _lay_grid(page: Page, plot: Box, most: int, step: int, turns: int) -> None:
    for points in range(0, most + 1, step):
        middle = _up(plot, points, most)
        said = signed(points)
        page.label(f"growth/points/{points}", plot.x - 14, middle, said, AXIS, theme.SOFT, _GROUND, anchor="r")
        page.plate(f"growth/line/{points}", Box(plot.x, middle - 1, plot.width, 2), theme.SAND, _GROUND)
    foot = plot.bottom + 44
    name, left = page.say("picture-round-axis"), plot.x - _LEFT + 22
    number_turns(page, "growth/turn", name, turns, lambda turn: _across(plot, turn, turns), foot, _GROUND, left)


def _lay_lines(page: Page, plot: Box, reached: Sequence[Sequence[int]], most: int, turns: int) -> None:
    """Add a thin line up to the first points, and the lines from there; where several are one, they take turns."""
    starts = [started(line) for line in reached]
    ends = (_across(plot, turn, turns) for turn in (0, max(starts)))
    page.curve("growth/start", [(x, plot.bottom) for x in ends], _START, theme.SOFT, _GROUND)
    for seat in range(len(reached)):
        for group, begin, last in stretches(reached, seat):
            first = max(begin, starts[seat])
            if first >= last:
                continue
            points = [
                (_across(plot, turn, turns), _up(plot, reached[seat][turn], most)) for turn in range(first, last + 1)
            ]
            count, place = len(group), group.index(seat)
            dash, phase = ((_DASH, _DASH * (count - 1)), -_DASH * place) if count > 1 else (DASHES[seat], 0)
            line_of(page, f"growth/{seat}/{first}", seat, points, _GROUND, dash, phase)


def started(line: Sequence[int]) -> int:
    """Return the last turn without points, or the last of all."""
    return next((turn - 1 for turn, points in enumerate(line) if points), len(line) - 1)


def stretches(reached: Sequence[Sequence[int]], seat: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield the parts of a seat's line by who shares them: these seats, and the first and last turn of the part."""

    def sharing(turn: int) -> tuple[int, ...]:
        own = reached[seat][turn : turn + 2]
        return tuple(other for other, line in enumerate(reached) if line[turn : turn + 2] == own)

    for group, turns in groupby(range(len(reached[seat]) - 1), sharing):
        shared = list(turns)
        yield group, shared[0], shared[-1] + 1


def _lay_badges(page: Page, plot: Box, ends: Sequence[int], scores: Sequence[str]) -> None:
    """Add a badge to the right of each line, and perhaps beside it the score."""
    for seat, (middle, score) in enumerate(zip(spread(ends, plot.y, plot.bottom), scores, strict=True)):
        page.curve(
            f"growth/{seat}/leader", [(plot.right + 2, ends[seat]), (plot.right + 18, middle)], 3, theme.SOFT, _GROUND
        )
        badge = page.badge(f"growth/{seat}/line", plot.right + 16, middle - BADGE // 2, BADGE, seat, _GROUND)
        if score:
            at = badge.right + 10, middle, score, _SCORED, theme.INK, _GROUND
            page.label(f"growth/{seat}/score", *at, face="bold")


def _lay_key(page: Page, panel: Box, plot: Box) -> Box:
    """Explain the plaques above the chart, and return where."""
    (wide, high), middle = _KEY, panel.y + _NAME // 2 + 14
    plaque = Box(panel.x + 24, middle - high // 2, wide, high)
    page.plate("growth/key", plaque, theme.SOFT, _GROUND, 10, theme.INK)
    sign = plaque.x + wide // 2, middle, _SIGN, _GAINED, theme.WHITE, theme.SOFT
    page.label("growth/key/sign", *sign, face="bold", anchor="m")
    said, room = page.say("picture-growth-gains"), plot.right - plaque.right - 10
    label = page.label("growth/key/name", plaque.right + 10, middle, said, theme.BODY, theme.INK, _GROUND, width=room)
    return Box(plaque.x, plaque.y, label.right - plaque.x, high)


def _lay_gains(page: Page, plot: Box, reached: Sequence[Sequence[int]], most: int, turns: int, key: Box | None) -> None:
    """Write what the largest climbs of each line gained near their tops, where nothing is in the way."""
    largest = [_largest(seat, line) for seat, line in enumerate(reached)]
    gains = [
        each
        for place in range(_CLIMBS if len(reached) <= _CLIMBS else 1)
        for each in sorted((of[place] for of in largest if of[place:]), reverse=True)
        if each[0] * _NOTABLE >= most
    ]
    taken = [
        box
        for line in reached
        for start, end in pairwise(
            (_across(plot, turn, turns), _up(plot, points, most)) for turn, points in enumerate(line)
        )
        for box in along(start, end)
    ]
    taken += [key.grown(4)] if key is not None else []
    for gain, back, seat in gains:
        said = page.say("picture-gain", points=gain)
        wide = ink(said, "bold", _GAINED).advance + 18
        x, y = top = _across(plot, -back, turns), _up(plot, reached[seat][-back], most)
        lefts = x - wide // 2, x - wide + 6, x - 6
        places = [Box(left, y - _ABOVE - _GAIN, wide, _GAIN) for left in lefts]
        places += [Box(x - wide - _GAIN // 2 - 6, y - _GAIN // 2 - up, wide, _GAIN) for up in (0, _GAIN // 2)]
        places += [Box(left, y - 2 * _ABOVE - _GAIN, wide, _GAIN) for left in (x - wide - 6, x - wide // 2)]
        places += [Box(left, y + _ABOVE, wide, _GAIN) for left in (x - 6, x + _ABOVE, x - wide // 2)]
        places += [Box(x + 6, y + down * _ABOVE, wide, _GAIN) for down in (2, 4, 6)]
        places += [Box(x - wide - 6, y - up * _ABOVE - _GAIN, wide, _GAIN) for up in (4, 6)]
        places += [Box(plot.right - wide, y + down * _ABOVE, wide, _GAIN) for down in (2, 4)]
        free = [
            box
            for box in places
            if plot.x <= box.x
            and box.right <= plot.right
            and plot.y - _HEAD + _NEAR <= box.y
            and box.bottom <= plot.bottom
            and not meets(box, taken)
        ]
        if free:
            box, colour = free[0], theme.SEATS[seat]
            what, rim = f"growth/{seat}/gain/{-back}", mix(colour, theme.INK, 0.6)
            middle = box.x + wide // 2, box.y + _GAIN // 2
            page.curve(f"{what}/leader", [middle, top], _LEADER, rim, _GROUND)
            page.plate(what, box, colour, _GROUND, 10, rim)
            on = theme.ON_SEATS[seat]
            page.label(f"{what}/points", *middle, said, _GAINED, on, colour, face="bold", anchor="m")
            taken.append(box.grown(4))


def _largest(seat: int, line: Sequence[int]) -> list[tuple[int, int, int]]:
    """Return what a line's largest climbs gained, when they ended, as a negative number, and whose it is."""
    found = [(line[last] - line[first], -last, seat) for first, last in climbs(line)]
    return sorted(found, reverse=True)[:_CLIMBS]


def climbs(line: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield each stretch of turns in which points grew without a pause: the turns before it and at its end."""
    for rising, turns in groupby(range(1, len(line)), lambda turn: line[turn] > line[turn - 1]):
        if rising:
            climb = list(turns)
            yield climb[0] - 1, climb[-1]


def _lay_end(page: Page, bar: Box, seat: int, before: int, after: int, most: int, size: int, *, won: bool) -> None:
    """Add a bar, below the score: at its foot the points from the rounds, pale, above them the final scoring.

    A winner's badge is in a laurel, if there is room.
    """
    colour, foot, high = theme.SEATS[seat], _up(bar, min(before, after), most), _up(bar, after, most)
    rim, pale = mix(colour, theme.INK, 0.6), mix(colour, theme.MARBLE, _PALE)
    gained = page.say("picture-gain", points=after - before) if after > before else signed(after - before)
    said = signed(before), gained
    side = int(bar.width * (1 / _SHAFT - 1) / 2)
    stand = Box(bar.x - side, high - _CORNICE, bar.width + 2 * side, bar.bottom + _PLINTH - high + _CORNICE)
    page.icon(
        f"growth/{seat}/pedestal", stand.x, stand.y, stand.width, "pedestal", _GROUND, height=stand.height, plate=True
    )
    parts = (
        (f"growth/{seat}/rounds", foot, bar.bottom, pale, theme.INK, said[0]),
        (f"growth/{seat}/final", high, foot, colour, theme.ON_SEATS[seat], said[1]),
    )
    for what, top, bottom, fill, on, number in parts:
        if bottom - top < 4:
            continue
        page.plate(what, Box(bar.x, top, bar.width, bottom - top), fill, _GROUND, 3, rim)
        x, fitting = bar.x + bar.width // 2, (theme.TITLE, theme.LARGE, 39, theme.BODY, theme.SMALL)
        letters = next((each for each in fitting if ink(number, "bold", each).advance <= bar.width - 8), 0)
        if not letters:
            continue
        middle = (top + bottom) // 2
        if bottom - top < _WORD:
            if bottom < bar.bottom or bottom - high < 2 * _WORD:
                continue
            letters = min(letters, theme.BODY)
            wide = ink(number, "bold", letters).advance
            tag = Box(x - wide // 2 - 7, bottom - _WORD, wide + 14, _WORD)
            page.plate(f"{what}/tag", tag, fill, colour, 8, rim)
            middle = tag.y + _WORD // 2
        page.label(f"{what}/points", x, middle, number, letters, on, fill, face="bold", anchor="m")
    x, high = bar.x + bar.width // 2, high - _CORNICE
    laurel = won and bar.width >= _NARROW
    above = min(_WREATH, stand.width) if laurel else BADGE
    if laurel:
        page.wreathe(f"growth/{seat}", x, high - 4 - above // 2, seat, _GROUND, above)
    else:
        page.badge(f"growth/{seat}/badge", x - BADGE // 2, high - BADGE - 4, BADGE, seat, _GROUND)
    score = signed(after)
    if won and ink(score, "bold", _WON).advance <= bar.width + 4:
        size = _WON
    y = high - above - 8 - size // 2
    page.label(f"growth/{seat}/score", x, y, score, size, theme.INK, _GROUND, face="bold", anchor="m")


def _across(plot: Box, turn: int, turns: int) -> int:
    return plot.x + plot.width * turn // max(1, turns)


def _up(plot: Box, points: int, most: int) -> int:
    return plot.bottom - plot.height * max(0, points) // most


def growth_words(
    names: Sequence[str], outcome: Outcome, growth: Sequence[Sequence[int]], language: str
) -> Iterator[str]:
    """Yield sentences with each player's points after each turn, and at the end."""
    say = texts(language).say
    yield f"{say('picture-growth')}."
    for seat in outcome.order:
        points = " ".join(map(signed, growth[seat])) or "0"
        yield say("picture-alt-grown", name=plain(names[seat]), points=points, score=signed(outcome.scores[seat]))
