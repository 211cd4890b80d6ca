"""Which seat someone means: by its number in a control, or by the name that they typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.model.refusals import Refusal, Refused
from bot.tables.table import Table
from cogs.core.controls import Garbled, whole
from cogs.core.names import clean, escape, matching


def seat_in(table: Table, text: str) -> int:
    """Read a seat's number that a control holds; raise Garbled if the table has no such seat."""
    seat = whole(text)
    if seat >= len(table.seats):
        raise Garbled(text)
    return seat


def seat_named(table: Table, typed: str, among: Sequence[int] | None = None) -> int:
    """Return the first of some seats, by default of all, whose name was typed, or a part of it; raise Refused."""
    seats = range(len(table.seats)) if among is None else among
    found = matching([table.names[seat] for seat in seats], typed)
    if not found:
        raise Refused(Refusal.NOT_UNDERSTOOD, text=escape(clean(typed)))
    return seats[found[0]]


def offered_names(names: Iterable[str], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the names that hold what was typed, each once."""
    wanted = typed.strip().casefold()
    return [app_commands.Choice(name=name, value=name) for name in dict.fromkeys(names) if wanted in name.casefold()]
