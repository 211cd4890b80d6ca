"""Drawing the next tile: those that fit nowhere leave the game, and without one that fits the game is over."""

from __future__ import annotations

from bot.games.carcassonne.components import Tile
from bot.games.carcassonne.ending import end
from bot.games.carcassonne.events import Event, TileDrawn, TileRemoved, TurnEnded
from bot.games.carcassonne.placement import fits_somewhere
from bot.games.carcassonne.position import Position
from bot.games.carcassonne.view import Phase, View


def draw(view: View, stack: tuple[Tile, ...]) -> tuple[Position, tuple[Event, ...]]:
    """Draw for the next seat after a turn has been played, or end the game."""
    fits = next((number for number, tile in enumerate(stack) if fits_somewhere(view.board, tile)), None)
    gone = stack[:fits]
    removed = tuple(map(TileRemoved, gone))
    if gone:
        view = view._replace(removed=view.removed + gone)
    if fits is None:
        over, events = end(view)
        return Position(over, ()), (TurnEnded(view.turn, None), *removed, *events)
    seat = (view.turn + 1) % len(view.players)
    after = view._replace(turn=seat, phase=Phase.TILE, tile=stack[fits])
    return Position(after, stack[fits + 1 :]), (TurnEnded(view.turn, seat), *removed, TileDrawn(seat, stack[fits]))
