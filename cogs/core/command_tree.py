"""The command tree: builds commands, refuses calls that Discord should not let through, handles late completions."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from inspect import signature
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import app_commands

from bot.model.refusals import Refusal, Refused
from bot.telemetry.metrics import ERRORS
from bot.texts import Texts
from cogs.core.completions import Choices, Completion, refuse_typed
from cogs.core.controls import Interaction
from cogs.core.languages import description, localize_message, name
from cogs.core.request import Request, request_of, serve
from cogs.core.response import ANSWER_LOST, ANSWERED_CODE, UNKNOWN_INTERACTION

log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction) -> bool:
        """Refuse a choice that is not offered, as by a client that still shows the choices of another version."""
        command = interaction.command
        if interaction.type is discord.InteractionType.autocomplete or not isinstance(command, app_commands.Command):
            return True
        t = request_of(interaction).t
        for each in command.parameters:
            value = getattr(interaction.namespace, each.display_name, None)
            if value is not None and each.choices and value not in [choice.value for choice in each.choices]:
                there = [Completion(str(choice.value), _choice_name(t, choice), choice) for choice in each.choices]
                await _refuse(interaction, refuse_typed(there, str(value)))
                return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Refuse a command of another version of the bot as outdated; log anything else."""
        if isinstance(error, app_commands.TransformerError):
            # of all options, only one for a person can fail to be resolved
            await _refuse(interaction, Refused(Refusal.NO_PERSON))
            return
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await _refuse(interaction, Refused(Refusal.MOVED_ON))
            return
        ERRORS.inc()
        log.error("a command failed", exc_info=error)

    async def _call(self, interaction: Interaction) -> None:
        if interaction.type is not discord.InteractionType.autocomplete:
            await super()._call(interaction)
            return
        try:
            await self._complete(interaction)
        except (*ANSWER_LOST, TimeoutError, OSError) as error:
            overtaken = isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_INTERACTION, ANSWERED_CODE)
            cut = isinstance(error, aiohttp.ClientError)
            log.log(logging.DEBUG if overtaken or cut else logging.WARNING, "a completion was lost", exc_info=True)
        except Exception:
            ERRORS.inc()
            log.exception("a completion failed")

    async def _complete(self, interaction: Interaction) -> None:
        # discord.py would log anything that is raised here as an error, with the person's id
        command, options = self._get_app_command_options(interaction.data)  # type: ignore[arg-type]
        focused = next(option["name"] for option in options if option.get("focused"))
        await command._invoke_autocomplete(interaction, focused, interaction.namespace)


def _choice_name(t: Texts, choice: app_commands.Choice[Any]) -> str:
    say = choice._locale_name.extras.get("say") if choice._locale_name is not None else None
    return choice.name if say is None else str(say(t))


async def _refuse(interaction: Interaction, refused: Refused) -> None:
    async def work(_: Request) -> None:
        raise refused

    await serve(interaction, work)


Complete = Callable[[Request, str], Awaitable[Choices]]
"""Returns the values that can complete what was typed for an option."""
AppCommand: TypeAlias = app_commands.Command[Any, Any, Any]
AnyCommand: TypeAlias = Callable[..., Awaitable[None]]
"""What a command does, given the request and its options."""
FixedChoices: TypeAlias = Mapping[str, Sequence[app_commands.Choice[Any]]]
_CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
_INSTALLS = app_commands.AppInstallationType(guild=True, user=True)


def group(key: str, *commands: AppCommand, anywhere: bool = False, **how: Any) -> app_commands.Group:
    """Return a group of commands, of servers or with `anywhere` of direct messages too, named by the texts of a key."""
    where: Any = {"allowed_contexts": _CONTEXTS, "allowed_installs": _INSTALLS} if anywhere else {"guild_only": True}
    made = app_commands.Group(name=name(key), description=description(key), **where, **how)
    for each in commands:
        made.add_command(each)
    return made


def command(
    key: str,
    work: AnyCommand,
    choices: FixedChoices | None = None,
    complete: Mapping[str, Complete] | None = None,
    game: str = "",
    **how: Any,
) -> AppCommand:
    """Return the command that does some work, which takes the request and the options.

    The command and its options are named and described by the texts of a key, among those of the `game` if any:
    `option-<key>-<option>`, and `…-description`. An option has `choices`, or is completed by `complete`.
    """

    async def done(interaction: Interaction, **given: Any) -> None:
        await serve(interaction, lambda request: work(request, **given))

    callback: Any = done
    callback.__signature__ = taken = signature(work, eval_str=True)
    made: AppCommand = app_commands.Command(
        name=name(key, game),
        description=description(key, game),
        callback=callback,
        **how,
    )
    keys = {option: f"option-{key}-{option.replace('_', '-')}" for option in list(taken.parameters)[1:]}
    app_commands.describe(**{o: localize_message(f"{each}-description", game) for o, each in keys.items()})(made)
    app_commands.rename(**{option: localize_message(each, game) for option, each in keys.items()})(made)
    app_commands.choices(**{option: list(offered) for option, offered in (choices or {}).items()})(made)
    for option, answer in (complete or {}).items():
        made.autocomplete(option)(_autocomplete(answer))
    return made


def anywhere(key: str, work: AnyCommand, **how: Any) -> AppCommand:
    """Return a command of servers and direct messages alike; the rest is as with `command`."""
    return command(key, work, allowed_contexts=_CONTEXTS, allowed_installs=_INSTALLS, **how)


def menu(key: str, work: Callable[[Request, Any], Awaitable[None]]) -> app_commands.ContextMenu:
    """Return the command in the menu of a person or message, which takes the request and that person or message."""

    async def done(interaction: Interaction, target: Any) -> None:
        await serve(interaction, lambda request: work(request, target))

    callback: Any = done
    callback.__signature__ = signature(work, eval_str=True)
    return app_commands.guild_only(app_commands.ContextMenu(name=localize_message(key), callback=callback))


def _autocomplete(complete: Complete) -> Any:
    async def answer(interaction: Interaction, typed: str) -> Choices:
        return await complete(request_of(interaction), typed)

    return answer
