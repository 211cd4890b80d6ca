"""Preview of a scoring: what each building yields, the total, objects as far as they last, and the markers left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.carrara.actions import ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import (
    CITIES,
    CURRENCIES,
    MARKERS,
    NO_OBJECTS,
    OBJECTS,
    VALUES,
    Building,
    BuildingType,
    Category,
    City,
    Colour,
    Currency,
    Objects,
)
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain, gain, gain_of_category, in_city, of_type
from bot.games.carrara.view import SeatView
from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.engine import theme
from render.engine.fonts import ink
from render.engine.picture import ALT_LIMIT
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.light import light_of
from render.games.carrara.page import GAME, Page, columns
from render.games.carrara.parts.cities.estates import grouped
from render.games.carrara.parts.cities.plaque import Scored
from render.games.carrara.parts.cities.plots import sprite_of
from render.games.carrara.parts.cities.skyline import lay_tag
from render.games.carrara.parts.private.before_after import lay_objects
from render.games.carrara.parts.private.markers import lay_markers
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.words.words import Words

_BILL = Box(theme.MARGIN, 92, theme.WIDTH - 2 * theme.MARGIN, 408)
_OBJECTS = 512
_SEALS = 644
_ROW, _LOW = 230, 84
"""The height of a line at most, and up to which it is low."""
_SUM, _PART, _NUMBER = 296, 176, 100
_NAMED, _RESULT = 240, 236
"""The room for a city's emblem and name, and for what follows the buildings."""
_SIDE = 76
_TAG_WIDTH, _TAG, _LARGE_TAG_WIDTH, _LARGE_TAG = 26, 34, 40, 42
_PLUS, _SMALLEST = 24, 0.2
"""The room for a plus, and the smallest scale at which buildings are shown."""
_TALLEST = 150
"""The height of the sprites of all buildings but those of cost 8."""
_MOST = 6
"""How many buildings fit on a shelf."""
_SHELF, _UNDER, _BETWEEN, _LARGEST = 62, 66, 2, 2
"""The height of the shelf, of a note below it, the space between buildings, and their largest scale."""
_EQUALS, _TIMES = 52, 160
"""The room on the shelf for an equals sign, and for the value of a city too."""
_EMBLEM, _SHORT = 100, 48
"""The sizes of the scored city's pennant, and of an object that the supply lacks."""
_VIEWS, _VISTA = 3, (135, 132)
"""How often a city's view is behind its buildings, and its size."""
_AIR, _MIST = "#bfdcf0", "#f8efdc"
_WALNUT, _GOLD = "#573216", "#fbe3a4"
_BRASS, _GOLD_LOW = "#c99a45", "#f1d28b"


class _Term(NamedTuple):
    """Buildings whose costs are multiplied by the value of a city; in a special scoring they count as they are."""

    city: City | None
    buildings: tuple[Building, ...]

    @property
    def costs(self) -> int:
        """The sum of the costs."""
        return sum(each.cost for each in self.buildings)


Scoring = ScoreType | ScoreCity | ScoreCategory


def scoring_page(view: SeatView, action: Scoring, names: Sequence[str], language: str) -> Page:
    """Lay out the effect of a scoring."""
    page = Page(replace(_after(view, action), open_hands=None), names, language)
    subject, buildings = _scored(view, action)
    lay_own_head(page, view.seat, _title(Words(texts(language, GAME), ()), subject))
    _lay_bill(page, view, subject, buildings)
    if not isinstance(subject, Category):
        after = _objects_after(view, gain(buildings, view.supply))
        lay_objects(page, view.hand.objects, after, _OBJECTS)
        _cross_missing(page, view, buildings)
    lay_markers(page, view.seat, subject, _SEALS)
    return page


def scoring_alt(view: SeatView, action: Scoring, names: Sequence[str], language: str) -> str:
    """Describe the effect of a scoring."""
    words = Words(texts(language, GAME), spoken_names(names, language, 24))
    say = words.say
    subject, buildings = _scored(view, action)
    brought = _brought(view, subject, buildings)
    missing = _missing(subject, brought, buildings)
    player, hand = view.players[view.seat], view.hand
    terms = [
        say(
            "picture-alt-term",
            buildings=words.building(each.building),
            city=words.city(each.city),
            gain=words.gain(_brought(view, subject, [each])._replace(objects=NO_OBJECTS)),
        )
        for each in buildings
    ]
    sums = [
        say("picture-alt-brings-all", gain=words.gain(brought)),
        *([say("picture-supply-out", objects=words.objects(missing))] if missing else []),
        say("picture-alt-points", before=player.points, after=player.points + brought.points),
        say("picture-alt-coins", before=hand.coins, after=hand.coins + brought.coins),
        say("picture-alt-markers", markers=MARKERS - player.scorings - 1),
    ]
    said = [_title(words, subject) + ":", *terms, *sums]
    if len(" ".join(said)) > ALT_LIMIT:
        said = [_title(words, subject) + ":", *sums, *terms]
    return cut(said, say("picture-alt-more"))


def _title(words: Words, subject: Scored) -> str:
    if isinstance(subject, Category):
        return words.say(f"picture-scoring-{subject}")
    key = "city" if isinstance(subject, City) else "type"
    return words.say("picture-scoring", what=words.say(f"{key}-{subject.key}"))


def _brought(view: SeatView, subject: Scored, buildings: Sequence[Built]) -> Gain:
    if isinstance(subject, Category):
        return gain_of_category(buildings, subject)
    return gain(buildings, view.supply)


def _missing(subject: Scored, brought: Gain, buildings: Sequence[Built]) -> Objects | None:
    """Return the objects that the supply lacks, if any; special scorings yield none."""
    earned = Objects(*(sum(built.building.object is kind for built in buildings) for kind in OBJECTS))
    lacking = Objects(*(a - b for a, b in zip(earned, brought.objects, strict=True)))
    return None if isinstance(subject, Category) or not any(lacking) else lacking


def _scored(view: SeatView, action: Scoring) -> tuple[Scored, list[Built]]:
    buildings = view.players[view.seat].buildings
    if isinstance(action, ScoreType):
        return action.type, of_type(buildings, action.type)
    if isinstance(action, ScoreCategory):
        return action.category, [built for built in buildings if built.building.category is action.category]
    return action.city, in_city(buildings, action.city)


def _after(view: SeatView, action: Scoring) -> SeatView:
    """Return the view with the marker placed and points added; coins and objects gained are shown separately."""
    player = view.players[view.seat]
    subject, buildings = _scored(view, action)
    if isinstance(subject, City):
        player = player._replace(cities_scored=(*player.cities_scored, subject))
    elif isinstance(subject, Category):
        player = player._replace(categories_scored=(*player.categories_scored, subject))
    else:
        player = player._replace(types_scored=(*player.types_scored, subject))
    player = player._replace(points=player.points + _brought(view, subject, buildings).points)
    return replace(view, players=(*view.players[: view.seat], player, *view.players[view.seat + 1 :]))


def _objects_after(view: SeatView, brought: Gain) -> Objects:
    return Objects(*(a + b for a, b in zip(view.hand.objects, brought.objects, strict=True)))


def _cross_missing(page: Page, view: SeatView, buildings: Sequence[Built]) -> None:
    """Cross out the kinds of objects of which the supply has too few."""
    brought = gain(buildings, view.supply).objects
    for kind, (x, _) in zip(OBJECTS, columns(), strict=True):
        if sum(built.building.object is kind for built in buildings) > brought[kind]:
            on = theme.NEW_PALE if brought[kind] else theme.MARBLE if view.hand.objects[kind] else theme.VEIN
            _cross(page, f"missing/{kind.key}", Box(x + 12, _OBJECTS + 15, 54, 54), on)


def _cross(page: Page, what: str, box: Box, on: str) -> None:
    """Cross out what is in a box."""
    ends = [(box.x + 2, box.bottom - 1), (box.right - 2, box.y + 1)]
    for width, colour in ((10, theme.WHITE), (5, theme.NEW)):
        page.curve(f"{what}/{width}", ends, width, colour, on)


def _terms(subject: Scored, buildings: Sequence[Built]) -> Iterator[_Term]:
    """Group the buildings of a type by city; others are one term or, if they are many, by type: at most six."""
    if not isinstance(subject, City | Category):
        for city in CITIES:
            if here := sorted(each.building for each in buildings if each.city is city):
                yield _Term(city, tuple(here))
        return
    of = subject if isinstance(subject, City) else None
    groups = grouped(each.building for each in buildings)
    all_types = [tuple(Building(group.type, cost) for cost in group.costs) for group in groups]
    if len(buildings) <= _MOST:
        yield _Term(of, tuple(each for group in all_types for each in group))
        return
    for group in all_types:
        yield _Term(of, group)


def _lay_bill(page: Page, view: SeatView, subject: Scored, buildings: Sequence[Built]) -> None:
    terms = list(_terms(subject, buildings))
    brought = _brought(view, subject, buildings)
    missing = _missing(subject, brought, buildings)
    # no objects are shown below a special scoring, which yields none
    bill = _BILL._replace(height=_SEALS - 58 - _BILL.y) if isinstance(subject, Category) else _BILL
    page.panel("bill/panel", *bill)
    total = Box(bill.right - _SUM - 12, bill.y + 12, _SUM, bill.height - 24)
    under = _UNDER if missing else 16
    shelf = bill.bottom - under - _SHELF
    on_shelf = len(terms) == 1 and len(terms[0].buildings) > 1
    if on_shelf:
        _lay_stage(page, subject, Box(bill.x + 12, bill.y + 12, total.x - bill.x - 24, shelf + 10 - bill.y - 12))
    _lay_total(page, view, brought, total)
    room = Box(bill.x + 18, bill.y + 10, total.x - 12 - bill.x - 18, bill.height - 20 - (44 if missing else 0))
    if missing:
        said = page.say("picture-supply-out", objects=Words(texts(page.language, GAME), ()).objects(missing))
        if ink(said, "sans", theme.SMALL).advance > room.width - _SHORT - 18:
            said = page.say("picture-supply-short")
        kind = next(kind for kind in OBJECTS if missing[kind])
        side, middle = _SHORT, bill.bottom - 34
        page.icon("bill/short/object", room.x + 4, middle - side // 2, side, f"object-{kind.key}", theme.MARBLE)
        _cross(page, "bill/short", Box(room.x + 4, middle - side // 2, side, side), theme.MARBLE)
        x = room.x + side + 18
        page.label("bill/short", x, middle, said, theme.SMALL, theme.SOFT, theme.MARBLE)
    if on_shelf:
        _lay_shelf(page, subject, terms[0], Box(room.x, room.y, room.width, bill.bottom - under - room.y))
        return
    height = min(_ROW, room.height // len(terms))
    top = room.y + (room.height - height * len(terms)) // 2
    boxes = [room._replace(y=top + row * height, height=height) for row in range(len(terms))]
    label = _NAMED if isinstance(subject, BuildingType) else _side(height) + 36
    most = max(len(term.buildings) for term in terms)
    fit = _fit(most, room.width - label - _RESULT, height, [each for term in terms for each in term.buildings])
    left = (room.width - label - most * fit.pitch - _RESULT) // 2
    for row, (term, box) in enumerate(zip(terms, boxes, strict=True)):
        if row:
            page.plate(f"bill/line/{row}", Box(box.x, box.y - 1, box.width, 2), theme.SAND, theme.MARBLE)
        first = box.x + left + label + (most - len(term.buildings)) * fit.pitch
        _lay_term(page, subject, term, brought, box._replace(x=box.x + left, width=box.width - 2 * left), first, fit)


def _lay_stage(page: Page, subject: Scored, box: Box) -> None:
    """Lay out the sky behind the buildings of a shelf, and in it the city or, for all cities, the mountains."""
    page.plate("ground/bill/sky", box, _AIR, theme.MARBLE, 12, fill_to=_MIST)
    if not isinstance(subject, City):
        sprite = f"landscape-{light_of(page.view)}"
        page.icon("ground/bill/view", *box[:3], sprite, _MIST, height=box.height, plate=True)
        return
    wide = box.width // _VIEWS
    height = wide * _VISTA[1] // _VISTA[0]
    for place in range(_VIEWS):
        at = box.x + place * wide, box.bottom - height, wide
        page.icon(f"ground/bill/view/{place}", *at, f"vista-{subject.key}", _MIST, height=height, plate=True)


class _Fit(NamedTuple):
    """How large buildings are, 0 if only their costs have room, the height of these, and the room for each."""

    scale: float
    tag: Box
    pitch: int


def _fit(most: int, width: int, height: int, buildings: Sequence[Building]) -> _Fit:
    """Return how buildings with their costs beside them are as large as possible, a line having so many at most."""
    wide, tall = zip(*(atlas().baked_size(sprite_of(each)) for each in buildings), strict=True)
    for tag in (_tag(height), _tag(0)):
        extra = tag.width + 8 + _PLUS
        scale = min((width // most - extra) / max(wide), (height - 12) / max(tall), 1)
        if scale >= _SMALLEST:
            return _Fit(scale, tag, int(max(wide) * scale) + extra)
    return _Fit(0, tag, tag.width + _PLUS)


def _tag(height: int) -> Box:
    """Return the size of a plate with a cost in a line of some height."""
    return Box(0, 0, *((_LARGE_TAG_WIDTH, _LARGE_TAG) if height > _LOW else (_TAG_WIDTH, _TAG)))


def _side(height: int) -> int:
    return min(_SIDE, height - 8)


def _name(subject: Scored, building: Building, term: _Term) -> str:
    return f"bill/{building.type.key}/{subject if term.city is None else term.city}"


def _lay_shelf(page: Page, subject: Scored, term: _Term, room: Box) -> None:
    """Lay out all buildings on a shelf that bears the sum: the costs, times the value, equals what is beside it."""
    sizes = [atlas().baked_size(sprite_of(each)) for each in term.buildings]
    across = room.width - (_EQUALS if term.city is None else _TIMES)
    foot, free = room.bottom - _SHELF, across - len(sizes) * _BETWEEN
    high = (foot - room.y - 16) / max(tall for _, tall in sizes)
    scale = min(free / sum(wide for wide, _ in sizes), high, _LARGEST)
    on = _MIST
    page.icon("bill/shelf", room.x, foot, room.width, "plank", on, height=_SHELF, plate=True)
    middle = foot + _SHELF // 2 - 3
    x = room.x + (across - round(sum(wide * scale + _BETWEEN for wide, _ in sizes))) // 2 + 6
    for place, (building, (wide, tall)) in enumerate(zip(term.buildings, sizes, strict=True)):
        width, height = round(wide * scale), round(tall * scale)
        centre, what = x + (width + _BETWEEN) // 2, f"{_name(subject, building, term)}/{building.cost}"
        x += width + _BETWEEN
        sprite = f"{sprite_of(building)}-large"
        page.icon(f"mark/{what}", centre - width // 2, foot - height, width, sprite, on, height=height)
        tag = Box(centre - _LARGE_TAG_WIDTH // 2, middle - _LARGE_TAG // 2, _LARGE_TAG_WIDTH, _LARGE_TAG)
        lay_tag(page, what, building, tag, theme.BODY, _WALNUT)
        signs = [("open", "(", tag.x - 12)] if not place and term.city is not None else []
        if place < len(sizes) - 1:
            signs.append(("plus", "+", x))
        elif term.city is not None:
            signs.append(("close", ")", tag.right + 12))
        for sign, said, x in signs:
            page.label(f"{what}/{sign}", x, middle, said, theme.LARGE, _GOLD, _WALNUT, face="bold", anchor="m")
    right = room.right - 20
    page.label("bill/equals", right, middle, "=", theme.LARGE, _GOLD, _WALNUT, face="bold", anchor="r")
    if term.city is not None:
        times = page.say("picture-times", count=VALUES[term.city])
        # the city that the value is of stands above it
        side, centre = _EMBLEM, right - 40 - ink(times, "bold", theme.LARGE).advance // 2
        page.icon("bill/scored", centre - side // 2, foot - side, side, f"town-{Colour(term.city).key}", on)
        page.label("bill/value", right - 40, middle, times, theme.LARGE, _GOLD, _WALNUT, face="bold", anchor="r")


def _lay_term(page: Page, subject: Scored, term: _Term, brought: Gain, box: Box, left: int, fit: _Fit) -> None:
    """Lay out a line: city or type, the buildings with their costs, times the value, equals the yield."""
    on, middle, side = theme.MARBLE, box.y + box.height // 2, _side(box.height)
    what = _name(subject, term.buildings[0], term)
    if term.city is None or isinstance(subject, City):
        page.icon(what, box.x, middle - side // 2, side, f"type-{term.buildings[0].type.key}", on)
    else:
        page.icon(what, box.x, middle - side // 2, side, f"town-{Colour(term.city).key}", on)
        name = page.say(f"city-{term.city.key}")
        page.label(f"{what}/name", box.x + side + 12, middle, name, theme.SMALL, theme.INK, on, face="bold")
    tag = fit.tag
    size = theme.SMALL if tag.height == _TAG else theme.BODY
    for place, building in enumerate(term.buildings):
        sprite = sprite_of(building)
        wide, tall = (max(1, int(side * fit.scale)) for side in atlas().baked_size(sprite))
        at = Box(left + (place + 1) * fit.pitch - _PLUS - tag.width, middle - tag.height // 2, *tag[2:])
        bottom = middle + int(_TALLEST * fit.scale) // 2
        x, bottom = at.x - (6 + wide if fit.scale else 0), min(box.bottom - 4, max(bottom, box.y + 4 + tall))
        if fit.scale:
            page.icon(f"mark/{what}/{building.cost}", x, bottom - tall, wide, f"{sprite}-large", on, height=tall)
        lay_tag(page, f"{what}/{building.cost}", building, at, size, on)
        signs = [("open", "(", x - 12)] if not place and len(term.buildings) > 1 and term.city is not None else []
        if place < len(term.buildings) - 1:
            signs.append(("plus", "+", at.right + _PLUS // 2))
        elif len(term.buildings) > 1 and term.city is not None:
            signs.append(("close", ")", at.right + 14))
        for sign, said, centre in signs:
            page.label(f"{what}/{building.cost}/{sign}", centre, middle, said, size, theme.SOFT, on, anchor="m")
    _lay_result(page, what, term, brought, Box(box.right - _RESULT + 10, box.y, _RESULT - 10, box.height))


def _lay_result(page: Page, what: str, term: _Term, brought: Gain, box: Box) -> None:
    """Lay out what the costs are multiplied by, and what they yield."""
    on, x, middle = theme.MARBLE, box.x, box.y + box.height // 2
    size, large = (theme.BODY, theme.LARGE) if box.height <= _LOW else (theme.LARGE, theme.TITLE)
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


def _lay_total(page: Page, view: SeatView, brought: Gain, box: Box) -> None:
    """Lay out the total of each currency, with the amounts before and after."""
    on = theme.GOLD_PALE
    page.plate("total/plate", box, on, theme.MARBLE, 14, _BRASS, fill_to=_GOLD_LOW, shadow=5)
    points, coins = view.players[view.seat].points, view.hand.coins
    parts = [
        (sign, before, more)
        for sign, before, more in (("point", points, brought.points), ("coin", coins, brought.coins))
        if more
    ]
    for place, (sign, before, more) in enumerate(parts):
        top, centre = box.y + (box.height - _PART * len(parts)) // 2 + place * _PART, box.x + box.width // 2
        said = page.say("picture-more", count=more)
        size = _NUMBER if ink(said, "bold", _NUMBER).advance + 90 <= box.width - 20 else theme.HUGE
        left = centre - (ink(said, "bold", size).advance + 10 + size * 4 // 5) // 2
        number = page.label(f"total/{sign}", left, top + 56, said, size, theme.INK, on, face="bold")
        side = size * 4 // 5
        page.icon(f"total/{sign}/sign", number.right + 12, top + 56 - side // 2, side, sign, on)
        y = top + 136
        page.label(f"total/{sign}/before", centre - 30, y, str(before), theme.LARGE, theme.SOFT, on, anchor="r")
        page.icon(f"total/{sign}/to", centre - 20, y - 12, 38, "arrow", on, height=24)
        page.label(f"total/{sign}/after", centre + 28, y, str(before + more), theme.LARGE, theme.INK, on, face="bold")
