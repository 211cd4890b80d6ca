"""Invariants of every game: everything is somewhere, changes hands by the rules alone, and is counted."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.conformance.playing import Transition, play_random_game
from bot.games import carrara
from bot.games.carrara.actions import (
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import (
    BUILDINGS,
    GREAT_BUILDINGS,
    OBJECTS,
)
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CategoryScored,
    CityScored,
    CoinsTaken,
    EndAnnounced,
    Event,
    ObjectBought,
    TypeScored,
    WheelTurned,
)
from bot.games.carrara.position import CarraraPhase, CarraraPosition, deal
from bot.games.carrara.rules import forced_action, legal
from bot.games.carrara.statistics import count_figures, growth
from bot.games.carrara.view import Hand, view, view_with_memory
from bot.games.contract import GameEnded, TurnEnded
from tests.games.carrara.hidden import after
from tests.games.tables import variants

every_game = pytest.mark.parametrize("seats", [2, 3, 4])
every_variant = pytest.mark.parametrize("name", ["carrara", "carrara/expansion"])

ORDER = (
    (TurnWheel,),
    (TakeBlocks, TakeCoins, Build, ScoreType, ScoreCity, ScoreCategory, Decline),
    (BuyObject,),
    (Announce,),
    (EndTurn,),
)
"""The parts of a turn: one action, with turning the wheel before it, and what may follow."""
VALUES = {"livorno": (0, 3), "pisa": (3, 0), "lucca": (0, 2), "viareggio": (2, 0), "massa": (0, 1), "lerici": (1, 0)}
"""By city: coins and points for each unit of cost."""


def check_pieces(position: CarraraPosition) -> None:
    """Check that 7 blocks of each colour, 6 objects of each kind and all buildings are somewhere, and none twice."""
    players = position.players
    places = [position.bag, *position.wheel, *(player.blocks for player in players)]
    objects = [position.supply, *(player.objects for player in players)]
    on_sale = [position.on_sale.count(kind) for kind in OBJECTS]
    assert [sum(colour) for colour in zip(*places, strict=True)] == [7] * 6
    assert [sum(kind) for kind in zip(on_sale, *objects, strict=True)] == [6] * 6
    built = [item.building for player in players for item in player.buildings]
    great = GREAT_BUILDINGS if position.cards else ()
    assert sorted([*built, *position.display, *position.stack, *position.great]) == sorted([*BUILDINGS, *great])
    assert min(count for place in (*places, *objects) for count in place) >= 0
    assert min(player.coins for player in players) >= 0
    assert sum(map(sum, position.wheel)) <= 11
    assert len(position.display) == min(9, len(position.display) + len(position.stack))
    for player in players:
        spaces = (player.types_scored, player.cities_scored, player.categories_scored)
        assert player.scorings == sum(len({*marked}) for marked in spaces) <= 6


def _check_event(step: Transition, event: Event) -> int:
    """Check what an event says against the rulebook, and return the points that it yields."""
    match event:
        case BlocksTaken(_, segment, blocks, price):
            base = [6, 5, 4, 3, 2, 1]
            assert price == sum(count * max(0, base[colour] - segment + 1) for colour, count in enumerate(blocks))
        case CoinsTaken(coins=coins):
            assert coins == 2
        case ObjectBought(price=price):
            assert price == 10
        case TypeScored() | CityScored():
            of = event.type if isinstance(event, TypeScored) else event.city
            buildings = step.before.players[event.seat].buildings
            scored = [item for item in buildings if of is item.building.type or of is item.city]
            worth = [[item.building.cost * value for value in VALUES[item.city.key]] for item in scored]
            assert [event.coins, event.points] == [sum(column) for column in zip(*worth, strict=True)]
            wanted = [sum(item.building.object == kind for item in scored) for kind in OBJECTS]
            assert list(event.objects) == [min(pair) for pair in zip(wanted, step.before.supply, strict=True)]
            return event.points
        case CategoryScored():
            return event.points
        case TurnEnded(seat, following):
            assert following in (None, (seat + 1) % len(step.before.players))
        case EndAnnounced():
            assert event.points == 5
            return 5
    return 0


@every_variant
@every_game
def test_everything_changes_hands_by_the_rules_alone(name: str, seats: int) -> None:
    """Nothing is lost, possessions are what the public events add up to, and a turn is one action, in order."""
    hands = [Hand(*player[:3]) for player in deal(seats, {}, Random(1)).players]
    points, turns = [0] * seats, Counter[int]()
    turn: list[type] = []
    found = play_random_game(variants()[name], seats)
    for step in found:
        position, events = step.played.position, step.played.events
        check_pieces(position)
        hash(position)
        assert position.cards == found[0].before.cards
        for event in events:
            if not isinstance(event, GameEnded):
                points[event.seat] += _check_event(step, event)
                hands[event.seat] = after(hands[event.seat], event)
        assert view_with_memory(position, None).open_hands == tuple(hands)
        assert [player.points for player in position.players] == points
        drawn = any(isinstance(event, WheelTurned) and any(event.drawn) for event in events)
        turned_up = any(isinstance(event, BuildingBuilt) and event.revealed for event in events)
        assert step.played.reveals == (drawn or turned_up or position.phase is CarraraPhase.OVER)
        listed = list(legal(step.before, step.seat))
        only = listed[0] if len(listed) == 1 and listed[0] in (TakeCoins(), EndTurn()) else None
        assert forced_action(step.before) == (None if only is None else (step.seat, only))
        turn.append(type(step.action))
        if turn[-1] is EndTurn:
            parts = [next(part for part, kinds in enumerate(ORDER) if kind in kinds) for kind in turn]
            assert parts == sorted({*parts})
            assert 1 in parts
            assert (TurnWheel in turn) <= (TakeBlocks in turn or TakeCoins in turn)
            turns[step.seat] += 1
            turn = []
    final = found[-1].played.position
    assert view(final, None).open_hands == tuple(hands)
    assert final.announced_by is not None or not final.display
    assert final.last_round_by is not None
    assert len({*turns.values()}) == 1


@every_game
def test_figures_and_growth_follow_the_table(seats: int) -> None:
    """At the end of a game they match all players' boards, hands and tracks, turn by turn."""
    found = play_random_game(carrara.GAME, seats)
    position = found[-1].played.position
    happened = [event for step in found for event in step.played.events]
    taken = Counter(event.seat for event in happened if isinstance(event, CoinsTaken))
    expected: list[list[int]] = [[] for _ in range(seats)]
    for step in found:
        if isinstance(step.action, EndTurn):
            expected[step.seat].append(step.before.players[step.seat].points)

    assert [list(points) for points in growth(happened, seats)] == expected
    for seat, own in enumerate(count_figures(happened, seats)):
        start, player = found[0].before.players[seat], position.players[seat]
        counted = [own[figure] for figure in ("turns", "buildings", "costs", "types", "cities", "objects")]
        scored = len(player.types_scored), len(player.cities_scored)
        assert counted == [position.round, len(player.buildings), player.costs, *scored, sum(player.objects)]
        assert own["best"] <= own["points"] == player.points - 5 * (position.announced_by == seat)
        assert start.coins + 2 * taken[seat] + own["coins"] - own["spent"] == player.coins
        assert sum(start.blocks) + own["blocks"] - own["costs"] == sum(player.blocks)
