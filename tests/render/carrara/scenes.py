"""Every kind of page laid out for ordinary and for hard positions, by name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.games import carrara
from render.carrara.board import board_page
from render.carrara.hand import hand_page
from render.carrara.market import next_wheel_page, wheel_page
from render.carrara.page import Page
from render.carrara.score import score_page
from tests.render.carrara.positions import (
    HARD_NAMES,
    NO_NAMES,
    PLAIN_NAMES,
    crowded,
    finished,
    full_wheel,
    moment,
    own,
    scattered,
)


@cache
def pages() -> dict[str, Page]:
    """Lay out every page once."""
    return dict(_pages())


def _pages() -> Iterator[tuple[str, Page]]:
    for language in ("en", "de"):
        yield f"crowded-{language}", board_page(crowded(), HARD_NAMES, language)
        yield f"scattered-{language}", board_page(scattered(), HARD_NAMES, language)
        yield f"hand-{language}", hand_page(own(crowded(2), 2), HARD_NAMES, language)
        yield f"next-{language}", next_wheel_page(full_wheel(5, 4), language)
        over = finished(4, 6)
        result = carrara.outcome(over)
        assert result is not None
        yield f"final-{language}", score_page(carrara.view(over, None), result, HARD_NAMES, language)
    yield "nameless", board_page(crowded(3), NO_NAMES, "de")
    for seats in (2, 3, 4):
        for turns in range(0, 60, 7):
            position, events = moment(seats, seats + turns, turns)
            yield f"game-{seats}-{turns}", board_page(carrara.view(position, None), PLAIN_NAMES[:seats], "en", events)
        position, events = finished(seats, seats), moment(seats, seats, 10_000).events
        yield f"over-{seats}", board_page(carrara.view(position, None), HARD_NAMES[:seats], "de", events)
        seat = carrara.view(moment(seats, 7, 25).position, seats - 1)
        assert isinstance(seat, carrara.SeatView)
        yield f"hand-{seats}", hand_page(seat, HARD_NAMES, "en")
    for segment in range(6):
        for blocks in range(0, 12):
            yield f"wheel-{segment}-{blocks}", wheel_page(full_wheel(segment, blocks), "en", blocks)
        yield f"board-wheel-{segment}", board_page(full_wheel(segment), PLAIN_NAMES[:2], "de")
