"""The public messages of a table, as the outbox sends them: one new message a turn, the former one without controls."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.model.history import holding
from bot.model.rows import Move, Post, PostKind, QuestionKind
from bot.services.notices import DIRECT, is_newest
from bot.services.outbox import Busy, Gone, Unwelcome
from bot.store.people import away_at
from bot.tables.table import Table
from bot.telemetry.metrics import SKIPPED
from bot.texts import Texts, texts
from cogs.core.controls import Button, ControlId
from cogs.core.face import FACES
from cogs.core.names import escape
from cogs.core.paging import newest
from cogs.core.panel import ROOM, Panel, files, layout, mentions, without_controls
from cogs.core.request import Host
from cogs.posts.missing import vanished
from cogs.posts.notices import clean, recall, send_notice
from cogs.questions.question import PANELS, answer_id
from cogs.tables.invitation import abandoned_panel, invitation_panel
from cogs.viewing.animation import animated_replay, animation_name
from cogs.viewing.end import end_panel
from cogs.words.incidents import say_incident, told_id, told_panel
from cogs.words.pace import turn_time
from render import PICTURES, Picture

log = logging.getLogger(__name__)

LOOKED_BACK = 50
"""How many of a channel's newest messages are searched for one that may have been posted already."""


class Posts:
    """The sender behind the outbox."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    @property
    def _host(self) -> Host:
        host: Host = self._client  # type: ignore[assignment]
        return host

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Send a post and tell its message; with `again`, look first whether it stands there already.

        Raise Gone, Closed, Unwelcome or Busy.
        """
        table = await self._host.house.tables.get(post.table)
        assert table is not None, f"table {post.table} is gone"
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        try:
            if post.kind is PostKind.NOTICE:
                return await send_notice(self._client, self._host, table, post, nonce, again)
            if post.kind is PostKind.CLEAN:
                await clean(self._client, table, post)
                return None
            if post.kind is PostKind.STRIP:
                await self._strip(channel, post.message)
                return None
            if again and (found := await self._find(channel, table, post)) is not None:
                return found
            panel = await self._panel(table, post)
            sent = await channel.send(
                view=layout(panel),
                files=files(panel),
                nonce=nonce,
                allowed_mentions=mentions(panel),
                silent=not panel.ping,
            )
        except discord.NotFound as error:
            place = None if post.place == DIRECT else table.row.channel
            if await vanished(self._client, place, error):
                raise Gone from error
            raise
        except discord.Forbidden as error:
            raise Unwelcome(f"{error.code}") from error
        except discord.RateLimited as error:
            raise Busy(error.retry_after) from error
        return sent.id

    async def recall(self, post: Post) -> None:
        """Take a notice back that may have been sent, though nobody knows, and is out of date by now."""
        table = await self._host.house.tables.get(post.table)
        assert table is not None, f"table {post.table} is gone"
        await recall(self._client, table, post)

    async def _strip(self, channel: discord.PartialMessageable, number: int | None) -> None:
        """Take the controls from a former message; raise Gone where Discord will never let us."""
        assert number is not None
        try:
            message = await channel.fetch_message(number)
            await message.edit(view=without_controls(message), attachments=message.attachments)
        except discord.HTTPException as error:
            if error.status == 400:
                raise Gone from error
            raise

    async def _find(self, channel: discord.PartialMessageable, table: Table, post: Post) -> int | None:
        """Find a post among the messages after the table's newest panel, by the mark that it carries."""
        row = await table.store.table(table.id)
        assert row is not None
        mark = await _mark(table, post)
        # a turn's message has no picture where it was overtaken; a notice has its mark behind what is the same
        other = str(ControlId("hand", table.id, post.seq)) if post.kind is PostKind.TURN else mark
        async for message in channel.history(limit=LOOKED_BACK):
            if row.panel is not None and message.id <= row.panel:
                break
            ours = self._client.user is not None and message.author.id == self._client.user.id
            if ours and any(mark in text or text.endswith(other) for text in _marked(message)):
                return message.id
        return None

    async def _panel(self, table: Table, post: Post) -> Panel:
        if post.kind is PostKind.INVITATION:
            return invitation_panel(table)
        if post.kind is PostKind.VOTE:
            kind = QuestionKind(post.about)
            asked = await table.store.question(table.id, kind)
            assert asked is not None
            return await PANELS[kind](table, asked, post.pings or ())
        if post.kind is PostKind.TOLD:
            return await told_panel(table, post)
        if post.kind is PostKind.ABANDONED:
            return await self._abandoned(table)
        if post.kind is PostKind.REPLAY:
            return await self._replay(table)
        return await self._play(table, post)

    async def _abandoned(self, table: Table) -> Panel:
        """Say that a table was given up, and where a manager of the server has ended it, who it was."""
        panel, t = abandoned_panel(table), texts(table.row.language)
        last = (await table.store.incidents(table.id))[-1:]
        said = [say_incident(t, table, each) for each in last if "manager" in each.facts]
        return replace(panel, texts=(*panel.texts, *said))

    async def _replay(self, table: Table) -> Panel:
        """Show a finished game once more, turn by turn."""
        picture = await animated_replay(self._host.projector, table)
        assert picture is not None, f"table {table.id} is not over"
        return Panel((texts(table.row.language).say("replay-whole"),), pictures=((animation_name(table), picture),))

    async def _play(self, table: Table, post: Post) -> Panel:
        """Tell a turn or the end: what was done, the picture, and whose turn it is."""
        t = texts(table.row.language)
        face, pictures = FACES[table.row.game], PICTURES[table.row.game]
        found = await table.store.position(table.id, post.seq)
        assert found is not None
        position = table.game.position_from_json(found[1])
        log_ = [move for move in await table.store.moves(table.id, post.since) if move.seq <= post.seq]
        names = [escape(name) for name in table.names]
        lines, events = _told(t, table, log_, post.since, names)
        if post.since < 0:
            lines[1:1] = face.opening(t, table.view(None))
        over = post.kind is PostKind.END
        view = table.view(None) if over else table.game.view(position, None, table.row.open_hands)
        raw, language = table.names, table.row.language

        def draw() -> Picture | None:
            # looked at when a thread is free: while it was waited for, others may have played on
            return None if _overtaken(table, post) else pictures.board(view, raw, language, events)

        picture = None if _overtaken(table, post) else await self._host.painter.paint(draw)
        shown = () if picture is None else ((f"{table.row.game}-{table.id}-{post.seq}.png", picture),)
        if post.kind is PostKind.TURN:
            if not shown:
                SKIPPED.inc()
            seat = table.game.actors(position)[0]
            user = table.seats[seat].user if table.seats[seat].awaited else None
            now = t.say(
                "turn-now",
                name=names[seat] if user is None else f"<@{user}>",
                game=t.say(table.row.game),
                table=str(table.id),
                asked=face.asked(t, view),
            )
            until = (await away_at(table.store, table.id)).get(seat)
            away = [] if until is None else [t.say("turn-away", name=names[seat], until=str(until))]
            time = await turn_time(t, table, seat) if is_newest(table, post) else []
            others = (*([hint] if (hint := face.turn_hint(t, view)) else []), now, *away, *time)
            return Panel(
                _above(lines, others),
                pictures=shown,
                rows=_turn_rows(t, table, post.seq),
                ping=(post.pings or ()) if is_newest(table, post) else (),
            )
        panel = await end_panel(self._host.painter, table, post.seq, *shown)
        return replace(panel, texts=_above(lines, panel.texts))


def _overtaken(table: Table, post: Post) -> bool:
    """Tell whether a later message of the play will show a newer board than this one, right after it."""
    return post.kind is PostKind.TURN and table.row.announced > post.seq


def _turn_rows(t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
    common = (
        Button(ControlId("hand", table.id, seq), t.say("button-hand")),
        Button(ControlId("more", table.id, seq), t.say("button-more")),
    )
    main, *others = FACES[table.row.game].turn_buttons(t, table, seq)
    return ((*main, *common), *others)


def _told(
    t: Texts, table: Table, log_: Sequence[Move], since: int, names: Sequence[str]
) -> tuple[list[str], tuple[Any, ...]]:
    """Say what happened after a row, without what was taken back before anyone was told of it."""
    face = FACES[table.row.game]
    lines = []
    if since < 0:
        lines.append(t.say("game-begins", count=len(names), names=t.list(list(names)), start=names[0]))
    standing = {move.seq for move in holding(log_)}
    events: list[Any] = []
    for move in log_:
        if move.back_to is not None and move.back_to < since and move.seat is not None:
            lines.append(t.say("taken-back", name=names[move.seat]))
        elif move.seq in standing:
            happened = table.game.events_from_json(move.events)
            events += happened
            lines += face.lines(t, happened, names)
    return lines, tuple(events)


async def _mark(table: Table, post: Post) -> str:
    """Tell what in a message's controls, file names or texts gives away that it is this post."""
    if post.kind is PostKind.INVITATION:
        return str(ControlId("join", table.id))
    if post.kind is PostKind.VOTE:
        kind = QuestionKind(post.about)
        asked = await table.store.question(table.id, kind)
        if asked is None:
            return f"vote_{kind.value}:{table.id}:{post.seq}:"
        return str(answer_id(table, asked, ""))
    if post.kind is PostKind.TOLD:
        return str(told_id(table, post))
    if post.kind is PostKind.REPLAY:
        return animation_name(table)
    if post.kind is PostKind.ABANDONED:
        return abandoned_panel(table).texts[0]
    return f"{table.row.game}-{table.id}-{post.seq}."


def _marked(message: discord.Message) -> list[str]:
    items = list(discord.ui.LayoutView.from_message(message, timeout=None).walk_children())
    return [
        *(attachment.filename for attachment in message.attachments),
        *(item.custom_id for item in items if isinstance(item, discord.ui.Button) and item.custom_id),
        *(item.content for item in items if isinstance(item, discord.ui.TextDisplay)),
    ]


def _above(lines: Sequence[str], others: tuple[str, ...]) -> tuple[str, ...]:
    """Put what happened above other texts, if there is any; where all is too long, without the oldest lines."""
    said = newest(lines, ROOM - sum(map(len, others)))
    return (said, *others) if said else others
