"""Palazzo in Discord: its commands, panels and lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.games.palazzo import Action, Pass, Phase, View
from bot.games.palazzo.lesson import STEPS, attempt, view_at
from bot.games.palazzo.turn import shares
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.palazzo.lesson import facts_of, label
from cogs.core.controls import DANGER, PRIMARY, Button, Buttons, ControlId
from cogs.core.face import Face, Lesson
from cogs.core.limits import BUTTONS
from cogs.games.palazzo.build import builds
from cogs.games.palazzo.commands import COMMANDS
from cogs.games.palazzo.packed import GAME, pack, write_draft
from cogs.games.palazzo.panels import AMOUNTS, choices_of_tiles, turn_panel
from cogs.words.status import sentence
from render.engine.picture import Picture
from render.games.palazzo import PICTURES


def draw_lesson(step: int, names: Sequence[str], language: str) -> tuple[Picture, ...]:
    """Draw the market and what the pupil of the lesson holds, the more important one first."""
    shown = view_at(STEPS[step])
    own, market = PICTURES.hand(shown, names, language), PICTURES.board(shown, names, language)[0]
    return (market, own) if STEPS[step].market else (own,)


LESSON: Final = Lesson(GAME, STEPS, attempt, label, facts_of, draw_lesson)


def turn_buttons(t: Texts, table: Table, seq: int) -> tuple[Buttons, ...]:
    """Return the button that opens the private panel, and the answers that take one click.

    What is offered lies open on the table. Where the game has gone on since, only the panel is offered.
    """
    words, view = game_texts(t, GAME), table.view(None)
    t, current = words.t, table.revision == seq
    opens = "button-answer" if current and words.role(view) == "answer" else "button-take-turn"
    if current and view.phase is Phase.BIDDING:
        opens = "button-bid-panel"
    first = (Button(ControlId("palazzo_turn", table.id, seq), t.say(opens), PRIMARY),)

    def answer(action: Action, label: str) -> Button:
        style = DANGER if isinstance(action, Pass) else PRIMARY
        return Button(ControlId("palazzo_do", table.id, seq, arg=pack(action)), label, style)

    answers = _answers(view) if current else []
    if not 0 < len(answers) <= BUTTONS:
        return (first,)
    return (first, tuple(answer(action, sentence(words.action(action))) for action in answers))


def _answers(view: View) -> Sequence[Action]:
    """List what the seat that is asked can answer: pass, or in another seat's turn take something that lies open."""
    if view.phase is Phase.BIDDING:
        return (Pass(),)
    if view.asked == view.turn:
        return ()
    return shares(view) if view.phase is Phase.MONEY else choices_of_tiles(view) if view.phase is Phase.CHOOSING else ()


def confirm_id(table: Table, seat: int, action: Any, then: Sequence[Any] = ()) -> ControlId:
    """Return the id of a control that opens the private panel in which an action is confirmed.

    Tiles to be built are built together, so where they go is chosen beforehand.
    """
    if builds(action):
        tiles = sorted(filter(builds, (action, *then)), key=lambda each: (each.tile.floor, each.tile.number))
        return ControlId("palazzo_draft", table.id, table.revision, seat, write_draft(tiles))
    return ControlId("palazzo_confirm", table.id, table.revision, seat, pack(action))


def own_buttons(t: Texts, table: Table) -> Buttons:
    """Return the button that shows what a hand can pay, while the game goes on."""
    if not table.actors():
        return ()
    return (Button(ControlId(AMOUNTS, table.id), game_texts(t, GAME).t.say("button-amounts")),)


FACE: Final = Face(COMMANDS.group, turn_buttons, turn_panel, confirm_id, own_buttons, LESSON)
