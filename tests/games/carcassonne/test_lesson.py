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
from bot.texts import LANGUAGES, texts
from bot.texts.games.carcassonne.lesson import label


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_have_only_numbers_that_are_in_the_picture(language: str) -> None:
    """Parts of a tile are numbered once it lies somewhere."""
    t = texts(language, "carcassonne")
    labels = {each.asks: [label(t, each, answer) for answer in each.answers] for each in STEPS}
    road = t.say("kind-road").capitalize()
    assert labels[Asks.TURN][0].endswith(f" · {road}")
    assert any(each[0].isdigit() for each in labels[Asks.FOLLOWER])
