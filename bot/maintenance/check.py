"""`piazza check`: replay every stored game by the rules, and tell of each the first thing that is wrong."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.games import GAMES
from bot.games.game import AnyGame, BadData, IllegalAction, Json
from bot.maintenance.damage import Damage, Damaged, compare
from bot.model.record import BadRecord, Recorded
from bot.model.rows import Ending, Move, Status, TableRow
from bot.services.results_writer import seat_results
from bot.store.store import Store
from bot.tables.take_back import TAKE_BACK

PAGE: Final = 500
"""How many tables' numbers are read at once."""
TRIES: Final = 50
"""How often a table is read again that changes while it is read."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored, read at one moment."""

    row: TableRow
    moves: Sequence[Move]
    positions: Sequence[Json]
    to_act: Sequence[int]
    results: Sequence[Json]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of the check of one table."""

    table: int
    rows: int
    """How many rows its log has."""
    damage: Damage | None = None
    replayed: bool = True
    """False where it was played by other rules than today's, which only they could replay."""


async def check(store: Store, table: int | None = None) -> AsyncIterator[Verdict]:
    """Check all tables in order, or one; a table at a time is in memory."""
    if table is not None:
        yield await check_table(store, table)
        return
    last = 0
    while True:
        rows = await store.database.read("SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?", last, PAGE)
        for row in rows:
            last = int(row[0])
            yield await check_table(store, last)
        if len(rows) < PAGE:
            return


async def count(store: Store) -> int:
    """Tell how many tables there are."""
    ((found,),) = await store.database.read("SELECT count(*) FROM games")
    return int(found)


async def check_table(store: Store, table: int) -> Verdict:
    """Check one table; whatever keeps it from being read is its damage."""
    rows = 0
    try:
        stored = await read_table(store, table)
        rows = len(stored.moves)
        return Verdict(table, rows, replayed=check_stored(stored))
    except Damaged as damaged:
        return Verdict(table, rows, Damage(table, damaged.problem, damaged.seq, damaged.facts))
    except Exception as error:  # one table that cannot even be read must not keep the others from being checked
        why = f"{type(error).__name__}: {error!s}"
        return Verdict(table, rows, Damage(table, "unreadable", None, {"why": why}))


async def read_table(store: Store, table: int) -> Stored:
    """Read a table at one moment, though the bot may be writing; raise Damaged where there is none."""
    read = store.database.read
    for _ in range(TRIES):
        before = await _stamp(store, table)
        row = await store.table(table)
        if row is None:
            raise Damaged("no-table")
        moves = await store.moves(table)
        positions = await read("SELECT position_after FROM moves WHERE game = ? ORDER BY seq", table)
        acting = await read("SELECT seat FROM seats WHERE game = ? AND to_act <> 0 ORDER BY seat", table)
        results = await read("SELECT * FROM results WHERE game = ? ORDER BY seat", table)
        if await _stamp(store, table) == before:
            return Stored(
                row,
                moves,
                [json.loads(found[0]) for found in positions],
                [int(found[0]) for found in acting],
                [_result(found) for found in results],
            )
    raise Damaged("restless")


async def _stamp(store: Store, table: int) -> tuple[object, ...]:
    """Tell what changes whenever anything does that is checked."""
    rows = await store.database.read(
        "SELECT status, (SELECT max(seq) FROM moves WHERE game = games.id),"
        " (SELECT count(*) FROM results WHERE game = games.id) FROM games WHERE id = ?",
        table,
    )
    return tuple(rows[0]) if rows else ()


def check_stored(stored: Stored) -> bool:
    """Check what is stored of a table; raise Damaged. Tell whether its game could be replayed."""
    row = stored.row
    if row.game not in GAMES:
        raise Damaged("no-such-game", game=row.game)
    game = GAMES[row.game]
    _check_order(stored)
    if not stored.moves:
        return True
    if row.rules != game.RULES:
        return False
    position = _replayed(game, stored)
    _check_status(game, stored, position)
    _check_results(stored)
    return True


def _check_order(stored: Stored) -> None:
    row = stored.row
    for place, move in enumerate(stored.moves):
        if move.seq != place:
            raise Damaged("row-missing", place)
    if row.status is Status.INVITATION and stored.moves:
        raise Damaged("not-begun", 0)
    if row.status in (Status.RUNNING, Status.OVER) and not stored.moves:
        raise Damaged("row-missing", 0)
    if stored.moves and len(row.seats) not in GAMES[row.game].SEATS:
        raise Damaged("seats", count=str(len(row.seats)))


def _replayed(game: AnyGame, stored: Stored) -> Any:
    """Replay the log and compare each row; tell the last position."""
    positions: list[Any] = []
    for move, there in zip(stored.moves, stored.positions, strict=True):
        try:
            position = _after(game, stored, positions, move)
            _compare_position(game, move.seq, there, position)
        except (BadData, BadRecord) as error:
            raise Damaged("bad-data", move.seq, why=str(error)) from None
        except IllegalAction as refused:
            raise Damaged("illegal", move.seq, why=str(refused)) from None
        positions.append(position)
    return positions[-1]


def _compare_position(game: AnyGame, seq: int, there: Json, position: Any) -> None:
    right = game.position_to_json(position)
    if there != right and game.position_from_json(there) != position:  # what an older program wrote may read the same
        compare("position", seq, there, right)


def _after(game: AnyGame, stored: Stored, positions: Sequence[Any], move: Move) -> Any:
    """Tell the position that a row of the log leads to; raise Damaged, BadData, BadRecord or IllegalAction."""
    if move.seq == 0:
        return _dealt(game, stored, move)
    if move.back_to is not None:
        compare("action", move.seq, move.action, {"action": TAKE_BACK})
        if not 0 <= move.back_to < move.seq:
            raise Damaged("back-to", move.seq, back_to=str(move.back_to))
        return positions[move.back_to]
    if move.seat is None:
        raise Damaged("nobody", move.seq)
    action = game.action_from_json(move.action)
    if not move.chosen:
        house = game.automatic(positions[-1])
        compare("action", move.seq, move.action, None if house is None else game.action_to_json(house))
    draws = Recorded(game.drawn_from_json(action, move.drawn.get("drawn")))
    played = game.play(positions[-1], move.seat, action, draws)
    draws.finish()
    compare("events", move.seq, move.events, game.events_to_json(played.events))
    compare("reveals", move.seq, move.reveals, played.reveals)
    return played.position


def _dealt(game: AnyGame, stored: Stored, move: Move) -> Any:
    """Check the dealt position, and tell it; raise Damaged, BadData or BadRecord."""
    there = game.position_from_json(stored.positions[0])
    compare("setup", 0, move.drawn, game.setup_to_json(there))
    try:
        draws = Recorded(game.setup_from_json(move.drawn))
    except BadData as error:
        if error.problem.startswith("unknown"):
            return there  # cards of an operator who has taken them out again: games keep what they were dealt
        raise
    dealt = game.position_to_json(game.deal(len(stored.row.seats), stored.row.options, draws))
    draws.finish()
    # and what a card asks for may have been changed since, for the games after that
    kept = {key: stored.positions[0][key] for key in move.drawn if key in dealt and key in stored.positions[0]}
    compare("position", 0, stored.positions[0], dealt | kept)
    return there


def _check_status(game: AnyGame, stored: Stored, position: Any) -> None:
    """Check that the table stands where its game does."""
    row, actors, last = stored.row, game.actors(position), stored.moves[-1].seq
    if row.status is Status.RUNNING:
        if not actors:
            raise Damaged("not-ended", last)
        compare("to-act", last, list(stored.to_act), sorted(actors))
    elif row.ending is Ending.PLAYED and actors:
        raise Damaged("not-over", last)
    if row.announced > last:
        raise Damaged("announced", last, announced=str(row.announced))


def _check_results(stored: Stored) -> None:
    """Check that what was written down of a game that ended is what came out of it, and whose it is."""
    row = stored.row
    if not stored.results:
        return  # an ended game's are written soon, at the latest when the bot starts
    if row.ending is None:
        raise Damaged("not-over", stored.moves[-1].seq)
    right: list[dict[str, Any]] = [
        {
            **{"seat": number, "user": seat.user, "computer": seat.computer, "place": came.place, "score": came.score},
            **{"gave_up": came.gave_up, "figures": dict(came.figures)},
        }
        for number, (seat, came) in enumerate(
            zip(row.seats, seat_results(row, stored.positions[-1], stored.moves), strict=True)
        )
    ]
    for there, meant in zip(stored.results, right, strict=False):
        # what was not counted yet when the game ended is not missing
        meant["figures"] = {name: number for name, number in meant["figures"].items() if name in there["figures"]}
    compare("results", None, list(stored.results), right)


def _result(row: Any) -> Json:
    return {
        **{key: row[key] for key in ("seat", "user", "computer", "place", "score")},
        **{"gave_up": bool(row["gave_up"]), "figures": json.loads(row["figures"])},
    }
