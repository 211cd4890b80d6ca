"""The view of everyone: all that lies open, which is all but the order of the stack."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import NamedTuple

from bot.games.carcassonne.board import Board, Place
from bot.games.carcassonne.components import Tile, drawn_tiles
from bot.games.carcassonne.player import Player


class Phase(StrEnum):
    """Where in its turn the seat to act is."""

    TILE = "tile"
    GOLD = "gold"
    FOLLOWER = "follower"
    INGOT = "ingot"
    """Ingots are being shared out, and a seat chooses which one it takes."""
    DRAW = "draw"
    """The turn has been played, and the next tile is not drawn yet: only previews show that."""
    OVER = "over"
    STOPPED = "stopped"
    """The game was ended before its rules would end it."""


class Claim(NamedTuple):
    """Who may take the ingots on a tile while they are shared out."""

    x: int
    y: int
    seats: tuple[int, ...]

    @property
    def place(self) -> Place:
        """Where the tile lies."""
        return Place(self.x, self.y)


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
    rules: int
    """The version of the rules: under the first one nobody chooses which ingot to take."""
    claims: tuple[Claim, ...] = ()
    """The tiles with ingots that are being shared out, those with the most claimants first."""
    taker: int | None = None
    """The seat that chooses an ingot."""

    @property
    def asked(self) -> int:
        """The seat that is to act: whose turn it is, or that chooses an ingot."""
        return self.turn if self.taker is None else self.taker

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
