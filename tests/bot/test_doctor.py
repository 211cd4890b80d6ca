"""`piazza doctor`: every subject has its line, whatever is wrong with it, and nothing of it tells a secret."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.__main__ import main
from bot.address import Address
from bot.backups import Shelves
from bot.database import APPLICATION_ID, guard_of
from bot.doctor import disk, machine, portal
from bot.doctor.commands import wanted
from bot.doctor.disk import LITTLE, NOTHING
from bot.doctor.examine import examine
from bot.doctor.finding import Finding, Mark
from bot.doctor.portal import PAGE, TRIES, Portal, compare_commands
from bot.settings import Settings
from bot.store import open_store
from bot.terminal import WrongUse
from bot.texts import LANGUAGES, texts
from tests.bot.stores import filled, spoil
from tests.standin import StandIn
from tests.standin.process import ROOT

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC).timestamp()
SAY = texts("en")


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Stand in an empty folder with nothing set but the language."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("PIAZZA_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIAZZA_LANGUAGE", "en")


def found(finding: Finding) -> tuple[Mark, str]:
    """Tell what was found, once it has been seen that it can be said in both languages in one printable line."""
    for language in LANGUAGES:
        assert finding.line(texts(language)).isprintable()
    return finding.mark, finding.found


async def of_discord(settings: Settings, now: Callable[[], float] | None = None) -> list[Finding]:
    """Take the part of the round that concerns Discord."""
    clocked = {} if now is None else {"now": now}
    subjects = ("token", "clock", "intents", "clicks", "connections", "server", "servers", "commands")
    round_ = examine(lambda: settings, Path(".env"), SAY, **clocked)
    return [finding async for finding in round_ if finding.subject in subjects]


def connected(there: StandIn, **more: Any) -> Settings:
    """Make the settings of a bot that the stand-in knows."""
    return Settings(discord_token=there.token, discord_api=there.address, **more)


# The whole of it


def test_without_anything_set_all_subjects_have_their_line(capsys: pytest.CaptureFixture[str]) -> None:
    """What concerns Discord is left out, and nothing is made."""
    assert main(["doctor"]) == 0
    *lines, summary = capsys.readouterr().out.splitlines()

    subjects = [line.split(":")[0].split()[-1] for line in lines]
    assert subjects == ["Settings", "Programs", "Token", "Pictures", "Thinking", "Store", "Disk", "Backups"]
    assert {line.split()[0] for line in lines} == {"ok", "–", "WARNING"}
    assert summary == "No faults, 1 warning."
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_setting_is_a_fault_and_not_the_end(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is named, and the status is 1."""
    monkeypatch.setenv("PIAZZA_LANGUAGE", language)
    monkeypatch.setenv("PIAZZA_PAINTERS", "many")

    assert main(["doctor"]) == 1
    first, *_, summary = capsys.readouterr().out.splitlines()
    assert first.startswith(texts(language).say("doctor-mark-fault"))
    assert "PIAZZA_PAINTERS" in first
    assert summary == texts(language).say("doctor-summary", faults=1, warnings=0)


async def test_all_is_well_where_a_bot_runs(tmp_path: Path) -> None:
    """Against an API like Discord's, as a process of its own, while a bot has the store open."""
    async with StandIn() as there, open_store(tmp_path / "store.sqlite3"):
        there.guild("Games")
        there.world.commands.replace(None, await wanted(connected(there)))
        environment = {
            **os.environ,
            **there.environment(),
            "PIAZZA_DATABASE": str(tmp_path / "store.sqlite3"),
            "PIAZZA_BACKUPS": str(tmp_path / "backups"),
        }
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "doctor"),
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
    assert "ok       Clock: it agrees with Discord’s." in lines
    assert "ok       Connections: Discord lets the bot connect 999 times more today." in lines
    assert "ok       Servers: on 1 server it may do everything that it needs." in lines
    assert any(line.startswith("ok       Commands: all ") for line in lines)
    assert any(line.startswith("ok       Store: ") and line.endswith("and a bot runs on it.") for line in lines)


# The token, and what Discord says of the rest


async def test_a_token_that_is_refused_is_told_and_never_shown() -> None:
    """The rest that concerns Discord is left out."""
    async with StandIn() as there:
        (finding,) = await of_discord(replace(connected(there), discord_token="s3cret"))

    assert found(finding) == (Mark.FAULT, "refused")
    assert "s3cret" not in finding.line(SAY)


async def test_a_discord_that_cannot_be_reached_is_told() -> None:
    """No network, or an address that nobody listens to."""
    (finding,) = await of_discord(Settings(discord_token="abc", discord_api="http://127.0.0.1:1/api/v10"))
    async with StandIn() as there:
        there.inject("GET", "/users/@me", drop=True, times=2)
        (dropped,) = await of_discord(connected(there))
        there.inject("GET", "/users/@me", status=503)
        (failed,) = await of_discord(connected(there))

    assert [found(each) for each in (finding, dropped, failed)] == [(Mark.FAULT, "unreachable")] * 3


async def test_what_discord_does_not_tell_is_a_warning() -> None:
    """An outage of a part of it is not the operator's fault."""
    async with StandIn() as there:
        there.inject("GET", "/users/@me/guilds", status=500)
        findings = await of_discord(connected(there))

    assert [found(each) for each in findings[-1:]] == [(Mark.WARNING, "unanswered")]


async def test_each_server_tells_what_the_bot_lacks_there() -> None:
    """By name; names that people gave break nothing; those that lack nothing share a line."""
    async with StandIn() as there:
        there.guild("Well")
        there.guild("Also well")
        lacking = there.guild("Bad\x1b[2J\nserver" + "x" * 500)
        rights = discord.Permissions(lacking.bot_permissions)
        rights.update(attach_files=False, send_messages_in_threads=False)
        lacking.bot_permissions = rights.value
        chief = there.guild("Chief")
        chief.bot_permissions = discord.Permissions(administrator=True).value
        findings = [each for each in await of_discord(connected(there)) if each.subject.startswith("server")]

    lacks, well = findings
    assert (found(lacks), found(well)) == ((Mark.FAULT, "lacks"), (Mark.OK, "well"))
    assert lacks.line(SAY).endswith(
        "does not give the bot: Send Messages in Threads and Attach Files."
        " Whoever manages the server can give it to the bot’s role."
    )
    assert str(lacking.id) in lacks.line(SAY)
    assert len(lacks.line(SAY)) < 600
    assert well.facts == {"count": 3}


async def test_a_bot_without_a_server_is_told_how_to_invite_it() -> None:
    """There is nothing wrong, but nobody can play."""
    async with StandIn() as there:
        findings = await of_discord(connected(there))

    assert (Mark.WARNING, "none") in [found(each) for each in findings if each.subject == "servers"]


async def test_servers_are_read_page_by_page_with_patience() -> None:
    """All of them, and what Discord asks to wait is waited."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        """Wait for nothing."""
        waits.append(seconds)

    async with StandIn() as there, aiohttp.ClientSession() as session:
        for number in range(PAGE + 3):
            there.guild(f"Server {number}")
        there.inject("GET", "/users/@me/guilds", status=429, retry_after=0.7)
        servers = await Portal(session, there.token, there.address, wait).servers()
        assert len({server["id"] for server in servers}) == PAGE + 3

        there.inject("GET", "/users/@me/guilds", status=429, times=None)
        with pytest.raises(portal.Unanswered):
            await Portal(session, there.token, there.address, wait).servers()

    assert len(waits) == 1 + TRIES


async def test_intents_and_the_address_for_clicks_are_read_from_the_application() -> None:
    """No privileged intent is needed; with an address on the web the bot would get no click."""
    async with StandIn() as there:
        plain = [found(each) for each in await of_discord(connected(there)) if each.subject in ("intents", "clicks")]
        there.world.flags, there.world.endpoint = 1 << 15 | 1 << 19, "https://example.org/clicks"
        findings = [each for each in await of_discord(connected(there)) if each.subject in ("intents", "clicks")]

    assert plain == [(Mark.OK, "none")]
    assert [found(each) for each in findings] == [(Mark.OK, "more"), (Mark.FAULT, "elsewhere")]
    assert findings[0].facts == {"names": "members, content"}


@pytest.mark.parametrize(
    ("left", "expected"), [(999, (Mark.OK, "enough")), (3, (Mark.WARNING, "few")), (0, (Mark.FAULT, "few"))]
)
def test_a_bot_that_connects_again_and_again_is_noticed(left: int, expected: tuple[Mark, str]) -> None:
    """Discord counts, and at last lets it in no more."""
    limit = {"total": 1000, "remaining": left, "reset_after": 4_000_000, "max_concurrency": 1}
    finding = portal.connections({"url": "wss://gateway", "shards": 1, "session_start_limit": limit})

    assert found(finding) == expected
    assert finding.facts["count"] == left
    assert finding.facts.get("hours", 2) == 2


@pytest.mark.parametrize(
    ("seconds", "expected"), [(0, "right"), (4, "right"), (-4, "right"), (60, "wrong"), (-60, "wrong")]
)
async def test_the_clock_is_compared_with_discords(seconds: float, expected: str) -> None:
    """Fast or slow; what the request took does not count."""
    there = NOON
    found_out = portal.clock(there, NOON + seconds - 0.2, NOON + seconds + 0.9)

    assert found(found_out)[1] == expected
    assert found(portal.clock(None, NOON, NOON)) == (Mark.WARNING, "unknown")


async def test_a_clock_that_goes_wrong_is_seen_in_the_answer_itself() -> None:
    """By the date that every answer has."""
    async with StandIn() as there:
        now = datetime.now(UTC).timestamp() - 3600
        findings = await of_discord(connected(there), lambda: now)

    (clock,) = (each for each in findings if each.subject == "clock")
    assert found(clock) == (Mark.WARNING, "wrong")
    assert abs(int(str(clock.facts["seconds"])) - 3600) < 120


async def test_commands_are_compared_with_those_of_this_version() -> None:
    """None yet, all there, one missing, one changed deep inside, one too many."""
    meant = await wanted(Settings())
    async with StandIn() as there:
        there.world.commands.replace(None, meant)
        registered = deepcopy(there.commands)
    assert found(compare_commands([], meant)) == (Mark.WARNING, "none")
    assert found(compare_commands(registered, meant)) == (Mark.OK, "there")

    gone = compare_commands(registered[1:], meant)
    assert (found(gone), gone.facts["names"]) == ((Mark.WARNING, "other"), f"/{registered[0]['name']}")
    old = [*registered, {"name": "old", "type": 1, "description": "of long ago"}]
    assert compare_commands(old, meant).facts["names"] == "/old"
    deep = next(command for command in registered if any(option.get("options") for option in command["options"]))
    option = next(option for option in deep["options"] if option.get("options"))
    option["options"][0]["description_localizations"] = {"de": "anders"}
    assert compare_commands(registered, meant).facts["names"] == f"/{deep['name']}"


# The machine


def test_a_settings_file_that_others_may_read_is_a_warning_if_it_holds_the_token(tmp_path: Path) -> None:
    """Without a token it is nobody's secret."""
    file = tmp_path / ".env"
    assert found(machine.settings_file(file)) == (Mark.OK, "none")
    file.write_text("PIAZZA_LANGUAGE=en\n")
    file.chmod(0o644)
    assert found(machine.settings_file(file)) == (Mark.OK, "read")
    file.write_text("DISCORD_TOKEN=s3cret\n")
    assert found(machine.settings_file(file)) == (Mark.WARNING, "open")
    assert "s3cret" not in machine.settings_file(file).line(SAY)
    file.chmod(0o600)
    assert found(machine.settings_file(file)) == (Mark.OK, "read")


def test_a_package_that_is_missing_is_named() -> None:
    """Piazza itself, too, where it was only copied."""

    def version(name: str) -> str:
        if name == "piazza":
            raise PackageNotFoundError("piazza")
        return "1.0"

    assert found(machine.programs()) == (Mark.OK, "found")
    finding = machine.programs(version)
    assert (found(finding), finding.facts) == ((Mark.FAULT, "missing"), {"package": "piazza"})


def test_pictures_that_cannot_be_drawn_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the reason."""

    def broken(_: str) -> Any:
        raise OSError("cannot open resource")

    assert found(machine.pictures("de")) == (Mark.OK, "drawn")
    monkeypatch.setattr(machine, "SHOWCASES", {"carrara": broken})
    finding = machine.pictures("de")
    assert (found(finding), finding.facts) == ((Mark.FAULT, "broken"), {"why": "OSError: cannot open resource"})


async def test_processes_that_do_not_begin_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the reason."""
    assert found(await machine.thinking(Settings(thinkers=2))) == (Mark.OK, "begins")
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert found(await machine.thinking(Settings())) == (Mark.FAULT, "broken")


# The disk


def test_a_store_is_looked_into_and_left_as_it_is(path: Path) -> None:
    """Not there, good, older, damaged, somebody else's, from the future."""
    settings = Settings(database=path)
    assert found(disk.store(settings, SAY)) == (Mark.OK, "none")
    content = filled(path).read_bytes()
    assert found(disk.store(settings, SAY)) == (Mark.OK, "free")
    assert path.read_bytes() == content
    assert [each.name for each in path.parent.iterdir()] == [path.name]

    spoil(path, "PRAGMA user_version = 3")
    assert found(disk.store(settings, SAY)) == (Mark.OK, "older")
    spoil(path, "PRAGMA user_version = 999")
    assert found(disk.store(settings, SAY)) == (Mark.FAULT, "unusable")
    path.write_bytes(content[:8192] + bytes(32_768) + content[40_960:])
    assert found(disk.store(settings, SAY)) == (Mark.FAULT, "damaged")
    path.write_bytes(content[:100_000])
    assert found(disk.store(settings, SAY)) == (Mark.FAULT, "unusable")
    path.write_text("dear diary")
    assert found(disk.store(settings, SAY)) == (Mark.FAULT, "unusable")
    assert path.read_text() == "dear diary"


@pytest.mark.parametrize("running", [True, False])
def test_whether_a_bot_runs_is_seen_by_its_guard(running: bool, path: Path) -> None:
    """A guard that nobody holds was left by one that ended."""
    filled(path)
    with closing(sqlite3.connect(guard_of(path), isolation_level=None)) as guard:
        guard.execute("PRAGMA journal_mode = MEMORY")
        guard.execute("BEGIN EXCLUSIVE")
        if not running:
            guard.execute("ROLLBACK")

        assert found(disk.store(Settings(database=path), SAY)) == (Mark.OK, "in-use" if running else "free")


def test_what_cannot_be_written_is_a_fault(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file, its folder, or the place where it should be made."""
    settings = Settings(database=path, backups=path.parent / "backups")
    monkeypatch.setattr("bot.doctor.disk.os.access", lambda *_: False)  # root may write everywhere

    assert found(disk.store(settings, SAY)) == (Mark.FAULT, "no-place")
    filled(path)
    assert found(disk.store(settings, SAY)) == (Mark.FAULT, "not-writable")
    assert found(disk.backups(settings, NOON)) == (Mark.FAULT, "not-writable")


@dataclass
class Room:
    """A disk with so many bytes left."""

    free: int


@pytest.mark.parametrize(
    ("free", "expected"),
    [
        (NOTHING - 1, (Mark.FAULT, "none")),
        (LITTLE - 1, (Mark.WARNING, "little")),
        (LITTLE, (Mark.OK, "enough")),
    ],
)
def test_room_is_measured_against_the_least_and_the_store(free: int, expected: tuple[Mark, str], path: Path) -> None:
    """Where the store's folder is, or will be; a backup needs as much as the store has."""
    there = Settings(database=filled(path))
    to_be = Settings(database=path.parent / "new" / "folder" / "store")
    asked = []

    def usage(folder: Path) -> Room:
        asked.append(folder)
        return Room(free)

    assert found(disk.room(there, SAY, usage)) == found(disk.room(to_be, SAY, usage)) == expected
    assert asked == [path.parent] * 2
    with path.open("ab") as file:
        file.truncate(LITTLE)  # without taking it on the disk
    assert found(disk.room(there, SAY, lambda _: Room(2 * LITTLE - 1)))[0] is Mark.WARNING


def test_backups_are_judged_by_the_age_of_the_newest(path: Path) -> None:
    """In the measure of the schedule."""
    folder = path.parent / "backups"
    settings = Settings(database=path, backups=folder, backup_every=6)
    shelves = Shelves(path, folder)
    assert found(disk.backups(Settings(), NOON)) == (Mark.WARNING, "not-wanted")
    assert found(disk.backups(settings, NOON)) == (Mark.WARNING, "none")
    folder.mkdir()
    (folder / "foreign.sqlite3").touch()
    assert found(disk.backups(settings, NOON)) == (Mark.WARNING, "none")
    shelves.name(NOON - 13 * 3600).touch()
    assert found(disk.backups(settings, NOON)) == (Mark.WARNING, "old")
    shelves.name(NOON - 5 * 3600).touch()
    assert found(disk.backups(settings, NOON)) == (Mark.OK, "there")
    shelves.name(NOON - 3600, damaged=True).touch()
    assert found(disk.backups(settings, NOON)) == (Mark.FAULT, "damaged")


@pytest.mark.postgres
async def test_a_server_is_looked_into_and_left_as_it_is(database: Address) -> None:
    """Empty, in use, from the future; its disk and backups are its own matter."""
    assert found(await disk.server(database, SAY)) == (Mark.OK, "none")
    async with open_store(database) as store:
        finding = await disk.server(database, SAY)
        assert (found(finding), finding.facts["tables"]) == ((Mark.OK, "server"), 0)
        async with store.database.transaction() as db:
            await db.execute("UPDATE meta SET value = ? WHERE key = 'schema'", (f"{APPLICATION_ID:x} 999",))
    assert found(await disk.server(database, SAY)) == (Mark.FAULT, "unusable")
    settings = Settings(server=database, backups=Path("backups"))
    assert found(disk.room(settings, SAY)) == found(disk.backups(settings, NOON)) == (Mark.SKIPPED, "server")


async def test_a_server_that_does_not_answer_is_a_fault() -> None:
    """And its password stays a secret."""
    finding = await disk.server(Address("postgresql://piazza:s3cret@127.0.0.1:1/piazza"), SAY)

    assert found(finding) == (Mark.FAULT, "unusable")
    assert "s3cret" not in finding.line(SAY)


async def test_settings_that_cannot_be_read_end_the_round_early() -> None:
    """What follows would be about settings that nobody made."""

    def wrong() -> Settings:
        raise WrongUse("PIAZZA_PAINTERS: “\x1b[2J” is none")

    findings = [each async for each in examine(wrong, Path(".env"), SAY)]
    assert [found(each) for each in findings] == [(Mark.FAULT, "wrong"), (Mark.OK, "found")]
