"""The lesson: its moments are possible, and its answers are judged by the rules."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest

from bot.games.contract import IllegalAction
from bot.games.palazzo import GAME
from bot.games.palazzo.components import ALL_TILES
from bot.games.palazzo.lesson import PUPIL, STEPS, PalazzoLessonStep, attempt, view_at
from bot.games.palazzo.rules import legal
from tests.games.palazzo.positions import tiles_in_play


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_a_moment(step: PalazzoLessonStep) -> None:
    """Every tile and card is there once, and the pupil is asked."""
    position, codec = step.position, GAME.codec
    assert codec.position_from_json(codec.position_to_json(position)) == position
    assert tiles_in_play(position) == Counter(ALL_TILES)
    assert position.asked == PUPIL
    assert view_at(step).hand == position.players[PUPIL].hand


@pytest.mark.parametrize("step", STEPS[:-1], ids=lambda step: step.name)
def test_a_question(step: PalazzoLessonStep) -> None:
    """The right answer is legal, and others can be tried or are refused."""
    assert step.answers[step.right] in legal(step.position, PUPIL)
    assert len(step.answers) > 1
    attempt(step, step.right)
    for other in {*step.answers} - {step.right}:
        with suppress(IllegalAction):
            attempt(step, other)
