"""The names of places: one for each, and each read back to its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.carcassonne import Place
from bot.games.carcassonne.board import column_name, coordinate, read_coordinate, row_name
from bot.games.contract import BadData

FARTHEST = 79
"""No tile can lie farther from the start tile than in a row of all tiles."""
every_place = st.builds(Place, st.integers(-FARTHEST, FARTHEST), st.integers(-FARTHEST, FARTHEST))


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


@given(every_place)
def test_every_place_is_read_back(place: Place) -> None:
    assert read_coordinate(coordinate(place)) == place
    assert coordinate(place) == column_name(place.x) + row_name(place.y)


@pytest.mark.parametrize(
    "written",
    ["", "M", "20", "m20", " M20", "M020", "M-0", "AAA1", "M1000", "M٢٠"],
)
def test_anything_else_is_refused(written: str) -> None:
    """Only capital letters and a plain number are a place."""
    with pytest.raises(BadData, match="not a place"):
        read_coordinate(written)
