"""Finds puzzles and weighs answers to them, in generators that yield jobs for worker processes."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar, cast

from bot.games.codec import tag_of_value
from bot.games.contract import AnyGame
from bot.games.players import AT_ONCE, RANDOM, Advice, Budget, ComputerPlayer, Level, Simulations, Suggestion
from bot.model.puzzles import SIMULATIONS, Grade, Origin, Puzzle, WeighedTurn, follow, grade_of, make_puzzle
from bot.model.search_budget import SearchBudget
from bot.services import analysis
from bot.services.worker import GameKey, Job, choose, game_of
from bot.texts import texts
from bot.texts.games import game_texts

T = TypeVar("T")
Jobs = Generator[Job, Any, T]
"""A generator that yields one job after another, is sent the result of each, and returns its own."""

MASTERS: Final = 3
"""The number of masters who must solve a puzzle."""
MASTER_SIMULATIONS: Final = 100
"""The simulations that each of them has: fewer than in a game."""
FEWEST_IDEAS: Final = 4
"""The number of different ideas that a puzzle must leave to choose from."""
GLANCE_LEAD: Final = 0.05
"""The lead in the chance of winning that the best idea needs over all others at a glance."""
SEARCH_LEAD: Final = 0.07
"""The lead that it needs after the search."""
CLEAR_LEAD: Final = 0.02
"""The lead that the best turn needs over others of the same idea, such as one with another payment."""
QUICK_DIVISOR: Final = 4
"""How many times shorter the first, quick search is."""
OPEN_CHANCES: Final = (0.1, 0.9)
"""The chances of winning between which a game is neither hopeless nor already won."""
NOVICES: Final = 3
"""The number of novices who must miss the best turn."""
MAX_GREEDY_TURNS: Final = 3
"""If the best turn ties for the most points with this many turns, greed picks another one most of the time."""
KEPT_TURNS: Final = 6
"""The number of weighed turns kept with a puzzle."""
WEIGHING_BUDGET: Final = Simulations(200)
"""The simulations for each action of an answer."""


def run(jobs: Jobs[T]) -> T:
    """Do all jobs in this process, and return the generator's result."""
    job, found = step(jobs, None)
    while job is not None:
        function, arguments = job
        job, found = step(jobs, function(*arguments))
    return found


def step(jobs: Jobs[T], answer: Any) -> tuple[Job | None, T]:
    """Send the answer to the last job; return the next one, or None with the generator's result."""
    try:
        return jobs.send(answer), cast(T, None)
    except StopIteration as found:
        return None, found.value


def find_puzzle(
    key: GameKey,
    options: Mapping[str, bool],
    seat: int,
    view: Any,
    origin: Origin,
    seed: int,
    simulations: int = SIMULATIONS,
) -> Jobs[Puzzle | None]:
    """Return the puzzle in a choice at the start of a turn or after a draw, if it is worth asking."""
    game = game_of(key)
    if not (yield promising, (key, seat, view, seed)):
        return None
    found: Sequence[Suggestion] = ()
    for share, least in ((QUICK_DIVISOR, GLANCE_LEAD), (1, SEARCH_LEAD)):
        found = yield analysis.suggest, (key, seat, view, seed + share, Simulations(simulations // share))
        if lead(game, seat, [each.advice for each in found]) < least or not _open(found[0].advice, seat):
            return None
    best = found[0].advice
    if not game_texts(texts("en"), game.meta.name).why(view, found[0], [""] * len(best.forecast.chances)):
        return None
    turns = [_weigh_turn(game, each) for each in found[:KEPT_TURNS]]
    puzzle = make_puzzle(game, options, seat, view, turns, origin)
    # the search stops where an auction begins, and the seat goes on if nobody else can pay anything
    if not puzzle.leads_to(game, best.line).complete:
        return None
    for number in range(MASTERS):
        if not (yield from _is_solved(puzzle, game, seed - number)):
            return None
    return puzzle


def _is_solved(puzzle: Puzzle, game: AnyGame, seed: int) -> Jobs[bool]:
    """Return whether a master finds the best idea, and plays its turn to the end without losing anything."""
    key, seat, idea = (puzzle.game, puzzle.rules), puzzle.seat, game.computers.idea
    *_, master = game.computers.players
    actions = list[Any]()
    while not (reached := puzzle.leads_to(game, actions)).complete:
        view = game.views.view_with_memory(reached.position, seat)
        actions.append((yield choose, (key, master, seat, view, seed, Simulations(MASTER_SIMULATIONS))))
        if idea(actions[0]) != idea(game.codec.action_from_json(puzzle.best.actions[0])):
            return False
    return grade_of((yield from rate_answer(puzzle, actions))) is Grade.BEST


def promising(key: GameKey, seat: int, view: Any, seed: int) -> tuple[str, ...]:
    """Return the kinds of actions of the best turn, if it is clearly the best, and novices and greed miss it."""
    game, chance = game_of(key), Random(seed)
    position = game.views.determinize(view, chance)
    legal = game.rules.legal(position, seat)
    if len(legal) < FEWEST_IDEAS:
        return ()
    ranked = analysis.rank_actions(game, seat, view, legal, chance, AT_ONCE)
    if lead(game, seat, ranked) < GLANCE_LEAD or not _open(ranked[0], seat):
        return ()
    best = follow(game, position, seat, ranked[0].line, Random(seed))
    novice = game.computers.players.get(Level.NOVICE, RANDOM)
    for number in range(NOVICES):
        turn = turn_of(game, novice, position, seat, Random(f"{seed}/{number}"))
        if follow(game, position, seat, turn, Random(seed)) == best:
            return ()
    if game.statistics is not None and (points := game.statistics.points) is not None:
        ends = [follow(game, position, seat, advice.line, Random(seed)).position for advice in ranked]
        gained = [points(game.views.view(end, None, False))[seat] for end in ends]
        if gained[0] == max(gained) and gained.count(gained[0]) < MAX_GREEDY_TURNS:
            return ()
    return tuple(map(tag_of_value, ranked[0].line))


def lead(game: AnyGame, seat: int, ranked: Sequence[Advice[Any]]) -> float:
    """Return the lead of the best idea over all others; 0 if it has none, or there are too few others."""
    best, *others = ranked
    behind: dict[Hashable, float] = {}
    for each in others:
        cost = best.forecast.chances[seat] - each.forecast.chances[seat]
        about = game.computers.idea(each.action)
        behind[about] = min(cost, behind.get(about, 1.0))
    clear = behind.pop(game.computers.idea(best.action), 1.0) >= CLEAR_LEAD
    return max(0.0, min(behind.values())) if clear and len(behind) >= FEWEST_IDEAS - 1 else 0.0


def _open(advice: Advice[Any], seat: int) -> bool:
    least, most = OPEN_CHANCES
    return least <= advice.forecast.chances[seat] <= most


def turn_of(
    game: AnyGame,
    player: ComputerPlayer[Any, Any],
    position: Any,
    seat: int,
    chance: Random,
    budget: Budget = AT_ONCE,
) -> list[Any]:
    """Return how a computer player answers: its actions up to the first draw or the end of its turn."""
    actions: list[Any] = []
    complete = False
    while not complete:
        legal = game.rules.legal(position, seat)
        view = game.views.view_with_memory(position, seat)
        actions.append(player.choose(view, seat, legal, chance, budget))
        reached = follow(game, position, seat, actions[-1:], chance)
        position, complete = reached.position, reached.complete
    return actions


def _weigh_turn(game: AnyGame, found: Suggestion) -> WeighedTurn:
    write, forecast = game.codec.action_to_json, found.advice.forecast
    return WeighedTurn(
        tuple(map(write, found.advice.line)),
        tuple(round(chance, 4) for chance in forecast.chances),
        tuple(round(points, 2) for points in forecast.points),
        found.advice.simulations,
        None if found.then is None else write(found.then),
    )


def rate_answer(puzzle: Puzzle, actions: Sequence[Any], budget: SearchBudget = WEIGHING_BUDGET) -> Jobs[float]:
    """Return how much of the chance of winning a complete answer costs.

    An answer that was not weighed before is weighed action by action, and the costs are added up.
    """
    known = puzzle.weighed(game_of((puzzle.game, puzzle.rules)), actions)
    if known is not None:
        return puzzle.cost(known)
    cost = 0.0
    for count in range(1, len(actions) + 1):
        cost += yield lost_chance, (puzzle, actions[:count], budget)
    return max(0.0, cost)


def lost_chance(puzzle: Puzzle, actions: Sequence[Any], budget: SearchBudget) -> float:
    """Return how much of the chance of winning the last action gives up; negative if it proved better."""
    key = (puzzle.game, puzzle.rules)
    game, seat = game_of(key), puzzle.seat
    *before, last = actions
    position = puzzle.leads_to(game, before).position
    if len(game.rules.legal(position, seat)) < 2:
        return 0.0
    view = game.views.view_with_memory(position, seat)
    return analysis.weigh(key, seat, view, last, puzzle.id, budget).cost(seat)
