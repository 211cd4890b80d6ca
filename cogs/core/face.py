"""What a game supplies for Discord besides texts and pictures, and the seat whose turn its controls are for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, Protocol, TypeVar

from discord import app_commands

from bot.games.contract import IllegalAction
from bot.model.history import TakeBack
from bot.tables.table import Table
from bot.tables.take_back import offer_take_back
from bot.texts import Fact, Texts
from bot.texts.games import game_texts
from cogs.core.controls import Button, Buttons, ControlId
from cogs.core.panel import Panel
from render.engine.picture import Picture

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class ActingSeat(Generic[V]):
    """A seat that may act, with its view; creates the ids of its private controls."""

    t: Texts
    """The game's texts, in the reader's language."""
    table: Table
    seat: int
    view: V
    revision: int
    """The table's revision that the view shows; others may act while a picture is drawn."""
    take_back: TakeBack | None = None
    """How the seat could take back its latest choice; None if it cannot."""
    advised: Sequence[Any] = ()
    """The coach's best actions, if the seat has asked for a hint on this turn and may have one."""

    @property
    def names(self) -> list[str]:
        """The names at the table, not escaped."""
        return self.table.names

    def id(self, what: str, arg: str = "") -> ControlId:
        """Return the id of a control for this seat as of this revision."""
        return ControlId(what, self.table.id, self.revision, self.seat, arg)

    def refusal(self, action: Any) -> IllegalAction | None:
        """Return why the rules refuse an action of the seat; None if they do not."""
        return self.table.refusal(self.seat, action)

    @property
    def back(self) -> Button:
        """The button that leads back to the beginning of the turn's panel."""
        return Button(self.id(f"{self.table.row.game}_turn"), self.t.say("button-back"))


async def turn_of(t: Texts, table: Table, seat: int) -> ActingSeat[Any]:
    """Return the turn of a seat that may act, as it is when this is called."""
    # before anything is awaited, as an action is only refused as outdated if the revision is the one that was checked
    turn = ActingSeat(game_texts(t, table.row.game).t, table, seat, table.view(seat), table.revision)
    return replace(turn, take_back=await offer_take_back(table, seat))


@dataclass(frozen=True, slots=True)
class Face:
    """A game's user interface in Discord."""

    commands: Callable[[], app_commands.Group]
    """Returns the group of the game's commands."""
    turn_buttons: Callable[[Texts, Table, int], Sequence[Buttons]]
    """Returns the buttons of a turn message for a row of the log, which open private panels or answer at once.

    The first row has at most 3, and in a game with standing orders at most 2.
    """
    turn_panel: Callable[[ActingSeat[Any]], Panel]
    """Returns the private panel, without pictures, from which a seat can act now."""
    confirm_id: Callable[[Table, int, Any, Sequence[Any]], ControlId]
    """Returns the id of a control that opens the private panel in which a seat confirms an action.

    Actions that would follow in the same turn may be chosen in it beforehand.
    """
    own_buttons: Callable[[Texts, Table], Buttons] = lambda t, table: ()
    """Returns at most 2 buttons for features that only this game has, shown below a hand and in the panel More."""
    lesson: Lesson[Any] | None = None


class Faces(dict[str, Face]):
    """Faces by the name of the game, each loaded when it is first needed, by a function that `cogs.games` sets."""

    find: Callable[[str], Face]

    def __missing__(self, game: str) -> Face:
        face = self[game] = self.find(game)
        return face


FACES: Final = Faces()


@dataclass(frozen=True, slots=True)
class MultipleChoice:
    """A choice of one or more values: its placeholder, and the values with their labels."""

    placeholder: str
    choices: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on an answer in a lesson: whether it is right, and the comment on it."""

    right: bool
    said: str


class AskingStep(Protocol):
    """A step of a lesson."""

    @property
    def name(self) -> str:
        """Its name in the keys of its texts."""
        ...

    @property
    def right(self) -> str:
        """The name of the right answer."""
        ...

    @property
    def answers(self) -> Mapping[str, Any]:
        """All answers by name."""
        ...


S = TypeVar("S", bound=AskingStep)


@dataclass(frozen=True, slots=True)
class Lesson(Generic[S]):
    """A game's lesson, whose steps ask for one of a few answers, which the rules judge.

    Steps are counted from 0, and names are passed escaped, the pupil's first.
    """

    game: str
    steps: Sequence[S]
    attempt: Callable[[S, Any], Any]
    """Tries an answer out, or raises IllegalAction."""
    label: Callable[[Texts, S, Any], str]
    """Returns an answer's label."""
    facts: Callable[[Texts, S], Mapping[str, Fact]]
    """Returns the facts for the texts of a step."""
    draw: Callable[[int, Sequence[str], str], Sequence[Picture]]
    """Draws the pictures of a step in a language, the most important first; names are unescaped."""
    happened: Callable[[int], Sequence[Any]] = lambda step: ()
    """Returns the events before a step that are told in it."""

    def title(self, t: Texts, step: int) -> str:
        """Return the title of a step."""
        return self.own(t).say(f"lesson-{self.steps[step].name}-title")

    def texts(self, t: Texts, step: int, names: Sequence[str]) -> Sequence[str]:
        """Describe what has happened since the previous step, and explain this one."""
        own, asked = self.own(t), self.steps[step]
        told = game_texts(t, self.game).lines(self.happened(step), names)
        lines = [own.say("learn-happened", line=line) for line in told]
        know = own.say(f"lesson-{asked.name}", **self.facts(own, asked))
        return "\n".join(lines), know

    def how(self, t: Texts, step: int) -> str:
        """Describe how this is done in a game; empty if there is nothing to do."""
        own, key = self.own(t), f"lesson-{self.steps[step].name}-how"
        return own.say(key) if own.has(key) else ""

    def answers(self, t: Texts, step: int) -> Mapping[str, str] | MultipleChoice:
        """Return the possible answers: button labels by answer name, or a choice of several values."""
        asked = self.steps[step]
        return {answer: self.label(self.own(t), asked, answer) for answer in asked.answers}

    def judge(self, t: Texts, step: int, given: Sequence[str], names: Sequence[str]) -> Verdict | None:
        """Judge an answer: right, legal but weaker, or refused by the rules; None if this version does not know it."""
        own, asked = self.own(t), self.steps[step]
        answer = given[0] if given else ""
        if answer not in asked.answers:
            return None
        why = own.say(f"lesson-{asked.name}-{answer}", **self.facts(own, asked))
        try:
            self.attempt(asked, answer)
        except IllegalAction as refused:
            return self.refused(t, refused, why, names)
        return self.verdict(t, answer == asked.right, why)

    def verdict(self, t: Texts, right: bool, why: str) -> Verdict:
        """Return the verdict on an answer that the rules allow."""
        return Verdict(right, self.own(t).say("learn-right" if right else "learn-weaker", why=why))

    def refused(self, t: Texts, refused: IllegalAction, why: str, names: Sequence[str]) -> Verdict:
        """Return the verdict on an answer that the rules refuse."""
        refusal = game_texts(t, self.game).refusal(refused, names)
        return Verdict(False, self.own(t).say("learn-refused", refusal=refusal, why=why))

    def own(self, t: Texts) -> Texts:
        """Return the game's texts in a language."""
        return game_texts(t, self.game).t
