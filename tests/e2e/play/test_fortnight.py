"""A fortnight of a game of four in four time zones: who is told what, and how often.

`pytest -s -m "" tests/e2e/play/test_fortnight.py` prints what each day brought each person.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord
import pytest
import simcord

from bot.app.client import create_client
from bot.model.pace import DAY, HOUR
from bot.model.rows import IncidentKind, QuestionKind, Status
from bot.tables.questions import voters
from bot.tables.table import Table
from tests.e2e.games.carrara.players import CommandPlayer as CarraraPlayer
from tests.e2e.play.test_turn import SILENT
from tests.e2e.world import PEOPLE, World, has, reply, shown, tap

pytestmark = pytest.mark.slow

STEP: Final = HOUR // 2
SPRING: Final = datetime(2026, 3, 20, tzinfo=UTC)
"""Nine days before clocks change in Europe."""
DAYS: Final = 15
OFF: Final = 20 * 60
"""For how many seconds the bot is off every night at three."""


@dataclass(frozen=True)
class Habits:
    """When someone looks in, and how they wish to be told."""

    zone: str
    looks: tuple[float, ...]
    """Hours of their own day."""
    settings: tuple[tuple[str, dict[str, str]], ...] = ()
    quiet: tuple[int, int] | None = None
    """Hours of their own day."""
    gone: range = range(0)
    """Days on which they don't look in."""
    away: range = range(0)
    """Days of which they have said that they are away."""


def quietly(zone: str) -> tuple[str, dict[str, str]]:
    """Return the command that sets quiet hours from ten to seven."""
    return "settings quiet", {"from": "22", "until": "7", "zone": zone}


def told(where: str) -> tuple[str, dict[str, str]]:
    """Return the command that sets where someone is told."""
    return "settings notices", {"where": where}


HABITS: Final = {
    "Anna": Habits("Europe/Berlin", (7.5, 12.5, 19), (quietly("Europe/Berlin"),), (22, 7), away=range(2, 5)),
    "Bruno": Habits("America/New_York", (8, 18), (quietly("America/New_York"), told("direct")), (22, 7)),
    "Carla": Habits("Asia/Tokyo", (7.5, 21), (quietly("Asia/Tokyo"), told("both")), (22, 7)),
    "Dario": Habits("Europe/London", (9, 20), gone=range(5, 10)),
    "Eva": Habits("Europe/Berlin", (8.5, 17), (told("direct"),)),
}


LONGEST: Final = 5 * DAY // 2
"""Seconds for which nobody is waited for without being told again; an absence comes on top."""
MOST: Final = {"Anna": 12, "Bruno": 13, "Carla": 19, "Dario": 16, "Eva": 7}
"""How many pings and direct messages each gets at most in all."""


class Ledger:
    """What the bot sent, counted by person and day, and when each of them was last called or told by it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._read = len(world.env.http_requests)
        self._inboxes = {person.user.dm_channel.id: name for name, person in world.people.items()}
        self._names = {str(person.id): name for name, person in world.people.items()}
        self.counts: Counter[tuple[str, int, str]] = Counter()
        """By person or channel, day and kind."""
        self.told: dict[str, list[int]] = {name: [] for name in world.people}
        """By person: when the bot called or told them, in seconds since the beginning."""

    def read(self, now: int, players: Iterable[str]) -> list[tuple[str, str]]:
        """Count what was sent since the last call; return whom it reached, and by which way."""
        requests = self._world.env.http_requests[self._read :]
        self._read += len(requests)
        reached = []
        for request in requests:
            found = re.fullmatch(r"/channels/(\d+)/messages", request.path)
            if found is None or request.method != "POST":
                continue
            message, day = request.json or {}, now // DAY
            words = sum(len(text.split()) for text in _texts(message.get("components", [])))
            if (name := self._inboxes.get(int(found[1]))) is not None:
                self.counts[name, day, "DMs"] += 1
                self.counts[name, day, "words"] += words
                reached.append((name, "DM"))
                continue
            for name in players:
                self.counts[name, day, "messages"] += 1
                self.counts[name, day, "words"] += words
            if not message.get("flags", 0) & SILENT:
                for user in message.get("allowed_mentions", {}).get("users", []):
                    self.counts[self._names[str(user)], day, "pings"] += 1
                    reached.append((self._names[str(user)], "ping"))
        for name, _ in reached:
            self.told[name].append(now)
        return reached

    def click(self, name: str, now: int, clicks: int = 1) -> None:
        """Count clicks and commands of a person."""
        self.counts[name, now // DAY, "clicks"] += clicks

    def sum(self, name: str, *kinds: str) -> int:
        """Return how many a person got of some kinds."""
        return sum(count for (whose, _, kind), count in self.counts.items() if whose == name and kind in kinds)

    def table(self, days: int) -> str:
        """Return all of it: a row a person, a column a day, each with pings, DMs, messages, words and clicks."""
        kinds = ("pings", "DMs", "messages", "words", "clicks")
        rows = [f"| person | {' | '.join(str(day + 1) for day in range(days))} | all |", "|" + "---|" * (days + 2)]
        for name in self.told:
            cells = ["/".join(str(self.counts[name, day, kind]) for kind in kinds) for day in range(days)]
            rows.append(f"| {name} | {' | '.join(cells)} | {'/'.join(str(self.sum(name, kind)) for kind in kinds)} |")
        return "pings/DMs/messages/words/clicks\n" + "\n".join(rows)


def _texts(components: list[dict[str, Any]]) -> Iterator[str]:
    for component in components:
        if component.get("type") == 10:
            yield component["content"]
        yield from _texts(component.get("components", []))


class Fortnight:
    """The game, and what its people do."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.player = CarraraPlayer(world)
        self.table: Table
        self.ledger: Ledger
        self.done: set[str] = set()
        """What of the scenario has happened."""
        self.owed: dict[tuple[str, str], int] = {}
        """What people are to be told, and since when."""
        self.dark: set[tuple[str, str]] = set()
        """Who was not told of what, though they could have been for half an hour."""
        self.disturbed: list[str] = []
        """Whom something reached in their quiet hours, or while they were away."""

    @property
    def now(self) -> int:
        """Return the seconds since the beginning."""
        return int(self.world.time() - SPRING.timestamp())

    async def begin(self) -> None:
        """Store everyone's settings, and begin."""
        await set_out(self.world)
        self.ledger = Ledger(self.world)
        self.table = await self.world.start(*PEOPLE[:4], pace="normal", game="carrara")

    def players(self) -> list[str]:
        """List the people who sit at the table."""
        return [name for name, person in self.world.people.items() if self.table.seat_of(person.id) is not None]

    def local(self, name: str, before: int = 0) -> datetime:
        """Return the time of someone's day, now or some seconds ago."""
        return (SPRING + timedelta(seconds=self.now - before)).astimezone(ZoneInfo(HABITS[name].zone))

    def callable(self, name: str, before: int = 0) -> bool:
        """Return whether someone may be told something now, or might have been some seconds ago."""
        habits, local = HABITS[name], self.local(name, before)
        away = "away" in self.done and (local.date() - SPRING.date()).days < habits.away.stop
        return not away and (habits.quiet is None or habits.quiet[1] <= local.hour < habits.quiet[0])

    async def half_an_hour(self) -> None:
        """Let time pass, and let everyone look in whose hour it is."""
        if self.now % DAY == 3 * HOUR:
            await self._restart()
        await self.world.env.advance_time(STEP - self.now % STEP)
        await self._note()
        for name, habits in HABITS.items():
            local = self.local(name)
            day = (local.date() - SPRING.date()).days
            if local.hour + local.minute / 60 in habits.looks and day not in {*habits.gone, *habits.away}:
                await self._look_in(name, day)
                await self._note()

    async def _restart(self) -> None:
        await self.world.client.close()
        self.world.time.ahead += OFF
        self.world.client = create_client(self.world.config, Random(8), self.world.time)
        await self.world.env.restart_bot(self.world.client)
        self.table = await self.world.table()

    async def _note(self) -> None:
        """Count what was sent, and hold it against what people are to be told."""
        for name, way in self.ledger.read(self.now, self.players()):
            if not (self.callable(name) or self.callable(name, STEP)):
                self.disturbed.append(f"{name}, {self.local(name)}: {way}")
        facts = await self._facts()
        self.owed = {fact: self.owed.get(fact, self.now) for fact in facts}
        for (name, what), since in self.owed.items():
            told = any(at >= since for at in self.ledger.told[name])
            if not told and since < self.now and self.callable(name) and self.callable(name, STEP):
                self.dark.add((name, what))

    async def _facts(self) -> list[tuple[str, str]]:
        """List who is to know of what."""
        table, store = self.table, self.table.store
        names = {person.id: name for name, person in self.world.people.items()}
        facts = []
        for seat, wait in (await store.listings.waits(table.id)).items():
            if seat in table.awaited():
                name = names[table.seats[seat].user or 0]
                told = self.ledger.told[name]
                forgotten = bool(told) and self.now - told[-1] > LONGEST
                facts.append((name, f"turn {wait.seq}{', still' if forgotten else ''}"))
        for question in await store.questions.all(table.id):
            asked = voters(table, question) - question.votes.keys()
            facts += [(names[user], f"{question.kind} {question.seq}") for user in asked]
        for incident in await store.incidents.of_table(table.id):
            if incident.kind is IncidentKind.STAND_IN:
                facts.append((names[table.seats[incident.seat or 0].user or 0], f"stand-in {incident.number}"))
            if incident.kind is IncidentKind.HANDED_OVER:
                users = (incident.facts["former_user"], incident.facts["user"])
                facts += [(names[user], f"hand-over {incident.number}") for user in users]
        if table.row.status is Status.OVER:
            facts += [(name, "the end") for name in self.players()]
        return facts

    async def _do(self, name: str, command: str, **options: Any) -> discord.Message:
        self.ledger.click(name, self.now)
        return shown(await self.world.people[name].slash(self.world.channel, command, **options))

    async def _look_in(self, name: str, day: int) -> None:
        """Answer what is asked, come back, do what the day has in store, and play."""
        person, table = self.world.people[name], self.table
        if name == "Anna" and day == 1 and "away" not in self.done:
            self.done.add("away")
            await self._do(name, "settings away", until=(SPRING + timedelta(days=4)).date().isoformat())
        await self._answer(person)
        seat = table.seat_of(person.id)
        if seat is None or table.row.status is not Status.RUNNING or table.seats[seat].conceded:
            return
        if table.seats[seat].stand_in:
            await self._do(name, "table resume")
            self.done.add("resume")
        if name == "Carla" and day >= 11 and "hand over" not in self.done:
            self.done.add("hand over")
            await self._do(name, "table hand-over", to=self.world.people["Eva"])
        if name == "Anna" and day >= 14:
            await self._do(name, "table end")
            self.done.add("end")
        if name == "Bruno" and day >= 13:
            panel = await self._do(name, "table concede")
            self.ledger.click(name, self.now)
            await tap(person, panel, "concede")
            self.done.add("concede")
        while table.seat_of(person.id) in (awaited := table.awaited()) and awaited:
            before = len(self.player.seen)
            await self.player.turn(table)
            self.ledger.click(name, self.now, len(self.player.seen) - before)

    async def _answer(self, person: simcord.MemberActor) -> None:
        """Answer the questions that one is asked."""
        for question in await self.table.store.questions.all(self.table.id):
            if person.id not in voters(self.table, question) or person.id in question.votes:
                continue
            asked = next(each for each in reversed(self.world.public()) if has(each, f"vote_{question.kind}"))
            choice = "seat" if question.kind is QuestionKind.ABSENT else "agree"
            self.ledger.click(person.user.name, self.now)
            await reply(person, asked, choice)
            self.done.add(question.kind.value)


async def set_out(world: World) -> None:
    """Begin in spring, with everyone's settings stored."""
    clock = world.env.backend.clock
    clock._epoch = SPRING - timedelta(seconds=clock.elapsed)
    await world.env.settle()
    for name, habits in HABITS.items():
        for command, options in habits.settings:
            await world.people[name].user.slash(command, **options)


async def test_a_fortnight(world: World) -> None:
    """Nobody waits in the dark, nobody is disturbed, and nobody is told more often than it takes."""
    days = Fortnight(world)
    await days.begin()
    while days.now < DAYS * DAY:
        await days.half_an_hour()
    print(days.ledger.table(DAYS))  # noqa: T201
    assert days.done == {"away", "absent", "resume", "hand over", "hand_over", "concede", "end"}
    assert not days.dark
    assert not days.disturbed
    for name, most in MOST.items():
        assert days.ledger.sum(name, "pings", "DMs") <= most, name
