"""What operators are given: a unit, a container file, a document; all that they name is there, and works."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.app.config import _READERS
from bot.app.health_page import served
from bot.app.shutdown import LONGEST
from bot.services.services import Services
from bot.telemetry.metrics import REGISTRY
from tests import ROOT

UNIT, CONTAINER = ROOT / ".deploy" / "piazza.service", ROOT / ".deploy" / "Containerfile"
IGNORE, HOSTING = ROOT / ".deploy" / "Containerfile.dockerignore", ROOT / ".github" / "docs" / "hosting.md"
FILES = (UNIT, CONTAINER, HOSTING)


def section(name: str) -> dict[str, list[str]]:
    """Read a section of the unit, every value of each key."""
    found: dict[str, list[str]] = {}
    inside = False
    for line in UNIT.read_text("utf-8").splitlines():
        if line.startswith("["):
            inside = line == f"[{name}]"
        elif inside and line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


def steps(instruction: str) -> list[str]:
    """List what follows an instruction of the container file, lines that go on taken together."""
    text = CONTAINER.read_text("utf-8").replace("\\\n", " ")
    return [line.split(maxsplit=1)[1].strip() for line in text.splitlines() if line.startswith(f"{instruction} ")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    """A name that nobody reads would stop the bot at its start."""
    named = set(re.findall(r"\b(?:PIAZZA|DISCORD)_[A-Z_]*[A-Z]\b", file.read_text("utf-8")))

    assert named <= set(_READERS)


def test_every_file_that_is_named_exists() -> None:
    """In links, in the unit, and in what is copied into the image; and what is needed there is not left out."""
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", HOSTING.read_text("utf-8")):
        assert (HOSTING.parent / link).exists(), link
    documentation = section("Unit")["Documentation"][0].removeprefix("file:/opt/piazza/source/")
    assert (ROOT / documentation).samefile(HOSTING)
    sources = {source for copied in steps("COPY") if "--from" not in copied for source in copied.split()[:-1]}
    assert all((ROOT / source).exists() for source in sources)
    let_in = {line[1:] for line in IGNORE.read_text("utf-8").splitlines() if line.startswith("!")}
    assert sources == let_in


def test_the_unit_is_what_systemd_understands(tmp_path: Path) -> None:
    """Where systemd is there to say so; its program stands in for one that is not installed here."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    program = section("Service")["ExecStart"][0].split()[0]
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text("utf-8").replace(program, sys.executable), "utf-8")
    told = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)

    assert (told.returncode, told.stdout + told.stderr) == (0, "")


def test_the_unit_lets_the_bot_end_in_its_own_time() -> None:
    """It asks the bot alone, waits longer than that takes, and writes nowhere but in the bot's own folder."""
    service = section("Service")

    assert service["ExecStart"] == ["/opt/piazza/venv/bin/piazza run"]
    assert (service["KillMode"], service["KillSignal"]) == (["mixed"], ["SIGTERM"])
    assert int(service["TimeoutStopSec"][0]) > LONGEST
    assert (service["ProtectSystem"], service["StateDirectory"]) == (["strict"], ["piazza"])
    assert service["WorkingDirectory"] == ["/var/lib/piazza"]
    assert service["User"] == ["piazza"]
    assert all(len(values) == 1 for key, values in service.items() if key != "Environment")


def test_it_is_not_started_more_often_than_discord_allows() -> None:
    """A thousand starts a day: whoever needs more loses the token."""
    unit = section("Unit")

    assert unit["StartLimitIntervalSec"] == ["1d"]
    assert int(unit["StartLimitBurst"][0]) < 1000
    assert section("Service")["Restart"] == ["always"]


def test_the_image_runs_as_nobody_in_particular() -> None:
    """Not as root; its data is a volume that it may write to."""
    assert steps("USER") == ["piazza"]
    assert steps("VOLUME") == steps("WORKDIR")[-1:] == ["/data"]
    assert "--owner=piazza" in steps("RUN")[-1]
    assert json.loads(steps("ENTRYPOINT")[0]) + json.loads(steps("CMD")[-1]) == ["piazza", "run"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["scripts"]["piazza"]


@dataclass
class Bot:
    """A bot that is well or not."""

    connected: bool
    opened: Services | None = None
    latency: float = 0.1


@pytest.mark.parametrize("well", [True, False])
async def test_the_image_s_check_tells_health(well: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its very command, at the address that the image sets: it fails where the page does not say that all is well."""
    (check,) = steps("HEALTHCHECK")
    command = json.loads(check.partition(" CMD ")[2])
    address = next(re.finditer(r"PIAZZA_METRICS=(\S+)", CONTAINER.read_text("utf-8")))[1]
    assert f"http://{address}/healthz" in command[-1]

    async def failing(_: Services | None) -> list[str]:
        return [] if well else ["store"]

    monkeypatch.setattr("bot.app.health_page.failing", failing)
    async with served(("127.0.0.1", 0), Bot(connected=True)) as port:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command[1:-1],
            command[-1].replace(address, f"127.0.0.1:{port}"),
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert (await process.wait() == 0) is well


def test_the_document_tells_of_every_metric() -> None:
    """And of no other; alarms too look at such as there are."""
    measured = set()
    for family in REGISTRY.collect():
        measured.add(f"{family.name}_total" if family.type == "counter" else family.name)
    text = HOSTING.read_text("utf-8")
    told = {
        name
        for line in text.splitlines()
        if line.startswith("| `p")
        for name in re.findall(r"`(\w+)`", line.split("|")[1])
    }
    alarmed = set(
        re.findall(r"\b((?:piazza|process)_\w+?)(?:_bucket)?\b(?=[ \[)}])", text.split("What is worth an alarm")[1])
    )

    assert told == measured
    assert alarmed <= measured
    assert len(alarmed) >= 8


def test_the_document_tells_the_times_that_hold() -> None:
    """How long an end takes at most, and what is broken off."""
    from bot.app.client import ANSWERING

    text = HOSTING.read_text("utf-8")
    assert LONGEST == 9
    assert "nine seconds at most" in text
    assert f"{ANSWERING} seconds" in text
