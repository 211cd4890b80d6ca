"""How strong the computer players of a game are, and which of them stands in for people."""

from __future__ import annotations

from bot.games.game import AnyGame
from bot.tables.table import Table


def strongest_quick(game: AnyGame) -> str:
    """Tell the strongest computer player that decides in a few milliseconds."""
    return [level for level in game.COMPUTERS if level not in game.SEARCHING][-1]


def stand_in(table: Table) -> str:
    """Tell the computer player that acts for who is absent or has conceded: the one chosen with the table.

    It is a quick one where none was chosen, or where this version of the program knows the chosen one no more.
    """
    chosen = table.row.stand_in
    return strongest_quick(table.game) if chosen is None or chosen not in table.game.COMPUTERS else chosen
