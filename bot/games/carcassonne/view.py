"""The view of everyone: all that lies open, which is all but the order of the stack."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import NamedTuple

from bot.games.carcassonne.board import Board
from bot.games.carcassonne.components import Tile, drawn_tiles
from bot.games.carcassonne.player import Player


class Phase(StrEnum):
    """Where in its turn the seat to act is."""

    TILE = "tile"
    GOLD = "gold"
    FOLLOWER = "follower"
    DRAW = "draw"
    """The turn has been played, and the next tile is not drawn yet: only previews show that."""
    OVER = "over"
    STOPPED = "stopped"
    """The game was ended before its rules would end it."""


class View(NamedTuple):
    """What everyone may know."""

    board: Board
    players: tuple[Player, ...]
    turn: int
    """The seat whose turn it is."""
    phase: Phase
    tile: Tile | None
    """The tile drawn and not laid yet."""
    removed: tuple[Tile, ...]
    """The tiles that left the game because they fitted nowhere."""
    gold_mines: bool
    without_farmers: bool

    @property
    def left(self) -> tuple[Tile, ...]:
        """The tiles still to be drawn, in the order of their ids: which they are is known, their order is not."""
        known = Counter([laid.tile for laid in self.board.laid[1:]] + [*self.removed])
        if self.tile is not None:
            known[self.tile] += 1
        return tuple((Counter(drawn_tiles(self.gold_mines)) - known).elements())


def ended_early(view: View) -> View:
    """Return the view of a game that was ended before its rules would end it: as it is, with nobody to act."""
    return view if view.phase is Phase.OVER else view._replace(phase=Phase.STOPPED)


def with_players(view: View, changed: dict[int, Player]) -> View:
    """Return a view with some seats' belongings replaced."""
    return view._replace(players=tuple(changed.get(seat, player) for seat, player in enumerate(view.players)))
