"""The choice of the computer player that stands in for people."""

from __future__ import annotations

from bot.tables.table import Table


def stand_in(table: Table) -> str:
    """Return the computer player that acts for people who are absent or have conceded, as set for the table.

    It is the strongest quick one if none was set, or if this version of the program no longer has it.
    """
    chosen, computers = table.row.stand_in, table.game.computers
    return computers.strongest_quick if chosen is None or chosen not in computers.players else chosen
