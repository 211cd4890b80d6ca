"""Notices to one person: their turn, a reminder, the end of a game they follow; by direct message or in the channel."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from bot.model.notices import SECRET
from bot.model.person import Person
from bot.model.rows import CALLS, DIRECT, NoticeKind, Post, PostForm
from bot.services.outbox import Closed, Lapsed
from bot.store.read_marks import ReadMark
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games import game_name
from cogs.core.buttons import hand_buttons, more_button, order_buttons
from cogs.core.controls import Button, Link
from cogs.core.links import jump, place_of
from cogs.core.moves import say_moves
from cogs.core.panel import Panel, layout, mentions
from cogs.core.request import Host
from cogs.play.recap import find_news
from cogs.play.turn import turn_rows
from cogs.posts.compose import compose
from cogs.posts.digest import digest_panel, shorten
from cogs.posts.events import event_panel
from cogs.posts.lookup import find_post
from cogs.posts.missing import no_longer_exists
from cogs.words.pace import reminder_time, turn_time
from cogs.words.status import asked_of, role_of
from render.engine.picture import Picture, numbered
from render.games import pictures_of

_NEWS: Final = 500
"""The most characters in which a direct message says what has happened since its reader's latest move."""
_UNREACHABLE: Final = (50007, 50278, 50033)
"""Discord's codes for people who block direct messages, no longer share a server with the bot, or are gone."""


async def _channel_of(client: discord.Client, table: Table, post: Post) -> discord.abc.Messageable:
    """Return the channel of a notice: the direct messages with its recipient, or the table's channel."""
    if post.channel == DIRECT:
        assert post.user is not None
        return await client.create_dm(discord.Object(post.user))
    return client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)


async def send_notice(client: discord.Client, host: Host, table: Table, post: Post, nonce: str, again: bool) -> int:
    """Send a notice and return its message id; with `again`, first check whether it was sent already. Raise Closed."""
    assert post.user is not None
    direct = post.channel == DIRECT
    try:
        channel = await _channel_of(client, table, post)
        if again and (found := await find_post(client, channel, table, post)) is not None:
            return found.id
        person = await host.services.store.people.get(post.user)

        async def say(table: Table, post: Post) -> Panel:
            return await _direct(client, host, table, post, person)

        if post.others:
            every = (replace(post, others=()), *post.others)
            panel = digest_panel(host.services.tables, every, person.language, say)
        else:
            panel = say(table, post) if direct else _public(table, post)
        sent = await channel.send(**await compose(host, post, panel), nonce=nonce)
    except discord.HTTPException as error:
        if direct and error.code in _UNREACHABLE:
            raise Closed from error
        raise
    return sent.id


async def find_notice(client: discord.Client, table: Table, post: Post) -> discord.Message | None:
    """Return the message of a notice if it has been sent; raise Closed."""
    try:
        return await find_post(client, await _channel_of(client, table, post), table, post)
    except discord.NotFound as error:
        if not await _gone(client, table, post, error):
            raise
    except discord.HTTPException as error:
        if post.channel == DIRECT and error.code in _UNREACHABLE:
            raise Closed from error
        raise
    return None


async def clean(client: discord.Client, host: Host, table: Table, post: Post) -> None:
    """Delete an outdated notice, unless it is gone already, or remove it from a message that tells others too.

    Where a ping would be left pointing at nothing, as the game went on without its person, the message says so instead.
    """
    assert post.message is not None
    channel = await _channel_of(client, table, post)
    try:
        message = await channel.fetch_message(post.message)
        called = not post.about or post.notice in CALLS  # those that an earlier version has left do not say it
        if post.channel != DIRECT and called and await _went_on(table, post):
            went_on = Panel((texts(table.row.language).say("notice-went-on", name=f"<@{post.user}>"),))
            await message.edit(view=layout(went_on, {}), allowed_mentions=mentions(went_on))
            return
        await shorten(host.services.tables, message, await table.store.outbox.told_by(message.id))
    except discord.NotFound as error:
        if not await _gone(client, table, post, error):
            raise


async def _went_on(table: Table, post: Post) -> bool:
    """Return whether the person of a notice is not waited for any more, though they have not acted since."""
    seat = table.seat_of(post.user or 0)
    if seat is None:
        return True
    wait = (await table.store.listings.waits(table.id)).get(seat)
    if seat in table.awaited() and wait is not None and wait.seq <= post.seq:
        return False
    since = await table.store.log.moves(table.id, post.seq)
    return not any(move.seat == seat and move.interaction is not None for move in since)


async def _gone(client: discord.Client, table: Table, post: Post, error: discord.NotFound) -> bool:
    return await no_longer_exists(client, None if post.channel == DIRECT else table.row.channel, error)


async def _direct(client: discord.Client, host: Host, table: Table, post: Post, person: Person) -> Panel:
    """Return the notice in the person's language, and where the table is."""
    panel, place = await _told(host, table, post, person), await place_of(client, table)
    return replace(panel, texts=(f"{panel.texts[0]}\n-# {place}", *panel.texts[1:]))


async def _told(host: Host, table: Table, post: Post, person: Person) -> Panel:
    """Return what a direct notice says; about a turn, with a picture of the person's hand or else of the board."""
    t, seat, names = texts(person.language), table.seat_of(person.user), table.names
    facts = {"game": game_name(t, table.row.game), "table": str(table.id)}
    link = await jump(t, table)
    more = ((link, more_button(t, table, post.seq)),)
    if post.form is PostForm.PLAIN:
        plain = "plain-notice" if post.notice in CALLS else "plain-message"
        return Panel((t.say(plain, name="direct", **facts),), rows=more)
    if post.notice not in (*CALLS, *SECRET):
        return await event_panel(t, table, post, "direct", _NEWS)
    if seat is None:
        raise Lapsed
    if post.about == NoticeKind.ORDERS:
        lines = "\n".join(await _done_by_order(t, table, post, seat))
        return Panel((t.say("notice-orders", lines=lines, **facts),), rows=((link, _button(t, table, post)),))
    if post.about == NoticeKind.LAPSED:
        buttons = (*order_buttons(t, table, seat), _button(t, table, post))
        return Panel((t.say("notice-lapsed", **facts),), rows=((link, *buttons),))
    news, time = await find_news(t, table, seat, ReadMark()), await _time(t, table, post, seat)
    happened = [news.say(_NEWS)] if news is not None and news.lines else []
    view, pictures = table.view(seat), pictures_of(table.row.game)

    def draw() -> tuple[Picture, ...]:
        if table.game.meta.hidden_hands:
            return (pictures.hand(view, names, t.language),)
        return pictures.board(view, names, t.language)

    # while the picture is drawn the game may go on; words and buttons are to be of the same position
    said = t.say(_key(post), asked=asked_of(t, table, seat), role=role_of(t, table), name="direct", **facts)
    others: tuple[Button | Link, ...] = (link, _button(t, table, post), *(() if news is None else news.more))
    rows = (*turn_rows(t, table, seat), others)
    drawn = await host.painter.paint(draw) if post.form is PostForm.FULL else ()
    return Panel((said, *time, *happened), rows=rows, pictures=numbered(f"hand-{table.id}-{post.seq}", drawn))


async def _time(t: Texts, table: Table, post: Post, seat: int) -> list[str]:
    """Describe until when a seat has time; a reminder also says what happens then."""
    return await (reminder_time if post.about == NoticeKind.REMINDER else turn_time)(t, table, seat)


async def _done_by_order(t: Texts, table: Table, post: Post, seat: int) -> list[str]:
    """Describe the moves of a seat's orders that a notice is about."""
    moves = await table.store.log.moves(table.id, post.since)
    return await say_moves(
        t, table, [move for move in moves if move.by_order and move.seat == seat and move.seq <= post.seq]
    )


async def _public(table: Table, post: Post) -> Panel:
    """Return the notice that pings a person in the table's channel, in the table's language."""
    assert post.user is not None
    t = texts(table.row.language)
    facts = {"game": game_name(t, table.row.game), "table": str(table.id), "name": f"<@{post.user}>"}
    if post.form is PostForm.PLAIN:
        rows = ((await jump(t, table), more_button(t, table, post.seq)),)
        plain = t.say("plain-notice" if post.notice in CALLS else "plain-message", **facts)
        return Panel((plain,), rows=rows, ping=(post.user,))
    if post.notice not in CALLS:
        return replace(await event_panel(t, table, post, facts["name"], _NEWS), ping=(post.user,))
    seat = table.seat_of(post.user)
    said = t.say(_key(post), asked=asked_of(t, table, seat), role=role_of(t, table), **facts)
    time = [] if seat is None else await _time(t, table, post, seat)
    return Panel((said, *time), rows=((await jump(t, table), _button(t, table, post)),), ping=(post.user,))


def _key(post: Post) -> str:
    return f"notice-{post.notice.value.replace('_', '-')}"


def _button(t: Texts, table: Table, post: Post) -> Button:
    """Return the button that shows the person's hand, or in a game without hands the button More."""
    return (*hand_buttons(t, table, post.seq), more_button(t, table, post.seq))[0]
