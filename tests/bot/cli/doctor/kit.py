"""Helpers for tests of the doctor."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.app.config import Config
from bot.cli.doctor.finding import Finding, Severity
from tests.local_discord import LocalDiscord

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC).timestamp()


def found(finding: Finding) -> tuple[Severity, str]:
    """Return the mark and the finding, after checking that it formats as one printable line."""
    assert finding.line().isprintable()
    return finding.mark, finding.found


def connected(there: LocalDiscord, **more: Any) -> Config:
    return Config(discord_token=there.token, discord_api=there.address, **more)
