"""The buildings of a scoring in lines: by city, or if they are many, by type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bot.games.carrara.components import (
    CITIES,
    CURRENCIES,
    VALUES,
    Building,
    BuildingType,
    Category,
    City,
    Colour,
    Currency,
)
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain
from render.engine import theme
from render.engine.scene import Box, Role
from render.games.carrara.atlas import atlas
from render.games.carrara.light import light_of
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import Scored
from render.games.carrara.parts.cities.town import lay_tag
from render.games.carrara.parts.construction.site import lay_prospect
from render.games.carrara.parts.market.buildings import building_sprite

SHELF = 62
"""The height of the shelf."""
LARGE_TAG = 46, 48
"""The size of a plate with a cost."""
_BETWEEN = 2
"""The space between buildings, and their largest scale."""
_EQUALS_AT: Final = 40
"""How far the middle of the equals sign is from the shelf's right end."""
_SIGNS: Final = 55
"""The size of the signs between the costs."""
_EMBLEM = 100
"""The size of the scored city's pennant."""
_AIR, _MIST = "#bfdcf0", "#f8efdc"
_WALNUT, _GOLD = "#573216", "#fbe3a4"


def lay_stage(page: Page, subject: Scored, box: Box) -> str:
    """Lay out the city behind the buildings of a shelf or, for all cities, the mountains, and return its colour."""
    if isinstance(subject, City):
        return lay_prospect(page, "bill/city", subject, box)
    page.plate("ground/bill/sky", box, _AIR, theme.MARBLE, 12, fill_to=_MIST, role=Role.GROUND)
    sprite = f"landscape-{light_of(page.view)}"
    page.icon("ground/bill/view", *box[:3], sprite, _MIST, height=box.height, plate=True, role=Role.GROUND)
    return _MIST


def lay_shelf(page: Page, subject: Scored, term: Term, room: Box, on: str) -> None:
    """Lay out all buildings on a shelf that bears the sum: the costs, times the value, equals what is beside it."""
    sizes = [atlas().baked_size(building_sprite(each)) for each in term.buildings]
    across = room.width - (76 if term.city is None else 204)
    foot, free = room.bottom - SHELF, across - len(sizes) * _BETWEEN
    high = (foot - room.y - 16) / max(tall for _, tall in sizes)
    scale = min(free / sum(wide for wide, _ in sizes), high, 2)
    page.icon("bill/shelf", room.x - 6, foot, room.width + 6, "plank", on, height=SHELF, plate=True)
    middle = foot + SHELF // 2 - 3
    x = room.x + (across - round(sum(wide * scale + _BETWEEN for wide, _ in sizes))) // 2 + 6
    for place, (building, (wide, tall)) in enumerate(zip(term.buildings, sizes, strict=True)):
        width, height = round(wide * scale), round(tall * scale)
        centre, what = x + (width + _BETWEEN) // 2, f"{term_name(subject, building, term)}/{building.cost}"
        x += width + _BETWEEN
        sprite = f"{building_sprite(building)}-large"
        page.icon(f"mark/{what}", centre - width // 2, foot - height, width, sprite, on, height=height, role=Role.MARK)
        tag = Box(centre - LARGE_TAG[0] // 2, middle - LARGE_TAG[1] // 2, *LARGE_TAG)
        lay_tag(page, what, building, tag, theme.LARGE, _WALNUT)
        for sign, said, at in term.signs(place, tag, x, tag.right + 14):
            page.label(f"{what}/{sign}", at, middle, said, _SIGNS, _GOLD, _WALNUT, face="bold", anchor="m")
    equals = room.right - _EQUALS_AT
    page.label("bill/equals", equals, middle, "=", _SIGNS, _GOLD, _WALNUT, face="bold", anchor="m")
    if term.city is not None:
        times = page.say("picture-times", count=VALUES[term.city])
        # the city that the value is of stands above it
        side, centre = _EMBLEM, equals - _EQUALS_AT - _EMBLEM // 2
        page.icon("bill/scored", centre - side // 2, foot - side, side, f"town-{Colour(term.city).key}", on)
        page.label("bill/value", centre, middle, times, _SIGNS, _GOLD, _WALNUT, face="bold", anchor="m")


class Term(NamedTuple):
    """Buildings whose costs are multiplied by the value of a city; in a special scoring they count as they are."""

    city: City | None
    buildings: tuple[Building, ...]

    @property
    def costs(self) -> int:
        """The sum of the costs."""
        return sum(each.cost for each in self.buildings)

    def signs(self, place: int, tag: Box, plus: int, close: int) -> list[tuple[str, str, int]]:
        """Return the signs beside the cost at a place, each with its name and the middle of its place."""
        bracketed, last = self.city is not None and len(self.buildings) > 1, place == len(self.buildings) - 1
        signs = [("open", "(", tag.x - 14)] if bracketed and not place else []
        if not last:
            signs.append(("plus", "+", plus))
        elif bracketed:
            signs.append(("close", ")", close))
        return signs


def terms_of(subject: Scored, buildings: Sequence[Built]) -> Iterator[Term]:
    """Group the buildings of a type by city; others are one term or, if they are many, by type: at most six."""
    if not isinstance(subject, City | Category):
        for city in CITIES:
            if here := sorted(each.building for each in buildings if each.city is city):
                yield Term(city, tuple(here))
        return
    of = subject if isinstance(subject, City) else None
    ordered = sorted(each.building for each in buildings)
    all_types = [tuple(group) for _, group in groupby(ordered, key=lambda each: each.type)]
    if len(buildings) <= 6:
        yield Term(of, tuple(each for group in all_types for each in group))
        return
    for group in all_types:
        yield Term(of, group)


def term_name(subject: Scored, building: Building, term: Term) -> str:
    """Return what the elements of a term are named by."""
    return f"bill/{building.type.key}/{subject if term.city is None else term.city}"


_LOW = 84
"""The height of a line at most, and up to which it is low."""
_RESULT = 236
"""The room for a city's emblem and name, and for what follows the buildings."""
_HIGH, _BELOW, _NAME = 104, 172, 44
"""The height from which on the name is below the emblem, the room for both then, and the height of the name."""
_SIDE = 76
_TAG = 26, 34
_PLUS = 24
"""The room for a plus, and the smallest scale at which buildings are shown."""
_GAP = 4
"""How far the view of a city reaches to the left of its buildings, and how far it is from the lines between."""


def lay_lines(page: Page, subject: Scored, terms: Sequence[Term], brought: Gain, room: Box) -> None:
    """Lay out a line for each term."""
    height = min(230, room.height // len(terms))
    top = room.y + (room.height - height * len(terms)) // 2
    boxes = [room._replace(y=top + row * height, height=height) for row in range(len(terms))]
    label = _side(height) + 36
    if isinstance(subject, BuildingType):
        label = _BELOW if height >= _HIGH else 260
    most = max(len(term.buildings) for term in terms)
    result = 290 if height >= _HIGH and most <= 2 else _RESULT
    fit = _fit(most, room.width - label - result, height, [each for term in terms for each in term.buildings])
    left = (room.width - label - most * fit.pitch - result) // 2
    viewed = isinstance(subject, BuildingType) and fit.scale > 0
    for row, (term, box) in enumerate(zip(terms, boxes, strict=True)):
        if row:
            page.plate(f"bill/line/{row}", Box(box.x, box.y - 1, box.width, 2), theme.SAND, theme.MARBLE)
        line, first = box._replace(x=box.x + left, width=box.width - 2 * left), box.x + left + label
        on = theme.MARBLE
        if viewed and term.city is not None:
            line, first = box, box.x + label + left
            view = Box(box.x + label - 14, box.y + _GAP, box.width - label - result, box.height - 2 * _GAP)
            on = lay_prospect(page, term_name(subject, term.buildings[0], term), term.city, view)
        first += (most - len(term.buildings)) * fit.pitch
        _lay_line(page, subject, term, line, first, fit, on)
        _lay_result(
            page,
            term_name(subject, term.buildings[0], term),
            term,
            brought,
            line._replace(x=line.right - result + 10, width=result - 10),
        )


class _Fit(NamedTuple):
    """How large buildings are, 0 if only their costs have room, the height of these, and the room for each."""

    scale: float
    tag: Box
    pitch: int


def _fit(most: int, width: int, height: int, buildings: Sequence[Building]) -> _Fit:
    """Return how buildings with their costs beside them are as large as possible, a line having so many at most."""
    wide, tall = zip(*(atlas().baked_size(building_sprite(each)) for each in buildings), strict=True)
    for tag in (_tag(height), _tag(0)):
        extra = tag.width + 8 + _PLUS
        scale = min((width // most - extra) / max(wide), (height - 12) / max(tall), 2.2)
        if scale >= 0.2:
            return _Fit(scale, tag, int(max(wide) * scale) + extra)
    return _Fit(0, tag, tag.width + _PLUS)


def _tag(height: int) -> Box:
    """Return the size of a plate with a cost in a line of some height."""
    return Box(0, 0, *(LARGE_TAG if height > _LOW else _TAG))


def _side(height: int) -> int:
    return min(_SIDE, height - 8)


def _lay_line(page: Page, subject: Scored, term: Term, box: Box, left: int, fit: _Fit, behind: str) -> None:
    """Lay out a line: city or type, the buildings with their costs, to be multiplied."""
    on, middle, side = theme.MARBLE, box.y + box.height // 2, _side(box.height)
    what = term_name(subject, term.buildings[0], term)
    if term.city is None or isinstance(subject, City):
        page.icon(what, box.x, middle - side // 2, side, f"type-{term.buildings[0].type.key}", on)
    else:
        _lay_city(page, what, term.city, box)
    tag = fit.tag
    size = theme.SMALL if tag.height == _TAG[1] else theme.LARGE
    for place, building in enumerate(term.buildings):
        sprite = building_sprite(building)
        wide, tall = (max(1, int(side * fit.scale)) for side in atlas().baked_size(sprite))
        at = Box(left + (place + 1) * fit.pitch - _PLUS - tag.width, middle - tag.height // 2, *tag[2:])
        bottom = middle + int(150 * fit.scale) // 2
        x, bottom = at.x - (6 + wide if fit.scale else 0), min(box.bottom - 4, max(bottom, box.y + 4 + tall))
        if behind != on:
            bottom = box.bottom - _GAP - 2
        if fit.scale:
            page.icon(
                f"mark/{what}/{building.cost}",
                x,
                bottom - tall,
                wide,
                f"{sprite}-large",
                behind,
                height=tall,
                role=Role.MARK,
            )
        lay_tag(page, f"{what}/{building.cost}", building, at, size, behind)
        for sign, said, centre in term.signs(place, at, at.right + _PLUS // 2, at.right + 14):
            page.label(f"{what}/{building.cost}/{sign}", centre, middle, said, size, theme.INK, behind, anchor="m")


def _lay_city(page: Page, what: str, city: City, box: Box) -> None:
    """Lay out a city's emblem and, below it or beside it, its name."""
    on, middle, sprite, name = theme.MARBLE, box.y + box.height // 2, f"town-{Colour(city).key}", f"city-{city.key}"
    if box.height < _HIGH:
        side = _side(box.height)
        page.icon(what, box.x, middle - side // 2, side, sprite, on)
        at = box.x + side + 12, middle, page.say(name)
        page.label(f"{what}/name", *at, theme.BODY, theme.INK, on, face="bold")
        return
    side = min(_SIDE, box.height - _NAME - 8)
    top, centre = middle - (side + _NAME) // 2, box.x + (_BELOW - 12) // 2
    page.icon(what, centre - side // 2, top, side, sprite, on)
    at = centre, top + side + _NAME // 2, page.say(name)
    page.label(f"{what}/name", *at, theme.BODY, theme.INK, on, face="bold", anchor="m")


def _lay_result(page: Page, what: str, term: Term, brought: Gain, box: Box) -> None:
    """Lay out what the costs are multiplied by, and what they yield."""
    on, x, middle = theme.MARBLE, box.x, box.y + box.height // 2
    size, large = (theme.BODY, theme.LARGE) if box.height <= _LOW else (theme.LARGE, theme.TITLE)
    if box.width > _RESULT:
        size, large = theme.TITLE, theme.HUGE
    if term.city is None:
        value, sign = 1, "point" if brought.points else "coin"
    else:
        value, sign = VALUES[term.city], "point" if CURRENCIES[term.city] is Currency.POINTS else "coin"
        times = page.say("picture-times", count=value)
        x = page.label(f"{what}/value", x, middle, times, size, theme.INK, on, face="bold").right + 10
    equals = page.label(f"{what}/equals", x, middle, "=", size, theme.SOFT, on)
    brings, side = str(term.costs * value), large - 4
    label = page.label(f"{what}/brings", equals.right + 10, middle, brings, large, theme.INK, on, face="bold")
    page.icon(f"{what}/sign", label.right + 7, middle - side // 2, side, sign, on)
