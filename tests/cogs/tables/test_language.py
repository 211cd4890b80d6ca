"""The default language of a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.tables.seating import table_language


@pytest.mark.parametrize(
    ("features", "server", "host", "language"),
    [
        (["COMMUNITY"], discord.Locale.german, discord.Locale.british_english, "de"),
        (["COMMUNITY"], discord.Locale.american_english, discord.Locale.german, "en"),
        ([], discord.Locale.american_english, discord.Locale.german, "de"),
        ([], discord.Locale.american_english, discord.Locale.french, "en"),
        (["COMMUNITY"], None, discord.Locale.german, "de"),
    ],
)
def test_language(features: list[str], server: discord.Locale | None, host: discord.Locale, language: str) -> None:
    """A community server has chosen its language; elsewhere the host's is used, since Discord makes up the server's."""
    guild = SimpleNamespace(features=features)
    interaction = SimpleNamespace(guild=guild, guild_locale=server, locale=host)
    assert table_language(cast(Any, interaction)) == language
