"""Every kind of page laid out for hard positions, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

from bot.games.carrara.actions import Build, ScoreCategory, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.components import (
    BUILDINGS,
    CITIES,
    GREAT_BUILDINGS,
    TYPES,
    Blocks,
    Building,
    BuildingType,
    Category,
    City,
    Objects,
)
from bot.games.carrara.position import Built, CarraraPhase
from bot.games.carrara.view import CarraraView, Hand
from bot.games.carrara.view import view as view_of
from bot.games.contract import Outcome
from bot.texts import LANGUAGES
from render.games.carrara.page import CarraraPage
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.city_choice import city_choice_page
from render.games.carrara.pages.construction import construction_page
from render.games.carrara.pages.film import film_page
from render.games.carrara.pages.hand import hand_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.player_board import player_page
from render.games.carrara.pages.purchase import purchase_page
from render.games.carrara.pages.score import podium_page, points_page
from render.games.carrara.pages.scoring import scoring_page
from render.games.carrara.pages.wheel import wheel_page
from tests.render.games.carrara import expanded
from tests.render.games.carrara.positions import (
    HARD_NAMES,
    NO_NAMES,
    PLAIN_NAMES,
    crowded,
    ended,
    few_scorings,
    finished,
    full_wheel,
    fullest,
    grown,
    in_one_city,
    moment,
    own,
    scattered,
    scorable,
)

PALAZZO = Building(BuildingType.PALAZZO, 5)
Scoring = ScoreCategory | ScoreCity | ScoreType
Pages = Iterator[tuple[str, Callable[[], CarraraPage]]]


@cache
def pages() -> dict[str, Callable[[], CarraraPage]]:
    return {name: cache(lay) for name, lay in (*_boards(), *_questions(), *_expanded(), *_hands(), *_films())}


@cache
def scores() -> dict[str, Callable[[], CarraraPage]]:
    return {name: cache(lay) for name, lay in _scores()}


def _both(name: str, view: CarraraView, names: tuple[str, ...], language: str, *more: object) -> Pages:
    yield f"market-{name}", partial(market_page, view, names, language, *more)  # type: ignore[arg-type]
    yield f"cities-{name}", partial(cities_page, view, names, language, *more)  # type: ignore[arg-type]


def _boards() -> Pages:
    full = fullest()
    yield from _both("crowded", crowded(), HARD_NAMES, "de")
    yield from _both("scattered", scattered(), HARD_NAMES, "de", (), "W" * 60)
    yield from _both("fullest", view_of(full.position, None), HARD_NAMES, "de", full.events)
    yield from _both("open", view_of(full.position, None, True), HARD_NAMES, "de", full.events)
    yield from _both("nameless", crowded(3), NO_NAMES, "de")
    for seats in (2, 3, 4):
        names, hard = PLAIN_NAMES[:seats], HARD_NAMES[:seats]
        over, events = finished(seats, seats), moment(seats, seats, 10_000).events
        yield from _both(f"over-{seats}", view_of(over, None), hard, "de", events)
        position, events = moment(seats, 7, 25)
        yield f"player-{seats}", partial(player_page, view_of(position, 0), seats - 1, names, "en", events)
    for segment in range(6):
        for blocks in (0, 4, 11):
            view = full_wheel(segment, blocks)
            yield f"wheel-{segment}-{blocks}", partial(wheel_page, view, PLAIN_NAMES, "en", blocks)
        yield f"market-wheel-{segment}", partial(market_page, full_wheel(segment), PLAIN_NAMES[:2], "de")


def _films() -> Pages:
    """Yield frames of films: a turn, the end, and several turns in one frame."""
    full, last = fullest(), view_of(finished(4, 4), None, True)
    view = view_of(full.position, None, True)
    yield "film-full", partial(film_page, view, HARD_NAMES, "de", full.events, view)
    yield "film-over", partial(film_page, last, HARD_NAMES, "de", (), last)
    recap = [event for turn in range(20, 24) for event in moment(4, 4, turn).events]
    middle = view_of(moment(4, 4, 23).position, None, True)
    yield "film-recap", partial(film_page, middle, HARD_NAMES, "de", recap, last)
    for turn in (0, 9, 30):
        position, events = moment(4, 4, turn)
        view = view_of(position, None, True)
        yield f"film-{turn}", partial(film_page, view, HARD_NAMES, "de", events, last)


def _questions() -> Pages:
    """Yield the pages that answer a question: a player's board, and the effect of a move."""
    view, crowd = scorable(), in_one_city()
    of_all = Blocks(2, 2, 2, 2, 2, 1)
    for seat, each in ((1, view), (0, crowd), (3, view)):
        yield f"board-{seat}", partial(player_page, each, seat, HARD_NAMES, "de")
    for few in (1, 2):
        yield f"board-few-{few}", partial(player_page, few_scorings(few), 0, HARD_NAMES, "de")
    for place, city in enumerate(CITIES):
        full, language = full_wheel(place), LANGUAGES[place % 2]
        scored, built = ScoreCity(city), Build(PALAZZO, city, Blocks(5))
        yield f"scoring-{city}", partial(scoring_page, view, scored, HARD_NAMES, language)
        yield f"construction-{city}", partial(construction_page, view, built, HARD_NAMES, language)
        dear, action = own(full), TakeBlocks(place + 1, Blocks(7, 2, 0, 0, 1))
        yield f"purchase-{place}", partial(purchase_page, dear, action, HARD_NAMES, language)
        cheap = own(replace(full, phase=CarraraPhase.BUYING), 0, Hand(9, Blocks(1, 1, 1), Objects()))
        action = TakeBlocks(place + 1, Blocks(blue=1))
        yield f"purchase-one-{place}", partial(purchase_page, cheap, action, HARD_NAMES, language)
    for paid, blocks in (("few", Blocks(1)), ("many", Blocks(2, 2, 2, 2, 2, 1))):
        yield (
            f"cities-choice-{paid}",
            partial(city_choice_page, view, Build(PALAZZO, City.PISA, blocks), NO_NAMES, "de"),
        )
    for kind in TYPES[:4]:
        yield f"scoring-{kind}", partial(scoring_page, view, ScoreType(kind), HARD_NAMES, "de")
    yield "scoring-crowded", partial(scoring_page, crowd, ScoreCity(City.LERICI), HARD_NAMES, "de")
    for place in range(6):  # most piles: those bought beside the others of their colours
        wheel = tuple(of_all if each == place else Blocks() for each in range(6))
        one_each = own(replace(full_wheel(2), wheel=wheel, phase=CarraraPhase.BUYING))
        action = TakeBlocks(place + 1, Blocks(1, 1, 1, 1, 1, 1))
        yield f"purchase-all-{place}", partial(purchase_page, one_each, action, HARD_NAMES, "de")
    yield "next", partial(wheel_page, full_wheel(5, 4), HARD_NAMES, "de", turns=True)
    yield "next-own", partial(wheel_page, own(full_wheel(5, 4)), HARD_NAMES, "de", 187, turns=True)
    yield "wheel-own", partial(wheel_page, own(full_wheel(5, 9)), HARD_NAMES, "de", 187, 6)


def _expanded() -> Pages:
    recap = [event for turn in range(52, 56) for event in moment(4, 8, turn, True).events]
    yield from _both("recap", view_of(moment(4, 8, 55, True).position, None), HARD_NAMES, "de", recap)
    heap, tell, middle = expanded.heaped(), expanded.telling(), expanded.middle()
    free = heap.players[0]._replace(types_scored=(), cities_scored=(), categories_scored=())
    scorable = replace(heap, players=(free, *heap.players[1:]))
    for language in LANGUAGES:
        yield from _both(f"all-{language}", expanded.fullest(), HARD_NAMES, language)
        yield from _both(f"heaped-{language}", heap, HARD_NAMES, language)
        yield from _both(f"middle-{language}", middle, PLAIN_NAMES[:3], language)
        begun = expanded.start(3, "three_pairs", "skyline")
        yield f"market-start-{language}", partial(market_page, begun, PLAIN_NAMES[:3], language)
        yield f"market-documented-{language}", partial(market_page, expanded.without_extra(), PLAIN_NAMES[:2], language)
        for view in (tell, heap):
            yield f"player-{len(view.players)}-{language}", partial(player_page, view, 0, HARD_NAMES, language)
        ways: list[Scoring] = [*map(ScoreCategory, Category), ScoreType(TYPES[2]), ScoreCity(City.LERICI)]
        for number, way in enumerate(ways):
            yield f"scoring-all-{number}-{language}", partial(scoring_page, scorable, way, HARD_NAMES, language)
        great = Build(GREAT_BUILDINGS[5], City.LUCCA, Blocks(2, 3, 3))
        yield f"construction-great-{language}", partial(construction_page, own(tell), great, HARD_NAMES, language)
        bought = TakeBlocks(1, Blocks(1))
        yield f"purchase-{language}", partial(purchase_page, own(expanded.start()), bought, HARD_NAMES, language)


def _hands() -> Pages:
    empty = own(crowded(1), 1, Hand(0, Blocks(), Objects()))
    for number, view in enumerate((own(crowded(2), 2), empty, expanded.heaped(), expanded.telling())):
        yield f"hand-{number}", partial(hand_page, view, HARD_NAMES, "de")


def _scores() -> Pages:
    """Yield ends of games for two to four, with and without the expansion."""
    for seats in (2, 3, 4):
        for cards in (None, expanded.longest()):
            view, result = ended(finished(seats, seats)._replace(cards=cards))
            names = (PLAIN_NAMES, HARD_NAMES)[(seats + (cards is None)) % 2][:seats]
            name = f"{seats}-{'base' if cards is None else 'cards'}"
            yield f"podium-{name}", partial(podium_page, view, result, names, "de")
            yield f"points-{name}", partial(points_page, view, result, names, "de", grown(23)[:seats])
    view, result = everything()
    yield "podium-everything", partial(podium_page, view, result, HARD_NAMES, "de")
    yield "points-everything", partial(points_page, view, result, HARD_NAMES, "de", grown(1))


def everything() -> tuple[CarraraView, Outcome]:
    """Return the end of a game in which someone has built everything and holds a lot, and two share the rank below."""
    view, result = ended(finished(4, 6))
    built = tuple(Built(building, City.LERICI) for building in (*BUILDINGS, *GREAT_BUILDINGS))
    players = (view.players[0]._replace(buildings=built), *view.players[1:])
    tied = Outcome((238, 97, 97, 0), (0,), result.breakdown)
    return replace(view, players=players, open_hands=scattered().open_hands), tied
