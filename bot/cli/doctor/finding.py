"""A finding of the doctor about one subject: a mark with a code and facts, and its one line of text."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from bot.texts import Fact, Texts
from bot.texts.printable import one_line


class Mark(StrEnum):
    """The state of a subject."""

    OK = "ok"
    WARNING = "warning"
    FAULT = "fault"
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found; its texts are `doctor-subject-<subject>` and `doctor-<subject>-<found>`."""

    mark: Mark
    subject: str
    found: str
    facts: dict[str, Fact] = field(default_factory=dict)

    def line(self, t: Texts) -> str:
        """Return the finding as one printable line, whatever names it contains."""
        facts = {name: one_line(fact, 300) if isinstance(fact, str) else fact for name, fact in self.facts.items()}
        said = t.say(f"doctor-{self.subject}-{self.found}", **facts)
        width = max(len(t.say(f"doctor-mark-{mark}")) for mark in Mark)
        return f"{t.say(f'doctor-mark-{self.mark}'):{width}}  {t.say(f'doctor-subject-{self.subject}')}: {said}"


def good(subject: str, found: str, **facts: Fact) -> Finding:
    """Return the finding that a subject is in order."""
    return Finding(Mark.OK, subject, found, facts)


def warning(subject: str, found: str, **facts: Fact) -> Finding:
    """Return the finding that a subject needs attention, though the bot works."""
    return Finding(Mark.WARNING, subject, found, facts)


def fault(subject: str, found: str, **facts: Fact) -> Finding:
    """Return the finding that the bot does not work, or not everywhere."""
    return Finding(Mark.FAULT, subject, found, facts)


def skipped(subject: str, found: str, **facts: Fact) -> Finding:
    """Return the finding that a subject could not be checked."""
    return Finding(Mark.SKIPPED, subject, found, facts)
