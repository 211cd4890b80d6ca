"""The Gold Mines: laying out ingots, and sharing those of completed features, where a seat may have to choose."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from random import Random
from time import process_time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.games import carcassonne
from bot.games.carcassonne.actions import TakeIngot
from bot.games.carcassonne.board import Feature, Follower, Place
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import IngotTaken
from bot.games.carcassonne.gold import best_ingot, gains, share, take_ingot
from bot.games.carcassonne.orders import TakeMost, answer, list_orders
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.games.carcassonne.rules import actors, legal
from tests.games.carcassonne.positions import asked, do, table

GAP = "A 1 0 1, B 0 1 0, B -1 1 0, B -2 1 0, U -2 0 0, A -3 0 3"
"""Two roads which a U at -1, 0 joins and completes."""


Places = tuple[tuple[int, int], ...]
Lying = tuple[tuple[frozenset[int], int], ...]
"""The seats with a claim on the ingots of a tile, and how many these are."""


def shared(
    ingots: dict[tuple[int, int], int], roads: Iterable[tuple[Iterable[int], Places]], seats: int, turn: int
) -> tuple[CarcassonneView, tuple[IngotTaken, ...]]:
    """Share out the ingots of completed roads, each with a follower of these seats, up to the first choice."""
    features = [
        Feature(
            Kind.ROAD,
            (0,),
            frozenset(Place(*place) for place in places),
            0,
            followers=tuple(Follower(seat, 0, 0, Kind.ROAD, 0) for seat in held),
        )
        for held, places in roads
    ]
    return share(table(tile="G1", ingots=ingots, seats=seats, turn=turn).open, features)


def shared_column(lying: Lying, seats: int, seat: int) -> tuple[CarcassonneView, tuple[IngotTaken, ...]]:
    """Share out ingots that lie in a column, beginning with a seat, up to the first choice."""
    ingots = {(0, y): number for y, (_, number) in enumerate(lying) if number}
    return shared(ingots, [(held, ((0, y),)) for y, (held, _) in enumerate(lying)], seats, seat)


FAR, NEAR = (0, -9), (0, 0)


@pytest.mark.parametrize(
    ("ingots", "roads", "turn", "taken"),
    [
        # each takes one, in turn order from the seat to move, until none is left
        ({NEAR: 5}, [([0, 1, 2], [NEAR])], 1, [(seat, NEAR) for seat in (1, 2, 0, 1, 2)]),
        # a seat without a claim on the rest is passed over, the one to move too
        ({NEAR: 2}, [([1, 2], [NEAR])], 0, [(1, NEAR), (2, NEAR)]),
        # from the tile where the most different seats have a claim, counted before the sharing, each once
        (
            {FAR: 2, NEAR: 3},
            [([0], [FAR, NEAR]), ([1], [NEAR]), ([0], [FAR]), ([0], [FAR])],
            0,
            [(0, NEAR), (1, NEAR), (0, NEAR), (0, FAR), (0, FAR)],
        ),
        # of several such tiles the northernmost, then the westernmost
        (
            {(5, 0): 1, (-5, 1): 1, (4, 0): 1, (0, -2): 1},
            [([0], [(5, 0), (-5, 1), (4, 0), (0, -2)])],
            0,
            [(0, (0, -2)), (0, (4, 0)), (0, (5, 0)), (0, (-5, 1))],
        ),
        # all features scored in the turn count at once; what others could take away is taken first
        (
            {NEAR: 2, FAR: 2},
            [([0], [NEAR, FAR]), ([1], [FAR])],
            0,
            [(0, FAR), (1, FAR), (0, NEAR), (0, NEAR)],
        ),
    ],
)
def test_order_of_sharing(
    ingots: dict[tuple[int, int], int],
    roads: list[tuple[list[int], Places]],
    turn: int,
    taken: list[tuple[int, tuple[int, int]]],
) -> None:
    """The ingot that is clearly best for a seat is taken without asking it, until all are taken."""
    view, events = shared(ingots, roads, 3, turn)
    assert [(each.seat, (each.x, each.y)) for each in events] == taken
    assert (view.phase, view.board.ingots) == (CarcassonnePhase.DRAW, {})


@cache
def most(lying: Lying, seats: int, seat: int, own: int, free: bool) -> int:
    """Return how many ingots a seat gets at most if it chooses where it is asked, or with `free` every time."""
    if not any(number for _, number in lying):
        return 0
    options = [y for y, (held, number) in enumerate(lying) if number and seat in held]
    if options:
        view, taken = shared_column(lying, seats, seat)
        policy = [taken[0].y if taken else best_ingot(view).y]
        if seat != own or (taken and not free):
            options = policy
    gains = [
        most(tuple((held, n - (y == each)) for y, (held, n) in enumerate(lying)), seats, (seat + 1) % seats, own, free)
        + (seat == own)
        for each in options
    ]
    return max(gains) if gains else most(lying, seats, (seat + 1) % seats, own, free)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 5).flatmap(
        lambda seats: st.tuples(
            st.just(seats),
            st.lists(
                st.tuples(st.frozensets(st.integers(0, seats - 1), min_size=1), st.integers(1, 2)),
                min_size=1,
                max_size=4,
            ).map(tuple),
        )
    )
)
@example((4, ((frozenset([1, 2, 3]), 2), (frozenset([0, 1, 2, 3]), 2), (frozenset([0, 1, 2]), 1))))
@example((4, ((frozenset([0, 2, 3]), 3), (frozenset([0, 1]), 1))))
def test_nobody_loses_an_ingot_by_not_being_asked(found: tuple[int, Lying]) -> None:
    """No order of claimants leaves a seat with fewer ingots than it could have had by choosing each of them itself."""
    seats, lying = found
    assert seats > 2 or shared_column(lying, seats, 0)[0].taker is None, "two are never asked"
    for own in range(seats):
        assert most(lying, seats, 0, own, False) == most(lying, seats, 0, own, True)


def test_the_seat_to_move_is_asked_where_it_matters() -> None:
    """The seat to move decides which of two others gets an ingot, and takes the tile's where it chooses."""
    position = asked()
    assert (position.open.phase, actors(position)) == (CarcassonnePhase.INGOT, (0,))
    assert [*legal(position, 0)] == [TakeIngot(-2, 0), TakeIngot(0, 0)]

    for place, others in (((0, 0), [0, 1]), ((-2, 0), [1, 0])):
        played = do(position, TakeIngot(*place))
        assert [player.ingots for player in played.position.open.players] == [1, *others]
        assert played.position.open.board.ingots == {}
        assert (played.turn_ended, played.position.open.turn, played.position.open.phase) == (
            0,
            1,
            CarcassonnePhase.TILE,
        )


def test_where_the_search_would_take_long_it_is_bounded() -> None:
    """Sixteen ingots that are claimed in twelve ways hold nobody up for seconds, and the bounds told hold."""
    held = [frozenset(each) for n in (1, 2, 3) for each in combinations(range(4), n)][:12]
    began = process_time()
    view, taken = shared_column(tuple((each, 2 if y < 4 else 1) for y, each in enumerate(held)), 4, 0)
    assert (view.taker, taken) == (0, ())
    promised = {(claim.x, claim.y): (least, most) for claim, least, most in gains(view)}
    place = best_ingot(view)
    assert len(view.claims[[claim.place for claim in view.claims].index(place)].seats) > 1, "its own come last"
    while view.taker is not None:
        view, _ = take_ingot(view, TakeIngot(*best_ingot(view)))
    assert process_time() - began < 1
    least, most = promised[place]
    assert least <= view.players[0].ingots <= most
    assert sum(player.ingots for player in view.players) == 16


def test_the_former_rules_ask_nobody() -> None:
    """A game that began under them goes on from north to south."""
    assert asked(rules=1).open.phase is CarcassonnePhase.TILE
    former = carcassonne.GAME.former[1]
    dealt = former.rules.deal(3, {"gold_mines": True}, Random(1))
    written = former.codec.position_to_json(dealt)
    assert "rules" not in written, "as positions were written before"
    assert former.codec.position_from_json(written) == dealt


def test_the_order_answers_for_a_seat() -> None:
    """It can be given where a seat may be asked, and takes what leaves most to it, then least to its best rival."""
    view = asked().open
    assert list_orders(view) == [TakeMost()]
    assert list_orders(table().open) == [], "two seats are never asked"
    ahead = view._replace(players=(*view.players[:2], view.players[2]._replace(road=40)))
    assert answer(ahead, TakeMost()) == TakeIngot(-2, 0)
    assert answer(do(asked(), TakeIngot(0, 0)).position.open, TakeMost()) is None
