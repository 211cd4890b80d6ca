"""Who has won: in a line above the podium, or large above the names of a table's rows."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.contract import Outcome
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import fit, ink
from render.engine.scene import Box

_SIZES: Final = theme.TITLE, 47, theme.LARGE, 39, theme.BODY
_LINES: Final = 3
"""So many lines a title above a table has at most."""
_SIDE: Final = 10
_LAUREL: Final = 150
_LEAST_LAUREL: Final = 92
_ABOVE: Final = 18
"""The space above and below the laurel."""
_PITCH: Final = 1.12
"""From one line to the next, as a multiple of their size."""


class TitleLines(NamedTuple):
    """A title in lines, and the size in which they fit."""

    lines: tuple[str, ...]
    size: int


def lay_title(page: Page, outcome: Outcome) -> None:
    """Lay out the winner in one line at the top of the page."""
    x, middle = theme.MARGIN, 52
    for seat in outcome.winners[:1]:
        page.wreathe("title", x + 42, middle, seat, theme.SKY, 92)
        x += 104
    said, size = _in_one_line(page, outcome, theme.WIDTH - theme.MARGIN - x)
    page.label("title", x, middle, said, size, theme.INK, theme.SKY, face="black")


def title_lines(page: Page, outcome: Outcome, width: int) -> TitleLines | None:
    """Return the title in the lines that fit this width, or none if a word is too long or they are too many."""
    words = _said(page, outcome).split()
    for size in _SIZES:
        lines = [""]
        for word in words:
            longer = f"{lines[-1]} {word}".strip()
            if ink(longer, "black", size).advance <= width - 2 * _SIDE:
                lines[-1] = longer
            else:
                lines.append(word)
        if len(lines) <= _LINES and all(
            line and ink(line, "black", size).advance <= width - 2 * _SIDE for line in lines
        ):
            return TitleLines(tuple(lines), size)
    return None


def lay_title_lines(page: Page, outcome: Outcome, title: TitleLines, box: Box, on: str) -> None:
    """Lay out the winner in a laurel in the middle of a box, and the title below it."""
    middle, pitch = box.x + box.width // 2, round(title.size * _PITCH)
    laurel = min(_LAUREL, max(_LEAST_LAUREL, box.height - 3 * _ABOVE - pitch * len(title.lines)))
    y = box.y + (box.height - laurel - _ABOVE - pitch * len(title.lines)) // 2
    for seat in outcome.winners[:1]:
        page.wreathe("title", middle, y + laurel // 2, seat, on, laurel)
    page.plate("title/rule", Box(box.x + 8, box.bottom - 1, box.width - 16, 2), theme.SAND, on)
    y += laurel + _ABOVE + pitch // 2
    for number, line in enumerate(title.lines):
        at = middle, y + number * pitch, line, title.size, theme.INK, on
        page.label(f"title/{number}", *at, face="black", anchor="m")


def _said(page: Page, outcome: Outcome) -> str:
    names = [page.names[seat] for seat in outcome.winners]
    return page.say("picture-won", names=page.listed(names), count=len(names))


def _in_one_line(page: Page, outcome: Outcome, width: int) -> tuple[str, int]:
    """Return who has won and the size to write it in; names are only shortened if they do not fit otherwise."""
    names, said = [page.names[seat] for seat in outcome.winners], _said(page, outcome)
    for size in (theme.TITLE, theme.LARGE, theme.BODY):
        if ink(said, "black", size).advance <= width:
            return said, size
    around = ink(page.say("picture-won", names=page.listed([""] * len(names)), count=len(names)), "black", size).advance
    short = [fit(name, "black", size, (width - around) // len(names)) for name in names]
    return page.say("picture-won", names=page.listed(short), count=len(names)), size
