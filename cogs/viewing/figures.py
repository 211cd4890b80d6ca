"""The figures of a game that has ended, seat by seat in a narrow table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.model.history import holding
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.names import escape
from cogs.core.panel import Panel
from cogs.core.request import Request


def columns(labels: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Align labels and values in a block of fixed width, a line a label; up to 35 characters fit on a phone."""
    left = max(map(len, labels))
    right = max(4, 1 + max(len(value) for row in rows for value in row))
    lines = [
        f"{label:<{left}}" + "".join(f"{value:>{right}}" for value in row)
        for label, row in zip(labels, rows, strict=True)
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def labels_of(t: Texts, game: str, figures: Sequence[str]) -> list[str]:
    """Name figures of a game."""
    return [t.say(f"figure-{game}-{figure}") for figure in figures]


def figures_text(t: Texts, game: str, names: Sequence[str], counted: Sequence[Mapping[str, int]]) -> str:
    """Tell the figures of all seats, without those that are 0 for everyone.

    Their names, escaped, stand above the columns, for which they are too long.
    """
    figures = [figure for figure in counted[0] if any(own[figure] for own in counted)] or list(counted[0])
    numbers = [str(seat) for seat in range(1, len(names) + 1)]
    seats = [t.say("figures-seat", number=number, name=name) for number, name in zip(numbers, names, strict=True)]
    table = columns(
        ["", *labels_of(t, game, figures)],
        [numbers, *([str(own[figure]) for own in counted] for figure in figures)],
    )
    return f"{t.say('figures-title', seats=', '.join(seats))}\n{table}"


async def figures_of(table: Table) -> tuple[Mapping[str, int], ...]:
    """Count the figures of a game so far, without what was taken back."""
    moves = holding(await table.store.moves(table.id))
    events = [event for move in moves for event in table.game.events_from_json(move.events)]
    return table.game.figures(events, len(table.seats))


async def show_figures(request: Request) -> None:
    """Show the figures of this channel's game; before its end they would tell what is hidden, so they are kept."""
    table, t = request.table, request.t
    if table.row.status not in (Status.OVER, Status.ABANDONED) or table.revision < 0:
        await request.say("figures-not-yet")
        return
    names = [escape(name) for name in table.names]
    title = t.say("figures-heading", game=t.say(table.row.game))
    await request.show(Panel((title, figures_text(t, table.row.game, names, await figures_of(table)))))
