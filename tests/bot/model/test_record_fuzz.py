"""Fuzz tests of the record reader: an accepted record was understood, and no input makes it crash."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bot.games.contract import Json
from bot.model.record import record_to_line
from tests.bot.model.record_tools import RECORDS, load, running
from tests.fuzz.targets import records

NAMES = [path.stem for path in RECORDS if "running" not in path.stem]
WORDS = sorted({word for path in RECORDS for word in re.findall(r'"([^"]+)"', path.read_text("utf-8"))})
JUNK = (None, True, -1, 0, 1, 7, 10**9, 2.5, float("nan"), "", "\ud800", [], [1], {}, {"type": "villa"}, *WORDS)


def places(data: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


def at(data: Json, path: tuple[Any, ...]) -> Json:
    for key in path:
        data = data[key]
    return data


def spoil(record: Json, dice: Random) -> None:
    """Remove, replace, copy, add, nudge or turn around one value."""
    paths = list(places(record))
    # nearly all values are deeply nested, so choose the depth first
    depth = min(dice.choice((1, 2, 3, 4)), max(map(len, paths), default=0))
    path = dice.choice([path for path in paths if len(path) == depth] or [()])
    if not path:
        return
    inner, key, value = at(record, path[:-1]), path[-1], at(record, path)
    match dice.randrange(6):
        case 0:
            del inner[key]
        case 1:
            inner[key] = dice.choice(JUNK)
        case 2:
            inner[key] = deepcopy(at(record, dice.choice(paths)))
        case 3 if isinstance(inner, list):
            inner.insert(key, deepcopy(value))
        case 3:
            inner[dice.choice(WORDS)] = deepcopy(value)
        case _ if type(value) is int:
            inner[key] = dice.choice((value + 1, value - 1, float(value), bool(value), str(value)))
        case _ if isinstance(value, str):
            inner[key] = dice.choice((value.upper(), value + " ", value[:-1], [value]))
        case _ if isinstance(value, list):
            value.reverse()


@pytest.mark.parametrize("count", [15, pytest.param(120, marks=pytest.mark.slow)])
def test_a_spoilt_record_is_refused_or_understood(count: int) -> None:
    """No part of an accepted record was overlooked, misread or repaired."""
    dice = Random(count)
    for _ in range(count):
        name = dice.choice(NAMES)
        record = load(name) if dice.random() < 0.5 else running(dice.randrange(len(load(name)["moves"])), name)
        for _ in range(dice.choice((1, 1, 2, 3))):
            spoil(record, dice)
        records(record_to_line(record).encode() + b"\n")
