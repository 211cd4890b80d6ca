"""The puzzle of the day: one for all, rarely the same, answered and judged once, and posted once a day."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio
from hypothesis import given, settings
from hypothesis import strategies as st

import bot.services.puzzles
from bot.database.address import Address
from bot.games import GAMES, with_computers
from bot.model.pace import DAY
from bot.model.person import Sharing
from bot.model.puzzles import Grade, Puzzle, streaks
from bot.model.rating import Rating
from bot.model.rows import Seat, Status
from bot.people.preferences import set_sharing
from bot.people.privacy import forget
from bot.services.mining import Jobs
from bot.services.puzzles import posting_time
from bot.services.services import Services, open_services
from bot.services.worker import GameKey
from bot.services.worker_pool import WorkersLost
from bot.tables import closing
from bot.tables.concede import concede
from bot.tables.moderation import give_seat
from tests.bot.kit import ADA, BEGINNING, BEN, CLEO, RecordingSender, begun, computer_seat, play
from tests.bot.puzzles import interrupted, looks, puzzle_of
from tests.games.nim import EndTurn, Take

FIRST_DAY = int(BEGINNING) // DAY


@dataclass
class World:
    services: Services
    set_day: Callable[[int], None]

    async def today(self) -> Puzzle:
        found = await self.services.puzzles.of_day(self.services.puzzles.today())
        assert found is not None
        return found

    async def answer(self, user: int, count: int) -> Grade | None:
        """Answer today's puzzle by taking stones."""
        day, puzzle = self.services.puzzles.today(), await self.today()
        assert await self.services.store.puzzles.write_steps(user, day, puzzle.id, [], [count])
        judged = await self.services.puzzles.judge(user, day, [Take(count), EndTurn()])
        assert judged is not None
        return judged.grade

    async def played(self, channel: int, *users: int) -> int:
        table = await begun(self.services.tables, len(users), channel=channel)
        await concede(table, users[0])
        assert table.row.status is Status.OVER
        return table.id


@asynccontextmanager
async def opened(place: Path | Address, stock: Iterable[Puzzle] = ()) -> AsyncIterator[World]:
    """Open a bot that has a stock, without any game's own."""
    now, held = [float(BEGINNING)], [*stock]
    async with open_services(place, RecordingSender(), Random(4), clock=lambda: now[0]) as services:
        services.puzzles._stock = lambda game: iter([puzzle for puzzle in held if puzzle.game == game])
        yield World(services, lambda day: now.__setitem__(0, float(day * DAY)))


@pytest_asyncio.fixture
async def world(place: Path | Address) -> AsyncIterator[World]:
    async with opened(place, map(puzzle_of, range(3))) as world:
        yield world


async def shared(world: World, *users: int, sharing: Sharing = Sharing.UNNAMED) -> None:
    """Let people share their games, without anything being looked for in them."""
    for user in users:
        await world.services.store.people.update(user, "en", sharing=sharing)


async def test_puzzles_rest_after_use_and_games_alternate(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those from games played here come first, every other day; while all rest there is none."""
    monkeypatch.setattr(bot.services.puzzles, "REST_DAYS", 20)
    stock = [puzzle_of(number, game=game) for game in ("nim", "fives") for number in range(7)]
    async with opened(path, stock) as world:
        tables = [await world.played(channel, ADA, BEN) for channel in (1, 2)]
        await shared(world, ADA, BEN)
        for table in tables:
            found = [puzzle_of(100 * table + number, table) for number in range(2)]
            await world.services.store.puzzles.put_mined(table, found)
        had: list[Puzzle | None] = []
        for day in range(FIRST_DAY, FIRST_DAY + 80):
            world.set_day(day)
            had.append(await world.services.puzzles.of_day(day))
            assert await world.services.puzzles.of_day(day + 1) is None
        assert [puzzle.origin.table for puzzle in had[:9] if puzzle] == [2, None, 2, None, 1, None, 1, None, None]
        for day, puzzle in enumerate(had):
            assert puzzle is None or puzzle not in had[max(0, day - 19) : day]
        games = [puzzle.game for puzzle in had if puzzle]
        assert all(one != other for one, other in pairwise(games[:14])), "seven are of Fives"
        assert [day for day in range(22) if had[day] is None] == [18, 19, 20]


@pytest.mark.own_sql
async def test_two_processes_have_the_same_and_judge_once(place: Path | Address) -> None:
    """Even if their versions have other stocks: the first to choose decides, and an answer is rated once."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(opened(place, map(puzzle_of, range(3))))
        if isinstance(place, Path):
            second = World(Services(first.services.store, RecordingSender()), first.set_day)
            second.services.puzzles._stock = lambda game: map(puzzle_of, range(7, 9)) if game == "nim" else iter(())
        else:
            second = await stack.enter_async_context(opened(place, map(puzzle_of, range(7, 9))))
        both = first, second
        one, other = await asyncio.gather(*(world.today() for world in both))
        assert one == other
        puzzles, day = first.services.store.puzzles, first.services.puzzles.today()
        wrote = await asyncio.gather(
            *(world.services.store.puzzles.write_steps(ADA, day, one.id, [], [what]) for what, world in enumerate(both))
        )
        assert sorted(wrote) == [False, True]
        assert not await puzzles.write_steps(ADA, day, one.id, [7], [7, 8])
        judged = await asyncio.gather(
            *(
                world.services.puzzles.judge(ADA, day, [Take(count), EndTurn()])
                for world, count in zip(both, (3, 1), strict=True)
            )
        )
        assert judged[0] == judged[1] == await puzzles.answer(ADA, day)
        assert judged[0] is not None
        assert (judged[0].after.games, (await puzzles.rating(day)).games) == (1, 1)
        assert not await puzzles.write_steps(ADA, day, one.id, [wrote.index(True)], [5])
        assert judged[0] == await first.services.puzzles.judge(ADA, day, [Take(2), EndTurn()])


@pytest.mark.own_sql
async def test_people_and_puzzles_are_rated_by_their_meetings(world: World) -> None:
    """The best turn wins, a good one ties, a miss loses; in the streak any answer counts."""
    puzzles, day = world.services.store.puzzles, world.services.puzzles.today()
    assert [await world.answer(user, count) for user, count in ((ADA, 3), (BEN, 2), (CLEO, 1))] == [*Grade]
    assert await puzzles.grades(day) == dict.fromkeys(Grade, 1)
    told = [answer for user in (ADA, BEN, CLEO) if (answer := await puzzles.answer(user, day))]
    assert [(round(each.cost, 2), each.before) for each in told] == [(cost, Rating()) for cost in (0, 0.03, 0.5)]
    ada, ben, cleo = [each.after for each in told]
    assert ada.points > ben.points > cleo.points
    assert (await puzzles.rating(day)).games == 3
    world.set_day(day + 1)
    unjudged = await world.today()
    assert await puzzles.write_steps(ADA, day + 1, unjudged.id, [], [1])
    assert (await puzzles.standing(ADA, day + 1)).streak == 1
    assert await puzzles.write_steps(ADA, day + 1, unjudged.id, [1], [])
    assert await world.answer(ADA, 1) is Grade.MISS
    again = await puzzles.answer(ADA, day + 1)
    assert again is not None
    assert again.before == ada
    standing = await world.services.puzzles.standing(ADA)
    assert (standing.streak, standing.longest, standing.rating) == (2, 2, again.after)
    assert standing.grades == {Grade.BEST: 1, Grade.MISS: 1}
    world.set_day(day + 3)
    assert (await world.services.puzzles.standing(ADA)).streak == 0


async def test_who_is_forgotten_answers_as_anyone_new(world: World) -> None:
    """Nothing says that they had answered: they have lost their rating and their days, and they count once."""
    puzzles, day = world.services.store.puzzles, world.services.puzzles.today()
    assert await world.answer(ADA, 1) is Grade.MISS
    assert await world.answer(BEN, 2) is Grade.GOOD
    await forget(world.services, ADA)
    assert await puzzles.grades(day) == {Grade.GOOD: 1}
    assert await world.answer(ADA, 3) is Grade.BEST
    assert await puzzles.grades(day) == {Grade.GOOD: 1, Grade.BEST: 1}
    standing = await world.services.puzzles.standing(ADA)
    assert (standing.rating.games, standing.grades, standing.streak) == (1, {Grade.BEST: 1}, 1)


@pytest.mark.own_sql
@pytest.mark.parametrize("how", ["takes it back", "is forgotten"])
async def test_the_puzzles_from_a_persons_games_go_with_their_consent(world: World, how: str) -> None:
    """Today's is replaced; who has answered it keeps the day, and may answer the other."""
    services, puzzles = world.services, world.services.store.puzzles
    table = await world.played(1, ADA, BEN)
    others = await world.played(2, ADA, BEN)
    await puzzles.put_mined(table, [puzzle_of(50, table)])
    await shared(world, ADA, sharing=Sharing.NAMED)
    await puzzles.put_mined(table, [puzzle_of(51, table)])
    assert await puzzles.unused() == [], "not all who played share it"
    await shared(world, BEN)
    assert await puzzles.to_mine() == others, "once it was looked through, it is not again"
    await puzzles.put_mined(others, [puzzle_of(number, others) for number in (52, 53)])
    await puzzles.put_mined(others, [puzzle_of(54, others)])
    assert await puzzles.to_mine() is None
    today, day = await world.today(), services.puzzles.today()
    assert (today.origin.table, len(await puzzles.unused())) == (others, 1)
    seats = (await services.tables.existing(others)).seats
    assert await services.puzzles.names(today) == [seat.name if seat.user == ADA else None for seat in seats]
    await world.answer(CLEO, 1)
    assert await puzzles.write_steps(BEN, day, today.id, [], [1])
    if how == "takes it back":
        await set_sharing(services, ADA, "en", Sharing.NOTHING)
    else:
        await forget(services, ADA)
    assert await puzzles.unused() == []
    assert (await world.today()).origin.table is None
    assert await puzzles.answer(CLEO, day) is None
    assert not await puzzles.write_steps(BEN, day, today.id, [1], [1, 2])
    assert await world.answer(CLEO, 3) is Grade.BEST
    assert (await services.puzzles.standing(CLEO)).streak == 1
    assert sum((await services.puzzles.standing(CLEO)).grades.values()) == 2
    await shared(world, ADA)
    assert await puzzles.to_mine() is None


@pytest.mark.parametrize("why", ["gone", "broken", "lost"])
async def test_finished_games_are_looked_through_once_all_who_played_agree(
    path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    """Each third is searched for a puzzle, with low priority; one that cannot be searched is after the next start."""
    told = list[tuple[int, int]]()
    looking = looks(told)
    monkeypatch.setitem(GAMES, "nim", with_computers(GAMES["nim"]))
    async with opened(path) as world:
        services = world.services
        other, newest = [await begun(services.tables, 2, channel=channel) for channel in (1, 2)]
        for table in (other, newest):
            await play(table, Random(1))
        await closing.abandon(await begun(services.tables, 2, channel=3), ADA)

        def find_puzzle(key: GameKey, *asked: Any) -> Jobs[Puzzle | None]:
            if asked[3].table == newest.id:
                raise (WorkersLost if why == "lost" else ValueError)
            return looking(key, *asked)

        monkeypatch.setattr(services.workers, "run", interrupted())
        monkeypatch.setattr(bot.services.puzzles, "find_puzzle", find_puzzle)
        newest.playable = why != "gone"
        await set_sharing(services, ADA, "en", Sharing.UNNAMED)
        await services.puzzles.idle()
        assert told == [], "Ben has not agreed"
        await set_sharing(services, BEN, "en", Sharing.NAMED)
        await services.puzzles.idle()
        assert (None in services.puzzles.timers) is (why == "lost")
        services.puzzles.wake()
        await services.puzzles.idle()
        assert {puzzle.origin.table for puzzle in await services.store.puzzles.unused()} == {other.id}
    monkeypatch.setattr(bot.services.puzzles, "find_puzzle", looking)
    async with opened(path) as world:
        services, puzzles = world.services, world.services.store.puzzles
        monkeypatch.setattr(services.workers, "run", interrupted())
        await services.resume()
        await services.puzzles.idle()
        assert Counter(puzzle.origin.table for puzzle in await puzzles.unused()) == {other.id: 3, newest.id: 3}
        assert len({*told}) == len(told) == 12
        for sharing in (Sharing.NOTHING, Sharing.UNNAMED):
            await set_sharing(services, ADA, "en", sharing)
        await services.puzzles.idle()
        assert (len(told), await puzzles.unused()) == (12, [])


@pytest.mark.slow
async def test_of_two_processes_one_looks_through_a_game(unused: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other looks through another, and takes over after an hour what a dead one has left."""
    told = list[tuple[int, int]]()
    monkeypatch.setattr(bot.services.puzzles, "find_puzzle", looks(told))
    monkeypatch.setitem(GAMES, "nim", with_computers(GAMES["nim"]))
    async with AsyncExitStack() as stack:
        both = [await stack.enter_async_context(opened(unused)) for _ in range(2)]
        first, other = (world.services for world in both)
        for channel in range(1, 4):
            await play(await begun(first.tables, 2, channel=channel), Random(1))
        await shared(both[0], ADA, BEN)
        left = await first.store.puzzles.to_mine()
        for services in (first, other):
            monkeypatch.setattr(services.workers, "run", interrupted())
            services.puzzles.wake()
        await asyncio.gather(first.puzzles.idle(), other.puzzles.idle())
        assert len({*told}) == len(told)
        assert {table for table, _ in told} == {*range(1, 4)} - {left}
        other.store.database.clock = lambda: float(BEGINNING) + 3600
        assert await other.store.puzzles.to_mine() == left
        assert await first.store.puzzles.to_mine() is None
        await other.store.puzzles.put_mined(left or 0, [])
        assert await other.store.puzzles.to_mine() is None


@pytest.mark.parametrize("forgotten", [False, True])
async def test_games_with_a_seat_that_was_given_to_someone(world: World, forgotten: bool) -> None:
    """A computer player need not agree; the consent of someone whose data was deleted cannot be had."""
    tables, puzzles = world.services.tables, world.services.store.puzzles
    table = await begun(tables, 2, ("random",))
    for seat, to in ((computer_seat(table), Seat("Eva", user=200)), (table.seat_of(BEN) or 0, "random")):
        await give_seat(table, ADA, seat, table.seats[seat], to)
    for user in (200, ADA):
        await concede(table, user)
    assert table.row.status is Status.OVER
    await shared(world, ADA, 200)
    assert await puzzles.to_mine() is None, "Ben had a seat as well"
    if forgotten:
        await forget(world.services, BEN)
    else:
        await shared(world, BEN)
    assert await puzzles.to_mine() == (None if forgotten else table.id)


@given(days=st.sets(st.integers(0, 30)), today=st.integers(0, 31))
def test_streaks(days: set[int], today: int) -> None:
    """As counted one day at a time."""
    now = today if today in days else today - 1
    run = next(length for length in range(40) if now - length not in days)
    longest = max((size for size in range(1, 40) for first in days if {*range(first, first + size)} <= days), default=0)
    assert streaks(days, today) == (run, longest)


ZONES = ("UTC", "Europe/Vienna", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Casablanca")


@settings(max_examples=40)
@given(
    day=st.one_of(st.integers(14000, 22000), st.sampled_from([20541, 20751, 20730, 20547, 15338])),
    minute=st.integers(0, 1439),
    zone=st.sampled_from(ZONES),
)
def test_when_the_puzzle_of_a_day_is_posted(day: int, minute: int, zone: str) -> None:
    """At the first minute of the day that shows the time there, or else when the day begins."""
    there, begin = ZoneInfo(zone), day * DAY
    local = ((at, datetime.fromtimestamp(at, there)) for at in range(begin, begin + DAY, 60))
    assert posting_time(day, minute, zone) == next(
        (at for at, shown in local if shown.hour * 60 + shown.minute == minute), begin
    )


async def test_each_day_is_posted_once(path: Path) -> None:
    """Whenever the bot is there, and however managers change the hour; late, but on its day."""
    chance = Random(3)
    async with opened(path) as world:
        services, now = world.services, FIRST_DAY * DAY
        posts: list[tuple[int, int]] = []

        def clock() -> float:
            return float(now)

        services.store.database.clock = clock
        now += 7 * 3600
        places = await services.puzzles.post_daily(1, 5, 6 * 60, "UTC", "de")
        assert services.puzzles.post_due(places) == 23 * 3600, "today's hour is past"
        for _ in range(400):
            now += chance.randrange(1, 5 * 3600) if chance.random() < 0.95 else chance.randrange(3 * DAY)
            if chance.random() < 0.1:
                zone = chance.choice(ZONES)
                places = await services.puzzles.post_daily(1, 5, chance.randrange(1440), zone, "de")
            places = await services.store.places.of_server(1)
            due = services.puzzles.post_due(places)
            assert due < 2 * DAY
            if due <= 0:
                posts.append((services.puzzles.today(), now))
                await services.puzzles.posted(1, services.puzzles.today())
        days = [day for day, _ in posts]
        assert len(days) == len({*days}) > 30
        assert all(at // DAY == day for day, at in posts)
        assert (await services.store.places.choose(1, puzzles=None)).puzzles is None
