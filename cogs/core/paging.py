"""Splitting long content into pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.texts import Texts
from cogs.core.controls import Button, Buttons, ControlId


def paginate(lines: Sequence[str], most: int, length: int) -> list[list[str]]:
    """Split lines into pages of at most `most` lines and `length` characters; there is at least one page."""
    pages: list[list[str]] = [[]]
    room = length
    for line in lines:
        if pages[-1] and (len(pages[-1]) >= most or len(line) + 1 > room):
            pages.append([])
            room = length
        pages[-1].append(line)
        room -= len(line) + 1
    return pages


def paging_buttons(t: Texts, page: int, pages: int, control: Callable[[str], ControlId]) -> Sequence[Buttons]:
    """Return the row of paging buttons, if any; `control` returns an id for an argument that `page_of` reads."""
    if pages < 2:
        return ()
    # custom ids must be unique in a message, so the name distinguishes buttons that lead to the same page
    leads = (("first", 0), ("back", page - 1), ("on", page + 1), ("last", pages - 1))
    return (
        [
            Button(
                control(f"{to}.{name}"),
                t.say(f"button-page-{name}"),
                disabled=page <= 0 if name in ("first", "back") else page >= pages - 1,
            )
            for name, to in leads
        ],
    )


def page_of(arg: str, pages: int) -> int:
    """Return the page that a button leads to, counted from 0; the nearest if there is no such page."""
    number = arg.partition(".")[0]
    return max(0, min(int(number) if number.isdecimal() else 0, pages - 1))


def join_lines(*lines: str) -> str:
    """Join lines, without those that are empty."""
    return "\n".join(filter(None, lines))


def join_first(lines: Sequence[str], room: int) -> str:
    """Join as many of the first lines as there is room for."""
    return "\n".join(paginate(lines, len(lines), room)[0])


def join_newest(lines: Sequence[str], room: int) -> str:
    """Join lines, dropping the oldest ones if they are longer than `room` characters."""
    cut = 0
    while len(said := "\n".join(["…", *lines[cut:]] if cut else lines)) > room and cut < len(lines):
        cut += 1
    return said
