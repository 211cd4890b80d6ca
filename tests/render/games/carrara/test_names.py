"""Names on the plaques of the cities: whole if there is room, and in the middle of their line."""

from __future__ import annotations

import pytest

from bot.games import carrara
from render.engine.scene import Label
from render.games.carrara.pages.cities import cities_page
from tests.render.games.carrara.cities_pages import boxes_of, texts_of
from tests.render.games.carrara.positions import HARD_NAMES, crowded, finished, moment


@pytest.mark.parametrize("seats", [3, 4])
def test_long_names_are_whole(seats: int) -> None:
    """The second line of a very long one begins below the badge."""
    names = ("Maximiliane-Henriette von Zwiesel", "Anna", "Ольга", "Bo")[:seats]
    page = cities_page(carrara.view(moment(seats, 3, 0).position, None), names, "en")
    boxes = boxes_of(page, "player/0/badge", "player/0/name/0", "player/0/name/1")
    badge, first, second = boxes.values()

    assert texts_of(page, "player/0/name") == ["Maximiliane-", "Henriette von Zwiesel"]
    assert second.x < badge.right < first.x
    assert badge.bottom <= second.y


def test_names_are_in_the_middle_of_their_line() -> None:
    """Letters that reach far above and below others too, which do not touch the plaque's edge."""
    names = ("Anna", "Maximiliane-Henriette von Zwiesel", "Ольга", "مرحبا بالعالم")
    page = cities_page(carrara.view(moment(4, 3, 0).position, None), names, "en")
    (plaque,) = boxes_of(page, "ground/player/3/plaque").values()
    (badge,) = boxes_of(page, "player/3/badge").values()
    (name,) = boxes_of(page, "player/3/name").values()

    assert name.y >= plaque.y + 3
    assert abs(name.y + name.bottom - badge.y - badge.bottom) <= 4


def test_long_names_have_two_lines() -> None:
    """They are cut only at the end of the second one, which is as long as there is room."""
    names = ("Maximiliane-Henriette", "Maria-Magdalena Schmidtberger-Lichtenfels", "Ольга", "Anna")
    page = cities_page(carrara.view(moment(4, 3, 0).position, None), names, "en")

    shown = [texts_of(page, f"player/{seat}/name") for seat in range(len(names))]
    assert shown[0] == ["Maximiliane-", "Henriette"]
    assert shown[1][0] == "Maria-Magdalena"
    assert shown[1][1].endswith("…")
    assert shown[2:] == [["Ольга"], ["Anna"]]
    plaque = boxes_of(page, "/plaque")["ground/player/1/plaque"]
    assert plaque.right - boxes_of(page, "player/1/name/1")["player/1/name/1"].right < 40


def test_hard_names_stay_on_their_plaques() -> None:
    """Whatever the letters are."""
    page = cities_page(crowded(), HARD_NAMES, "de")
    plaques = boxes_of(page, "/plaque")
    for each in page.elements:
        if isinstance(each, Label) and "/name" in each.what and each.what.startswith("player/"):
            plaque = plaques[f"ground/{each.what.split('/name')[0]}/plaque"]
            assert plaque.x < each.box.x
            assert plaque.y + 2 <= each.box.y
            assert each.box.right <= plaque.right - 4


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anna", ["Anna", "wins"]),
        ("Александр Великолепный", ["Александр", "Великолепный", "wins"]),
        ("Maximiliane-Henriette von Zwiesel", ["Maximiliane-", "Henriette von", "Zwiesel wins"]),
    ],
)
def test_a_winner_is_named_whole(name: str, said: list[str]) -> None:
    """In more than two lines too; and whatever the names are, nobody's points are larger than the winner's."""
    view = carrara.view(finished(4, 3), None)
    (winner,) = view.winners
    names = tuple(name if seat == winner else "Bo" for seat in range(4))
    page = cities_page(view, names, "en")
    sizes = {each.size for each in page.elements if isinstance(each, Label) and each.what.endswith("/points")}

    assert texts_of(page, "round/name") == said
    assert len(sizes) == 1
    sealed = {each.what.split("/")[1] for each in page.elements if "/scored/" in each.what}
    assert len(sealed) in (0, 4)
