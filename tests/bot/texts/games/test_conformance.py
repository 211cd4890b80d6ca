"""What the texts of every game hold: all that can be done and all that happens is told, whole and unlike the rest."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.conformance.playing import steps
from bot.games import NAMES
from bot.games.contract import AnyGame
from bot.games.players import Advice, Forecast, Suggestion
from bot.texts import LANGUAGES, texts
from bot.texts.contract import GameTexts
from bot.texts.games import game_texts
from tests.games.variants import variants

PEOPLE = ("Anna", "Ben", "Çelik")
CHAPTER = 3500
MANY = 300
"""Of more actions than that, only a part is told in a menu."""
VARIANTS = [
    pytest.param(variant, language, marks=[] if (number + at) % 2 else pytest.mark.exhaustive)
    for number, variant in enumerate(each for each in variants() if each.partition("/")[0] in NAMES)
    for at, language in enumerate(LANGUAGES)
]
"""Every variant in every language; half of that is enough to find what is not told."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("name", NAMES)
def test_everything_has_a_name_of_its_own(name: str, language: str) -> None:
    """Title and variants are not left to the host, and every chapter of the rules fits."""
    said, game = game_texts(texts(language), name), variants()[name]
    keys = {f"variant-{each}{end}" for each in game.meta.variants for end in ("", "-terms")}

    assert {"name", *keys} <= said.t.owned
    assert all(0 < len(said.variant_terms(each)) <= 100 for each in game.meta.variants)
    assert len(said.rules()) > 10
    assert all(title and len(text) <= CHAPTER for title, text in said.rules())


@pytest.mark.parametrize(("variant", "language"), VARIANTS)
def test_whole_games(variant: str, language: str) -> None:
    """Each event in sentences, each action unlike any other that can be chosen, what to do, and the end."""
    game, (name, _, _) = variants()[variant], variant.partition("/")
    said, told = game_texts(texts(language), name), 0
    for number, step in enumerate(steps(game, len(PEOPLE), Random(5))):
        view = game.views.view(step.before, step.seat, False)
        lines = said.lines(step.played.events, PEOPLE)
        assert all(line.endswith(".") and "  " not in line and "{" not in line for line in lines)
        told += len(lines)
        assert said.prompt(view, PEOPLE)
        if number % 12 == 0:
            _check_choices(game, said, step.before, step.seat, view)
    assert told > 50
    over, last = game.rules.outcome(step.played.position), game.views.view(step.played.position, None, True)
    assert over is not None
    for text in (said.score_text(last, over, PEOPLE), said.standing_text(last, PEOPLE)):
        assert all(each in text for each in PEOPLE)


def _check_choices(game: AnyGame, said: GameTexts, position: Any, seat: int, view: Any) -> None:
    """Check what is told of the actions of a seat, and why one would be good or would have been better."""
    legal, chance = game.rules.legal(position, seat), Random(1)
    assert said.hand_line(view)
    assert said.hand_text(view, PEOPLE)
    assert said.outlook(view, PEOPLE)
    if len(legal) <= MANY:
        offered = [(said.action_kind(each), *said.action_choice(view, each, PEOPLE)) for each in legal]
        assert len({choice[:2] for choice in offered}) == len(offered)
        assert all(len(part) < 200 for choice in offered for part in choice)
        assert len({said.turn(view, [action]) for action in legal}) == len(offered)
    for _ in range(3):
        action, done = (legal[chance.randrange(len(legal))] for _ in range(2))
        advice = Advice(action, Forecast((0.5,) * 3, (0.0,) * 3), 50, (action,))
        reasons = said.why(view, Suggestion(advice), PEOPLE), said.in_hindsight(view, done, [action], [], PEOPLE)
        assert not any("{" in each for each in reasons)
        assert reasons[1][-1:] in ("", ".")
