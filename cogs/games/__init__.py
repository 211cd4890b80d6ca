"""Games in Discord, one package per game, found by the game's name; a game without one has a plain face."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.games import GAMES, load_part
from cogs.core.face import FACES, Face
from cogs.play.plain_face import plain_face


def _face(game: str) -> Face:
    own: Face | None = load_part(game, "cogs", "face", None)
    return own or plain_face(game)


FACES.find = _face


def games_with_lessons() -> list[str]:
    """List the games that have a lesson."""
    return [game for game in GAMES if FACES[game].lesson is not None]


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Add the commands of all games."""
    for game in GAMES:
        tree.add_command(FACES[game].commands())
