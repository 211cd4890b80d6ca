"""What a review of Carcassonne says in favour of a better action."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import carcassonne
from bot.games.carcassonne import Action, KeepFollower, PlaceTile
from bot.texts.games.carcassonne import TEXTS
from tests.games.playouts import steps


@pytest.mark.parametrize(("language", "beginning"), [("en", "In its favour: "), ("de", "Dafür sprach: ")])
def test_what_speaks_for_a_turn(language: str, beginning: str) -> None:
    """What a tile adds to, and that a follower stays; never what others get, nor what a follower would have brought."""
    words, said = TEXTS(language, "carcassonne"), []
    for step in steps(carcassonne.GAME, 2, Random(5)):
        if isinstance(step.action, PlaceTile):
            turn: list[Action] = [step.action, KeepFollower()]
            view = carcassonne.view(step.before, step.seat)
            said.append(words.in_hindsight(view, step.action, turn, [], ("Anna", "Ben")))
    found = [each for each in said if each]
    against = {"en": ("would bring", "for others", "still free"), "de": ("brächte", "für andere", "noch frei")}
    assert len(found) > 20
    assert all(each.startswith(beginning) and "{" not in each for each in found)
    assert [each for each in found if any(word in each for word in against[language])] == []
