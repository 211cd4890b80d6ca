"""Whatever people do: whoever is waited for is told in time, and nobody is voted on who plays."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.model.pace import DAY, HOUR, MOST_REMINDERS, WEEK, Pace
from bot.model.person import Notices, Person, Quiet
from bot.model.rows import NoticeKind, PostKind, QuestionKind
from bot.tables.absence import Choice, choose
from tests.bot.days import Days
from tests.bot.kit import PEOPLE, any_action, question_of

QUIETS = st.builds(
    lambda begin, hours: Quiet(begin, (begin + 60 * hours) % 1440), st.integers(0, 1439), st.integers(1, 16)
)
WISHES = st.sampled_from([Notices.CHANNEL, Notices.DIRECT, Notices.BOTH])
CALLED = (NoticeKind.TURN, NoticeKind.CLOSED, NoticeKind.REMINDER)
PLAYERS = st.tuples(WISHES, st.none() | QUIETS, st.sampled_from([2, 8, 20, 60]))
"""How someone is called, when not, and how many hours pass on average until they look in."""


@dataclass
class Told:
    """What one person has been told since they last acted, and when, in seconds."""

    acted: float = -DAY
    calls: list[float] = field(default_factory=list)
    reminders: list[float] = field(default_factory=list)


class Weeks:
    """A game over days in which people look in at random, and the bot is off at times."""

    def __init__(self, days: Days, people: list[Person], patience: list[int], chance: Random) -> None:
        self.days, self.people, self.patience, self.chance = days, people, patience, chance
        self.told = {person.user: Told() for person in people}
        self.read = 0
        self.voted = -1.0

    async def hour(self, off: bool) -> None:
        """Let an hour pass, and let people look in and answer."""
        if off:
            await self.days.restart(self.chance.randint(1, 20) * HOUR, kill=self.chance.random() < 0.5)
        await self.days.advance(self.chance.uniform(0.5, 1.5) * HOUR)
        await self.check()
        table = await self.days.table()
        for person, patience in zip(self.people, self.patience, strict=True):
            if self.chance.random() > 1 / patience:
                continue
            seat = table.seat_of(person.user)
            asked = await table.store.questions.get(table.id, QuestionKind.ABSENT)
            if asked is not None and asked.seat != seat and asked.seat in table.awaited():
                choice = self.chance.choice([Choice.WAIT, Choice.TURN])
                await choose(table, person.user, asked.seq, asked.seat, choice)
            while seat in table.awaited() and self.chance.random() < 0.8:
                await table.act(seat, table.revision, any_action(table.game, table.position, self.chance))
                self.told[person.user] = Told(self.days.passed)
            await self.days.idle()
            await self.check()

    async def check(self) -> None:
        """Check everything that was sent since the last look, and that everyone waited for has been told."""
        table, now = await self.days.table(), int(self.days())
        incidents = await table.store.incidents.of_table(table.id)
        for at, post in self.days.sent_at[self.read :]:
            if post.kind is PostKind.NOTICE and post.about in CALLED:
                self.call(at, post.user or 0, post.about == NoticeKind.REMINDER, endless=table.row.pace is Pace.NONE)
            elif post.kind is PostKind.VOTE:
                assert table.row.pace is not Pace.NONE
                asked = await question_of(table, QuestionKind.ABSENT)
                if asked.times == 1:  # asked again, the others alone are told
                    self.vote(at, table.seats[asked.seat].user or 0)
            elif post.kind is PostKind.INCIDENT:  # the others have waited, or let a computer player act
                incident = next(each for each in incidents if str(each.number) == post.about)
                self.told[table.seats[incident.seat or 0].user or 0] = Told()
            for user in post.pings or ():
                # the first one also tells the others that the game has begun
                if post.kind is PostKind.TURN and (post.since >= 0 or user == PEOPLE[0]):
                    self.call(at, user, reminds=False)
        self.read = len(self.days.sent_at)
        for seat, wait in (await table.store.listings.waits(table.id)).items():
            if seat in table.awaited():
                person = next(person for person in self.people if person.user == table.seats[seat].user)
                assert wait.called_at is not None or person.callable_from(now) > now, "nobody waits in the dark"

    def call(self, at: float, user: int, reminds: bool, endless: bool = False) -> None:
        """Check a call to act."""
        told = self.told[user]
        self.heard(at, user)
        assert reminds or not told.reminders, "whoever has been reminded has been called"
        assert all(at - call >= HOUR or at == call for call in (*told.calls, *told.reminders)), "one thing at a time"
        assert not reminds or at not in told.calls
        if at not in told.reminders and reminds:
            told.reminders.append(at)
        elif not reminds:
            told.calls.append(at)
        # one more, and one a week, where nobody else is there who could be asked
        assert endless or sum(each > at - WEEK for each in told.reminders) <= MOST_REMINDERS + 1

    def vote(self, at: float, subject: int) -> None:
        """Check that someone is voted on only who had their time, and knew when it would end."""
        told = self.told[subject]
        self.heard(at, subject)
        assert round(at - told.acted) >= DAY
        assert told.reminders
        assert round(at - told.reminders[-1]) >= HOUR

    def heard(self, at: float, user: int) -> None:
        """Check that nothing happens to someone in their quiet hours."""
        moment = int(self.days() - self.days.passed + at)
        person = next(person for person in self.people if person.user == user)
        assert person.callable_from(moment) == moment


@pytest.mark.slow
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    pace=st.sampled_from(Pace),
    players=st.lists(PLAYERS, min_size=2, max_size=3),
    offs=st.sets(st.integers(0, 100), max_size=2),
    chance=st.randoms(use_true_random=False),
)
async def test_nobody_waits_in_the_dark(
    tmp_path_factory: pytest.TempPathFactory,
    pace: Pace,
    players: list[tuple[Notices, Quiet | None, int]],
    offs: set[int],
    chance: Random,
) -> None:
    """Votes come after a reminder and never about who plays; nothing comes at once, too often or in quiet hours."""
    days = Days(tmp_path_factory.mktemp("weeks") / "piazza.sqlite3")
    await days.begin()
    people = [Person(user, notices=wish, quiet=quiet) for user, (wish, quiet, _) in zip(PEOPLE, players, strict=False)]
    for person in people:
        await days.services.store.people.save(person)
    await days.begun(pace, people=len(people))
    weeks = Weeks(days, people, [patience for *_, patience in players], Random(chance.random()))
    await weeks.check()
    for hour in range(100):
        await weeks.hour(off=hour in offs)
        if not (await days.table()).actors():
            break
    await days.stop()
