"""What a review of Carcassonne says in favour of a better action."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES, carcassonne
from bot.games.carcassonne import PlaceTile
from bot.texts.games.carcassonne import TEXTS
from tests.games.playouts import steps


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "carcassonne", carcassonne.GAME)


@pytest.mark.parametrize(("language", "beginning"), [("en", "In its favour: "), ("de", "Dafür sprach: ")])
def test_what_a_placement_would_have_brought(language: str, beginning: str) -> None:
    """What a tile would have completed or added to is said, in both languages."""
    words, said = TEXTS(language, "carcassonne"), []
    for step in steps(carcassonne.GAME, 2, Random(5)):
        if isinstance(step.action, PlaceTile):
            view = carcassonne.view(step.before, step.seat)
            said.append(words.in_hindsight(view, step.action, [step.action], [], ("Anna", "Ben")))
    found = [each for each in said if each]
    assert len(found) > 5
    assert all(each.startswith(beginning) and "{" not in each for each in found)
