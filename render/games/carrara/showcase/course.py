"""An invented course of winning chances of a game that was played, with mistakes that cost what they are said to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import exp, log
from typing import Final

from bot.games import carrara as game
from bot.games.carrara.position import Position
from render.common.charts.course import Chances, Mark

_COSTS: Final = 0.12, 0.09, 0.07, 0.06
"""What mistakes cost."""
_FROM: Final = 0.1, 0.33, 0.54, 0.66
"""Each is made from this share of the turns on, by the first who has so much to lose and more."""
_LEFT: Final = 2.5
"""A chance is so many times what is lost of it, at least."""
_POINTS: Final = 5
"""So many points more at the end make a seat e times as likely to win."""


def invented(played: Sequence[Position]) -> Chances:
    """Derive chances from the points after each turn, which count more the later it is, and from mistakes."""
    seats, turns = len(played[-1].players), len(played)
    lacks, found, marks = [0.0] * seats, [(1 / seats,) * seats], list[Mark]()
    for turn, position in enumerate(played[:-1], 1):
        worth = [player.points * turn / turns / _POINTS for player in position.players]
        now, seat = _shares(worth, lacks), (turn - 1) % seats
        if len(marks) < len(_COSTS) and turn > turns * _FROM[len(marks)]:
            before, cost = found[-1][seat], _COSTS[len(marks)]
            if before > cost * _LEFT:
                lacks[seat] += _odds(now[seat]) - _odds(before - cost)
                now = _shares(worth, lacks)
                marks.append(Mark(len(marks) + 1, turn, seat, cost))
        found.append(now)
    outcome = game.outcome(played[-1])
    assert outcome is not None
    gains = [[b - a for a, b in zip(before, after, strict=True)] for before, after in pairwise(found)]
    turning, gained = max(enumerate(gains, 1), key=lambda each: max(each[1]))
    found.append(tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)))
    return Chances(found, turning, marks, outcome, True, gained.index(max(gained)))


def _shares(worth: Sequence[float], lacks: Sequence[float]) -> tuple[float, ...]:
    weights = [exp(more - less) for more, less in zip(worth, lacks, strict=True)]
    return tuple(weight / sum(weights) for weight in weights)


def _odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance."""
    return log(chance / (1 - chance))
