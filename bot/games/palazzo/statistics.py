"""What each seat did in a game, counted from its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.games.palazzo.components import Tile
from bot.games.palazzo.events import (
    AuctionWon,
    Event,
    FloorAdded,
    FloorTakenOut,
    GameEnded,
    MoneyChosen,
    PalazzoBegun,
    TileChosen,
    TileDiscarded,
    TileInserted,
    TileRemoved,
    TilesBought,
    TilesLeft,
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


def _follow(palazzi: dict[int, set[Tile]], event: Event) -> None:
    """Change the palazzi of a seat, by their numbers, as an event of this seat says."""
    match event:
        case PalazzoBegun(_, tile, number):
            palazzi[number] = {tile}
        case FloorAdded(_, tile, number):
            palazzi[number].add(tile)
        case FloorTakenOut(_, number, tile, single):
            palazzi[number].remove(tile)
            palazzi[single] = {tile}
        case TileInserted(_, single, tile, number):
            del palazzi[single]
            palazzi[number].add(tile)
        case TileRemoved(_, single):
            del palazzi[single]


def _by_seat(events: Iterable[Event], seats: int) -> Iterator[tuple[int, Event, list[int]]]:
    """Yield each event of a seat, with what each of its palazzi then scores."""
    palazzi: list[dict[int, set[Tile]]] = [{} for _ in range(seats)]
    for event in events:
        if not isinstance(event, TilesLeft | GameEnded):
            own = palazzi[event.seat]
            _follow(own, event)
            yield event.seat, event, [points_of(floors).total for floors in own.values()]


def count_figures(events: Iterable[Event], seats: int) -> tuple[Mapping[str, int], ...]:
    """Return every figure for each seat, from the events of all effective moves, in order."""
    counted = tuple(dict.fromkeys(FIGURES, 0) for _ in range(seats))
    for seat, event, points in _by_seat(events, seats):
        _count(counted[seat], event)
        counted[seat]["best_palazzo"] = max(counted[seat]["best_palazzo"], *points, 0)
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
    grown: list[list[int]] = [[] for _ in range(seats)]
    for seat, event, points in _by_seat(events, seats):
        if isinstance(event, TurnEnded):
            grown[seat].append(sum(points))
    return tuple(map(tuple, grown))


def points_of_seats(view: View) -> list[int]:
    """Return what the palazzi of each seat would score."""
    return [points_of_all(player.palazzi).total for player in view.players]
