"""`piazza puzzles`: the same stock for the same seed, in however many processes and runs."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from bot.cli import puzzles
from bot.cli.main import main
from bot.training.puzzles import find_in_game

WANTED = ["puzzles", "palazzo", "--puzzles", "2", "--seed", "13", "--simulations", "40"]


@pytest.mark.slow
def test_a_stock_is_the_same_in_however_many_processes_and_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One run in two processes writes the same as one that was stopped after a game, in the middle of a line."""
    monkeypatch.setattr(puzzles, "AT_A_TIME", 2)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert main([*WANTED, "--jobs", "2", "--out", str(whole)]) == 0
    assert "2 puzzles from 2 games" in capsys.readouterr().out
    lines = [json.dumps(["palazzo", 1, 13, 40]), json.dumps(find_in_game("palazzo", 13, 40, 0)), "[{"]
    Path(f"{stopped}.part").write_text("\n".join(lines), encoding="utf-8")
    assert main([*WANTED, "--jobs", "1", "--out", str(stopped)]) == 0
    assert stopped.read_bytes() == whole.read_bytes()
    assert len(gzip.decompress(whole.read_bytes()).splitlines()) == 2
    assert [each.name for each in sorted(tmp_path.iterdir())] == ["stopped", "whole"]


def test_other_puzzles_are_not_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What another seed has found is not mixed with this one's, nor lost."""
    kept = tmp_path / "out.part"
    kept.write_text(f"{json.dumps(['palazzo', 1, 12, 40])}\n", encoding="utf-8")
    assert main([*WANTED, "--out", str(tmp_path / "out")]) == 2
    assert "belongs to other puzzles" in capsys.readouterr().err
    assert kept.exists()
