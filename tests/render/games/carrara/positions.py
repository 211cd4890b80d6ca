"""Positions and views for testing pictures: random games at any turn, and the hardest possible ones."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from bot.games.carrara.actions import Action, Build, ScoreCity, ScoreType, TurnWheel
from bot.games.carrara.components import BUILDINGS, CITIES, NO_BLOCKS, SEGMENTS, TYPES, Blocks, Building, City, Objects
from bot.games.carrara.ending import outcome
from bot.games.carrara.events import Event
from bot.games.carrara.position import Built, CarraraPhase, CarraraPosition, deal
from bot.games.carrara.rules import actors, legal, play
from bot.games.carrara.view import CarraraSeatView, CarraraView, Hand
from bot.games.carrara.view import view as view_of
from bot.games.contract import Outcome, TurnEnded
from render.games.carrara.showcase.showcase import play_turns
from tests.games.carrara.positions import player, table
from tests.render import people

PLAIN_NAMES, HARD_NAMES, NO_NAMES = people.NAMES[:4], people.HARD_NAMES[:4], people.NO_NAMES[:4]


class Moment(NamedTuple):
    position: CarraraPosition
    events: tuple[Event, ...]


@cache
def moment(seats: int, seed: int, turns: int, expansion: bool = False) -> Moment:
    """Play a random game for some turns, or to its end, with a preference for building and scoring as people have."""
    chance = random.Random(seed)
    position = deal(seats, {"expansion": True} if expansion else {}, chance)
    turn: list[Event] = []
    last: list[Event] = []
    while turns and actors(position):
        action = _choose(list(legal(position, position.turn)), chance)
        played = play(position, position.turn, action, chance)
        position = played.position
        turn += played.events
        if any(isinstance(event, TurnEnded) for event in played.events):
            last, turn, turns = turn, [], turns - 1
    return Moment(position, tuple(last))


def _choose(legal: Sequence[Action], chance: random.Random) -> Action:
    for kinds, share in (((ScoreType, ScoreCity), 0.2), ((Build,), 0.7), ((TurnWheel,), 0.9)):
        liked = [action for action in legal if isinstance(action, kinds)]
        if liked and chance.random() < share:
            return chance.choice(liked)
    return chance.choice(legal)


def fullest() -> Moment:
    """Return the last round of a game of computer players, with the events of the round before too."""
    recent = play_turns(4)[-6:-1]
    return Moment(recent[-1].after, tuple(event for turn in recent for event in turn.events))


def crowded(seat: int = 0, seats: int = 4) -> CarraraView:
    """Return a view in which one player has all 30 buildings in one city and more than 200 points."""
    built = tuple(Built(building, City.LERICI) for building in BUILDINGS)
    position = table(seats, display=(), stack=(), last_round_by=seat)
    return view_of(player(position, seat, points=238, buildings=built, types_scored=TYPES), None)


def scattered() -> CarraraView:
    """Return a view with all 30 buildings spread over four players and six cities, all cities scored, hands full."""
    view = view_of(moment(4, 4, 0).position, None)
    players = [
        player._replace(
            points=97 + seat,
            buildings=tuple(
                Built(building, CITIES[(place // 4) % 6])
                for place, building in enumerate(BUILDINGS)
                if place % 4 == seat
            ),
            types_scored=TYPES[seat : seat + 3],
            cities_scored=tuple(city for city in CITIES if city % 4 == seat),
        )
        for seat, player in enumerate(view.players)
    ]
    objects = (Objects(2, 2, 2, 1, 1, 1), Objects(1, 1, 1, 2, 2, 2)) * 2
    hands = tuple(Hand(187, Blocks(2, 2, 2, 1, 1, 1), each) for each in objects)
    return replace(
        view,
        players=tuple(players),
        display=(),
        stack=0,
        on_sale=(),
        supply=Objects(),
        last_round_by=3,
        announced_by=3,
        turn=3,
        round=99,
        open_hands=hands,
    )


def full_wheel(segment: int, blocks: int = 11) -> CarraraView:
    """Return a view with all the blocks of the wheel in one segment, 0 to 5."""
    view = view_of(moment(2, 5, 0).position, None)
    counts = [min(7, max(0, blocks - 2)), min(blocks, 2), 0, 0, max(0, blocks - 9), 0]
    wheel = [NO_BLOCKS] * SEGMENTS
    wheel[segment] = Blocks(*counts)
    return replace(view, wheel=tuple(wheel))


def own(view: CarraraView, seat: int = 0, hand: Hand | None = None) -> CarraraSeatView:
    held = hand or Hand(187, Blocks(7, 7, 7, 7, 7, 7), Objects(6, 6, 6, 6, 6, 6))
    parts = {name: getattr(view, name) for name in CarraraView.__dataclass_fields__}
    return CarraraSeatView(**parts, seat=seat, hand=held)


def scorable() -> CarraraSeatView:
    """Return seat 1's view with buildings everywhere, two types scored, and hardly any objects in the supply."""
    built = tuple(Built(building, CITIES[place % 6]) for place, building in enumerate(BUILDINGS))
    position = table(4, supply=Objects(1, 1, 0, 1, 1, 1), display=BUILDINGS[:9])
    position = player(position, 1, points=88, buildings=built, types_scored=TYPES[4:])
    return own(view_of(position, None), 1, Hand(187, Blocks(7, 6, 5, 4, 3, 2), Objects(4, 4, 4, 4, 4, 4)))


def in_one_city() -> CarraraSeatView:
    """Return seat 0's view with all 30 buildings in Lerici, no type scored, and an empty hand."""
    view = crowded()
    player = view.players[0]._replace(types_scored=())
    return own(replace(view, players=(player, *view.players[1:])), 0, Hand(0, NO_BLOCKS, Objects()))


def few_scorings(types: int) -> CarraraSeatView:
    """Return seat 0's view in which it could score a few types now, each for points and coins, but no city."""
    built = tuple(Built(Building(kind, 5), city) for kind in TYPES[:types] for city in CITIES[2:4])
    return own(view_of(table(4, buildings=built, cities_scored=CITIES[2:4]), None))


def grown(turns: int) -> tuple[tuple[int, ...], ...]:
    """Return points over time for four players, in different patterns, with one turn more for the first."""
    return (
        tuple(range(turns + 1)),
        tuple(0 for _ in range(turns)),
        tuple(turn * 3 for turn in range(turns)),
        tuple(turn // 5 * 7 for turn in range(turns)),
    )


def finished(seats: int, seed: int) -> CarraraPosition:
    position = moment(seats, seed, 10_000).position
    assert position.phase is CarraraPhase.OVER
    return position


def ended(position: CarraraPosition) -> tuple[CarraraView, Outcome]:
    result = outcome(position)
    assert result is not None
    return view_of(position, None), result
