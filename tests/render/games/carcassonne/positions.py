"""Views for testing pictures: maps that are wide or high, and hard names."""

from __future__ import annotations

from random import Random

from bot.games.carcassonne.board import Place, lay
from bot.games.carcassonne.components import TILES
from bot.games.carcassonne.position import CarcassonnePlayer, CarcassonneView, deal
from tests.render import people

NAMES, HARD_NAMES = people.NAMES[:5], people.HARD_NAMES[:5]


def strung_out(tiles: int = 60, *, upright: bool = False) -> CarcassonneView:
    """Return a map that is one long row, or one long column, with everyone's points and ingots in most digits."""
    view = deal(5, {"gold_mines": True}, Random(4)).open
    board = view.board
    for number in range(1, tiles):
        place = Place(0, number) if upright else Place(number, 0)
        board = lay(board, TILES["U"], place, 0)
    rich = CarcassonnePlayer(followers=0, ingots=16, road=120)
    return view._replace(board=board, players=(rich,) * 5)
