"""Registers the commands with Discord, trying until that works, and makes commands named in texts clickable."""

from __future__ import annotations

import hashlib
import json
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.services.background import Background, PutOff
from bot.store.meta import MetaStore

Mentions = Mapping[str, str]
"""The mention of a command by its full name, `table show`, in every language."""

_CODE: Final = re.compile(r"`/([^`]+)`")
_GROUP_OR_SUBCOMMAND: Final = (1, 2)
_CHAT_INPUT: Final = 1


def command_mentions(payloads: Iterable[Mapping[str, Any]], ids: Mapping[str, int]) -> dict[str, str]:
    """Return the mentions of registered commands, given their payloads and their ids by name.

    They hold the default names: Discord does not translate them, and a click on a translated one does nothing.
    """
    mentions: dict[str, str] = {}
    for payload in payloads:
        if payload.get("type", _CHAT_INPUT) == _CHAT_INPUT and payload["name"] in ids:
            for language in ("", *(payload.get("name_localizations") or {})):
                for default, name in _paths(payload, language):
                    mentions[name] = f"</{default}:{ids[payload['name']]}>"
    return mentions


def _paths(payload: Mapping[str, Any], language: str) -> Iterable[tuple[str, str]]:
    """Yield the full names of a command, or of each of its subcommands: the default one, and that in a language."""
    default, name = payload["name"], (payload.get("name_localizations") or {}).get(language, payload["name"])
    inner = [option for option in payload.get("options", ()) if option["type"] in _GROUP_OR_SUBCOMMAND]
    if not inner:
        yield default, name
    for option in inner:
        for inner_default, inner_name in _paths(option, language):
            yield f"{default} {inner_default}", f"{name} {inner_name}"


def mentioning(mentions: Mentions, room: int) -> Callable[[str], str]:
    """Return a function that turns commands named in texts into mentions, until these have added `room` characters."""
    left = room

    def replaced(match: re.Match[str]) -> str:
        nonlocal left
        mention = mentions.get(match[1])
        added = 0 if mention is None else len(mention) - len(match[0])
        if mention is None or added > left:
            return match[0]
        left -= added
        return mention

    return lambda text: _CODE.sub(replaced, text)


log = logging.getLogger(__name__)

COMMANDS_TIMEOUT: Final = 10.0
"""Seconds for which the start waits for the registration; then the bot goes on without it."""
ENTRY_POINT: Final = 4
"""Discord's type of the command that opens an app's activity; Discord refuses a registration that would remove it."""
_KEPT_KEYS: Final = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations", "handler", "nsfw"),
    *("default_member_permissions", "integration_types", "contexts"),
)
_TOO_MANY_CREATED: Final = 30034
"""Discord's code for the limit on commands created in a day; its HTTP status varies."""
_TRANSIENT_ERRORS: Final = (OSError, aiohttp.ClientError, discord.DiscordServerError, discord.RateLimited)


class CommandRegistration(Background[None]):
    """Keeps the commands registered with Discord in line with this version."""

    WORK = "the registration of the commands"
    GRACE = 0.0

    def __init__(self, client: discord.Client, tree: app_commands.CommandTree[Any]) -> None:
        super().__init__()
        self._client = client
        self._tree = tree
        self.mentions: Mentions = {}
        """Mentions of the registered commands by name; empty until they are registered."""
        self.failing = False

    async def begin(self, meta: MetaStore, sync: bool) -> None:
        """Register the commands, if `sync` allows; if that takes long or fails, go on in the background."""
        self._meta, self._sync = meta, sync
        self.wake(None)
        await self.settle(COMMANDS_TIMEOUT)

    async def work(self, key: None) -> None:
        """Register the commands, unless Discord refuses them."""
        try:
            await self._register()
        except Exception as error:
            self.failing = True
            why = " ".join(str(error).split()) or type(error).__name__
            if isinstance(error, discord.HTTPException) and not _is_transient(error):
                log.error("Discord refuses the commands, the former ones stay: %s", why)
            elif isinstance(error, (*_TRANSIENT_ERRORS, discord.HTTPException)):
                asked = error.retry_after if isinstance(error, discord.RateLimited) else 0.0
                wait = max(self.backoffs[key].next(), asked)
                log.warning("the commands could not be registered (%s); next try in %.0f s", why, wait)
                raise PutOff(wait) from None
            else:
                raise
        else:
            self.failing = False

    async def _register(self) -> None:
        client, tree, meta = self._client, self._tree, self._meta
        wanted: list[Any] = [
            await command.get_translated_payload(tree, tree.translator)  # type: ignore[arg-type]
            for command in tree.get_commands()
        ]
        app = client.application_id
        assert app is not None, "the bot is logged in"
        known = f"{app} {hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()}"
        owner, _, ids = (await meta.get("command_ids") or "").partition(" ")
        ours = owner == str(app)  # the ids of another application's commands would lead nowhere
        self.mentions = command_mentions(wanted, json.loads(ids) if ours else {})
        if not self._sync or (ours and await meta.get("commands") == known):
            return
        there: list[Any] = await client.http.get_global_commands(app)
        kept = [
            {key: each[key] for key in _KEPT_KEYS if key in each} for each in there if each.get("type") == ENTRY_POINT
        ]
        done: list[Any] = await client.http.bulk_upsert_global_commands(app, payload=[*wanted, *kept])
        registered = {each["name"]: int(each["id"]) for each in done if each.get("type") != ENTRY_POINT}
        await meta.set("command_ids", f"{app} {json.dumps(registered)}")
        await meta.set("commands", known)
        self.mentions = command_mentions(wanted, registered)


def _is_transient(error: discord.HTTPException) -> bool:
    """Return whether a later try may succeed."""
    return error.status >= 500 or error.status == 429 or error.code == _TOO_MANY_CREATED
