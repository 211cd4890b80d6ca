"""What a position holds, in entries to be told one by one, and what a seat holds that nobody else has seen."""

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
        """Whether everyone sees that something is so or not: if so, its label says it, otherwise nothing does."""
        return isinstance(self.value, bool) and not marks_of(self.hint) & {Mark.HIDDEN, Mark.REMEMBERED}

    @property
    def is_forgotten(self) -> bool:
        """Whether this is what everyone has seen once, and whoever looks sees no more."""
        return isinstance(self.value, Unseen) and Mark.REMEMBERED in marks_of(self.hint)


def unnumbered(path: str) -> str:
    """Return where a field is in its type: a path in a position without the numbers of items."""
    return ".".join(part for part in path.split(".") if not part.isdecimal())


def held_apart(view: View[Any]) -> dict[str, tuple[list[Any], Any]]:
    """Return what a seat holds that nobody else has seen, each thing by itself, and its type, by where it is."""
    kind: Any = type(view.position)
    hints, found = {each.path: each for each in secrets(kind)}, dict[str, tuple[list[Any], Any]]()
    for numbered, value in view.hand.items():
        path = unnumbered(numbered)
        if not hints[path].remembered:
            things = [] if value is None else value if hints[path].several else [value]
            found.setdefault(path, ([], hints[path].item))[0].extend(things)
    return found


def are_seats(hint: Any) -> bool:
    """Return whether a field has several seats, of which there may by chance be as many as at the table."""
    return Mark.SEAT in marks_of(inner_of(hint)) and Mark.PER_SEAT not in marks_of(hint)


def telling(entries: Sequence[PositionEntry], with_absent: bool = False) -> list[PositionEntry]:
    """Return those that say something, what is so last, perhaps with what is not."""
    told = [each for each in entries if (each.value or with_absent or not each.is_fact) and not each.is_forgotten]
    return sorted(told, key=lambda entry: entry.is_fact)
