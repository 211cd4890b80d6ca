"""The end of a game: the podium with the parts of every score, and a page with the points turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.palazzo import Outcome, View
from render.common.growth import growth_page
from render.common.podium import Part, lay_podium
from render.games.palazzo.page import Page

_PARTS: Final = ("height", "windows", "material", "money")
"""What makes the score, and the money that decides ties."""


def podium_page(view: View, outcome: Outcome, names: Sequence[str], language: str) -> Page:
    """Lay out the podium."""
    page = Page(view, names, language)
    lay_podium(page, outcome, [_parts(page, each) for each in outcome.breakdown])
    return page


def _parts(page: Page, breakdown: Mapping[str, int]) -> list[Part]:
    return [Part(page.say(f"part-{part}"), breakdown[part]) for part in _PARTS]


def points_page(
    view: View, outcome: Outcome, names: Sequence[str], language: str, growth: Sequence[Sequence[int]]
) -> Page:
    """Lay out the points turn by turn."""
    page = Page(view, names, language)
    growth_page(page, growth, outcome)
    return page
