"""A person's stored data: exported completely, and deleted without a trace."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.database.address import Address
from bot.games.palazzo.orders import BuildBest
from bot.model.pace import Pace
from bot.model.person import Notices, QuietHours, Sharing
from bot.model.record import replay
from bot.model.results import Pool
from bot.model.rows import NewTable, Pause, Question, QuestionKind, Seat, Status
from bot.people.preferences import set_notices, set_quiet
from bot.people.privacy import forget, personal_data
from bot.services.services import Services, open_services
from bot.store.followers import ReadMark
from bot.store.privacy import count_stored
from bot.tables import closing, hand_over, lobby, moderation, orders
from bot.tables.concede import concede
from bot.tables.players import record_of
from bot.tables.questions import agree
from bot.tables.table import Table
from tests.bot.kit import (
    RecordingSender,
    act_at_random,
    all_rows,
    invitation,
    offer,
    play,
    question_of,
    seat_of,
    settled,
)
from tests.bot.leagues import Threads, terms
from tests.bot.puzzles import puzzle_of
from tests.games.nim import EndTurn, Take

ANN, BOB, CYD = 918_273_645_546_372_819, 918_273_645_546_372_001, 918_273_645_546_372_002
NAMES = {ANN: "Änn Zuckowska", BOB: "Bob Quist", CYD: "Cyd Xu"}
ALL_DAY = QuietHours(0, 1439)


@pytest_asyncio.fixture
async def services(place: Path | Address) -> AsyncIterator[Services]:
    async with at_midnight(place) as services:
        yield services


@asynccontextmanager
async def at_midnight(place: Path | Address) -> AsyncIterator[Services]:
    async with open_services(place, RecordingSender(), Random(4), clock=lambda: 1_767_225_600.0) as services:
        await services.timekeeper.resume()
        yield services


def new(channel: int, *users: int, **changes: Any) -> NewTable:
    """Describe a table with these people; the first is its host."""
    seats = tuple(Seat(NAMES[user], user=user) for user in users)
    made = replace(invitation(channel=channel, capacity=4), host=users[0], language="de", seats=seats, rated=True)
    return replace(made, **changes)


async def begun(services: Services, channel: int, *users: int, **changes: Any) -> Table:
    table = await lobby.open_table(services.tables, new(channel, *users, **changes))
    await lobby.start(table, users[0])
    return table


async def finished(services: Services, channel: int, played: bool = False) -> Table:
    """Finish a game of Ann and Bob, by concession unless it is to be played out."""
    table = await begun(services, channel, ANN, BOB)
    await (play(table, Random(1)) if played else concede(table, BOB))
    await quiet(services)
    return table


async def quiet(services: Services) -> None:
    """Wait until everything is sent and all results are written."""
    await settled(services.outbox)
    await services.results_writer.idle()


async def handed_on(services: Services) -> Table:
    """Start a game hosted by Ann, with Bob, and hand Ann's seat to Cyd."""
    table = await begun(services, 3, ANN, BOB)
    seat = seat_of(table, ANN)
    asked = await hand_over.ask(table, ANN, seat, CYD, NAMES[CYD])
    for user in (BOB, CYD):
        await agree(table, hand_over.PROPOSAL, user, asked.seq, seat, CYD)
    assert table.seat_of(ANN) is None
    return table


async def managed_away(table: Table, former: int, newcomer: int) -> None:
    seat = seat_of(table, former)
    await moderation.give_seat(table, BOB, seat, table.seats[seat], Seat(NAMES[newcomer], user=newcomer))


async def everything(services: Services, played: bool = False) -> dict[str, Table]:
    """Create every kind of data that can be stored about Ann."""
    await set_notices(services, ANN, "de", Notices.BOTH)
    await set_notices(services, ANN, "de", Notices.BOTH, guild=1)
    tables = {"over": await finished(services, 1, played)}
    together = {"expansion": True}  # so that both are pinged, in any seat order
    tables["abandoned"] = await begun(services, 2, ANN, BOB, pace=Pace.NORMAL, options=together)
    await settled(services.outbox)
    await closing.abandon(tables["abandoned"], ANN)
    tables["handed_on"] = await handed_on(services)
    tables["alone"] = await lobby.open_table(services.tables, new(4, ANN))
    tables["invitation"] = await lobby.open_table(services.tables, new(5, ANN, BOB))
    tables["conceded"] = await begun(services, 6, ANN, BOB, CYD)
    await set_quiet(services, ANN, "de", ALL_DAY)
    await concede(tables["conceded"], ANN)
    tables["asked"] = await begun(services, 7, BOB, CYD)
    await hand_over.ask(tables["asked"], CYD, seat_of(tables["asked"], CYD), ANN, NAMES[ANN])
    tables["answered"] = await begun(services, 8, BOB, CYD)
    await services.question_timer.idle()  # it would close a question about no turn
    asked = Question(QuestionKind.END, 0, seat_of(tables["answered"], BOB), {ANN: "agree", BOB: "agree"})
    await services.store.questions.ask(8, asked, [])
    await services.store.followers.add(tables["asked"].id, ANN, ReadMark(0, 0))
    for user in (ANN, BOB):
        await services.store.notes.put(tables["alone"].id, user, "bids high")
    tables["paused"] = await begun(services, 10, BOB, CYD)
    for former, newcomer in ((CYD, ANN), (ANN, CYD)):
        await managed_away(tables["paused"], former, newcomer)
    await moderation.pause(tables["paused"], ANN)
    await services.matchmaker.offer(replace(offer(ANN), name=NAMES[ANN]))
    tables |= await _leagues(services)
    await _puzzles(services, tables["over"])
    await quiet(services)
    return tables


async def _puzzles(services: Services, table: Table) -> None:
    """Let Ann and Bob answer the puzzle of the day, which is from their game; there is another one."""
    for user in (ANN, BOB):
        await services.store.people.update(user, "de", sharing=Sharing.NAMED)
    await services.store.puzzles.put_mined(table.id, [puzzle_of(number, table.id) for number in (1, 2)])
    day = services.puzzles.today()
    puzzle = await services.puzzles.of_day(day)
    assert puzzle is not None
    for user in (ANN, BOB):
        assert await services.store.puzzles.write_steps(user, day, puzzle.id, [], [{"by": "clicks"}])
        answer = await services.puzzles.judge(user, day, [Take(2), EndTurn()])
        assert answer is not None
        await services.store.puzzles.begin_card(answer, 1, 2)


async def _leagues(services: Services) -> dict[str, Table]:
    """Let Ann organise a season that she is in, drop out of one after a game, and lose her place in another."""
    leagues, tables = services.leagues, {}
    leagues._rooms = Threads().on(services.store)
    for organiser, rival in ((ANN, BOB), (CYD, BOB), (CYD, BOB)):
        league = await leagues.open(terms(seats=2, organiser=organiser, language="en"))
        for user in (ANN, rival):
            await leagues.join(league, user, NAMES[user])
        if organiser == CYD:
            await leagues.begin(league)
            await leagues.idle()
            table = tables[f"league {league}"] = await services.tables.existing(await services.store.tables.count())
            await concede(table, BOB)
    await leagues.leave(2, ANN)
    await leagues.replace(3, CYD, ANN, CYD, NAMES[CYD])
    await leagues.idle()
    return tables


def traces(place: Path | Address, user: int) -> dict[str, set[str]]:
    """Search the whole store for a person's id and name: by database table, the columns that contain any."""
    found: dict[str, set[str]] = {}
    for table, held in all_rows(place).items():
        for row in held:
            for column, value in row.items():
                text = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
                # in JSON a name may be escaped
                if any(form in text for form in (str(user), NAMES[user], json.dumps(NAMES[user])[1:-1])):
                    found.setdefault(table, set()).add(column)
    return found


async def test_nothing_of_them_is_left(services: Services, place: Path | Address) -> None:
    """After deletion neither the store nor memory contains the person's id or name; others' answers stay."""
    tables = await everything(services)
    before = traces(place, ANN)
    assert before == {
        "people": {"user"},
        "wishes": {"user"},
        "offers": {"user", "name"},
        "tables": {"host", "paused_by"},
        "seats": {"user", "name"},
        "incidents": {"facts"},
        "admin_log": {"user", "facts"},
        "questions": {"facts", "votes"},
        "followers": {"user"},
        "notes": {"user"},
        "outbox": {"user", "pings"},
        "results": {"user"},
        "ratings": {"player"},
        "leagues": {"organiser"},
        "league_members": {"user", "name"},
        "league_log": {"facts"},
        "puzzle_answers": {"user"},
        "puzzle_cards": {"user"},
        "puzzles": {"users"},
    }
    found = await count_stored(services.store, ANN)
    assert found.person is not None
    assert found.person.notices is Notices.BOTH
    assert found.tables == {Status.INVITATION: 2, Status.RUNNING: 1, Status.OVER: 3, Status.ABANDONED: 1}
    counts = {"results": 4, "ratings": 1, "followed": 1, "answers": 2, "managed": 3}
    assert found.counts.items() >= (counts | {"offers": 1, "leagues": 3, "puzzles": 1, "mined": 2}).items()
    forgotten = await forget(services, ANN)
    assert traces(place, ANN) == {}
    assert await services.store.questions.get(tables["asked"].id, QuestionKind.HAND_OVER) is None
    assert (await question_of(tables["answered"], QuestionKind.END)).votes == {BOB: "agree"}
    assert traces(place, BOB).keys() > {"tables", "seats", "results", "ratings", "questions"}
    assert {table.id for table in forgotten.open_tables} == {tables["alone"].id, tables["invitation"].id}
    for table in tables.values():
        assert NAMES[ANN] not in table.names
        assert table.seat_of(ANN) is None
        assert table.row.host != ANN
        fresh = await services.tables.get(table.id)
        assert fresh is table
        seats = table.seats
        await table.load()
        assert table.seats == seats
    assert (await count_stored(services.store, ANN)).nothing
    await quiet(services)
    assert traces(place, ANN) == {}


def bytes_naming(path: Path, user: int) -> int:
    """Count in the store's files whatever could be a person's id or name."""
    forms = (str(user).encode(), user.to_bytes(8, "big"), NAMES[user].encode(), json.dumps(NAMES[user])[1:-1].encode())
    contents = [file.read_bytes() for file in path.parent.glob(f"{path.name}*")]
    return sum(content.count(form) for content in contents for form in forms)


async def test_nothing_of_them_is_left_in_the_files(path: Path) -> None:
    """It is erased at once, while the bot runs."""
    async with at_midnight(path) as services:
        await everything(services)
        await forget(services, ANN)
        await services.eraser.idle()
        assert bytes_naming(path, ANN) == 0
        assert bytes_naming(path, BOB) > 0


async def test_what_a_killed_bot_has_not_erased_is_erased_by_the_next(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deletion is marked until its traces are gone from the files."""
    async with at_midnight(path) as services:
        await finished(services, 1)
        monkeypatch.setattr(services.eraser, "wake", lambda: None)
        await forget(services, ANN)
        assert (await services.store.meta.to_erase()).checkpoint is not None
    async with at_midnight(path) as services:
        await services.resume()
        await services.eraser.idle()
        left = await services.store.meta.to_erase()
        assert (left.checkpoint, left.vacuum) == (None, None)
        assert bytes_naming(path, ANN) == 0


@pytest.mark.usefixtures("path")
async def test_games_stay_valid_without_the_person(services: Services) -> None:
    """Finished games keep an anonymous seat and verify; others' results stay; hosts are still people.

    Hand-overs stay recorded, with the people who are still known.
    """
    tables = await everything(services, played=True)
    over = tables["over"]
    seat = seat_of(over, ANN)
    record = await record_of(over)
    of_bob = (
        await services.store.results.of_person(BOB),
        (await services.store.results.ratings(1, "nim/base", Pool.PEOPLE))[str(BOB)],
    )
    await forget(services, ANN)
    assert over.seats[seat] == Seat(f"Person {seat + 1}")
    anonymous = await record_of(over)
    seats = [one if number != seat else {"name": f"Person {seat + 1}"} for number, one in enumerate(record["seats"])]
    assert anonymous == record | {"seats": seats}
    assert replay(anonymous).outcome == over.outcome()
    ratings = await services.store.results.ratings(1, "nim/base", Pool.PEOPLE)
    assert (await services.store.results.of_person(BOB), ratings[str(BOB)]) == of_bob
    assert list(ratings) == [str(BOB)]
    assert await services.store.results.of_person(ANN) == []
    assert [over.row.host, tables["handed_on"].row.host, tables["invitation"].row.host] == [BOB, CYD, BOB]
    assert tables["alone"].row.status is Status.ABANDONED
    assert tables["alone"].row.host == 0
    assert tables["invitation"].names == [NAMES[BOB]]
    (incident,) = await services.store.incidents.of_table(tables["handed_on"].id)
    assert incident.seat is not None
    nobody = f"Person {incident.seat + 1}"
    assert incident.facts == {"former": nobody, "former_user": None, "name": NAMES[CYD], "user": CYD}
    assert tables["paused"].row.paused == Pause(1_767_225_600), "it stays paused, but not by anyone known"


async def test_unwritten_results_are_written_first(place: Path | Address, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deleting right after the end does not cost the other person their rated win."""
    async with at_midnight(place) as services:
        monkeypatch.setattr(services.results_writer, "wake", lambda *_: None)
        await finished(services, 1)
        assert await services.store.results.pending()
        await forget(services, ANN)
        assert not await services.store.results.pending()
        assert (await services.store.results.ratings(1, "nim/base", Pool.PEOPLE))[str(BOB)].games == 1
    assert traces(place, ANN) == {}


async def test_the_export_is_complete(services: Services, place: Path | Address) -> None:
    """The export has a part for every table that contains the person, and nothing about anyone else."""
    tables = await everything(services, played=True)
    tables["ordered"] = await begun(services, 11, ANN, BOB, game="palazzo")
    await orders.give(tables["ordered"], seat_of(tables["ordered"], ANN), BuildBest())
    assert (await count_stored(services.store, ANN)).counts["orders"] == 1
    data = await personal_data(services.store, ANN)
    text = json.dumps(data, ensure_ascii=False)
    assert json.loads(text) == data
    for table in traces(place, ANN):
        assert data[table], f"nothing about {table}"
    assert {part for part in data if not data[part]} == set()
    for other in (BOB, CYD):
        assert str(other) not in text
        assert NAMES[other] not in text
    assert data["user"] == str(ANN)
    assert data["people"][0]["notices"] == "both"
    assert {table["id"] for table in data["tables"]} == {
        tables[name].id
        for name in (
            *("over", "abandoned", "alone", "invitation", "conceded", "paused", "ordered"),
            *("league 2", "league 3"),
        )
    }
    assert {row["league"] for row in data["league_members"]} == {1, 2}
    assert {(row["league"], row["kind"]) for row in data["league_log"]} == {
        *((1, "opened"), (1, "joined"), (2, "joined"), (2, "left"), (3, "joined"), (3, "replaced"))
    }
    assert [(row["kind"], row["user"]) for row in data["admin_log"]] == [
        ("handed_over", False),
        ("handed_over", False),
        ("paused", True),
    ]
    assert {seat["name"] for seat in data["seats"]} == {NAMES[ANN]}
    own = [
        move for move in await services.store.log.moves(tables["over"].id) if move.seat == tables["over"].seat_of(ANN)
    ]
    exported = [move["action"] for move in data["moves"] if move["table_id"] == tables["over"].id]
    assert exported == [move.action for move in own]
    assert {row["kind"]: row["answer"] for row in data["questions"]} == {"hand_over": None, "end": "agree"}


async def test_moves_of_others_at_the_same_seat_are_not_theirs(services: Services) -> None:
    table = await begun(services, 3, ANN, BOB)
    seat = table.actors()[0]
    former, other = (ANN, BOB) if table.seat_of(ANN) == seat else (BOB, ANN)
    await act_at_random(table)
    asked = await hand_over.ask(table, former, seat, CYD, NAMES[CYD])
    for user in (other, CYD):
        await agree(table, hand_over.PROPOSAL, user, asked.seq, seat, CYD)
    assert (await personal_data(services.store, CYD))["moves"] == []
    await act_at_random(table)
    (move, *_) = (await personal_data(services.store, CYD))["moves"]
    assert move["seq"] > asked.seq
