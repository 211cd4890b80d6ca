"""Buttons and selects: everything that a click needs is in its custom id, so all of them survive a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self, TypeVar

import discord

from bot.games import GAMES

_TEMPLATE = r":(?s:(?P<id>.*))"
_PARTS = re.compile(r"(?P<what>[a-z_]+):(?P<table>[^:]+):(?P<revision>[^:]+):(?P<seat>[^:]*):(?P<arg>(?s:.*))")
_DIGITS = re.compile(r"[0-9]{1,19}")
_LARGEST = 2**63 - 1
"""The largest number that a store takes."""
E = TypeVar("E", bound=StrEnum)
ItemT = TypeVar("ItemT", bound=discord.ui.Item[Any])


class Garbled(Exception):
    """A control that holds what this version of the bot does not understand."""


def whole(text: str) -> int:
    """Read a number that a control holds; raise Garbled."""
    if _DIGITS.fullmatch(text) is None or int(text) > _LARGEST:
        raise Garbled(text)
    return int(text)


def known(kinds: type[E], text: str) -> E:
    """Read one of these names that a control holds; raise Garbled if there is no such name."""
    if text not in [kind.value for kind in kinds]:
        raise Garbled(text)
    return kinds(text)


def game_in(text: str) -> str:
    """Read the name of a game that a control holds; raise Garbled if there is no such game."""
    if text not in GAMES:
        raise Garbled(text)
    return text


def only(values: Sequence[str]) -> str:
    """Return the one thing that was chosen; raise Garbled unless it is exactly one."""
    if len(values) != 1:
        raise Garbled(f"{len(values)} chosen")
    return values[0]


@dataclass(frozen=True, slots=True)
class ControlId:
    """What a control does: at which table, as of which revision, for which seat alone, and with what argument."""

    what: str
    table: int = 0
    revision: int = -1
    seat: int | None = None
    arg: str = ""

    def __str__(self) -> str:
        seat = "" if self.seat is None else self.seat
        return f"{self.what}:{self.table}:{self.revision}:{seat}:{self.arg}"

    @classmethod
    def read(cls, text: str) -> ControlId:
        """Read what follows the kind of control in a custom id; an id that is not ours does something unknown."""
        parts = _PARTS.fullmatch(text)
        if parts is None:
            return cls(UNKNOWN)
        try:
            table, seat = whole(parts["table"]), whole(parts["seat"]) if parts["seat"] else None
            revision = -1 if parts["revision"] == "-1" else whole(parts["revision"])
        except Garbled:
            return cls(UNKNOWN)
        return cls(parts["what"], table, revision, seat, parts["arg"])


def parts_of(control: ControlId, count: int) -> list[str]:
    """Split the argument of a control into exactly so many parts; raise Garbled."""
    parts = control.arg.split(".")
    if len(parts) != count:
        raise Garbled(control.arg)
    return parts


@dataclass(frozen=True, slots=True)
class Button:
    """A button to be shown."""

    id: ControlId
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads to a page."""

    url: str
    label: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a select's options."""

    value: str
    label: str
    description: str | None = None
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select to be shown, with 1 to 25 choices."""

    id: ControlId
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class People:
    """A select to be shown in which one of the server's people is chosen; its value is their Discord id."""

    id: ControlId
    placeholder: str


Handler = Callable[[discord.Interaction[Any], ControlId, list[str]], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}
"""By what a control does: the function that answers it."""
UNKNOWN = "unknown"
"""What a control of another version of the bot does, as far as this one knows."""


def register(what: str, handler: Handler) -> None:
    """Let a function answer all controls that do something."""
    assert what not in HANDLERS, what
    HANDLERS[what] = handler


class Control(discord.ui.DynamicItem[ItemT], template=r"(?!)"):
    """Any of our controls, as discord.py restores it from the message that it was used on."""

    def __init__(self, control: ControlId, item: ItemT) -> None:
        super().__init__(item)
        self.control = control

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Restore a control."""
        return cls(ControlId.read(match["id"]), item)  # type: ignore[arg-type]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass on what was clicked or chosen."""
        handler = HANDLERS.get(self.control.what, HANDLERS[UNKNOWN])
        await handler(interaction, self.control, self.values)

    @property
    def values(self) -> list[str]:
        """What was chosen; nothing with a button."""
        return []


class ButtonControl(Control[discord.ui.Button[Any]], template="button" + _TEMPLATE):
    """Any of our buttons."""


class SelectControl(Control[discord.ui.Select[Any]], template="select" + _TEMPLATE):
    """Any of our selects."""

    @property
    def values(self) -> list[str]:
        """The values of the chosen options."""
        return list(self.item.values)


class PeopleControl(Control[discord.ui.UserSelect[Any]], template="people" + _TEMPLATE):
    """Any of our selects of people."""

    @property
    def values(self) -> list[str]:
        """The Discord ids of the chosen people."""
        return [str(user.id) for user in self.item.values]


CONTROLS = (ButtonControl, SelectControl, PeopleControl)
"""All of them, for the client to know."""


def button_item(button: Button) -> ButtonControl:
    """Return the Discord item of a button."""
    item: discord.ui.Button[Any] = discord.ui.Button(
        custom_id=f"button:{button.id}",
        label=button.label,
        style=button.style,
        emoji=button.emoji,
        disabled=button.disabled,
    )
    return ButtonControl(button.id, item)


def select_item(select: Select) -> SelectControl:
    """Return the Discord item of a select."""
    item: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"select:{select.id}",
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=min(select.most, len(select.choices)),
        options=[
            discord.SelectOption(
                value=choice.value,
                label=choice.label,
                description=choice.description,
                emoji=choice.emoji,
                default=choice.chosen,
            )
            for choice in select.choices
        ],
    )
    return SelectControl(select.id, item)


def people_item(people: People) -> PeopleControl:
    """Return the Discord item of a select of people."""
    item: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=f"people:{people.id}", placeholder=people.placeholder
    )
    return PeopleControl(people.id, item)
