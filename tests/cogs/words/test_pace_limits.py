"""Texts about clocks and absence fit into messages, with the longest names and the longest times."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games import GAMES
from bot.model.pace import Pace
from bot.model.rows import Question, Wait
from bot.tables import lobby
from bot.tables.absence import Choice, question
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import LANGUAGES, texts
from cogs.core.buttons import resume_row
from cogs.core.request import Request
from cogs.questions.absence import absence_panel
from cogs.tables.invitation import invitation_panel
from cogs.tables.more import more_panel
from cogs.tables.show import table_panel
from cogs.words.terms import bank_text, computer_name, span, terms_form
from render.engine.painter import Painter
from tests.cogs.limits import check_form
from tests.cogs.worst import check, play_on, worst


async def paced(tables: Tables, language: str, pace: Pace) -> Table:
    """Start a game of four with the longest names, at a pace."""
    table = await worst(tables, language, begun=False)
    await lobby.set_terms(table, table.row.host, pace=pace, rated=True)
    check(invitation_panel(table))
    check_form(terms_form(texts(language, "carrara"), table))
    await lobby.start(table, table.row.host)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pace", [pace for pace in Pace if pace is not Pace.NONE])
async def test_clocks_and_questions(tables: Tables, language: str, pace: Pace) -> None:
    """At every pace the invitation, everyone's bank and the question with all answers fit."""
    t, table = texts(language, "carrara"), await paced(tables, language, pace)
    (banks,) = await bank_text(t, table)
    assert len(banks) < 700
    (seat,) = table.actors()
    vote = question(table, seat, Wait(0, 0, True, 0))
    answers = [Choice.WAIT, Choice.TURN, Choice.SEAT, Choice.SEAT]
    votes = {seat.user or 0: choice.value for seat, choice in zip(table.seats, answers, strict=True)}
    for asked in (vote, replace(vote, votes=votes), replace(vote, times=2)):
        assert isinstance(asked, Question)
        check(await absence_panel(t, table, asked, [seat.user or 0 for seat in table.seats]))
    request = Request(
        cast(Any, SimpleNamespace(guild_id=None)), cast(Any, None), cast(Any, None), Painter(1), cast(Any, None), t
    )
    await request.set_table(table)
    check(await table_panel(request, text=True))
    request.painter.close()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_way_back(tables: Tables, language: str) -> None:
    """The button is shown only while a stand-in acts for a person who has not conceded."""
    t, table = texts(language, "carrara"), await paced(tables, language, Pace.NORMAL)
    assert all(resume_row(t, table, seat) == () for seat in (None, 0, 1, 2, 3))
    gone = replace(table.seats[0], stand_in="random")
    table.row = replace(table.row, seats=(gone, *table.seats[1:]))
    assert len(resume_row(t, table, 0)) == 1
    assert resume_row(t, table, 1) == ()
    check(more_panel(t, table, 0))
    conceded = replace(gone, conceded=True)
    table.row = replace(table.row, seats=(conceded, *table.seats[1:]))
    assert resume_row(t, table, 0) == ()


@pytest.mark.parametrize(
    ("seconds", "english", "german"),
    [
        (0, "less than a minute", "weniger als eine Minute"),
        (59, "less than a minute", "weniger als eine Minute"),
        (60, "1 minute", "1 Minute"),
        (3600, "1 hour", "1 Stunde"),
        (3660, "1 hour 1 minute", "1 Stunde 1 Minute"),
        (86400 + 60, "1 day 1 minute", "1 Tag 1 Minute"),
        (2 * 86400 + 4 * 3600 + 50 * 60, "2 days 4 hours", "2 Tage 4 Stunden"),
        (7 * 86400 - 1, "6 days 23 hours", "6 Tage 23 Stunden"),
    ],
)
def test_spans(seconds: int, english: str, german: str) -> None:
    """A duration is shown in its two largest units, with the right plurals."""
    assert (span(texts("en", "carrara"), seconds), span(texts("de", "carrara"), seconds)) == (english, german)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_board_in_words_with_all_clocks(tables: Tables, language: str) -> None:
    """Throughout a game of four there is room for everyone's bank below the board."""
    t, table, chance = texts(language, "carrara"), await paced(tables, language, Pace.RELAXED), Random(5)
    request = Request(
        cast(Any, SimpleNamespace(guild_id=None)), cast(Any, None), cast(Any, None), cast(Any, None), cast(Any, None), t
    )
    await request.set_table(table)
    while table.actors():
        await play_on(table, chance, most=80)
        panel = await table_panel(request, text=True)
        check(panel)
        assert any(t.say("bank-title", pace=t.say("pace-relaxed")) in said for said in panel.texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_of_its_own(language: str) -> None:
    """Names are distinct in both languages, and short enough for a button."""
    for game in GAMES.values():
        names = [computer_name(texts(language, "carrara"), level) for level in game.computers.players]
        assert len({*names}) == len(names)
        assert all(name[0].isupper() and len(name) < 20 for name in names)


def test_a_level_that_this_version_does_not_know_keeps_its_name() -> None:
    """Old results and logs remain readable, and such a name is escaped."""
    assert computer_name(texts("de", "carrara"), "oracle") == "oracle"
    assert computer_name(texts("en", "carrara"), "*best*") == "\\*best\\*"
