"""Preview of a scoring: what each building yields, the total, objects as far as they last, and the markers left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.carrara.actions import ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import (
    CATEGORIES,
    CITIES,
    CURRENCIES,
    MARKERS,
    NO_OBJECTS,
    VALUES,
    BuildingType,
    Category,
    City,
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
from render.games.carrara.colours import GROUND
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.before_after import lay_objects
from render.games.carrara.parts.cities import lay_ribbon
from render.games.carrara.parts.estates import grouped
from render.games.carrara.parts.seat_head import Scored, lay_markers, lay_seat_head
from render.games.carrara.parts.towns import lay_towns
from render.games.carrara.words.words import Words

_ROW = 68
_SUM = 300
_PART = 116
_CHIP, _PLUS = 38, 24
_MANY, _NARROW_CHIP, _NARROW_PLUS = 6, 30, 20
"""From this many costs in a line, one of them a great building's, they are set closer together."""


class _Term(NamedTuple):
    """Costs that are multiplied by the value of a city; in a special scoring they count as they are."""

    type: BuildingType
    city: City | None
    costs: tuple[int, ...]


Scoring = ScoreType | ScoreCity | ScoreCategory


def scoring_page(view: SeatView, action: Scoring, names: Sequence[str], language: str) -> Page:
    """Lay out the effect of a scoring."""
    page = Page(_after(view, action), names, language)
    subject, buildings = _scored(view, action)
    title = _title(Words(texts(language, GAME), ()), subject)
    y = lay_seat_head(page, view.seat, 20, title)
    y = lay_markers(page, view.seat, y, (subject,))
    y = _lay_bill(page, view, subject, buildings, y)
    if not isinstance(subject, Category):
        after = _objects_after(view, gain(buildings, view.supply))
        y = lay_objects(page, view.hand.objects, after, y)
    page.height = lay_towns(page, view.seat, y, {built.building for built in buildings}) + 10
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


def _terms(subject: Scored, buildings: Sequence[Built]) -> Iterator[_Term]:
    """Group the buildings by type and city, or in a special scoring by type: at most six terms in any case."""
    if isinstance(subject, Category):
        for group in grouped(each.building for each in buildings):
            yield _Term(group.type, None, group.costs)
        return
    for city in CITIES:
        for group in grouped(each.building for each in buildings if each.city is city):
            yield _Term(group.type, city, group.costs)


def _lay_bill(page: Page, view: SeatView, subject: Scored, buildings: Sequence[Built], y: int) -> int:
    terms = list(_terms(subject, buildings))
    brought = _brought(view, subject, buildings)
    short = _short(subject, brought, buildings)
    height = max(len(terms) * _ROW + (52 if short else 0) + 20, 24 + _PART * sum(map(bool, brought[:2])))
    width = theme.WIDTH - 2 * theme.MARGIN
    page.panel("bill/panel", theme.MARGIN, y, width, height)
    for row, term in enumerate(terms):
        _lay_term(page, subject, term, brought, Box(theme.MARGIN + 16, y + 10 + row * _ROW, width - _SUM - 40, _ROW))
    if short:
        said = page.say("picture-supply-out")
        middle = y + height - 36
        page.label("bill/short", theme.MARGIN + 20, middle, said, theme.SMALL, theme.SOFT, theme.MARBLE)
    _lay_total(page, view, brought, Box(theme.WIDTH - theme.MARGIN - _SUM - 12, y + 12, _SUM, height - 24))
    return y + height + theme.GAP


def _lay_term(page: Page, subject: Scored, term: _Term, brought: Gain, box: Box) -> None:
    """Lay out a line: city or type, the costs, times the value, equals the yield."""
    ground, middle = theme.MARBLE, box.y + box.height // 2
    what = f"bill/{term.type.key}/{subject if term.city is None else term.city}"
    if term.city is None or isinstance(subject, City):
        light = GROUND[CATEGORIES[term.type]]
        page.plate(f"{what}/plate", Box(box.x, middle - 30, 60, 60), light, ground, 10)
        page.icon(what, box.x + 4, middle - 26, 52, f"type-{term.type.key}", light)
        x = box.x + 76
    else:
        lay_ribbon(page, what, term.city, Box(box.x, middle - 24, 160, 48), ground)
        x = box.x + 176
    wide, between = (_CHIP, _PLUS) if len(term.costs) < _MANY else (_NARROW_CHIP, _NARROW_PLUS)
    for place, cost in enumerate(term.costs):
        if place:
            page.label(
                f"{what}/plus/{place}", x + between // 2, middle, "+", theme.BODY, theme.SOFT, ground, anchor="m"
            )
            x += between
        chip = page.plate(f"mark/{what}/{cost}", Box(x, middle - 22, wide, 44), theme.NEW, ground, 8)
        place_x = chip.x + chip.width // 2
        page.label(
            f"{what}/cost/{cost}",
            place_x,
            middle,
            str(cost),
            theme.BODY,
            theme.WHITE,
            theme.NEW,
            face="bold",
            anchor="m",
        )
        x += wide
    if term.city is None:
        value, sign = 1, "point" if brought.points else "coin"
    else:
        value, sign = VALUES[term.city], "point" if CURRENCIES[term.city] is Currency.POINTS else "coin"
        times = page.say("picture-times", count=value)
        x = page.label(f"{what}/value", x + 14, middle, times, theme.BODY, theme.INK, ground, face="bold").right
    equals = page.label(f"{what}/equals", x + 16, middle, "=", theme.BODY, theme.SOFT, ground)
    brings = str(sum(term.costs) * value)
    label = page.label(f"{what}/brings", equals.right + 16, middle, brings, theme.LARGE, theme.INK, ground, face="bold")
    page.icon(f"{what}/sign", label.right + 8, middle - 21, 42, sign, ground)


def _lay_total(page: Page, view: SeatView, brought: Gain, box: Box) -> None:
    """Lay out the total of each currency, with the amounts before and after."""
    ground = theme.GOLD_PALE
    page.plate("total/plate", box, ground, theme.MARBLE, 14)
    points, coins = view.players[view.seat].points, view.hand.coins
    parts = [
        (sign, before, more)
        for sign, before, more in (("point", points, brought.points), ("coin", coins, brought.coins))
        if more
    ]
    for place, (sign, before, more) in enumerate(parts):
        top, centre = box.y + (box.height - _PART * len(parts)) // 2 + place * _PART, box.x + box.width // 2
        said = page.say("picture-more", count=more)
        page.label(f"total/{sign}", centre, top + 36, said, theme.HUGE, theme.INK, ground, face="bold", anchor="r")
        page.icon(f"total/{sign}/sign", centre + 14, top + 7, 56, sign, ground)
        y = top + 90
        page.label(f"total/{sign}/before", centre - 26, y, str(before), theme.BODY, theme.SOFT, ground, anchor="r")
        page.icon(f"total/{sign}/to", centre - 16, y - 16, 32, "arrow", ground)
        page.label(
            f"total/{sign}/after", centre + 26, y, str(before + more), theme.BODY, theme.INK, ground, face="bold"
        )
