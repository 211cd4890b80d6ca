"""The end of a game: the podium with the parts of every score, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.palazzo import Outcome, Palazzo, View, points_of
from render.common.page import Page
from render.common.podium.heroes import group, lay_steps
from render.common.podium.page import EDGE, ScorePart, lay_podium
from render.engine.scene import Box
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzo import Form, lay_palazzo, levels

_PARTS: Final = {"height": "part-height", "windows": "window", "material": "pure"}
"""What makes the score, with the sprites for it."""
_MONEY: Final = "money", "cards"
"""What decides ties, with its sprite."""
_LARGEST: Final = Form(218, 76)
_APART: Final = 1.2
"""The room of a palazzo in a row, in which its neighbours may stand a little, as a share of its width."""


def podium_page(view: View, outcome: Outcome, names: Sequence[str], language: str, edge: int = EDGE) -> PalazzoPage:
    """Lay out the podium, with the palazzi on it that bring points, in one size."""
    page, rooms = PalazzoPage(view, names, language), dict[int, Box]()

    def topping(_: Page, seat: int, box: Box) -> None:
        if view.players[seat].palazzi:
            rooms[seat] = box

    lay_podium(page, outcome, [_parts(page, outcome, each) for each in outcome.breakdown], "", topping, edge)
    built = {seat: _best(view.players[seat].palazzi) for seat in rooms}
    form = min([_LARGEST, *(_largest(palazzi, rooms[seat]) for seat, palazzi in built.items())])
    for seat, palazzi in built.items():
        boxes = group(_sizes(palazzi, form), rooms[seat])
        lay_steps(page, seat, boxes, rooms[seat])
        for palazzo, box in zip(palazzi, boxes, strict=True):
            left = box.mid_x - form.width // 2
            lay_palazzo(page, f"built/{seat}/{palazzo.number}", palazzo, left, box.bottom, form, numbered=False)
    return page


def _best(palazzi: Sequence[Palazzo]) -> list[Palazzo]:
    """Return the palazzi that bring or cost points, or else one, the highest first."""
    order = sorted(palazzi, key=lambda each: (-levels(each), each.number))
    return [each for each in order if points_of(each.floors).total] or order[:1]


def _sizes(palazzi: Sequence[Palazzo], form: Form) -> list[tuple[float, float]]:
    return [(_APART * form.width, form.tall(each)) for each in palazzi]


def _largest(palazzi: Sequence[Palazzo], box: Box) -> Form:
    """Return the largest floors with which a seat's palazzi have room in a box."""
    first, *_ = group(_sizes(palazzi, _LARGEST), box)
    scale = first.width / (_APART * _LARGEST.width)
    return Form(int(scale * _LARGEST.width), int(scale * _LARGEST.height))


def _parts(page: PalazzoPage, outcome: Outcome, breakdown: Mapping[str, int]) -> list[ScorePart]:
    """Return where a seat's points come from, and the money if that has decided."""
    shown = [*_PARTS.items(), *([_MONEY] if outcome.tie_broken else [])]
    return [ScorePart(page.say(f"part-{part}"), breakdown[part], sprite) for part, sprite in shown]
