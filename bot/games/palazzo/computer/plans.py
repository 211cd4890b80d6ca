"""How tiles that a seat gets can be built: the best ways, and what they bring."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from bot.games.palazzo.actions import Action, AddFloor, BeginPalazzo, Discard
from bot.games.palazzo.components import Tile
from bot.games.palazzo.computer.site import Site
from bot.games.palazzo.player import Palazzo
from bot.games.palazzo.turn.building import carries

KEPT: Final = 6
"""How many ways to build are followed from one tile to the next."""


class Judge(Protocol):
    """Says what palazzi are worth."""

    def worth(self, site: Site) -> float:
        """Return the worth of a seat's palazzi."""
        ...


class Plan(NamedTuple):
    """A way to build tiles."""

    worth: float
    """What the palazzi are worth after it."""
    actions: tuple[Action, ...]
    palazzi: tuple[Palazzo, ...]
    begun: int


class Builder:
    """Ways to build with the same tiles to come; what was found once is kept."""

    __slots__ = ("_discards", "_plans", "sites")

    def __init__(self, sites: Judge, discards: bool = True) -> None:
        self.sites = sites
        self._discards = discards
        """Whether a tile may be put out of the game."""
        self._plans: dict[tuple[tuple[Palazzo, ...], int, tuple[Tile, ...]], list[Plan]] = {}

    def plans(self, palazzi: tuple[Palazzo, ...], begun: int, tiles: tuple[Tile, ...]) -> list[Plan]:
        """List the best ways to build all of these tiles, best first.

        They are built from the lowest floor up: any other order leaves fewer ways.
        """
        key = palazzi, begun, tiles
        found = self._plans.get(key)
        if found is None:
            found = [Plan(self.worth(palazzi), (), palazzi, begun)]
            for tile in sorted(tiles, key=_floor):
                longer = [way for plan in found for way in self._with(plan, tile)]
                found = sorted(longer, key=_worth, reverse=True)[:KEPT]
            self._plans[key] = found
        return found

    def worth(self, palazzi: tuple[Palazzo, ...]) -> float:
        """Return the points that palazzi are expected to score."""
        return self.sites.worth(site_of(palazzi))

    def gain(self, palazzi: tuple[Palazzo, ...], begun: int, tiles: tuple[Tile, ...]) -> float:
        """Return what tiles bring a seat that builds them as well as it can."""
        return self.plans(palazzi, begun, tiles)[0].worth - self.worth(palazzi)

    def _with(self, plan: Plan, tile: Tile) -> list[Plan]:
        palazzi, begun = plan.palazzi, plan.begun
        number = begun + 1
        ways: list[tuple[Action, tuple[Palazzo, ...], int]] = [
            (BeginPalazzo(tile), (*palazzi, Palazzo(number, (tile,))), number),
        ]
        if self._discards:
            ways.append((Discard(tile), palazzi, begun))
        for place, palazzo in enumerate(palazzi):
            if carries(palazzo, tile):
                higher = Palazzo(palazzo.number, (*palazzo.floors, tile))
                after = (*palazzi[:place], higher, *palazzi[place + 1 :])
                ways.append((AddFloor(tile, palazzo.number), after, begun))
        return [Plan(self.worth(after), (*plan.actions, action), after, now) for action, after, now in ways]


def site_of(palazzi: tuple[Palazzo, ...]) -> Site:
    """Return palazzi without their numbers."""
    return tuple([palazzo.floors for palazzo in palazzi])


def _floor(tile: Tile) -> tuple[int, int]:
    return tile.floor, tile.number


def _worth(plan: Plan) -> float:
    return plan.worth
