"""Every step of the lesson fits into a message, after any answer, in both languages and with the longest name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games.carrara.components import COLOURS
from bot.games.carrara.lesson import STEPS, Asks, Shows
from bot.texts import LANGUAGES, texts
from cogs.coach.learn import lesson_page, lesson_verdict
from cogs.core.request import Request
from cogs.core.response import Response
from cogs.viewing.rules import found_panel, offered_passages
from render.engine.painter import Painter
from tests.cogs.worst import NAME, check


@pytest.fixture
def painter() -> Any:
    """A painter that is closed after the test."""
    painter = Painter(1)
    yield painter
    painter.close()


@pytest.mark.slow
@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_lesson(language: str, painter: Painter) -> None:
    """Discord accepts the steps and the comment on each answer, and every control has a handler."""
    interaction: Any = SimpleNamespace(message=None, guild_id=None, user=SimpleNamespace(display_name=NAME, id=1))
    request = Request(interaction, Response(interaction), cast(Any, None), painter, cast(Any, None), texts(language))
    for number, step in enumerate(STEPS):
        panel = await lesson_page(request, "carrara", number)
        check(panel)
        assert len(panel.pictures) == (2 if step.shows in (Shows.BOARD, Shows.FINAL) else 1)
        given = [[key] for key in step.answers]
        if step.asks is Asks.BLOCKS:
            given = [[f"{colour.key}.0" for colour in COLOURS[start:]] for start in range(len(COLOURS))]
        for answer in given:
            judged = await lesson_verdict(request, "carrara", number, answer)
            check(judged)
            assert (judged.texts, judged.below) != (panel.texts, ())


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["e", "a b c", "die der das", "the", "x" * 500, "\u00df" * 100, "", "mar kaufen buy"])
def test_search(language: str, typed: str) -> None:
    """Every page of search results fits, and so do the suggestions."""
    t = texts(language, "carrara")
    for page in ("", "0.first", "1.on", "7.last", "nonsense"):
        check(found_panel(t, "carrara", typed, page))
    assert all(1 <= len(choice.name) <= 100 for choice in offered_passages(t, "carrara", typed))
