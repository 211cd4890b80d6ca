"""The common base of errors in backing up and restoring a store."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from bot.maintenance.damage import Damage
from bot.texts import Fact, Texts


class CopyFailed(Exception):
    """A copy failed, for a reason given as a code with facts; nothing that existed before was changed."""

    TEXTS: ClassVar[str]
    """The prefix of the keys of its texts."""
    DAMAGES: ClassVar[frozenset[str]]
    """The codes which mean that the source is damaged."""

    def __init__(self, problem: str, file: Path, first: Damage | None = None, **facts: Fact) -> None:
        super().__init__(problem, file, first, facts)
        self.problem = problem
        self.file = file
        self.first = first
        self.facts = facts

    @property
    def damaged(self) -> bool:
        """Whether the source is damaged, rather than the request wrong."""
        return self.problem in self.DAMAGES

    def say(self, t: Texts) -> str:
        """Return the error as one line of text."""
        first = {} if self.first is None else {"first": self.first.say(t)}
        return t.say(f"{self.TEXTS}-{self.problem}", file=str(self.file), **first, **self.facts)
