"""The end of a game, in words and as its last public message; its figures, and its record as a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import discord

from bot.model.refusals import Refusal, Refused
from bot.model.results import has_given_up
from bot.model.rows import Ending, Status
from bot.model.variants import rated_variant_of
from bot.tables.players import Players, players_of, record_of
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games import game_name, game_texts
from cogs.core.buttons import make_button, more_button, review_buttons, share_buttons
from cogs.core.clicks import on_click
from cogs.core.controls import PRIMARY, Button, Buttons, Interaction, InvalidControl
from cogs.core.names import escape_names
from cogs.core.panel import Panel
from cogs.core.request import Request
from render.common.names import seat_letters
from render.engine.painter import Painter
from render.engine.picture import Picture, number_pictures
from render.games import pictures_of

SHARED_GAME = "g"
"""The argument that shares a whole game; see `cogs.coach.share`."""


def ending_text(t: Texts, table: Table, named: Sequence[str] | None = None) -> str:
    """Describe how a game ended and who has won; escaped names can be given instead of those at the table."""
    names = escape_names(table.names) if named is None else named
    won = table.winners()
    count, them = len(won), t.list([names[seat] for seat in won])
    if table.row.status is Status.ABANDONED:
        return t.say("show-abandoned")
    if table.row.ending is Ending.AGREED:
        return t.say("ended-agreed")
    if table.row.ending is Ending.CONCEDED:
        gone = [names[number] for number, seat in enumerate(table.seats) if seat.conceded]
        return t.say("ended-conceded", names=t.list(gone), count=count, winners=them)
    last = [names[number] for number, seat in enumerate(table.seats) if has_given_up(seat)]
    said = t.say("game-over", count=count, winners=them)
    return f"{said}\n{t.say('ended-last', names=t.list(last))}" if last else said


async def final_panel(
    painter: Painter, table: Table, seq: int, pictured: bool = True, named: Sequence[str] | None = None
) -> Panel:
    """Return the final message of a game: who has won, all scores in order of rank, and the way to everything else.

    Unescaped names can be given instead of those at the table.
    """
    t, row, raw = texts(table.row.language), table.row, table.names if named is None else named
    words, pictures, view, names = game_texts(t, row.game), pictures_of(row.game), table.view(None), escape_names(raw)
    said: list[str] = [ending_text(t, table, names)]
    shown: Sequence[tuple[str, Picture]] = ()
    if (result := table.result()) is not None:
        events, statistics = await table.events(), table.game.statistics
        grow = None if statistics is None else statistics.growth
        growth = () if grow is None else grow(events, len(row.seats))
        if pictured:
            drawn = await painter.paint(lambda: pictures.final_score(view, result, raw, row.language, growth, events))
            shown = number_pictures(f"{row.game}-{table.id}-{seq}-score", drawn)
        said.append(words.score_text(view, result, names))
    elif standing := words.standing_text(view, names):
        said.append(f"{t.say('standing-heading')}\n{standing}")
    return Panel(said, pictures=shown, rows=end_rows(t, table, seq))


def rematch_button(t: Texts, table: Table, seq: int) -> Button:
    return make_button(t, "rematch", table, seq, style=PRIMARY)


def end_rows(t: Texts, table: Table, seq: int) -> Sequence[Buttons]:
    """Return the buttons of the final message of a game; the less common ones are under More."""
    return (
        (
            rematch_button(t, table, seq),
            *review_buttons(t, table),
            make_button(t, "replay", table, seq),
        ),
        (make_button(t, "final_board", table), *share_buttons(t, table, seq, SHARED_GAME), more_button(t, table, seq)),
    )


def afterwards_buttons(t: Texts, table: Table) -> Buttons:
    """Return the buttons with which one looks back on a game; empty until it is over."""
    if not table.row.is_over:
        return ()
    return (
        *(() if table.game.statistics is None else (make_button(t, "figures", table),)),
        make_button(t, "record", table),
        make_button(t, "stats", arg=table.row.game),
        make_button(t, "leaderboard", arg=f"{rated_variant_of(table.game, table.row.options)}:0"),
    )


@on_click("final_board")
async def _board(request: Request) -> None:
    """Show the board as it was at the end, with everything open."""
    table, t = request.table, request.t
    if not table.row.is_over:
        raise InvalidControl(request.control.what)
    view, names, pictures = table.view(None), table.names, pictures_of(table.row.game)
    board = await request.painter.paint(lambda: pictures.board(view, names, t.language))
    shown = number_pictures(f"{table.row.game}-{table.id}-{table.revision}-end", board)
    await request.show(Panel((ending_text(t, table),), pictures=shown))


async def _is_operator(interaction: Interaction) -> bool:
    """Return whether someone operates the bot: its owner, or an admin or developer of the team that owns it."""
    app: discord.AppInfo = await interaction.client.application_info()
    if app.team is None:
        return app.owner.id == interaction.user.id
    roles = (discord.TeamMemberRole.admin, discord.TeamMemberRole.developer)
    return any(each.id == interaction.user.id and each.role in roles for each in app.team.members)


@on_click("record")
async def export(request: Request) -> None:
    """Show the record of this channel's game: to everyone once it is over, before that only to the operator."""
    table = request.table
    table.check_begun()
    if not table.row.is_over and not await _is_operator(request.interaction):
        raise Refused(Refusal.NOT_OVER)
    record = json.dumps(await record_of(table), ensure_ascii=False)
    said = request.t.say("export-done" if table.row.is_over else "export-secret")
    await request.show(Panel((said,), files=((f"{table.row.game}-{table.id}.json", record.encode()),)))


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


def figures_lines(t: Texts, table: Table, players: Players, events: Sequence[Any]) -> list[str]:
    """Format the figures of a game, given all its events, in order of rank; empty in a game without figures.

    Those that are 0 for everyone are omitted. Columns are headed by the letters of the seats, and the names, which are
    too long for that, are listed above.
    """
    statistics = table.game.statistics
    if statistics is None:
        return []
    names, result = escape_names(players.by_seat), table.result()
    counted, order = statistics.count(events, len(names)), range(len(names)) if result is None else result.order
    figures = [figure for figure in counted[0] if any(own[figure] for own in counted)] or list(counted[0])
    letters = seat_letters(names)
    seats = [t.say("figures-seat", letter=letters[seat], name=names[seat]) for seat in order]
    shown = columns(
        ["", *labels_of(t, table.row.game, figures)],
        [[letters[seat] for seat in order], *([str(counted[seat][figure]) for seat in order] for figure in figures)],
    )
    return [f"{t.say('figures-title', seats=', '.join(seats))}\n{shown}"]


@on_click("figures")
async def show_figures(request: Request) -> None:
    """Show the figures of this channel's game once it is over; earlier they would reveal hidden information."""
    table, t = request.table, request.t
    if table.row.is_unfinished or table.revision < 0:
        await request.say("figures-not-yet")
        return
    if not (said := figures_lines(t, table, await players_of(table), await table.events())):
        await request.say("figures-none", game=game_name(t, table.row.game))
        return
    title = t.say("figures-heading", game=game_name(t, table.row.game))
    await request.show(Panel((title, *said)))
