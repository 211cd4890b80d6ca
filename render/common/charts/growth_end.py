"""What a final scoring added: a row for each player, with the name, a bar of two parts, and the final score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.contract import Outcome
from bot.texts.numbers import signed
from render.common.charts.plot import BADGE, lay_sheet
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fit, ink
from render.engine.scene import Box

_WIDTH: Final = 416
_INSIDE: Final = 26
_HEAD: Final = 94
"""The height of what explains the parts of bars."""
_KEY: Final = 30
"""The size of a square that stands for such a part."""
_FOOT: Final = 20
_NAMES: Final = theme.LARGE, 39, theme.BODY, theme.SMALL
"""The sizes of names, the largest in which all fit."""
_SCORES: Final = 72, 60, 52, 47, 42, 36, theme.SMALL
"""The sizes of final scores."""
_POINTS: Final = theme.TITLE, 42, 39, theme.BODY, theme.SMALL
"""The sizes of the points in bars."""
_BAR: Final = 70
"""The greatest height of a bar."""
_LEAST_BAR: Final = 34
_APART: Final = 4
_WREATH, _LEAST_WREATH = 92, 70
"""The greatest and the least size of a laurel; where there is less room the winner is only in the head."""
_PALE: Final = 0.75
"""How much paler the parts of bars are that the rounds brought."""
_GROUND: Final = theme.MARBLE


def lay_ends(page: Page, before: Sequence[int], outcome: Outcome, box: Box) -> int:
    """Lay out what the final scoring added to the points before it at the right of a box, and return its width."""
    end = Box(box.right - _WIDTH, box.y, _WIDTH, box.height)
    lay_sheet(page, end, "growth/end")
    _lay_key(page, end, outcome.order[0])
    scores, order = outcome.scores, outcome.order
    row = (end.height - _HEAD - _FOOT) // len(order)
    bar = min(_BAR, max(_LEAST_BAR, row * 9 // 25))
    line = min(row - bar - _APART, _WREATH)
    said = [signed(score) for score in scores]
    size = next((size for size in _SCORES if size <= line), _SCORES[-1])
    widest = max(ink(score, "bold", size).advance for score in said)
    room = end.width - 2 * _INSIDE - max(BADGE, line) - 8 - widest - 14
    named = next((each for each in _NAMES if _widest(page, each) <= room and each <= line), _NAMES[-1])
    for place, seat in enumerate(order):
        won, y = seat in outcome.winners, end.y + _HEAD + place * row
        on = theme.GOLD_PALE if won else _GROUND
        if won:
            page.plate(f"growth/{seat}/row", Box(end.x + 8, y, end.width - 16, row), on, _GROUND, 12)
        top = y + (row - bar - line - _APART) // 2
        x, middle = end.x + _INSIDE, top + line // 2
        side = max(BADGE, line)
        if won and side >= _LEAST_WREATH:
            page.wreathe(f"growth/{seat}", x + side // 2, middle, seat, on, side)
        else:
            badge = min(BADGE, line)
            at = x + (side - badge) // 2, middle - badge // 2, badge
            page.badge(f"growth/{seat}/badge", *at, seat, on)
        name = fit(page.names[seat], "sans", named, room)
        page.label(f"growth/{seat}/name", x + side + 8, middle, name, named, theme.INK, on)
        right = end.right - _INSIDE
        page.label(f"growth/{seat}/score", right, middle, said[seat], size, theme.INK, on, face="bold", anchor="r")
        whole = Box(x, top + line + _APART, end.width - 2 * _INSIDE, bar)
        _lay_bar(page, whole, seat, on, before[seat], scores[seat], max(1, *scores))
    return _WIDTH


def _widest(page: Page, size: int) -> int:
    return max(ink(name, "sans", size).advance for name in page.names)


def _lay_key(page: Page, end: Box, seat: int) -> None:
    """Explain both parts of bars, in the colours of the first of them."""
    colour, rim = theme.SEATS[seat], _rim(seat)
    keys = ("name", "picture-growth-end", colour, "black"), ("before", "picture-growth-before", _pale(seat), "sans")
    for place, (what, key, fill, face) in enumerate(keys):
        middle = end.y + 36 + place * 40
        square = Box(end.x + _INSIDE, middle - _KEY // 2, _KEY, _KEY)
        page.plate(f"growth/end/{what}/key", square, fill, _GROUND, 5, rim)
        said, room = page.say(key), end.width - 2 * _INSIDE - _KEY - 10
        at = square.right + 10, middle, said, theme.BODY if place == 0 else theme.SMALL, theme.INK, _GROUND
        page.label(f"growth/end/{what}", *at, width=room, face="black" if face == "black" else "sans")


def _pale(seat: int) -> str:
    return mix(theme.SEATS[seat], theme.MARBLE, _PALE)


def _rim(seat: int) -> str:
    return mix(theme.SEATS[seat], theme.INK, 0.6)


def _lay_bar(page: Page, bar: Box, seat: int, on: str, before: int, after: int, most: int) -> None:
    """Add a bar: on its left the points from the rounds, pale, and on its right the final scoring."""
    parted, right = (bar.x + bar.width * max(0, points) // most for points in (min(before, after), after))
    gained = page.say("picture-gain", points=after - before) if after > before else signed(after - before)
    parts = (
        ("rounds", bar.x, parted, _pale(seat), theme.INK, signed(before)),
        ("final", parted, right, theme.SEATS[seat], theme.ON_SEATS[seat], gained),
    )
    for name, start, stop, fill, _, _ in parts:
        if stop - start >= 4:
            page.plate(f"growth/{seat}/{name}", Box(start, bar.y, stop - start, bar.height), fill, on, 3, _rim(seat))
    middle, start, beside = bar.y + bar.height // 2, bar.x, ""
    for name, _, stop, fill, over, number in parts:
        what, wide = f"growth/{seat}/{name}", ink(number, "bold", theme.SMALL).advance + 10
        tagged = name == "rounds" and before > 0 and stop - start < wide <= right - start - 4
        if tagged:
            tag = page.plate(
                f"{what}/tag", Box(start + 2, bar.y + 2, wide, bar.height - 4), fill, parts[1][3], 6, _rim(seat)
            )
            stop = tag.right
        fitting = [
            each
            for each in _POINTS
            if each <= bar.height - 2 and ink(number, "bold", each).advance <= max(0, stop - start - 8)
        ]
        if fitting:
            x = (start + stop) // 2
            page.label(f"{what}/points", x, middle, number, fitting[0], over, fill, face="bold", anchor="m")
        elif stop > bar.x and number != "0":
            beside = f"{beside} {number}".strip()
        start = max(start, stop)
    if beside and right + 8 + ink(beside, "bold", theme.SMALL).advance <= bar.right:
        page.label(f"growth/{seat}/beside", right + 8, middle, beside, theme.SMALL, theme.INK, on, face="bold")
