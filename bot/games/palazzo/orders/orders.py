"""The standing orders that a seat can give, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.games.palazzo.actions import AddFloor, BeginPalazzo, Discard
from bot.games.palazzo.components import Tile
from bot.games.palazzo.prospects import Build


class Unless(StrEnum):
    """In which auction one does not want to pass, but to be asked."""

    TILES = "tiles"
    """At least so many tiles are auctioned."""
    POINTS = "points"
    """The tiles would bring at least so many points now."""
    BID = "bid"
    """The highest bid is at most so high."""


class Preference(StrEnum):
    """Which card of the money revealed to take, of equal ones the one that goes best with the hand."""

    GROUP = "group"
    """One that completes a group, or else the highest."""
    HIGHEST = "highest"
    FLORIN = "florin"
    """The highest florin, or else the highest."""
    DUCAT = "ducat"
    SCUDO = "scudo"
    CERTIFICATE = "certificate"
    """A certificate, or else the highest."""


@dataclass(frozen=True, slots=True)
class BidUpTo:
    """Bid the least that leads up to an amount, with the cards that lose least, and then pass."""

    amount: int


@dataclass(frozen=True, slots=True)
class PassAuction:
    """Pass the auction, unless it is one in which one wants to be asked."""

    unless: Unless | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class TakeMoneyBy:
    """Take money by a preference whenever someone else reveals it."""

    preference: Preference


@dataclass(frozen=True, slots=True)
class ChooseFrom:
    """Take a tile of a quarry with four or more; if it is gone, a second one, or else the most promising."""

    wish: Tile | None = None
    second: Tile | None = None


@dataclass(frozen=True, slots=True)
class BuildBest:
    """Build whatever one gets where it should bring the most by the end; nothing is put out of the game."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tile is to be built: on a palazzo, as a new one, or out of the game."""

    tile: Tile
    palazzo: int | None = None
    out: bool = False

    @classmethod
    def of(cls, build: Build) -> Place:
        """Return where an action builds its tile."""
        return cls(build.tile, build.palazzo if isinstance(build, AddFloor) else None, isinstance(build, Discard))

    @property
    def action(self) -> Build:
        """The action that builds it there."""
        if self.out:
            return Discard(self.tile)
        return BeginPalazzo(self.tile) if self.palazzo is None else AddFloor(self.tile, self.palazzo)


@dataclass(frozen=True, slots=True)
class BuildLike:
    """Build the tiles that are auctioned like this, if one wins them."""

    places: tuple[Place, ...]
    """The lowest floor first."""


Order = BidUpTo | PassAuction | TakeMoneyBy | ChooseFrom | BuildBest | BuildLike
