"""Damage to a stored game: one fault with its place, as a code with facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.games.codec import short
from bot.games.contract import Json
from bot.texts import Texts
from bot.texts.printable import one_line


@dataclass(frozen=True, slots=True)
class Damage:
    """The first fault found in a table, with its row in the log, or None outside the log."""

    table: int
    problem: str
    seq: int | None = None
    facts: dict[str, str] = field(default_factory=dict)

    def say(self, t: Texts) -> str:
        """Return the damage as one printable line."""
        facts = {name: one_line(fact) for name, fact in self.facts.items()}
        what = t.say(f"damage-{self.problem}", **facts)
        if self.seq is None:
            return t.say("damage-of-table", table=str(self.table), what=what)
        return t.say("damage-of-row", table=str(self.table), seq=str(self.seq), what=what)


class Damaged(Exception):
    """Abort the check of a game, with a code, facts, and the row of the log."""

    def __init__(self, problem: str, seq: int | None = None, **facts: str) -> None:
        super().__init__(problem, seq, facts)
        self.problem = problem
        self.seq = seq
        self.facts = facts


def compare(problem: str, seq: int | None, stored: Json, right: Json) -> None:
    """Raise Damaged with the first place where the stored value differs from the right one."""
    found = difference(stored, right)
    if found is not None:
        path, there, meant = found
        raise Damaged(problem, seq, path=path, stored=there, right=meant)


def difference(stored: Json, right: Json, path: str = "") -> tuple[str, str, str] | None:
    """Return the first place where two values differ, as a path, with both values; None if they are equal."""
    if isinstance(stored, dict) and isinstance(right, dict):
        keys = [*right, *(key for key in stored if key not in right)]
        pairs = [(str(key), stored.get(key, _ABSENT), right.get(key, _ABSENT)) for key in keys]
    elif isinstance(stored, list) and isinstance(right, list) and len(stored) == len(right):
        pairs = [(str(place), there, meant) for place, (there, meant) in enumerate(zip(stored, right, strict=True))]
    else:
        # True equals 1 in Python, but not in JSON
        same = type(stored) is type(right) and stored == right
        return None if same else (path or "·", _shown(stored), _shown(right))
    for step, there, meant in pairs:
        if (found := difference(there, meant, f"{path}.{step}" if path else step)) is not None:
            return found
    return None


class _Absent:
    def __repr__(self) -> str:
        return "–"


_ABSENT: Any = _Absent()


def _shown(value: Json) -> str:
    return repr(value) if value is _ABSENT else short(value)
