"""Lists of tables in pages: one's own games everywhere, and a server's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import ControlId, Link
from cogs.core.links import jump
from cogs.core.paging import pack, page_of, turners
from cogs.core.panel import ROOM, Panel

MOST = 8
"""Tables on a page: their links are two rows of buttons."""
_A_ROW = 5


async def listing(
    t: Texts,
    tables: Tables,
    title: str,
    found: Sequence[tuple[str, int]],
    page: str,
    what: str,
    say: Callable[[Table, str], Awaitable[list[str]]],
) -> Panel:
    """Make a page of tables, each under its section with what is said of it and a way to it; none may be empty.

    `found` tells each table's section, as a text's key, and its number; `say` says the lines of a table in a section,
    what matters most first; `what` answers the buttons that turn the pages.
    """
    pages = [found[first : first + MOST] for first in range(0, len(found), MOST)]
    number = page_of(page, len(pages))
    texts = [title if len(pages) < 2 else f"{title}\n{t.say('games-page', page=number + 1, pages=len(pages))}"]
    room = (ROOM - len(texts[0])) // len(pages[number])
    links: list[Link] = []
    former = ""
    for place, (section, each) in enumerate(pages[number], number * MOST + 1):
        table = await tables.get(each)
        assert table is not None, f"table {each} is gone"
        game = t.say(table.row.game)
        head = t.say("games-head", number=str(place), game=game, table=str(table.id), channel=f"<#{table.row.channel}>")
        above = [t.say(section)] if section != former else []
        texts.append(_within(room, [*above, head, *await say(table, section)]))
        links.append(Link((await jump(t, table)).url, t.say("games-open", number=str(place), game=game)))
        former = section
    rows = [tuple(links[first : first + _A_ROW]) for first in range(0, len(links), _A_ROW)]
    return Panel(tuple(texts), rows=(*rows, *turners(t, number, len(pages), lambda arg: ControlId(what, arg=arg))))


def _within(room: int, lines: Sequence[str]) -> str:
    """Join lines as far as there is room; the first matter most."""
    return "\n".join(pack(lines, len(lines), room)[0])
