"""Every step of the lesson fits into a message, after any answer, in both languages and with the longest name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games.carcassonne.lesson.steps import STEPS
from bot.texts import LANGUAGES, texts
from cogs.coach.lessons import lesson_page, lesson_verdict
from cogs.core.request import Request
from cogs.core.response import Response
from render.engine.painter import Painter
from tests.cogs.worst import NAME, check


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_lesson(language: str) -> None:
    """Discord accepts the steps and the comment on each answer, and every control has a handler."""
    painter = Painter(1)
    interaction: Any = SimpleNamespace(message=None, guild_id=None, user=SimpleNamespace(display_name=NAME, id=1))
    request = Request(interaction, Response(interaction), cast(Any, None), painter, cast(Any, None), texts(language))
    for number, step in enumerate(STEPS):
        panel = await lesson_page(request, "carcassonne", number)
        check(panel)
        assert panel.pictures
        for answer in step.answers:
            judged = await lesson_verdict(request, "carcassonne", number, [answer])
            check(judged)
            assert (judged.texts, judged.below) != (panel.texts, ())
    painter.close()
