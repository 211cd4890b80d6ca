"""`piazza check`: replay every stored game by its rules, and report the first fault in each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.database.faults import StoreFault
from bot.games import GAMES, version_of
from bot.games.codec import short_repr
from bot.games.contract import AnyGame, BadData, IllegalAction, Json, Played, UnknownContent
from bot.model.draws import ImpossibleDraw, RecordedChance
from bot.model.history import ANEW_KEY, effective_moves
from bot.model.results import seat_results
from bot.model.rows import Ending, Move, Status, TableRow
from bot.store.store import Store
from bot.tables.take_back import TAKE_BACK
from bot.texts.printable import Problem, to_one_line

NO_TABLE: Final = "no-table"
"""The problem of a table that does not exist, which is no damage if the operator asked for that table."""
PAGE_SIZE: Final = 500
"""The number of table ids read at once."""


@dataclass(frozen=True, slots=True)
class TableVerdict:
    table_id: int
    rows: int
    """The number of rows in its log."""
    damage: Damage | None = None
    replayed: bool = True
    """Whether its game was replayed; False for one played by rules that this program no longer has."""

    def __str__(self) -> str:
        """Describe the damage in one printable line."""
        assert self.damage is not None
        row = "" if self.damage.seq is None else f", row {self.damage.seq}"
        return f"Table {self.table_id}{row}: {self.damage}"


async def check(store: Store, table_id: int | None = None) -> AsyncIterator[TableVerdict]:
    """Check all tables in order, or one, holding one table in memory at a time."""
    if table_id is not None:
        yield await check_table(store, table_id)
        return
    found = await store.tables.page(0, PAGE_SIZE)
    while found:
        for each in found:
            yield await check_table(store, each)
        found = await store.tables.page(found[-1], PAGE_SIZE)


async def check_table(store: Store, table_id: int) -> TableVerdict:
    """Check one table; failing to read it counts as damage."""
    rows = 0
    try:
        stored = await _read(store, table_id)
        rows = len(stored.moves)
        return TableVerdict(table_id, rows, replayed=check_stored(stored))
    except Damage as damage:
        return TableVerdict(table_id, rows, damage)
    except Exception as error:  # an unreadable table must not prevent checking the others
        why = error.detail if isinstance(error, StoreFault) else f"{type(error).__name__}: {error!s}"
        return TableVerdict(table_id, rows, Damage("unreadable", why=why))


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was stored at one moment."""

    row: TableRow
    moves: Sequence[Move]
    positions: Sequence[Json]
    to_act: Sequence[int]
    results: Sequence[Json]


async def _read(store: Store, table_id: int) -> StoredTable:
    async with store.database.snapshot():
        row = await store.tables.get(table_id)
        if row is None:
            raise Damage(NO_TABLE)
        return StoredTable(
            row,
            await store.log.moves(table_id),
            await store.log.positions(table_id),
            await store.tables.to_act(table_id),
            await store.results.of_table(table_id),
        )


def check_stored(stored: StoredTable) -> bool:
    """Check a table's stored data; raise Damage. Return whether its game could be replayed."""
    row = stored.row
    _check_order(stored)
    if not stored.moves:
        return True
    game = version_of(row.game, row.rules)
    if game is None:
        return False
    _check_status(game, stored, _replay_log(game, stored))
    _check_results(stored)
    return True


def _check_order(stored: StoredTable) -> None:
    row = stored.row
    for seq, move in enumerate(stored.moves):
        if move.seq != seq:
            raise Damage("row-missing", seq)
    if row.is_invitation and stored.moves:
        raise Damage("not-begun", 0)
    if row.status in (Status.RUNNING, Status.OVER) and not stored.moves:
        raise Damage("row-missing", 0)
    if stored.moves and len(row.seats) not in GAMES[row.game].meta.seats:
        raise Damage("seats", count=str(len(row.seats)))


def _replay_log(game: AnyGame, stored: StoredTable) -> Any:
    """Replay the log, compare each row, and return the last position."""
    positions: list[Any] = []
    for move, there in zip(stored.moves, stored.positions, strict=True):
        try:
            position = _position_after(game, stored, positions, move)
            _compare_position(game, move.seq, there, position)
        except (BadData, ImpossibleDraw) as error:
            raise Damage("bad-data", move.seq, why=str(error)) from None
        except IllegalAction as refused:
            raise Damage("illegal", move.seq, why=str(refused)) from None
        positions.append(position)
    return positions[-1]


def _compare_position(game: AnyGame, seq: int, there: Json, position: Any) -> None:
    right = game.codec.position_to_json(position)
    # an older program may have written the same position differently
    if there != right and game.codec.position_from_json(there) != position:
        require_equal("position", seq, there, right)


def _position_after(game: AnyGame, stored: StoredTable, positions: Sequence[Any], move: Move) -> Any:
    """Return the position that a row leads to; raise Damage, BadData, ImpossibleDraw or IllegalAction."""
    if move.seq == 0:
        return _check_deal(game, stored, move)
    if move.back_to is not None:
        require_equal("action", move.seq, move.action, {"action": TAKE_BACK})
        if not 0 <= move.back_to < move.seq:
            raise Damage("back-to", move.seq, back_to=str(move.back_to))
        return _position_redrawn(game, stored, move) if ANEW_KEY in move.drawn else positions[move.back_to]
    if move.seat is None:
        raise Damage("nobody", move.seq)
    if not move.chosen:
        _, forced = game.rules.forced(positions[-1]) or (None, game.rules.closing(positions[-1], move.seat))
        require_equal("action", move.seq, move.action, None if forced is None else game.codec.action_to_json(forced))
    played = _play_row(game, positions[-1], move)
    require_equal("events", move.seq, move.events, game.codec.events_to_json(played.events))
    require_equal("reveals", move.seq, move.reveals, played.reveals)
    require_equal("turn-ended", move.seq, move.turn_ended, played.turn_ended)
    return played.position


def _position_redrawn(game: AnyGame, stored: StoredTable, move: Move) -> Any:
    """Return the position before a take-back's undone moves, with what it has drawn anew; raise likewise."""
    deal, *line = effective_moves(stored.moves[: move.seq + 1])
    try:
        dealt = RecordedChance(game.codec.setup_from_json(deal.drawn))
    except UnknownContent:  # an operator removed it, but games keep what they were dealt
        return game.codec.position_from_json(stored.positions[move.seq])
    position = game.rules.deal(len(stored.row.seats), stored.row.options, dealt)
    for each in line:
        position = _play_row(game, position, each).position
    return position


def _play_row(game: AnyGame, position: Any, move: Move) -> Played[Any]:
    """Play the action of a row with what it drew; raise likewise."""
    if move.seat is None:
        raise Damage("nobody", move.seq)
    action = game.codec.action_from_json(move.action)
    draws = RecordedChance(game.codec.drawn_from_json(action, move.drawn.get("drawn")))
    played = game.rules.play(position, move.seat, action, draws)
    draws.finish()
    return played


def _check_deal(game: AnyGame, stored: StoredTable, move: Move) -> Any:
    """Check the dealt position and return it; raise Damage, BadData or ImpossibleDraw."""
    there = game.codec.position_from_json(stored.positions[0])
    try:
        drawn = game.codec.setup_from_json(move.drawn)
    except UnknownContent:  # an operator removed it, but games keep what they were dealt
        require_equal("setup", 0, move.drawn, game.codec.setup_to_json(there, ()))
        return there
    require_equal("setup", 0, move.drawn, game.codec.setup_to_json(there, drawn))
    draws = RecordedChance(drawn)
    dealt = game.codec.position_to_json(game.rules.deal(len(stored.row.seats), stored.row.options, draws))
    draws.finish()
    # the content that was dealt may have changed since, for later games
    kept = {key: stored.positions[0][key] for key in move.drawn if key in dealt and key in stored.positions[0]}
    require_equal("position", 0, stored.positions[0], dealt | kept)
    return there


def _check_status(game: AnyGame, stored: StoredTable, position: Any) -> None:
    """Check that the table's status agrees with its game."""
    row, actors, last = stored.row, game.rules.actors(position), stored.moves[-1].seq
    if row.is_running:
        if not actors:
            raise Damage("not-ended", last)
        require_equal("to-act", last, list(stored.to_act), sorted(actors))
    elif row.ending is Ending.PLAYED and actors:
        raise Damage("not-over", last)
    if row.announced > last:
        raise Damage("announced", last, announced=str(row.announced))


def _check_results(stored: StoredTable) -> None:
    """Check that the results stored for a finished game follow from its log."""
    row = stored.row
    if not stored.results:
        return  # they are written soon after the end, at the latest after the bot's next start
    if row.ending is None:
        raise Damage("not-over", stored.moves[-1].seq)
    right: list[dict[str, Any]] = [
        {
            "seat": number,
            "user": seat.user,
            "computer": seat.computer,
            "rank": result.rank,
            "score": result.score,
            "gave_up": result.gave_up,
            "figures": dict(result.figures),
        }
        for number, (seat, result) in enumerate(
            zip(row.seats, seat_results(row, stored.positions[-1], stored.moves), strict=True)
        )
    ]
    for there, meant in zip(stored.results, right, strict=False):
        # a figure that did not exist yet when the game ended is not missing
        meant["figures"] = {name: number for name, number in meant["figures"].items() if name in there["figures"]}
    require_equal("results", None, list(stored.results), right)


class Damage(Problem):
    """The first fault found in a table, and the row of the log, or None outside the log."""

    PREFIX = "damage-"

    def __init__(self, problem: str, seq: int | None = None, **facts: str) -> None:
        super().__init__(problem, **{name: to_one_line(fact) for name, fact in facts.items()})
        self.seq = seq


def require_equal(problem: str, seq: int | None, stored: Json, right: Json) -> None:
    """Raise Damage with the first place where the stored value differs from the right one."""
    found = difference(stored, right)
    if found is not None:
        path, there, meant = found
        raise Damage(problem, seq, path=path, stored=there, right=meant)


def difference(stored: Json, right: Json, path: str = "") -> tuple[str, str, str] | None:
    """Return the first place where two values differ, as a path, with both values; None if they are equal."""
    if isinstance(stored, dict) and isinstance(right, dict):
        keys = [*right, *(key for key in stored if key not in right)]
        pairs = [(str(key), stored.get(key, _ABSENT), right.get(key, _ABSENT)) for key in keys]
    elif isinstance(stored, list) and isinstance(right, list) and len(stored) == len(right):
        pairs = [(str(place), there, meant) for place, (there, meant) in enumerate(zip(stored, right, strict=True))]
    else:
        # True equals 1 in Python, but not in JSON
        same = type(stored) is type(right) and stored == right
        return None if same else (path or "·", _show_value(stored), _show_value(right))
    for step, there, meant in pairs:
        if (found := difference(there, meant, f"{path}.{step}" if path else step)) is not None:
            return found
    return None


class _Absent:
    def __repr__(self) -> str:
        return "–"


_ABSENT: Any = _Absent()


def _show_value(value: Json) -> str:
    return repr(value) if value is _ABSENT else short_repr(value)
