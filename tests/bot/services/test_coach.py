"""The coach: hints depend only on what the seat knows, mistakes are real, and each answer is computed once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.games.carrara.actions import Announce, Decline, ScoreType, TakeBlocks, TurnWheel
from bot.games.carrara.components import Blocks, BuildingType
from bot.games.carrara.position import CarraraPosition
from bot.games.carrara.rules import legal, play
from bot.games.carrara.view import view_with_memory
from bot.games.palazzo.actions import Auction, Discard, Pass, Reveal
from bot.games.palazzo.position import PalazzoPhase
from bot.games.players import Advice, Forecast, Simulations, Suggestion
from bot.model.review import Mistake, Review, TurningPoint, turning_points
from bot.model.rows import Status
from bot.services.analysis import pick_different, suggest
from bot.services.coach import Coach, Effort
from bot.services.worker_pool import WorkerPool
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import act, begun, place, placed
from tests.e2e.games.carrara.stage import FULL_WHEEL
from tests.games.carrara.positions import EMPTY_WHEEL, board, player, table
from tests.games.palazzo import positions as auction

CARRARA = ("carrara", 1)
QUICK = Effort(scan_simulations=2, compare_simulations=1, position_simulations=2, trials=3, suspects=4)


class InProcessPool(WorkerPool):
    def __init__(self) -> None:
        super().__init__(1, Simulations(4))
        self.asked: list[str] = []
        self.fails = False

    async def run(self, function: Callable[..., Any], *arguments: Any, **_: Any) -> Any:
        self.asked.append(function.__name__)
        await asyncio.sleep(0)
        if self.fails:
            raise ConnectionError
        return function(*arguments)


@pytest.fixture
def workers() -> InProcessPool:
    return InProcessPool()


@pytest.fixture
def coach(tables: Tables, workers: InProcessPool) -> Coach:
    return Coach(workers, tables.store.reviews, QUICK)


def last_word(**changes: Any) -> CarraraPosition:
    """Return the last turn of a game: scoring wins it, declining loses it."""
    position = table(2, turn=1, last_round_by=0, announced_by=0, wheel=EMPTY_WHEEL, bag=Blocks(), **changes)
    position = player(position, 0, points=20, coins=0)
    built = board("villa5 livorno, villa4 livorno")
    return player(position, 1, points=10, coins=0, blocks=Blocks(), buildings=built)


SCORE = ScoreType(BuildingType.VILLA)


def advice(action: Any, chance: float, simulations: int = 50) -> Suggestion:
    return Suggestion(Advice(action, Forecast((chance, 1 - chance), (0.0, 0.0)), simulations, (action,)))


# Search


def test_a_hint_looks_beyond_chance() -> None:
    """After an action with a random outcome, the hint gives the most frequent follow-up."""
    position = table(coins=20, wheel=FULL_WHEEL)
    found = suggest(CARRARA, 0, view_with_memory(position, 0), 1, Simulations(5))
    wheel = next(each for each in found if each.advice.action == TurnWheel())

    assert isinstance(wheel.then, TakeBlocks)
    assert wheel.then in legal(play(position, 0, TurnWheel(), Random(1)).position, 0)
    assert all(each.then is None for each in found if not isinstance(each.advice.action, TurnWheel))


def test_similar_suggestions_are_shown_once() -> None:
    """Only the best of similar suggestions is shown; a third only if it is not far behind."""
    wheel, villa, porta = TurnWheel(), ScoreType(BuildingType.VILLA), ScoreType(BuildingType.PORTA)
    few, more = TakeBlocks(2, Blocks(white=1)), TakeBlocks(2, Blocks(white=2))
    idea = {wheel: "wheel", villa: "villa", porta: "porta", few: "two", more: "two"}

    def told(*found: Suggestion) -> list[Any]:
        return [each.advice.action for each in pick_different(found, 0, lambda action: idea[action])]

    assert told(advice(more, 0.6), advice(few, 0.6), advice(wheel, 0.5)) == [more, wheel]
    assert told(advice(villa, 0.6), advice(wheel, 0.5), advice(porta, 0.4)) == [villa, wheel]
    assert told(advice(villa, 0.6), advice(wheel, 0.1), advice(porta, 0.5)) == [villa, porta]
    assert told(advice(villa, 0.5), advice(wheel, 0.6), advice(porta, 0.9, 3)) == [wheel, villa, porta]
    assert told(advice(villa, 0.5, 7), advice(porta, 0.6, 2)) == [porta, villa], "all barely examined"
    assert told() == []


def test_suggestions_where_the_game_is_as_good_as_lost() -> None:
    """Place and points decide instead of tiny chances, and what gives up a place or many points is left out."""
    early, late_, third = Announce(), ScoreType(BuildingType.VILLA), TurnWheel()

    def lost(action: Any, chance: float, *points: float) -> Suggestion:
        return Suggestion(Advice(action, Forecast((chance, 0.9, 0.1 - chance), points), 50, (action,)))

    def told(*found: Suggestion) -> list[Any]:
        return [each.advice.action for each in pick_different(found, 0, lambda action: action)]

    ending, going_on = lost(early, 0.04, 31, 60, 45), lost(late_, 0.02, 55, 80, 50)
    assert told(ending, going_on, lost(third, 0.03, 52, 80, 50)) == [late_, third]
    assert told(ending, lost(third, 0.01, 40, 80, 50)) == [third], "the same place, far fewer points"
    assert told(lost(early, 0.3, 31, 60, 45), going_on) == [early, late_], "real chances decide"


# Reviews


def test_turning_points_begin_with_the_winners_largest_rise() -> None:
    """The later winner's largest rise comes first; rises while the game was open precede others."""
    chances = [(0.5, 0.5), (0.55, 0.45), (0.3, 0.7), (0.76, 0.24), (0.98, 0.02), (1.0, 0.0)]

    assert turning_points(chances, 0) == [TurningPoint(3, 0), TurningPoint(1, 0), TurningPoint(4, 0)]
    assert turning_points(chances, None)[:2] == [TurningPoint(3, 0), TurningPoint(2, 1)]
    assert turning_points([(0.5, 0.5), (0.52, 0.48)], 0) == []
    assert turning_points([(0.9, 0.1), (1.0, 0.0)], 0) == [TurningPoint(1, 0)], (
        "a small rise counts only where there is no other"
    )


# The coach


async def test_a_hint_is_computed_once(tables: Tables, coach: Coach, workers: InProcessPool) -> None:
    """A hint is computed once per position, even for concurrent requests."""
    found = await placed(tables, table(coins=30), game="carrara")
    assert not coach.ready(found, 0)
    first, second = await asyncio.gather(coach.hint(found, 0), coach.hint(found, 0))
    third = await coach.hint(found, 0)

    assert first is second is third
    assert workers.asked == ["suggest"]
    assert coach.ready(found, 0) is first
    await act(found, TurnWheel())
    assert not coach.ready(found, 0)
    assert await coach.hint(found, 0) != first
    assert workers.asked == ["suggest"] * 2


async def reviewed(
    tables: Tables, coach: Coach, position: CarraraPosition, action: Any, channel: int
) -> tuple[Table, Review]:
    found = await begun(tables, channel=channel, game="carrara")
    await place(found, position)
    await act(found, action)
    assert found.row.status is Status.OVER
    return found, await coach.review(found)


async def test_a_mistake_is_found(tables: Tables, coach: Coach, workers: InProcessPool) -> None:
    """The losing turn is the turning point, and the mistake is listed with the better action.

    The best action is none, which is not compared further, nor any in a position that is lost anyway.
    """
    _, best = await reviewed(tables, coach, last_word(), SCORE, 5)
    assert (best.mistakes, best.turning) == ((), None)
    assert "compare" not in workers.asked
    _, lost = await reviewed(tables, coach, player(last_word(), 0, points=90), Decline(), 6)
    assert (lost.chances, lost.mistakes) == (((1.0, 0.0), (1.0, 0.0)), ())

    found, review = await reviewed(tables, coach, last_word(), Decline(), 7)
    assert review.chances == ((0.0, 1.0), (1.0, 0.0))
    assert review.movers == (1,)
    assert coach.pace > 0
    assert await coach.seconds(found) >= 1
    assert review.turning == TurningPoint(1, 0)
    scoring = {"action": "score_type", "type": "villa"}
    assert review.mistakes == (Mistake(1, 1, 2, {"action": "decline"}, (scoring,), 1.0),)
    asked = len(workers.asked)
    assert await coach.review(found) == review, "it is stored"
    assert len(workers.asked) == asked


@pytest.mark.own_sql
async def test_what_others_did_in_a_turn_is_reviewed(tables: Tables, coach: Coach) -> None:
    """A pass that gave the game away is a mistake of the seat that passed, in the turn of the one who auctioned."""
    position = auction.table(
        "f7",
        "d7 d6 d4",
        built=["m13 m23 m33 m43", "b12 b23 b33 b43"],
        warehouse="s11",
        quarries=",b53",
        stack="e",
        envoys=4,
        phase=PalazzoPhase.REVEALED,
    )  # seat 0 auctions the tile that wins seat 1 the game; without it seat 0 has more points
    found = await placed(tables, position, game="palazzo")
    for action in (Auction(), Pass(), Discard(auction.tile("b53")), Reveal()):
        await act(found, action)
    review = await coach.review(found)

    assert review.chances[-1] == (1.0, 0.0)
    (mistake,) = [each for each in review.mistakes if (each.turn, each.seat) == (1, 1)]
    assert (mistake.done, mistake.better[0]["action"]) == ({"action": "pass"}, "bid")
