"""Puzzles: the parts of a position that are kept, and how answers are compared."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.games import GAMES, NAMES
from bot.games.players import AT_ONCE
from bot.model.puzzles import (
    Grade,
    Origin,
    Puzzle,
    WeighedTurn,
    from_json,
    grade_of,
    make_puzzle,
    stock,
    suggestion,
    to_json,
)
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts


@cache
def position_of(name: str, variant: str, choices: int = 24, seats: int = 2) -> tuple[Any, int]:
    """Return a position after this many choices of novices, with the seat to act."""
    rules, views = GAMES[name].rules, GAMES[name].views
    chance, novice = Random(variant), GAMES[name].computers.players["novice"]
    position, made = rules.deal(seats, GAMES[name].meta.variants[variant], chance), 0
    while True:
        seat, action = rules.forced(position) or (rules.actors(position)[0], None)
        if action is None:
            if made == choices:
                return position, seat
            made += 1
            legal = rules.legal(position, seat)
            action = novice.choose(views.view_with_memory(position, seat), seat, legal, chance)
        position = rules.play(position, seat, action, chance).position


def puzzle_of(name: str, variant: str, position: Any, seat: int) -> Puzzle:
    """Return the puzzle of a position, its turns weighed at a glance."""
    game = GAMES[name]
    rank_actions = game.computers.rank_actions
    assert rank_actions is not None
    view = game.views.view_with_memory(position, seat)
    turns = [
        WeighedTurn(
            tuple(map(game.codec.action_to_json, advice.line)),
            advice.forecast.chances,
            advice.forecast.points,
            advice.simulations,
        )
        for advice in rank_actions(view, seat, game.rules.legal(position, seat), Random(1), AT_ONCE)
    ]
    return make_puzzle(game, game.meta.variants[variant], seat, view, turns, Origin("1/2", 3, names=("Ada", "Bob")))


@pytest.mark.parametrize("name", NAMES)
def test_each_game_has_puzzles_that_can_be_asked_and_explained(name: str) -> None:
    """No two are the same; every tenth is read as it was written, and nothing hidden is kept.

    An answer is the turn that was weighed and leads to the same position; one that is as good may do so, too.
    """
    game, puzzles = GAMES[name], list(stock(name))
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) == 200
    for puzzle in puzzles[::10]:
        assert from_json(json.loads(json.dumps(to_json(puzzle)))) == puzzle
        position = puzzle.begin(game)
        view = game.views.view_with_memory(position, puzzle.seat)
        twin = game.views.view_with_memory(game.views.determinize(view, Random(99)), puzzle.seat)
        assert make_puzzle(game, puzzle.options, puzzle.seat, twin, puzzle.turns, puzzle.origin) == puzzle
        first, *later = [game.codec.action_from_json(action) for action in puzzle.best.actions]
        assert first in game.rules.legal(position, puzzle.seat)
        for turn in puzzle.turns:
            actions = [game.codec.action_from_json(action) for action in turn.actions]
            assert puzzle.leads_to(game, actions).complete
            found = puzzle.weighed(game, actions)
            assert found is not None
            assert puzzle.cost(found) <= puzzle.cost(turn)
        assert puzzle.weighed(game, [first, *later]) is puzzle.best
        assert grade_of(puzzle.cost(puzzle.best)) is Grade.BEST
        assert grade_of(puzzle.cost(puzzle.turns[1])) is not Grade.BEST
        names = ["Ada"] * len(puzzle.best.chances)
        for language in LANGUAGES:
            assert game_texts(texts(language), name).why(view, suggestion(game, puzzle.best), names)
