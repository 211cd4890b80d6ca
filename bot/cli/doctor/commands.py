"""The slash commands as this version of the bot would register them."""

from __future__ import annotations

from bot.app.client import create_client
from bot.app.config import Config
from bot.games.contract import Json


async def wanted(config: Config) -> list[Json]:
    """Return the payloads of all commands, from a client that does not connect."""
    client = create_client(config)
    try:
        await client.add_commands()
        translator = client.tree.translator
        assert translator is not None
        return [await command.get_translated_payload(client.tree, translator) for command in client.tree.get_commands()]
    finally:
        client.painter.close()
