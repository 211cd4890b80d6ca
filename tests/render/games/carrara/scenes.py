"""Every kind of page laid out for ordinary and for hard positions, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

from bot.games import carrara
from bot.games.carrara.actions import Build, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.components import CITIES, TYPES, Blocks, Building, BuildingType, City, Objects
from bot.games.carrara.position import Phase
from bot.games.carrara.view import Hand
from render.games.carrara.page import Page
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.construction import construction_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.player_board import player_page
from render.games.carrara.pages.purchase import purchase_page
from render.games.carrara.pages.scoring import scoring_page
from render.games.carrara.pages.wheel import next_wheel_page, wheel_page
from tests.render.games.carrara.positions import (
    HARD_NAMES,
    NO_NAMES,
    PLAIN_NAMES,
    crowded,
    finished,
    full_wheel,
    fullest,
    in_one_city,
    moment,
    own,
    scattered,
    scorable,
)
from tests.render.laid import Laid

PALAZZO = Building(BuildingType.PALAZZO, 5)


@cache
def pages() -> Laid[Page]:
    """Return every page, laid out once."""
    return Laid(dict(_pages()))


def _pages() -> Iterator[tuple[str, Callable[[], Page]]]:
    for language in ("en", "de"):
        yield f"cities-crowded-{language}", partial(cities_page, crowded(), HARD_NAMES, language)
        yield f"cities-scattered-{language}", partial(cities_page, scattered(), HARD_NAMES, language, band="W" * 60)
        yield f"crowded-{language}", partial(market_page, crowded(), HARD_NAMES, language)
        yield f"scattered-{language}", partial(market_page, scattered(), HARD_NAMES, language)
        yield f"next-{language}", partial(next_wheel_page, full_wheel(5, 4), HARD_NAMES, language)
        yield f"next-own-{language}", partial(next_wheel_page, own(full_wheel(5, 4)), HARD_NAMES, language)
        yield f"wheel-own-{language}", partial(wheel_page, own(full_wheel(5, 9)), HARD_NAMES, language, 187, 6)
        yield from _questions(language)
    full = fullest()
    yield "fullest", partial(market_page, carrara.view(full.position, None, True), HARD_NAMES, "de", full.events)
    yield "cities-fullest", partial(cities_page, carrara.view(full.position, None), HARD_NAMES, "de", full.events)
    yield "cities-open", partial(cities_page, carrara.view(full.position, None, True), HARD_NAMES, "de", full.events)
    yield "cities-nameless", partial(cities_page, crowded(3), NO_NAMES, "de")
    yield "nameless", partial(market_page, crowded(3), NO_NAMES, "de")
    for seats in (2, 3, 4):
        for turns in range(0, 60, 7):
            position, events = moment(seats, seats + turns, turns)
            cities = partial(cities_page, carrara.view(position, None), PLAIN_NAMES[:seats], "en", events)
            yield f"cities-{seats}-{turns}", cities
            yield (
                f"game-{seats}-{turns}",
                partial(market_page, carrara.view(position, None), PLAIN_NAMES[:seats], "en", events),
            )
            if turns == 42:
                yield f"cities-band-{seats}", partial(cities, band="Sandbox: nothing counts")
        position, events = finished(seats, seats), moment(seats, seats, 10_000).events
        yield (
            f"cities-over-{seats}",
            partial(cities_page, carrara.view(position, None), HARD_NAMES[:seats], "de", events),
        )
        yield f"over-{seats}", partial(market_page, carrara.view(position, None), HARD_NAMES[:seats], "de", events)
        seen, events = carrara.view(moment(seats, 7, 25).position, seats - 1), moment(seats, 7, 25).events
        yield f"player-{seats}", partial(player_page, seen, seats - 1, PLAIN_NAMES, "en", events)
    for segment in range(6):
        for blocks in range(0, 12):
            yield (
                f"wheel-{segment}-{blocks}",
                partial(wheel_page, full_wheel(segment, blocks), PLAIN_NAMES, "en", blocks),
            )
        yield f"board-wheel-{segment}", partial(market_page, full_wheel(segment), PLAIN_NAMES[:2], "de")


def _questions(language: str) -> Iterator[tuple[str, Callable[[], Page]]]:
    """Yield the pages that answer a question: a player's board, and the effect of a move."""
    view, crowd = scorable(), in_one_city()
    yield f"player-{language}", partial(player_page, view, 1, HARD_NAMES, language)
    yield f"player-crowded-{language}", partial(player_page, crowd, 0, HARD_NAMES, language)
    yield f"player-empty-{language}", partial(player_page, view, 3, HARD_NAMES, language)
    for each in TYPES[:4]:
        yield f"scoring-{each}-{language}", partial(scoring_page, view, ScoreType(each), HARD_NAMES, language)
    for city in CITIES:
        yield f"scoring-{city}-{language}", partial(scoring_page, view, ScoreCity(city), HARD_NAMES, language)
        building = Build(PALAZZO, city, Blocks(5))
        yield f"construction-{city}-{language}", partial(construction_page, view, building, HARD_NAMES, language)
    yield f"scoring-crowded-{language}", partial(scoring_page, crowd, ScoreCity(City.LERICI), HARD_NAMES, language)
    for segment in range(6):
        dear = own(full_wheel(segment), 0, Hand(187, Blocks(), Objects()))
        action = TakeBlocks(segment + 1, Blocks(7, 2, 0, 0, 1))
        yield f"purchase-{segment}-{language}", partial(purchase_page, dear, action, HARD_NAMES, language)
        cheap = own(replace(full_wheel(segment), phase=Phase.BUYING), 0, Hand(9, Blocks(1, 1, 1), Objects()))
        action = TakeBlocks(segment + 1, Blocks(blue=1))
        yield f"purchase-one-{segment}-{language}", partial(purchase_page, cheap, action, HARD_NAMES, language)
    one_each = replace(full_wheel(2), wheel=(Blocks(1, 1, 1, 1, 1, 1), *full_wheel(2).wheel[1:]), phase=Phase.BUYING)
    everything = TakeBlocks(1, Blocks(1, 1, 1, 1, 1, 1))
    yield f"purchase-all-{language}", partial(purchase_page, own(one_each), everything, HARD_NAMES, language)
