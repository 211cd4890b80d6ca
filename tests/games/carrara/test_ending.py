"""Objects for sale, announcing, the last round and the final scoring (pages 9 to 12)."""

from __future__ import annotations

import pytest

from bot.games.carrara.actions import Announce, Decline, EndTurn
from bot.games.carrara.components import Blocks, Objects
from bot.games.carrara.ending import conditions, outcome
from bot.games.carrara.position import CarraraPhase, CarraraPosition
from bot.games.carrara.rules import may_end_unasked
from bot.games.contract import Outcome
from tests.games.carrara.positions import (
    able_to_announce,
    board,
    choices,
    do,
    player,
    refusal,
    table,
)


def test_may_end_unasked() -> None:
    """After the action only an object is left, or the announcement, which nobody should miss."""
    object_left = table(phase=CarraraPhase.AFTER_ACTION, coins=10)
    assert [may_end_unasked(object_left, seat) for seat in (0, 1)] == [True, False]
    assert not may_end_unasked(table(coins=10), 0)
    for phase in (CarraraPhase.AFTER_ACTION, CarraraPhase.AFTER_PURCHASE):
        assert not may_end_unasked(able_to_announce(coins=10, phase=phase), 0)


@pytest.mark.parametrize(("seats", "objects", "costs"), [(2, 8, 30), (3, 7, 25), (4, 6, 20)])
def test_conditions(seats: int, objects: int, costs: int) -> None:
    """Page 10: 4 scorings; 8, 7 or 6 objects; costs of 30, 25 or 20. A refusal states which are not met."""
    able = able_to_announce(seats)
    me = able.players[0]
    assert (4, objects, costs) == tuple(conditions(seats))
    assert Announce() in choices(able)
    few_scorings = player(able, 0, types_scored=me.types_scored[1:])
    few_objects = player(able, 0, objects=me.objects._replace(crown=me.objects.crown - 1))
    few_costs = player(able, 0, buildings=(*me.buildings[1:], *board("palazzo4 massa")))

    assert refusal(few_scorings, Announce()) == ("conditions_not_met", {"scorings": 1, "objects": 0, "costs": 0})
    assert refusal(few_objects, Announce()) == ("conditions_not_met", {"scorings": 0, "objects": 1, "costs": 0})
    assert refusal(few_costs, Announce()) == ("conditions_not_met", {"scorings": 0, "objects": 0, "costs": 1})
    for position in (few_scorings, few_objects, few_costs):
        assert [EndTurn()] == choices(position)


@pytest.mark.parametrize("announcer", [0, 1, 2])
def test_last_round_ends_right_of_the_start_player(announcer: int) -> None:
    """Page 11: play continues through the seat on the start player's right, so that all have had equally many turns.

    Ruling 7: if that seat announces, the game is over at once.
    """
    able = able_to_announce(3)
    players = list(able.players)
    players[0], players[announcer] = players[announcer], players[0]
    position = do(able._replace(players=tuple(players), turn=announcer), Announce(), EndTurn())
    turns = []
    while position.phase is not CarraraPhase.OVER:
        turns.append(position.turn)
        position = do(position, Decline(), EndTurn())

    assert list(range(announcer + 1, 3)) == turns
    assert able.round == position.round


def final(*players: dict[str, object]) -> Outcome:
    position: CarraraPosition = table(len(players), phase=CarraraPhase.OVER)
    for seat, own in enumerate(players):
        position = player(position, seat, **{"coins": 0, "blocks": Blocks(), **own})
    result = outcome(position)
    assert result is not None
    return result


def test_final_scoring_example_of_three() -> None:
    """Page 12, example: 6 objects, costs of 25 and 31 coins score 18 + 25 + 6 = 49 points without the conditions."""
    built = board(
        "villa2 pisa, villa4 pisa, porta4 pisa, villa3 pisa, villa5 pisa, villa1 pisa, porta2 pisa, castello4 pisa"
    )  # 2+4+4+3+5+1+2+4
    result = final({"objects": Objects(1, 1, 1, 1, 1, 1), "buildings": built, "coins": 31}, {}, {})

    assert result.breakdown[0] == {"track": 0, "objects": 18, "buildings": 25, "coins": 6, "total": 49}


@pytest.mark.parametrize(
    ("points", "blocks", "winners"),
    [
        ((9, 11, 10), (Blocks(), Blocks(), Blocks(7)), (1,)),
        ((8, 8, 0), (Blocks(white=2), Blocks(black=3), Blocks(7)), (1,)),
        ((8, 7, 8), (Blocks(white=2), Blocks(7), Blocks(black=2)), (0, 2)),
    ],
)
def test_who_wins(points: tuple[int, ...], blocks: tuple[Blocks, ...], winners: tuple[int, ...]) -> None:
    """Page 12: the highest total wins; in a tie more remaining blocks of any colour do; then several players win."""
    result = final(*({"points": have, "blocks": left} for have, left in zip(points, blocks, strict=True)))

    assert (result.scores, result.winners) == (points, winners)
