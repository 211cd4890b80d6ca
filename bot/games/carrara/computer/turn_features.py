"""What is seen of a turn at once, without judging the position after it: enough to think about good turns first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.carrara.actions import Action, Announce, ScoreCity, ScoreType
from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, VALUES
from bot.games.carrara.computer.boards import SCORED_COIN, BoardSums, board_of
from bot.games.carrara.position import Built, Player, Position
from bot.games.players import CandidateTurn

LONG_GAME = 25
"""About the number of rounds in a long game."""
_COINS = tuple(SCORED_COIN if city % 2 else 1.0 for city in CITIES)
"""By city: what a unit that it brings when it is scored is worth in points."""
_WORTHS = tuple(value * unit for value, unit in zip(VALUES, _COINS, strict=True))
"""By city: what each unit of a building's cost is worth in points when it is scored."""
_IN_CITIES = tuple(tuple(float(city == other) for other in CITIES) for city in CITIES)
_NOTHING_BUILT = (0.0,) * 18
_NOTHING_SCORED = (0.0,) * 5


class _Seen(NamedTuple):
    """What the features of all turns of a position depend on."""

    player: Player
    board: BoardSums
    cities_scored: frozenset[int]
    theirs: tuple[float, ...]
    """By city: how much of what it takes to score it the best other seat has."""


def turn_features(position: Position, turns: Sequence[CandidateTurn[Action]]) -> list[list[float]]:
    """Return for each turn of the seat to move what it gains and pays, and the same times how late it is."""
    player, late = position.players[position.turn], min(1.0, position.round / LONG_GAME)
    others = [board_of(other.buildings) for other in position.players if other is not player]
    seen = _Seen(
        player,
        board_of(player.buildings),
        frozenset([city for other in position.players for city in other.cities_scored]),
        tuple(map(max, zip(*[other.city_shares for other in others], strict=True))),
    )
    objects, scorings, built = sum(player.objects), player.scorings, len(player.buildings)
    found = []
    for turn in turns:
        after: Player = turn.after
        features: list[float] = [
            after.points - player.points,
            after.coins - player.coins,
            *[have - had for have, had in zip(after.blocks, player.blocks, strict=True)],
            sum(after.objects) - objects,
            after.scorings - scorings,
            turn.draws,
            len(turn.actions) > 1 and Announce in map(type, turn.actions),
            *(_built(after.buildings[-1], seen) if len(after.buildings) > built else _NOTHING_BUILT),
            *(_scored(turn.actions[0], seen) if after.scorings > scorings else _NOTHING_SCORED),
        ]
        found.append([*features, *[late * value for value in features]])
    return found


def _built(new: Built, seen: _Seen) -> tuple[float, ...]:
    """Return what a new building may gain, and what the seat already has of its type and in its city."""
    (kind, cost), city = new
    board, worth = seen.board, cost * _WORTHS[city]
    by_type = by_city = (0.0,) * 4
    if kind not in seen.player.types_scored:
        count = board.type_counts[kind]
        by_type = (worth, board.type_points[kind] + SCORED_COIN * board.type_coins[kind], count, float(count > 0))
    if city not in seen.cities_scored:
        lacking = BUILDINGS_TO_SCORE[city] - board.city_counts[city]
        nearer = 1 / BUILDINGS_TO_SCORE[city] if lacking > 0 else 0.0
        by_city = (worth, board.city_worth[city] * _COINS[city], nearer, float(lacking == 1))
    threat = seen.theirs[city] if by_city[0] else 0.0
    return (1.0, cost, worth, *by_type, *by_city, threat, *_IN_CITIES[city])


def _scored(action: Action, seen: _Seen) -> tuple[float, ...]:
    """Return what is scored, and whether that can wait."""
    before = float(seen.player.scorings)
    match action:
        case ScoreCity(city):
            return (1.0, 0.0, seen.theirs[city], 0.0, before)
        case ScoreType(kind):
            return (0.0, 1.0, 0.0, seen.board.type_counts[kind], before)
        case _:
            return (0.0, 0.0, 0.0, 0.0, before)
