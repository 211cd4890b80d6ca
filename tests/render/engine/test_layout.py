"""The layout kit: boxes divided, forms that fit, and free places."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.engine.layout import (
    Sign,
    Word,
    choose_fitting,
    columns,
    lay_line,
    line_width,
    place,
    rows,
    wrap,
)
from render.engine.scene import Box, Label, Scene

SIZES = st.lists(st.integers(0, 60), min_size=1, max_size=8)


@given(sizes=SIZES, at=st.integers(0, 7), gap=st.integers(0, 9), length=st.integers(600, 900))
@pytest.mark.parametrize("divide", [columns, rows])
def test_parts_fill_the_box(
    divide: Callable[[Box, Sequence[int], int], list[Box]], sizes: list[int], at: int, gap: int, length: int
) -> None:
    """Parts have their sizes, stand a gap apart and end where the box ends; open ones differ by a pixel."""
    sizes = [*sizes[:at], 0, *sizes[at:]]
    parts = divide(Box(7, 7, length, length), sizes, gap)
    spans = [(part.x, part.width) if divide is columns else (part.y, part.height) for part in parts]
    assert all(begin + size + gap == after for (begin, size), (after, _) in itertools.pairwise(spans))
    assert spans[0][0] == 7
    assert sum(spans[-1]) == 7 + length
    assert [size for (_, size), wish in zip(spans, sizes, strict=True) if wish] == [wish for wish in sizes if wish]
    shared = [size for (_, size), wish in zip(spans, sizes, strict=True) if not wish]
    assert max(shared) - min(shared) <= 1


@given(widths=SIZES, width=st.integers(1, 200), gap=st.integers(0, 9))
def test_lines_hold_as_much_as_fits(widths: list[int], width: int, gap: int) -> None:
    """Nothing is lost; a line is too wide only for a single thing, and takes the next one wherever that fits."""
    lines = wrap(widths, width, gap)
    assert [number for line in lines for number in line] == list(range(len(widths)))

    def need(line: list[int]) -> int:
        return sum(widths[number] for number in line) + gap * (len(line) - 1)

    assert all(len(line) == 1 or need(line) <= width for line in lines)
    assert all(need([*line, after[0]]) > width for line, after in itertools.pairwise(lines))


def test_free_places_come_first() -> None:
    """What covers least is best; among free places the preferred one, among equals the first."""
    taken = [Box(0, 0, 10, 10)]
    corner, edge, free, far = Box(5, 5, 10, 10), Box(8, 0, 10, 10), Box(12, 0, 10, 10), Box(30, 0, 10, 10)
    assert place([corner, edge], taken) == edge
    assert place([corner, free, far], taken) == free
    assert place([corner, free, far], taken, lambda box: box.x) == far


SENTENCE = Word("one", "Ágy"), Sign("two", "coin", 0.9), Word("three", "12", "sans", share=0.5)


@given(width=st.integers(60, 400), height=st.integers(31, 90), anchor=st.sampled_from("lmr"))
def test_a_line_takes_the_largest_size_that_fits(width: int, height: int, anchor: str) -> None:
    """Words and signs stand side by side where they are anchored, and letters stay in their box."""
    scene, box, sizes = Scene(1100, "#ffffff"), Box(40, 50, width, height), (80, 60, 40, 31)
    at = lay_line(scene, SENTENCE, box, sizes, "#ffffff", anchor=anchor)
    size = choose_fitting(sizes, lambda size: size <= height and line_width(SENTENCE, size) <= width)

    assert (at.height, at.width) == (size, line_width(SENTENCE, size))
    assert at.x == box.x + {"l": 0, "m": (width - at.width) // 2, "r": width - at.width}[anchor]
    found = [each.box for each in scene.elements]
    assert all(one.right <= other.x for one, other in itertools.pairwise(found))
    assert min(each.size for each in scene.elements if isinstance(each, Label)) >= 31
    for each in scene.elements:
        if isinstance(each, Label) and each.box.height <= height:
            assert box.y <= each.box.y < each.box.bottom <= box.bottom
