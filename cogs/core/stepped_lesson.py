"""A lesson whose steps each ask for one of a few answers, which the rules judge."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from bot.games.contract import IllegalAction
from bot.texts import Fact, Texts
from bot.texts.games import game_texts
from cogs.core.face import MultipleChoice, Verdict


class AskingStep(Protocol):
    """A step: its name in the keys of its texts, the name of the right answer, and all answers by name."""

    @property
    def name(self) -> str:
        """Return its name."""
        ...

    @property
    def right(self) -> str:
        """Return the name of the right answer."""
        ...

    @property
    def answers(self) -> Mapping[str, Any]:
        """Return all answers."""
        ...


S = TypeVar("S", bound=AskingStep)


class SteppedLesson(ABC, Generic[S]):
    """What such lessons have in common; a game says what is drawn, and in which words."""

    def __init__(self, game: str, steps: Sequence[S], attempt: Callable[[S, str], object]) -> None:
        self.game = game
        self.asked = steps
        self.steps = len(steps)
        self._attempt = attempt
        """Tries an answer out, or raises IllegalAction."""

    def title(self, t: Texts, step: int) -> str:
        """Return the title of a step."""
        return self.own(t).say(f"lesson-{self.asked[step].name}-title")

    def texts(self, t: Texts, step: int, names: Sequence[str]) -> tuple[str, ...]:
        """Describe what has happened since the previous step, and what there is to know."""
        own, asked = self.own(t), self.asked[step]
        lines = self.recounted(own, step, names)
        know = own.say(f"lesson-{asked.name}", **self.facts(own, asked))
        return (*(("\n".join(lines),) if lines else ()), know)

    def how(self, t: Texts, step: int) -> str:
        """Describe how this is done in a game; empty if there is nothing to do."""
        own, key = self.own(t), f"lesson-{self.asked[step].name}-how"
        return own.say(key) if own.has(key) else ""

    def answers(self, t: Texts, step: int) -> Mapping[str, str] | MultipleChoice:
        """Return the answers to choose from."""
        asked = self.asked[step]
        return {answer: self.label(self.own(t), asked, answer) for answer in asked.answers}

    def judge(self, t: Texts, step: int, given: Sequence[str], names: Sequence[str]) -> Verdict | None:
        """Judge an answer: right, legal but weaker, or refused by the rules."""
        own, asked = self.own(t), self.asked[step]
        answer = given[0] if given else ""
        if answer not in asked.answers:
            return None
        why = own.say(f"lesson-{asked.name}-{answer}", **self.facts(own, asked))
        try:
            self._attempt(asked, answer)
        except IllegalAction as refused:
            refusal = game_texts(t, self.game).refusal(refused, names)
            return Verdict(False, own.say("learn-refused", refusal=refusal, why=why))
        right = answer == asked.right
        return Verdict(right, own.say("learn-right" if right else "learn-weaker", why=why))

    def own(self, t: Texts) -> Texts:
        """Return the game's texts in a language."""
        return game_texts(t, self.game).t

    def recounted(self, t: Texts, step: int, names: Sequence[str]) -> Sequence[str]:
        """Describe what happened before a step, a line for each event; nothing by default."""
        return ()

    @abstractmethod
    def label(self, t: Texts, step: S, answer: str) -> str:
        """Return an answer's label."""

    @abstractmethod
    def facts(self, t: Texts, step: S) -> Mapping[str, Fact]:
        """Return the facts for the texts of a step."""
