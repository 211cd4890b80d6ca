"""At the worst table with the expansion everything fits into messages, and nothing hidden is revealed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import carrara
from bot.games.carrara.position import Phase
from bot.games.players import Advice, Forecast, Suggestion
from bot.model.budgets import Simulations
from bot.services.analysis import suggest
from bot.tables import lobby
from bot.tables.registry import Tables
from bot.texts import texts
from bot.texts.games import game_texts
from bot.texts.games.carrara.hints import why
from bot.texts.games.carrara.outlook import cards_texts, opening, outlook
from cogs.coach.hint import hint_panel
from cogs.core.limits import TEXT
from cogs.tables.invitation import invitation_panel
from tests.cogs.worst import check, play_on, worst
from tests.games.carrara.hidden import redeal
from tests.games.playouts import positions
from tests.games.variants import variants

NAMES = ("Anna", "Bruno", "Carla", "Dario")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.exhaustive)])
async def test_hints_and_the_end_fit(tables: Tables, language: str) -> None:
    """They fit throughout a game of four with the longest names, and so does the invitation."""
    t, chance = texts(language, "carrara"), Random(5)
    table = await worst(tables, language, begun=False, variant="expansion")
    check(invitation_panel(table))
    await lobby.start(table, table.row.host)
    while table.actors():
        await play_on(table, chance, most=60)
        for seat in table.actors():
            view = table.game.views.view_with_memory(table.position, seat)
            check(hint_panel(t, table, seat, suggest(table.game_key, seat, view, 1, Simulations(1))))
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
