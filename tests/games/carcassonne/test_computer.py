"""The computer players: the turns that they consider, what networks see, how positions are judged, and decisions."""

from __future__ import annotations

from itertools import chain, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import carcassonne
from bot.games.carcassonne import (
    VARIANTS,
    KeepFollower,
    Kind,
    Phase,
    PlaceFollower,
    PlaceGold,
    PlaceTile,
    Position,
)
from bot.games.carcassonne.computer import FEATURES, LEARNED, MOVES, idea
from bot.games.carcassonne.computer.estimate import Estimates, TilesLeft
from bot.games.carcassonne.computer.evaluation import followers_worth, forecasts, ingots_worth
from bot.games.carcassonne.computer.turn_features import TURN_FEATURES
from bot.games.carcassonne.computer.turns import turns
from bot.games.carcassonne.gold import territory
from bot.model.budgets import Simulations
from tests.games.carcassonne.positions import do, laying, table, tiles
from tests.games.playouts import positions, steps

PLAYERS = carcassonne.COMPUTERS.players
every_one = pytest.mark.parametrize("name", ["novice", "advanced"])


def choice(position: Position, name: str = "novice", simulations: int = 10) -> carcassonne.Action:
    """Return what a computer player does for the seat whose turn it is."""
    view = position.open
    legal = carcassonne.legal(position, view.turn)
    return PLAYERS[name].choose(view, view.turn, legal, Random(1), Simulations(simulations))


def whole_turn(position: Position, name: str = "novice") -> list[carcassonne.Action]:
    """Return all that a computer player does in a turn."""
    done: list[carcassonne.Action] = []
    turn, laid = position.open.turn, len(position.open.board.laid)
    while position.open.turn == turn and len(position.open.board.laid) <= laid + 1 and carcassonne.actors(position):
        if position.open.phase is Phase.TILE and done:
            break
        done.append(choice(position, name))
        position = carcassonne.play(position, turn, done[-1], Random(1)).position
    return done


def finish(names: list[str], seed: int, **options: bool) -> tuple[int, ...]:
    """Play a game to its end, and return the scores."""
    chance = Random(seed)
    position = carcassonne.deal(len(names), options, chance)
    while (outcome := carcassonne.outcome(position)) is None:
        seat = position.open.turn
        legal = carcassonne.legal(position, seat)
        action = PLAYERS[names[seat]].choose(position.open, seat, legal, chance)
        position = carcassonne.play(position, seat, action, chance).position
    return outcome.scores


@pytest.mark.slow
@given(
    variant=st.sampled_from(tuple(VARIANTS.values())),
    seats=st.sampled_from((2, 3, 5)),
    seed=st.integers(0, 99),
)
def test_what_a_turn_leaves_is_the_position(variant: dict[str, bool], seats: int, seed: int) -> None:
    """Every listed turn is legal, and leads where the rules lead; every legal action begins one."""
    chance = Random(seed)
    start = carcassonne.deal(seats, variant, chance)
    reached = [step.before for step in steps(carcassonne.GAME, seats, chance, start)][seed % 7 :: 23]
    for position in reached:
        seat = position.open.turn
        found = turns(position)
        assert {turn.actions[0] for turn in found} == {*carcassonne.legal(position, seat)}
        for turn in chance.sample(found, min(8, len(found))):
            left: Any = position
            for action in turn.actions:
                left = carcassonne.play(left, seat, action, chance).position
            assert MOVES.play_turn(position, seat, turn, chance) == left


@pytest.mark.slow
@pytest.mark.parametrize("names", [("advanced", "novice"), ("novice", "random")])
def test_each_level_beats_the_one_below(names: tuple[str, str]) -> None:
    """Of two games with the same tiles and seats exchanged, the stronger level has more points together."""
    first, second = finish([*names], 5), finish([*reversed(names)], 5)
    assert first[0] + second[1] > first[1] + second[0]


@pytest.mark.slow
@every_one
@pytest.mark.parametrize("options", [{"gold_mines": True}, {"without_farmers": True}])
def test_all_variants_come_to_an_end(name: str, options: dict[str, bool]) -> None:
    """They play every variant, with more seats too, and score well above random players."""
    assert max(finish([name] * 3, 3, **options)) > 40


@every_one
def test_it_completes_its_city(name: str) -> None:
    """A city that the tile closes is closed: that brings 6 points and the follower back."""
    mine = table("G 0 -1 1", "E", "0 0 0 city 0", stack="U V W")

    assert choice(mine, name) == laying("E", 0, -2, 2)


@every_one
def test_it_claims_what_it_completes(name: str) -> None:
    """A free city that the tile closes is claimed and scores at once, and its follower comes back."""
    done = whole_turn(table("", "E", stack="U V W"), name)

    assert done[0] == laying("E", 0, -1, 2)
    assert done[1] == PlaceFollower(Kind.CITY, 0)


def test_it_keeps_its_last_follower_for_something_better() -> None:
    """The last follower is not set on a road of one tile while many tiles are left."""
    position = table("", "U", stack="U U U U V V V V V E E E E N N N R R B B")
    poor = position.open.players[0]._replace(followers=1)
    position = position._replace(open=position.open._replace(players=(poor, position.open.players[1])))

    assert whole_turn(position, "advanced")[-1] == KeepFollower()


@every_one
def test_at_the_end_every_follower_is_set(name: str) -> None:
    """With no tile left to come, a follower earns something wherever it stands."""
    assert isinstance(whole_turn(table("", "V"), name)[-1], PlaceFollower)


def test_advice_names_different_places() -> None:
    """Advice is best first, each action once, its line a whole turn; turns of a tile at one place are one idea."""
    position = positions(carcassonne.GAME, 2, 4)[40]
    while position.open.phase is not Phase.TILE:
        position = carcassonne.play(position, position.open.turn, KeepFollower(), Random(1)).position
    seat = position.open.turn
    legal = carcassonne.legal(position, seat)
    rank = carcassonne.COMPUTERS.rank_actions
    assert rank is not None
    found = rank(position.open, seat, legal, Random(1), Simulations(30), [*legal])

    assert {each.action for each in found} == {*legal}
    assert len(found) == len(legal)
    for each in found:
        assert each.line[0] == each.action
        assert isinstance(each.line[-1], PlaceFollower | KeepFollower)
        assert sum(each.forecast.chances) == pytest.approx(1)
    assert found[0].forecast.chances[seat] >= found[-1].forecast.chances[seat]
    places = {(action.x, action.y) for action in legal if isinstance(action, PlaceTile)}
    assert {idea(each.action) for each in found} == places


def test_gold_is_laid_where_one_may_win_it() -> None:
    """The second ingot goes to a tile of an own feature, not to one of somebody else's."""
    gold = next(tile for tile in carcassonne.TILES.values() if tile.gold)
    position = table("H 0 -1 0", gold.id, "0 0 0 road 0, 1 0 -1 city 0", stack="U V W E E")
    done = whole_turn(position, "advanced")
    assert isinstance(puts := done[1], PlaceGold)
    after = do(position, *done).position.open.board
    own = [each for each in after.features.values() if any(follower.seat == 0 for follower in each.followers)]

    assert any((puts.x, puts.y) in territory(each) for each in own)


def test_a_finished_game_is_judged_by_its_result() -> None:
    """Who won is certain, and the points are those of the game."""
    evaluate, last = carcassonne.COMPUTERS.evaluate, positions(carcassonne.GAME, 3, 1)[-1]
    result = carcassonne.outcome(last)
    assert evaluate is not None
    assert result is not None
    end = evaluate(last.open, Random(1), Simulations(1))
    assert end.points == result.scores
    assert [seat for seat, chance in enumerate(end.chances) if chance] == [*result.winners]


def test_a_tile_kind_that_is_gone_closes_nothing() -> None:
    """Which tiles are left is public: with none that closes a city, it is not expected to be completed."""
    board = table("", "U", "0 0 0 city 0").open.board
    city = next(each for each in board.features.values() if each.kind is Kind.CITY)
    none, some = Estimates(TilesLeft(tiles("U V W")), 2), Estimates(TilesLeft(tiles("E E E U")), 2)

    assert none.of(board, city).completed == 0 < some.of(board, city).completed
    assert some.of(board, city).points > none.of(board, city).points


def between_turns(seats: int, seed: int, **options: bool) -> list[Position]:
    """List the positions of a random game where a turn begins."""
    chance = Random(seed)
    start = carcassonne.deal(seats, options, chance)
    before: list[Any] = [step.before for step in steps(carcassonne.GAME, seats, chance, start)]
    return [found for found in before if found.open.phase is Phase.TILE]


GOLDEN = ((0.6359, 0.3641), (75.21, 74.85))
"""Chances and points that the network of two seats forecasts for a fixed position."""


@pytest.mark.slow
@given(
    options=st.sampled_from(tuple(VARIANTS.values())),
    seats=st.sampled_from((2, 3, 5)),
    seed=st.integers(0, 99),
)
def test_features_fit(options: dict[str, bool], seats: int, seed: int) -> None:
    """Each seat and each turn has as many as the networks are made for, in range."""
    for position in between_turns(seats, seed, **options)[seed % 9 :: 17]:
        seen = [[*chain.from_iterable(groups)] for groups in LEARNED.features(position)]
        turns = LEARNED.moves.turns(position, position.open.turn, Random(1), ())
        rated = LEARNED.turn_features(position, turns)
        assert [*map(len, seen)] == [FEATURES] * seats
        assert {*map(len, rated)} == {TURN_FEATURES}
        assert all(-4 <= value <= 8 for row in seen for value in row)
        assert all(-10 <= value <= 10 for row in rated for value in row)


def test_forecasts_are_those_that_were_trained() -> None:
    """Changing a feature or its scale changes these numbers, and requires new training."""
    (found,) = LEARNED.strategy(calibrated=False).forecasts([between_turns(2, 11)[40]], Random(1))

    assert found.chances == pytest.approx(GOLDEN[0], abs=1e-3)
    assert found.points == pytest.approx(GOLDEN[1], abs=1e-2)


def test_weights_fit_the_features() -> None:
    """Each network has a weight for every feature, of positions and of turns."""
    found = [LEARNED.network(carcassonne.deal(seats, {}, Random(1))) for seats in (2, 3, 4, 5)]
    assert found[0] is not None
    for network in filter(None, found):
        assert {*map(len, network.units)} == {FEATURES}
        assert len(network.policy) == TURN_FEATURES


def test_the_order_of_the_stack_is_not_seen() -> None:
    """Features and forecasts are the same whatever comes next."""
    position = between_turns(2, 5)[30]
    other = position._replace(stack=position.stack[::-1])

    assert LEARNED.features(position) == LEARNED.features(other)
    assert forecasts([position], Random(1)) == forecasts([other], Random(1))


def test_points_and_followers_are_worth_something() -> None:
    """With more of them and nothing else changed, a seat is likelier to win."""
    plain = table("", "U", stack="U V W E", seats=2)
    one, other = plain.open.players
    richer, poorer = one._replace(road=6), one._replace(followers=1)
    judged = [
        forecasts([plain._replace(open=plain.open._replace(players=(seat, other)))], Random(1))[0].chances[0]
        for seat in (poorer, one, richer)
    ]

    assert judged[1] == pytest.approx(0.5)
    assert judged == sorted(judged)
    assert len({*judged}) == 3


def test_worth_grows_with_number_and_time() -> None:
    """More followers are worth more, the first most; with nothing left to do they are worth nothing."""
    worths = [followers_worth(number, 40, 2) for number in range(8)]
    gains = [more - less for less, more in pairwise(worths)]

    assert worths[0] == 0
    assert gains == sorted(gains, reverse=True)
    assert followers_worth(7, 0, 2) == 0
    assert (ingots_worth(3), ingots_worth(12)) == (4.0, 48.0)
