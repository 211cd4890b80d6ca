"""Every target holds for its seeds, for earlier findings, and for arbitrary bytes from Hypothesis."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.fuzz.seeds import seeds
from tests.fuzz.targets import TARGETS

TEXTS = st.text(st.characters(exclude_categories=()), max_size=60)
"""Including lone surrogates."""
ENCODED = TEXTS.map(lambda text: b"\xff" + text.encode("utf-16-le", "surrogatepass"))
each_count = pytest.mark.parametrize(
    "count", [pytest.param(12, id="few"), pytest.param(2000, id="many", marks=pytest.mark.exhaustive)]
)


@pytest.mark.parametrize("target", TARGETS)
def test_seeds(target: str) -> None:
    """Every target holds for good inputs, deliberately bad ones, and earlier findings."""
    found = list(seeds(target))
    assert len(found) > 30
    for data in found:
        TARGETS[target](data)


@each_count
@pytest.mark.parametrize("target", TARGETS)
def test_spoilt_seeds(target: str, count: int) -> None:
    """Every target holds for seeds with bytes removed, duplicated or replaced."""
    known, dice = list(seeds(target)), Random(count)
    for _ in range(count):
        data = bytearray(dice.choice(known))
        for _ in range(dice.randint(1, 4)):
            start, size = dice.randint(0, len(data)), dice.choice((0, 1, 1, 2, 8))
            other = dice.choice(known)
            place = dice.randint(0, len(other))
            data[start : start + size] = dice.choice((b"", dice.randbytes(1), other[place : place + 12]))
        TARGETS[target](bytes(data))


@each_count
@pytest.mark.parametrize("target", TARGETS)
def test_any_bytes(target: str, count: int) -> None:
    @settings(max_examples=count, deadline=None)
    @given(st.binary(max_size=80) | ENCODED | TEXTS.map(lambda text: text.encode("utf-8", "replace")))
    @example(b"")
    def holds(data: bytes) -> None:
        TARGETS[target](data)

    holds()
