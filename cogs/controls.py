"""Buttons and selects: everything a click needs is in its custom id, so that all of them outlive a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

_TEMPLATE = r":(?P<what>[a-z_]+):(?P<table>\d+):(?P<revision>-?\d+):(?P<seat>\d*):(?P<arg>.*)"


@dataclass(frozen=True, slots=True)
class ControlId:
    """What a control does, at which table, made for which revision, for which seat alone, and with what."""

    what: str
    table: int = 0
    revision: int = -1
    seat: int | None = None
    arg: str = ""

    def __str__(self) -> str:
        seat = "" if self.seat is None else self.seat
        return f"{self.what}:{self.table}:{self.revision}:{seat}:{self.arg}"

    @classmethod
    def read(cls, match: re.Match[str]) -> ControlId:
        """Read a custom id that fits the template."""
        seat = match["seat"]
        return cls(
            match["what"], int(match["table"]), int(match["revision"]), int(seat) if seat else None, match["arg"]
        )


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
"""By what a control does: who answers its clicks."""
UNKNOWN = "unknown"
"""Answers controls of another version of the bot, which this one has no answer for."""


def answers(what: str) -> Callable[[Handler], Handler]:
    """Register a function as the one that answers the clicks on a control."""

    def register(handler: Handler) -> Handler:
        assert what not in HANDLERS, what
        HANDLERS[what] = handler
        return handler

    return register


class ButtonControl(discord.ui.DynamicItem[discord.ui.Button[Any]], template="button" + _TEMPLATE):
    """Any of our buttons."""

    def __init__(self, control: ControlId, item: discord.ui.Button[Any]) -> None:
        super().__init__(item)
        self.control = control

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> ButtonControl:
        """Make the button anew from the message that it was clicked on."""
        assert isinstance(item, discord.ui.Button)
        return cls(ControlId.read(match), item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click to whoever answers it."""
        await HANDLERS.get(self.control.what, HANDLERS[UNKNOWN])(interaction, self.control, [])


class SelectControl(discord.ui.DynamicItem[discord.ui.Select[Any]], template="select" + _TEMPLATE):
    """Any of our selects."""

    def __init__(self, control: ControlId, item: discord.ui.Select[Any]) -> None:
        super().__init__(item)
        self.control = control

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> SelectControl:
        """Make the select anew from the message that it was used on."""
        assert isinstance(item, discord.ui.Select)
        return cls(ControlId.read(match), item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to whoever answers it."""
        await HANDLERS.get(self.control.what, HANDLERS[UNKNOWN])(interaction, self.control, list(self.item.values))


class PeopleControl(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template="people" + _TEMPLATE):
    """Any of our selects of people."""

    def __init__(self, control: ControlId, item: discord.ui.UserSelect[Any]) -> None:
        super().__init__(item)
        self.control = control

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> PeopleControl:
        """Make the select anew from the message that it was used on."""
        assert isinstance(item, discord.ui.UserSelect)
        return cls(ControlId.read(match), item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to whoever answers it."""
        chosen = [str(user.id) for user in self.item.values]
        await HANDLERS.get(self.control.what, HANDLERS[UNKNOWN])(interaction, self.control, chosen)


CONTROLS = (ButtonControl, SelectControl, PeopleControl)
"""All of them, for the client to know."""


def button_item(button: Button) -> ButtonControl:
    """Make the Discord item of a button."""
    item: discord.ui.Button[Any] = discord.ui.Button(
        custom_id=f"button:{button.id}",
        label=button.label,
        style=button.style,
        emoji=button.emoji,
        disabled=button.disabled,
    )
    return ButtonControl(button.id, item)


def select_item(select: Select) -> SelectControl:
    """Make the Discord item of a select."""
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
    """Make the Discord item of a select of people."""
    item: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=f"people:{people.id}", placeholder=people.placeholder
    )
    return PeopleControl(people.id, item)
