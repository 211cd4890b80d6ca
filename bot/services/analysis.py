"""What a coach thinks about, in the processes that think: hints, choices weighed, and two of them compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.game import AT_ONCE, Advice, AnyGame, Forecast
from bot.model.budgets import Allowance

FOLLOWED = 5
"""How many actions at most are looked at beyond the chance that comes with them."""
OUTCOMES = 6
"""How often chance is tried for each of them."""
MOST = 3
FAR = 0.15
"""How far behind the best the third suggestion may be, in chances of winning."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An action that a hint may name, with what is known of it."""

    advice: Advice[Any]
    then: Any | None = None
    """What the same seat does most often next, where its line ends before its turn; None where that is not clear."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice that was made, beside the one that looked best."""

    forecast: Forecast
    """How the game was expected to end before it, with the best choice."""
    best: Advice[Any]
    done: Advice[Any]

    def cost(self, seat: int) -> float:
        """Tell how much chance of winning the choice seems to have given away, below 0 where it proved better."""
        return self.best.forecast.chances[seat] - self.done.forecast.chances[seat]


@dataclass(frozen=True, slots=True)
class Compared:
    """By how much a seat's chance of winning is greater after one action than after another."""

    difference: float
    error: float
    """The standard error of the difference."""


def suggest(game: str, seat: int, view: Any, seed: int, allowance: Allowance) -> tuple[Suggestion, ...]:
    """Tell a seat that is to act which actions are best, best first, from what it knows."""
    rules, chance = GAMES[game], Random(seed)
    advised = rules.advise(view, rules.legal(rules.sample(view, chance), seat), chance, allowance.begin())
    # a line ends with its first action where something random comes with it, or the turn is over
    open_ended = [place < FOLLOWED and len(advice.line) == 1 for place, advice in enumerate(advised)]
    return tuple(
        Suggestion(advice, _next(rules, seat, view, advice.action, chance) if goes_on else None)
        for advice, goes_on in zip(advised, open_ended, strict=True)
    )


def _next(rules: AnyGame, seat: int, view: Any, action: Any, chance: Random) -> Any | None:
    """Tell what a seat goes on with after most outcomes of an action, if its turn goes on."""
    found: Counter[Hashable] = Counter()
    for _ in range(OUTCOMES):
        played = rules.play(rules.sample(view, chance), seat, action, chance)
        if seat not in rules.actors(played.position):
            return None
        seen, legal = rules.recall(played.position, seat), rules.legal(played.position, seat)
        if len(legal) > 1:
            found[rules.advise(seen, legal, chance, AT_ONCE)[0].action] += 1
    ((most, times),) = found.most_common(1) or [(None, 0)]
    return most if 2 * times >= OUTCOMES else None


def weigh(game: str, seat: int, view: Any, done: Any, seed: int, allowance: Allowance) -> Weighed:
    """Weigh what a seat did against what looked best, from what it knew."""
    rules, chance = GAMES[game], Random(seed)
    legal = rules.legal(rules.sample(view, chance), seat)
    advised = rules.advise(view, legal, chance, allowance.begin(), (done,))
    best = advised[0]
    return Weighed(best.forecast, best, next((advice for advice in advised if advice.action == done), best))


def compare(
    game: str, seat: int, view: Any, better: Any, worse: Any, seed: int, allowance: Allowance, trials: int
) -> Compared:
    """Compare two actions of a seat by looking on from each of them alike, so many times with another chance."""
    rules, chance = GAMES[game], Random(seed)
    differences = []
    for _ in range(trials):
        position, luck = rules.sample(view, chance), chance.getrandbits(32)
        after = [_chance_after(rules, position, seat, action, luck, allowance) for action in (better, worse)]
        differences.append(after[0] - after[1])
    mean = sum(differences) / trials
    spread = sum((each - mean) ** 2 for each in differences) / max(1, trials - 1)
    return Compared(mean, sqrt(spread / trials))


def _chance_after(rules: AnyGame, position: Any, seat: int, action: Any, luck: int, allowance: Allowance) -> float:
    chance = Random(luck)
    after = rules.play(position, seat, action, chance).position
    return rules.judge(rules.recall(after, None), chance, allowance.begin()).chances[seat]


def different(suggestions: Sequence[Suggestion], seat: int, idea: Callable[[Any], Hashable]) -> list[Suggestion]:
    """Pick two or three suggestions that are about different things, best first; a third only if it is not far behind.

    What was looked at about as often is told apart by a seat's chance of winning.
    """
    found: dict[Hashable, Suggestion] = {}
    for suggestion in suggestions:
        found.setdefault(idea(suggestion.advice.action), suggestion)
    picked = list(found.values())[:MOST]
    if not picked:
        return []
    most = max(each.advice.simulations for each in picked)
    picked.sort(key=lambda each: (2 * each.advice.simulations < most, -each.advice.forecast.chances[seat]))
    best = picked[0].advice.forecast.chances[seat]
    return [each for place, each in enumerate(picked) if place < 2 or best - each.advice.forecast.chances[seat] <= FAR]
