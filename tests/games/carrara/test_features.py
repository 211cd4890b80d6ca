"""What the networks see of positions, and what they make of it."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import pytest

from bot.games import carrara
from bot.games.carrara.components import NO_BLOCKS, Blocks, Objects
from bot.games.carrara.computer.boards import kept
from bot.games.carrara.computer.features import FEATURES, FEATURES_WITH_CARDS
from bot.games.carrara.computer.horizon import FAR
from bot.games.carrara.computer.seats import Outlook, outlook
from bot.games.carrara.computer.strategy import LEARNED, last_round
from bot.games.carrara.computer.turn_features import TURN_FEATURES
from bot.games.carrara.position import Phase, Position
from bot.games.players import Forecast
from tests.games.carrara.positions import able_to_announce, board, buildings, player, table
from tests.games.playouts import positions
from tests.games.variants import variants


def forecast(position: Position) -> Forecast:
    """Return the forecast of the networks in the repository."""
    return LEARNED.strategy(calibrated=False).forecasts([position], Random(1))[0]


def between_turns(seats: int, seed: int, name: str = "carrara") -> list[Position]:
    """List the positions of a random game where a turn begins."""
    return [found for found in positions(variants()[name], seats, seed) if found.phase is Phase.ACTION]


@pytest.mark.parametrize(("name", "size"), [("carrara", FEATURES), ("carrara/expansion", FEATURES_WITH_CARDS)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_fit_the_features(name: str, size: int, seats: int) -> None:
    """Every unit has a weight for each feature, weights exist for all seat counts, and features stay in range."""
    for position in between_turns(seats, 3, name)[::5]:
        network = LEARNED.network(position)
        assert network is not None
        assert {*map(len, network.units)} == {size}
        assert len(network.policy) == TURN_FEATURES
        for groups in LEARNED.features(position):
            seen = [*chain.from_iterable(groups)]
            assert len(seen) == size
            assert all(-4 <= value <= 9 for value in seen)


def test_what_is_kept_is_never_taken_for_another() -> None:
    """Results are kept by identity, and memory is used again."""
    sizes = kept(len)
    assert [sizes((number,) * (number % 7)) for number in range(12_000)] == [number % 7 for number in range(12_000)]


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


def foreseen(position: Position) -> Outlook:
    """Return the race predicted from a position."""
    return outlook(position)


def ready(**changes: Any) -> Position:
    """Set up the start of a turn of a seat that has met all conditions."""
    return able_to_announce(phase=Phase.ACTION, **changes)


def test_who_has_everything_may_announce_in_the_next_turn() -> None:
    """Announcing requires an action first, so it takes at least one turn."""
    found = foreseen(ready())

    assert [seat.turns for seat in found.seats] == [1, FAR]
    assert found.rounds == 0


def test_what_costs_lack_is_built_first() -> None:
    """Blocks in hand make it one turn; without them they are bought first, fewer of them with few coins."""
    built = board("palazzo5 massa, porta5 massa, villa5 massa, castello5 massa, biblioteca5 massa, cattedrale1 massa")
    shown = buildings("villa4 castello4")

    assert foreseen(ready(buildings=built, display=shown, blocks=Blocks(black=4))).seats[0].turns == 1
    assert foreseen(ready(buildings=built, display=shown, blocks=NO_BLOCKS, coins=20)).seats[0].turns == 3
    assert foreseen(ready(buildings=built, display=shown, blocks=Blocks(black=1), coins=4)).seats[0].turns == 2
    assert foreseen(ready(buildings=built, display=shown, blocks=Blocks(black=1), coins=3)).seats[0].turns == 3


def test_objects_come_from_scorings_and_for_coins() -> None:
    """The types and ripe cities with the most objects come first; 10 coins buy one in any turn."""
    position = ready(objects=Objects(2, 2, 1, 1), supply=Objects(5, 5, 5, 5, 5, 5))

    # two are missing: a city with six types yields them at once, a type only one
    assert foreseen(position).seats[0].turns == 1
    assert foreseen(player(position, 0, cities_scored=(carrara.City.MASSA,))).seats[0].turns == 2
    assert foreseen(player(position, 0, cities_scored=(carrara.City.MASSA,), coins=10)).seats[0].turns == 1
    assert foreseen(player(position, 0, cities_scored=(carrara.City.MASSA,), coins=20)).seats[0].turns == 1


def test_the_nearest_seat_ends_the_game_for_all() -> None:
    """A seat that has moved this round has one turn fewer left than one that has not, if a later seat announces."""
    one = ready(points=10)
    before = foreseen(one._replace(turn=0))
    after = foreseen(one._replace(turn=1))

    assert (before.rounds, after.rounds) == (0, 1)
    # with a turn each, the other seat, whose board is empty, scores nothing; the first takes the best option
    assert before.reached[1] == outlook(one).seats[1].score
    assert before.reached[0] == outlook(one).seats[0].score + outlook(one).seats[0].options.best
    assert after.reached[0] == before.reached[0]


def test_markers_run_out() -> None:
    """A seat that has placed all six markers scores nothing more."""
    types = tuple(carrara.BuildingType)[:4]
    done = ready(types_scored=types, cities_scored=(carrara.City.PISA, carrara.City.LUCCA))

    assert foreseen(done).reached[0] == outlook(done).seats[0].score
    assert foreseen(ready(types_scored=types)).reached[0] > outlook(done).seats[0].score
