"""The value of positions: the features that the networks see, and what they make of them."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from bot.games import carrara
from bot.games.carrara.components import NO_BLOCKS, Blocks, Objects
from bot.games.carrara.computer.boards import board_of
from bot.games.carrara.computer.features import FEATURES
from bot.games.carrara.computer.strategy import LEARNED, last_round
from bot.games.carrara.computer.turn_features import TURN_FEATURES
from bot.games.carrara.position import Phase, Position
from bot.games.players import Forecast
from tests.games.carrara.positions import board, player, table
from tests.games.playouts import positions


def forecast(position: Position) -> Forecast:
    """Return the forecast of the networks in the repository."""
    return LEARNED.uncalibrated().forecasts([position], Random(1))[0]


def between_turns(seats: int, seed: int) -> list[Position]:
    """List the positions of a random game where a turn begins."""
    return [found for found in positions(carrara.GAME, seats, seed) if found.phase is Phase.ACTION]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_fit_the_features(seats: int) -> None:
    """Every unit has a weight for each feature, weights exist for all seat counts, and features stay in range."""
    for position in between_turns(seats, 3)[::5]:
        network = LEARNED.network(position)
        assert network is not None
        assert {*map(len, network.units)} == {FEATURES}
        assert len(network.policy) == TURN_FEATURES
        for groups in LEARNED.features(position):
            seen = [*chain.from_iterable(groups)]
            assert len(seen) == FEATURES
            assert all(-3 <= value <= 6 for value in seen)


GOLDEN = {
    2: ((0.4958, 0.5042), (81.42, 80.25)),
    3: ((0.4348, 0.4205, 0.1447), (70.02, 70.71, 64.71)),
    4: ((0.5816, 0.2998, 0.0815, 0.0372), (56.02, 53.72, 52.82, 47.33)),
}
"""By seats: chances and points that the weights forecast for a fixed position."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forecasts_are_those_that_were_trained(seats: int) -> None:
    """Changing a feature or its scale changes these numbers, and requires new training."""
    expected = forecast(between_turns(seats, 11)[40])

    assert expected.chances == pytest.approx(GOLDEN[seats][0], abs=1e-3)
    assert expected.points == pytest.approx(GOLDEN[seats][1], abs=1e-2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forecasts_add_up(seats: int) -> None:
    """Chances always add up to 1, and at the end they go to the winners, with the actual scores."""
    for position in between_turns(seats, 4)[::7]:
        assert sum(forecast(position).chances) == pytest.approx(1)
    over = positions(carrara.GAME, seats, 4)[-1]
    result = carrara.outcome(over)
    assert result is not None
    assert forecast(over).points == result.scores
    assert [seat for seat, chance in enumerate(forecast(over).chances) if chance] == [*result.winners]


def test_points_and_blocks_are_worth_something() -> None:
    """With more of them and nothing else changed, a seat is likelier to win."""
    plain = between_turns(2, 5)[30]
    richer = player(plain, 0, points=plain.players[0].points + 12)
    better = player(plain, 0, blocks=Blocks(*(count + 1 for count in plain.players[0].blocks)))

    assert forecast(plain).chances[0] < forecast(richer).chances[0]
    assert forecast(plain).chances[0] < forecast(better).chances[0]


def test_a_board_is_counted_once() -> None:
    """Sums by type and city are cached for the same board, and right for an equal one."""
    built = board("villa5 livorno, villa2 pisa, porta3 livorno, porta1 lerici")
    counted = board_of(built)

    assert counted.type_points == [0, 0, 0, 9, 0, 15]
    assert counted.type_coins == [0, 0, 0, 1, 0, 6]
    assert counted.type_counts == [0, 0, 0, 2, 0, 2]
    assert counted.city_worth == [24, 6, 0, 0, 0, 1]
    assert counted.city_counts == [2, 1, 0, 0, 0, 1]
    assert counted.costs == 11
    assert board_of(built) is counted
    assert board_of(()).costs == 0


def test_boards_are_told_apart_however_many_there_are() -> None:
    """A cached board is never mistaken for another, even if memory is reused."""
    chance, names = Random(1), [building.key for building in carrara.BUILDINGS]
    for _ in range(8_000):
        name, city = chance.choice(names), chance.choice(["pisa", "massa"])
        built = board(f"{name} {city}")
        assert board_of(built).costs == built[0].building.cost


def test_the_last_round_is_foreseen_exactly() -> None:
    """A seat that has had its last turn keeps its score; another adds the best that one turn yields."""
    last = table(turn=1, last_round_by=0, announced_by=0, coins=4, points=20, display=(), blocks=NO_BLOCKS)
    last = player(
        last, 1, coins=14, points=10, objects=Objects(crown=1), buildings=board("villa4 livorno, porta1 massa")
    )
    # 12 points and an object for the villa, another object for 10 coins, 2 points for 10 coins less
    expected = last_round(last)

    assert expected.points == (20, 10 + 3 + 5 + 2 + 12 + 3 + 3 - 2)
    assert expected.chances[1] > 0.99


def test_in_the_last_round_building_brings_its_cost() -> None:
    """With nothing to score, the largest affordable building is built."""
    last = table(turn=1, last_round_by=0, announced_by=0, coins=0, points=0)
    last = player(last, 1, coins=0, blocks=Blocks(black=2, blue=1))
    largest = max(shown.cost for shown in last.display if shown.cost <= 3)

    assert last_round(last).points == (0, largest)
