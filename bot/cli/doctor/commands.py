"""The slash commands as this version of the bot would register them."""

from __future__ import annotations

from importlib import import_module

from bot.app.client import COGS, create_client
from bot.app.config import Settings
from bot.games.game import Json
from cogs.core.translator import Translator


async def wanted(settings: Settings) -> list[Json]:
    """Describe all commands in Discord's words, with a client that connects to nothing."""
    client = create_client(settings)
    try:
        for cog in COGS:
            await import_module(cog).setup(client)
        translator = Translator()
        await client.tree.set_translator(translator)
        return [await command.get_translated_payload(client.tree, translator) for command in client.tree.get_commands()]
    finally:
        client.painter.close()
