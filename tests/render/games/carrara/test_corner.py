"""The corner of the cities above the plaques: who is to move."""

from __future__ import annotations

import pytest

from bot.games import carrara
from render.engine.scene import Label
from render.games.carrara.pages.cities import cities_page
from tests.render.games.carrara.positions import moment


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anna", ["Anna"]),
        ("Maximilian", ["Maximilian"]),
        ("Maria-Magdalena Schmidtberger", ["Maria-Magdalena", "Schmidtberger"]),
        ("张三丰和他的朋友们", ["张三丰和他的", "朋友们"]),
        ("W" * 32, ["WWWWWWWWW", "WWWWWWWW…"]),
    ],
)
def test_who_is_to_move(name: str, said: list[str]) -> None:
    """The name is in a line, always in the same letters, or in two with as much of a long one as there is room for."""
    page = cities_page(carrara.view(moment(2, 3, 0).position, None), (name, name), "en")

    shown = [each for each in page.elements if isinstance(each, Label) and each.what.startswith("turn/name/")]
    assert [each.text for each in shown] == said
    assert ({each.face for each in shown} == {"black"}) == (len(said) == 1)
