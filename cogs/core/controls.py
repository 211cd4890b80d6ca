"""Buttons, selects and modals, whose custom ids hold all that answering them needs, so that they survive a restart."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import count
from typing import Any, Final, TypeAlias, TypeVar

import discord

from bot.games import GAMES
from cogs.core.limits import LABEL_LENGTH, MAX_GROUP_OPTIONS, MODAL_TEXT_LENGTH, shorten_text

_PARTS = re.compile(r"(?P<what>[a-z_]+):(?P<table>[^:]+):(?P<revision>[^:]+):(?P<seat>[^:]*):(?P<arg>(?s:.*))")
_DIGITS = re.compile(r"[0-9]{1,19}")
MAX_INTEGER = 2**63 - 1
"""The largest integer that a store can hold."""
_MAX_COMPONENT_ID = 2**31 - 1
"""The largest id of a component in a message."""
E = TypeVar("E", bound=StrEnum)
Interaction: TypeAlias = discord.Interaction[Any]
User: TypeAlias = discord.User | discord.Member
Item: TypeAlias = discord.ui.Item[Any]


class InvalidControl(Exception):
    """Raised for a control that holds something this version of the bot does not understand."""


def parse_int(text: str) -> int:
    """Parse a number in a control; raise InvalidControl."""
    if _DIGITS.fullmatch(text) is None or int(text) > MAX_INTEGER:
        raise InvalidControl(text)
    return int(text)


def parse_enum(kinds: type[E], text: str) -> E:
    """Parse an enum value in a control; raise InvalidControl if there is no such value."""
    if text not in [kind.value for kind in kinds]:
        raise InvalidControl(text)
    return kinds(text)


def parse_game(text: str) -> str:
    """Parse the name of a game in a control; raise InvalidControl if there is no such game."""
    if text not in GAMES:
        raise InvalidControl(text)
    return text


@dataclass(frozen=True, slots=True)
class ControlId:
    """What a control does, with its table, its revision, the only seat that may use it, and an argument."""

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
        """Parse a custom id without its kind of control; an id in an unknown format becomes UNKNOWN."""
        parts = _PARTS.fullmatch(text)
        if parts is None:
            return cls(UNKNOWN)
        try:
            table, seat = parse_int(parts["table"]), parse_int(parts["seat"]) if parts["seat"] else None
            revision = -1 if parts["revision"] == "-1" else parse_int(parts["revision"])
        except InvalidControl:
            return cls(UNKNOWN)
        return cls(parts["what"], table, revision, seat, parts["arg"])


# counted from the time, as controls of former processes are still shown
_numbers = count(int(time.time() * 1000))


def make_arg() -> str:
    """Return an argument that no control has had before.

    Under the same custom id, Discord goes on showing a choice, even a refused one, and it cannot be made again.
    """
    return f"{next(_numbers):x}"


def split_arg(control: ControlId, count: int) -> list[str]:
    """Split the argument of a control into exactly `count` parts; raise InvalidControl."""
    parts = control.arg.split(".")
    if len(parts) != count:
        raise InvalidControl(control.arg)
    return parts


PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a panel; a label that is too long is shortened when it is shown."""

    id: ControlId
    label: str
    style: discord.ButtonStyle = SECONDARY
    emoji: str | None = None
    disabled: bool = False

    def item(self) -> Item:
        return discord.ui.Button(
            custom_id=f"button:{self.id}",
            label=shorten_text(self.label, LABEL_LENGTH),
            style=self.style,
            emoji=self.emoji,
            disabled=self.disabled,
        )


def style_of(chosen: bool) -> discord.ButtonStyle:
    """Return the style of a button for a choice; green is reserved for confirming."""
    return PRIMARY if chosen else SECONDARY


@dataclass(frozen=True, slots=True)
class Link:
    url: str
    label: str

    def item(self) -> Item:
        return discord.ui.Button(url=self.url, label=self.label)


@dataclass(frozen=True, slots=True)
class SelectOption:
    """An option of a select; texts that are too long are shortened when they are shown."""

    value: str
    label: str
    description: str | None = None
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select with 1 to 25 choices."""

    id: ControlId
    placeholder: str
    choices: Sequence[SelectOption]
    least: int = 1
    most: int = 1

    def item(self) -> Item:
        return discord.ui.Select(
            id=next(_numbers) % _MAX_COMPONENT_ID + 1,  # a new select, so that Discord shows the current choice
            custom_id=f"select:{self.id}",
            placeholder=shorten_text(self.placeholder),
            min_values=self.least,
            max_values=min(self.most, len(self.choices)),
            options=[
                discord.SelectOption(
                    value=choice.value,
                    label=shorten_text(choice.label),
                    description=shorten_text(choice.description) if choice.description else None,
                    emoji=choice.emoji,
                    default=choice.chosen,
                )
                for choice in self.choices
            ],
        )


@dataclass(frozen=True, slots=True)
class TextRow:
    """A text in place of a row, with a button next to it if there is one."""

    text: str
    beside: Button | Link | None = None

    def item(self) -> Item:
        shown: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(self.text)
        return shown if self.beside is None else discord.ui.Section(shown, accessory=self.beside.item())


_ENTITIES: Final[dict[str, Callable[..., Item]]] = {
    "people": discord.ui.UserSelect,
    "roles": discord.ui.RoleSelect,
    "channels": partial(
        discord.ui.ChannelSelect,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.public_thread],
    ),
}


@dataclass(frozen=True, slots=True)
class EntitySelect:
    """A select of one of the server's `people`, `roles` or text `channels`, by its Discord id."""

    kind: str
    id: ControlId
    placeholder: str

    def item(self) -> Item:
        return _ENTITIES[self.kind](custom_id=f"{self.kind}:{self.id}", placeholder=self.placeholder)


Buttons: TypeAlias = Sequence[Button]
"""Buttons of a row."""
Row: TypeAlias = Sequence[Button | Link] | Select | EntitySelect | TextRow
Rows: TypeAlias = Sequence[Row]


@dataclass(frozen=True, slots=True)
class Handler:
    """The function that handles a control, given the request, and where the control works."""

    work: Callable[[Any], Awaitable[None]]
    at_table: bool
    """Whether the request is about the table that the control holds, if any; otherwise the function sets it."""
    on_server: bool
    """Whether it only works on a server, so that direct messages leave it out."""
    leaves: bool
    """Whether it works for those who have left the table's server."""
    in_puzzles: bool
    """Whether it works in a puzzle although it is not one of the puzzle's game."""


HANDLERS: dict[str, Handler] = {}
"""The handlers of controls, by their `what`."""
UNKNOWN = "unknown"
"""The `what` of a control that only another version of the bot knows."""


def table_of(button: discord.ui.Button[Any]) -> int:
    """Return the table of one of our buttons, 0 if it has none."""
    return ControlId.read((button.custom_id or "").partition(":")[2]).table


_KINDS: Final = {
    discord.ComponentType.button.value: "button",
    discord.ComponentType.select.value: "select",
    discord.ComponentType.user_select.value: "people",
    discord.ComponentType.role_select.value: "roles",
    discord.ComponentType.channel_select.value: "channels",
}
"""What the custom ids of components begin with, by Discord's component types."""
_MODAL: Final = "modal"


@dataclass(frozen=True, slots=True)
class TextPrompt:
    """A question for a text, which arrives like a value chosen in a control with this id."""

    id: ControlId
    title: str
    label: str
    longest: int
    """Characters that can be entered."""
    former: str | None = None
    """The text to edit, if several lines can be entered, or nothing; None for a single line that must be filled in."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A field of a form: one of at least two choices, or with `several` any number of them."""

    label: str
    choices: Sequence[SelectOption]
    several: bool = False
    about: str = ""
    """An explanation below the label."""

    def item(self, custom_id: str) -> Item:
        """Return it as discord.py sends it: as a group of boxes, or a select if they are too many."""
        told: list[dict[str, Any]] = [
            {
                "value": choice.value,
                "label": shorten_text(choice.label),
                "description": shorten_text(choice.description) if choice.description else None,
                "default": choice.chosen,
            }
            for choice in self.choices
        ]
        least, most = (0, len(told)) if self.several else (1, 1)
        facts: dict[str, Any] = {"custom_id": custom_id, "required": not self.several}
        if len(told) > MAX_GROUP_OPTIONS:
            options = [discord.SelectOption(**each) for each in told]
            return discord.ui.Select(options=options, min_values=least, max_values=most, **facts)
        if self.several:
            boxes = [discord.CheckboxGroupOption(**each) for each in told]
            return discord.ui.CheckboxGroup(options=boxes, min_values=least, max_values=most, **facts)
        return discord.ui.RadioGroup(options=[discord.RadioGroupOption(**each) for each in told], **facts)


@dataclass(frozen=True, slots=True)
class Form:
    """A form of at most five fields; its values arrive like those chosen in a control with this id."""

    id: ControlId
    title: str
    picks: Sequence[Pick]


def modal_of(asked: TextPrompt | Form) -> discord.ui.Modal:
    """Return a question or a form as Discord shows it."""
    modal = discord.ui.Modal(
        title=shorten_text(asked.title, MODAL_TEXT_LENGTH), custom_id=f"{_MODAL}:{asked.id}", timeout=None
    )
    fields = (
        [(asked.label, "", _entry_of(asked))]
        if isinstance(asked, TextPrompt)
        else [(pick.label, pick.about, pick.item(f"pick{number}")) for number, pick in enumerate(asked.picks)]
    )
    for label, about, field in fields:
        shown = discord.ui.Label(
            text=shorten_text(label, MODAL_TEXT_LENGTH), description=shorten_text(about) or None, component=field
        )
        modal.add_item(shown)
    modal.stop()  # answers are dispatched by custom id, so discord.py need not keep the modal
    return modal


def _entry_of(question: TextPrompt) -> Item:
    lines = question.former is not None
    return discord.ui.TextInput(
        custom_id="entry",
        max_length=question.longest,
        style=discord.TextStyle.paragraph if lines else discord.TextStyle.short,
        default=question.former or None,
        required=not lines,
    )


def read_control(interaction: Interaction) -> tuple[ControlId, list[str]] | None:
    """Return the control that was used, and what was chosen or entered in it; None for a command.

    One whose type differs from the kind in its id is UNKNOWN.
    """
    data: Any = interaction.data
    if interaction.type is discord.InteractionType.component:
        kind, values = _KINDS.get(data["component_type"]), list(map(str, data.get("values", ())))
    elif interaction.type is discord.InteractionType.modal_submit:
        kind, values = _MODAL, list(_list_entered(data["components"]))
    else:
        return None
    named, _, written = str(data["custom_id"]).partition(":")
    return (ControlId.read(written), values) if named == kind else (ControlId(UNKNOWN), [])


def _list_entered(components: list[Any]) -> Iterator[str]:
    """Yield the texts that were entered, and what was picked."""
    for component in components:
        field = component.get("component", component)
        yield from map(str, field.get("values", ()))
        if field.get("value") is not None:
            yield str(field["value"])
