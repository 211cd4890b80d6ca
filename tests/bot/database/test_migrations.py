"""Stores of older versions are brought up to date, whatever interrupts that, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from bot.database.base import APPLICATION_ID, marks, migrations
from bot.database.schema import SCHEMA, current_schema
from bot.games import carrara
from bot.games.carrara.actions import TurnWheel
from bot.games.carrara.position import deal
from bot.model.clock import Clock
from bot.model.pace import DAY, ENDLESS_BANK, Pace
from bot.model.rating import Rating
from bot.model.results import Pool
from bot.model.rows import Ending, PostKind, Question, QuestionKind, Status
from bot.store.clocks import RunningClock
from bot.store.results import ResultStore
from bot.store.store import open_store
from bot.tables.registry import Tables
from tests.bot.database.migrating import STORE
from tests.bot.killed import COMPLETED, reports
from tests.bot.kit import CHANNEL, PEOPLE, act, rows


@contextmanager
def older_store(path: Path, version: int) -> Iterator[sqlite3.Connection]:
    """Create a store as an earlier version left it, to be filled."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for script in migrations()[:version]:
            db.executescript(script)
        db.execute(f"PRAGMA user_version = {version}")
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        yield db


def add_table(db: sqlite3.Connection, **columns: object) -> None:
    row = {"guild": 1, "channel": 2, "host": PEOPLE[0], "game": "carrara", "rules": 1, "options": "{}", "open_hands": 0}
    row |= {"language": "en", "capacity": 2, "status": "running", "created_at": 0} | columns
    db.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({marks([*row])})", [*row.values()])


def first_release(path: Path) -> None:
    """Create a store as the first version did: one game running with an open vote, one finished, one abandoned."""
    position = json.dumps(carrara.GAME.codec.position_to_json(deal(2, {}, Random(3))))
    game = "INSERT INTO games (guild, channel, host, game, rules, options, open_hands, language, capacity, status,"
    with older_store(path, 2) as db:
        for number, status in enumerate(("running", "over", "abandoned"), 1):
            db.execute(
                f"{game} created_at) VALUES (1, ?, ?, 'carrara', 1, '{{}}', 0, 'en', 2, ?, 0)",
                (CHANNEL + number - 1, PEOPLE[0], status),
            )
            for seat, user in enumerate(PEOPLE[:2]):
                db.execute(
                    "INSERT INTO seats VALUES (?, ?, ?, NULL, ?, ?)", (number, seat, user, f"P{seat}", seat == 0)
                )
            db.execute(
                "INSERT INTO moves VALUES (?, 0, NULL, '{\"action\": \"deal\"}', '{}', '[]', ?, 1, 1, NULL, NULL, 0)",
                (number, position),
            )
        db.execute("INSERT INTO proposals VALUES (1, 0, 1, '[0]')")
        db.execute("INSERT INTO outbox VALUES (1, 1, 'vote', 0, 0, NULL, 'waiting', 0)")
        db.execute("INSERT INTO outbox VALUES (2, 1, 'turn', -1, 0, 99, 'sent', 0)")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.sqlite3"
    first_release(path)
    return path


async def test_games_go_on(old: Path) -> None:
    """A running game continues untimed and unrated, an open vote keeps its answers, other games their endings."""
    async with open_store(old) as store:
        asked = await store.questions.get(1, QuestionKind.TAKE_BACK)
        assert asked == Question(QuestionKind.TAKE_BACK, 0, 1, {PEOPLE[0]: "agree"}, due=0)
        (vote,) = await store.outbox.waiting(1)
        assert (vote.kind, vote.about, vote.pings) == (PostKind.VOTE, QuestionKind.TAKE_BACK, None)
        tables = Tables(store)
        running, over, abandoned = [await tables.existing(number) for number in (1, 2, 3)]
        assert (running.row.status, running.row.ending, running.row.pace) == (Status.RUNNING, None, Pace.NONE)
        assert not running.row.rated
        assert (over.row.ending, abandoned.row.ending) == (Ending.PLAYED, Ending.ABANDONED)
        await act(running, TurnWheel())
        assert running.revision == 1
        assert {clock.bank for clock in (await store.clocks.of_table(1)).values()} == {ENDLESS_BANK}


async def test_ratings_stay_with_the_plain_variant(tmp_path: Path) -> None:
    """Ratings from before variants existed belong to the base game."""
    path = tmp_path / "rated.sqlite3"
    with older_store(path, 8) as db:
        db.execute("INSERT INTO ratings VALUES (1, 'carrara', 'people', ?, 27.5, 4.5, 9, 6)", (str(PEOPLE[0]),))
    async with open_store(path) as store:
        results = ResultStore(store.database)
        assert await results.ratings(1, "carrara/base", Pool.PEOPLE) == {str(PEOPLE[0]): Rating(27.5, 4.5, 9, 6)}
        assert await results.ratings(1, "carrara/expansion", Pool.PEOPLE) == {}


async def test_computer_players_keep_their_places_under_new_names(tmp_path: Path) -> None:
    """The level once called merchant becomes advanced wherever it sits, stands in, is rated or is mentioned."""
    path = tmp_path / "named.sqlite3"
    with older_store(path, 12) as db:
        add_table(db, status="over", stand_in="merchant")
        seats = "INSERT INTO seats (table_id, seat, user, computer, name, stand_in) VALUES (1, ?, ?, ?, ?, ?)"
        db.execute(seats, (0, PEOPLE[0], None, "Merchant", "merchant"))
        db.execute(seats, (1, None, "merchant", "Merchant 2", None))
        db.execute("INSERT INTO results VALUES (1, 1, NULL, 'merchant', 1, 90, 0, '{}')")
        db.execute("INSERT INTO ratings VALUES (1, 'carrara/base', 'computers', 'merchant', 27.5, 4.5, 9, 6)")
        facts = json.dumps({"computer": "merchant", "name": "merchant"})
        incident = "INSERT INTO incidents (table_id, number, seq, kind, seat, facts, at) VALUES (1, 0, 0, ?, 0, ?, 0)"
        db.execute(incident, ("conceded", facts))
        db.execute(
            "INSERT INTO admin_log (guild, table_id, user, kind, facts, at) VALUES (1, 1, 5, 'h', ?, 0)", (facts,)
        )
    async with open_store(path) as store:
        row = await store.tables.get(1)
        assert row is not None
        assert row.stand_in == "advanced"
        assert [(seat.computer, seat.stand_in, seat.name) for seat in row.seats] == [
            (None, "advanced", "Merchant"),
            ("advanced", None, "Merchant 2"),
        ]
        (result,) = await store.database.read("SELECT computer FROM results")
        assert result["computer"] == "advanced"
        assert "advanced" in await ResultStore(store.database).ratings(1, "carrara/base", Pool.COMPUTERS)
        for told in ("incidents", "admin_log"):
            (row,) = await store.database.read(f"SELECT facts FROM {told}")
            assert json.loads(row["facts"]) == {"computer": "advanced", "name": "merchant"}


async def test_confirmations_and_orders_of_older_stores_can_be_taken_back(tmp_path: Path) -> None:
    """Rows of one confirmation are found by their time and interaction; orders belong to the row before them."""
    path = tmp_path / "orders.sqlite3"
    with older_store(path, 16) as db:
        add_table(db, game="palazzo")
        moves = "INSERT INTO moves (table_id, seq, seat, action, drawn, events, reveals, chosen, interaction, at,"
        moves += " position_after) VALUES (1, ?, ?, '{}', '{}', '[]', 0, ?, ?, ?, '{}')"
        for move in [(0, None, 1, None, 5), (1, 0, 1, None, 9), (2, 0, 1, None, 9), (3, 0, 1, 77, 9)]:
            db.execute(moves, move)
        for move in [(4, 0, 0, None, 9), (5, 0, 1, None, 12), (6, 0, 1, 78, 13), (7, 1, 1, 79, 13)]:
            db.execute(moves, move)
        orders = (
            "INSERT INTO orders (table_id, seat, kind, user, content, waits, given_at) VALUES (1, ?, ?, 5, '{}', ?, ?)"
        )
        for order in [(0, "a", 0, 4), (0, "b", 1, 9), (1, "a", 0, 12)]:
            db.execute(orders, order)
    async with open_store(path) as store:
        assert [move.seq for move in await store.log.moves(1) if move.joined] == [2, 3]
        given = await store.database.read("SELECT seat, kind, seq, waits, ended FROM orders ORDER BY seat, kind")
        assert [tuple(row) for row in given] == [(0, "a", -1, 0, None), (0, "b", 4, 1, None), (1, "a", 5, 0, None)]


async def test_clocks_of_older_stores_run_on_where_a_call_has_arrived(tmp_path: Path) -> None:
    """Where the call still waits, the clock stands until it arrives; a game without one gets one that only reminds."""
    path = tmp_path / "clocks.sqlite3"
    with older_store(path, 20) as db:
        for number, waiting in enumerate(("sent", "waiting", "sent"), 1):
            add_table(db, channel=number, game="nim", pace="none" if number == 3 else "brisk")
            db.execute(
                "INSERT INTO seats (table_id, seat, user, name, to_act, waits_since, asked_seq, called)"
                " VALUES (?, 0, ?, 'Ada', 1, 100, 0, 1)",
                (number, PEOPLE[0]),
            )
            if number < 3:
                row = "INSERT INTO clocks (table_id, seat, bank, since, due) VALUES (?, 0, 900, 100, 500)"
                db.execute(row, (number,))
            db.execute(
                "INSERT INTO outbox (table_id, kind, since, seq, status, created_at) VALUES (?, 'turn', -1, 0, ?, 100)",
                (number, waiting),
            )
    async with open_store(path) as store:
        assert [await store.clocks.get(number, 0) for number in (1, 2)] == [
            RunningClock(1, 0, Clock(900, 100), 500),
            RunningClock(2, 0, Clock(900), None),
        ]
        (turn,) = await store.outbox.waiting(2)
        assert await store.outbox.sent(turn, 77, panel=True), "it runs from here on"
        assert await store.clocks.run_on_in_guilds({1}), "with the next start"
        clock, due = (await store.clocks.get(3, 0))[2:]
        assert (clock.bank, due) == (ENDLESS_BANK, (clock.since or 0) + DAY)


async def test_a_migrated_store_has_the_schema_of_a_new_one(old: Path, tmp_path: Path) -> None:
    schemas = []
    for path in (old, tmp_path / "new.sqlite3"):
        async with open_store(path) as store:
            rows = await store.database.read("SELECT type, name, sql FROM sqlite_master ORDER BY type, name")
            schemas.append([tuple(row) for row in rows])
    assert schemas[0] == schemas[1]


def test_the_documented_schema_is_that_of_the_migrations() -> None:
    """`python -m bot.database.schema` renews it."""
    assert SCHEMA.read_text("utf-8") == current_schema()


def test_migrations_are_numbered_without_gaps() -> None:
    """The order of two with the same number would depend on their names."""
    names = sorted(file.name for file in files("bot.database").joinpath("migrations").iterdir())
    assert [name[:5] for name in names] == [f"{number:04}_" for number in range(1, len(names) + 1)]


OLDER, NEWEST = 2, len(migrations())
LOG = "seq, seat, action, drawn, events, position_after, reveals, chosen, back_to, interaction, at"


@pytest.mark.slow
@pytest.mark.parametrize(("killed", "full"), [(80, 130_000), pytest.param(1, 4096, marks=pytest.mark.exhaustive)])
@pytest.mark.posix("it forks a process at every step")
def test_an_interrupted_migration_loses_nothing(tmp_path: Path, killed: int, full: int) -> None:
    """The next start succeeds after a kill before any statement, or a full disk at any size."""
    steps = {"killed": killed, "full": full}
    for what in steps:
        old = tmp_path / what / "made" / STORE
        old.parent.mkdir(parents=True)
        first_release(old)
    games = rows(old, "SELECT id, status FROM games")
    log = rows(old, f"SELECT game, {LOG} FROM moves")
    arguments = [f"{what}={every}" for what, every in steps.items()]
    told = [outcome for (outcome,) in reports("tests.bot.database.migrating", tmp_path, *arguments)]
    end = told.index(COMPLETED)

    assert told[-1] == COMPLETED
    for (what, every), failures in zip(steps.items(), (told[:end], told[end + 1 : -1]), strict=True):
        assert len(failures) > 2
        for number, failure in enumerate(failures):
            store = tmp_path / what / str(1 + number * every) / STORE
            assert rows(store, "PRAGMA user_version")[0][0] in (OLDER, NEWEST), failure
            asyncio.run(check_opens(store))
            assert rows(store, "PRAGMA user_version") == [(NEWEST,)]
            assert rows(store, "SELECT id, status FROM tables") == games
            assert rows(store, f"SELECT table_id, {LOG} FROM moves") == log
            if what == "full":
                assert failure.startswith("unreadable "), failure
                assert any(word in failure for word in ("full", "disk")), failure


async def check_opens(store: Path) -> None:
    async with open_store(store) as opened:
        assert await opened.tables.get(1) is not None
