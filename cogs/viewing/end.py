"""How a game ended, in words and as its last public message: by the rules, by conceding, by agreement."""

from __future__ import annotations

import json
from dataclasses import replace

import discord

from bot.model.ranking import gave_up
from bot.model.rows import Ending, Status
from bot.model.variants import rated_as
from bot.tables.export import record_of
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games import game_texts
from cogs.core.buttons import review_buttons
from cogs.core.controls import Button, ControlId
from cogs.core.names import escaped
from cogs.core.panel import Panel
from cogs.viewing.figures import figures_lines
from render.engine.painter import Painter
from render.engine.picture import Picture
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


async def end_panel(painter: Painter, table: Table, seq: int, board: tuple[str, Picture]) -> Panel:
    """Return the final message of a game, with everything open and this picture of the board."""
    t, row, names = texts(table.row.language), table.row, escaped(table.names)
    words, pictures, view, raw = game_texts(t, row.game), pictures_of(row.game), table.view(None), table.names
    events = await table.events()
    texts_, shown = [ending_text(t, table)], [board]
    if (outcome := table.outcome()) is not None:
        # someone who gave up has not won, however well the stand-in played
        result = replace(outcome, winners=table.winners())
        statistics = table.game.statistics
        growth = statistics.growth(events, len(names)) if statistics is not None and statistics.growth else ()
        picture = await painter.paint(lambda: pictures.final_score(view, result, raw, row.language, growth))
        shown.insert(0, (f"{row.game}-{table.id}-{seq}-score.png", picture))
        texts_.append(words.score_text(view, result, names))
    elif standing := words.standing_text(view, names):
        texts_.append(f"{t.say('standing-heading')}\n{standing}")
    record = json.dumps(await record_of(table), ensure_ascii=False)
    return Panel(
        (*texts_, *figures_lines(t, table, events)),
        pictures=tuple(shown),
        files=((f"{row.game}-{table.id}.json", record.encode()),),
        rows=(_buttons(t, table, seq),),
    )


def _buttons(t: Texts, table: Table, seq: int) -> tuple[Button, ...]:
    variant = rated_as(table.game, table.row.options)
    return (
        Button(ControlId("rematch", table.id, seq), t.say("button-rematch"), discord.ButtonStyle.primary),
        Button(ControlId("replay", table.id, seq), t.say("button-replay")),
        *review_buttons(t, table),
        Button(ControlId("stats", arg=table.row.game), t.say("button-stats")),
        Button(ControlId("leaderboard", arg=f"{variant}:0"), t.say("button-leaderboard")),
    )
