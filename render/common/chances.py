"""Winning chances turn by turn: a line for each player, the turning point, the mistakes by number, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import asin, pi, sqrt
from typing import Final

from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.common.atlas import common_atlas
from render.common.page import Page
from render.common.plot import (
    BADGE,
    DASHES,
    along,
    lay_head,
    lay_names,
    lay_sheet,
    line_of,
    meets,
    names_height,
    number_turns,
    spread,
)
from render.common.sayings import Messages
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_LEFT: Final = 134
_RIGHT: Final = 122
_HEAD: Final = 82
"""The space in the sheet above the plot, for pins without a place near their lines."""
_FOOT: Final = 126
_PIN: Final = 44
_PIN_HEIGHT: Final = 54
_DOT: Final = 31
_STEM: Final = 4
_ROW: Final = 19
"""How far above the plot pins are that have no place near their mistakes."""
_CLEAR: Final = 4
"""The least space between a pin and everything else."""
_BADGES: Final = 64
"""How far to the right of the last turn the middles of the badges are."""
_WREATH: Final = 92
_BAND: Final = 14
"""The minimum width of the band that marks the turning point."""
_GROUND: Final = theme.MARBLE
_TURNING: Final = "#f6d98b"
_TIED: Final = 5
"""The width of the line that all share as long as their chances are equal."""
_LINE: Final = 7
_BESIDE: Final = 4
"""How far lines side by side are from each other, in addition to what marks always are."""
_CROSSED: Final = 6
"""Lines change places only when they have crossed by so much, or close ones would do so time and again."""
_FEW: Final = 2
"""So many lines never run together for long; of more, those that would are moved apart."""
_EVEN: Final = 0, 25, 50, 75, 100
_STRETCHED: Final = 0, 10, 25, 50, 75, 90, 100
"""The percentages that have a line, on an even scale, and on one that is stretched near its ends."""
_LABELS: Final = 40, theme.BODY
"""The sizes of percentages and of what explains the marks, the largest that fits."""
_TO: Final = "–"
_SPOKEN: Final = 12
"""Roughly how many moments the alt text reports the chances for."""
_NAME: Final = 20
_LEAD: Final = 0.1
"""How much likelier to win than the leader a player must be to take the lead."""
_CHANGES: Final = 6
"""Up to this many leads are listed one by one."""
_CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


def circled(number: int) -> str:
    """Return the sign of a mistake in a text; raise ValueError for less than 1 or more than 20."""
    if not 1 <= number <= len(_CIRCLED):
        raise ValueError(f"no sign for {number}")
    return _CIRCLED[number - 1]


@dataclass(frozen=True, slots=True)
class Mark:
    """A mistake: its number in the text, as players have letters, and where it was made."""

    number: int
    turn: int
    seat: int


@dataclass(frozen=True, slots=True)
class Chances:
    """The data shown in the chart."""

    chances: Sequence[Sequence[float]]
    """By seat, from 0 to 1, before each turn; the last entry is how the game ended."""
    turning: int | None = None
    """The turn with the largest swing, counted from 1."""
    marks: Sequence[Mark] = ()

    @property
    def turns(self) -> int:
        """The number of turns."""
        return len(self.chances) - 1

    @property
    def even(self) -> bool:
        """Whether the chances are on an even scale."""
        return len(self.chances[0]) <= _FEW

    @property
    def before(self) -> Sequence[Sequence[float]]:
        """The chances before each turn; what comes after the last one is the result."""
        return self.chances[:-1]


def chances(shown: Chances, names: Sequence[str], language: str) -> Picture:
    """Draw the chart."""
    page = chances_page(shown, names, language)
    return Picture(paint(page, common_atlas()), chances_alt(shown, names, language))


def chances_page(shown: Chances, names: Sequence[str], language: str, game: str = "") -> Page:
    """Lay out the chart."""
    page = Page(names, language, game)
    won = max(shown.chances[-1])
    winners = [seat for seat, chance in enumerate(shown.chances[-1]) if chance == won]
    top = lay_head(page, page.say("picture-chances"), winners)
    seats, width = range(len(names)), theme.WIDTH - 2 * theme.MARGIN
    below = names_height(page, seats, width)
    panel = Box(theme.MARGIN, top, width, theme.HEIGHT - below - 8 - top)
    lay_sheet(page, panel)
    lay_names(page, seats, Box(theme.MARGIN, panel.bottom + 4, width, below), page.ground)
    plot = Box(panel.x + _LEFT, top + _HEAD, width - _LEFT - _RIGHT, panel.height - _HEAD - _FOOT)
    band, heights = _lay_grid(page, plot, shown), _heights(plot, shown)
    spots = [_spot(plot, shown, heights, mark) for mark in shown.marks]
    _lay_foot(page, plot, shown, band)
    pins = _places(plot, shown, heights, spots)
    for mark, spot, (x, bottom, _) in zip(shown.marks, spots, pins, strict=True):
        page.curve(f"mark/{mark.number}/line", [(x, bottom - 2), spot], _STEM, theme.SOFT, _GROUND)
    _lay_lines(page, plot, shown, heights)
    _lay_ends(page, plot, shown, heights[-1], winners)
    _lay_marks(page, shown, spots, pins)
    return page


def _across(plot: Box, turn: float, turns: int) -> int:
    """Return where a turn is; the last one only leads to the result, which is not a chance any more."""
    return plot.x + round(plot.width * turn / max(1, turns - 1))


def _up(plot: Box, shown: Chances, chance: float) -> int:
    """Return how high a chance is; of many players, most have little, so their scale is stretched near its ends."""
    share = chance if shown.even else 2 / pi * asin(sqrt(min(1, chance)))
    return plot.bottom - round(plot.height * share)


def _tied(heights: Sequence[Sequence[int]]) -> int:
    """Return the last turn before the lines part for the first time."""
    parted = (turn for turn, each in enumerate(heights) if len({*each}) > 1)
    return max(0, next(parted, len(heights)) - 1)


def _heights(plot: Box, shown: Chances) -> list[list[int]]:
    """Return how high the lines are before each turn, side by side where they would run together."""
    found = [[_up(plot, shown, chance) for chance in each] for each in shown.before]
    if shown.even:
        return found
    tied, order, apart = _tied(found), sorted(range(len(found[0])), key=lambda seat: found[0][seat]), []
    for turn, each in enumerate(found):
        order = _reordered(order, each)
        lowered = [*accumulate((each[seat] for seat in order), max)]
        moved = spread(lowered, plot.y, plot.bottom, _LINE + _BESIDE)
        apart.append(each if turn <= tied else [moved[order.index(seat)] for seat in range(len(each))])
    return apart


def _reordered(order: Sequence[int], heights: Sequence[int]) -> list[int]:
    """Return the seats from the highest line to the lowest, in the order they had where lines have hardly crossed."""
    found = list(order)
    for _ in found:
        for place in range(len(found) - 1):
            above, below = found[place : place + 2]
            if heights[above] - heights[below] >= _CROSSED:
                found[place : place + 2] = below, above
    return found


def _lay_grid(page: Page, plot: Box, shown: Chances) -> Box | None:
    """Add the axes and the band of the turning point, and return its box."""
    band = None
    if shown.turning is not None:
        left, right = (min(plot.right, _across(plot, turn, shown.turns)) for turn in (shown.turning - 1, shown.turning))
        wide = max(_BAND, right - left)
        band = page.plate("turning", Box((left + right - wide) // 2, plot.y, wide, plot.height + 8), _TURNING, _GROUND)
    widest, room = page.say("percent", percent=100), _LEFT - 34
    size = fitting_size(widest, "sans", _LABELS, room)
    for percent in _EVEN if shown.even else _STRETCHED:
        middle, said = _up(plot, shown, percent / 100), page.say("percent", percent=percent)
        page.label(f"percent/{percent}", plot.x - 16, middle, said, size, theme.SOFT, _GROUND, anchor="r")
        ends = (plot.x, plot.right) if band is None else (plot.x, band.x, band.right, plot.right)
        for part, (start, end) in enumerate(zip(ends[::2], ends[1::2], strict=True)):
            if start < end:
                page.plate(f"line/{percent}/{part}", Box(start, middle - 1, end - start, 2), theme.SAND, _GROUND)
    name, left = page.say("picture-turn-axis"), plot.x - _LEFT + 24
    y = plot.bottom + 38
    number_turns(page, "turn", name, shown.turns - 1, lambda turn: _across(plot, turn, shown.turns), y, _GROUND, left)
    return band


def _lay_foot(page: Page, plot: Box, shown: Chances, band: Box | None) -> None:
    """Name the turning point as near to it as possible, and explain the pins on the side where it leaves more room."""
    left, right, middle = plot.x - _LEFT + 24, plot.right + _RIGHT - 24, plot.bottom + _FOOT - 40
    at = left if band is None else band.x + band.width // 2
    turning = page.say("picture-turning", turn=str(shown.turning)) if band is not None else ""
    said = page.say("picture-mistakes", count=len(shown.marks)) if shown.marks else ""
    signs = _signs_width(len(shown.marks))
    room = signs + 10 + 20 + 32
    size = next(
        (
            size
            for size in _LABELS
            if ink(said, "sans", size).advance + ink(turning, "bold", size).advance + room <= right - left
        ),
        _LABELS[-1],
    )
    if shown.marks:
        room = signs + 10 + ink(said, "sans", size).advance
        before = band is None or at > (left + right) // 2
        x = left if before else right - room
        _lay_signs(page, len(shown.marks), x, middle)
        page.label("mistakes", x + signs + 10, middle, said, size, theme.INK, _GROUND)
        left, right = (left + room + 20, right) if before else (left, right - room - 20)
    if band is None:
        return
    wide = ink(turning, "bold", size).advance + 32
    start = max(left, min(at - wide // 2, right - wide))
    tag = page.plate("turning/tag", Box(start, middle - 27, wide, 54), _TURNING, _GROUND, 12, theme.GOLD_DEEP)
    x = tag.x + wide // 2
    page.label("turning/name", x, middle, turning, size, theme.INK, _TURNING, face="bold", anchor="m")


def _signs_width(marks: int) -> int:
    return _PIN if marks < 2 else 2 * _PIN + ink(_TO, "sans", theme.BODY).advance + 8


def _lay_signs(page: Page, marks: int, x: int, middle: int) -> None:
    """Lay out the pins with the first number and, if there are several, with the last."""
    wide, high = _PIN, _PIN_HEIGHT
    if marks > 1:
        at = x + _signs_width(marks) // 2, middle
        page.label("mistakes/to", *at, _TO, theme.BODY, theme.INK, _GROUND, anchor="m")
    for number, left in {1: x, marks: x + _signs_width(marks) - wide}.items():
        what = f"mistakes/pin/{number}"
        page.icon(what, left, middle - high // 2, wide, "pin", _GROUND, height=high, plate=True)
        at, said = (left + wide // 2, middle - high // 2 + wide // 2), str(number)
        page.label(f"{what}/number", *at, said, theme.SMALL, theme.INK, theme.WHITE, face="bold", anchor="m")


def _lay_lines(page: Page, plot: Box, shown: Chances, heights: Sequence[Sequence[int]]) -> None:
    """Add a thin line for all as long as their chances are equal, and the lines from there, unbroken ones below."""
    across = [_across(plot, turn, shown.turns) for turn in range(len(heights))]
    lines = [list(zip(across, line, strict=True)) for line in zip(*heights, strict=True)]
    tied = _tied(heights)
    if tied:
        page.curve("chances/tied", lines[0][: tied + 1], _TIED, theme.SOFT, _GROUND)
    for seat, line in enumerate(lines):
        if tied < len(line) - 1 or not tied:
            line_of(page, f"chances/{seat}", seat, line[tied:], _GROUND, DASHES[seat], width=_LINE)


def _lay_ends(page: Page, plot: Box, shown: Chances, reached: Sequence[int], winners: Sequence[int]) -> None:
    """Add a badge to the right of each line, in a laurel if it is a winner's."""
    x, others = plot.right + _BADGES, len(reached) - len(winners)
    wreath = min(_WREATH, (plot.height + BADGE - others * (BADGE + 2)) // len(winners) - 2)
    sizes = [wreath if seat in winners else BADGE for seat in range(len(reached))]
    for seat, (line, middle) in enumerate(zip(reached, spread(reached, plot.y, plot.bottom, sizes), strict=True)):
        what, size = f"chances/{seat}", sizes[seat]
        end = x - size // 2 + 2, middle
        page.curve(f"{what}/leader", [(plot.right, line), end], 4, theme.SOFT, _GROUND)
        if seat in winners:
            page.wreathe(f"result/{seat}", x, middle, seat, _GROUND, wreath)
        else:
            page.badge(f"{what}/end", x - BADGE // 2, middle - BADGE // 2, BADGE, seat, _GROUND)


def _places(
    plot: Box, shown: Chances, heights: Sequence[Sequence[int]], spots: Sequence[tuple[int, int]]
) -> list[tuple[int, int, int]]:
    """Return where pins point to, and their widths: straight above mistakes where no line is, or above the plot."""
    turns = [_across(plot, turn, shown.turns) for turn in range(len(heights))]
    taken = [
        box
        for line in zip(*heights, strict=True)
        for start, end in pairwise(zip(turns, line, strict=True))
        for box in along(start, end, _LINE)
    ]
    taken += [Box(x - _DOT // 2, y - _DOT // 2, _DOT, _DOT) for x, y in spots]
    left, right = plot.x + _PIN // 2, plot.right - _PIN // 2
    found: dict[int, tuple[int, int, int]] = {}
    for place, (x, y) in enumerate(spots):
        for bottom in range(y - _DOT // 2 - 2, plot.y - _ROW // 2 + _PIN_HEIGHT, -6):
            box = Box(x - _PIN // 2, bottom - _PIN_HEIGHT, _PIN, _PIN_HEIGHT)
            if left <= x <= right and not meets(box.grown(_CLEAR), taken):
                found[place] = x, bottom, _PIN
                taken.append(box)
                break
    rest = [place for place in range(len(spots)) if place not in found]
    left, right = plot.x - _LEFT + 30, plot.right + _RIGHT - 30
    size = min(_PIN, (right - left) // max(1, len(rest)) - 2)
    moved = spread([spots[place][0] for place in rest], left + size // 2, right - size // 2, size)
    found |= {place: (x, plot.y - _ROW, size) for place, x in zip(rest, moved, strict=True)}
    return [found[place] for place in range(len(spots))]


def _lay_marks(
    page: Page, shown: Chances, spots: Sequence[tuple[int, int]], pins: Sequence[tuple[int, int, int]]
) -> None:
    """Add the seat's shape on the line where each mistake was made, and its numbered pin."""
    for mark, (x, y) in zip(shown.marks, spots, strict=True):
        box = x - _DOT // 2, y - _DOT // 2, _DOT
        page.icon(f"mark/{mark.number}/dot", *box, f"seat-{mark.seat}", _GROUND, plate=True)
    for mark, (x, bottom, size) in zip(shown.marks, pins, strict=True):
        what, top = f"mark/{mark.number}", bottom - _PIN_HEIGHT
        page.icon(what, x - size // 2, top, size, "pin", _GROUND, height=_PIN_HEIGHT, plate=True)
        at, said = (x, top + _PIN // 2), str(mark.number)
        page.label(f"{what}/number", *at, said, theme.SMALL, theme.INK, theme.WHITE, face="bold", anchor="m")


def _spot(plot: Box, shown: Chances, heights: Sequence[Sequence[int]], mark: Mark) -> tuple[int, int]:
    """Return where a mistake was made: on the way from before the turn to after it, which may be the result."""
    before, after = (heights[min(turn, len(heights) - 1)][mark.seat] for turn in (mark.turn - 1, mark.turn))
    return _across(plot, min(mark.turn - 0.5, shown.turns - 1), shown.turns), (before + after) // 2


def chances_alt(shown: Chances, names: Sequence[str], language: str) -> str:
    """Describe who led, the chances at some moments, the turning point and the mistakes."""
    say, spoken = Messages(texts(language)), spoken_names(names, language, _NAME)
    every = max(1, -(-shown.turns // _SPOKEN))
    moments = sorted({*range(0, shown.turns, every), shown.turns})
    said = _say_leads(say, shown, spoken)
    said += [say("picture-alt-chances", moments=", ".join(map(str, moments)))]
    for seat, name in enumerate(spoken):
        told = ", ".join(str(round(100 * shown.chances[moment][seat])) for moment in moments)
        said.append(say("picture-alt-chances-of", name=name, chances=told))
    if shown.turning is not None:
        said.append(say("picture-turning", turn=str(shown.turning)) + ".")
    for mark in shown.marks:
        told = say("picture-alt-mistake", mark=circled(mark.number), name=spoken[mark.seat], turn=str(mark.turn))
        said.append(told)
    return cut(said, say("picture-alt-chances-more"))


def _say_leads(say: Messages, shown: Chances, spoken: Sequence[str]) -> list[str]:
    """Describe who led from when on, in at most one sentence."""
    found = leads(shown.chances)
    if not found:
        return []
    if len(found) > _CHANGES:
        turn, seat = found[-1]
        return [say("picture-alt-changes", count=len(found) - 1, name=spoken[seat], turn=str(turn))]
    told = [
        say("picture-alt-lead" if turn else "picture-alt-lead-first", name=spoken[seat], turn=str(turn))
        for turn, seat in found
    ]
    return [say("picture-alt-leads", leads=", ".join(told))]


def leads(chances: Sequence[Sequence[float]]) -> list[tuple[int, int]]:
    """List the turns after which the lead changed, with the new leader; a small lead does not count."""
    found: list[tuple[int, int]] = []
    for turn, each in enumerate(chances):
        first, *others = sorted(range(len(each)), key=lambda seat: each[seat], reverse=True)
        behind = found[-1][1] if found else others[0]
        if first != behind and each[first] - each[behind] >= _LEAD:
            found.append((turn, first))
    return found
