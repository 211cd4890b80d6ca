"""The computer players: the turns that they think about, and how they decide."""

from __future__ import annotations

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
    Discard,
    Insert,
    Pass,
    Phase,
    Position,
    TakeMoney,
)
from bot.games.palazzo.components import Cards
from bot.games.palazzo.computer.strategy import MOVES, idea
from bot.model.budgets import Simulations
from tests.games.palazzo.positions import bought, cards, do, table, tile, tiles
from tests.games.playouts import positions, steps

PLAYERS = palazzo.COMPUTERS.players
every_one = pytest.mark.parametrize("name", ["novice", "advanced"])


def choice(position: Position, name: str = "novice", simulations: int = 8) -> Action:
    """Return what a computer player does for the seat that is asked."""
    seat = position.asked
    view = palazzo.view_with_memory(position, seat)
    return PLAYERS[name].choose(view, seat, palazzo.legal(position, seat), Random(1), Simulations(simulations))


def finish(names: list[str], seed: int, **options: bool) -> tuple[int, ...]:
    """Play a game to its end, and return the scores."""
    chance = Random(seed)
    position = palazzo.deal(len(names), options, chance)
    while (outcome := palazzo.outcome(position)) is None:
        seat, forced = palazzo.forced(position) or (position.asked, None)
        view = palazzo.view_with_memory(position, seat)
        action = forced or PLAYERS[names[seat]].choose(view, seat, palazzo.legal(position, seat), chance)
        position = palazzo.play(position, seat, action, chance).position
    return outcome.scores


def test_weakest_first() -> None:
    """The computer players are listed from the weakest to the strongest."""
    assert list(PLAYERS) == ["random", "novice", "advanced", "master"]


@settings(max_examples=10, deadline=None)
@given(
    variant=st.sampled_from([{}, {"even_stacks": True}]),
    seats=st.sampled_from(palazzo.SEATS),
    seed=st.integers(0, 99),
)
def test_turns_are_few_and_legal(variant: dict[str, bool], seats: int, seed: int) -> None:
    """Every listed turn can be played to its end, and no position has very many."""
    chance = Random(seed)
    start = palazzo.deal(seats, variant, chance)
    reached = [step.before for step in steps(palazzo.GAME, seats, chance, start)][seed % 7 :: 9]
    for position in reached:
        seat = position.asked
        legal = palazzo.legal(position, seat)
        found = MOVES.turns(position, seat, chance, [legal[len(legal) // 3]])
        assert 0 < len(found) <= 45
        assert legal[len(legal) // 3] in [turn.actions[0] for turn in found]
        for turn in found:
            left: Any = position
            for action in turn.actions:
                assert palazzo.actors(left) == (seat,)
                left = palazzo.play(left, seat, action, chance).position
            assert turn.draws or left.asked != seat or left.phase in (Phase.END, Phase.BIDDING, Phase.OVER)


@pytest.mark.parametrize("names", [("advanced", "novice"), ("novice", "random")])
def test_each_level_beats_the_one_below(names: tuple[str, str]) -> None:
    """Of two games with the same tiles and seats exchanged, the stronger level has more points together."""
    first, second = finish([*names], 5), finish([*reversed(names)], 5)
    assert first[0] + second[1] > first[1] + second[0]


@every_one
@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats(name: str, seats: int) -> None:
    """They play with more seats and other stacks too, and score well above random players."""
    assert max(finish([name] * seats, 3, even_stacks=True)) > 15


def test_the_same_chance_decides_alike() -> None:
    """A search of so many simulations depends on its seed alone, whatever was thought about before."""
    position = next(each for each in positions(palazzo.GAME, 2, 6)[40:] if each.phase is Phase.TURN)
    first = choice(position, "master", 12)
    choice(positions(palazzo.GAME, 3, 9)[30], "master", 5)
    assert choice(position, "master", 12) == first


@every_one
def test_it_buys_the_floor_that_is_missing(name: str) -> None:
    """The fourth floor of the same material is bought, with cards that are of little use otherwise."""
    position = table(
        "f3 f4 d7 d7 d6",
        built=["b12 b23 b33", "s12 s23 s33"],
        warehouse="b43 m11 s11",
        quarries=",b11",
        stack="m12 m22 m32 m42 e e e e e",
        phase=Phase.REVEALED,
    )
    assert choice(position, name) == Buy(bought("b43"), cards("f3 f4"))


def test_the_novice_keeps_what_can_still_grow() -> None:
    """A low floor that fits nowhere begins a palazzo, though that costs points at first."""
    for first in ("m11", "b23", "s31"):
        position = table(stack="m22 m32 m42 b12 b32 s12 s42 e e e e e", to_build=tiles(first), phase=Phase.BUILDING)
        assert choice(position) == BeginPalazzo(tile(first))


@every_one
def test_it_builds_where_it_scores(name: str) -> None:
    """A tile goes on the palazzo of its own material that it completes."""
    position = table(
        built=["m11 m21, b12 b23 b33 b43"],
        stack="m12 m22 e e e e e",
        to_build=tiles("b53"),
        phase=Phase.BUILDING,
    )
    assert choice(position, name) == AddFloor(tile("b53"), 2)


@every_one
def test_at_the_end_no_palazzo_is_begun(name: str) -> None:
    """A tile that can be built nowhere leaves the game if the end is near: alone it would cost 5 points."""
    position = table(built=["b12 b23 b53"], stack="e", envoys=4, to_build=tiles("m43"), phase=Phase.BUILDING)
    assert choice(position, name) == Discard(tile("m43"))


@every_one
def test_it_inserts_what_makes_a_palazzo(name: str) -> None:
    """A single tile that gains 13 points in another palazzo is inserted, for the card of least use."""
    position = table("f3 d7 d7 d6", built=["b12 b33, b23"], stack="m12 m22 m33 m43 e e e e e")
    assert choice(position, name) == Insert(2, 1, Card.FLORIN3)


def test_without_money_it_takes_some() -> None:
    """Who can pay for nothing takes money."""
    assert choice(table("f3", "d7 d6 d5", stack="m12 m22 m33 m43 e e e e e")) == TakeMoney()


@every_one
def test_money_that_goes_together(name: str) -> None:
    """The cards that complete a group are taken."""
    position = table("f7 d7 c2", "d3", stack="m12 m22 m33 m43 e e e e e", display=cards("s7 f3 c2"), phase=Phase.MONEY)
    assert Card.SCUDO7 in choice(position, name).cards  # type: ignore[union-attr]


@every_one
def test_a_bid_says_what_the_tiles_are_worth(name: str) -> None:
    """It bids for a tile that completes its palazzo, and passes where the tile is of no use to anyone."""
    needed = auctioned("b53", built=["m11 m21", "b12 b23 b33 b43"])
    useless = auctioned("b11", built=["m13 m23 m33 m43 m53", "b12 b23 b33 b43 b53"])
    assert isinstance(choice(needed, name), Bid)
    assert choice(useless, name) == Pass()


def auctioned(what: str, built: list[str]) -> Position:
    """Return a position in which seat 0 auctions and seat 1 is asked, late in the game."""
    return do(
        table(
            "f7 f7 f6 d5",
            "d7 d6 d4 s3",
            built=built,
            warehouse="s11",
            quarries=f",{what}",
            stack="m12 e",
            envoys=4,
            phase=Phase.REVEALED,
        ),
        Auction(),
    ).position


def test_of_many_raises_few_are_considered() -> None:
    """With a large hand, of more raises than anyone could list, a handful is looked at, each losing little."""
    hand = Cards([card for card in Card for _ in range(3)])
    position = auctioned("b53", built=["m11 m21", "b12 b23 b33 b43"])
    rich = position.players[1]._replace(hand=hand)
    pile = tuple(palazzo.components.ALL_CARDS.minus([*hand, *position.players[0].hand]))
    position = position.with_player(1, rich, pile=pile, discards=Cards())
    assert len(palazzo.legal(position, 1)) > 10_000
    found = MOVES.turns(position, 1, Random(1), ())
    assert 2 <= len(found) <= 6
    assert choice(position, "advanced") in palazzo.legal(position, 1)


def test_advice_names_different_ideas() -> None:
    """Advice is best first, each action once, and ways to pay for the same tiles are one idea."""
    position = next(each for each in positions(palazzo.GAME, 2, 4)[60:] if each.phase is Phase.REVEALED)
    seat = position.asked
    legal = palazzo.legal(position, seat)
    rank = palazzo.COMPUTERS.rank_actions
    assert rank is not None
    found = rank(palazzo.view_with_memory(position, seat), seat, legal, Random(1), Simulations(10), [*legal][:12])
    actions = [each.action for each in found]

    assert len({*actions}) == len(actions) > 3
    assert all(action in legal for action in actions)
    assert {*legal[:12]} <= {*actions}
    for each in found:
        assert each.line[0] == each.action
        assert sum(each.forecast.chances) == pytest.approx(1)
    pays = [Buy(bought("b11"), cards(words)) for words in ("f7", "d6")]
    assert idea(pays[0]) == idea(pays[1]) != idea(Buy(bought("b12"), cards("f7")))
    assert idea(Bid(cards("f7"))) == idea(Bid(cards("f6"))) != idea(Pass())


@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 30))
def test_an_evaluation_adds_up(seed: int) -> None:
    """Chances add up to 1 for every seat, and a finished game is judged by its result."""
    evaluate = palazzo.COMPUTERS.evaluate
    assert evaluate is not None
    reached = positions(palazzo.GAME, 3, seed)
    middle = evaluate(palazzo.view_with_memory(reached[seed], None), Random(seed), Simulations(1))
    result = palazzo.outcome(reached[-1])
    assert result is not None
    end = evaluate(palazzo.view(reached[-1], None), Random(seed), Simulations(1))

    assert sum(middle.chances) == pytest.approx(1)
    assert end.points == result.scores
    assert [seat for seat, chance in enumerate(end.chances) if chance] == [*result.winners]
