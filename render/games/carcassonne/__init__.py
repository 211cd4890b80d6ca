"""Pictures of Carcassonne: its sprites, from which its pictures will be composed; until then it has the plain ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import View
from render.contract import Pictures
from render.games.carcassonne.words.board_text import board_text


class CarcassonnePictures(Pictures):
    """The pictures of Carcassonne."""

    def text_board(self, view: View, names: Sequence[str], language: str) -> str:
        """Return the whole public position in Discord's markdown."""
        return board_text(view, names, language)


PICTURES: Final = CarcassonnePictures("carcassonne")
