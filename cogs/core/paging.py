"""Long things in pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.texts import Texts
from cogs.core.controls import Button, ControlId

_MOST_DIGITS = 9
"""How many digits of a page's number are read."""


def pack(lines: Sequence[str], most: int, length: int) -> list[list[str]]:
    """Divide lines into pages of at most so many lines and characters; there is always one page."""
    pages: list[list[str]] = [[]]
    room = length
    for line in lines:
        if pages[-1] and (len(pages[-1]) >= most or len(line) + 1 > room):
            pages.append([])
            room = length
        pages[-1].append(line)
        room -= len(line) + 1
    return pages


def turners(t: Texts, page: int, pages: int, control: Callable[[str], ControlId]) -> tuple[tuple[Button, ...], ...]:
    """Return the row of buttons that turn pages; `control` gets the argument of each, which `page_of` reads."""
    if pages < 2:
        return ()
    # the name tells buttons apart that lead to the same page: no two in a message may have the same custom id
    leads = (("first", 0), ("back", page - 1), ("on", page + 1), ("last", pages - 1))
    return (
        tuple(
            Button(
                control(f"{to}.{name}"),
                t.say(f"button-page-{name}"),
                disabled=page <= 0 if name in ("first", "back") else page >= pages - 1,
            )
            for name, to in leads
        ),
    )


def page_of(arg: str, pages: int) -> int:
    """Read the page that a button leads to, counted from 0; if there is no such page, the nearest."""
    number = arg.partition(".")[0]
    return max(0, min(int(number[:_MOST_DIGITS]) if number.isdecimal() else 0, pages - 1))


def newest(lines: Sequence[str], room: int) -> str:
    """Join lines, without the oldest ones if all are longer than so many characters."""
    cut = 0
    while len(said := "\n".join(["…", *lines[cut:]] if cut else lines)) > room and cut < len(lines):
        cut += 1
    return said
