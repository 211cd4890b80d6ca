"""Notices to one person: their turn, a reminder, other events; by direct message, one or several, or in the channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.model.notices import SECRET_NOTICES
from bot.model.person import Person
from bot.model.rows import CALLING_NOTICES, DIRECT, NoticeKind, Post, PostForm, QuestionKind
from bot.services.sender import Closed, Lapsed
from bot.store.followers import ReadMark
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.sections import escape
from cogs.core.buttons import hand_buttons, join_button, more_button, order_buttons, resume_row
from cogs.core.controls import Button, Buttons, ControlId, Rows
from cogs.core.limits import MAX_BUTTONS, TEXT_LENGTH
from cogs.core.moves import say_moves
from cogs.core.paging import join_first
from cogs.core.panel import Panel, keep_posts, layout, mentions, text_panel
from cogs.core.places import channel_of, jump, place_of
from cogs.core.request import Host
from cogs.play.recap import find_news
from cogs.play.turn import private_turn_rows
from cogs.posts.messages import compose, find_post, no_longer_exists
from cogs.questions.question import PANELS
from cogs.tables.joining import start_button
from cogs.viewing.end import ending_text, rematch_button
from cogs.words.status import describe_asked, incident_line, incident_of, role_of, table_facts
from cogs.words.terms import computer_name, reminder_time, turn_time
from render.engine.picture import Picture, number_pictures
from render.games import pictures_of


async def event_panel(t: Texts, table: Table, post: Post, name: str) -> Panel:
    """Return the notice of an event, addressed to `name`, a mention or `direct`; raise Lapsed if the event is over."""
    kind, seat, link = post.notice, table.seat_of(post.user or 0), await jump(t, table)
    facts: dict[str, Any] = table_facts(t, table) | {"name": name}
    more = list[str]()
    ways: Buttons = ()
    match kind:
        case NoticeKind.ASKED:
            question = await table.store.questions.get(table.id, QuestionKind(post.detail))
            if question is None:
                raise Lapsed
            asked = await PANELS[question.kind](t, table, question)
            return replace(asked, texts=(t.say("notice-asked", **facts), *asked.texts), rows=(*asked.rows, (link,)))
        case NoticeKind.ANSWER:
            kind_of = (
                (await incident_of(table, post.detail)).facts["question"] if post.detail.isdigit() else post.detail
            )
            facts["question"] = kind_of.replace("_", "")
        case NoticeKind.SEAT_TAKEN:
            incident = await incident_of(table, post.detail)
            facts["computer"] = computer_name(t, str(incident.facts["computer"]))
            facts["one_turn"] = bool(incident.facts["one_turn"])
            ways = resume_row(t, table, seat)
        case NoticeKind.SEAT_LOST | NoticeKind.SEAT_GIVEN:
            incident = await incident_of(table, post.detail)
            facts |= {"former": escape(incident.facts["former"]), "newcomer": escape(incident.facts["name"])}
        case NoticeKind.DEADLINE:
            facts["deadline"] = post.detail
        case NoticeKind.FULL:
            ways = (start_button(t, table),)
        case NoticeKind.REMATCH:
            ways = (join_button(t, table),)
        case NoticeKind.STARTED:
            ways = hand_buttons(t, table, post.seq)
        case NoticeKind.PAUSED:
            more = [await incident_line(t, table, post.detail)]
        case NoticeKind.ABANDONED:
            facts["what"] = await incident_line(t, table)
        case NoticeKind.END:
            more = [ending_text(t, table)]
            news = None if seat is None or name != "direct" else await find_news(t, table, seat, ReadMark())
            more += [news.say(_MAX_NEWS_LENGTH)] if news is not None and news.lines else []
            ways = (rematch_button(t, table, post.seq),) if seat is not None else ()
    return Panel((t.say(_key(post), **facts), *more), rows=((*ways, link, more_button(t, table, post.seq)),))


async def digest_panel(
    tables: Tables, posts: Sequence[Post], language: str, say: Callable[[Table, Post], Awaitable[Panel]]
) -> Panel:
    """Return one message with what `say` returns for each of a person's notices, the most urgent first.

    Below it is a button for each table, to go on there.
    """
    t, told = texts(language), await tables.store.listings.most_urgent_first(posts[0].user or 0, posts)
    title, lines, buttons = t.say("digest-title"), list[str](), dict[int, Button]()
    for post in told:
        table = await tables.existing(post.table_id)
        panel = await say(table, replace(post, form=PostForm.WITHOUT_PICTURES))
        lines.append(_cut_to_room((TEXT_LENGTH - len(title)) // len(told), "\n".join(panel.texts)))
        label = t.say("digest-open", **table_facts(t, table))
        buttons[table.id] = Button(ControlId("go_on", table.id), label)
    every = [*buttons.values()]
    rows = [every[first : first + MAX_BUTTONS] for first in range(0, len(every), MAX_BUTTONS)]
    return Panel((title, *lines), posts=[post.id for post in told], rows=rows)


def _cut_to_room(room: int, text: str) -> str:
    """Return as many of the first lines of a text as there is room for, without headings."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return join_first(lines, room)[:room]


async def reduce_message(tables: Tables, message: discord.Message, left: Sequence[Post]) -> None:
    """Reduce a message with several notices to those that are left; another table may do the same meanwhile."""
    while left:
        ids, about = {post.id for post in left}, {post.table_id for post in left}
        await message.edit(view=keep_posts(message, ids, about))
        now = await tables.store.outbox.told_by(message.id)
        if len(now) == len(left):
            return
        left = now
    await message.delete()


_MAX_NEWS_LENGTH: Final = 500
"""The characters of a direct message for what has happened since its reader's latest move."""
_UNREACHABLE_CODES: Final = (50007, 50278, 50033)
"""Discord's codes for people who block direct messages, no longer share a server with the bot, or are gone."""


async def _destination(host: Host, table: Table, post: Post) -> discord.abc.Messageable:
    """Return the channel of a notice: the direct messages with its recipient, or the table's channel."""
    if post.channel == DIRECT:
        assert post.user is not None
        return await host.create_dm(discord.Object(post.user))
    return channel_of(host, table.row)


async def send_notice(host: Host, table: Table, post: Post, nonce: str, again: bool) -> int:
    """Send a notice and return its message id; with `again`, first check whether it was sent already. Raise Closed."""
    assert post.user is not None
    direct = post.channel == DIRECT
    try:
        channel = await _destination(host, table, post)
        if again and (found := await find_post(host, channel, table, post)) is not None:
            return found.id
        person = await host.services.store.people.get(post.user)

        async def say(table: Table, post: Post) -> Panel:
            panel, place = await _make_notice(host, table, post, person), await place_of(host, table)
            return replace(panel, texts=(f"{panel.texts[0]}\n-# {place}", *panel.texts[1:]))

        if post.others:
            every = (replace(post, others=()), *post.others)
            panel = digest_panel(host.services.tables, every, person.language, say)
        else:
            panel = say(table, post) if direct else _public(table, post)
        sent = await channel.send(**await compose(host, table, post, panel), nonce=nonce)
    except discord.HTTPException as error:
        if direct and error.code in _UNREACHABLE_CODES:
            raise Closed from error
        raise
    return sent.id


async def find_notice(host: Host, table: Table, post: Post) -> discord.Message | None:
    """Return the message of a notice or of another post if it has been sent; raise Closed."""
    try:
        return await find_post(host, await _destination(host, table, post), table, post)
    except discord.NotFound as error:
        if not await _is_gone(host, table, post, error):
            raise
    except discord.HTTPException as error:
        if post.channel == DIRECT and error.code in _UNREACHABLE_CODES:
            raise Closed from error
        raise
    return None


async def withdraw_notice(host: Host, table: Table, post: Post) -> None:
    """Delete an outdated notice, unless it is gone already, or remove it from a message with other notices.

    If it pinged someone without whom the game went on, the message says so instead, as a ping should lead somewhere.
    """
    assert post.message is not None
    channel = await _destination(host, table, post)
    try:
        message = await channel.fetch_message(post.message)
        # those of earlier versions do not say what they are about
        called = not post.about or post.notice in CALLING_NOTICES
        if post.channel != DIRECT and called and await _went_on(table, post):
            went_on = Panel((texts(table.row.language).say("notice-went-on", name=f"<@{post.user}>"),))
            await message.edit(view=layout(went_on, {}), allowed_mentions=mentions(went_on))
            return
        await reduce_message(host.services.tables, message, await table.store.outbox.told_by(message.id))
    except discord.NotFound as error:
        if not await _is_gone(host, table, post, error):
            raise


async def _went_on(table: Table, post: Post) -> bool:
    """Return whether a game no longer waits for the person of a notice, though they have not acted since."""
    seat = table.seat_of(post.user or 0)
    if seat is None:
        return True
    wait = (await table.store.listings.waits(table.id)).get(seat)
    if seat in table.awaited() and wait is not None and wait.seq <= post.seq:
        return False
    return not await table.store.log.has_acted(table.id, seat, post.seq)


async def _is_gone(host: Host, table: Table, post: Post, error: discord.NotFound) -> bool:
    return await no_longer_exists(host, None if post.channel == DIRECT else table.row.channel, error)


async def _make_notice(host: Host, table: Table, post: Post, person: Person) -> Panel:
    """Return what a direct notice says; about a turn, with a picture of the person's hand or else of the board."""
    t, seat, names = texts(person.language), table.seat_of(person.user), table.names
    facts, link = table_facts(t, table), await jump(t, table)
    if post.form is PostForm.PLAIN:
        return await _make_plain_notice(t, table, post, "direct")
    if post.notice not in (*CALLING_NOTICES, *SECRET_NOTICES):
        return await event_panel(t, table, post, "direct")
    if seat is None:
        raise Lapsed
    if post.about == NoticeKind.ORDERS:
        lines = "\n".join(await _describe_order_moves(t, table, post, seat))
        return text_panel(t.say("notice-orders", lines=lines, **facts), link, _button(t, table, post))
    if post.about == NoticeKind.LAPSED:
        buttons = (*order_buttons(t, table, seat), _button(t, table, post))
        return text_panel(t.say("notice-lapsed", **facts), link, *buttons)
    news, time = await find_news(t, table, seat, ReadMark()), await _time(t, table, post, seat)
    happened = news.say(_MAX_NEWS_LENGTH) if news is not None and news.lines else ""
    view, pictures = table.view(seat), pictures_of(table.row.game)

    def draw() -> Sequence[Picture]:
        if table.game.meta.hidden_hands:
            return (pictures.hand(view, names, t.language),)
        return pictures.board(view, names, t.language)

    # before the picture is drawn, as the game may go on meanwhile: words and buttons must match
    said = t.say(_key(post), asked=describe_asked(t, table, seat), role=role_of(t, table), name="direct", **facts)
    rows: Rows = (
        *private_turn_rows(t, table, seat),
        (link, _button(t, table, post), *(() if news is None else news.more)),
    )
    drawn = await host.painter.paint_later(draw) if post.form is PostForm.FULL else ()
    return Panel((said, *time, happened), rows=rows, pictures=number_pictures(f"hand-{table.id}-{post.seq}", drawn))


async def _make_plain_notice(t: Texts, table: Table, post: Post, name: str) -> Panel:
    """Return the shortest form of a notice, addressed to `name`, a mention or `direct`."""
    said = t.say(
        "plain-notice" if post.notice in CALLING_NOTICES else "plain-message", name=name, **table_facts(t, table)
    )
    return text_panel(said, await jump(t, table), more_button(t, table, post.seq))


async def _time(t: Texts, table: Table, post: Post, seat: int) -> list[str]:
    """Describe until when a seat has time; a reminder also says what happens then."""
    return await (reminder_time if post.about == NoticeKind.REMINDER else turn_time)(t, table, seat)


async def _describe_order_moves(t: Texts, table: Table, post: Post, seat: int) -> list[str]:
    moves = await table.moves(post.since)
    return await say_moves(
        t, table, [move for move in moves if move.by_order and move.seat == seat and move.seq <= post.seq]
    )


async def _public(table: Table, post: Post) -> Panel:
    """Return the notice that pings a person in the table's channel, in the table's language."""
    assert post.user is not None
    t = texts(table.row.language)
    name = f"<@{post.user}>"
    if post.form is PostForm.PLAIN:
        return await _make_plain_notice(t, table, post, name)
    if post.notice not in CALLING_NOTICES:
        return await event_panel(t, table, post, name)
    seat, facts = table.seat_of(post.user), table_facts(t, table)
    said = t.say(_key(post), asked=describe_asked(t, table, seat), role=role_of(t, table), name=name, **facts)
    time = [] if seat is None else await _time(t, table, post, seat)
    return Panel((said, *time), rows=((await jump(t, table), _button(t, table, post)),))


def _key(post: Post) -> str:
    return f"notice-{post.notice.replace('_', '-')}"


def _button(t: Texts, table: Table, post: Post) -> Button:
    """Return the button that shows the person's hand, or in a game without hands the button More."""
    return (*hand_buttons(t, table, post.seq), more_button(t, table, post.seq))[0]
