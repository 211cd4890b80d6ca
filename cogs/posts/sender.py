"""The sender behind the outbox: it turns posts into messages, above all those about a turn or the end of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

import discord

from bot.model.history import effective_moves
from bot.model.refusals import Refused
from bot.model.rows import DIRECT, Lost, Move, Post, PostForm, PostKind, QuestionKind
from bot.services.notice_planner import is_newest
from bot.services.sender import Gone, Lapsed
from bot.tables.players import Players, players_of
from bot.tables.table import Table
from bot.telemetry.metrics import PICTURES_SKIPPED
from bot.texts import Texts, texts
from bot.texts.games import game_texts
from bot.texts.sections import escape
from cogs.coach.share import posted_panel
from cogs.core.buttons import hand_buttons, more_button, order_buttons
from cogs.core.controls import Buttons, InvalidControl
from cogs.core.face import FACES
from cogs.core.limits import TEXT_LENGTH
from cogs.core.moves import LoggedEvent, logged_events_of, say_happened, say_taken_back, shown_names
from cogs.core.names import escape_names
from cogs.core.paging import join_newest
from cogs.core.panel import Panel, add_text, drop_calls, remove_controls
from cogs.core.places import channel_of
from cogs.core.request import Host
from cogs.core.response import GONE_CODE
from cogs.posts.messages import compose, find_post, no_longer_exists, translating_faults
from cogs.posts.notices import find_notice, send_notice, withdraw_notice
from cogs.questions.question import PANELS
from cogs.tables.joining import abandoned_panel, invitation_panel
from cogs.viewing.end import end_rows, final_panel
from cogs.words.status import incident_panel, say_incident, table_facts
from cogs.words.terms import turn_time
from render.engine.picture import Picture, number_pictures
from render.games import pictures_of


class PostSender:
    def __init__(self, host: Host) -> None:
        self._host = host

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Send a post and return its message id, if any; with `again`, first check whether it was sent already.

        Raise Gone, Lapsed, Closed, MissingRight, Unavailable or RateLimited; any other exception is a permanent fault.
        """
        table = await self._host.services.tables.existing(post.table_id)
        channel = None if post.channel == DIRECT else post.channel or table.row.channel
        if channel == table.row.channel and table.row.gone is Lost.CHANNEL:
            raise Gone
        with translating_faults():
            try:
                return await self._send(table, post, nonce, again)
            except discord.Forbidden as error:
                if post.kind is PostKind.SHARED:
                    raise Lapsed from error  # nobody waits for it, and each try would draw it again
                raise
            except discord.NotFound as error:
                if await no_longer_exists(self._host, channel, error):
                    if channel is not None and error.code != GONE_CODE:
                        await self._host.services.tables.lose_channel(channel)
                    raise Gone from error
                raise

    async def _send(self, table: Table, post: Post, nonce: str, again: bool) -> int | None:
        row = table.row if post.channel is None else replace(table.row, channel=post.channel)
        channel = channel_of(self._host, row)
        if post.kind is PostKind.NOTICE:
            return await send_notice(self._host, table, post, nonce, again)
        if post.kind is PostKind.CLEAN:
            await withdraw_notice(self._host, table, post)
            return None
        if post.kind is PostKind.REFRESH:
            await self._refresh(channel, table, post)
            return None
        if post.kind is PostKind.STRIP:
            closed = texts(table.row.language).say("vote-over") if post.about else ""
            await _strip(channel, post.message, closed)
            return None
        if again and (found := await find_post(self._host, channel, table, post)) is not None:
            return found.id
        return (
            await channel.send(
                **await compose(self._host, table, post, post_panel(self._host, table, post)), nonce=nonce
            )
        ).id

    async def find(self, posts: Sequence[Post]) -> dict[int, int]:
        """Return the messages of the posts that have been sent already, by the posts' ids.

        Raise as `send` does.
        """
        with translating_faults():
            tables = [await self._host.services.tables.existing(post.table_id) for post in posts]
            found = [await find_notice(self._host, *each) for each in zip(tables, posts, strict=True)]
        return {post.id: message.id for post, message in zip(posts, found, strict=True) if message is not None}

    async def _refresh(self, channel: discord.PartialMessageable, table: Table, post: Post) -> None:
        """Bring the newest turn message up to date with the turn, pinging nobody again."""
        host, turn = self._host, await table.store.outbox.newest_turn(table.id)
        await table.refresh_if_shared()
        if turn is None or turn.message is None or not is_newest(table, turn):
            return
        message = channel.get_partial_message(turn.message)
        made = await compose(host, table, turn, refreshed_panel(host, table, replace(turn, form=post.form)))
        if not is_newest(table, turn):
            return  # what was made may belong to the next turn
        await message.edit(view=made["view"], attachments=made["files"], allowed_mentions=made["allowed_mentions"])


async def _strip(channel: discord.PartialMessageable, number: int | None, closed: str) -> None:
    """Remove the controls and the calls to act from a former message, and say below it if its question is closed."""
    assert number is not None
    message = await channel.fetch_message(number)
    view = remove_controls(message)
    drop_calls(view)
    if closed:
        add_text(view, closed)
    await message.edit(view=view, attachments=message.attachments)


async def post_panel(host: Host, table: Table, post: Post) -> Panel:
    """Return the message of a post; raise Lapsed."""
    if post.form is PostForm.PLAIN and post.kind is not PostKind.INVITATION:
        if post.kind is PostKind.SHARED:
            raise Lapsed  # only a link to the table would be left, which not everyone there may see
        return plain_panel(table, post)
    match post.kind:
        case PostKind.INVITATION:
            if post.due is not None and not table.row.is_invitation:
                raise Lapsed  # it is sent late, and the game has begun without it
            return invitation_panel(table)
        case PostKind.VOTE:
            kind = QuestionKind(post.about)
            asked = await table.store.questions.get(table.id, kind)
            if asked is None:
                raise Lapsed
            return await PANELS[kind](texts(table.row.language), table, asked)
        case PostKind.INCIDENT:
            return await incident_panel(table, post)
        case PostKind.SHARED:
            try:
                return await posted_panel(host, table, post)
            except (Refused, InvalidControl):
                raise Lapsed from None  # it was taken back meanwhile
        case PostKind.ABANDONED:
            return await _make_abandoned_panel(table)
        case _:
            return await play_panel(host, table, post)


async def refreshed_panel(host: Host, table: Table, turn: Post) -> Panel:
    """Return the present message about a turn: the actions so far, and those still to come."""
    plain = turn.form is PostForm.PLAIN
    return plain_panel(table, turn) if plain else await _turn_panel(host, table, turn, table.revision)


async def _make_abandoned_panel(table: Table) -> Panel:
    """Return the message that a table was abandoned, and by whom, or that it has expired."""
    panel, t = abandoned_panel(table), texts(table.row.language)
    last = (await table.store.incidents.of_table(table.id))[-1:]
    players = await players_of(table)
    said = [say_incident(t, players, each) for each in last if each.facts or each.seat is not None]
    return replace(panel, texts=(*panel.texts, *said))


def plain_panel(table: Table, post: Post) -> Panel:
    """Return the shortest form of a message, with its buttons."""
    t = texts(table.row.language)
    facts = table_facts(t, table)
    if post.kind is PostKind.TURN and is_newest(table, post):
        called = _call_people(table, table.actors())
        said = t.say("plain-turn", names=t.list(called), count=len(called), **facts)
        return Panel((said,), calls=(said,), rows=turn_post_rows(t, table, post.seq))
    if post.kind is PostKind.END:
        return Panel((t.say("plain-end", **facts),), rows=end_rows(t, table, post.seq))
    return Panel((t.say("plain-message", **facts),), rows=((more_button(t, table, post.seq),),))


def _call_people(table: Table, seats: Iterable[int]) -> list[str]:
    """Return mentions of the people who are to act for these seats, or names where a computer player does."""
    each = [(table.seats[seat], table.names[seat]) for seat in seats]
    return [f"<@{seat.user}>" if seat.awaited else escape(name) for seat, name in each]


async def play_panel(host: Host, table: Table, post: Post) -> Panel:
    """Return the message about a turn or the end."""
    if post.kind is not PostKind.END:
        return await _turn_panel(host, table, post, post.seq)
    lines, _ = await _describe_happened(texts(table.row.language), table, await players_of(table), post)
    panel = await final_panel(host.painter, table, post.seq, pictured=post.form is PostForm.FULL)
    return replace(panel, texts=_put_below(lines, panel.texts))


async def _turn_panel(host: Host, table: Table, post: Post, seq: int) -> Panel:
    """Return the message about a turn as of a row of the log, with words and pictures of the same position."""
    t, pictures = texts(table.row.language), pictures_of(table.row.game)
    # the buttons are for the newest position, which may change during the awaits that follow
    rows = turn_post_rows(t, table, post.seq)
    position = await table.position_at(seq)
    players = await players_of(table)
    lines, happened = await _describe_happened(t, table, players, replace(post, seq=seq))
    events, names = [event for _, event in happened], shown_names(t, players, happened, seq + 1)
    view = table.game.views.view(position, None, table.row.open_hands)
    asked, calls = await _describe_turn(t, table, post, position)

    board: Sequence[Picture] = ()
    if post.form is PostForm.FULL and pictures.changes_board(events) and not _overtaken(table, post):
        board = await host.painter.paint_later(
            lambda: () if _overtaken(table, post) else pictures.board(view, names, table.row.language, events)
        )
    if not board:
        PICTURES_SKIPPED.inc()
    return Panel(
        _put_below(lines, asked),
        calls=calls,
        pictures=number_pictures(f"{table.row.game}-{table.id}-{post.seq}", board),
        rows=rows,
    )


def _overtaken(table: Table, post: Post) -> bool:
    """Return whether a later message about a turn will show a newer board right after this one."""
    return post.kind is PostKind.TURN and table.row.announced > post.seq


async def _describe_happened(
    t: Texts, table: Table, players: Players, post: Post
) -> tuple[list[str], list[LoggedEvent]]:
    """Return what a message is about, as sentences and events, without what was taken back before it was announced."""
    words, names, since = game_texts(t, table.row.game), escape_names(players.names(0)), post.since
    moves = [move for move in await table.moves(since) if move.seq <= post.seq]
    lines = []
    if since < 0:
        # who is to act is called below
        called = {*(post.pings or ())} - {table.seats[seat].user for seat in table.actors()}
        order = [
            f"<@{each.user}>" if each.user in called else name for each, name in zip(table.seats, names, strict=True)
        ]
        lines.append(t.say("game-begins", names=" → ".join(order)))
        lines += words.opening(table.view(None))
    standing = {move.seq for move in effective_moves(moves)}
    told = [move for move in moves if move.seq in standing or _is_take_back(move, since)]
    for goes_back, run in groupby(told, lambda move: _is_take_back(move, since)):
        if goes_back:
            lines += [await say_taken_back(t, table, move) for move in run]
        else:
            lines += say_happened(t, table, players, logged_events_of(table, run))
    return lines, logged_events_of(table, [move for move in told if not _is_take_back(move, since)])


def _is_take_back(move: Move, since: int) -> bool:
    """Return whether a move is a seat's taking back of what was already announced."""
    return move.back_to is not None and move.back_to < since and move.seat is not None


async def _describe_turn(t: Texts, table: Table, post: Post, position: Any) -> tuple[Sequence[str], Sequence[str]]:
    """Describe who is to act, what matters now, who is away and how much time is left; also return the calls alone."""
    words, names = game_texts(t, table.row.game), escape_names(table.names)
    view, actors = table.game.views.view(position, None, table.row.open_hands), table.game.rules.actors(position)
    facts = table_facts(t, table) | {"role": words.role(view)}
    closing = [seat for seat in actors if table.game.rules.only_to_end(position, seat)]
    now = []
    for key, seats in {"turn-now": [seat for seat in actors if seat not in closing], "turn-to-end": closing}.items():
        if called := _call_people(table, seats):
            now.append(t.say(key, name=t.list(called), count=len(called), asked=words.prompt(view, names), **facts))
    if now and (then := words.following(view, table.game.rules.following(position), names)):
        now[-1] += f" {then}"
    absent = await table.store.people.away_at(table.id)
    away = [t.say("incident-away", name=names[seat], until=str(absent[seat])) for seat in actors if seat in absent]
    time = await _time(t, table, actors) if is_newest(table, post) else []
    return (words.turn_hint(view), *now, *away, *time), now


async def _time(t: Texts, table: Table, actors: Sequence[int]) -> list[str]:
    """Describe until when the seats that are to act have time, by name if there are several."""
    lines = []
    for seat, name in enumerate(escape_names(table.names)):
        for line in await turn_time(t, table, seat) if seat in actors else ():
            lines.append(line if len(actors) == 1 else t.say("turn-time-of", name=name, time=line))
    return lines


def turn_post_rows(t: Texts, table: Table, seq: int) -> Sequence[Buttons]:
    """Return the buttons of a message about a turn."""
    main, *others = FACES[table.row.game].turn_buttons(t, table, seq)
    shared = (*hand_buttons(t, table, seq), *order_buttons(t, table), more_button(t, table, seq))
    return ((*main, *shared), *others)


def _put_below(lines: Sequence[str], others: Sequence[str]) -> Sequence[str]:
    """Put what happened, if anything, above other texts, dropping the oldest lines for which there is no room."""
    said = join_newest(lines, TEXT_LENGTH - sum(map(len, others)))
    return said, *others
