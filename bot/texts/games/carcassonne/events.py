"""Texts for the events of Carcassonne."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from bot.games.carcassonne import (
    Event,
    FeatureScored,
    FollowerPlaced,
    GameEnded,
    GoldPlaced,
    IngotsScored,
    IngotTaken,
    Kind,
    Place,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TurnEnded,
)
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE
from bot.texts import Texts
from bot.texts.games.carcassonne.pieces import (
    anchor,
    say_counted,
    say_places,
    say_segment,
    say_size,
    say_turned,
)


def say_events(t: Texts, happened: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Describe what happened, a sentence per event, but one for all ingots that are taken together.

    The ends of turns and of the game, and which tile is drawn, are left to the panel.
    """
    said: list[str] = []
    for kind, events in groupby(happened, type):
        if kind is IngotTaken:
            said.append(_taken(t, [event for event in events if isinstance(event, IngotTaken)], names))
            continue
        for event in events:
            if not isinstance(event, TurnEnded | GameEnded | TileDrawn):
                said.append(_say(t, event, names))
    return said


def _say(t: Texts, event: Event, names: Sequence[str]) -> str:
    match event:
        case TilePlaced(seat, tile, x, y, turn):
            facts = {"tile": tile.id, "place": coordinate(Place(x, y)), "turned": say_turned(t, turn)}
            return t.say("event-tile-placed", name=names[seat], **facts)
        case GoldPlaced(seat, own, other):
            return t.say("event-gold-placed", name=names[seat], own=coordinate(own), other=coordinate(other))
        case FollowerPlaced(seat, x, y, kind, part, tile, turn):
            segment = say_segment(t, kind, part, (tile, turn))
            return t.say("event-follower-placed", name=names[seat], segment=segment, place=coordinate(Place(x, y)))
        case FeatureScored():
            return _scored(t, event, names)
        case TileRemoved(tile):
            return t.say("event-tile-removed", tile=tile.id)
        case IngotsScored(seat, ingots, points):
            facts = {"ingots": t.say("ingots", count=ingots), "points": t.say("points-scored", count=points)}
            return t.say("event-ingots-scored", name=names[seat], **facts)
    raise AssertionError(f"{event} is told together with others, or not at all")


def _scored(t: Texts, event: FeatureScored, names: Sequence[str]) -> str:
    """Describe a scoring: what it is, who gets what, and in play whose followers return."""
    if event.feature is Kind.FIELD:
        size = t.say("cities", count=event.points // POINTS_A_CITY_BESIDE)
    else:
        size = say_size(t, event.feature, len(event.places), event.shields)
    said = t.say(
        "event-feature-completed" if event.completed else "event-feature-scored",
        feature=t.say("feature-at", kind=t.say(f"kind-{event.feature}"), place=coordinate(anchor(event))),
        size=t.say("in-brackets", what=size) if size else "",
        count=len(event.seats),
        points=t.say("points-scored", count=event.points),
        names=t.list([names[seat] for seat in event.seats]),
    )
    if not event.completed:
        return said
    back = Counter(follower.seat for follower in event.followers)
    return f"{said} " + t.say("event-followers-back", count=back.total(), names=say_counted(back, names))


def _taken(t: Texts, events: Sequence[IngotTaken], names: Sequence[str]) -> str:
    """Describe how many ingots each took, and from where all of them came."""
    shares = Counter(event.seat for event in events)
    taken = [t.say("ingots-of", name=names[seat], ingots=t.say("ingots", count=shares[seat])) for seat in shares]
    return t.say("event-ingots-taken", shares=", ".join(taken), places=say_places({Place(e.x, e.y) for e in events}))
