"""A street with what a player has built, city by city: buildings, each with its cost at its corner, below a pennant."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, pairwise
from typing import Final, NamedTuple

from bot.games.carrara.components import Building, City, Colour
from bot.games.carrara.view import CarraraView
from render.engine import theme
from render.engine.layout import choose_fitting, rows
from render.engine.scene import Box, Element, Role, Scene
from render.games.carrara.atlas import atlas
from render.games.carrara.colours import BLOCK_EDGES, BLOCKS
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.buildings import TAGS, building_sprite, lay_cost

LEAST: Final = 56
"""The height of the cheapest buildings: at 400 pixels for a whole picture, lower ones cannot be told apart."""
PAD: Final = 7
"""Around buildings, where the frame has room."""
_LARGE, _MIDDLING, _SMALL = (46, 44, 44, 16), (38, 36, 34, 16), (32, 32, 30, 16)
_SIZES: Final = {
    **dict.fromkeys((280, 225, 185, 150), _LARGE),
    110: _MIDDLING,
    **dict.fromkeys((92, 80, 66), _SMALL),
    LEAST: (24, 31, 30, 9),
}
"""By the height of buildings: the width and the height of plates with costs, the width of pennants, and how high the
city's colour is below the buildings."""
SKY: Final = "#d9eaf4"
"""The sky above the buildings."""
SAND_LOW, SAND_HIGH = "#dcc596", 24
LAND, RADIUS = 816, 12
"""The width at which lands are drawn, and the radius of a row's corners."""
_RIM: Final = 4
"""Of gold around the foot of a city that is scored, and of crimson around one that has just been."""
_APART: Final = 5
"""Between two towns."""
LEAST_ROW: Final = 118
"""The least height of a row: a plaque fits a name, points and seals, even if open hands below take 5 of it."""
_OVERLAPS: Final = *(percent / 100 for percent in range(0, 60, 5)), 0.6, 0.8
"""How much of a building may be behind the next one, the best first."""
_LOOSE: Final = (
    *((tall, overlap) for tall in _SIZES if tall > LEAST for overlap in (0.1, 0.2, 0.3, 0.4)[: 3 + (tall > 80)]),
)
_LEVELS: Final = *_LOOSE, *((110, 0.5), (92, 0.5), (80, 0.55), (66, 0.55), (LEAST, 0.8))
"""How tall the dearest buildings are, the best first, and how much of each may be behind the next at most.

With more heights, the cache could not keep the buildings of many tables in all their sizes.
"""
_FORMS: Final = *((level, False) for level in _LOOSE), *((level, True) for level in _LEVELS)
"""The same, and whether towns may be cut into parts."""
Level = tuple[int, float]
Estate = tuple[tuple[City, tuple[Building, ...]], ...]
"""What a seat has built, by city."""
Line = Sequence[tuple[City, "Town"]]
Street = Sequence[Line]
"""The lines of a street, and the towns in each."""


class Stand(NamedTuple):
    """A building, from the left edge of its town, and its height."""

    building: Building
    x: int
    width: int
    height: int


class Town(NamedTuple):
    """The buildings of a city, the cheapest first, and their width."""

    width: int
    stands: tuple[Stand, ...]
    tall: int
    """How tall buildings of the highest cost are in its street."""


def _lowest(tall: int, top: int) -> int:
    """Return how high the cheapest buildings are: the more the dearest cost, the smaller the cheapest look."""
    return max(LEAST, tall * max(51, 113 - 13 * top) // 100)


@lru_cache(maxsize=1024)
def _line_up(buildings: tuple[Building, ...], tall: int, top: int, overlap: float) -> Town:
    """Line up the buildings of a city by cost, each before a part of the next; one of cost `top` is `tall`.

    Beside a pennant, buildings of its height stand aside.
    """
    stands, low, (plate, _, pennant, _) = list[Stand](), _lowest(tall, top), _SIZES[tall]
    x = right = 0
    for building in buildings:
        wide, high = atlas().baked_size(building_sprite(building))
        height = next(each for each in _SIZES if each <= low + (tall - low) * (building.cost - 1) // max(1, top - 1))
        width = round(height * wide / high)
        x = max(x, right and right + plate + 2 - width)  # its plate is beside the last one
        stands.append(Stand(building, x, width, height))
        right, x = x + width, x + round(width * (1 - overlap))
    above = max(90, *(each.height for each in stands)) - stands[0].height
    shift = pennant * 3 // 5 if above < pennant - 4 else 0
    stands = [each._replace(x=each.x + shift) for each in stands]
    return Town(max(each.x + each.width for each in stands), tuple(stands), tall)


def _outer_width(town: Town) -> int:
    """Return the width of a town with its frame."""
    return town.width + 2 * PAD


def arrange(
    page: CarraraPage, order: Sequence[int], box: Box, least: int = 0, below: int = 0, apart: int = 0
) -> tuple[dict[int, Box], dict[int, Street], bool]:
    """Divide a box into rows for the streets of seats, from top to bottom, and arrange what these have built there.

    Each is as high as what it needs, but not below the `least` height, and buildings are as tall as a row has room for.
    Where a street has several lines, rows without buildings are low. What is `below` a street in its row is left free.
    Return also whether all has room.
    """
    built = {seat: _buildings_by_city(page, seat) for seat in order}
    top = _dearest(page.view)
    whole = box.height - apart * (len(order) - 1)
    share = whole // len(order)
    levels = [level for level in _LEVELS if below + level[0] + _height_around(level[0]) <= share] or _LEVELS[-1:]
    loose = [(level, False, False) for level in levels if level in _LOOSE]
    cut = [(level, True, False) for level in levels]

    fits = [_breaker(each, box.width, top) for each in built.values()]

    def heights(level: Level, cut: bool, alone: bool) -> list[int]:
        streets = [fit(level, cut) for fit in fits]
        crowded = any(len(street) > 1 for street, _ in streets)
        if alone:
            return [] if crowded or below + max(high for _, high in streets) > share else [0] * len(order)
        low = [crowded and not street for street, _ in streets]
        needs = [
            min(least, LEAST_ROW - 5 * bool(below)) if each else max(least, below + high)
            for each, (_, high) in zip(low, streets, strict=True)
        ]
        return _share_heights(needs, whole, low)

    # equal rows, of one line each, if that leaves buildings tall enough, or else whole towns before parts of them
    alone = [(level, False, True) for level in levels if 2 * level[0] > share]
    needed = heights(*choose_fitting([*alone, *loose, *cut], lambda form: bool(heights(*form))))
    boxes = dict(zip(order, rows(box, needed or [0] * len(order), apart), strict=True))

    forms = tuple(each[:2] for each in (*loose, *cut))
    tallest = {seat: _tallest(built[seat], box.width, boxes[seat].height - below, top, forms) for seat in order}
    return boxes, tallest, bool(needed)


def fill_rows(page: CarraraPage, places: Mapping[int, Box], last: CarraraView) -> dict[int, Street]:
    """Return the streets of seats in rows that stay, with buildings as tall as they will be beside the last ones."""
    top = _dearest(last)
    return {
        seat: _tallest(_buildings_by_city(page, seat), box.width, box.height, top, _FORMS)
        for seat, box in places.items()
    }


def _dearest(view: CarraraView) -> int:
    """Return the highest cost of a building that anyone has built."""
    return max((each.building.cost for player in view.players for each in player.buildings), default=1)


@lru_cache(maxsize=256)
def _breaker(built: Estate, width: int, top: int) -> Callable[[Level, bool], tuple[Street, int]]:
    """Return how to break what a seat has built into a street, and the height of that; in a turn only one changes."""

    @cache
    def fit(level: Level, cut: bool) -> tuple[Street, int]:
        street = _wrap_towns(built, (*level, top), width, cut)
        too_wide = any(_line_width(line) > width for line in street)
        return street, theme.HEIGHT * too_wide + sum(map(_line_height, street))

    return fit


@lru_cache(maxsize=256)
def _tallest(built: Estate, width: int, height: int, top: int, forms: Sequence[tuple[Level, bool]]) -> Street:
    """Return the street with the tallest buildings of some forms, its lines about equally long."""
    fit = _breaker(built, width, top)
    level, cut = choose_fitting(forms, lambda form: fit(*form)[1] <= height)
    street = fit(level, cut)[0]
    if len(street) > 1:
        evenly = (_wrap_towns(built, (*level, top), narrower, cut) for narrower in range(width // 2, width, 20))
        street = choose_fitting(chain(evenly, [street]), lambda each: len(each) == len(street))
    return [_loosen(line, width, top) for line in street]


def _height_around(tall: int) -> int:
    """Return how much higher a line is than its buildings."""
    return PAD + _SIZES[tall][-1] + 4


def _share_heights(needs: Sequence[int], whole: int, low: Sequence[bool]) -> list[int]:
    """Return the heights of rows, each by what it needs, but no more for low ones; nothing without room."""
    spare, growing = whole - sum(needs), sum(need for need, stays in zip(needs, low, strict=True) if not stays)
    if spare < 0:
        return []
    return [need + spare * need * (not stays) // growing for need, stays in zip(needs, low, strict=True)]


def _line_height(line: Line) -> int:
    """Return the height that a line needs."""
    return max(each.height for _, town in line for each in town.stands) + _height_around(line[0][1].tall)


def _line_width(line: Line) -> int:
    return sum(_outer_width(town) for _, town in line) + _APART * (len(line) - 1)


def _loosen(line: Line, width: int, top: int) -> Line:
    """Return the towns of a line with buildings as far apart as there is room for."""
    looser = (
        [(city, _line_up(tuple(each.building for each in town.stands), town.tall, top, overlap)) for city, town in line]
        for overlap in _OVERLAPS
    )
    return choose_fitting(looser, lambda each: _line_width(each) <= width)


def _wrap_towns(built: Estate, level: tuple[int, float, int], width: int, cut: bool) -> Street:
    """Break the towns of a street into lines, and if they may be `cut` those that are too wide into parts."""
    tall, overlap, top = level
    street, used = list[list[tuple[City, Town]]](), 0
    for city, here in built:
        whole = not cut or (overlap < 0.5 and _outer_width(_line_up(here, tall, top, overlap)) <= width)
        for part in [here] if whole else [(each,) for each in here]:
            last = street[-1] if street else []
            former = last[-1][1] if last and last[-1][0] is city else Town(0, (), tall)
            town = _line_up((*(each.building for each in former.stands), *part), tall, top, overlap)
            wider = used + (town.width - former.width if former.stands else _APART + _outer_width(town))
            if last and wider <= width:
                if former.stands:
                    last.pop()
                last.append((city, town))
                used = wider
            else:
                town = _line_up(part, tall, top, overlap)
                street.append([(city, town)])
                used = _outer_width(town)
    return street


def lines(street: Street, box: Box) -> list[Box]:
    """Divide a box into the lines of a street, each by what it needs."""
    needs = [_line_height(line) for line in street]
    return rows(box, [need + (box.height - sum(needs)) * need // sum(needs) for need in needs[:-1]] + [0])


def lay_slopes(page: CarraraPage, seat: int, street: Street, box: Box, ground: Box) -> None:
    """Lay out the ground behind all lines of a street but the first, from side to side of a row's ground."""
    for number, (place, below) in enumerate(pairwise(lines(street, box) if street else ())):
        seen = Scene(ground.width, SKY)
        seen.height, wide = below.height + SAND_HIGH, max(LAND, ground.width)
        left = ground.width - wide
        seen.icon("gardens", left, 0, wide, "terrace", SKY, height=300, plate=True)
        seen.icon("sand", left, seen.height - SAND_HIGH, wide, "terrace-foot", SKY, height=SAND_HIGH, plate=True)
        what, top = f"ground/player/{seat}/slope/{number}", place.bottom - SAND_HIGH
        page.window(what, ground.x, top, seen, role=Role.GROUND, radius=RADIUS)


def lay_street(page: CarraraPage, seat: int, street: Street, box: Box) -> None:
    """Lay out the towns of a street, line by line, or a building site."""
    if not street:
        tall = min(210, box.height * 7 // 10)
        wide, side = tall * 5 // 3, seat % 2
        site = Box(box.x + (box.width - wide) * (1 + 2 * side) // 4, box.bottom - tall - 12, wide, tall)
        page.fill(f"ground/{seat}/site", site, f"site-{side}", SKY, plate=True, role=Role.GROUND)
        return
    for line, place in zip(street, lines(street, box), strict=True):
        free, x = place.width - sum(_outer_width(town) for _, town in line), place.x
        for number, (city, town) in enumerate(line, 1):
            tall = max(each.height for each in town.stands)
            high, width = min(place.height - 2, max(tall, 90) + _height_around(town.tall)), _outer_width(town)
            at = Box(x + free * number // (len(line) + 1), place.bottom - high, width, high - 2)
            _lay_town(page, seat, city, town, at)
            x += width


def _lay_town(page: CarraraPage, seat: int, city: City, town: Town, box: Box) -> None:
    """Lay out a town, its foot framed in gold once its seat has scored it, and all of it in crimson if just now."""
    here = [each.building for each in page.view.players[seat].buildings if each.city is city]
    scored, what = city in page.view.players[seat].cities_scored, f"player/{seat}/{city.key}"
    fresh = tuple(each for each in here if is_scored(page, seat, each) or each in page.changes.built)
    page.elements += _town(what, city, town, box, scored, scored and city in page.changes.cities, fresh)


@lru_cache(maxsize=512)
def _town(
    what: str,
    city: City,
    town: Town,
    box: Box,
    scored: bool,
    marked: bool,
    fresh: Sequence[Building],
) -> tuple[Element, ...]:
    """Return a town, its foot in gold and its pennant ticked once it is scored; in a turn, few change.

    Costs of what has changed have rings.
    """
    page = Scene(theme.WIDTH, theme.TRAVERTINE)
    *_, wide, low = _SIZES[town.tall]
    base = box.bottom - PAD + 2 - low
    pennant = Box(box.x + 1, box.y + 1, wide, wide * 17 // 15)
    page.fill(f"behind/{what}/pennant", pennant, f"town-{Colour(city).key}", SKY, role=Role.GROUND)
    left = box.x + (box.width - town.width) // 2
    lit = [each.building for each in town.stands if marked or each.building in fresh]
    _lay_stands(page, what, town, left, base + 2, lit)
    foot = Box(box.x + _RIM, base, box.width - 2 * _RIM, low)
    if marked:
        page.plate(f"glow/{what}", foot.grown(2 * _RIM), theme.GLOW, SKY, 10, role=Role.MARK)
        page.plate(f"mark/{what}", foot.grown(_RIM), theme.NEW, theme.GLOW, 6, role=Role.MARK)
    elif scored:
        rim = theme.GOLD_PALE, SKY, 6, theme.GOLD_DEEP
        page.plate(f"ground/{what}/scored", foot.grown(_RIM), *rim, fill_to=theme.GOLD, role=Role.GROUND)
    on = theme.NEW if marked else SKY
    page.plate(f"ground/{what}/foot", foot, BLOCKS[city], on, 4, BLOCK_EDGES[city], role=Role.GROUND)
    _lay_costs(page, what, town, left, base + 2, fresh)
    if scored:
        side = wide * 2 // 3
        at = pennant.right - side * 2 // 3, pennant.bottom - side, side
        page.icon(f"{what}/scored", *at, "tick", SKY, plate=True)
    if marked:
        at = pennant.right - 18, pennant.y - 4, 22
        page.icon(f"corner/{what}", *at, "news-corner", theme.NEW, role=Role.CORNER)
    return tuple(page.elements)


def _lay_stands(page: Scene, what: str, town: Town, x: int, foot: int, fresh: Sequence[Building]) -> None:
    """Lay out buildings from the dearest behind to the cheapest in front."""
    for each in reversed(town.stands):
        halo = theme.GLOW if each.building in fresh else ""
        box, sprite = Box(x + each.x, foot - each.height, each.width, each.height), building_sprite(each.building)
        page.fill(f"behind/{what}/{each.building}", box, sprite, SKY, halo=halo, role=Role.GROUND)


def _lay_costs(page: Scene, what: str, town: Town, x: int, foot: int, fresh: Sequence[Building]) -> None:
    """Lay out the plates with the costs of buildings."""
    wide, high, _, low = _SIZES[town.tall]
    before = 0
    for each in town.stands:
        building, right = each.building, each.x + each.width
        # of what the next cheaper building leaves free it is in the middle, or not far right of that
        left = right - wide - min((right - max(each.x, before) - wide) // 2, each.width // 10)
        before = right
        plate = Box(x + left, foot + low - high, wide, high)
        name, new = f"{what}/{building}", building in fresh
        if new:
            page.plate(f"mark/{name}", plate.grown(3), theme.NEW, SKY, TAGS[building.category][3] + 3, role=Role.MARK)
        lay_cost(page, name, building, plate, theme.NEW if new else SKY, theme.WHITE if new else "")


def is_scored(page: CarraraPage, seat: int, building: Building) -> bool:
    """Return whether the latest turn scored a building of a seat by its type or category."""
    return (seat, building.type) in page.changes.types or (seat, building.category) in page.changes.categories


def _buildings_by_city(page: CarraraPage, seat: int) -> Estate:
    """Return what a seat has built, by city, in the order of the cities and of costs."""
    found: dict[City, list[Building]] = defaultdict(list)
    for building, city in page.view.players[seat].buildings:
        found[city].append(building)
    return tuple((city, tuple(sorted(found[city], key=lambda each: (each.cost, each.type)))) for city in sorted(found))
