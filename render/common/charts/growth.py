"""The chart of points over time with the final scoring, as a page and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from bot.games.contract import Outcome
from bot.texts import Texts
from bot.texts.alt_text import join_within_limit
from bot.texts.graphemes import sentence
from bot.texts.numbers import write_signed
from bot.texts.sections import spoken_names
from render.common.charts.chart import GROUND, MAX_STEPS, Chart, Plot, lay_chart, lay_ends
from render.common.charts.course import MAX_CHANGES, ahead, points_by_turn, points_with_final
from render.common.names import clean_line
from render.common.page import Page
from render.engine import theme
from render.engine.atlas import Atlas
from render.engine.colours import mix
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_STEPS: Final = 5, 10, 20, 25, 50, 100, 200, 500
_NAMES: Final = 24
_STRONG, _WEAK, _SHARED = 13, 9, 7
"""The widths of winners' lines, of the others, and of what several share."""
_HALO: Final = 3
"""How far the pale band around a winner's line reaches beyond it."""
_SHARE: Final = 18
"""How long everyone's colour is where several lines are one."""
_CORES: Final[tuple[tuple[int, ...], ...]] = ((), (20, 14), (5, 11), (26, 8, 5, 8), (9999, 1), (5, 7, 5, 17))
"""By seat: the dashes along the middle of its line, as not everyone can tell lines by colour."""

_Line: TypeAlias = list[tuple[int, int]]


def growth_picture(
    page: Page, names: Sequence[str], growth: Sequence[Sequence[int]], outcome: Outcome, atlas: Atlas
) -> Picture:
    """Draw the chart on a page of a game, with as much in the alt text as fits."""
    growth_page(page, growth, outcome)
    said = growth_words(spoken_names(page.texts, names, _NAMES), outcome, growth, page.texts)
    return Picture(paint(page, atlas), join_within_limit(said, page.say("picture-alt-more")))


def growth_page(page: Page, growth: Sequence[Sequence[int]], outcome: Outcome) -> None:
    """Lay out a page with the chart."""
    reached = points_with_final(growth, outcome)
    values = [0, *(points for line in reached for points in line)]
    lowest, highest = min(values), max(1, *values)
    step = next((step for step in _STEPS if highest - lowest <= step * MAX_STEPS), _STEPS[-1])
    # half a step more than the points need is enough
    least, most = 2 * lowest // step * step // 2, -(-2 * highest // step) * step // 2
    shown = Chart(
        "growth",
        _title(page.say),
        page.say("picture-round-axis"),
        reached,
        ahead(reached),
        outcome.winners,
        outcome,
        scored=len(reached[0]) > len(points_by_turn(growth)[0]),
    )
    plot = lay_chart(page, shown, least, most)
    for points in range(-(-least // step) * step, most + 1, step):
        middle, colour = plot.up(points), theme.SOFT if points == 0 > least else theme.SAND
        at = plot.box.x - 14, middle, write_signed(points), theme.SMALL, theme.SOFT, GROUND
        page.label(f"growth/points/{points}", *at, anchor="r")
        rule = Box(plot.box.x, middle - 1, plot.box.width + plot.scoring, 2)
        page.plate(f"growth/line/{points}", rule, colour, GROUND)
    _lay_lines(page, shown, plot)


def _lay_lines(page: Page, shown: Chart, plot: Plot) -> None:
    """Lay out everyone's line, the winners' above the others in a pale band."""
    lines = [[(plot.across(turn), plot.up(value)) for turn, value in enumerate(line)] for line in shown.lines]
    lay_ends(page, shown, plot, [line[-1][1] for line in lines])
    for seat in shown.winners:
        if len(lines[seat]) > 1:
            colour = mix(theme.SEATS[seat], GROUND, 0.74)
            page.curve(f"{shown.what}/{seat}/glow", lines[seat], _STRONG + 2 * _HALO, colour, GROUND)
    order = sorted(range(len(lines)), key=lambda seat: seat in shown.winners)
    for seat in order:
        for sharing, begin, last in _divide_into_stretches(lines, order, seat):
            points, what = lines[seat][begin : last + 1], f"{shown.what}/{seat}/{begin}"
            width = _SHARED if len(sharing) > 1 else _STRONG if seat in shown.winners else _WEAK
            # each leaves as much of those below to be seen as it has itself
            below, above = sharing.index(seat) * _SHARE, (len(sharing) - sharing.index(seat)) * _SHARE
            page.curve(what, points, width, theme.SEATS[seat], GROUND, dash=(above, below) if below else ())
            if len(sharing) == 1 and _CORES[seat]:
                at = points, width // 3, theme.ON_SEATS[seat], theme.SEATS[seat]
                page.curve(f"{what}/core", *at, dash=_CORES[seat])


def _divide_into_stretches(
    lines: Sequence[_Line], order: Sequence[int], seat: int
) -> Iterator[tuple[list[int], int, int]]:
    """Yield the parts of a seat's line by who shares them: these seats in order, and the first and last turn of it."""

    def share(turn: int) -> list[int]:
        return [other for other in order if lines[other][turn : turn + 2] == lines[seat][turn : turn + 2]]

    for sharing, turns in groupby(range(len(lines[seat]) - 1), share):
        shared = list(turns)
        yield sharing, shared[0], shared[-1] + 1


def _title(say: Callable[..., str]) -> str:
    """Return what the chart shows, in the game's word for what a score counts."""
    return sentence(say("picture-growth", count=2))


def growth_words(names: Sequence[str], outcome: Outcome, growth: Sequence[Sequence[int]], t: Texts) -> Iterator[str]:
    """Say who led when, and everyone's points after each turn and at the end."""
    say = t.say
    yield f"{_title(say)}."
    rounds = len(points_by_turn(growth)[0]) - 1
    led = [_say_lead(say, seat, names, turn, rounds) for turn, seat in ahead(points_with_final(growth, outcome))]
    if 0 < len(led) <= MAX_CHANGES:
        yield say("picture-alt-ahead", leads=", ".join(led))
    for seat in outcome.order:
        points = " ".join(map(write_signed, growth[seat])) or "0"
        yield say(
            "picture-alt-grown", name=clean_line(names[seat]), points=points, score=write_signed(outcome.scores[seat])
        )


def _say_lead(say: Callable[..., str], seat: int | None, names: Sequence[str], turn: int, rounds: int) -> str:
    """Say who took the lead, or that there was a tie, from a round on or after the final scoring."""
    key = "picture-alt-ahead-even" if seat is None else "picture-alt-ahead-from"
    if turn > rounds:
        key = "picture-alt-ahead-even-end" if seat is None else "picture-alt-ahead-end"
    return say(key, name="" if seat is None else clean_line(names[seat]), turn=str(turn))
