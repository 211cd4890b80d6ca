"""The entries of a position, for descriptions by field, and the hidden items of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.games.hidden import Mark, Unseen, View, inner_of, marks_of, secrets


class PositionEntry(NamedTuple):
    """A field of a position, with its label and what the type says of it."""

    label: str
    value: Any
    hint: Any

    @property
    def is_fact(self) -> bool:
        """Whether it is a public truth value, which is told by its label alone if true, and not at all if false."""
        return isinstance(self.value, bool) and not marks_of(self.hint) & {Mark.HIDDEN, Mark.REMEMBERED}

    @property
    def is_forgotten(self) -> bool:
        """Whether it is hidden now, but everyone has seen it once."""
        return isinstance(self.value, Unseen) and Mark.REMEMBERED in marks_of(self.hint)


def without_indexes(path: str) -> str:
    """Return the path of a field in its type: its path in a position, without the indexes of items."""
    return ".".join(part for part in path.split(".") if not part.isdecimal())


def list_own_items(view: View[Any]) -> dict[str, tuple[list[Any], Any]]:
    """Return the items that only the seat of a view has seen, and their type, by path in the type."""
    kind: Any = type(view.position)
    hints, found = {each.path: each for each in secrets(kind)}, dict[str, tuple[list[Any], Any]]()
    for numbered, value in view.hand.items():
        path = without_indexes(numbered)
        if not hints[path].remembered:
            things = [] if value is None else value if hints[path].several else [value]
            found.setdefault(path, ([], hints[path].item))[0].extend(things)
    return found


def are_seats(hint: Any) -> bool:
    """Return whether a field is a tuple of seats, rather than a value for each seat."""
    return Mark.SEAT in marks_of(inner_of(hint)) and Mark.PER_SEAT not in marks_of(hint)


def telling(entries: Sequence[PositionEntry], with_absent: bool = False) -> list[PositionEntry]:
    """Return the entries to tell, facts last; false facts only if `with_absent`."""
    told = [each for each in entries if (each.value or with_absent or not each.is_fact) and not each.is_forgotten]
    return sorted(told, key=lambda entry: entry.is_fact)
