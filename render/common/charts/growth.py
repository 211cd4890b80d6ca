"""Points over time: a line for each player, round by round, and beside them what a final scoring added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final

from bot.games.contract import Outcome
from bot.texts import texts
from bot.texts.numbers import signed
from render.common.charts.growth_end import lay_ends
from render.common.charts.plot import (
    AXIS,
    BADGE,
    DASHES,
    STRONG,
    WEAK,
    Span,
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
from render.common.names import plain
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import ink
from render.engine.scene import Box

_CLOSER, _BELOW = 4, 6
"""How much less room the names below the chart have than their height, and between the chart and them."""
_HEAD: Final = 94
_FOOT: Final = 76
_LEFT: Final = 92
_BETWEEN: Final = 82
"""Space to the right of the rounds, with the badges of the lines."""
_SCORED: Final = theme.TITLE
"""The size of scores beside the badges, where no final scoring has changed them."""
_GAP: Final = 14
"""Space between the rounds and the final scores: the final scoring is no round, and has its own scale."""
_NAME: Final = 54
"""The height of the line with what explains the plaques."""
_START: Final = 5
"""The width of the line that all share who have no points yet."""
_LEADER: Final = 5
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
_GROUND: Final = theme.MARBLE


def lay_chart(page: Page, growth: Sequence[Sequence[int]], outcome: Outcome, box: Box) -> None:
    """Lay out the chart in a box."""
    scores, turns = outcome.scores, max(1, *map(len, growth))
    reached = [_whole(grown, turns) for grown in growth]
    scored = _scored(growth, outcome)
    wide = lay_ends(page, [line[-1] for line in reached], outcome, box) + _GAP if scored else 0
    panel = Box(box.x, box.y, box.width - wide, box.height)
    lay_sheet(page, panel)
    left, said = panel.x + _LEFT, ["" if scored else signed(score) for score in scores]
    beside = _BETWEEN + max((ink(each, "bold", _SCORED).advance + 12 for each in said if each), default=0)
    plot = Box(left, panel.y + _HEAD, panel.right - beside - left, panel.height - _HEAD - _FOOT)
    most = max(1, *(points for line in reached for points in line))
    rows = min(4, plot.height // _LEAST_STEP)
    step = next((step for step in _STEPS if most <= step * rows), _STEPS[-1])
    most = -(-most // step) * step
    span = Span(max(0, min(map(started, reached)) - 1) if any(map(any, reached)) else 0, turns)
    _lay_grid(page, plot, most, step, span)
    _lay_lines(page, plot, reached, most, span, outcome.winners)
    _lay_badges(page, plot, [_up(plot, each[-1], most) for each in reached], said)
    key = _lay_key(page, panel, plot) if any(any(line) for line in reached) else None
    _lay_gains(page, plot, reached, most, span, key)


def growth_page(page: Page, growth: Sequence[Sequence[int]], outcome: Outcome) -> None:
    """Lay out a page with the chart, and below it the names, unless they are beside what a final scoring added."""
    top = lay_head(page, page.say("picture-growth"), outcome.winners)
    width, bottom = theme.WIDTH - 2 * theme.MARGIN, theme.HEIGHT - theme.MARGIN
    if not _scored(growth, outcome):
        bottom += _CLOSER - names_height(page, outcome.order, width)
        lay_names(page, outcome.order, Box(theme.MARGIN, bottom + _BELOW, width, 0), page.ground)
    lay_chart(page, growth, outcome, Box(theme.MARGIN, top, width, bottom - top))


def _scored(growth: Sequence[Sequence[int]], outcome: Outcome) -> bool:
    """Return whether a final scoring changed anyone's points."""
    return any((grown[-1] if grown else 0) != score for grown, score in zip(growth, outcome.scores, strict=True))


def _whole(grown: Sequence[int], turns: int) -> list[int]:
    """Return the points at the start and after each turn; who had fewer turns keeps theirs."""
    found = [0, *grown]
    return found + [found[-1]] * (turns + 1 - len(found))


def _lay_grid(page: Page, plot: Box, most: int, step: int, span: Span) -> None:
    for points in range(0, most + 1, step):
        middle = _up(plot, points, most)
        said = signed(points)
        page.label(f"growth/points/{points}", plot.x - 14, middle, said, AXIS, theme.SOFT, _GROUND, anchor="r")
        page.plate(f"growth/line/{points}", Box(plot.x, middle - 1, plot.width, 2), theme.SAND, _GROUND)
    foot = plot.bottom + 44
    name, left = page.say("picture-round-axis"), plot.x - _LEFT + 22
    number_turns(page, "growth/turn", name, span, lambda turn: _across(plot, turn, span), foot, _GROUND, left)


def _lay_lines(
    page: Page, plot: Box, reached: Sequence[Sequence[int]], most: int, span: Span, winners: Sequence[int]
) -> None:
    """Add a thin line up to the first points, and the lines from there; where several are one, they take turns."""
    starts = [started(line) for line in reached]
    ends = (_across(plot, turn, span) for turn in (span.first, max(starts)))
    page.curve("growth/start", [(x, plot.bottom) for x in ends], _START, theme.SOFT, _GROUND)
    for seat in sorted(range(len(reached)), key=lambda seat: seat in winners):
        for group, begin, last in stretches(reached, seat):
            first = max(begin, starts[seat])
            if first >= last:
                continue
            points = [
                (_across(plot, turn, span), _up(plot, reached[seat][turn], most)) for turn in range(first, last + 1)
            ]
            count, place = len(group), group.index(seat)
            dash, phase = ((_DASH, _DASH * (count - 1)), -_DASH * place) if count > 1 else (DASHES[seat], 0)
            width = STRONG if {*group} & {*winners} else WEAK
            line_of(page, f"growth/{seat}/{first}", seat, points, _GROUND, dash, phase, width)


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


def _lay_gains(page: Page, plot: Box, reached: Sequence[Sequence[int]], most: int, span: Span, key: Box | None) -> None:
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
            (_across(plot, turn, span), _up(plot, points, most))
            for turn, points in enumerate(line)
            if turn >= span.first
        )
        for box in along(start, end)
    ]
    taken += [key.grown(4)] if key is not None else []
    for gain, back, seat in gains:
        said = page.say("picture-gain", points=gain)
        wide = ink(said, "bold", _GAINED).advance + 18
        x, y = top = _across(plot, -back, span), _up(plot, reached[seat][-back], most)
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


def _across(plot: Box, turn: int, span: Span) -> int:
    return plot.x + plot.width * (turn - span.first) // max(1, span.last - span.first)


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
