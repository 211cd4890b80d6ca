"""Texts for Carrara’s pieces: single ones for panels and sentences, and lists for alt texts and the text board."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.games.carrara.actions import ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import (
    CITIES,
    COLOURS,
    CURRENCIES,
    OBJECTS,
    TYPES,
    VALUES,
    Blocks,
    Building,
    BuildingType,
    City,
    Colour,
    Currency,
    Object,
    Objects,
)
from bot.games.carrara.ending import conditions
from bot.games.carrara.position import Built, CarraraPhase, PublicPlayer
from bot.games.carrara.scoring import Gain, Scoring
from bot.games.carrara.view import CarraraView, Hand
from bot.texts import Fact, Messages, Texts
from bot.texts.contract import facts_of


def say_segment(t: Texts, segment: int) -> str:
    """Return a segment, 1 to 6, as a Roman numeral."""
    return t.say("segment", segment=segment)


def say_building(t: Texts, building: Building) -> str:
    return t.say("building", type=t.say(f"type-{building.type.key}"), cost=building.cost)


def say_city(t: Texts, city: City) -> str:
    return t.say(f"city-{city.key}")


def say_colour(t: Texts, colour: Colour) -> str:
    return t.say(f"colour-{colour.key}")


def say_object(t: Texts, item: Object) -> str:
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
    parts = []
    if coins:
        parts.append(t.say("coins", count=coins))
    if points:
        parts.append(t.say("points", count=points))
    parts += [t.say(f"objects-{item.key}", count=objects[item]) for item in OBJECTS if objects[item]]
    return t.list(parts) or t.say("none")


def say_facts(t: Texts, value: Any) -> dict[str, Fact]:
    """Return the fields of an action or event in words, as facts of its message."""
    return facts_of(value, lambda name, fact: say_fact(t, name, fact))


def say_fact(t: Texts, name: str, fact: Any) -> Fact:
    """Return a field of an action or event, or a fact of a refusal, in words."""
    match fact:
        case Blocks():
            return say_blocks(t, fact)
        case Objects():
            return say_objects(t, fact)
        case Building():
            return say_building(t, fact)
        case BuildingType():
            return t.say(f"type-{fact.key}")
        case City():
            return say_city(t, fact)
        case Object():
            return say_object(t, fact)
    found: Fact = fact
    return say_segment(t, fact) if name == "segment" and isinstance(fact, int) else found


def say_worth(t: Texts, building: Building, city: City) -> str:
    """Return what a building in a city gains each time it is scored, as text."""
    return t.list([say_value(t, building, city), t.say(f"objects-{building.object.key}", count=1)])


def say_value(t: Texts, building: Building, city: City) -> str:
    """Return the coins or points that a building in a city gains each time it is scored, as text."""
    kind = "coins" if CURRENCIES[city] is Currency.COINS else "points"
    return t.say(kind, count=building.cost * VALUES[city])


def say_subject(t: Texts, action: Scoring) -> str:
    match action:
        case ScoreType(building_type):
            return t.say("scoring-type", type=t.say(f"type-{building_type.key}"))
        case ScoreCity(city):
            return t.say("scoring-city", city=say_city(t, city))
        case ScoreCategory(category):
            return t.say(f"special-{category}")


class Words:
    """Format parts of a position in a language, with the players' names already prepared for output."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.say = Messages(texts)
        self.names = names

    def blocks(self, blocks: Blocks) -> str:
        """List blocks: white, 2 red."""
        named = [(blocks[colour], self.say(f"colour-{colour.key}")) for colour in COLOURS if blocks[colour]]
        return self.listed(f"{count} {name}" if count > 1 else name for count, name in named)

    def objects(self, objects: Objects) -> str:
        return self.listed(self.say(f"objects-{kind.key}", count=objects[kind]) for kind in OBJECTS if objects[kind])

    def supply(self, view: CarraraView) -> str:
        """List the objects in the supply, including kinds that are only left on sale."""
        kinds = [kind for kind in OBJECTS if view.supply[kind] or kind in view.on_sale]
        return self.listed(self.say(f"objects-{kind.key}", count=view.supply[kind]) for kind in kinds)

    def conditions(self, view: CarraraView) -> dict[str, int] | None:
        """Return the conditions for announcing the end; None with cards, or once the last round has begun."""
        if view.cards is not None or view.last_round_by is not None or view.phase is CarraraPhase.OVER:
            return None
        return conditions(len(view.players))._asdict()

    def kinds(self, kinds: Iterable[Object]) -> str:
        return self.listed(self.say(f"object-{kind.key}") for kind in kinds)

    def building(self, building: Building) -> str:
        """Name a building by type and cost."""
        return self.say("building", type=self.say(f"type-{building.type.key}"), cost=building.cost)

    def buildings(self, buildings: Sequence[Building]) -> str:
        """List buildings grouped by type: Palazzo 1 3, Villa 2."""
        costs = defaultdict(list)
        for building in buildings:
            costs[building.type].append(building.cost)
        return ", ".join(
            f"{self.say(f'type-{each.key}')} {' '.join(map(str, sorted(costs[each])))}" for each in TYPES if costs[each]
        )

    def by_city(self, buildings: Sequence[Built], brief: bool = False) -> Iterator[tuple[City, str]]:
        """Yield each city with the buildings there; if `brief`, only their number and total cost."""
        for city in CITIES:
            here = [built.building for built in buildings if built.city is city]
            if here and brief:
                costs = sum(building.cost for building in here)
                yield city, self.say("picture-alt-sum", buildings=self.say("buildings", count=len(here)), costs=costs)
            elif here:
                yield city, self.buildings(here)

    def built(self, buildings: Sequence[Built], brief: bool = False) -> str:
        """List buildings city by city; if `brief`, only their number and total cost."""
        return "; ".join(
            self.say("picture-alt-city", city=self.city(city), buildings=there)
            for city, there in self.by_city(buildings, brief)
        )

    def scored(self, player: PublicPlayer) -> str:
        """List the types and cities that a player has scored, and its special scorings."""
        types = [self.say(f"type-{each.key}") for each in player.types_scored]
        specials = (self.say(f"special-{each}") for each in player.categories_scored)
        return ", ".join([*types, *(self.city(city) for city in player.cities_scored), *specials])

    def city(self, city: City) -> str:
        return self.say(f"city-{city.key}")

    def hand(self, hand: Hand) -> str:
        parts = [self.say("coins", count=hand.coins)]
        if any(hand.blocks):
            parts.append(self.blocks(hand.blocks))
        if any(hand.objects):
            parts.append(self.objects(hand.objects))
        return ", ".join(parts)

    def gain(self, gain: Gain) -> str:
        """List what a scoring yields."""
        parts = []
        if gain.points:
            parts.append(self.say("points", count=gain.points))
        if gain.coins:
            parts.append(self.say("coins", count=gain.coins))
        if any(gain.objects):
            parts.append(self.objects(gain.objects))
        return self.listed(parts)

    def turn(self, view: CarraraView) -> str:
        """Describe whose turn it is, and whether it is the last round."""
        if view.phase is CarraraPhase.OVER:
            return self.say("picture-over")
        said = [self.say("picture-turn", name=self.names[view.turn])]
        if view.last_round_by is not None and view.announced_by is None:
            said.append(self.say("picture-last-building"))
        elif view.announced_by is not None:
            said.append(self.say("picture-announced", name=self.names[view.announced_by]))
        return ". ".join(said)

    def listed(self, items: Iterable[str]) -> str:
        """Join items with commas; if there are none, return the word for nothing."""
        return ", ".join(items) or self.say("picture-alt-nothing")
