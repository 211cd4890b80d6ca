"""Conceding: who may, what happens to the table, and that it is permanent."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.model.results import winners
from bot.model.rows import Ending, QuestionKind
from bot.tables import take_back
from bot.tables.concede import concede
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import (
    PEOPLE,
    act_at_random,
    begun,
    check_stored,
    placed,
    question_of,
    seat_of,
    user_in,
)
from tests.games.nim import Position, position


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "stand_in", "random")


async def test_when_the_last_person_concedes_the_computers_win(tables: Tables) -> None:
    table = await begun(tables, 1, ("novice", "random"))
    seat = seat_of(table, PEOPLE[0])
    assert await concede(table, PEOPLE[0]) is True
    assert winners(Ending.CONCEDED, table.seats, None) == tuple(n for n in range(len(table.seats)) if n != seat)


async def test_a_take_back_undoes_no_concession(tables: Tables) -> None:
    """A take-back needs only the remaining people's consent and does not undo the concession."""
    table = await begun(tables, 3)
    chance = Random(2)
    while table.actors() != (2,):
        await act_at_random(table, chance)
    await act_at_random(table, chance)
    await concede(table, user_in(table, 0))
    await take_back.take_back(table, 1)
    asked = await question_of(table, QuestionKind.TAKE_BACK)
    assert await take_back.agree(table, 2, asked.seq) is True
    assert table.actors() == (1,)
    assert table.seats[0].conceded
    await check_stored(table)


async def test_the_host_hands_the_table_on(tables: Tables) -> None:
    """The host's role passes to the first person still playing; without one it stays."""
    table = await begun(tables, 3)
    seat = seat_of(table, table.row.host)
    heir = next(other for other in range(3) if other != seat)
    await concede(table, user_in(table, seat))
    assert table.row.host == user_in(table, heir)
    await check_stored(table)
    last = next(other for other in range(3) if other not in (seat, heir))
    await concede(table, user_in(table, last))
    assert table.row.host == user_in(table, heir)


async def test_concurrent_concessions_leave_a_winner(tables: Tables) -> None:
    """Of two concurrent concessions at a table of two, one wins; at a table of three, the third person does."""
    table = await begun(tables, 2)
    done = await asyncio.gather(*(concede(table, user_in(table, seat)) for seat in (0, 1)), return_exceptions=True)
    assert done[0] is True
    assert isinstance(done[1], Exception)
    assert [seat.conceded for seat in table.seats] == [True, False]
    table = await begun(tables, 3, channel=6)
    assert await asyncio.gather(*(concede(table, user_in(table, seat)) for seat in (0, 1))) == [False, True]
    assert winners(Ending.CONCEDED, table.seats, None) == (2,)
    assert len(await table.store.incidents.of_table(table.id)) == 2


MOMENTS = (position(3), position(3, took=(True, False, False)), position(3, heap=0, took=(True, False, False)))
"""The start of a turn, the middle of one, and the last turn of the game."""


@pytest.mark.parametrize("now", [*MOMENTS, replace(MOMENTS[1], together=True)])
@pytest.mark.parametrize("of_the_mover", [True, False])
async def test_conceding_leaves_the_position_unchanged(tables: Tables, now: Position, of_the_mover: bool) -> None:
    """A concession at any point of anyone's turn leaves the position unchanged."""
    table = await placed(tables, now, 3)
    mover, *_ = table.actors()
    seat = mover if of_the_mover else (mover + 1) % 3
    assert not await concede(table, user_in(table, seat))
    assert table.position == now
    await check_stored(table)
    await act_at_random(table)
