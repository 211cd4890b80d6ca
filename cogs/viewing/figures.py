"""The figures of a finished game, in a narrow table with a column per seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.model.rows import Status
from bot.tables.players import Players, players_of
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name, game_texts
from cogs.core.controls import ControlId
from cogs.core.names import escaped
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from render.common.names import seat_letters


def columns(labels: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Align labels and values in a monospaced block, one line per label; up to 35 characters fit on a phone."""
    left = max(map(len, labels))
    right = max(4, 1 + max(len(value) for row in rows for value in row))
    lines = [
        f"{label:<{left}}" + "".join(f"{value:>{right}}" for value in row)
        for label, row in zip(labels, rows, strict=True)
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def labels_of(t: Texts, game: str, figures: Sequence[str]) -> list[str]:
    """Return the labels of some figures of a game."""
    return [game_texts(t, game).figure(figure) for figure in figures]


def figures_text(
    t: Texts, game: str, order: Sequence[int], names: Sequence[str], counted: Sequence[Mapping[str, int]]
) -> str:
    """Format the figures of all seats in an order, omitting those that are 0 for everyone.

    Names, escaped, are listed above the columns, for which they are too long; columns have the letters of the seats.
    """
    figures = [figure for figure in counted[0] if any(own[figure] for own in counted)] or list(counted[0])
    letters = seat_letters(names)
    seats = [t.say("figures-seat", letter=letters[seat], name=names[seat]) for seat in order]
    table = columns(
        ["", *labels_of(t, game, figures)],
        [[letters[seat] for seat in order], *([str(counted[seat][figure]) for seat in order] for figure in figures)],
    )
    return f"{t.say('figures-title', seats=', '.join(seats))}\n{table}"


def figures_lines(t: Texts, table: Table, players: Players, events: Sequence[Any]) -> list[str]:
    """Format the figures of a game, given all its events, in order of rank; empty in a game without figures."""
    statistics = table.game.statistics
    if statistics is None:
        return []
    names, result = escaped(players.by_seat), table.result()
    counted, order = statistics.count(events, len(names)), range(len(names)) if result is None else result.order
    return [figures_text(t, table.row.game, order, names, counted)]


@clicked("figures")
async def _figures(request: Request, control: ControlId, values: list[str]) -> None:
    await show_figures(request)


async def show_figures(request: Request) -> None:
    """Show the figures of this channel's game once it is over; earlier they would reveal hidden information."""
    table, t = request.table, request.t
    if table.row.status not in (Status.OVER, Status.ABANDONED) or table.revision < 0:
        await request.say("figures-not-yet")
        return
    if not (said := figures_lines(t, table, await players_of(table), await table.events())):
        await request.say("figures-none", game=game_name(t, table.row.game))
        return
    title = t.say("figures-heading", game=game_name(t, table.row.game))
    await request.show(Panel((title, *said)))
