"""The face of a game without one of its own: choose a legal action in a panel or by command, and confirm it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from discord import app_commands

from bot.games.contract import AnyGame
from bot.model.refusals import Refusal, Refused
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name, game_texts
from bot.texts.graphemes import sentence
from cogs.core.buttons import end_turn_button, help_buttons, make_button, take_back_buttons
from cogs.core.completions import Completion, pick
from cogs.core.controls import PRIMARY, SECONDARY, SUCCESS, Button, Buttons, ControlId, parse_int
from cogs.core.face import ActingSeat, Face
from cogs.core.languages import localize
from cogs.core.limits import MAX_OPTIONS
from cogs.core.names import escape_names
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.play.choose import choice_rows
from cogs.play.game_commands import GameCommands
from cogs.play.order_choices import digest
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, on_turn
from cogs.words.status import describe_asked

_DIGEST_LENGTH: Final = 20
"""Characters of a digest that names an action in a completion: enough to tell all legal ones apart."""


def _commands(game: str) -> app_commands.Group:
    """Return the group `/<game>` with the command `play`."""
    described = localize(lambda t: t.say("command-game", game=game_name(t, game)))
    commands = GameCommands(game, localize(lambda _: game), described)

    @commands.add("game-play", texts="", action=lambda turn, _: _list_actions(turn))
    async def play(request: Request, turn: ActingSeat[Any], action: str | None = None) -> None:
        if action is None:
            await show_with_recap(request, choosing_panel(turn))
        else:
            await act(request, turn, pick(_list_actions(turn), action))

    return commands.group()


def _list_actions(turn: ActingSeat[Any]) -> list[Completion[Any]]:
    words, game = game_texts(turn.t, turn.table.row.game), turn.table.game
    return [
        Completion(_value(game, each), sentence(words.action(each, turn.table.names)), each, whole=True)
        for each in _legal(turn)
    ]


def _value(game: AnyGame, action: Any) -> str:
    """Return a short name for an action that stays valid while completions are shown."""
    return f"do.{digest(game.codec.action_to_json(action), _DIGEST_LENGTH)}"


def make_face(game: str) -> Face:
    """Return the face of a game without one of its own."""
    return Face(
        commands=partial(_commands, game),
        turn_buttons=_turn_buttons,
        turn_panel=choosing_panel,
        confirm_id=_confirm_id,
    )


def _turn_buttons(t: Texts, table: Table, seq: int) -> Sequence[Buttons]:
    """Return the button that opens the choice of an action, after the one that ends a turn if that is possible."""
    closing = [table.closing(seat) is not None for seat in table.awaited()]
    play = make_button(t, "play", table, seq, style=PRIMARY)
    if not any(closing):
        return ((play,),)
    if all(closing):
        play = replace(play, style=SECONDARY)
    return ((end_turn_button(t, table, seq), play),)


def _confirm_id(table: Table, seat: int, action: Any, then: Sequence[Any]) -> ControlId:
    index = list(table.game.rules.legal(table.position, seat)).index(action)
    return ControlId("play_confirm", table.id, table.revision, seat, str(index))


def choosing_panel(turn: ActingSeat[Any], shown: str = "") -> Panel:
    """Return the panel that chooses an action; `shown` is the choice so far."""
    t, table = turn.t, turn.table
    words = game_texts(t, table.row.game)
    said = t.say("panel-choose", game=words.name, asked=describe_asked(t, table, turn.seat))
    closes = table.closing(turn.seat) is not None
    end = (end_turn_button(t, table, turn.revision, turn.seat),) if closes else ()
    legal = _legal(turn)

    def make_id(number: int) -> ControlId:
        return turn.id("play_action") if len(legal) <= MAX_OPTIONS else turn.id("play_field", str(number))

    rows = choice_rows(words, turn.view, table.names, legal, make_id, shown)
    held = words.hand_text(turn.view, escape_names(table.names)) if getattr(turn.view, "hand", None) else ""
    back = take_back_buttons(t, table, turn.seat, turn.take_back)
    below = (*end, *back, *help_buttons(t, table, turn.seat))
    return Panel((said, held), rows=(*rows, below))


def confirming_panel(turn: ActingSeat[Any], index: int) -> Panel:
    """Return the panel that confirms a legal action, given by its index, with what it costs or brings."""
    t, action = turn.t, _action(turn, index)
    words = game_texts(t, turn.table.row.game)
    brings = words.action_choice(turn.view, action, turn.table.names)[1]
    said = t.say("panel-confirm", action=sentence(words.action(action, escape_names(turn.table.names))))
    yes = Button(turn.id("play_do", str(index)), t.say("button-confirm"), SUCCESS)
    back = Button(turn.id("play"), t.say("button-back"))
    return Panel((said, brings), rows=((yes, back),))


def _legal(turn: ActingSeat[Any]) -> list[Any]:
    return list(turn.table.game.rules.legal(turn.table.position, turn.seat))


def _action(turn: ActingSeat[Any], index: int) -> Any:
    legal = _legal(turn)
    if index >= len(legal):
        raise Refused(Refusal.MOVED_ON)
    return legal[index]


@on_turn("play")
async def _play(request: Request, turn: ActingSeat[Any], chosen: str) -> None:
    await show_with_recap(request, choosing_panel(turn))


@on_turn("play_kind", "play_action", "play_field")
async def _choose(request: Request, turn: ActingSeat[Any], chosen: str) -> None:
    """Ask for confirmation of the chosen action, or show what remains to choose, or another page of it."""
    await request.show(choosing_panel(turn, chosen) if "." in chosen else confirming_panel(turn, parse_int(chosen)))


@on_turn("play_confirm")
async def _confirm(request: Request, turn: ActingSeat[Any], index: str) -> None:
    await request.show(confirming_panel(turn, parse_int(index)))


@on_turn("play_do")
async def _do(request: Request, turn: ActingSeat[Any], index: str) -> None:
    await act(request, turn, _action(turn, parse_int(index)))
