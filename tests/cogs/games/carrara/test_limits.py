"""The panels of Carrara stay within Discord's limits in both languages, throughout random play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games import carrara
from bot.games.carrara import SeatView
from bot.games.carrara.components import NO_BLOCKS, OBJECTS, SEGMENTS
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import texts
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.games.carrara import build, buy
from cogs.games.carrara.buy import affordable, affordable_segments
from cogs.games.carrara.turn import Turn, closing_panel, scoring_choice, scorings, turn_panel
from cogs.play.turn import turn_of
from render.engine.painter import Painter
from tests.cogs.worst import check, worst


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "level", "variant"),
    [
        ("de", "random", "base"),
        pytest.param("en", "novice", "base", marks=pytest.mark.exhaustive),
        pytest.param("de", "novice", "expansion", marks=pytest.mark.exhaustive),
    ],
)
async def test_panels(tables: Tables, language: str, level: str, variant: str) -> None:
    """Every panel of every turn of a game of four fits, whatever is chosen in it."""
    table, chance, painter = await worst(tables, language, begun=True, variant=variant), Random(11), Painter(1)
    response = SimpleNamespace(shows=lambda picture: False)
    nothing: Any = None
    request = Request(nothing, cast(Any, response), nothing, painter, nothing, texts(language, "carrara"))
    decide = carrara.COMPUTERS.players[level].choose
    while table.actors():
        (seat,) = table.actors()
        async for panel in panels(request, table, seat):
            check(panel)
        action = decide(table.view(seat), seat, table.game.rules.legal(table.position, seat), chance)
        await table.act(seat, table.revision, action)
    painter.close()


async def panels(request: Request, table: Table, seat: int) -> AsyncIterator[Panel]:
    """Yield the panels that a seat can reach now."""
    view = table.view(seat)
    assert isinstance(view, SeatView)
    turn: Turn = turn_of(request.t, table, seat)
    yield turn_panel(request.t, table, seat)
    if view.phase is carrara.Phase.ACTION:
        yield await buy.buying_panel(request, turn)
        for action in (None, *scorings(turn)):
            yield scoring_choice(turn, scorings(turn), action)
        yield build.choice_panel(turn, None, None, NO_BLOCKS)
        for building in build.buildable(turn):
            yield build.choice_panel(turn, building, None, NO_BLOCKS)
            for city in build.cities_for(turn, building):
                yield build.choice_panel(turn, building, city, build.best_blocks(view.hand.blocks, building.cost))
    unturned = view.phase is carrara.Phase.ACTION and view.cards is not None and affordable_segments(turn)
    if view.phase is carrara.Phase.BUYING or unturned:
        yield await buy.segments_panel(request, turn)
        for segment in range(1, SEGMENTS + 1):
            if any(there := affordable(turn, segment)):
                yield buy.blocks_panel(turn, segment, NO_BLOCKS)
                yield buy.blocks_panel(turn, segment, there)
    elif view.phase is not carrara.Phase.ACTION:
        for item in OBJECTS:
            yield closing_panel(turn, item.key)
