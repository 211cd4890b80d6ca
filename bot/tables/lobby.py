"""Before the game: opening a table, joining, its terms and computer players, and starting."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import fields, replace
from typing import Final

from bot.database.base import Writer
from bot.games import GAMES
from bot.games.contract import AnyGame, UnknownContent
from bot.model.acting import acting_after
from bot.model.draws import RecordingChance
from bot.model.notices import BY_ITSELF
from bot.model.pace import DAY, Pace
from bot.model.refusals import Refusal, Refused
from bot.model.rows import (
    Incident,
    IncidentKind,
    Move,
    NewMove,
    NewPost,
    NewTable,
    NoticeKind,
    PostKind,
    Seat,
    Status,
    TableRow,
)
from bot.model.variants import game_and_options
from bot.store.tables import Taken
from bot.tables.changing import changing, shield
from bot.tables.closing import check_may_close, close_table
from bot.tables.quotas import check_tables
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import texts

REMATCH_REMINDER_AFTER: Final = DAY
"""Seconds without activity after which those who have not joined a rematch are asked once more."""
REMINDER_SEQ: Final = 1
"""The seq of the second call to a rematch, which tells it from the first; the log has no rows yet."""


@shield
async def open_table(tables: Tables, new: NewTable) -> Table:
    """Open a table with its invitation; raise Refused if the channel already has one."""
    table = await _open(tables, new)
    table.notify()
    return table


@shield
async def open_against(tables: Tables, new: NewTable, computer: str) -> Table:
    """Open a table and start the game against a computer player at once; raise Refused."""
    table = await _open(tables, new)
    await start_against(table, new.host, computer)
    return table


@shield
async def open_matched(
    tables: Tables,
    new: NewTable,
    offers: Sequence[int] = (),
    claim: Callable[[Writer, int], Awaitable[None]] | None = None,
) -> Table:
    """Open a table for offers to play or for what `claim` records, seat everyone, and begin the game.

    Raise Taken if one of the offers no longer stands, the channel has a table by now, or `claim` raises Conflict.
    """
    table = await tables.existing(await tables.store.tables.open(new, offers, claim))
    try:
        await begin(table)
    finally:
        table.notify()
    return table


async def _open(tables: Tables, new: NewTable) -> Table:
    await check_tables(tables.store, new.host)
    try:
        table_id = await tables.store.tables.open(new)
    except Taken as error:
        there = await tables.store.tables.in_channel(new.channel)
        raise Refused(Refusal.CHANNEL_TAKEN, table=there) from error
    table = await tables.get(table_id)
    assert table is not None
    return table


def can_join(table: Table) -> bool:
    """Return whether a table has a free seat for another person."""
    return table.row.is_invitation and len(table.seats) < table.row.capacity


@changing
async def join(table: Table, user: int, name: str) -> bool:
    """Seat a person; return whether that began a rematch, as everyone asked has now joined; raise Refused."""
    _check_open(table)
    if table.seat_of(user) is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    _check_free_seat(table)
    await check_tables(table.store, user)
    await put_seats(table, (*table.seats, Seat(name, user=user)), table.row.host, user)
    begins = bool(table.row.invited) and not table.row.awaited
    if begins:
        await _start(table)
    return begins


@changing
async def begin(table: Table) -> None:
    """Start a game once everyone who was asked to play is there, unless it has begun; raise Refused."""
    if not table.row.is_invitation or not table.row.invited or table.row.awaited:
        return
    await _start(table)


@changing
async def ask(table: Table, by: int, users: Sequence[int]) -> None:
    """Ask people to join, on behalf of someone at the table, and notify those not yet asked; raise Refused."""
    _check_open(table)
    _check_seated(table, by)
    row, there = table.row, (*table.row.invited, *(seat.user for seat in table.seats))
    row = replace(row, invited=(*row.invited, *(user for user in dict.fromkeys(users) if user not in there)))
    if len(row.seats) + len(row.awaited) > row.capacity:
        raise Refused(Refusal.TABLE_FULL, seats=row.capacity)
    await _set_asked(table, row, by)


@changing
async def adopt(table: Table, user: int, like: NewTable) -> bool:
    """Give an invitation with nobody but its host the terms, seats and invited people of another table.

    Return whether the game has begun because nobody else has to come; raise Refused.
    """
    check_host(table, user)
    if len(table.seats) > 1 or table.row.awaited:
        raise Refused(Refusal.NOT_ALONE)
    await _set_asked(table, with_terms(table.row, like), user)
    table.find_rules()
    begins = is_complete(like)
    if begins:
        await _start(table)
    return begins


def with_terms(row: TableRow, like: NewTable) -> TableRow:
    """Return an invitation with everything from another table but its place, host and language."""
    kept = ("guild", "channel", "host", "language")
    return replace(row, **{each.name: getattr(like, each.name) for each in fields(NewTable) if each.name not in kept})


def is_complete(new: NewTable) -> bool:
    """Return whether everyone who is to play sits at the table, so that the game can begin at once."""
    return not new.awaited and len(new.seats) >= GAMES[new.game].meta.seats.start


async def _set_asked(table: Table, row: TableRow, by: int) -> None:
    """Store an invitation that asks more people, and notify them; the caller holds the lock."""
    posts = list[NewPost]()
    for user in row.awaited:
        if user not in table.row.awaited:
            posts += await table.notices_to(user, NoticeKind.REMATCH)
    await table.store.tables.set_settings(table.id, row, posts, by == row.host)
    table.row = replace(row, seat_revisions=(-1,) * len(row.seats))


@changing
async def leave(table: Table, user: int) -> bool:
    """Free a person's seat; if the host leaves, someone else becomes host. Return whether that closed the table."""
    _check_open(table)
    number = table.seat_of(user)
    if number is None:
        raise Refused(Refusal.NOT_AT_TABLE)
    seats = (*table.seats[:number], *table.seats[number + 1 :])
    people = [seat.user for seat in seats if seat.user is not None]
    if people:
        host = table.row.host if table.row.host in people else people[0]
        await put_seats(table, seats, host, host if host != table.row.host else user)
    else:
        await close_table(table, Incident(IncidentKind.ABANDONED, table.revision, number))
    return not people


@changing
async def add_computer(table: Table, user: int, computer: str) -> None:
    """Seat a computer player; only people at the table may."""
    _check_open(table, Refusal.SEATS_FIXED)
    _check_seated(table, user)
    check_computer(table, computer)
    _check_free_seat(table)
    newcomer = computer_seat(table.row.language, table.names, computer)
    await put_seats(table, (*table.seats, newcomer), table.row.host, user)


def check_computer(table: Table, computer: str) -> None:
    """Raise Refused unless the table's game has such a computer player."""
    if computer not in table.game.computers.players:
        raise Refused(Refusal.NO_COMPUTER, computer=computer)


def computer_seat(language: str, names: Sequence[str], computer: str) -> Seat:
    """Return a seat for a computer player, with a name in the table's language that nobody there has."""
    name, number = texts(language).say(f"computer-{computer}"), 1
    numbered = name
    while numbered in names:
        number += 1
        numbered = f"{name} {number}"
    return Seat(numbered, computer=computer)


@changing
async def remove_computer(table: Table, user: int, seat: int | None = None) -> Seat:
    """Free a computer player's seat, by default the newest, and return it; only people at the table may."""
    _check_open(table, Refusal.SEATS_FIXED)
    _check_seated(table, user)
    places = [number for number, other in enumerate(table.seats) if other.computer is not None]
    if not places or seat not in (None, *places):
        raise Refused(Refusal.NO_COMPUTER, computer="")
    place = places[-1] if seat is None else seat
    gone = table.seats[place]
    await put_seats(table, (*table.seats[:place], *table.seats[place + 1 :]), table.row.host, user)
    await tell_others(table, user, IncidentKind.REMOVED, former=gone.name)
    return gone


async def set_terms(
    table: Table,
    user: int,
    *,
    pace: Pace | None = None,
    rated: bool | None = None,
    stand_in: str | None = None,
    open_hands: bool | None = None,
) -> None:
    """Set those terms that are given: pace, rating, who stands in for absent people, and open hands; host only."""

    def change(row: TableRow) -> TableRow:
        if open_hands is not None and not table.game.meta.hidden_hands:
            raise Refused(Refusal.NO_HANDS, game=row.game)
        if stand_in is not None:
            check_computer(table, stand_in)
        return replace(
            row,
            pace=row.pace if pace is None else pace,
            rated=row.rated if rated is None else rated,
            stand_in=stand_in or row.stand_in,
            open_hands=row.open_hands if open_hands is None else open_hands,
        )

    await _set(table, user, change)


async def set_variant(table: Table, user: int, variant: str) -> None:
    """Set the variant, `game/variant`, that will be played, possibly of another game; host only.

    Raise Refused if the other game has no room or no computer player for someone who is seated.
    """
    check_host(table, user)
    game, options = game_and_options(variant)

    def change(row: TableRow) -> TableRow:
        row, full = replace(row, options=options), row.capacity == GAMES[row.game].meta.seats[-1]
        return row if game.meta.name == row.game else _with_game(row, game, full)

    await _set(table, user, change)


@shield
async def _set(table: Table, user: int, change: Callable[[TableRow], TableRow]) -> None:
    """Change the settings of an invitation, as its host.

    `change` may raise Refused. It is called under the lock, as an earlier change may have been to another game.
    """
    async with table.lock:
        check_host(table, user)
        row = change(table.row)
        await table.store.tables.set_settings(table.id, row)
        table.row = row
        table.find_rules()


def _with_game(row: TableRow, game: AnyGame, full: bool) -> TableRow:
    """Return an invitation to another game, keeping the settings that it knows; raise Refused."""
    most, players = game.meta.seats[-1], game.computers.players
    if len(row.seats) > most:
        raise Refused(Refusal.TOO_MANY_PLAYERS, most=most, have=len(row.seats))
    if missing := next((seat.computer for seat in row.seats if seat.computer not in (None, *players)), None):
        raise Refused(Refusal.NO_COMPUTER, computer=missing)
    return replace(
        row,
        game=game.meta.name,
        rules=game.meta.rules_version,
        capacity=most if full else max(min(row.capacity, most), game.meta.seats[0]),
        open_hands=row.open_hands and game.meta.hidden_hands,
        stand_in=row.stand_in if row.stand_in in players else None,
    )


@changing
async def start(table: Table, user: int) -> None:
    """Start the game with the seats in random order; only the host may, or whoever takes over as host.

    At a league's table the draw of the round has set the seats.
    """
    await _check_may_start(table, user)
    if user != table.row.host:
        await put_seats(table, table.seats, user, user)
    await _start(table)


@changing
async def start_against(table: Table, user: int, computer: str) -> None:
    """Fill the table of a host who sits alone with as few computer players as possible, and start the game."""
    await _check_may_start(table, user)
    if len(table.seats) > 1:
        raise Refused(Refusal.NOT_ALONE)
    check_computer(table, computer)
    seats = list(table.seats)
    while len(seats) < max(2, table.game.meta.seats.start):
        seats.append(computer_seat(table.row.language, [seat.name for seat in seats], computer))
    await put_seats(table, tuple(seats), user, user)
    await _start(table)


async def _check_may_start(table: Table, user: int) -> None:
    _check_open(table)
    _check_seated(table, user)
    await check_may_close(table, user)


async def _start(table: Table) -> None:
    """Deal, and store the start of the game; the caller holds the lock."""
    table.check_playable()
    need, have = table.game.meta.seats.start, len(table.seats)
    if have < need:
        raise Refused(Refusal.TOO_FEW_PLAYERS, need=need, have=have)
    drawn = await table.store.leagues.of_table(table.id) is not None
    seats = table.seats if drawn else tuple(table.chance.sample(table.seats, have))
    chance = RecordingChance(table.chance)
    try:
        position = table.game.rules.deal(have, table.row.options, chance)
    except UnknownContent as removed:  # the operator removed it after the variant was chosen
        raise Refused(Refusal.NO_VARIANT) from removed
    setup = table.game.codec.setup_to_json(position, chance.drawn)
    deal = Move(0, None, {"action": "deal"}, setup, [], reveals=True, chosen=True)
    entry = NewMove(deal, table.game.codec.position_to_json(position))
    acting = acting_after(table.game.rules, None, [deal], position)
    posts = []
    if any(seats[number].user is not None for number in acting.to_act):
        posts.append(NewPost(PostKind.TURN, -1, 0, about=BY_ITSELF if table.row.invited else ""))
    rules = table.game.meta.rules_version
    try:
        await table.store.start(table.id, seats, rules, entry, acting, posts, table.row.pace)
    except Taken as error:
        await table.load()
        raise Refused(Refusal.STARTED) from error
    table.row = replace(
        table.row, seats=seats, rules=rules, status=Status.RUNNING, invited=(), seat_revisions=(-1,) * have
    )
    table.adopt_acting(acting, 0)
    table.adopt(position, 0, posts)


@shield
async def ask_again(table: Table) -> None:
    """Ask those who have not joined a rematch once more, as the others are waiting."""
    outbox, posts, again = table.store.outbox, list[NewPost](), NewPost(PostKind.NOTICE, 0, REMINDER_SEQ)
    async with table.lock:
        waits = table.row.is_invitation and table.row.gone is None
        for user in table.row.awaited if waits else ():
            told = await table.notices_to(user, NoticeKind.REMATCH, again)
            posts += [post for post in told if not await outbox.is_told(table.id, post, post.channel)]
        for post in posts:
            await outbox.add(table.id, post)
    if posts:
        table.notify()


async def tell_others(table: Table, user: int, kind: IncidentKind, **facts: str) -> None:
    """Tell the channel what someone other than the host did to a computer player; the caller holds the lock."""
    seat = table.seat_of(user)
    if user != table.row.host and seat is not None:
        by = {"name": table.seats[seat].name, "user": user}
        await table.tell(Incident(kind, table.revision, facts=facts | by))


async def put_seats(table: Table, seats: tuple[Seat, ...], host: int, by: int) -> None:
    """Store the seats of a table before its game, changed `by` a person; the caller holds the lock.

    The host is notified if others have filled it.
    """
    told: list[NewPost] = []
    if by != host and len(table.seats) < len(seats) == table.row.capacity:
        told = await table.notices_to(host, NoticeKind.FULL)
    there = {seat.user for seat in table.seats}
    joined = [seat.user for seat in seats if seat.user is not None and seat.user not in there]
    await table.store.tables.set_seats(table.id, seats, host, by == host, told, joined)
    table.row = replace(table.row, seats=seats, host=host, seat_revisions=(-1,) * len(seats))


def _check_open(table: Table, begun: Refusal = Refusal.STARTED) -> None:
    if table.row.is_running:
        raise Refused(begun)
    if not table.row.is_invitation:
        raise Refused(Refusal.TABLE_OVER)


def check_host(table: Table, user: int) -> None:
    """Raise Refused unless this is the host of an invitation."""
    _check_open(table)
    if user != table.row.host:
        raise Refused(Refusal.HOST_ONLY, host=table.row.host)


def _check_free_seat(table: Table) -> None:
    if len(table.seats) >= table.row.capacity:
        raise Refused(Refusal.TABLE_FULL, seats=table.row.capacity)


def _check_seated(table: Table, user: int) -> None:
    if table.seat_of(user) is None:
        raise Refused(Refusal.NOT_AT_TABLE)
