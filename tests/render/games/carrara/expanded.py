"""Views with the expansion for testing pictures, from its start to the hardest possible ones."""

from __future__ import annotations

from dataclasses import replace

from bot.games.carrara.cards.card import Cards, Source
from bot.games.carrara.cards.deck import read_cards
from bot.games.carrara.components import (
    CITIES,
    GREAT_BUILDINGS,
    TYPES,
    Blocks,
    Category,
    City,
    Objects,
)
from bot.games.carrara.position import Built
from bot.games.carrara.view import CarraraSeatView, CarraraView, Hand
from bot.games.carrara.view import view as view_of
from tests.games.carrara.expansion.tables import cards, expanded
from tests.games.carrara.positions import board, player
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


def longest() -> Cards:
    """Return an operator's cards with the longest names and the largest numbers that can be read."""
    text = "\n".join(line if not line.startswith("name") else _cut(line) for line in _LONG.splitlines())
    return Cards(*read_cards(text, Source.BOX))


def _cut(line: str) -> str:
    parts = line.split('"')
    return '"'.join(part[:40] if place in (1, 3) else part for place, part in enumerate(parts))


def start(seats: int = 3, *names: str) -> CarraraView:
    return view_of(expanded(*names, seats=seats), None)


def without_extra() -> CarraraView:
    """Return the view of the first turn with only the documented cards: there is no Extra card."""
    return start(2, "three_pairs", "town_and_country")


def middle() -> CarraraView:
    """Return the view of a game of three with buildings of cost 8 built and special scorings done."""
    position, laid = moment(3, 8, 31).position, cards("towns", "kinds", "skyline", "councillors")
    for seat, great, scored in (0, "palazzo8 lerici", (Category.CITY,)), (1, "villa8 pisa", tuple(Category)):
        built = (*position.players[seat].buildings, *board(great))
        position = player(position, seat, buildings=built, categories_scored=scored)
    return view_of(position._replace(cards=laid, great=GREAT_BUILDINGS[1:5]), None)


def fullest() -> CarraraView:
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
    return replace(view, players=tuple(players), cards=longest(), great=())


def heaped(seats: int = 4) -> CarraraSeatView:
    """Return a view in which one seat has all 36 buildings in one city, six markers elsewhere, and a full hand."""
    view = crowded(0, seats)
    player = view.players[0]
    built = (*player.buildings, *(Built(each, City.LERICI) for each in GREAT_BUILDINGS))
    players = (player._replace(buildings=built, types_scored=TYPES), *view.players[1:])
    hand = Hand(187, Blocks(7, 7, 7, 7, 7, 7), Objects(6, 6, 6, 6, 6, 6))
    return own(replace(view, players=players, cards=longest(), great=(), supply=Objects()), 0, hand)


def telling() -> CarraraSeatView:
    """Return a view in which every number of seat 0's cards can be counted in its hand and on its board."""
    built = board("palazzo8 lerici, palazzo3 pisa, castello2 massa, villa4 massa, biblioteca4 pisa")
    scored = {"types_scored": (TYPES[4],), "cities_scored": (City.PISA, City.MASSA)}
    hand = {"coins": 23, "blocks": Blocks(red=2, black=1), "objects": Objects(crown=3, cup=2, flag=1)}
    own = {"points": 21, "buildings": built, "categories_scored": (Category.CITY,), **scored, **hand}
    cards = "towns", "three_pairs", "town_and_country", "masons"
    return view_of(expanded(*cards, seats=3, great=GREAT_BUILDINGS[1:], **own), 0)
