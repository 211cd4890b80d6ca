"""Tests of what stands in the cities, and of their banners."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import hypot

import pytest

from bot.games import carrara
from bot.games.carrara.components import BUILDINGS, CITIES, COLOURS, Building, BuildingType, City, Colour, accepts
from bot.games.carrara.position import SEATS, Built
from render.engine.scene import Box, Icon, Label, Plate
from render.games.carrara.atlas import atlas
from tests.render.games.carrara.cities_pages import boxes_of, icons_of, page_of, with_buildings
from tests.render.games.carrara.positions import moment

SOLID = 200
"""How little of what is behind a banner is seen where its shadow ends."""


@pytest.mark.parametrize(("seed", "turns"), [(3, 12), (5, 25), (8, 48)])
def test_every_building_is_in_its_city_with_its_cost(seed: int, turns: int) -> None:
    """Each building of each player has a sprite, and a plate with its cost, below its city's banner."""
    view = carrara.view(moment(4, seed, turns).position, None)
    page = page_of(view)
    banners = boxes_of(page, *(f"ground/city/{city.key}" for city in CITIES))

    for seat, player in enumerate(view.players):
        for building, city in player.buildings:
            what = f"player/{seat}/{city.key}/{building}"
            (cost,) = (each for each in page.elements if each.what == f"{what}/cost")
            banner = banners[f"ground/city/{city.key}"]
            assert isinstance(cost, Label)
            assert cost.text == str(building.cost)
            assert banner.x <= cost.box.x < cost.box.right <= banner.right


def test_dearer_buildings_are_taller() -> None:
    """In one city, a building is the taller the more it costs."""
    for each in BuildingType:
        page = page_of(with_buildings(*(Built(Building(each, cost), City.PISA) for cost in (1, 3, 5)), seats=2))
        heights = [boxes_of(page, f"pisa/{each.key}{cost}").popitem()[1].height for cost in (1, 3, 5)]
        assert heights == sorted(set(heights))


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_building_is_seen_with_its_cost_at_it(seats: int, count: int) -> None:
    """None is hidden by more than two fifths, and the cost closest to each one's foot is its own."""
    estate = BUILDINGS[:count]
    page = page_of(with_buildings(*(Built(each, City.PISA) for each in estate), seats=seats))
    boxes = {each.what.removeprefix("behind/"): each.box for each in page.elements if isinstance(each, Icon | Plate)}
    names = {f"player/0/pisa/{each}": each for each in estate}
    seen = {names[what]: box for what, box in boxes.items() if what in names}
    tags = {each: boxes[f"{what}/plate"] for what, each in names.items()}

    drawn = list(seen.values())
    for number, box in enumerate(drawn):
        assert sum(_common(box, before) for before in drawn[number + 1 :]) <= 0.4 * box.width * box.height
    assert len(drawn) == count
    for each, box in seen.items():
        assert min(tags, key=lambda other: _way(box, tags[other])) == each


def _common(a: Box, b: Box) -> int:
    """Return the area that two boxes have in common."""
    wide, high = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0, wide) * max(0, high)


def _way(building: Box, tag: Box) -> float:
    """Return how far a cost is from the middle of a building's foot."""
    foot = building.x + building.width / 2, building.bottom
    return hypot(tag.x + tag.width / 2 - foot[0], tag.y + tag.height / 2 - foot[1])


@pytest.mark.parametrize("count", range(1, 31))
@pytest.mark.parametrize("seats", [2, 4])
def test_a_city_holds_any_number_of_buildings(seats: int, count: int) -> None:
    """Up to eight buildings stand with their costs; of more, each type has a shelf with its costs or their number."""
    page = page_of(with_buildings(*(Built(each, City.MASSA) for each in BUILDINGS[:count]), seats=seats))
    costs = [each.text for each in page.elements if isinstance(each, Label) and each.what.endswith("/cost")]
    stacks = [
        int(each.text.lstrip("×")) for each in page.elements if isinstance(each, Label) and each.what.endswith("/count")
    ]

    assert len(costs) + sum(stacks) == count
    if count <= 8:
        assert not stacks
    else:
        shown = {each.type.key for each in BUILDINGS[:count]}
        painted = [each for each in icons_of(page, "player/0/massa/") if each.startswith("building-")]
        assert sorted(each.split("-")[1] for each in painted) == sorted(shown)


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_costs_are_apart_and_clear_of_the_lines(seats: int, count: int) -> None:
    """Costs beside one another do not touch, and those of neighbouring cities are far apart."""
    estate = (Built(each, city) for city in (City.PISA, City.LUCCA) for each in BUILDINGS[:count])
    page = page_of(with_buildings(*estate, seats=seats))
    for city in (City.PISA, City.LUCCA):
        (column,) = boxes_of(page, f"ground/0/{city.key}").values()
        tags = [box for what, box in boxes_of(page, "/plate").items() if what.startswith(f"player/0/{city.key}/")]
        lines = {box.y for box in tags}
        assert len(tags) == count
        assert all(column.x + 6 <= box.x and box.right <= column.right - 6 for box in tags)
        for line in lines:
            beside = sorted(box.x for box in tags if box.y == line)
            assert all(b - a >= tags[0].width + 2 for a, b in pairwise(beside))


def test_every_city_shows_which_colours_it_accepts() -> None:
    """A block of each of them in order, the dearest first, apart, and clear of what scoring the city needs."""
    page = page_of(carrara.view(moment(4, 3, 0).position, None))
    for city in CITIES:
        what = f"city/{city.key}/accepts/"
        blocks = [each for each in page.elements if isinstance(each, Icon) and each.what.startswith(what)]
        assert [each.sprite for each in blocks] == [f"block-{each.key}" for each in COLOURS if accepts(city, each)]
        assert all(each.box.width >= 27 for each in blocks)
        assert all(a.box.right < b.box.x or a.box.bottom < b.box.y for a, b in pairwise(blocks))
        (cloth,) = boxes_of(page, f"ground/city/{city.key}").values()
        assert all(cloth.x + 3 <= each.box.x < each.box.right <= cloth.right - 3 for each in blocks)
        (need,) = boxes_of(page, f"city/{city.key}/need").values()
        assert all(each.box.bottom < need.y for each in blocks)


@pytest.mark.parametrize("seats", SEATS)
def test_banners_hang_free(seats: int) -> None:
    """What frames the uppermost row is below what is told on them, and below their fringe."""
    view = replace(carrara.view(moment(seats, 3, 0).position, None), turn=0)
    page = page_of(view)
    (frame,) = boxes_of(page, "turn/0/frame").values()
    for city in CITIES:
        (cloth,) = boxes_of(page, f"ground/city/{city.key}").values()
        sprite = atlas().sprite(f"banner-{Colour(city).key}", *cloth[2:], False)
        solid = sprite.getchannel("A").point(lambda alpha: 255 * (alpha > SOLID)).getbbox()
        assert solid is not None
        assert cloth.y + solid[3] <= frame.y
