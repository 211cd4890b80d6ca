"""Reviews of finished games in the store."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

from bot.games.contract import Json
from bot.model.review import VERSION, Mistake, Review, TurningPoint
from bot.store.part import StorePart, read_json


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
        data = json.dumps(asdict(replace(review, chances=rounded)), separators=(",", ":"))
        await self._write(
            table_id,
            "INSERT INTO reviews (table_id, version, data) VALUES (?, ?, ?) ON CONFLICT (table_id)"
            " DO UPDATE SET version = excluded.version, data = excluded.data",
            table_id,
            VERSION,
            data,
        )


def _from_json(data: Json) -> Review:
    return Review(
        chances=tuple(map(tuple, data["chances"])),
        movers=tuple(data["movers"]),
        turning=None if data["turning"] is None else TurningPoint(**data["turning"]),
        mistakes=tuple(Mistake(**{**mistake, "better": tuple(mistake["better"])}) for mistake in data["mistakes"]),
    )
