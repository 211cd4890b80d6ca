"""The search that all games share, with a game that provides nothing but its rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.games import with_computers
from bot.games.chance import Chance
from bot.games.contract import Outcome, Played, Rules, Views
from bot.games.players import Computers, Simulations
from bot.games.search import computers
from bot.games.search.playouts import plain_strategy
from bot.training.matches import play_one
from tests.games import fives, nim
from tests.packages import Installing, packages  # noqa: F401


@pytest.mark.slow
def test_playouts_beat_random() -> None:
    """Without any knowledge of a game a search has clearly more points than random play, in every seat."""
    players = [with_computers(nim.GAME).computers.players[level] for level in ("master", "random")]
    scores = [play_one(nim.GAME, players, 5, number, Simulations(3), {}).scores for number in range(4)]
    for seat in (0, 1):
        assert sum(one - other for one, other in scores[seat::2]) > 10, scores


FIVES = with_computers(fives.GAME)


@pytest.mark.parametrize(("level", "seats"), [("novice", 4), ("master", 2)])
def test_a_game_in_which_every_action_reveals(level: str, seats: int) -> None:
    """Every level decides in a game that hides cards and dice, has no scores, and draws or shows in every action."""
    chance = Random(seats)
    position = FIVES.rules.deal(seats, {}, chance)
    while seat := next(iter(FIVES.rules.actors(position)), -1) + 1:
        view, legal = FIVES.views.view(position, seat - 1, False), FIVES.rules.legal(position, seat - 1)
        action = FIVES.computers.players[level].choose(view, seat - 1, legal, chance, Simulations(3))
        assert action in legal
        position = FIVES.rules.play(position, seat - 1, action, chance).position


def test_a_rule_of_thumb() -> None:
    """A novice follows a game's rule of thumb, and a search does so unless something else is clearly better."""
    rated = with_computers(replace(fives.GAME, rate=lambda view, action: getattr(action, "card", fives.Card.ONE).value))
    chance = Random(1)
    position = rated.rules.deal(2, {}, chance)
    own = replace(position.players[0], hand=(fives.Card.TWO, fives.Card.FIVE, fives.Card.THREE))
    position = replace(position, players=(own, *position.players[1:]))
    view, legal = rated.views.view(position, 0, False), rated.rules.legal(position, 0)
    for level in ("novice", "master"):
        chosen = rated.computers.players[level].choose(view, 0, legal, chance, Simulations(8))
        assert chosen == fives.Lay(fives.Card.FIVE)


def test_long_lines_without_a_choice() -> None:
    """A search through turns that each have one action ends, however many there are."""

    def play(heap: int, seat: int, action: str, chance: Chance) -> Played[int]:
        return Played(heap - 1, (), reveals=heap % 2 == 0)

    rules: Rules[int, str] = Rules(
        deal=lambda seats, options, chance: 1200,
        actors=lambda heap: (heap % 2,) if heap else (),
        legal=lambda heap, seat: ("go",) if heap < 1199 else ("go", "on"),
        play=play,
        outcome=lambda heap: None if heap else Outcome.by_places((1, 2)),
    )
    found: Computers[str, int] = computers(plain_strategy(rules, Views()))
    assert found.players["master"].choose(1199, 1, ("go", "on"), Random(1), Simulations(30)) in {"go", "on"}
