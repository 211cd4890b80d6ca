"""A seat's own hand: coins, blocks, objects, its buildings, and progress towards the three conditions."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import CATEGORIES, CITIES, COLOURS, OBJECTS, TYPES, Category, City
from bot.games.carrara.ending import conditions
from bot.games.carrara.view import SeatView
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import Page, columns
from render.games.carrara.parts.cards import lay_own_cards
from render.games.carrara.parts.cities import lay_ribbon, scorer
from render.games.carrara.parts.estates import lay_buildings
from render.games.carrara.parts.seat_head import lay_special

_CELL = 92
_SPECIAL = 64
_RIBBON = 50


def hand_page(view: SeatView, names: Sequence[str], language: str) -> Page:
    """Lay out a hand."""
    page = Page(view, names, language)
    y = _lay_head(page, view)
    y = _lay_counts(page, [(f"block-{each.key}", view.hand.blocks[each]) for each in COLOURS], y)
    y = _lay_counts(page, [(f"object-{each.key}", view.hand.objects[each]) for each in OBJECTS], y)
    y = _lay_types(page, view, y)
    y = _lay_cities(page, view, y)
    lay = _lay_conditions if view.cards is None else lay_own_cards
    page.height = lay(page, view, y) + 16
    return page


def progress(view: SeatView) -> list[tuple[str, int, int]]:
    """Return the three conditions for announcing the end, each with what the seat has and needs."""
    player, need = view.players[view.seat], conditions(len(view.players))
    have = (player.scorings, sum(view.hand.objects), player.costs)
    return [(key, has, needs) for key, has, needs in zip(need._fields, have, need, strict=True)]


def _lay_head(page: Page, view: SeatView) -> int:
    middle = 20 + 36
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    page.icon("badge", left, middle - 32, 64, f"seat-{view.seat}", page.ground)
    coin = page.icon("coin", right - 66, middle - 33, 66, "coin", page.ground)
    held = str(view.hand.coins)
    coins = page.label("coins", coin.x - 12, middle, held, theme.HUGE, theme.INK, page.ground, face="bold", anchor="r")
    point = page.icon("point", coins.x - 96, middle - 26, 52, "point", page.ground)
    scored = str(view.players[view.seat].points)
    points = page.label(
        "points", point.x - 10, middle, scored, theme.TITLE, theme.INK, page.ground, face="bold", anchor="r"
    )
    room = points.x
    if view.cards is not None:
        room = _lay_specials(page, view, points.x - 40, middle)
    name, x = page.names[view.seat], left + 80
    page.label("name", x, middle, name, theme.TITLE, theme.INK, page.ground, face="serif", width=room - 24 - x)
    return middle + 52


def _lay_specials(page: Page, view: SeatView, right: int, middle: int) -> int:
    """Lay out the special scoring spaces up to `right` and return where they begin (expansion)."""
    start = right - len(Category) * (_SPECIAL + 8) + 8
    for place, category in enumerate(Category):
        box = Box(start + place * (_SPECIAL + 8), middle - _SPECIAL // 2, _SPECIAL, _SPECIAL)
        lay_special(page, "special", view.seat, category, box, page.ground, False)
    return start


def _lay_counts(page: Page, counts: Sequence[tuple[str, int]], y: int) -> int:
    for (sprite, count), (x, width) in zip(counts, columns(), strict=True):
        on = theme.MARBLE if count else theme.VEIN
        page.panel(f"{sprite}/panel", x, y, width, _CELL, on)
        page.icon(sprite, x + 20, y + 16, 60, sprite, on, faded=not count)
        colour = theme.INK if count else theme.SOFT
        middle = y + _CELL // 2
        page.label(
            f"{sprite}/count", x + width - 44, middle, str(count), theme.TITLE, colour, on, face="bold", anchor="m"
        )
    return y + _CELL + theme.GAP


def _lay_types(page: Page, view: SeatView, y: int) -> int:
    """Lay out the types: how many buildings the seat has of each, or its marker once scored."""
    player = view.players[view.seat]
    for building_type, (x, width) in zip(TYPES, columns(), strict=True):
        what = f"type/{building_type.key}"
        count = sum(built.building.type is building_type for built in player.buildings)
        on = GROUND[CATEGORIES[building_type]] if count else theme.VEIN
        page.panel(f"{what}/panel", x, y, width, _CELL, on)
        page.icon(what, x + 16, y + 12, 68, f"type-{building_type.key}", on, faded=not count)
        middle = y + _CELL // 2
        if building_type in player.types_scored:
            page.icon(f"{what}/marker", x + width - 70, middle - 27, 54, f"seat-{view.seat}", on)
        else:
            colour = theme.INK if count else theme.SOFT
            page.label(
                f"{what}/count", x + width - 44, middle, str(count), theme.TITLE, colour, on, face="bold", anchor="m"
            )
    return y + _CELL + theme.GAP


def _lay_cities(page: Page, view: SeatView, y: int) -> int:
    """Lay out the cities: their names, the markers placed there, and the seat's own buildings below."""
    player = view.players[view.seat]
    start = len(page.elements)
    for city, (x, width) in zip(CITIES, columns(), strict=True):
        lay_ribbon(page, f"city/{city.key}", city, Box(x + 6, y + 8, width - 12, _RIBBON), theme.MARBLE)
    top = y + 8 + _RIBBON
    if any(scorer(page, city) is not None for city in CITIES):
        top = _lay_markers(page, top + 4)
    bottom = lay_buildings(page, "own", player.buildings, top + 2, theme.MARBLE) + 6
    drawn = page.elements[start:]
    del page.elements[start:]
    page.panel("own/panel", theme.MARGIN, y, theme.WIDTH - 2 * theme.MARGIN, bottom - y)
    page.elements += drawn
    return bottom + theme.GAP


def _lay_markers(page: Page, y: int) -> int:
    for city, (x, width) in zip(CITIES, columns(), strict=True):
        by = scorer(page, City(city))
        if by is not None:
            page.icon(f"city/{city.key}/marker", x + width // 2 - 22, y + 2, 44, f"seat-{by}", theme.MARBLE)
    return y + 48


def _lay_conditions(page: Page, view: SeatView, y: int) -> int:
    head = page.say("picture-conditions")
    page.label("conditions", theme.MARGIN, y + 20, head, theme.BODY, theme.INK, page.ground, face="serif")
    y += 50
    for key, have, need in progress(view):
        what, middle, met = f"condition/{key}", y + 28, have >= need
        name = page.say(f"picture-condition-{key}")
        page.label(what, theme.MARGIN, middle, name, theme.BODY, theme.INK, page.ground)
        bar = page.plate(f"{what}/bar", Box(310, middle - 19, 540, 38), theme.SAND, page.ground, 19)
        if have:
            full = bar.width - 8
            done = Box(bar.x + 4, bar.y + 4, max(30, full * min(have, need) // need), 30)
            page.plate(f"{what}/done", done, theme.OLIVE if met else theme.SEA, theme.SAND, 15)
        said = page.say("picture-of", have=have, need=need)
        page.label(f"{what}/count", bar.right + 20, middle, said, theme.BODY, theme.INK, page.ground, face="bold")
        if met:
            page.icon(f"{what}/met", theme.WIDTH - theme.MARGIN - 46, middle - 23, 46, "tick", page.ground)
        y += 56
    return y
