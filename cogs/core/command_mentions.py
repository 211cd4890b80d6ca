"""Makes the commands that texts name clickable: a mention with the command's id instead of its name as code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

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
    """Return a function that turns the commands named in texts into mentions, as long as `room` characters last."""
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
