"""The chart of points over time with the final scoring, as a page and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.games.contract import Outcome
from bot.texts import Texts
from bot.texts.graphemes import sentence
from bot.texts.numbers import write_signed
from bot.texts.sections import join_within_limit, spoken_names
from render.common.charts.chart import GROUND, Chart, Plot, lay_chart
from render.common.charts.course import ahead, points_by_turn, points_with_final
from render.common.charts.lines import lay_lines
from render.common.names import clean_line
from render.common.page import Page
from render.engine import theme
from render.engine.atlas import Atlas
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_STEPS: Final = 5, 10, 20, 25, 50, 100, 200, 500
_MAX_STEPS: Final = 6
"""The most steps on the scale of points."""
_NAMES: Final = 24
_CHANGES: Final = 6
"""The most changes of lead that are told."""


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
    step = next((step for step in _STEPS if highest - lowest <= step * _MAX_STEPS), _STEPS[-1])
    # half a step more than the points need is enough
    least, most = 2 * lowest // step * step // 2, -(-2 * highest // step) * step // 2

    def lay_grid(plot: Plot) -> None:
        for points in range(-(-least // step) * step, most + 1, step):
            middle, colour = plot.up(points), theme.SOFT if points == 0 > least else theme.SAND
            at = plot.box.x - 14, middle, write_signed(points), theme.SMALL, theme.SOFT, GROUND
            page.label(f"growth/points/{points}", *at, anchor="r")
            page.plate(
                f"growth/line/{points}", Box(plot.box.x, middle - 1, plot.box.width + plot.scoring, 2), colour, GROUND
            )

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
    lay_lines(page, shown, lay_chart(page, shown, least, most, lay_grid))


def _title(say: Callable[..., str]) -> str:
    """Return what the chart shows, in the game's word for what a score counts."""
    return sentence(say("picture-growth", count=2))


def growth_words(names: Sequence[str], outcome: Outcome, growth: Sequence[Sequence[int]], t: Texts) -> Iterator[str]:
    """Say who led when, and everyone's points after each turn and at the end."""
    say = t.say
    yield f"{_title(say)}."
    rounds = len(points_by_turn(growth)[0]) - 1
    led = [_say_lead(say, seat, names, turn, rounds) for turn, seat in ahead(points_with_final(growth, outcome))]
    if 0 < len(led) <= _CHANGES:
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
