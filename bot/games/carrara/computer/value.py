"""What a position between two turns is worth: how likely each seat is to win, and with what score."""

from __future__ import annotations

from math import exp

from bot.games.carrara.components import MARKERS, OBJECTS, TYPES
from bot.games.carrara.ending import final_scoring
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.scoring import gain, of_type
from bot.games.game import Forecast


def forecast(position: Position) -> Forecast:
    """Tell how a game is expected to end; when it is over, how it ended."""
    result = final_scoring(position)
    if position.phase is Phase.OVER:
        share = 1 / len(result.winners)
        return Forecast(
            tuple(share if seat in result.winners else 0.0 for seat in range(len(result.scores))),
            tuple(map(float, result.scores)),
        )
    points = [float(score) for score in result.scores]
    for seat, player in enumerate(position.players):
        left = MARKERS - player.scorings
        hopes = sorted(
            (
                gain(of_type(player.buildings, name), position.supply).points
                for name in TYPES
                if name not in player.types_scored
            ),
            reverse=True,
        )
        points[seat] += sum(hopes[:left]) + sum(player.blocks) + len(OBJECTS)
    weights = [exp((own - max(points)) / 10) for own in points]
    return Forecast(tuple(weight / sum(weights) for weight in weights), tuple(points))
