"""The points of palazzi, and the final scoring (sections 5 and 7)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from bot.games.contract import Outcome
from bot.games.palazzo.components import POINTS_BY_HEIGHT, POINTS_OF_ONE_MATERIAL, WINDOWS_COUNT_FROM, Tile
from bot.games.palazzo.payment import most
from bot.games.palazzo.position import Palazzo, PalazzoPhase, PalazzoPosition


class Points(NamedTuple):
    """Points by their source."""

    height: int = 0
    windows: int = 0
    material: int = 0

    @property
    def total(self) -> int:
        return sum(self)


def points_of(floors: Collection[Tile]) -> Points:
    number = len(floors)
    windows = sum(tile.windows for tile in floors) if number >= WINDOWS_COUNT_FROM else 0
    pure = len({tile.material for tile in floors}) == 1
    return Points(POINTS_BY_HEIGHT[number], windows, POINTS_OF_ONE_MATERIAL[number] if pure else 0)


def points_of_all(palazzi: Iterable[Palazzo]) -> Points:
    found = [points_of(palazzo.floors) for palazzo in palazzi]
    return Points(*map(sum, zip(*found, strict=True))) if found else Points()


def totals(position: PalazzoPosition) -> Outcome:
    """Return scores and winners: the most points win, then the most money, and further ties are shared.

    The breakdown includes the most that the seat's money can pay.
    """
    items = []
    for player in position.players:
        points = points_of_all(player.palazzi)
        items.append({**points._asdict(), "total": points.total, "money": most(player.hand)})
    return Outcome.by_scores([item["total"] for item in items], items, [item["money"] for item in items])


def outcome(position: PalazzoPosition) -> Outcome | None:
    """Return scores and winners, or None while the game runs."""
    return totals(position) if position.phase is PalazzoPhase.OVER else None
