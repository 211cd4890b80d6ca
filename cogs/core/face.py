"""What a game supplies for Discord besides texts and pictures: controls, commands and a lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from discord import app_commands

from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, ControlId
from cogs.core.panel import Panel
from render.engine.picture import Picture


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


class Lesson(Protocol):
    """A game's lesson; steps are counted from 0, and names are passed escaped, the pupil's first."""

    steps: int

    def title(self, t: Texts, step: int) -> str:
        """Return the title of a step."""
        ...

    def texts(self, t: Texts, step: int, names: Sequence[str]) -> tuple[str, ...]:
        """Describe what has happened since the previous step, and what there is to know."""
        ...

    def how(self, t: Texts, step: int) -> str:
        """Describe how this is done in a game; empty if there is nothing to do."""
        ...

    def answers(self, t: Texts, step: int) -> Mapping[str, str] | MultipleChoice:
        """Return the possible answers: button labels by answer name, or a choice of several values."""
        ...

    def judge(self, t: Texts, step: int, given: Sequence[str], names: Sequence[str]) -> Verdict | None:
        """Judge an answer; None if this version of the bot does not know it."""
        ...

    def draw(self, step: int, names: Sequence[str], language: str) -> tuple[Picture, ...]:
        """Draw the pictures of a step, the most important first; names are unescaped."""
        ...


class Face(Protocol):
    """A game's user interface in Discord."""

    lesson: Lesson | None
    """None if the game has no lesson."""

    def commands(self) -> app_commands.Group:
        """Return the group of the game's commands."""
        ...

    def turn_buttons(self, t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
        """Return the rows of buttons of a turn message, which open private panels or answer at once.

        The first row has at most 3, and in a game with standing orders at most 2.
        """
        ...

    def turn_panel(self, t: Texts, table: Table, seat: int) -> Panel:
        """Return the private panel, without pictures, from which a seat can act now."""
        ...

    def confirm_id(self, table: Table, seat: int, action: Any, then: Sequence[Any] = ()) -> ControlId:
        """Return the id of a control that opens the private panel in which an action is confirmed.

        Actions that would follow in the same turn may be chosen in it beforehand.
        """
        ...

    def own_buttons(self, t: Texts, table: Table) -> tuple[Button, ...]:
        """Return at most 2 buttons for features that only this game has, shown below a hand and in the panel More."""
        ...


FACES: dict[str, Face] = {}
"""Faces by the name of the game; filled by `cogs.games`."""
