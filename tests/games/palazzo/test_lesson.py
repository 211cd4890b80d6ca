"""The lesson: its moments are possible, and its answers are judged by the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.contract import IllegalAction
from bot.games.palazzo import AuctionBegun, Phase, legal
from bot.games.palazzo.components import ALL_CARDS, ALL_TILES
from bot.games.palazzo.lesson import PUPIL, STEPS, Step, attempt, view_at
from bot.games.palazzo.prospects import best_building, player_of, to_build


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_a_moment(step: Step) -> None:
    """Every tile and card is there once, and the pupil is asked."""
    position = step.position
    tiles = [*position.warehouse, *position.to_build, *(tile for stack in position.stacks for tile in stack.tiles)]
    tiles += [tile for quarry in position.quarries for tile in quarry]
    tiles += [tile for player in position.players for palazzo in player.palazzi for tile in palazzo.floors]
    cards = [*position.pile, *position.display, *(card for player in position.players for card in player.hand)]
    cards += [card for laid in position.bids for card in laid.cards]

    assert Counter(tiles) == Counter(ALL_TILES)
    assert Counter(cards) == Counter(ALL_CARDS)
    assert position.asked == PUPIL
    assert view_at(step).hand == position.players[PUPIL].hand


@pytest.mark.parametrize("step", STEPS[:-1], ids=lambda step: step.name)
def test_a_question(step: Step) -> None:
    """The right answer is legal, and at least one other is weaker or refused."""
    assert step.answers[step.right] in legal(step.position, PUPIL)
    assert len(step.answers) > 1
    attempt(step, step.right)


def test_what_the_rules_refuse() -> None:
    """Mixed currencies, and another currency than the one laid, are among the answers."""
    reasons = set()
    for step in STEPS:
        for answer in step.answers:
            try:
                attempt(step, answer)
            except IllegalAction as refused:
                reasons.add(refused.reason)
    assert reasons == {"mixed_currencies", "other_currency"}


def test_there_is_an_auction() -> None:
    """The pupil starts one, and bids in another."""
    steps = {step.name: step for step in STEPS}
    assert any(isinstance(event, AuctionBegun) for event in attempt(steps["auction"], "auction").events)
    assert steps["bid"].position.phase is Phase.BIDDING
    seen = view_at(steps["build"])
    (build,) = best_building(seen, player_of(seen), to_build(seen))
    assert build == steps["build"].answers["third"]
