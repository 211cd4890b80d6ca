"""What was done last, in sentences on a ribbon, and in the alt text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any, Final

from bot.texts.contract import GameTexts, seat_of
from bot.texts.sections import escape, unmarked
from render.common.names import covered, legible, plain
from render.common.page import Page
from render.common.ribbon import RibbonLine, lay_ribbon
from render.engine import theme
from render.engine.fonts import fit, ink
from render.engine.layout import rows
from render.engine.scene import Box

_LATEST: Final = 8
"""How many events are told; a move that has more is rare."""
_HEIGHTS: Final = 58, 82
"""The height of a ribbon with a line, and with two."""
_BESIDE: Final = 110
"""How much wider than its lines a ribbon is."""
_LEFT_OUT: Final = "…"


def last_lines(words: GameTexts, events: Sequence[Any], names: Sequence[str]) -> list[str]:
    """Describe the latest events in plain text."""
    return [unmarked(line) for line in words.lines(events[-_LATEST:], [escape(name) for name in names])]


def lay_last(page: Page, words: GameTexts, events: Sequence[Any], box: Box) -> Box:
    """Lay out the latest events on a ribbon at the bottom of a box, if any; return what is above it."""
    said = last_lines(words, events, page.names)
    if not said:
        return box
    said = [each if all(map(covered, plain(each).replace(" ", ""))) else legible(each, plain(each)) for each in said]
    lines, size = _fitted(said, box.width - _BESIDE)
    above, ribbon = rows(box, [0, _HEIGHTS[len(lines) - 1]], theme.GAP)
    line = RibbonLine(size)
    for each in lines:
        line.group().word("said", each)
    # the first is told in any case: it is what was done, and what follows came of it
    seats = (seat_of(event) for event in events[-_LATEST:])
    first = next((seat for seat in seats if seat is not None), None)
    lay_ribbon(page, ribbon, first, [[line]], lambda line: line, anchor="l")
    return above


def _fitted(said: Sequence[str], width: int) -> tuple[Sequence[str], int]:
    """Return one or two lines that tell as much as has room, and their size."""
    for told in _ever_less(said):
        whole = " ".join(told)
        for size in (theme.LARGE, theme.BODY, theme.SMALL):
            if ink(whole, "bold", size).advance <= width:
                return [whole], size
        if lines := _divided(told, width):
            return lines, theme.SMALL
    # of the shortest version each end has a line, and is cut
    return [fit(each, "bold", theme.SMALL, width) for each in (told[0], " ".join(told[1:])) if each], theme.SMALL


def _divided(said: Sequence[str], width: int) -> list[str]:
    """Divide sentences into two lines, rather behind one of them, else behind a sign; nothing if they have no room."""
    whole, ends = " ".join(said), {*accumulate(len(each) + 1 for each in said if each != _LEFT_OUT)}
    rated = list[tuple[int, int, list[str]]]()
    for at in (at for at, letter in enumerate(whole) if letter == " "):
        lines = [whole[:at], whole[at + 1 :]]
        first, second = (ink(line, "bold", theme.SMALL).advance for line in lines)
        if max(first, second) <= width:
            rank = 0 if at + 1 in ends else 1 if whole[at - 1] in ",:" else 2
            rated.append((rank, abs(first - second), lines))
    return min(rated, default=(0, 0, []))[2]


def _ever_less(said: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield sentences, more and more of them left out after the first, never the last."""
    yield said
    for start in range(2, len(said)):
        yield [said[0], _LEFT_OUT, *said[start:]]
