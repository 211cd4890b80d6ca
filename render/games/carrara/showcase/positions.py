"""The positions and the names that pictures in the rules and in the gallery show."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.cards.card import Cards
from bot.games.carrara.cards.deck import DOCUMENTED_CARDS, HOUSE_CARDS
from bot.games.carrara.components import (
    BUILDING_OF,
    DISPLAY_SIZE,
    GREAT_BUILDINGS,
    Blocks,
    Category,
    City,
    minus,
    plus,
)
from bot.games.carrara.events import Event
from bot.games.carrara.lesson import dealt_position, game
from bot.games.carrara.position import Built, CarraraPosition

NAMES: Final = ("Anna", "Benedetto")
_MIDDLE: Final = 24
"""An eventful turn in the middle of the lesson's game: a scoring, and an object is bought."""


def table(blocks: Blocks, built: str = "") -> CarraraPosition:
    """Return a position in which the start player has these blocks and buildings: `"villa3 pisa, porta1 massa"`."""
    start = dealt_position()
    pairs = [part.split() for part in built.split(",") if part.strip()]
    own = tuple(Built(BUILDING_OF[name], City[city.upper()]) for name, city in pairs)
    taken = {each.building for each in own}
    left = [building for building in (*start.display, *start.stack) if building not in taken]
    player = start.players[0]
    return start._replace(
        players=(player._replace(blocks=blocks, buildings=own), *start.players[1:]),
        bag=minus(plus(start.bag, player.blocks), blocks),
        display=tuple(left[:DISPLAY_SIZE]),
        stack=tuple(left[DISPLAY_SIZE:]),
    )


SIX_CITIES: Final = table(
    Blocks(),
    "palazzo1 livorno, biblioteca2 pisa, cattedrale2 lucca, porta3 viareggio, villa5 lerici",
)
TO_BUILD: Final = table(Blocks(red=1, green=2, black=1), "palazzo1 pisa")
TO_SCORE: Final = table(Blocks(), "biblioteca3 pisa, biblioteca2 massa")
MASSA: Final = table(Blocks(), "porta1 massa, castello3 massa, cattedrale5 massa")


def middle() -> CarraraPosition:
    """Return the position before an eventful turn in the middle of the lesson's game."""
    return game().turns[_MIDDLE][0].position


def position_after_middle() -> CarraraPosition:
    """Return the position after that turn."""
    return game().turns[_MIDDLE + 1][0].position


def middle_events() -> list[Event]:
    """Return what happened in that turn: a scoring, and an object was bought."""
    return [event for moment in game().turns[_MIDDLE] for event in moment.events]


def expansion_position() -> CarraraPosition:
    """Return a position in mid-game with the expansion: cards, two great buildings built, a special scoring."""
    before = middle()
    cards = {card.id: card for card in (*DOCUMENTED_CARDS, *HOUSE_CARDS)}
    own, other, *others = before.players
    own = own._replace(
        buildings=(*own.buildings, Built(BUILDING_OF["villa8"], City.LUCCA)), categories_scored=(Category.CITY,)
    )
    other = other._replace(buildings=(*other.buildings, Built(BUILDING_OF["porta8"], City.LERICI)))
    built = {each.building for player in (own, other) for each in player.buildings}
    return before._replace(
        players=(own, other, *others),
        cards=Cards(cards["four_scorings"], cards["three_pairs"], cards["town_and_country"], cards["town_council"]),
        great=tuple(building for building in GREAT_BUILDINGS if building not in built),
    )
