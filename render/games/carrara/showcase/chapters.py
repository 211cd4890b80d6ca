"""The pictures in the rules: fixed, illustrative positions for each chapter that benefits from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from bot.games.carrara.view import SeatView, view
from bot.texts import texts
from bot.texts.games import game_texts
from render.common.guide import Lit, Pin, guide, guided
from render.engine.encoding import hurry
from render.engine.enlarge import enlarge
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import GAME, Page
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.construction import construction_alt, construction_page
from render.games.carrara.pages.hand import hand_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.player_board import player_alt, player_page
from render.games.carrara.pages.purchase import purchase_page
from render.games.carrara.pages.score import podium_alt, podium_page
from render.games.carrara.pages.scoring import scoring_alt, scoring_page
from render.games.carrara.pages.wheel import wheel_page
from render.games.carrara.words.cities_alt import cities_alt
from render.games.carrara.words.hand_alt import hand_alt
from render.games.carrara.words.market_alt import market_alt
from render.games.carrara.words.wheel_alt import purchase_alt, wheel_alt

NAMES: Final = ("Anna", "Benedetto")
_ROW: Final = Box(8, 421, 1092, 272)
_BANNERS: Final = Box(214, 284, 886, 416)
_SEGMENTS: Final = Box(0, 78, 836, 532)
_SHELF: Final = Box(468, 298, 632, 402)
_GREAT: Final = Box(421, 268, 679, 432)
"""The parts of pages that chapters show enlarged."""
_ABOUT: Final = "type", "player/0/plaque", "player/0/scorings", "player/0/free", "player/0/costs"
_HELD: Final = "coins/", "own/", "legend/"
_BLOCKS: Final = "wheel/2/block/", "wheel/3/block/"
"""What the edges of these parts would cut: what is around a player's banners, and beside or on the wheel."""
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
    "palazzo1 livorno, biblioteca2 pisa, cattedrale2 lucca, porta3 viareggio, villa5 lerici",
)
TO_BUILD: Final = table(Blocks(red=1, green=2, black=1), "palazzo1 pisa")
TO_SCORE: Final = table(Blocks(), "biblioteca3 pisa, biblioteca2 massa")
MASSA: Final = table(Blocks(), "porta1 massa, castello3 massa, cattedrale5 massa")


def _guided(
    chapter: int,
    page: Page,
    alt: str,
    language: str,
    lit: Sequence[str | Lit],
    pins: Sequence[Pin],
    first: int = 1,
    part: Box | None = None,
    without: tuple[str, ...] = (),
) -> Picture:
    """Paint a page, or an enlarged part of it, with what stays lit, and pins that the chapter's text explains.

    Pins are numbered from `first`. A part is shown without what its edges would cut: elements named like this.
    """
    if part is not None:
        page.behind -= sum(each.what.startswith(without) for each in page.elements[: page.behind])
        page.elements = [each for each in page.elements if not each.what.startswith(without)]
        enlarge(page, part)
    guide(page, [each if isinstance(each, Lit) else Lit(each) for each in lit], pins, first)
    said = game_texts(texts(language), GAME).pins(chapter)[first - 1 : first - 1 + len(pins)]
    assert len(said) == len(pins)
    with hurry(False):  # drawn once, kept for good
        return guided(Picture(paint(page, atlas()), alt), said, first)


@cache
def buying_and_building(language: str) -> Picture:
    """Draw the market in the middle of a game."""
    seen = view(game()[_MIDDLE][0].position, None)
    pins = Pin("wheel/3/block/white/2", -60, 110), Pin(f"display/{seen.display[0]}/card", 0, -110)
    page = market_page(seen, NAMES, language)
    return _guided(1, page, market_alt(seen, NAMES, language), language, (Lit("wheel", True), "display/"), pins)


@cache
def building_and_scoring(language: str) -> Picture:
    """Draw the cities in the middle of a game."""
    seen = view(game()[_MIDDLE][0].position, None)
    page = cities_page(seen, NAMES, language)
    lit = ("player/1/", "ground/1/")
    pins = Pin("player/1/pisa/palazzo2", 0, -100), Pin("ground/player/1/pisa/scored", -132, 10)
    return _guided(
        1,
        page,
        cities_alt(seen, NAMES, language),
        language,
        lit,
        pins,
        3,
        _ROW,
        ("city/", "ground/city/", "ground/rod", "turn/badge", "round", "player/0/", "ground/0/"),
    )


@cache
def at_the_start(language: str) -> Picture:
    """Draw the market at the start of a game."""
    seen = view(dealt(), None)
    page = market_page(seen, NAMES, language)
    pins = (
        Pin("hub", -135, 0),
        Pin("stack", -110, 0),
        Pin(f"display/{seen.display[0]}/card", 0, -110),
        Pin("objects/crown/icon", -48, -65),
    )
    lit = (Lit("wheel", True), "stack", "display/", "objects/")
    return _guided(2, page, market_alt(seen, NAMES, language), language, lit, pins)


@cache
def cities(language: str) -> Picture:
    """Draw a player's board with a building in each city but one, where a pin is."""
    seen = view(SIX_CITIES, None)
    page = player_page(seen, 0, NAMES, language)
    pins = (
        Pin("city/livorno/accepts/white", -88, 0),
        Pin("city/pisa/value", 36, 122),
        Pin("city/viareggio/need/house", 0, 96),
        Pin("player/0/lerici/villa5", -135, 40),
    )
    lit = Lit("ground/city/", around=9), Lit("player/0/lerici/", around=4)
    return _guided(3, page, player_alt(seen, 0, NAMES, language), language, lit, pins, part=_BANNERS, without=_ABOUT)


@cache
def after_a_turn(language: str) -> Picture:
    """Draw the market after a turn, with its changes marked."""
    events = [event for moment in game()[_MIDDLE] for event in moment.events]
    seen = view(game()[_MIDDLE + 1][0].position, None)
    page = market_page(seen, NAMES, language, events)
    pins = (
        Pin("ribbon/0/scored", 0, -70),
        Pin("objects/crown/icon", -36, -68),
        Pin("turn/badge/1", 0, 100),
    )
    alt = market_alt(seen, NAMES, language, events)
    return _guided(4, page, alt, language, ("ribbon", "objects/", "turn"), pins)


@cache
def wheel(language: str) -> Picture:
    """Draw the wheel with prices and blocks."""
    seen = _own(_waited())
    page = wheel_page(seen, language, seen.hand.coins)
    pins = (
        Pin("wheel/1/block/red/1", -100, 75),
        Pin("wheel/2/block/red/1", -95, -80),
        Pin("wheel/3/block/black/1", -8, 94),
    )
    alt = wheel_alt(seen, language, seen.hand.coins)
    return _guided(5, page, alt, language, (Lit("wheel", True),), pins, part=_SEGMENTS, without=_HELD)


@cache
def purchase(language: str) -> Picture:
    """Draw a purchase, before and after."""
    turn, place = _WAITED
    action = game()[turn][place].action
    assert isinstance(action, TakeBlocks)
    seen = _own(_waited())
    page = purchase_page(seen, action, language)
    pins = Pin("wheel/3/gone/black/1", -10, 84), Pin("sum", -130, 0)
    alt = purchase_alt(seen, action, language)
    return _guided(5, page, alt, language, (Lit("wheel", True), "bill/", "coins/", "own/"), pins, 4)


@cache
def construction(language: str) -> Picture:
    """Draw the effect of building: the chapter's example."""
    action = Build(BUILDING_OF["villa3"], City.VIAREGGIO, Blocks(red=1, green=2))
    seen = _own(TO_BUILD)
    page = construction_page(seen, action, NAMES, language)
    pins = (
        Pin("mark/summary/building", 150, 62),
        Pin("mark/block-green/plate", 93, 80),
        Pin("ground/city/viareggio", 140, 102),
    )
    city = Lit("ground/city/viareggio", around=0), Lit("mark/player/0/viareggio", around=2)
    lit = ("mark/summary/building", "mark/block-", *city)
    return _guided(6, page, construction_alt(seen, action, NAMES, language), language, lit, pins)


@cache
def scoring_a_type(language: str) -> Picture:
    """Draw the effect of scoring a type: the chapter's first example."""
    return _scoring(
        language,
        TO_SCORE,
        ScoreType(BuildingType.BIBLIOTECA),
        ("bill/", "total/", "mark/object-book"),
        (
            Pin("bill/biblioteca/pisa/3/plate", 10, -72),
            Pin("bill/biblioteca/pisa/value", 40, 58),
            Pin("mark/object-book/panel", -20, -108),
        ),
    )


@cache
def scoring_a_city(language: str) -> Picture:
    """Draw the effect of scoring a city: the chapter's second example."""
    pins = Pin("bill/porta/massa/1/plate", 50, 64), Pin("mark/marker/massa", -100, 0)
    lit = ("bill/", "total/", Lit("mark/marker/massa", True))
    return _scoring(language, MASSA, ScoreCity(City.MASSA), lit, pins, 4)


def _scoring(
    language: str,
    position: Position,
    action: ScoreType | ScoreCity,
    lit: Sequence[str | Lit],
    pins: Sequence[Pin],
    first: int = 1,
) -> Picture:
    seen = _own(position)
    page = scoring_page(seen, action, NAMES, language)
    return _guided(7, page, scoring_alt(seen, action, NAMES, language), language, lit, pins, first)


@cache
def on_sale(language: str) -> Picture:
    """Draw the objects, one of which has been bought."""
    seen = view(game()[_MIDDLE + 1][0].position, None)
    page = market_page(seen, NAMES, language)
    pins = Pin("objects/flag/icon", 92, -112), Pin("objects/crown/icon", 92, -112)
    return _guided(
        8, page, market_alt(seen, NAMES, language), language, ("objects/",), pins, part=_SHELF, without=_BLOCKS
    )


@cache
def objects(language: str) -> Picture:
    """Draw a hand with objects and progress towards the conditions."""
    return _hand(8, game()[_MIDDLE][-1].position, language, ("object-",), [Pin("object-crown", 0, -84)], 3)


@cache
def conditions_met(language: str) -> Picture:
    """Draw a hand that allows the end to be announced."""
    before = next(turn for turn in game() if turn[-1].position.announced_by is not None)
    pins = (
        Pin("condition/scorings/count", -150, 0),
        Pin("condition/objects/count", -240, 0),
        Pin("condition/costs/count", -140, 0),
    )
    return _hand(9, before[1].position, language, ("condition",), pins)


def _hand(
    chapter: int,
    position: Position,
    language: str,
    lit: Sequence[str | Lit],
    pins: Sequence[Pin],
    first: int = 1,
) -> Picture:
    seen = _own(position)
    page = hand_page(seen, NAMES, language)
    return _guided(chapter, page, hand_alt(seen, NAMES, language), language, lit, pins, first)


@cache
def final_scoring(language: str) -> Picture:
    """Draw the podium of a game."""
    result, seen = outcome(over()), view(over(), None)
    assert result is not None
    page = podium_page(seen, result, NAMES, language)
    winner = result.order[0]
    part = f"score/{winner}/part"
    pins = (
        Pin(f"{part}/0/icon", -64, 0),
        Pin(f"{part}/1", 72, 0),
        Pin(f"{part}/2/icon", -64, 0),
        Pin(f"{part}/3", 72, 0),
    )
    alt = podium_alt(seen, result, NAMES, language)
    return _guided(10, page, alt, language, (f"score/{winner}/", f"built/{winner}"), pins)


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
    """Draw the market with the expansion."""
    seen = view(expanded(), None)
    page = market_page(seen, NAMES, language)
    pins = [Pin(f"great/{GREAT_BUILDINGS[0]}", 0, -130)]
    return _guided(
        12, page, market_alt(seen, NAMES, language), language, ("great",), pins, part=_GREAT, without=_BLOCKS
    )


@cache
def own_cards(language: str) -> Picture:
    """Draw a hand with the cards and the progress on each."""
    pins = (
        Pin("special/city/seal", -7, 84),
        Pin("card/top/asked", 330, 0),
        Pin("card/extra/worth/points", -110, -4),
    )
    return _hand(12, expanded(), language, (Lit("special/", around=8), "head/point", "card"), pins, 2)


CHAPTERS: Final[Mapping[int, tuple[Callable[[str], Picture], ...]]] = {
    1: (buying_and_building, building_and_scoring),
    2: (at_the_start,),
    3: (cities,),
    4: (after_a_turn,),
    5: (wheel, purchase),
    6: (construction,),
    7: (scoring_a_type, scoring_a_city),
    8: (on_sale, objects),
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
