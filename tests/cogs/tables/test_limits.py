"""Commands and shared panels stay within Discord's limits in both languages, at the worst tables."""

from __future__ import annotations

import subprocess
import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.games import GAMES, NAMES
from bot.tables import lobby
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from cogs.core.buttons import make_button
from cogs.core.controls import Button, Line
from cogs.tables.invitation import abandoned_panel, invitation_panel
from cogs.tables.lists import GONE, MOST, PLAYING, listing
from cogs.tables.opening import table_language
from cogs.viewing.rules import chapter_panel, offered_chapters
from tests.cogs.limits import check_command
from tests.cogs.worst import check, payloads, worst


async def test_commands(tmp_path: Path) -> None:
    """All commands fit, in both languages."""
    made = await payloads(tmp_path)
    assert len(made) <= 100
    assert all(sum(command["type"] == menu for command in made) <= 5 for menu in (2, 3)), "of a person, of a message"
    assert {command["name"] for command in made} >= {"table", "hand", "rules", *GAMES}
    for command in made:
        check_command(command)


async def test_german(tmp_path: Path) -> None:
    """Every name and description has a German translation, including choices of levels and games."""

    def check(node: dict[str, Any]) -> None:
        assert node["name_localizations"]["de"]
        if "description" in node:
            assert node["description_localizations"]["de"]
        for part in (*node.get("options", ()), *node.get("choices", ())):
            check(part)

    for command in await payloads(tmp_path):
        check(command)


async def test_where_commands_are_offered(tmp_path: Path) -> None:
    """Table commands are for servers; hands, rules and lessons are also available in direct messages."""
    contexts = {command["name"]: command["contexts"] for command in await payloads(tmp_path)}
    assert contexts["table"] == [0]
    assert contexts["carrara"] == [0]
    assert contexts["hand"] == contexts["rules"] == contexts["learn"] == [0, 1, 2]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_invitations(tables: Tables, language: str) -> None:
    """The invitation fits with all seats free and all seats taken."""
    table = await worst(tables, language, begun=False)
    check(invitation_panel(table))
    check(abandoned_panel(table))
    for _ in range(3):
        await lobby.leave(table, table.seats[-1].user or 0)
        check(invitation_panel(table))
    for _ in range(3):
        await lobby.add_computer(table, table.row.host, "novice")
    check(invitation_panel(table))


@pytest.mark.parametrize("many", range(6))
async def test_lists(tables: Tables, many: int) -> None:
    """However many buttons tables have, each page fits, with every link, and with buttons as far as there is room."""
    t, table = texts("de"), await worst(tables, "de", begun=False)
    found = [(section, table.id) for section in (PLAYING, GONE) for _ in range(MOST)] + [(PLAYING, table.id)]
    below, number = (make_button(t, "tables"),), count()

    async def say(_: Table, section: str) -> list[str]:
        return ["x" * 200, section, "y" * 600]

    async def buttons(_: Table) -> list[Button]:
        return [make_button(t, "more", table, next(number)) for _ in range(many)]

    for page in ("0", "1", "2"):
        panel = await listing(t, tables, "title", found, page, "games", say, buttons, below=below)
        check(panel)
        lines = [row for row in panel.rows if isinstance(row, Line)]
        assert len(lines) == (1 if page == "2" else MOST)
        assert all(line.text.count("](https://") == (page != "1") for line in lines)
        rows = [row for row in panel.rows if isinstance(row, tuple) and row[0] not in below]
        assert bool(rows[1:]) >= (many > 1), "the first of them always have their buttons"


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_rules(language: str, game: str) -> None:
    """Every chapter fits, and so do the suggested chapters."""
    t = texts(language, "carrara")
    chapters = offered_chapters(t, game, "")
    assert 5 <= len(chapters) <= 25
    for number in range(len(chapters)):
        check(chapter_panel(t, game, game_texts(t, game).rules(), number))
    assert all(isinstance(choice, discord.app_commands.Choice) and len(choice.name) <= 100 for choice in chapters)


@pytest.mark.slow
def test_every_module_is_loaded() -> None:
    """A started bot has loaded every module of the Discord interface, so that every button has a handler."""
    program = (
        "import pkgutil, sys, bot.app.client, cogs\n"
        "bot.app.client.cog_modules()\n"
        "print(*[m.name for m in pkgutil.walk_packages(cogs.__path__, 'cogs.') if m.name not in sys.modules])"
    )
    # walk_packages imports only packages, so any other module was loaded by the bot itself
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []


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
