"""What a network may see of Nim, as little as a game has to supply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.players import CandidateTurn, Forecast, Strategy
from bot.games.players.learned import Learned
from bot.games.players.network import Group
from bot.games.search.playouts import forecast_of, plain_strategy
from tests.games import nim


def features(position: nim.Position) -> list[list[Group]]:
    """Return what a network sees, for each seat, in two groups."""
    seats = range(len(position.stones))
    points = [stones + luck for stones, luck in zip(position.stones, position.luck, strict=True)]
    return [
        [
            (points[seat] / 20, max(points[other] for other in seats if other != seat) / 20),
            (position.heap / 20, seat in position.waiting[:1]),
        ]
        for seat in seats
    ]


def turn_features(position: nim.Position, turns: Sequence[CandidateTurn[Any]]) -> list[list[float]]:
    return [[float(getattr(turn.actions[0], "count", 0)), turn.draws] for turn in turns]


def known(position: nim.Position) -> Forecast | None:
    outcome = nim.outcome(position)
    return None if outcome is None else forecast_of(outcome)


def supply(monkeypatch: pytest.MonkeyPatch, learned: Learned[Any, Any, Any] | None = None) -> None:
    computers = replace(nim.GAME.computers, learned=learned or LEARNED)
    monkeypatch.setitem(GAMES, "nim", replace(nim.GAME, computers=computers))


BY_HAND: Strategy[Any, Any, Any] = plain_strategy(nim.GAME.rules, nim.GAME.views)
LEARNED: Learned[Any, Any, Any] = Learned(
    moves=BY_HAND.moves,
    features=features,
    known=known,
    turn_features=turn_features,
    weights=Path("no network yet"),
    name=lambda position: f"seats_{len(position.stones)}",
    by_hand=replace(BY_HAND, policy=lambda position, turns: [0.0] * len(turns)),
)
