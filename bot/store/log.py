"""The log of each table in the store: append-only moves, each with the position after it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from bot.database.base import Writer, marks
from bot.games.contract import Json
from bot.model.rows import Entry, Move
from bot.store.part import StorePart, read_json, read_row

_LAST = 2**62
_COLUMNS = "seq, seat, action, drawn, events, reveals, chosen, back_to, interaction, at, turn_ended, by_order, joined"


class LogStore(StorePart):
    """The logs; `Store` appends to them."""

    async def position(self, table_id: int, seq: int | None = None) -> tuple[int, Json] | None:
        """Read the position after a row, by default the newest, with the row's seq; None before the deal."""
        rows = await self._database.read(
            "SELECT seq, position_after FROM moves WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1",
            table_id,
            _LAST if seq is None else seq,
        )
        return (int(rows[0][0]), read_json(rows[0][1])) if rows else None

    async def positions(self, table_id: int) -> list[Json]:
        """Read the positions after all rows, in order."""
        rows = await self._database.read("SELECT position_after FROM moves WHERE table_id = ? ORDER BY seq", table_id)
        return [read_json(row[0]) for row in rows]

    async def moves(self, table_id: int, since: int = -1) -> list[Move]:
        """Read the rows after one, in order."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM moves WHERE table_id = ? AND seq > ? ORDER BY seq", table_id, since
        )
        return [_move(row) for row in rows]

    async def move_of(self, interaction: int) -> tuple[int, int] | None:
        """Return the table and row that an interaction led to, or None."""
        rows = await self._database.read("SELECT table_id, seq FROM moves WHERE interaction = ?", interaction)
        return (int(rows[0][0]), int(rows[0][1])) if rows else None


async def put_entries(db: Writer, table_id: int, entries: Iterable[Entry], now: int) -> None:
    """Append rows, as part of a transaction; raise Conflict if one of their numbers or interactions is taken."""
    await db.executemany(
        f"INSERT INTO moves (table_id, {_COLUMNS}, position_after) VALUES ({marks(range(15))})",
        [_values(table_id, entry, now) for entry in entries],
    )


_dumps: Callable[[Json], str] = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":")).encode
"""Created once: json.dumps creates an encoder on each call with other than the default settings."""


def _values(table_id: int, entry: Entry, now: int) -> tuple[object, ...]:
    move = entry.move
    return (
        *(table_id, move.seq, move.seat, _dumps(move.action), _dumps(move.drawn), _dumps(move.events), move.reveals),
        *(move.chosen, move.back_to, move.interaction, move.at or now, move.turn_ended, move.by_order),
        move.joined,
        _dumps(entry.position),
    )


def _move(row: Any) -> Move:
    return read_row(Move, row, **{name: read_json(row[name]) for name in ("action", "drawn", "events")})
