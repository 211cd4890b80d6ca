"""Onlookers: they follow a game, see its public part with the changes marked, and find the tables of a server."""

from __future__ import annotations

import discord
import pytest

from bot.model.history import effective_moves
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games.carrara.events import say_events
from render.games.carrara import PICTURES
from tests.e2e.games.carrara.players import CommandPlayer
from tests.e2e.games.carrara.stage import late, public
from tests.e2e.reading import DE, EN, everything, foreign, labels, links, speak
from tests.e2e.table.test_my_games import head, in_rooms
from tests.e2e.world import World, contents, files, open_panel, said, shown, tap
from tests.positions import position_of

GAME = "carrara"


async def news(found: Table, t: Texts, since: int) -> tuple[str, list[bytes]]:
    """Return the news for an onlooker, in words, and the pictures of the board that mark it."""
    moves = [move for move in effective_moves(await found.store.log.moves(found.id)) if move.seq > since]
    events = [event for move in moves for event in found.game.codec.events_from_json(move.events)]
    view = found.game.views.view(found.position, None, False)
    assert view.open_hands is None
    words = "\n".join([t.say("recap-look"), *say_events(t, events, found.names)])
    return words, [picture.data for picture in PICTURES.board(view, found.names, t.language, events)]


@pytest.mark.slow
async def test_what_is_new_is_marked(world: World, german: str) -> None:
    """In `/table show`, for followers alone: what happened since they last looked, once."""
    t, found = texts(german, "carrara"), await world.begin(late(3, 20))
    player, eva = CommandPlayer(world), world.eva
    await player.turn(found)
    followed = await world.ask(eva, "table follow")
    assert t.say("follow-done", game=t.say("name"), table=str(found.id), told="yes") in said(followed)
    since = found.revision
    await player.turn(found)
    await player.turn(found)
    await world.restart()
    found = await world.table()
    words, data = await news(found, t, since)
    first = await world.ask(eva, "table show")
    assert said(first).startswith(f"{words}\n")
    assert await contents(first) == data
    again = await world.ask(eva, "table show")
    assert said(first) == f"{words}\n{said(again)}"
    assert await contents(again) != data
    await world.ask(eva, "table unfollow")
    assert t.say("follow-not") in said(await world.ask(eva, "table unfollow"))
    await player.turn(found)
    for person in (eva, world.mover(found)):
        assert t.say("recap-look") not in said(await world.ask(person, "table show"))


async def test_a_button_follows_and_unfollows(world: World) -> None:
    """Below the table, whose picture stays, and under *More*."""
    found = await world.start()
    eva, store = world.eva, found.store
    shown_table = await world.ask(eva, "table show")
    done = await open_panel(eva, shown_table, label="Follow")
    assert done.id == shown_table.id
    assert files(done) == files(shown_table) != []
    assert await store.followers.of_table(found.id) == [eva.id]
    await open_panel(eva, done, label="Unfollow")
    assert await store.followers.of_table(found.id) == []
    await open_panel(eva, await open_panel(eva, public(world), "more"), label="Follow")
    assert await store.followers.of_table(found.id) == [eva.id]


async def test_the_tables_of_a_server_are_listed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """`/table show` does that where there is no table, or on request: running ones and invitations, with links."""
    eva = world.eva
    speak(monkeypatch, "de", eva.id)
    assert await world.refused(eva, "table show") == DE.say("tables-none")
    found = await in_rooms(world, 2, "Anna", "Bruno")
    monkeypatch.setattr(world, "channel", world.guild.create_text_channel("open"))
    await world.carla.slash(world.channel, "table new", game="carrara")
    opened = await world.table()
    empty = world.guild.create_text_channel("empty")
    message = shown(await eva.slash(empty, "table show"))
    assert message.flags.ephemeral
    heads = [await head(DE, table, server="") for table in (*found, opened)]
    assert [line for line in said(message).splitlines() if line in heads] == heads
    for table in found:
        names = DE.list(table.names)
        assert DE.say("games-players", round=position_of(table).round, names=names) in said(message)
    assert DE.say("games-seats", taken=1, seats=4, names="Carla") in said(message)
    assert len(links(message)) == 3
    assert not foreign(everything(message), "de")
    assert labels(message) == ["Öffnen", "Öffnen", "Beitreten"]
    await tap(eva, message, "join")
    assert opened.seat_of(eva.id) is not None
    assert "Beitreten" not in labels(await world.ask(eva, "table show", all=True))


async def test_hidden_channels_are_not_listed(world: World) -> None:
    """Except for those who see them."""
    eva, anna = world.eva, world.anna
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = world.guild.create_text_channel("secret", overwrites={eva: hidden})
    await anna.slash(secret, "table new", game="carrara")
    assert await world.refused(eva, "table show") == EN.say("tables-none")
    assert f"<#{secret.id}>" in said(await world.ask(anna, "table show"))
