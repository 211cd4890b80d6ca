"""The pictures in the rules and the showcase: valid positions that show what their words say."""

from __future__ import annotations

import pytest

from bot.texts import texts
from bot.texts.games import game_texts
from render.games.carrara.showcase import chapters as drawn


@pytest.mark.slow
@pytest.mark.drawn
def test_examples_of_the_chapters() -> None:
    """The pictures show the examples in the chapters' text, and one more."""
    told = game_texts(texts("en"), "carrara").rules()
    assert "a Villa 3 paid for with 1 red and 2 green blocks" in told[5][1]
    assert "Villa 3 in Viareggio: paid with red, 2 green." in drawn.construction("en").alt
    assert "a Biblioteca 3 in Pisa and a Biblioteca 2 in Massa earn 9 coins, 2 points and 2 books" in told[6][1]
    assert "Total: 2 points, 9 coins, 2 books." in drawn.scoring_a_type("en").alt
    assert "Total: 9 points, 1 cup, 1 gate, 1 flag." in drawn.scoring_a_city("en").alt
    assert "total cost 30 of 30" in drawn.conditions_met("en").alt
