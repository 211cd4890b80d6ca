"""The end of a game: the podium with the parts of every score, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.contract import Outcome
from bot.games.palazzo.position import Palazzo
from bot.games.palazzo.scoring import points_of
from bot.games.palazzo.view import PalazzoView
from render.common.podium.page import EDGE, ScorePart, lay_podium
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzo import PalazzoSize, lay_palazzo, levels
from render.games.palazzo.worth import SIGNS

_LARGEST: Final = PalazzoSize(218, 76)
_APART: Final = 1.13
"""The room of a palazzo in a row, in which its neighbours may stand a little, as a share of its width."""


def podium_page(
    view: PalazzoView, outcome: Outcome, names: Sequence[str], language: str, edge: int = EDGE
) -> PalazzoPage:
    """Lay out the podium, with palazzi on it, and on pedestals how many more there are."""
    page = PalazzoPage(view, names, language)
    built = [_order(each.palazzi) for each in view.players]
    sizes = [[(_APART * _LARGEST.width, _LARGEST.tall(each)) for each in own] for own in built]
    parts = [_parts(page, outcome, each) for each in outcome.breakdown]
    for seat, places in lay_podium(page, outcome, parts, "", edge, sizes, "palazzo").items():
        for palazzo, box in zip(built[seat], places, strict=False):
            width = int(box.width / _APART)
            form = PalazzoSize(width, width * _LARGEST.height // _LARGEST.width)
            what, left = f"built/{seat}/{palazzo.number}", box.mid_x - width // 2
            lay_palazzo(page, what, palazzo, left, box.bottom, form, numbered=False)
    return page


def _order(palazzi: Sequence[Palazzo]) -> list[Palazzo]:
    """Put palazzi in the order in which they are shown: the highest, those that cost points, and lower ones."""
    ordered = sorted(palazzi, key=lambda each: (-levels(each), each.number))
    return ordered[:1] + sorted(ordered[1:], key=lambda each: points_of(each.floors).total >= 0)


def _parts(page: PalazzoPage, outcome: Outcome, breakdown: Mapping[str, int]) -> list[ScorePart]:
    """Return where a seat's points come from, and the money if that has decided."""
    sprites = {part: sprite for part, (sprite, *_) in SIGNS.items()} | (
        {"money": "cards"} if outcome.tie_broken else {}
    )
    return [ScorePart(page.say(f"part-{part}"), breakdown[part], sprite) for part, sprite in sprites.items()]
