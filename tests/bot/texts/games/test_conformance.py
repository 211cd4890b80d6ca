"""What the texts of the built-in games hold besides the requirements of every game."""

from __future__ import annotations

from random import Random

import pytest

from bot.conformance.playing import steps
from bot.games import NAMES
from bot.games.palazzo.actions import EndTurn
from bot.games.players import Advice, Forecast, Suggestion
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from tests.games.tables import variants

PEOPLE = ("Anna", "Ben", "Çelik")
VARIANTS = [
    pytest.param(variant, language, marks=[] if (number + at) % 2 else pytest.mark.exhaustive)
    for number, variant in enumerate(each for each in variants() if each.partition("/")[0] in NAMES)
    for at, language in enumerate(LANGUAGES)
]
"""Every variant in every language; half of that is enough to find untold events."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("name", NAMES)
def test_everything_has_a_name_of_its_own(name: str, language: str) -> None:
    """Title and variants are not left to the host."""
    said, game = game_texts(texts(language), name), variants()[name]
    keys = {f"variant-{each}{end}" for each in game.meta.variants for end in ("", "-terms")}

    assert {"name", *keys} <= said.t.owned
    assert all(0 < len(said.variant_terms(each)) <= 100 for each in game.meta.variants)
    assert len(said.rules()) > 10


@pytest.mark.parametrize(("variant", "language"), VARIANTS)
def test_whole_games(variant: str, language: str) -> None:
    """Events in sentences, what to expect, why an action would be good or would have been better, and the end."""
    game, (name, _, _) = variants()[variant], variant.partition("/")
    said = game_texts(texts(language), name)
    for number, step in enumerate(steps(game, len(PEOPLE), Random(5))):
        assert all(line.endswith(".") and "  " not in line for line in said.lines(step.played.events, PEOPLE))
        if number % 12 == 0:
            view, chance = game.views.view(step.before, step.seat, False), Random(1)
            legal = game.rules.legal(step.before, step.seat)
            assert said.outlook(view, PEOPLE)
            for _ in range(3):
                action, done = (legal[chance.randrange(len(legal))] for _ in range(2))
                advice = Advice(action, Forecast((0.5,) * 3, (0.0,) * 3), 50, (action,))
                hindsight = said.in_hindsight(view, done, [action], [], PEOPLE)
                why = said.why(view, Suggestion(advice), PEOPLE)
                assert why or name == "carcassonne" or isinstance(action, EndTurn), action
                assert "{" not in why + hindsight
                assert why.removeprefix("-# ")[:1] == why.removeprefix("-# ")[:1].upper()
                assert hindsight[-1:] in ("", ".")
    last = game.views.view(step.played.position, None, True)
    assert all(each in said.standing_text(last, PEOPLE) for each in PEOPLE)
