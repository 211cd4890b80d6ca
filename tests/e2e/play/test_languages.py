"""What is public is in the table's language, what is private in its reader's, to the last word."""

from __future__ import annotations

from typing import Any

import pytest

from bot.model.rows import Status
from tests.e2e.games.carrara.players import ClickPlayer, CommandPlayer
from tests.e2e.games.carrara.stage import late
from tests.e2e.games.carrara.test_completion import OPTIONS
from tests.e2e.games.carrara.test_misuse import COMMANDS, middle
from tests.e2e.players import Player
from tests.e2e.reading import alone, everything, foreign, speak, words
from tests.e2e.world import World, open_panel, shown

GAME = "carrara"

LOOKING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("hand", {}),
    ("rules", {}),
    ("table show", {}),
    ("table show", {"text": True}),
    ("table show", {"all": True}),
    ("table follow", {}),
    ("table unfollow", {}),
    ("games", {}),
    ("table log", {}),
    ("table replay", {}),
    ("table undo", {}),
    ("table export", {}),
    ("table abandon", {}),
    ("table join", {}),
    ("table start", {}),
    ("table new", {"game": "carrara"}),
)


def test_the_words_tell_languages_apart() -> None:
    """The check finds a stray word of the other language, in either direction."""
    assert foreign("Das ist deine turn.", "de") == {"turn"}
    assert foreign("It is your Zug.", "en") == {"zug"}
    assert len(alone("en")) > 300
    assert len(alone("de")) > 300


def check(text: str, language: str) -> None:
    """Check that a text is in a language, and in no other."""
    assert not foreign(text, language), text
    assert len(words(text)) < 12 or words(text) & alone(language), text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "by"),
    [("de", ClickPlayer), ("en", CommandPlayer), pytest.param("en", ClickPlayer, marks=pytest.mark.exhaustive)],
)
async def test_a_german_and_an_english_reader(
    world: World, monkeypatch: pytest.MonkeyPatch, table: str, by: type[Player]
) -> None:
    """At the end of a game each reads their own language, and everyone the table's."""
    readers = {"Anna": "de", "Bruno": "en"}
    speak(monkeypatch, "de", world.people["Anna"].id)
    found = await world.begin(late(2, 6), *readers, language=table)
    player = by(world)
    while found.row.status is Status.RUNNING:
        await player.turn(found)
    assert {name for name, _ in player.seen} == set(readers)
    for name, message in player.seen:
        check(everything(message), readers[name])
    for message in world.public():
        check(everything(message), table)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
async def test_all_other_answers(world: World, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Refusals, panels and autocomplete are in the language of their reader: mover, other player or stranger."""
    other = "de" if language == "en" else "en"
    speak(monkeypatch, language, *(person.id for person in world.people.values()))
    position = middle(coins=15)
    found = await world.begin(position, "Anna", "Bruno", language=other)
    stranger, waiting, mover = world.people["Eva"], world.by_seat(found, 1), world.by_seat(found, 0)
    for person in (stranger, waiting, mover):
        for command, options in LOOKING:
            answer = await person.slash(world.channel, command, **options)
            text = everything(shown(answer))
            # not `check`: log lines of names and pieces alone have no words of either language
            assert not foreign(text, language), text
        for command, option, filled in OPTIONS:
            for choice in await person.autocomplete(world.channel, command, option, "", **filled):
                assert not foreign(choice["name"], language)
        for command, options in COMMANDS:
            if person is not mover or not options:
                check(everything(await world.ask(person, f"carrara {command}", **options)), language)
        more = await open_panel(person, world.public()[-1], "more")
        check(everything(more), language)
    for text in ("1 white, 2 purple", "99 red", "1 white"):
        for city in ("massa", "pisa", "atlantis"):
            answer = await mover.slash(world.channel, "carrara build", building="palazzo3", city=city, blocks=text)
            assert not foreign(everything(shown(answer)).replace("purple", "").replace("white", ""), language)
