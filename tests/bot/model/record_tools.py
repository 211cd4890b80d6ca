"""Records for tests: the fixtures, copies to corrupt, and a canonical form."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache

from bot.games.contract import Json
from tests import FIXTURES

RECORDS = sorted((FIXTURES / "records").glob("*.json"))
BAD_RECORDS = sorted((FIXTURES / "bad_records").glob("*.json"))
SHORT = "two_players_announced_end"


def load(name: str = SHORT) -> Json:
    return deepcopy(_load(name))


def running(moves: int, name: str = SHORT) -> Json:
    record = load(name)
    del record["moves"][moves:]
    del record["result"]
    return record


def canonical(record: Json) -> str:
    """Format a record so that only equal records match; true, 1 and 1.0 are different."""
    ordered = deepcopy(record)
    for move in ordered["moves"]:
        for key in ("drawn", "blocks"):
            if key in move:
                move[key].sort()
    if "result" in ordered:
        ordered["result"]["winners"].sort()
    return json.dumps(ordered, sort_keys=True)


@cache
def _load(name: str) -> Json:
    return json.loads((FIXTURES / "records" / f"{name}.json").read_text("utf-8"))
