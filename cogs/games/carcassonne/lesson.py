"""The lesson of Carcassonne: its words, and the pictures of its steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.lesson.steps import STEPS, Shows, Step, attempt, view_at
from bot.texts import Fact, Texts
from bot.texts.games.carcassonne.lesson import facts_of, label, recounted
from cogs.core.stepped_lesson import SteppedLesson
from cogs.games.carcassonne.panels.draft import GAME
from render.engine.picture import Picture
from render.games.carcassonne import pictures


class CarcassonneLesson(SteppedLesson[Step]):
    """The lesson of Carcassonne."""

    def __init__(self) -> None:
        super().__init__(GAME, STEPS, attempt)

    def recounted(self, t: Texts, step: int, names: Sequence[str]) -> Sequence[str]:
        """Describe what happened before a step, a line for each event."""
        return recounted(t, step, names)

    def label(self, t: Texts, step: Step, answer: str) -> str:
        """Return an answer's label."""
        return label(t, step, answer)

    def facts(self, t: Texts, step: Step) -> Mapping[str, Fact]:
        """Return the facts for the texts of a step."""
        return facts_of(t, step)

    def draw(self, step: int, names: Sequence[str], language: str) -> tuple[Picture, ...]:
        """Draw the picture of a step."""
        view = view_at(STEPS[step])
        match STEPS[step].shows:
            case Shows.PLACES:
                return pictures.places(view, names, language)
            case Shows.FOLLOWER:
                return (pictures.follower(view, names, language),)
            case Shows.GOLD:
                return (pictures.closeup(view, names, language, (), places_for_gold(view)),)
            case Shows.FIELDS:
                return (pictures.fields(view, names, language),)
