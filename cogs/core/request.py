"""A request: its user, table and language; and the error policy of all interactions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import discord

from bot.database.faults import FaultKind, store_fault
from bot.games import GAMES
from bot.games.contract import IllegalAction
from bot.model.person import Reach
from bot.model.refusals import Refusal, Refused
from bot.model.rows import TableRow
from bot.services.load_limit import RequestSlot
from bot.services.services import Services
from bot.services.worker_pool import WorkerPool
from bot.tables.puzzle_attempt import Attempt, day_of
from bot.tables.table import Table
from bot.telemetry.logs import log_context, set_log_table
from bot.telemetry.metrics import ANSWERS, ERRORS, REFUSALS
from bot.texts import Texts
from bot.texts.games import game_texts
from cogs.core.buttons import make_button
from cogs.core.command_registration import CommandRegistration, Mentions
from cogs.core.controls import (
    PRIMARY,
    Button,
    ControlId,
    Interaction,
    InvalidControl,
    Link,
)
from cogs.core.languages import reader_texts
from cogs.core.names import clean, escape_names, puzzle_names
from cogs.core.panel import Panel, for_puzzle, text_panel
from cogs.core.permissions import missing_permissions, needed_to_play
from cogs.core.places import reach_of
from cogs.core.refusals import host_refusal, with_turn_panel
from cogs.core.response import ANSWER_LOST, AnsweredElsewhere, Response
from render.engine.painter import Painter

log = logging.getLogger(__name__)

_LASTING_FAULTS = (FaultKind.DAMAGED, FaultKind.FULL)
"""The faults of the store that last until its operator mends them."""


class Host(discord.Client):
    """The part of the client that requests and posts need."""

    services: Services
    painter: Painter
    film_worker: WorkerPool
    """The worker process that draws whole games."""
    registration: CommandRegistration

    @property
    def command_mentions(self) -> Mentions:
        """Mentions of the registered commands by name; empty until they are registered."""
        return self.registration.mentions


@dataclass(slots=True)
class Request:
    """One interaction: its user, its table, and the means to answer it."""

    interaction: Interaction
    response: Response
    host: Host
    services: Services
    painter: Painter
    t: Texts
    """Texts in the user's language."""
    clicked: ControlId | None = None
    """The control that was used; None for a command."""
    values: list[str] = field(default_factory=list)
    """What was chosen or typed in the control."""
    slot: RequestSlot | None = None
    """How the interaction counts towards the load limit."""
    _table: Table | None = None
    _found: tuple[int, TableRow] | None = None

    @property
    def user(self) -> int:
        """The Discord id of the user."""
        return self.interaction.user.id

    @property
    def user_name(self) -> str:
        return clean(self.interaction.user.display_name)

    @property
    def guild(self) -> int:
        """The Discord id of the server; only what does not work in direct messages asks for it."""
        guild = self.interaction.guild_id
        assert guild is not None
        return guild

    @property
    def channel(self) -> int:
        """The Discord id of the channel."""
        channel = self.interaction.channel_id
        assert channel is not None
        return channel

    @property
    def control(self) -> ControlId:
        assert self.clicked is not None, "only commands have none"
        return self.clicked

    @property
    def arg(self) -> str:
        """The argument of the control that was used; empty for a command."""
        return "" if self.clicked is None else self.clicked.arg

    @property
    def value(self) -> str:
        """The only chosen value; raise InvalidControl unless there is exactly one."""
        if len(self.values) != 1:
            raise InvalidControl(f"{len(self.values)} chosen")
        return self.values[0]

    @property
    def chosen(self) -> str:
        """The only chosen value or, without any, the argument of the control."""
        return self.value if self.values else self.arg

    @property
    def table(self) -> Table:
        """The table that the request is about; raise Refused if there is none."""
        if self._table is None:
            raise Refused(Refusal.NO_TABLE)
        return self._table

    async def set_table(self, table: Table | None) -> None:
        """Set the table that the request is about, also for log messages, and store the user's current name there."""
        self._table = table
        if table is not None and self.interaction.guild_id == table.row.guild:
            await table.take_name(self.user, self.user_name)
        self._found = None if table is None else (table.revision, table.row)
        set_log_table(self.table_id)

    async def set_newest_table(self) -> None:
        """Set the table that the request is about to the newest one of its channel, if there is one."""
        await self.set_table(await self.services.tables.newest_in_channel(self.channel))

    async def find_table(self, number: int) -> Table | None:
        """Return the table, or the attempt at a puzzle, that a control names; raise Refused if that puzzle is gone."""
        day = day_of(number)
        if day < 0:
            return await self.services.tables.get(number)
        attempt = await self.attempt(day)
        if attempt is None or attempt.id != number:
            raise Refused(Refusal.PUZZLE_GONE)
        return attempt

    async def attempt(self, day: int) -> Attempt | None:
        """Return the user's attempt at the puzzle of a day; None if the day has none that this version can read."""
        puzzles = self.services.puzzles
        puzzle = await puzzles.of_day(day)
        if puzzle is None:
            return None
        names = puzzle_names(self.t, puzzle, await puzzles.names(puzzle), self.user_name)
        attempt = Attempt(self.services.store, day, puzzle, self.user, names, day < puzzles.today())
        await attempt.load()
        return attempt

    async def member(self, user: int) -> discord.Member:
        """Return a member of the request's server; raise Refused if that person is not there."""
        assert self.interaction.guild is not None
        try:
            return await self.interaction.guild.fetch_member(user)
        except discord.NotFound as error:
            raise Refused(Refusal.NO_PERSON) from error

    @property
    def table_id(self) -> int | None:
        return None if self._table is None else self._table.id

    @property
    def changed(self) -> bool:
        """Whether the table has changed since it was set."""
        return self._table is not None and self._found != (self._table.revision, self._table.row)

    @property
    def on_server(self) -> bool:
        """Whether this is a channel of a server that the bot is on, so that a table can be opened here."""
        guild, interaction = self.interaction.guild_id, self.interaction
        if guild is None:
            return False
        # right after the start the bot does not know its servers yet
        return interaction.is_guild_integration() or self.host.get_guild(guild) is not None

    @property
    def may_write(self) -> bool:
        """Whether the user may write in this channel themselves; they can click there in any case."""
        if self.interaction.guild_id is None:
            return True
        rights, thread = self.interaction.permissions, isinstance(self.interaction.channel, discord.Thread)
        return rights.send_messages_in_threads if thread else rights.send_messages

    @property
    def seat(self) -> int:
        """The user's seat at the table; raise Refused if they have none."""
        seat = self.table.seat_of(self.user)
        if seat is None:
            raise Refused(Refusal.NOT_AT_TABLE)
        return seat

    @property
    def now(self) -> int:
        """The time in seconds since 1970."""
        return self.services.store.now()

    @property
    def names(self) -> list[str]:
        """The names at the table, escaped."""
        return escape_names(self.table.names)

    async def game(self, named: str | None, among: Sequence[str] | None = None) -> str:
        """Return the game that was named, or else the likeliest of some, by default of all.

        That is the only one, the newest one in this channel, the newest one that the person has played, or the first.
        """
        games = list(GAMES) if among is None else among
        if named is not None and named in games:
            return named
        if len(games) == 1:
            return games[0]
        channel = self.interaction.channel_id
        here = None if channel is None else await self.services.tables.newest_in_channel(channel)
        if here is not None and here.row.game in games:
            return here.row.game
        latest = await self.services.store.listings.latest_game_of(self.user)
        return latest if latest is not None and latest in games else games[0]

    async def show(self, panel: Panel, fresh: bool = False) -> None:
        """Answer with a private panel."""
        await self.response.show(self.complete(panel), fresh)

    async def wait(self, panel: Panel) -> None:
        """Show a provisional panel while something long is computed; raise Refused if too many wait already.

        The click then no longer counts among those that must be answered in time.
        """
        assert self.slot is not None
        if not self.services.load_limit.wait(self.slot):
            raise Refused(Refusal.CROWDED)
        await self.response.wait(panel)

    def complete(self, panel: Panel) -> Panel:
        """Return a panel as it is shown in a puzzle, if the request is about one."""
        return for_puzzle(self.t, panel) if isinstance(self._table, Attempt) else panel

    async def say(self, key: str, **facts: str | int) -> None:
        """Answer with a private message, given by its text key."""
        await self.tell(self.t.say(key, **facts))

    async def tell(self, text: str, *row: Button | Link) -> None:
        """Answer with a private text, and a row of buttons below it."""
        await self.show(text_panel(text, *row))

    def check_rights(self) -> None:
        """Raise Refused if the bot lacks permissions in this channel, naming them, or if it is a locked thread."""
        if self.interaction.guild_id is None:
            return
        rights = self.interaction.app_permissions
        channel = self.interaction.channel
        thread = channel if isinstance(channel, discord.Thread) else None
        if thread is not None and thread.locked and not rights.manage_threads:
            raise Refused(Refusal.THREAD_LOCKED)
        if missing := missing_permissions(rights, needed_to_play(thread is not None)):
            raise Refused(Refusal.RIGHTS_MISSING, rights=",".join(missing))

    async def check_on_server(self) -> None:
        """Raise Refused if the user looks from elsewhere at a table whose server they have left."""
        if self._table is None:
            return
        interaction, row = self.interaction, self._table.row
        if interaction.guild_id == row.guild or row.gone is not None:
            return
        if await reach_of(self.host, row, self.user) is Reach.LEFT:
            raise Refused(Refusal.LEFT_SERVER, game=row.game, table=row.id)


Work = Callable[[Request], Awaitable[None]]


def request_of(interaction: Interaction) -> Request:
    """Return the request for an interaction, in the user's language."""
    host: Host = interaction.client
    return Request(interaction, Response(interaction), host, host.services, host.painter, reader_texts(interaction))


async def serve(
    interaction: Interaction, work: Work, control: ControlId | None = None, values: Sequence[str] = ()
) -> None:
    """Answer an interaction in time, whatever happens."""
    request = request_of(interaction)
    request.clicked, request.values = control, list(values)
    if not request.services.deliveries.first(interaction.id):
        return
    load_limit, began = request.services.load_limit, request.now
    if load_limit.full(request.user):
        work = _turn_away
    place = log_context(guild=interaction.guild_id, channel=interaction.channel_id)
    with place, load_limit.counting(request.user) as request.slot:
        try:
            with ANSWERS.labels(interaction.type.name).time():
                await request.response.within_patience(lambda: _answer(request, work))
        except AnsweredElsewhere:
            log.debug("table %s: an interaction was delivered twice", request.table_id)
        except ANSWER_LOST:
            log.warning("table %s: Discord takes no answer to an interaction", request.table_id, exc_info=True)
        except Exception:
            ERRORS.inc()
            log.exception("table %s: an interaction failed, and so did its apology", request.table_id)
        try:
            await request.services.store.people.note_language(request.user, request.t.language)
            await _ask_if_back(request, began)
        except (*ANSWER_LOST, AnsweredElsewhere):
            log.warning("table %s: a question could not be asked", request.table_id, exc_info=True)
        except Exception:  # the answer is there, so nobody needs an apology
            ERRORS.inc()
            log.exception("table %s: what follows an answer failed", request.table_id)


async def _ask_if_back(request: Request, began: int) -> None:
    """Ask someone who has just played while away whether they are back."""
    table, found = request._table, request._found
    if table is None or found is None or found[0] == table.revision or table.seat_of(request.user) is None:
        return
    if isinstance(table, Attempt):  # nobody is waited for there
        return
    people = request.services.store.people
    person = await people.doubt_absence(request.user, request.interaction.id, began)
    if person is None:
        return
    notices = (await people.at_table(request.user, table.id)).notices
    back = make_button(request.t, "settings_back", key="i-am-back", style=PRIMARY)
    still = make_button(request.t, "settings_still_away", key="still-away")
    said = request.t.say("away-but-plays", until=str(person.away_until), notices=notices)
    await request.response.note(text_panel(said, back, still))


for _reason in Refusal:
    REFUSALS.labels(_reason)  # so that an alert can fire on the first one


async def _turn_away(request: Request) -> None:
    """Refuse immediately, as an answer would come too late."""
    raise Refused(Refusal.CROWDED)


async def _answer(request: Request, work: Work) -> None:
    """Do the work, and answer anything that it raises: the whole error policy of an interaction."""
    t, response = request.t, request.response
    try:
        try:
            await work(request)
        except (Refused, IllegalAction, InvalidControl) as error:
            # a control of another version of the bot is as outdated as a former turn's buttons
            refused = Refused(Refusal.MOVED_ON) if isinstance(error, InvalidControl) else error
            REFUSALS.labels(refused.reason).inc()
            panel = request.complete(await _explain(request, refused))
            # an outdated panel is replaced by the current one; after any other refusal it stays
            await (response.show(panel) if refused.reason == Refusal.MOVED_ON else response.note(panel))
    except AnsweredElsewhere:
        raise
    except ANSWER_LOST:
        log.warning("table %s: an answer was lost; here comes another", request.table_id, exc_info=True)
        lost = await with_turn_panel(t.say("answer-lost"), t, request.user, request._table)
        await response.note(request.complete(lost))
    except asyncio.CancelledError:
        if request.services.load_limit.breaking_off:
            await response.note(Panel((t.say("answer-lost" if request.changed else "answer-interrupted"),)))
        raise
    except Exception as error:
        ERRORS.inc()
        log.exception("table %s: an interaction failed", request.table_id)
        number = "none" if request.table_id is None else str(request.table_id)
        key = "answer-lost" if request.changed else _apology_for(error)
        await response.note(Panel((t.say(key, table=number),)))


def _apology_for(error: Exception) -> str:
    """Return the key of an apology; only where it may help does it ask to try again."""
    fault = store_fault(error)
    return f"apology-{fault.fault}" if fault is not None and fault.fault in _LASTING_FAULTS else "apology"


async def _explain(request: Request, refused: Refused | IllegalAction) -> Panel:
    """Explain why something is refused, and what would be possible."""
    if isinstance(refused, Refused):
        panel = await host_refusal(request.services.tables, request.t, request.user, request._table, refused)
        if refused.reason in _TYPED_REFUSALS and _is_of_game(request):
            return await with_turn_panel(panel.texts[0], request.t, request.user, request._table)
        return panel
    # only game code raises IllegalAction, so there is a table
    said = game_texts(request.t, request.table.row.game).refusal(refused, request.names)
    if _is_of_game(request):
        return await with_turn_panel(said, request.t, request.user, request.table)
    return Panel((said,))


_TYPED_REFUSALS = (Refusal.NOT_OFFERED, Refusal.SEVERAL_OFFERED, Refusal.MISSING)


def _is_of_game(request: Request) -> bool:
    """Return whether this is a command of the table's game, after which its panel can be shown."""
    command = request.interaction.command
    group = command.root_parent if isinstance(command, discord.app_commands.Command) else None
    return group is not None and request._table is not None and group.name == request._table.row.game
