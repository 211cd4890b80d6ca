"""Texts for the events of Carcassonne."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE, Kind
from bot.games.carcassonne.events import (
    Event,
    FeatureScored,
    FollowerPlaced,
    GoldPlaced,
    IngotsScored,
    IngotTaken,
    TilePlaced,
    TileRemoved,
)
from bot.texts import Texts
from bot.texts.games.carcassonne.pieces import (
    anchor,
    say_places,
    say_segment,
    say_size,
)


def say_events(t: Texts, happened: Sequence[Event], names: Sequence[str], *, bold: bool = False) -> list[str]:
    """Describe what happened, a line for each turn, and at the end for each player, whose names may be bold.

    The ends of turns and of the game, and which tile is drawn, are left to the panel.
    """
    lines: list[list[str]] = []
    for in_turn, run in groupby(happened, _is_of_turn):
        events = [*run]
        if in_turn:
            lines.append([*_say_turn(t, events, names, bold=bold)])
        else:
            removed = [event for event in events if isinstance(event, TileRemoved)]
            lines += [[t.say("event-tile-removed", tile=event.tile.id)] for event in removed]
            lines += [[line] for line in _say_end(t, events, names, bold=bold)]
    return [" ".join(line) for line in lines]


def _is_of_turn(event: Event) -> bool:
    acts = isinstance(event, TilePlaced | GoldPlaced | FollowerPlaced | IngotTaken)
    return acts or (isinstance(event, FeatureScored) and event.completed)


def _say_turn(t: Texts, events: Sequence[Event], names: Sequence[str], *, bold: bool) -> Iterator[str]:
    """Yield a sentence each for the actions of a turn, every feature they completed, and every taking of ingots."""
    done = [
        said for event in events if (said := _describe_placing(t, event, alone=not isinstance(events[0], TilePlaced)))
    ]
    first = events[0]
    if isinstance(first, TilePlaced | GoldPlaced | FollowerPlaced):
        yield t.say("event-turn", name=names[first.seat], bold=bold, done=", ".join(done))
    yield from (_describe_scoring(t, event, names) for event in events if isinstance(event, FeatureScored))
    if taken := [event for event in events if isinstance(event, IngotTaken)]:
        yield _describe_ingots(t, taken, names)


def _describe_placing(t: Texts, event: Event, *, alone: bool) -> str:
    """Describe what a seat put down, with its place unless that of the tile has just been told; else nothing."""
    match event:
        case TilePlaced(_, tile):
            return t.say("event-tile", tile=tile.id, place=coordinate(event.place))
        case GoldPlaced(_, own, other):
            places = [coordinate(own), coordinate(other)] if alone else [coordinate(other)]
            return t.say("event-gold", places=t.list(places))
        case FollowerPlaced(feature=kind, part=part, tile=tile, turn=turn):
            segment = say_segment(t, kind, part, (tile, turn), numbered=False)
            place = t.say("event-follower-at", place=coordinate(event.place)) if alone else ""
            return t.say("event-follower", kind=kind, segment=segment, at=place)
    return ""


def _describe_scoring(t: Texts, event: FeatureScored, names: Sequence[str]) -> str:
    """Describe the scoring of a completed feature: what it is, and who gets what."""
    return t.say(
        "event-feature-completed",
        feature=_say_feature(t, event),
        count=len(event.seats),
        points=t.say("points-scored", count=event.points),
        names=t.list([names[seat] for seat in event.seats]),
    )


def _say_end(t: Texts, events: Sequence[Event], names: Sequence[str], *, bold: bool) -> Iterator[str]:
    """Yield for each player what the final scoring brings, a sentence each."""
    parts: dict[int, list[tuple[str, int]]] = {}
    for event in events:
        if isinstance(event, FeatureScored):
            for seat in event.seats:
                parts.setdefault(seat, []).append((_say_feature(t, event), event.points))
        elif isinstance(event, IngotsScored):
            parts.setdefault(event.seat, []).append((t.say("ingots", count=event.ingots), event.points))
    for seat, own in sorted(parts.items()):
        listed = ", ".join(t.say("item", item=what, points=points) for what, points in own)
        total = sum(points for _, points in own)
        yield t.say("event-end-scored", name=names[seat], bold=bold, count=total, parts=listed)


def _say_feature(t: Texts, event: FeatureScored) -> str:
    """Describe a scored feature and its size."""
    if event.feature is Kind.FIELD:
        size = t.say("cities", count=event.points // POINTS_A_CITY_BESIDE)
    else:
        size = say_size(t, event.feature, len(event.places), event.shields)
    feature = t.say("feature-at", kind=event.feature, place=coordinate(anchor(event)))
    return feature + (t.say("in-brackets", what=size) if size else "")


def _describe_ingots(t: Texts, events: Sequence[IngotTaken], names: Sequence[str]) -> str:
    """Describe how many ingots each took, and from where all of them came."""
    shares = Counter(event.seat for event in events)
    taken = [t.say("ingots-of", name=names[seat], ingots=t.say("ingots", count=shares[seat])) for seat in shares]
    return t.say("event-ingots-taken", shares=", ".join(taken), places=say_places({e.place for e in events}))
