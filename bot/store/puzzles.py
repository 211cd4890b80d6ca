"""Puzzles in the store: the one of each day, people's answers, and those from games of this store."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any, Final

from bot.database.base import Read, Writer, marks
from bot.games.contract import Json
from bot.model.pace import HOUR
from bot.model.person import Sharing
from bot.model.puzzles import Answer, Grade, Puzzle, PuzzleCard, PuzzlePost, PuzzleStanding, from_json, streaks, to_json
from bot.model.rating import Rating, rate
from bot.store.part import StorePart, columns, put_rows, read_json, read_row, write_json
from bot.store.tables import users_pattern, write_users

_ANSWER: Final = (
    "SELECT * FROM puzzle_answers WHERE user = ? AND day = ? AND puzzle = (SELECT id FROM puzzles WHERE day = ?)"
)
_PERSON_RATING: Final = (
    "SELECT mu, sigma, games, wins FROM puzzle_answers WHERE user = ? AND games < ? ORDER BY games DESC LIMIT 1"
)
_CARD: Final = "user = ? AND day = ? AND puzzle = ? AND channel = ?"
_PUZZLE_RATING: Final = "SELECT mu, sigma, games, wins FROM puzzles WHERE day = ? AND games > 0"
_FOR_EVER: Final = 2**53
_ALL_ANSWERS: Final = 2**31
"""A number of answers that nobody reaches."""
_PLACES: Final = {Grade.BEST: (1, 2), Grade.GOOD: (1, 1), Grade.MISS: (2, 1)}
"""The places of the person and the puzzle, which are rated as opponents."""
_TO_MINE: Final = (
    "SELECT id FROM tables WHERE status = 'over' AND mined = 0 AND mining_until <= ?"
    " AND id IN (SELECT table_id FROM seats WHERE user IN"
    " (SELECT user FROM people WHERE sharing IN ('unnamed', 'named')))"
    " AND NOT EXISTS (SELECT 1 FROM seats LEFT JOIN people USING (user) WHERE table_id = tables.id"
    " AND computer IS NULL AND coalesce(sharing, 'nothing') = 'nothing')"
    " AND (SELECT count(*) FROM puzzles WHERE table_id IS NOT NULL AND day IS NULL) < ? ORDER BY id DESC"
)
"""The newest game first: people remember it best."""
_CLAIM_SECONDS: Final = HOUR
"""Seconds for which a process has a game to itself, far more than it needs; if it dies, others take over then."""
ENOUGH_PUZZLES: Final = 30
"""The number of unused puzzles from games, enough for two months, at which no more are looked for."""


class PuzzleStore(StorePart):
    """The puzzles that have been used or come from games of this store, and everyone's answers."""

    async def of_day(self, day: int) -> Puzzle | None:
        """Read the puzzle of a day, counted from 1970; None if it has none, or none any more."""
        return await self._one(_puzzle, "SELECT content FROM puzzles WHERE day = ?", day)

    async def used(self) -> list[tuple[int, int, str]]:
        """List the puzzles that have been used: the latest day of each, its id, and its game, in order."""
        return await self._all(tuple, "SELECT day, id, game FROM puzzles WHERE day IS NOT NULL ORDER BY day")

    async def mined(self, day: int) -> bool:
        """Return whether the puzzle of a day comes from a game of this store."""
        return bool(await self._database.read("SELECT 1 FROM puzzles WHERE day = ? AND table_id IS NOT NULL", day))

    async def unused(self) -> list[Puzzle]:
        """List the unused puzzles from games of this store, those of the newest game first."""
        return await self._all(
            _puzzle, "SELECT content FROM puzzles WHERE table_id IS NOT NULL AND day IS NULL ORDER BY table_id DESC, id"
        )

    async def put_day(self, day: int, puzzle: Puzzle) -> None:
        """Write the puzzle of a day, unless the day has one; a puzzle from a game may have been deleted meanwhile."""
        async with self._database.transaction() as db:
            if await db.read("SELECT 1 FROM puzzles WHERE day = ?", day):
                return
            if puzzle.origin.table is not None:
                await db.execute("UPDATE puzzles SET day = ? WHERE id = ?", day, puzzle.id)
                return
            await db.execute(
                "INSERT INTO puzzles (id, game, content, day) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET content = excluded.content, day = excluded.day",
                puzzle.id,
                puzzle.game,
                write_json(to_json(puzzle)),
                day,
            )

    # Answers

    async def answer(self, user: int, day: int) -> Answer | None:
        """Read a person's answer to the current puzzle of a day."""
        rows = await self._database.read(_ANSWER, user, day, day)
        if not rows:
            return None
        row = rows[0]
        read = (user, day, row["puzzle"], read_json(row["steps"]))
        before = await _rating(self._database.read, _PERSON_RATING, user, row["games"] or _ALL_ANSWERS)
        if row["grade"] is None:
            return Answer(*read, before, before)
        after = Rating(row["mu"], row["sigma"], row["games"], row["wins"])
        return Answer(*read, before, after, Grade(row["grade"]), row["cost"])

    async def write_steps(
        self, user: int, day: int, puzzle: int, before: Sequence[Json], steps: Sequence[Json]
    ) -> bool:
        """Write the steps of an answer in place of those stored `before`, none for a new answer.

        Return False if other steps are stored, the answer is judged, or the day has another puzzle.
        """
        key = user, day, puzzle
        async with self._database.transaction() as db:
            if not await db.read("SELECT 1 FROM puzzles WHERE day = ? AND id = ?", day, puzzle):
                return False
            if not before:
                await db.execute(
                    "INSERT INTO puzzle_answers (user, day, puzzle, steps, at) VALUES (?, ?, ?, '[]', ?)"
                    " ON CONFLICT (user, day, puzzle) DO NOTHING",
                    *key,
                    self.now(),
                )
            written = await db.read(
                "UPDATE puzzle_answers SET steps = ?, at = ? WHERE user = ? AND day = ? AND puzzle = ?"
                " AND grade IS NULL AND steps = ? RETURNING day",
                write_json(steps),
                self.now(),
                *key,
                write_json(before),
            )
            return bool(written)

    async def give_up(self, user: int, day: int) -> None:
        """Delete an answer that is not judged, as its person is being shown the solution."""
        await self._write(None, "DELETE FROM puzzle_answers WHERE user = ? AND day = ? AND grade IS NULL", user, day)

    async def judge(self, answer: Answer, grade: Grade, cost: float) -> None:
        """Write the grade of an answer, and rate the person and the puzzle, unless it is judged or has changed."""
        user, day = answer.user, answer.day
        async with self._database.transaction() as db:
            asked = f"{_ANSWER} AND grade IS NULL AND steps = ?"
            if not await db.read(asked, user, day, day, write_json(answer.steps)):
                return
            person = await _rating(db.read, _PERSON_RATING, user, _ALL_ANSWERS)
            puzzle = await _rating(db.read, _PUZZLE_RATING, day)
            places = zip(("person", "puzzle"), _PLACES[grade], strict=True)
            rated = rate({"person": person, "puzzle": puzzle}, [*places])
            await db.execute(
                "UPDATE puzzle_answers SET grade = ?, cost = ?, mu = ?, sigma = ?, games = ?, wins = ?"
                " WHERE user = ? AND day = ? AND puzzle = ?",
                grade,
                cost,
                *_columns(rated["person"]),
                user,
                day,
                answer.puzzle,
            )
            await db.execute(
                "UPDATE puzzles SET mu = ?, sigma = ?, games = ?, wins = ? WHERE day = ?",
                *_columns(rated["puzzle"]),
                day,
            )

    async def standing(self, user: int, today: int) -> PuzzleStanding:
        """Return a person's results so far."""
        rows = await self._database.read(
            "SELECT day, grade FROM puzzle_answers WHERE user = ? AND grade IS NOT NULL", user
        )
        grades = Counter(Grade(row["grade"]) for row in rows)
        return PuzzleStanding(
            *streaks((row["day"] for row in rows), today),
            grades,
            await _rating(self._database.read, _PERSON_RATING, user, _ALL_ANSWERS),
        )

    async def grades(self, day: int) -> dict[Grade, int]:
        rows = await self._database.read(
            "SELECT grade, count(*) FROM puzzle_answers WHERE puzzle = (SELECT id FROM puzzles WHERE day = ?)"
            " AND day = ? AND grade IS NOT NULL GROUP BY grade",
            *(day, day),
        )
        return {Grade(row[0]): int(row[1]) for row in rows}

    async def card(self, answer: Answer, channel: int) -> PuzzleCard | None:
        """Return the message that shares a person's answer in a channel, if there is one."""
        return await self._one(
            PuzzleCard._make, f"SELECT interaction, message FROM puzzle_cards WHERE {_CARD}", *_key(answer), channel
        )

    async def begin_card(self, answer: Answer, channel: int, interaction: int) -> None:
        """Note that an answer is being shared in a channel, unless it is gone or was shared there before."""
        async with self._database.transaction() as db:
            await db.execute(
                "INSERT INTO puzzle_cards (user, day, puzzle, channel, interaction)"
                " SELECT user, day, puzzle, ?, ? FROM puzzle_answers WHERE user = ? AND day = ? AND puzzle = ?"
                " ON CONFLICT (user, day, puzzle, channel) DO UPDATE SET interaction = excluded.interaction"
                " WHERE puzzle_cards.message IS NULL",
                channel,
                interaction,
                *_key(answer),
            )

    async def note_card(self, answer: Answer, channel: int, message: int) -> None:
        """Note the message that has shared an answer in a channel."""
        async with self._database.transaction() as db:
            await db.execute(f"UPDATE puzzle_cards SET message = ? WHERE {_CARD}", message, *_key(answer), channel)

    async def rating(self, day: int) -> Rating:
        return await _rating(self._database.read, _PUZZLE_RATING, day)

    async def about(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return everything stored here about a person: their answers, and the puzzles from their games."""
        answers = await self._database.read("SELECT * FROM puzzle_answers WHERE user = ? ORDER BY day, puzzle", user)
        cards = await self._database.read("SELECT * FROM puzzle_cards WHERE user = ? ORDER BY day, puzzle", user)
        mined = await self._database.read(
            "SELECT id, game, table_id, day FROM puzzles WHERE users LIKE ? ORDER BY table_id, id", users_pattern(user)
        )
        return {
            "puzzle_answers": [{**dict(row), "steps": read_json(row["steps"])} for row in answers],
            "puzzle_cards": [dict(row) for row in cards],
            "puzzles": [dict(row) for row in mined],
        }

    # Puzzles from games of this store

    async def to_mine(self, excluded: Collection[int] = ()) -> int | None:
        """Return a finished game that has not been searched for puzzles, and that all its players share.

        Other processes leave it alone for an hour.
        """
        # without other processes, remaining claims are those of one that has ended
        now = self.now() if self._database.shared else _FOR_EVER
        for table_id in await self._ids(_TO_MINE, now, ENOUGH_PUZZLES):
            if table_id not in excluded and await _sharing(self._database.read, table_id) is not None:
                async with self._database.transaction() as db:
                    claimed = await db.read(
                        "UPDATE tables SET mining_until = ? WHERE id = ? AND mined = 0 AND mining_until <= ?"
                        " RETURNING id",
                        self.now() + _CLAIM_SECONDS,
                        table_id,
                        now,
                    )
                if claimed:
                    return table_id
        return None

    async def shared_by_all(self, table_id: int) -> bool:
        """Return whether everyone who has played in a game allows it to be shown to others."""
        return await _sharing(self._database.read, table_id) is not None

    async def put_mined(self, table_id: int, found: Iterable[Puzzle]) -> None:
        """Write the puzzles found in a game, unless that was done before or someone no longer shares it."""
        async with self._database.transaction() as db:
            users = await _sharing(db.read, table_id)
            new = await db.read("UPDATE tables SET mined = 1 WHERE id = ? AND mined = 0 RETURNING id", table_id)
            if users is None or not new:
                return
            await db.executemany(
                "INSERT INTO puzzles (id, game, table_id, users, content) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (id) DO NOTHING",
                [
                    (puzzle.id, puzzle.game, table_id, write_users(users), write_json(to_json(puzzle)))
                    for puzzle in found
                ],
            )

    async def names(self, table_id: int) -> list[str | None]:
        """Return, by seat, the names that may be shown with a game: computer players' and, by consent, people's."""
        rows = await self._database.read(
            "SELECT name, computer, sharing FROM seats LEFT JOIN people USING (user) WHERE table_id = ? ORDER BY seat",
            table_id,
        )
        return [row["name"] if row["computer"] or row["sharing"] == Sharing.NAMED else None for row in rows]

    # Posts

    async def note_post(self, post: PuzzlePost, puzzle: Puzzle | None) -> None:
        """Note which puzzle a message shows now, if it is from a game of this store: only such puzzles can go."""
        async with self._database.transaction() as db:
            await db.execute("DELETE FROM puzzle_posts WHERE message = ?", post.message)
            if puzzle is not None and puzzle.origin.table is not None:
                await put_rows(db, "puzzle_posts", [columns(post, puzzle=puzzle.id)])

    async def outdated_posts(self) -> list[PuzzlePost]:
        """List the messages that show a puzzle that is gone, or names that are outdated, the newest first."""
        return await self._all(
            partial(read_row, PuzzlePost),
            "SELECT * FROM puzzle_posts WHERE puzzle NOT IN (SELECT id FROM puzzles) ORDER BY message DESC",
        )


async def drop_puzzles_of(db: Writer, user: int) -> None:
    """Delete the puzzles from all games that a person has played in, as part of a transaction.

    Only the times and grades of the answers to them are kept.
    """
    gone, of = "SELECT id FROM puzzles WHERE users LIKE ?", (users_pattern(user),)
    await db.execute(f"DELETE FROM puzzle_answers WHERE puzzle IN ({gone}) AND grade IS NULL", *of)
    await db.execute(f"UPDATE puzzle_answers SET steps = '[]' WHERE puzzle IN ({gone})", *of)
    await db.execute("DELETE FROM puzzles WHERE users LIKE ?", *of)


async def outdate_posts_of(db: Writer, user: int) -> None:
    """Have messages that show a puzzle from a person's games edited, as part of a transaction."""
    await db.execute(
        "UPDATE puzzle_posts SET puzzle = -1 WHERE puzzle IN (SELECT id FROM puzzles WHERE users LIKE ?)",
        users_pattern(user),
    )


def _puzzle(row: Any) -> Puzzle:
    return from_json(read_json(row["content"]))


async def _rating(read: Read, query: str, *values: object) -> Rating:
    rows = await read(query, *values)
    return Rating(*rows[0]) if rows else Rating()


async def _sharing(read: Read, table_id: int) -> list[int] | None:
    """Return everyone who has played in a game; None if one of them has been forgotten, or shares no games."""
    seats = await read("SELECT user, computer FROM seats WHERE table_id = ?", table_id)
    incidents = await read("SELECT facts FROM incidents WHERE table_id = ? AND kind = 'handed_over'", table_id)
    handed = [read_json(row["facts"]) for row in incidents]
    users = {row["user"] for row in seats if row["computer"] is None}
    users |= {facts["former_user"] for facts in handed if "former_computer" not in facts}
    if None in users:
        return None
    there = sorted(users)
    sharing = await read(f"SELECT user FROM people WHERE user IN ({marks(there)}) AND sharing != 'nothing'", *there)
    return there if len(sharing) == len(there) else None


def _key(answer: Answer) -> tuple[int, int, int]:
    return answer.user, answer.day, answer.puzzle


def _columns(rating: Rating) -> tuple[object, ...]:
    return rating.mu, rating.sigma, rating.games, rating.wins
