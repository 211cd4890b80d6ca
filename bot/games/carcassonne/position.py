"""The state of a game, of which only the order of the stack is hidden, and the setup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from bot.games.carcassonne.board import Board, Place, start
from bot.games.carcassonne.components import FOLLOWERS, INGOT_VALUES, SEATS, Kind, Tile, tiles_to_draw
from bot.games.chance import Chance
from bot.games.codec import check_options, check_seats
from bot.games.hidden import Hidden, Seat

GOLD_MINES = "gold_mines"
WITHOUT_FARMERS = "without_farmers"
OPTIONS = (GOLD_MINES, WITHOUT_FARMERS)

VARIANTS: Mapping[str, Mapping[str, bool]] = {
    "base": {},
    "gold_mines": {GOLD_MINES: True},
    "without_farmers": {WITHOUT_FARMERS: True},
    "gold_mines_without_farmers": {GOLD_MINES: True, WITHOUT_FARMERS: True},
}
"""The options of each variant, the plain one first."""


class CarcassonnePlayer(NamedTuple):
    """A seat's supply of followers, its ingots, and its points by feature; everything is open."""

    followers: int = FOLLOWERS
    ingots: int = 0
    road: int = 0
    city: int = 0
    monastery: int = 0
    field: int = 0

    @property
    def points(self) -> int:
        """The points on the scoring track."""
        return self.road + self.city + self.monastery + self.field

    @property
    def gold(self) -> int:
        """What the ingots are worth at the end."""
        return self.ingots * next(value for least, value in INGOT_VALUES if self.ingots >= least)

    def scored(self, feature: Kind, points: int) -> CarcassonnePlayer:
        """Return the player with more points for features of a kind."""
        return self._replace(**{feature.value: getattr(self, feature.value) + points})


class CarcassonnePhase(StrEnum):
    TILE = "tile"
    GOLD = "gold"
    FOLLOWER = "follower"
    INGOT = "ingot"
    """Ingots are being shared out, and a seat chooses which one it takes."""
    DRAW = "draw"
    """The turn has been played, and the next tile is not drawn yet; only in previews."""
    OVER = "over"
    STOPPED = "stopped"
    """The game was ended before its rules would end it."""


class Claim(NamedTuple):
    """Who may take the ingots on a tile while they are shared out."""

    x: int
    y: int
    seats: tuple[Seat, ...]

    @property
    def place(self) -> Place:
        return Place(self.x, self.y)


class CarcassonneView(NamedTuple):
    """What everyone may know."""

    board: Board
    players: tuple[CarcassonnePlayer, ...]
    turn: int
    phase: CarcassonnePhase
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
        """The tiles still to be drawn, in the order of their ids, as their real order is hidden."""
        known = Counter([laid.tile for laid in self.board.laid[1:]] + [*self.removed])
        if self.tile is not None:
            known[self.tile] += 1
        return tuple((Counter(tiles_to_draw(self.gold_mines)) - known).elements())


def end_early(view: CarcassonneView) -> CarcassonneView:
    """Return the view of a game that was ended before its rules would end it: as it is, with nobody to act."""
    return view if view.phase is CarcassonnePhase.OVER else view._replace(phase=CarcassonnePhase.STOPPED)


def with_players(view: CarcassonneView, changed: dict[int, CarcassonnePlayer]) -> CarcassonneView:
    """Return a view with some seats' belongings replaced."""
    return view._replace(players=tuple(changed.get(seat, player) for seat, player in enumerate(view.players)))


class CarcassonnePosition(NamedTuple):
    """The whole state of a game, including the order of the stack."""

    open: CarcassonneView
    """All that everyone may know."""
    stack: Hidden[tuple[Tile, ...]]
    """From the top."""


RULES: Final = 2
"""The version of the rules."""


def deal(seats: int, options: Mapping[str, bool], chance: Chance, rules: int = RULES) -> CarcassonnePosition:
    """Set up a game: the start tile, and all others in a random order, the first of them drawn; raise BadData."""
    check_seats("seats", seats, SEATS)
    check_options(options, OPTIONS)
    tiles = tiles_to_draw(GOLD_MINES in options)
    first, *stack = chance.sample(tiles, len(tiles))
    view = CarcassonneView(
        board=start(),
        players=(CarcassonnePlayer(),) * seats,
        turn=0,
        phase=CarcassonnePhase.TILE,
        tile=first,  # every tile fits the start tile, which shows all three terrains
        removed=(),
        gold_mines=GOLD_MINES in options,
        without_farmers=WITHOUT_FARMERS in options,
        rules=rules,
    )
    return CarcassonnePosition(view, tuple(stack))


def view(position: CarcassonnePosition, seat: int | None, open_hands: bool = False) -> CarcassonneView:
    """Return what a seat, or with None an onlooker, may know: the same for all, as nobody holds anything hidden.

    A perfect memory adds nothing: everything that happened in public still lies open.
    """
    return position.open


def determinize(view: CarcassonneView, chance: Chance) -> CarcassonnePosition:
    """Shuffle the stack, whose tiles are known."""
    left = view.left
    return CarcassonnePosition(view, tuple(chance.sample(left, len(left))))
