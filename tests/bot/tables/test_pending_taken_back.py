"""A take-back restores pending orders and questions: a property over random play of every game."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

import pytest

from bot.games import NAMES
from bot.games.palazzo.actions import Auction
from bot.games.palazzo.orders import BuildBest, PassAuction
from bot.maintenance.check import check_table
from bot.model.person import Notices
from bot.model.record import replay
from bot.model.rows import NoticeKind
from bot.store.followers import ReadMark
from bot.store.store import Store
from bot.tables import end_by_agreement, orders, take_back
from bot.tables.players import record_of
from bot.tables.questions import voters
from bot.tables.recap import orders_lapsed, recap_of
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import PEOPLE, begun, check_stored, placed, user_in
from tests.bot.tables.test_orders import revealed

Pending = tuple[frozenset[tuple[int, str]], frozenset[str]]


@dataclass
class Watched:
    """A table whose state apart from the log is noted after each row."""

    table: Table
    chance: Random
    noted: dict[int, Pending] = field(default_factory=dict)

    async def note(self) -> None:
        self.noted[self.table.revision] = await pending(self.table)

    async def act(self) -> None:
        """Play one to three random actions of a seat, confirmed together where the rules allow that."""
        table, chance = self.table, self.chance
        seat = chance.choice(table.actors())
        position, chosen = table.position, []
        for _ in range(chance.randrange(1, 4)):
            legal = table.game.rules.legal(position, seat)
            chosen.append(legal[chance.randrange(len(legal))])
            played = table.game.rules.play(position, seat, chosen[-1], Random(1))
            position = played.position
            if played.reveals or seat not in table.game.rules.actors(position) or table.game.rules.forced(position):
                break
        before, length = table.revision, len(chosen)
        await table.act(seat, table.revision, chosen[0], self.chance.getrandbits(60), then=chosen[1:])
        moves = await table.store.log.moves(table.id, before)
        assert [move.joined for move in moves[:length]] == [False, *[True] * (length - 1)]
        for row in range(before + 1, table.revision):
            self.noted.pop(row, None)  # nobody saw the position between two rows of one step
        await self.note()

    async def order(self) -> None:
        """Give a random order of a kind that the seat has not given yet."""
        seat = self.chance.randrange(len(self.table.seats))
        there = {row.kind for row, _ in await orders.list_given(self.table, seat)}
        part = self.table.game.orders
        offered = [each for each in orders.list_offered(self.table, seat) if part and part.kind(each) not in there]
        if offered:
            await orders.give(self.table, seat, self.chance.choice(offered), waits=self.chance.random() < 0.5)
            await self.note()

    async def ask(self) -> None:
        """Propose to end the game, unless that was proposed before."""
        seat = self.chance.randrange(len(self.table.seats))
        if "end" not in (await pending(self.table))[1]:
            await end_by_agreement.propose(self.table, user_in(self.table, seat))
            await self.note()

    async def take_back(self) -> None:
        """Take back by consent what a seat confirmed last, and compare everything with what was there before it."""
        table, seat = self.table, self.chance.randrange(len(self.table.seats))
        found = await take_back.possible_take_back(table, seat)
        if found is None:
            return
        row = next(move for move in await table.store.log.moves(table.id) if move.seq == found.back_to + 1)
        assert not row.joined, "never into the middle of what was confirmed together"
        before = await table.position_at(found.back_to)
        revision, done = table.revision, await take_back.take_back(table, seat) is not None
        for user in sorted(voters(table, take_back.question(table, seat))):
            other = table.seat_of(user)
            if not done and other is not None:
                done = await take_back.agree(table, other, revision)
        assert done
        assert table.position == before
        assert table.row.seat_revisions == (table.revision,) * len(table.seats), "all that was shown is outdated"
        now = await pending(table)
        # those of the seat itself fall for good, as they would do the same again
        self.noted = {
            row: (frozenset(key for key in keys if key[0] != seat), asked) for row, (keys, asked) in self.noted.items()
        }
        if (there := self.noted.get(found.back_to)) is not None:
            assert now == there
        await check_stored(table)
        await self.note()


async def pending(table: Table) -> Pending:
    given = await table.store.orders.of_table(table.id)
    return frozenset(each.key for each in given), frozenset(
        question.kind.value for question in await table.store.questions.all(table.id)
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", [*NAMES, "nim"])
async def test_a_take_back_restores_orders_and_questions(tables: Tables, name: str) -> None:
    """After any take-back orders and questions are those of the row gone back to, whatever was played and given."""
    for seed in range(2):
        table = await begun(tables, 3, channel=seed + 1, game=name)
        record = await record_of(table)
        assert (record["seats"], record["moves"]) == ([{"name": name} for name in table.names], [])
        assert "result" not in record
        watched = Watched(table, Random(seed))
        await watched.note()
        for _ in range(70):
            if not table.actors():
                break
            do = watched.chance.choice([*[watched.act] * 4, *[watched.order] * 3, watched.ask, watched.take_back])
            await do()
        assert (await check_table(table.store, table.id)).damage is None
        assert replay(await record_of(table)).position == table.position


async def test_owners_of_lapsed_orders_are_told(tables: Tables, store: Store) -> None:
    """Whoever takes direct messages gets one, the recaps of the others say so; nobody else can see it."""
    table = await placed(tables, revealed("f3", "f4 f5", "d5", "s6"), 4, game="palazzo")
    for user in PEOPLE[:2]:
        await store.people.save(replace(await store.people.get(user), notices=Notices.DIRECT))
    users = [seat.user or 0 for seat in table.seats]
    direct = [seat for seat, user in enumerate(users) if user in PEOPLE[:2]]
    await orders.give(table, 3, BuildBest())  # before the moves taken back: it stands
    await table.act(0, table.revision, Auction())
    for seat in (1, 2):
        await orders.give(table, seat, PassAuction(), waits=True)
    revision = table.revision
    assert await take_back.take_back(table, 0) is not None

    assert [row.kind for seat in range(4) for row, _ in await orders.list_given(table, seat)] == ["building"]
    notices = [post.user for post in await store.outbox.waiting(table.id) if post.about == NoticeKind.LAPSED]
    assert notices == [users[seat] for seat in (1, 2) if seat in direct]
    for seat in range(4):
        recap = await recap_of(table, seat, ReadMark(revision), table.revision)
        assert any(orders_lapsed(each, seat) for each in recap.happened) is (seat in (1, 2))

    await table.act(0, table.revision, Auction())
    assert table.actors() == (1,), "nobody passes by an order about the auction that was taken back"
