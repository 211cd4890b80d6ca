"""The end of a game: the podium with the parts of every score, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.palazzo import Outcome, View
from render.common.charts.growth import growth_page
from render.common.page import Page as CommonPage
from render.common.podium.page import lay_podium
from render.common.podium.table import Part
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.palazzo import Form, across, lay_palazzo, levels
from render.games.palazzo.parts.tile import FLOOR_RATIO

_PARTS: Final = {"height": "part-height", "windows": "window", "material": "pure"}
"""What makes the score, with the sprites for it."""
_MONEY: Final = "money", "cards"
"""What decides ties, with its sprite."""
_ROOM: Final = 170
"""The greatest height of palazzi on a pedestal."""
_WIDEST: Final = 84
_BESIDE: Final = 5


def podium_page(view: View, outcome: Outcome, names: Sequence[str], language: str) -> Page:
    """Lay out the podium, with everyone's palazzi on it."""
    page = Page(view, names, language)

    def topping(_: CommonPage, seat: int, box: Box) -> None:
        _lay_palazzi(page, seat, box)

    lay_podium(page, outcome, [_parts(page, outcome, each) for each in outcome.breakdown], "", topping, _ROOM)
    return page


def _lay_palazzi(page: Page, seat: int, box: Box) -> None:
    """Lay out palazzi side by side in the middle of a box, on its bottom."""
    palazzi = page.view.players[seat].palazzi
    if not palazzi:
        return
    width = _WIDEST
    while width > 1 and not _fits(width, max(map(levels, palazzi)), len(palazzi), box):
        width -= 1
    form = _form(width)
    pitch = across(width) + _BESIDE
    left = box.x + (box.width - pitch * len(palazzi) + _BESIDE) // 2
    for number, palazzo in enumerate(palazzi):
        what = f"score/{seat}/pedestal/{palazzo.number}"
        lay_palazzo(page, what, palazzo, left + number * pitch, box.bottom, form, numbered=False)


def _form(width: int) -> Form:
    return Form(width, round(width * FLOOR_RATIO))


def _fits(width: int, most: float, number: int, box: Box) -> bool:
    form = _form(width)
    wide = number * (across(width) + _BESIDE)
    return wide <= box.width and round(form.height * most) + 5 + form.roof <= box.height


def _parts(page: Page, outcome: Outcome, breakdown: Mapping[str, int]) -> list[Part]:
    """Return where a seat's points come from, and the money if that has decided."""
    shown = [*_PARTS.items(), *([_MONEY] if outcome.tie_broken else [])]
    return [Part(page.say(f"part-{part}"), breakdown[part], sprite) for part, sprite in shown]


def points_page(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]
) -> Page:
    """Lay out the points turn by turn."""
    page = Page(view, names, language)
    growth_page(page, growth, outcome)
    return page
