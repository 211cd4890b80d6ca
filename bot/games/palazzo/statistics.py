"""What each seat did in a game, counted from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bot.games.palazzo.components import Tile
from bot.games.palazzo.events import (
    AuctionWon,
    Event,
    FloorAdded,
    FloorTakenOut,
    MoneyChosen,
    PalazzoBegun,
    TileChosen,
    TileDiscarded,
    TileInserted,
    TileRemoved,
    TilesBought,
    TurnEnded,
)
from bot.games.palazzo.scoring import points_of, points_of_all
from bot.games.palazzo.view import View

FIGURES: Final = (
    "turns",
    "cards_taken",
    "bought",
    "auctions",
    "won",
    "free",
    "chosen",
    "highest_bid",
    "spent",
    "rebuilt",
    "discarded",
    "best_palazzo",
)
"""Turns; cards taken; tiles bought; auctions won; tiles won in them, and those won for the certificate alone; tiles
taken of full quarries; the highest bid that won; what was spent on purchases and bids; tiles rebuilt; tiles put out of
the game; the most points of a palazzo at any time."""


class _Site:
    """The palazzi of a seat, followed through the events."""

    def __init__(self) -> None:
        self._palazzi: dict[int, tuple[Tile, ...]] = {}

    def follow(self, event: Event) -> None:
        """Change them as an event of this seat says."""
        match event:
            case PalazzoBegun(_, tile, number):
                self._palazzi[number] = (tile,)
            case FloorAdded(_, tile, number):
                self._add(number, tile)
            case FloorTakenOut(_, number, tile, single):
                self._palazzi[number] = tuple(each for each in self._palazzi[number] if each is not tile)
                self._palazzi[single] = (tile,)
            case TileInserted(_, single, tile, number):
                del self._palazzi[single]
                self._add(number, tile)
            case TileRemoved(_, single):
                del self._palazzi[single]

    def _add(self, number: int, tile: Tile) -> None:
        self._palazzi[number] = tuple(sorted((*self._palazzi[number], tile), key=lambda each: each.floor))

    @property
    def points(self) -> list[int]:
        """What each of them scores."""
        return [points_of(floors).total for floors in self._palazzi.values()]


def count_figures(events: Iterable[Event], seats: int) -> tuple[Mapping[str, int], ...]:
    """Return every figure for each seat, from the events of all effective moves, in order."""
    counted = tuple(dict.fromkeys(FIGURES, 0) for _ in range(seats))
    sites = [_Site() for _ in range(seats)]
    for event in events:
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            _count(counted[seat], event)
            sites[seat].follow(event)
            best = max(sites[seat].points, default=0)
            counted[seat]["best_palazzo"] = max(counted[seat]["best_palazzo"], best)
    return counted


def _count(own: dict[str, int], event: Event) -> None:
    match event:
        case TurnEnded():
            own["turns"] += 1
        case MoneyChosen(_, cards):
            own["cards_taken"] += len(cards)
        case TilesBought(_, tiles, cards, price):
            own["bought"] += len(tiles)
            own["spent"] += price
        case AuctionWon(_, _, tiles, cards, bid):
            own["auctions"] += 1
            own["won"] += len(tiles)
            own["free"] += 0 if cards else len(tiles)
            own["highest_bid"] = max(own["highest_bid"], bid)
            own["spent"] += bid if cards else 0
        case TileChosen():
            own["chosen"] += 1
        case FloorTakenOut() | TileInserted():
            own["rebuilt"] += 1
        case TileDiscarded() | TileRemoved():
            own["discarded"] += 1


def growth(events: Iterable[Event], seats: int) -> tuple[tuple[int, ...], ...]:
    """Return for each seat what its palazzi would score after each of its turns."""
    sites = [_Site() for _ in range(seats)]
    grown: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            sites[seat].follow(event)
            if isinstance(event, TurnEnded):
                grown[seat].append(sum(sites[seat].points))
    return tuple(map(tuple, grown))


def points_of_seats(view: View) -> list[int]:
    """Return what the palazzi of each seat would score."""
    return [points_of_all(player.palazzi).total for player in view.players]
