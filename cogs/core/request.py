"""The desk where every request arrives: who asks, at which table, in which language; and where errors end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import discord

from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import TableRow
from bot.services.services import House
from bot.services.worker_pool import Thinkers
from bot.tables.table import Table
from bot.telemetry.logs import about, turn_to
from bot.telemetry.metrics import ANSWERS, ERRORS, REFUSALS
from bot.texts import Texts, texts
from cogs.core.controls import UNKNOWN, ControlId, Garbled, answers, whole
from cogs.core.face import FACES
from cogs.core.links import jump
from cogs.core.names import clean, escape, mention_of
from cogs.core.panel import Panel
from cogs.core.response import Answer
from cogs.words.pace import resume_row
from render.engine.painter import Painter

log = logging.getLogger(__name__)

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The rights without which no game can be shown in a channel."""


def seat_in(table: Table, text: str) -> int:
    """Read a seat's number that a control holds; raise Garbled where the table has no such seat."""
    seat = whole(text)
    if seat >= len(table.seats):
        raise Garbled(text)
    return seat


class Host(Protocol):
    """The client, as far as the desk needs it."""

    house: House
    painter: Painter
    projector: Thinkers
    """The process that draws whole games."""


@dataclass(slots=True)
class Request:
    """One interaction: whose it is, where it comes from, and how it is answered."""

    interaction: discord.Interaction[Any]
    answer: Answer
    house: House
    painter: Painter
    projector: Thinkers
    t: Texts
    """The reader's language."""
    _table: Table | None = field(default=None)
    _found: tuple[int, TableRow] | None = field(default=None)

    @property
    def user(self) -> int:
        """The Discord id of whoever asks."""
        return self.interaction.user.id

    @property
    def user_name(self) -> str:
        """Their name as the table will keep it."""
        return clean(self.interaction.user.display_name)

    @property
    def table(self) -> Table:
        """The table that it is about; raise IllegalAction where there is none."""
        if self._table is None:
            raise IllegalAction(Refusal.NO_TABLE)
        return self._table

    @table.setter
    def table(self, table: Table | None) -> None:
        self._table = table
        self._found = None if table is None else (table.revision, table.row)
        turn_to(self.number)

    @property
    def number(self) -> int | None:
        """The number of the table that it is about, if any."""
        return None if self._table is None else self._table.id

    @property
    def changed(self) -> bool:
        """Whether the table is no longer as it was found."""
        return self._table is not None and self._found != (self._table.revision, self._table.row)

    @property
    def seat(self) -> int:
        """Their seat at the table; raise IllegalAction where they have none."""
        seat = self.table.seat_of(self.user)
        if seat is None:
            raise IllegalAction(Refusal.NOT_AT_TABLE)
        return seat

    @property
    def names(self) -> list[str]:
        """The names at the table, escaped."""
        return [escape(name) for name in self.table.names]

    async def show(self, panel: Panel, fresh: bool = False) -> None:
        """Answer with a private panel."""
        await self.answer.show(panel, fresh)

    async def say(self, key: str, **facts: str | int) -> None:
        """Answer with a private sentence."""
        await self.show(Panel((self.t.say(key, **facts),)))

    def check_rights(self) -> None:
        """Raise IllegalAction naming the rights that the bot lacks in this channel."""
        if self.interaction.guild_id is None:
            return
        rights = self.interaction.app_permissions
        needed = list(NEEDED)
        if isinstance(self.interaction.channel, discord.Thread):
            needed[1] = "send_messages_in_threads"
        if missing := [right for right in needed if not getattr(rights, right)]:
            raise IllegalAction(Refusal.RIGHTS_MISSING, rights=",".join(missing))


def request_of(interaction: discord.Interaction[Any], answer: Answer) -> Request:
    """Take in an interaction, in its reader's language."""
    host: Host = interaction.client
    return Request(interaction, answer, host.house, host.painter, host.projector, texts(str(interaction.locale)))


async def serve(interaction: discord.Interaction[Any], work: Callable[[Request], Awaitable[None]]) -> None:
    """Answer an interaction in time, whatever happens: a refusal is explained, an error logged and apologised for."""
    request = request_of(interaction, Answer(interaction))
    if request.house.answering.full(request.user):
        work = _turn_away
    with about(guild=interaction.guild_id, channel=interaction.channel_id), request.house.answering.one(request.user):
        try:
            with ANSWERS.labels(interaction.type.name).time():
                await request.answer.within_patience(lambda: _answer(request, work))
        except discord.HTTPException:
            log.warning("table %s: Discord takes no answer to an interaction", request.number, exc_info=True)
        await request.house.people.heard(request.user, request.t.language)


async def _turn_away(request: Request) -> None:
    """Refuse at once what could only be answered too late, and ask to try again."""
    raise IllegalAction(Refusal.CROWDED)


async def _answer(request: Request, work: Callable[[Request], Awaitable[None]]) -> None:
    try:
        await _explaining(request, work)
    except (discord.HTTPException, discord.RateLimited):
        log.warning("table %s: an answer was lost; here comes another", request.number, exc_info=True)
        await request.answer.note(_with_turn(request.t.say("answer-lost"), request))
    except asyncio.CancelledError:
        if request.house.answering.breaking_off:
            key = "answer-lost" if request.changed else "answer-interrupted"
            await request.answer.note(Panel((request.t.say(key),)))
        raise
    except Exception:
        ERRORS.inc()
        log.exception("table %s: an interaction failed", request.number)
        number = "none" if request.number is None else str(request.number)
        apology = request.t.say("answer-lost" if request.changed else "apology", table=number)
        await request.answer.note(Panel((apology,)))


async def _explaining(request: Request, work: Callable[[Request], Awaitable[None]]) -> None:
    try:
        await _understood(request, work)
    except IllegalAction as refused:
        REFUSALS.labels(refused.reason).inc()
        show = request.show if refused.reason == Refusal.MOVED_ON else request.answer.note
        await show(await _explained(request, refused))


async def _understood(request: Request, work: Callable[[Request], Awaitable[None]]) -> None:
    try:
        await work(request)
    except Garbled:  # of another version of the bot
        raise IllegalAction(Refusal.MOVED_ON) from None


async def _explained(request: Request, refused: IllegalAction) -> Panel:
    panel = refusal_panel(request, refused)
    there = refused.facts.get("table") if refused.reason == Refusal.CHANNEL_TAKEN else None
    table = await request.house.tables.get(there) if isinstance(there, int) else None
    return panel if table is None else replace(panel, rows=((await jump(request.t, table),),))


def refusal_panel(request: Request, refused: IllegalAction) -> Panel:
    """Explain a refusal; whose button was too old gets the panel with which they can go on."""
    t, table = request.t, request._table
    if refused.reason == Refusal.RIGHTS_MISSING:
        names = [t.say(f"right-{right.replace('_', '-')}") for right in str(refused.facts["rights"]).split(",")]
        return Panel((t.say("refused-rights-missing", rights=t.list(names)),))
    if refused.reason in list(Refusal):
        return _house_refusal(request, refused)
    assert table is not None
    return Panel((FACES[table.row.game].refusal(t, refused, request.names),))


def _house_refusal(request: Request, refused: IllegalAction) -> Panel:
    facts: dict[str, Any] = dict(refused.facts)
    if "host" in facts:
        facts["host"] = f"<@{facts['host']}>"
    if "manager" in facts:
        facts["manager"] = mention_of(facts["manager"])
    said = request.t.say("refused-" + refused.reason.replace("_", "-"), **facts)
    if refused.reason == Refusal.STANDS_IN:
        return Panel((said,), rows=resume_row(request.t, request.table, request.seat))
    return _with_turn(said, request) if refused.reason == Refusal.MOVED_ON else Panel((said,))


def _with_turn(said: str, request: Request) -> Panel:
    """Say something with the panel of whoever can go on now."""
    table = request._table
    seat = None if table is None else table.seat_of(request.user)
    if table is None or seat is None or seat not in table.actors():
        return Panel((said,))
    panel = FACES[table.row.game].turn_panel(request.t, table, seat)
    return Panel((said, *panel.texts), rows=panel.rows)


Work = Callable[[Request, ControlId, list[str]], Awaitable[None]]


def clicked(what: str) -> Callable[[Work], Work]:
    """Register what a click on a control does; on a private panel of another seat it does nothing."""

    def register(work: Work) -> Work:
        @answers(what)
        async def handler(interaction: discord.Interaction[Any], control: ControlId, values: list[str]) -> None:
            async def bound(request: Request) -> None:
                request.table = await request.house.tables.get(control.table)
                if control.seat is not None and request.table.seat_of(request.user) != control.seat:
                    await request.answer.nothing()
                    return
                request.check_rights()
                await work(request, control, values)

            await serve(interaction, bound)

        return work

    return register


@clicked(UNKNOWN)
async def _unknown(request: Request, control: ControlId, values: list[str]) -> None:
    """Send whoever clicks on a control of another version of the bot on to what holds now."""
    raise IllegalAction(Refusal.MOVED_ON)
