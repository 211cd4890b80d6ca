"""The list beside tiles to choose from for an ingot: the features that could get it there, or who wants it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.games.carcassonne import Feature, Place
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.gold import claimants
from bot.games.carcassonne.turn import holders
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page

_HIGHEST: Final = 143
_SPACE: Final = 8
_NAME: Final = 90
"""How far from the left edge of a row the features begin."""
_SIGN, _BADGE = 48, 44
_CHOSEN: Final = "#ffe08a"
_NEXT: Final = 10
_MORE: Final = 40
"""The room that the sign of more needs."""
_TWO_LINES: Final = 100
"""From this height on there is room for two lines."""
_APART: Final = 62
"""How far apart these are at most."""


def lay_choices(page: Page, choices: Collection[Place], chosen: Place | None, box: Box) -> None:
    """Lay out a row for each place; one may be chosen."""
    high = min(_HIGHEST, (box.height + _SPACE) // len(choices) - _SPACE)
    sizes = theme.LARGE, 39, theme.BODY, theme.SMALL
    size = min(fitting_size(coordinate(place), "bold", sizes, _NAME - 14) for place in choices)
    for number, place in enumerate(choices):
        row = Box(box.x, box.y + number * (high + _SPACE), box.width, high)
        on, edge = (_CHOSEN, theme.GOLD_DEEP) if place == chosen else (theme.MARBLE, theme.EDGE)
        page.plate(f"chance/{coordinate(place)}", row, on, page.ground, 14, edge, shadow=4)
        _lay_row(page, place, size, row, on)


def _lay_row(page: Page, place: Place, size: int, box: Box, on: str) -> None:
    """Lay out a place, and the features that could get an ingot there, as far as there is room: held ones first."""
    what, middle = f"chance/{coordinate(place)}", box.y + box.height // 2
    at = box.x + 14, middle, coordinate(place), size, theme.INK, on
    page.label(f"{what}/name", *at, face="bold", width=_NAME - 12)
    start = box.x + _NAME + 6
    for claim in page.view.claims:
        if claim.place == place:
            for seat in claim.seats:
                start = page.badge(f"{what}/{seat}", start, middle - _BADGE // 2, _BADGE, seat, on).right + 4
            return
    found = sorted(claimants(page.view.board, place), key=lambda feature: (not feature.followers, feature.kind))
    if not found:
        page.label(f"{what}/none", start, middle, page.say("picture-nothing-open"), theme.SMALL, theme.SOFT, on)
    apart = min(box.height // 2, _APART) if box.height >= _TWO_LINES else 0
    in_one_line = start + sum(_wide(page, feature) + _NEXT for feature in found) - _NEXT <= box.right - 8
    lines = [middle] if in_one_line or not apart else [middle - apart // 2, middle + apart // 2]
    x, line = start, lines.pop(0)
    for number, feature in enumerate(found):
        more = number < len(found) - 1 and not lines
        if x + _wide(page, feature) > box.right - (_MORE if more else 8):
            if not lines:
                page.label(f"{what}/more", x, line, "…", theme.BODY, theme.SOFT, on)
                return
            x, line = start, lines.pop(0)
        x = _lay_feature(page, f"{what}/{number}", feature, x, line, on) + _NEXT


def _wide(page: Page, feature: Feature) -> int:
    """Return how wide a feature and its holders are."""
    free = ink(page.say("picture-free"), "sans", theme.SMALL).advance
    return _SIGN + 4 + (len(holders(feature)) * (_BADGE + 4) or free)


def _lay_feature(page: Page, what: str, feature: Feature, x: int, middle: int, on: str) -> int:
    """Lay out the sign of a feature and the badges of its holders, and return where these end."""
    seats = holders(feature)
    x = page.icon(f"{what}/sign", x, middle - _SIGN // 2, _SIGN, f"feature-{feature.kind}", on).right + 4
    for seat in seats:
        x = page.badge(f"{what}/{seat}", x, middle - _BADGE // 2, _BADGE, seat, on).right + 4
    if not seats:
        x = page.label(f"{what}/free", x + 2, middle, page.say("picture-free"), theme.SMALL, theme.SOFT, on).right
    return x
