"""Hints in every game: followed, they lead to the end of the turn."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.conformance.playing import positions
from bot.games import GAMES, NAMES
from bot.games.carrara import TakeBlocks, TurnWheel
from bot.games.contract import AnyGame
from bot.games.players import Suggestion
from bot.model.budgets import Simulations
from bot.services.analysis import different, suggest

MOST_ACTIONS = 12
"""More than any turn of a sensible player takes."""
QUICK = Simulations(3)
every_game = pytest.mark.parametrize("name", NAMES)


def game_named(name: str, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Return a game with the computer players that it brings, as worker processes know it."""
    game: AnyGame = import_module(f"bot.games.{name}").GAME
    monkeypatch.setitem(GAMES, name, game)
    return game


def hints(game: AnyGame, position: Any, seat: int, seed: int) -> list[Suggestion]:
    """Return the suggestions that a hint shows."""
    view = game.views.view_with_memory(position, seat)
    found = suggest((game.meta.name, game.meta.rules_version), seat, view, seed, QUICK)
    return different(found, seat, game.computers.idea)


@pytest.mark.slow
@every_game
def test_followed_they_end_the_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does what is suggested first, again and again, ends the turn and never goes in a circle."""
    game = game_named(name, monkeypatch)
    for seed in range(3):
        chance, found = Random(seed), positions(game, 2 + seed % 2, seed)
        for position in chance.sample(found[:-1], 4):
            seat, passed = game.rules.actors(position)[0], []
            while seat in game.rules.actors(position):
                assert position not in passed
                passed.append(position)
                assert len(passed) <= MOST_ACTIONS
                best = hints(game, position, seat, seed)[0].advice.action
                played = game.rules.play(position, seat, best, chance)
                if played.turn_ended is not None:
                    break
                position = played.position


@pytest.mark.slow
def test_a_hint_to_turn_the_wheel_names_the_purchase(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody knows which blocks will come, it is one that is possible whatever comes, if one has coins."""
    game, then = game_named("carrara", monkeypatch), list[Any]()
    for seed in range(6):
        for position in positions(game, 3, seed, every=19)[:-1]:
            (seat,) = game.rules.actors(position)
            found = hints(game, position, seat, seed) if position.players[seat].coins else []
            then += [each.then for each in found if isinstance(each.advice.action, TurnWheel)]
    assert len(then) > 20
    assert [each for each in then if not isinstance(each, TakeBlocks)] == []
