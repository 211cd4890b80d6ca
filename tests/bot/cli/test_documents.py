"""Terminal samples in the documents: the commands exist, and print the lines shown below them."""

from __future__ import annotations

import asyncio
import re
import shlex
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import discord
import pytest

from bot.cli.doctor.run import command_payloads
from bot.cli.main import COMMANDS, main, parser
from bot.games.contract import Json
from bot.maintenance.backup import back_up
from cogs.core.permissions import NEEDED_PERMISSIONS
from tests import ROOT
from tests.bot.cli.doctor.kit import connected
from tests.bot.maintenance.test_check import change
from tests.bot.stores import EXPANSION, FINISHED, INVITED, RUNNING, filled
from tests.local_discord import BotProcess, LocalDiscord

TEXT = "\n".join(file.read_text("utf-8") for file in (ROOT / "README.md", *sorted((ROOT / ".github").rglob("*.md"))))
SAMPLES = dict(re.findall(r"^ *```console\n *\$ (.+)\n((?:.*\n)+?) *```$", TEXT, re.MULTILINE))
"""The output shown, by command."""
FOLDER = "/some/folder"


def plain(text: str) -> list[str]:
    """Return an output's lines without dates, numbers, units of sizes and folders, which vary."""
    text = re.sub(r"(?<![\w:/])/\S*/|\b[0-9a-f]{32}\b", "", text)
    text = re.sub(r"\d[\d.,:]*(T\d+Z)?\b", "0", text)
    return re.sub(r"0 [kMG]B", "0 MB", text).splitlines()


def arguments() -> Iterator[list[str]]:
    """Yield the arguments of each command in the documents, in a block or in a sentence."""
    blocks = "".join(re.findall(r"^ *```(?:sh|console)\n(.*?)^ *```$", TEXT, re.MULTILINE | re.DOTALL))
    for line in (*blocks.replace("\\\n", " ").splitlines(), *re.findall(r"`([^`\n]+)`", TEXT)):
        with suppress(ValueError):  # a sentence in a sample
            words = shlex.split(re.sub(r"^ *(\$ |uv run |[A-Z_]+=\S* )*", "", line), comments=True)
            if words and words[0].rpartition("/")[2] == "piazza" and "…" not in words:
                yield words[1:]


def test_every_command_that_is_shown_exists(capsys: pytest.CaptureFixture[str]) -> None:
    """The program accepts it with these arguments, or it is only named; and all commands are listed."""
    shown = [*arguments()]
    for each in shown:
        if len(each) > 1:
            parser().parse_args(each)
        else:
            assert {*each} <= {*COMMANDS, "--help", "--version"}
    assert {each[0] for each in shown if each} >= {*COMMANDS}


def richer(position: Json) -> Json:
    position["players"][0]["coins"] += 1
    return position


async def prepare(what: str, store: Path, there: LocalDiscord) -> None:
    """Set up what a sample shows: permissions missing on a server and in a channel, a backup, a damaged game."""
    one, other, third, _ = (there.guild(name) for name in ("Thursday Games", "Old Friends", "Chess", "Go"))
    if what == "doctor":
        allowed = dict.fromkeys(NEEDED_PERMISSIONS, True) | {"attach_files": False}
        one.permit(discord.Permissions(**allowed).value)
        places = {RUNNING: other.channel("tavern"), EXPANSION: other.channel("inn"), INVITED: third.channel("hall")}
        places[RUNNING].deny("send_messages")
        with closing(sqlite3.connect(store)) as db, db:
            for table, channel in places.items():
                db.execute("UPDATE tables SET guild = ?, channel = ? WHERE id = ?", (channel.guild, channel.id, table))
        there.register(await command_payloads(connected(there)))
    elif what == "restore":
        await asyncio.to_thread(back_up, store, store.with_name("piazza-20261121T234500Z.sqlite3"))
    elif what == "check":
        change(store, FINISHED, 12, "position_after", richer)


def write_settings(there: LocalDiscord) -> None:
    """Write a settings file that only its owner can read."""
    Path(".env").touch(0o600)
    Path(".env").write_text("".join(f"{name}={value}\n" for name, value in there.environment().items()))


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    return filled(tmp_path / "data" / "piazza.sqlite3")


@pytest.mark.slow
@pytest.mark.parametrize("command", SAMPLES)
async def test_a_sample_is_what_the_program_prints(
    command: str, store: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each command is run in the situation that its sample shows."""
    program, what, *more = shlex.split(command)
    assert program == "piazza"
    async with LocalDiscord() as there:
        write_settings(there)
        await prepare(what, store, there)
        if what == "run":
            async with BotProcess(there.environment(), store.with_name("new")) as bot:
                await bot.says("invite link", within=60)
                printed = "\n".join(bot.errors)
        else:
            await asyncio.to_thread(main, [what, *(each.replace(FOLDER, str(store.parent)) for each in more)])
            printed = capsys.readouterr().out
    assert plain(printed) == plain(SAMPLES[command])
