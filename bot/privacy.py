"""What is stored about a person: counted for them to see, and deleted when they ask."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import aiosqlite

from bot import lobby, results
from bot.games.game import IllegalAction
from bot.house import House
from bot.mail import drop_votes
from bot.people import Person
from bot.refusals import Refusal
from bot.rows import QuestionKind, Status
from bot.tables import Table, to_the_end
from bot.texts import texts

_PLAYING = (
    "SELECT games.id FROM seats JOIN games ON games.id = seats.game"
    " WHERE seats.user = ? AND games.status = 'running' AND NOT seats.conceded ORDER BY games.id"
)
_INVITED = (
    "SELECT games.id FROM seats JOIN games ON games.id = seats.game"
    " WHERE seats.user = ? AND games.status = 'invitation' ORDER BY games.id"
)


_CONCERNS = (
    "(EXISTS (SELECT 1 FROM json_each(votes) WHERE key = ?) OR EXISTS (SELECT 1 FROM json_each(facts) WHERE value = ?))"
)
"""Takes a person's id as a text, and as a number."""
_forgetting: WeakKeyDictionary[House, asyncio.Lock] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class Kept:
    """What is stored about a person."""

    person: Person | None
    """Their wishes, if they have said any."""
    tables: Mapping[Status, int]
    """At how many tables they sit, by where the tables stand."""
    results: int
    ratings: int
    followed: int
    answers: int
    """How many open questions hold an answer of theirs, or are about them."""

    @property
    def nothing(self) -> bool:
        """Whether nothing is stored."""
        return self.person is None and not any(
            (*self.tables.values(), self.results, self.ratings, self.followed, self.answers)
        )


async def kept(house: House, user: int) -> Kept:
    """Count what is stored about a person."""
    read = house.store.database.read
    known = await read("SELECT 1 FROM people WHERE user = ?", user)
    counted = await read(
        "SELECT status, count(*) FROM seats JOIN games ON games.id = seats.game WHERE user = ? GROUP BY status", user
    )
    about = await house.results.about(user)
    ((followed,),) = await read("SELECT count(*) FROM followers WHERE user = ?", user)
    ((answers,),) = await read(f"SELECT count(*) FROM questions WHERE {_CONCERNS}", str(user), user)
    return Kept(
        await house.people.person(user) if known else None,
        {Status(row[0]): int(row[1]) for row in counted},
        len(about["results"]),
        len(about["ratings"]),
        followed,
        answers,
    )


async def playing(house: House, user: int) -> list[Table]:
    """List the running games in which others count on a person; after conceding nobody does."""
    found = [await house.tables.get(row[0]) for row in await house.store.database.read(_PLAYING, user)]
    return [table for table in found if table is not None]


@to_the_end
async def forget(house: House, user: int) -> list[Table]:
    """Delete everything that is stored about a person; tell the tables that they left before the game began.

    Raise IllegalAction while others count on them in a running game. Of games that ended an anonymous seat remains.
    """
    async with _forgetting.setdefault(house, asyncio.Lock()):
        return await _forget_everywhere(house, user)


async def _forget_everywhere(house: House, user: int) -> list[Table]:
    if await playing(house, user):
        raise IllegalAction(Refusal.STILL_PLAYING)
    left = []
    for row in await house.store.database.read(_INVITED, user):
        table = await house.tables.get(row[0])
        assert table is not None, f"table {row[0]} is gone"
        await lobby.leave(table, user)
        left.append(table)
    numbers = await _concerned(house, user)
    for number in set(numbers) & set(await house.results.pending()):
        await house.tally.write(number)  # so that what the others won or lost is rated as ever
    concerned = [table for number in numbers if (table := await house.tables.get(number)) is not None]
    async with AsyncExitStack() as stack:
        for table in concerned:
            await stack.enter_async_context(table.lock)
        async with house.store.database.transaction() as db:
            await _forget(db, user)
        house.people.forgotten(user)
        for table in concerned:
            await table.load()
    return left


async def _concerned(house: House, user: int) -> list[int]:
    """List the tables that know a person in memory too."""
    rows = await house.store.database.read(
        "SELECT game FROM seats WHERE user = ? UNION SELECT id FROM games WHERE host = ? ORDER BY 1", user, user
    )
    return [int(row[0]) for row in rows]


async def _forget(db: aiosqlite.Connection, user: int) -> None:
    """Delete a person from every table of the store, as part of a transaction; raise IllegalAction while they play."""
    if await db.execute_fetchall(f"{_PLAYING} LIMIT 1", (user,)) or await db.execute_fetchall(_INVITED, (user,)):
        raise IllegalAction(Refusal.STILL_PLAYING)
    await db.execute("DELETE FROM people WHERE user = ?", (user,))
    await db.execute("DELETE FROM followers WHERE user = ?", (user,))
    await results.forget(db, user)
    await _forget_answers(db, user)
    await _forget_incidents(db, user)
    await _forget_messages(db, user)
    await _empty_seats(db, user)
    await db.execute(
        "UPDATE games SET host = coalesce("
        "(SELECT user FROM seats WHERE game = games.id AND user IS NOT NULL ORDER BY seat LIMIT 1), 0) WHERE host = ?",
        (user,),
    )


async def _empty_seats(db: aiosqlite.Connection, user: int) -> None:
    """Leave anonymous seats in a person's place, named in each table's language."""
    rows = await db.execute_fetchall(
        "SELECT seats.game, seat, language FROM seats JOIN games ON games.id = seats.game WHERE user = ?", (user,)
    )
    for game, seat, language in rows:
        await db.execute(
            "UPDATE seats SET user = NULL, name = ? WHERE game = ? AND seat = ?", (_nobody(language, seat), game, seat)
        )


async def _forget_answers(db: aiosqlite.Connection, user: int) -> None:
    """Take a person's answers out of open questions, and questions about them off the table."""
    rows = await db.execute_fetchall(f"SELECT * FROM questions WHERE {_CONCERNS}", (str(user), user))
    for row in rows:
        if user in json.loads(row["facts"]).values():
            await drop_votes(db, row["game"], QuestionKind(row["kind"]).value)
            await db.execute("DELETE FROM questions WHERE game = ? AND kind = ?", (row["game"], row["kind"]))
            continue
        votes = {voter: answer for voter, answer in json.loads(row["votes"]).items() if voter != str(user)}
        await db.execute(
            "UPDATE questions SET votes = ? WHERE game = ? AND kind = ?", (json.dumps(votes), row["game"], row["kind"])
        )


async def _forget_incidents(db: aiosqlite.Connection, user: int) -> None:
    """Make whoever gave or took a seat nobody in what is told of it."""
    rows = await db.execute_fetchall(
        "SELECT incidents.*, language FROM incidents JOIN games ON games.id = incidents.game"
        " WHERE EXISTS (SELECT 1 FROM json_each(facts) WHERE value = ?)",
        (user,),
    )
    for row in rows:
        facts = json.loads(row["facts"])
        for holder, name in (("former_user", "former"), ("user", "name")):
            if facts.get(holder) == user:
                facts |= {holder: None, name: _nobody(row["language"], row["seat"])}
        await db.execute(
            "UPDATE incidents SET facts = ? WHERE game = ? AND number = ?",
            (json.dumps(facts, ensure_ascii=False), row["game"], row["number"]),
        )


async def _forget_messages(db: aiosqlite.Connection, user: int) -> None:
    """Send a person nothing any more, leave their direct messages alone, and forget whom messages called."""
    await db.execute(
        "UPDATE outbox SET status = 'dropped'"
        " WHERE user = ? AND (place IS NOT NULL OR (kind = 'notice' AND status = 'waiting'))",
        (user,),
    )
    await db.execute("UPDATE outbox SET user = NULL WHERE user = ?", (user,))
    await db.execute(
        "UPDATE outbox SET pings = (SELECT json_group_array(value) FROM json_each(pings) WHERE value != ?)"
        " WHERE EXISTS (SELECT 1 FROM json_each(pings) WHERE value = ?)",
        (user, user),
    )


def _nobody(language: str, seat: int) -> str:
    return texts(language).say("nobody", number=seat + 1)
