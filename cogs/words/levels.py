"""Choosing how strong computer players are: those that sit down, and the one that stands in for people."""

from __future__ import annotations

from bot.model.pace import Pace
from bot.tables.stand_in import stand_in
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, Choice, ControlId, Select
from cogs.core.names import escape

_FEWEST_TO_GO_ON = 3
"""With how many players at least a game goes on when one concedes."""


def level_name(t: Texts, level: str) -> str:
    """Name a level; one that only another version of the program has keeps the name it has in the store."""
    return t.say(f"computer-{level}") if t.has(f"computer-{level}") else escape(level)


def level_choice(t: Texts, level: str, chosen: bool = False) -> Choice:
    """Offer a level, with how it plays."""
    return Choice(level, t.say(f"computer-{level}"), t.say(f"level-{level}"), chosen=chosen)


def computer_rows(t: Texts, table: Table) -> tuple[tuple[Button, ...] | Select, ...]:
    """Offer to add a computer player to an invitation while there is room, and to take one away."""
    rows: list[tuple[Button, ...] | Select] = []
    if len(table.seats) < table.row.capacity:
        # a new id for every number of seats: Discord would keep showing a choice, and not let it be made again
        control = ControlId("computer", table.id, arg=str(len(table.seats)))
        choices = tuple(level_choice(t, level) for level in table.game.COMPUTERS)
        rows.append(Select(control, t.say("choose-computer"), choices))
    if any(seat.computer is not None for seat in table.seats):
        rows.append((Button(ControlId("computer_out", table.id), t.say("button-computer-out")),))
    return tuple(rows)


def _matters(table: Table) -> bool:
    return table.row.pace is not Pace.NONE or table.row.capacity >= _FEWEST_TO_GO_ON


def stand_in_lines(t: Texts, table: Table) -> list[str]:
    """Say which computer player stands in at a table, where one ever may: a line or none."""
    if not _matters(table):
        return []
    key = "invitation-stand-in-conceded" if table.row.pace is Pace.NONE else "invitation-stand-in"
    return [t.say(key, level=t.say(f"computer-{stand_in(table)}"))]


def stand_in_rows(t: Texts, table: Table) -> tuple[Select, ...]:
    """Offer the host another computer player to stand in: a select or none."""
    if not _matters(table):
        return ()
    now = stand_in(table)
    choices = tuple(level_choice(t, level, chosen=level == now) for level in table.game.COMPUTERS)
    return (Select(ControlId("stand_in", table.id), t.say("choose-stand-in"), choices),)
