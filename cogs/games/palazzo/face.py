"""The user interface of Palazzo in Discord."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.games.palazzo import Action, ChooseTile, Pass, Phase, View
from bot.games.palazzo.lesson import STEPS, Step, attempt, view_at
from bot.games.palazzo.turn import shares as shares
from bot.tables.table import Table
from bot.texts import Fact, Texts
from bot.texts.games import game_texts
from bot.texts.games.palazzo.lesson import facts_of, label
from cogs.core.controls import Button, ControlId
from cogs.core.face import Lesson
from cogs.core.limits import BUTTONS, cut
from cogs.core.panel import Panel
from cogs.core.stepped_lesson import SteppedLesson
from cogs.games.palazzo.commands import PalazzoCommands
from cogs.games.palazzo.panels.amounts import AMOUNTS
from cogs.games.palazzo.panels.build import builds, write_draft
from cogs.games.palazzo.panels.common import BUTTON, DANGER, GAME, PRIMARY
from cogs.games.palazzo.panels.packed import pack
from cogs.games.palazzo.panels.turn import turn_panel
from cogs.words.status import sentence
from render.engine.picture import Picture
from render.games.palazzo import PICTURES


class PalazzoLesson(SteppedLesson[Step]):
    """The lesson of Palazzo."""

    def __init__(self) -> None:
        super().__init__(GAME, STEPS, attempt)

    def label(self, t: Texts, step: Step, answer: str) -> str:
        """Return an answer's label."""
        return label(t, step, answer)

    def facts(self, t: Texts, step: Step) -> Mapping[str, Fact]:
        """Return the facts for the texts of a step."""
        return facts_of(t, step)

    def draw(self, step: int, names: Sequence[str], language: str) -> tuple[Picture, ...]:
        """Draw the market and what the pupil holds, the more important one first."""
        shown = view_at(STEPS[step])
        own, market = PICTURES.hand(shown, names, language), PICTURES.board(shown, names, language)[0]
        return (market, own) if STEPS[step].market else (own,)


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


def public_rows(t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
    """Return the button that opens the private panel, and the answers that take one click.

    What is offered lies open on the table. Where the game has gone on since, only the panel is offered.
    """
    view: View = table.view(None)
    current, phase = table.revision == seq, view.phase
    opens = t.say("button-bid-panel" if current and phase is Phase.BIDDING else "button-take-turn")
    first = (Button(ControlId("palazzo_turn", table.id, seq), opens, PRIMARY),)
    if current and phase is Phase.BIDDING:
        return ((*first, _button(t, table, seq, Pass(), t.say("button-pass"))),)
    answers = _answers(view) if current and view.asked != view.turn else []
    if not 0 < len(answers) <= BUTTONS:
        return (first,)
    words = game_texts(t, GAME)
    return (first, tuple(_button(t, table, seq, action, sentence(words.action(action))) for action in answers))


def _answers(view: View) -> list[Action]:
    """List what the seat that is asked can take of what lies open."""
    if view.phase is Phase.MONEY:
        return [*shares(view)]
    if view.phase is Phase.CHOOSING:
        return [ChooseTile(tile) for tile in dict.fromkeys(view.quarry)]
    return []


def _button(t: Texts, table: Table, seq: int, action: Action, label: str) -> Button:
    style = DANGER if isinstance(action, Pass) else PRIMARY
    return Button(ControlId("palazzo_do", table.id, seq, arg=pack(action)), cut(label, BUTTON), style)
