"""Choosing computer players: those that take a seat, and the one that stands in for people."""

from __future__ import annotations

from dataclasses import replace

from bot.model.pace import Pace
from bot.tables.stand_in import stand_in
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, Choice, ControlId, Select, fresh
from cogs.core.names import escape

_FEWEST_TO_GO_ON = 3
"""The fewest players with which a game continues when one concedes."""


def computer_name(t: Texts, computer: str) -> str:
    """Return the name of a computer player; one unknown to this version is named as in the store."""
    return t.say(f"computer-{computer}") if t.has(f"computer-{computer}") else escape(computer)


def computer_choice(t: Texts, computer: str) -> Choice:
    """Return the option for a computer player, with how it plays."""
    return Choice(computer, computer_name(t, computer), t.say(f"level-{computer}"))


def computer_rows(t: Texts, table: Table) -> tuple[Select, ...]:
    """Return the select that adds a computer player to an invitation; empty if there is no room."""
    if len(table.seats) >= table.row.capacity:
        return ()
    choices = tuple(computer_choice(t, computer) for computer in table.game.computers.players)
    return (Select(ControlId("computer", table.id, arg=fresh()), t.say("choose-computer"), choices),)


def remove_buttons(t: Texts, table: Table) -> tuple[Button, ...]:
    """Return the button that removes the computer player added last; empty if there is none."""
    if not any(seat.computer is not None for seat in table.seats):
        return ()
    return (Button(ControlId("computer_out", table.id), t.say("button-computer-out")),)


def _may_stand_in(table: Table) -> bool:
    return table.row.pace is not Pace.NONE or table.row.capacity >= _FEWEST_TO_GO_ON


def stand_in_terms(t: Texts, table: Table) -> list[str]:
    """Name the computer player that stands in at a table; empty if none may."""
    return [_stand_in_text(t, table)] if _may_stand_in(table) else []


def stand_in_rows(t: Texts, table: Table) -> tuple[Select, ...]:
    """Return the select with which the host chooses the stand-in; empty if none may stand in."""
    if not _may_stand_in(table):
        return ()
    now, label = stand_in(table), _stand_in_text(t, table)
    choices = tuple(
        replace(computer_choice(t, name), label=label, chosen=True) if name == now else computer_choice(t, name)
        for name in table.game.computers.players
    )
    return (Select(ControlId("stand_in", table.id, arg=fresh()), label, choices),)


def _stand_in_text(t: Texts, table: Table) -> str:
    return t.say("terms-stand-in", level=computer_name(t, stand_in(table)))
