"""Games and puzzles made by computer players: complete, verified, and reproducible."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from bot.cli import puzzles
from bot.cli.main import main
from tests.bot.kit import Complaint, names_in
from tests.bot.puzzles import found_in


def test_records_can_be_written_to_a_file(
    tmp_path: Path, complaint: Complaint, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file has what would be printed, and a line says so; a failure to write is one line."""
    file = tmp_path / "records.jsonl"
    assert main(["selfplay", "--games", "2", "--players", "random,random"]) == 0
    printed = capsys.readouterr().out
    assert '"seats":[{"name":"random 1"},{"name":"random 2"}]' in printed
    assert main(["selfplay", "--games", "2", "--players", "random,random", "--out", str(file)]) == 0

    assert file.read_text("utf-8") == printed
    assert capsys.readouterr().out == f"2 games in {file}.\n"
    for out in (tmp_path, tmp_path / "missing" / "file", "a\0b"):
        complaint("selfplay", "--out", str(out))


WANTED = ["puzzles", "palazzo", "--puzzles", "2", "--seed", "13", "--simulations", "40"]


def test_a_stock_is_the_same_in_however_many_processes_and_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A run in two processes writes the same as one that was stopped in the middle of a line and continued."""
    monkeypatch.setattr(puzzles, "find_in_game", found_in)
    monkeypatch.setattr(puzzles, "GAMES_PER_ROUND", 2)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert main([*WANTED, "--jobs", "2", "--out", str(whole)]) == 0
    assert "2 puzzles from 2 games" in capsys.readouterr().out
    lines = [json.dumps(["palazzo", 1, 13, 40]), json.dumps(found_in("palazzo", 13, 40, 0)), "[{"]
    Path(f"{stopped}.part").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr(puzzles, "GAMES_PER_ROUND", 1)
    assert main([*WANTED, "--jobs", "1", "--out", str(stopped)]) == 0
    assert stopped.read_bytes() == whole.read_bytes()
    assert len(gzip.decompress(whole.read_bytes()).splitlines()) == 2
    assert names_in(tmp_path) == ["stopped", "whole"]


@pytest.mark.parametrize("written", [f"{json.dumps(['palazzo', 1, 12, 40])}\n", "a\nb", ""])
def test_other_puzzles_are_not_continued(tmp_path: Path, complaint: Complaint, written: str) -> None:
    """The puzzles of another seed are neither mixed with these nor lost, and a foreign file is left alone."""
    kept = tmp_path / "out.part"
    kept.write_text(written, encoding="utf-8")
    assert "belongs to other puzzles" in complaint(*WANTED, "--out", str(tmp_path / "out"))
    assert kept.read_text(encoding="utf-8") == written
