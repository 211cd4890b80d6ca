"""Texts for the events of Carrara, and for why an action is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.carrara import events
from bot.games.carrara.actions import Reason
from bot.games.carrara.components import (
    NO_OBJECTS,
    Blocks,
    Building,
    BuildingType,
    City,
    Object,
)
from bot.games.contract import IllegalAction
from bot.texts import Texts
from bot.texts.games.carrara.cards import say_goal
from bot.texts.games.carrara.pieces import say_blocks, say_building, say_city, say_gain, say_object, say_segment

_Say = Callable[[Texts, Any, str], str]

_EVENTS: Mapping[type, _Say] = {
    events.WheelTurned: lambda t, e, name: t.say(
        "event-wheel-turned", name=name, count=sum(e.drawn), drawn=say_blocks(t, e.drawn)
    ),
    events.BlocksTaken: lambda t, e, name: t.say(
        "event-blocks-taken" if e.wheel_turned else "event-blocks-taken-unturned",
        name=name,
        blocks=say_blocks(t, e.blocks),
        segment=say_segment(t, e.segment),
        price=e.price,
    ),
    events.CoinsTaken: lambda t, e, name: t.say(
        "event-coins-taken-wheel" if e.wheel_turned else "event-coins-taken", name=name, count=e.coins
    ),
    events.BuildingBuilt: lambda t, e, name: (
        t.say(
            "event-building-built",
            name=name,
            building=say_building(t, e.building),
            city=say_city(t, e.city),
            blocks=say_blocks(t, e.blocks),
        )
        + ("" if e.revealed is None else " " + t.say("event-building-revealed", building=say_building(t, e.revealed)))
    ),
    events.LastBuildingBuilt: lambda t, e, name: t.say("event-last-building-built", name=name),
    events.TypeScored: lambda t, e, name: t.say(
        "event-type-scored", name=name, type=t.say(f"type-{e.type.key}"), gain=say_gain(t, e.coins, e.points, e.objects)
    ),
    events.CityScored: lambda t, e, name: t.say(
        "event-city-scored", name=name, city=say_city(t, e.city), gain=say_gain(t, e.coins, e.points, e.objects)
    ),
    events.CategoryScored: lambda t, e, name: t.say(
        "event-category-scored", name=name, category=e.category, gain=say_gain(t, e.coins, e.points, NO_OBJECTS)
    ),
    events.Declined: lambda t, e, name: t.say("event-declined", name=name),
    events.ObjectBought: lambda t, e, name: t.say(
        "event-object-bought", name=name, object=say_object(t, e.object), price=e.price
    ),
    events.EndAnnounced: lambda t, e, name: t.say("event-end-announced", name=name, count=e.points),
}
_UNSAID = (events.TurnEnded, events.GameEnded)


def say_events(t: Texts, happened: Sequence[Any], names: Sequence[str]) -> list[str]:
    """Describe what happened, a sentence per event; the ends of turns and of the game are left to the panel."""
    return [_EVENTS[type(event)](t, event, names[event.seat]) for event in happened if not isinstance(event, _UNSAID)]


def say_refusal(t: Texts, refused: IllegalAction, names: Sequence[str]) -> str:
    """Explain why an action is refused, and what would be possible."""
    if refused.reason == Reason.CARDS_NOT_MET:
        unmet: Any = refused.facts["goals"]
        return t.say("illegal-cards-not-met", missing=t.list([say_goal(t, goal) for goal in unmet]))
    facts = {name: _say_fact(t, name, fact, names) for name, fact in refused.facts.items()}
    if refused.reason == Reason.CONDITIONS_NOT_MET:
        lacking = [t.say(_LACKING[name], count=fact) for name, fact in facts.items() if fact]
        facts = {"missing": t.list(lacking)}
    return t.say("illegal-" + refused.reason.replace("_", "-"), **facts)


_LACKING = {"scorings": "scorings", "objects": "objects", "costs": "missing-costs"}


def _say_fact(t: Texts, name: str, fact: object, names: Sequence[str]) -> str | int:
    if name in ("turn", "by") and isinstance(fact, int):
        return names[fact]
    if name == "segment" and isinstance(fact, int):
        return say_segment(t, fact)
    if name == "segments" and isinstance(fact, tuple):
        return t.list([say_segment(t, segment) for segment in fact])
    if name == "buildings" and isinstance(fact, tuple):
        return t.list([say_building(t, building) for building in fact])
    if isinstance(fact, Blocks):
        return say_blocks(t, fact)
    if isinstance(fact, Building):
        return say_building(t, fact)
    if isinstance(fact, City):
        return say_city(t, fact)
    if isinstance(fact, Object):
        return say_object(t, fact)
    if isinstance(fact, BuildingType):
        return t.say(f"type-{fact.key}")
    if isinstance(fact, str):
        return fact
    assert isinstance(fact, int)
    return fact
