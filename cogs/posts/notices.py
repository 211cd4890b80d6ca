"""Notices to one person: their turn, a reminder, the end of a game they follow; by direct message or in the channel."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

import discord

from bot.model.rows import About, Post
from bot.services.notices import DIRECT
from bot.services.outbox import Closed
from bot.services.services import House
from bot.store.people import Person
from bot.tables.table import Table
from bot.texts import texts
from cogs.core.controls import Button, ControlId
from cogs.core.face import FACES
from cogs.core.links import jump
from cogs.core.panel import Panel, files, layout, mentions
from cogs.posts.missing import vanished
from render import PICTURES
from render.engine.painter import Painter

_UNREACHABLE = (50007, 50278, 50033)
"""Discord's codes for who takes no direct messages from us, shares no server with us any more, or is no more."""
_LOOKED_BACK = 20


class Host(Protocol):
    """The client, as far as notices need it."""

    house: House
    painter: Painter


async def place_of(client: discord.Client, table: Table, post: Post) -> discord.abc.Messageable:
    """Find where a notice belongs: the direct messages with its person, or the table's channel."""
    if post.place == DIRECT:
        assert post.user is not None
        return await client.create_dm(discord.Object(post.user))
    return client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)


async def send_notice(client: discord.Client, host: Host, table: Table, post: Post, nonce: str, again: bool) -> int:
    """Send a notice and tell its message; with `again`, look first whether it lies there already. Raise Closed."""
    assert post.user is not None
    try:
        place = await place_of(client, table, post)
        if again and (found := await _find(client, place, post)) is not None:
            return found.id
        person = await host.house.people.person(post.user)
        panel = await (_direct(host, table, post, person) if post.place == DIRECT else _public(table, post))
        sent = await place.send(view=layout(panel), files=files(panel), nonce=nonce, allowed_mentions=mentions(panel))
    except discord.HTTPException as error:
        if post.place == DIRECT and error.code in _UNREACHABLE:
            raise Closed from error
        raise
    return sent.id


async def recall(client: discord.Client, table: Table, post: Post) -> None:
    """Delete a notice that may lie where it belongs."""
    try:
        found = await _find(client, await place_of(client, table, post), post)
        if found is not None:
            await found.delete()
    except discord.NotFound as error:
        if not await _gone(client, table, post, error):
            raise
        # with its channel, or by somebody else's hand


async def _find(client: discord.Client, place: discord.abc.Messageable, post: Post) -> discord.Message | None:
    async for message in place.history(limit=_LOOKED_BACK):
        if client.user is not None and message.author.id == client.user.id and _mark(post) in _ids(message):
            return message
    return None


async def clean(client: discord.Client, table: Table, post: Post) -> None:
    """Delete a notice that is out of date; where it is gone already, nothing is left to do."""
    assert post.message is not None
    place = await place_of(client, table, post)
    try:
        message = await place.fetch_message(post.message)
        await message.delete()
    except discord.NotFound as error:
        if not await _gone(client, table, post, error):
            raise


async def _gone(client: discord.Client, table: Table, post: Post, error: discord.NotFound) -> bool:
    return await vanished(client, None if post.place == DIRECT else table.row.channel, error)


async def _direct(host: Host, table: Table, post: Post, person: Person) -> Panel:
    """Say it in the person's own language, their turn with the picture of their hand."""
    t, seat = texts(person.language), table.seat_of(person.user)
    hand = Button(ControlId("hand", table.id, post.seq, arg=_mark(post)), t.say("button-hand"))
    link = await jump(t, table)
    game = t.say(table.row.game)
    if post.about == About.END or seat is None:
        button = Button(ControlId("more", table.id, post.seq, arg=_mark(post)), t.say("button-more"))
        return Panel((t.say("notice-end", game=game, table=str(table.id)),), rows=((link, button),))
    view = table.view(seat)
    asked = FACES[table.row.game].asked(t, view)
    said = t.say(f"notice-{post.about}", game=game, table=str(table.id), asked=asked, name="direct")
    names = table.names
    picture = await host.painter.paint(lambda: PICTURES[table.row.game].hand(view, names, t.language))
    panel = Panel((said,), rows=((link, hand),))
    return replace(panel, pictures=((f"hand-{table.id}-{post.seq}.png", picture),))


async def _public(table: Table, post: Post) -> Panel:
    """Call a person in the table's channel, in the table's language."""
    t = texts(table.row.language)
    asked = FACES[table.row.game].asked(t, table.view(None))
    facts = {"game": t.say(table.row.game), "table": str(table.id), "asked": asked, "name": f"<@{post.user}>"}
    button = Button(ControlId("hand", table.id, post.seq, arg=_mark(post)), t.say("button-hand"))
    assert post.user is not None
    return Panel((t.say(f"notice-{post.about}", **facts),), rows=((await jump(t, table), button),), ping=(post.user,))


def _mark(post: Post) -> str:
    return f"n{post.id}"


def _ids(message: discord.Message) -> set[str]:
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    return {
        item.custom_id.rpartition(":")[2]
        for item in view.walk_children()
        if isinstance(item, discord.ui.Button) and item.custom_id
    }
