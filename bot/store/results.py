"""The results of finished games, the ratings of players, and the reviews of games in the store."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any

from bot.database.base import Writer, marks
from bot.games import GAMES
from bot.games.contract import Json
from bot.model.rating import Rating, rate
from bot.model.results import Pool, Result, SeatResult, player_key
from bot.model.review import REVIEW_VERSION, Mistake, Review, TurningPoint
from bot.model.rows import TableRow
from bot.model.variants import rated_variant_of
from bot.store.leagues import settle_pairing
from bot.store.part import StorePart, columns, put_rows, read_json, read_row, write_json


class ResultStore(StorePart):
    async def pending(self) -> list[int]:
        """List the tables whose game ended and whose results are not written yet, in the order they ended."""
        return await self._ids(
            "SELECT id FROM tables WHERE status IN ('over', 'abandoned')"
            " AND EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id)"
            " AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY ended_at, id"
        )

    async def write(self, row: TableRow, seats: Sequence[SeatResult]) -> bool:
        """Write a game's results and rate its players, all or nothing; return False if that was already done."""
        async with self._database.transaction() as db:
            if await db.read("SELECT 1 FROM results WHERE table_id = ? LIMIT 1", row.id):
                return False
            rows = [
                columns(
                    seat,
                    table_id=row.id,
                    seat=number,
                    user=held.user,
                    computer=held.computer,
                    figures=write_json(dict(seat.figures)),
                )
                for number, (held, seat) in enumerate(zip(row.seats, seats, strict=True))
            ]
            await put_rows(db, "results", rows)
            if row.rated:
                for pool in Pool:
                    await _rate(db, row, pool, seats)
            await settle_pairing(db, row, seats)
        return True

    async def of_table(self, table_id: int) -> list[dict[str, Any]]:
        """Return the results of a table as they are stored, by seat."""
        return await self._all(
            _as_dict,
            "SELECT seat, user, computer, rank, score, gave_up, figures FROM results WHERE table_id = ? ORDER BY seat",
            table_id,
        )

    async def of_person(self, user: int, guild: int | None = None) -> list[Result]:
        """List a person's results on a server, or everywhere, newest first."""
        return await self._all(
            _result,
            "SELECT results.*, tables.game, guild, ending, rated, ended_at, options,"
            " (SELECT count(*) FROM seats WHERE seats.table_id = results.table_id) AS seats"
            " FROM results JOIN tables ON tables.id = results.table_id"
            " WHERE user = ? AND guild = coalesce(?, guild) ORDER BY ended_at DESC, tables.id DESC",
            *(user, guild),
        )

    async def ratings(self, guild: int, variant: str, pool: Pool) -> dict[str, Rating]:
        """Return a server's ratings for a separately rated variant, `game/variant`, by `player_key`, best first."""
        rows = await self._database.read(
            "SELECT player, mu, sigma, games, wins FROM ratings WHERE guild = ? AND variant = ? AND pool = ?",
            *(guild, variant, pool),
        )
        return dict(sorted(_ratings_by_player(rows).items(), key=lambda entry: (-entry[1].points, entry[0])))

    async def names(self, guild: int, users: Collection[int]) -> dict[int, str]:
        """Return the raw names that people had when they last sat down at a table of a server."""
        asked = list(users)
        rows = await self._database.read(
            "SELECT seats.user, name FROM seats JOIN (SELECT user AS who, max(seats.table_id) AS last"
            f" FROM seats JOIN tables ON tables.id = seats.table_id WHERE user IN ({marks(asked)}) AND guild = ?"
            " GROUP BY user) AS latest ON seats.table_id = last AND seats.user = who",
            *(*asked, guild),
        )
        return {int(row["user"]): str(row["name"]) for row in rows}

    async def about(self, user: int) -> Json:
        """Return everything stored here about a person."""
        ratings = await self._database.read(
            "SELECT guild, variant, pool, mu, sigma, games, wins FROM ratings WHERE player = ?"
            " ORDER BY guild, variant, pool",
            player_key(user, None),
        )
        results = await self._database.read(
            "SELECT table_id, seat, rank, score, gave_up, figures FROM results WHERE user = ? ORDER BY table_id", user
        )
        return {"ratings": [dict(row) for row in ratings], "results": [_as_dict(row) for row in results]}


async def forget_results(db: Writer, user: int) -> None:
    """Make a person's results anonymous and delete their ratings, as part of a transaction."""
    await db.execute("UPDATE results SET user = NULL WHERE user = ?", user)
    await db.execute("DELETE FROM ratings WHERE player = ?", player_key(user, None))


async def _rate(db: Writer, row: TableRow, pool: Pool, seats: Sequence[SeatResult]) -> None:
    """Rate the players of a pool, unless all of them gave up."""
    part = [
        (player_key(holder.user, holder.computer), seat)
        for holder, seat in zip(row.seats, seats, strict=True)
        if holder.user is not None or (pool is Pool.COMPUTERS and holder.computer is not None)
    ]
    if pool is Pool.COMPUTERS and not any(holder.computer is not None for holder in row.seats):
        return
    if all(seat.gave_up for _, seat in part):
        return
    variant = rated_variant_of(GAMES[row.game], row.options)
    ranked = [(player, seat.rank) for player, seat in part if seat.rank is not None]
    known = _ratings_by_player(
        await db.read(
            "SELECT player, mu, sigma, games, wins FROM ratings WHERE guild = ? AND variant = ? AND pool = ?"
            f" AND player IN ({marks(ranked)})",
            row.guild,
            variant,
            pool,
            *(player for player, _ in ranked),
        )
    )
    pooled = {"guild": row.guild, "variant": variant, "pool": pool}
    rows = [columns(rating, player=player, **pooled) for player, rating in rate(known, ranked).items()]
    await put_rows(db, "ratings", rows, key="guild, variant, pool, player")


def _ratings_by_player(rows: Iterable[Any]) -> dict[str, Rating]:
    return {row["player"]: read_row(Rating, row) for row in rows}


def _as_dict(row: Any) -> dict[str, Any]:
    return {**dict(row), "gave_up": bool(row["gave_up"]), "figures": read_json(row["figures"])}


def _result(row: Any) -> Result:
    return read_row(Result, row, "figures", "options")


class ReviewStore(StorePart):
    async def get(self, table_id: int) -> Review | None:
        """Read a game's review; None if there is none yet, or only one of another version."""
        return await self._one(
            lambda row: _from_json(read_json(row[0])),
            "SELECT data FROM reviews WHERE table_id = ? AND version = ?",
            table_id,
            REVIEW_VERSION,
        )

    async def put(self, table_id: int, review: Review) -> None:
        rounded = tuple(tuple(round(chance, 4) for chance in each) for each in review.chances)
        row = {
            "table_id": table_id,
            "version": REVIEW_VERSION,
            "data": write_json(asdict(replace(review, chances=rounded))),
        }
        async with self._database.transaction(table_id) as db:
            await put_rows(db, "reviews", [row], key="table_id")


def _from_json(data: Json) -> Review:
    return Review(
        chances=tuple(map(tuple, data["chances"])),
        movers=tuple(data["movers"]),
        turning=None if data["turning"] is None else TurningPoint(**data["turning"]),
        mistakes=tuple(Mistake(**{**mistake, "better": tuple(mistake["better"])}) for mistake in data["mistakes"]),
    )
