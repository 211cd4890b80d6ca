"""The doctor's whole examination, and what it finds on the machine."""

from __future__ import annotations

import asyncio
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest

from bot.app.config import DISTRIBUTION, Config
from bot.app.health import serve_pages
from bot.cli.doctor import run
from bot.cli.doctor.finding import Severity
from bot.cli.main import main
from bot.services import worker_pool
from render.games import pictures_of
from tests.bot.app.test_health import Bot
from tests.bot.cli.doctor.kit import found

pytestmark = pytest.mark.usefixtures("in_folder")


def test_a_wrong_setting_is_a_fault_and_not_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong setting is named, the status is 1, and nothing is created."""
    monkeypatch.setenv("PIAZZA_PAINTERS", "many")

    assert main(["doctor"]) == 1
    first, *_, summary = capsys.readouterr().out.splitlines()
    assert first.startswith("ERROR")
    assert "PIAZZA_PAINTERS" in first
    assert summary == "1 error."
    assert list(Path().iterdir()) == []


@pytest.mark.posix("files have no modes there")
def test_a_settings_file_that_others_may_read_is_a_warning_if_it_holds_the_token(tmp_path: Path) -> None:
    """A world-readable file without a token is fine."""
    file = tmp_path / ".env"
    assert found(run.settings_file(file)) == (Severity.OK, "none")
    file.write_text("PIAZZA_LANGUAGE=en\n")
    file.chmod(0o644)
    assert found(run.settings_file(file)) == (Severity.OK, "read")
    file.write_text("DISCORD_TOKEN=s3cret\n")
    assert found(run.settings_file(file)) == (Severity.WARNING, "open")
    assert "s3cret" not in run.settings_file(file).line()
    file.chmod(0o600)
    assert found(run.settings_file(file)) == (Severity.OK, "read")


def test_a_package_that_is_missing_is_named() -> None:
    """A missing package is named, including Piazza itself if it was only copied."""

    def version(name: str) -> str:
        if name == DISTRIBUTION:
            raise PackageNotFoundError(DISTRIBUTION)
        return "1.0"

    assert found(run.programs()) == (Severity.OK, "found")
    finding = run.programs(version)
    assert (found(finding), finding.facts) == ((Severity.FAULT, "missing"), {"package": DISTRIBUTION})


def test_pictures_that_cannot_be_drawn_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> Any:
        raise OSError("cannot open resource")

    monkeypatch.setattr(pictures_of("carrara"), "showcase", broken)
    finding = run.pictures()
    assert (found(finding), finding.facts) == ((Severity.FAULT, "broken"), {"why": "OSError: cannot open resource"})


async def test_the_health_page_is_free_or_answered_by_a_bot() -> None:
    """An address that cannot be served is a fault; where a bot answers, the failures on its page are named."""

    async def health_at(host: str, port: int) -> tuple[Severity, str]:
        return found(await run.health_page(Config(metrics=(host, port))))

    assert await health_at("127.0.0.1", 0) == (Severity.OK, "free")
    assert await health_at("203.0.113.1", 9464) == (Severity.FAULT, "unusable")
    async with serve_pages(("127.0.0.1", 0), Bot(None)) as port:
        assert await health_at("127.0.0.1", port) == (Severity.WARNING, "failing")
    async with await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0) as other:
        assert await health_at("127.0.0.1", other.sockets[0].getsockname()[1]) == (Severity.FAULT, "unusable")


async def test_processes_that_do_not_begin_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(await run.thinking(Config(thinkers=2))) == (Severity.OK, "begins")
    monkeypatch.setattr(worker_pool, "COMMAND", ["/nowhere/python"])
    assert found(await run.thinking(Config())) == (Severity.FAULT, "broken")
