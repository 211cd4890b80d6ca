"""A strategy from the rules alone: every action is a turn, and a position is judged by playing on at random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from bot.games.chance import Chance
from bot.games.contract import A, Outcome, P, Rules, V, Views
from bot.games.players.advice import Forecast
from bot.games.players.strategy import Moves, Strategy, Turn

MOST_TURNS: Final = 60
"""The number of actions that are considered; of more, this many at random."""


def plain(rules: Rules[P, A], views: Views[P, V], hidden: bool = False) -> Strategy[P, A, V]:
    """Return a strategy that knows nothing but the rules; `hidden` says whether views hide anything but the future."""
    moves = Moves(
        seat=partial(_seat, rules),
        turns=partial(_turns, rules),
        play=partial(_play, rules),
        sample=views.determinize,
        resample=partial(_resample, rules, views),
        guesses=hidden,
    )
    return Strategy(moves, partial(_play_each_out, rules), judges=False)


def forecast_of(outcome: Outcome) -> Forecast:
    """Return the forecast for a game that has ended: joint winners share it."""
    share = 1 / len(outcome.winners)
    seats = range(len(outcome.scores))
    return Forecast(
        tuple([share if seat in outcome.winners else 0.0 for seat in seats]), tuple(map(float, outcome.scores))
    )


def _seat(rules: Rules[Any, Any], position: Any) -> int | None:
    return next(iter(rules.actors(position)), None)


def _play(rules: Rules[P, A], position: P, seat: int, action: A, chance: Chance) -> P:
    return _settle(rules, rules.play(position, seat, action, chance).position, chance)


def _settle(rules: Rules[P, A], position: P, chance: Chance) -> P:
    while (forced := rules.forced(position)) is not None:
        position = rules.play(position, *forced, chance).position
    return position


def _turns(rules: Rules[P, A], position: P, seat: int, chance: Chance, also: Sequence[A]) -> list[Turn[A]]:
    legal = rules.legal(position, seat)
    if len(legal) > MOST_TURNS:
        legal = [*also, *(action for action in chance.sample(legal, MOST_TURNS) if action not in also)]
    return [Turn((action,), draws=rules.play(position, seat, action, chance).reveals) for action in legal]


def _play_each_out(rules: Rules[P, A], positions: Sequence[P], chance: Chance) -> list[Forecast]:
    return [play_out(rules, position, chance) for position in positions]


def play_out(rules: Rules[P, A], position: P, chance: Chance) -> Forecast:
    """Play on at random to the end, and return how it ended."""
    while (outcome := rules.outcome(position)) is None:
        seat, action = rules.forced(position) or _any(rules, position, chance)
        position = rules.play(position, seat, action, chance).position
    return forecast_of(outcome)


def _any(rules: Rules[P, A], position: P, chance: Chance) -> tuple[int, A]:
    seat = rules.actors(position)[0]
    legal = rules.legal(position, seat)
    (index,) = chance.sample(range(len(legal)), 1)
    return seat, legal[index]


def _resample(rules: Rules[P, A], views: Views[P, V], position: P, chance: Chance) -> P:
    return views.determinize(views.view_with_memory(position, rules.actors(position)[0]), chance)
