"""Nothing hidden is revealed by what is said of the expansion."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.conformance.playing import positions
from bot.games import carrara
from bot.games.carrara.position import Phase
from bot.games.players import Advice, Forecast, Suggestion
from bot.texts import texts
from bot.texts.games.carrara.hints import why
from bot.texts.games.carrara.outlook import cards_texts, outlook
from tests.games.carrara.hidden import redeal
from tests.games.tables import variants

NAMES = ("Anna", "Bruno", "Carla", "Dario")


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
