"""Invariants of every game, tested on random games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import carrara
from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import BUILDINGS, CITIES, OBJECTS, TYPES, Blocks, Objects
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CityScored,
    CoinsTaken,
    EndAnnounced,
    ObjectBought,
    TypeScored,
    WheelTurned,
)
from bot.games.carrara.position import Built, Phase, Position
from bot.games.contract import IllegalAction
from tests.games.playouts import Step, steps

seats_and_seed = given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))
some_games = settings(max_examples=12, deadline=None)

VALUES = {"livorno": (0, 3), "pisa": (3, 0), "lucca": (0, 2), "viareggio": (2, 0), "massa": (0, 1), "lerici": (1, 0)}


@some_games
@seats_and_seed
def test_everything_is_somewhere(seats: int, seed: int) -> None:
    """All 42 blocks, 7 of each colour, 36 objects, 6 of each kind, and 30 buildings are always accounted for."""
    for step in steps(carrara.GAME, seats, Random(seed)):
        position: Position = step.played.position
        places = [position.bag, *position.wheel, *(player.blocks for player in position.players)]
        assert [sum(colour) for colour in zip(*places, strict=True)] == [7] * 6
        objects = [position.supply, *(player.objects for player in position.players)]
        on_sale = [int(kind in position.on_sale) for kind in OBJECTS]
        assert [sum(kind) for kind in zip(on_sale, *objects, strict=True)] == [6] * 6
        built = [item.building for player in position.players for item in player.buildings]
        assert sorted(BUILDINGS) == sorted([*position.display, *position.stack, *built])
        assert min(count for place in (*places, *objects) for count in place) >= 0
        assert min(player.coins for player in position.players) >= 0
        assert sum(map(sum, position.wheel)) <= 11
        assert len(position.display) == min(9, 30 - len(built))


@some_games
@seats_and_seed
def test_possessions_move_by_rules_alone(seats: int, seed: int) -> None:
    """Coins, points, blocks and objects change as the events say, and the events follow the rules."""
    for step in steps(carrara.GAME, seats, Random(seed)):
        for seat in range(seats):
            before, after = step.before.players[seat], step.played.position.players[seat]
            events = [event for event in step.played.events if seat == getattr(event, "seat", None)]
            coins, points = _income(step, events)
            assert (before.coins + coins, before.points + points) == (after.coins, after.points)
            blocks, objects = list(before.blocks), list(before.objects)
            for event in events:
                for colour in range(6):
                    blocks[colour] += event.blocks[colour] if isinstance(event, BlocksTaken) else 0
                    blocks[colour] -= event.blocks[colour] if isinstance(event, BuildingBuilt) else 0
                    objects[colour] += event.objects[colour] if isinstance(event, TypeScored | CityScored) else 0
                    objects[colour] += int(isinstance(event, ObjectBought) and event.object == colour)
            assert (Blocks(*blocks), Objects(*objects)) == (after.blocks, after.objects)


def _income(step: Step, events: list[Any]) -> tuple[int, int]:
    """Compute from the rulebook the coins and points that these events yield a seat."""
    coins = points = 0
    for event in events:
        owner = step.before.players[event.seat]
        match event:
            case BlocksTaken(_, segment, blocks, price):
                base = [6, 5, 4, 3, 2, 1]
                expected = sum(n * max(0, base[colour] - segment + 1) for colour, n in enumerate(blocks))
                assert expected == price
                coins -= price
            case CoinsTaken():
                assert event.coins == 2
                coins += 2
            case TypeScored() | CityScored():
                of = event.type if isinstance(event, TypeScored) else event.city
                scored = [item for item in owner.buildings if of is item.building.type or of is item.city]
                assert event.coins == sum(item.building.cost * VALUES[item.city.key][0] for item in scored)
                assert event.points == sum(item.building.cost * VALUES[item.city.key][1] for item in scored)
                wanted = [sum(item.building.object == kind for item in scored) for kind in OBJECTS]
                assert list(event.objects) == [min(pair) for pair in zip(wanted, step.before.supply, strict=True)]
                coins, points = coins + event.coins, points + event.points
            case ObjectBought():
                assert event.price == 10
                coins -= 10
            case EndAnnounced():
                assert event.points == 5
                points += 5
    return coins, points


@some_games
@seats_and_seed
def test_a_game_always_ends(seats: int, seed: int) -> None:
    """Every game ends, by an announcement or the 30th building.

    There are 30 buildings and 24 markers, so at most 30 builds and 24 scorings. Blocks leave the hands only for
    buildings, 90 in all, so any are bought at most 42 + 90 times. Taking coins after turning the wheel requires a hand
    of fewer than 6 coins, so a seat does it at most three times before it can buy again, and apart from blocks, coins
    are spent only on 6 objects. With wheel and bag empty all 42 blocks are in at most 4 hands, so that in every round
    someone with 11 blocks or more can build or score, and must.
    """
    found = list(steps(carrara.GAME, seats, Random(seed)))
    final: Position = found[-1].played.position

    assert final.announced_by is not None or not final.display
    assert final.last_round_by is not None
    assert {0} == {_turns(found, 0) - _turns(found, seat) for seat in range(seats)}


def _turns(found: list[Step], seat: int) -> int:
    return sum(step.seat == seat and isinstance(step.action, EndTurn) for step in found)


@some_games
@seats_and_seed
def test_one_action_a_turn(seats: int, seed: int) -> None:
    """A turn is one action, at most one purchase, at most one announcement, in this order, and its end."""
    order = (TurnWheel, TakeBlocks, TakeCoins, Build, ScoreType, ScoreCity, Decline, BuyObject, Announce, EndTurn)
    turn: list[type] = []
    for step in steps(carrara.GAME, seats, Random(seed)):
        turn.append(type(step.action))
        if turn[-1] is EndTurn:
            assert sorted(turn, key=order.index) == turn
            assert len({*turn}) == len(turn)
            assert sum(kind in order[1:7] for kind in turn) == 1
            assert (TurnWheel in turn) <= (TakeBlocks in turn or TakeCoins in turn)
            turn = []


@some_games
@seats_and_seed
def test_reveals_what_was_hidden(seats: int, seed: int) -> None:
    """Only drawn blocks, a building from the stack and the end of the game reveal hidden information."""
    for step in steps(carrara.GAME, seats, Random(seed)):
        drawn = any(isinstance(event, WheelTurned) and any(event.drawn) for event in step.played.events)
        turned_up = any(isinstance(event, BuildingBuilt) and event.revealed for event in step.played.events)
        over = step.played.position.phase is Phase.OVER
        assert step.played.reveals == (drawn or turned_up or over)


@settings(max_examples=30, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32), data=st.data())
def test_legal_is_what_play_accepts(seats: int, seed: int, data: st.DataObject) -> None:
    """Any action, arbitrary or a legal one with a part changed, can be played if and only if it is listed."""
    found = [step.before for step in steps(carrara.GAME, seats, Random(seed))]
    position = found[data.draw(st.integers(0, len(found) - 1))]
    listed = list(carrara.legal(position, position.turn))
    some = st.one_of(ARBITRARY, st.sampled_from(listed).flatmap(_mutated))
    for action in data.draw(st.lists(some, min_size=8, max_size=8)):
        for seat in range(seats):
            expected = action in listed and seat == position.turn
            assert expected == _plays(position, seat, action)
            assert expected == (action in carrara.legal(position, seat))


def test_legal_is_complete() -> None:
    """Of all possible actions with the blocks available, exactly the listed ones can be played."""
    found = [step.before for step in steps(carrara.GAME, 2, Random(5))]
    small = [position for position in found if sum(position.players[position.turn].blocks) < 6][::5]
    assert len(small) > 10
    for position in small:
        playable = [action for action in _all_actions(position) if _plays(position, position.turn, action)]
        listed = list(carrara.legal(position, position.turn))
        assert {*playable} == {*listed}
        assert len(playable) == len(listed)


@some_games
@seats_and_seed
def test_forced_actions(seats: int, seed: int) -> None:
    """Taking the 2 coins and ending the turn are forced when nothing else is legal; no other action ever is."""
    for step in steps(carrara.GAME, seats, Random(seed)):
        listed = list(carrara.legal(step.before, step.seat))
        only = listed[0] if len(listed) == 1 and listed[0] in (TakeCoins(), EndTurn()) else None
        assert carrara.forced(step.before) == (None if only is None else (step.seat, only))


def _plays(position: Position, seat: int, action: Action) -> bool:
    try:
        carrara.play(position, seat, action, Random(0))
    except IllegalAction:
        return False
    return True


def _all_actions(position: Position) -> Iterator[Action]:
    yield from (TurnWheel(), TakeCoins(), Decline(), Announce(), EndTurn())
    yield from map(ScoreType, TYPES)
    yield from map(ScoreCity, CITIES)
    yield from map(BuyObject, OBJECTS)
    for segment, there in enumerate(position.wheel, 1):
        for counts in product(*(range(count + 2) for count in there)):
            yield TakeBlocks(segment, Blocks(*counts))
    hand = position.players[position.turn].blocks
    for building, city in product(BUILDINGS, CITIES):
        for counts in product(*(range(count + 1) for count in hand)):
            yield Build(building, city, Blocks(*counts))


counts = st.builds(Blocks, *(st.integers(-1, 4),) * 6)
some_buildings = st.sampled_from(BUILDINGS)
some_cities = st.sampled_from(CITIES)
ARBITRARY: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([TurnWheel(), TakeCoins(), Decline(), Announce(), EndTurn()]),
    st.builds(ScoreType, st.sampled_from(TYPES)),
    st.builds(ScoreCity, some_cities),
    st.builds(BuyObject, st.sampled_from(OBJECTS)),
    st.builds(TakeBlocks, st.integers(-1, 8), counts),
    st.builds(Build, some_buildings, some_cities, counts),
)


def _mutated(action: Action) -> st.SearchStrategy[Action]:
    """Change one part of an action, or nothing."""
    same = st.just(action)
    if isinstance(action, TakeBlocks):
        segments = st.integers(0, 7).map(lambda segment: replace(action, segment=segment))
        return st.one_of(same, segments, _nearby(action.blocks).map(lambda blocks: replace(action, blocks=blocks)))
    if isinstance(action, Build):
        moved = some_cities.map(lambda city: replace(action, city=city))
        other = some_buildings.map(lambda building: replace(action, building=building))
        paid = _nearby(action.blocks).map(lambda blocks: replace(action, blocks=blocks))
        return st.one_of(same, moved, other, paid)
    return same


def _nearby(blocks: Blocks) -> st.SearchStrategy[Blocks]:
    """Swap one block for another, or add or remove one."""
    pairs = st.tuples(st.integers(0, 5), st.integers(0, 5), st.sampled_from([(1, -1), (1, 0), (-1, 0)]))

    def changed(pair: tuple[int, int, tuple[int, int]]) -> Blocks:
        numbers = list(blocks)
        numbers[pair[0]] += pair[2][0]
        numbers[pair[1]] += pair[2][1]
        return Blocks(*numbers)

    return pairs.map(changed)


def test_types_of_a_position() -> None:
    """A position is a value throughout: it is hashable, and so nothing in it can be changed."""
    for step in steps(carrara.GAME, 2, Random(1)):
        hash(step.played.position)
        assert all(isinstance(built, Built) for player in step.before.players for built in player.buildings)
