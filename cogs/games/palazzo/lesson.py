"""The lesson of Palazzo: its words, and the pictures of its steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.palazzo.lesson.steps import STEPS, Step, attempt, view_at
from bot.texts import Fact, Texts
from bot.texts.games.palazzo.lesson import facts_of, label
from cogs.core.stepped_lesson import SteppedLesson
from cogs.games.palazzo.panels.common import GAME
from render.engine.picture import Picture
from render.games.palazzo import PICTURES


class PalazzoLesson(SteppedLesson[Step]):
    """The lesson of Palazzo."""

    def __init__(self) -> None:
        super().__init__(GAME, STEPS, attempt)

    def label(self, t: Texts, step: Step, answer: str) -> str:
        """Return an answer's label."""
        return label(t, step, answer)

    def facts(self, t: Texts, step: Step) -> Mapping[str, Fact]:
        """Return the facts for the texts of a step."""
        return facts_of(t, step)

    def draw(self, step: int, names: Sequence[str], language: str) -> tuple[Picture, ...]:
        """Draw the market and what the pupil holds, the more important one first."""
        shown = view_at(STEPS[step])
        own, market = PICTURES.hand(shown, names, language), PICTURES.board(shown, names, language)[0]
        return (market, own) if STEPS[step].market else (own,)
