"""The lesson: the game is played by the rules, and the right answers are what is done in it."""

from __future__ import annotations

import pytest

from bot.games.carcassonne import PlaceGold
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.lesson import (
    PUPIL,
    STEPS,
    Asks,
    CarcassonneLessonStep,
    attempt,
    game,
    happened,
    view_at,
)
from bot.games.contract import IllegalAction


@pytest.mark.parametrize("step", STEPS[:-1], ids=lambda step: step.name)
def test_a_step(step: CarcassonneLessonStep) -> None:
    """It is the pupil's turn, the right answer is what happens next, and at least one other is weaker or refused."""
    assert view_at(step).turn == PUPIL
    right = step.answers[step.right]
    if step.asks is not Asks.GOLD:
        done = tuple(moment.action for moment in game()[step.turn][step.place :])
        assert right == done[: len(right)]
    assert len(step.answers) > 1
    attempt(step, step.right)


def test_what_the_rules_refuse() -> None:
    """Edges that differ, and a feature that is held, are among the answers."""
    reasons = set()
    for step in STEPS:
        for answer in step.answers:
            try:
                attempt(step, answer)
            except IllegalAction as refused:
                reasons.add(refused.reason)
    assert reasons == {"edges_differ", "feature_held"}


def test_everything_is_recounted_once() -> None:
    """What happens between steps is all that happens."""
    told = [event for number in range(len(STEPS)) for event in happened(number)]
    assert told == [event for moments in game() for moment in moments for event in moment.events]


def test_every_place_for_gold_is_an_answer() -> None:
    """The step that asks for gold shows the tiles around the gold tile, and has an answer for each."""
    (gold,) = [step for step in STEPS if step.asks is Asks.GOLD]
    assert {place for actions in gold.answers.values() for place in actions} == {
        PlaceGold(*place) for place in places_for_gold(view_at(gold))
    }
