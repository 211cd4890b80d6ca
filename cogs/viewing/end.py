"""How a game ended, in words and as its last public message: by the rules, by conceding, by agreement."""

from __future__ import annotations

import discord

from bot.model.ranking import gave_up
from bot.model.rows import Ending, Status
from bot.model.variants import rated_as
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games import game_texts
from cogs.core.buttons import review_buttons
from cogs.core.controls import Button, ControlId, InvalidControl
from cogs.core.names import escaped
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from render.engine.painter import Painter
from render.engine.picture import Picture, numbered
from render.games import pictures_of


def ending_text(t: Texts, table: Table) -> str:
    """Describe how a game ended and who has won."""
    names = escaped(table.names)
    won = table.winners()
    count, them = len(won), t.list([names[seat] for seat in won])
    if table.row.status is Status.ABANDONED:
        return t.say("show-abandoned")
    if table.row.ending is Ending.AGREED:
        return t.say("ended-agreed")
    if table.row.ending is Ending.CONCEDED:
        gone = [names[number] for number, seat in enumerate(table.seats) if seat.conceded]
        return t.say("ended-conceded", names=t.list(gone), count=count, winners=them)
    last = [names[number] for number, seat in enumerate(table.seats) if gave_up(seat)]
    said = t.say("game-over", count=count, winners=them)
    return f"{said}\n{t.say('ended-last', names=t.list(last))}" if last else said


async def end_panel(painter: Painter, table: Table, seq: int, pictured: bool = True) -> Panel:
    """Return the final message of a game: who has won, all scores in order of rank, and the way to everything else."""
    t, row, names = texts(table.row.language), table.row, escaped(table.names)
    words, pictures, view, raw = game_texts(t, row.game), pictures_of(row.game), table.view(None), table.names
    said: list[str] = [ending_text(t, table)]
    shown: tuple[tuple[str, Picture], ...] = ()
    if (result := table.result()) is not None:
        growth = await table.growth()
        if pictured:
            drawn = await painter.paint(lambda: pictures.final_score(view, result, raw, row.language, growth))
            shown = numbered(f"{row.game}-{table.id}-{seq}-score", drawn)
        said.append(words.score_text(view, result, names))
    elif standing := words.standing_text(view, names):
        said.append(f"{t.say('standing-heading')}\n{standing}")
    return Panel(tuple(said), pictures=shown, rows=end_rows(t, table, seq))


def rematch_id(table: Table, seq: int) -> ControlId:
    """Return the id of the button that opens a rematch; it identifies a game's final message."""
    return ControlId("rematch", table.id, seq)


def rematch_button(t: Texts, table: Table, seq: int) -> Button:
    """Return the button that opens a rematch."""
    return Button(rematch_id(table, seq), t.say("button-rematch"), discord.ButtonStyle.primary)


def end_rows(t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons of the final message of a game."""
    figures = Button(ControlId("figures", table.id), t.say("button-figures"))
    return (
        (
            rematch_button(t, table, seq),
            Button(ControlId("replay", table.id, seq), t.say("button-replay")),
            Button(ControlId("animation", table.id), t.say("button-animation")),
            *review_buttons(t, table),
        ),
        (
            Button(ControlId("final_board", table.id), t.say("button-final-board")),
            *(() if table.game.statistics is None else (figures,)),
            Button(ControlId("record", table.id), t.say("button-record")),
            Button(ControlId("stats", arg=table.row.game), t.say("button-stats")),
            Button(
                ControlId("leaderboard", arg=f"{rated_as(table.game, table.row.options)}:0"),
                t.say("button-leaderboard"),
            ),
        ),
    )


@clicked("final_board")
async def _board(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the board as it was at the end, with everything open."""
    table, t = request.table, request.t
    if table.row.status is not Status.OVER:
        raise InvalidControl(control.what)
    view, names, pictures = table.view(None), table.names, pictures_of(table.row.game)
    board = await request.painter.paint(lambda: pictures.board(view, names, t.language))
    shown = numbered(f"{table.row.game}-{table.id}-{table.revision}-end", board)
    await request.show(Panel((ending_text(t, table),), pictures=shown))
