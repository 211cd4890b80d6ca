"""The end of a game: the podium with the parts of every score, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.palazzo import Outcome, View
from render.common.page import Page
from render.common.podium.heroes import Size, group
from render.common.podium.page import EDGE, ScorePart, lay_podium
from render.engine.scene import Box
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


def podium_page(view: View, outcome: Outcome, names: Sequence[str], language: str, edge: int = EDGE) -> PalazzoPage:
    """Lay out the podium, with everyone's palazzi on it."""
    page = PalazzoPage(view, names, language)

    def topping(_: Page, seat: int, box: Box) -> None:
        _lay_palazzi(page, seat, box)

    lay_podium(page, outcome, [_parts(page, outcome, each) for each in outcome.breakdown], "", topping, edge)
    return page


def _lay_palazzi(page: PalazzoPage, seat: int, box: Box) -> None:
    """Lay out all palazzi as a group on the bottom of a box."""
    palazzi = sorted(page.view.players[seat].palazzi, key=lambda each: (-levels(each), each.number))
    whole, wide = Form(_WIDEST, _HIGHEST), round(_WIDEST * (1 + OVERHANG))
    sizes = [(wide, whole.height * levels(each) + whole.roof) for each in palazzi]
    for palazzo, place in zip(palazzi, _places(sizes, box), strict=True):
        width = round(place.width * _WIDEST / wide)
        form = Form(width, round(width * _HIGHEST / _WIDEST))
        left = place.right - width
        lay_palazzo(page, f"built/{seat}/{palazzo.number}", palazzo, left, place.bottom, form, numbered=False)


def _places(sizes: Sequence[Size], box: Box) -> list[Box]:
    """Return where palazzi stand: those in the back are between the others, who would hide them.

    Of an even number, one place in the back is therefore empty, if that is larger than all beside each other.
    """
    if len(sizes) % 2 or len(sizes) < 4:
        return group(sizes, box, -_APART, 2)
    empty = len(sizes) // 2 - 1
    spaced = group([*sizes[:empty], sizes[0], *sizes[empty:]], box, -_APART, 2)
    del spaced[empty : empty + 1]
    return max(spaced, group(sizes, box, -_APART, 1), key=lambda places: [each.width for each in places])


def _parts(page: PalazzoPage, outcome: Outcome, breakdown: Mapping[str, int]) -> list[ScorePart]:
    """Return where a seat's points come from, and the money if that has decided."""
    shown = [*_PARTS.items(), *([_MONEY] if outcome.tie_broken else [])]
    return [ScorePart(page.say(f"part-{part}"), breakdown[part], sprite) for part, sprite in shown]
