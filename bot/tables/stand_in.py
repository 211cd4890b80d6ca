"""Which computer player stands in for people."""

from __future__ import annotations

from bot.tables.table import Table


def stand_in(table: Table) -> str:
    """Return the computer player that acts for anyone absent or conceded: the one chosen with the table.

    It is the strongest quick one where none was chosen, or where this version of the program no longer has it.
    """
    chosen, computers = table.row.stand_in, table.game.computers
    return computers.strongest_quick if chosen is None or chosen not in computers.players else chosen
