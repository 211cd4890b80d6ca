"""What of a scoring a new building brings, small on gold, as the building stands in a golden glow."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECTS, Building
from bot.games.carrara.scoring import Gain
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page
from render.games.carrara.parts.market.buildings import building_sprite

_HEIGHT: Final = 54
_INSIDE, _APART, _CLOSE = 10, 10, 4
"""Space at both ends, between amounts, and between a number and its sign."""
_NUMBERS: Final = theme.LARGE, 39, theme.BODY
_WORD: Final = theme.SMALL
_SIGN: Final = 0.92
"""The size of a sign, as a share of its number's."""


def lay_share(page: Page, what: str, building: Building, share: Gain, room: Box, on: str) -> None:
    """Lay out the building at the left end of a room, and that it adds so much."""
    shown = [(share.points, "point"), (share.coins, "coin")]
    shown += [(share.objects[kind], f"object-{kind.key}") for kind in OBJECTS]
    amounts = [(page.say("picture-more", count=amount), sign) for amount, sign in shown if amount]
    word, name, paper = page.say("picture-share"), f"{what}/share", theme.GOLD_PALE
    high = min(_HEIGHT, room.height)
    wide, tall = atlas().baked_size(f"{building_sprite(building)}-large")
    wide = round(wide * (high - 6) / tall)
    begin = _INSIDE + wide + 8 + ink(word, "sans", _WORD).advance

    def whole(size: int) -> int:
        each = sum(ink(said, "bold", size).advance + _CLOSE + round(size * _SIGN) for said, _ in amounts)
        return begin + each + _APART * len(amounts) + _INSIDE

    size = next((size for size in _NUMBERS if whole(size) <= room.width and size <= high), _NUMBERS[-1])
    box = Box(room.x, room.bottom - high, min(whole(size), room.width), high)
    page.plate(f"{name}/plate", box, paper, on, 10, theme.GOLD_DEEP)
    middle, x = box.y + high // 2, box.x + _INSIDE
    page.icon(f"{name}/building", x, box.y + 3, wide, f"{building_sprite(building)}-large", paper, height=high - 6)
    x = page.label(f"{name}/word", x + wide + 8, middle, word, _WORD, theme.INK, paper).right
    for said, sign in amounts:
        number = page.label(f"{name}/{sign}", x + _APART, middle, said, size, theme.INK, paper, face="bold")
        side = round(size * _SIGN)
        at = number.right + _CLOSE, middle - side // 2, side
        x = page.icon(f"{name}/{sign}/sign", *at, sign, paper).right
