"""The coach's computations in worker processes: hints, and choices compared with better ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from bot.games.contract import AnyGame
from bot.games.players import AT_ONCE, Advice, Budget, Suggestion
from bot.model.search_budget import SearchBudget
from bot.services.worker import GameKey, game_of

FOLLOWED_ACTIONS = 5
"""The number of suggested actions whose continuation after a random outcome is looked at."""
OUTCOMES_TRIED = 6
"""The number of random outcomes tried for each of them."""
MAX_SUGGESTIONS = 3
THIRD_SUGGESTION_MARGIN = 0.15
"""How far the third suggestion may be behind the best, as a difference in the chance of winning."""
MIN_SIMULATIONS = 8
"""With fewer simulations, an action was barely examined."""
HOPELESS_CHANCE = 0.05
"""If every suggestion's chance of winning is below this, the expected place and score count instead."""
SCORE_TOLERANCE = 0.1
"""The share of the best expected score that another suggestion may then fall short by."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice that was made, next to the one that looked best."""

    best: Advice[Any]
    done: Advice[Any]

    def cost(self, seat: int) -> float:
        """Return how much chance of winning the choice seems to have cost, negative if it proved better."""
        return self.best.forecast.chances[seat] - self.done.forecast.chances[seat]


@dataclass(frozen=True, slots=True)
class Compared:
    """How much greater a seat's chance of winning is after one action than after another."""

    difference: float
    error: float
    """The standard error of the difference."""


def suggest(key: GameKey, seat: int, view: Any, seed: int, budget: SearchBudget) -> tuple[Suggestion, ...]:
    """Return the best actions for a seat that has to act, best first, from what it knows."""
    game, chance = game_of(key), Random(seed)
    legal = game.rules.legal(game.views.determinize(view, chance), seat)
    advised = rank_actions(game, seat, view, legal, chance, budget.begin())
    # a line ends after its first action if that involves chance or ends the turn
    open_ended = [rank < FOLLOWED_ACTIONS and len(advice.line) == 1 for rank, advice in enumerate(advised)]
    return tuple(
        Suggestion(advice, _best_next_action(game, seat, view, advice.action, chance) if goes_on else None)
        for advice, goes_on in zip(advised, open_ended, strict=True)
    )


def rank_actions(
    game: AnyGame,
    seat: int,
    view: Any,
    legal: Sequence[Any],
    chance: Random,
    budget: Budget,
    also: Sequence[Any] = (),
) -> Sequence[Advice[Any]]:
    """Return the actions worth considering for a seat, and those in `also`, best first."""
    ranking = game.computers.rank_actions
    assert ranking is not None, f"{game.meta.name} ranks no actions"
    return ranking(view, seat, legal, chance, budget, also)


def _best_next_action(game: AnyGame, seat: int, view: Any, action: Any, chance: Random) -> Any | None:
    """Return a seat's best next action after most outcomes of an action, if its turn continues.

    If no action is best after most outcomes, return the best of those that are legal after all of them.
    """
    outcomes: list[tuple[Sequence[Any], dict[Hashable, int]]] = []
    for _ in range(OUTCOMES_TRIED):
        played = game.rules.play(game.views.determinize(view, chance), seat, action, chance)
        if played.turn_ended == seat or seat not in game.rules.actors(played.position):
            return None
        seen = game.views.view_with_memory(played.position, seat)
        legal = game.rules.legal(played.position, seat)
        if len(legal) > 1:
            ranked = rank_actions(game, seat, seen, legal, chance, AT_ONCE)
            outcomes.append((legal, {advice.action: rank for rank, advice in enumerate(ranked)}))
    if not outcomes:
        return None
    ((most, times),) = Counter(next(iter(ranks)) for _, ranks in outcomes).most_common(1)
    if 2 * times >= OUTCOMES_TRIED:
        return most
    found = dict.fromkeys(each for _, ranks in outcomes for each in ranks)
    always = [each for each in found if all(each in legal for legal, _ in outcomes)]
    return min(always, key=lambda each: sum(ranks.get(each, len(ranks)) for _, ranks in outcomes), default=None)


def weigh(key: GameKey, seat: int, view: Any, done: Any, seed: int, budget: SearchBudget) -> Weighed:
    """Weigh what a seat did against what looked best, from what it knew."""
    game, chance = game_of(key), Random(seed)
    legal = game.rules.legal(game.views.determinize(view, chance), seat)
    advised = rank_actions(game, seat, view, legal, chance, budget.begin(), (done,))
    best = advised[0]
    return Weighed(best, next((advice for advice in advised if advice.action == done), best))


def compare(
    key: GameKey, seat: int, view: Any, better: Any, worse: Any, seed: int, budget: SearchBudget, trials: int
) -> Compared:
    """Compare two actions of a seat by evaluating what follows, in each trial with the same luck for both."""
    game, chance = game_of(key), Random(seed)
    differences = []
    for _ in range(trials):
        position, luck = game.views.determinize(view, chance), chance.getrandbits(32)
        after = [_chance_after(game, position, seat, action, luck, budget) for action in (better, worse)]
        differences.append(after[0] - after[1])
    mean = sum(differences) / trials
    spread = sum((each - mean) ** 2 for each in differences) / max(1, trials - 1)
    return Compared(mean, sqrt(spread / trials))


def _chance_after(game: AnyGame, position: Any, seat: int, action: Any, luck: int, budget: SearchBudget) -> float:
    evaluate, chance = game.computers.evaluate, Random(luck)
    assert evaluate is not None, f"{game.meta.name} evaluates nothing"
    after = game.rules.play(position, seat, action, chance).position
    return evaluate(game.views.view_with_memory(after, None), chance, budget.begin()).chances[seat]


def is_hopeless(suggestions: Sequence[Suggestion], seat: int) -> bool:
    """Return whether a seat is as good as beaten, whichever suggestion it follows."""
    return all(each.advice.forecast.chances[seat] < HOPELESS_CHANCE for each in suggestions)


def may_differ_by_luck(suggestions: Sequence[Suggestion], seat: int) -> bool:
    """Return whether suggestions may differ by luck alone, taking each simulation as a game played to its end."""
    known = [(each.advice.forecast.chances[seat], each.advice.simulations) for each in suggestions]
    (most, often), (least, seldom) = max(known), min(known)
    return most - least < sqrt(1 / often + 1 / seldom)  # two standard errors, of games that are won as often as lost


def pick_different(suggestions: Sequence[Suggestion], seat: int, idea: Callable[[Any], Hashable]) -> list[Suggestion]:
    """Pick two or three suggestions with different ideas, best first; the third only if it is not far behind.

    Suggestions simulated about equally often are ordered by the seat's chance of winning, or, where the game is as good
    as lost, by the expected place and score; then those that give up a place or much of the score are left out.
    """
    found: dict[Hashable, Suggestion] = {}
    for suggestion in suggestions:
        found.setdefault(idea(suggestion.advice.action), suggestion)
    picked = list(found.values())[:MAX_SUGGESTIONS]
    if not picked:
        return []
    if is_hopeless(picked, seat):
        return _least_bad(picked, seat)
    rough = find_rough(picked)
    mixed = len(rough) < len(picked)
    picked.sort(key=lambda each: (mixed and each in rough, -each.advice.forecast.chances[seat]))
    best = picked[0].advice.forecast.chances[seat]
    return [
        each
        for rank, each in enumerate(picked)
        if rank < 2 or best - each.advice.forecast.chances[seat] <= THIRD_SUGGESTION_MARGIN
    ]


def find_rough(suggestions: Sequence[Suggestion]) -> list[Suggestion]:
    """Return those suggestions that were barely examined, or less than half as often as another."""
    enough = max(MIN_SIMULATIONS, max(each.advice.simulations for each in suggestions) / 2)
    return [each for each in suggestions if each.advice.simulations < enough]


def _least_bad(suggestions: Sequence[Suggestion], seat: int) -> list[Suggestion]:
    """Return those suggestions that lead to the best place with about the best score, best first."""

    def expected(suggestion: Suggestion) -> tuple[int, float]:
        forecast = suggestion.advice.forecast
        return forecast.place(seat), -forecast.points[seat]

    ranked = sorted(suggestions, key=expected)
    place, most = expected(ranked[0])
    return [
        each
        for each in ranked
        if expected(each)[0] == place and expected(each)[1] <= most + SCORE_TOLERANCE * abs(most)
    ]
