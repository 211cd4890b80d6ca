"""Limits on what anyone can request: tables, followers, take-backs, shared messages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.model.rows import NewPost, PostKind, Seat
from bot.store.followers import ReadMark
from bot.tables import lobby, quotas
from bot.tables.quotas import check_followers, check_shared
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.tables.take_back import take_back
from tests.bot.kit import ADA, CLEO, DAN, act, begun, invitation, reason_of
from tests.games.nim import Take


async def test_tables_of_a_person_are_limited(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person at the maximum number of tables can neither open nor join another until one ends."""
    monkeypatch.setattr(quotas, "MAX_TABLES", 2)
    first = await lobby.open_table(tables, invitation(1, channel=1))
    await begun(tables, channel=2)
    assert await reason_of(lobby.open_table(tables, invitation(1, channel=3))) == "too_many_tables"
    theirs = await lobby.open_table(
        tables, replace(invitation(1, channel=4), host=CLEO, seats=(Seat("Cleo", user=CLEO),))
    )
    assert await reason_of(lobby.join(theirs, ADA, "Ada")) == "too_many_tables"
    assert len(theirs.seats) == 1
    await lobby.leave(first, ADA)
    await lobby.join(theirs, ADA, "Ada")
    assert theirs.seat_of(ADA) is not None


async def test_followers_are_limited(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await begun(tables, channel=1), await begun(tables, channel=2)
    await first.store.followers.add(first.id, CLEO, ReadMark())
    monkeypatch.setattr(quotas, "MAX_FOLLOWED", 1)
    assert await reason_of(check_followers(second, CLEO)) == "too_many_followed"
    await check_followers(first, DAN)
    monkeypatch.setattr(quotas, "MAX_FOLLOWERS", 1)
    assert await reason_of(check_followers(first, DAN)) == "too_many_followers"
    await check_followers(second, DAN)


async def test_take_backs_are_limited(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a log has the maximum number of rows, nothing can be taken back."""
    table = await begun(tables)
    await act(table, Take(1))
    monkeypatch.setattr(Table, "most_rows", table.revision)
    assert await reason_of(take_back(table, table.actors()[0])) == "log_full"


async def test_shared_messages_are_limited(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same is shared once, and of a table only so much in a day."""
    monkeypatch.setattr(quotas, "MAX_SHARED", 2)
    table, outbox = await begun(tables, channel=1), tables.store.outbox
    for since, new in (("t0", True), ("t0", False), ("t1", True)):
        await check_shared(table)
        assert await outbox.share(table.id, NewPost(PostKind.SHARED, 2, 2, about=since)) is new
    assert await reason_of(check_shared(table)) == "too_many_shared"
    monkeypatch.setattr(tables.store.database, "clock", lambda: table.row.created_at + 2 * 86_400)
    await check_shared(table)
