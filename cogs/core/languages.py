"""Languages: that of a reader, that of a table, and those of commands, which are translated from English."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.games import GAMES
from bot.games.players import Level
from bot.texts import Texts, texts
from bot.texts.games import game_name
from cogs.core.controls import Interaction

TRANSLATED: Final = {discord.Locale.german: "de"}
"""The languages besides English in which commands are available."""


def reader_texts(interaction: Interaction) -> Texts:
    """Return the texts in the language that a person has set in Discord."""
    return texts(str(interaction.locale))


def table_language(interaction: Interaction) -> str:
    """Return the language of a new table: that of a community server, elsewhere the host's."""
    community = interaction.guild is not None and "COMMUNITY" in interaction.guild.features
    locale = interaction.guild_locale if community and interaction.guild_locale else interaction.locale
    return texts(str(locale)).language


class Translator(app_commands.Translator):
    """Translates commands into the reader's language."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Translate a text created by `localize`; None keeps the English."""
        say = string.extras.get("say")
        if say is None or locale not in TRANSLATED:
            return None
        return str(say(texts(TRANSLATED[locale])))


def localize(say: Callable[[Texts], str]) -> locale_str:
    """Return a localized text for Discord, which `say` returns in each language."""
    return locale_str(say(texts("en")), say=say)


def localize_message(key: str, game: str = "") -> locale_str:
    """Return a localized text for Discord: the message with this key, of the given game if any."""
    return localize(lambda t: texts(t.language, game).say(key))


def name(command: str, game: str = "") -> locale_str:
    """Return the name of a command or group: `table-new` is the message `command-table-new`."""
    return localize_message(f"command-{command}", game)


def description(command: str, game: str = "") -> locale_str:
    """Return the description of a command or group: `table-new` is the message `command-table-new-description`."""
    return localize_message(f"command-{command}-description", game)


def choice(value: str, key: str) -> app_commands.Choice[str]:
    """Return a choice of an option, shown as the message with this key."""
    return app_commands.Choice(name=localize_message(key), value=value)


def choices_of(key: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return a choice for each value, shown as the message `choice-<key>-<value>`."""
    return [choice(str(value), f"choice-{key}-{value}") for value in values]


def choices_of_games(games: Iterable[str] = GAMES) -> list[app_commands.Choice[str]]:
    """Return a choice for each of the given games, by default all."""
    return [
        app_commands.Choice(name=localize(lambda t, game=game: game_name(t, game)), value=game)  # type: ignore[misc]
        for game in games
    ]


def choices_of_computers() -> list[app_commands.Choice[str]]:
    known = {level for game in GAMES.values() for level in game.computers.players}
    return [choice(level, f"computer-{level}") for level in Level if level in known]
