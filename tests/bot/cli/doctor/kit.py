"""What tests of the doctor share."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.cli.doctor.finding import Finding, Mark
from bot.texts import LANGUAGES, texts

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC).timestamp()
SAY = texts("en")


def found(finding: Finding) -> tuple[Mark, str]:
    """Tell what was found, once it has been seen that it can be said in both languages in one printable line."""
    for language in LANGUAGES:
        assert finding.line(texts(language)).isprintable()
    return finding.mark, finding.found
