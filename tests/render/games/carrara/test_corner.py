"""The corner of the cities above the plaques: whose turn it is."""

from __future__ import annotations

import pytest

from bot.games import carrara
from render.engine.scene import Label
from render.games.carrara.pages.cities import cities_page
from tests.render.games.carrara.positions import moment


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anna", ["Anna’s turn"]),
        ("Maximilian", ["Maximilian’s turn"]),
        ("Maria-Magdalena", ["Maria-Magdalena’s", "turn"]),
        ("Maria-Magdalena Schmidtberger", ["Maria-Magdalena", "Schmidtbe…’s turn"]),
        ("张三丰和他的朋友们", ["张三丰和他的…’s", "turn"]),
        ("W" * 32, ["WWWWWWWW…’s", "turn"]),
    ],
)
def test_whose_turn_it_is(name: str, said: list[str]) -> None:
    """It is said in a line, or in two with as much of a long name as there is room for."""
    page = cities_page(carrara.view(moment(2, 3, 0).position, None), (name, name), "en")

    shown = [each for each in page.elements if isinstance(each, Label) and each.what.startswith("turn/name/")]
    assert [each.text for each in shown] == said
