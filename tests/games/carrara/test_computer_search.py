"""The searching computer player, and the advice from the same search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import carrara
from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    EndTurn,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import NO_BLOCKS, Blocks, City, Object, Objects
from bot.games.carrara.computer.turns import turns
from bot.games.carrara.position import Phase, Position
from bot.games.players import AT_ONCE, Advice, Budget, Forecast
from bot.model.budgets import Seconds, Simulations
from tests.games.carrara.positions import (
    EMPTY_WHEEL,
    able_to_announce,
    board,
    buildings,
    do,
    player,
    table,
    wheel,
)
from tests.games.playouts import positions
from tests.games.variants import variants

SOME = Simulations(20)
STRONG = ("advanced", "master")
every_strong_one = pytest.mark.parametrize("name", STRONG)


def choice(position: Position, name: str = "master", budget: Budget = SOME, seed: int = 1) -> Action:
    """Return what a computer player does for the seat to move."""
    seat = position.turn
    view, legal = carrara.view_with_memory(position, seat), carrara.legal(position, seat)
    chosen = carrara.COMPUTERS.players[name].choose(view, seat, legal, Random(seed), budget)
    assert chosen in legal
    return chosen


def advice(
    position: Position, budget: Budget = SOME, also: Sequence[Action] = (), seed: int = 1
) -> Sequence[Advice[Action]]:
    """Return the advice for the seat to move."""
    seat = position.turn
    assert carrara.COMPUTERS.rank_actions is not None
    return carrara.COMPUTERS.rank_actions(
        carrara.view_with_memory(position, seat), seat, carrara.legal(position, seat), Random(seed), budget, also
    )


def forecast(position: Position, seat: int | None, budget: Budget) -> Forecast:
    """Return the expected outcome of a game, judged from what a seat or an onlooker knows."""
    assert carrara.COMPUTERS.evaluate is not None
    view: Any = carrara.view_with_memory(position, seat)
    return carrara.COMPUTERS.evaluate(view, Random(1), budget)


class Counting:
    """A budget that records its queries, and is spent after some simulations."""

    def __init__(self, most: int) -> None:
        self.asked: list[int] = []
        self._most = most

    def spent(self, simulations: int) -> bool:
        """Stop after the given number."""
        self.asked.append(simulations)
        return simulations >= self._most


def midgame() -> Position:
    """Play to the tenth round of a game between novices."""
    chance = Random(5)
    position = carrara.deal(2, {}, chance)
    while position.round < 10 or position.phase is not Phase.ACTION:
        seat = position.turn
        view, legal = carrara.view_with_memory(position, seat), carrara.legal(position, seat)
        action = carrara.COMPUTERS.players["novice"].choose(view, seat, legal, chance)
        position = carrara.play(position, position.turn, action, chance).position
    return position


MIDGAME = midgame()


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))
def test_never_an_illegal_move(seats: int, seed: int) -> None:
    """In any position and with the smallest budget, choice and advice are legal."""
    found = positions(carrara.GAME, seats, seed)[:-1]
    for position in Random(seed).sample(found, 4):
        choice(position, "advanced", AT_ONCE, seed)
        choice(position, "master", AT_ONCE, seed)
        legal = carrara.legal(position, position.turn)
        assert all(found.action in legal for found in advice(position, Simulations(2), seed=seed))


@pytest.mark.slow
def test_the_same_chance_and_budget_decide_the_same() -> None:
    """With a budget in simulations, every run is the same, and the given chance is the only source of randomness."""
    assert advice(MIDGAME) == advice(MIDGAME)
    assert advice(MIDGAME) != advice(MIDGAME, seed=2)
    assert advice(MIDGAME) != advice(MIDGAME, Simulations(21))


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


@every_strong_one
def test_a_thousand_legal_actions(name: str) -> None:
    """With a large hand and a full wheel, only promising actions are searched."""
    many = table(coins=200, blocks=Blocks(7, 7, 7, 7, 7, 7))
    full = table(phase=Phase.BUYING, coins=200, wheel=wheel(s1=Blocks(2, 2, 2, 2, 2, 1)))
    assert len(carrara.legal(many, 0)) > 1_000
    assert len(carrara.legal(full, 0)) == 485

    assert isinstance(choice(many, name, Simulations(1)), TurnWheel | Build)
    assert isinstance(choice(full, name, Simulations(1)), TakeBlocks)


def test_what_is_clear_takes_no_budget() -> None:
    """If one turn is far better than all others it stops early; advice uses the whole budget."""
    won = able_to_announce(points=90)
    seat = won.turn
    budget, thorough = Counting(2000), Counting(100)
    carrara.COMPUTERS.players["master"].choose(
        carrara.view_with_memory(won, seat), seat, carrara.legal(won, seat), Random(1), budget
    )
    advice(won, thorough)

    assert len(budget.asked) < 200
    assert len(thorough.asked) == 101


def test_a_single_choice_takes_no_thought() -> None:
    """With only one legal action, nothing is simulated."""
    nothing = table(bag=NO_BLOCKS, wheel=EMPTY_WHEEL, blocks=NO_BLOCKS, coins=0)
    budget = Counting(10)

    assert choice(nothing, budget=budget) == TakeCoins()
    assert budget.asked == []


@every_strong_one
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_announces_when_that_wins(name: str, seats: int) -> None:
    """It announces as soon as ending wins the game."""
    assert choice(able_to_announce(seats, points=70), name) == Announce()


@every_strong_one
def test_it_does_not_end_a_lost_game(name: str) -> None:
    """A player who is behind plays on as long as there is anything to gain."""
    behind = player(able_to_announce(points=0), 1, points=70)

    assert choice(behind, name) != Announce()


@every_strong_one
def test_it_buys_the_object_that_wins(name: str) -> None:
    """It buys the missing object for 10 coins, and then announces."""
    nearly = able_to_announce(coins=10, points=70, objects=Objects(2, 2, 2, 1))
    bought = choice(nearly, name)

    assert isinstance(bought, BuyObject)
    assert choice(do(nearly, bought), name) == Announce()


@every_strong_one
def test_it_spends_its_last_coins(name: str) -> None:
    """In its last turn it trades 10 coins, worth 2 points, for an object worth 3."""
    last = table(phase=Phase.AFTER_ACTION, coins=12, turn=0, last_round_by=0, announced_by=None)
    last = player(last, 1, points=2)._replace(turn=1)
    last = player(last, 1, coins=12, points=2)

    assert isinstance(choice(last, name), BuyObject)


@every_strong_one
def test_it_keeps_its_coins_at_first(name: str) -> None:
    """At the start coins are needed for blocks, not for an object."""
    assert choice(table(phase=Phase.AFTER_ACTION, coins=12), name) == EndTurn()


@every_strong_one
def test_it_scores_in_its_last_turn(name: str) -> None:
    """In its last turn it takes the scoring that yields most, and never declines."""
    last = table(seats=2, turn=1, last_round_by=0, announced_by=0, display=())
    last = player(last, 1, buildings=board("villa5 livorno, castello1 lerici"), points=0)
    last = player(last, 0, points=3)

    assert isinstance(action := choice(last, name), ScoreType)
    assert action.type is carrara.BuildingType.VILLA


@every_strong_one
def test_it_takes_what_is_free(name: str) -> None:
    """If free blocks are the best on the wheel, it takes all of them."""
    position = table(
        phase=Phase.BUYING, coins=3, blocks=NO_BLOCKS, wheel=wheel(s1=Blocks(black=1), s6=Blocks(yellow=3))
    )

    assert choice(position, name) == TakeBlocks(6, Blocks(yellow=3))


@every_strong_one
def test_it_builds_where_it_pays(name: str) -> None:
    """Five white blocks pay for one of the most expensive buildings, where each cost yields three points or coins."""
    shown = buildings("villa5 castello4 villa2 porta3 palazzo3 palazzo4 biblioteca1 cattedrale2 cattedrale5")
    own = board("porta1 livorno")
    best = choice(table(coins=2, blocks=Blocks(white=5), round=6, buildings=own, display=shown), name)

    assert isinstance(best, Build)
    assert best.building.cost == 5
    assert best.city in (City.LIVORNO, City.PISA)


def test_it_scores_the_city_that_another_would_take_away() -> None:
    """A city is scored only once: if the next seat can take it too, it comes first."""
    both = table(coins=2, blocks=NO_BLOCKS, buildings=board("villa5 livorno, porta4 livorno"))
    both = player(both, 1, buildings=board("castello5 livorno, biblioteca4 livorno"), coins=2)

    assert choice(both) == ScoreCity(City.LIVORNO)


def test_advice_is_best_first_with_how_the_game_would_end() -> None:
    """Each action occurs once, chances add up to 1, and a line begins with the action and stays in the turn."""
    found = advice(MIDGAME)
    actions = [each.action for each in found]

    assert len({*actions}) == len(actions) > 3
    for each in found:
        assert sum(each.forecast.chances) == pytest.approx(1)
        assert len(each.forecast.points) == 2
        assert all(0 < points < 250 for points in each.forecast.points)
        assert each.line[0] == each.action
        assert each.line[-1] in (EndTurn(), TurnWheel())
    assert found[0].simulations >= 5
    assert max(found, key=lambda each: each.forecast.chances[MIDGAME.turn]).simulations >= 1
    assert found[0].forecast.chances[MIDGAME.turn] > found[-1].forecast.chances[MIDGAME.turn]


def test_advice_on_what_was_played() -> None:
    """An action that would not be considered is evaluated on request."""
    hand = table(blocks=Blocks(white=2, black=2), display=buildings("villa2 porta1"))
    poor = Build(carrara.Building(carrara.BuildingType.VILLA, 2), City.LERICI, Blocks(white=2))
    assert poor in carrara.legal(hand, 0)

    assert poor not in [each.action for each in advice(hand)]
    asked = next(each for each in advice(hand, also=[poor]) if each.action == poor)
    assert asked.line[-1] == EndTurn()
    assert asked.simulations >= 1


@pytest.mark.parametrize("phase", [Phase.ACTION, Phase.BUYING, Phase.AFTER_ACTION])
def test_every_legal_action_can_be_asked_about(phase: Phase) -> None:
    """Anything that was played can be judged."""
    position = next(found for found in positions(carrara.GAME, 3, seed=9)[50:] if found.phase is phase)
    legal = carrara.legal(position, position.turn)
    asked = list(legal)[:25]

    told = [each.action for each in advice(position, Simulations(1), also=asked)]
    assert {*asked} <= {*told} <= {*legal}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_judgement_is_about_everyone(seat: int | None) -> None:
    """From any view the chances add up to 1, and a seat far ahead is likely to win."""
    ahead = player(player(MIDGAME, 0, points=60), 1, points=0)
    judged = forecast(ahead, seat, Simulations(10))

    assert sum(judged.chances) == pytest.approx(1)
    assert judged.chances[0] > 0.9
    assert judged.points[0] > judged.points[1] + 20


def test_a_judgement_of_a_finished_game_is_its_result() -> None:
    """When the game is over, the forecast is the result."""
    over = player(table(phase=Phase.OVER, last_round_by=0), 1, points=9)
    result = carrara.outcome(over)
    assert result is not None
    judged = forecast(over, None, Simulations(5))

    assert judged.chances == (0.0, 1.0)
    assert judged.points == result.scores


def test_a_tie_is_shared() -> None:
    """Joint winners have half a win each."""
    over = player(table(phase=Phase.OVER, blocks=Blocks(blue=1)), 1, blocks=Blocks(blue=1))

    assert forecast(over, None, AT_ONCE).chances == (0.5, 0.5)


def test_an_object_of_any_kind_is_as_good() -> None:
    """One of the objects on sale represents all of them."""
    position = table(phase=Phase.AFTER_ACTION, coins=20)
    bought = [each.action for each in advice(position) if isinstance(each.action, BuyObject)]

    assert bought == [BuyObject(Object.CROWN)]


@pytest.mark.slow
@settings(deadline=None)
@given(
    name=st.sampled_from(("carrara", "carrara/expansion")),
    seats=st.sampled_from((2, 3, 4)),
    seed=st.integers(0, 99),
)
def test_what_a_turn_leaves_is_known_before_it_is_played(name: str, seats: int, seed: int) -> None:
    """Every listed turn is legal, and the player after it is the one that the rules leave."""
    for position in positions(variants()[name], seats, seed, every=5)[:-1]:
        seat = position.turn
        for turn in turns(position, Random(seed)):
            chance, left = Random(seed), position
            # the last action draws, or ends the turn, after which the whole game may be scored
            for action in turn.actions[:-1]:
                left = carrara.play(left, seat, action, chance).position
            assert left.players[seat] == turn.after
