"""Finds a seat by its number in a control or by a typed name."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.table import Table
from cogs.core.controls import InvalidControl, parse_int
from cogs.core.offers import Offer, pick


def parse_seat(table: Table, text: str) -> int:
    """Parse a seat number in a control; raise InvalidControl if the table has no such seat."""
    seat = parse_int(text)
    if seat >= len(table.seats):
        raise InvalidControl(text)
    return seat


def seat_offers(table: Table, among: Iterable[int] | None = None) -> list[Offer[int]]:
    """Return seats, by default all, by the names of their players."""
    seats = range(len(table.seats)) if among is None else among
    return [Offer(f"seat.{seat}", table.names[seat], seat) for seat in seats]


def seat_named(table: Table, typed: str, among: Iterable[int] | None = None) -> int:
    """Return the seat, by default of all, whose player was typed; raise Refused."""
    return pick(seat_offers(table, among), typed)
