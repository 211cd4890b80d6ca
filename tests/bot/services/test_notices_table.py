"""Every event at a table notifies those whom it concerns: as and when they wish, while it is true, and once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.palazzo.actions import Auction
from bot.games.palazzo.orders import PassAuction
from bot.model.notices import INCIDENTS, MESSAGES, QUESTIONS, UNTIL
from bot.model.person import Notices
from bot.model.rows import (
    DIRECT,
    Change,
    Incident,
    IncidentKind,
    NewPost,
    NoticeKind,
    Post,
    PostKind,
    Question,
    QuestionKind,
    Seat,
)
from bot.store.followers import ReadMark
from bot.tables import closing, concede, end_by_agreement, hand_over, lobby, moderation, orders, take_back
from bot.tables.questions import refuse
from bot.tables.table import Table
from tests.bot.days import Days
from tests.bot.kit import ADA, BEN, EVA, MANAGER, act, invitation, seat_of, user_in
from tests.bot.services.test_order_timer import auction
from tests.games.nim import Draw

FOLLOWER = 901
HOUR = 3600
Event = tuple[int, Callable[[], Awaitable[object]]]
"""A person whom an event concerns, and the function that causes it."""


async def _running(days: Days) -> tuple[Table, int, int]:
    table = await days.begun(people=3)
    users = [seat.user or 0 for seat in table.seats]
    return table, users[table.actors()[0]], users[(table.actors()[0] + 1) % 3]


async def _change(table: Table, kind: IncidentKind, seat: int, **facts: Any) -> None:
    seats = {}
    if kind is IncidentKind.STAND_IN:
        seats = {seat: replace(table.seats[seat], stand_in="random")}
    incident = Incident(kind, table.revision, seat, facts)
    await table.change(Change(incident=incident, posts=[table.incident_post()], seats=seats))
    table.notify()


async def turn(days: Days) -> Event:
    table, _, following = await _running(days)
    return following, lambda: days.turn(table)


async def started(days: Days) -> Event:
    """The game begins; who is to act hears that instead."""
    table = await lobby.open_table(days.services.tables, invitation(4))
    await days.idle()
    chance = table.chance
    assert isinstance(chance, Random)
    state = chance.getstate()
    seats = chance.sample(table.seats, 4)
    chance.setstate(state)
    user = next(seat.user for seat in seats[1:] if seat.user not in (None, ADA))
    assert user is not None
    return user, lambda: lobby.start(table, ADA)


async def asked_to_take_back(days: Days) -> Event:
    """Someone asks to take back a move that has revealed something."""
    table, mover, following = await _running(days)
    seat = seat_of(table, mover)
    await act(table, Draw())
    return following, lambda: take_back.take_back(table, seat)


async def asked_to_end(days: Days) -> Event:
    table, mover, following = await _running(days)
    return following, lambda: end_by_agreement.propose(table, mover)


async def asked_to_join(days: Days) -> Event:
    table, mover, _ = await _running(days)
    return EVA, lambda: hand_over.ask(table, mover, seat_of(table, mover), EVA, "Eva")


async def asked_how_to_go_on(days: Days) -> Event:
    table, mover, following = await _running(days)
    return following, lambda: _ask_about(table, mover)


async def time_out(days: Days) -> Event:
    table, mover, _ = await _running(days)
    return mover, lambda: _ask_about(table, mover)


async def _ask_about(table: Table, user: int) -> None:
    seat = seat_of(table, user)
    wait = (await table.store.listings.waits(table.id))[seat]
    question = Question(QuestionKind.ABSENT, wait.seq, seat, facts={"at": table.revision})
    vote = NewPost(PostKind.VOTE, table.row.announced, table.revision, about="absent")
    await table.store.questions.ask(table.id, question, [vote])
    table.notify()


async def answer(days: Days) -> Event:
    """Someone declines what a person asked."""
    table, mover, following = await _running(days)
    await end_by_agreement.propose(table, mover)
    seat = seat_of(table, mover)
    return mover, lambda: refuse(table, end_by_agreement.PROPOSAL, following, table.revision, seat)


async def seat_taken(days: Days) -> Event:
    """A computer player plays for someone."""
    table, _, following = await _running(days)
    seat, facts = seat_of(table, following), {"computer": "random", "one_turn": False}
    return following, lambda: _change(table, IncidentKind.STAND_IN, seat, **facts)


async def more_time(days: Days) -> Event:
    """The others wait for someone."""
    table, mover, _ = await _running(days)
    return mover, lambda: _change(table, IncidentKind.WAITED, seat_of(table, mover))


def _given(table: Table, former: int) -> Awaitable[object]:
    seat = seat_of(table, former)
    return moderation.give_seat(table, MANAGER, seat, table.seats[seat], Seat("Eva", user=EVA))


async def seat_lost(days: Days) -> Event:
    """Someone's seat goes to another person."""
    table, _, following = await _running(days)
    return following, lambda: _given(table, following)


async def seat_given(days: Days) -> Event:
    """Someone gets a seat that is not to act."""
    table, _, following = await _running(days)
    return EVA, lambda: _given(table, following)


async def paused(days: Days) -> Event:
    table, _, following = await _running(days)
    return following, lambda: moderation.pause(table, MANAGER)


async def continued(days: Days) -> Event:
    table, mover, _ = await _running(days)
    await moderation.pause(table, MANAGER)
    return mover, lambda: moderation.resume(table, MANAGER)


async def _conceded(table: Table) -> None:
    for seat in table.seats[:2]:
        await concede.concede(table, seat.user or 0)


async def over(days: Days) -> Event:
    """The game is over; the winner too is told."""
    table, *_ = await _running(days)
    return user_in(table, 2), lambda: _conceded(table)


async def over_for_a_follower(days: Days) -> Event:
    table, *_ = await _running(days)
    await table.store.followers.add(table.id, FOLLOWER, ReadMark())
    return FOLLOWER, lambda: _conceded(table)


async def abandoned(days: Days) -> Event:
    table, *_ = await _running(days)
    return next(seat.user or 0 for seat in table.seats if seat.user != ADA), lambda: closing.abandon(table, ADA)


async def full(days: Days) -> Event:
    table = await lobby.open_table(days.services.tables, invitation(1))
    return ADA, lambda: lobby.join(table, EVA, "Eva")


async def rematch(days: Days) -> Event:
    new = replace(invitation(1), invited=(EVA,))
    return EVA, lambda: lobby.open_table(days.services.tables, new)


async def ordered(days: Days) -> Event:
    """A standing order answers for someone."""
    table = await auction(days)
    await orders.give(table, 1, PassAuction())
    return user_in(table, 1), lambda: table.act(0, table.revision, Auction())


APART = (NoticeKind.FULL, NoticeKind.ANSWER, NoticeKind.DEADLINE)
"""Notices of events that no public message tells, sent as messages of their own."""
EVENTS: dict[Callable[[Days], Awaitable[Event]], NoticeKind] = {
    turn: NoticeKind.TURN,
    started: NoticeKind.STARTED,
    asked_to_take_back: NoticeKind.ASKED,
    asked_to_end: NoticeKind.ASKED,
    asked_to_join: NoticeKind.ASKED,
    asked_how_to_go_on: NoticeKind.ASKED,
    time_out: NoticeKind.TIME_OUT,
    answer: NoticeKind.ANSWER,
    seat_taken: NoticeKind.SEAT_TAKEN,
    more_time: NoticeKind.MORE_TIME,
    seat_lost: NoticeKind.SEAT_LOST,
    seat_given: NoticeKind.SEAT_GIVEN,
    paused: NoticeKind.PAUSED,
    continued: NoticeKind.TURN,
    over: NoticeKind.END,
    over_for_a_follower: NoticeKind.END,
    abandoned: NoticeKind.ABANDONED,
    full: NoticeKind.FULL,
    rematch: NoticeKind.REMATCH,
    ordered: NoticeKind.ORDERS,
}
SAMPLE = (turn, full, ordered)
"""Events that are told in the channel, apart from it, and directly alone: each by every wish in every state."""
WAYS = {
    Notices.CHANNEL: ["ping"],
    Notices.DIRECT: ["direct"],
    Notices.BOTH: ["direct", "ping"],
    Notices.NONE: [],
}


def _told(sent: list[tuple[float, Post]], user: int, kind: NoticeKind) -> list[str]:
    """List the ways in which a person was notified; `apart` is a ping in a message of its own."""
    ways = ["ping" for _, post in sent if user in (post.pings or ())]
    for _, post in sent:
        if post.kind is PostKind.NOTICE and post.user == user and post.notice is kind:
            ways.append("direct" if post.channel == DIRECT else "apart")
    return sorted(ways)


@pytest.mark.parametrize(
    ("event", "wish", "state"),
    [
        *((event, Notices.BOTH, state) for event in EVENTS for state in ("there", "quiet")),
        *((event, wish, "there") for event in SAMPLE for wish in Notices if wish is not Notices.BOTH),
        *(
            pytest.param(event, wish, state, marks=pytest.mark.slow)
            for event in SAMPLE
            for wish in Notices
            for state in ("quiet", "away")
            if (wish, state) != (Notices.BOTH, "quiet")  # among the first
        ),
    ],
)
async def test_each_event_notifies_whom_it_concerns(
    days: Days, event: Callable[[Days], Awaitable[Event]], wish: Notices, state: str
) -> None:
    """A ping belongs to the message that tells the event, unless it has to wait; secrets are told directly alone."""
    kind = EVENTS[event]
    user, happen = await event(days)
    await days.idle()
    quiet = days.quiet(-60, 60) if state == "quiet" else None
    until = int(days()) + HOUR if state == "away" else None
    await days.wish(user, notices=wish, quiet=quiet, away_until=until)
    before = len(days.sent_at)
    await happen()
    await days.idle()
    at_once = _told(days.sent_at[before:], user, kind)
    await days.advance(1.5 * HOUR)  # after two, a question that nobody answers is asked again
    in_all = _told(days.sent_at[before:], user, kind)

    ways = [way for way in WAYS[wish] if way == "direct" or kind is not NoticeKind.ORDERS]
    apart = sorted("apart" if way == "ping" else way for way in ways)
    assert at_once == ([] if state != "there" else apart if kind in APART else ways)
    assert in_all == (at_once if state == "there" else apart)


@pytest.mark.own_sql
@pytest.mark.parametrize("wish", [Notices.BOTH, Notices.NONE])
async def test_a_rematch_is_asked_for_once_more(days: Days, wish: Notices) -> None:
    """After a day, as the others wait; the newer call takes the place of the one before."""
    await days.wish(EVA, notices=wish)
    table = await lobby.open_table(days.services.tables, replace(invitation(2, capacity=3), invited=(BEN, EVA)))
    await days.advance(22 * HOUR)
    before = len(days.sent_at)
    await days.advance(28 * HOUR)
    ways = ["apart" if way == "ping" else way for way in WAYS[wish]]
    assert sorted(_told(days.sent_at[before:], EVA, NoticeKind.REMATCH)) == sorted(ways)
    cleaned = [post for _, post in days.sent_at if post.kind is PostKind.CLEAN and post.user == EVA]
    assert len(cleaned) == ("direct" in ways)
    assert await lobby.join(table, EVA, "Eva"), "the game begins"


def test_every_event_has_its_notices() -> None:
    """Every kind is in the tables of notices, has an end of its validity, and is tested here or elsewhere."""
    assert set(QUESTIONS) == set(QuestionKind)
    assert set(INCIDENTS) == set(IncidentKind)
    assert set(UNTIL) == set(NoticeKind)
    tellings = [*QUESTIONS.values(), *INCIDENTS.values(), *MESSAGES.values()]
    apart = {NoticeKind.REMINDER, NoticeKind.CLOSED, NoticeKind.LAPSED, NoticeKind.STARTED, *APART}
    assert {kind for telling in tellings for kind in telling.values()} | apart == set(NoticeKind)
    elsewhere = {NoticeKind.REMINDER, NoticeKind.CLOSED, NoticeKind.LAPSED, NoticeKind.DEADLINE}
    assert set(EVENTS.values()) | elsewhere == set(NoticeKind)
