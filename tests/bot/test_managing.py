"""What a server's managers do at tables: pausing to the second, giving seats away, ending; all of it written down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot import agreeing, conceding, handing_over, lobby, managing, undo, wishes
from bot.absence import Choice, choose, resume
from bot.address import Address
from bot.managing import end, give_seat, pause, take_up
from bot.pace import HOUR, TERMS, Pace
from bot.people import Notices, Person, Quiet
from bot.refusals import Refusal
from bot.replacing import replace_computer, replaceable
from bot.rows import Ending, IncidentKind, PostKind, QuestionKind, Seat, Status
from bot.tables import Table, Tables
from tests.bot.days import BEGINNING, Days
from tests.bot.kit import PEOPLE, act, any_action, begun, invitation, posts, refused, reread, rows, settled, state

ADA, BEN, CLEO, *_ = PEOPLE
EVA = 900
BOSS = 5_000
BANK, GAIN = TERMS[Pace.BRISK].bank, TERMS[Pace.BRISK].gain
"""Twelve hours and two."""


@pytest_asyncio.fixture
async def days(place: Path | Address) -> AsyncIterator[Days]:
    """Start a bot whose time is virtual."""
    days = Days(place)
    await days.begin()
    yield days
    await days.stop()


async def read(days: Days, query: str) -> list[tuple[Any, ...]]:
    """Read what the store holds."""
    return [tuple(row) for row in await days.house.store.database.read(query)]


def next_action(table: Table) -> Any:
    """Choose what whoever is to move could do."""
    return any_action(table.game, table.position, Random(3))


async def test_nobody_can_act(tables: Tables) -> None:
    """Every door is closed, each with who paused the game and since when; nothing changes, nothing is lost."""
    table = await begun(tables, 3, ("random",))
    while table.seats[table.actors()[0]].user is None:
        await act(table, next_action(table))
    seat = table.actors()[0]
    user, others = table.seats[seat].user or 0, [each.user for each in table.seats if each.user is not None]
    other = next(each for each in others if each != user)
    await agreeing.propose(table, user)
    asked = table.revision
    await pause(table, BOSS)
    before = await state(table), await posts(table.store, table)
    computer = next(number for number, each in enumerate(table.seats) if each.computer is not None)
    doors = (
        act(table, next_action(table)),
        table.act(seat, table.revision, next_action(table), 77),
        undo.take_back(table, seat, None),
        undo.agree(table, seat, table.revision),
        agreeing.propose(table, other),
        agreeing.agree(table, other, asked, seat),
        agreeing.refuse(table, other, asked, seat),
        conceding.concede(table, user),
        resume(table, user),
        choose(table, other, 0, seat, Choice.WAIT),
        handing_over.ask(table, user, seat, EVA, "Eva"),
        handing_over.refuse(table, other, 0, seat, EVA),
        replace_computer(table, user, computer, "novice"),
        lobby.abandon(table, table.row.host),
        lobby.abandon(table, BOSS, manager=True),
    )
    for door in doors:
        assert await refused(door) == (Refusal.PAUSED, {"manager": BOSS, "since": "1800000000"})
    assert replaceable(table, user) == []
    assert (await state(table), await posts(table.store, table)) == before
    assert await reread(table) == await state(table)
    question = await table.store.question(table.id, QuestionKind.END)
    await take_up(table, BOSS)
    assert await table.store.question(table.id, QuestionKind.END) == question, "what was asked before still stands"
    await agreeing.agree(table, other, asked, seat)
    await act(table, next_action(table))


async def test_an_interaction_that_was_carried_out_before_is_no_refusal(tables: Tables) -> None:
    """Discord delivers a click twice, the second time after the game was paused: it was carried out."""
    table = await begun(tables)
    seat, revision, action = table.actors()[0], table.revision, next_action(table)
    await table.act(seat, revision, action, 4711)
    await pause(table, BOSS)
    assert (await table.act(seat, revision, action, 4711)).repeated


async def test_what_cannot_be_paused_or_taken_up(tables: Tables) -> None:
    """An invitation, a game that is over, one that is paused, one that is not."""
    table = await lobby.open_table(tables, invitation(2))
    seat = table.seats[0]
    for deed in (pause(table, BOSS), take_up(table, BOSS), give_seat(table, BOSS, 0, seat, "novice")):
        assert (await refused(deed))[0] == Refusal.ONLY_INVITED
    await lobby.start(table, ADA)
    assert (await refused(take_up(table, BOSS)))[0] == Refusal.NOT_PAUSED
    done: list[object] = await asyncio.gather(pause(table, BOSS), pause(table, EVA), return_exceptions=True)
    assert [getattr(each, "reason", None) for each in done] == [None, Refusal.PAUSED_ALREADY]
    await end(table, BOSS)
    assert table.row.paused is None
    seat = table.seats[0]
    for deed in (
        pause(table, BOSS),
        take_up(table, BOSS),
        end(table, BOSS),
        give_seat(table, BOSS, 0, seat, "novice"),
    ):
        assert (await refused(deed))[0] == Refusal.TABLE_OVER
    assert await reread(table) == await state(table)


async def test_the_clock_stands_to_the_second(days: Days) -> None:
    """Over restarts, a kill and weeks: no second is used, no reminder comes, nobody is asked; then it goes on."""
    table = await days.begun()
    await days.advance(5 * HOUR + 17)
    reminded = days.sent(PostKind.NOTICE)
    await pause(table, BOSS)
    await days.advance(3 * HOUR)
    await days.restart(off=400 * HOUR)
    await days.restart(off=1, kill=True)
    await days.advance(15 * HOUR)
    table = await days.table()
    assert table.row.paused is not None
    assert await days.left(table) == [BANK - 5 * HOUR - 17, BANK]
    assert days.sent(PostKind.NOTICE) == reminded
    assert not days.sent(PostKind.VOTE)
    await take_up(table, BOSS)
    begun_again = days.passed
    await days.advance(GAIN)
    assert await days.left(table) == [BANK - 7 * HOUR - 17, BANK]
    (third,) = days.sent(PostKind.NOTICE)[len(reminded) :]
    assert round(third[0] * 3600 - begun_again) in range(HOUR - 53, HOUR + 20), "due where it was, at six hours of use"
    await days.advance(BANK)
    ((asked, *_),) = days.sent(PostKind.VOTE)
    assert abs(asked * 3600 - (begun_again + BANK - 5 * HOUR - 17)) < 60


async def test_a_vote_on_absence_rests(days: Days) -> None:
    """Whoever was asked how to go on cannot answer meanwhile, and has as long afterwards as was left."""
    table = await days.begun(people=3)
    seat = table.actors()[0]
    await days.advance(BANK + HOUR)
    assert len(days.sent(PostKind.VOTE)) == 1
    voter = next(each.user or 0 for number, each in enumerate(table.seats) if number != seat)
    await choose(table, voter, table.row.announced, seat, Choice.TURN)
    await pause(table, BOSS)
    await days.advance(9 * HOUR)
    assert table.seats[seat].stand_in is None
    assert await table.store.question(table.id, QuestionKind.ABSENT) is not None
    await take_up(table, BOSS)
    await days.advance(HOUR - 2)
    assert table.seats[seat].stand_in is None, "the other hour is not over yet"
    await days.advance(4)
    assert IncidentKind.STAND_IN in [each.kind for each in await table.store.incidents(table.id)]


@pytest.mark.usefixtures("path")  # of the file: a server's lock has no order that a test could lean on
async def test_computers_rest(days: Days) -> None:
    """A computer player that is to move waits, over a restart too, and moves as soon as the game is taken up."""
    table = await days.begun(Pace.NONE, people=1, computers=("random",))
    seat = next(number for number, each in enumerate(table.seats) if each.user is not None)
    while table.actors()[0] != seat:
        await days.idle()
    lock = table.lock
    assert isinstance(lock, asyncio.Lock)
    await lock.acquire()  # so that the person's turn and the pause come before any thought of the computer player's
    turn = asyncio.ensure_future(_whole_turn(table, seat))
    await asyncio.sleep(0)
    lock.release()
    await turn
    await pause(table, BOSS)
    await days.idle()
    revision, actors = table.revision, table.actors()
    assert actors != (seat,)
    await days.restart(off=HOUR, kill=True)
    table = await days.table()
    await days.advance(HOUR)
    assert (table.revision, table.actors()) == (revision, actors)
    await take_up(table, BOSS)
    await days.idle()
    assert table.revision > revision
    assert table.actors() == (seat,) or table.row.status is not Status.RUNNING


async def _whole_turn(table: Table, seat: int) -> None:
    while table.actors() == (seat,):
        await act(table, next_action(table))


async def test_notices_are_held_back(days: Days) -> None:
    """What waited for the end of somebody's quiet hours comes once the game is taken up, and not in quiet hours."""
    await days.house.people.save(Person(ADA, notices=Notices.DIRECT, quiet=Quiet(0, 23 * 60)))
    await days.advance(-(BEGINNING + days.passed) % (24 * HOUR))  # to midnight
    table = await days.begun(Pace.NONE)
    if table.seats[table.actors()[0]].user != ADA:
        await days.turn(table)
    assert days.sent(PostKind.NOTICE) == []
    await pause(table, BOSS)
    await days.advance(24 * HOUR + 600)
    assert days.sent(PostKind.NOTICE) == [], "though it was due at eleven"
    await take_up(table, BOSS)
    await days.idle()
    assert days.sent(PostKind.NOTICE) == [], "they want quiet now"
    await days.advance(23 * HOUR)
    ((at, *_),) = days.sent(PostKind.NOTICE)
    assert round(at * 3600 + BEGINNING) % (24 * HOUR) in range(23 * HOUR, 23 * HOUR + 60)


@pytest.mark.parametrize("ran", [0, HOUR, BANK + 30])
async def test_who_goes_away_during_a_pause(days: Days, ran: int) -> None:
    """Their clock runs on only when they are back, from where it stood."""
    table = await days.begun()
    await days.advance(ran)
    left = await days.left(table)
    await pause(table, BOSS)
    await days.advance(HOUR)
    until = int(days()) + 12 * HOUR
    await days.house.people.wish(ADA, "en", away_until=until)
    await days.house.store.hold(ADA, until)
    await take_up(table, BOSS)
    await days.advance(11 * HOUR)
    assert await days.left(table) == left
    await days.advance(HOUR + 100)
    assert await days.left(table) == [max(0, left[0] - 100), left[1]]


async def test_away_before_and_back_during_a_pause(days: Days) -> None:
    """Who came back meanwhile is waited for from when the game is taken up."""
    table = await days.begun()
    await days.advance(HOUR)
    await wishes.go_away(days.house, ADA, "en", wishes.today_in("UTC", int(days())))
    left = await days.left(table)
    await pause(table, BOSS)
    await wishes.come_back(days.house, ADA, "en")
    await days.advance(20 * HOUR)
    assert await days.left(table) == left
    await take_up(table, BOSS)
    await days.advance(60)
    assert await days.left(table) == [left[0] - 60, left[1]]


@settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(spans=st.lists(st.integers(0, 9 * HOUR), min_size=1, max_size=3), off=st.integers(0, 2 * HOUR))
async def test_pauses_change_nothing(tmp_path_factory: pytest.TempPathFactory, spans: list[int], off: int) -> None:
    """However often and long a game is paused, it uses, reminds and asks as one that never was."""
    told = []
    for pauses in (True, False):
        days = Days(tmp_path_factory.mktemp("pauses") / "piazza.sqlite3")
        await days.begin()
        table = await days.begun()
        rested, moments = 0.0, []
        for span in spans:
            await days.advance(span)
            if pauses:
                seen, begun_at = len(days.sent_at), days.passed
                await pause(table, BOSS)
                await days.advance(off)
                await take_up(table, BOSS)
                await days.advance(0)
                calm = [post for _, post in days.sent_at[seen:] if post.kind is not PostKind.TOLD]
                assert calm == []
                rested += days.passed - begun_at
        await days.advance(3 * GAIN)
        clocks = await days.house.store.clocks(table.id)
        moments = [(post.kind, post.about) for _, post in days.sent_at if post.kind is not PostKind.TOLD]
        since = [None if each.since is None else each.since - rested for each in clocks.values()]
        waits = {seat: at - rested for seat, at in (await days.house.store.waits_since(table.id)).items()}
        told.append((await days.left(table), moments, since, waits, [each.reminded for each in clocks.values()]))
        await days.stop()
    assert told[0] == told[1]


async def test_a_seat_is_given_to_a_person(tables: Tables, path: Path) -> None:
    """Nobody is asked; the newcomer is called to the turn that they find, the former owner is out and told."""
    table = await begun(tables, 3)
    seat = table.actors()[0]
    former = table.seats[seat]
    await handing_over.ask(table, former.user or 0, seat, 901, "Otto")
    before = await posts(table.store, table)
    newcomer = await give_seat(table, BOSS, seat, former, Seat("Eva", user=EVA))
    assert table.seats[seat] == newcomer == Seat("Eva", user=EVA)
    assert table.seat_of(former.user or 0) is None
    assert (await posts(table.store, table))[-2:] == [(PostKind.TOLD, 0, 0), (PostKind.TURN, 0, 0)]
    assert len(await posts(table.store, table)) == len(before) + 1, "the question about that seat is none any more"
    (told,) = await table.store.incidents(table.id)
    facts = {"former": former.name, "former_user": former.user, "name": "Eva", "user": EVA, "manager": BOSS}
    assert (told.kind, told.seat, told.facts) == (IncidentKind.HANDED_OVER, seat, facts)
    assert await table.store.question(table.id, QuestionKind.HAND_OVER) is None
    assert (table.row.host == EVA) is (former.user == ADA)
    assert await reread(table) == await state(table)
    del facts["manager"]
    ((user, what, logged),) = rows(path, "SELECT user, what, facts FROM admin_log")
    assert (user, what, json.loads(logged)) == (BOSS, "handed_over", facts | {"seat": seat})


async def test_the_hosts_seat_for_a_computer(tables: Tables) -> None:
    """A person at the table becomes the host, the computer player acts, and is one of the table's own."""
    table = await begun(tables, 2)
    seat = table.seat_of(ADA)
    assert seat is not None
    newcomer = await give_seat(table, BOSS, seat, table.seats[seat], "novice")
    assert newcomer.computer == "novice"
    assert table.row.host == BEN
    assert (await posts(table.store, table))[-1][0] is PostKind.TOLD, "nobody is called"
    (told,) = await table.store.incidents(table.id)
    assert told.facts["computer"] == "novice"
    assert await reread(table) == await state(table)
    other = 1 - seat
    asked = give_seat(table, BOSS, other, table.seats[other], "novice")
    assert (await refused(asked))[0] == Refusal.LAST_PERSON
    await give_seat(table, BOSS, seat, newcomer, Seat("Eva", user=EVA))
    assert table.seat_of(EVA) == seat


async def test_seats_that_cannot_be_given(tables: Tables) -> None:
    """To who sits there, of who conceded or has changed meanwhile, to a level that is there or is not known."""
    table = await begun(tables, 3, ("novice",))
    computer = next(number for number, each in enumerate(table.seats) if each.computer)
    people = [number for number, each in enumerate(table.seats) if each.user is not None]
    one, two, three = people
    eva = Seat("Eva", user=EVA)
    held = table.seats[one]
    before = await state(table)
    for seat, sitting, to, reason in (
        (one, held, replace(eva, user=table.seats[two].user), Refusal.SITS_THERE),
        (one, table.seats[two], eva, Refusal.SEAT_CHANGED),
        (9, held, eva, Refusal.SEAT_CHANGED),
        (one, held, "grandmaster", Refusal.NO_COMPUTER),
        (computer, table.seats[computer], "novice", Refusal.SAME_LEVEL),
    ):
        assert (await refused(give_seat(table, BOSS, seat, sitting, to)))[0] == reason
    assert await state(table) == before
    await conceding.concede(table, table.seats[three].user or 0)
    assert (await refused(give_seat(table, BOSS, three, table.seats[three], eva)))[0] == Refusal.SEAT_CONCEDED
    doubled = await asyncio.gather(*(give_seat(table, BOSS, one, held, eva) for _ in range(2)), return_exceptions=True)
    assert [getattr(each, "reason", None) for each in doubled] == [None, Refusal.SEAT_CHANGED], "a double click"


async def test_in_a_rated_game_computers_stay_who_they_are(tables: Tables) -> None:
    """Their seat can go to a person, as it always can, but not to another computer player."""
    table = await lobby.open_table(tables, replace(invitation(2, ("novice",)), rated=True))
    await lobby.start(table, ADA)
    computer = next(number for number, each in enumerate(table.seats) if each.computer)
    held = table.seats[computer]
    assert (await refused(give_seat(table, BOSS, computer, held, "random")))[0] == Refusal.LEVELS_FIXED
    await give_seat(table, BOSS, computer, held, Seat("Eva", user=EVA))


async def test_a_seat_that_changes_hands_during_a_pause(days: Days) -> None:
    """Who sits down then has a full bank and is called when the game is taken up; a computer player has no clock."""
    table = await days.begun(people=3)
    await days.advance(HOUR)
    seat, other = table.actors()[0], (table.actors()[0] + 1) % 3
    await pause(table, BOSS)
    called = len(days.sent(PostKind.TURN))
    await give_seat(table, BOSS, seat, table.seats[seat], Seat("Eva", user=EVA))
    await give_seat(table, BOSS, other, table.seats[other], "random")
    await days.advance(30 * HOUR)
    assert len(days.sent(PostKind.TURN)) == called
    assert (await days.left(table))[seat] == BANK
    await take_up(table, BOSS)
    await days.advance(1800)
    assert len(days.sent(PostKind.TURN)) == called + 1
    assert (await days.left(table))[seat] == BANK - 1800
    assert await read(days, "SELECT * FROM paused_clocks") == []
    ((due,),) = await read(days, f"SELECT due FROM clocks WHERE seat = {seat}")
    assert due == BEGINNING + 31 * HOUR + TERMS[Pace.BRISK].reminder
    await pause(table, BOSS)
    await days.advance(HOUR)
    await take_up(table, BOSS)
    await days.advance(0)
    assert len(days.sent(PostKind.TURN)) == called + 1, "nobody is called who was before"


@pytest.mark.parametrize("paused", [False, True])
async def test_ending_a_table(days: Days, paused: bool) -> None:
    """It is over for everyone without a result, unrated; the log, the record's state and the last message agree."""
    new = replace(invitation(2), pace=Pace.BRISK, rated=True)
    table = await lobby.open_table(days.house.tables, new)
    await lobby.start(table, ADA)
    await days.turn(table)
    if paused:
        await pause(table, BOSS)
    await end(table, BOSS)
    await days.idle()
    assert (table.row.status, table.row.ending, table.row.paused) == (Status.ABANDONED, Ending.ABANDONED, None)
    assert days.sent(PostKind.ABANDONED)
    last = (await table.store.incidents(table.id))[-1]
    assert (last.kind, last.facts) == (IncidentKind.ABANDONED, {"manager": BOSS})
    assert await read(days, "SELECT place FROM results") == [(None,), (None,)]
    assert await read(days, "SELECT * FROM ratings") == []
    assert await read(days, "SELECT * FROM clocks WHERE since IS NOT NULL OR due IS NOT NULL") == []
    assert await read(days, "SELECT * FROM paused_clocks") == []
    row = await table.store.table(table.id)
    assert row is not None
    assert replace(row, panel=None) == replace(table.row, panel=None)


async def test_an_invitation_is_ended_too(tables: Tables) -> None:
    """Nobody can join it any more, and the channel is free for another one."""
    table = await lobby.open_table(tables, invitation(1, capacity=3))
    await end(table, BOSS)
    assert (await refused(lobby.join(table, BEN, "Ben")))[0] == Refusal.TABLE_OVER
    await lobby.open_table(tables, invitation(1))


async def test_everything_is_written_down(tables: Tables, path: Path) -> None:
    """Who, what, at which table and when, the newest first, a server's own alone; what was refused is not."""
    table = await begun(tables, 2)
    await pause(table, BOSS)
    await refused(pause(table, EVA))
    seat = table.seats[0]
    await give_seat(table, EVA, 0, seat, Seat("*Eva*", user=EVA))
    await take_up(table, BOSS)
    await end(table, BOSS)
    await refused(end(table, EVA))
    deeds = await tables.store.deeds(1, 10)
    assert [(deed.kind.value, deed.manager, deed.table, deed.at) for deed in deeds] == [
        ("abandoned", BOSS, table.id, 1_800_000_000),
        ("continued", BOSS, table.id, 1_800_000_000),
        ("handed_over", EVA, table.id, 1_800_000_000),
        ("paused", BOSS, table.id, 1_800_000_000),
    ]
    assert deeds[2].facts["former"] == seat.name
    assert await tables.store.deeds(1, 2, 2) == deeds[2:]
    assert await tables.store.deeds_count(1) == 4
    assert await tables.store.deeds_count(2) == 0
    assert await tables.store.deeds(2, 10) == []
    assert len(rows(path, "SELECT * FROM incidents")) == 4


async def test_all_or_nothing(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be written down in full has not happened."""
    table = await begun(tables, 2)
    before = await state(table), await posts(table.store, table)

    async def broken(*_: Any) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(table.store, "put_deed", broken)
    for deed in (pause(table, BOSS), end(table, BOSS), give_seat(table, BOSS, 0, table.seats[0], "novice")):
        with pytest.raises(OSError, match="disk full"):
            await deed
    assert (await state(table), await posts(table.store, table)) == before
    assert await reread(table) == await state(table)
    assert await table.store.incidents(table.id) == []


async def test_the_operators_log_names_the_table(tables: Tables, caplog: pytest.LogCaptureFixture) -> None:
    """A line a deed, with the table's number, and nobody's name."""
    caplog.set_level("INFO", logger=managing.__name__)
    table = await begun(tables, 2)
    await pause(table, BOSS)
    await take_up(table, BOSS)
    await give_seat(table, BOSS, 0, table.seats[0], Seat("Eva", user=EVA))
    await end(table, BOSS)
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 4
    assert all(line.startswith(f"table {table.id}: ") and str(BOSS) in line and "Eva" not in line for line in lines)


async def test_the_next_game_is_none_that_rests(tables: Tables) -> None:
    """Who has played is led to where they are waited for, and a paused game waits for nobody."""
    first, second = await begun(tables, 2), await begun(tables, 2, channel=6)
    user = first.seats[first.actors()[0]].user or 0
    if second.seats[second.actors()[0]].user != user:
        await _whole_turn(second, second.actors()[0])
    assert await tables.store.next_for(user, besides=first.id) == second.id
    await pause(second, BOSS)
    assert await tables.store.next_for(user, besides=first.id) is None
    await settled()
