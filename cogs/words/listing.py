"""Paged lists of tables: a person's games, or those of a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeAlias

from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name
from cogs.core.controls import Button, ControlId, Link
from cogs.core.limits import BUTTONS, COMPONENTS, TEXT
from cogs.core.links import url_of
from cogs.core.paging import page_of, paginate, paging_buttons
from cogs.core.panel import Panel

_Row: TypeAlias = tuple[tuple[Link, ...], Sequence[Button]]
"""The link to a table, unless its place is gone, and the buttons that follow it."""
GONE = "games-section-gone"
"""The section of tables whose place is gone, or closed to the reader: without a link."""
MOST = 8
"""The number of tables on a page; their links take two rows of buttons."""


async def listing(
    t: Texts,
    tables: Tables,
    title: str,
    found: Sequence[tuple[str, int]],
    page: str,
    what: str,
    say: Callable[[Table, str], Awaitable[list[str]]],
    buttons: Callable[[Table], Sequence[Button]] = lambda _: (),
    place: Callable[[Table], Awaitable[str]] | None = None,
) -> Panel:
    """Return a page of a non-empty list of tables, each in its section with some lines about it and a link to it.

    `found` holds each table's section, as the key of a text, and its id. `say` returns the lines about a table in a
    section, the most important first. `what` is what the paging buttons do. The `buttons` of a table follow its link,
    as long as there is room for them. `place` says where a table is, by default in which channel.
    """
    pages = [found[first : first + MOST] for first in range(0, len(found), MOST)]
    number = page_of(page, len(pages))
    texts = [title if len(pages) < 2 else f"{title}\n{t.say('games-page', page=number + 1, pages=len(pages))}"]
    room = (TEXT - len(texts[0])) // len(pages[number])
    links: list[_Row] = []
    former = ""
    for ordinal, (section, each) in enumerate(pages[number], number * MOST + 1):
        table = await tables.existing(each)
        game = game_name(t, table.row.game)
        channel = "none" if section == GONE else f"<#{table.row.channel}>" if place is None else await place(table)
        head = t.say("games-head", number=str(ordinal), game=game, table=str(table.id), channel=channel)
        above = [t.say(section)] if section != former else []
        texts.append(_within(room, [*above, head, *await say(table, section)]))
        label = t.say("games-open", number=str(ordinal), game=game)
        link = () if section == GONE else (Link(await url_of(table), label),)
        links.append((link, buttons(table)[: BUTTONS - 1]))
        former = section
    paging = paging_buttons(t, number, len(pages), lambda arg: ControlId(what, arg=arg))
    return Panel(tuple(texts), rows=(*_arranged(links, COMPONENTS - 1 - len(texts) - _size(paging)), *paging))


def _arranged(links: Sequence[_Row], room: int) -> list[tuple[Button | Link, ...]]:
    """Arrange links: those with buttons in a row of their own with them, as far as there is room, then the others."""
    alone, apart = list(links), list[tuple[Button | Link, ...]]()
    for link, buttons in links:
        row: tuple[Button | Link, ...] = (*link, *buttons)
        left = [other for other in alone if other != (link, buttons)]
        if buttons and _size([*apart, row, *_links(left)]) <= room:
            apart, alone = [*apart, row], left
    return [*apart, *_links(alone)]


def _links(links: Sequence[_Row]) -> list[tuple[Button | Link, ...]]:
    alone = [link for each, _ in links for link in each]
    return [tuple(alone[first : first + BUTTONS]) for first in range(0, len(alone), BUTTONS)]


def _size(rows: Iterable[Sequence[Button | Link]]) -> int:
    """Return the number of components in rows of buttons, which are components themselves."""
    return sum(1 + len(row) for row in rows)


def _within(room: int, lines: Sequence[str]) -> str:
    """Join as many of the first lines as there is room for."""
    return "\n".join(paginate(lines, len(lines), room)[0])
