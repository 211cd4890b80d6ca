"""Choosing computer players: those that take a seat, and the one that stands in for people."""

from __future__ import annotations

from bot.model.pace import Pace
from bot.tables.stand_in import stand_in
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, Choice, ControlId, Select
from cogs.core.names import escape

_FEWEST_TO_GO_ON = 3
"""The fewest players with which a game continues when one concedes."""


def computer_name(t: Texts, computer: str) -> str:
    """Return the name of a computer player; one unknown to this version is named as in the store."""
    return t.say(f"computer-{computer}") if t.has(f"computer-{computer}") else escape(computer)


def computer_choice(t: Texts, computer: str, chosen: bool = False) -> Choice:
    """Return the option for a computer player, with how it plays."""
    return Choice(computer, computer_name(t, computer), t.say(f"level-{computer}"), chosen=chosen)


def computer_rows(t: Texts, table: Table) -> tuple[tuple[Button, ...] | Select, ...]:
    """Return the controls that add a computer player to an invitation while there is room, and remove one."""
    rows: list[tuple[Button, ...] | Select] = []
    if len(table.seats) < table.row.capacity:
        # the id varies with the number of seats; otherwise Discord keeps showing a choice, and it cannot be repeated
        control = ControlId("computer", table.id, arg=str(len(table.seats)))
        choices = tuple(computer_choice(t, computer) for computer in table.game.computers.players)
        rows.append(Select(control, t.say("choose-computer"), choices))
    if any(seat.computer is not None for seat in table.seats):
        rows.append((Button(ControlId("computer_out", table.id), t.say("button-computer-out")),))
    return tuple(rows)


def _may_stand_in(table: Table) -> bool:
    return table.row.pace is not Pace.NONE or table.row.capacity >= _FEWEST_TO_GO_ON


def stand_in_lines(t: Texts, table: Table) -> list[str]:
    """Describe which computer player stands in at a table; empty if none may."""
    if not _may_stand_in(table):
        return []
    key = "invitation-stand-in-conceded" if table.row.pace is Pace.NONE else "invitation-stand-in"
    return [t.say(key, level=computer_name(t, stand_in(table)))]


def stand_in_rows(t: Texts, table: Table) -> tuple[Select, ...]:
    """Return the select with which the host chooses the stand-in; empty if none may stand in."""
    if not _may_stand_in(table):
        return ()
    now = stand_in(table)
    choices = tuple(computer_choice(t, name, chosen=name == now) for name in table.game.computers.players)
    return (Select(ControlId("stand_in", table.id), t.say("choose-stand-in"), choices),)
