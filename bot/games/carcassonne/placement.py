"""Laying the tile that was drawn: it must share an edge with a tile, and all edges that touch must match."""

from __future__ import annotations

from bot.games.carcassonne.actions import PlaceTile
from bot.games.carcassonne.board import Board, Place, beside, lay
from bot.games.carcassonne.components import SIDES, Tile
from bot.games.carcassonne.components.edges import opposite
from bot.games.carcassonne.events import Event, TilePlaced
from bot.games.carcassonne.reasons import Reason
from bot.games.carcassonne.view import Phase, View
from bot.games.contract import IllegalAction


def fits_somewhere(board: Board, tile: Tile) -> bool:
    """Return whether a tile fits at any place in any turn."""
    fitting = tile.fitting
    return any(signature in fitting for signature in board.frontier.values())


def placements(board: Board, tile: Tile) -> list[tuple[int, int, int]]:
    """List every place and turn in which a tile fits: x, y and the quarters."""
    fitting = tile.fitting
    return [
        (x, y, turn)
        for (x, y), signature in board.frontier.items()
        if signature in fitting
        for turn in fitting[signature]
    ]


def check_place_tile(view: View, action: PlaceTile) -> None:
    """Raise IllegalAction unless this is the tile drawn and it fits there."""
    if action.tile is not view.tile:
        raise IllegalAction(Reason.OTHER_TILE_DRAWN, tile=view.tile)
    place, turns = Place(action.x, action.y), len(action.tile.turned)
    signature = view.board.frontier.get(place)
    if signature is not None and action.turn in action.tile.fitting.get(signature, ()):
        return
    if action.turn not in range(turns):
        raise IllegalAction(Reason.NO_SUCH_TURN, tile=action.tile, turn=action.turn, turns=turns)
    where = place._asdict()
    if place in view.board.spots:
        raise IllegalAction(Reason.PLACE_TAKEN, **where)
    if signature is None:
        raise IllegalAction(Reason.NO_TILE_BESIDE, **where)
    sides = mismatches(view.board, action.tile, place, action.turn)
    raise IllegalAction(Reason.EDGES_DIFFER, **where, turn=action.turn, sides=sides)


def mismatches(board: Board, tile: Tile, place: Place, turn: int) -> str:
    """Return the sides at which a tile would not match its neighbours, as letters."""
    edges = tile.turned[turn].edges
    return "".join(
        SIDES[side]
        for side, other in enumerate(beside(place))
        if other in board.spots and board.spots[other].turned.edges[opposite(side)] is not edges[side]
    )


def place_tile(view: View, action: PlaceTile) -> tuple[View, tuple[Event, ...]]:
    """Lay the tile."""
    board = lay(view.board, action.tile, Place(action.x, action.y), action.turn)
    phase = Phase.GOLD if action.tile.gold else Phase.FOLLOWER
    event = TilePlaced(view.turn, action.tile, action.x, action.y, action.turn)
    return view._replace(board=board, tile=None, phase=phase), (event,)
