"""The user interface of Carrara in Discord."""

from __future__ import annotations

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
from cogs.games.carrara.panels.turn import PRIMARY, turn_panel


class CarraraFace:
    """The face of Carrara."""

    lesson: Lesson | None = CarraraLesson()

    def commands(self) -> app_commands.Group:
        """Return the group `/carrara`."""
        return CarraraCommands()

    def turn_buttons(self, t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
        """Return the buttons of a public turn message that open the private panels."""
        own = game_texts(t, table.row.game).t
        actions = tuple(
            Button(ControlId(f"carrara_{what}", table.id, seq), own.say(f"button-{what}"), PRIMARY)
            for what in ("buy", "build", "score")
        )
        if table.view(None).announced_by is None:
            return (actions,)
        # this opens a private panel that asks again, since for the last seat declining ends the game
        return actions, (Button(ControlId("carrara_turn", table.id, seq), own.say("button-decline")),)

    def turn_panel(self, t: Texts, table: Table, seat: int) -> Panel:
        """Return the private panel from which a seat can act now."""
        return turn_panel(t, table, seat)

    def confirm_id(self, table: Table, seat: int, action: Any) -> ControlId:
        """Return the id of a control that opens the private panel in which an action is confirmed."""
        return confirm_id(table, seat, action)

    def own_buttons(self, t: Texts, table: Table) -> tuple[Button, ...]:
        """Return the button that shows the cards of the expansion, if any."""
        return cards_buttons(t, table)
