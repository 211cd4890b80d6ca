"""Buttons shared by several features, each shown only where it has an effect, labelled in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

import discord

from bot.games import GAMES
from bot.games.players import Level
from bot.model.history import TakeBack
from bot.model.refusals import Refused
from bot.tables.lobby import can_join
from bot.tables.moderation import replaceable
from bot.tables.sandbox import check_allowed
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from cogs.core.controls import PRIMARY, SECONDARY, SUCCESS, Button, Buttons, ControlId, Link
from cogs.core.face import FACES
from cogs.core.limits import MAX_BUTTONS

B = TypeVar("B", bound=Button | Link)
JOIN, END_TURN, ORDERS, NOTE = "join", "end_turn", "orders", "note"
# as in the ids of buttons under messages sent before, which go on working
TAKE_BACK, ASK_TO_TAKE_BACK, CONFIRM_ASKING = "undo", "undo_ask", "undo_yes"


def in_rows(*groups: Sequence[B]) -> Sequence[Sequence[B]]:
    """Arrange groups of buttons in rows: a single row if all of them fit, otherwise one per group."""
    every = [button for group in groups for button in group]
    return [every] if len(every) <= MAX_BUTTONS else groups


def make_button(
    t: Texts,
    what: str,
    table: Table | None = None,
    revision: int = -1,
    seat: int | None = None,
    *,
    arg: str = "",
    key: str = "",
    style: discord.ButtonStyle = SECONDARY,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """Return the button that does `what`, labelled with the text `button-<what>` or that of another key."""
    control = ControlId(what, 0 if table is None else table.id, revision, seat, arg)
    return Button(control, t.say(f"button-{key or what.replace('_', '-')}"), style, emoji, disabled)


def spread(buttons: Sequence[B]) -> list[list[B]]:
    """Arrange any number of buttons in as few rows of about the same length as possible."""
    rows = max(1, -(-len(buttons) // MAX_BUTTONS))
    each, (length, longer) = iter(buttons), divmod(len(buttons), rows)
    return [[*islice(each, length + (row < longer))] for row in range(rows)]


# Looking


def hand_buttons(t: Texts, table: Table, seq: int) -> Buttons:
    """Return the button that shows one's own hand; empty in a game without hands."""
    if not table.game.meta.hidden_hands:
        return ()
    return (make_button(t, "hand", table, seq),)


def more_button(t: Texts, table: Table, seq: int) -> Button:
    return make_button(t, "more", table, seq)


async def follow_buttons(t: Texts, table: Table, user: int) -> Buttons:
    """Return an onlooker's button to follow or unfollow a table; empty for players, and once the table is over."""
    if table.seat_of(user) is not None or not table.row.is_unfinished:
        return ()
    follows = await table.store.read_marks.of_follower(table.id, user) is not None
    return (follow_button(t, table, follows),)


def follow_button(t: Texts, table: Table, follows: bool) -> Button:
    """Return the button with which an onlooker follows or unfollows a table."""
    return make_button(t, "unfollow" if follows else "follow", table)


# The first steps


def learn_buttons(t: Texts, game: str) -> Buttons:
    """Return the buttons that open a game's lesson and its rules in private; empty if it has neither."""
    buttons = []
    if FACES[game].lesson is not None:
        buttons.append(make_button(t, "learn", arg=f"{game}:0", emoji="🎓"))
    if game_texts(t, game).has_rules:
        buttons.append(make_button(t, "rules", arg=f"{game}:0", emoji="📖"))
    return buttons


def novice_buttons(t: Texts, game: str, table: int = 0) -> Buttons:
    """Return the button that starts a game against the novice, at a new table unless one is given; empty without it."""
    if Level.NOVICE not in GAMES[game].computers.players:
        return ()
    said = t.say("button-play-novice", level=t.say(f"computer-{Level.NOVICE}"))
    return (Button(ControlId("play_novice", table, arg=game), said, PRIMARY, emoji="🤖"),)


def first_steps_buttons(t: Texts, game: str) -> Buttons:
    """Return the buttons for a beginner: the lesson, the rules, and a game against the novice in this channel."""
    return (*learn_buttons(t, game), *novice_buttons(t, game))


def join_button(t: Texts, table: Table) -> Button:
    """Return the button with which a person takes a seat, disabled once all are taken."""
    return make_button(t, JOIN, table, style=SUCCESS, disabled=not can_join(table))


# Playing


def take_back_buttons(t: Texts, table: Table, seat: int, found: TakeBack | None) -> Buttons:
    """Return the button that takes back what was found, or asks the others to; empty if nothing was."""
    if found is None:
        return ()
    what, key = (TAKE_BACK, "take-back") if found.free else (ASK_TO_TAKE_BACK, "ask-to-take-back")
    return (make_button(t, what, table, table.revision, seat, arg=str(found.back_to), key=key),)


def end_turn_button(t: Texts, table: Table, seq: int, seat: int | None = None) -> Button:
    """Return the button that ends a turn at once; on the private panel of a seat, only that seat can use it."""
    return make_button(t, END_TURN, table, seq, seat, key="end-my-turn", style=PRIMARY)


def offers_hint(table: Table, seat: int) -> bool:
    allowed = table.game.computers.can_hint and not table.row.rated and table.playable
    return allowed and seat in table.actors() and table.seats[seat].awaited


def help_buttons(t: Texts, table: Table, seat: int) -> Buttons:
    """Return the hint and what-if buttons of a seat that is to act."""
    hint = make_button(t, "hint", table, table.revision, seat, emoji="💡")
    return (*((hint,) if offers_hint(table, seat) else ()), *whatif_buttons(t, table, seat))


def whatif_buttons(t: Texts, table: Table, seat: int | None = None, seq: int = -1, key: str = "") -> Buttons:
    """Return the button that starts a what-if from a row of the log, by default the newest; empty if not allowed.

    On the private panel of a seat, only that seat can use it.
    """
    try:
        check_allowed(table)
    except Refused:
        return ()
    return (make_button(t, "whatif", table, seq, seat, key=key),)


def share_buttons(t: Texts, table: Table, seq: int, arg: str) -> Buttons:
    """Return the button that shows what would be posted of a game; empty if there is no channel to post it in."""
    return () if table.row.gone is not None else (make_button(t, "share", table, seq, arg=arg, emoji="📣"),)


def review_buttons(t: Texts, table: Table) -> Buttons:
    """Return the button that opens the review of a finished game; empty if its computer players cannot review."""
    if not table.game.computers.can_review:
        return ()
    return (make_button(t, "review", table),)


def order_buttons(t: Texts, table: Table, seat: int | None = None) -> Buttons:
    """Return the button that opens a seat's standing orders; empty where it can have none.

    Without a seat, it is the one under a turn message, with which any player opens their own. It is left out in games
    that rarely ask a seat; the others put at most 2 buttons of their own next to it.
    """
    if not table.row.is_running or table.orders is None:
        return ()
    has = not table.orders.rare if seat is None else table.seats[seat].awaited
    return (make_button(t, ORDERS, table, emoji="📌"),) if has else ()


# Leaving and coming back


def resume_row(t: Texts, table: Table, seat: int | None) -> Buttons:
    """Return the row with which a person takes their seat back from a stand-in; empty if they cannot."""
    if seat is None or table.seats[seat].stand_in is None or table.seats[seat].conceded or not table.actors():
        return ()
    return (make_button(t, "resume", table, style=SUCCESS),)


def concede_row(t: Texts, table: Table, seat: int | None) -> Buttons:
    """Return the row with which a person concedes, wherever they are; empty if they cannot."""
    if seat is None or not table.row.is_running or table.seats[seat].conceded:
        return ()
    return (make_button(t, "concede_ask", table),)


def leave_row(t: Texts, table: Table, seat: int | None) -> Buttons:
    """Return the row of ways to leave a table or, for an onlooker, to take over a seat; empty if there are none."""
    if not table.row.is_running:
        return ()
    if seat is None:
        free = any(other.decider is not None and not other.conceded for other in table.seats)
        return (make_button(t, "hand_over", table, key="take-over"),) if free else ()
    if table.seats[seat].conceded:
        return ()
    return [make_button(t, what, table) for what in ("hand_over", "end_ask", "concede_ask")]


def replace_buttons(t: Texts, table: Table, user: int) -> Buttons:
    """Return the button with which a player at a running table replaces a computer player; empty if they cannot."""
    if not table.row.is_running or not replaceable(table, user):
        return ()
    return (make_button(t, "replace", table),)
