"""Texts for Carrara's pieces."""

from __future__ import annotations

from bot.games.carrara import Building, City, ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import (
    COLOURS,
    CURRENCIES,
    OBJECTS,
    VALUES,
    Blocks,
    Colour,
    Currency,
    Object,
    Objects,
)
from bot.games.carrara.prospects import Scoring
from bot.texts import Texts


def say_segment(t: Texts, segment: int) -> str:
    """Return a segment, 1 to 6, as a Roman numeral."""
    return t.say("segment", segment=segment)


def say_building(t: Texts, building: Building) -> str:
    """Return a building's type and cost as text."""
    return t.say("building", type=t.say(f"type-{building.type.key}"), cost=building.cost)


def say_city(t: Texts, city: City) -> str:
    """Return a city's name."""
    return t.say(f"city-{city.key}")


def say_colour(t: Texts, colour: Colour) -> str:
    """Return a colour's name."""
    return t.say(f"colour-{colour.key}")


def say_object(t: Texts, item: Object) -> str:
    """Return an object's name."""
    return t.say(f"object-{item.key}")


def say_blocks(t: Texts, blocks: Blocks) -> str:
    """Return blocks as text: 2 white, 1 black."""
    return ", ".join(f"{blocks[colour]} {say_colour(t, colour)}" for colour in COLOURS if blocks[colour]) or t.say(
        "none"
    )


def say_objects(t: Texts, objects: Objects) -> str:
    """Return objects as text: 2 books and 1 crown."""
    return t.list([t.say(f"objects-{item.key}", count=objects[item]) for item in OBJECTS if objects[item]]) or t.say(
        "none"
    )


def say_gain(t: Texts, coins: int, points: int, objects: Objects) -> str:
    """Return what a scoring gains as text."""
    parts = []
    if coins:
        parts.append(t.say("coins", count=coins))
    if points:
        parts.append(t.say("points", count=points))
    parts += [t.say(f"objects-{item.key}", count=objects[item]) for item in OBJECTS if objects[item]]
    return t.list(parts) or t.say("none")


def say_worth(t: Texts, building: Building, city: City) -> str:
    """Return what a building in a city gains each time it is scored, as text."""
    return t.list([say_value(t, building, city), t.say(f"objects-{building.object.key}", count=1)])


def say_value(t: Texts, building: Building, city: City) -> str:
    """Return the coins or points that a building in a city gains each time it is scored, as text."""
    kind = "coins" if CURRENCIES[city] is Currency.COINS else "points"
    return t.say(kind, count=building.cost * VALUES[city])


def say_subject(t: Texts, action: Scoring) -> str:
    """Return the text for what is scored."""
    match action:
        case ScoreType(building_type):
            return t.say("scoring-type", type=t.say(f"type-{building_type.key}"))
        case ScoreCity(city):
            return t.say("scoring-city", city=say_city(t, city))
        case ScoreCategory(category):
            return t.say(f"special-{category}")
