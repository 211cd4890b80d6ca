"""A seat's own hand: blocks on a tray, coins and objects on a shelf, its buildings by type, and how near the end is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import COLOURS, OBJECTS, TYPES
from bot.games.carrara.ending import conditions
from bot.games.carrara.view import SeatView
from render.common.page import HEADER
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.plaque import lay_emblem
from render.games.carrara.parts.private.own_cards import lay_own_cards
from render.games.carrara.parts.private.own_head import lay_own_head
from render.games.carrara.parts.private.progress import lay_progress

_WIDTH: Final = theme.WIDTH - 2 * theme.MARGIN
_TRAY: Final = 1020, 190
_RECESS: Final = 22, 163.6, 20, 152, 142
"""On a tray of that size: the first recess's left edge, the way to the next, and top, width and height of each."""
_STONE: Final = "#d5cab8"
"""The ground of a recess."""
_NONE: Final = "#56423a"
"""A zero in a recess."""
_PLANK: Final = "#573216"
_GOLD: Final = "#fbe3a4"
_LARGEST: Final = 100
"""The side of a block, where its number leaves it room."""
_COINS: Final = 236
"""The width of the coins' panel."""
_APART: Final = 14
_PLANK_HEIGHT: Final = 54
_COUNT: Final = 47
"""The size of the objects' numbers; those of what can be spent are larger."""
_PILES: Final = (4, 10, 20)
"""From how many coins on the pile is larger."""


def hand_page(view: SeatView, names: Sequence[str], language: str) -> Page:
    """Lay out a hand."""
    page = Page(view, names, language)
    base, player = view.cards is None, view.players[view.seat]
    lay_own_head(page, view.seat, page.names[view.seat], player.points, specials=not base)
    y = _lay_tray(page, view, HEADER + 4, 186 if base else 140)
    y = _lay_shelf(page, view, y + (8 if base else 4), 88 if base else 66)
    y = _lay_types(page, view, y + (10 if base else 8), 82 if base else 66)
    if base:
        lay_progress(page, "condition", progress(view), Box(theme.MARGIN, y + 12, _WIDTH, theme.HEIGHT - 16 - y - 12))
    else:
        lay_own_cards(page, view, Box(theme.MARGIN, y + 8, _WIDTH, theme.HEIGHT - 10 - y - 8))
    return page


def progress(view: SeatView) -> list[tuple[str, int, int]]:
    """Return the three conditions for announcing the end, each with what the seat has and needs."""
    player, need = view.players[view.seat], conditions(len(view.players))
    have = (player.scorings, sum(view.hand.objects), player.costs)
    return [(key, has, needs) for key, has, needs in zip(need._fields, have, need, strict=True)]


def _lay_tray(page: Page, view: SeatView, y: int, height: int) -> int:
    """Lay out the tray, a recess for each colour with a block and its number, and return where it ends."""
    tray = page.icon("tray", theme.MARGIN, y, _WIDTH, "tray", page.ground, height=height, plate=True)
    first, step, top, wide, high = _RECESS
    across, down = tray.width / _TRAY[0], height / _TRAY[1]
    widest = max(ink(str(count), "bold", theme.HUGE).advance for count in view.hand.blocks)
    block = min(_LARGEST, round(high * down) - 16, round(wide * across) - 26 - widest)
    for place, colour in enumerate(COLOURS):
        count = view.hand.blocks[colour]
        middle = y + round((top + high / 2) * down)
        left = tray.x + round((first + place * step) * across)
        name, room, ground = f"block-{colour.key}", round(wide * across), _STONE
        said = str(count)
        x = left + (room - block - 8 - ink(said, "bold", theme.HUGE).advance) // 2
        page.icon(name, x, middle - block // 2, block, name, ground, faded=not count)
        ink_colour = theme.INK if count else _NONE
        page.label(f"{name}/count", x + block + 8, middle, said, theme.HUGE, ink_colour, ground, face="bold")
    return tray.bottom


def _lay_shelf(page: Page, view: SeatView, y: int, size: int) -> int:
    """Lay out the coins, and beside them the objects on a plank with their numbers, and return where it ends."""
    foot = y + size
    _lay_coins(page, view.hand.coins, Box(theme.MARGIN, y, _COINS, size + _PLANK_HEIGHT))
    left, width = theme.MARGIN + _COINS + _APART, _WIDTH - _COINS - _APART
    plank = page.icon("shelf", left, foot, width, "plank", page.ground, height=_PLANK_HEIGHT, plate=True)
    for place, each in enumerate(OBJECTS):
        count, name = view.hand.objects[each], f"object-{each.key}"
        centre = left + (2 * place + 1) * width // (2 * len(OBJECTS))
        page.icon(name, centre - size // 2, y, size, name, page.ground, faded=not count)
        at = plank.y + _PLANK_HEIGHT // 2 - 1
        page.label(f"{name}/count", centre, at, str(count), _COUNT, _GOLD, _PLANK, face="bold", anchor="m")
    return plank.bottom


def _lay_coins(page: Page, coins: int, box: Box) -> None:
    """Lay out a pile of coins, or a faded coin if there are none, with their number on a panel."""
    page.panel("coins/panel", *box)
    pile = f"coin-pile-{1 + sum(coins >= least for least in _PILES)}" if coins else "coin"
    said = str(coins)
    number = ink(said, "bold", theme.HUGE).advance
    width, height = atlas().baked_size(pile)
    share = min(1, (box.height - 20) / height, (box.width - 36 - number) / width)
    width, height = round(width * share), round(height * share)
    x, middle = box.x + (box.width - width - 12 - number) // 2, box.y + box.height // 2
    on, at = theme.MARBLE, x + width + 12
    page.icon("coins/pile", x, middle - height // 2, width, pile, on, height=height, faded=not coins)
    ink_colour = theme.INK if coins else theme.SOFT
    page.label("coins", at, middle, said, theme.HUGE, ink_colour, on, face="bold")


def _lay_types(page: Page, view: SeatView, y: int, height: int) -> int:
    """Lay out the types: how many buildings the seat has of each, and the seals of those it has scored."""
    player, on = view.players[view.seat], theme.MARBLE
    page.panel("types/panel", theme.MARGIN, y, _WIDTH, height)
    for place, building_type in enumerate(TYPES):
        what, middle = f"type/{building_type.key}", y + height // 2
        x = theme.MARGIN + (2 * place + 1) * _WIDTH // (2 * len(TYPES)) - 62
        count = sum(built.building.type is building_type for built in player.buildings)
        size = min(70, height - 8)
        if building_type in player.types_scored:
            at = Box(x, middle - size // 2, size, size)
            page.icon(f"{what}/seal", *at[:3], "seal", on, plate=True)
            lay_emblem(page, what, building_type, at, theme.MARBLE)
        else:
            page.icon(what, x, middle - size // 2, size, f"type-{building_type.key}", on, faded=not count)
        colour = theme.INK if count else theme.SOFT
        page.label(f"{what}/count", x + 86, middle, str(count), theme.LARGE, colour, on, face="bold")
    return y + height
