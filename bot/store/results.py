"""What came out of the games that ended, and how strong their players have proved to be."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from bot.database.base import Database, Writer, marks
from bot.games import GAMES
from bot.games.game import Json
from bot.model.rating import Rating, rate
from bot.model.rows import Ending, TableRow
from bot.model.variants import rated_as


class Pool(StrEnum):
    """Who is rated with whom: people among themselves; computer players with whoever plays with them."""

    PEOPLE = "people"
    COMPUTERS = "computers"


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a seat came to: no place where there was no result, no score where it does not count as its own."""

    place: int | None
    score: int | None
    gave_up: bool
    figures: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Result(SeatResult):
    """What a person came to in a game that ended."""

    table: int
    game: str
    guild: int
    seats: int
    """How many sat at the table."""
    ending: Ending
    rated: bool
    ended_at: int
    options: Mapping[str, bool] = field(default_factory=dict)
    """What was chosen with the table."""

    @property
    def won(self) -> bool:
        """Whether they won, alone or with others."""
        return self.place == 1 and not self.gave_up


class Results:
    """The part of the store that holds results and ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def pending(self) -> list[int]:
        """List the tables whose game ended and whose results are not written yet, in the order of their ends."""
        rows = await self._database.read(
            "SELECT id FROM games WHERE status IN ('over', 'abandoned')"
            " AND EXISTS (SELECT 1 FROM moves WHERE game = games.id)"
            " AND NOT EXISTS (SELECT 1 FROM results WHERE game = games.id) ORDER BY ended_at, id"
        )
        return [int(row[0]) for row in rows]

    async def write(self, row: TableRow, seats: Sequence[SeatResult]) -> bool:
        """Write a game's results and rate its players, all or nothing; tell whether that was still to be done."""
        async with self._database.transaction() as db:
            if await db.execute_fetchall("SELECT 1 FROM results WHERE game = ? LIMIT 1", (row.id,)):
                return False
            await db.executemany(
                "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (
                        *(row.id, number, row.seats[number].user, row.seats[number].computer),
                        *(seat.place, seat.score, seat.gave_up, json.dumps(dict(seat.figures))),
                    )
                    for number, seat in enumerate(seats)
                ],
            )
            if row.rated:
                for pool in Pool:
                    await _rate(db, row, pool, seats)
        return True

    async def of(self, user: int, guild: int | None = None) -> list[Result]:
        """List a person's results on a server, or everywhere, the newest first."""
        rows = await self._database.read(
            "SELECT results.*, games.game AS kind, guild, ending, rated, ended_at, options,"
            " (SELECT count(*) FROM seats WHERE seats.game = results.game) AS seats"
            " FROM results JOIN games ON games.id = results.game"
            " WHERE user = ? AND guild = coalesce(?, guild) ORDER BY ended_at DESC, games.id DESC",
            *(user, guild),
        )
        return [_result(row) for row in rows]

    async def ratings(self, guild: int, game: str, variant: str, pool: Pool) -> dict[str, Rating]:
        """Tell the ratings of a server's players of a game's variant that is rated on its own, the best first.

        Keys are as `player_key` makes them.
        """
        rows = await self._database.read(
            "SELECT player, mu, sigma, games, wins FROM ratings"
            " WHERE guild = ? AND kind = ? AND variant = ? AND pool = ?",
            *(guild, game, variant, pool.value),
        )
        return dict(sorted(_rated(rows).items(), key=lambda entry: (-entry[1].points, entry[0])))

    async def names(self, guild: int, users: Collection[int]) -> dict[int, str]:
        """Tell the names, raw, that people had when they last sat down at a table of a server."""
        asked = list(users)
        rows = await self._database.read(
            "SELECT seats.user, name FROM seats JOIN (SELECT user AS who, max(seats.game) AS last"
            f" FROM seats JOIN games ON games.id = seats.game WHERE user IN ({marks(asked)}) AND guild = ?"
            " GROUP BY user) AS latest ON seats.game = last AND seats.user = who",
            *(*asked, guild),
        )
        return {int(row["user"]): str(row["name"]) for row in rows}

    async def about(self, user: int) -> Json:
        """Tell everything that is kept here about a person."""
        ratings = await self._database.read(
            "SELECT guild, kind, variant, pool, mu, sigma, games, wins FROM ratings WHERE player = ?"
            " ORDER BY guild, kind, variant, pool",
            player_key(user, None),
        )
        results = await self._database.read(
            "SELECT game, seat, place, score, gave_up, figures FROM results WHERE user = ? ORDER BY game", user
        )
        return {
            "ratings": [dict(row) for row in ratings],
            "results": [
                dict(row) | {"gave_up": bool(row["gave_up"]), "figures": json.loads(row["figures"])} for row in results
            ],
        }

    async def forget(self, user: int) -> None:
        """Make a person's results anonymous and delete their ratings, in a transaction of its own."""
        async with self._database.transaction() as db:
            await forget(db, user)


async def forget(db: Writer, user: int) -> None:
    """Make a person's results anonymous and delete their ratings, as part of a transaction."""
    await db.execute("UPDATE results SET user = NULL WHERE user = ?", (user,))
    await db.execute("DELETE FROM ratings WHERE player = ?", (player_key(user, None),))


def player_key(user: int | None, computer: str | None) -> str:
    """Tell how ratings name a player: a Discord id, or a computer player's name."""
    key = computer if user is None else str(user)
    assert key is not None, "nobody sits there"
    return key


async def _rate(db: Writer, row: TableRow, pool: Pool, seats: Sequence[SeatResult]) -> None:
    """Rate those of a pool who took part; where nobody of them stayed to the end, nothing was decided."""
    part = [
        (player_key(holder.user, holder.computer), seat)
        for holder, seat in zip(row.seats, seats, strict=True)
        if holder.user is not None or (pool is Pool.COMPUTERS and holder.computer is not None)
    ]
    if pool is Pool.COMPUTERS and not any(holder.computer is not None for holder in row.seats):
        return
    if all(seat.gave_up for _, seat in part):
        return
    variant = rated_as(GAMES[row.game], row.options)
    placed = [(player, seat.place) for player, seat in part if seat.place is not None]
    known = _rated(
        await db.execute_fetchall(
            "SELECT player, mu, sigma, games, wins FROM ratings"
            " WHERE guild = ? AND kind = ? AND variant = ? AND pool = ?"
            f" AND player IN ({marks(placed)})",
            (row.guild, row.game, variant, pool.value, *(player for player, _ in placed)),
        )
    )
    await db.executemany(
        "INSERT INTO ratings (guild, kind, variant, pool, player, mu, sigma, games, wins)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild, kind, variant, pool, player) DO UPDATE SET"
        " mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, wins = excluded.wins",
        [
            (row.guild, row.game, variant, pool.value, player, rating.mu, rating.sigma, rating.games, rating.wins)
            for player, rating in rate(known, placed).items()
        ],
    )


def _rated(rows: Iterable[Any]) -> dict[str, Rating]:
    return {row["player"]: Rating(row["mu"], row["sigma"], row["games"], row["wins"]) for row in rows}


def _result(row: Any) -> Result:
    return Result(
        place=row["place"],
        score=row["score"],
        gave_up=bool(row["gave_up"]),
        figures=json.loads(row["figures"]),
        table=row["game"],
        game=row["kind"],
        guild=row["guild"],
        seats=row["seats"],
        ending=Ending(row["ending"]),
        rated=bool(row["rated"]),
        ended_at=row["ended_at"],
        options=json.loads(row["options"]),
    )
