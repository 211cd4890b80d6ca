"""The race to the end as computer players predict it: turns until a seat may announce, and scores by then."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import carrara
from bot.games.carrara.components import NO_BLOCKS, Blocks, Objects
from bot.games.carrara.computer.horizon import FAR
from bot.games.carrara.computer.seats import Outlook, outlook
from bot.games.carrara.position import Phase, Position
from tests.games.carrara.positions import able_to_announce, board, buildings, player, table
from tests.games.playouts import positions


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_race_at_any_time(seats: int) -> None:
    """Turns are from 1 to FAR, and scoring never loses points."""
    for position in positions(carrara.GAME, seats, 6)[::9]:
        shared = outlook(position)
        assert all(1 <= turns <= FAR for turns in [seat.turns for seat in shared.seats])
        assert (
            min([seat.turns for seat in shared.seats]) - 1
            <= shared.rounds
            <= min([seat.turns for seat in shared.seats])
        )
        assert all(reached >= seat.score for reached, seat in zip(shared.reached, shared.seats, strict=True))


def test_a_fresh_table_is_far_from_its_end() -> None:
    """No seat can announce for a long time."""
    assert [seat.turns for seat in foreseen(table(4)).seats] == [FAR] * 4
