"""The user interface of Carcassonne in Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.games.carcassonne import Place, PlaceFollower, PlaceGold, PlaceTile, TakeIngot, View
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.carcassonne.pieces import number_of
from cogs.core.controls import Button, ControlId
from cogs.core.face import Lesson
from cogs.core.panel import Panel
from cogs.games.carcassonne.commands import CarcassonneCommands
from cogs.games.carcassonne.lesson import CarcassonneLesson
from cogs.games.carcassonne.panels.draft import GAME, completed, tile_of
from cogs.games.carcassonne.panels.look import look_button
from cogs.games.carcassonne.panels.place import turn_panel
from cogs.games.carcassonne.public import public_buttons


class CarcassonneFace:
    """The face of Carcassonne."""

    lesson: Lesson | None = CarcassonneLesson()

    def commands(self) -> app_commands.Group:
        """Return the group `/carcassonne`."""
        return CarcassonneCommands()

    def turn_buttons(self, t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
        """Return the buttons of a public turn message that open private panels."""
        return public_buttons(game_texts(t, GAME).t, table, seq)

    def turn_panel(self, t: Texts, table: Table, seat: int) -> Panel:
        """Return the private panel from which a seat can act now."""
        return turn_panel(t, table, seat)

    def confirm_id(self, table: Table, seat: int, action: Any, then: Sequence[Any] = ()) -> ControlId:
        """Return the id of a control that opens the private panel in which the turn is confirmed with these actions."""
        view: View = table.view(seat)
        if isinstance(action, TakeIngot):
            return ControlId("carcassonne_ingot", table.id, table.revision, seat, f"{action.x}.{action.y}")
        laying = action if isinstance(action, PlaceTile) else None
        draft = completed(view) if laying is None else completed(view, Place(laying.x, laying.y), laying.turn)
        for each in (action, *then):
            match each:
                case PlaceGold(x, y):
                    draft = draft._replace(gold=Place(x, y))
                case PlaceFollower(kind, part):
                    draft = draft._replace(number=number_of(tile_of(view), kind, part))
        return ControlId("carcassonne_follower", table.id, table.revision, seat, str(draft))

    def own_buttons(self, t: Texts, table: Table) -> tuple[Button, ...]:
        """Return the buttons that show the tiles left, and where a tile would fit, once the game has begun."""
        own = game_texts(t, GAME).t
        return () if table.revision < 0 else (look_button(own, "left", table), look_button(own, "fit", table))
