"""What is seen of a turn at once, without judging the position after it: enough to think about good turns first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.actions import Action, Announce
from bot.games.carrara.components import VALUES
from bot.games.carrara.position import Player, Position
from bot.games.players.strategy import Turn

TURN_FEATURES = 32
"""The number of features of a turn."""
LONG_GAME = 25
"""About the number of rounds in a long game."""
COIN = 0.4
"""About what a coin of a scoring is worth in points."""
_WORTHS = tuple(value * (COIN if city % 2 else 1.0) for city, value in enumerate(VALUES))
"""By city: about what each unit of a building's cost is worth in points when it is scored."""


def turn_features(position: Position, turns: Sequence[Turn[Action]]) -> list[list[float]]:
    """Return for each turn of the seat to move what it gains and pays, and the same times how late it is."""
    player, late = position.players[position.turn], min(1.0, position.round / LONG_GAME)
    scored = {city for other in position.players for city in other.cities_scored}
    objects, scorings, built = sum(player.objects), player.scorings, len(player.buildings)
    found = []
    for turn in turns:
        after: Player = turn.after
        blocks = after.blocks
        seen: list[float] = [
            after.points - player.points,
            after.coins - player.coins,
            *[have - had for have, had in zip(blocks, player.blocks, strict=True)],
            sum(after.objects) - objects,
            after.scorings - scorings,
            turn.draws,
            len(turn.actions) > 1 and Announce in map(type, turn.actions),
            0.0,
            0.0,
            0.0,
            0.0,
        ]
        if len(after.buildings) > built:
            building, city = after.buildings[-1]
            worth = building.cost * _WORTHS[city]
            seen[12:] = (
                1.0,
                building.cost,
                worth,
                worth * ((building.type not in player.types_scored) + (city not in scored)),
            )
        found.append([*seen, *[late * value for value in seen]])
    return found
