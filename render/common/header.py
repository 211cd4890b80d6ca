"""The head of a page: the badge of the seat to act, and a title, or a band that says what the picture is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.texts.graphemes import sentence
from render.common.name_lines import NameLines, title_lines
from render.common.names import make_legible
from render.common.page import HEADER, Page
from render.engine import theme
from render.engine.fonts import Face, capitals, fit, fit_size, has_all, ink
from render.engine.layout import choose_fitting
from render.engine.scene import Box

MIDDLE: Final = HEADER // 2
_BADGE: Final = 64
_SIZES: Final = (theme.TITLE, 47, theme.LARGE, 39, theme.BODY, theme.SMALL)
"""The sizes of a title, of which two lines have one of the last two."""
_TWO: Final = 1.7
"""How many lines a title may fill, as one may have to end early."""
_PLATE: Final = 52


def lay_mover(page: Page, seat: int, x: int = theme.MARGIN) -> int:
    """Lay out the badge of a seat to act, and return where the title begins."""
    return page.badge(f"turn/badge/{seat}", x, MIDDLE - _BADGE // 2, _BADGE, seat, theme.SKY).right + 18


def lay_head(page: Page, game: str, actors: Sequence[int], band: str = "", winners: Sequence[int] = ()) -> None:
    """Lay out the badges of those to act, a band or the game's name, and whose turn it is, if it is one's.

    Once the game is over it says instead who has won.
    """
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    for seat in winners or actors:
        left = lay_mover(page, seat, left)
    if band:
        key, seats = ("picture-won", winners) if winners else ("picture-turn", actors)
        told = [_say_title(page, key, [page.names[seat] for seat in seats])] if winners or len(actors) == 1 else []
        lay_head_band(page, " · ".join([band, *told]), left, right)
    elif winners or len(actors) == 1:
        at = right, MIDDLE, game, theme.LARGE, theme.INK, theme.SKY
        name = page.label("game", *at, anchor="r", width=(right - left) // 3)
        key = "picture-won" if winners else "picture-turn"
        lay_title(page, "title", key, winners or actors, left, name.x - 20)
    else:
        page.label("title", left, MIDDLE, game, theme.TITLE, theme.INK, theme.SKY, face="black", width=right - left)


def lay_noted_title(page: Page, title: str, note: str) -> None:
    """Lay out a title in one or two lines, and a note at the right."""
    at = theme.WIDTH - theme.MARGIN, MIDDLE, note, theme.BODY, theme.INK, theme.SKY
    width = page.label("note", *at, face="bold", anchor="r").x - 24 - theme.MARGIN
    said, sizes = make_legible(title, "·"), (theme.TITLE, theme.LARGE, theme.BODY, theme.SMALL)
    lines = choose_fitting(
        (title_lines(said, "black", sizes[first:], width, 1 + (first > 1)) for first in range(len(sizes))),
        lambda each: not each.lines[-1].endswith("…") and each.pitch * len(each.lines) <= HEADER - 8,
    )
    lines.lay(page, "title", theme.MARGIN, MIDDLE, theme.INK, theme.SKY)


def lay_head_band(page: Page, text: str, left: int, right: int, middle: int = MIDDLE) -> None:
    """Lay out a band in the title's place."""
    box, room = Box(left, middle - _PLATE // 2, right - left, _PLATE), right - left - 24
    page.plate("band/plate", box, theme.SEA, theme.SKY, 14, shadow=5)
    size = fit_size(text, "bold", (theme.BODY, theme.SMALL), room)
    face: Face = "bold" if ink(text, "bold", size).advance <= room else "narrow"
    at = box.mid_x, middle, text, size, theme.WHITE, theme.SEA
    page.label("band", *at, face=face, anchor="m", width=room)


def lay_title(
    page: Page, what: str, key: str, seats: Sequence[int], left: int, right: int, middle: int = MIDDLE, asked: str = ""
) -> None:
    """Lay out a title, the message with this key about these seats, as large as it fits.

    If they are asked something, it is that alone, as the badge tells whom. If two lines are too short, a name is cut;
    of several seats it is only said that they share the victory.
    """
    names, width = [page.names[seat] for seat in seats], right - left
    full = sentence(asked) or _say_title(page, key, names)
    # what the title's letters do not have would look like another voice in it
    face: Face = "black" if has_all("black", full) else "bold"
    around = ink(_say_title(page, key, [""]), face, theme.SMALL).advance
    forms: list[tuple[str, tuple[int, ...], int]] = [(full, (size,), 1) for size in _SIZES]
    forms += [(full, _SIZES[first:], 2) for first in (-2, -1)]
    if len(names) > 1:
        forms.append((page.say("picture-shared"), _SIZES[1:], 1))
    for lines, room in ((2, round(_TWO * width)), (1, width)) if len(names) == 1 and not asked else ():
        cut = fit(names[0], face, theme.SMALL, room - around)
        forms.append((_say_title(page, key, [cut]), _SIZES[-1:], lines))
    title = choose_fitting(
        (title_lines(said, face, sizes, width, lines) for said, sizes, lines in forms),
        lambda title: _fits(title, middle),
    )
    for number, (y, line) in enumerate(title.middles(middle)):
        at = left, y, line, title.size, theme.INK, theme.SKY
        page.label(f"{what}/{number}" if number else what, *at, face=face)


def _fits(title: NameLines, around: int) -> bool:
    """Return whether a title is whole, between the edge of the page and what is below the head with all its marks."""
    (first, above), *_, (last, below) = 2 * title.middles(around)
    base = capitals(title.face, title.size) // 2
    top, bottom = (
        first + base + ink(above, title.face, title.size).top,
        last + base + ink(below, title.face, title.size).bottom,
    )
    return not title.lines[-1].endswith("…") and top >= 0 and bottom <= 2 * around - 4


def _say_title(page: Page, key: str, names: Sequence[str]) -> str:
    listed = page.listed(list(names))
    return page.say(key, name=listed, names=listed, count=len(names))
