"""Open questions follow what happens at their table, and are asked again, more quietly each time, without answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.model.pace import DAY, HOUR, Pace
from bot.model.person import Notices
from bot.model.quiet_hours import QUARTER_HOUR
from bot.model.rows import DIRECT, Change, Incident, IncidentKind, PostKind, QuestionKind, Status
from bot.people.privacy import forget
from bot.tables import absence, end_by_agreement, hand_over, take_back
from bot.tables.absence import AbsenceChoice, choose
from bot.tables.concede import concede
from bot.tables.moderation import end, give_seat, pause, resume
from bot.tables.questions import agree
from bot.tables.table import Table
from tests.bot.days import BANK, Days
from tests.bot.kit import ADA, BEN, CLEO, DAN, EVA, MANAGER, question_of, seat_of
from tests.games.nim import Draw, Take

TAKE_BACK, ABSENT, HAND_OVER, END = QuestionKind


async def ask(days: Days, kind: QuestionKind, pace: Pace = Pace.BRISK) -> Table:
    """Ask a question by, or about, Ada in her turn."""
    table = await days.begun(pace, people=4)
    if kind is TAKE_BACK:
        await table.act(0, table.revision, Draw())
        await take_back.take_back(table, 0)
    elif kind is END:
        await end_by_agreement.propose(table, ADA)
    elif kind is HAND_OVER:
        await hand_over.ask(table, ADA, 0, EVA, "Eva")
    else:
        await days.advance(BANK)
    await days.idle()
    return table


async def answer(table: Table, kind: QuestionKind) -> None:
    """Answer for everyone but Dan; of an absent person each says something else."""
    question = await question_of(table, kind)
    for user, choice in ((BEN, AbsenceChoice.SEAT), (CLEO, AbsenceChoice.TURN)):
        if kind is TAKE_BACK:
            await take_back.agree(table, seat_of(table, user), question.seq)
        elif kind is END:
            await agree(table, end_by_agreement.PROPOSAL, user, question.seq, 0)
        elif kind is HAND_OVER:
            await agree(table, hand_over.PROPOSAL, user, question.seq, 0, EVA)
        else:
            await choose(table, user, question.seq, 0, choice)
    if kind is HAND_OVER:
        await agree(table, hand_over.PROPOSAL, EVA, question.seq, 0, EVA)


async def give(table: Table, seat: int) -> None:
    await give_seat(table, MANAGER, seat, table.seats[seat], "random")


async def _give_dans_in_a_pause(days: Days, table: Table) -> None:
    await pause(table, MANAGER)
    await give(table, 3)
    await days.idle()
    assert await table.store.questions.all(table.id), "nothing is decided in a pause"
    await resume(table, MANAGER)


async def _replace_dan(table: Table) -> None:
    async with table.lock:
        absent = {3: replace(table.seats[3], stand_in="random")}
        await table.change(Change(incident=Incident(IncidentKind.STAND_IN, table.revision, 3), seats=absent))
    table.notify()


async def _act_as_ada(table: Table) -> None:
    await table.act(0, table.revision, Take(1) if table.revision else Draw())


CHANGES: dict[str, Callable[[Days, Table], Awaitable[object]]] = {
    "Dan's seat is given to a computer": lambda _, table: give(table, 3),
    "Dan's seat is given away in a pause": _give_dans_in_a_pause,
    "Dan concedes": lambda _, table: concede(table, DAN),
    "a computer plays for Dan": lambda _, table: _replace_dan(table),
    "Ada concedes": lambda _, table: concede(table, ADA),
    "Ada's seat is given to a computer": lambda _, table: give(table, 0),
    "Ada acts": lambda _, table: _act_as_ada(table),
    "Eva deletes her data": lambda days, _: forget(days.services, EVA),
    "a manager ends the table": lambda _, table: end(table, MANAGER),
}
"""What can happen while a question waits for Dan."""
STILL_OPEN = {
    ("Ada acts", END),
    ("Ada acts", HAND_OVER),
    ("Eva deletes her data", END),
    ("Eva deletes her data", TAKE_BACK),
    ("Eva deletes her data", ABSENT),
}
DECIDING = [change for change in CHANGES if "Dan" in change]


KILLED = [
    (END, "Dan's seat is given to a computer"),
    (HAND_OVER, "Dan concedes"),
    *((kind, "Ada acts") for kind in (TAKE_BACK, ABSENT)),
    (HAND_OVER, "Eva deletes her data"),
]
"""Questions and changes after which the process is killed."""


@pytest.mark.parametrize(
    ("kind", "change", "killed"),
    [
        *((kind, change, False) for kind in QuestionKind for change in CHANGES),
        *(pytest.param(*each, True, marks=pytest.mark.slow) for each in KILLED),
    ],
)
async def test_a_question_follows_what_happens_at_its_table(
    days: Days, kind: QuestionKind, change: str, killed: bool
) -> None:
    """It is decided, closed, or still open; even if the process is killed right after the change."""
    table = await ask(days, kind)
    await answer(table, kind)
    await days.idle()
    if killed:
        days.services.question_timer.wake = lambda key: None  # type: ignore[method-assign]
    await CHANGES[change](days, table)
    if killed:
        await days.restart(1, kill=True)
        await days.advance(QUARTER_HOUR)  # until another process may send what this one was sending
        table = await days.table()
    await days.idle()

    open_ = [question.kind for question in await table.store.questions.all(table.id)]
    strips = [post.message for _, post in days.sent_at if post.kind is PostKind.STRIP]
    (vote,) = [1000 + number for number, post in enumerate(days.sender.sent) if post.kind is PostKind.VOTE]
    if (change, kind) in STILL_OPEN:
        assert (open_, vote in strips) == ([kind], False)
        return
    assert (open_, strips.count(vote)) == ([], 1)
    told = [incident.kind for incident in await table.store.incidents.of_table(table.id)]
    moves = await table.store.log.moves(table.id)
    happened = {
        TAKE_BACK: any(move.back_to is not None for move in moves),
        END: table.row.status is Status.OVER,
        HAND_OVER: table.seat_of(EVA) == 0,
        ABSENT: IncidentKind.STAND_IN in told and table.actors() == (1,),
    }
    assert [each for each, done in happened.items() if done] == ([kind] if change in DECIDING else [])
    assert (IncidentKind.WAITED in told) is (change == "Ada acts" and kind is ABSENT)


async def test_the_asker_is_told_that_a_question_is_void(days: Days) -> None:
    """The person whose seat was to be handed over is back."""
    table = await ask(days, ABSENT)
    question = await question_of(table, ABSENT)
    for user in (BEN, CLEO):
        await choose(table, user, question.seq, 0, AbsenceChoice.SEAT)
    await days.idle()
    await hand_over.ask(table, BEN, 0, EVA, "Eva")
    await absence.resume(table, ADA)
    await days.idle()
    answers = [(post.user, post.about) for _, post in days.sent_at if post.about.startswith("answer")]
    assert answers == [(BEN, "answer:hand_over")]
    assert await table.store.questions.all(table.id) == []


@pytest.mark.usefixtures("path")
@pytest.mark.parametrize(
    ("kind", "asked", "lapsed"),
    [
        (ABSENT, [24, 26, 50, 122], []),
        (TAKE_BACK, [0, 24, 96], [168]),
        pytest.param(END, [0, 24, 96], [168], marks=pytest.mark.slow),
        pytest.param(HAND_OVER, [0, 24, 96], [168], marks=pytest.mark.slow),
    ],
)
async def test_an_unanswered_question_is_asked_again(
    days: Days, kind: QuestionKind, asked: list[int], lapsed: list[int]
) -> None:
    """Only twice anyone is pinged; a proposal lapses after a week, and how to go on is never silent for good.

    Time while the bot is away does not count.
    """
    await ask(days, kind, Pace.BRISK if kind is ABSENT else Pace.NONE)
    await days.restart(off=50 * HOUR, kill=True)
    await days.advance(8 * DAY + 50 * HOUR - days.passed)
    sent = [(round(at / HOUR) - (50 if at > 50 * HOUR else 0), post) for at, post in days.sent_at]
    votes = [(at, post) for at, post in sent if post.kind is PostKind.VOTE]
    assert [at for at, _ in votes] == asked
    assert [bool(post.pings) for _, post in votes] == [number < 2 for number in range(len(asked))]
    told = [(at, post.user) for at, post in sent if post.about == f"answer:{kind.value}"]
    assert told == [(at, ADA) for at in lapsed]
    buttons = [1000 + number for number, post in enumerate(days.sender.sent) if post.kind is PostKind.VOTE]
    strips = [post.message for _, post in sent if post.kind is PostKind.STRIP and post.message in buttons]
    assert strips == buttons[: None if lapsed else -1], "only the newest has buttons"


@pytest.mark.parametrize("wish", [Notices.CHANNEL, Notices.DIRECT])
async def test_a_newcomer_is_asked_the_open_question(days: Days, wish: Notices) -> None:
    """They are among those whose answer counts."""
    table = await ask(days, END, Pace.NONE)
    await days.wish(EVA, notices=wish)
    asked = await hand_over.ask(table, DAN, 3, EVA, "Eva")
    for user in (ADA, BEN, CLEO, EVA):
        await agree(table, hand_over.PROPOSAL, user, asked.seq, 3, EVA)
    await days.idle()
    every = [each for post in days.sender.sent for each in (post, *post.others)]
    told = [(post.about, post.channel == DIRECT) for post in every if post.user == EVA]
    assert told.count(("asked:end", wish is Notices.DIRECT)) == 1
