"""What the store holds about a person: counted, exported, and deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.database.base import Writer
from bot.games.contract import Json
from bot.model.person import Person
from bot.model.rows import QuestionKind, Status
from bot.store.meta import note_deletion
from bot.store.part import read_json, write_json
from bot.store.puzzles import drop_puzzles_of
from bot.store.questions import close_questions
from bot.store.results import forget_results
from bot.store.store import Store
from bot.store.tables import read_users, users_pattern, write_users
from bot.texts import texts

_QUESTIONS = "SELECT * FROM questions WHERE votes LIKE ? OR facts LIKE ? ORDER BY table_id, kind"
"""Takes the pattern from `_naming` twice; it also matches numbers that merely contain the id."""


class StillPlaying(Exception):
    """Raised for a person who cannot be deleted yet: others count on them in a running game or an invitation."""


@dataclass(frozen=True, slots=True)
class StoredAbout:
    person: Person | None
    """Their preferences, if they have set any."""
    tables: Mapping[Status, int]
    """The number of tables they sit at, by status."""
    counts: Mapping[str, int]
    """The number of everything else, by the names of the texts that say so."""

    @property
    def nothing(self) -> bool:
        return self.person is None and not any((*self.tables.values(), *self.counts.values()))


_COUNTED_TABLES: Final = ("followers", "notes", "offers", "orders")


async def count_stored(store: Store, user: int) -> StoredAbout:
    read = store.database.read
    sat = await read("SELECT id, status FROM seats JOIN tables ON tables.id = seats.table_id WHERE user = ?", user)
    own_tables = {int(row["id"]) for row in sat}
    elsewhere = [
        *(row["id"] for row in await _export_tables(store, user)),
        *(row["table_id"] for row in await _export_incidents(store, user)),
        *(row["table_id"] for row in await _export_messages(store, user)),
    ]
    about = await store.results.about(user) | await store.puzzles.about(user)
    own = {table: await read(f"SELECT count(*) FROM {table} WHERE user = ?", user) for table in _COUNTED_TABLES}
    questions = await read(_QUESTIONS, _naming(user), _naming(user))
    return StoredAbout(
        await store.people.get(user) if await store.people.known(user) else None,
        Counter(Status(row["status"]) for row in sat),
        {
            "results": len(about["results"]),
            "ratings": len(about["ratings"]),
            "followed": own["followers"][0][0],
            "answers": sum(_answer(row, user) is not None or _is_about(row, user) for row in questions),
            "notes": own["notes"][0][0],
            "offers": own["offers"][0][0],
            "orders": own["orders"][0][0],
            "named": sum(table not in own_tables for table in elsewhere),
            "managed": len(await store.admin_log.about(user)),
            "leagues": len({row["league"] for rows in (await store.leagues.about(user)).values() for row in rows}),
            "puzzles": len(about["puzzle_answers"]),
            "mined": len(about["puzzles"]),
        },
    )


async def playing(store: Store, user: int) -> list[int]:
    """List the running tables where others count on a person, that is, where they have not conceded."""
    rows = await store.database.read(
        "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id"
        " WHERE seats.user = ? AND tables.status = 'running' AND seats.conceded = 0 ORDER BY tables.id",
        user,
    )
    return [int(row[0]) for row in rows]


async def tables_naming(store: Store, user: int) -> list[int]:
    """List the tables that also name a person in memory: where they sit, host, have paused, or are asked to play.

    Tables with an open question that names them are included, as it has to be checked again.
    """
    rows = await store.database.read(
        "SELECT table_id FROM seats WHERE user = ? UNION SELECT id FROM tables WHERE ? IN (host, paused_by)"
        " OR invited LIKE ? UNION SELECT table_id FROM questions WHERE votes LIKE ? OR facts LIKE ? ORDER BY 1",
        *(user, user, users_pattern(user), _naming(user), _naming(user)),
    )
    return [int(row[0]) for row in rows]


# Exporting


_OWN_QUERIES: Final = {
    "people": "SELECT * FROM people WHERE user = ?",
    "wishes": "SELECT * FROM wishes WHERE user = ? ORDER BY guild, table_id",
    "seats": "SELECT * FROM seats WHERE user = ? ORDER BY table_id",
    "clocks": "SELECT clocks.* FROM clocks JOIN seats USING (table_id, seat) WHERE user = ? ORDER BY table_id",
    "orders": "SELECT * FROM orders WHERE user = ? ORDER BY table_id, kind",
    "offers": "SELECT * FROM offers WHERE user = ? ORDER BY id",
    "notes": "SELECT * FROM notes WHERE user = ? ORDER BY table_id",
    "followers": "SELECT * FROM followers WHERE user = ? ORDER BY table_id",
}
"""The queries for rows that are a person's alone, and exported as they are stored; by table."""
_DELETED_TABLES: Final = (
    "people",
    "wishes",
    "followers",
    "orders",
    "notes",
    "offers",
    "puzzle_answers",
    "puzzle_cards",
)
"""The tables from which a person's rows are deleted."""


async def export(store: Store, user: int) -> dict[str, Json]:
    """Return everything stored about a person by the names of the store's tables, and nothing about anyone else."""
    return {
        "user": user,
        **{name: await _rows(store, query, user) for name, query in _OWN_QUERIES.items()},
        "tables": await _export_tables(store, user),
        "moves": await _export_moves(store, user),
        "incidents": await _export_incidents(store, user),
        "questions": await _export_questions(store, user),
        "outbox": await _export_messages(store, user),
        "admin_log": await store.admin_log.about(user),
        **await store.results.about(user),
        **await store.leagues.about(user),
        **await store.puzzles.about(user),
    }


async def _rows(store: Store, query: str, *values: object) -> list[dict[str, Any]]:
    return [dict(row) for row in await store.database.read(query, *values)]


async def _export_tables(store: Store, user: int) -> list[dict[str, Any]]:
    """Return the tables where they sit or are asked, or that they host or paused, without naming anyone else."""
    rows = await _rows(
        store,
        "SELECT * FROM tables WHERE ? IN (host, paused_by) OR id IN (SELECT table_id FROM seats WHERE user = ?)"
        " OR invited LIKE ? ORDER BY id",
        *(user, user, users_pattern(user)),
    )
    return [
        row
        | {name: row[name] == user for name in ("host", "paused_by")}
        | {"invited": user in read_users(row["invited"]), "options": read_json(row["options"])}
        for row in rows
    ]


async def _export_moves(store: Store, user: int) -> list[dict[str, Any]]:
    """Return the moves made from their seats since they sat down."""
    rows = await _rows(
        store,
        "SELECT moves.table_id, seq, moves.seat, action, at, by_order FROM seats JOIN moves USING (table_id, seat)"
        " WHERE user = ? AND seq > coalesce((SELECT max(seq) FROM incidents WHERE incidents.table_id = seats.table_id"
        " AND incidents.seat = seats.seat AND kind = 'handed_over'), -1) ORDER BY moves.table_id, seq",
        user,
    )
    return [row | {"action": read_json(row["action"])} for row in rows]


async def _export_incidents(store: Store, user: int) -> list[dict[str, Any]]:
    """Return the incidents of their seats, and those in which they gave or took a seat."""
    rows = await _rows(
        store,
        "SELECT incidents.table_id, number, seq, kind, incidents.seat, at, facts, seats.user AS sits FROM incidents"
        " LEFT JOIN seats ON seats.table_id = incidents.table_id AND seats.seat = incidents.seat"
        " WHERE seats.user = ? OR facts LIKE ? ORDER BY incidents.table_id, number",
        *(user, _naming(user)),
    )
    concerned = [row for row in rows if row.pop("sits") == user or _is_about(row, user)]
    return [{name: value for name, value in row.items() if name != "facts"} for row in concerned]


async def _export_questions(store: Store, user: int) -> list[dict[str, Any]]:
    """Return the open questions that are about them or that they answered, with their answers."""
    return [
        {name: row[name] for name in ("table_id", "kind", "seq")} | {"answer": _answer(row, user)}
        for row in await _rows(store, _QUESTIONS, _naming(user), _naming(user))
        if _answer(row, user) is not None or _is_about(row, user)
    ]


async def _export_messages(store: Store, user: int) -> list[dict[str, Any]]:
    """Return the messages that were for them, or pinged them."""
    rows = await _rows(
        store,
        "SELECT id, table_id, kind, about, seq, message, channel, due, status, created_at, user, pings FROM outbox"
        " WHERE user = ? OR pings LIKE ? ORDER BY id",
        *(user, _naming(user)),
    )
    for_them = [row for row in rows if row["user"] == user or user in read_json(row["pings"])]
    return [{name: value for name, value in row.items() if name not in ("user", "pings")} for row in for_them]


# Deleting


async def delete(store: Store, user: int) -> None:
    """Delete a person from the whole store, leaving anonymous seats; raise StillPlaying."""
    async with store.database.transaction() as db:
        await _delete(db, user)
        await note_deletion(db)
    store.people.deleted(user)


async def _delete(db: Writer, user: int) -> None:
    counted_on = (
        "SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.user = ?"
        " AND (tables.status = 'invitation' OR tables.status = 'running' AND seats.conceded = 0) LIMIT 1"
    )
    if await db.read(counted_on, user):
        raise StillPlaying
    for table in _DELETED_TABLES:
        await db.execute(f"DELETE FROM {table} WHERE user = ?", user)
    await drop_puzzles_of(db, user)
    await _delete_invited(db, user)
    await forget_results(db, user)
    await _delete_answers(db, user)
    await _delete_from_facts(db, user)
    await db.execute("UPDATE admin_log SET user = NULL WHERE user = ?", user)
    await db.execute("UPDATE tables SET paused_by = NULL WHERE paused_by = ?", user)
    await _delete_from_leagues(db, user)
    await _delete_messages(db, user)
    await _empty_seats(db, user)
    await db.execute(
        "UPDATE tables SET host = coalesce((SELECT user FROM seats WHERE table_id = tables.id AND user IS NOT NULL"
        " ORDER BY seat LIMIT 1), 0) WHERE host = ?",
        user,
    )


async def _delete_invited(db: Writer, user: int) -> None:
    """Remove a person from those who are asked to rematches."""
    for table_id, invited in await db.read("SELECT id, invited FROM tables WHERE invited LIKE ?", users_pattern(user)):
        left = write_users([each for each in read_users(invited) if each != user])
        await db.execute("UPDATE tables SET invited = ? WHERE id = ?", left, table_id)


async def _empty_seats(db: Writer, user: int) -> None:
    """Make a person's seats anonymous, named in each table's language."""
    rows = await db.read(
        "SELECT seats.table_id, seat, language FROM seats JOIN tables ON tables.id = seats.table_id WHERE user = ?",
        user,
    )
    for table_id, seat, language in rows:
        await db.execute(
            "UPDATE seats SET user = NULL, name = ? WHERE table_id = ? AND seat = ?",
            _anonymous_name(language, seat),
            table_id,
            seat,
        )


async def _delete_answers(db: Writer, user: int) -> None:
    """Remove a person's answers from open questions, and close questions about them."""
    for row in await db.read(_QUESTIONS, _naming(user), _naming(user)):
        if _is_about(row, user):
            await close_questions(db, row["table_id"], (QuestionKind(row["kind"]),))
        elif _answer(row, user) is not None:
            votes = {voter: answer for voter, answer in read_json(row["votes"]).items() if voter != str(user)}
            await db.execute(
                "UPDATE questions SET votes = ? WHERE table_id = ? AND kind = ?",
                write_json(votes),
                row["table_id"],
                row["kind"],
            )


_FACT_TABLES: Final = (
    ("incidents", "number", "table_id", "tables"),
    ("admin_log", "id", "table_id", "tables"),
    ("league_log", "number", "league", "leagues"),
)
"""The tables that hold facts of events: the columns that identify an event, and the table of what it happened to."""


async def _delete_from_facts(db: Writer, user: int) -> None:
    """Remove a person from the facts of events in which they gave or took a seat, or managed a table or a league."""
    for table, number, of, about in _FACT_TABLES:
        rows = await db.read(
            f"SELECT {table}.*, language FROM {table} JOIN {about} ON {about}.id = {of} WHERE facts LIKE ?",
            _naming(user),
        )
        for row in map(dict, rows):
            facts = read_json(row["facts"])
            seat = row.get("seat")
            if seat is None:  # the event is about a member of a league, or the facts name the seat
                seat = facts.get("seat", facts.get("member", 1) - 1)
            facts = _without_person(facts, user, _anonymous_name(row["language"], seat))
            await db.execute(
                f"UPDATE {table} SET facts = ? WHERE {of} = ? AND {number} = ?",
                write_json(facts),
                row[of],
                row[number],
            )


async def _delete_from_leagues(db: Writer, user: int) -> None:
    """Make a person's places in leagues anonymous, named in each league's language."""
    for row in await db.read(
        "SELECT league, number, language FROM league_members JOIN leagues ON leagues.id = league WHERE user = ?",
        user,
    ):
        await db.execute(
            "UPDATE league_members SET user = NULL, active = 0, name = ? WHERE league = ? AND number = ?",
            _anonymous_name(row["language"], row["number"] - 1),
            row["league"],
            row["number"],
        )
    await db.execute("UPDATE league_members SET former = NULL WHERE former = ?", user)
    await db.execute("UPDATE leagues SET organiser = NULL WHERE organiser = ?", user)


async def _delete_messages(db: Writer, user: int) -> None:
    """Drop a person's waiting messages, leave their direct messages alone, and remove them from pings."""
    await db.execute(
        "UPDATE outbox SET status = 'dropped'"
        " WHERE user = ? AND (channel IS NOT NULL OR (kind = 'notice' AND status = 'waiting'))",
        user,
    )
    await db.execute("UPDATE outbox SET user = NULL WHERE user = ?", user)
    for number, pings in await db.read("SELECT id, pings FROM outbox WHERE pings LIKE ?", _naming(user)):
        left = [each for each in read_json(pings) if each != user]
        await db.execute("UPDATE outbox SET pings = ? WHERE id = ?", write_json(left), number)


def _naming(user: int) -> str:
    """Return the pattern for texts that may contain a person's id."""
    return f"%{user}%"


def _answer(question: Mapping[str, Any], user: int) -> str | None:
    """Return a person's answer to a stored question, if any."""
    answer: str | None = read_json(question["votes"]).get(str(user))
    return answer


def _is_about(row: Mapping[str, Any], user: int) -> bool:
    """Return whether a stored question or incident is about a person."""
    return user in read_json(row["facts"]).values()


def _without_person(facts: Json, user: int, nobody: str) -> Json:
    """Return the facts of an event, with a person made anonymous."""
    for holder, name in (("former_user", "former"), ("user", "name")):
        if facts.get(holder) == user:
            facts = facts | {holder: None, name: nobody}
    return facts | {"manager": None} if facts.get("manager") == user else facts


def _anonymous_name(language: str, seat: int) -> str:
    return texts(language).say("nobody", number=seat + 1)
