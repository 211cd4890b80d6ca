"""What is public is in the table's language, what is private in its reader's, to the last word."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.games.carrara.test_completion import OPTIONS
from tests.e2e.games.carrara.test_misuse import COMMANDS, middle
from tests.e2e.reading import alone, everything, foreign, words
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


def check(text: str, language: str) -> None:
    """Check that a text is in a language, and in no other."""
    assert not foreign(text, language), text
    assert len(words(text)) < 12 or words(text) & alone(language), text


@pytest.mark.slow
async def test_all_other_answers(world: World, german: str) -> None:
    """Refusals, panels and autocomplete are in the language of their reader: mover, other player or stranger."""
    position = middle(coins=15)
    found = await world.begin(position, language="en")
    stranger, waiting, mover = world.eva, world.by_seat(found, 1), world.by_seat(found, 0)
    for person in (stranger, waiting, mover):
        for command, options in LOOKING:
            answer = await person.slash(world.channel, command, **options)
            text = everything(shown(answer))
            # not `check`: log lines of names and pieces alone have no words of either language
            assert not foreign(text, german), text
        for command, option, filled in OPTIONS:
            for choice in await person.autocomplete(world.channel, command, option, "", **filled):
                assert not foreign(choice["name"], german)
        for command, options in COMMANDS:
            if person is not mover or not options:
                check(everything(await world.ask(person, f"carrara {command}", **options)), german)
        more = await open_panel(person, world.newest(), "more")
        check(everything(more), german)
    for text in ("1 white, 2 purple", "99 red", "1 white"):
        for city in ("massa", "pisa", "atlantis"):
            answer = await mover.slash(world.channel, "carrara build", building="palazzo3", city=city, blocks=text)
            assert not foreign(everything(shown(answer)).replace("purple", "").replace("white", ""), german)
