"""Limits on what anyone can request: tables, followers, take-backs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.model.refusals import Refused
from bot.model.rows import Seat
from bot.store.followers import ReadMark
from bot.tables import lobby, quotas
from bot.tables.quotas import check_followers
from bot.tables.registry import Tables
from bot.tables.take_back import take_back
from bot.texts import LANGUAGES, texts
from tests.bot.kit import PEOPLE, act, begun, invitation
from tests.games.nim import Take

ADA, BEN, CLEO, DAN = PEOPLE


def refused(caught: pytest.ExceptionInfo[Refused], reason: str) -> None:
    """Assert the reason of a refusal, and that it has a text in every language."""
    assert caught.value.reason == reason
    for language in LANGUAGES:
        facts = {name: str(fact) for name, fact in caught.value.facts.items()}
        said = texts(language).say(f"refused-{reason.replace('_', '-')}", **facts)
        assert len(said) > 40


async def test_tables_of_a_person(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person at the maximum number of tables can neither open nor join another until one ends."""
    monkeypatch.setattr(quotas, "MOST_TABLES", 2)
    first = await lobby.open_table(tables, invitation(1, channel=1))
    await begun(tables, channel=2)
    with pytest.raises(Refused) as caught:
        await lobby.open_table(tables, invitation(1, channel=3))
    refused(caught, "too_many_tables")
    theirs = await lobby.open_table(
        tables, replace(invitation(1, channel=4), host=CLEO, seats=(Seat("Cleo", user=CLEO),))
    )
    with pytest.raises(Refused) as caught:
        await lobby.join(theirs, ADA, "Ada")
    refused(caught, "too_many_tables")
    assert len(theirs.seats) == 1
    await lobby.leave(first, ADA)
    await lobby.join(theirs, ADA, "Ada")
    assert theirs.seat_of(ADA) is not None


async def test_followers(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both the tables a person follows and the followers of a table are limited."""
    first, second = await begun(tables, channel=1), await begun(tables, channel=2)
    await first.store.followers.add(first.id, CLEO, ReadMark())
    monkeypatch.setattr(quotas, "MOST_FOLLOWED", 1)
    with pytest.raises(Refused) as caught:
        await check_followers(second, CLEO)
    refused(caught, "too_many_followed")
    await check_followers(first, DAN)
    monkeypatch.setattr(quotas, "MOST_FOLLOWERS", 1)
    with pytest.raises(Refused) as caught:
        await check_followers(first, DAN)
    refused(caught, "too_many_followers")
    await check_followers(second, DAN)


async def test_what_is_taken_back(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a log has the maximum number of rows, nothing can be taken back."""
    table = await begun(tables)
    await act(table, Take(1))
    monkeypatch.setattr(quotas, "MOST_ROWS", table.revision)
    with pytest.raises(Refused) as caught:
        await take_back(table, table.actors()[0], table.revision)
    refused(caught, "log_full")
