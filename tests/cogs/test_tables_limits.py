"""Commands and shared panels stay inside Discord's limits in both languages, at the worst tables there can be."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, cast

import discord
import pytest
import pytest_asyncio

from bot import lobby
from bot.client import COGS, create_client
from bot.games import GAMES
from bot.rows import NewTable, Proposal, Seat
from bot.settings import Settings
from bot.store import open_store
from bot.tables import Table, Tables
from bot.texts import LANGUAGES, Texts
from cogs.controls import HANDLERS, Button, Select
from cogs.desk import Request
from cogs.hand import hand_panel
from cogs.invitation import abandoned_panel, invitation_panel
from cogs.log import log_panel
from cogs.messages import Panel
from cogs.more import more_panel
from cogs.rules import offered, rules_panel
from cogs.showing import table_panel
from cogs.translator import Translator
from cogs.votes import undone_lines, vote_panel
from render.pool import Painter
from tests.cogs.limits import check_command, check_panel

NAME = "*" * 32
"""Escaped it is twice as long."""


async def payloads(path: Path) -> list[dict[str, Any]]:
    """Load the cogs, and make the commands as they are registered."""
    client = create_client(Settings(database=path / "none.sqlite3"))
    for cog in COGS:
        await client.load_extension(cog)
    translator = Translator()
    made = [await command.get_translated_payload(client.tree, translator) for command in client.tree.get_commands()]
    client.painter.close()
    return made


async def test_commands(tmp_path: Path) -> None:
    """All commands fit, in both languages."""
    made = await payloads(tmp_path)
    assert len(made) <= 100
    assert {command["name"] for command in made} >= {"table", "hand", "rules", *GAMES}
    for command in made:
        check_command(command)


async def test_german(tmp_path: Path) -> None:
    """Every name and description has its German, choices of levels and games included."""

    def check(node: dict[str, Any]) -> None:
        assert node["name_localizations"]["de"]
        if "description" in node:
            assert node["description_localizations"]["de"]
        for part in (*node.get("options", ()), *node.get("choices", ())):
            check(part)

    for command in await payloads(tmp_path):
        check(command)


async def test_where_commands_are_offered(tmp_path: Path) -> None:
    """Tables are for servers; hands and rules are also for direct messages."""
    contexts = {command["name"]: command["contexts"] for command in await payloads(tmp_path)}
    assert contexts["table"] == [0]
    assert contexts["carrara"] == [0]
    assert contexts["hand"] == contexts["rules"] == [0, 1, 2]


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """Keep tables in a store of the test's own, the games' faces being there."""
    await payloads(tmp_path)
    async with open_store(tmp_path / "piazza.sqlite3") as store:
        yield Tables(store, Random(3))


async def worst(tables: Tables, language: str, begun: bool) -> Table:
    """Seat four people with the worst names at a table."""
    big = 2**63 - 1
    seats = tuple(Seat(NAME[:-1] + str(number), user=big - number) for number in range(4))
    new = NewTable(big, big, big, "carrara", 1, {}, True, language, 4, seats)
    table = await lobby.open_table(tables, new)
    if begun:
        await lobby.start(table, big)
    return table


async def play_on(table: Table, chance: Random, most: int = 10_000) -> None:
    """Let everyone act as novices do, to the end or for so many actions."""
    decide = table.game.COMPUTERS["novice"]
    while table.actors() and most:
        (seat,) = table.actors()
        action = decide(table.view(seat), table.game.legal(table.position, seat), chance)
        await table.act(seat, table.revision, action)
        most -= 1


def check(panel: Panel) -> None:
    """Check a panel, and that somebody answers each of its controls."""
    check_panel(panel)
    for row in panel.rows:
        for control in [row] if isinstance(row, Select) else row:
            if isinstance(control, Button | Select):
                assert control.id.what in HANDLERS, control.id.what


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


@pytest.mark.parametrize("language", LANGUAGES)
async def test_at_a_table(tables: Tables, language: str) -> None:
    """Hands, log, board in words and picture, votes and more fit throughout a game of four."""
    t, table, chance, painter = Texts(language), await worst(tables, language, begun=True), Random(5), Painter(1)
    request = Request(cast(Any, None), cast(Any, None), cast(Any, None), painter, t)
    while table.actors():
        await play_on(table, chance, most=60)
        for seat in range(4):
            check(await hand_panel(request, table, seat))
            proposal = Proposal(table.revision, seat, frozenset({0, 1, 2, 3} - {seat}))
            check(vote_panel(table, proposal, await undone_lines(t, table, proposal)))
        check(more_panel(t, table, 0))
        for page in ("0.first", "1.on", "9999"):
            check(await log_panel(t, table, page))
        for text in (True, False):
            request.table = table
            check(await table_panel(request, text))
    painter.close()


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules(language: str, game: str) -> None:
    """Every chapter fits, and so do the chapters that are offered."""
    t = Texts(language)
    chapters = offered(t, game, "")
    assert 5 <= len(chapters) <= 25
    for number in range(len(chapters)):
        check(rules_panel(t, game, number))
    assert all(isinstance(choice, discord.app_commands.Choice) and len(choice.name) <= 100 for choice in chapters)


def test_every_module_is_loaded() -> None:
    """A started bot has every module of the face, so that no button is left without its answer."""
    program = (
        "import importlib, pkgutil, sys, bot.client, cogs\n"
        "for cog in bot.client.COGS: importlib.import_module(cog)\n"
        "print(*[m.name for m in pkgutil.walk_packages(cogs.__path__, 'cogs.') if m.name not in sys.modules])"
    )
    # walk_packages imports packages only, so that what it finds was loaded by the bot itself
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []
