"""The end of a game: the podium with the parts of every score, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.palazzo import Outcome, View
from render.common.page import Page
from render.common.podium.heroes import place_all
from render.common.podium.page import EDGE, ScorePart, lay_podium
from render.engine.scene import Box
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzo import PalazzoSize, lay_palazzo, levels

_PARTS: Final = {"height": "part-height", "windows": "window", "material": "pure"}
"""What makes the score, with the sprites for it."""
_MONEY: Final = "money", "cards"
"""What decides ties, with its sprite."""
_LARGEST: Final = PalazzoSize(218, 76)
_APART: Final = 1.04
"""The room of a palazzo in a row, in which its neighbours may stand a little, as a share of its width."""


def podium_page(view: View, outcome: Outcome, names: Sequence[str], language: str, edge: int = EDGE) -> PalazzoPage:
    """Lay out the podium, with all palazzi on it, in one size."""
    page, rooms = PalazzoPage(view, names, language), dict[int, Box]()
    built = [sorted(each.palazzi, key=lambda palazzo: (-levels(palazzo), palazzo.number)) for each in view.players]

    def topping(_: Page, seat: int, box: Box) -> None:
        if built[seat]:
            rooms[seat] = box

    parts = [_parts(page, outcome, each) for each in outcome.breakdown]
    # the winner's pedestal is no narrower than another
    most = max(map(len, built))
    wide = [most if seat in outcome.winners else len(each) for seat, each in enumerate(built)]
    lay_podium(page, outcome, parts, "", topping, edge, wide)
    sizes = {seat: [(_APART * _LARGEST.width, _LARGEST.tall(each)) for each in built[seat]] for seat in rooms}
    scale, placed = place_all(page, sizes, rooms)
    form = PalazzoSize(int(scale * _LARGEST.width), int(scale * _LARGEST.height))
    for seat, boxes in placed.items():
        for palazzo, box in zip(built[seat], boxes, strict=True):
            left = box.mid_x - form.width // 2
            lay_palazzo(page, f"built/{seat}/{palazzo.number}", palazzo, left, box.bottom, form, numbered=False)
    return page


def _parts(page: PalazzoPage, outcome: Outcome, breakdown: Mapping[str, int]) -> list[ScorePart]:
    """Return where a seat's points come from, and the money if that has decided."""
    shown = [*_PARTS.items(), *([_MONEY] if outcome.tie_broken else [])]
    return [ScorePart(page.say(f"part-{part}"), breakdown[part], sprite) for part, sprite in shown]
