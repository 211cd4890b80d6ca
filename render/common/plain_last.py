"""The latest events in sentences, on a ribbon and in the alt text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any, Final

from bot.texts.contract import GameTexts, seat_of
from bot.texts.sections import escape, remove_markdown
from render.common.names import clean_line, is_covered, make_legible
from render.common.page import Page
from render.common.ribbon import OPEN, RibbonLine, lay_ribbon
from render.engine import theme
from render.engine.fonts import fit, ink
from render.engine.layout import rows
from render.engine.scene import Box

_LATEST: Final = 8
"""The most events told; few moves have more."""
_HEIGHTS: Final = 58, 82
"""The height of a ribbon with one line, and with two."""
_AROUND_LINES: Final = 110
"""How much wider a ribbon is than its lines."""
_OMISSION: Final = "…"


def describe_last(words: GameTexts, events: Sequence[Any], names: Sequence[str]) -> list[str]:
    """Describe the latest events in plain text."""
    return [remove_markdown(line) for line in words.lines(events[-_LATEST:], [escape(name) for name in names])]


def lay_last(page: Page, words: GameTexts, events: Sequence[Any], box: Box) -> Box:
    """Lay out the latest events on a ribbon at the bottom of a box, if any; return what is above it."""
    said = describe_last(words, events, page.names)
    if not said:
        return box
    said = [
        each if all(map(is_covered, clean_line(each).replace(" ", ""))) else make_legible(each, clean_line(each))
        for each in said
    ]
    lines, size = _fit_lines(said, box.width - _AROUND_LINES)
    above, ribbon = rows(box, [0, _HEIGHTS[len(lines) - 1]], theme.GAP)
    line = RibbonLine(size)
    for each in lines:
        line.group().word("said", each)
    # the seat of the first event: it made the move, and the other events follow from it
    seats = (seat_of(event) for event in events[-_LATEST:])
    first = next((seat for seat in seats if seat is not None), None)
    lay_ribbon(page, ribbon, first, [[line]], lambda line: line, OPEN, "l")
    return above


def _fit_lines(said: Sequence[str], width: int) -> tuple[Sequence[str], int]:
    """Return one or two lines with as many sentences as fit, and the size of the letters."""
    for told in _leave_out(said):
        whole = " ".join(told)
        for size in (theme.LARGE, theme.BODY, theme.SMALL):
            if ink(whole, "bold", size).advance <= width:
                return [whole], size
        if lines := _divide(told, width):
            return lines, theme.SMALL
    # even the shortest version is too long: its two parts get a line each and are cut
    return [fit(each, "bold", theme.SMALL, width) for each in (told[0], " ".join(told[1:])) if each], theme.SMALL


def _divide(said: Sequence[str], width: int) -> list[str]:
    """Divide sentences into two lines, at best after one of them, else after a comma or colon; [] if too long."""
    whole, ends = " ".join(said), {*accumulate(len(each) + 1 for each in said if each != _OMISSION)}
    rated = list[tuple[int, int, list[str]]]()
    for at in (at for at, letter in enumerate(whole) if letter == " "):
        lines = [whole[:at], whole[at + 1 :]]
        first, second = (ink(line, "bold", theme.SMALL).advance for line in lines)
        if max(first, second) <= width:
            rank = 0 if at + 1 in ends else 1 if whole[at - 1] in ",:" else 2
            rated.append((rank, abs(first - second), lines))
    return min(rated, default=(0, 0, []))[2]


def _leave_out(said: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield the sentences, then ever fewer: those after the first are left out one by one, except the last."""
    yield said
    for start in range(2, len(said)):
        yield [said[0], _OMISSION, *said[start:]]
