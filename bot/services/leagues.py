"""Runs the leagues: draws rounds, opens their tables, reminds players, closes rounds, and carries out decisions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from dataclasses import fields, replace
from functools import partial
from typing import Final

from bot.model.leagues import (
    MAX_MEMBERS,
    Happening,
    Member,
    NewLeague,
    Pairing,
    PairingState,
    Season,
    SeasonPhase,
    Unfinished,
)
from bot.model.pace import DAY, HOUR
from bot.model.pairings import draw, smallest_table
from bot.model.person import Reach
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewPost, NewTable, NoticeKind, PostKind, Seat
from bot.model.variants import game_and_options
from bot.services.background import LONGEST_SLEEP, Background
from bot.services.matchmaker import TableRooms
from bot.services.notice_planner import AskReach
from bot.store.leagues import LeagueChange, take_pairing
from bot.store.tables import Taken
from bot.tables import lobby, moderation
from bot.tables.changing import shield
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.telemetry.logs import log_context

log = logging.getLogger(__name__)

THREAD_RETRY_DELAY: Final = 60.0
"""Seconds until the next try after Discord did not open a thread."""
_STARTED_PHASES: Final = (SeasonPhase.RUNNING, SeasonPhase.PAUSED)


class Leagues(Background[int]):
    """Checks a season whenever it has changed, and when something is due.

    Callers check a person's permissions first. Every change that people ask for may raise Refused.
    """

    WORK = "running the league"

    def __init__(self, tables: Tables, reach: AskReach, rooms: TableRooms | None) -> None:
        super().__init__()
        self.listeners: list[Callable[[int], None]] = []
        """Called with each season that has changed, also when one of its games has ended."""
        self._tables = tables
        self._store = tables.store
        self._reach = reach
        self._rooms = rooms
        self._roomless = set[int]()
        """The seasons for which a warning that no thread can be opened was logged."""

    async def resume(self) -> None:
        """Check all seasons that are not over."""
        for league in await self._store.leagues.unfinished():
            self.changed(league)

    def changed(self, league: int) -> None:
        """Notify this service and the listeners that a season has changed, or may have."""
        self.wake(league)
        for listener in self.listeners:
            listener(league)

    async def game_over(self, table_id: int) -> None:
        """Note that a season has changed if the game whose results were written belongs to one."""
        league = await self._store.leagues.of_table(table_id)
        if league is not None:
            self.changed(league)

    def logged(self, key: int) -> AbstractContextManager[None]:
        """Mark log lines with no table, as the key is a season's."""
        return log_context(None)

    def _name(self, key: int) -> str:
        return f"{self.WORK} {key}"

    # Automatic work

    async def work(self, key: int) -> float | None:
        """Run a season's due jobs."""
        try:
            return await self._look_after(key)
        except Refused as refused:  # an operator has removed its game or variant: it waits until it is started with it
            log.warning("league %s cannot go on: %s", key, refused)
            return None

    async def _look_after(self, key: int) -> float | None:
        while (season := await self._get_started(key)) is not None:
            game_and_options(season.league.variant)
            await self._hand_over_seats(season)
            if season.league.phase is SeasonPhase.PAUSED:
                return None
            again = LONGEST_SLEEP if await self._open_tables(season) else THREAD_RETRY_DELAY
            deadline, reminder = season.league.deadline or 0, season.league.reminds_at or 0
            wait = (deadline if season.league.reminded else reminder) - self._store.now()
            if wait > 0:
                return min(wait, again)
            await self._store.clocks.heartbeat()  # no time has passed while the bot was away
            if await self._get_started(key) == season:
                if self._store.now() < deadline:
                    await self._remind(season)
                else:
                    await self._drop_those_who_left(season)
                    await self._advance(season)
        return None

    async def _get_started(self, league: int) -> Season | None:
        """Return a season in its current state, if it is under way and this process is in charge of it."""
        season = await self._store.leagues.get(league)
        if season is None or season.league.phase not in _STARTED_PHASES:
            return None
        return season if self._rooms is None or self._rooms.serves(season.league.guild) else None

    async def _open_tables(self, season: Season) -> bool:
        """Open a table for each pairing without one; return False if Discord opens no thread at the moment."""
        league = season.league
        for pairing in season.unfinished():
            if pairing.table_id is not None:
                continue
            members = [season.members[number] for number in pairing.members]
            if any(member.user is None for member in members):  # forgotten since the draw
                async with self._store.leagues.changing(league.id) as change:
                    await change.set_pairing(pairing, state=PairingState.SHARED, ended_at=change.now)
                continue
            new = _table_of(season, members)
            room = None if self._rooms is None else await self._rooms.open(new, league.channel)
            if room is None:
                level = logging.DEBUG if league.id in self._roomless else logging.WARNING
                log.log(level, "league %s: no thread could be opened for round %s", league.id, pairing.round)
                self._roomless.add(league.id)
                return False
            self._roomless.discard(league.id)
            try:
                claim = partial(take_pairing, league.id, pairing)
                await lobby.open_matched(self._tables, replace(new, channel=room), claim=claim)
            except Taken:  # another process was first, or the game was struck
                assert self._rooms is not None
                self._rooms.give_back(room)
            else:
                self.changed(league.id)
        return True

    async def _hand_over_seats(self, season: Season) -> None:
        """Give the seats of replaced members to their successors, at all tables that still count."""
        for member in [member for member in season.members.values() if member.former is not None]:
            for pairing in season.unfinished():
                if member.number in pairing.members and pairing.table_id is not None and member.user is not None:
                    table = await self._tables.existing(pairing.table_id)
                    await self._give_seat(season, table, pairing.members.index(member.number), member)
            async with self._store.leagues.changing(season.league.id) as change:
                if change.season.members[member.number] == member:
                    await change.set_member(member.number, former=None)

    async def _give_seat(self, season: Season, table: Table, seat: int, member: Member) -> None:
        held, entries = table.seats[seat], await self._store.leagues.log(season.league.id)
        # some tables may have heard of one replacement, and not of the next
        replaced = [
            each.facts for each in entries if each.kind is Happening.REPLACED and each.facts["member"] == member.number
        ]
        former = {facts["former_user"] for facts in replaced} - {None, member.user}
        if held.user not in former or not table.row.is_running:
            return
        try:
            by = replaced[-1]["manager"] or 0
            await moderation.give_seat(table, by, seat, held, Seat(member.name, user=member.user))
        except Refused:
            log.info("table %s: seat %s cannot be given away", table.id, seat, exc_info=True)

    async def _remind(self, season: Season) -> None:
        """Remind everyone whose turn it is in a game that should be over by the deadline."""
        league, tables = season.league, list[Table]()
        for pairing in season.unfinished():
            if pairing.table_id is not None and league.round in (pairing.round, league.rounds):
                tables.append(await self._tables.existing(pairing.table_id))
        reminders = {table.id: await self._reminders(table, league.deadline or 0) for table in tables}
        async with self._store.leagues.changing(league.id) as change:
            if change.season == season:
                await change.set(reminded=True)
                for table_id, posts in reminders.items():
                    await change.post(table_id, posts)
        for table in tables:
            table.notify()

    async def _reminders(self, table: Table, deadline: int) -> list[NewPost]:
        posts = list[NewPost]()
        if table.row.paused is None and table.row.gone is None:
            about = NewPost(PostKind.NOTICE, table.revision, table.revision)
            for user in filter(None, (table.seats[seat].user for seat in table.awaited())):
                posts += await table.notices_to(user, NoticeKind.DEADLINE, about, str(deadline))
        return posts

    async def _advance(self, season: Season) -> bool:
        """Close the round that is open, if any, and draw the next one, or end the season after the last.

        Return False if the season has changed meanwhile, and so nothing was done.
        """
        league, last = season.league, season.league.round == season.league.rounds
        late = [
            pairing
            for pairing in season.unfinished()
            if last or (league.unfinished is Unfinished.SHARED and pairing.round == league.round)
        ]
        counted = tuple(replace(each, state=PairingState.SHARED) if each in late else each for each in season.pairings)
        drawn = [] if last else await asyncio.to_thread(draw, replace(season, pairings=counted), _fewest(season))
        async with self._store.leagues.changing(league.id) as change:
            if change.season != season:
                return False
            if not drawn and not last:
                await change.set(phase=SeasonPhase.PAUSED, paused_at=change.now)
                await change.log(Happening.TOO_FEW, round=league.round + 1)
            else:
                await _close(change, late)
                await (_end(change) if last else _begin(change, drawn))
        self.changed(league.id)
        return True

    async def _drop_those_who_left(self, season: Season) -> None:
        """Drop members who have left the server, so that nobody waits for them; this changes the season."""
        if season.league.round == season.league.rounds:
            return
        for user in {each.user for each in season.active} - {None, *await self.users_there(season)}:
            with suppress(Refused):  # the season is over, or someone was quicker
                await self.leave(season.league.id, user or 0, gone=True)

    async def users_there(self, season: Season) -> list[int]:
        """Return the people who take part in draws and have not left the server."""
        active = [(each, each.user) for each in season.active if each.user is not None]
        found = await asyncio.gather(*(self._reach(_table_of(season, [each]), user) for each, user in active))
        return [user for (_, user), reach in zip(active, found, strict=True) if reach is not Reach.LEFT]

    # What members and organisers do

    @shield
    async def open(self, new: NewLeague) -> int:
        """Announce a season, open for all to join; return its number."""
        seats = game_and_options(new.variant)[0].meta.seats
        if new.seats > seats[-1]:
            raise Refused(Refusal.TOO_MANY_PLAYERS, most=seats[-1], have=new.seats)
        if new.seats < max(2, seats[0]):
            raise Refused(Refusal.TOO_FEW_PLAYERS, need=max(2, seats[0]), have=new.seats)
        try:
            league = await self._store.leagues.open(new)
        except Taken as error:
            raise Refused(Refusal.LEAGUE_FOLLOWED) from error
        self.changed(league)
        return league

    async def open_next(self, league: int, user: int, name: str) -> int:
        """Announce the season after one that is over, on the same terms; return its number."""
        season = await self._store.leagues.get(league)
        assert season is not None, f"league {league} is gone"
        _check_phase(season, SeasonPhase.OVER)
        former = season.league
        values = {field.name: getattr(former, field.name) for field in fields(NewLeague)}
        return await self.open(
            NewLeague(**values | {"organiser": user, "name": name, "season": former.season + 1, "previous": league})
        )

    @shield
    async def join(self, league: int, user: int, name: str) -> None:
        """Add a person, or one who has dropped out again; in a season under way they are in the next draw."""
        async with self._changing(league, SeasonPhase.SIGN_UP, *_STARTED_PHASES) as change:
            season = change.season
            there, number = season.member_of(user), season.league.round + 1
            if there is not None and there.active:
                raise Refused(Refusal.LEAGUE_JOINED)
            if number > season.league.rounds:
                raise Refused(Refusal.LEAGUE_LAST_ROUND)
            if len(season.active) >= MAX_MEMBERS:
                raise Refused(Refusal.LEAGUE_FULL, most=MAX_MEMBERS)
            member = there or Member(max(season.members, default=0) + 1, user, name, joined=number)
            if there is None:
                await change.add_member(member)
            else:
                await change.set_member(member.number, active=True, name=name)
            await change.log(Happening.JOINED, member=member.number, name=name, user=user)

    @shield
    async def leave(self, league: int, user: int, manager: int | None = None, gone: bool = False) -> None:
        """Leave a person out of further draws, at their own wish or the organiser's; games under way go on."""
        async with self._changing(league, SeasonPhase.SIGN_UP, *_STARTED_PHASES) as change:
            member = _member(change.season, user)
            if change.season.league.phase is SeasonPhase.SIGN_UP:
                await change.remove_member(member.number)
            else:
                await change.set_member(member.number, active=False)
            by = ({"manager": manager} if manager else {}) | ({"gone": True} if gone else {})
            await change.log(Happening.LEFT, member=member.number, name=member.name, user=user, **by)

    @shield
    async def replace(self, league: int, manager: int, former: int, user: int, name: str) -> None:
        """Give a member's place, with its points and its running games, to a person who is not in the season.

        It may be the place of someone who has dropped out.
        """
        async with self._changing(league, *_STARTED_PHASES) as change:
            member = change.season.member_of(former)
            if member is None:
                raise Refused(Refusal.LEAGUE_NOT_IN)
            if change.season.member_of(user) is not None:
                raise Refused(Refusal.LEAGUE_JOINED)
            await change.set_member(member.number, user=user, name=name, active=True, former=member.former or former)
            names = {"former": member.name, "former_user": former, "name": name, "user": user}
            await change.log(Happening.REPLACED, manager=manager, member=member.number, **names)

    @shield
    async def begin(self, league: int) -> None:
        """Draw the first round."""
        while (season := await self._store.leagues.get(league)) is not None:
            _check_phase(season, SeasonPhase.SIGN_UP)
            await self._drop_those_who_left(season)
            need = smallest_table(season.league.seats, _fewest(season))
            if len(season.active) < need:
                raise Refused(Refusal.LEAGUE_TOO_FEW, need=need, have=len(season.active))
            if await self._advance(season):
                return

    @shield
    async def move_deadline(self, league: int, manager: int, deadline: int) -> None:
        """Set when the open round closes: at once, if that time is past."""
        async with self._changing(league, SeasonPhase.RUNNING) as change:
            facts = {"manager": manager, "deadline": deadline, "former": change.season.league.deadline}
            await change.set(deadline=deadline, reminded=False)
            await change.log(Happening.MOVED, **facts)

    @shield
    async def strike(self, league: int, manager: int, round_: int, number: int, reason: str) -> None:
        """Let a game count for nobody, whether it is over or not."""
        async with self._changing(league, *_STARTED_PHASES) as change:
            there = [each for each in change.season.of_round(round_) if each.number == number]
            if not there or there[0].state in (PairingState.BYE, PairingState.STRUCK):
                raise Refused(Refusal.LEAGUE_NO_GAME)
            await change.set_pairing(there[0], state=PairingState.STRUCK, reason=reason)
            await change.log(Happening.STRUCK, manager=manager, round=round_, number=number, reason=reason)

    @shield
    async def pause(self, league: int, manager: int) -> None:
        """Suspend drawing and closing rounds; games under way go on."""
        async with self._changing(league, SeasonPhase.RUNNING) as change:
            await change.set(phase=SeasonPhase.PAUSED, paused_at=change.now)
            await change.log(Happening.PAUSED, manager=manager)

    @shield
    async def go_on(self, league: int, manager: int) -> None:
        """Let a paused season go on, with as much time until its deadline as there was."""
        async with self._changing(league, SeasonPhase.PAUSED) as change:
            former = change.season.league
            deadline = (former.deadline or 0) + change.now - (former.paused_at or change.now)
            await change.set(phase=SeasonPhase.RUNNING, paused_at=None, deadline=deadline)
            await change.log(Happening.RESUMED, manager=manager, deadline=deadline)

    @shield
    async def set_role(self, league: int, manager: int, role: int | None) -> None:
        """Set the role that the winners get, or none."""
        async with self._changing(league, SeasonPhase.SIGN_UP, *_STARTED_PHASES) as change:
            if change.season.league.role != role:
                await change.set(role=role)
                await change.log(Happening.ROLE, manager=manager, role=role)

    @shield
    async def end(self, league: int, manager: int) -> None:
        """End a season before its last round is over; games that are not over are shared."""
        async with self._changing(league, SeasonPhase.SIGN_UP, *_STARTED_PHASES) as change:
            await _close(change, change.season.unfinished())
            await _end(change, manager=manager)

    @asynccontextmanager
    async def _changing(self, league: int, *phases: SeasonPhase) -> AsyncIterator[LeagueChange]:
        async with self._store.leagues.changing(league) as change:
            _check_phase(change.season, *phases)
            yield change
        self.changed(league)


async def _close(change: LeagueChange, late: Iterable[Pairing]) -> None:
    """Close the round that is open, if any; games that are `late` are shared."""
    league = change.season.league
    for pairing in late:
        await change.set_pairing(pairing, state=PairingState.SHARED, ended_at=change.now)
    if league.round:
        unfinished = [pairing for pairing in change.season.unfinished() if pairing.round == league.round]
        await change.log(Happening.CLOSED, round=league.round, unfinished=len(unfinished))


async def _begin(change: LeagueChange, drawn: list[Pairing]) -> None:
    league = change.season.league
    # rounds begin at the same time of the day, unless the one before could not be closed in time
    punctual = league.deadline is not None and 0 <= change.now - league.deadline < HOUR
    deadline = (league.deadline or 0 if punctual else change.now) + league.days * DAY
    number = league.round + 1
    await change.set(phase=SeasonPhase.RUNNING, round=number, deadline=deadline, reminded=False)
    await change.add_pairings(drawn)
    await change.log(Happening.BEGUN, round=number, deadline=deadline)


async def _end(change: LeagueChange, **facts: int) -> None:
    await change.set(phase=SeasonPhase.OVER, deadline=None, paused_at=None)
    await change.log(Happening.OVER, **facts)


def _fewest(season: Season) -> int:
    return game_and_options(season.league.variant)[0].meta.seats.start


def _check_phase(season: Season, *phases: SeasonPhase) -> None:
    if season.league.phase not in phases:
        raise Refused(Refusal.LEAGUE_PHASE, phase=season.league.phase)


def _member(season: Season, user: int) -> Member:
    member = season.member_of(user)
    if member is None or not member.active:
        raise Refused(Refusal.LEAGUE_NOT_IN)
    return member


def _table_of(season: Season, members: list[Member]) -> NewTable:
    """Return the table of a pairing, with the seats as they were drawn; only the organiser may close it."""
    league, (game, options) = season.league, game_and_options(season.league.variant)
    users = tuple(member.user for member in members if member.user is not None)
    return NewTable(
        guild=league.guild,
        channel=league.channel,
        host=league.organiser or 0,
        game=game.meta.name,
        rules=game.meta.rules_version,
        options=options,
        open_hands=False,
        language=league.language,
        capacity=len(members),
        seats=tuple(Seat(member.name, user=member.user) for member in members),
        pace=league.pace,
        rated=True,
        invited=users,
    )
