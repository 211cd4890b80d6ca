"""Buttons that several features offer: each where it does something, in the words of its reader."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.model.refusals import Refused
from bot.model.rows import Status
from bot.tables import replace_computer
from bot.tables.sandbox import check_allowed
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, ControlId
from cogs.core.limits import BUTTONS

Row = tuple[Button, ...]


def in_rows(*groups: Sequence[Button]) -> tuple[Row, ...]:
    """Put groups of buttons in rows: all in one where they fit, else one for each."""
    every = tuple(button for group in groups for button in group)
    rows = [every] if len(every) <= BUTTONS else [tuple(group) for group in groups]
    return tuple(row for row in rows if row)


# Looking


def hand_buttons(t: Texts, table: Table, seq: int, mark: str = "") -> Row:
    """Offer a look at one's own hand, in a game that has hands: a button or none."""
    if not table.game.meta.hidden_hands:
        return ()
    return (Button(ControlId("hand", table.id, seq, arg=mark), t.say("button-hand")),)


def more_button(t: Texts, table: Table, seq: int, mark: str = "") -> Button:
    """Return the button that leads to everything that a message has no room for; a mark tells the message apart."""
    return Button(ControlId("more", table.id, seq, arg=mark), t.say("button-more"))


async def follow_buttons(t: Texts, table: Table, user: int) -> Row:
    """Offer an onlooker to follow a table that is not over, or to stop: a button or none."""
    if table.seat_of(user) is not None or table.row.status not in (Status.INVITATION, Status.RUNNING):
        return ()
    follows = await table.store.read_marks.of_follower(table.id, user) is not None
    return (follow_button(t, table, follows),)


def follow_button(t: Texts, table: Table, follows: bool) -> Button:
    """Return the button with which an onlooker follows a table, or stops."""
    what = "unfollow" if follows else "follow"
    return Button(ControlId(what, table.id), t.say(f"button-{what}"))


# Playing


def undo_button(t: Texts, table: Table, seat: int) -> Button:
    """Return the button with which a seat takes back its latest choice."""
    return Button(ControlId("undo", table.id, table.revision, seat), t.say("button-take-back"))


def offers_hint(table: Table, seat: int) -> bool:
    """Return whether a seat can have a hint now."""
    allowed = table.game.computers.can_hint and not table.row.rated and table.playable
    return allowed and seat in table.actors() and table.seats[seat].awaited


def help_buttons(t: Texts, table: Table, seat: int) -> Row:
    """Offer a seat that is to act a hint, and to try things out."""
    hint = Button(ControlId("hint", table.id, table.revision, seat), t.say("button-hint"), emoji="💡")
    return (*((hint,) if offers_hint(table, seat) else ()), *whatif_buttons(t, table, seat))


def whatif_buttons(t: Texts, table: Table, seat: int | None = None, seq: int = -1) -> Row:
    """Offer to try things out from a row of the log on, by default the newest: a button or none.

    On the private panel of a seat it answers nobody else.
    """
    try:
        check_allowed(table)
    except Refused:
        return ()
    return (Button(ControlId("whatif", table.id, seq, seat), t.say("button-whatif")),)


def review_buttons(t: Texts, table: Table) -> Row:
    """Lead to the review of a finished game, where its computer players can review it: a button or none."""
    if not table.game.computers.can_review:
        return ()
    return (Button(ControlId("review", table.id), t.say("button-review")),)


# Leaving and coming back


def resume_row(t: Texts, table: Table, seat: int | None) -> tuple[Row, ...]:
    """Offer people their seat back that a computer player holds: a row with a button, or none."""
    if seat is None or table.seats[seat].stand_in is None or table.seats[seat].conceded or not table.actors():
        return ()
    return ((Button(ControlId("resume", table.id), t.say("button-resume"), discord.ButtonStyle.success),),)


def parting_row(t: Texts, table: Table, seat: int | None) -> tuple[Row, ...]:
    """Offer people at a table the ways to leave it, and onlookers a seat to take over: a row or none."""
    if table.row.status is not Status.RUNNING:
        return ()
    if seat is None:
        free = any(other.decider is not None and not other.conceded for other in table.seats)
        return ((Button(ControlId("hand_over", table.id), t.say("button-take-over")),),) if free else ()
    if table.seats[seat].conceded:
        return ()
    ways = {"hand_over": "button-hand-over", "concede_ask": "button-concede-ask", "end_ask": "button-end-ask"}
    return (tuple(Button(ControlId(what, table.id), t.say(key)) for what, key in ways.items()),)


def replace_buttons(t: Texts, table: Table, user: int) -> Row:
    """Offer people who play at a running table to replace a computer player: a button or none."""
    if table.row.status is not Status.RUNNING or not replace_computer.replaceable(table, user):
        return ()
    return (Button(ControlId("replace", table.id), t.say("button-replace")),)
