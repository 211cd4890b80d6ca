"""The user interface of Carrara in Discord."""

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
from cogs.games.carrara.cards import cards_buttons
from cogs.games.carrara.commands import CarraraCommands
from cogs.games.carrara.lesson import CarraraLesson
from cogs.games.carrara.panels.confirm import confirm_id
from cogs.games.carrara.panels.turn import turn_panel
from cogs.games.carrara.public import public_buttons


class CarraraFace:
    """The face of Carrara."""

    lesson: Lesson | None = CarraraLesson()

    def commands(self) -> app_commands.Group:
        """Return the group `/carrara`."""
        return CarraraCommands()

    def turn_buttons(self, t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
        """Return the buttons of a public turn message that open the private panels."""
        return public_buttons(game_texts(t, table.row.game).t, table, seq)

    def turn_panel(self, t: Texts, table: Table, seat: int) -> Panel:
        """Return the private panel from which a seat can act now."""
        return turn_panel(t, table, seat)

    def confirm_id(self, table: Table, seat: int, action: Any, then: Sequence[Any] = ()) -> ControlId:
        """Return the id of a control that opens the private panel in which an action is confirmed."""
        return confirm_id(table, seat, action)

    def own_buttons(self, t: Texts, table: Table) -> tuple[Button, ...]:
        """Return the button that shows the cards of the expansion, if any."""
        return cards_buttons(t, table)
