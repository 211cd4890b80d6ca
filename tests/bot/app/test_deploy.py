"""Deployment files: the systemd unit, the container file and the hosting guide agree with the code."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.app.client import invite_link
from bot.app.config import READERS, WRONG_USE
from bot.app.health import serve_pages
from bot.app.shutdown import SHUTDOWN_TIMEOUT
from bot.services.services import Services
from bot.telemetry.metrics import REGISTRY
from tests import ROOT
from tests.bot.app.test_health import Bot

UNIT, CONTAINER = ROOT / ".deploy" / "piazza.service", ROOT / ".deploy" / "Containerfile"
QUADLET = ROOT / ".deploy" / "piazza.container"
IGNORE, HOSTING = ROOT / ".deploy" / "Containerfile.dockerignore", ROOT / ".github" / "docs" / "hosting.md"
FILES = (UNIT, CONTAINER, QUADLET, HOSTING)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def unit(key: str) -> str:
    (value,) = re.findall(rf"^{key}=(.+)$", UNIT.read_text("utf-8"), re.MULTILINE)
    return str(value)


def steps(instruction: str) -> list[str]:
    """List the arguments of every such instruction in the container file, with continued lines joined."""
    text = CONTAINER.read_text("utf-8").replace("\\\n", " ")
    return [line.split(maxsplit=1)[1].strip() for line in text.splitlines() if line.startswith(f"{instruction} ")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    """The files name only known settings: an unknown one would stop the bot at startup."""
    named = set(re.findall(r"\b(?:PIAZZA|DISCORD)_[A-Z_]*[A-Z]\b", file.read_text("utf-8")))

    assert named <= set(READERS)


def test_every_file_that_is_named_exists() -> None:
    """All linked and copied files exist, and the ignore file lets in exactly the copied ones."""
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", HOSTING.read_text("utf-8")):
        assert (HOSTING.parent / link).exists(), link
    documentation = unit("Documentation").removeprefix("file:/opt/piazza/source/")
    assert (ROOT / documentation).samefile(HOSTING)
    sources = {source for copied in steps("COPY") if "--from" not in copied for source in copied.split()[:-1]}
    assert all((ROOT / source).exists() for source in sources)
    let_in = {line[1:] for line in IGNORE.read_text("utf-8").splitlines() if line.startswith("!")}
    assert sources == let_in


def test_nothing_is_installed_by_a_bare_name() -> None:
    """`piazza` is another project on PyPI: documents and texts name a folder, or our distribution."""
    files = [ROOT / "README.md", ROOT / ".env.example", CONTAINER, *(ROOT / ".github").rglob("*.md")]
    files += (ROOT / "bot" / "texts").rglob("*.ftl")
    assert len(files) > 50
    for file in files:
        assert not re.search(r"install[^\n#]*[\s'\"(]piazza(\[|['\"\s]|$)", file.read_text("utf-8")), file


def test_the_readme_invites_as_the_bot_does() -> None:
    """The address in the README asks for exactly the permissions that the bot needs."""
    assert invite_link(0).replace("client_id=0", "client_id=APPLICATION_ID") in (ROOT / "README.md").read_text("utf-8")


def test_dependencies_are_pinned() -> None:
    """The constraints pin each package that the bot and its driver need to one version, and name no other address."""
    lines = (ROOT / ".deploy" / "constraints.txt").read_text("utf-8").splitlines()
    pinned = {match[1] for line in lines if (match := re.fullmatch(r"([a-z0-9-]+)==[0-9.]+( ; .+)?", line))}
    assert len(pinned) == len(lines)
    needed = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["postgres"]]
    assert {re.split(r"[<>=]", each)[0].lower().replace(".", "-") for each in needed} <= pinned


def test_the_version_is_the_newest_in_the_changelog() -> None:
    """The changelog has a dated section for the version of the package, and nothing newer but unreleased changes."""
    sections = re.findall(r"^## (.+)$", (ROOT / ".github" / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert sections[0] == "Unreleased"
    assert re.fullmatch(rf"{re.escape(PROJECT['version'])} – \d{{4}}-\d\d-\d\d", sections[1])


def test_the_unit_is_what_systemd_understands(tmp_path: Path) -> None:
    """`systemd-analyze`, where installed, accepts the unit; Python replaces the missing program."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    program = unit("ExecStart").split()[0]
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text("utf-8").replace(program, sys.executable), "utf-8")
    told = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)

    assert (told.returncode, told.stdout + told.stderr) == (0, "")


def test_the_units_are_those_of_this_bot() -> None:
    """They leave it at a wrong setting, and try again after anything else; the bot can end in its own time."""
    for text in (UNIT.read_text("utf-8"), QUADLET.read_text("utf-8")):
        assert "Restart=always\nRestartSec=10\n" in text
        assert f"\nRestartPreventExitStatus={WRONG_USE}\n" in text
    assert int(unit("TimeoutStopSec")) > SHUTDOWN_TIMEOUT
    assert (unit("KillMode"), unit("KillSignal")) == ("mixed", "SIGTERM")
    assert int(unit("StartLimitBurst")) < 1000, "a day: Discord resets the token of a bot beyond that"
    assert json.loads(steps("ENTRYPOINT")[0]) + json.loads(steps("CMD")[-1]) == ["piazza", "run"]
    assert steps("USER") == ["piazza"]


def health_checks() -> list[list[str]]:
    """Return the commands of the image's health check and of the service's, as podman reads them."""
    (check,) = steps("HEALTHCHECK")
    service = re.search(r"^HealthCmd=(.+)$", QUADLET.read_text("utf-8"), re.MULTILINE)
    assert service is not None
    return [json.loads(check.partition(" CMD ")[2]), shlex.split(service[1].strip('"'))]


@pytest.mark.parametrize("well", [True, False])
@pytest.mark.parametrize("command", health_checks(), ids=["image", "service"])
async def test_the_check_shows_health(command: list[str], well: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    address = next(re.finditer(r"PIAZZA_METRICS=(\S+)", CONTAINER.read_text("utf-8")))[1]
    assert f"http://{address}/healthz" in command[-1]

    async def failing(_: Services | None) -> tuple[list[str], list[int]]:
        return [] if well else ["store"], []

    monkeypatch.setattr("bot.app.health.failing", failing)
    async with serve_pages(("127.0.0.1", 0), Bot(None)) as port:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command[1:-1],
            command[-1].replace(address, f"127.0.0.1:{port}"),
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert (await process.wait() == 0) is well


def test_the_guide_lists_every_metric() -> None:
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

    assert told == measured


def test_the_guide_states_the_actual_time_limits() -> None:
    from bot.app.client import ANSWER_TIMEOUT

    text = HOSTING.read_text("utf-8")
    assert SHUTDOWN_TIMEOUT == 9
    assert "at most nine seconds" in text
    assert f"{ANSWER_TIMEOUT} seconds" in text
