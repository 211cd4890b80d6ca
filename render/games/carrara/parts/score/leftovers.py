"""What everyone had left at the end: a column for each kind of thing that someone had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import COLOURS, OBJECTS
from bot.games.carrara.view import Hand
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box

_ROW: Final = 44
_LOW: Final = 42
"""The height of each of two lines."""
_ICON: Final = 36
_SPACE: Final = 4
_BETWEEN: Final = 8
_WIDEST: Final = 100


def kinds(hands: Sequence[Hand]) -> dict[str, int]:
    """Return the sprites of all kinds that someone has, coins always, each with the width of its largest number."""
    found = {}
    for sprite in _counts(hands[0]) if hands else ():
        most = max(_counts(hand)[sprite] for hand in hands)
        if most or sprite == "coin":
            found[sprite] = ink(str(most), "bold", theme.SMALL).advance
    return found


def lined(shown: dict[str, int], width: int) -> list[dict[str, int]]:
    """Return the kinds in one line if they fit in this width, or else in two, the second for objects."""
    if room_for([shown]) <= width:
        return [shown]
    below = {sprite: wide for sprite, wide in shown.items() if sprite.startswith("object")}
    return [{sprite: wide for sprite, wide in shown.items() if sprite not in below}, below]


def room_for(lines: Sequence[dict[str, int]]) -> int:
    """Return the least width that the columns need."""
    return max(map(_least, lines))


def height_of(lines: Sequence[dict[str, int]]) -> int:
    """Return the height of a player's lines."""
    return _ROW if len(lines) == 1 else len(lines) * _LOW


def lay_leftovers(page: Page, what: str, lines: Sequence[dict[str, int]], hand: Hand, box: Box) -> None:
    """Lay out what a player has of each kind, faint where it is nothing, on a panel."""
    high = box.height // len(lines)
    for number, shown in enumerate(lines):
        _lay_line(page, what, shown, _counts(hand), Box(box.x, box.y + number * high, box.width, high))


def _lay_line(page: Page, what: str, shown: dict[str, int], counts: dict[str, int], box: Box) -> None:
    spare = min(_WIDEST * len(shown), box.width) - _least(shown)
    x, middle = box.x, box.y + box.height // 2
    for place, (sprite, width) in enumerate(shown.items()):
        some = counts[sprite] > 0
        page.icon(
            f"{what}/{sprite}", x, middle - _ICON // 2, _ICON, sprite, theme.MARBLE, plate=not some, faded=not some
        )
        page.label(
            f"{what}/{sprite}/count",
            x + _ICON + _SPACE,
            middle,
            str(counts[sprite]),
            theme.SMALL,
            theme.INK if some else theme.SOFT,
            theme.MARBLE,
            face="bold" if some else "sans",
        )
        x += _ICON + _SPACE + width + _BETWEEN + spare * (place + 1) // len(shown) - spare * place // len(shown)


def _least(shown: dict[str, int]) -> int:
    return sum(_ICON + _SPACE + width + _BETWEEN for width in shown.values())


def _counts(hand: Hand) -> dict[str, int]:
    counts = {"coin": hand.coins}
    counts |= {f"block-{colour.key}": hand.blocks[colour] for colour in COLOURS}
    return counts | {f"object-{kind.key}": hand.objects[kind] for kind in OBJECTS}
