"""Questions for a line of text; as with controls, the custom id holds everything that the answer needs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord
from discord.ext import commands

from cogs.core.controls import HANDLERS, UNKNOWN, ControlId
from cogs.core.limits import MODAL_TEXT, cut

_PREFIX = "modal:"


@dataclass(frozen=True, slots=True)
class Question:
    """A question, which what is entered answers as if it had been chosen in a control with this id."""

    id: ControlId
    title: str
    label: str
    longest: int
    """Characters that can be entered."""
    former: str | None = None
    """If it asks for several lines: what they say so far; what is entered may then be empty."""


def modal_of(question: Question) -> discord.ui.Modal:
    """Return a question as Discord shows it."""
    modal = discord.ui.Modal(title=cut(question.title, MODAL_TEXT), custom_id=f"{_PREFIX}{question.id}", timeout=None)
    lines = question.former is not None
    entry: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="entry",
        max_length=question.longest,
        style=discord.TextStyle.paragraph if lines else discord.TextStyle.short,
        default=question.former or None,
        required=not lines,
    )
    modal.add_item(discord.ui.Label(text=cut(question.label, MODAL_TEXT), component=entry))
    modal.stop()  # answers are dispatched by custom id, so discord.py need not keep the modal
    return modal


class Modals(commands.Cog):
    """Dispatches answers to the handlers of controls, also to those of questions asked before a restart."""

    @commands.Cog.listener("on_interaction")
    async def answered(self, interaction: discord.Interaction[Any]) -> None:
        """Call the handler with what was entered."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data
        custom_id = str(data["custom_id"])
        control = ControlId.read(custom_id.removeprefix(_PREFIX)) if custom_id.startswith(_PREFIX) else None
        if control is None or control.what not in HANDLERS:
            control = ControlId(UNKNOWN)
        entered = [] if control.what == UNKNOWN else list(_entered(data["components"]))
        await HANDLERS[control.what](interaction, control, entered)


def _entered(components: list[Any]) -> Iterator[str]:
    """Yield the texts that were entered."""
    for component in components:
        field = component.get("component", component)
        if "value" in field:
            yield str(field["value"])


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Modals())
