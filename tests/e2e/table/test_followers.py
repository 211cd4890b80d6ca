"""Onlookers: they follow a game, see public information with what is new marked, and hear when it is over."""

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
from tests.e2e.reading import everything, foreign, labels, links, speak
from tests.e2e.table.test_my_games import head, in_rooms, since
from tests.e2e.world import World, contents, files, open_panel, said, shown, tap
from tests.positions import position_of

GAME = "carrara"

EN, DE = texts("en", "carrara"), texts("de", "carrara")


async def news(found: Table, t: Texts, since: int) -> tuple[str, list[bytes]]:
    """Return what is new to an onlooker: in words, and as the pictures of the board with that marked."""
    moves = [move for move in effective_moves(await found.store.log.moves(found.id)) if move.seq > since]
    events = [event for move in moves for event in found.game.codec.events_from_json(move.events)]
    view = found.game.views.view(found.position, None, False)
    assert view.open_hands is None
    words = "\n".join([t.say("recap-look"), *say_events(t, events, found.names)])
    return words, [picture.data for picture in PICTURES.board(view, found.names, t.language, events)]


@pytest.mark.slow
async def test_what_is_new_is_marked(world: World, german: str) -> None:
    """Followers see in `/table show`, once, what happened since they last looked, marked; nobody else does."""
    t, found = texts(german, "carrara"), await world.begin(late(3, 20))
    player, eva = CommandPlayer(world), world.eva
    await player.turn(found)
    followed = await world.ask(eva, "table follow")
    assert t.say("follow-done", game=t.say("name"), table=str(found.id), told="yes") in said(followed)
    assert t.say("recap-look") not in said(await world.ask(eva, "table show"))
    since = found.revision
    await player.turn(found)
    await player.turn(found)
    await world.restart()
    found = await world.table()
    words, data = await news(found, t, since)
    first = await world.ask(eva, "table show")
    assert said(first).startswith(f"{words}\n")
    assert await contents(first) == data
    assert not foreign(everything(first), german)
    again = await world.ask(eva, "table show")
    assert said(first) == f"{words}\n{said(again)}"
    assert await contents(again) != data
    other = await world.ask(world.by_seat(found, found.actors()[0]), "table show")
    assert t.say("recap-look") not in said(other)
    unfollowed = await world.ask(eva, "table unfollow")
    assert t.say("follow-not-any-more", game=t.say("name"), table=str(found.id)) in said(unfollowed)
    assert t.say("follow-not") in said(await world.ask(eva, "table unfollow"))
    await player.turn(found)
    assert t.say("recap-look") not in said(await world.ask(eva, "table show"))


async def test_by_buttons(world: World) -> None:
    """Under the table and behind More a button follows, and then one unfollows; the picture stays."""
    found = await world.start()
    eva, store = world.eva, found.store
    shown_table = await world.ask(eva, "table show")
    assert labels(shown_table) == ["Go to the table", "Follow", "Other tables"]
    done = await open_panel(eva, shown_table, label="Follow")
    assert done.id == shown_table.id
    assert files(done) == files(shown_table) != []
    assert await store.followers.of_table(found.id) == [eva.id]
    assert labels(await world.ask(eva, "table show"))[1] == "Unfollow"
    stopped = await open_panel(eva, done, label="Unfollow")
    assert await store.followers.of_table(found.id) == []
    assert files(stopped) == files(shown_table)
    more = await open_panel(eva, public(world), "more")
    done = await open_panel(eva, more, label="Follow")
    assert await store.followers.of_table(found.id) == [eva.id]


async def test_the_tables_of_a_server(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a table here, or on request, `/table show` lists running tables and invitations, each with a link."""
    eva = world.eva
    speak(monkeypatch, "de", eva.id)
    assert await world.refused(eva, "table show") == DE.say("tables-none")
    found = await in_rooms(world, 2, "Anna", "Bruno")
    monkeypatch.setattr(world, "channel", world.guild.create_text_channel("open"))
    await world.carla.slash(world.channel, "table new", game="carrara")
    opened = await world.table()
    room = next(each for each in world.guild.channels.values() if each.id == found[0].row.channel)
    expected = [DE.say("tables-title"), DE.say("tables-section-running")]
    for table in found:
        mover = table.names[table.actors()[0]]
        expected += [
            await head(DE, table, server=""),
            DE.say("games-to-move", role="turn", names=mover, since=await since(table)),
            DE.say("games-players", round=position_of(table).round, names=DE.list(table.names)),
        ]
    expected += [DE.say("tables-section-invitation"), await head(DE, opened, server="")]
    expected.append(DE.say("games-seats", taken=1, seats=4, names="Carla"))
    empty = world.guild.create_text_channel("empty")
    message = shown(await eva.slash(empty, "table show"))
    assert message.flags.ephemeral
    assert said(message).splitlines() == expected
    assert len(links(message)) == 3
    assert not foreign(everything(message), "de")
    assert labels(message) == ["Öffnen", "Öffnen", "Beitreten"]
    assert said(shown(await eva.slash(room, "table show", all=True))).splitlines() == expected
    await tap(eva, message, "join")
    assert opened.seat_of(eva.id) is not None
    assert "Beitreten" not in labels(shown(await eva.slash(empty, "table show")))


async def test_hidden_channels_are_not_listed(world: World) -> None:
    """A table in a channel hidden from the reader is listed only for those who see it."""
    eva, anna = world.eva, world.anna
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = world.guild.create_text_channel("secret", overwrites={eva: hidden})
    await anna.slash(secret, "table new", game="carrara")
    assert await world.refused(eva, "table show") == EN.say("tables-none")
    assert f"<#{secret.id}>" in said(await world.ask(anna, "table show"))
