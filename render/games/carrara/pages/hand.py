"""A seat's own hand: blocks on a tray, coins and objects on a shelf, its buildings by type, and how near the end is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import CATEGORIES, COLOURS, OBJECTS, TYPES, Category
from bot.games.carrara.ending import conditions
from bot.games.carrara.view import SeatView
from render.common.page import HEADER
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.colours import GROUND
from render.games.carrara.light import light_of
from render.games.carrara.page import Page, columns
from render.games.carrara.parts.cities.plaque import lay_emblem
from render.games.carrara.parts.private.own_cards import lay_own_cards
from render.games.carrara.parts.private.progress import lay_progress

_WIDTH: Final = theme.WIDTH - 2 * theme.MARGIN
_TRAY: Final = 1020, 190
_RECESS: Final = 22, 163.6, 20, 152, 142
"""On a tray of that size: the first recess's left edge, the way to the next, and top, width and height of each."""
_STONE: Final = "#d5cab8"
"""The ground of a recess."""
_PLANK: Final = "#573216"
_GOLD: Final = "#fbe3a4"
_COINS: Final = 190
"""The width of the coins' part of the shelf."""
_PILES: Final = (4, 10, 20)
"""From how many coins on the pile is larger."""
_SPECIAL, _SEAL = 68, 74
"""A special scoring's sign and its seal."""


def hand_page(view: SeatView, names: Sequence[str], language: str) -> Page:
    """Lay out a hand."""
    page = Page(view, names, language)
    page.height = theme.HEIGHT
    page.lay_ground(light_of(view))
    page.end_backdrop()
    base = view.cards is None
    _lay_head(page, view)
    y = _lay_tray(page, view, HEADER + 4, 176 if base else 150)
    y = _lay_shelf(page, view, y + (12 if base else 4), 84 if base else 74)
    y = _lay_types(page, view, y + (14 if base else 8), 92 if base else 70)
    if base:
        lay_progress(page, "condition", progress(view), Box(theme.MARGIN, y + 14, _WIDTH, theme.HEIGHT - 20 - y - 14))
    else:
        lay_own_cards(page, view, Box(theme.MARGIN, y + 8, _WIDTH, theme.HEIGHT - 12 - y - 8))
    return page


def progress(view: SeatView) -> list[tuple[str, int, int]]:
    """Return the three conditions for announcing the end, each with what the seat has and needs."""
    player, need = view.players[view.seat], conditions(len(view.players))
    have = (player.scorings, sum(view.hand.objects), player.costs)
    return [(key, has, needs) for key, has, needs in zip(need._fields, have, need, strict=True)]


def _lay_head(page: Page, view: SeatView) -> None:
    middle, right = HEADER // 2, theme.WIDTH - theme.MARGIN
    badge = page.badge("badge", theme.MARGIN, middle - 32, 64, view.seat, theme.SKY)
    point = page.icon("point", right - 56, middle - 28, 56, "point", theme.SKY)
    said = str(view.players[view.seat].points)
    left = page.label("points", point.x - 12, middle, said, theme.HUGE, theme.INK, theme.SKY, face="bold", anchor="r").x
    for category in reversed(Category) if view.cards is not None else ():
        left -= _SEAL + 14
        _lay_special(page, view, category, Box(left, middle - _SEAL // 2, _SEAL, _SEAL))
    x, name, said = badge.right + 16, page.names[view.seat], page.say("picture-specials")
    wide = ink(said, "sans", theme.SMALL).advance + 12
    if view.cards is not None and left - wide - 24 - x >= ink(name, "black", theme.BODY).advance:
        left = page.label("specials", left - 12, middle, said, theme.SMALL, theme.INK, theme.SKY, anchor="r").x
    room = left - 24 - x
    fitting = (size for size in (theme.TITLE, theme.LARGE) if ink(name, "black", size).advance <= room)
    size = next(fitting, theme.BODY)
    page.label("name", x, middle, name, size, theme.INK, theme.SKY, face="black", width=room)


def _lay_special(page: Page, view: SeatView, category: Category, box: Box) -> None:
    """Add a special scoring space (expansion), faded until it is used, and then on its seal."""
    if category in view.players[view.seat].categories_scored:
        page.icon(f"special/{category}/seal", *box[:3], "seal", theme.SKY, plate=True)
        lay_emblem(page, f"special/{category}", category, box, theme.MARBLE)
        return
    x, y = box.x + (box.width - _SPECIAL) // 2, box.y + (box.height - _SPECIAL) // 2
    page.icon(f"special/{category}", x, y, _SPECIAL, f"category-{category}", theme.SKY, faded=True)


def _lay_tray(page: Page, view: SeatView, y: int, height: int) -> int:
    """Lay out the tray, a recess for each colour with a block and its number, and return where it ends."""
    tray = page.icon("tray", theme.MARGIN, y, _WIDTH, "tray", page.ground, height=height, plate=True)
    first, step, top, wide, high = _RECESS
    across, down = tray.width / _TRAY[0], height / _TRAY[1]
    block = round(min(86, high * down - 20))
    for place, colour in enumerate(COLOURS):
        count = view.hand.blocks[colour]
        middle = y + round((top + high / 2) * down)
        left = tray.x + round((first + place * step) * across)
        name, room, ground = f"block-{colour.key}", round(wide * across), _STONE
        number = ink(str(count), "bold", theme.TITLE).advance
        x = left + (room - block - 10 - number) // 2
        page.icon(name, x, middle - block // 2, block, name, ground, faded=not count)
        said, at = str(count), x + block + 10
        page.label(f"{name}/count", at, middle, said, theme.TITLE, theme.INK, ground, face="bold")
    return tray.bottom


def _lay_shelf(page: Page, view: SeatView, y: int, size: int) -> int:
    """Lay out coins and objects on a plank with the numbers of the objects, and return where it ends."""
    foot = y + size
    plank = page.icon("shelf", theme.MARGIN, foot, _WIDTH, "plank", page.ground, height=52, plate=True)
    coins = view.hand.coins
    pile = f"coin-pile-{1 + sum(coins >= least for least in _PILES)}"
    width, height = atlas().baked_size(pile)
    share = min(1, (size - 2) / height)
    width, height = round(width * share), round(height * share)
    x = theme.MARGIN + (_COINS - width) // 2
    page.icon("coins/pile", x, foot - height, width, pile, page.ground, height=height, faded=not coins)
    at = plank.y + 25
    page.label("coins", x + width // 2, at, str(coins), theme.LARGE, _GOLD, _PLANK, face="bold", anchor="m")
    width = (_WIDTH - _COINS) // len(OBJECTS)
    for place, each in enumerate(OBJECTS):
        count, name = view.hand.objects[each], f"object-{each.key}"
        centre = theme.MARGIN + _COINS + place * width + width // 2
        page.icon(name, centre - size // 2, y, size, name, page.ground, faded=not count)
        page.label(f"{name}/count", centre, at, str(count), theme.LARGE, _GOLD, _PLANK, face="bold", anchor="m")
    return plank.bottom


def _lay_types(page: Page, view: SeatView, y: int, height: int) -> int:
    """Lay out the types: how many buildings the seat has of each, and the seals of those it has scored."""
    player = view.players[view.seat]
    for building_type, (x, width) in zip(TYPES, columns(), strict=True):
        what, middle = f"type/{building_type.key}", y + height // 2
        count = sum(built.building.type is building_type for built in player.buildings)
        on = GROUND[CATEGORIES[building_type]] if count else theme.VEIN
        page.panel(f"{what}/panel", x, y, width, height, on)
        size = min(76, height - 8)
        if building_type in player.types_scored:
            at = Box(x + 10, middle - height // 2 + 3, height - 6, height - 6)
            page.icon(f"{what}/seal", *at[:3], "seal", on, plate=True)
            lay_emblem(page, what, building_type, at, theme.MARBLE)
        else:
            page.icon(what, x + 12, middle - size // 2, size, f"type-{building_type.key}", on, faded=not count)
        colour = theme.INK if count else theme.SOFT
        page.label(f"{what}/count", x + 106, middle, str(count), theme.TITLE, colour, on, face="bold")
    return y + height
