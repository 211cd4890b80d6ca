"""The user interface of Palazzo in Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from cogs.core.controls import Button, ControlId
from cogs.core.face import Lesson
from cogs.core.panel import Panel
from cogs.games.palazzo.commands import PalazzoCommands
from cogs.games.palazzo.lesson import PalazzoLesson
from cogs.games.palazzo.panels.amounts import AMOUNTS
from cogs.games.palazzo.panels.build import builds, write_draft
from cogs.games.palazzo.panels.common import GAME
from cogs.games.palazzo.panels.packed import pack
from cogs.games.palazzo.panels.public import public_rows
from cogs.games.palazzo.panels.turn import turn_panel


class PalazzoFace:
    """The face of Palazzo."""

    lesson: Lesson | None = PalazzoLesson()

    def commands(self) -> app_commands.Group:
        """Return the group `/palazzo`."""
        return PalazzoCommands()

    def turn_buttons(self, t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
        """Return the button of a turn message that opens the private panel, and those that answer at once."""
        return public_rows(game_texts(t, GAME).t, table, seq)

    def turn_panel(self, t: Texts, table: Table, seat: int) -> Panel:
        """Return the private panel from which a seat can act now."""
        return turn_panel(t, table, seat)

    def confirm_id(self, table: Table, seat: int, action: Any, then: Sequence[Any] = ()) -> ControlId:
        """Return the id of a control that opens the private panel in which an action is confirmed.

        Tiles to be built are built together, so where they go is chosen beforehand.
        """
        if builds(action):
            tiles = sorted(filter(builds, (action, *then)), key=lambda each: (each.tile.floor, each.tile.number))
            return ControlId("palazzo_draft", table.id, table.revision, seat, write_draft(tiles))
        return ControlId("palazzo_confirm", table.id, table.revision, seat, pack(action))

    def own_buttons(self, t: Texts, table: Table) -> tuple[Button, ...]:
        """Return the button that shows what a hand can pay, once there is one."""
        if table.revision < 0:
            return ()
        return (Button(ControlId(AMOUNTS, table.id), game_texts(t, GAME).t.say("button-amounts")),)
