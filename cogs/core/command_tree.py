"""The commands as Discord calls them: refuses what it should not have let through, and handles late completions."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.model.refusals import Refusal, Refused
from bot.telemetry.metrics import ERRORS
from cogs.core.names import clean, escape
from cogs.core.request import Request, serve
from cogs.core.response import ANSWERED, LATE, LOST

log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[Any]):
    """The tree of all commands."""

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Refuse a choice that is not offered, as by a client that still shows the choices of another version."""
        command = interaction.command
        if interaction.type is discord.InteractionType.autocomplete or not isinstance(command, app_commands.Command):
            return True
        offered = {each.display_name: [choice.value for choice in each.choices] for each in command.parameters}
        for name, value in interaction.namespace:
            if offered.get(name) and value not in offered[name]:
                await _refuse(interaction, Refused(Refusal.NOT_UNDERSTOOD, text=_quoted(value)))
                return False
        return True

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Refuse a command of another version of the bot as outdated; log anything else."""
        if isinstance(error, app_commands.TransformerError):
            await _refuse(interaction, Refused(Refusal.NOT_UNDERSTOOD, text=_quoted(error.value)))
            return
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await _refuse(interaction, Refused(Refusal.MOVED_ON))
            return
        ERRORS.inc()
        log.error("a command failed", exc_info=error)

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is not discord.InteractionType.autocomplete:
            await super()._call(interaction)
            return
        try:
            await self._complete(interaction)
        except (*LOST, TimeoutError, OSError) as error:
            overtaken = isinstance(error, discord.HTTPException) and error.code in (LATE, ANSWERED)
            cut = isinstance(error, aiohttp.ClientError)
            log.log(logging.DEBUG if overtaken or cut else logging.WARNING, "a completion was lost", exc_info=True)
        except Exception:
            ERRORS.inc()
            log.exception("a completion failed")

    async def _complete(self, interaction: discord.Interaction[Any]) -> None:
        # discord.py would log anything that is raised here as an error, with the person's id
        command, options = self._get_app_command_options(interaction.data)  # type: ignore[arg-type]
        focused = next(option["name"] for option in options if option.get("focused"))
        await command._invoke_autocomplete(interaction, focused, interaction.namespace)


def _quoted(value: object) -> str:
    return escape(clean(str(value)))


async def _refuse(interaction: discord.Interaction[Any], refused: Refused) -> None:
    async def work(_: Request) -> None:
        raise refused

    await serve(interaction, work)
