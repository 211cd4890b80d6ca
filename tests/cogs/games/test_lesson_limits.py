"""Every step of a lesson fits into a message, after any answer, in both languages and with the longest name."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.texts import LANGUAGES, texts
from cogs.coach.learn import lesson_page, lesson_verdict
from cogs.core.face import FACES
from cogs.core.request import Request
from cogs.core.response import Response
from render.engine.painter import Painter
from tests.cogs.worst import NAME, check


@pytest.mark.slow
@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["carcassonne", "palazzo"])
async def test_lesson(game: str, language: str) -> None:
    """Discord accepts the steps and the comment on each answer, and every control has a handler."""
    painter = Painter(1)
    interaction: Any = SimpleNamespace(message=None, guild_id=None, user=SimpleNamespace(display_name=NAME, id=1))
    request = Request(interaction, Response(interaction), cast(Any, None), painter, cast(Any, None), texts(language))
    lesson = FACES[game].lesson
    assert lesson is not None
    for number in range(lesson.steps):
        panel = await lesson_page(request, game, number)
        check(panel)
        assert panel.pictures
        answers = lesson.answers(texts(language), number)
        assert isinstance(answers, Mapping)
        for answer in answers:
            judged = await lesson_verdict(request, game, number, [answer])
            check(judged)
            assert (judged.texts, judged.below) != (panel.texts, ())
    painter.close()
