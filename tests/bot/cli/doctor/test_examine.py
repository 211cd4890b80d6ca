"""The doctor's full run: every subject gets its line, whatever is wrong with it."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.app.config import BadConfig, Config
from bot.cli.doctor.finding import Grade
from bot.cli.doctor.run import examine, wanted
from bot.cli.main import main
from bot.store.store import open_store
from tests import ROOT
from tests.bot.cli.doctor.kit import connected, found
from tests.standin import StandIn


@pytest.mark.slow
def test_without_anything_set_all_subjects_have_their_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Discord's subjects are left out except the token, and nothing is created."""
    assert main(["doctor"]) == 0
    *lines, summary = capsys.readouterr().out.splitlines()

    subjects = [line.split(":")[0].split()[-1] for line in lines]
    assert subjects == ["Settings", "Programs", "Token", "Pictures", "Thinking", "Database", "Disk", "Backups"]
    assert {line.split()[0] for line in lines} == {"ok", "–", "WARNING"}
    assert summary == "No errors, 1 warning."
    assert list(Path().iterdir()) == []


def test_a_wrong_setting_is_a_fault_and_not_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong setting is named, and the status is 1."""
    monkeypatch.setenv("PIAZZA_PAINTERS", "many")

    assert main(["doctor"]) == 1
    first, *_, summary = capsys.readouterr().out.splitlines()
    assert first.startswith("ERROR")
    assert "PIAZZA_PAINTERS" in first
    assert summary == "1 error."


@pytest.mark.slow
async def test_all_is_well_where_a_bot_runs(tmp_path: Path) -> None:
    """The doctor, in its own process against a stand-in API, finds no fault while a bot has the store open."""
    async with StandIn() as there, open_store(tmp_path / "store.sqlite3"):
        there.guild("Games")
        there.register(await wanted(connected(there)))
        environment = {
            **os.environ,
            **there.environment(),
            "PIAZZA_DATABASE": str(tmp_path / "store.sqlite3"),
            "PIAZZA_BACKUPS": str(tmp_path / "backups"),
        }
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", "import tests, bot.cli.main; bot.cli.main.main()", "doctor"),
            cwd=ROOT,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await process.communicate()
    lines = out.decode().splitlines()

    assert (process.returncode, err) == (0, b"")
    assert there.token not in out.decode()
    assert "ok       Token: Discord accepts it; the bot is called piazza." in lines
    assert "ok       Clock: in sync with Discord’s." in lines
    assert "ok       Connections: the bot can connect 999 times more today." in lines
    assert "ok       Servers: it has all permissions it needs on 1 server." in lines
    assert any(line.startswith("ok       Commands: all ") for line in lines)
    assert any(line.startswith("ok       Pictures: ") for line in lines)
    assert any(line.startswith("ok       Database: ") and line.endswith("a bot is using it.") for line in lines)


async def test_settings_that_cannot_be_read_end_the_round_early() -> None:
    """With unreadable settings, checks that depend on them are left out."""

    def wrong() -> Config:
        raise BadConfig("path", name="PIAZZA_BACKUPS", value="\x1b[2J")

    findings = [each async for each in examine(wrong, Path(".env"))]
    assert [found(each) for each in findings] == [(Grade.FAULT, "wrong"), (Grade.OK, "found")]
