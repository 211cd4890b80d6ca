"""`piazza arena`: rotated seats, sound confidence intervals, and results independent of the number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bot.cli.arena import Arena, LineUp, line_ups
from bot.cli.main import main
from bot.games import GAMES, carrara
from bot.games.carrara.actions import Action
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.view import CarraraSeatView
from bot.games.players import ComputerPlayer, Simulations, Speed
from bot.training.matches import MatchResult, play_one, wilson
from tests.games.changing import change

FEW = Simulations(0)


def one(players: Sequence[str], seed: int, number: int) -> MatchResult:
    game = GAMES["carrara"]
    sitting = [game.computers.players[player] for player in players]
    return play_one(game, sitting, seed, number, FEW, {})


def standing(found: LineUp) -> list[tuple[str, int, int, float, list[int]]]:
    """Return the results that must not depend on the machine."""
    return [(own.player, own.seats, own.games, own.wins, own.scores) for own in found.tallies]


def test_intervals() -> None:
    """Wilson intervals match the textbook values."""
    for wins, games, low, high in ((0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (75, 100, 0.6569, 0.8245)):
        assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_line_ups_fill_the_seats() -> None:
    """Every choice of players fills the seats; with too few, players repeat but all take part."""
    three = ["novice", "random", "advanced"]

    assert line_ups(carrara.GAME, three, [2]) == [("novice", "random"), ("novice", "advanced"), ("random", "advanced")]
    assert line_ups(carrara.GAME, three[:2], [2, 3]) == [
        ("novice", "random"),
        ("novice", "novice", "random"),
        ("novice", "random", "random"),
    ]
    assert [{*filling} for filling in line_ups(carrara.GAME, three, [4])] == [{*three}] * 3
    assert line_ups(carrara.GAME, ["random", "random", "novice"], [3]) == [("random", "random", "novice")]


def test_every_player_sits_in_every_seat_of_the_same_deals() -> None:
    players = ("first", "second", "third")
    begins: Counter[str] = Counter()
    deals = set()

    class Scribe:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, view: CarraraSeatView, seat: int, legal: Any, *_: object, **__: object) -> Action:
            if view.round == 1 and view.seat == 0 and view.phase is CarraraPhase.ACTION:
                begins[self.name] += 1
                deals.add(view.display)
            first: Action = legal[0]
            return first

    with pytest.MonkeyPatch.context() as patch:
        computers: dict[str, ComputerPlayer[Any, Any]] = {
            name: ComputerPlayer(Scribe(name).choose, Speed.INSTANT) for name in players
        }
        change(patch, "carrara", computers_players=computers)
        for number in range(6):
            one(players, 3, number)

    assert begins == dict.fromkeys(players, 2)
    assert len(deals) == 2


@pytest.mark.slow
def test_the_same_games_in_any_number_of_processes() -> None:
    """Results depend on the seed alone, not on the number of processes or on their hashes of strings."""
    players = [("novice", "random")]
    one = [standing(found) for found in Arena(carrara.GAME, 2, 7, FEW).play(players)]
    two = [standing(found) for found in Arena(carrara.GAME, 2, 7, FEW, jobs=2).play(players)]
    other = [standing(found) for found in Arena(carrara.GAME, 2, 8, FEW).play(players)]

    assert one == two
    assert one != other


def test_the_output_has_a_table_for_each_line_up(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "--players", "novice,random", "--seats", "2", "--games", "1", "--seed", "4"]

    assert main(command) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    titles = [line.partition(" (")[0] for line in lines if line and not line.startswith(" ")]
    assert titles[0] == "novice, random"
    assert len(titles) == 2
    novice = next(line for line in lines if line.startswith("  novice"))
    assert "100.0%" in novice
    assert max(map(len, lines)) <= 80
