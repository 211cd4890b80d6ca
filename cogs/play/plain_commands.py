"""The command of a game without commands of its own: it plays any legal action, as described in words."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import discord
from discord import app_commands

from bot.games.contract import AnyGame
from bot.model.refusals import Refused
from bot.texts.games import game_name, game_texts
from cogs.core.face import FACES
from cogs.core.offers import Choices, Offer, pick, suggest
from cogs.core.request import Request, request_of, serve
from cogs.core.translator import description, localized, name, options
from cogs.play.recap import show_with_recap
from cogs.play.turn import Turn, act, at_turn, find_table
from cogs.words.chances import sentence

Interaction = discord.Interaction[Any]
_DIGEST: Final = 20
"""Characters that stand for an action in a suggestion; of all that are legal at once none share them."""


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
        await act(request, turn, pick(_legal(turn), typed))

    @play.autocomplete("action")
    async def _offer(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the legal actions that contain every typed word."""
        request = request_of(interaction)
        try:
            await find_table(request, self.game)
            turn = at_turn(request)
        except Refused:
            return []
        return suggest(_legal(turn), typed)


def _legal(turn: Turn[Any]) -> list[Offer[Any]]:
    """Return the legal actions of a seat."""
    words, game = game_texts(turn.t, turn.table.row.game), turn.table.game
    legal = game.rules.legal(turn.table.position, turn.seat)
    return [Offer(_value(game, each), sentence(words.action(each)), each, whole=True) for each in legal]


def _value(game: AnyGame, action: Any) -> str:
    """Return a short name of an action, which stays the same while suggestions are shown."""
    written = json.dumps(game.codec.action_to_json(action), sort_keys=True)
    return f"do.{hashlib.sha256(written.encode()).hexdigest()[:_DIGEST]}"
