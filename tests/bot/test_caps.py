"""What anybody can ask for has an end: tables, followers, what is taken back, settings, cards."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app.config import LARGEST_FILE, LONGEST_VALUE, Settings, WrongSetting
from bot.games.carrara import TurnWheel
from bot.games.carrara.cards.card import Source
from bot.games.carrara.cards.reading import LARGEST_FILE as LARGEST_CARDS
from bot.games.carrara.cards.reading import read_cards
from bot.games.game import BadData, IllegalAction
from bot.model.rows import Seat
from bot.store.followers import Told
from bot.tables import lobby, quotas
from bot.tables.quotas import check_followers
from bot.tables.registry import Tables
from bot.tables.take_back import take_back
from bot.texts import LANGUAGES, texts
from tests.bot.kit import PEOPLE, act, begun, invitation

ADA, BEN, CLEO, DAN = PEOPLE
QUICK = 1.0
"""Seconds of work in which a wrong file or setting must be told, however busy the machine is."""


def refused(caught: pytest.ExceptionInfo[IllegalAction], reason: str) -> None:
    """Check the refusal, and that it can be said in each language."""
    assert caught.value.reason == reason
    for language in LANGUAGES:
        facts = {name: str(fact) for name, fact in caught.value.facts.items()}
        said = texts(language).say(f"refused-{reason.replace('_', '-')}", **facts)
        assert len(said) > 40


async def test_tables_of_a_person(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sits at as many tables as one may opens and joins no other, until one of theirs is over."""
    monkeypatch.setattr(quotas, "MOST_TABLES", 2)
    first = await lobby.open_table(tables, invitation(1, channel=1))
    await begun(tables, channel=2)
    with pytest.raises(IllegalAction) as caught:
        await lobby.open_table(tables, invitation(1, channel=3))
    refused(caught, "too_many_tables")
    theirs = await lobby.open_table(
        tables, replace(invitation(1, channel=4), host=CLEO, seats=(Seat("Cleo", user=CLEO),))
    )
    with pytest.raises(IllegalAction) as caught:
        await lobby.join(theirs, ADA, "Ada")
    refused(caught, "too_many_tables")
    assert len(theirs.seats) == 1
    await lobby.leave(first, ADA)
    await lobby.join(theirs, ADA, "Ada")
    assert theirs.seat_of(ADA) is not None


async def test_followers(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person follows so many tables, and so many people follow a table."""
    first, second = await begun(tables, channel=1), await begun(tables, channel=2)
    await first.store.follow(first.id, CLEO, Told())
    monkeypatch.setattr(quotas, "MOST_FOLLOWED", 1)
    with pytest.raises(IllegalAction) as caught:
        await check_followers(second, CLEO)
    refused(caught, "too_many_followed")
    await check_followers(first, DAN)
    monkeypatch.setattr(quotas, "MOST_FOLLOWERS", 1)
    with pytest.raises(IllegalAction) as caught:
        await check_followers(first, DAN)
    refused(caught, "too_many_followers")
    await check_followers(second, DAN)


async def test_what_is_taken_back(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log of so many rows gets no longer by taking back; the game goes on."""
    table = await begun(tables)
    await act(table, TurnWheel())
    monkeypatch.setattr(quotas, "MOST_ROWS", table.revision)
    with pytest.raises(IllegalAction) as caught:
        await take_back(table, table.actors()[0], table.revision)
    refused(caught, "log_full")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PIAZZA_SHARD_IDS", "0-16383," * 100_000 + "1"),
        ("PIAZZA_DATABASE", "a" * (LONGEST_VALUE + 1)),
        ("DISCORD_TOKEN", "a" * (LONGEST_VALUE + 1)),
        ("PIAZZA_" + "X" * 1_000_000, "1"),
        ("PIAZZA_SHARD_IDS", "0-16383," * 500 + "1"),
    ],
)
def test_a_long_setting(name: str, value: str) -> None:
    """A setting of megabytes is a line at once."""
    begin = time.process_time()
    with pytest.raises(WrongSetting) as wrong:
        Settings.from_environment({name: value}, Path("/nowhere/.env"))
    assert time.process_time() - begin < QUICK
    for language in LANGUAGES:
        assert len(wrong.value.say(texts(language))) < 200


def test_a_long_file_of_settings(tmp_path: Path) -> None:
    """A file of megabytes is not even read to its end."""
    file = tmp_path / ".env"
    file.write_text("A=1\n" * LARGEST_FILE)
    with pytest.raises(WrongSetting) as wrong:
        Settings.from_environment({}, file)
    assert "too long" in wrong.value.say(texts("en"))


NESTED = 99_000


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 900 + "\n" + ("[" * 900 + "\n") * 90,
        "a = " + "{a = " * 190,
        ".".join("a" * NESTED)[:NESTED] + " = 1",
        "[" + ".".join("a" * NESTED)[:NESTED] + "]",
        "a = " + "9" * 990 * 1,
        "a = " + "9" * NESTED,
        "\n".join(f"k{number}." + ".".join("a" * 490) + " = 1" for number in range(99)),
        "[[card]]\n" * 11_000,
        "#" * LARGEST_CARDS + "\n",
        "\0" * NESTED,
    ],
)
def test_cards_that_are_a_trap(text: str) -> None:
    """Nested, long and dotted beyond all measure: refused at once, in a few words."""
    begin = time.process_time()
    with pytest.raises(BadData) as wrong:
        read_cards(text, Source.BOX)
    assert time.process_time() - begin < QUICK
    assert 0 < len(str(wrong.value)) < 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_fact_is_cut(language: str) -> None:
    """Fluent takes no fact of thousands of characters; whoever typed or listed that much reads its beginning."""
    said = texts(language).say("refused-not-understood", text="x" * 6000)
    assert "x" * 1900 in said
    assert len(said) < 2500
    assert texts(language).list(["name"] * 2000).startswith("name, name")
