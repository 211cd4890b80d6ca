"""The pictures in the rules: for each chapter that benefits from it, what it is about, taken from real pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.carrara.actions import Build, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.components import BUILDING_OF, GREAT_BUILDINGS, Blocks, Building, BuildingType, City
from bot.games.carrara.ending import outcome
from bot.games.carrara.lesson import dealt_position, game
from bot.games.carrara.position import CarraraPhase, CarraraPosition
from bot.games.carrara.view import CarraraSeatView, CarraraView, view
from bot.texts.games.carrara.describe import hand_alt, market_alt
from render.common.guide import PIN_ROOM, PagePiece, Pin, chapter_title, lay_pieces, paint_explained, paint_podium
from render.common.page import Light, Page
from render.contract import Chapters
from render.engine import theme
from render.engine.cache import cached
from render.engine.layout import rows
from render.engine.picture import Picture
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import GAME, CarraraPage, words_in
from render.games.carrara.pages.construction import construction_alt, construction_page, with_building
from render.games.carrara.pages.hand import hand_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.player_board import lay_own_street, player_alt
from render.games.carrara.pages.purchase import purchase_alt, purchase_page
from render.games.carrara.pages.score import podium_alt, podium_page
from render.games.carrara.pages.scoring import scoring_alt, scoring_page
from render.games.carrara.pages.wheel import wheel_alt, wheel_page
from render.games.carrara.parts.cities.strips import CITIES_HIGH, lay_cities
from render.games.carrara.parts.market.display import lay_card
from render.games.carrara.showcase.positions import (
    MASSA,
    NAMES,
    SIX_CITIES,
    TO_BUILD,
    TO_SCORE,
    expansion_position,
    middle,
    middle_events,
    position_after_middle,
)

_WAITED: Final = 4, 1
"""The moment of the lesson's game in which expensive blocks have become cheap."""
_WHEEL: Final = "wheel", "hub", "bag"
_TURN: Final = ("wheel/turned",)
_SHELF: Final = "shelf", "objects/"


def _chapter(
    number: int,
    language: str,
    pieces: Sequence[PagePiece],
    pins: Sequence[Pin],
    more: str = "",
    first: int = 1,
    light: Light = Light.NOON,
    *,
    sheet: bool = False,
    arrows: Sequence[Box] = (),
) -> Picture:
    """Draw pieces under the chapter's title, arrows, and pins that its text explains, numbered from `first`."""
    page = Page((), language, GAME)
    down = lay_pieces(page, chapter_title(page, number), light, pieces, sheet=sheet)
    for place, box in enumerate(arrows, 1):
        page.icon(f"arrow/{place}", box.x, box.y + down, box.width, "arrow", theme.MARBLE, height=box.height)
    moved = [pin._replace(y=pin.y + down) for pin in pins]
    return paint_explained(page, number, moved, more, atlas(), first)


@cached
def buying_and_building(language: str) -> Picture:
    """Draw the wheel and the display in the middle of a game."""
    seen = _with_prices_of_now(view(middle(), None))
    page = market_page(seen, NAMES, language)
    pieces = PagePiece(page, _WHEEL, 20, 88, 1, _TURN), PagePiece(page, ("display/",), 640, 204)
    pins = Pin("wheel/1/block/red/1", 166, 196), Pin(f"display/{seen.display[0]}/card", 708, 150)
    return _chapter(1, language, pieces, pins, market_alt(seen, NAMES, language))


@cached
def building_and_scoring(language: str) -> Picture:
    """Draw a player's cities in the middle of a game."""
    seen = view(middle(), None)
    pieces = [_cities(_lay_own_cities(seen, 1, language), 1, 10, 100)]
    pins = Pin("behind/player/1/pisa/palazzo2", 150, 236), Pin("player/1/pisa/scored", 58, 284)
    return _chapter(1, language, pieces, pins, player_alt(seen, 1, NAMES, language), 3)


@cached
def draw_start(language: str) -> Picture:
    """Draw the market at the start of a game."""
    seen = _with_prices_of_now(view(dealt_position(), None))
    page = market_page(seen, NAMES, language)
    pieces = (
        PagePiece(page, ("stack",), 948, 13),
        PagePiece(page, _WHEEL, 20, 88, 1, _TURN),
        PagePiece(page, ("display/",), 640, 154),
        PagePiece(page, _SHELF, 538, 592),
    )
    pins = (
        Pin("stack", 870, 42),
        Pin(f"display/{seen.display[0]}/card", 708, 114),
        Pin("hub", 188, 391),
        Pin("objects/price", 504, 640),
    )
    return _chapter(2, language, pieces, pins, market_alt(seen, NAMES, language), light=Light.MORNING)


@cached
def cities(language: str) -> Picture:
    """Draw a player's cities with a building in each but one, where a pin is."""
    seen = view(SIX_CITIES, None)
    pieces = [_cities(_lay_own_cities(seen, 0, language), 0, 10, 150)]
    pins = (
        Pin("city/livorno/accepts/white", 60, 116),
        Pin("city/pisa/currency"),
        Pin("city/viareggio/need/house", 662, 300),
        Pin("behind/player/0/lerici/villa5", 1012, 276),
    )
    return _chapter(3, language, pieces, pins, player_alt(seen, 0, NAMES, language))


def _cities(page: Page, seat: int, x: int, y: int) -> PagePiece:
    return PagePiece(page, ("city/", "ground/", f"player/{seat}/", f"behind/player/{seat}/"), x, y)


@cached
def draw_turn(language: str) -> Picture:
    """Draw what a turn did, step by step."""
    page = market_page(view(position_after_middle(), None), NAMES, language, middle_events())
    pieces = (
        PagePiece(page, ("ribbon",), 150, 116, 1.6),
        PagePiece(page, (*_SHELF, "glow/objects/", "mark/objects/"), 150, 300, 1.5),
        PagePiece(page, ("turn",), 220, 520, 1.5),
    )
    pins = Pin("ribbon/left", 90, 172), Pin("objects/crown/sold/corner", 354, 264), Pin("turn/badge/1", 90, 570)
    return _chapter(4, language, pieces, pins, sheet=True)


@cached
def wheel(language: str) -> Picture:
    """Draw the wheel with prices and blocks, and beside it what its player has."""
    seen = _own_view(_find_waited())
    page = wheel_page(seen, NAMES, language, seen.hand.coins)
    pins = (
        Pin("wheel/1/block/red/1", 200, 170),
        Pin("wheel/2/block/red/1", 262, 312),
        Pin("wheel/3/block/black/1"),
    )
    pieces = PagePiece(page, _WHEEL, 20, 88), PagePiece(page, ("coins", "own/"), 648, 108)
    return _chapter(5, language, pieces, pins, wheel_alt(seen, language, seen.hand.coins), light=Light.MORNING)


@cached
def purchase(language: str) -> Picture:
    """Draw a purchase, before and after."""
    turn, place = _WAITED
    action = game().turns[turn][place].action
    assert isinstance(action, TakeBlocks)
    seen = _own_view(_find_waited())
    page = purchase_page(seen, action, NAMES, language)
    pieces = PagePiece(page, (*_WHEEL, "chosen"), 20, 88), PagePiece(page, ("bill/", "own/", "sum", "coins"), 648, 108)
    pins = Pin("wheel/3/bought/blue/1", 622, 476), Pin("sum", 906, 506)
    return _chapter(5, language, pieces, pins, purchase_alt(seen, action, language), 4, Light.MORNING)


@cached
def construction(language: str) -> Picture:
    """Draw the effect of building: the chapter's example."""
    action = Build(BUILDING_OF["villa3"], City.VIAREGGIO, Blocks(red=1, green=2))
    seen = _own_view(TO_BUILD)
    page, after = construction_page(seen, action, NAMES, language), with_building(seen, action)
    city, there, town = (
        _lay_own_cities(after, seen.seat, language, action.building),
        "city/viareggio",
        "player/0/viareggio",
    )
    layers = "ground", "mark", "behind"
    pieces = (
        PagePiece(_card(seen, action.building, language), ("display/",), 52, 222, 1.9),
        PagePiece(page, ("block-red",), 506, 318, 0.9),
        PagePiece(page, ("block-green",), 506, 406, 0.9),
        PagePiece(city, (f"ground/{there}", there), 786, 132, 1.52),
        PagePiece(city, (town, *(f"{layer}/{town}" for layer in layers)), 772, 390, 0.8),
    )
    arrows = Box(434, 384, 60, 40), Box(700, 384, 60, 40)
    pins = (
        Pin("display/villa3/card", 236, 154),
        Pin("block-red/plate", 646, 220),
        Pin("city/viareggio/accepts/green", 900, 296),
    )
    alt = construction_alt(seen, action, NAMES, language)
    return _chapter(6, language, pieces, pins, alt, light=Light.MORNING, sheet=True, arrows=arrows)


@cached
def scoring_a_type(language: str) -> Picture:
    """Draw the effect of scoring a type: the chapter's first example."""
    pins = (
        Pin("bill/biblioteca/pisa/3/plate"),
        Pin("bill/biblioteca/pisa/value", 690, 288),
        Pin("mark/object-book/panel", 566, 462),
    )
    action = ScoreType(BuildingType.BIBLIOTECA)
    return _scoring(language, TO_SCORE, action, ("object-", "mark/object-"), 524, pins)


@cached
def scoring_a_city(language: str) -> Picture:
    """Draw the effect of scoring a city: the chapter's second example."""
    pins = Pin("bill/porta/massa/1/plate", 412, 150), Pin("mark/marker/scored/massa", 512, 545)
    places = "markers/", "mark/markers/", "marker/", "mark/marker/"
    return _scoring(language, MASSA, ScoreCity(City.MASSA), places, 596, pins, 4)


def _scoring(
    language: str,
    position: CarraraPosition,
    action: ScoreType | ScoreCity,
    below: tuple[str, ...],
    y: int,
    pins: Sequence[Pin],
    first: int = 1,
) -> Picture:
    """Draw the sum of a scoring, and below it from `y` on what begins like this."""
    seen = _own_view(position)
    page = scoring_page(seen, action, NAMES, language)
    bill = tuple({each.what.rpartition("bill/")[0] + "bill/" for each in page.elements if "bill/" in each.what})
    pieces = PagePiece(page, (*bill, "total/", "mark/total/"), 24, 92), PagePiece(page, below, 24, y)
    alt = scoring_alt(seen, action, NAMES, language)
    return _chapter(7, language, pieces, pins, alt, first, Light.MORNING)


@cached
def objects(language: str) -> Picture:
    """Draw the objects on sale, one of which has been bought, and below them those of its buyer."""
    on_sale = market_page(view(position_after_middle(), None), NAMES, language)
    seen = _own_view(position_after_middle())
    held = hand_page(seen, NAMES, language)
    held_tray = PagePiece(held, ("tray/2", "object-", "behind/object-"), 44, 486, 0.96, ("tray/2/name",))
    pieces = PagePiece(on_sale, _SHELF, 119, 216, 1.62), held_tray
    pins = (
        Pin("objects/crown/sold/ground", 339, 160),
        Pin("objects/flag/icon", 799, 160),
        Pin("object-crown", 100, 440),
    )
    said = words_in(language).objects(seen.hand.objects)
    return _chapter(8, language, pieces, pins, f"{said}.", sheet=True)


@cached
def conditions_met(language: str) -> Picture:
    """Draw the conditions of a hand that allows the end to be announced."""
    before = next(turn for turn in game().turns if turn[-1].position.announced_by is not None)
    seen = _own_view(before[1].position)
    pieces = [PagePiece(hand_page(seen, NAMES, language), ("condition/", "conditions/"), 24, 164)]
    pins = (
        Pin("condition/scorings/count", 310, 128),
        Pin("condition/objects/count", 659, 128),
        Pin("condition/costs/count", 1008, 128),
    )
    return _chapter(9, language, pieces, pins, hand_alt(seen, language), light=Light.EVENING)


@cached
def final_scoring(language: str) -> Picture:
    """Draw the podium, with pins at the parts of the points."""
    result, seen = outcome(game().end), view(game().end, None)
    assert result is not None
    page = podium_page(seen, result, NAMES, language, PIN_ROOM)
    return paint_podium(page, 10, 4, podium_alt(seen, result, NAMES, language), atlas())


@cached
def expansion(language: str) -> Picture:
    """Draw the great buildings."""
    seen = view(expansion_position()._replace(great=GREAT_BUILDINGS), None)
    page = market_page(seen, NAMES, language)
    pieces = [PagePiece(page, ("great",), 114, 206, 2.05)]
    pins = [Pin(f"great/{GREAT_BUILDINGS[0]}/building", 260, 150)]
    return _chapter(12, language, pieces, pins, market_alt(seen, NAMES, language), sheet=True)


@cached
def draw_own_cards(language: str) -> Picture:
    """Draw a hand's special scorings, and its cards with the progress on each."""
    seen = _own_view(expansion_position())
    page = hand_page(seen, NAMES, language)
    pieces = (
        PagePiece(page, ("specials",), 626, 29),
        PagePiece(page, ("special/",), 914, 7),
        PagePiece(page, ("card",), 24, 190),
    )
    pins = (
        Pin("special/city/tick", 951, 130),
        Pin("card/top/goal/count", 54, 340),
        Pin("card/extra/worth/point", 1060, 340),
    )
    return _chapter(12, language, pieces, pins, hand_alt(seen, language), 2)


CHAPTERS: Final[Chapters] = {
    1: (buying_and_building, building_and_scoring),
    2: (draw_start,),
    3: (cities,),
    4: (draw_turn,),
    5: (wheel, purchase),
    6: (construction,),
    7: (scoring_a_type, scoring_a_city),
    8: (objects,),
    9: (conditions_met,),
    10: (final_scoring,),
    12: (expansion, draw_own_cards),
}
"""By chapter, numbered from 1: functions that draw its pictures in a language."""


def _find_waited() -> CarraraPosition:
    turn, place = _WAITED
    return game().turns[turn][place].position


def _with_prices_of_now(seen: CarraraView) -> CarraraView:
    """Return a view in which the wheel has turned, so that prices are those of its segments, as the rules say."""
    return replace(seen, phase=CarraraPhase.BUYING)


def _own_view(position: CarraraPosition) -> CarraraSeatView:
    return view(position, 0)


def _card(seen: CarraraView, building: Building, language: str) -> CarraraPage:
    """Lay out the card of a building."""
    page = CarraraPage(seen, NAMES, language)
    lay_card(page, Box(0, 0, 198, 208), building)
    return page


def _lay_own_cities(seen: CarraraView, seat: int, language: str, built: Building | None = None) -> CarraraPage:
    """Lay out the cities, and below them what one player has built; one of the buildings may be new."""
    page = CarraraPage(seen, NAMES, language)
    page.lay_ground()
    page.end_backdrop()
    if built is not None:
        page.changes.built.add(built)
    strip, below = rows(Box(10, 100, theme.WIDTH - 20, 380), [CITIES_HIGH, 0], 4)
    lay_cities(page, strip)
    lay_own_street(page, seat, below)
    return page
