"""Names and descriptions of commands: English as their base, German beside it, both from the texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.texts import texts

T = TypeVar("T")
LANGUAGES: Final = {discord.Locale.german: "de"}
"""The languages beside English that commands are given in."""


class Translator(app_commands.Translator):
    """Give commands in a reader's language."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Translate a text that was made from a key; None where its English holds."""
        key = string.extras.get("key")
        if key is None or locale not in LANGUAGES:
            return None
        return texts(LANGUAGES[locale]).say(key)


def text(key: str) -> locale_str:
    """Make a text of Discord's from the message with this key."""
    return locale_str(texts("en").say(key), key=key)


def name(command: str) -> locale_str:
    """Name a command or group: `carrara-buy` is the message `command-carrara-buy`."""
    return text(f"command-{command}")


def description(command: str) -> locale_str:
    """Describe a command or group: `carrara-buy` is the message `command-carrara-buy-description`."""
    return text(f"command-{command}-description")


def options(command: str, *parameters: str) -> Callable[[T], T]:
    """Name and describe a command's options: the messages `option-<command>-<parameter>`, and `…-description`."""
    keys = {parameter: f"option-{command}-{parameter.replace('_', '-')}" for parameter in parameters}

    def decorate(function: T) -> T:
        described: Any = app_commands.describe(**{p: text(f"{key}-description") for p, key in keys.items()})
        renamed: Any = app_commands.rename(**{p: text(key) for p, key in keys.items()})
        decorated: T = renamed(described(function))
        return decorated

    return decorate


def choice(value: str, key: str) -> app_commands.Choice[str]:
    """Make a choice of an option, shown as the message with this key."""
    return app_commands.Choice(name=text(key), value=value)
