"""What is stored about a person: counted for them to see, and deleted when they ask."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from bot.database.base import Writer
from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import QuestionKind, Status
from bot.services.services import House
from bot.store import results
from bot.store.admin_log import forget_deeds, without
from bot.store.outbox import drop_votes
from bot.store.people import Person
from bot.tables import lobby
from bot.tables.table import Table, to_the_end
from bot.texts import texts

_PLAYING = (
    "SELECT games.id FROM seats JOIN games ON games.id = seats.game"
    " WHERE seats.user = ? AND games.status = 'running' AND seats.conceded = 0 ORDER BY games.id"
)
_INVITED = (
    "SELECT games.id FROM seats JOIN games ON games.id = seats.game"
    " WHERE seats.user = ? AND games.status = 'invitation' ORDER BY games.id"
)
_QUESTIONS = "SELECT * FROM questions WHERE votes LIKE ? OR facts LIKE ?"
"""Takes a person's id as `naming` writes it, twice; numbers that only hold it are found with it."""
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
    managed: int = 0
    """How often they managed a table, or had their seat changed by who did."""

    @property
    def nothing(self) -> bool:
        """Whether nothing is stored."""
        return self.person is None and not any(
            (*self.tables.values(), self.results, self.ratings, self.followed, self.answers, self.managed)
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
    questions = await read(_QUESTIONS, naming(user), naming(user))
    return Kept(
        await house.people.person(user) if known else None,
        {Status(row[0]): int(row[1]) for row in counted},
        len(about["results"]),
        len(about["ratings"]),
        followed,
        sum(answered(row, user) is not None or is_about(row, user) for row in questions),
        len(await house.store.deeds_about(user)),
    )


def naming(user: int) -> str:
    """Write a person's id as a pattern for texts that may name them."""
    return f"%{user}%"


def answered(question: Mapping[str, Any], user: int) -> str | None:
    """Tell what a person has answered to a question as the store holds it."""
    answer: str | None = json.loads(question["votes"]).get(str(user))
    return answer


def is_about(row: Mapping[str, Any], user: int) -> bool:
    """Tell whether a question or a happening, as the store holds it, is about a person."""
    return user in json.loads(row["facts"]).values()


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
        "SELECT game FROM seats WHERE user = ? UNION SELECT id FROM games WHERE ? IN (host, paused_by) ORDER BY 1",
        *(user, user),
    )
    return [int(row[0]) for row in rows]


async def _forget(db: Writer, user: int) -> None:
    """Delete a person from every table of the store, as part of a transaction; raise IllegalAction while they play."""
    if await db.execute_fetchall(f"{_PLAYING} LIMIT 1", (user,)) or await db.execute_fetchall(_INVITED, (user,)):
        raise IllegalAction(Refusal.STILL_PLAYING)
    await db.execute("DELETE FROM people WHERE user = ?", (user,))
    await db.execute("DELETE FROM followers WHERE user = ?", (user,))
    await results.forget(db, user)
    await _forget_answers(db, user)
    await _forget_incidents(db, user)
    await forget_deeds(db, user)
    await _forget_messages(db, user)
    await _empty_seats(db, user)
    await db.execute(
        "UPDATE games SET host = coalesce("
        "(SELECT user FROM seats WHERE game = games.id AND user IS NOT NULL ORDER BY seat LIMIT 1), 0) WHERE host = ?",
        (user,),
    )


async def _empty_seats(db: Writer, user: int) -> None:
    """Leave anonymous seats in a person's place, named in each table's language."""
    rows = await db.execute_fetchall(
        "SELECT seats.game, seat, language FROM seats JOIN games ON games.id = seats.game WHERE user = ?", (user,)
    )
    for game, seat, language in rows:
        await db.execute(
            "UPDATE seats SET user = NULL, name = ? WHERE game = ? AND seat = ?", (_nobody(language, seat), game, seat)
        )


async def _forget_answers(db: Writer, user: int) -> None:
    """Take a person's answers out of open questions, and questions about them off the table."""
    rows = await db.execute_fetchall(_QUESTIONS, (naming(user), naming(user)))
    for row in rows:
        if is_about(row, user):
            await drop_votes(db, row["game"], QuestionKind(row["kind"]).value)
            await db.execute("DELETE FROM questions WHERE game = ? AND kind = ?", (row["game"], row["kind"]))
            continue
        if answered(row, user) is None:
            continue
        votes = {voter: answer for voter, answer in json.loads(row["votes"]).items() if voter != str(user)}
        await db.execute(
            "UPDATE questions SET votes = ? WHERE game = ? AND kind = ?", (json.dumps(votes), row["game"], row["kind"])
        )


async def _forget_incidents(db: Writer, user: int) -> None:
    """Make whoever gave or took a seat, or managed the table, nobody in what is told of it."""
    rows = await db.execute_fetchall(
        "SELECT incidents.*, language FROM incidents JOIN games ON games.id = incidents.game WHERE facts LIKE ?",
        (naming(user),),
    )
    for row in rows:
        if not is_about(row, user):
            continue
        facts = without(json.loads(row["facts"]), user, row["language"], row["seat"])
        await db.execute(
            "UPDATE incidents SET facts = ? WHERE game = ? AND number = ?",
            (json.dumps(facts, ensure_ascii=False), row["game"], row["number"]),
        )


async def _forget_messages(db: Writer, user: int) -> None:
    """Send a person nothing any more, leave their direct messages alone, and forget whom messages called."""
    await db.execute(
        "UPDATE outbox SET status = 'dropped'"
        " WHERE user = ? AND (place IS NOT NULL OR (kind = 'notice' AND status = 'waiting'))",
        (user,),
    )
    await db.execute("UPDATE outbox SET user = NULL WHERE user = ?", (user,))
    for number, pings in await db.execute_fetchall("SELECT id, pings FROM outbox WHERE pings LIKE ?", (naming(user),)):
        left = [each for each in json.loads(pings) if each != user]
        await db.execute("UPDATE outbox SET pings = ? WHERE id = ?", (json.dumps(left), number))


def _nobody(language: str, seat: int) -> str:
    return texts(language).say("nobody", number=seat + 1)
