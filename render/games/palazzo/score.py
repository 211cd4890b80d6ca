"""The end of a game: the podium with the parts of every score, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.palazzo import Outcome, Palazzo, View
from render.common.page import Page
from render.common.podium.page import EDGE, MARBLE, ScorePart, lay_podium
from render.engine import theme
from render.engine.scene import Box, Role
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzo import OVERHANG, Form, lay_palazzo, levels

_PARTS: Final = {"height": "part-height", "windows": "window", "material": "pure"}
"""What makes the score, with the sprites for it."""
_MONEY: Final = "money", "cards"
"""What decides ties, with its sprite."""
_APART: Final = 0.05
"""The space between them, as a share of their width."""
_WIDEST, _HIGHEST = 218, 76
"""The greatest size of floors."""
_ROWS: Final = 3
"""Palazzi stand in so many rows at most."""
_SEEN, _LEAST_STEP = 0.62, 0.14
"""The share of a row that is seen at least above the one before it, and the least height of its step, a share of that
one's height.
"""
_ASIDE: Final = 0.2
"""How far apart two rows of as many are moved, as a share of that width."""
_STEP: Final = 0.06
"""How far a step reaches beyond what stands on it, as a share of the width of a palazzo."""


class _Standing(NamedTuple):
    """Palazzi in rows, from the back on, with the heights of their steps, and a size for all that has room."""

    rows: tuple[tuple[Palazzo, ...], ...]
    lifts: tuple[float, ...]
    scale: float

    def shift(self, row: int) -> float:
        """Return how far a row is moved to the right so that one of as many does not hide it, in palazzi."""
        lengths = {len(each) for each in self.rows}
        return ((len(self.rows) - row) % 2 - 0.5) * _ASIDE if len(lengths) < len(self.rows) else 0


def podium_page(view: View, outcome: Outcome, names: Sequence[str], language: str, edge: int = EDGE) -> PalazzoPage:
    """Lay out the podium, with everyone's palazzi on it in one size."""
    page, rooms = PalazzoPage(view, names, language), dict[int, Box]()

    def topping(_: Page, seat: int, box: Box) -> None:
        rooms[seat] = box

    lay_podium(page, outcome, [_parts(page, outcome, each) for each in outcome.breakdown], "", topping, edge)
    found = {seat: _standings(view.players[seat].palazzi, box) for seat, box in rooms.items()}
    best = [max(each.scale for each in standings) for standings in found.values() if standings]
    scale = min(best, default=0)
    for seat, standings in found.items():
        if standings:
            # in no more rows than that size needs, but who has won has some in the back, so that nobody stands higher
            fitting = [each for each in standings if each.scale >= scale]
            raised = [each for each in fitting if len(each.rows) > 1 and seat in outcome.winners]
            standing = raised[0] if raised and len(view.players[seat].palazzi) > 2 else fitting[0]
            _lay_palazzi(page, seat, standing._replace(scale=scale), rooms[seat])
    return page


def _standings(palazzi: Sequence[Palazzo], box: Box) -> list[_Standing]:
    """Return how palazzi can stand in a box, with the largest size of each: the highest in the back."""
    order = sorted(palazzi, key=lambda each: (-levels(each), each.number))
    found = list[_Standing]()
    for number in range(1, min(_ROWS, len(order)) + 1):
        ends = [len(order) * (row + 1) // number for row in range(number)]
        rows = tuple(tuple(order[start:end]) for start, end in zip([0, *ends], ends, strict=False))
        lifts = [0.0]
        for behind, front in reversed([*pairwise(rows)]):
            hidden, back = max(map(_tall, front)), min(map(_tall, behind))
            lifts.append(lifts[-1] + max(_LEAST_STEP * hidden, hidden - (1 - _SEEN) * back))
        standing = _Standing(rows, tuple(reversed(lifts)), 1)
        wide = _WIDEST * (1 + OVERHANG) * (1 + _APART)
        across = wide * max(len(row) + 2 * abs(standing.shift(at)) for at, row in enumerate(rows))
        down = max(lift + max(map(_tall, row)) for lift, row in zip(standing.lifts, rows, strict=True))
        found.append(standing._replace(scale=min(box.width / across, box.height / down, 1)))
    return found


def _tall(palazzo: Palazzo) -> int:
    return Form(_WIDEST, _HIGHEST).tall(palazzo)


def _lay_palazzi(page: PalazzoPage, seat: int, standing: _Standing, box: Box) -> None:
    """Lay out all palazzi as a group on the bottom of a box, those in the back on steps of marble."""
    form = Form(int(_WIDEST * standing.scale), int(_HIGHEST * standing.scale))
    pitch = form.width * (1 + OVERHANG) * (1 + _APART)
    for number, (row, lift) in enumerate(zip(standing.rows, standing.lifts, strict=True)):
        order = [*reversed(range(1, len(row), 2)), *range(0, len(row), 2)]  # the highest in the middle
        base = box.bottom - int(standing.scale * lift)
        first = box.mid_x + standing.shift(number) * pitch - pitch * (len(row) - 1) / 2 - form.width / 2
        if base < box.bottom:
            beyond = round(_STEP * form.width)
            left = round(first) - beyond
            wide = round(pitch * (len(row) - 1)) + form.width + 2 * beyond
            step = Box(left, base - 2, wide, box.bottom - base + 2)
            what = f"ground/built/{seat}/step/{number}"
            page.plate(what, step, MARBLE, page.ground, 3, theme.EDGE, fill_to="#cfc6b8", role=Role.GROUND)
        for place, at in enumerate(order):
            left = round(first + place * pitch)
            lay_palazzo(page, f"built/{seat}/{row[at].number}", row[at], left, base, form, numbered=False)


def _parts(page: PalazzoPage, outcome: Outcome, breakdown: Mapping[str, int]) -> list[ScorePart]:
    """Return where a seat's points come from, and the money if that has decided."""
    shown = [*_PARTS.items(), *([_MONEY] if outcome.tie_broken else [])]
    return [ScorePart(page.say(f"part-{part}"), breakdown[part], sprite) for part, sprite in shown]
