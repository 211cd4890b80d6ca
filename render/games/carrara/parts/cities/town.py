"""A street with what a player has built, city by city: buildings, each with its cost at its corner, below a pennant."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.carrara.components import Building, City, Colour
from render.engine import theme
from render.engine.colours import mix
from render.engine.layout import first_that_fits, rows, wrap, wrap_evenly
from render.engine.scene import Box, Element, Role, Scene
from render.games.carrara.atlas import atlas
from render.games.carrara.colours import BLOCKS
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.buildings import TAGS, building_sprite, lay_cost

LEAST: Final = 56
"""The height of the cheapest buildings: at 400 pixels for a whole picture, lower ones cannot be told apart."""
PAD, _FOOT = 7, 9
"""Around what is built, where the frame has room; and how high the city's colour is below it."""
_SIZES: Final = {165: (50, 50, 44), 110: (42, 42, 30), 80: (36, 36, 30), LEAST + 1: (32, 32, 30), 0: (27, 31, 30)}
"""From so tall buildings on: the width and the height of the plates with costs, and the width of pennants."""
SKY, SKY_LOW = "#d9eaf4", "#fbf8ef"
"""The sky above what is built, and down at the ground."""
SAND_LOW, SAND_HIGH = "#dcc596", 24
TINT: Final = 0.18
"""How much of a seat's colour is in the sky of a city that it has scored."""
_APART: Final = 5
"""Between two towns."""
_EMPTY: Final = 113
"""How high the row of who has built nothing is beside crowded ones: so high as its plaque needs."""
_OVERLAPS: Final = *(percent / 100 for percent in range(0, 60, 3)), 0.6, 0.8
"""How much of a building may be behind the next one, the best first."""
_AROUND: Final = PAD + _FOOT + 4
"""How much higher a line is than what is built in it."""
_LEVELS: Final = (
    *((tall, 0.2, 0) for tall in (280, 250, 225, 205, 185, 165, 150)),
    *(
        (132, 0.1, 0),
        (120, 0.1, 0),
        (110, 0.2, 0),
        (100, 0.1, 0),
        (92, 0.1, 0),
        (84, 0.1, 0),
        (132, 0.45, 0),
        (120, 0.45, 0),
        (110, 0.25, 0),
    ),
    *((110, 0.5, 66), (92, 0.5, 58), (100, 0.25, 0), (90, 0.35, 0), (80, 0.55, 0), (74, 0.55, 0)),
    *((66, 0.55, 0), (80, 0.3, 33), (66, 0.5, 33), (LEAST, 0.8, 0), (LEAST, 0.8, 23)),
)
"""How tall the dearest buildings are, the best first, how much of each may be behind the next at most, and how far
the dearer half of a city stands up the hill behind the other one, if it does."""
_HEIGHTS: Final = sorted({tall for tall, _, _ in _LEVELS})
"""How tall buildings are drawn: with more sizes, those of many tables would not all be kept."""
Street = Sequence[Sequence[tuple[City, "Town"]]]
"""The lines of a street, and the towns in each."""


class Stand(NamedTuple):
    """A building, from the left edge of its town, its height, and how far up the hill it stands."""

    building: Building
    x: int
    width: int
    height: int
    up: int


class Town(NamedTuple):
    """The buildings of a city, the cheapest first, and their width."""

    width: int
    stands: tuple[Stand, ...]
    tall: int
    """How tall buildings of the highest cost are in its street."""


def _lowest(tall: int, top: int) -> int:
    """Return how high the cheapest buildings are: nearly as the dearest while all are few, and have room."""
    return max(LEAST, tall * max(64, 113 - 13 * top) // 100)


def _drawn(height: int) -> int:
    return max(each for each in _HEIGHTS if each <= height)


@lru_cache(maxsize=1024)
def _line_up(buildings: tuple[Building, ...], tall: int, top: int, overlap: float, rise: int) -> Town:
    """Line up the buildings of a city by cost, each before a part of the next; cost `top` is so tall.

    The dearer half may stand so far up the hill. Beside a pennant, what is as high stands aside.
    """
    stands, low, pennant = list[Stand](), _lowest(tall, top), _sizes(tall)[2]
    ordered, aside = sorted(buildings, key=lambda each: (each.cost, each.type)), pennant * 3 // 5
    half = -(-len(ordered) // 2) if rise else len(ordered)
    for up, line in ((0, ordered[:half]), (rise, ordered[half:])):
        x, right = aside * bool(up), 0
        for building in line:
            wide, high = atlas().baked_size(building_sprite(building))
            height = _drawn(low + (tall - low) * (building.cost - 1) // max(1, top - 1))
            width = round(height * wide / high)
            x = max(x, right and right + _sizes(tall)[0] + 2 - width)  # its plate is beside the last one
            stands.append(Stand(building, x, width, height, up))
            right, x = x + width, x + round(width * (1 - overlap))
    above = max(90, *(each.height + each.up for each in stands)) - stands[0].height
    shift = aside if above < pennant - 4 else 0
    stands = [each._replace(x=each.x + shift) for each in stands]
    return Town(max(each.x + each.width for each in stands), tuple(stands), tall)


def _outer_width(town: Town) -> int:
    """Return the width of a town with its frame."""
    return town.width + 2 * PAD


def arrange(
    page: CarraraPage, order: Sequence[int], box: Box, least: int = 0, below: int = 0, apart: int = 0
) -> tuple[dict[int, Box], dict[int, Street]]:
    """Divide a box into rows for the streets of seats, from top to bottom, and arrange what these have built there.

    Each is as high as what it needs, but not below the `least` height, and buildings are as tall as a row has room for.
    Where a street has several lines, rows without buildings are low.
    What is `below` a street in its row is left free.
    """
    built = {seat: _by_city(page, seat) for seat in order}
    top = max((each.building.cost for player in page.view.players for each in player.buildings), default=1)
    whole = box.height - apart * (len(order) - 1)
    share = whole // len(order)
    levels = [level for level in _LEVELS if below + level[0] + level[2] + _AROUND <= share] or _LEVELS[-1:]

    @cache
    def fit(level: tuple[int, float, int], seat: int) -> tuple[Street, int]:
        tall, overlap, rise = level
        towns = [(city, _line_up(here, tall, top, overlap, rise)) for city, here in built[seat].items()]
        street = _wrapped(towns, box.width)
        return street, below + _high(street, tall + rise, box.width)

    def heights(level: tuple[int, float, int]) -> list[int]:
        streets = {seat: fit(level, seat) for seat in order}
        crowded = any(len(street) > 1 for street, _ in streets.values())
        low = [crowded and not street for street, _ in streets.values()]
        needs = [
            min(least, _EMPTY) if each else max(least, high)
            for each, (_, high) in zip(low, streets.values(), strict=True)
        ]
        return _shared(needs, whole, low)

    needed = heights(first_that_fits(levels, lambda level: bool(heights(level)))) or [0] * len(order)
    boxes = dict(zip(order, rows(box, needed, apart), strict=True))

    def tallest(seat: int) -> Street:
        fits = (fit(level, seat) for level in levels)
        street, _ = first_that_fits(fits, lambda each: each[1] <= boxes[seat].height)
        lines = _wrapped([town for line in street for town in line], box.width, wrap_evenly)
        return [_loosened(line, built[seat], box.width, top) for line in lines]

    return boxes, {seat: tallest(seat) for seat in order}


def _shared(needs: Sequence[int], whole: int, low: Sequence[bool]) -> list[int]:
    """Return the heights of rows, each by what it needs, but no more for low ones; nothing without room."""
    spare, growing = whole - sum(needs), sum(need for need, stays in zip(needs, low, strict=True) if not stays)
    if spare < 0:
        return []
    return [need + spare * need * (not stays) // growing for need, stays in zip(needs, low, strict=True)]


def _high(street: Street, tall: int, width: int) -> int:
    """Return the height that a street needs: more than there is if a town is too wide."""
    if any(_outer_width(town) > width for line in street for _, town in line):
        return theme.HEIGHT
    return max(1, len(street)) * (tall + _AROUND)


def _loosened(
    line: Sequence[tuple[City, Town]], built: Mapping[City, tuple[Building, ...]], width: int, top: int
) -> Sequence[tuple[City, Town]]:
    """Return the towns of a line with buildings as far apart as there is room for."""
    free = width - _APART * (len(line) - 1)
    looser = (
        [(city, _line_up(built[city], town.tall, top, overlap, town.stands[-1].up)) for city, town in line]
        for overlap in _OVERLAPS
    )
    return first_that_fits(looser, lambda each: sum(_outer_width(town) for _, town in each) <= free)


def _wrapped(towns: Sequence[tuple[City, Town]], width: int, breaking: Callable[..., list[list[int]]] = wrap) -> Street:
    lines = breaking([_outer_width(town) for _, town in towns], width, _APART)
    return [[towns[number] for number in line] for line in lines]


def lay_slopes(page: CarraraPage, seat: int, street: Street, box: Box) -> None:
    """Lay out the ground behind all lines of a street but the first."""
    for number, (place, below) in enumerate(pairwise(rows(box, [0] * len(street)) if street else ())):
        slope = Box(place.x - 8, place.bottom - SAND_HIGH, place.width + 14, below.height + SAND_HIGH)
        page.fill(f"ground/player/{seat}/slope/{number}", slope, "terrace", SKY, plate=True, role=Role.GROUND)


def lay_street(page: CarraraPage, seat: int, street: Street, box: Box) -> None:
    """Lay out the towns of a street, line by line, or a building site."""
    if not street:
        tall = min(210, box.height * 7 // 10)
        wide, side = tall * 5 // 3, seat % 2
        site = Box(box.x + (box.width - wide) * (1 + 2 * side) // 4, box.bottom - tall - 12, wide, tall)
        page.fill(f"ground/{seat}/site", site, f"site-{side}", SKY, plate=True, role=Role.GROUND)
        return
    lines = rows(box, [0] * len(street))
    for line, place in zip(street, lines, strict=True):
        free, x = place.width - sum(_outer_width(town) for _, town in line), place.x
        for number, (city, town) in enumerate(line, 1):
            tall = max(each.height + each.up for each in town.stands)
            high, width = min(place.height - 2, max(tall, 90) + _AROUND), _outer_width(town)
            left = x + free * number // (len(line) + 1)
            _lay_town(page, seat, city, town, Box(left, place.bottom - high, width, high - 2))
            x += width


def _lay_town(page: CarraraPage, seat: int, city: City, town: Town, box: Box) -> None:
    """Lay out a town, framed in its seat's colour once that has scored it, and in crimson if it has just changed."""
    here = [each.building for each in page.view.players[seat].buildings if each.city is city]
    scored, what = city in page.view.players[seat].cities_scored, f"player/{seat}/{city.key}"
    fresh = tuple(each for each in here if is_scored(page, seat, each) or each in page.changes.built)
    marked, earlier = (scored and city in seen.cities for seen in (page.newest, page.changes))
    page.elements += _town(what, seat, city, town, box, scored, marked, marked or earlier, fresh)


@lru_cache(maxsize=512)
def _town(
    what: str,
    seat: int,
    city: City,
    town: Town,
    box: Box,
    scored: bool,
    marked: bool,
    changed: bool,
    fresh: Sequence[Building],
) -> tuple[Element, ...]:
    """Return a town, framed once it is scored, with rings around costs of what has changed; in a turn, few change."""
    page, frame = Scene(theme.WIDTH, theme.TRAVERTINE), theme.NEW if marked else theme.SEATS[seat]
    inner, base = box.grown(-PAD + 1 if marked else -4), box.bottom - PAD + 2 - _FOOT
    if marked:
        page.plate(f"glow/{what}", box, theme.GLOW, page.ground, 12, role=Role.MARK)
        page.plate(f"mark/{what}", box.grown(-2), frame, theme.GLOW, 10, role=Role.MARK)
    elif scored:
        page.plate(f"ground/{what}/scored", box, frame, page.ground, 10, role=Role.GROUND)
    if scored:
        high, low = (mix(each, theme.SEATS[seat], TINT) for each in ("#fbf1da", "#fffaf0"))
        page.plate(f"ground/{what}/sky", inner, high, frame, 6, fill_to=low, role=Role.GROUND)
    sprite, (_, _, wide) = f"town-{Colour(city).key}", _sizes(town.tall)
    at = box.x + 1, box.y + 1, wide
    page.icon(f"behind/{what}/pennant", *at, sprite, SKY, height=wide * 17 // 15, role=Role.GROUND)
    left = box.x + (box.width - town.width) // 2
    _lay_stands(page, what, town, left, base + 2, fresh)
    foot = Box(inner.x, base, inner.width, _FOOT)
    page.plate(f"ground/{what}/foot", foot, BLOCKS[city], SKY, 4, mix(BLOCKS[city], theme.INK, 0.4), role=Role.GROUND)
    _lay_costs(page, what, town, left, base + 2, fresh)
    if changed:
        page.icon(f"corner/{what}", box.right - 26, box.y, 26, "news-corner", theme.NEW, role=Role.CORNER)
    return tuple(page.elements)


def _lay_stands(page: Scene, what: str, town: Town, x: int, foot: int, fresh: Sequence[Building]) -> None:
    """Lay out buildings from the dearest behind to the cheapest in front."""
    for each in reversed(town.stands):
        halo = theme.GLOW if each.building in fresh else ""
        at = x + each.x, foot - each.height - each.up, each.width
        sprite = building_sprite(each.building)
        page.icon(f"behind/{what}/{each.building}", *at, sprite, SKY, height=each.height, halo=halo, role=Role.GROUND)


def _lay_costs(page: Scene, what: str, town: Town, x: int, foot: int, fresh: Sequence[Building]) -> None:
    """Lay out the plates with the costs of buildings."""
    seen = dict[int, int]()
    for each in town.stands:
        wide, high, _ = _sizes(min(town.tall, LEAST + 1) if town.stands[-1].up else town.tall)
        building, right = each.building, each.x + each.width
        # of what the next cheaper building leaves free in its line it is in the middle, or not far right of that
        inside = min((right - max(each.x, seen.get(each.up, 0)) - wide) // 2, each.width // 10)
        seen[each.up] = right
        left = right - inside - wide
        before = [it for it in town.stands if it.up < each.up and it.x < left + wide and left < it.x + it.width]
        # up the hill, it is above the roofs before it, and as far down as can be
        above = max([each.up, *(it.height + 1 for it in before)])
        plate = Box(x + left, foot - above - high + _FOOT * (not above), wide, high)
        name, new = f"{what}/{building}", building in fresh
        if new:
            page.plate(f"mark/{name}", plate, theme.NEW, SKY, TAGS[building.category][3] + 1, role=Role.MARK)
            plate = plate.grown(-3)
        lay_cost(page, name, building, plate, theme.NEW if new else SKY, theme.WHITE if new else "")


def _sizes(tall: int) -> tuple[int, int, int]:
    return next(sizes for least, sizes in _SIZES.items() if tall >= least)


def is_scored(page: CarraraPage, seat: int, building: Building) -> bool:
    """Return whether the latest turn scored a building of a seat by its type or category."""
    return (seat, building.type) in page.newest.types or (seat, building.category) in page.newest.categories


def _by_city(page: CarraraPage, seat: int) -> dict[City, tuple[Building, ...]]:
    """Return what a seat has built, by city, in the order of the cities."""
    found: dict[City, list[Building]] = defaultdict(list)
    for building, city in page.view.players[seat].buildings:
        found[city].append(building)
    return {city: tuple(found[city]) for city in sorted(found)}
