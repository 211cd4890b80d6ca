"""The computer players: what they think positions, tiles and money are worth, and how they decide."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import palazzo
from bot.games.palazzo import (
    Action,
    AddFloor,
    Auction,
    BeginPalazzo,
    Bid,
    Buy,
    Card,
    Cards,
    ChooseMoney,
    Currency,
    Discard,
    Insert,
    Pass,
    Phase,
    Player,
    Position,
    TakeMoney,
    payments,
)
from bot.games.palazzo.components import ALL_CARDS
from bot.games.palazzo.computer.estimate import estimates_of
from bot.games.palazzo.computer.money import cheapest_option, hand_points, hand_value, payment_options
from bot.games.palazzo.computer.strategy import FEATURES, LEARNED, MOVES, TURN_FEATURES, forecasts, idea
from bot.games.palazzo.payment import worth
from bot.games.palazzo.prospects import tile_gain
from bot.model.budgets import Simulations
from tests.games.palazzo.positions import bought, cards, do, games, palazzi, table, tile, tiles

PLAYERS = palazzo.COMPUTERS.players
STACK = "m12 m22 m33 m43 s12 s22 s33 s43 s53 e e e e e"
both = pytest.mark.parametrize("name", ["novice", "advanced"])
hands = st.lists(st.integers(0, len(ALL_CARDS) - 1), max_size=9, unique=True).map(
    lambda places: Cards(ALL_CARDS[place] for place in places)
)


def choice(position: Position, name: str = "novice", simulations: int = 8) -> Action:
    """Return what a computer player does for the seat that is asked."""
    seat = position.asked
    view = palazzo.view_with_memory(position, seat)
    return PLAYERS[name].choose(view, seat, palazzo.legal(position, seat), Random(1), Simulations(simulations))


def finish(names: Sequence[str], seed: int, **options: bool) -> tuple[int, ...]:
    """Play a game to its end, and return the scores."""
    chance = Random(seed)
    position = palazzo.deal(len(names), options, chance)
    while (outcome := palazzo.outcome(position)) is None:
        seat, forced = palazzo.forced(position) or (position.asked, None)
        view = palazzo.view_with_memory(position, seat)
        action = forced or PLAYERS[names[seat]].choose(view, seat, palazzo.legal(position, seat), chance)
        position = palazzo.play(position, seat, action, chance).position
    return outcome.scores


@settings(max_examples=40, deadline=None)
@given(hand=hands, bound=st.sampled_from([None, *Currency]), price=st.integers(1, 16))
def test_ways_to_pay(hand: Cards, bound: Currency | None, price: int) -> None:
    """Each way can be laid, counts what the rules say, and loses less than those that count more.

    The cheapest payment of a price is one of all payments; where there is none, nothing can be paid.
    """
    found = payment_options(hand, bound)
    for way in found:
        laid = worth(way.cards, bound)
        assert hand.holds(way.cards)
        assert laid is not None
        assert laid.value == way.value
    assert [way.value for way in found] == sorted({way.value for way in found})
    assert [way.loss for way in found] == sorted({way.loss for way in found})
    assert max([way.value for way in payment_options(hand)], default=0) == palazzo.most(hand)
    paid, possible = cheapest_option(hand, price), payments(hand, price)
    assert paid.cards in possible if paid else not possible


def test_money_that_goes_together() -> None:
    """Cards of one currency and groups are worth more than the same values scattered; late, money is worth less."""
    assert hand_value(cards("f4 f5")) > hand_value(cards("f4 d5"))
    assert hand_value(cards("f3 d3 s3")) > hand_value(cards("f3 d3 s4"))
    assert hand_value(cards("c2 c2 c2")) > 3 * hand_value(cards("c2"))
    assert hand_points(cards("f7 f7"), 20, 2) > hand_points(cards("f7 f7"), 3, 2) > 0.1
    assert 0.1 > hand_points(cards("f7 f7"), 0, 2) > 0


def test_what_palazzi_may_become() -> None:
    """A high palazzo of one material is worth more than a mixed one, and more than its points while tiles come."""
    estimates = estimates_of(table(stack=STACK))

    def value(text: str) -> float:
        return estimates.worth(Player(palazzi=palazzi(text), begun=9))

    assert value("s12 s22 s33") > value("s12 b22 s33") > value("b12 b22")
    assert value("m12 m22 m33") > 10
    # the single tile may still be inserted
    assert value("m12 m33, m22") > value("m12 m33, m13") + 2
    over = estimates_of(table(stack="e", envoys=4))
    assert over.worth(Player(palazzi=palazzi("m12"), begun=1)) == pytest.approx(-5, abs=1)


def test_what_tiles_bring() -> None:
    """Points at once and in the end, the same for whoever looks."""
    position = table(built=["b12 b23 b33 b43", "m11"], stack="e", envoys=4, quarries=",b53")
    seen = [tile_gain(palazzo.view(position, seat), 0, tiles("b53")) for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0].now == 9
    assert tile_gain(palazzo.view(position, 1), 1, (tile("b53"),)).now <= 5


def test_points_and_money_are_worth_something() -> None:
    """With more of them and nothing else changed, a seat is likelier to win."""
    built = [("f5", own) for own in ("s11", "s12 s23", "s12 s23 s33")]
    money = [(hand, "s11") for hand in ("d3", "d3 d4", "d3 d4 d7 d7")]
    for better in (built, money):
        positions = [table(hand, "f4", built=[own, "b12 b23"], stack=STACK) for hand, own in better]
        chances = [forecasts([position], Random(1))[0].chances[0] for position in positions]
        assert chances == sorted(set(chances))


def test_turns_and_features() -> None:
    """Every listed turn can be played to its end; no position has many; each has as many features, all in range."""
    for position, seat in [(step.before, step.seat) for step in chain(*games())][::40]:
        legal = palazzo.legal(position, seat)
        also = legal[len(legal) // 3]
        found = MOVES.turns(position, seat, Random(1), [also])
        assert 0 < len(found) <= 45
        assert also in [turn.actions[0] for turn in found]
        for turn in found:
            left: Any = position
            for action in turn.actions:
                assert palazzo.actors(left) == (seat,)
                left = palazzo.play(left, seat, action, Random(1)).position
            assert turn.draws or left.asked != seat or left.phase in (Phase.END, Phase.BIDDING, Phase.OVER)
        seen = [[*chain.from_iterable(groups)] for groups in LEARNED.features(position)]
        rated = LEARNED.turn_features(position, found)
        assert [*map(len, seen)] == [FEATURES] * len(position.players)
        assert {*map(len, rated)} == {TURN_FEATURES}
        assert all(-5 <= value <= 8 for row in [*seen, *rated] for value in row)


def test_the_order_of_stacks_and_pile_is_not_seen() -> None:
    """Features and forecasts are the same whatever comes next."""
    position: Position = games()[0][40].before
    stacks = tuple(type(stack)(stack[::-1]) for stack in position.stacks)
    other = position._replace(stacks=stacks, pile=position.pile[::-1])
    assert LEARNED.features(position) == LEARNED.features(other)
    assert forecasts([position], Random(1)) == forecasts([other], Random(1))


def test_a_finished_game_is_known() -> None:
    """An open one is left to the network, whose file has a place for each number of seats; all chances add up to 1."""
    evaluate = palazzo.COMPUTERS.evaluate
    assert evaluate is not None
    for steps in games()[::3]:
        before, last = steps[60].before, steps[-1].played.position
        result, known = palazzo.outcome(last), LEARNED.known(last)
        assert result is not None
        assert known == evaluate(palazzo.view(last, None), Random(1), Simulations(1))
        assert forecasts([last], Random(1)) == [known]
        assert known.points == result.scores
        assert [seat for seat, chance in enumerate(known.chances) if chance] == [*result.winners]
        assert LEARNED.known(before) is None
        assert LEARNED.file(before).name == f"seats_{len(result.scores)}.json"
        middle = evaluate(palazzo.view_with_memory(before, None), Random(1), Simulations(1))
        assert sum(middle.chances) == pytest.approx(1)


@pytest.mark.parametrize("names", [pytest.param(("advanced", "novice"), marks=pytest.mark.slow), ("novice", "random")])
def test_each_level_beats_the_one_below(names: tuple[str, str]) -> None:
    """Of two games with the same tiles and seats exchanged, the stronger level has more points together."""
    assert list(PLAYERS) == ["random", "novice", "advanced", "master"]
    first, second = finish(names, 5), finish(names[::-1], 5)
    assert first[0] + second[1] > first[1] + second[0]


@pytest.mark.slow
@both
@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats(name: str, seats: int) -> None:
    """They play with more seats and other stacks too, and score well above random players."""
    assert max(finish([name] * seats, 3, even_stacks=True)) > 15


def test_the_same_chance_decides_alike() -> None:
    """A search of so many simulations depends on its seed alone, whatever was thought about before."""
    turns = [step.before for step in games()[0] if step.before.phase is Phase.TURN]
    first = choice(turns[20], "master", 12)
    choice(games()[3][30].before, "master", 5)
    assert choice(turns[20], "master", 12) == first


RICH: dict[str, Any] = {"stack": "m12 m22 m33 m43 e e e e e"}


@both
@pytest.mark.parametrize(
    ("position", "chosen"),
    [
        pytest.param(
            table(
                "f3 f4 d7 d7 d6",
                built=["b12 b23 b33", "s12 s23 s33"],
                warehouse="b43 m11 s11",
                quarries=",b11",
                phase=Phase.REVEALED,
                **RICH,
            ),
            Buy(bought("b43"), cards("f3 f4")),
            id="buys the floor that is missing, with cards of little use",
        ),
        pytest.param(
            table(built=["m11 m21, b12 b23 b33 b43"], to_build=tiles("b53"), phase=Phase.BUILDING, **RICH),
            AddFloor(tile("b53"), 2),
            id="builds where it scores",
        ),
        pytest.param(
            table(built=["b12 b23 b53"], stack="e", envoys=4, to_build=tiles("m43"), phase=Phase.BUILDING),
            Discard(tile("m43")),
            id="begins no palazzo at the end: alone it would cost 5 points",
        ),
        pytest.param(
            table("f3 d7 d7 d6", built=["b12 b33, b23"], **RICH),
            Insert(2, 1, Card.FLORIN3),
            id="inserts what gains 13 points, for the card of least use",
        ),
        pytest.param(
            table("f7 d7 c2", "d3", display=cards("s7 f3"), phase=Phase.MONEY, asked=0, turn=1, **RICH),
            ChooseMoney(cards("s7")),
            id="takes the card that completes a group",
        ),
    ],
)
def test_what_is_clear(name: str, position: Position, chosen: Action) -> None:
    """Both see at once what is best."""
    assert choice(position, name) == chosen


def test_the_novice() -> None:
    """A low floor that fits nowhere begins a palazzo, though that costs points now; without money it takes some."""
    for first in ("m11", "b23", "s31"):
        position = table(stack="m22 m32 m42 b12 b32 s12 s42 e e e e e", to_build=tiles(first), phase=Phase.BUILDING)
        assert choice(position) == BeginPalazzo(tile(first))
    assert choice(table("f3", "d7 d6 d5", **RICH)) == TakeMoney()


def auctioned(what: str, built: list[str], hand: str = "d7 d6 d4 s3") -> Position:
    """Return a position in which seat 0 auctions and seat 1 is asked, late in the game."""
    late: dict[str, Any] = {"stack": "m12 e", "envoys": 4, "phase": Phase.REVEALED}
    return do(table("f7 f7 f6 d5", hand, built=built, warehouse="s11", quarries=f",{what}", **late), Auction()).position


@both
def test_a_bid_says_what_the_tiles_are_worth(name: str) -> None:
    """It bids for a tile that completes its palazzo, and passes where the tile is of no use to anyone."""
    assert isinstance(choice(auctioned("b53", built=["m11 m21", "b12 b23 b33 b43"]), name), Bid)
    assert choice(auctioned("b11", built=["m13 m23 m33 m43 m53", "b12 b23 b33 b43 b53"]), name) == Pass()


def test_of_many_raises_few_are_considered() -> None:
    """With a large hand, of more raises than anyone could list, a handful is looked at, each losing little."""
    hand = " ".join(f"{currency}{value}" for currency in "fds" for value in (3, 3, 4, 4, 5, 5, 6, 6, 7)) + " c2 c2"
    position = auctioned("b53", ["m11 m21", "b12 b23 b33 b43"], hand)
    assert len(palazzo.legal(position, 1)) > 10_000
    assert 2 <= len(MOVES.turns(position, 1, Random(1), ())) <= 6
    assert choice(position, "advanced") in palazzo.legal(position, 1)


def test_advice_names_different_ideas() -> None:
    """Ways to pay for the same tiles are one idea, of which a hint names the best."""
    pays = [Buy(bought("b11"), cards(words)) for words in ("f7", "d6")]
    assert idea(pays[0]) == idea(pays[1]) != idea(Buy(bought("b12"), cards("f7")))
    assert idea(Bid(cards("f7"))) == idea(Bid(cards("f6"))) != idea(Pass())
    assert idea(Insert(1, 2, Card.FLORIN3)) == idea(Insert(1, 2, Card.CERT2)) != idea(Insert(2, 1, Card.CERT2))
