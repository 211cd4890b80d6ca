"""Searching a position finds puzzles, and hints that lead to the end of the turn."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.cli.puzzles import find_in_game
from bot.conformance.playing import positions
from bot.games import GAMES, NAMES
from bot.games.contract import AnyGame, IllegalAction
from bot.games.players import Simulations, Suggestion
from bot.model.puzzles import Grade, Puzzle, from_json, grade_of, to_json
from bot.services import mining
from bot.services.analysis import pick_different, suggest

FEW = Simulations(40)
GAME = GAMES["palazzo"]


@pytest.fixture(scope="module", name="puzzle")
def found_puzzle() -> Puzzle:
    """Return a puzzle that was found in a game of computer players."""
    return from_json(find_in_game("palazzo", 3, FEW.count, 10)[0])


@pytest.mark.slow
def test_a_puzzle_is_missed_by_novices_and_solved_by_masters(puzzle: Puzzle) -> None:
    """Its best turn is ahead of all others; masters come to where it leads, and no novice does."""
    position = puzzle.begin(GAME)
    novice, master = (GAME.computers.players[level] for level in ("novice", "master"))
    for number in range(mining.NOVICES):
        turn = mining.turn_of(GAME, novice, position, puzzle.seat, Random(number))
        assert puzzle.leads_to(GAME, turn).complete
        assert puzzle.weighed(GAME, turn) != puzzle.best
    for number in range(mining.MASTERS):
        turn = mining.turn_of(
            GAME, master, position, puzzle.seat, Random(number), Simulations(mining.MASTER_SIMULATIONS)
        )
        assert grade_of(mining.run(mining.rate_answer(puzzle, turn))) is Grade.BEST
    assert all(puzzle.cost(other) >= mining.CLEAR_LEAD for other in puzzle.turns[1:])
    assert mining.run(mining.rate_answer(puzzle, _actions(puzzle, 0))) == 0.0


def test_hidden_information_changes_no_puzzle(puzzle: Puzzle) -> None:
    """Two positions that look the same to the seat give the same puzzle."""
    view = GAME.views.view_with_memory(puzzle.begin(GAME), puzzle.seat)
    twin = GAME.views.view_with_memory(GAME.views.determinize(view, Random(99)), puzzle.seat)
    found = [_found(puzzle, each) for each in (view, twin)]
    assert found[0] is not None
    assert found[0] == found[1]
    assert found[0].id == puzzle.id
    assert found[0].position == puzzle.position
    assert to_json(puzzle)["origin"] == {"game": "3/10", "turn": puzzle.origin.turn, "table": None, "names": ()}


def test_every_answer_can_be_weighed(puzzle: Puzzle) -> None:
    """An answer that was not weighed before costs as much as its worst actions give up, always the same."""
    position = puzzle.begin(GAME)
    known = [_actions(puzzle, place)[0] for place in range(len(puzzle.turns))]
    other = next(each for each in GAME.rules.legal(position, puzzle.seat) if each not in known)
    answer = [other]
    while not (reached := puzzle.leads_to(GAME, answer)).complete:
        answer.append(GAME.rules.legal(reached.position, puzzle.seat)[0])
    costs = [mining.run(mining.rate_answer(puzzle, answer, FEW)) for _ in range(2)]
    assert costs[0] == costs[1] > mining.CLEAR_LEAD
    with pytest.raises(IllegalAction):
        mining.run(
            mining.rate_answer(puzzle, [GAME.rules.legal(reached.position, GAME.rules.actors(reached.position)[0])[0]])
        )


def _actions(puzzle: Puzzle, place: int) -> list[Any]:
    return [*map(GAME.codec.action_from_json, puzzle.turns[place].actions)]


def _found(puzzle: Puzzle, view: Any) -> Puzzle | None:
    key = (puzzle.game, puzzle.rules)
    asked = (puzzle.options, puzzle.seat, view, puzzle.origin, 5)
    return mining.run(mining.find_puzzle(key, *asked, FEW.count))


MAX_ACTIONS = 12
"""More than any turn of a sensible player takes."""
QUICK = Simulations(3)
every_game = pytest.mark.parametrize("name", NAMES)


def game_named(name: str, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Return a game with the computer players that it brings, as worker processes know it."""
    game: AnyGame = import_module(f"bot.games.{name}").GAME
    monkeypatch.setitem(GAMES, name, game)
    return game


def hints(game: AnyGame, position: Any, seat: int, seed: int) -> list[Suggestion]:
    view = game.views.view_with_memory(position, seat)
    found = suggest((game.meta.name, game.meta.rules_version), seat, view, seed, QUICK)
    return pick_different(found, seat, game.computers.idea)


@pytest.mark.slow
@every_game
def test_following_hints_ends_the_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes the first suggestion, again and again, ends the turn without repeating a position."""
    game = game_named(name, monkeypatch)
    for seed in range(2):
        chance, found = Random(seed), positions(game, 2 + seed, seed)
        for position in chance.sample(found[:-1], 4):
            seat, passed = game.rules.actors(position)[0], []
            while seat in game.rules.actors(position):
                assert position not in passed
                passed.append(position)
                assert len(passed) <= MAX_ACTIONS
                best = hints(game, position, seat, seed)[0].advice.action
                played = game.rules.play(position, seat, best, chance)
                if played.turn_ended is not None:
                    break
                position = played.position
