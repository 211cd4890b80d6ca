"""Everything that the store holds about a person, by the names of its tables, to be handed to them as a file."""

from __future__ import annotations

import json
from typing import Any

from bot.games.game import Json
from bot.people.forget import answered, is_about, naming
from bot.services.services import House

_EXACT = 2**53
"""From here on many programs read a number of JSON wrongly; Discord's ids are larger."""


async def personal_data(house: House, user: int) -> Json:
    """Tell everything that is kept about a person, and nothing about anybody else; ids are texts."""
    about = await house.results.about(user)
    found = {
        "user": user,
        "people": await _rows(house, "SELECT * FROM people WHERE user = ?", user),
        "games": await _games(house, user),
        "seats": await _rows(house, "SELECT * FROM seats WHERE user = ? ORDER BY game", user),
        "clocks": await _rows(
            house, "SELECT clocks.* FROM clocks JOIN seats USING (game, seat) WHERE user = ? ORDER BY game", user
        ),
        "moves": await _moves(house, user),
        "incidents": await _incidents(house, user),
        "questions": await _questions(house, user),
        "followers": await _rows(house, "SELECT * FROM followers WHERE user = ? ORDER BY game", user),
        "outbox": await _messages(house, user),
        "admin_log": await house.store.deeds_about(user),
        "results": about["results"],
        "ratings": about["ratings"],
    }
    return _exact(found)


async def _rows(house: House, query: str, *values: object) -> list[dict[str, Any]]:
    return [dict(row) for row in await house.store.database.read(query, *values)]


async def _games(house: House, user: int) -> list[dict[str, Any]]:
    """Tell the tables where they sit, that they host or have paused; who else does is not theirs to know."""
    rows = await _rows(
        house,
        "SELECT * FROM games WHERE ? IN (host, paused_by) OR id IN (SELECT game FROM seats WHERE user = ?) ORDER BY id",
        *(user, user),
    )
    own = [{"host": row["host"] == user, "paused_by": row["paused_by"] == user} for row in rows]
    return [row | masked | {"options": json.loads(row["options"])} for row, masked in zip(rows, own, strict=True)]


async def _moves(house: House, user: int) -> list[dict[str, Any]]:
    """Tell what was done from their seats since they sit there."""
    rows = await _rows(
        house,
        "SELECT moves.game, seq, moves.seat, action, at FROM seats JOIN moves USING (game, seat) WHERE user = ?"
        " AND seq > coalesce((SELECT max(revision) FROM incidents WHERE incidents.game = seats.game"
        " AND incidents.seat = seats.seat AND kind = 'handed_over'), -1) ORDER BY moves.game, seq",
        user,
    )
    return [row | {"action": json.loads(row["action"])} for row in rows]


async def _incidents(house: House, user: int) -> list[dict[str, Any]]:
    """Tell what happened to their seats beside the play, and which seats they gave or took."""
    rows = await _rows(
        house,
        "SELECT incidents.game, number, revision, kind, incidents.seat, at, facts, seats.user AS sits FROM incidents"
        " LEFT JOIN seats ON seats.game = incidents.game AND seats.seat = incidents.seat"
        " WHERE seats.user = ? OR facts LIKE ? ORDER BY incidents.game, number",
        *(user, naming(user)),
    )
    concerned = [row for row in rows if row.pop("sits") == user or is_about(row, user)]
    return [{name: value for name, value in row.items() if name != "facts"} for row in concerned]


async def _questions(house: House, user: int) -> list[dict[str, Any]]:
    """Tell which open questions are about them, and what they have answered."""
    rows = await _rows(
        house,
        "SELECT * FROM questions WHERE votes LIKE ? OR facts LIKE ? ORDER BY game, kind",
        *(naming(user), naming(user)),
    )
    return [
        {name: row[name] for name in ("game", "kind", "revision")} | {"answer": answered(row, user)}
        for row in rows
        if answered(row, user) is not None or is_about(row, user)
    ]


async def _messages(house: House, user: int) -> list[dict[str, Any]]:
    """Tell which messages were for them, or called them."""
    rows = await _rows(
        house,
        "SELECT id, game, kind, about, seq, message, place, due, status, created_at, user, pings FROM outbox"
        " WHERE user = ? OR pings LIKE ? ORDER BY id",
        *(user, naming(user)),
    )
    for_them = [row for row in rows if row["user"] == user or user in json.loads(row["pings"])]
    return [{name: value for name, value in row.items() if name not in ("user", "pings")} for row in for_them]


def _exact(value: Any) -> Any:
    """Write numbers that many programs could not read exactly as texts."""
    if isinstance(value, dict):
        return {key: _exact(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_exact(each) for each in value]
    return str(value) if isinstance(value, int) and abs(value) >= _EXACT else value
