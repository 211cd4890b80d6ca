"""Why a store could not be copied, there or back."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from bot.maintenance.damage import Damage
from bot.texts import Fact, Texts


class CopyFailed(Exception):
    """Tell why a file was not written or taken, as a code with facts; nothing that was there before was changed."""

    TEXTS: ClassVar[str]
    """How the keys of its texts begin."""
    DAMAGES: ClassVar[frozenset[str]]
    """The codes that mean that what was to be copied is not as it should be."""

    def __init__(self, problem: str, file: Path, first: Damage | None = None, **facts: Fact) -> None:
        super().__init__(problem, file, first, facts)
        self.problem = problem
        self.file = file
        self.first = first
        self.facts = facts

    @property
    def damaged(self) -> bool:
        """Whether what was to be copied is not as it should be, rather than what was asked for."""
        return self.problem in self.DAMAGES

    def say(self, t: Texts) -> str:
        """Tell it in one line."""
        first = {} if self.first is None else {"first": self.first.say(t)}
        return t.say(f"{self.TEXTS}-{self.problem}", file=str(self.file), **first, **self.facts)
