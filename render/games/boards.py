"""The board after a turn, with all that it is drawn from, so that another process can draw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from render.engine.encoding import hurry
from render.engine.picture import Picture
from render.games import pictures_of


class Board(NamedTuple):
    """The board of a game after some events."""

    game: str
    view: Any
    names: Sequence[str]
    language: str
    events: Sequence[Any]

    def draw(self) -> tuple[Picture, ...]:
        """Draw the board's pictures."""
        return pictures_of(self.game).board(self.view, self.names, self.language, self.events)


def draw_quickly(board: Board) -> tuple[Picture, ...]:
    """Draw a board's pictures, and encode them quickly rather than small."""
    with hurry():
        return board.draw()
