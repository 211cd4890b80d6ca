"""Games in Discord, one package per game, found by the game's name; a game without one has a plain face."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from discord import app_commands

from bot.games import GAMES
from cogs.core.face import FACES, Face
from cogs.play.plain_face import plain_face


def _face(game: str) -> Face:
    package = f"{__name__}.{game}"
    face: Face = import_module(package).FACE if find_spec(package) else plain_face(game)
    return face


FACES.update({game: _face(game) for game in GAMES})


def games_with_lessons() -> list[str]:
    """List the games that have a lesson."""
    return [game for game, face in FACES.items() if face.lesson is not None]


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Add the commands of all games."""
    for face in FACES.values():
        tree.add_command(face.commands())
