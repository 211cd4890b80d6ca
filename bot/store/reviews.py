"""Reviews of finished games in the store."""

from __future__ import annotations

from dataclasses import asdict, replace

from bot.games.contract import Json
from bot.model.review import VERSION, Mistake, Review, TurningPoint
from bot.store.part import StorePart, put_rows, read_json, write_json


class ReviewStore(StorePart):
    """The stored reviews."""

    async def get(self, table_id: int) -> Review | None:
        """Read a game's review; None if there is none yet, or only one of another version."""
        return await self._one(
            lambda row: _from_json(read_json(row[0])),
            "SELECT data FROM reviews WHERE table_id = ? AND version = ?",
            table_id,
            VERSION,
        )

    async def put(self, table_id: int, review: Review) -> None:
        """Write a game's review."""
        rounded = tuple(tuple(round(chance, 4) for chance in each) for each in review.chances)
        row = {"table_id": table_id, "version": VERSION, "data": write_json(asdict(replace(review, chances=rounded)))}
        async with self._database.transaction(table_id) as db:
            await put_rows(db, "reviews", [row], key="table_id")


def _from_json(data: Json) -> Review:
    return Review(
        chances=tuple(map(tuple, data["chances"])),
        movers=tuple(data["movers"]),
        turning=None if data["turning"] is None else TurningPoint(**data["turning"]),
        mistakes=tuple(Mistake(**{**mistake, "better": tuple(mistake["better"])}) for mistake in data["mistakes"]),
    )
