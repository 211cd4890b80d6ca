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


def _page(*estate: Building, changed: bool = False) -> Page:
    """Return the page at the start in which the first seat has these buildings in Pisa, the first one perhaps new."""
    view = carrara.view(moment(4, 3, 0).position, None)
    built = view.players[0]._replace(buildings=tuple(Built(each, City.PISA) for each in estate))
    events = [BuildingBuilt(0, estate[0], City.PISA, Blocks(), None)] if changed else []
    return cities_page(replace(view, players=(built, *view.players[1:])), PLAIN_NAMES[:4], "en", events)


@pytest.mark.parametrize(("count", "least"), [(1, 62), (2, 54), (3, 36), (4, 42), (6, 30), (8, 25)])
def test_low_rows_show_buildings_large(count: int, least: int) -> None:
    """With four players, one building is painted and several are emblems of their types, none over another."""
    estate = [Building(each, cost) for cost in (3, 4) for each in BuildingType][:count]
    shown = [each for each in _page(*estate).elements if isinstance(each, Icon) and "player/0/pisa/" in each.what]

    painted = {f"building-{each.type.key}-{each.cost}" for each in estate}
    assert {each.sprite for each in shown} == (painted if count == 1 else {f"type-{each.type.key}" for each in estate})
    assert min(each.box.width for each in shown) >= least
    assert not [1 for a, b in combinations(shown, 2) if overlap(a.box, b.box)]


@pytest.mark.parametrize("count", range(2, 9))
def test_costs_leave_the_types_to_be_seen(count: int) -> None:
    """A cost is below its building, beside it, or before a corner that is a sixth of it at most."""
    estate = [Building(each, cost) for cost in (3, 4) for each in BuildingType][:count]
    boxes = {each.what.removeprefix("behind/"): each.box for each in _page(*estate).elements}
    for each in estate:
        seen, tag = boxes[f"player/0/pisa/{each}"], boxes[f"player/0/pisa/{each}/plate"]
        wide = min(seen.right, tag.right) - max(seen.x, tag.x)
        high = min(seen.bottom, tag.bottom) - max(seen.y, tag.y)
        assert max(0, wide) * max(0, high) <= seen.width * seen.height / 6


@pytest.mark.parametrize("changed", [False, True])
def test_low_rows_show_three_in_a_line(changed: bool) -> None:
    """They stand on one line, ordered by cost, each with its cost below the middle of it."""
    estate = [Building(BuildingType.PORTA, cost) for cost in (5, 2, 3)]
    boxes = {each.what: each.box for each in _page(*estate, changed=changed).elements}
    shown = [boxes[f"player/0/pisa/porta{cost}"] for cost in (2, 3, 5)]
    tags = [boxes[f"player/0/pisa/porta{cost}/plate"] for cost in (2, 3, 5)]

    assert [each.x for each in shown] == sorted(each.x for each in shown)
    assert len({each.bottom for each in shown}) == len({tag.y for tag in tags}) == 1
    for each, tag in zip(shown, tags, strict=True):
        assert abs(each.x + each.right - tag.x - tag.right) <= 2
        assert each.bottom <= tag.y
