"""What a seat that is to act is asked to do."""

from __future__ import annotations

from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from cogs.core.names import escaped


def asked_of(t: Texts, table: Table, seat: int | None) -> str:
    """Describe in a few words what a seat, or with None anyone, that is to act can do now; tell nothing hidden."""
    if seat is not None and table.only_to_end(seat):
        return t.say("asked-to-end")
    return game_texts(t, table.row.game).prompt(table.view(None), escaped(table.names))


def role_of(t: Texts, table: Table) -> str:
    """Return whether it is the `turn` of the seat that is to act, or only an `answer` in someone else's is due."""
    return game_texts(t, table.row.game).role(table.view(None))
