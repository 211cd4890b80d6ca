"""A finding of the doctor about one subject: a mark with a code and facts, and its one line of text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from bot.texts import Fact
from bot.texts.printable import say, to_one_line


class Severity(StrEnum):
    """The state of a subject, as it is shown."""

    OK = "ok"
    WARNING = "WARNING"
    FAULT = "ERROR"
    SKIPPED = "–"


@dataclass(frozen=True, slots=True)
class Finding:
    """A finding; its texts are `doctor-subject-<subject>` and `doctor-<subject>-<found>`."""

    mark: Severity
    subject: str
    found: str
    facts: dict[str, Fact] = field(default_factory=dict)

    def line(self) -> str:
        """Return the finding as one printable line, whatever names it contains."""
        facts = {name: to_one_line(fact, 300) if isinstance(fact, str) else fact for name, fact in self.facts.items()}
        said = say(f"doctor-{self.subject}-{self.found}", **facts)
        return f"{self.mark:{max(map(len, Severity))}}  {say(f'doctor-subject-{self.subject}')}: {said}"


def _finder(mark: Severity) -> Callable[..., Finding]:
    return lambda subject, found, **facts: Finding(mark, subject, found, facts)


good, warning, fault, skipped = map(_finder, Severity)
"""Return a finding about a subject by its code, with facts: that it is in order, needs attention though the bot works,
keeps the bot from working, or could not be checked."""
