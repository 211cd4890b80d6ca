"""Clocks run only once calls have arrived: while one is held up no time passes, and nothing piles up."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.model.pace import DAY, HOUR, Pace
from bot.model.person import Notices, QuietHours, Reach
from bot.model.rows import DIRECT, NewTable, Post, PostKind, QuestionKind
from bot.people.preferences import set_notices
from bot.services.sender import Closed, Gone, MissingRight, Unavailable
from bot.store.outbox import RESEND_DELAY
from bot.tables import end_by_agreement, lobby
from bot.tables.table import Table
from tests.bot.days import BANK, GAIN, Days
from tests.bot.kit import ADA, BEN, RecordingSender, invitation, question_of

RETRY_SECONDS = 600
"""Seconds within which the outbox retries, however often it has failed."""


class FailingSender(RecordingSender):
    """A sender that fails to reach the channel, direct messages, or both, while it has a fault."""

    def __init__(self) -> None:
        super().__init__()
        self.fault: Exception | None = None
        self.ways: tuple[bool, ...] = (False, True)
        """Whether direct messages and other messages fail."""

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        if self.fault is not None and (post.channel == DIRECT) in self.ways:
            raise type(self.fault)(*self.fault.args)
        return await super().send(post, nonce, again)

    async def find(self, posts: Sequence[Post]) -> dict[int, int]:
        if self.fault is not None and (posts[0].channel == DIRECT) in self.ways:
            raise type(self.fault)(*self.fault.args)
        return await super().find(posts)

    def called(self) -> list[tuple[PostKind, str, bool]]:
        """List the posts that called someone or asked the others, and clear the record."""
        found = [post for post in self.sent if post.kind in (PostKind.TURN, PostKind.VOTE, PostKind.NOTICE)]
        self.sent = [post for post in self.sent if post not in found]
        return [(post.kind, post.about, post.channel == DIRECT) for post in found]


TURN, REMINDER, TIME_OUT, VOTE = "turn", "reminder", "time_out", (PostKind.VOTE, "absent", False)


def notices(wish: Notices, about: str) -> list[tuple[PostKind, str, bool]]:
    """List the notices by which a person is called; the message about a turn pings in the channel by itself."""
    ways = {Notices.DIRECT: [True], Notices.BOTH: [True, False], Notices.CHANNEL: [False], Notices.NONE: []}[wish]
    return [(PostKind.NOTICE, about, way) for way in ways if way or about != TURN]


def directly(wish: Notices) -> list[tuple[PostKind, str, bool]]:
    """List the direct messages by which a person is told that their time is up."""
    return [each for each in notices(wish, TIME_OUT) if each[-1]]


@pytest.fixture
def sender(days: Days) -> FailingSender:
    days.sender = FailingSender()
    return days.sender


@pytest.mark.parametrize(
    ("wish", "fault", "restart"),
    [
        (Notices.CHANNEL, MissingRight("50013"), False),
        pytest.param(Notices.DIRECT, Unavailable("503"), True, marks=pytest.mark.slow),
    ],
)
async def test_a_clock_runs_while_calls_arrive(
    days: Days, sender: FailingSender, fault: Exception, wish: Notices, restart: bool
) -> None:
    """It begins with the call, and stands from the first reminder that cannot be sent; then one comes, and no burst.

    Only the latest of several turns pings, and the others are asked once the time is up.
    """

    async def outage() -> Table:
        sender.fault = fault
        await days.advance(BANK // 2)
        if restart:
            await days.restart(HOUR)
            await days.advance(HOUR)
        assert sender.called() == []
        sender.fault = None
        await days.advance(RETRY_SECONDS)
        return await days.table()

    await days.wish(BEN, notices=wish)
    table = await days.begun()
    sender.called()
    sender.fault = fault
    for _ in range(3):
        await days.turn(table)
    assert await days.left(table) == [BANK, BANK]
    table = await outage()
    assert [post.pings for post in sender.sent if post.kind is PostKind.TURN] == [
        *[()] * 2,
        (BEN,) if wish is not Notices.DIRECT else (),
    ]
    assert sender.called() == [*3 * [(PostKind.TURN, "", False)], *notices(wish, TURN)]
    left = (await days.left(table))[1]
    assert BANK - RETRY_SECONDS <= left <= BANK
    await days.advance(HOUR)
    assert sender.called() == []
    table = await outage()
    assert sender.called() == notices(wish, REMINDER)
    left = (await days.left(table))[1]
    assert BANK - 2 * HOUR - RETRY_SECONDS <= left <= BANK - 2 * HOUR
    await days.advance(left - 1)
    assert VOTE not in sender.called()
    await days.advance(1)
    assert sender.called() == [VOTE, *directly(wish)]


async def test_direct_messages_go_past_a_channel_that_is_closed(days: Days, sender: FailingSender) -> None:
    """Who wishes them is called although nothing can be written in the channel, even behind an earlier message."""
    await days.wish(BEN, notices=Notices.DIRECT)
    table = await days.begun()
    await end_by_agreement.propose(table, ADA)
    await days.idle()
    sender.called()
    sender.fault, sender.ways = MissingRight("50013"), (False,)
    await days.turn(table)
    assert (PostKind.NOTICE, TURN, True) in sender.called()
    sender.fault = None
    await days.advance(RETRY_SECONDS)
    assert [each for each in sender.called() if each[0] is PostKind.NOTICE] == []


@pytest.mark.parametrize("wish", [Notices.DIRECT, Notices.BOTH])
async def test_the_call_that_counts_is_the_one_that_arrived(days: Days, sender: FailingSender, wish: Notices) -> None:
    """With direct messages held up, time passes for those who were pinged as well, and one message a way waits."""
    await days.wish(ADA, notices=wish)
    sender.fault, sender.ways = Unavailable("503"), (True,)
    table = await days.begun()
    await days.advance(5 * HOUR)
    passed = 5 * HOUR if wish is Notices.BOTH else 0
    assert await days.left(table) == [BANK - passed, BANK]
    assert sender.called() == [(PostKind.TURN, "", False)] + [(PostKind.NOTICE, REMINDER, False)] * (passed > 0)
    sender.fault = None
    await days.advance(RETRY_SECONDS)
    assert sender.called() == [(PostKind.NOTICE, TURN, True)]


async def test_what_can_never_be_sent_stops_no_clock(days: Days, sender: FailingSender) -> None:
    """Once it has been given up time passes, and reminders take its place."""
    table = await days.begun()
    sender.called()
    sender.fault = KeyError("a bug")
    await days.turn(table)
    await days.advance(RETRY_SECONDS)
    sender.fault = None
    await days.advance(2 * HOUR)
    assert sender.called() == [(PostKind.NOTICE, REMINDER, False)]
    assert BANK - 2 * HOUR - RETRY_SECONDS <= (await days.left(table))[1] <= BANK - 2 * HOUR


@pytest.mark.parametrize("wish", [Notices.DIRECT, Notices.BOTH])
async def test_a_direct_message_that_always_fails_becomes_a_ping(
    days: Days, sender: FailingSender, wish: Notices
) -> None:
    """Its person is called in the channel instead, unless they have been already; their direct messages stay open."""
    table = await days.begun()
    await days.wish(BEN, notices=wish)
    sender.called()
    sender.fault, sender.ways = KeyError("a bug"), (True,)
    await days.turn(table)
    await days.advance(RETRY_SECONDS)
    (turn, *instead) = [post for post in sender.sent if post.kind in (PostKind.TURN, PostKind.NOTICE)]
    assert turn.pings == (() if wish is Notices.DIRECT else (BEN,))
    assert [(post.about, post.user, post.channel) for post in instead] == [(TURN, BEN, None)] * (wish is Notices.DIRECT)
    assert not (await days.services.store.people.get(BEN)).closed


@pytest.mark.own_sql
@pytest.mark.parametrize("kept", [0, 1])
@pytest.mark.parametrize("lost", [1, 2])
async def test_a_question_that_could_never_be_sent_is_asked_again(
    days: Days, sender: FailingSender, kept: int, lost: int
) -> None:
    """It is repeated as often as it is lost, whatever arrived before it; else the table would be silent for good."""
    table = await days.begun(people=3)
    await days.advance(BANK - HOUR + kept * GAIN)
    sender.called()
    sender.fault = KeyError("a bug")
    await days.advance(lost * GAIN)
    sender.fault = None
    await days.advance(RESEND_DELAY if kept else GAIN)
    assert sender.called() == [VOTE]
    question = await question_of(table, QuestionKind.ABSENT)
    assert question.times == 1 + kept


async def test_an_invitation_that_was_given_up_is_posted_again(days: Days, sender: FailingSender) -> None:
    """Else nobody could join, and its host would not know why."""
    sender.fault = KeyError("a bug")
    await lobby.open_table(days.services.tables, invitation(1))
    await days.advance(RETRY_SECONDS)
    sender.fault = None
    await days.advance(HOUR)
    assert days.sender.sent == []
    await days.advance(RESEND_DELAY)
    assert [post.kind for post in days.sender.sent] == [PostKind.INVITATION]


@pytest.mark.own_sql
async def test_while_the_server_is_unavailable_no_time_passes(days: Days) -> None:
    """Not even across a restart; then clocks go on where they were, those of other servers never stood."""
    table = await days.begun()
    await days.advance(HOUR)
    store = days.services.store
    await store.clocks.stand_in("guild", 2)
    await days.advance(HOUR // 2)
    await store.clocks.stand_in("guild", 1)
    await days.advance(20 * HOUR)
    await days.restart(HOUR)
    table, clocks = await days.table(), days.services.store.clocks
    await days.advance(20 * HOUR)
    assert not await clocks.run_on_in_guilds({2})
    assert await days.left(table) == [BANK - HOUR * 3 // 2, BANK]
    assert days.sent(PostKind.NOTICE, PostKind.VOTE) == []
    assert await clocks.run_on_in_guilds({1, 2})
    days.services.timekeeper.wake()
    await days.advance(HOUR)
    assert await days.left(table) == [BANK - HOUR * 5 // 2, BANK]
    assert len(days.sent(PostKind.NOTICE)) == 1


@pytest.mark.parametrize(
    ("reach", "wish", "pace", "fault"),
    [
        *((reach, wish, Pace.BRISK, Closed()) for reach in (Reach.HERE, Reach.LEFT) for wish in Notices),
        *(
            pytest.param(reach, Notices.BOTH, pace, fault, marks=pytest.mark.slow)
            for reach, pace, fault in (
                (Reach.HERE, Pace.NONE, Gone()),
                (Reach.BLIND, Pace.BRISK, Closed()),
                (Reach.LEFT, Pace.NONE, Closed()),
            )
        ),
    ],
)
async def test_whoever_cannot_be_reached_stops_no_table(
    days: Days, sender: FailingSender, reach: Reach, wish: Notices, pace: Pace, fault: Exception
) -> None:
    """Wherever they are and whatever they wish, with direct messages closed: their clock runs, the others are asked.

    In the channel they are told once that their messages are closed, and called once.
    """
    table = await days.begun(pace)
    await days.wish(BEN, notices=wish)

    async def reach_of(_: NewTable, user: int) -> Reach:
        return reach if user == BEN else Reach.HERE

    days.services.outbox._planner._reach = reach_of
    sender.fault, sender.ways = fault, (True,)
    await days.turn(table)
    await days.advance(3 * DAY)
    assert (await days.clocks(table))[1].since is not None
    asked = await days.question(table, QuestionKind.ABSENT)
    assert (asked is not None) == (pace is not Pace.NONE or reach is Reach.LEFT)
    assert await days.services.store.outbox.tables_waiting() == []
    told = [post.about for post in sender.sent if (post.kind, post.user) == (PostKind.NOTICE, BEN)]
    closed = reach is Reach.HERE and isinstance(fault, Closed) and wish in (Notices.DIRECT, Notices.BOTH)
    assert (told.count("closed"), told.count(TURN)) == (closed, 0)


@pytest.mark.parametrize("off", [False, True])
async def test_a_delayed_call_respects_quiet_hours(days: Days, sender: FailingSender, off: bool) -> None:
    """A call that was due when they ended, and can be sent only after they have begun again, waits for their end."""
    quiet = QuietHours(0, 8 * 60)
    await days.advance(-int(days()) % DAY)
    await days.wish(BEN, notices=Notices.DIRECT, quiet=quiet)
    table = await days.begun(Pace.RELAXED)
    await days.turn(table)
    await days.advance(7 * HOUR)
    if off:
        await days.restart(18 * HOUR, kill=True)
    else:
        sender.fault, sender.ways = Unavailable("503"), (True,)
        await days.advance(18 * HOUR)
        sender.fault = None
    await days.advance(6.5 * HOUR)
    assert (PostKind.NOTICE, TURN, True) not in sender.called()
    await days.advance(HOUR)
    assert sender.called() == [(PostKind.NOTICE, TURN, True)]


@pytest.mark.own_sql
@pytest.mark.parametrize(
    ("wish", "other", "ways"),
    [
        (Notices.DIRECT, Notices.NONE, []),
        (Notices.DIRECT, Notices.CHANNEL, [False]),
        (Notices.BOTH, Notices.CHANNEL, [False]),
        (Notices.CHANNEL, Notices.DIRECT, [False]),
    ],
)
@pytest.mark.parametrize("held", ["quiet hours", "a fault"])
async def test_a_delayed_call_follows_changed_preferences(
    days: Days, sender: FailingSender, held: str, wish: Notices, other: Notices, ways: list[bool]
) -> None:
    """A call that waits follows the new wish, once by each way, and the clock runs."""
    quiet = days.quiet(-1, 8 * 60) if held == "quiet hours" else None
    table = await days.begun()
    await days.wish(BEN, notices=wish, quiet=quiet)
    if quiet is None:
        sender.fault, sender.ways = Unavailable("503"), (True,)
    await days.turn(table)
    await set_notices(days.services, BEN, "en", other)
    sender.fault = None
    await days.advance(8 * HOUR + 60 if quiet else RETRY_SECONDS)
    calls = [post for post in days.sender.sent if post.about == TURN or BEN in (post.pings or ())]
    assert [post.channel == DIRECT for post in calls if post.seq == table.revision] == ways
    assert (await days.clocks(table))[1].since is not None


async def test_a_repeated_proposal_pings_twice_at_most(days: Days, sender: FailingSender) -> None:
    """Whoever proposes an end again after each turn pings the others twice at most, and the proposal stays open."""
    table = await days.begun()
    for _ in range(5):
        await end_by_agreement.propose(table, ADA)
        await days.advance(60)
        await days.turn(table)
    assert [post.pings for post in sender.sent if post.kind is PostKind.VOTE] == [(BEN,), (BEN,), (), (), ()]
    await days.advance(2 * DAY)
    assert await days.question(table, QuestionKind.END) is not None
