"""What has happened, collected from events so that pictures can mark it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.games.palazzo import (
    Event,
    FloorAdded,
    GameEnded,
    PalazzoBegun,
    Tile,
    TileInserted,
    TileRevealed,
    TurnEnded,
)

_SILENT = TurnEnded, GameEnded


class News(NamedTuple):
    """The events of what one seat did last, and what it or others changed on the table."""

    latest: tuple[Any, ...] = ()
    revealed: tuple[tuple[int | None, Tile], ...] = ()
    """Tiles that came to the warehouse, which is None, or to a quarry."""
    built: tuple[tuple[int, Tile], ...] = ()
    """Tiles that were built, with the seats."""

    @property
    def seat(self) -> int | None:
        """The seat that acted last, if any did."""
        return self.latest[0].seat if self.latest else None


def news(events: Sequence[Event]) -> News:
    """Collect what events changed."""
    told = [event for event in events if not isinstance(event, _SILENT) and hasattr(event, "seat")]
    latest = list[Any]()
    for event in reversed(told):
        if latest and event.seat != latest[0].seat:
            break
        latest.insert(0, event)
    return News(
        tuple(latest),
        tuple((event.quarry, event.tile) for event in told if isinstance(event, TileRevealed)),
        tuple(
            (event.seat, event.tile) for event in told if isinstance(event, PalazzoBegun | FloorAdded | TileInserted)
        ),
    )
