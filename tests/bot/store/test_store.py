"""The SQLite log: what is written can be read back, in order."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import aiosqlite
import pytest

from bot.model.pace import Pace
from bot.model.rows import (
    Change,
    Ending,
    Entry,
    Incident,
    IncidentKind,
    Move,
    NewPost,
    Post,
    PostKind,
    Question,
    QuestionKind,
    Status,
)
from bot.store.store import Store, open_store
from bot.store.tables import Taken
from bot.tables import lobby
from bot.tables.registry import Tables
from tests.bot.kit import CHANNEL, PEOPLE, act, any_action, begun, invitation, play, rows, waiting_for
from tests.games.nim import Take

ADA, BEN, CLEO, _ = PEOPLE


def entry(seq: int, interaction: int | None = None) -> Entry:
    """Create a log row that belongs to no real game."""
    return Entry(Move(seq, 0, {"action": "x"}, {}, [], False, True, interaction=interaction), {"seq": seq})


async def waiting(store: Store, table: int) -> list[Post]:
    """Return a table's pending posts, and check that the table is listed as having some."""
    found = await store.outbox.waiting(table)
    assert (table in await store.outbox.tables_waiting()) == bool(found)
    return found


async def test_a_store_keeps_its_name(path: Path) -> None:
    """A store's id is unique and survives restarts, as what the program notes does."""
    async with open_store(path) as store:
        first = store.id
        assert await store.meta.get("commands") is None
        await store.meta.set("commands", "first")
        await store.meta.set("commands", "second")
    async with open_store(path) as store:
        again = store.id
        assert await store.meta.get("commands") == "second"
    async with open_store(path.with_name("other.sqlite3")) as store:
        other = store.id

    assert first == again
    assert first != other
    assert len(f"{first}-{2**40}") <= 25, "a nonce must fit"


async def test_a_table_is_found_as_it_was_made(store: Store) -> None:
    """An invitation is stored completely."""
    new = invitation(2, ["novice"], capacity=4)
    number = await store.tables.open(new)
    row = await store.tables.get(number)

    assert row is not None
    for field in ("guild", "channel", "host", "game", "rules", "options", "open_hands", "language", "capacity"):
        assert getattr(row, field) == getattr(new, field)
    assert row.seats == new.seats
    assert (row.status, row.announced, row.panel) == (Status.INVITATION, -1, None)
    assert row.created_at == 1_800_000_000
    assert await store.tables.get(number + 1) is None


async def test_a_channel_has_one_table(store: Store) -> None:
    """A second table in a channel is refused until the first one has ended."""
    first = await store.tables.open(invitation())
    with pytest.raises(Taken):
        await store.tables.open(invitation())
    elsewhere = await store.tables.open(invitation(channel=CHANNEL + 1))
    assert await store.tables.in_channel(CHANNEL) == first

    abandoned = Change(incident=Incident(IncidentKind.ABANDONED, -1), ending=Ending.ABANDONED)
    await store.change(first, Pace.NONE, abandoned)
    assert await store.tables.in_channel(CHANNEL) is None
    assert await store.tables.newest_in_channel(CHANNEL) == first

    second = await store.tables.open(invitation())
    assert await store.tables.in_channel(CHANNEL) == await store.tables.newest_in_channel(CHANNEL) == second
    assert await store.tables.in_channel(CHANNEL + 1) == elsewhere
    assert await store.tables.newest_in_channel(CHANNEL + 2) is None


async def test_ones_tables_begin_with_those_that_wait_for_one(store: Store, tables: Tables) -> None:
    """Games in which it is the person's turn come first."""
    games = [await begun(tables, channel=channel) for channel in range(4)]
    await lobby.open_table(tables, invitation(channel=9))
    await lobby.abandon(await begun(tables, channel=8), ADA)
    mine = [table.id for table in games if table.seats[table.actors()[0]].user == ADA]
    others = [table.id for table in games if table.id not in mine]

    assert mine
    assert others
    assert await store.listings.running_of(ADA) == mine + others
    assert await store.listings.running_of(BEN) == others + mine
    assert await store.listings.running_of(CLEO) == []

    ended = games[0]
    await play(ended, Random(1))
    assert ended.id not in await store.listings.running_of(ADA)


async def test_positions_are_read_by_row(store: Store) -> None:
    """The newest position and the one after any row can be read."""
    table = await store.tables.open(invitation())
    assert await store.log.position(table) is None

    await store.append(table, [entry(0), entry(1), entry(2)], waiting_for(0), (), [])
    assert await store.log.position(table) == (2, {"seq": 2})
    assert await store.log.position(table, 1) == (1, {"seq": 1})
    assert [move.seq for move in await store.log.moves(table)] == [0, 1, 2]
    assert [move.seq for move in await store.log.moves(table, since=1)] == [2]


async def test_a_move_is_found_as_it_was_made(store: Store) -> None:
    """A row is stored completely, with the time added."""
    table = await store.tables.open(invitation())
    made = Move(0, 3, {"action": "ü"}, {"drawn": ["red"]}, [["a", 1]], True, False, back_to=7, interaction=2**63 - 1)
    await store.append(table, [Entry(made, {})], waiting_for(0), (), [])
    (found,) = await store.log.moves(table)

    assert found == Move(**{name: getattr(made, name) for name in made.__slots__} | {"at": 1_800_000_000})
    assert await store.log.move_of(2**63 - 1) == (table, 0)
    assert await store.log.move_of(1) is None


@pytest.mark.parametrize("second", [[entry(1)], [entry(0)], [entry(2), entry(1)], [entry(2, interaction=8)]])
async def test_the_second_writer_of_a_row_loses_with_all_it_wanted(
    store: Store, path: Path, second: list[Entry]
) -> None:
    """An existing row or interaction rejects the whole transaction, including its messages."""
    table = await store.tables.open(invitation())
    await store.append(table, [entry(0), entry(1, interaction=8)], waiting_for(0), (), [])
    before = rows(path, "SELECT * FROM moves"), await store.outbox.waiting(table), await store.tables.get(table)

    with pytest.raises(Taken):
        await store.append(table, second, waiting_for(0), (), [NewPost(PostKind.END, 0, 1)])

    assert (
        rows(path, "SELECT * FROM moves"),
        await store.outbox.waiting(table),
        await store.tables.get(table),
    ) == before


async def test_a_game_begins_once(store: Store) -> None:
    """Of two concurrent starts, the second is refused."""
    new = invitation()
    table = await store.tables.open(new)
    await store.start(table, new.seats, 1, entry(0), waiting_for(0), [])
    with pytest.raises(Taken):
        await store.start(table, new.seats[::-1], 1, entry(0), waiting_for(0), [])

    row = await store.tables.get(table)
    assert row is not None
    assert (row.seats, row.status) == (new.seats, Status.RUNNING)


async def test_tables_that_wait_for_a_computer_player(store: Store, tables: Tables) -> None:
    """Only running tables in which a computer player is to act are resumed at a start."""
    games = [await begun(tables, 1, ["random"], channel) for channel in range(4)]
    await begun(tables, 2, (), channel=9)
    expected = [table.id for table in games if table.seats[table.actors()[0]].computer is not None]

    assert expected
    assert await store.listings.computers_to_act() == expected

    first = await tables.get(expected[0])
    assert first is not None
    await lobby.abandon(first, ADA)
    assert await store.listings.computers_to_act() == expected[1:]


async def test_a_new_panel_strips_the_former_one(store: Store) -> None:
    """When a message takes over the controls, a strip of the previous one is queued."""
    table = await store.tables.open(invitation())
    await store.append(table, [entry(0)], waiting_for(0), (), [NewPost(PostKind.TURN, -1, 0)])
    first, second = await waiting(store, table)
    for _ in range(2):
        await store.outbox.sent(first, 501, panel=True)
        assert await waiting(store, table) == [second], "there was no other panel before"

    await store.outbox.sent(second, 502, panel=True)
    (strip,) = await waiting(store, table)
    assert (strip.kind, strip.message) == (PostKind.STRIP, 501)

    await store.outbox.sent(strip, None, panel=False)
    assert await waiting(store, table) == []
    row = await store.tables.get(table)
    assert row is not None
    assert row.panel == 502


async def test_a_message_that_is_no_panel_strips_none(store: Store) -> None:
    """A vote or a dropped message does not move the controls."""
    table = await store.tables.open(invitation())
    (invited,) = await waiting(store, table)
    await store.outbox.sent(invited, 501, panel=True)
    await store.append(table, [entry(0)], waiting_for(0), (), [NewPost(PostKind.TURN, 0, 0)])
    await store.questions.ask(table, Question(QuestionKind.END, 0, 0), [NewPost(PostKind.VOTE, 0, 0, about="end")])
    turn, vote = await waiting(store, table)
    await store.outbox.sent(vote, 502, panel=False)
    await store.outbox.drop(turn)

    assert await waiting(store, table) == []
    row = await store.tables.get(table)
    assert row is not None
    assert row.panel == 501


async def test_a_question_withdrawn_is_not_asked_any_more(store: Store) -> None:
    """The message of a withdrawn question is dropped; other messages are still sent."""
    table = await store.tables.open(invitation())
    kind = QuestionKind.TAKE_BACK
    asked = Question(kind, 3, 1)
    vote = NewPost(PostKind.VOTE, 0, 3, about=kind.value)
    await store.questions.ask(table, asked, [vote])
    await store.questions.ask(table, replace(asked, votes={101: "agree"}), [])
    assert await store.questions.get(table, kind) == Question(kind, 3, 1, {101: "agree"})
    assert [post.kind for post in await waiting(store, table)] == [PostKind.INVITATION, PostKind.VOTE]

    await store.questions.withdraw(table, kind)
    assert await store.questions.get(table, kind) is None
    assert [post.kind for post in await waiting(store, table)] == [PostKind.INVITATION]

    await store.questions.ask(table, asked, [vote])
    await store.questions.ask(table, Question(kind, 3, 0), [vote])
    assert [post.kind for post in await waiting(store, table)] == [PostKind.INVITATION, PostKind.VOTE]


async def test_other_programs_can_read_the_log(tables: Tables, path: Path) -> None:
    """Rows are plain JSON with the resulting position, and are never modified."""
    table = await begun(tables)
    before = rows(path, "SELECT * FROM moves ORDER BY seq")
    await act(table, Take(1))
    after = rows(path, "SELECT * FROM moves ORDER BY seq")

    assert after[: len(before)] == before
    assert len(after) == len(before) + table.revision


@pytest.mark.usefixtures("path")  # a server is another matter
async def test_a_move_goes_to_the_database_twice(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move takes two round trips, to write and to commit; so does the one that ends the game."""
    went, trips, execute = 0, set(), aiosqlite.Connection._execute

    async def counted(*arguments: Any) -> object:
        nonlocal went
        went += 1
        return await execute(*arguments)  # type: ignore[no-untyped-call]

    table = await begun(tables)
    for user in PEOPLE:
        await tables.store.people.ends_turns(user)  # read once for each person
    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    while table.actors():
        went = 0
        await act(table, any_action(table.game, table.position, Random(2)))
        trips.add(went)
    assert trips == {2}
