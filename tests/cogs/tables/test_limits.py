"""Commands, invitations, lists, rules and clocks stay within Discord's limits."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.games import GAMES, NAMES
from bot.model.pace import Pace
from bot.model.rows import Question, Wait
from bot.tables import lobby
from bot.tables.absence import AbsenceChoice, question
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.games import game_texts
from cogs.core.buttons import make_button
from cogs.core.controls import Button, TextRow
from cogs.core.languages import table_language
from cogs.core.request import Request
from cogs.questions.absence import absence_panel
from cogs.tables.joining import abandoned_panel, invitation_panel
from cogs.tables.lists import GONE_SECTION, PLAYING, TABLES_PER_PAGE, listing
from cogs.tables.show import table_panel
from cogs.viewing.rules import chapter_panel, complete_chapters
from cogs.words.terms import bank_text, span, terms_form
from render.engine.painter import Painter
from tests.cogs.limits import check_command, check_form
from tests.cogs.worst import check, payloads, worst


async def test_all_commands(tmp_path: Path) -> None:
    """They fit in every language."""
    made = await payloads(tmp_path)
    assert len(made) <= 100
    assert all(sum(command["type"] == menu for command in made) <= 5 for menu in (2, 3)), "of a person, of a message"
    assert {command["name"] for command in made} >= {"table", "hand", "rules", *GAMES}
    for command in made:
        check_command(command)


async def test_commands_are_translated_into_german(tmp_path: Path) -> None:
    """Every name and description, including the choices of levels and games."""

    def check(node: dict[str, Any]) -> None:
        assert node["name_localizations"]["de"]
        if "description" in node:
            assert node["description_localizations"]["de"]
        for part in (*node.get("options", ()), *node.get("choices", ())):
            check(part)

    for command in await payloads(tmp_path):
        check(command)


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


@pytest.mark.parametrize("many", [0, 2, 5])
async def test_lists(tables: Tables, many: int) -> None:
    """However many buttons tables have, each page fits, with every link, and with buttons as far as there is room."""
    t, table = texts("de"), await worst(tables, "de", begun=False)
    found = [(section, table.id) for section in (PLAYING, GONE_SECTION) for _ in range(TABLES_PER_PAGE)] + [
        (PLAYING, table.id)
    ]
    below, number = (make_button(t, "tables"),), count()

    async def say(_: Table, section: str) -> list[str]:
        return ["x" * 200, section, "y" * 600]

    async def buttons(_: Table) -> list[Button]:
        return [make_button(t, "more", table, next(number)) for _ in range(many)]

    for page in ("0", "1", "2"):
        panel = await listing(t, tables, "title", found, page, "games", say, buttons, below=below)
        check(panel)
        lines = [row for row in panel.rows if isinstance(row, TextRow)]
        assert len(lines) == (1 if page == "2" else TABLES_PER_PAGE)
        assert all(line.text.count("](https://") == (page != "1") for line in lines)
        rows = [row for row in panel.rows if isinstance(row, Sequence) and row[0] not in below]
        assert bool(rows[1:]) >= (many > 1), "the first of them always have their buttons"


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("game", NAMES)
def test_rules(language: str, game: str) -> None:
    """Every chapter fits, with its text and what its pins say, and so do the suggested chapters."""
    t = texts(language, "carrara")
    chapters = complete_chapters(t, game, "")
    assert 5 <= len(chapters) <= 25
    rules = game_texts(t, game).rules()
    for number, (title, text) in enumerate(rules):
        panel = chapter_panel(t, game, rules, number)
        check(panel)
        said = "\n".join(panel.every_text)
        assert all(each in said for each in (f"### {title}\n{text}", *game_texts(t, game).pins(number + 1)))
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
def test_the_language_of_a_table(
    features: list[str], server: discord.Locale | None, host: discord.Locale, language: str
) -> None:
    """A community server has chosen one; elsewhere it is the host's, as Discord makes up the server's."""
    guild = SimpleNamespace(features=features)
    interaction = SimpleNamespace(guild=guild, guild_locale=server, locale=host)
    assert table_language(cast(Any, interaction)) == language


@pytest.mark.parametrize("pace", [pace for pace in Pace if pace is not Pace.NONE])
async def test_tables_at_any_pace(tables: Tables, painter: Painter, language: str, pace: Pace) -> None:
    """The invitation, the host's form, everyone's bank and the question with all answers fit."""
    t, table = texts(language, "carrara"), await worst(tables, language, begun=False)
    await lobby.set_terms(table, table.row.host, pace=pace, rated=True)
    check(invitation_panel(table))
    check_form(terms_form(t, table))
    await lobby.start(table, table.row.host)
    (banks,) = await bank_text(t, table)
    assert len(banks) < 700
    (seat,) = table.actors()
    vote = question(table, seat, Wait(0, 0, True))
    answers = [AbsenceChoice.WAIT, AbsenceChoice.TURN, AbsenceChoice.SEAT, AbsenceChoice.SEAT]
    votes = {seat.user or 0: choice.value for seat, choice in zip(table.seats, answers, strict=True)}
    for asked in (vote, replace(vote, votes=votes), replace(vote, times=2)):
        assert isinstance(asked, Question)
        check(await absence_panel(t, table, asked))
    nothing: Any = None
    request = Request(cast(Any, SimpleNamespace(guild_id=None)), nothing, nothing, nothing, painter, t)
    await request.set_table(table)
    check(await table_panel(request, text=True))


def test_durations_in_words() -> None:
    """In their two largest units, with the right plurals."""
    for seconds, english, german in (
        (59, "less than a minute", "weniger als eine Minute"),
        (60, "1 minute", "1 Minute"),
        (3600, "1 hour", "1 Stunde"),
        (86400 + 60, "1 day 1 minute", "1 Tag 1 Minute"),
        (2 * 86400 + 4 * 3600 + 50 * 60, "2 days 4 hours", "2 Tage 4 Stunden"),
        (7 * 86400 - 1, "6 days 23 hours", "6 Tage 23 Stunden"),
    ):
        assert (span(texts("en"), seconds), span(texts("de"), seconds)) == (english, german)
