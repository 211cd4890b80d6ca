"""Computer players at a table: they act as people do, and hold nobody up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.chance import Chance
from bot.games.players import ComputerPlayer, Simulations, Speed
from bot.services.background import FIRST_WAIT
from bot.services.computers import ComputerTurns
from bot.services.worker import GameKey
from bot.services.worker_pool import WorkerPool
from bot.tables import closing, take_back
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import PEOPLE, InstantTimers, act, begun, computer_seat, place, seat_of, settled
from tests.games.nim import EndTurn, Take, position


def with_player(table: Table, decide: Callable[[Any, int, Sequence[Any]], Any], speed: Speed = Speed.INSTANT) -> None:
    player = ComputerPlayer(lambda view, seat, legal, *_: decide(view, seat, legal), speed)
    players = {"random": player}
    table.game = replace(table.game, computers=replace(table.game.computers, players=players))


def persons_turn(table: Table) -> bool:
    return any(table.seats[seat].user is not None for seat in table.actors())


async def waiting_for_a_computer(tables: Tables) -> Table:
    table = await begun(tables, 1, ("random",))
    await let_begin(table, computer_seat(table))
    return table


async def let_play(table: Table, turns: ComputerTurns) -> None:
    turns.wake(table)
    await settled(turns)
    await turns.close()


async def let_begin(table: Table, seat: int) -> None:
    seats = len(table.seats)
    await place(table, position(seats, waiting=tuple((seat + number) % seats for number in range(seats))))


@pytest.mark.parametrize("speed", [Speed.INSTANT, Speed.SEARCHING])
async def test_computer_players_decide_from_their_own_view(tables: Tables, speed: Speed) -> None:
    """They are given only their seat's view and legal actions; those that search think in another process."""
    table = await waiting_for_a_computer(tables)
    computer, shown = table.actors()[0], list[tuple[Any, Any, bool]]()
    legal = list(table.game.rules.legal(table.position, computer))
    expected = table.game.views.view_with_memory(table.position, computer)

    class Elsewhere(WorkerPool):
        async def choose(self, key: GameKey, computer: str, seat: int, view: Any, chance: Chance) -> Any:
            shown.append((view, legal, True))
            return table.game.rules.legal(table.position, seat)[0]

    def decide(view: Any, seat: int, legal: Sequence[Any]) -> Any:
        shown.append((view, list(legal), False))
        return legal[0]

    with_player(table, decide, speed)
    await let_play(table, ComputerTurns(Random(3), Elsewhere(1, Simulations(1))))
    assert shown[0] == (expected, legal, speed is Speed.SEARCHING)


async def test_a_failed_decision_is_logged_and_tried_again(tables: Tables, caplog: pytest.LogCaptureFixture) -> None:
    """So is an illegal decision; meanwhile the table is unchanged."""
    hurry = InstantTimers()
    table = await waiting_for_a_computer(tables)
    before = table.position
    faults: list[Any] = [EndTurn(), ZeroDivisionError("oh")]

    def decide(view: Any, seat: int, legal: Sequence[Any]) -> Any:
        if not faults:
            return legal[0]
        assert table.position == before
        if isinstance(fault := faults.pop(), Exception):
            raise fault
        return fault

    with_player(table, decide)
    turns = ComputerTurns(Random(3))
    tables.listeners.append(turns.wake)
    turns.wake(table)
    await settled(turns)

    assert persons_turn(table)
    assert hurry.waits == [FIRST_WAIT, FIRST_WAIT * 2]
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [record.getMessage() for record in errors] == [
        f"table {table.id}: a computer player failed; next try in 2 s",
        f"table {table.id}: a computer player failed; next try in 4 s",
    ]
    await turns.close()


async def overtake(table: Table) -> None:
    await act(table, table.game.rules.legal(table.position, table.actors()[0])[0])


async def go_back(table: Table) -> None:
    seat = seat_of(table, PEOPLE[0])
    assert await take_back.take_back(table, seat) == take_back.TakenBack(anew=True)


async def give_up(table: Table) -> None:
    await closing.abandon(table, PEOPLE[0])


@pytest.mark.parametrize("happen", [overtake, go_back, give_up])
async def test_a_decision_that_events_overtake_is_dropped(
    tables: Tables, caplog: pytest.LogCaptureFixture, happen: Callable[[Table], Coroutine[Any, Any, None]]
) -> None:
    """Its decision is dropped without an error; if it is still to move, it thinks again."""
    table = await begun(tables, 1, ("random",))
    person, loop, thoughts = seat_of(table, PEOPLE[0]), asyncio.get_running_loop(), 0
    await let_begin(table, person)
    await act(table, Take(1))
    await act(table, EndTurn())

    def decide(view: Any, seat: int, legal: Sequence[Any]) -> Any:
        nonlocal thoughts
        thoughts += 1
        if thoughts == 1:
            asyncio.run_coroutine_threadsafe(happen(table), loop).result()
        return legal[0]

    with_player(table, decide)
    await let_play(table, ComputerTurns(Random(3)))

    assert table.actors() == (() if happen is give_up else (person,))
    assert (thoughts > 1) is (happen is overtake)
    assert caplog.records == []


async def test_an_unknown_level_is_played_by_a_quick_one(tables: Tables, caplog: pytest.LogCaptureFixture) -> None:
    """A table with an unknown computer player goes on without an error."""
    table = await begun(tables, 1, ("oracle",))
    await let_begin(table, computer_seat(table))
    await let_play(table, ComputerTurns(Random(3), WorkerPool(1, Simulations(1))))

    assert persons_turn(table)
    assert caplog.records == []
