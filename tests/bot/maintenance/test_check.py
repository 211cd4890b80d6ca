"""`piazza check`: any change in a stored game is found, with its table and row; other games stay good."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.cli.main import main
from bot.database.address import Address
from bot.database.base import APPLICATION_ID, UnusableStore
from bot.database.faults import StoreFault
from bot.games.carrara.cards.card import Names
from bot.games.carrara.cards.deck import DECK
from bot.maintenance.check import check
from bot.store.store import Store, open_store, open_to_read
from bot.tables.registry import Tables
from tests.bot.kit import ADA, CHANNEL, Complaint, begun, names_in, play, rows
from tests.bot.stores import CONCEDED, EXPANSION, FINISHED, RUNNING, execute, filled, little, scribble

pytestmark = pytest.mark.usefixtures("configured_store")


def change(path: Path, table: int, seq: int, column: str, edit: Callable[[Any], object]) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        where = "WHERE table_id = ? AND seq = ?"
        (before,) = connection.execute(f"SELECT {column} FROM moves {where}", (table, seq)).fetchone()
        after = edit(json.loads(before) if isinstance(before, str) else before)
        written = after if isinstance(after, int) else json.dumps(after)
        connection.execute(f"UPDATE moves SET {column} = ? {where}", (written, table, seq))


def one_more(data: Any) -> Any:
    """Add 1 to the first number found anywhere in the data."""
    if isinstance(data, dict):
        for key, value in data.items():
            if (found := one_more(value)) is not None:
                return data | {key: found}
    if isinstance(data, list):
        for place, value in enumerate(data):
            if (found := one_more(value)) is not None:
                return [*data[:place], found, *data[place + 1 :]]
    return data + 1 if type(data) is int else None


def test_undamaged_games_are_good(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games of every kind are good, and the file is not changed."""
    before = filled(path).read_bytes()

    assert main(["check"]) == 0
    assert path.read_bytes() == before
    assert names_in(path.parent) == [path.name]
    count = rows(path, "SELECT count(*) FROM moves")[0][0]
    assert capsys.readouterr() == (f"5 tables with {count} rows, no damage.\n", "")
    assert rows(path, f"SELECT count(*) FROM moves WHERE table_id = {RUNNING} AND back_to IS NOT NULL")[0][0] == 2


def sets(table: int, kind: str = "moves", where: str = "1 = 1", **columns: object) -> Callable[[Path], None]:
    values = ", ".join(f"{column} = {value}" for column, value in columns.items())
    own = "id" if kind == "tables" else "table_id"
    return lambda path: execute(path, f"UPDATE {kind} SET {values} WHERE {own} = {table} AND {where}")


def deletes(table: int, kind: str = "moves", where: str = "1 = 1") -> Callable[[Path], None]:
    return lambda path: execute(path, f"DELETE FROM {kind} WHERE table_id = {table} AND {where}")


def edits(seq: int, column: str, edit: Callable[[Any], object]) -> Callable[[Path], None]:
    return lambda path: change(path, FINISHED, seq, column, edit)


DAMAGES: list[tuple[int, str, Callable[[Path], None], str]] = [
    (FINISHED, ", row 12", edits(12, "position_after", one_more), "the position differs at"),
    (FINISHED, ", row 0", edits(0, "drawn", lambda drawn: {key: value[::-1] for key, value in drawn.items()}), ""),
    (FINISHED, ", row 9", edits(9, "events", lambda events: events[:-1]), "the events differ"),
    (FINISHED, ", row 9", edits(9, "action", lambda _: {"action": "announce"}), ""),
    (FINISHED, ", row 9", edits(9, "reveals", lambda flag: 1 - flag), "something was revealed differs"),
    (FINISHED, ", row 7", deletes(FINISHED, where="seq = 7"), "is missing"),
    (FINISHED, ", row 0", deletes(FINISHED), "is missing"),
    (FINISHED, ", row 9", sets(FINISHED, where="seq = 9", seat="NULL"), "no player is stored"),
    (FINISHED, "", sets(FINISHED, events="'['"), "can’t be read"),
    (FINISHED, ", row {end}", sets(FINISHED, "tables", status="'running'"), "table is running"),
    (FINISHED, "", deletes(FINISHED, "results", "seat = 1"), "results"),
    (FINISHED, "", sets(FINISHED, "results", user=9), "results differ at 0.user"),
    (FINISHED, ", row {end}", sets(FINISHED, "tables", announced=999), "row 999"),
    (RUNNING, "", sets(RUNNING, "seats", to_act=1), "whose turn it is differs"),
    (RUNNING, "", sets(RUNNING, "tables", status="'over'", ending="'played'"), "by the rules the game isn’t"),
    (RUNNING, "", sets(RUNNING, "tables", status="'invitation'"), "but hasn’t started"),
    (RUNNING, "", sets(RUNNING, where="back_to IS NOT NULL", back_to="seq"), "which isn’t an earlier one"),
    (RUNNING, "", sets(RUNNING, where="back_to > 2", back_to=0), "the position differs"),
    (RUNNING, "", deletes(RUNNING, "seats", "seat = 1"), "can’t be played by 1"),
]


@pytest.mark.parametrize(("table", "row", "damage", "words"), DAMAGES)
def test_whatever_is_changed_is_found(
    table: int, row: str, damage: Callable[[Path], None], words: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line names the table, the row and the difference; the other tables are good."""
    end = rows(filled(path), f"SELECT max(seq) FROM moves WHERE table_id = {FINISHED}")[0][0]
    damage(path)

    assert main(["check"]) == 1
    line, summary = capsys.readouterr().out.splitlines()
    assert line.startswith(f"Table {table}{row.format(end=end)}{': ' if table == FINISHED else ''}")
    assert words in line
    assert summary.startswith("Damaged: 1 of 5 tables.")


def test_one_table_can_be_checked_alone(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    execute(filled(path), f"DELETE FROM moves WHERE table_id = {FINISHED} AND seq = 7")

    assert main(["check", "--table", str(CONCEDED)]) == 0
    assert capsys.readouterr().out == "1 table with 12 rows, no damage.\n"
    assert main(["check", "--table", str(FINISHED)]) == 1
    capsys.readouterr()
    assert main(["check", "--table", "77"]) == 2, "a wrong request is no damage"
    told = capsys.readouterr()
    assert told.out == ""
    assert "there’s no table 77 in this database." in told.err


def test_cards_that_have_changed_or_gone_since_are_no_damage(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games keep the cards they were dealt, even if an operator changes or removes them later."""
    filled(path)

    def renamed(data: Any) -> Any:
        return json.loads(json.dumps(data).replace(name, "own-card"))

    drawn = json.loads(rows(path, f"SELECT drawn FROM moves WHERE table_id = {EXPANSION} AND seq = 0")[0][0])
    name = next(card for card in drawn["cards"].values() if card is not None)
    with monkeypatch.context() as changed:
        changed.setitem(DECK.cards, name, DECK.cards[name]._replace(name=Names("Other", "Andere")))
        assert main(["check", "--table", str(EXPANSION)]) == 0, capsys.readouterr().out
    change(path, EXPANSION, 0, "drawn", renamed)
    for (seq,) in rows(path, f"SELECT seq FROM moves WHERE table_id = {EXPANSION}"):
        change(path, EXPANSION, seq, "position_after", renamed)

    assert main(["check", "--table", str(EXPANSION)]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("other", ["rules = 0", "game = 'go'"])
def test_games_by_other_rules_are_told_apart(path: Path, capsys: pytest.CaptureFixture[str], other: str) -> None:
    """A game can only be replayed with the rules it was played by; a missing package is no damage."""
    execute(filled(path), f"UPDATE tables SET {other} WHERE id = {FINISHED}")

    assert main(["check"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("1 of them is of a game, or by rules, that")


async def test_a_table_that_changes_while_it_is_read_is_read_as_it_was(
    place: Path | Address, store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves made between two reads do not look like damage."""
    table = await begun(tables, 2, channel=CHANNEL)
    before = table.revision
    async with open_to_read(place) as reader:
        read_moves = reader.log.moves

        async def moves_then_more(number: int, since: int = -1) -> Any:
            found = await read_moves(number, since)
            await asyncio.create_task(play(table, Random(5), until=lambda: table.revision >= before + 3))
            return found

        monkeypatch.setattr(reader.log, "moves", moves_then_more)
        (found,) = [verdict async for verdict in check(reader)]

    assert table.revision > before
    assert (found.damage, found.rows) == (None, before + 1)


async def test_what_is_opened_for_reading_refuses_to_write(place: Path | Address, store: Store, tables: Tables) -> None:
    """Nothing is changed, neither by a transaction nor by what would only be read."""
    table = await begun(tables, 2, channel=CHANNEL)
    await store.notes.put(table.id, ADA, "mine")
    async with open_to_read(place) as reader:
        with pytest.raises(StoreFault):
            await reader.notes.put(table.id, ADA, "other")
        for snapshot in (nullcontext(), reader.database.snapshot()):
            async with snapshot:
                with pytest.raises(StoreFault):
                    await reader.database.read("DELETE FROM notes")
        assert await reader.notes.get(table.id, ADA) == "mine"


@pytest.mark.postgres
async def test_a_server_of_another_schema_is_left_as_it_is(database: Address) -> None:
    """An empty database or an older schema is refused."""
    with pytest.raises(UnusableStore, match="is empty"):
        async with open_to_read(database):
            pass
    async with open_store(database) as store, store.database.transaction() as db:
        await db.execute("UPDATE meta SET value = ? WHERE key = 'schema'", f"{APPLICATION_ID:x} 3")
    with pytest.raises(UnusableStore, match="older version"):
        async with open_to_read(database):
            pass


def test_any_damage_to_a_file_is_reported_in_lines(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bytes changed anywhere are reported or harmless, and never cause a traceback."""
    whole = little(path).read_bytes()
    for seed in range(8):
        path.write_bytes(whole)
        scribble(path, seed)
        content = path.read_bytes()

        assert main(["check"]) in (0, 1, 2)
        out, err = capsys.readouterr()
        assert all(line.isprintable() for line in [*out.splitlines(), *err.splitlines()])
        assert out + err
        assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda path: None, "doesn’t exist"),
        (lambda path: path.touch(), "is empty"),
        (lambda path: path.write_text("dear diary, today I named the wrong file"), "isn’t a database"),
        (lambda path: execute(path, "CREATE TABLE diary (entry)"), "belongs to another program"),
        (lambda path: execute(filled(path), "PRAGMA user_version = 999"), "newer version of Piazza (schema 999)"),
        (lambda path: execute(filled(path), "PRAGMA user_version = 3"), "older version of Piazza (schema 3)"),
    ],
)
def test_a_file_that_is_no_store_is_refused_in_one_line(
    make: Callable[[Path], object], words: str, path: Path, complaint: Complaint
) -> None:
    """The status is 2, and the file is not changed."""
    make(path)
    before = path.read_bytes() if path.exists() else None

    err = complaint("check")
    assert words in err
    assert (path.read_bytes() if path.exists() else None) == before


def test_names_in_a_damaged_store_do_not_break_the_terminal(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever a file contains, the output is printable."""
    filled(path)
    change(path, FINISHED, 5, "events", lambda _: [{"\x1b[2J\n": "\x07" * 500}])
    execute(path, f"UPDATE tables SET game = 'a' || char(27) || '[31m' WHERE id = {CONCEDED}")

    assert main(["check"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(line.isprintable() and len(line) < 400 for line in lines)
