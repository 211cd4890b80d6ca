"""What belongs to a seat."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carcassonne.components import FOLLOWERS, INGOT_VALUES, Kind


class Player(NamedTuple):
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

    def scored(self, feature: Kind, points: int) -> Player:
        """Return the player with more points for features of a kind."""
        return self._replace(**{feature.value: getattr(self, feature.value) + points})
