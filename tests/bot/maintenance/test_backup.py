"""`piazza backup`: one good file or none, even while the bot is running, and nothing else is ever overwritten."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from bot.app.config import TRY_AGAIN
from bot.cli.main import main
from bot.database.readonly_sqlite import find_corruption
from bot.maintenance.backup import STALE_AFTER, back_up, backup_time, duplicate
from tests.bot.kit import Complaint, names_in, rows
from tests.bot.stores import execute, filled, little

pytestmark = pytest.mark.usefixtures("configured_store")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "backups").mkdir()
    return tmp_path / "backups" / "backup.sqlite3"


MOVES = "SELECT * FROM moves ORDER BY table_id, seq"


def test_a_backup_holds_everything_in_one_file(path: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup is one complete file, is reported in one line, and leaves the store unchanged."""
    before = filled(path).read_bytes()

    assert main(["backup", str(file)]) == 0
    said = capsys.readouterr()
    assert re.fullmatch(rf"Backed up and verified: {re.escape(str(file))} \(5 tables, 2 MB\)\.\n", said.out)
    assert said.err == ""
    assert rows(file, MOVES) == rows(path, MOVES)
    assert find_corruption(file) == []
    assert path.read_bytes() == before
    assert names_in(file.parent) == [file.name]
    assert names_in(path.parent) == ["backups", path.name]
    assert backup_time(file) is not None
    assert backup_time(path) is None


def test_writers_are_not_kept_waiting(path: Path, file: Path) -> None:
    """Transactions commit without waiting during the copy, and each is in it entirely or not at all."""
    little(path)
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        written = 0
        copying = Thread(target=duplicate, args=(path, file))
        copying.start()
        while not written or copying.is_alive():
            values = ", ".join(f"('{written + number}', '')" for number in range(10))
            writer.execute(f"INSERT INTO meta VALUES {values}")
            written += 10
        copying.join()
    ((copied,),) = rows(file, "SELECT count(*) FROM meta WHERE value = ''")

    assert copied % 10 == 0
    assert copied <= written
    assert find_corruption(file) == []


@pytest.mark.posix("making links takes special rights there")
def test_an_earlier_backup_is_replaced_where_a_link_leads(path: Path, file: Path) -> None:
    """The same name can be used every night, a link to it stays a link, and its mode is that of the store."""
    little(path).chmod(0o600)
    back_up(path, file)
    execute(path, "INSERT INTO meta VALUES ('later', '1')")
    link = file.with_name("newest")
    link.symlink_to(file.name)

    assert main(["backup", str(link)]) == 0
    assert link.is_symlink()
    assert rows(file, "SELECT value FROM meta WHERE key = 'later'") == [("1",)]
    assert names_in(file.parent) == [file.name, "newest"]
    assert file.stat().st_mode & 0o777 == 0o600


def a_store_copied_by_hand(path: Path, file: Path) -> None:
    file.write_bytes(path.read_bytes())


def another_bots_store(path: Path, file: Path) -> None:
    """Create a store at the backup's path that began as a backup and has been used since."""
    back_up(path, file)
    file.with_name(f"{file.name}-guard").touch()


@pytest.mark.parametrize(
    ("put", "words"),
    [
        (lambda path, file: file.write_text("dear diary"), "isn’t a backup of Piazza"),
        (lambda path, file: file.touch(), "isn’t a backup of Piazza"),
        (lambda path, file: execute(file, "CREATE TABLE diary (entry)"), "isn’t a backup of Piazza"),
        (lambda path, file: file.mkdir(), "isn’t a backup of Piazza"),
        (a_store_copied_by_hand, "isn’t a backup of Piazza"),
        (another_bots_store, "is a bot’s database"),
        pytest.param(
            lambda path, file: file.symlink_to(path),
            "is the database itself",
            marks=pytest.mark.posix("making links takes special rights there"),
        ),
        (lambda path, file: os.link(path, file), "is the database itself"),
        (lambda path, file: file.parent.rmdir(), "the folder doesn’t exist"),
    ],
)
def test_nothing_else_is_overwritten(
    put: Callable[[Path, Path], object], words: str, path: Path, file: Path, complaint: Complaint
) -> None:
    """Any other file in the backup's place is left alone, and so is the store."""
    before = little(path).read_bytes()
    put(path, file)
    there = file.read_bytes() if file.is_file() else None

    err = complaint("backup", str(file))
    assert words in err
    assert (file.read_bytes() if file.is_file() else None) == there
    assert path.read_bytes() == before


def test_the_store_is_no_place_for_its_backup(path: Path, complaint: Complaint) -> None:
    """The database and its companion files, present or not, are refused as targets."""
    little(path)

    for ending in ("", "-wal", "-shm", "-journal", "-guard"):
        assert "is the database itself" in complaint("backup", f"{path}{ending}")
    assert [each.name for each in path.parent.iterdir() if each.is_file()] == [path.name]


def broken_pages(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[8192:40_960] = bytes(32_768)
    path.write_bytes(content)


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (broken_pages, "The database is damaged: "),
        (lambda path: path.write_bytes(path.read_bytes()[:30_000]), "The database "),
        (
            lambda path: execute(path, "DELETE FROM moves WHERE seq = 3"),
            "(Table 1, row 3",
        ),
        (lambda path: execute(path, "PRAGMA foreign_keys = OFF", "DELETE FROM tables"), " -> tables."),
    ],
)
def test_a_damaged_store_leaves_the_former_backup_alone(
    damage: Callable[[Path], object], words: str, path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The damage is reported in one line, and the good backup is kept."""
    little(path)
    back_up(path, file)
    before = file.read_bytes()
    damage(path)

    assert main(["backup", str(file)]) == 1
    out, err = capsys.readouterr()
    assert (out.count("\n"), err) == (1, "")
    assert words in out
    assert file.read_bytes() == before
    assert names_in(file.parent) == [file.name]
    if words.startswith("(Table"):
        assert main(["backup", "--even-damaged", str(file)]) == 0
        assert "but 1 table is damaged" in capsys.readouterr().out
        assert rows(file, MOVES) == rows(path, MOVES)


def test_a_full_disk_leaves_the_former_backup_alone(
    path: Path, file: Path, monkeypatch: pytest.MonkeyPatch, complaint: Complaint
) -> None:
    """A failed attempt leaves no files behind."""
    little(path)
    back_up(path, file)
    before = file.read_bytes()
    opened = sqlite3.connect

    def small(where: object, **options: object) -> sqlite3.Connection:
        connection = opened(where, **options)  # type: ignore[call-overload]
        if str(where).endswith("copy"):
            connection.execute("PRAGMA max_page_count = 20")
        return connection  # type: ignore[no-any-return]

    monkeypatch.setattr("bot.maintenance.backup.sqlite3.connect", small)
    assert "can’t be written: " in complaint("backup", str(file))
    assert file.read_bytes() == before
    assert names_in(file.parent) == [file.name]


def test_leftovers_of_killed_backups_are_removed_after_a_day(path: Path, file: Path) -> None:
    little(path)
    old, new, foreign = (file.with_name(name) for name in (f".{file.name}.a.part", f".{file.name}.b.part", ".x.part"))
    for folder in (old, new, foreign):
        folder.mkdir()
        (folder / "copy").touch()
    for folder in (old, foreign):
        long_ago = folder.stat().st_mtime - STALE_AFTER - 1
        os.utime(folder, (long_ago, long_ago))
    back_up(path, file)

    assert names_in(file.parent) == [new.name, foreign.name, file.name]


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_server_out_of_reach_may_be_tried_again(
    command: str, path: Path, file: Path, monkeypatch: pytest.MonkeyPatch, complaint: Complaint
) -> None:
    """The error is one line that hides the password, the status says so, and the former backup stays."""
    back_up(little(path), file)
    former = file.read_bytes()
    monkeypatch.setenv("PIAZZA_DATABASE", "postgresql://piazza:s3cret@127.0.0.1:1/piazza")

    err = complaint(command, str(file), status=TRY_AGAIN)
    assert "s3cret" not in err
    assert file.read_bytes() == former
    assert names_in(file.parent) == [file.name]
