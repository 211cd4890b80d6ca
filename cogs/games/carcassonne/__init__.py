"""Carcassonne in Discord: its commands, panels and lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.games.carcassonne import Place, PlaceFollower, PlaceGold, PlaceTile, TakeIngot, View
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.lesson import STEPS, Asks, attempt, view_at
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.carcassonne.lesson import facts_of, label, recounted
from bot.texts.games.carcassonne.pieces import number_of
from cogs.core.controls import PRIMARY, Button, Buttons, ControlId
from cogs.core.face import Face, Lesson
from cogs.games.carcassonne.commands import COMMANDS
from cogs.games.carcassonne.draft import GAME, completed, tile_of
from cogs.games.carcassonne.look import look_buttons
from cogs.games.carcassonne.panels import turn_panel
from render.engine.picture import Picture
from render.games.carcassonne import pictures


def draw_lesson(step: int, names: Sequence[str], language: str) -> tuple[Picture, ...]:
    """Draw the pictures of a step of the lesson."""
    view = view_at(STEPS[step])
    match STEPS[step].asks:
        case Asks.PLACE | Asks.TURN:
            return pictures.places(view, names, language)
        case Asks.FOLLOWER:
            return (pictures.follower(view, names, language),)
        case Asks.GOLD:
            return (pictures.closeup(view, names, language, (), places_for_gold(view)),)
        case Asks.NOTHING:
            return (pictures.fields(view, names, language),)


LESSON: Final = Lesson(GAME, STEPS, attempt, label, facts_of, draw_lesson, recounted)


def turn_buttons(t: Texts, table: Table, seq: int) -> tuple[Buttons, ...]:
    """Return the button that opens the private panel, and two that show what people look up most."""
    words = game_texts(t, GAME)
    own, answers = words.t, words.role(table.view(None)) == "answer"
    opens = own.say("button-answer" if answers and table.revision == seq else "button-take-turn")
    turn = Button(ControlId("carcassonne_turn", table.id, seq), opens, PRIMARY)
    return ((turn, *look_buttons(own, table, ("map", "fields"))),)


def confirm_id(table: Table, seat: int, action: Any, then: Sequence[Any] = ()) -> ControlId:
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


def own_buttons(t: Texts, table: Table) -> Buttons:
    """Return the buttons that show the tiles left, and where a tile would fit, while the game goes on."""
    own = game_texts(t, GAME).t
    return () if not table.actors() else look_buttons(own, table, ("left", "fit"))


FACE: Final = Face(COMMANDS.group, turn_buttons, turn_panel, confirm_id, own_buttons, LESSON)
