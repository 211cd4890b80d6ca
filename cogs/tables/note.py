"""The command `/note` and the button *Note*: what a player keeps in mind about a table, seen by them alone."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.core.buttons import NOTE
from cogs.core.controls import Button, ControlId, single_value
from cogs.core.modal import Question
from cogs.core.names import clean_lines, escape
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked, serve
from cogs.core.translator import description, name, options

Interaction: TypeAlias = discord.Interaction[Any]
LONGEST: Final = 1000
"""Characters of a note."""


async def show_note(request: Request) -> None:
    """Show the user's note about the table, with the buttons to change and delete it."""
    t, table = request.t, request.table
    _check_plays(request)
    note = await table.store.notes.get(table.id, request.user)
    buttons = [Button(ControlId("note_edit", table.id), t.say("button-note-edit"), discord.ButtonStyle.primary)]
    if note:
        buttons.append(Button(ControlId("note_delete", table.id), t.say("button-note-delete")))
    await request.show(
        Panel((t.say("note-title"), escape(note) or t.say("note-none"), t.say("note-about")), rows=(tuple(buttons),))
    )


async def write_note(request: Request, note: str) -> None:
    """Write the user's note about the table in place of a former one, and show it."""
    _check_plays(request)
    await request.table.store.notes.put(request.table.id, request.user, clean_lines(note)[:LONGEST])
    await show_note(request)


def _check_plays(request: Request) -> None:
    """Raise Refused for anyone without a seat: only players keep notes."""
    _ = request.seat


@clicked(NOTE)
async def _show(request: Request, control: ControlId, values: list[str]) -> None:
    await show_note(request)


@clicked("note_edit")
async def _edit(request: Request, control: ControlId, values: list[str]) -> None:
    """Ask for the note, with the present one to change."""
    t, table = request.t, request.table
    _check_plays(request)
    note = await table.store.notes.get(table.id, request.user)
    answer = ControlId("note_typed", table.id)
    await request.response.ask(Question(answer, t.say("note-typed-title"), t.say("note-typed-label"), LONGEST, note))


@clicked("note_typed")
async def _typed(request: Request, control: ControlId, values: list[str]) -> None:
    await write_note(request, single_value(values))


@clicked("note_delete")
async def _delete(request: Request, control: ControlId, values: list[str]) -> None:
    await write_note(request, "")


class Notes(commands.Cog):
    """The command `/note`."""

    @app_commands.command(name=name("note"), description=description("note"))
    @app_commands.guild_only()
    @options("note", "text")
    async def note(self, interaction: Interaction, text: app_commands.Range[str, 1, LONGEST] | None = None) -> None:
        """Show one's note about this channel's table, or write it."""

        async def work(request: Request) -> None:
            assert interaction.channel_id is not None
            await request.set_table(await request.services.tables.newest_in_channel(interaction.channel_id))
            await (show_note(request) if text is None else write_note(request, text))

        await serve(interaction, work)


async def setup(client: commands.Bot) -> None:
    """Load the cog."""
    await client.add_cog(Notes())
