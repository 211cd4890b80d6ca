"""The computer players, and the advice from the same search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bot.games import carrara
from bot.games.carrara.actions import (
    Action,
    Announce,
    BuyObject,
    EndTurn,
    ScoreCity,
    ScoreType,
    TurnWheel,
)
from bot.games.carrara.components import NO_BLOCKS, Blocks, BuildingType, City, Objects
from bot.games.carrara.computer.boards import cache_by_identity
from bot.games.carrara.position import CarraraPosition
from bot.games.carrara.view import view as view_of
from bot.games.players import AT_ONCE, Advice, Budget, Simulations
from bot.model.search_budget import Seconds
from tests.games.carrara.positions import (
    EMPTY_WHEEL,
    able_to_announce,
    board,
    do,
    player,
    table,
)

SOME = Simulations(20)


def choice(position: CarraraPosition, name: str = "master", budget: Budget = SOME) -> Action:
    seat = position.turn
    view, legal = view_of(position, seat, open_hands=True), carrara.GAME.rules.legal(position, seat)
    chosen = carrara.GAME.computers.players[name].choose(view, seat, legal, Random(1), budget)
    assert chosen in legal
    return chosen


def advice(position: CarraraPosition, budget: Budget = SOME, also: Sequence[Action] = ()) -> Sequence[Advice[Action]]:
    seat = position.turn
    assert carrara.GAME.computers.rank_actions is not None
    return carrara.GAME.computers.rank_actions(
        view_of(position, seat, open_hands=True),
        seat,
        carrara.GAME.rules.legal(position, seat),
        Random(1),
        budget,
        also,
    )


class Counting:
    """A budget that records its queries, and is spent after some simulations."""

    def __init__(self, most: int) -> None:
        self.asked: list[int] = []
        self._most = most

    def spent(self, simulations: int) -> bool:
        self.asked.append(simulations)
        return simulations >= self._most


MIDGAME = table(blocks=Blocks(2, 1, 1, 1, 1, 1), buildings=board("villa2 pisa, porta3 lucca"))


def test_the_budget_is_kept() -> None:
    """It is queried before every simulation, and none begins once it is spent."""
    budget = Counting(7)
    found = advice(MIDGAME, budget)

    assert budget.asked == [*range(8)]
    assert all(each.simulations >= 1 for each in found)
    assert sum(each.simulations - 1 for each in found) <= 7


def test_a_spent_budget_still_gives_an_answer() -> None:
    """It plays the most promising action: here it announces the end of a game that it wins."""
    assert choice(able_to_announce(points=60), budget=AT_ONCE) == Announce()
    assert choice(MIDGAME, budget=Seconds(0).begin())


def test_obvious_turns_take_little_budget() -> None:
    """The search stops early if one turn is far better, and a single one takes none; advice uses the whole budget."""
    won, nothing = able_to_announce(points=90), table(bag=NO_BLOCKS, wheel=EMPTY_WHEEL, blocks=NO_BLOCKS, coins=0)
    budget, thorough, none = Counting(2000), Counting(100), Counting(10)
    choice(won, budget=budget)
    advice(won, thorough)
    choice(nothing, budget=none)

    assert len(budget.asked) < 200
    assert len(thorough.asked) == 101
    assert none.asked == []


every_player = pytest.mark.parametrize("name", ["novice", "advanced", "master"])
LAST_TURN: dict[str, Any] = {"turn": 1, "last_round_by": 0, "announced_by": 0}


@every_player
def test_it_ends_a_game_that_it_wins_and_no_other(name: str) -> None:
    """It announces as soon as that wins, buys the object that this takes, and plays on if someone else would win."""
    nearly = able_to_announce(coins=10, points=70, objects=Objects(2, 2, 2, 1))

    assert [choice(able_to_announce(seats, points=70), name) for seats in (2, 3, 4)] == [Announce()] * 3
    assert choice(player(able_to_announce(points=0), 1, points=90), name) != Announce()
    bought = choice(nearly, name)
    assert isinstance(bought, BuyObject)
    assert choice(do(nearly, bought), name) == Announce()


@every_player
def test_the_last_turn_takes_the_most(name: str) -> None:
    """It takes the scoring that yields most, and never declines."""
    last = player(table(display=(), **LAST_TURN), 1, buildings=board("villa5 livorno, castello1 lerici"), points=0)

    assert choice(last, name) == ScoreType(BuildingType.VILLA)


def test_it_scores_the_city_that_another_would_take_away() -> None:
    """A city is scored only once: if the next seat can take it too, it comes first."""
    both = table(coins=2, blocks=NO_BLOCKS, buildings=board("villa5 livorno, porta4 livorno"))
    both = player(both, 1, buildings=board("castello5 livorno, biblioteca4 livorno"), coins=2)

    assert choice(both) == ScoreCity(City.LIVORNO)


def test_advice_is_best_first_with_how_the_game_would_end() -> None:
    """Each action occurs once, with points as they can be, and a line begins with the action and stays in the turn."""
    found = advice(MIDGAME)

    assert len({each.action for each in found}) == len(found) > 3
    for each in found:
        assert all(0 < points < 250 for points in each.forecast.points)
        assert each.line[0] == each.action
        assert each.line[-1] in (EndTurn(), TurnWheel())
    assert found[0].simulations > 1
    assert found[0].forecast.chances[MIDGAME.turn] > found[-1].forecast.chances[MIDGAME.turn]


def test_cached_results_are_never_confused() -> None:
    """Results are cached by the identity of their argument, and Python uses the memory of one that is gone again."""
    sizes = cache_by_identity(len)
    assert [sizes((number,) * (number % 7)) for number in range(12_000)] == [number % 7 for number in range(12_000)]
