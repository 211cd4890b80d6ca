"""The chart of points over time in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.contract import Outcome
from bot.texts import texts
from bot.texts.numbers import signed
from render.common.charts.course import ahead, completed
from render.common.charts.gains import most
from render.common.names import plain

_CHANGES: Final = 6
"""Up to this many leads are listed."""


def growth_words(
    names: Sequence[str], outcome: Outcome, growth: Sequence[Sequence[int]], language: str
) -> Iterator[str]:
    """Yield sentences with who led, everyone's best round, and each one's points after each turn and at the end."""
    say = texts(language).say
    yield f"{say('picture-growth')}."
    reached = completed(growth)
    led = [
        say("picture-alt-ahead-even", turn=str(turn))
        if seat is None
        else say("picture-alt-ahead-from", name=plain(names[seat]), turn=str(turn))
        for turn, seat in ahead(reached)
    ]
    if 0 < len(led) <= _CHANGES:
        yield say("picture-alt-ahead", leads=", ".join(led))
    best = [
        say("picture-alt-best-round", name=plain(names[seat]), points=points)
        for seat, points in ((seat, most(reached[seat])) for seat in outcome.order)
        if points > 0
    ]
    if best:
        yield say("picture-alt-best-rounds", rounds=", ".join(best))
    for seat in outcome.order:
        points = " ".join(map(signed, growth[seat])) or "0"
        yield say("picture-alt-grown", name=plain(names[seat]), points=points, score=signed(outcome.scores[seat]))
