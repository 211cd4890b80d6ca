"""Content of published games that operators enter from their own copy, one file per game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.app.config import BadConfig
from bot.games import GAMES
from bot.games.contract import AnyGame, BadData


def add_own_content(files: Mapping[str, Path]) -> None:
    """Add the content of files, keyed by the name of their game; raise BadConfig.

    Running games keep what they were dealt, even if the files change.
    """
    for name, file in files.items():
        _add(GAMES[name], file)


def _add(game: AnyGame, file: Path) -> None:
    content = game.own_content
    assert content is not None, f"{game.meta.name} takes no content"
    try:
        with file.open(encoding="utf-8") as opened:
            content.add(opened.read(content.largest_file + 1))
    except UnicodeDecodeError:
        raise BadConfig("file-not-utf8", file=str(file)) from None
    except OSError as error:
        raise BadConfig("file-unreadable", file=str(file), why=error.strerror or type(error).__name__) from None
    except BadData as wrong:
        raise BadConfig("own-content", file=str(file), why=str(wrong)) from None
