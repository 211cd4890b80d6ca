"""The corner of the cities above the plaques: whose turn it is."""

from __future__ import annotations

import pytest

from bot.games import carrara
from render.engine.scene import Label
from render.games.carrara.pages.cities import cities_page
from tests.render.games.carrara.positions import moment


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Maria-Magdalena Schmidtberger", ["Maria-", "Magdalena Sc…"]),
        ("张三丰和他的朋友们", ["张三丰和他的朋", "友们"]),
        ("W" * 32, ["WWWWWWW…"]),
        ("Anna", ["Anna’s turn"]),
        ("Maximilian", ["Maximilian’s", "turn"]),
    ],
)
def test_a_long_name_has_two_lines_if_it_can_be_broken(name: str, lines: list[str]) -> None:
    """It is broken after a hyphen or a space and, in scripts without spaces, between letters."""
    page = cities_page(carrara.view(moment(2, 3, 0).position, None), (name, name), "en")

    assert [each.text for each in page.elements if isinstance(each, Label) and "turn/name" in each.what] == lines
