"""Helpers for tests of the doctor."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.cli.doctor.finding import Finding, Mark

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC).timestamp()


def found(finding: Finding) -> tuple[Mark, str]:
    """Return the mark and the finding, after checking that it formats as one printable line."""
    assert finding.line().isprintable()
    return finding.mark, finding.found
