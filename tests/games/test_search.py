"""The search that all games share, with a game that provides nothing but its rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.players import Choose, Computers
from bot.games.search import computers, plain
from bot.model.budgets import Simulations
from tests.games import nim

COMPUTERS: Computers[Any, Any] = computers(plain(nim.GAME.rules, nim.GAME.views))


def play(choose: dict[int, Choose[Any, Any]], seed: int, seats: int = 2, **options: bool) -> float:
    """Play a game, and return the share of it that seat 0 won."""
    chance = Random(seed)
    position = nim.deal(seats, options, chance)
    while actors := nim.actors(position):
        seat, action = nim.forced(position) or (actors[0], None)
        if action is None:
            action = choose[seat](position, seat, nim.legal(position, seat), chance, Simulations(3))
        position = nim.play(position, seat, action, chance).position
    outcome = nim.outcome(position)
    assert outcome is not None
    return (0 in outcome.winners) / len(outcome.winners)


@pytest.mark.slow
def test_playouts_beat_random() -> None:
    """Without any knowledge of a game a search beats random play clearly, in every seat."""
    random, master = COMPUTERS.players["random"].choose, COMPUTERS.players["master"].choose
    won = sum(play({0: master, 1: random}, seed) for seed in range(6))
    lost = sum(play({0: random, 1: master}, seed) for seed in range(6))
    assert won + 6 - lost >= 9
