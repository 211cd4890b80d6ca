"""The rows of four players in the picture of the cities, which are low."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.games import carrara
from bot.games.carrara.components import Blocks, Building, BuildingType, City
from bot.games.carrara.events import BuildingBuilt
from bot.games.carrara.position import Built
from render.engine.scene import Icon
from render.games.carrara.page import Page
from render.games.carrara.pages.cities import cities_page
from tests.render.games.carrara.positions import PLAIN_NAMES, moment


def _page(*estate: Building, changed: bool = False) -> Page:
    """Return the page at the start in which the first seat has these buildings in Pisa, the first one perhaps new."""
    view = carrara.view(moment(4, 3, 0).position, None)
    built = view.players[0]._replace(buildings=tuple(Built(each, City.PISA) for each in estate))
    events = [BuildingBuilt(0, estate[0], City.PISA, Blocks(), None)] if changed else []
    return cities_page(replace(view, players=(built, *view.players[1:])), PLAIN_NAMES[:4], "en", events)


@pytest.mark.parametrize(("count", "least"), [(1, 62), (2, 62), (3, 48), (4, 40)])
def test_low_rows_show_buildings_large(count: int, least: int) -> None:
    """With four players, up to four buildings are painted side by side, large for a phone; each hides half at most."""
    estate = [Building(each, 3) for each in list(BuildingType)[:count]]
    page = _page(*estate)
    starts = "player/0/pisa/", "behind/player/0/pisa/"
    shown = [each for each in page.elements if isinstance(each, Icon) and each.what.startswith(starts)]

    assert {each.sprite for each in shown} == {f"building-{each.type.key}-{each.cost}" for each in estate}
    assert min(each.box.width for each in shown) >= least
    for a, b in pairwise(sorted((each.box for each in shown), key=lambda box: box.x)):
        assert a.right - b.x <= min(a.width, b.width) / 2


@pytest.mark.parametrize("changed", [False, True])
def test_low_rows_show_three_in_a_line(changed: bool) -> None:
    """They stand on one line, the middle one by cost before the others, the taller the more they cost."""
    estate = [Building(BuildingType.PORTA, cost) for cost in (5, 2, 3)]
    page = _page(*estate, changed=changed)
    boxes = {each.what.removeprefix("behind/"): each.box for each in page.elements}
    left, middle, right = (boxes[f"player/0/pisa/porta{cost}"] for cost in (2, 3, 5))
    costs = [boxes[f"player/0/pisa/porta{cost}/cost"] for cost in (2, 3, 5)]

    assert left.height < middle.height < right.height
    assert left.bottom == middle.bottom == right.bottom
    assert len({cost.y for cost in costs}) == 1
    assert left.x < costs[0].x < middle.x + middle.width // 2 < costs[2].x < right.right
    assert middle.x <= costs[1].x < costs[1].right <= middle.right
