"""The command of a game without commands of its own: it plays any legal action, as described in words."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.model.refusals import Refusal, Refused
from bot.texts.games import game_name, game_texts
from cogs.core.face import FACES
from cogs.core.limits import OPTIONS, cut
from cogs.core.names import clean, escape
from cogs.core.request import Request, request_of, serve
from cogs.core.translator import description, localized, name, options
from cogs.play.recap import show_with_recap
from cogs.play.turn import Turn, act, at_turn, find_table
from cogs.words.chances import sentence

Interaction = discord.Interaction[Any]


class PlainCommands(app_commands.Group):
    """The group `/<game>` with the command `play`."""

    def __init__(self, game: str) -> None:
        described = localized(lambda t: t.say("command-game", game=game_name(t, game)))
        super().__init__(name=localized(lambda _: game), description=described)
        self.game = game

    @app_commands.command(name=name("game-play"), description=description("game-play"))
    @options("game-play", "action")
    async def play(self, interaction: Interaction, action: str | None = None) -> None:
        """Carry out an action, or show which are possible."""
        await serve(interaction, lambda request: self._play(request, action))

    async def _play(self, request: Request, typed: str | None) -> None:
        await find_table(request, self.game)
        turn = at_turn(request)
        if typed is None:
            await show_with_recap(request, FACES[self.game].turn_panel(request.t, turn.table, turn.seat))
            return
        wanted = typed.strip().casefold()
        found = [action for label, action in _labelled(turn) if label.casefold() == wanted]
        if len(found) != 1:
            raise Refused(Refusal.NOT_UNDERSTOOD, text=escape(clean(typed)))
        await act(request, turn, found[0])

    @play.autocomplete("action")
    async def _offer(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the legal actions that contain every typed word."""
        request = request_of(interaction)
        try:
            await find_table(request, self.game)
            turn = at_turn(request)
        except Refused:
            return []
        words = typed.casefold().split()
        labels = [label for label, _ in _labelled(turn) if all(word in label.casefold() for word in words)]
        return [app_commands.Choice(name=label, value=label) for label in labels[:OPTIONS]]


def _labelled(turn: Turn[Any]) -> list[tuple[str, Any]]:
    """Return the legal actions of a seat, each with its label in a suggestion."""
    words = game_texts(turn.t, turn.table.row.game)
    legal = turn.table.game.rules.legal(turn.table.position, turn.seat)
    return [(cut(sentence(words.action(action))), action) for action in legal]
