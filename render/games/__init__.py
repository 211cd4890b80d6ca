"""Pictures of each game, one package per game, found by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import Any

from PIL.Image import Image
from PIL.Image import open as opened

from bot.games import GAMES, load_part
from render.contract import Pictures
from render.engine.picture import Picture


class NoPictures(Pictures):
    """The pictures of a game that is not installed: its board cannot be shown."""

    def board(self, *_: Any, **__: Any) -> tuple[Picture, ...]:
        """Return none."""
        return ()

    def player_board(self, view: Any, seat: int, names: Sequence[str], language: str, *_: Any, **__: Any) -> Picture:
        """Draw the game's name."""
        return self._plain(view, names, language)

    def film_frame(self, view: Any, names: Sequence[str], language: str, *_: Any, **__: Any) -> Image:
        """Draw the game's name."""
        return opened(BytesIO(self._plain(view, names, language).data))


def pictures_of(game: str) -> Pictures:
    """Return the pictures of a game: its own, or plain ones."""
    return _pictures_of(game) if game in GAMES else NoPictures(game)


@cache
def _pictures_of(game: str) -> Pictures:
    own: Pictures | None = load_part(game, "render", "pictures", None)
    return own or Pictures(game)
