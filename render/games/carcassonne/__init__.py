"""Pictures of Carcassonne: its sprites, from which its pictures will be composed; until then it has the plain ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.carcassonne import Event, View
from render.contract import Pictures
from render.engine.picture import Picture
from render.games.carcassonne.words.board_text import board_text
from render.games.carcassonne.words.public_alt import public_alt


class CarcassonnePictures(Pictures):
    """The pictures of Carcassonne."""

    def board(
        self, view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        """Draw the text board, with an alt text that tells what matters first."""
        (plain,) = super().board(view, names, language, events, band)
        return (replace(plain, alt=public_alt(view, names, language, events, band)),)

    def text_board(self, view: View, names: Sequence[str], language: str) -> str:
        """Return the whole public position in Discord's markdown."""
        return board_text(view, names, language)


PICTURES: Final = CarcassonnePictures("carcassonne")
