"""Texts for the events of Carcassonne."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.games.carcassonne import (
    Event,
    FeatureScored,
    FollowerPlaced,
    GoldPlaced,
    IngotsScored,
    IngotTaken,
    Kind,
    Place,
    TilePlaced,
    TileRemoved,
)
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE
from bot.texts import Texts
from bot.texts.games.carcassonne.pieces import (
    anchor,
    say_places,
    say_segment,
    say_size,
)

_SAID: Final = FeatureScored | TileRemoved | IngotsScored


def say_events(t: Texts, happened: Sequence[Event], names: Sequence[str], *, bold: bool = False) -> list[str]:
    """Describe what happened, each turn in a line that begins with its seat's name, bold if wanted; else an event each.

    The ends of turns and of the game, and which tile is drawn, are left to the panel.
    """
    lines: list[list[str]] = []
    for in_turn, run in groupby(happened, _belongs_to_a_turn):
        events = [*run]
        if in_turn:
            lines.append([*_say_turn(t, events, names, bold=bold)])
        else:
            lines += [[_say(t, event, names)] for event in events if isinstance(event, _SAID)]
    return [" ".join(line) for line in lines]


def _belongs_to_a_turn(event: Event) -> bool:
    acts = isinstance(event, TilePlaced | GoldPlaced | FollowerPlaced | IngotTaken)
    return acts or (isinstance(event, FeatureScored) and event.completed)


def _say_turn(t: Texts, events: Sequence[Event], names: Sequence[str], *, bold: bool) -> Iterator[str]:
    """Yield what was done in a turn, what that completed, and who took which ingots, a sentence each."""
    done = [said for event in events if (said := _done(t, event, alone=not isinstance(events[0], TilePlaced)))]
    first = events[0]
    if isinstance(first, TilePlaced | GoldPlaced | FollowerPlaced):
        yield t.say("event-turn", name=names[first.seat], bold="yes" if bold else "no", done=", ".join(done))
    yield from (_scored(t, event, names) for event in events if isinstance(event, FeatureScored))
    if taken := [event for event in events if isinstance(event, IngotTaken)]:
        yield _taken(t, taken, names)


def _done(t: Texts, event: Event, *, alone: bool) -> str:
    """Describe what a seat put down, with its place unless that of the tile has just been told; else nothing."""
    match event:
        case TilePlaced(_, tile, x, y):
            return t.say("event-tile", tile=tile.id, place=coordinate(Place(x, y)))
        case GoldPlaced(_, own, other):
            places = [coordinate(own), coordinate(other)] if alone else [coordinate(other)]
            return t.say("event-gold", places=t.list(places))
        case FollowerPlaced(_, x, y, kind, part, tile, turn):
            segment = say_segment(t, kind, part, (tile, turn))
            place = t.say("event-follower-at", place=coordinate(Place(x, y))) if alone else ""
            return t.say("event-follower", segment=segment, at=place)
    return ""


def _say(t: Texts, event: FeatureScored | TileRemoved | IngotsScored, names: Sequence[str]) -> str:
    match event:
        case FeatureScored():
            return _scored(t, event, names)
        case TileRemoved(tile):
            return t.say("event-tile-removed", tile=tile.id)
        case IngotsScored(seat, ingots, points):
            facts = {"ingots": t.say("ingots", count=ingots), "points": t.say("points-scored", count=points)}
            return t.say("event-ingots-scored", name=names[seat], **facts)


def _scored(t: Texts, event: FeatureScored, names: Sequence[str]) -> str:
    """Describe a scoring: what it is, and who gets what."""
    if event.feature is Kind.FIELD:
        size = t.say("cities", count=event.points // POINTS_A_CITY_BESIDE)
    else:
        size = say_size(t, event.feature, len(event.places), event.shields)
    return t.say(
        "event-feature-completed" if event.completed else "event-feature-scored",
        feature=t.say("feature-at", kind=t.say(f"kind-{event.feature}"), place=coordinate(anchor(event))),
        size=t.say("in-brackets", what=size) if size else "",
        count=len(event.seats),
        points=t.say("points-scored", count=event.points),
        names=t.list([names[seat] for seat in event.seats]),
    )


def _taken(t: Texts, events: Sequence[IngotTaken], names: Sequence[str]) -> str:
    """Describe how many ingots each took, and from where all of them came."""
    shares = Counter(event.seat for event in events)
    taken = [t.say("ingots-of", name=names[seat], ingots=t.say("ingots", count=shares[seat])) for seat in shares]
    return t.say("event-ingots-taken", shares=", ".join(taken), places=say_places({Place(e.x, e.y) for e in events}))
