"""Games in Discord, one package per game, found by the game's name; a game without one has a plain face."""

from __future__ import annotations

from bot.games import GAMES, load_part
from bot.services.game_packages import describe, leave_out
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_name
from cogs.core.command_tree import CommandTree
from cogs.core.controls import HANDLERS
from cogs.core.face import FACES, Face
from cogs.play.plain_face import make_face
from render.games import pictures_of


def _face(game: str) -> Face:
    own: Face | None = load_part(game, "cogs", "face", None)
    return own or make_face(game)


FACES.find = _face


def leave_out_unfit() -> None:
    """Leave out the games of other packages whose names are taken here, or whose faces do not load."""
    for game in [*GAMES.packages]:
        try:
            if game not in FACES and game in names_taken():
                leave_out(game, "taken")
                continue
            for language in LANGUAGES:
                game_name(texts(language), game)
            pictures_of(game)
            FACES[game].commands()
        except Exception as error:
            leave_out(game, "broken", why=describe(error))


def names_taken() -> set[str]:
    """Return the names of commands in any language, and the words with which the ids of controls begin."""
    commands = [key for key in texts("en").keys if key.startswith("command-") and key.count("-") == 1]
    called = {texts(language).say(key, game="") for language in LANGUAGES for key in commands}
    return called | {what.partition("_")[0] for what in HANDLERS}


def games_with_lessons() -> list[str]:
    return [game for game in GAMES if FACES[game].lesson is not None]


def add_commands(tree: CommandTree) -> None:
    for game in GAMES:
        tree.add_command(FACES[game].commands())
