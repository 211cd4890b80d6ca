"""The film of a game: it only ever shows palazzi smaller, and fields stay where they are."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.palazzo.view import view
from render.games import pictures_of
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzi import palazzi_page
from render.games.palazzo.showcase.played import NAMES, play_game
from tests.render.shown import boxes, icons


def _frames(seats: int, seed: int) -> list[PalazzoPage]:
    """Lay out every fourth moment of a game, and its end, as a film shows them."""
    moments = play_game(seats, seed)
    scenes = [(view(each.position, None), each.events, NAMES[:seats]) for each in (*moments[::4], moments[-1])]
    plans = pictures_of("palazzo").plan_film(scenes, "en")
    return [
        palazzi_page(seen, names, "en", events, film=plan)
        for (seen, events, names), plan in zip(scenes, plans, strict=True)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_floors_never_grow(seats: int) -> None:
    """They become smaller in few steps, alike for all seats."""
    widths = [{each.box.width for each in icons(page, end="/roof").values()} for page in _frames(seats, 9)]
    assert all(len(each) <= 1 for each in widths)
    seen = [width for (width,) in filter(None, widths)]
    assert all(one >= other for one, other in pairwise(seen))
    assert len({*seen}) <= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fields_stay(seats: int) -> None:
    sheets = [boxes(page, "ground/", end="/sheet") for page in _frames(seats, 9)]
    assert len(sheets[0]) == seats
    assert all(each == sheets[0] for each in sheets)
