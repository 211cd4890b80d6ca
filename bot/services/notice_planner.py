"""Decides once per message whom it notifies, of what and where, by the table in `bot.model.notices`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Final

from bot.model.notices import (
    BY_ITSELF,
    FIRST_TURN,
    INCIDENTS,
    MESSAGES,
    QUESTIONS,
    SECRET_NOTICES,
    UNTIL,
    Telling,
    Until,
    Whom,
    notice_to,
    separate_notices,
    tell,
)
from bot.model.person import Notices, Person, Reach
from bot.model.quiet_hours import defer_notice
from bot.model.rows import (
    CALLING_NOTICES,
    DIRECT,
    Incident,
    Lost,
    NewPost,
    NewTable,
    NoticeKind,
    Post,
    PostKind,
    Question,
    QuestionKind,
)
from bot.tables.absence import tell_of_leaving
from bot.tables.orders import order_answers_at
from bot.tables.questions import voters
from bot.tables.registry import Tables
from bot.tables.table import Table

MAX_QUESTION_NOTICES: Final = 2
"""The number of times that those asked are notified of a question; asked again, it waits in silence."""
PLANNED_KINDS = (*MESSAGES, PostKind.VOTE, PostKind.INCIDENT)
"""The messages that may ping people or cause notices."""
MAX_PINGS: Final = 100
"""The most people whom Discord lets a message ping."""
ORDER_MARGIN: Final = 60
"""Seconds that an order which is due has to answer before its seat's person is called."""

AskReach = Callable[[NewTable, int], Awaitable[Reach]]
"""Asks where a person is, as seen from a table."""
About = Question | Incident | None
"""The question or the incident that a message is about, if any."""


async def assume_here(table: NewTable, user: int) -> Reach:
    """Assume that everyone can see the table."""
    return Reach.HERE


class NoticePlanner:
    """Decides, for a message about to be sent, whom it pings and who gets a separate notice."""

    def __init__(self, tables: Tables, reach: AskReach = assume_here) -> None:
        self._tables = tables
        self._reach = reach
        self._store = tables.store

    async def _table(self, post: Post) -> Table:
        """Return the table of a message, once memory holds the change that the message was stored with."""
        table = await self._tables.existing(post.table_id)
        async with table.lock:
            return table

    async def plan(self, post: Post) -> Post:
        """Decide once whom a message pings, store that with the notices, and return the updated message."""
        table = await self._table(post)
        about = await self._read_about(table, post)
        pings, notices, called, left = await self._plan_calls(table, post, about)
        async with table.lock:  # nobody who has been forgotten meanwhile is written down again
            there = {user for user, _ in await self._list_concerned(table, post, about)}
            pings = [user for user in pings if user in there][:MAX_PINGS]
            notices = [notice for notice in notices if notice.user in there]
            await self._store.outbox.planned(post, pings, notices, called)
        for seat in left:
            await tell_of_leaving(table, seat)
        return replace(post, pings=tuple(pings))

    async def plan_late(self, post: Post) -> Post:
        """Return a message that was held up without the pings that no longer suit; these people get a notice instead.

        Their preferences may have changed since it was planned, or their quiet hours have begun.
        """
        table = await self._table(post)
        about = await self._read_about(table, post)
        kinds = {
            user: kind for user, kind in await self._list_concerned(table, post, about) if kind not in SECRET_NOTICES
        }
        pings, notices = list[int](), list[NewPost]()
        for user in post.pings or ():
            kind = kinds.get(user, NoticeKind.TURN)
            if kind is NoticeKind.STARTED and table.seat_of(user) in table.awaited():
                kind = NoticeKind.TURN  # they count as called already, and so are not listed as to be called
            told = notice_to(user, kind, post, _detail(kind, post))
            notice = replace(post, kind=told.kind, about=told.about, user=user, pings=None)
            instead = await self.replacement(notice) if await _holds_at(table, notice) else []
            pings += [user] if instead is None else []
            notices += instead or []
        async with table.lock:
            there = {user for user, _ in await self._list_concerned(table, post, about)}
            there |= {seat.user for seat in table.seats if seat.user is not None}
            pings = [user for user in pings if user in there]
            if len(pings) < len(post.pings or ()):
                notices = [notice for notice in notices if notice.user in there]
                await self._store.outbox.planned(post, pings, notices, ())
        return replace(post, pings=tuple(pings))

    async def _list_concerned(self, table: Table, post: Post, about: About) -> list[tuple[int, NoticeKind]]:
        """List the people whom a message concerns now, each with what it tells them; some may occur twice."""
        return [
            (user, kind)
            for whom, kind in _telling(post, about).items()
            for user in await self._people(table, post, about, whom)
        ]

    async def _plan_calls(
        self, table: Table, post: Post, about: About
    ) -> tuple[list[int], list[NewPost], list[int], list[int]]:
        """Return whom a message pings, the notices, the seats that it calls, and the seats whose person has left."""
        now = self._store.now()
        pings, notices, told = list[int](), list[NewPost](), set[int]()
        called, left = list[int](), list[int]()
        concerned = await self._list_concerned(table, post, about)
        # all at once, as each may take a request to Discord
        seen = await asyncio.gather(*(self._read_person(table, user) for user, _ in concerned))
        for (user, kind), (person, reach) in zip(concerned, seen, strict=True):
            told_now = any((sent.user, sent.channel, sent.due) == (user, DIRECT, None) for sent in notices)
            notice = notice_to(user, kind, post, _detail(kind, post))
            if (told_now if kind in SECRET_NOTICES else user in told) or not await _holds_at(table, notice):
                continue
            # a direct message that calls them replaces earlier ones; a ping must not lose the message it points to
            calls = kind is NoticeKind.TURN or (kind in CALLING_NOTICES and person.takes_direct)
            seat = table.seat_of(user) if calls else None
            pinged, sent = tell(person, notice, now, await _held_until(table, notice))
            pings += [user] if pinged else []
            notices += sent
            told.add(user)
            called += [] if seat is None else [seat]
            left += [seat] if seat is not None and reach is Reach.LEFT else []
            if kind is NoticeKind.SEAT_GIVEN:
                notices += await self._open_questions(table, person, post)
        return pings, notices, called, left

    async def _open_questions(self, table: Table, person: Person, post: Post) -> list[NewPost]:
        """Return notices of the questions that were open when someone sat down."""
        questions = await self._store.questions.all(table.id)
        asked = [notice_to(person.user, NoticeKind.ASKED, post, question.kind.value) for question in questions]
        stand = [notice for notice in asked if await _holds_at(table, notice)]
        return [each for notice in stand for each in separate_notices(person, notice, self._store.now())]

    async def _read_about(self, table: Table, post: Post) -> About:
        if post.kind is PostKind.VOTE:
            return await self._store.questions.get(table.id, QuestionKind(post.about))
        if post.kind not in (PostKind.INCIDENT, PostKind.ABANDONED):
            return None
        incidents = await self._store.incidents.of_table(table.id)
        return next((each for each in reversed(incidents) if post.about in ("", str(each.number))), None)

    async def _people(self, table: Table, post: Post, about: About, whom: Whom) -> list[int]:
        """List the people in a group whom a message concerns."""
        users: Iterable[int | None]
        match whom, about:
            case Whom.TO_ACT, _:
                users = await self._to_call(table, post)
            case Whom.ASKED, Question():
                users = sorted(voters(table, about) - set(about.votes))
            case Whom.INVITED, _:
                users = table.row.awaited
            case Whom.PLAYERS, _:
                users = [seat.user for seat in table.seats if seat.user not in _causes(table, post, about)]
            case Whom.FOLLOWERS, _:
                users = await self._store.followers.of_table(table.id)
            case Whom.SUBJECT, Question() | Incident() if about.seat is not None:
                users = [table.seats[about.seat].user]
            case Whom.FORMER, Incident():
                users = [about.facts["former_user"]]
            case Whom.NEWCOMER, Incident():
                users = [about.facts["user"]]
            case Whom.ORDERED, _ if table.game.orders is not None:
                moves = await self._store.log.moves(table.id, post.since)
                seats = {move.seat for move in moves if move.by_order and move.seq <= post.seq}
                users = [table.seats[seat].user for seat in sorted(seat for seat in seats if seat is not None)]
            case _:
                users = []
        return [user for user in users if user is not None]

    async def _to_call(self, table: Table, post: Post) -> list[int | None]:
        """List the people a table waits for and has not called yet; after a pause, those it has called before."""
        paused = post.kind is PostKind.INCIDENT
        if not paused and not is_newest(table, post):
            return []
        waits = await self._store.listings.waits(table.id)
        waiting = await self._store.outbox.people_waiting(table.id) if paused else []
        seats = [seat for seat in table.awaited() if seat in waits and waits[seat].called is paused]
        return [user for seat in seats if (user := table.seats[seat].user) not in waiting]

    async def _read_person(self, table: Table, user: int) -> tuple[Person, Reach]:
        """Return a person, with their preferences as far as they can be met at a table, and where they are."""
        reach = await self._reach(table.row, user)
        return (await self._store.people.at_table(user, table.id)).as_seen(reach), reach

    async def replacement(self, notice: Post) -> list[NewPost] | None:
        """Return what replaces a notice that no longer suits its person, possibly nothing; None if it still suits.

        Their preferences may have changed since it was planned, or their quiet hours have begun.
        """
        table, now = await self._table(notice), self._store.now()
        person, reach = await self._read_person(table, notice.user or 0)
        silent, direct = person.notices is Notices.NONE, notice.channel == DIRECT
        if person.takes_direct if direct else not silent and reach is Reach.HERE:
            due = max(defer_notice(person, now), await _held_until(table, notice) if direct else 0)
            return [replace(notice, due=due)] if due > now else None
        await self._note_reach(table, person.user, reach)
        way = None if direct else DIRECT
        if silent or (reach is not Reach.HERE if direct else not person.takes_direct):
            return []
        if notice.notice in SECRET_NOTICES or await self._store.outbox.is_told(table.id, notice, way):
            return []
        return [replace(notice, channel=way)]

    async def _note_reach(self, table: Table, user: int, reach: Reach) -> None:
        if reach is Reach.LEFT and (seat := table.seat_of(user)) is not None:
            await tell_of_leaving(table, seat)

    async def holds(self, notice: Post) -> bool:
        """Return whether what a notice tells its person is still true."""
        return await _holds_at(await self._table(notice), notice)

    async def tidy(self, table_id: int) -> None:
        """Delete the notices that were sent, and drop the waiting ones, that are no longer true.

        Calls to act are left to the message that supersedes them.
        """
        newer, outdated = set[tuple[int | None, int | None, str]](), list[Post]()
        for notice in reversed(await self._store.outbox.standing_notices(table_id)):
            key = (notice.user, notice.channel, notice.about)
            if key in newer or not await self.holds(notice):
                outdated.append(notice)
            newer.add(key)
        if outdated:
            await self._store.outbox.outdate(outdated)

    async def fallback(self, notice: Post, closed: bool) -> list[NewPost]:
        """Return what a person whom no direct message reaches gets in the channel instead.

        If their direct messages have just turned out to be `closed`, the notice explains that.
        """
        table = await self._table(notice)
        person, reach = await self._read_person(table, notice.user or 0)
        if reach is not Reach.HERE:
            await self._note_reach(table, person.user, reach)
            return []
        explains = closed and not person.closed and notice.notice in CALLING_NOTICES
        if notice.notice in SECRET_NOTICES or (person.notices is Notices.BOTH and not explains):
            return []
        kind = NoticeKind.CLOSED if explains else notice.notice
        return [notice_to(person.user, kind, notice, notice.detail)]


async def _holds_at(table: Table, notice: NewPost) -> bool:
    """Return whether what a notice tells its person is still true at its table."""
    user, kind, row = notice.user or 0, notice.notice, table.row
    seat = table.seat_of(user)
    if row.gone is Lost.CHANNEL and UNTIL[kind] is not Until.ALWAYS:
        return False  # nothing can be done about it any more
    match UNTIL[kind]:
        case Until.ALWAYS:
            return kind not in SECRET_NOTICES or seat is not None
        case Until.ACTED:
            wait = None if seat not in table.awaited() else (await table.store.listings.waits(table.id)).get(seat)
            if wait is None or wait.seq > notice.seq or kind is not NoticeKind.TIME_OUT:
                return wait is not None and wait.seq <= notice.seq
            asked = await table.store.questions.get(table.id, QuestionKind.ABSENT)
            return asked is not None and asked.seat == seat
        case Until.ANSWERED:
            asked = await table.store.questions.get(table.id, QuestionKind(notice.detail))
            return asked is not None and user in voters(table, asked) and user not in asked.votes
        case Until.RETURNED:
            sitting = None if seat is None else table.seats[seat]
            held = sitting is not None and sitting.stand_in is not None and not sitting.conceded
            return held and row.is_running
        case Until.CALLED:
            return row.is_running and seat is not None and seat not in table.awaited()
        case Until.BEGUN:
            waits = row.host == user and len(row.seats) >= row.capacity
            return row.is_invitation and (
                user in row.awaited if kind is NoticeKind.REMATCH else waits and not row.awaited
            )
        case Until.CONTINUED:
            return row.is_running and row.paused is not None


async def _held_until(table: Table, notice: NewPost) -> int:
    """Return until when a call to someone's turn is held back because a standing order will answer by then."""
    seat = table.seat_of(notice.user or 0) if notice.notice is NoticeKind.TURN else None
    due = None if seat is None else await order_answers_at(table, seat)
    return 0 if due is None else due + ORDER_MARGIN


def is_newest(table: Table, post: NewPost) -> bool:
    """Return whether a message is about the current turn."""
    return table.row.is_running and table.row.announced == post.seq


def _telling(post: Post, about: About) -> Telling:
    """Return what a message tells each group; nothing if what it is about is over."""
    if isinstance(about, Question):
        asked = QUESTIONS[about.kind] if about.times <= MAX_QUESTION_NOTICES else {}
        # when it is asked again, only the others are told
        return {whom: kind for whom, kind in asked.items() if whom is not Whom.SUBJECT or about.times == 1}
    if post.kind is PostKind.INCIDENT and about is not None:
        return INCIDENTS.get(about.kind, {})
    return FIRST_TURN if post.kind is PostKind.TURN and post.since < 0 else MESSAGES.get(post.kind, {})


def _detail(kind: NoticeKind, post: Post) -> str:
    """Return which question or incident a notice about a message is about; empty if none."""
    return post.about if post.kind in (PostKind.VOTE, PostKind.INCIDENT) and kind not in CALLING_NOTICES else ""


def _causes(table: Table, post: Post, about: About) -> tuple[int | None, ...]:
    """Return the people who caused what a message reports: those who abandoned, paused or started the game."""
    if isinstance(about, Incident):
        return about.facts.get("manager"), None if about.seat is None else table.seats[about.seat].user
    return (table.row.host,) if post.kind is PostKind.TURN and post.about != BY_ITSELF else ()
