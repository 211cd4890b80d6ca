"""The rows of four players in the picture of the cities, which are low."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.games import carrara
from bot.games.carrara.components import Blocks, Building, BuildingType, City
from bot.games.carrara.events import BuildingBuilt
from bot.games.carrara.position import Built
from render.engine.scene import Icon, Label
from render.games.carrara.page import Page
from render.games.carrara.pages.cities import cities_page
from tests.render.games.carrara.positions import PLAIN_NAMES, moment

_LONG = "Maximiliane-Henriette von Zwiesel"


def _page(*estate: Building, changed: bool = False, seats: int = 4) -> Page:
    """Return the page at the start in which the first seat has these buildings in Pisa, the first one perhaps new."""
    view = carrara.view(moment(seats, 3, 0).position, None)
    built = view.players[0]._replace(buildings=tuple(Built(each, City.PISA) for each in estate))
    events = [BuildingBuilt(0, estate[0], City.PISA, Blocks(), None)] if changed else []
    return cities_page(replace(view, players=(built, *view.players[1:])), PLAIN_NAMES[:seats], "en", events)


@pytest.mark.parametrize(("count", "least"), [(1, 66), (2, 60), (3, 47), (4, 37), (6, 30), (8, 30)])
def test_low_rows_show_buildings_large(count: int, least: int) -> None:
    """With four players too, every building is painted."""
    estate = [Building(each, cost) for cost in (3, 4) for each in BuildingType][:count]
    shown = [each for each in _page(*estate).elements if isinstance(each, Icon) and "player/0/pisa/" in each.what]

    assert {each.sprite for each in shown} == {f"building-{each.type.key}-{each.cost}" for each in estate}
    assert min(each.box.width for each in shown) >= least


@pytest.mark.parametrize(
    ("count", "changed"), [*((each, False) for each in range(1, 9)), (1, True), (3, True), (6, True)]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_cost_is_below_its_building(count: int, seats: int, changed: bool) -> None:
    """On the stone below its feet, of which it covers a third at most where there are many buildings."""
    estate = [Building(each, cost) for cost in (3, 4) for each in BuildingType][:count]
    boxes = {each.what: each.box for each in _page(*estate, changed=changed, seats=seats).elements}
    for each in estate:
        seen, tag = boxes[f"behind/player/0/pisa/{each}"], boxes[f"player/0/pisa/{each}/plate"]
        assert abs(seen.x + seen.width / 2 - tag.x - tag.width / 2) <= 9
        assert seen.y < tag.y < tag.bottom
        assert seen.bottom < tag.bottom
        assert seen.bottom - tag.y <= (5 if count <= 4 else seen.height * 0.45)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_few_stand_as_a_town(count: int) -> None:
    """On one ground line or two, the dearest in the middle, each a part beside the next, and none lower than others."""
    estate = [Building(BuildingType.PORTA, cost) for cost in (5, 2, 3, 4)[:count]]
    boxes = {each.what: each.box for each in _page(*estate).elements}
    shown = {each.cost: boxes[f"behind/player/0/pisa/{each}"] for each in estate}
    row = sorted(shown.values())
    lines = {each.bottom for each in row}

    assert len(lines) <= 2
    assert all(b.x - a.x >= 0.4 * min(a.width, b.width) for a, b in pairwise(row))
    assert max(lines) - min(lines) < min(each.height for each in row)
    if count > 2:
        assert row[0] != shown[5] != row[-1]


@pytest.mark.parametrize(("seats", "least"), [(2, 40), (3, 40), (4, 36)])
def test_costs_of_three_are_as_large_as_of_one(seats: int, least: int) -> None:
    """Plates are narrower where three are beside one another, but their digits are large."""
    estate = [Building(BuildingType.PORTA, cost) for cost in (5, 2, 3)]
    costs = [each for each in _page(*estate, seats=seats).elements if isinstance(each, Label) and "/cost" in each.what]
    shown = [each.size for each in costs if each.what.startswith("player/0/pisa/")]

    assert len(shown) == 3
    assert min(shown) >= least


@pytest.mark.parametrize(
    ("name", "scorings", "beside"),
    [("Anna", 4, True), ("Anna", 6, True), ("Anna", 7, False), (_LONG, 4, True), (_LONG, 6, False), (_LONG, 7, False)],
)
def test_enough_scorings_have_a_tick(name: str, scorings: int, beside: bool) -> None:
    """Beside their seals, or where these leave no room on one of them; while they are not enough there is none."""
    view = carrara.view(moment(4, 3, 0).position, None)
    types, cities = tuple(BuildingType)[:scorings], tuple(City)[: max(0, scorings - 6)]
    enough = view.players[0]._replace(types_scored=types, cities_scored=cities)
    fewer = view.players[1]._replace(types_scored=types[:3])
    names = (name, *PLAIN_NAMES[1:4])
    elements = cities_page(replace(view, players=(enough, fewer, *view.players[2:])), names, "en").elements
    scored = [each for each in elements if each.what.startswith("player/0/scored/")]
    seals = [each.box for each in scored if not each.what.endswith("/met")]
    plaque = next(each.box for each in elements if each.what == "ground/player/0/plaque")

    (tick,) = (each.box for each in elements if isinstance(each, Icon) and each.sprite == "tick")
    assert plaque.x < tick.x < tick.right < plaque.right
    assert tick.bottom < plaque.bottom
    assert (bool(seals) and tick.x >= max(box.right for box in seals)) is beside
