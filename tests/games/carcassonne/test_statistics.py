"""The figures of a game, counted from its events."""

from __future__ import annotations

from random import Random

from bot.conformance.playing import steps
from bot.games import carcassonne
from bot.games.carcassonne.board import Place
from bot.games.carcassonne.components import START, Kind
from bot.games.carcassonne.events import Event, FeatureScored, FollowerPlaced, IngotTaken
from bot.games.carcassonne.rules import outcome
from bot.games.contract import TurnEnded

ROAD = FeatureScored(Kind.ROAD, (0, 1), 3, (Place(0, 0), Place(1, 0), Place(2, 0)), ())
CITY = FeatureScored(Kind.CITY, (1,), 10, (Place(0, 0), Place(1, 0), Place(2, 0), Place(3, 0)), (), shields=1)
FIELD = FeatureScored(Kind.FIELD, (1,), 6, (Place(0, 0),), (), completed=False)
MONASTERY = FeatureScored(Kind.MONASTERY, (0,), 9, (Place(0, 0),), ())
HAPPENED: list[Event] = [
    FollowerPlaced(0, 0, 0, Kind.ROAD, 0, START, 0),
    ROAD,
    TurnEnded(0, 1),
    CITY,
    IngotTaken(1, 0, 0),
    TurnEnded(1, 0),
    MONASTERY,
    TurnEnded(0, None),
    FIELD,
]


def test_figures() -> None:
    """Each figure counts what it names; a shared feature counts for all who share it."""
    first, second = carcassonne.count_figures(HAPPENED, 2)

    assert first == dict.fromkeys(carcassonne.FIGURES, 0) | {
        "turns": 2,
        "followers": 1,
        "roads": 1,
        "monasteries": 1,
        "longest_road": 3,
        "best": 9,
    }
    assert second == dict.fromkeys(carcassonne.FIGURES, 0) | {
        "turns": 1,
        "roads": 1,
        "cities": 1,
        "fields": 1,
        "longest_road": 3,
        "largest_city": 4,
        "best": 10,
        "ingots": 1,
    }


def test_growth_of_a_game() -> None:
    """It ends with the points of play."""
    events: list[Event] = []
    for step in steps(carcassonne.GAME, 3, Random(1)):
        events += step.played.events
        if step.played.turn_ended is not None and outcome(step.played.position) is None:
            grown = carcassonne.growth(events, 3)
            points = [player.points for player in step.played.position.open.players]
            assert grown[step.seat][-1] == points[step.seat]
