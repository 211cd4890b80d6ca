"""Private answers are in their reader's language, to the last word, whatever the table's."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from tests.e2e.games.carrara.test_completion import OPTIONS
from tests.e2e.games.carrara.test_misuse import COMMANDS, middle
from tests.e2e.raw import commands, give
from tests.e2e.reading import everything, foreign, own_words, speak, words
from tests.e2e.world import World, open_panel, shown

GAME = "carrara"


def check(text: str, language: str) -> None:
    assert not foreign(text, language), text
    assert len(words(text)) < 12 or words(text) & own_words(language), text


@pytest.mark.slow
async def test_private_answers_are_in_their_readers_language(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Refusals, panels and autocomplete alike, for mover, other player and stranger.

    Every command is given that needs no options, except for the position of the day, which takes long to lay out.
    """
    speak(monkeypatch, language)
    found = await world.begin(middle(coins=15), language="en")
    looking = [
        each
        for each in commands(world.client)
        if each.path[0] not in (*GAMES, "puzzle") and not any(option.get("required") for option in each.options)
    ]
    assert len(looking) > 20
    stranger, waiting, mover = world.eva, world.by_seat(found, 1), world.by_seat(found, 0)
    for person in (stranger, waiting, mover):
        for command in looking:
            text = everything(shown(await give(world, person.id, world.channel.id, command, {})))
            # not `check`: log lines of names and pieces alone have no words of either language
            assert not foreign(text, language), text
        for typed, option, filled in OPTIONS:
            for choice in await person.autocomplete(world.channel, typed, option, "", **filled):
                assert not foreign(choice["name"], language)
        for typed, options in COMMANDS:
            if person is not mover or not options:
                check(everything(await world.ask(person, f"carrara {typed}", **options)), language)
        more = await open_panel(person, world.newest(), "more")
        check(everything(more), language)
    for text in ("1 white, 2 purple", "99 red", "1 white"):
        for city in ("massa", "pisa", "atlantis"):
            answer = await mover.slash(world.channel, "carrara build", building="palazzo3", city=city, blocks=text)
            assert not foreign(everything(shown(answer)).replace("purple", "").replace("white", ""), language)
