"""Fuzz tests of the record reader: an accepted record was understood, and no input makes it crash."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cli.verify import describe, verify
from bot.games.contract import Json
from bot.model.record import BadRecord, record_to_line, replay, to_record
from tests.bot.model.record_tools import RECORDS, canonical, load, running

NAMES = [path.stem for path in RECORDS if "running" not in path.stem]
WORDS = sorted({word for path in RECORDS for word in re.findall(r'"([^"]+)"', path.read_text("utf-8"))})
PLAIN = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-1, 7),
    st.integers(),
    st.floats(),
    st.sampled_from(WORDS),
    st.text(max_size=5),
)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(WORDS) | st.text(), inner, max_size=3),
    max_leaves=6,
)


def places(data: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the paths to all nested values."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


def at(data: Json, path: tuple[Any, ...]) -> Json:
    """Return the value at a path."""
    for key in path:
        data = data[key]
    return data


@st.composite
def records(draw: st.DrawFn) -> Json:
    """Draw a good record, finished or running."""
    name = draw(st.sampled_from(NAMES))
    whole = load(name)
    return draw(st.just(whole) | st.integers(0, len(whole["moves"]) - 1).map(lambda moves: running(moves, name)))


@st.composite
def spoilt(draw: st.DrawFn) -> Json:
    """Draw a good record with some changes, many of which keep its form."""
    record = draw(records())
    for _ in range(draw(st.integers(1, 3))):
        paths = list(places(record))
        if not paths:
            break
        # nearly all values are deeply nested, so choose the depth first
        depth = min(draw(st.sampled_from([3, 4, 2, 1])), max(map(len, paths)))
        path = draw(st.sampled_from([path for path in paths if len(path) == depth]))
        change(draw, at(record, path[:-1]), path[-1], paths, record)
    return record


def change(draw: st.DrawFn, inner: Any, key: Any, paths: list[tuple[Any, ...]], record: Json) -> None:
    """Change one value: remove, replace, copy from elsewhere, add, swap, nudge."""
    how = draw(st.sampled_from(["remove", "replace", "copy", "add", "swap", "nudge"]))
    value = inner[key]
    if how == "remove":
        del inner[key]
    elif how == "replace":
        inner[key] = draw(VALUES)
    elif how == "copy":
        inner[key] = json.loads(json.dumps(at(record, draw(st.sampled_from(paths)))))
    elif how == "add" and isinstance(inner, list):
        inner.insert(key, draw(st.just(value) | VALUES))
    elif how == "add":
        inner[draw(st.sampled_from(WORDS) | st.text(max_size=3))] = draw(VALUES)
    elif how == "swap" and isinstance(inner, list):
        other = draw(st.integers(0, len(inner) - 1))
        inner[key], inner[other] = inner[other], inner[key]
    elif type(value) is int:
        inner[key] = draw(st.sampled_from([value + 1, value - 1, float(value), bool(value), str(value), value + 10**9]))
    elif isinstance(value, str):
        inner[key] = draw(st.sampled_from([value.upper(), value + " ", value[:-1], [value]]))


def check(record: Json) -> None:
    """Assert that a record is either refused or, when written again, equivalent, and that `verify` says the same."""
    (bad,) = verify(io.BytesIO(record_to_line(record).encode() + b"\n"))
    assert bad is None or describe(1, bad).isprintable()
    try:
        found = replay(record)
    except BadRecord:
        assert bad is not None
        return
    assert bad is None
    again = to_record(found.game, found.options, found.names, record["setup"], found.moves, found.outcome)

    assert canonical(again) == canonical(record)


@pytest.mark.parametrize("count", [8, pytest.param(60, marks=pytest.mark.slow)])
def test_a_spoilt_record_is_refused_or_understood(count: int) -> None:
    """No part of an accepted record was overlooked, misread or repaired; `verify` gives its line the same verdict."""

    @settings(max_examples=count, deadline=None)
    @given(spoilt())
    def holds(record: Json) -> None:
        check(record)

    holds()


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(NAMES), st.data())
def test_no_other_result_is_right(name: str, data: st.DataObject) -> None:
    """A record with any number in its result changed is refused."""
    record = load(name)
    paths = [path for path in places(record["result"], ("result",)) if type(at(record, path)) is int]
    path = data.draw(st.sampled_from(paths))
    value = at(record, path)
    at(record, path[:-1])[path[-1]] = data.draw(st.integers(-100, 100).filter(lambda other: other != value))

    assert refused(record)


def refused(record: Json) -> bool:
    """Return whether a record is refused."""
    try:
        replay(record)
    except BadRecord:
        return True
    return False
