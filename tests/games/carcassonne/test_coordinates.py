"""The names of places: one for each, and each read back to its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.carcassonne.board import Place, coordinate, read_coordinate
from bot.games.contract import BadData

offsets = st.integers(-79, 79)
"""From the start tile, beyond which a row of all tiles would not reach."""


@pytest.mark.parametrize(
    ("place", "written"),
    [
        ((0, 0), "M20"),
        ((-12, 1), "A21"),
        ((14, 0), "AA20"),
        ((-13, 0), "ZZ20"),
        ((-39, 0), "YZ20"),
        ((0, -20), "M0"),
        ((0, -21), "M-1"),
    ],
)
def test_examples(place: tuple[int, int], written: str) -> None:
    """Letters go on as AA in the east and ZZ in the west, numbers as 0 and -1 in the north."""
    assert coordinate(Place(*place)) == written
    assert read_coordinate(written) == place


@given(st.builds(Place, offsets, offsets))
def test_every_place_is_read_back(place: Place) -> None:
    assert read_coordinate(coordinate(place)) == place


@pytest.mark.parametrize(
    "written",
    ["", "M", "20", "m20", " M20", "M020", "M-0", "AAA1", "M1000", "M٢٠"],
)
def test_anything_else_is_refused(written: str) -> None:
    """Only capital letters and a plain number are a place."""
    with pytest.raises(BadData, match="not a place"):
        read_coordinate(written)
