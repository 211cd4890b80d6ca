"""Before and beside the play: opening a table, sitting down, beginning, abandoning."""

from __future__ import annotations

from dataclasses import replace

from bot.games.game import IllegalAction
from bot.model.pace import Pace
from bot.model.record import Recording
from bot.model.refusals import Refusal
from bot.model.rows import Ending, Entry, Incident, IncidentKind, Move, NewPost, NewTable, PostKind, Seat, Status
from bot.model.variants import options_of
from bot.store.store import Taken
from bot.tables.quotas import check_tables
from bot.tables.registry import Tables
from bot.tables.table import Table, to_the_end
from bot.texts import texts


@to_the_end
async def open_table(tables: Tables, new: NewTable) -> Table:
    """Open a table with its invitation; raise IllegalAction where the channel has one."""
    await check_tables(tables.store, new.host)
    try:
        number = await tables.store.open_table(new)
    except Taken as error:
        there = await tables.store.table_in(new.channel)
        raise IllegalAction(Refusal.CHANNEL_TAKEN, table=there) from error
    table = await tables.get(number)
    assert table is not None
    table.changed()
    return table


@to_the_end
async def join(table: Table, user: int, name: str) -> None:
    """Give a person a seat; raise IllegalAction."""
    async with table.lock:
        _check_open(table)
        if table.seat_of(user) is not None:
            raise IllegalAction(Refusal.ALREADY_SEATED)
        _check_free_seat(table)
        await check_tables(table.store, user)
        await put_seats(table, (*table.seats, Seat(name, user=user)), table.row.host)


@to_the_end
async def leave(table: Table, user: int) -> bool:
    """Free a person's seat; the host's leaving hands the table on. Tell whether the table was given up with it."""
    async with table.lock:
        _check_open(table)
        number = table.seat_of(user)
        if number is None:
            raise IllegalAction(Refusal.NOT_AT_TABLE)
        seats = (*table.seats[:number], *table.seats[number + 1 :])
        people = [seat.user for seat in seats if seat.user is not None]
        if people:
            await put_seats(table, seats, table.row.host if table.row.host in people else people[0])
            return False
        await _end(table)
    table.changed()
    return True


@to_the_end
async def add_computer(table: Table, user: int, computer: str) -> None:
    """Give a computer player a seat; only people at the table may."""
    async with table.lock:
        _check_open(table, Refusal.SEATS_FIXED)
        _check_seated(table, user)
        check_level(table, computer)
        _check_free_seat(table)
        await put_seats(table, (*table.seats, computer_player(table, computer)), table.row.host)


def check_level(table: Table, computer: str) -> None:
    """Raise IllegalAction unless the table's game has such a computer player."""
    if computer not in table.game.COMPUTERS:
        raise IllegalAction(Refusal.NO_COMPUTER, computer=computer)


def computer_player(table: Table, computer: str) -> Seat:
    """Make the seat of a computer player that comes to a table, its name unlike all that are there."""
    name, number = texts(table.row.language).say(f"computer-{computer}"), 1
    numbered = name
    while numbered in table.names:
        number += 1
        numbered = f"{name} {number}"
    return Seat(numbered, computer=computer)


@to_the_end
async def remove_computer(table: Table, user: int, seat: int | None = None) -> None:
    """Free a computer player's seat, by default of the one that sat down last; only people at the table may."""
    async with table.lock:
        _check_open(table, Refusal.SEATS_FIXED)
        _check_seated(table, user)
        places = [number for number, other in enumerate(table.seats) if other.computer is not None]
        if not places or seat not in (None, *places):
            raise IllegalAction(Refusal.NO_COMPUTER, computer="")
        gone = places[-1] if seat is None else seat
        await put_seats(table, (*table.seats[:gone], *table.seats[gone + 1 :]), table.row.host)


@to_the_end
async def set_terms(table: Table, user: int, pace: Pace, rated: bool) -> None:
    """Choose how quickly the game is to be played and whether it counts for the rating; only the host may."""
    async with table.lock:
        _check_open(table)
        if user != table.row.host:
            raise IllegalAction(Refusal.HOST_ONLY, host=table.row.host)
        await table.store.set_terms(table.id, pace, rated)
        table.row = replace(table.row, pace=pace, rated=rated)


@to_the_end
async def set_variant(table: Table, user: int, variant: str) -> None:
    """Choose in which of its variants the game is to be played; only the host may."""
    async with table.lock:
        _check_open(table)
        if user != table.row.host:
            raise IllegalAction(Refusal.HOST_ONLY, host=table.row.host)
        options = options_of(table.game, variant)
        await table.store.set_options(table.id, options)
        table.row = replace(table.row, options=options)


@to_the_end
async def set_stand_in(table: Table, user: int, computer: str) -> None:
    """Choose the computer player that will act for who is absent or concedes; only the host may."""
    async with table.lock:
        _check_open(table)
        if user != table.row.host:
            raise IllegalAction(Refusal.HOST_ONLY, host=table.row.host)
        check_level(table, computer)
        await table.store.set_stand_in(table.id, computer)
        table.row = replace(table.row, stand_in=computer)


@to_the_end
async def start(table: Table, user: int) -> None:
    """Begin the game, order of seats and start player drawn at random; only the host may."""
    async with table.lock:
        _check_open(table)
        _check_seated(table, user)
        if user != table.row.host:
            raise IllegalAction(Refusal.HOST_ONLY, host=table.row.host)
        need, have = table.game.SEATS.start, len(table.seats)
        if have < need:
            raise IllegalAction(Refusal.TOO_FEW_PLAYERS, need=need, have=have)
        seats = tuple(table.chance.sample(table.seats, have))
        position = table.game.deal(have, table.row.options, Recording(table.chance))
        deal = Entry(
            Move(0, None, {"action": "deal"}, table.game.setup_to_json(position), [], reveals=True, chosen=True),
            table.game.position_to_json(position),
        )
        actors = table.game.actors(position)
        posts = []
        if any(seats[number].user is not None for number in actors):
            posts.append(NewPost(PostKind.TURN, -1, 0))
        try:
            await table.store.start(table.id, seats, deal, actors, posts, table.row.pace)
        except Taken as error:
            await table.load()
            raise IllegalAction(Refusal.STARTED) from error
        table.row = replace(table.row, seats=seats, status=Status.RUNNING)
        table.adopt(position, 0, posts)
    table.changed()


@to_the_end
async def abandon(table: Table, user: int, manager: bool = False) -> None:
    """Give a table up for good; its host may, and whoever manages the server."""
    async with table.lock:
        if table.row.status not in (Status.INVITATION, Status.RUNNING):
            raise IllegalAction(Refusal.TABLE_OVER)
        if (rests := table.rests()) is not None:
            raise rests
        if user != table.row.host and not manager:
            raise IllegalAction(Refusal.HOST_ONLY, host=table.row.host)
        await _end(table, table.seat_of(user))
    table.changed()


async def _end(table: Table, seat: int | None = None) -> None:
    post = table.post(PostKind.ABANDONED, max(table.revision, 0))
    incident = Incident(IncidentKind.ABANDONED, table.revision, seat)
    await table.change(incident, [post], ending=Ending.ABANDONED)


async def put_seats(table: Table, seats: tuple[Seat, ...], host: int) -> None:
    """Write who sits at a table whose game has not begun; the caller holds the lock."""
    await table.store.seat(table.id, seats, host)
    table.row = replace(table.row, seats=seats, host=host)


def _check_open(table: Table, begun: Refusal = Refusal.STARTED) -> None:
    if table.row.status is Status.RUNNING:
        raise IllegalAction(begun)
    if table.row.status is not Status.INVITATION:
        raise IllegalAction(Refusal.TABLE_OVER)


def _check_free_seat(table: Table) -> None:
    if len(table.seats) >= table.row.capacity:
        raise IllegalAction(Refusal.TABLE_FULL, seats=table.row.capacity)


def _check_seated(table: Table, user: int) -> None:
    if table.seat_of(user) is None:
        raise IllegalAction(Refusal.NOT_AT_TABLE)
