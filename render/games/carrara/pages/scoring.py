"""Preview of a scoring: what each building yields, the total, objects as far as they last, and the markers left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.carrara.actions import ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import (
    CITIES,
    CURRENCIES,
    GREAT_COST,
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
from render.engine.picture import ALT_LIMIT
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import GAME, Page, columns
from render.games.carrara.parts.cities.estates import grouped
from render.games.carrara.parts.cities.plaque import Scored, lay_emblem
from render.games.carrara.parts.cities.plots import sprite_of
from render.games.carrara.parts.cities.skyline import lay_tag
from render.games.carrara.parts.private.before_after import lay_objects
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.words.words import Words

_BILL = Box(theme.MARGIN, 92, theme.WIDTH - 2 * theme.MARGIN, 408)
_OBJECTS = 512
_SEALS = 644
_ROW, _LOW = 230, 84
"""The height of a line at most, and up to which it is low."""
_SUM, _PART = 270, 148
_NAMED, _RESULT = 232, 240
"""The room for a city's emblem and name, and for what follows the buildings."""
_SIDE = 76
_WIDEST = 212
"""Of a building with its cost beside it."""
_TAG_WIDTH, _TAG, _LARGE_TAG_WIDTH, _LARGE_TAG = 26, 34, 42, 44
_GREAT_OVER = 24
"""How far a building of cost 8 may reach beyond the room of the others."""
_BAKED, _TALLEST, _TALLEST_GREAT = 132, 150, 176
"""The width of the sprites of buildings, and the heights of the tallest."""


class _Term(NamedTuple):
    """Costs that are multiplied by the value of a city; in a special scoring they count as they are."""

    type: BuildingType
    city: City | None
    costs: tuple[int, ...]


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
    _lay_seals(page, view.seat, subject)
    return page


def scoring_alt(view: SeatView, action: Scoring, names: Sequence[str], language: str) -> str:
    """Describe the effect of a scoring."""
    words = Words(texts(language, GAME), spoken_names(names, language, 24))
    say = words.say
    subject, buildings = _scored(view, action)
    brought = _brought(view, subject, buildings)
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
        *([say("picture-supply-out")] if _short(subject, brought, buildings) else []),
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


def _short(subject: Scored, brought: Gain, buildings: Sequence[Built]) -> bool:
    """Return whether the supply has too few objects; special scorings yield none."""
    return not isinstance(subject, Category) and sum(brought.objects) < len(buildings)


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
            ends = [(x + 14, _OBJECTS + 68), (x + 64, _OBJECTS + 16)]
            for width, colour in ((10, theme.WHITE), (5, theme.NEW)):
                page.curve(f"missing/{kind.key}/{width}", ends, width, colour, on)


def _terms(subject: Scored, buildings: Sequence[Built]) -> Iterator[_Term]:
    """Group the buildings by type and city, or in a special scoring by type: at most six terms in any case."""
    if isinstance(subject, Category):
        for group in grouped(each.building for each in buildings):
            yield _Term(group.type, None, group.costs)
        return
    for city in CITIES:
        for group in grouped(each.building for each in buildings if each.city is city):
            yield _Term(group.type, city, group.costs)


def _lay_bill(page: Page, view: SeatView, subject: Scored, buildings: Sequence[Built]) -> None:
    terms = list(_terms(subject, buildings))
    brought = _brought(view, subject, buildings)
    short = _short(subject, brought, buildings)
    # no objects are shown below a special scoring, which yields none
    bill = _BILL._replace(height=_SEALS - 58 - _BILL.y) if isinstance(subject, Category) else _BILL
    page.panel("bill/panel", *bill)
    room = bill.height - 16 - (48 if short else 0)
    height = min(_ROW, room // len(terms))
    top = bill.y + 8 + (room - height * len(terms)) // 2
    boxes = [Box(bill.x + 18, top + row * height, bill.width - _SUM - 48, height) for row in range(len(terms))]
    left = max(_left(subject, term, box) for term, box in zip(terms, boxes, strict=True))
    most, across = max(len(term.costs) for term in terms), boxes[0].right - _RESULT - left
    tallest = _TALLEST_GREAT if any(GREAT_COST in term.costs for term in terms) else _TALLEST
    fit = _fit(most, across, height, tallest)
    for row, (term, box) in enumerate(zip(terms, boxes, strict=True)):
        if row:
            page.plate(f"bill/line/{row}", Box(box.x, box.y - 1, box.width, 2), theme.SAND, theme.MARBLE)
        first = boxes[0].right - _RESULT - len(term.costs) * fit.pitch
        if GREAT_COST in term.costs:
            first = max(left, first - _GREAT_OVER)
        _lay_term(page, subject, term, brought, box, first, fit)
    if short:
        said = page.say("picture-supply-out")
        page.label("bill/short", bill.x + 20, bill.bottom - 30, said, theme.SMALL, theme.SOFT, theme.MARBLE)
    _lay_total(page, view, brought, Box(bill.right - _SUM - 12, bill.y + 12, _SUM, bill.height - 24))


class _Fit(NamedTuple):
    """How large buildings are, whether their costs are below them or beside, and the room from one to the next."""

    scale: float
    below: bool
    pitch: int


def _fit(most: int, width: int, height: int, tallest: int) -> _Fit:
    """Return how buildings of which a line has so many at most are as large as possible."""
    pitch = min(_WIDEST, width // most)
    beside = min((pitch - _tag(height).width - 10) / _BAKED, (height - 16) / tallest)
    below = min((pitch - 8) / _BAKED, (height - _tag(height).height - 20) / tallest)
    if beside >= below and tallest == _TALLEST:
        pitch = min(pitch, int(_BAKED * beside) + _tag(height).width + 18)
    return _Fit(max(beside, below), below > beside, pitch)


def _tag(height: int) -> Box:
    """Return the size of a plate with a cost in a line of some height."""
    return Box(0, 0, *((_LARGE_TAG_WIDTH, _LARGE_TAG) if height > _LOW else (_TAG_WIDTH, _TAG)))


def _side(height: int) -> int:
    return min(_SIDE, height - 8)


def _left(subject: Scored, term: _Term, box: Box) -> int:
    """Return where the buildings of a line begin."""
    return box.x + (_side(box.height) + 20 if term.city is None or isinstance(subject, City) else _NAMED)


def _lay_term(page: Page, subject: Scored, term: _Term, brought: Gain, box: Box, left: int, fit: _Fit) -> None:
    """Lay out a line: city or type, the buildings with their costs, times the value, equals the yield."""
    on, middle = theme.MARBLE, box.y + box.height // 2
    what, side = f"bill/{term.type.key}/{subject if term.city is None else term.city}", _side(box.height)
    if term.city is None or isinstance(subject, City):
        page.icon(what, box.x, middle - side // 2, side, f"type-{term.type.key}", on)
    else:
        page.icon(what, box.x, middle - side // 2, side, f"town-{Colour(term.city).key}", on)
        name = page.say(f"city-{term.city.key}")
        page.label(f"{what}/name", box.x + side + 12, middle, name, theme.SMALL, theme.INK, on, face="bold")
    for place, cost in enumerate(term.costs):
        at = Box(left + place * fit.pitch, box.y, fit.pitch, box.height)
        _lay_building(page, what, Building(term.type, cost), at, fit)
    _lay_result(page, what, term, brought, Box(box.right - _RESULT + 10, box.y, _RESULT - 10, box.height))


def _lay_building(page: Page, what: str, building: Building, box: Box, fit: _Fit) -> None:
    """Lay out a building that is scored, and its cost below or beside it."""
    on, sprite, tag = theme.MARBLE, sprite_of(building), _tag(box.height)
    wide, tall = (max(1, int(side * fit.scale)) for side in atlas().baked_size(sprite))
    size = theme.SMALL if tag.height == _TAG else theme.BODY
    name = f"{what}/{building.cost}"
    if fit.below:
        bottom = box.bottom - 10 - tag.height
        x = box.x + (box.width - wide) // 2
        at = Box(box.x + (box.width - tag.width) // 2, bottom + 3, *tag[2:])
    else:
        bottom, x = box.bottom - max(8, (box.height - int(_TALLEST * fit.scale)) // 2), box.x
        at = Box(x + wide + 6, box.y + (box.height - tag.height) // 2, *tag[2:])
    page.icon(f"mark/{name}", x, bottom - tall, wide, f"{sprite}-large", on, height=tall)
    lay_tag(page, name, building, at, size, on)


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
    brings, side = str(sum(term.costs) * value), large - 4
    label = page.label(f"{what}/brings", equals.right + 10, middle, brings, large, theme.INK, on, face="bold")
    page.icon(f"{what}/sign", label.right + 7, middle - side // 2, side, sign, on)


def _lay_total(page: Page, view: SeatView, brought: Gain, box: Box) -> None:
    """Lay out the total of each currency, with the amounts before and after."""
    on = theme.GOLD_PALE
    page.plate("total/plate", box, on, theme.MARBLE, 14, theme.EDGE)
    points, coins = view.players[view.seat].points, view.hand.coins
    parts = [
        (sign, before, more)
        for sign, before, more in (("point", points, brought.points), ("coin", coins, brought.coins))
        if more
    ]
    for place, (sign, before, more) in enumerate(parts):
        top, centre = box.y + (box.height - _PART * len(parts)) // 2 + place * _PART, box.x + box.width // 2
        said = page.say("picture-more", count=more)
        page.label(f"total/{sign}", centre + 20, top + 40, said, theme.HUGE, theme.INK, on, face="bold", anchor="r")
        page.icon(f"total/{sign}/sign", centre + 32, top + 10, 60, sign, on)
        y = top + 108
        page.label(f"total/{sign}/before", centre - 30, y, str(before), theme.BODY, theme.SOFT, on, anchor="r")
        page.icon(f"total/{sign}/to", centre - 20, y - 12, 38, "arrow", on, height=24)
        page.label(f"total/{sign}/after", centre + 28, y, str(before + more), theme.BODY, theme.INK, on, face="bold")


def _lay_seals(page: Page, seat: int, subject: Scored) -> None:
    """Lay out the seat's scorings, with the new one, and the markers that are left."""
    player, side = page.view.players[seat], 76
    scored: list[Scored] = [*player.types_scored, *player.cities_scored, *player.categories_scored]
    # compared by identity: Pisa and Biblioteca are the same number
    scored = [*(each for each in scored if each is not subject), subject]
    box = Box(theme.MARGIN, _SEALS - 42, theme.WIDTH - 2 * theme.MARGIN, 84)
    on = theme.PLAQUES[seat]
    page.plate("markers/plate", box, on, page.ground, 16, shadow=5)
    left = box.x + (box.width - MARKERS * (side + 40) + 40) // 2
    for number in range(MARKERS):
        at = Box(left + number * (side + 40), _SEALS - side // 2, side, side)
        if number >= len(scored):
            page.icon(f"marker/free/{number + 1}", *at[:3], "seal-free", on)
            continue
        what, fresh = f"marker/{scored[number]}", scored[number] is subject
        page.icon(f"mark/{what}" if fresh else f"{what}/seal", *at[:3], "seal-new" if fresh else "seal", on, plate=True)
        lay_emblem(page, what, scored[number], at, theme.MARBLE)
