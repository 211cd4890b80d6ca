"""Features: roads, cities, monasteries and fields, joined over all of their tiles."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carcassonne.board.places import Place
from bot.games.carcassonne.components import Kind


class Follower(NamedTuple):
    """A follower on the segment of a laid tile."""

    seat: int
    x: int
    y: int
    feature: Kind
    part: int

    @property
    def place(self) -> Place:
        """Where its tile lies."""
        return Place(self.x, self.y)


class Feature(NamedTuple):
    """A connected feature."""

    kind: Kind
    segments: tuple[int, ...]
    """The numbers of its segments on the board."""
    places: frozenset[Place]
    """Where its tiles lie; a tile counts once, however many of its segments belong to it."""
    open: int
    """How many neighbours it still waits for; always 0 for a field."""
    shields: int = 0
    cities: frozenset[int] = frozenset()
    """The segments of cities that a field lies beside."""
    followers: tuple[Follower, ...] = ()
    """Sorted."""

    @property
    def completed(self) -> bool:
        """Whether nothing of it is open; a field is never completed."""
        return not self.open and self.kind is not Kind.FIELD


def joined(one: Feature, other: Feature) -> Feature:
    """Join two features of a kind; where their open ends met, both are closed elsewhere."""
    followers = one.followers or other.followers
    if one.followers and other.followers:
        followers = tuple(sorted(one.followers + other.followers))
    return Feature(
        one.kind,
        one.segments + other.segments,
        one.places | other.places,
        one.open + other.open,
        one.shields + other.shields,
        one.cities | other.cities,
        followers,
    )
