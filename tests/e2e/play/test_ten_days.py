"""Ten days of a game of four: someone vanishes, the bot is off every night, and every message is the right one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
import simcord

from bot.app.client import create_client
from bot.model.pace import DAY, HOUR, TERMS, Clock, Pace, schedule
from bot.model.person import Person, Quiet
from bot.model.rows import Status
from bot.tables.table import Table
from tests.e2e.diary import Diary, Sent
from tests.e2e.players import CommandPlayer
from tests.e2e.world import World, answer, control, has, said, shown
from tests.games.nim import EndTurn, Take

STEP = HOUR // 2
OFF_AT, OFF = 3 * HOUR, HOUR // 3
"""When the bot is off every night, and for how long, in seconds."""
LOOKS_IN = {"Anna": (7, 12.5, 19), "Bruno": (8, 17), "Carla": (6.5, 13, 20.5), "Dario": (9, 22)}
"""By player: the hours of the day, in UTC, at which they play if it is their turn."""
GONE = range(4, 9)
"""The days on which Dario does not look in."""
CLOSED_FROM = 3
"""From this day on Bruno's direct messages are closed."""
AWAY = range(1, 2)
"""The days on which Anna is away, set on the first morning; the game begins on 1 January."""
QUIET = (21 * HOUR, 6 * HOUR)
"""Carla's quiet hours in UTC: from 22 to 7 in Rome."""
CARLA = Person(0, quiet=Quiet(22 * 60, 7 * 60), zone="Europe/Rome")
CANNOT_MESSAGE = 50007
VOTES = [{"Anna": "turn", "Bruno": "seat", "Carla": "turn"}, {"Anna": "seat", "Bruno": "seat", "Carla": "seat"}]


@pytest.mark.exhaustive
async def test_ten_days(world: World) -> None:
    """Each message is sent once, at its time and to the right person; no clock loses or gains a second."""
    days = TenDays(world)
    await days.begin()
    while days.now < 10 * DAY:
        await days.half_an_hour()
    assert days.table.row.status is Status.RUNNING
    assert len(days.votes) == len(VOTES)
    assert days.recaps


def slowly(view: Any, seat: int, legal: Sequence[Any], chance: Random) -> Any:
    """Take a single stone in each turn, so that the game lasts."""
    return Take(1) if Take(1) in legal else EndTurn()


class TenDays:
    """The ten days, with the messages expected by the rules alone."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.player = CommandPlayer(world, decide=slowly)
        self.terms = TERMS[Pace.NORMAL]
        self.banks = dict.fromkeys(LOOKS_IN, self.terms.bank)
        self.mover = ""
        self.used = 0
        """Seconds that the clock has run in this turn."""
        self.reminded = 0
        self.bank_empty = False
        self.later: dict[int, Sent] = {}
        """What quiet hours and absence put off, by the time at which they end."""
        self.lying: list[tuple[str, bool]] = []
        """Where notices for the person to move are, and whether they are reminders."""
        self.votes: list[dict[str, str]] = []
        self.open = self.asked = self.stands_in = self.closed = False
        self.reckoned = self.back = self.recaps = 0
        self.expected: list[Sent] = []

    @property
    def now(self) -> int:
        """Return the seconds since the beginning."""
        return int(self.world.time() - self.start)

    async def begin(self) -> None:
        """Store everyone's settings, and begin."""
        world, people = self.world, self.world.people
        self.start = int(world.time())
        await people["Bruno"].user.slash("settings notices", where="direct")
        await people["Carla"].user.slash("settings quiet", **{"from": "22", "until": "7", "zone": "Europe/Rome"})
        self.table: Table = await world.start(*LOOKS_IN, pace="normal")
        self.diary = Diary(world)
        self._turn_begins()
        self.expected = []  # the opening of a table is tested elsewhere

    def _compare(self) -> None:
        page = self.diary.page()
        assert page == self.expected, f"{self.now / HOUR} {self.mover}\n{page}\n{self.expected}"
        self.expected = []

    async def half_an_hour(self) -> None:
        """Let time pass, and let everyone look in whose hour it is."""
        until = self.now + STEP
        if until % DAY == OFF_AT + STEP:
            await self._sleep()
        await self.world.env.advance_time(until - self.now)
        self._what_time_brings()
        self._compare()
        day, hour = until // DAY, until % DAY / HOUR
        if (day, hour) == (CLOSED_FROM, 0):
            inbox = self.world.people["Bruno"].user.dm_channel.id
            self.world.env.inject_error(
                "POST", f"/channels/{inbox}/messages", status=403, code=CANNOT_MESSAGE, message="no", times=None
            )
        if (day, hour) == (AWAY.start, 7):
            self.back = AWAY.stop * DAY + 9 * HOUR
            await self.world.people["Anna"].slash(self.world.channel, "settings away", until="2026-01-02")
        for name, hours in LOOKS_IN.items():
            if hour in hours and not (name == "Dario" and day in GONE) and not (name == "Anna" and day in AWAY):
                await self._look_in(name)
                self._compare()
        await self._check_clocks()

    async def _sleep(self) -> None:
        """Turn the bot off for a while at night."""
        await self.world.env.advance_time(OFF_AT - self.now % DAY)
        self._what_time_brings()
        await self.world.client.close()
        self.world.time.ahead += OFF
        self.reckoned += OFF
        self.world.client = create_client(self.world.config, Random(8), self.world.time)
        await self.world.env.restart_bot(self.world.client)
        self.table = await self.world.table()

    async def _look_in(self, name: str) -> None:
        """Answer an open question, come back, and play."""
        person = self.world.people[name]
        if self.open and name not in self.votes[-1]:
            await self._vote(name, person)
        if name == "Dario" and self.stands_in:
            await person.slash(self.world.channel, "table resume")
            self.stands_in = False
            self.expected.append(Sent("channel", "told"))
        if name == self.mover:
            await self._catch_up(person)
            await self.player.turn(self.table)
            self._turn_passes()

    async def _vote(self, name: str, person: simcord.MemberActor) -> None:
        """Answer the question how to go on without Dario."""
        choice = VOTES[len(self.votes) - 1][name]
        asked = next(message for message in reversed(self.world.public()) if has(message, "vote_absent"))
        await person.click(asked, custom_id=answer(asked, choice))
        self.votes[-1][name] = choice
        given = list(self.votes[-1].values())
        if 2 * given.count(choice) > len(VOTES[0]):
            self.open, self.stands_in = False, choice == "seat"
            self.expected.append(Sent("channel", "told"))
            self._turn_passes()

    async def _catch_up(self, person: simcord.MemberActor) -> None:
        """Open a panel with one click, and check that it lists what the newest message does not tell."""
        turn = self.world.turn_message()
        newest = await self.table.store.outbox.newest_turn(self.table.id)
        assert newest is not None
        panel = shown(await person.click(turn, custom_id=control(turn, "play")))
        moves = await self.table.store.log.moves(self.table.id)
        seat = self.table.seat_of(person.id)
        mine = max((move.seq for move in moves if move.seat == seat), default=0)
        earlier = [move for move in moves if mine < move.seq <= newest.since and move.action["action"] == "take"]
        for move in earlier:
            assert f"{self.table.names[move.seat or 0]}: taken" in said(panel)
        self.recaps += has(panel, "recap_board")
        assert has(panel, "recap_board") or not earlier
        assert not panel.attachments

    # The expected messages

    def _turn_passes(self) -> None:
        """Expect what follows the end of a turn: the next person is pinged, and earlier notices are deleted."""
        self.banks[self.mover] = max(0, self.banks[self.mover] - self.used)
        self._turn_begins()

    def _turn_begins(self) -> None:
        mover, now = self.table.names[self.table.actors()[0]], self.now
        assert not (self.stands_in and mover == "Dario")
        quiet = mover == "Carla" and not QUIET[1] <= now % DAY < QUIET[0]
        by_message = mover == "Bruno" and not self.closed
        away = mover == "Anna" and AWAY.start * DAY + 7 * HOUR <= now < self.back
        pinged = () if quiet or by_message or away else (mover,)
        self.expected.append(Sent("channel", "turn", pinged))
        self.expected += [Sent(place, "clean") for place, _ in self.lying]
        self.lying = []
        if by_message:
            self.expected.append(Sent("Bruno", "notice"))
            if self.now >= CLOSED_FROM * DAY:
                self.closed = True
                self.lying.append(("channel", False))
            else:
                self.lying.append(("Bruno", False))
        # the previous turn's message, and the question's if the others were asked in that turn
        self.expected += [Sent("channel", "strip")] * (2 if self.asked else 1)
        self.asked = False
        if by_message and self.closed:
            self.expected.append(Sent("channel", "why", ("Bruno",)))
        self.later = {}
        if quiet:
            self.later[now - (now - QUIET[1]) % DAY + DAY] = Sent("channel", "notice", (mover,))
        if away:
            self.later[self.back] = Sent("channel", "notice", (mover,))
        self.mover, self.used, self.reminded, self.bank_empty = mover, 0, 0, False
        self.banks[mover] = max(self.terms.floor, min(self.terms.bank, self.banks[mover] + self.terms.gain))
        if mover == "Carla" and not quiet:
            self._begin_carlas(now)

    def _begin_carlas(self, at: int) -> None:
        """Begin Carla's clock, whose end moves out of her quiet hours."""
        self.banks["Carla"] = CARLA.begin(Clock(self.banks["Carla"]), self.start + at).bank

    def _what_time_brings(self) -> None:
        """Expect what fell due since the last call: delayed notices, reminders, the question once a bank is empty."""
        since, self.reckoned = self.reckoned, self.now
        runs_from = max(since, self.back) if self.mover == "Anna" and self.back > since else since
        runs_from = max([runs_from, *self.later])  # not before its person is called
        for at in self.later:
            if self.mover == "Carla" and since < at <= self.now:
                self._begin_carlas(at)
        before = self.used
        self.used += max(0, self.now - runs_from)
        due: list[tuple[int, Sent]] = [(at, call) for at, call in self.later.items() if since < at <= self.now]
        for at in list(schedule(self.terms, self.banks[self.mover]))[self.reminded :]:
            if at > self.used:
                break
            self.reminded += 1
            place = "Bruno" if self.mover == "Bruno" and not self.closed else "channel"
            call = Sent(place, "reminder", () if place == "Bruno" else (self.mover,))
            due.append((self.now - self.used + at, call))
        if before < self.banks[self.mover] <= self.used:
            empty = self.now - self.used + self.banks[self.mover]
            due.append((empty, Sent("channel", "vote", self._callable(empty))))
            self.votes.append({})
            self.open = self.asked = True
        for _, call in sorted(due, key=lambda each: each[0]):
            if call.what == "reminder":
                self.expected += [Sent(place, "clean") for place, again in self.lying if again]
                self.lying = [(place, again) for place, again in self.lying if not again]
            self.expected.append(call)
            if call.place == "Bruno" and self.now >= CLOSED_FROM * DAY:
                self.closed = True
                self.expected.append(Sent("channel", "why", ("Bruno",)))
                self.lying.append(("channel", False))
            elif call.what != "vote":
                self.lying.append((call.place, call.what == "reminder"))

    def _callable(self, at: int) -> tuple[str, ...]:
        """Return the people that a question asked at this time may ping."""
        away, quiet = at < self.back, not QUIET[1] <= at % DAY < QUIET[0]
        return tuple(
            name
            for name in ("Anna", "Bruno", "Carla")
            if not (name == "Anna" and away) and not (name == "Carla" and quiet)
        )

    async def _check_clocks(self) -> None:
        """Check every bank to the second."""
        clocks = await self.table.store.clocks.of_table(self.table.id)
        for seat, name in enumerate(self.table.names):
            used = self.used if name == self.mover else 0
            assert clocks[seat].left(self.table.store.now()) == max(0, self.banks[name] - used), (name, self.now / HOUR)
