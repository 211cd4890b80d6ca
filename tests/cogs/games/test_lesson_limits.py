"""Every step of a lesson fits into a message, after any answer, in both languages and with the longest name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.texts import LANGUAGES, texts
from cogs.coach.learn import lesson_page, lesson_verdict
from cogs.core.face import FACES, MultipleChoice
from cogs.core.request import Request
from cogs.core.response import Response
from cogs.viewing.rules import found_panel, offered_passages
from render.engine.painter import Painter
from tests.cogs.worst import NAME, check


@pytest.mark.slow
@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["carrara", "carcassonne", "palazzo"])
async def test_lesson(game: str, language: str) -> None:
    """Discord accepts every step, which has its own picture, and every comment; each control has a handler."""
    painter, t = Painter(1), texts(language)
    interaction: Any = SimpleNamespace(message=None, guild_id=None, user=SimpleNamespace(display_name=NAME, id=1))
    request = Request(interaction, Response(interaction), cast(Any, None), painter, cast(Any, None), t)
    lesson = FACES[game].lesson
    assert lesson is not None
    shown = set[bytes]()
    for number in range(lesson.steps):
        panel = await lesson_page(request, game, number)
        check(panel)
        assert panel.pictures[0][1].data not in shown
        shown.add(panel.pictures[0][1].data)
        offered = lesson.answers(t, number)
        given = [[answer] for answer in offered] if not isinstance(offered, MultipleChoice) else []
        if isinstance(offered, MultipleChoice):
            values = [value for value, _ in offered.choices]
            given = [values[start:] for start in range(len(values))]
        for answer in given:
            judged = await lesson_verdict(request, game, number, answer)
            check(judged)
            assert (judged.texts, judged.below) != (panel.texts, ())
    painter.close()


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["e", "a b c", "die der das", "the", "x" * 500, "\u00df" * 100, "", "mar kaufen buy"])
def test_search(language: str, typed: str) -> None:
    """Every page of search results fits, and so do the suggestions."""
    t = texts(language, "carrara")
    for page in ("", "0.first", "1.on", "7.last", "nonsense"):
        check(found_panel(t, "carrara", typed, page))
    assert all(1 <= len(choice.name) <= 100 for choice in offered_passages(t, "carrara", typed))
