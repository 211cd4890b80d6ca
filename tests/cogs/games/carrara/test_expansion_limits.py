"""At the worst table with the expansion everything fits into messages, and nothing hidden is revealed."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.games import carrara
from bot.games.carrara.position import Phase
from bot.games.players import Advice, Forecast, Suggestion
from bot.model.budgets import Simulations
from bot.model.rows import Status
from bot.services.analysis import suggest
from bot.tables import lobby
from bot.tables.registry import Tables
from bot.texts import texts
from bot.texts.games import game_texts
from bot.texts.games.carrara.hints import why
from bot.texts.games.carrara.outlook import cards_texts, opening, outlook
from cogs.coach.hint import hint_panel
from cogs.core.controls import Button, ControlId
from cogs.core.limits import TEXT
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.tables.invitation import invitation_panel
from cogs.tables.more import more_panel
from cogs.tables.show import table_panel
from cogs.viewing.hand import hand_panel
from cogs.viewing.log import log_panel
from render.engine.picture import ALT_LIMIT, Picture
from tests.cogs.worst import check, play_on, worst
from tests.games.carrara.hidden import redeal
from tests.games.playouts import positions
from tests.games.variants import variants

NAMES = ("Anna", "Bruno", "Carla", "Dario")


class Undrawn:
    """A painter that draws nothing."""

    async def paint(self, draw: object) -> Picture:
        """Return a picture without content, with the longest alt text."""
        return Picture(b"GIF89a", "x" * ALT_LIMIT)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.exhaustive)])
async def test_everything_fits(tables: Tables, language: str) -> None:
    """Hand, cards, hints, log, table in words and end fit throughout a game of four with the longest names."""
    t, table, chance = (
        texts(language, "carrara"),
        await worst(tables, language, begun=False, variant="expansion"),
        Random(5),
    )
    check(invitation_panel(table))
    await lobby.start(table, table.row.host)
    request = Request(
        cast(Any, SimpleNamespace(guild_id=None, channel_id=table.row.channel)),
        cast(Any, None),
        cast(Any, None),
        cast(Any, Undrawn()),
        cast(Any, None),
        t,
    )
    await request.set_table(table)
    follow = Button(ControlId("follow", table.id), t.say("button-follow"))
    while table.actors():
        await play_on(table, chance, most=60)
        check(more_panel(t, table, 0, (follow,)))
        check(await hand_panel(request, table, 0))
        check(await table_panel(request, text=True))
        check(Panel(cards_texts(t, table.view(0))))
        check(await log_panel(t, table))
        for seat in table.actors():
            hint = suggest(
                table.game_key, seat, table.game.views.view_with_memory(table.position, seat), 1, Simulations(1)
            )
            check(hint_panel(t, table, seat, hint))
    assert table.row.status is Status.OVER
    view, outcome = table.view(None), table.outcome()
    assert outcome is not None
    assert len(game_texts(t, "carrara").score_text(view, outcome, ["\\*" * 32] * 4)) < TEXT // 2
    assert len(opening(t, view)[0]) < 500


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.exhaustive)])
def test_nothing_hidden_is_revealed(seats: int) -> None:
    """What is said of actions, the end and cards does not depend on the others' hands, the stack or the bag."""
    t, chance = texts("en", "carrara"), Random(1)
    for position in positions(variants()["carrara/expansion"], seats, seed=3, every=15):
        if position.phase is Phase.OVER:
            continue
        seat = position.turn
        legal = list(carrara.legal(position, seat))
        advice = [
            Advice(a, Forecast((0.5,) * 4, (0.0,) * 4), 9, (a,)) for a in chance.sample(legal, min(9, len(legal)))
        ]

        def told(of: Any, seat: int = seat, advice: list[Advice[Any]] = advice) -> list[str]:
            view = carrara.view(of, seat)
            return [
                *(why(t, view, Suggestion(each, None), NAMES) for each in advice),
                outlook(t, view, NAMES),
                *cards_texts(t, view),
                *cards_texts(t, carrara.view(of, None)),
            ]

        for _ in range(3):
            assert told(redeal(position, seat, False, chance)) == told(position)
