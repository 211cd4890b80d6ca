"""The chart of points over time with the final scoring, as a page and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from typing import Final, TypeAlias

from bot.games.contract import Outcome
from bot.texts import Texts
from bot.texts.alt_text import join_within_limit
from bot.texts.graphemes import sentence
from bot.texts.numbers import write_signed
from bot.texts.sections import spoken_names
from render.common.charts.chart import GROUND, MAX_STEPS, Chart, Plot, lay_chart, lay_ends
from render.common.charts.course import MAX_CHANGES, ahead, points_by_turn, points_with_final
from render.common.names import clean_name
from render.common.page import Page
from render.engine import theme
from render.engine.atlas import Atlas
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_STEPS: Final = 5, 10, 20, 25, 50, 100, 200, 500
_NAMES: Final = 24
_STRONG, _WEAK = 13, 9
"""The widths of winners' lines and of the others."""
_SCORING: Final = 140
"""The width of a final scoring."""
_DOT, _BADGE, _CLEAR = 24, 40, 26
"""The sizes of the dot at the end of a line and of the badge on it, and how far that is from other lines at least."""

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
    rounds = len(points_by_turn(growth)[0]) - 1
    shown = Chart(
        "growth",
        _title(page.say),
        page.say("picture-round-axis"),
        rounds,
        outcome.winners,
        outcome.ranks,
        outcome.scores,
        end=_SCORING if len(reached[0]) > rounds + 1 else 0,
    )
    plot = lay_chart(page, shown, least, most)
    if shown.end:
        page.plate("end/band", plot.end, theme.GOLD_PALE, GROUND, 8)
    for points in range(-(-least // step) * step, most + 1, step):
        middle, colour = plot.up(points), theme.SOFT if points == 0 > least else theme.SAND
        at = plot.box.x - 14, middle, write_signed(points), theme.SMALL, theme.SOFT, GROUND
        page.label(f"growth/points/{points}", *at, anchor="r")
        rule = Box(plot.box.x, middle - 1, plot.end.right - plot.box.x, 2)
        page.plate(f"growth/line/{points}", rule, colour, GROUND)
    _lay_lines(page, shown, plot, reached)


def _lay_lines(page: Page, shown: Chart, plot: Plot, reached: Sequence[Sequence[int]]) -> None:
    """Lay out everyone's line up to its label, with a badge on it, the winners' above the others."""
    order = sorted(range(len(reached)), key=lambda seat: (seat not in shown.winners, shown.ranks[seat]))
    lines = [[(plot.across(turn), plot.up(value)) for turn, value in enumerate(each)] for each in reached]
    labels = lay_ends(page, shown, plot, [line[-1][1] for line in lines])
    badges = list[Box]()
    for seat in reversed(order):
        what, colour, (x, y) = f"growth/{seat}", theme.SEATS[seat], lines[seat][-1]
        page.curve(f"{what}/end", [(x, y), (plot.labels.x - 8, labels[seat])], 3, colour, GROUND)
        page.curve(what, lines[seat], _STRONG if seat in shown.winners else _WEAK, colour, GROUND)
        dot = Box(x - _DOT // 2, y - _DOT // 2, _DOT, _DOT)
        page.plate(f"{what}/dot", dot, colour, GROUND, _DOT // 2, theme.MARBLE)
    for seat in order:
        if box := _find_badge(lines, seat, badges):
            badges.append(page.badge(f"growth/{seat}/badge", box.x, box.y, _BADGE, seat, GROUND))


def _find_badge(lines: Sequence[_Line], seat: int, taken: Sequence[Box]) -> Box | None:
    """Return the box of a badge on a line where it is furthest from all others, if there is room anywhere."""
    found = list[tuple[int, Box]]()
    for turn, (x, y) in enumerate(lines[seat][1:-1], 1):
        box = Box(x - _BADGE // 2, y - _BADGE // 2, _BADGE, _BADGE)
        room = min(abs(line[turn][1] - y) for line in lines if line is not lines[seat])
        if room >= _CLEAR and not any(map(box.meets, taken)):
            found.append((room, box))
    return max(found, key=itemgetter(0), default=(0, None))[1]


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
            "picture-alt-grown", name=clean_name(names[seat]), points=points, score=write_signed(outcome.scores[seat])
        )


def _say_lead(say: Callable[..., str], seat: int | None, names: Sequence[str], turn: int, rounds: int) -> str:
    """Say who took the lead, or that there was a tie, from a round on or after the final scoring."""
    key = "picture-alt-ahead-even" if seat is None else "picture-alt-ahead-from"
    if turn > rounds:
        key = "picture-alt-ahead-even-end" if seat is None else "picture-alt-ahead-end"
    return say(key, name="" if seat is None else clean_name(names[seat]), turn=str(turn))
