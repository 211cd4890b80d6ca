"""In direct messages one can look at one's own games and at rules, and take a lesson; nobody else sees it."""

from __future__ import annotations

import pytest

from bot.texts import texts
from tests.e2e.games.carrara.stage import begin, late
from tests.e2e.reading import links, speak
from tests.e2e.vocabulary import everything, foreign
from tests.e2e.world import World, control, said, shown
from tests.positions import position_of

EN, DE = texts("en", "carrara"), texts("de", "carrara")


async def test_what_is_offered(world: World) -> None:
    """Tables, games and leaderboards are for servers."""
    offered = {command.split()[0] for command in world.people["Anna"].user.available_commands()}
    assert offered == {"games", "hand", "learn", "privacy", "rules", "settings", "stats"}


async def test_my_hand(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand is the same as in the channel, in the reader's language, with a link to the table."""
    world.game = "carrara"
    found = await begin(world, monkeypatch, late(2, 10), "Anna", "Bruno")
    for seat, language in ((0, "de"), (1, "en")):
        person = world.by_seat(found, seat)
        speak(monkeypatch, language, person.id)
        direct = shown(await person.user.slash("hand"))
        here = shown(await person.slash(world.channel, "hand"))
        button = shown(await person.click(world.public()[-1], custom_id=control(world.public()[-1], "hand")))
        assert said(direct) == said(here) == said(button)
        own = position_of(found).players[seat]
        t = texts(language, "carrara")
        assert t.say("hand-coins", count=own.coins) in said(direct)
        assert t.say("hand-points", count=own.points) in said(direct)
        assert links(direct) == [world.public()[-1].jump_url]
        assert not foreign(everything(direct), language)
        assert await direct.attachments[0].read() == await here.attachments[0].read()


async def test_the_rules(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules can be read and paged through in the reader's language, without leaving the conversation."""
    anna = world.people["Anna"]
    speak(monkeypatch, "de", anna.id)
    page = shown(await anna.user.slash("rules"))
    assert DE.say("rules-1-title") in said(page)
    page = shown(await anna.user.select(page, ["1"], custom_id=control(page, "rules_chapter")))
    assert DE.say("rules-2-title") in said(page)
    assert not foreign(everything(page), "de")
