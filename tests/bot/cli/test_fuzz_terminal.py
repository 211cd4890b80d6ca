"""The console script with arbitrary arguments and files: one line about the mistake, never a traceback."""

from __future__ import annotations

import time
from random import Random

import pytest

from bot.cli.main import main
from tests.bot.model.record_tools import RECORDS
from tests.fuzz.junk import text

WORDS = ("novice", "novice,novice", "carrara", "base", "2", "1s", "x.toml", "expansion", "-", "--", "--help")
LINES = (
    ("verify", "{}"),
    ("verify", "{}", "--cards", "{}"),
    ("replay", "{}", "--out", "out"),
    ("replay", str(RECORDS[0]), "--out", "out", "--language", "{}"),
    ("selfplay", "--game", "{}"),
    ("selfplay", "--players", "{}"),
    ("selfplay", "--players", "novice,novice", "--options", "{}"),
    ("selfplay", "--players", "novice,novice", "--cards", "{}"),
    ("selfplay", "--seats", "{}", "--seed", "{}", "--budget", "{}"),
    ("arena", "--players", "{}", "--games", "{}"),
    ("arena", "--jobs", "{}", "--seats", "{}", "--players", "{}"),
    ("check", "--table", "{}"),
    ("backup", "{}"),
    ("restore", "{}"),
    ("{}",),
    ("{}", "{}"),
)
"""Command lines with placeholders for arbitrary text; none of them starts a bot."""
STARTING = ("run", "playground", "doctor", "gallery")
SECONDS = 5.0


@pytest.fixture(autouse=True)
def _no_input(in_folder: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)


def anything(dice: Random) -> str:
    """Return a random argument that the system can pass: no null characters, no lone surrogates."""
    made = dice.choice((text(dice), text(dice, WORDS))).replace("\0", "")
    return made.encode("utf-8", "replace").decode("utf-8")


def attack(dice: Random, rounds: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Run every command line the given number of times with random arguments."""
    for _ in range(rounds):
        for line in LINES:
            given = [anything(dice) if part == "{}" else part for part in line]
            if given[0] in STARTING or not given[0] or any("/" in part for part in given if part not in line):
                continue
            begin = time.process_time()
            try:
                status = main(given)
            except SystemExit as asked_for_help:
                status = int(asked_for_help.code or 0)
            out, err = capsys.readouterr()
            assert status in (0, 1, 2), given
            assert time.process_time() - begin < SECONDS, given
            assert "Traceback" not in out + err, given
            if status == 2:
                assert err.startswith("piazza: "), given
                first, *usage = err.splitlines()
                assert not usage or usage[0].startswith("usage: piazza "), given
                assert len(usage) < 2, given
                assert all(part.isprintable() for part in (first, *usage)), given
                assert len(first) < 1000, given


def test_any_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is typed, the command ends with a status and one line about the mistake."""
    attack(Random(1), 2, capsys)
