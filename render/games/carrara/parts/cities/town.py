"""What a player has built in one city: buildings on a street, each with its cost at its corner, below a pennant."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.carrara.components import Building, BuildingType, City, Colour
from render.engine import theme
from render.engine.colours import mix
from render.engine.layout import first_that_fits
from render.engine.scene import Box, Role
from render.games.carrara.atlas import atlas
from render.games.carrara.changes import Changes
from render.games.carrara.colours import BLOCKS
from render.games.carrara.page import Page
from render.games.carrara.parts.buildings import TAGS, building_sprite, lay_cost

LEAST: Final = 56
"""The height of the cheapest buildings: at 400 pixels for a whole picture, lower ones cannot be told apart."""
PAD, _FOOT = 7, 9
"""Around what is built, where the frame has room; and how high the city's colour is below it."""
_PENNANT = (30, 34)
"""The size of a pennant, and how far a building that is as high stands aside."""
_PLATES: Final = {110: 42, 80: 36, 0: 32}
"""The side of the plates with costs, from so tall buildings on."""
COLUMN: Final = 29
"""The width of plates where many are heaped before the buildings."""
SKY, SKY_LOW = "#d9eaf4", "#fbf8ef"
"""The sky above what is built, and down at the ground."""
TINT: Final = 0.18
"""How much of a seat's colour is in the sky of a city that it has scored."""


class Stand(NamedTuple):
    """A building, from the left edge of its town, and its height."""

    building: Building
    x: int
    width: int
    height: int


class Town(NamedTuple):
    """The buildings of a city, the cheapest first, and their width; plates are heaped if they are many."""

    width: int
    stands: tuple[Stand, ...]
    plate: int
    """The side of the plates with costs, unless they are heaped."""
    heaped: tuple[Building, ...] = ()
    columns: int = 1
    left: int = 0
    """How many more there are than are shown."""


def tallest(buildings: Iterable[Building]) -> int:
    """Return the cost that is as high as there is room: 8 once such a building is built."""
    return max((5, *(each.cost for each in buildings)))


@lru_cache(maxsize=1024)
def line_up(buildings: tuple[Building, ...], tall: int, top: int, overlap: float, *, pennant: bool = True) -> Town:
    """Line up the buildings of a city by cost, each before a part of the next; cost `top` is so tall.

    Beside a pennant, one that is as high stands aside.
    """
    low, stands = max(LEAST, round(tall * 0.56)), list[Stand]()
    x = right = 0
    for building in sorted(buildings, key=lambda each: (each.cost, each.type)):
        height = low + (tall - low) * (building.cost - 1) // (top - 1)
        wide, high = atlas().baked_size(building_sprite(building))
        width = round(height * wide / high)
        x = max(x, right - width)
        stands.append(Stand(building, x, width, height))
        right, x = x + width + _plate(tall) + 2, x + round(width * (1 - overlap))
    shift = 18 if pennant and tall - stands[0].height < _PENNANT[1] - 8 else 0
    stands = [each._replace(x=each.x + shift) for each in stands]
    return Town(max(each.x + each.width for each in stands), tuple(stands), _plate(tall))


@lru_cache(maxsize=256)
def heap(buildings: tuple[Building, ...], tall: int, top: int, columns: int, width: int = 0, rows: int = 9) -> Town:
    """Show the dearest of each type behind the plates of all, in so many columns or wider if there is room for them.

    What there is no room for in so many rows is counted.
    """
    shown: dict[BuildingType, Building] = {each.type: each for each in sorted(buildings, key=lambda each: each.cost)}
    ranked = sorted(shown.values(), key=lambda each: -each.cost)
    wide = columns * COLUMN
    forms = [(count, overlap) for count in range(len(ranked), 0, -1) for overlap in (0.1, 0.3, 0.5)]
    towns = (line_up(tuple(ranked[:count]), tall, top, overlap) for count, overlap in forms)
    town = first_that_fits(towns, lambda each: each.width <= max(wide, width))
    ordered = tuple(sorted(buildings, key=lambda each: (each.type, each.cost)))
    if len(ordered) > columns * rows:
        ordered = ordered[: columns * rows - 2]
    return Town(max(wide, town.width), town.stands, town.plate, ordered, columns, len(buildings) - len(ordered))


def outer_width(town: Town) -> int:
    """Return the width of a town with its frame."""
    return town.width + 2 * PAD


def inner_height(height: int) -> int:
    """Return how tall buildings may be in a town of a height."""
    return height - PAD - _FOOT - 4


def lay_town(page: Page, seat: int, city: City, lines: Sequence[Town], box: Box, *, pennant: bool = True) -> None:
    """Lay out a town, framed in its seat's colour once that has scored it, and in crimson if it has just changed.

    Of several lines, those behind stand on ledges.
    """
    what, player = f"player/{seat}/{city.key}", page.view.players[seat]
    here = [each.building for each in player.buildings if each.city is city]
    scored = city in player.cities_scored
    changed = has_changed(page.newest, city, here, scored)
    if changed:
        page.plate(f"glow/{what}", box, theme.GLOW, page.ground, 12, role=Role.MARK)
        page.plate(f"mark/{what}", box.grown(-2), theme.NEW, theme.GLOW, 10, role=Role.MARK)
    elif scored:
        page.plate(f"ground/{what}/scored", box, theme.SEATS[seat], page.ground, 10, role=Role.GROUND)
    inner, base = box.grown(-PAD + 1 if changed else -4), box.bottom - PAD + 2 - _FOOT
    if changed or scored:
        tint = [mix(each, theme.SEATS[seat], TINT * scored) for each in (SKY, SKY_LOW)]
        page.plate(
            f"ground/{what}/sky",
            inner,
            tint[0],
            theme.NEW if changed else theme.SEATS[seat],
            6,
            fill_to=tint[1],
            role=Role.GROUND,
        )
    foot = Box(inner.x, base, inner.width, _FOOT)
    page.plate(f"ground/{what}/foot", foot, BLOCKS[city], SKY, 4, mix(BLOCKS[city], theme.INK, 0.4), role=Role.GROUND)
    if pennant:
        wide, high = _PENNANT
        sprite = f"town-{Colour(city).key}"
        page.icon(f"behind/{what}/pennant", box.x + 1, box.y + 1, wide, sprite, SKY, height=high, role=Role.GROUND)
    pitch = (base - inner.y) // max(1, len(lines))
    for number, town in enumerate(lines):
        ground = base + 2 - (len(lines) - 1 - number) * pitch
        if number < len(lines) - 1:
            ledge = Box(inner.x, ground - 4, inner.width, 6)
            page.plate(f"ground/{what}/ledge/{number}", ledge, "#cbb07a", SKY, fill_to="#a98c58", role=Role.GROUND)
        _lay_stands(page, seat, what, town, box.x + (box.width - town.width) // 2, ground)
    if changed or any(is_scored(page, seat, each) for each in here):
        page.icon(f"corner/{what}", box.right - 26, box.y, 26, "news-corner", theme.NEW, role=Role.CORNER)
    elif has_changed(page.changes, city, here, scored):
        _lay_earlier(page, what, box.grown(-1))


def _lay_stands(page: Page, seat: int, what: str, town: Town, x: int, foot: int) -> None:
    """Lay out buildings from the dearest behind to the cheapest in front, then the plates with their costs."""
    for each in reversed(town.stands):
        halo = theme.GLOW if each.building in page.newest.built or is_scored(page, seat, each.building) else ""
        at = x + each.x, foot - each.height, each.width
        sprite = building_sprite(each.building)
        page.icon(f"behind/{what}/{each.building}", *at, sprite, SKY, height=each.height, halo=halo, role=Role.GROUND)
    plates = list[tuple[Building, Box]]()
    columns = town.columns
    first = foot - 31 * -(-len(town.heaped) // columns)
    for number, building in enumerate(town.heaped):
        down, across = divmod(number, columns)
        plates.append((building, Box(x + across * COLUMN, first + down * 31, COLUMN - 1, 30)))
    if not plates:
        side = town.plate
        plates = [(s.building, Box(x + s.x + s.width - side, foot - side, side, side)) for s in town.stands]
    if town.left:
        said, middle = page.say("picture-more", count=town.left), x + (columns - 1) * COLUMN
        page.plate(
            f"ground/{what}/more", Box(middle - 26, foot - 30, 52, 30), SKY_LOW, SKY, 6, theme.EDGE, role=Role.GROUND
        )
        page.label(
            f"{what}/count",
            middle,
            foot - 15,
            said,
            theme.SMALL,
            theme.INK,
            SKY_LOW,
            face="narrow",
            anchor="m",
        )
    for building, plate in plates:
        name, fresh = f"{what}/{building}", is_scored(page, seat, building)
        if fresh:
            page.plate(f"mark/{name}", plate, theme.NEW, SKY, TAGS[building.category][3] + 1, role=Role.MARK)
            plate = plate.grown(-3)
        lay_cost(page, name, building, plate, theme.NEW if fresh else SKY, theme.WHITE if fresh else "")


def _plate(tall: int) -> int:
    return next(side for least, side in _PLATES.items() if tall >= least)


def _lay_earlier(page: Page, what: str, box: Box) -> None:
    """Mark a city that changed before the latest turn with dashes, in ink as it is no news any more."""
    corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom), (box.x, box.y)]
    page.curve(f"ground/{what}/earlier", corners, 3, theme.SOFT, SKY, dash=(11, 9), role=Role.GROUND)


def is_scored(page: Page, seat: int, building: Building) -> bool:
    """Return whether the latest turn scored a building of a seat by its type or category."""
    return (seat, building.type) in page.newest.types or (seat, building.category) in page.newest.categories


def has_changed(seen: Changes, city: City, here: Sequence[Building], scored: bool) -> bool:
    """Return whether a seat has built in a city or scored it; buildings scored by their type are marked singly."""
    return (scored and city in seen.cities) or any(each in seen.built for each in here)


def by_city(page: Page, seat: int) -> dict[City, tuple[Building, ...]]:
    """Return what a seat has built, by city, in the order of the cities."""
    found: dict[City, list[Building]] = defaultdict(list)
    for building, city in page.view.players[seat].buildings:
        found[city].append(building)
    return {city: tuple(found[city]) for city in sorted(found)}
