"""The lesson: the game is played by the rules, and the right answers are the actions taken in it."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.games.carcassonne.lesson import (
    PUPIL,
    STEPS,
    Asks,
    CarcassonneLessonStep,
    attempt,
    events_before,
    game,
    view_at,
)
from bot.games.contract import IllegalAction


@pytest.mark.parametrize("step", STEPS[:-1], ids=lambda step: step.name)
def test_a_step(step: CarcassonneLessonStep) -> None:
    """It is the pupil's turn, the right answer is what happens next, and others can be tried or are refused."""
    assert view_at(step).turn == PUPIL
    right = step.answers[step.right]
    if step.asks is not Asks.GOLD:
        done = tuple(moment.action for moment in game().turns[step.turn][step.place :])
        assert right == done[: len(right)]
    assert len(step.answers) > 1
    attempt(step, step.right)
    for other in {*step.answers} - {step.right}:
        with suppress(IllegalAction):
            attempt(step, other)


def test_everything_is_told_once() -> None:
    """What happens between steps is all that happens."""
    told = [event for number in range(len(STEPS)) for event in events_before(number)]
    assert tuple(told) == game().events()
