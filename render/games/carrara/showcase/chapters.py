"""The pictures in the rules: fixed, illustrative positions for each chapter that benefits from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from bot.games.carrara.actions import Build, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.cards.card import Cards
from bot.games.carrara.cards.deck import DOCUMENTED, HOUSE
from bot.games.carrara.components import (
    BUILDING_OF,
    DISPLAY,
    GREAT_BUILDINGS,
    Blocks,
    BuildingType,
    Category,
    City,
    minus,
    plus,
)
from bot.games.carrara.ending import outcome
from bot.games.carrara.lesson.game import dealt, game, over
from bot.games.carrara.position import Built, Position
from bot.games.carrara.statistics import growth
from bot.games.carrara.view import SeatView, view
from render.engine.picture import Picture
from render.games.carrara import pictures

NAMES: Final = ("Anna", "Benedetto")
_MIDDLE = 24
"""An eventful turn in the middle of the lesson's game: a scoring, and an object is bought."""
_WAITED = 4, 1
"""The moment of that game in which expensive blocks have become cheap."""


def table(blocks: Blocks, built: str = "") -> Position:
    """Return a position in which the start player has these blocks and buildings: `"villa3 pisa, porta1 massa"`."""
    start = dealt()
    pairs = [part.split() for part in built.split(",") if part.strip()]
    own = tuple(Built(BUILDING_OF[name], City[city.upper()]) for name, city in pairs)
    taken = {each.building for each in own}
    left = [building for building in (*start.display, *start.stack) if building not in taken]
    player = start.players[0]
    return start._replace(
        players=(player._replace(blocks=blocks, buildings=own), *start.players[1:]),
        bag=minus(plus(start.bag, player.blocks), blocks),
        display=tuple(left[:DISPLAY]),
        stack=tuple(left[DISPLAY:]),
    )


SIX_CITIES: Final = table(
    Blocks(),
    "palazzo1 livorno, biblioteca2 pisa, cattedrale2 lucca, porta3 viareggio, castello4 massa, villa5 lerici",
)
TO_BUILD: Final = table(Blocks(red=1, green=2, black=1), "palazzo1 pisa")
TO_SCORE: Final = table(Blocks(), "biblioteca3 pisa, biblioteca2 massa")
MASSA: Final = table(Blocks(), "porta1 massa, castello3 massa, cattedrale5 massa")


@cache
def in_the_middle(language: str) -> Picture:
    """Draw the board in the middle of a game."""
    return pictures.market(view(game()[_MIDDLE][0].position, None), NAMES, language)


@cache
def at_the_start(language: str) -> Picture:
    """Draw the board at the start of a game."""
    return pictures.market(view(dealt(), None), NAMES, language)


@cache
def cities(language: str) -> Picture:
    """Draw a player's board with a building in each city."""
    return pictures.player_board(view(SIX_CITIES, None), 0, NAMES, language)


@cache
def after_a_turn(language: str) -> Picture:
    """Draw the board after a turn, with its changes marked."""
    events = [event for moment in game()[_MIDDLE] for event in moment.events]
    return pictures.market(view(game()[_MIDDLE + 1][0].position, None), NAMES, language, events)


@cache
def wheel(language: str) -> Picture:
    """Draw the wheel with prices and blocks."""
    seen = _own(_waited())
    return pictures.wheel(seen, language, seen.hand.coins)


@cache
def purchase(language: str) -> Picture:
    """Draw a purchase, before and after."""
    turn, place = _WAITED
    action = game()[turn][place].action
    assert isinstance(action, TakeBlocks)
    return pictures.purchase(_own(_waited()), action, language)


@cache
def construction(language: str) -> Picture:
    """Draw the effect of building: the chapter's example."""
    action = Build(BUILDING_OF["villa3"], City.VIAREGGIO, Blocks(red=1, green=2))
    return pictures.construction(_own(TO_BUILD), action, NAMES, language)


@cache
def scoring_a_type(language: str) -> Picture:
    """Draw the effect of scoring a type: the chapter's first example."""
    return pictures.scoring(_own(TO_SCORE), ScoreType(BuildingType.BIBLIOTECA), NAMES, language)


@cache
def scoring_a_city(language: str) -> Picture:
    """Draw the effect of scoring a city: the chapter's second example."""
    return pictures.scoring(_own(MASSA), ScoreCity(City.MASSA), NAMES, language)


@cache
def objects(language: str) -> Picture:
    """Draw a hand with objects and progress towards the conditions."""
    return pictures.hand(_own(game()[_MIDDLE][-1].position), NAMES, language)


@cache
def conditions_met(language: str) -> Picture:
    """Draw a hand that allows the end to be announced."""
    turns = game()
    before = next(turn for turn in turns if turn[-1].position.announced_by is not None)
    return pictures.hand(_own(before[1].position), NAMES, language)


@cache
def final_scoring(language: str) -> Picture:
    """Draw the podium of a game."""
    result = outcome(over())
    assert result is not None
    events = [event for turn in game() for moment in turn for event in moment.events]
    podium, _ = pictures.final_score(view(over(), None), result, NAMES, language, growth(events, len(NAMES)))
    return podium


def expanded() -> Position:
    """Return a position in mid-game with the expansion: cards, two great buildings built, a special scoring."""
    before = game()[_MIDDLE][0].position
    cards = {card.id: card for card in (*DOCUMENTED, *HOUSE)}
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


@cache
def expansion(language: str) -> Picture:
    """Draw a board with the expansion."""
    return pictures.market(view(expanded(), None), NAMES, language)


@cache
def own_cards(language: str) -> Picture:
    """Draw a hand with the cards and the progress on each."""
    return pictures.hand(_own(expanded()), NAMES, language)


CHAPTERS: Final[Mapping[int, tuple[Callable[[str], Picture], ...]]] = {
    1: (in_the_middle,),
    2: (at_the_start,),
    3: (cities,),
    4: (after_a_turn,),
    5: (wheel, purchase),
    6: (construction,),
    7: (scoring_a_type, scoring_a_city),
    8: (objects,),
    9: (conditions_met,),
    10: (final_scoring,),
    12: (expansion, own_cards),
}
"""By chapter, numbered from 1: functions that draw its pictures in a language."""


def _waited() -> Position:
    turn, place = _WAITED
    return game()[turn][place].position


def _own(position: Position) -> SeatView:
    return view(position, 0)
