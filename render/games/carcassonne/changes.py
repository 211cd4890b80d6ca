"""What has happened, collected from events so that pictures can mark it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from bot.games.carcassonne.board import Place
from bot.games.carcassonne.events import Event, FeatureScored, FollowerPlaced, GoldPlaced, IngotTaken, TilePlaced
from bot.games.contract import GameEnded, TurnEnded

E = TypeVar("E")


class News(NamedTuple):
    """What happened in a turn, or in several; after the game its final scoring is left out."""

    laid: tuple[TilePlaced, ...] = ()
    """In order."""
    gold: tuple[GoldPlaced, ...] = ()
    followers: tuple[FollowerPlaced, ...] = ()
    scored: tuple[FeatureScored, ...] = ()
    taken: tuple[IngotTaken, ...] = ()

    @property
    def seat(self) -> int | None:
        """The seat that acted last, if any did."""
        return self.laid[-1].seat if self.laid else self.gold[-1].seat if self.gold else None

    @property
    def points(self) -> Counter[int]:
        """The points that each seat gained."""
        gained: Counter[int] = Counter()
        for event in self.scored:
            gained.update(dict.fromkeys(event.seats, event.points))
        return gained

    @property
    def ingots(self) -> Counter[int]:
        """The ingots that each seat took."""
        return Counter(event.seat for event in self.taken)

    @property
    def places(self) -> list[Place]:
        """Where something was played or scored, the newest tile first."""
        newest = [event.place for event in reversed(self.laid)]
        around = [place for event in self.scored for place in event.places]
        return [*newest, *around, *(event.place for event in self.taken)]


def news(events: Sequence[Event]) -> News:
    """Collect what happened."""
    return News(
        _pick_events(events, TilePlaced),
        _pick_events(events, GoldPlaced),
        _pick_events(events, FollowerPlaced),
        tuple(event for event in _pick_events(events, FeatureScored) if event.completed),
        _pick_events(events, IngotTaken),
    )


def _pick_events(events: Sequence[Event], kind: type[E]) -> tuple[E, ...]:
    return tuple(event for event in events if isinstance(event, kind))


def latest_events(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events of the latest turn."""
    turns = list[list[Event]]([[]])
    for event in events:
        turns[-1].append(event)
        if isinstance(event, TurnEnded | GameEnded):
            turns.append([])
    acts = TilePlaced | GoldPlaced | FollowerPlaced
    return next((tuple(turn) for turn in reversed(turns) if any(isinstance(event, acts) for event in turn)), ())
