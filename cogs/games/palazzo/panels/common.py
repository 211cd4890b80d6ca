"""What the panels share: the seat's turn, buttons that carry an action out, and selects whose choice is confirmed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice
from typing import Final, TypeAlias

import discord

from bot.games.palazzo import Action, SeatView
from bot.texts.games import game_texts
from cogs.core.controls import Button, Choice, ControlId, InvalidControl, Select
from cogs.core.limits import BUTTONS, OPTIONS, cut
from cogs.core.request import Request
from cogs.games.palazzo.panels.packed import pack
from cogs.play import turn as play

GAME: Final = "palazzo"
PRIMARY, SUCCESS, DANGER = discord.ButtonStyle.primary, discord.ButtonStyle.success, discord.ButtonStyle.danger
BUTTON: Final = 80
"""Characters on a button."""
Turn: TypeAlias = play.Turn[SeatView]
Row: TypeAlias = tuple[Button, ...] | Select


def at_turn(request: Request, control: ControlId | None = None) -> Turn:
    """Return the user's turn at a table of Palazzo; raise Refused or InvalidControl."""
    if request.table.row.game != GAME:
        raise InvalidControl(request.table.row.game)
    return play.at_turn(request, control)


def do_button(turn: Turn, action: Action, label: str, style: discord.ButtonStyle = PRIMARY) -> Button:
    """Return a button that carries an action out."""
    return Button(turn.id("palazzo_do", pack(action)), cut(label, BUTTON), style)


def select_of(
    turn: Turn,
    key: str,
    actions: Iterable[Action],
    chosen: Action | None = None,
    say: Callable[[Action], tuple[str, str]] | None = None,
) -> list[Row]:
    """Return a select of actions, each of which is confirmed once it is chosen; nothing if there is none."""
    say = say or partial(game_texts(turn.t, GAME).action_choice, turn.view, names=turn.table.names)
    choices = []
    for action in islice(actions, OPTIONS):
        label, brings = say(action)
        choices.append(Choice(pack(action), cut(label), cut(brings) or None, chosen=action == chosen))
    return [Select(turn.id("palazzo_choose", key), turn.t.say(f"choose-{key}"), tuple(choices))] if choices else []


def rows_of(buttons: Sequence[Button]) -> list[Row]:
    """Arrange buttons in rows."""
    return [tuple(buttons[start : start + BUTTONS]) for start in range(0, len(buttons), BUTTONS)]
