"""Requirements for what the computer players of every game that brings a search think of turns and positions."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import fmean
from typing import Any

import pytest

from bot.conformance.playing import Transition, play_random_game
from bot.games import GAMES, NAMES
from bot.games.contract import AnyGame
from bot.games.players import AT_ONCE, Simulations
from bot.games.search.playouts import forecast_of
from bot.training.matches import play_one
from tests.games.tables import VARIANTS

GOLDEN: dict[tuple[str, int], tuple[float, float, float]] = {
    ("carrara", 2): (0.51137, 110.120, 0.04473),
    ("carrara/expansion", 4): (0.38373, 60.070, 0.03874),
    ("carcassonne/gold_mines", 3): (0.52970, 66.997, 0.32325),
    ("palazzo", 2): (0.38637, 38.498, 3.12064),
    ("palazzo/even_stacks", 4): (0.19947, 17.716, 3.14245),
}
"""By game and seats: the mean chance and points of seat 0, and the best turns’ mean rating, in a game of novices.

`uv run python -m tests.games.test_conformance_computers` prints them anew, after networks were trained.
"""
each_table = pytest.mark.parametrize(("name", "seats"), GOLDEN)


@cache
def played(name: str, seats: int) -> list[Transition]:
    """Return the steps of a game of novices."""
    game, chance, found = VARIANTS[name], Random(5), list[Transition]()
    position = game.rules.deal(seats, {}, chance)
    while actors := game.rules.actors(position):
        seat, action = game.rules.forced(position) or (actors[0], None)
        if action is None:
            view, legal = game.views.view_with_memory(position, seat), game.rules.legal(position, seat)
            action = game.computers.players["novice"].choose(view, seat, legal, chance)
        found.append(Transition(position, seat, action, game.rules.play(position, seat, action, chance)))
        position = found[-1].played.position
    return found


def choices(name: str, seats: int, every: int) -> list[Transition]:
    return [step for step in played(name, seats) if VARIANTS[name].rules.forced(step.before) is None][::every]


def mean_forecasts(name: str, seats: int) -> list[float]:
    """Return the figures that `GOLDEN` has for a game at a number of seats."""
    learned = VARIANTS[name].computers.learned
    assert learned is not None
    strategy = learned.strategy(calibrated=False)
    assert strategy.policy is not None
    seen = []
    for step in choices(name, seats, 4):
        (found,) = strategy.forecasts([step.before], Random(1))
        turns = learned.moves.turns(step.before, step.seat, Random(1), ())
        seen.append((found.chances[0], found.points[0], max(strategy.policy(step.before, turns))))
    return [*map(fmean, zip(*seen, strict=True))]


@each_table
def test_forecasts_are_those_that_were_trained(name: str, seats: int) -> None:
    """Changing a feature, its scale or how a novice decides changes these numbers; networks are to be trained again."""
    assert mean_forecasts(name, seats) == pytest.approx(GOLDEN[name, seats], rel=1e-3)


@each_table
def test_turns_of_the_search_follow_the_rules(name: str, seats: int) -> None:
    """Every turn that it considers is legal and leads where the rules lead; actions asked for are among them."""
    game = VARIANTS[name]
    rules, learned = game.rules, game.computers.learned
    assert learned is not None
    for step in choices(name, seats, 11):
        legal = rules.legal(step.before, step.seat)
        also = legal[len(legal) // 3]
        turns = learned.moves.turns(step.before, step.seat, Random(1), [also])
        assert also in [turn.actions[0] for turn in turns]
        for turn in turns[:: len(turns) // 8 + 1]:
            left, chance = step.before, Random(3)
            for action in (*turn.actions, None):
                while (forced := rules.forced(left)) is not None and forced != (step.seat, action):
                    left = rules.play(left, *forced, chance).position
                if action is not None:
                    left = rules.play(left, step.seat, action, chance).position
            assert learned.moves.play_turn(step.before, step.seat, turn, Random(3)) == left


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_is_judged_by_its_result(name: str) -> None:
    """Who has won is certain, joint winners share it, and the points are those of the game."""
    game = GAMES[name]
    last = play_random_game(game, 2)[-1].played.position
    result = game.rules.outcome(last)
    assert game.computers.evaluate is not None
    assert result is not None
    assert game.computers.evaluate(game.views.view(last, None, False), Random(1), AT_ONCE) == forecast_of(result)


@pytest.mark.slow
@pytest.mark.parametrize("levels", [("advanced", "novice"), ("novice", "random")])
@pytest.mark.parametrize("name", NAMES)
def test_each_level_beats_the_one_below(name: str, levels: tuple[str, str]) -> None:
    """Of games with the same deal and seats exchanged, the stronger level has more points together."""
    game: AnyGame = GAMES[name]
    players: Any = [game.computers.players[level] for level in levels]
    scores = [play_one(game, players, 5, number, Simulations(1), {}).scores for number in range(2)]
    assert sum(one for one, _ in scores) > sum(other for _, other in scores)


if __name__ == "__main__":
    for table in GOLDEN:
        print(f"    {table}: ({', '.join(f'{each:.5f}' for each in mean_forecasts(*table))}),")  # noqa: T201
