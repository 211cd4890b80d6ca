"""Text for operators: messages, and untrusted text made safe to print in one line."""

from __future__ import annotations

from typing import ClassVar

from bot.texts import Fact, texts


def say(key: str, /, **facts: Fact) -> str:
    """Return a message for operators, who read English."""
    return texts("en").say(key, **facts)


class Problem(Exception):
    """Raised for a problem to tell the operator: the key of its message after `PREFIX`, and its facts."""

    PREFIX: ClassVar[str]

    def __init__(self, problem: str, **facts: Fact) -> None:
        super().__init__(problem, facts)
        self.problem = problem
        self.facts = facts

    def __str__(self) -> str:
        return say(f"{self.PREFIX}{self.problem}", **self.facts)


def system_message(error: BaseException) -> str:
    """Return the system's description of an error, without its number."""
    return getattr(error, "strerror", None) or str(error)


def to_one_line(text: str, longest: int = 200) -> str:
    """Return any text as one printable line, cut to a length."""
    plain = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text[:longest])
    return plain if len(text) <= longest else f"{plain}..."
