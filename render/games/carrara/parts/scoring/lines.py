"""The buildings of a scoring in lines: by city, or if they are many, by type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.carrara.components import CURRENCIES, VALUES, Building, BuildingType, City, Colour, Currency
from bot.games.carrara.scoring import Gain
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import Scored
from render.games.carrara.parts.cities.town import lay_tag
from render.games.carrara.parts.market.buildings import building_sprite
from render.games.carrara.parts.private.prospect import lay_prospect
from render.games.carrara.parts.scoring.shelf import LARGE_TAG
from render.games.carrara.parts.scoring.terms import Term, term_name

_ROW, _LOW = 230, 84
"""The height of a line at most, and up to which it is low."""
_NAMED, _RESULT = 260, 236
"""The room for a city's emblem and name, and for what follows the buildings."""
_HIGH, _BELOW, _NAME = 104, 172, 44
"""The height from which on the name is below the emblem, the room for both then, and the height of the name."""
_LARGE_RESULT, _FEW = 290, 2
"""The room for what follows so few buildings in high lines, in larger letters."""
_SIDE = 76
_TAG = 26, 34
_PLUS, _SMALLEST = 24, 0.2
"""The room for a plus, and the smallest scale at which buildings are shown."""
_LARGEST = 2.2
"""The largest scale."""
_BEFORE, _GAP = 14, 4
"""How far the view of a city reaches to the left of its buildings, and how far it is from the lines between."""
_TALLEST = 150
"""The height of the sprites of all buildings but those of cost 8."""


def lay_lines(page: Page, subject: Scored, terms: Sequence[Term], brought: Gain, room: Box) -> None:
    """Lay out a line for each term."""
    height = min(_ROW, room.height // len(terms))
    top = room.y + (room.height - height * len(terms)) // 2
    boxes = [room._replace(y=top + row * height, height=height) for row in range(len(terms))]
    label = _side(height) + 36
    if isinstance(subject, BuildingType):
        label = _BELOW if height >= _HIGH else _NAMED
    most = max(len(term.buildings) for term in terms)
    result = _LARGE_RESULT if height >= _HIGH and most <= _FEW else _RESULT
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
            view = Box(box.x + label - _BEFORE, box.y + _GAP, box.width - label - result, box.height - 2 * _GAP)
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
        scale = min((width // most - extra) / max(wide), (height - 12) / max(tall), _LARGEST)
        if scale >= _SMALLEST:
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
        bottom = middle + int(_TALLEST * fit.scale) // 2
        x, bottom = at.x - (6 + wide if fit.scale else 0), min(box.bottom - 4, max(bottom, box.y + 4 + tall))
        if behind != on:
            bottom = box.bottom - _GAP - 2
        if fit.scale:
            page.icon(f"mark/{what}/{building.cost}", x, bottom - tall, wide, f"{sprite}-large", behind, height=tall)
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
