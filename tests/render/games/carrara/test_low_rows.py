"""The rows of four players in the picture of the cities, which are low."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bot.games import carrara
from bot.games.carrara.components import Blocks, Building, BuildingType, City
from bot.games.carrara.events import BuildingBuilt
from bot.games.carrara.position import Built
from render.engine.scene import Icon
from render.games.carrara.page import Page
from render.games.carrara.pages.cities import cities_page
from tests.render.checks import overlap
from tests.render.games.carrara.positions import PLAIN_NAMES, moment


def _page(*estate: Building, changed: bool = False, seats: int = 4) -> Page:
    """Return the page at the start in which the first seat has these buildings in Pisa, the first one perhaps new."""
    view = carrara.view(moment(seats, 3, 0).position, None)
    built = view.players[0]._replace(buildings=tuple(Built(each, City.PISA) for each in estate))
    events = [BuildingBuilt(0, estate[0], City.PISA, Blocks(), None)] if changed else []
    return cities_page(replace(view, players=(built, *view.players[1:])), PLAIN_NAMES[:seats], "en", events)


@pytest.mark.parametrize(("count", "least"), [(1, 100), (2, 56), (3, 47), (4, 47), (6, 35), (8, 26)])
def test_low_rows_show_buildings_large(count: int, least: int) -> None:
    """With four players, one building is painted and several are emblems of their types, none over another."""
    estate = [Building(each, cost) for cost in (3, 4) for each in BuildingType][:count]
    shown = [each for each in _page(*estate).elements if isinstance(each, Icon) and "player/0/pisa/" in each.what]

    painted = {f"building-{each.type.key}-{each.cost}" for each in estate}
    assert {each.sprite for each in shown} == (painted if count == 1 else {f"type-{each.type.key}" for each in estate})
    assert min(each.box.width for each in shown) >= least
    assert not [1 for a, b in combinations(shown, 2) if overlap(a.box, b.box)]


@pytest.mark.parametrize(
    ("count", "changed"), [*((each, False) for each in range(1, 9)), (1, True), (3, True), (6, True)]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_cost_is_at_the_lower_left_of_its_building(count: int, seats: int, changed: bool) -> None:
    """As on the cards of the market, before a sixth of an emblem at most, in one that has changed a third."""
    estate = [Building(each, cost) for cost in (3, 4) for each in BuildingType][:count]
    boxes = {each.what: each.box for each in _page(*estate, changed=changed, seats=seats).elements}
    for each in estate:
        seen, tag = boxes[f"behind/player/0/pisa/{each}"], boxes[f"player/0/pisa/{each}/plate"]
        assert tag.x <= seen.x
        assert tag.right <= seen.right
        assert seen.y < tag.y <= seen.bottom <= tag.bottom
        if seen.width == seen.height:
            covered = max(0, tag.right - seen.x) * max(0, seen.bottom - tag.y)
            assert covered <= seen.width * seen.height / (3 if changed else 6)


@pytest.mark.parametrize("count", [3, 4])
def test_low_rows_show_a_few_in_two_lines(count: int) -> None:
    """They are ordered by cost, and a first line with fewer is in the middle above the other."""
    estate = [Building(BuildingType.PORTA, cost) for cost in (5, 2, 3, 4)[:count]]
    boxes = {each.what: each.box for each in _page(*estate).elements}
    shown = [boxes[f"behind/player/0/pisa/{each}"] for each in sorted(estate)]
    upper, lower = shown[: count // 2], shown[count // 2 :]

    for line in (upper, lower):
        assert [each.x for each in line] == sorted(each.x for each in line)
        assert len({each.bottom for each in line}) == 1
    assert max(each.bottom for each in upper) <= min(each.y for each in lower)
    middles = [(line[0].x + line[-1].right) // 2 for line in (upper, lower)]
    assert abs(middles[0] - middles[1]) <= 1
