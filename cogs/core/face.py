"""What a game brings to Discord besides texts and pictures: its controls, its commands, its lesson."""

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
class SeveralOf:
    """Things of which someone chooses one or more: under what heading, and their values and labels."""

    placeholder: str
    choices: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of an answer in a lesson: whether it is the right one, and what is said about it."""

    right: bool
    said: str


class Lesson(Protocol):
    """A game's lesson, step by step; steps are counted from 0, names arrive escaped, the pupil's first."""

    steps: int

    def title(self, t: Texts, step: int) -> str:
        """Return the title of a step."""
        ...

    def texts(self, t: Texts, step: int, names: Sequence[str]) -> tuple[str, ...]:
        """Say what has happened since the step before, and what there is to know."""
        ...

    def how(self, t: Texts, step: int) -> str:
        """Say how this is done in a game; empty where there is nothing to do."""
        ...

    def answers(self, t: Texts, step: int) -> Mapping[str, str] | SeveralOf:
        """Return the answers: the label of a button for each, by its name; or things of which several are chosen."""
        ...

    def judge(self, t: Texts, step: int, given: Sequence[str], names: Sequence[str]) -> Verdict | None:
        """Judge an answer; None if only another version of the bot knew it."""
        ...

    def draw(self, step: int, names: Sequence[str], language: str) -> Picture:
        """Draw the picture of a step; names are raw."""
        ...


class Face(Protocol):
    """How a game is played in Discord."""

    lesson: Lesson | None
    """None if the game has no lesson."""

    def commands(self) -> app_commands.Group:
        """Return the game's commands, in a group of their own."""
        ...

    def turn_buttons(self, t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
        """Return the buttons of a public turn message that open private panels: at most 3, then other rows."""
        ...

    def turn_panel(self, t: Texts, table: Table, seat: int) -> Panel:
        """Return the private panel, without pictures, with which a seat can go on now."""
        ...

    def confirm_id(self, table: Table, seat: int, action: Any) -> ControlId:
        """Return the id of a control that leads to the private panel in which an action is confirmed."""
        ...

    def own_buttons(self, t: Texts, table: Table) -> tuple[Button, ...]:
        """Return buttons that lead to what only this game has, for below a hand and the panel More: at most 2."""
        ...


FACES: dict[str, Face] = {}
"""By the name of the game; filled by `cogs.games`."""
