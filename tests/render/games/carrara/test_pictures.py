"""The pictures themselves: valid, small, identical for the same view, with every sprite drawn once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from bot.games import carrara
from bot.games.carrara.actions import Build, ScoreCity, TakeBlocks
from bot.games.carrara.components import BUILDINGS, Blocks, City
from render.engine import theme
from render.engine.picture import Picture
from render.games import pictures_of
from render.games.carrara.atlas import atlas
from render.games.carrara.pictures import (
    board,
    construction,
    final_score,
    hand,
    player_board,
    purchase,
    scoring,
    wheel,
    wheel_after_turn,
)
from tests.render.games.carrara.positions import (
    HARD_NAMES,
    PLAIN_NAMES,
    crowded,
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

LIMIT = 120_000


def _both(name: str, seen: tuple[Picture, Picture]) -> dict[str, Picture]:
    return {f"{name}: market": seen[0], f"{name}: cities": seen[1]}


def _pictures() -> dict[str, Picture]:
    position, events = moment(4, 13, 41)
    view = carrara.view(position, None)
    over = finished(4, 6)
    result = carrara.outcome(over)
    assert result is not None
    return {
        **_both("board", board(view, PLAIN_NAMES, "en", events)),
        **_both("crowded", board(crowded(), HARD_NAMES, "de")),
        **_both("fullest", board(carrara.view(fullest().position, None, True), PLAIN_NAMES, "de", fullest().events)),
        **_both("scattered", board(scattered(), HARD_NAMES, "de")),
        "hand": hand(own(crowded(1), 1), HARD_NAMES, "en"),
        "wheel": wheel(view, PLAIN_NAMES, "en", 3),
        "after turn": wheel_after_turn(full_wheel(4, 2), PLAIN_NAMES, "de"),
        "final": final_score(carrara.view(over, None), result, HARD_NAMES, "de")[0],
        "points": final_score(carrara.view(over, None), result, HARD_NAMES, "en", grown(20))[1],
        "player": player_board(crowded(2), 2, HARD_NAMES, "en"),
        "purchase": purchase(own(full_wheel(3)), TakeBlocks(4, Blocks(white=4, yellow=1)), PLAIN_NAMES, "de"),
        "construction": construction(scorable(), Build(BUILDINGS[4], City.PISA, Blocks(5)), HARD_NAMES, "en"),
        "scoring": scoring(in_one_city(), ScoreCity(City.LERICI), HARD_NAMES, "de"),
    }


@cache
def _drawn() -> dict[str, Picture]:
    return _pictures()


@pytest.mark.slow
def test_pictures_are_small() -> None:
    """Every picture is a WebP of the page's width, within its size limit, with alt text."""
    for name, picture in _drawn().items():
        image = Image.open(BytesIO(picture.data))
        assert image.format == "WEBP", name
        assert image.width == theme.WIDTH, name
        assert len(picture.data) <= LIMIT, name
        assert 0 < len(picture.alt) <= 1024, name


@pytest.mark.slow
def test_the_same_view_gives_the_same_bytes() -> None:
    """Pictures depend on neither chance nor the clock."""
    assert _pictures() == _drawn()


def test_sprites_are_drawn_once() -> None:
    """A second picture of the same things creates no new sprites, or letters."""
    position, events = moment(4, 13, 41)
    view = carrara.view(position, None)
    board(view, PLAIN_NAMES, "en", events)
    before = [cache.cache_info().misses for cache in (atlas().parts, atlas().letters)]
    board(view, PLAIN_NAMES, "en", events)

    assert [cache.cache_info().misses for cache in (atlas().parts, atlas().letters)] == before


def test_carrara_has_pictures() -> None:
    """The registry finds a game's pictures by its name."""
    view = carrara.view(moment(2, 5, 0).position, None)

    assert pictures_of("carrara").board(view, PLAIN_NAMES[:2], "en") == board(view, PLAIN_NAMES[:2], "en")


@pytest.mark.slow
def test_pictures_drawn_together_are_those_drawn_alone() -> None:
    """Threads share sprites and fonts without disturbing each other."""
    position, events = moment(3, 17, 28)
    view = carrara.view(position, None)
    named = [(f"Łucja {number}", "Ψυχή", "Жук") for number in range(8)]
    alone = [board(view, each, "en", events) for each in named]
    atlas().letters.cache_clear()
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda each: board(view, each, "en", events), named))

    assert together == alone
