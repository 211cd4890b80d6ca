"""Fragments of sentences shared by alt texts and the text board."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from bot.games.carrara.components import CITIES, COLOURS, OBJECTS, TYPES, Blocks, Building, City, Object, Objects
from bot.games.carrara.ending import conditions
from bot.games.carrara.position import Built, Phase
from bot.games.carrara.scoring import Gain
from bot.games.carrara.view import Hand, PublicPlayer, View
from bot.texts import Texts
from bot.texts.sayings import Messages


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
        """List objects with their numbers."""
        return self.listed(self.say(f"objects-{kind.key}", count=objects[kind]) for kind in OBJECTS if objects[kind])

    def supply(self, view: View) -> str:
        """List the objects in the supply, also kinds of which only the one on sale is left."""
        kinds = [kind for kind in OBJECTS if view.supply[kind] or kind in view.on_sale]
        return self.listed(self.say(f"objects-{kind.key}", count=view.supply[kind]) for kind in kinds)

    def conditions(self, view: View) -> dict[str, int] | None:
        """Return what it takes to announce the end; None with the expansion, whose cards say it, or once it is late."""
        if view.cards is not None or view.last_round_by is not None or view.phase is Phase.OVER:
            return None
        return conditions(len(view.players))._asdict()

    def kinds(self, kinds: Iterable[Object]) -> str:
        """List kinds of objects."""
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
        specials = (self.say(f"picture-special-{each}") for each in player.categories_scored)
        return ", ".join([*types, *(self.city(city) for city in player.cities_scored), *specials])

    def city(self, city: City) -> str:
        """Name a city."""
        return self.say(f"city-{city.key}")

    def hand(self, hand: Hand) -> str:
        """List the contents of a hand."""
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

    def turn(self, view: View) -> str:
        """Describe whose turn it is, and whether it is the last round."""
        if view.phase is Phase.OVER:
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
