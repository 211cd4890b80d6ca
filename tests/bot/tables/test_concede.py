"""Conceding: who may, what is left of the table, and that nothing brings back who has gone."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.model.pace import Pace
from bot.model.ranking import ranks, winners
from bot.model.record import replay
from bot.model.refusals import Refusal
from bot.model.rows import Change, Ending, Incident, IncidentKind, PostKind, QuestionKind, Status
from bot.services.computers import Computers
from bot.tables import end_by_agreement, hand_over, lobby, take_back
from bot.tables.concede import concede, left_by
from bot.tables.export import record_of
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import (
    PEOPLE,
    act,
    any_action,
    begun,
    invitation,
    placed,
    play,
    posts,
    refused,
    reread,
    rows,
    settled,
    state,
)
from tests.games.nim import Position, position


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the quickest computer player go on, whichever it is otherwise."""
    monkeypatch.setattr("bot.tables.concede.stand_in", lambda _: "random")


def user(table: Table, seat: int) -> int:
    """Tell who sits there."""
    found = table.seats[seat].user
    assert found is not None
    return found


def of_people(table: Table) -> list[int]:
    """List the seats of people."""
    return [number for number, seat in enumerate(table.seats) if seat.user is not None]


async def test_of_two_the_other_wins(tables: Tables, path: Path) -> None:
    """The game is over at once, in one transaction; the record so far verifies without a result."""
    table = await begun(tables)
    await act(table, any_action(table.game, table.position, Random(1)))
    assert await concede(table, user(table, 0)) is True
    assert (table.row.status, table.row.ending) == (Status.OVER, Ending.CONCEDED)
    assert table.outcome() is None
    assert winners(Ending.CONCEDED, table.seats, None) == (1,)
    assert ranks(Ending.CONCEDED, table.seats, None) == (2, 1)
    kinds = [kind for kind, _, _ in await posts(table.store, table)]
    assert kinds == [PostKind.TURN, PostKind.END, PostKind.REPLAY]
    (incident,) = await table.store.incidents.of_table(table.id)
    assert (incident.kind, incident.seat, incident.seq) == (IncidentKind.CONCEDED, 0, table.revision)
    assert await reread(table) == await state(table)
    assert table.actors() == ()
    assert replay(await record_of(table)).outcome is None
    assert rows(path, "SELECT status, ending FROM tables") == [("over", "conceded")]


async def test_of_more_a_computer_player_goes_on(tables: Tables) -> None:
    """It plays the seat to the end, at once if it is its turn; whoever conceded comes last."""
    table = await begun(tables, 3)
    assert await concede(table, user(table, 0)) is False
    gone = table.seats[0]
    assert (gone.stand_in, gone.conceded, gone.one_turn) == ("random", True, False)
    (incident,) = await table.store.incidents.of_table(table.id)
    assert incident.facts == {"computer": "random"}
    assert (await posts(table.store, table))[1:] == [(PostKind.INCIDENT, 0, 0)]
    computers = Computers(Random(1))
    computers.wake(table)
    await settled(computers)
    await computers.close()
    assert table.actors() == (1,)
    await play(table, Random(2))
    assert table.row.ending is Ending.PLAYED
    outcome = table.outcome()
    assert outcome is not None
    assert ranks(Ending.PLAYED, table.seats, outcome)[0] == 3
    assert 0 not in winners(Ending.PLAYED, table.seats, outcome)


async def test_the_last_one_wins(tables: Tables) -> None:
    """When all but one have conceded, one after the other, the game is over."""
    table = await begun(tables, 4)
    assert [await concede(table, user(table, seat)) for seat in (2, 0, 3)] == [False, False, True]
    assert winners(Ending.CONCEDED, table.seats, None) == (1,)
    assert ranks(Ending.CONCEDED, table.seats, None) == (2, 1, 2, 2)


@pytest.mark.parametrize("computers", [("novice",), ("novice", "random")])
async def test_no_person_is_left(tables: Tables, computers: tuple[str, ...]) -> None:
    """Where the last person concedes, the computer players have won and do not play on alone."""
    table = await begun(tables, 1, computers)
    (seat,) = of_people(table)
    assert await concede(table, user(table, seat)) is True
    assert winners(Ending.CONCEDED, table.seats, None) == tuple(n for n in range(len(table.seats)) if n != seat)


@pytest.mark.parametrize("people", [2, 3])
async def test_who_is_absent_when_all_others_concede(tables: Tables, people: int) -> None:
    """They have won, though a computer player was standing in for them."""
    table = await begun(tables, people)
    for seat in range(1, people):
        away = replace(table.seats[seat], stand_in="novice")
        async with table.lock:
            await table.change(Change(incident=Incident(IncidentKind.STAND_IN, 0, seat), seats={seat: away}))
    assert await concede(table, user(table, 0)) is True
    assert winners(Ending.CONCEDED, table.seats, None) == tuple(range(1, people))
    assert not any(seat.stand_in for seat in table.seats[1:])


async def test_a_turn_that_is_played_for_somebody(tables: Tables) -> None:
    """Who is away for one turn alone counts as a person who plays on."""
    table = await begun(tables, 3)
    away = replace(table.seats[0], stand_in="novice", one_turn=True)
    async with table.lock:
        await table.change(Change(incident=Incident(IncidentKind.STAND_IN, 0, 0), seats={0: away}))
    assert await concede(table, user(table, 1)) is False


async def test_who_may_concede(tables: Tables) -> None:
    """People at the table, once, while the game runs."""
    table = await lobby.open_table(tables, invitation(3))
    assert (await refused(concede(table, PEOPLE[1])))[0] == Refusal.NOT_STARTED
    await lobby.start(table, PEOPLE[0])
    assert (await refused(concede(table, 900)))[0] == Refusal.NOT_AT_TABLE
    await concede(table, PEOPLE[0])
    assert (await refused(concede(table, PEOPLE[0])))[0] == Refusal.CONCEDED
    await concede(table, PEOPLE[1])
    assert (await refused(concede(table, PEOPLE[2])))[0] == Refusal.TABLE_OVER


async def test_who_conceded_acts_no_more(tables: Tables) -> None:
    """Neither by an action nor by taking back, consenting, refusing or proposing."""
    table = await begun(tables, 3)
    action = any_action(table.game, table.position, Random(1))
    await table.act(0, 0, action)
    for seat in range(3):
        while table.actors() == (seat,) and table.revision < 200:
            await act(table, any_action(table.game, table.position, Random(1)))
    await concede(table, user(table, 0))
    before = await state(table)
    for doing in (
        table.act(0, table.revision, action),
        take_back.take_back(table, 0, None),
        end_by_agreement.propose(table, user(table, 0)),
        hand_over.ask(table, user(table, 0), 0, 900, "Nina"),
    ):
        assert (await refused(doing))[0] == Refusal.CONCEDED
    await take_back.take_back(table, 1, None)
    assert await table.store.questions.get(table.id, QuestionKind.TAKE_BACK) is not None
    for vote in (take_back.agree(table, 0, table.revision), take_back.refuse(table, 0, table.revision)):
        assert (await refused(vote))[0] == Refusal.CONCEDED
    assert await state(table) == before
    assert await table.store.questions.get(table.id, QuestionKind.TAKE_BACK) is not None


async def test_taking_back_brings_nobody_back(tables: Tables) -> None:
    """What was played before is undone with the consent of those who are left; the concession stands."""
    table = await begun(tables, 3)
    chance = Random(2)
    while table.actors() != (2,):
        await act(table, any_action(table.game, table.position, chance))
    await act(table, any_action(table.game, table.position, chance))
    await concede(table, user(table, 0))
    await take_back.take_back(table, 1, None)
    asked = await table.store.questions.get(table.id, QuestionKind.TAKE_BACK)
    assert asked is not None
    assert await take_back.agree(table, 2, asked.seq) is True
    assert table.actors() == (1,)
    assert table.seats[0].conceded
    assert await reread(table) == await state(table)


async def test_open_questions(tables: Tables) -> None:
    """Theirs and those about their seat are closed with it, those of others stand."""
    table = await begun(tables, 3)
    chance = Random(1)
    while table.actors() == (0,):
        await act(table, any_action(table.game, table.position, chance))
    await take_back.take_back(table, 0, None)
    await end_by_agreement.propose(table, user(table, 0))
    await hand_over.ask(table, user(table, 1), 1, 900, "Nina")
    await concede(table, user(table, 0))
    assert await table.store.questions.get(table.id, QuestionKind.TAKE_BACK) is None
    assert await table.store.questions.get(table.id, QuestionKind.END) is None
    assert await table.store.questions.get(table.id, QuestionKind.HAND_OVER) is not None
    waiting = [post.about for post in await table.store.outbox.waiting(table.id) if post.kind is PostKind.VOTE]
    assert waiting == ["hand_over"]


async def test_clocks_stand(tables: Tables) -> None:
    """No time passes any more for who conceded, in their turn neither; for the others it goes on."""
    table = await lobby.open_table(tables, replace(invitation(3), pace=Pace.NORMAL))
    await lobby.start(table, PEOPLE[0])
    await concede(table, user(table, 0))
    clocks = await table.store.clocks.of_table(table.id)
    assert clocks[0].since is None
    computers = Computers(Random(1))
    computers.wake(table)
    await settled(computers)
    await computers.close()
    clocks = await table.store.clocks.of_table(table.id)
    assert [clocks[seat].since is None for seat in range(3)] == [True, False, True]


async def test_the_host_hands_the_table_on(tables: Tables) -> None:
    """To the first who plays on; where nobody does, nothing changes."""
    table = await begun(tables, 3)
    seat = table.seat_of(table.row.host)
    assert seat is not None
    heir = next(other for other in range(3) if other != seat)
    await concede(table, user(table, seat))
    assert table.row.host == user(table, heir)
    assert await reread(table) == await state(table)
    last = next(other for other in range(3) if other not in (seat, heir))
    await concede(table, user(table, last))
    assert table.row.host == user(table, heir)


async def test_two_at_once(tables: Tables) -> None:
    """Of two players one has conceded and the other has won; of three the third has."""
    table = await begun(tables, 2)
    done = await asyncio.gather(*(concede(table, user(table, seat)) for seat in (0, 1)), return_exceptions=True)
    assert done[0] is True
    assert isinstance(done[1], Exception)
    assert [seat.conceded for seat in table.seats] == [True, False]
    table = await begun(tables, 3, channel=6)
    assert await asyncio.gather(*(concede(table, user(table, seat)) for seat in (0, 1))) == [False, True]
    assert winners(Ending.CONCEDED, table.seats, None) == (2,)
    assert len(await table.store.incidents.of_table(table.id)) == 2


MOMENTS = (position(3), position(3, took=(True, False, False)), position(3, heap=0, took=(True, False, False)))
"""The beginning of a turn, the middle of one, and the last turn of the game."""


@pytest.mark.parametrize("now", [*MOMENTS, *(replace(each, together=True) for each in MOMENTS)])
@pytest.mark.parametrize("of_the_mover", [True, False])
async def test_at_any_moment(tables: Tables, now: Position, of_the_mover: bool) -> None:
    """At whatever point of a turn, one's own or another's, the game goes on from where it stood."""
    table = await placed(tables, now, 3)
    mover, *_ = table.actors()
    seat = mover if of_the_mover else (mover + 1) % 3
    assert not await concede(table, user(table, seat))
    assert table.position == now
    assert await reread(table) == await state(table)
    await act(table, any_action(table.game, table.position, Random(1)))


async def test_all_or_nothing(tables: Tables, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Where the transaction fails nobody has conceded, on the disk or in memory."""
    table = await begun(tables, 2)
    before = await state(table)

    async def broken(*_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as failing:
        failing.setattr("bot.store.store.put_posts", broken)
        with pytest.raises(OSError, match="disk full"):
            await concede(table, user(table, 0))
    assert await state(table) == before == await reread(table)
    assert rows(path, "SELECT * FROM incidents") == []
    assert await concede(table, user(table, 0)) is True


async def test_a_table_is_only_looked_at(tables: Tables) -> None:
    """What would be left of it is told without anything being changed."""
    table = await begun(tables, 2)
    before = await state(table)
    left = left_by(table, 0)
    assert left.over
    assert [seat.conceded for seat in left.seats] == [True, False]
    assert await state(table) == before
