"""Writing and replaying game records: one game as one JSON document that anyone can check."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games import GAMES, version_of
from bot.games.codec import read_list, short_repr
from bot.games.contract import AnyGame, BadData, IllegalAction, Json, Outcome
from bot.model.draws import ImpossibleDraw, RecordedChance

FORMAT = "game-record/1"
_KEYS = ("format", "game", "rules", "options", "seats", "setup", "moves")


class BadRecord(ValueError):
    """Raised for an invalid record: a code with its facts, or the error that it causes; and the move it is in.

    Moves are counted from 1; the move is None outside of them.
    """

    def __init__(
        self,
        problem: str | BadData | ImpossibleDraw | IllegalAction,
        move: int | None = None,
        game: str = "",
        names: Sequence[str] = (),
        **facts: str,
    ) -> None:
        super().__init__(str(problem) if move is None else f"move {move}: {problem}")
        self.problem = problem
        self.move = move
        self.game = game
        """The name of the game that refuses an action."""
        self.names = names
        self.facts = facts


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """An action with the random draws it made, in order."""

    seat: int
    action: Any
    drawn: Sequence[Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game replayed from its record; the first of its positions is the dealt one."""

    game: AnyGame
    options: Mapping[str, bool]
    names: tuple[str, ...]
    moves: tuple[RecordedMove, ...]
    positions: tuple[Any, ...]
    outcome: Outcome | None

    @property
    def position(self) -> Any:
        """The position after the last move."""
        return self.positions[-1]


def to_record(
    game: AnyGame,
    options: Mapping[str, bool],
    names: Sequence[str],
    setup: Json,
    moves: Iterable[RecordedMove],
    outcome: Outcome | None,
) -> dict[str, Json]:
    """Return the record of a game from its setup and moves; without an outcome it is still running.

    A finished game names the oldest rules under which it reads the same, as others may not know newer ones.
    """
    record: dict[str, Json] = {
        "format": FORMAT,
        "game": game.meta.name,
        "rules": game.meta.rules_version,
        "options": dict(options),
        "seats": [{"name": name} for name in names],
        "setup": setup,
        "moves": [
            {
                "seat": move.seat,
                **game.codec.action_to_json(move.action),
                **game.codec.drawn_to_json(move.action, move.drawn),
            }
            for move in moves
        ],
    }
    if outcome is not None:
        record["result"] = _result(outcome)
        record["rules"] = _oldest_rules(game, record)
    return record


def _result(outcome: Outcome) -> dict[str, Json]:
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "breakdown": [dict(items) for items in outcome.breakdown],
        **({"places": list(outcome.places)} if outcome.places else {}),
    }


def _oldest_rules(game: AnyGame, record: dict[str, Json]) -> int:
    """Return the oldest rules under which each move leads to the same position, and not only the end is the same."""
    positions = _positions(_replay(record)) if game.former else []
    for version in sorted(game.former):
        try:
            if _positions(_replay(record | {"rules": version})) == positions:
                return version
        except (BadRecord, BadData, ImpossibleDraw):
            continue
    return game.meta.rules_version


def _positions(replayed: Replayed) -> list[Json]:
    """Return the positions without the version of the rules, which they may name."""
    written = map(replayed.game.codec.position_to_json, replayed.positions)
    return [{key: value for key, value in each.items() if key != "rules"} for each in written]


def record_to_line(record: Json) -> str:
    """Return a record as one line of JSON, without a line break."""
    line = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    # a lone surrogate, which a name may contain, cannot be encoded as UTF-8
    return re.sub("[\ud800-\udfff]", lambda half: f"\\u{ord(half[0]):04x}", line)


def replay(record: Json) -> Replayed:
    """Replay a record and check all of it: every move, every draw, the result; raise BadRecord."""
    try:
        return _replay(record)
    except (BadData, ImpossibleDraw) as error:
        raise BadRecord(error) from None
    except RecursionError:
        raise BadRecord("nested-too-deeply") from None


def _replay(record: Json) -> Replayed:
    _check_keys(record, "", _KEYS, optional=("result",))
    if record["format"] != FORMAT:
        raise BadData("format", f"not {FORMAT}: {short_repr(record['format'])}")
    if not isinstance(record["game"], str) or record["game"] not in GAMES:
        raise BadData("game", f"unknown: {short_repr(record['game'])}")
    game = version_of(record["game"], _number(record["rules"], "rules"))
    if game is None:
        today = GAMES[record["game"]].meta.rules_version
        raise BadData("rules", f"not {today}: {short_repr(record['rules'])}")
    options = _options(record["options"])
    names = _names(record["seats"])
    setup = RecordedChance(game.codec.setup_from_json(record["setup"]))
    positions = [game.rules.deal(len(names), options, setup)]
    setup.finish()
    moves = []
    for move, position in _play(game, names, positions[0], _list(record["moves"], "moves")):
        moves.append(move)
        positions.append(position)
    outcome = game.rules.outcome(positions[-1])
    _check_result(record, outcome)
    return Replayed(game, options, names, tuple(moves), tuple(positions), outcome)


def _options(data: Json) -> dict[str, bool]:
    if not isinstance(data, dict):
        raise BadData("options", "not an object")
    for name, chosen in data.items():
        if not isinstance(chosen, bool):
            raise BadData(_extend_path("options", name), "not true or false")
    return dict(data)


def _names(data: Json) -> tuple[str, ...]:
    seats = read_list(data, "seats")
    for place, seat in enumerate(seats):
        _check_keys(seat, f"seats.{place}", ("name",))
        if not isinstance(seat["name"], str):
            raise BadData(f"seats.{place}.name", "not a text")
    return tuple(seat["name"] for seat in seats)


def _play(game: AnyGame, names: Sequence[str], position: Any, moves: list[Json]) -> Iterator[tuple[RecordedMove, Any]]:
    for number, data in enumerate(moves, 1):
        try:
            move = _move(game, data)
            chance = RecordedChance(move.drawn)
            position = game.rules.play(position, move.seat, move.action, chance).position
            chance.finish()
        except IllegalAction as refused:
            raise BadRecord(refused, number, game.meta.name, names) from None
        except (BadData, ImpossibleDraw) as error:
            raise BadRecord(error, number) from None
        yield move, position


def _move(game: AnyGame, data: Json) -> RecordedMove:
    if not isinstance(data, dict):
        raise BadData("", "not an object")
    if "seat" not in data:
        raise BadData("seat", "missing")
    if "drawn" in data and data["drawn"] is None:
        raise BadData("drawn", "not a list")
    written = {key: value for key, value in data.items() if key not in ("seat", "drawn")}
    action = game.codec.action_from_json(written)
    drawn = game.codec.drawn_from_json(action, data.get("drawn"))
    return RecordedMove(_number(data["seat"], "seat"), action, drawn)


def _check_result(record: dict[str, Json], outcome: Outcome | None) -> None:
    if outcome is None:
        if "result" in record:
            raise BadData("result", "the game is not over")
        return
    if "result" not in record:
        raise BadData("result", "missing")
    found = record["result"]
    if isinstance(found, dict) and isinstance(found.get("winners"), list):
        found = found | {"winners": sorted(found["winners"], key=str)}
    right = _result(outcome)
    _compare(found, right | {"winners": sorted(right["winners"], key=str)}, "result")


def _compare(found: Json, right: Json, path: str) -> None:
    """Raise BadData unless a value is the right one, number by number; true is not 1, and neither is 1.0."""
    inner: Iterable[tuple[Any, Json]] = ()
    if isinstance(right, dict):
        _check_keys(found, path, tuple(right))
        inner = right.items()
    elif isinstance(right, list) and isinstance(found, list) and len(found) == len(right):
        inner = enumerate(right)
    elif type(found) is not type(right) or found != right:
        raise BadData(path, f"{short_repr(found)} should be {short_repr(right)}")
    for key, value in inner:
        _compare(found[key], value, f"{path}.{key}")


def _check_keys(data: Json, path: str, keys: Sequence[str], optional: Sequence[str] = ()) -> None:
    if not isinstance(data, dict):
        raise BadData(path, "not an object")
    for key in keys:
        if key not in data:
            raise BadData(_extend_path(path, key), "missing")
    for key in data:
        if key not in keys and key not in optional:
            raise BadData(_extend_path(path, key), "unknown key")


def _extend_path(path: str, key: str) -> str:
    name = short_repr(key).strip("'")
    return f"{path}.{name}" if path else name


def _list(data: Json, path: str) -> list[Json]:
    if not isinstance(data, list):
        raise BadData(path, "not a list")
    return data


def _number(data: Json, path: str) -> int:
    if type(data) is not int:
        raise BadData(path, "not a whole number")
    return data
