"""Texts for the events of Carrara, and for why an action is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.carrara import events
from bot.games.carrara.actions import CarraraReason
from bot.games.carrara.components import NO_OBJECTS, Building
from bot.games.contract import GameEnded, IllegalAction, TurnEnded
from bot.texts import Fact, Texts
from bot.texts.contract import key_of
from bot.texts.games.carrara.cards import say_goal
from bot.texts.games.carrara.pieces import say_building, say_fact, say_facts, say_gain, say_segment


def say_events(t: Texts, happened: Sequence[Any], names: Sequence[str]) -> list[str]:
    """Describe what happened, a sentence per event; the ends of turns and of the game are left to the panel."""
    told = (each for each in happened if not isinstance(each, TurnEnded | GameEnded))
    return [_say_event(t, event, names[event.seat]) for event in told]


def _say_event(t: Texts, event: Any, name: str) -> str:
    key, facts = key_of("event", event), say_facts(t, event) | {"name": name}
    match event:
        case events.WheelTurned(drawn=drawn):
            facts["count"] = sum(drawn)
        case events.BlocksTaken(wheel_turned=False):
            key += "-unturned"
        case events.CoinsTaken(coins=coins, wheel_turned=turned):
            key, facts["count"] = key + "-wheel" * turned, coins
        case events.TypeScored() | events.CityScored():
            facts["gain"] = say_gain(t, event.coins, event.points, event.objects)
        case events.CategoryScored():
            facts["gain"] = say_gain(t, event.coins, event.points, NO_OBJECTS)
        case events.EndAnnounced(points=points):
            facts["count"] = points
        case events.BuildingBuilt(revealed=Building() as revealed):
            return f"{t.say(key, **facts)} {t.say('event-building-revealed', building=say_building(t, revealed))}"
    return t.say(key, **facts)


def refusal_facts(t: Texts, refused: IllegalAction, names: Sequence[str]) -> dict[str, Fact]:
    if refused.reason == CarraraReason.CARDS_NOT_MET:
        unmet: Any = refused.facts["goals"]
        return {"missing": t.list([say_goal(t, goal) for goal in unmet])}
    facts = {name: _say_fact(t, name, fact, names) for name, fact in refused.facts.items()}
    if refused.reason == CarraraReason.CONDITIONS_NOT_MET:
        lacking = [t.say(_LACKING_WORDS[name], count=fact) for name, fact in facts.items() if fact]
        return {"missing": t.list(lacking)}
    return facts


_LACKING_WORDS = {"scorings": "scorings", "objects": "objects", "costs": "missing-costs"}


def _say_fact(t: Texts, name: str, fact: Any, names: Sequence[str]) -> Fact:
    match name:
        case "by":
            name_of: str = names[fact]
            return name_of
        case "segments":
            return t.list([say_segment(t, segment) for segment in fact])
        case "buildings":
            return t.list([say_building(t, building) for building in fact])
    return say_fact(t, name, fact)
