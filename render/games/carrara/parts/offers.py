"""What scorings would yield now: boxes as wide as their contents, in as few rows as hold them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.games.carrara.scoring import Gain
from render.engine import theme
from render.engine.layout import Line, columns, lay_line, line_width, rows, wrap
from render.engine.scene import Box
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.amounts import GOLD_LOW, brief_objects, gain_line, objects_line
from render.games.carrara.parts.cities.seals import Scored, sprite_of

EARNS: Final = "#f4cf72"
"""The ground of what a scoring would yield now."""
_SHAPES: Final = (1, 80, range(67, 38, -4)), (2, 66, range(47, 30, -4)), (3, 66, (39, 35, theme.SMALL))
"""The most rows, the height of what is in their boxes, and the sizes of amounts."""
_EDGE, _APART, _BESIDE, _SPARE = 6, 6, 12, 60
"""What is free around and between boxes and beside an emblem, and by how much a box is wider than that at most."""


class Offer(NamedTuple):
    """What can be scored now, with the lines that say what it would yield, and the width of its box."""

    what: str
    sprite: str
    lines: Sequence[Line]
    width: int


class Offers(NamedTuple):
    """Scorings in rows, the height of what is in their boxes, and the size of amounts."""

    rows: Sequence[Sequence[Offer]]
    inner: int
    size: int

    @property
    def height(self) -> int:
        return len(self.rows) * (self.inner + 2 * _EDGE + _APART) - _APART


def plan_offers(page: CarraraPage, gains: Mapping[str, tuple[Scored, Gain]], width: int) -> Offers:
    """Divide scorings into rows of a width, in the largest amounts, and with each object's number if that fits."""
    said = [(what, sprite_of(scored), _forms(page, what, gain)) for what, (scored, gain) in gains.items()]
    for most, inner, sizes in _SHAPES:
        for size in sizes:
            emblem = min(inner, 2 * size) + _BESIDE + 2 * _EDGE
            for form in range(3):
                offers = [
                    Offer(what, sprite, forms[form], emblem + max(line_width(line, size) for line in forms[form]))
                    for what, sprite, forms in said
                ]
                lines = wrap([each.width for each in offers], width, _APART)
                found = Offers([[offers[place] for place in line] for line in lines], inner, size)
                fits = all(each.width <= width and len(each.lines) * size <= inner for each in offers)
                if fits and len(found.rows) <= most:
                    return found
    return found


def _forms(page: CarraraPage, what: str, gain: Gain) -> Sequence[Sequence[Line]]:
    """Say what a scoring yields, with the number of objects of each kind, of all, or of all in a line of their own."""
    gained, brief = gain_line(page, what, gain), brief_objects(page, what, gain.objects)
    each = objects_line(page, what, gain.objects)
    return [[*gained, *each]], [[*gained, *brief]], [line for line in (gained, brief) if line]


def lay_offers(page: CarraraPage, offers: Offers, box: Box) -> None:
    """Lay out what can be scored now, each with what it would yield."""
    for row, line in zip(offers.rows, rows(box, [0] * len(offers.rows), _APART), strict=True):
        spare = (box.width + _APART - sum(each.width + _APART for each in row)) // len(row)
        x = line.x
        for offer in row:
            cell = line._replace(x=x, width=offer.width + min(_SPARE, spare))
            _lay_offer(page, offer, cell, offers.size)
            x = cell.right + _APART


def _lay_offer(page: CarraraPage, offer: Offer, cell: Box, size: int) -> None:
    inner, side = cell.grown(-_EDGE), min(cell.height - 2 * _EDGE, 2 * size)
    page.plate(f"{offer.what}/panel", cell, EARNS, theme.MARBLE, 12, theme.GOLD_DEEP, fill_to=GOLD_LOW, shadow=4)
    emblem, room = columns(inner, [side, 0], 4)
    page.icon(offer.what, emblem.x, emblem.mid_y - side // 2, side, offer.sprite, EARNS)
    for said, part in zip(offer.lines, rows(room, [0] * len(offer.lines)), strict=True):
        lay_line(page, said, part, (size,), EARNS)
