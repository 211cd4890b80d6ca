"""Finds a seat by its number in a control or by a typed name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.model.refusals import Refusal, Refused
from bot.tables.table import Table
from cogs.core.controls import InvalidControl, parse_int
from cogs.core.names import clean, escape, matching


def parse_seat(table: Table, text: str) -> int:
    """Parse a seat number in a control; raise InvalidControl if the table has no such seat."""
    seat = parse_int(text)
    if seat >= len(table.seats):
        raise InvalidControl(text)
    return seat


def seat_named(table: Table, typed: str, among: Sequence[int] | None = None) -> int:
    """Return the first seat, by default of all, whose name is or contains what was typed; raise Refused."""
    seats = range(len(table.seats)) if among is None else among
    found = matching([table.names[seat] for seat in seats], typed)
    if not found:
        raise Refused(Refusal.NOT_UNDERSTOOD, text=escape(clean(typed)))
    return seats[found[0]]


def offered_names(names: Iterable[str], typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the names that contain what was typed, each once."""
    wanted = typed.strip().casefold()
    return [app_commands.Choice(name=name, value=name) for name in dict.fromkeys(names) if wanted in name.casefold()]
