"""The card of someone's result in the position of the day; it gives nothing of the position away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.texts.alt_text import join_within_limit
from render.common.atlas import common_atlas
from render.common.header import lay_noted_title
from render.common.name_lines import break_name, title_lines
from render.common.names import clean_name, make_legible
from render.common.page import HEADER, Light, Page
from render.engine import theme
from render.engine.fonts import fit_size
from render.engine.layout import columns
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_SHEET: Final = 208
"""The height of the sheet and of the part below it."""
_SIGN: Final = 170
"""The width of the sign on the left."""
_FIGURE: Final = 168
"""The width of a figure on the right."""
_LAUREL, _DISC, _TICK = 160, 116, 72


@dataclass(frozen=True, slots=True)
class ResultCard:
    title: str
    game: str
    name: str
    said: str
    """The verdict, as the rest of a sentence that begins with the name."""
    right: bool
    """Whether the answer was good."""
    best: bool
    figures: Sequence[tuple[str, str]]
    """Numbers with what they count."""


def result_card(shown: ResultCard, language: str) -> Picture:
    """Draw the card; the alt text says the same."""
    figures = [f"{number} {label}." for number, label in shown.figures]
    said = [f"{shown.title}: {shown.game}.", f"{clean_name(shown.name)} {shown.said}.", *figures]
    return Picture(paint(card_page(shown, language), common_atlas()), join_within_limit(said, "…"))


def card_page(shown: ResultCard, language: str) -> Page:
    """Lay out the card: a sign for the answer, who gave it, and their figures."""
    page = Page((), language, "")
    page.height = HEADER + _SHEET
    page.lay_ground(Light.MORNING)
    lay_noted_title(page, shown.title, shown.game)
    sheet = page.sheet()
    inner = sheet._replace(x=sheet.x + 8, width=sheet.width - 16)
    sign, who, *figures = columns(inner, [_SIGN, 0, *[_FIGURE] * len(shown.figures)])
    _lay_sign(page, shown, sign)
    _lay_who(page, shown, who)
    for number, (cell, (count, label)) in enumerate(zip(figures, shown.figures, strict=True)):
        _lay_figure(page, f"figure/{number}", cell, count, label)
    return page


def _lay_sign(page: Page, shown: ResultCard, box: Box) -> None:
    """Lay out a tick for a good answer, in a laurel for the best one, and a question mark for any other."""
    x, y = box.middle
    if shown.best:
        page.icon("laurel", x - _LAUREL // 2, y - _LAUREL // 2, _LAUREL, "laurel-large", theme.MARBLE, plate=True)
    else:
        disc = Box(x - _DISC // 2, y - _DISC // 2, _DISC, _DISC)
        page.plate("disc", disc, theme.SAND, theme.MARBLE, _DISC // 2, theme.EDGE)
    if shown.right:
        on = theme.MARBLE if shown.best else theme.SAND
        page.icon("tick", x - _TICK // 2, y - _TICK // 2, _TICK, "tick", on)
    else:
        page.label("open", x, y, "?", theme.HUGE, theme.SOFT, theme.SAND, face="bold", anchor="m")


def _lay_who(page: Page, shown: ResultCard, box: Box) -> None:
    width = box.width - 24
    name = break_name(make_legible(shown.name, "?"), (theme.HUGE, theme.TITLE, theme.LARGE, theme.BODY), width, 2)
    said = title_lines(shown.said, "sans", (theme.BODY, theme.SMALL), width, 1)
    name.lay(page, "name", box.x + 8, box.y + 66, theme.INK, theme.MARBLE)
    said.lay(page, "said", box.x + 8, box.y + 144, theme.SOFT, theme.MARBLE)


def _lay_figure(page: Page, what: str, box: Box, count: str, label: str) -> None:
    tile = page.plate(what, box.grown(-6)._replace(y=box.y + 18, height=box.height - 36), theme.VEIN, theme.MARBLE, 12)
    size = fit_size(count, "bold", (theme.HUGE, theme.TITLE, theme.LARGE), tile.width - 12)
    page.label(f"{what}/count", tile.mid_x, tile.y + 48, count, size, theme.INK, theme.VEIN, face="bold", anchor="m")
    lines = title_lines(label, "sans", (theme.SMALL,), tile.width - 8, 2)
    lines.lay(page, what, tile.mid_x, tile.bottom - 46, theme.SOFT, theme.VEIN, anchor="m")
