"""`piazza verify`: records from anyone; whatever they contain causes at most one line."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.cli.verify import LONGEST_RECORD, describe, verify
from bot.model.record import record_to_line
from tests.bot.kit import Complaint
from tests.bot.model.record_tools import BAD_RECORDS, load, running


def complaints(data: bytes) -> list[str]:
    """List what is wrong with each record; a good one gets an empty string."""
    return ["" if bad is None else describe(n, bad) for n, bad in enumerate(verify(io.BytesIO(data)), 1)]


def line(record: object) -> bytes:
    return record_to_line(record).encode() + b"\n"


def test_bad_records_are_refused_for_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    """Every kind of fault has a fixture, with its code and facts; a person reads words instead."""
    for path in BAD_RECORDS:
        with path.open("rb") as file:
            (bad,) = verify(file)
        expected = path.with_suffix(".txt").read_text("utf-8")

        assert bad is not None, path
        where = "record" if bad.move is None else f"move {bad.move}"
        facts = "".join(f" {name}={fact}" for name, fact in bad.facts.items())
        assert f"{where}: {bad.problem}{facts}\n" == expected, path
        assert main(["verify", str(path)]) == 1, path
        (said,) = capsys.readouterr().out.splitlines()
        assert said.startswith("record 1")
        assert "=" not in said
        assert "_" not in said or "_" in expected.partition(": ")[2].partition(":")[0], path


def test_records_are_counted_and_only_bad_ones_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Records and moves are counted from 1; blank lines are not records."""
    spoilt = running(8)
    spoilt["moves"][7]["seat"] = 1 - spoilt["moves"][7]["seat"]
    file = tmp_path / "records.jsonl"
    file.write_bytes(line(load()) + b"\n \t\r\n" + line(running(3)) + line(spoilt) + b"{}\n" + line(load()))

    assert main(["verify", str(file)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert [start.partition(":")[0] for start in out] == ["record 3, move 8", "record 4"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "No records.\n"),
        (b"\n \n", "No records.\n"),
        (line(load()), "1 record, OK.\n"),
        (line(load()) * 2, "2 records, all OK.\n"),
    ],
)
def test_the_standard_input_can_be_read(
    content: bytes, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A dash stands for standard input; without a record it is not an error, but it is reported."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))

    assert main(["verify", "-"]) == 0
    assert capsys.readouterr().out == said


def test_a_file_without_records_is_not_read_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After ten lines that are no records, one says that the file has none."""
    file = tmp_path / "README.md"
    file.write_bytes(b'# Not a record\n{"name": 1}\n\x89PNG\r\n' * 20)

    assert main(["verify", str(file)]) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert len(lines) == 10
    assert last == "Not a file of records: none of its first 10 lines is one."


@pytest.mark.parametrize("file", ["missing", ".", "missing/too", "a\0b", "\udcff"])
def test_a_file_that_cannot_be_read_is_one_line(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, complaint: Complaint
) -> None:
    """It is the caller's mistake, so the status is 2."""
    monkeypatch.chdir(tmp_path)

    err = complaint("verify", file)
    assert err.startswith("piazza: ")


def test_deep_nesting_is_a_complaint() -> None:
    """Nesting of any depth neither crashes nor affects the records that follow."""
    for opening in (b"[", b'{"a":', b'{"format":"game-record/1","game":['):
        assert complaints(opening * 100_000 + b"\n" + line(load())) == ["record 1: nested too deeply", ""]
    for depth in range(900, 1000, 7):  # what can just be read may be too deep to be quoted
        assert complaints(b'{"moves":%b}' % (b"[" * depth + b"]" * depth))[0].startswith("record 1: ")


def test_a_line_that_is_too_long_is_skipped_without_being_held() -> None:
    """No read exceeds the maximum size of a record, however long the line."""
    asked = []

    class Watched(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            asked.append(size)
            return super().readline(size)

    name = "a" * (3 * LONGEST_RECORD)
    source = Watched(line(load() | {"seats": [{"name": name}]}) + line(load()))
    found = ["" if bad is None else describe(1, bad) for bad in verify(source)]

    assert found == [f"record 1: longer than {LONGEST_RECORD} bytes", ""]
    assert all(size is not None and 0 < size <= LONGEST_RECORD + 1 for size in asked)


def test_records_are_checked_one_by_one() -> None:
    """Each verdict precedes the next read, so a stream of any length needs memory for one record only."""
    source = io.BytesIO(line(load()) * 2)
    verdicts = verify(source)

    assert next(verdicts) is None
    assert source.tell() == len(line(load()))


def test_a_key_that_stands_twice_among_many_is_found_in_no_time() -> None:
    """Finding a duplicate key takes linear time."""
    keys = b",".join(b'"%d":1' % number for number in (*range(30_000), 15_000))

    assert complaints(b"{" + keys + b"}") == ["record 1: '15000' appears twice"]
