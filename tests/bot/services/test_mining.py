"""Puzzles found in choices, and answers weighed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.contract import IllegalAction
from bot.model.budgets import Simulations
from bot.model.puzzles import Puzzle, from_json, to_json
from bot.services import mining
from bot.training.puzzles import find_in_game

FEW = Simulations(40)
GAME = GAMES["palazzo"]


@pytest.fixture(scope="module", name="puzzle")
def found_puzzle() -> Puzzle:
    """Return a puzzle that was found in a game of computer players."""
    return from_json(find_in_game("palazzo", 3, FEW.count, 10)[0])


def test_a_puzzle_is_found_by_the_search_and_missed_by_novices(puzzle: Puzzle) -> None:
    """Its best turn is ahead of all others, and no novice comes to where it leads."""
    position = puzzle.begin(GAME)
    novice = GAME.computers.players["novice"]
    for number in range(mining.NOVICES):
        turn = mining.turn_of(GAME, novice, position, puzzle.seat, Random(number))
        assert puzzle.leads_to(GAME, turn).complete
        assert puzzle.weighed(GAME, turn) != puzzle.best
    assert all(puzzle.cost(other) >= mining.CLEAR for other in puzzle.turns[1:])
    assert mining.run(mining.weigh(puzzle, _actions(puzzle, 0))) == 0.0


def test_the_same_is_found_whatever_the_seat_does_not_know(puzzle: Puzzle) -> None:
    """Two positions that look the same to the seat are the same puzzle."""
    view = GAME.views.view_with_memory(puzzle.begin(GAME), puzzle.seat)
    twin = GAME.views.view_with_memory(GAME.views.determinize(view, Random(99)), puzzle.seat)
    found = [_found(puzzle, each) for each in (view, twin)]
    assert found[0] is not None
    assert found[0] == found[1]
    assert found[0].id == puzzle.id
    assert found[0].position == puzzle.position


def test_every_answer_can_be_weighed(puzzle: Puzzle) -> None:
    """An answer that was not weighed before costs as much as its worst actions give up, always the same."""
    position = puzzle.begin(GAME)
    known = [_actions(puzzle, place)[0] for place in range(len(puzzle.turns))]
    other = next(each for each in GAME.rules.legal(position, puzzle.seat) if each not in known)
    answer = [other]
    while not (reached := puzzle.leads_to(GAME, answer)).complete:
        answer.append(GAME.rules.legal(reached.position, puzzle.seat)[0])
    costs = [mining.run(mining.weigh(puzzle, answer, FEW)) for _ in range(2)]
    assert costs[0] == costs[1] > mining.CLEAR
    with pytest.raises(IllegalAction):
        mining.run(
            mining.weigh(puzzle, [GAME.rules.legal(reached.position, GAME.rules.actors(reached.position)[0])[0]])
        )


def _actions(puzzle: Puzzle, place: int) -> list[Any]:
    return [*map(GAME.codec.action_from_json, puzzle.turns[place].actions)]


def _found(puzzle: Puzzle, view: Any) -> Puzzle | None:
    key = (puzzle.game, puzzle.rules)
    asked = (puzzle.options, puzzle.seat, view, puzzle.origin, 5)
    return mining.run(mining.examine(key, *asked, FEW.count))


def test_what_is_written_of_a_puzzle_names_nobody(puzzle: Puzzle) -> None:
    """A puzzle from a game of computer players says which game that was."""
    assert to_json(puzzle)["origin"] == {"game": "3/10", "turn": puzzle.origin.turn, "table": None, "names": ()}
