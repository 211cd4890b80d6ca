"""The rows of four players in the picture of the cities, which are low."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

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


@pytest.mark.parametrize(("count", "least"), [(1, 64), (2, 50), (3, 36), (4, 40)])
def test_low_rows_show_types_large(count: int, least: int) -> None:
    """With four players, buildings are the emblems of their types, apart and large for a phone."""
    estate = [Building(each, 3) for each in list(BuildingType)[:count]]
    page = _page(*estate)
    starts = "player/0/pisa/", "behind/player/0/pisa/"
    shown = [each for each in page.elements if isinstance(each, Icon) and each.what.startswith(starts)]

    assert sorted(each.sprite for each in shown) == sorted(f"type-{each.type.key}" for each in estate)
    assert min(each.box.width for each in shown) >= least
    assert not [1 for a, b in combinations([each.box for each in shown], 2) if overlap(a, b)]


@pytest.mark.parametrize("changed", [False, True])
def test_low_rows_show_three_side_by_side(changed: bool) -> None:
    """Three buildings stand in a row by cost, the dearer the larger, each with its cost below it."""
    estate = [Building(BuildingType.PORTA, cost) for cost in (5, 2, 3)]
    page = _page(*estate, changed=changed)
    boxes = {each.what: each.box for each in page.elements}
    shown = [boxes[f"player/0/pisa/porta{cost}"] for cost in (2, 3, 5)]
    costs = [boxes[f"player/0/pisa/porta{cost}/cost"] for cost in (2, 3, 5)]

    assert all(a.right < b.x and a.height < b.height and a.bottom == b.bottom for a, b in pairwise(shown))
    assert len({cost.y for cost in costs}) == 1
    assert all(box.x <= cost.x < cost.right <= box.right for box, cost in zip(shown, costs, strict=True))
