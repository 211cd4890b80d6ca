"""The buttons of a turn message: whoever is asked in someone else's turn answers there with one click."""

from __future__ import annotations

from bot.games.palazzo import Action, ChooseTile, Pass, Phase, View
from bot.games.palazzo.actions import ChooseMoney
from bot.games.palazzo.turn.money import choices as shares
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from cogs.core.controls import Button, ControlId
from cogs.core.limits import BUTTONS, cut
from cogs.games.palazzo.panels.common import BUTTON, DANGER, GAME, PRIMARY
from cogs.games.palazzo.panels.packed import pack
from cogs.words.chances import sentence

Row = tuple[Button, ...]


def public_rows(t: Texts, table: Table, seq: int) -> tuple[Row, ...]:
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
        return [ChooseMoney(*share) for share in shares(view)]
    if view.phase is Phase.CHOOSING:
        return [ChooseTile(tile) for tile in dict.fromkeys(view.quarry)]
    return []


def _button(t: Texts, table: Table, seq: int, action: Action, label: str) -> Button:
    style = DANGER if isinstance(action, Pass) else PRIMARY
    return Button(ControlId("palazzo_do", table.id, seq, arg=pack(action)), cut(label, BUTTON), style)
