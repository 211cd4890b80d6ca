"""The lesson of Palazzo: what each step shows and asks, and how answers are judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.contract import IllegalAction
from bot.games.palazzo.lesson.steps import STEPS, attempt, view_at
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.palazzo.lesson import facts_of, label
from cogs.core.face import MultipleChoice, Verdict
from cogs.games.palazzo.panels.common import GAME
from render.engine.picture import Picture
from render.games.palazzo import PICTURES


class PalazzoLesson:
    """The lesson of Palazzo."""

    steps = len(STEPS)

    def title(self, t: Texts, step: int) -> str:
        """Return the title of a step."""
        return _own(t).say(f"lesson-{STEPS[step].name}-title")

    def texts(self, t: Texts, step: int, names: Sequence[str]) -> tuple[str, ...]:
        """Describe what there is to know."""
        own = _own(t)
        return (own.say(f"lesson-{STEPS[step].name}", **facts_of(own, STEPS[step])),)

    def how(self, t: Texts, step: int) -> str:
        """Describe how this is done in a game; empty if there is nothing to do."""
        own, key = _own(t), f"lesson-{STEPS[step].name}-how"
        return own.say(key) if own.has(key) else ""

    def answers(self, t: Texts, step: int) -> Mapping[str, str] | MultipleChoice:
        """Return the answers to choose from."""
        return {answer: label(_own(t), STEPS[step], answer) for answer in STEPS[step].answers}

    def judge(self, t: Texts, step: int, given: Sequence[str], names: Sequence[str]) -> Verdict | None:
        """Judge an answer: right, legal but weaker, or refused by the rules."""
        own, asked = _own(t), STEPS[step]
        answer = given[0] if given else ""
        if answer not in asked.answers:
            return None
        why = own.say(f"lesson-{asked.name}-{answer}", **facts_of(own, asked))
        try:
            attempt(asked, answer)
        except IllegalAction as refused:
            refusal = game_texts(t, GAME).refusal(refused, names)
            return Verdict(False, own.say("learn-refused", refusal=refusal, why=why))
        right = answer == asked.right
        return Verdict(right, own.say("learn-right" if right else "learn-weaker", why=why))

    def draw(self, step: int, names: Sequence[str], language: str) -> tuple[Picture, ...]:
        """Draw the market and what the pupil holds, the more important one first."""
        shown = view_at(STEPS[step])
        own, market = PICTURES.hand(shown, names, language), PICTURES.board(shown, names, language)[0]
        return (market, own) if STEPS[step].market else (own,)


def _own(t: Texts) -> Texts:
    return game_texts(t, GAME).t
