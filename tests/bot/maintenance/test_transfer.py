"""Transfers of a store from a file to a server and back: nothing is lost, and every game is checked there."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from bot.cli.main import main
from bot.database.address import Address
from bot.database.base import UnusableStore
from bot.maintenance.backup import back_up
from bot.maintenance.restore import restore
from bot.maintenance.transfer import transfer
from bot.store.store import open_store
from bot.tables import lobby
from bot.tables.registry import Tables
from bot.texts.printable import say
from tests.bot.database.test_version_11 import write_former
from tests.bot.kit import Complaint, act_at_random, all_rows, invitation
from tests.bot.stores import FINISHED, execute, filled, little
from tests.postgres import Server


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return filled(tmp_path / "piazza.sqlite3")


def test_from_one_file_to_another(
    source: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    complaint: Complaint,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """All rows arrive, however many pages they fill, and the source is unchanged."""
    monkeypatch.setattr("bot.maintenance.transfer.PAGE_SIZE", 7)
    monkeypatch.setenv("PIAZZA_DATABASE", str(source))
    before = all_rows(source)
    assert main(["transfer", str(tmp_path / "other" / "games.sqlite3")]) == 0
    assert all_rows(tmp_path / "other" / "games.sqlite3") == all_rows(source) == before
    assert "5 tables with everything that belongs to them" in capsys.readouterr().out

    assert "isn’t empty. Nothing was changed" in complaint("transfer", str(tmp_path / "other" / "games.sqlite3"))
    assert complaint("transfer", "mysql://host/games").startswith(
        "piazza: TARGET: not the address of a PostgreSQL server"
    )
    assert complaint("transfer", str(source / "below")).startswith(
        f"piazza: PIAZZA_DATABASE: the folder for {source / 'below'} can’t be created (File exists)"
    )
    older = tmp_path / "older.sqlite3"
    write_former(older).close()
    former = older.read_bytes()
    assert "isn’t empty. Nothing was changed" in complaint("transfer", str(older))
    assert older.read_bytes() == former


def test_games_by_other_rules_are_copied_and_told_apart(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody reads that what this program cannot replay was found without damage by a replay."""
    execute(source, f"UPDATE tables SET game = 'go' WHERE id = {FINISHED}")
    monkeypatch.setenv("PIAZZA_DATABASE", str(source))
    assert main(["transfer", str(tmp_path / "copy.sqlite3")]) == 0
    done, other_rules = capsys.readouterr().out.splitlines()
    assert "without damage" in done
    assert other_rules == say("check-other-rules", tables=1)


@pytest.mark.postgres
async def test_to_a_server_and_back(source: Path, database: Address, tmp_path: Path) -> None:
    """After both transfers the file is the same; in between, games go on on the server with new numbers."""
    done = await transfer(source, database)
    assert (done.tables, done.bad) == (5, [])
    assert (await transfer(database, tmp_path / "back.sqlite3")).rows == done.rows
    assert all_rows(tmp_path / "back.sqlite3") == all_rows(source)
    with pytest.raises(UnusableStore) as unusable:
        await transfer(source, database)
    assert unusable.value.problem == "not-empty"
    async with open_store(database) as store:
        table = await lobby.open_table(Tables(store), invitation(1, channel=99))
        assert table.id == 6


@pytest.mark.postgres
async def test_an_update_on_a_server_is_undone(path: Path, database: Address, server: Server, tmp_path: Path) -> None:
    """A backup made before the update is put into an empty database, and games go on there from where they were."""
    source = await asyncio.to_thread(little, path)
    await transfer(source, database)
    file = tmp_path / "before.sqlite3"
    now = datetime.now(UTC)
    async with open_store(database) as store:  # a running bot
        assert (await asyncio.to_thread(back_up, database, file)).tables == 1
    other = server.empty()
    assert (await asyncio.to_thread(restore, other, file, now)).tables == 1
    await transfer(other, tmp_path / "after.sqlite3")
    before, after = all_rows(source), all_rows(tmp_path / "after.sqlite3")
    assert before.pop("meta") != after.pop("meta"), "the store has a new id, as its messages' nonces have been used"
    assert before == after
    async with open_store(other) as store:
        table = await Tables(store, Random(7)).existing(1)
        await act_at_random(table)
    server.drop(other)


async def test_a_store_in_use_is_left_alone(source: Path, tmp_path: Path) -> None:
    """While a bot runs, nothing is copied: its later changes would be missing."""
    async with open_store(source):
        with pytest.raises(UnusableStore) as unusable:
            await transfer(source, tmp_path / "other.sqlite3")
    assert unusable.value.problem == "in-use"
    assert not (tmp_path / "other.sqlite3").exists()
