"""Before a scoring: what each building brings, the sum, the objects as far as they last, and the markers left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.carrara.actions import ScoreCity, ScoreType
from bot.games.carrara.components import (
    CATEGORIES,
    CITIES,
    CURRENCIES,
    MARKERS,
    VALUES,
    BuildingType,
    City,
    Currency,
    Objects,
)
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain, gain, in_city, of_type
from bot.games.carrara.view import SeatView
from bot.texts import texts
from render import theme
from render.alts import cut, spoken_names
from render.carrara.before_after import lay_objects
from render.carrara.cities import lay_ribbon
from render.carrara.colours import GROUND
from render.carrara.estates import grouped
from render.carrara.page import Page
from render.carrara.seat_head import Scored, lay_markers, lay_seat_head
from render.carrara.towns import lay_towns
from render.carrara.words import Words
from render.picture import ALT_LIMIT
from render.scene import Box

_ROW = 68
_SUM = 300
_PART = 116


class _Term(NamedTuple):
    """Costs that are multiplied by the value of a city."""

    type: BuildingType
    city: City
    costs: tuple[int, ...]


def scoring_page(view: SeatView, action: ScoreType | ScoreCity, names: Sequence[str], language: str) -> Page:
    """Lay out what a scoring does."""
    page = Page(_after(view, action), names, language)
    subject, buildings = _scored(view, action)
    title = _title(Words(texts(language), ()), subject)
    y = lay_seat_head(page, view.seat, 20, title)
    y = lay_markers(page, view.seat, y, (subject,))
    y = _lay_bill(page, view, subject, buildings, y)
    after = _objects_after(view, gain(buildings, view.supply))
    y = lay_objects(page, view.hand.objects, after, y)
    page.height = lay_towns(page, view.seat, y, {built.building for built in buildings}) + 10
    return page


def scoring_alt(view: SeatView, action: ScoreType | ScoreCity, names: Sequence[str], language: str) -> str:
    """Tell what a scoring does."""
    words = Words(texts(language), spoken_names(names, language, 24))
    say = words.say
    subject, buildings = _scored(view, action)
    brought = gain(buildings, view.supply)
    player, hand = view.players[view.seat], view.hand
    terms = [
        say(
            "picture-alt-term",
            buildings=words.building(each.building),
            city=words.city(each.city),
            gain=words.gain(gain([each], Objects())),
        )
        for each in buildings
    ]
    sums = [
        say("picture-alt-brings-all", gain=words.gain(brought)),
        *([say("picture-supply-out")] if sum(brought.objects) < len(buildings) else []),
        say("picture-alt-points", before=player.points, after=player.points + brought.points),
        say("picture-alt-coins", before=hand.coins, after=hand.coins + brought.coins),
        say("picture-alt-markers", markers=MARKERS - player.scorings - 1),
    ]
    said = [_title(words, subject) + ":", *terms, *sums]
    if len(" ".join(said)) > ALT_LIMIT:
        said = [_title(words, subject) + ":", *sums, *terms]
    return cut(said, say("picture-alt-more"))


def _title(words: Words, subject: Scored) -> str:
    key = "city" if isinstance(subject, City) else "type"
    return words.say("picture-scoring", what=words.say(f"{key}-{subject.key}"))


def _scored(view: SeatView, action: ScoreType | ScoreCity) -> tuple[Scored, list[Built]]:
    buildings = view.players[view.seat].buildings
    if isinstance(action, ScoreType):
        return action.type, of_type(buildings, action.type)
    return action.city, in_city(buildings, action.city)


def _after(view: SeatView, action: ScoreType | ScoreCity) -> SeatView:
    """Place the marker and move the points; what comes to hand is told beside it."""
    player = view.players[view.seat]
    subject, buildings = _scored(view, action)
    if isinstance(subject, City):
        player = player._replace(cities_scored=(*player.cities_scored, subject))
    else:
        player = player._replace(types_scored=(*player.types_scored, subject))
    player = player._replace(points=player.points + gain(buildings, view.supply).points)
    return replace(view, players=(*view.players[: view.seat], player, *view.players[view.seat + 1 :]))


def _objects_after(view: SeatView, brought: Gain) -> Objects:
    return Objects(*(a + b for a, b in zip(view.hand.objects, brought.objects, strict=True)))


def _terms(subject: Scored, buildings: Sequence[Built]) -> Iterator[_Term]:
    """Put together what shares type and city: at most six terms either way."""
    for city in CITIES:
        for group in grouped(each.building for each in buildings if each.city is city):
            yield _Term(group.type, city, group.costs)


def _lay_bill(page: Page, view: SeatView, subject: Scored, buildings: Sequence[Built], y: int) -> int:
    terms = list(_terms(subject, buildings))
    brought = gain(buildings, view.supply)
    short = sum(brought.objects) < len(buildings)
    height = max(len(terms) * _ROW + (52 if short else 0) + 20, 24 + _PART * sum(map(bool, brought[:2])))
    width = theme.WIDTH - 2 * theme.MARGIN
    page.panel("bill/panel", theme.MARGIN, y, width, height)
    for row, term in enumerate(terms):
        _lay_term(page, subject, term, Box(theme.MARGIN + 16, y + 10 + row * _ROW, width - _SUM - 40, _ROW))
    if short:
        said = page.say("picture-supply-out")
        middle = y + height - 36
        page.label("bill/short", theme.MARGIN + 20, middle, said, theme.SMALL, theme.SOFT, theme.MARBLE)
    _lay_total(page, view, brought, Box(theme.WIDTH - theme.MARGIN - _SUM - 12, y + 12, _SUM, height - 24))
    return y + height + theme.GAP


def _lay_term(page: Page, subject: Scored, term: _Term, box: Box) -> None:
    """Lay out a line: where or what, the costs, times the value, equals what it brings."""
    ground, middle = theme.MARBLE, box.y + box.height // 2
    what = f"bill/{term.type.key}/{term.city.key}"
    if isinstance(subject, City):
        light = GROUND[CATEGORIES[term.type]]
        page.plate(f"{what}/plate", Box(box.x, middle - 30, 60, 60), light, ground, 10)
        page.icon(what, box.x + 4, middle - 26, 52, f"type-{term.type.key}", light)
        x = box.x + 76
    else:
        lay_ribbon(page, what, term.city, Box(box.x, middle - 24, 160, 48), ground)
        x = box.x + 176
    for place, cost in enumerate(term.costs):
        if place:
            page.label(f"{what}/plus/{place}", x + 12, middle, "+", theme.BODY, theme.SOFT, ground, anchor="m")
            x += 24
        chip = page.plate(f"mark/{what}/{cost}", Box(x, middle - 22, 38, 44), theme.NEW, ground, 8)
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
        x += 38
    value, sign = VALUES[term.city], "point" if CURRENCIES[term.city] is Currency.POINTS else "coin"
    times = page.say("picture-times", count=value)
    label = page.label(f"{what}/value", x + 14, middle, times, theme.BODY, theme.INK, ground, face="bold")
    equals = page.label(f"{what}/equals", label.right + 16, middle, "=", theme.BODY, theme.SOFT, ground)
    brings = str(sum(term.costs) * value)
    label = page.label(f"{what}/brings", equals.right + 16, middle, brings, theme.LARGE, theme.INK, ground, face="bold")
    page.icon(f"{what}/sign", label.right + 8, middle - 21, 42, sign, ground)


def _lay_total(page: Page, view: SeatView, brought: Gain, box: Box) -> None:
    """Lay out the sum of each currency, and what one has before and after it."""
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
