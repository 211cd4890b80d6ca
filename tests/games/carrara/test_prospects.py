"""What a seat could still do after an action, foretold from its view alone."""

from __future__ import annotations

from random import Random

import pytest

from bot.conformance.playing import Transition, steps
from bot.games import carrara
from bot.games.carrara.actions import Announce, Build, BuyObject, ScoreCategory, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.building import apply_building
from bot.games.carrara.components import price
from bot.games.carrara.position import CarraraPhase, CarraraPlayer, CarraraPosition, deal
from bot.games.carrara.prospects import FollowUps, follow_ups, reveal_own_player
from bot.games.carrara.scoring import apply_scoring
from bot.games.carrara.view import view as view_of
from tests.games.carrara.expansion.tables import expanded
from tests.games.carrara.positions import able_to_announce, player

STARTS = {
    "base": deal(3, {}, Random(4)),
    "expansion": expanded(seats=2, coins=40),
    "the end": player(able_to_announce(2, phase=CarraraPhase.ACTION, coins=30, types_scored=()), 1, coins=30),
}


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_what_may_follow_an_action(start: CarraraPosition) -> None:
    """A purchase of an object and the announcement are foretold exactly where they will be possible."""
    found: set[FollowUps] = set()
    for seed in range(6):
        for step in steps(carrara.GAME, len(start.players), Random(seed), start):
            after = _after(step)
            if after is None:
                continue
            position = step.played.position
            legal = list(carrara.GAME.rules.legal(position, step.seat)) if position.turn == step.seat else []
            left = follow_ups(view_of(step.before, step.seat), after)
            assert left == (any(isinstance(each, BuyObject) for each in legal), Announce() in legal), step.action
            found.add(left)
    assert FollowUps(False, False) in found
    assert FollowUps(True, False) in found
    assert FollowUps(True, True) in found or start is not STARTS["the end"]


def _after(step: Transition) -> CarraraPlayer | None:
    """Return what a seat would have after a step that is an action of its own; None if it is not."""
    view = view_of(step.before, step.seat)
    own = reveal_own_player(view)
    match step.action:
        case TakeBlocks(segment, blocks):
            return own._replace(coins=own.coins - price(segment, blocks))
        case Build():
            return apply_building(own, step.action)
        case ScoreType() | ScoreCity() | ScoreCategory():
            return apply_scoring(own, step.action, view.supply)
    return None
