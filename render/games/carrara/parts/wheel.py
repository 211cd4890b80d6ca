"""The wheel: six segments with their prices on the rim, and the blocks in them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from bot.games.carrara.components import BASE_PRICES, COLOURS, PRICES, SEGMENTS, Blocks
from render.engine import theme
from render.engine.atlas import Drawer
from render.engine.pen import Pen
from render.engine.scene import Box, Element, Scene
from render.games.carrara.changes import Changes
from render.games.carrara.page import Page
from render.games.carrara.parts.packing import angle, slots

_RIM = 0.76
"""Where the rim with the prices begins, as a share of the radius."""
_HUB = 0.2
_FIELDS = (theme.MARBLE, theme.VEIN)
RIM = theme.SEA_PALE


class SegmentContent(NamedTuple):
    """The content of a segment."""

    blocks: Blocks
    new: Blocks = Blocks()
    gone: Blocks = Blocks()
    unknown: int = 0


def _wheel(pen: Pen, chosen: int | None = None) -> None:
    pen.disc(50, 50, 50, theme.SEA_DEEP)
    pen.disc(50, 50, 49, RIM)
    for segment in range(SEGMENTS):
        start = math.degrees(angle(segment)) - 30
        pen.pie(50, 50, 50 * _RIM, start, start + 60, _field(segment, chosen))
    for segment in range(SEGMENTS):
        border = angle(segment) + math.pi / 6
        x, y = math.cos(border), math.sin(border)
        pen.line([(50, 50), (50 + 50 * x, 50 + 50 * y)], 0.7, theme.SEA_DEEP, False)
    pen.arc(50, 50, 50, 0, 360, 1.0, theme.SEA_DEEP)
    pen.disc(50, 50, 50 * _HUB, theme.SEA)
    pen.star(50, 50, 2.6, 1.0, 6, theme.GOLD)


def _field(segment: int, chosen: int | None) -> str:
    return theme.GOLD_PALE if segment == chosen else _FIELDS[segment % 2]


SPRITES: dict[str, Drawer] = {
    "wheel": _wheel,
    **{f"wheel-{segment + 1}": partial(_wheel, chosen=segment) for segment in range(SEGMENTS)},
}


def segment_contents(wheel: Sequence[Blocks], changes: Changes | None = None) -> tuple[SegmentContent, ...]:
    """Pair the blocks on the wheel with what has changed there."""
    if changes is None:
        return tuple(SegmentContent(blocks) for blocks in wheel)
    return tuple(
        SegmentContent(blocks, new, gone) for blocks, new, gone in zip(wheel, changes.drawn, changes.taken, strict=True)
    )


def lay_wheel(
    page: Page,
    box: Box,
    segments: Sequence[SegmentContent],
    on: str,
    coins: int | None = None,
    chosen: int | None = None,
) -> None:
    """Lay out the wheel in a square, with any chosen segment; with `coins`, what they cannot pay for is faded."""
    radius = box.width // 2
    middle = box.x + radius, box.y + radius
    page.icon("wheel", box.x, box.y, box.width, "wheel" if chosen is None else f"wheel-{chosen + 1}", on, plate=True)
    romans = tuple(page.say("segment", segment=segment + 1) for segment in range(SEGMENTS))
    page.elements += _prices(middle, radius, romans, None if coins is None else min(coins, BASE_PRICES[0]))
    for segment in range(SEGMENTS):
        _lay_blocks(page, middle, radius, segment, segments[segment], coins, _field(segment, chosen))


@lru_cache(maxsize=64)
def _prices(middle: tuple[int, int], radius: int, romans: Sequence[str], coins: int | None) -> tuple[Element, ...]:
    """Return what is printed on every wheel of this size: the prices on the rim, the numbers around the hub."""
    printed = Scene(theme.WIDTH, theme.TRAVERTINE)
    figure = max(theme.SMALL, round(radius * 0.098))
    small = round(radius * 0.094)
    for segment in range(SEGMENTS):
        way = angle(segment)
        for colour in COLOURS:
            turn = way + math.radians((colour - 2.5) * 9.3)
            price = PRICES[segment][colour]
            x, y = _polar(middle, radius * 0.936, turn)
            ink = theme.SOFT if price == 0 else theme.INK
            name = f"wheel/{segment + 1}/price/{colour.key}"
            printed.label(name, x, y, str(price), figure, ink, RIM, face="bold", anchor="m")
            x, y = _polar(middle, radius * 0.832, turn)
            what, sprite = f"wheel/{segment + 1}/colour/{colour.key}", f"block-{colour.key}"
            faded = coins is not None and price > coins
            printed.icon(what, x - small // 2, y - small // 2, small, sprite, RIM, faded=faded)
        x, y = _polar(middle, radius * 0.125, way)
        roman = romans[segment]
        printed.label(f"wheel/{segment + 1}", x, y, roman, figure, theme.WHITE, theme.SEA, face="bold", anchor="m")
    return tuple(printed.elements)


def _lay_blocks(
    page: Page, middle: tuple[int, int], radius: int, segment: int, lies: SegmentContent, coins: int | None, ground: str
) -> None:
    shown: list[tuple[str, str, bool, bool]] = []
    for colour in COLOURS:
        faded = coins is not None and PRICES[segment][colour] > coins
        for number in range(lies.blocks[colour]):
            shown.append(("block", f"block-{colour.key}", number < lies.new[colour], faded))
        shown += [("gone", f"gone-{colour.key}", False, False)] * lies.gone[colour]
    shown += [("unknown", "block-unknown", False, False)] * lies.unknown
    if not shown:
        return
    side, places = slots(segment, len(shown), round(radius * (_RIM - 0.012)), round(radius * (_HUB + 0.01)))
    for (kind, sprite, new, faded), (x, y) in zip(shown, places, strict=True):
        box = Box(middle[0] + x, middle[1] + y, side, side)
        what = f"wheel/{segment + 1}/{kind}"
        if new:
            page.plate(f"mark/{what}", box.grown(max(3, side // 16)), theme.NEW, ground, side // 5)
        page.icon(what, box.x, box.y, side, sprite, theme.NEW if new else ground, faded=faded)


def _polar(middle: tuple[int, int], radius: float, turn: float) -> tuple[int, int]:
    return round(middle[0] + radius * math.cos(turn)), round(middle[1] + radius * math.sin(turn))
