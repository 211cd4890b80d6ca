"""How a game ended, in words and as its last public message: by the rules, by conceding, by agreement."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.model.history import holding
from bot.model.ranking import gave_up
from bot.model.rows import Ending, Status
from bot.model.variants import rated_as
from bot.tables.export import record_of
from bot.tables.table import Table
from bot.texts import Texts, texts
from cogs.coach.review import review_button
from cogs.core.controls import Button, ControlId
from cogs.core.face import FACES
from cogs.core.names import escape
from cogs.core.panel import Panel
from cogs.viewing.animation import winners
from cogs.viewing.figures import figures_text
from render import PICTURES
from render.engine.painter import Painter
from render.engine.picture import Picture


def ending_text(t: Texts, table: Table) -> str:
    """Say how a game ended and who has won."""
    names = [escape(name) for name in table.names]
    won = winners(table)
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


async def end_panel(painter: Painter, table: Table, seq: int, board: tuple[str, Picture]) -> Panel:
    """Make the message that ends a game, with everything open and this picture of the board."""
    t, row, names = texts(table.row.language), table.row, [escape(name) for name in table.names]
    face, pictures, view, raw = FACES[row.game], PICTURES[row.game], table.view(None), table.names
    everything = await _all_events(table)
    scores: tuple[tuple[str, Picture], ...] = ()
    if (outcome := table.outcome()) is not None:
        # who gave up has not won, however well the computer player went on
        result = replace(outcome, winners=winners(table))
        grown = face.growth(everything, len(names))
        picture = await painter.paint(lambda: pictures.final_score(view, result, raw, row.language, grown))
        scores = ((f"{row.game}-{table.id}-{seq}-score.png", picture),)
        points = face.score_text(t, view, result, names)
    else:
        points = f"{t.say('standing-heading')}\n{face.standing_text(t, view, names)}"
    said = (
        ending_text(t, table),
        points,
        figures_text(t, row.game, names, table.game.figures(everything, len(names))),
    )
    record = json.dumps(await record_of(table), ensure_ascii=False)
    return Panel(
        said,
        pictures=(*scores, board),
        files=((f"{row.game}-{table.id}.json", record.encode()),),
        rows=(_buttons(t, table, seq),),
    )


def _buttons(t: Texts, table: Table, seq: int) -> tuple[Button, ...]:
    return (
        Button(ControlId("rematch", table.id, seq), t.say("button-rematch"), discord.ButtonStyle.primary),
        Button(ControlId("replay", table.id, seq), t.say("button-replay")),
        review_button(t, table),
        Button(ControlId("stats", arg=table.row.game), t.say("button-stats")),
        Button(
            ControlId("leaderboard", arg=f"{table.row.game}:{rated_as(table.game, table.row.options)}:0"),
            t.say("button-leaderboard"),
        ),
    )


async def _all_events(table: Table) -> Sequence[Any]:
    """Read everything that happened in a game, without what was taken back."""
    moves = holding(await table.store.moves(table.id))
    return [event for move in moves for event in table.game.events_from_json(move.events)]
