"""A small bot for the tests of the stand-in; it can also run as a separate process."""

import asyncio
import io
import logging
import os
import re
import struct
import sys
import zlib
from typing import Any, Self

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket

from tests.standin.state.changes import Changes

Act = discord.Interaction["SampleBot"]


def picture(width: int = 3, height: int = 2) -> bytes:
    """Return a small PNG."""
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)),
        (b"IDAT", zlib.compress(b"\0" * (width + 1) * height)),
        (b"IEND", b""),
    ]
    parts = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


class Counter(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"count:(?P<value>\d+)"):
    """A button that counts in its own custom id."""

    def __init__(self, value: int) -> None:
        super().__init__(ui.Button(label=f"Count {value}", custom_id=f"count:{value}"))
        self.value = value

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Self:
        """Read the value back."""
        return cls(int(match["value"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Increment the value."""
        await interaction.response.edit_message(view=panel(self.value + 1))


class Chooser(ui.DynamicItem[ui.Select[ui.LayoutView]], template=r"choose"):
    """A select that replies with what was chosen."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=name, value=name) for name in ("red", "white")]
        super().__init__(ui.Select(custom_id="choose", options=options))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Self:
        """Restore the select, which has no state."""
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        """Defer, then reply with what was chosen."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send(f"{self.item.values}", ephemeral=True)


class Question(ui.Modal, title="A question"):
    """A modal with one field."""

    answer: ui.Label[Self] = ui.Label(text="Answer", component=ui.TextInput(custom_id="answer"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Repeat the answer."""
        assert isinstance(self.answer.component, ui.TextInput)
        await interaction.response.send_message(self.answer.component.value, ephemeral=True)


def panel(value: int, *, text: str = "A panel") -> ui.LayoutView:
    """Build a panel with a counter and a select."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(text), ui.ActionRow(Counter(value)), ui.ActionRow(Chooser())))
    return view


def framed() -> tuple[ui.LayoutView, discord.File]:
    """Build a view of a picture with its description."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="three by two")))
    return view, discord.File(io.BytesIO(picture()), "board.png")


class SampleBot(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Table())
        self.failed: list[Exception] = []
        self.seen: list[str] = []
        self.changes = Changes()

    async def setup_hook(self) -> None:
        """Register everything."""
        # required of clients without automatic sharding, for which discord.py hard-codes Discord's gateway
        _, address, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)
        self.add_dynamic_items(Counter, Chooser)
        self.tree.error(self.on_tree_error)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the five seconds that Discord asks clients to wait."""

    async def on_tree_error(self, interaction: Act, error: app_commands.AppCommandError) -> None:
        """Record the error."""
        self.failed.append(error.original if isinstance(error, app_commands.CommandInvokeError) else error)

    async def on_ready(self) -> None:
        """Report it on standard error, which tests of a separate process read."""
        print("sample ready", file=sys.stderr)  # noqa: T201

    async def on_message(self, message: discord.Message) -> None:
        """Record the ids of new messages."""
        self.seen.append(f"create {message.id}")
        self.changes.touch()

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        """Record the ids of changed messages."""
        self.seen.append(f"update {payload.message_id}")
        self.changes.touch()


class Table(app_commands.Group, name="table", description="Tables"):
    """A few commands, one for each way to answer."""

    @app_commands.command(description="Open a table")
    async def new(self, interaction: Act, game: str, seats: app_commands.Range[int, 2, 4] = 2) -> None:
        """Answer with a panel."""
        where = "DM" if interaction.guild is None else interaction.guild.name
        text = f"{game} for {seats} in {where}, {interaction.locale.value}, {interaction.user.display_name}"
        await interaction.response.send_message(view=panel(1, text=text))

    @new.autocomplete("game")
    async def games(self, interaction: Act, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the matching games."""
        names = ("carrara", "carcassonne", "palazzo")
        return [app_commands.Choice(name=name.title(), value=name) for name in names if name.startswith(typed)]

    @app_commands.command(description="Show the hand")
    async def hand(self, interaction: Act) -> None:
        """Answer privately with a picture."""
        view, file = framed()
        await interaction.response.send_message(view=view, file=file, ephemeral=True)

    @app_commands.command(description="Think first")
    async def slow(self, interaction: Act) -> None:
        """Defer, answer, and follow up."""
        await interaction.response.defer()
        view, file = framed()
        await interaction.edit_original_response(view=view, attachments=[file])
        await interaction.followup.send("and this", ephemeral=True)

    @app_commands.command(description="Ask something")
    async def ask(self, interaction: Act) -> None:
        """Answer with a modal."""
        await interaction.response.send_modal(Question())

    @app_commands.command(description="Post a message of its own")
    async def post(self, interaction: Act, text: str, nonce: str) -> None:
        """Post in the channel in addition to the answer."""
        await interaction.response.defer(ephemeral=True)
        assert isinstance(interaction.channel, discord.abc.Messageable)
        sent = await interaction.channel.send(text, nonce=nonce)
        await interaction.followup.send(str(sent.id))


def main() -> None:
    """Run as a separate process."""
    logging.basicConfig(level=logging.WARNING)
    discord.http.Route.BASE = os.environ["PIAZZA_DISCORD_API"]
    bot = SampleBot()

    async def run() -> None:
        async with bot:
            await bot.start(os.environ["DISCORD_TOKEN"])

    asyncio.run(run())


if __name__ == "__main__":
    main()
