"""Views with the expansion for testing pictures, from its start to the hardest possible ones."""

from __future__ import annotations

import random
from dataclasses import replace

from bot.games import carrara
from bot.games.carrara.cards.card import Cards, Source
from bot.games.carrara.cards.deck import DECK, read_cards
from bot.games.carrara.components import (
    BLOCKS_OF_A_COLOUR,
    BUILDINGS,
    CITIES,
    GREAT_BUILDINGS,
    OBJECTS,
    SEGMENTS,
    TYPES,
    Blocks,
    Category,
    City,
    Object,
    Objects,
)
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CategoryScored,
    CityScored,
    EndAnnounced,
    Event,
    ObjectBought,
    TypeScored,
    WheelTurned,
)
from bot.games.carrara.position import Built
from bot.games.carrara.view import Hand, SeatView, View
from tests.games.carrara.expansion.tables import cards
from tests.render.games.carrara.positions import crowded, moment, own, scattered

_LONG = """
[[card]]
id = "long_top"
kind = "top"
name = { en = "Wherever the Wagons Wind Westward Weekly!", de = "Wagen, Wein und Wasser wohnen westwärts!!" }
condition = { count = "type_scorings", least = 200 }
[[card]]
id = "long_object"
kind = "object"
name = { en = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", de = "Donaudampfschifffahrtsgesellschaftskapitä" }
condition = { count = "kinds", size = 200, least = 200 }
scoring = { way = "table", count = "sets", size = 3, values = [VALUES] }
[[card]]
id = "long_building"
kind = "building"
name = { en = "Maria Magdalena, Mother of many a Mansion", de = "Die mächtigen Mauern der Meister von Mass" }
condition = { count = "types", size = 200, least = 200 }
scoring = { way = "table", count = "cities", size = 200, values = [0, 0, 200, 199] }
[[card]]
id = "long_extra"
kind = "extra"
name = { en = "A Merchant's, a Mason's and a Monk's Dream", de = "Von Münzen, Märkten und mancherlei Mühsal" }
scoring = { way = "each", count = "land_costs", per = 200, points = 200 }
""".replace("VALUES", ", ".join(map(str, range(1, 201))))


_HOUSE = """
[[card]]
id = "towns"
kind = "top"
name = { en = "Two cities scored", de = "Zwei Städte gewertet" }
condition = { count = "city_scorings", least = 2 }
[[card]]
id = "kinds"
kind = "object"
name = { en = "Collection", de = "Sammlung" }
condition = { count = "kinds", least = 5 }
scoring = { way = "table", count = "kinds", values = [0, 2, 5, 9, 14, 20, 27] }
[[card]]
id = "skyline"
kind = "building"
name = { en = "Townscape", de = "Stadtbild" }
condition = { count = "city_costs", least = 16 }
scoring = { way = "each", count = "city_costs" }
[[card]]
id = "council"
kind = "extra"
name = { en = "Town council", de = "Stadtrat" }
scoring = { way = "each", count = "city_scorings", points = 4 }
[[card]]
id = "masons"
kind = "extra"
name = { en = "Master masons", de = "Steinmetze" }
scoring = { way = "each", count = "type_scorings", points = 3 }
"""
HOUSE = {card.id: card for card in read_cards(_HOUSE, Source.HOUSE)}
"""House cards of the tests' own, since the numbers of the real ones may change."""


def lay(*names: str) -> Cards:
    """Return a set of cards by their ids, documented ones and those above."""
    laid = cards(*(name for name in names if name not in HOUSE))
    return laid._replace(**{HOUSE[name].kind.value: HOUSE[name] for name in names if name in HOUSE})


def longest() -> Cards:
    """Return an operator's cards with the longest names and the largest numbers that can be read."""
    text = "\n".join(line if not line.startswith("name") else _cut(line) for line in _LONG.splitlines())
    return Cards(*read_cards(text, Source.BOX))


def _cut(line: str) -> str:
    parts = line.split('"')
    return '"'.join(part[:40] if place in (1, 3) else part for place, part in enumerate(parts))


def start(seats: int = 3, *names: str) -> View:
    """Return the view of the first turn with these cards."""
    position = moment(seats, 3, 0).position
    return carrara.view(position._replace(cards=lay(*names), great=GREAT_BUILDINGS), None)


def without_extra() -> View:
    """Return the view of the first turn with only the documented cards: there is no Extra card."""
    return start(2, "three_pairs", "town_and_country")


def middle() -> View:
    """Return the view of a game of three with buildings of cost 8 built and special scorings done."""
    view = carrara.view(moment(3, 8, 31).position, None)
    laid = lay("towns", "kinds", "skyline", "council")
    players = [*view.players]
    players[0] = players[0]._replace(
        buildings=(*players[0].buildings, Built(GREAT_BUILDINGS[0], City.LERICI)), categories_scored=(Category.CITY,)
    )
    players[1] = players[1]._replace(
        buildings=(*players[1].buildings, Built(GREAT_BUILDINGS[5], City.PISA)), categories_scored=tuple(Category)
    )
    return replace(view, players=tuple(players), cards=laid, great=GREAT_BUILDINGS[1:5])


def fullest(laid: Cards | None = None) -> View:
    """Return a view with all 36 buildings spread over four players, hands open, special spaces taken, cards long."""
    view = scattered()
    players = [
        player._replace(
            points=197 + seat,
            buildings=(
                *player.buildings,
                *(Built(each, CITIES[5 - seat]) for place, each in enumerate(GREAT_BUILDINGS) if place % 4 == seat),
            ),
            types_scored=TYPES[seat : seat + 3],
            categories_scored=tuple(Category)[: 3 - len(player.cities_scored)],
        )
        for seat, player in enumerate(view.players)
    ]
    return replace(view, players=tuple(players), cards=laid or longest(), great=())


def heaped(laid: Cards | None = None, seats: int = 4) -> SeatView:
    """Return a view in which one seat has all 36 buildings in one city, six markers elsewhere, and a full hand."""
    view = crowded(0, seats)
    player = view.players[0]
    built = (*player.buildings, *(Built(each, City.LERICI) for each in GREAT_BUILDINGS))
    players = (player._replace(buildings=built, types_scored=TYPES), *view.players[1:])
    hand = Hand(187, Blocks(7, 7, 7, 7, 7, 7), Objects(6, 6, 6, 6, 6, 6))
    return own(replace(view, players=players, cards=laid or longest(), great=(), supply=Objects()), 0, hand)


def telling() -> SeatView:
    """Return a view in which every number of seat 0's cards can be counted in its hand and on its board."""
    view = start(3, "towns", "three_pairs", "town_and_country", "masons")
    built = (
        Built(GREAT_BUILDINGS[0], City.LERICI),
        Built(BUILDINGS[2], City.PISA),
        Built(BUILDINGS[21], City.MASSA),
        Built(BUILDINGS[28], City.MASSA),
        Built(BUILDINGS[8], City.PISA),
    )
    player = view.players[0]._replace(
        points=21,
        buildings=built,
        types_scored=(TYPES[4],),
        cities_scored=(City.PISA, City.MASSA),
        categories_scored=(Category.CITY,),
    )
    view = replace(view, players=(player, *view.players[1:]), great=GREAT_BUILDINGS[1:])
    return own(view, 0, Hand(23, Blocks(red=2, black=1), Objects(crown=3, cup=2, flag=1)))


def anything(seed: int, *, cards: bool = False) -> View:
    """Return a view in which everything public, and open hands, are by chance: much in few cities or little in many."""
    chance = random.Random(seed)
    seats = chance.choice((2, 3, 4))
    view = start(seats) if cards else carrara.view(moment(seats, 3, 0).position, None)
    kinds = (*BUILDINGS, *GREAT_BUILDINGS) if cards else BUILDINGS
    shuffled, built = chance.sample(kinds, len(kinds)), chance.randrange(len(kinds) + 1)
    towns, free = chance.sample(CITIES, chance.randint(1, 6)), chance.sample(CITIES, chance.randrange(7))
    owners = chance.choice((range(seats), *map(range, range(1, seats + 1))))
    estates: list[list[Built]] = [[] for _ in range(seats)]
    for building in shuffled[:built]:
        estates[chance.choice(owners)].append(Built(building, chance.choice(towns)))
    players = []
    for player, estate in zip(view.players, estates, strict=True):
        specials = tuple(chance.sample(tuple(Category), chance.randrange(3) if cards else 0))
        types = tuple(chance.sample(TYPES, chance.randrange(7 - len(specials))))
        most = min(len(free), 6 - len(types) - len(specials))
        cities = tuple(free.pop() for _ in range(most) if chance.random() < 0.5)
        points = chance.choice((0, 7, 68, 199, 288))
        player = player._replace(types_scored=types, cities_scored=cities, categories_scored=specials)
        players.append(player._replace(points=points, buildings=tuple(estate)))
    hands = tuple(
        Hand(chance.choice((0, 8, 34, 211)), Blocks(*_counts(chance, 4)), Objects(*_counts(chance, 7))) for _ in players
    )
    last = chance.choice((None, 0, seats - 1))
    left = [each for each in shuffled[built:] if each not in GREAT_BUILDINGS]
    return replace(
        view,
        players=tuple(players),
        cards=(longest() if chance.random() < 0.2 else DECK.draw(chance)) if cards else None,
        great=tuple(each for each in GREAT_BUILDINGS if each in shuffled[built:]),
        wheel=_any_wheel(chance),
        bag=chance.randrange(43),
        display=tuple(left[: chance.randrange(10)]),
        stack=chance.randrange(22),
        on_sale=tuple(kind for kind in OBJECTS if chance.random() < 0.5),
        supply=Objects(*_counts(chance, 6)),
        turn=chance.randrange(seats),
        round=chance.choice((1, 12, 138)),
        last_round_by=last,
        announced_by=chance.choice((None, last)),
        open_hands=chance.choice((None, hands)),
    )


def _counts(chance: random.Random, below: int) -> list[int]:
    return [chance.randrange(below) for _ in range(6)]


def _any_wheel(chance: random.Random) -> tuple[Blocks, ...]:
    wheel = [[0] * 6 for _ in range(SEGMENTS)]
    few = chance.sample(range(SEGMENTS), chance.randint(1, SEGMENTS))
    for _ in range(chance.randrange(12)):
        colour = chance.randrange(6)
        wheel[chance.choice(few)][colour] += sum(segment[colour] for segment in wheel) < BLOCKS_OF_A_COLOUR
    return tuple(Blocks(*counts) for counts in wheel)


def any_events(seed: int, view: View) -> list[Event]:
    """Return many random events, some of them of the same seat."""
    chance = random.Random(seed)
    events: list[Event] = []
    for _ in range(chance.choice((0, 1, 4, 12))):
        seat, city, kind = chance.randrange(len(view.players)), chance.choice(CITIES), chance.choice(TYPES)
        objects, blocks = Objects(*_counts(chance, 3)), Blocks(*_counts(chance, 3))
        happened: list[Event] = [
            WheelTurned(seat, blocks, blocks),
            BlocksTaken(seat, chance.randint(1, 6), Blocks(white=2, black=1), 13),
            BuildingBuilt(seat, chance.choice(BUILDINGS), city, blocks, chance.choice((None, *view.display))),
            TypeScored(seat, kind, 21, 30, Objects(*(5 * (each is kind) for each in TYPES))),
            CityScored(seat, city, 0, 38, objects),
            ObjectBought(seat, chance.choice(tuple(Object)), 10),
            EndAnnounced(seat, 5),
        ]
        scored = view.players[seat].categories_scored
        events.append(chance.choice(happened + [CategoryScored(seat, each, 20, 0) for each in scored]))
    return events
