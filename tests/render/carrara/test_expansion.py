"""With the expansion too every picture has its place, can be read, and shows what there is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from bot.games import carrara
from bot.games.carrara.actions import Build, ScoreCategory, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.components import GREAT_BUILDINGS, TYPES, Blocks, Category, City
from bot.games.carrara.view import SeatView
from render.carrara.board import board_page
from render.carrara.construction import construction_page
from render.carrara.hand import hand_page
from render.carrara.page import Page
from render.carrara.player_board import player_page
from render.carrara.purchase import purchase_page
from render.carrara.score import score_page
from render.carrara.scored import scoring_page
from tests.render.carrara.checks import astride, illegible, off_page, overlaps, wrong_grounds
from tests.render.carrara.expanded import fullest, heaped, longest, middle, start, telling, without_extra
from tests.render.carrara.positions import HARD_NAMES, PLAIN_NAMES, finished, own


def _scorable(view: SeatView) -> SeatView:
    player = view.players[view.seat]._replace(types_scored=(), cities_scored=(), categories_scored=())
    return replace(view, players=(player, *view.players[1:]))


@cache
def pages() -> dict[str, Page]:
    """Lay out every page once."""
    return dict(_pages())


def _pages() -> Iterator[tuple[str, Page]]:
    heap, tell = heaped(), telling()
    free = _scorable(heap)
    over = finished(4, 6)._replace(cards=longest())
    result = carrara.outcome(over)
    assert result is not None
    for language in ("en", "de"):
        yield f"start-{language}", board_page(start(3, "three_pairs", "founders"), PLAIN_NAMES[:3], language)
        yield f"no-extra-{language}", board_page(without_extra(), PLAIN_NAMES[:2], language)
        yield f"middle-{language}", board_page(middle(), PLAIN_NAMES[:3], language)
        yield f"fullest-{language}", board_page(fullest(), HARD_NAMES, language)
        yield f"heaped-{language}", board_page(heap, HARD_NAMES, language)
        for view in (tell, heap):
            place = f"{len(view.players)}-{language}"
            yield f"hand-{place}", hand_page(view, HARD_NAMES, language)
            yield f"player-{place}", player_page(view, 0, HARD_NAMES, language)
        for category in Category:
            yield f"special-{category}-{language}", scoring_page(free, ScoreCategory(category), HARD_NAMES, language)
        yield f"type-{language}", scoring_page(free, ScoreType(TYPES[2]), HARD_NAMES, language)
        yield f"city-{language}", scoring_page(free, ScoreCity(City.LERICI), HARD_NAMES, language)
        great = Build(GREAT_BUILDINGS[5], City.LUCCA, Blocks(2, 3, 3))
        yield f"construction-{language}", construction_page(own(tell), great, HARD_NAMES, language)
        yield f"purchase-{language}", purchase_page(own(start()), TakeBlocks(1, Blocks(1)), language)
        yield f"final-{language}", score_page(carrara.view(over, None), result, HARD_NAMES, language)


@pytest.mark.parametrize("name", sorted(pages()))
def test_everything_has_its_place(name: str) -> None:
    """Nothing is cut off or overlaps, every ground is what it is said to be, and all letters can be read on a phone."""
    page = pages()[name]

    assert off_page(page) == []
    assert overlaps(page) == []
    assert astride(page) == []
    assert wrong_grounds(page) == []
    assert illegible(page) == []
