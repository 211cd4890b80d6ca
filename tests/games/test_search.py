"""The search that all games share, with a game that provides nothing but its rules."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.games import complete
from bot.games.chance import Chance
from bot.games.contract import Outcome, Played, Rules, Views
from bot.games.players import Choose, Computers
from bot.games.search import computers
from bot.games.search.playouts import plain
from bot.model.budgets import Simulations
from tests.games import fives, nim
from tests.packages import Installing, packages  # noqa: F401

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


FIVES = complete(fives.GAME)


@pytest.mark.parametrize(("level", "seats"), [("novice", 4), ("advanced", 2), ("master", 4)])
def test_a_game_in_which_everything_reveals(level: str, seats: int) -> None:
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
    rated = complete(replace(fives.GAME, rate=lambda view, action: getattr(action, "card", fives.Card.ONE).value))
    chance = Random(1)
    position = rated.rules.deal(2, {}, chance)
    own = replace(position.players[0], hand=(fives.Card.TWO, fives.Card.FIVE, fives.Card.THREE))
    position = replace(position, players=(own, *position.players[1:]))
    view, legal = rated.views.view(position, 0, False), rated.rules.legal(position, 0)
    for level in ("novice", "master"):
        assert rated.computers.players[level].choose(view, 0, legal, chance, Simulations(8)) == fives.Lay(
            fives.Card.FIVE
        )


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
    found: Computers[str, int] = computers(plain(rules, Views()))
    assert found.players["master"].choose(1199, 1, ("go", "on"), Random(1), Simulations(30)) in {"go", "on"}


@pytest.mark.slow
def test_without_a_rule_of_thumb_where_something_is_hidden(packages: Installing) -> None:  # noqa: F811
    """What seats soon have decides: bids that cannot be true are doubted, and those that are surely true raised."""
    packages.install("perudo", "perudo")
    perudo: Any = import_module("perudo")
    game = complete(replace(perudo.GAME, rate=None))
    choose = game.computers.players["advanced"].choose

    def kinds(dice: Any, bid: Any, seeds: int) -> list[type]:
        position = perudo.Position(tuple(map(perudo.Cup, dice)), 0, bid)
        view, legal = game.views.view(position, 0, False), game.rules.legal(position, 0)
        return [type(choose(view, 0, legal, Random(seed))) for seed in range(seeds)]

    assert kinds(((5,), (2,), (3, 4, 6)), perudo.Bid(2, 5, 3), 3) == [perudo.Doubt] * 3
    assert kinds(((2, 2, 1, 2), (3, 5, 5), (4, 4, 6)), perudo.Bid(2, 3, 2), 3) == [perudo.Raise] * 3
    # with so many dice the end is far: without what is learned, two of these are right
    far = kinds(((5, 5, 2, 3), (2, 4, 6, 6), (3, 4, 6, 2)), perudo.Bid(2, 9, 4), 6)
    assert far.count(perudo.Doubt) >= 4
