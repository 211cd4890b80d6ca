"""Layout: dividing boxes, breaking and laying out lines of words and signs, choosing what fits, finding free places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from render.engine import theme
from render.engine.fonts import Face, capitals, ink
from render.engine.scene import Box, Scene

T = TypeVar("T")
_LENGTH_STEP: Final = 8
"""The step in which lines are narrowed until they are about equally long, in pixels."""


def columns(box: Box, widths: Sequence[int], gap: int = 0) -> list[Box]:
    """Divide a box from left to right; columns of width 0 share what the others leave."""
    return [Box(box.x + start, box.y, width, box.height) for start, width in _divide(box.width, widths, gap)]


def rows(box: Box, heights: Sequence[int], gap: int = 0) -> list[Box]:
    """Divide a box from top to bottom; rows of height 0 share what the others leave."""
    return [Box(box.x, box.y + start, box.width, height) for start, height in _divide(box.height, heights, gap)]


def grid(box: Box, across: int, down: int, gap: int = 0) -> list[Box]:
    """Divide a box into equal cells, row by row."""
    return [cell for row in rows(box, [0] * down, gap) for cell in columns(row, [0] * across, gap)]


def centre(box: Box, width: int, height: int) -> Box:
    """Return a box of this size in the middle of another one."""
    return Box(box.x + (box.width - width) // 2, box.y + (box.height - height) // 2, width, height)


def corners(box: Box, width: int, height: int) -> list[Box]:
    """Return boxes of this size in the four corners of another one, by rows."""
    across, down = (box.x, box.right - width), (box.y, box.bottom - height)
    return [Box(x, y, width, height) for y in down for x in across]


def wrap(widths: Sequence[int], width: int, gap: int = 0) -> list[list[int]]:
    """Break items of these widths into lines of their indices; one that is too wide gets a line of its own."""
    lines: list[list[int]] = []
    left = 0
    for number, wide in enumerate(widths):
        if not lines or wide > left:
            lines.append([])
            left = width
        lines[-1].append(number)
        left -= wide + gap
    return lines


def wrap_evenly(widths: Sequence[int], width: int, gap: int = 0) -> list[list[int]]:
    """Break items into as few lines as `wrap` does, of about the same length."""
    lines = wrap(widths, width, gap)
    for narrower in range(width, max(widths, default=width), -_LENGTH_STEP) if len(lines) > 1 else ():
        tried = wrap(widths, narrower, gap)
        if len(tried) > len(lines):
            break
        lines = tried
    return lines


def choose_fitting(forms: Iterable[T], fits: Callable[[T], bool]) -> T:
    """Return the first form that fits, or else the last; there must be at least one."""
    form: T | None = None
    for form in forms:
        if fits(form):
            break
    assert form is not None
    return form


def place(candidates: Iterable[Box], avoid: Sequence[Box], prefer: Callable[[Box], float] = lambda _: 0.0) -> Box:
    """Return the candidate that covers least of the boxes to avoid; of equal ones, the first of the most preferred."""
    found: tuple[int, Box] | None = None
    for box in sorted(candidates, key=prefer, reverse=True):
        covered = sum(overlap_area(box, each) for each in avoid)
        if found is None or covered < found[0]:
            found = covered, box
        if not covered:
            break  # most of the time, one of the first is free
    assert found is not None, "there are candidates"
    return found[1]


class LinePart:
    """A part of a line: the name of its element, and its size and the space before it as shares of the line's size."""

    what: str
    share: float
    apart: float


@dataclass(slots=True)
class Word(LinePart):
    """A word in a line."""

    what: str
    text: str
    face: Face = "bold"
    colour: str = ""
    share: float = 1.0
    apart: float = 0.3


@dataclass(slots=True)
class Sign(LinePart):
    """A sprite in a line, as wide as its share and, unless `high` is given, as high."""

    what: str
    sprite: str
    share: float = 0.9
    high: float = 0.0
    apart: float = 0.12
    faded: bool = False
    plate: bool = False
    halo: str = ""


Line = Sequence[LinePart]


def line_width(line: Line, size: int) -> int:
    """Return the width of words and signs side by side in a size."""
    return sum(_space_before(part, size) * bool(place) + _advance(part, size) for place, part in enumerate(line))


def fit_lines(lines: Sequence[Line], sizes: Iterable[int], width: int, height: int) -> int:
    """Return the first of some sizes in which each of these lines fits, or else the last."""
    *larger, last = sizes
    fitting = (size for size in larger if size <= height and all(line_width(each, size) <= width for each in lines))
    return next(fitting, last)


def lay_line(
    scene: Scene, line: Line, box: Box, sizes: Iterable[int], on: str, colour: str = theme.INK, anchor: str = "m"
) -> Box:
    """Lay out words and signs in the first of some sizes that fits, aligned by the anchor, and return their box.

    Letters that would reach out of the box are moved into it.
    """
    size = fit_lines([line], sizes, box.width, box.height)
    width, middle = line_width(line, size), box.y + box.height // 2
    begin = x = box.x + {"l": 0, "m": (box.width - width) // 2, "r": box.width - width}[anchor]
    for place, part in enumerate(line):
        x += _space_before(part, size) * bool(place)
        if isinstance(part, Word):
            high = _word(part, size)
            letters, half = ink(part.text, part.face, high), capitals(part.face, high) // 2
            y = max(min(middle, box.bottom - letters.bottom - half), box.y - letters.top - half)
            scene.label(part.what, x, y, part.text, high, part.colour or colour, on, face=part.face)
        elif isinstance(part, Sign):
            wide, high = round(part.share * size), round((part.high or part.share) * size)
            at = Box(x, middle - high // 2, wide, high)
            scene.fill(part.what, at, part.sprite, on, faded=part.faded, plate=part.plate, halo=part.halo)
        x += _advance(part, size)
    return Box(begin, middle - size // 2, width, size)


def _word(word: Word, size: int) -> int:
    """Return the size of a word, never too small to read."""
    return max(theme.SMALL, round(word.share * size))


def _space_before(part: LinePart, size: int) -> int:
    return round(part.apart * size)


def _advance(part: LinePart, size: int) -> int:
    return ink(part.text, part.face, _word(part, size)).advance if isinstance(part, Word) else round(part.share * size)


def _divide(length: int, sizes: Sequence[int], gap: int) -> Iterable[tuple[int, int]]:
    """Yield the start and the size of each part; those of size 0 share what the others leave."""
    left, open_parts = length - sum(sizes) - gap * (len(sizes) - 1), sizes.count(0)
    start = shared = 0
    for size in sizes:
        if not size:
            size = left * (shared + 1) // open_parts - left * shared // open_parts
            shared += 1
        yield start, size
        start += size + gap


def overlap_area(one: Box, other: Box) -> int:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, across) * max(0, down)
