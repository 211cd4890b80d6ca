"""Winning chances turn by turn: a line for each player, the turning point, the mistakes by number, and who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from bot.texts import texts
from bot.texts.numbers import signed
from render.common.alt import cut, spoken_names
from render.common.atlas import common_atlas
from render.common.page import Page
from render.common.pins import Mark, circled, lay_pins, lay_signs, lay_stems, place_pins, signs_width
from render.common.plot import (
    BADGE,
    DASHES,
    Span,
    lay_head,
    lay_names,
    lay_sheet,
    line_of,
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
_EDGE: Final = 24
"""How far things are from the edge of the sheet."""
_HEAD: Final = 82
"""The space in the sheet above the plot, for pins without a place near their lines."""
_FOOT: Final = 126
_RESULT: Final = 30
"""How far the column with the result is to the right of the last turn."""
_INSIDE: Final = 12
"""How far what is in the column is from its edges."""
_NAME: Final = 60
"""The height of its heading."""
_WREATH: Final = 92
_BAND: Final = 14
"""The minimum width of the band that marks the turning point."""
_GROUND: Final = theme.MARBLE
_TURNING: Final = "#f6d98b"
_ENDED: Final = "#efe2c4"
"""The ground of the result, which is no chance any more."""
_TIED: Final = 5
"""The width of the line that all share as long as their chances are equal."""
_STRONG, _WEAK = 9, 5
"""The widths of the lines of who won or led for longest, and of the others."""
_APART: Final = 11
"""How far the middles of lines side by side are from each other."""
_CROSSED: Final = 6
"""Lines change places only when they have crossed by so much, or close ones would do so time and again."""
_FEW: Final = 2
"""So many lines never run together for long; of more, those that would are moved apart."""
_PERCENTAGES: Final = 0, 25, 50, 75, 100
"""Those that have a line."""
_LABELS: Final = 40, theme.BODY
"""The sizes of percentages and of what explains the marks, the largest that fits."""
_SPOKEN: Final = 12
"""Roughly how many moments the alt text reports the chances for."""
_NAMES: Final = 20
_LEAD: Final = 0.1
"""How much likelier to win than the leader a player must be to take the lead."""
_CHANGES: Final = 6
"""Up to this many leads are listed one by one."""


@dataclass(frozen=True, slots=True)
class Chances:
    """The data shown in the chart."""

    chances: Sequence[Sequence[float]]
    """By seat, from 0 to 1, before each turn; the last entry is how the game ended."""
    turning: int | None = None
    """The turn with the largest swing, counted from 1."""
    marks: Sequence[Mark] = ()
    scores: Sequence[int] = ()
    """By seat: the final scores, if they are shown."""

    @property
    def turns(self) -> int:
        """The number of turns."""
        return len(self.chances) - 1

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        won = max(self.chances[-1])
        return [seat for seat, chance in enumerate(self.chances[-1]) if chance == won]

    @property
    def strong(self) -> set[int]:
        """The seats whose lines stand out: who won, and who was the only one most likely to win for longest."""
        led = Counter(each.index(max(each)) for each in self.before if each.count(max(each)) == 1)
        return {*self.winners, *(seat for seat, _ in led.most_common(1))}

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
    top = lay_head(page, page.say("picture-chances"), shown.winners)
    seats, width = range(len(names)), theme.WIDTH - 2 * theme.MARGIN
    below = names_height(page, seats, width)
    panel = Box(theme.MARGIN, top, width, theme.HEIGHT - below - 8 - top)
    lay_sheet(page, panel)
    lay_names(page, seats, Box(theme.MARGIN, panel.bottom + 4, width, below), page.ground)
    wide = _result_width(page, shown)
    right = panel.right - _EDGE - wide
    plot = Box(panel.x + _LEFT, top + _HEAD, right - _RESULT - panel.x - _LEFT, panel.height - _HEAD - _FOOT)
    ended = Box(right, panel.y + _EDGE, wide, plot.bottom + _EDGE + 4 - panel.y - _EDGE)
    band, heights = _lay_grid(page, plot, shown), _heights(plot, shown)
    across = [_across(plot, turn, shown.turns) for turn in range(len(heights))]
    lines = [list(zip(across, line, strict=True)) for line in zip(*heights, strict=True)]
    spots = [_spot(plot, shown, heights, mark) for mark in shown.marks]
    _lay_foot(page, panel, plot, shown, band)
    pins = place_pins(page, plot, shown.marks, spots, lines)
    lay_stems(page, shown.marks, spots, pins, _GROUND)
    _lay_lines(page, shown, lines, _tied(heights))
    _lay_result(page, plot, ended, shown, heights[-1])
    lay_pins(page, shown.marks, spots, pins, _GROUND)
    return page


def _across(plot: Box, turn: float, turns: int) -> int:
    """Return where a turn is; the last one only leads to the result, which is not a chance any more."""
    return plot.x + round(plot.width * turn / max(1, turns - 1))


def _up(plot: Box, chance: float) -> int:
    return plot.bottom - round(plot.height * chance)


def _tied(heights: Sequence[Sequence[int]]) -> int:
    """Return the last turn before the lines part for the first time."""
    parted = (turn for turn, each in enumerate(heights) if len({*each}) > 1)
    return max(0, next(parted, len(heights)) - 1)


def _heights(plot: Box, shown: Chances) -> list[list[int]]:
    """Return how high the lines are before each turn, side by side where they would run together."""
    found = [[_up(plot, chance) for chance in each] for each in shown.before]
    if len(found[0]) <= _FEW:
        return found
    tied, order, apart = _tied(found), sorted(range(len(found[0])), key=lambda seat: found[0][seat]), []
    for turn, each in enumerate(found):
        order = _reordered(order, each)
        lowered = [*accumulate((each[seat] for seat in order), max)]
        moved = spread(lowered, plot.y, plot.bottom, _APART - 2)
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
    for percent in _PERCENTAGES:
        middle, said = _up(plot, percent / 100), page.say("percent", percent=percent)
        page.label(f"percent/{percent}", plot.x - 16, middle, said, size, theme.SOFT, _GROUND, anchor="r")
        ends = (plot.x, plot.right) if band is None else (plot.x, band.x, band.right, plot.right)
        for part, (start, end) in enumerate(zip(ends[::2], ends[1::2], strict=True)):
            if start < end:
                page.plate(f"line/{percent}/{part}", Box(start, middle - 1, end - start, 2), theme.SAND, _GROUND)
    name, left = page.say("picture-turn-axis"), plot.x - _LEFT + _EDGE
    y = plot.bottom + 38
    span = Span(0, shown.turns - 1)
    number_turns(page, "turn", name, span, lambda turn: _across(plot, turn, shown.turns), y, _GROUND, left)
    return band


def _lay_foot(page: Page, panel: Box, plot: Box, shown: Chances, band: Box | None) -> None:
    """Name the turning point as near to it as possible, and explain the pins on the side where it leaves more room."""
    left, right, middle = panel.x + _EDGE, panel.right - _EDGE, plot.bottom + _FOOT - 40
    at = left if band is None else band.x + band.width // 2
    turning = page.say("picture-turning", turn=str(shown.turning)) if band is not None else ""
    said = page.say("picture-mistakes", count=len(shown.marks)) if shown.marks else ""
    signs = signs_width(len(shown.marks))
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
        lay_signs(page, len(shown.marks), x, middle, _GROUND)
        page.label("mistakes", x + signs + 10, middle, said, size, theme.INK, _GROUND)
        left, right = (left + room + 20, right) if before else (left, right - room - 20)
    if band is None:
        return
    wide = ink(turning, "bold", size).advance + 32
    start = max(left, min(at - wide // 2, right - wide))
    tag = page.plate("turning/tag", Box(start, middle - 27, wide, 54), _TURNING, _GROUND, 12, theme.GOLD_DEEP)
    x = tag.x + wide // 2
    page.label("turning/name", x, middle, turning, size, theme.INK, _TURNING, face="bold", anchor="m")


def _lay_lines(page: Page, shown: Chances, lines: Sequence[Sequence[tuple[int, int]]], tied: int) -> None:
    """Add a thin line for all as long as their chances are equal, and the lines from there, strong ones above."""
    if tied:
        page.curve("chances/tied", lines[0][: tied + 1], _TIED, theme.SOFT, _GROUND)
    for seat in sorted(range(len(lines)), key=lambda seat: seat in shown.strong):
        line, width = lines[seat], _STRONG if seat in shown.strong else _WEAK
        if tied < len(line) - 1 or not tied:
            line_of(page, f"chances/{seat}", seat, line[tied:], _GROUND, DASHES[seat], width=width)


def _result_width(page: Page, shown: Chances) -> int:
    """Return the width of the column with the result."""
    scores = [ink(signed(score), "bold", theme.TITLE).advance + 8 for score in shown.scores]
    heading = ink(page.say("picture-chances-result"), "black", theme.BODY).advance
    return max(heading, _WREATH + max(scores, default=0)) + 2 * _INSIDE


def _lay_result(page: Page, plot: Box, column: Box, shown: Chances, reached: Sequence[int]) -> None:
    """Add a column at the right with everyone's badge and final score near the end of the line, winners in a laurel."""
    said, x = page.say("picture-chances-result"), column.x + column.width // 2
    page.plate("result", column, _ENDED, _GROUND, 12, theme.EDGE)
    at = x, column.y + _NAME // 2, said, theme.BODY, theme.INK, _ENDED
    page.label("result/name", *at, face="black", anchor="m")
    seats, winners = range(len(reached)), shown.winners
    top, bottom, others = column.y + _NAME, column.bottom - _INSIDE, len(reached) - len(winners)
    wreath = min(_WREATH, (bottom - top - others * (BADGE + 2)) // len(winners) - 2)
    sizes = [wreath if seat in winners else BADGE for seat in seats]
    low, high = top + min(sizes) // 2, bottom - min(sizes) // 2
    scores = [signed(score) for score in shown.scores] or [""] * len(reached)
    wide = max(ink(score, "bold", theme.TITLE).advance + 8 * bool(score) for score in scores)
    left = x - (_WREATH + wide) // 2
    for seat, line, middle in zip(seats, reached, spread(reached, low, high, sizes), strict=True):
        what, x = f"chances/{seat}", left + _WREATH // 2
        page.curve(f"{what}/leader", [(plot.right, line), (column.x - 2, middle)], 3, theme.SOFT, _GROUND)
        if seat in winners:
            page.wreathe(f"result/{seat}", x, middle, seat, _ENDED, wreath)
        else:
            page.badge(f"{what}/end", x - BADGE // 2, middle - BADGE // 2, BADGE, seat, _ENDED)
        if scores[seat]:
            end, size = (left + _WREATH + wide, middle), _scored(sizes)
            page.label(f"result/{seat}/score", *end, scores[seat], size, theme.INK, _ENDED, face="bold", anchor="r")


def _scored(sizes: Sequence[int]) -> int:
    """Return the size of scores, which must not be higher than their rows."""
    return theme.TITLE if min(sizes) >= BADGE else theme.LARGE


def _spot(plot: Box, shown: Chances, heights: Sequence[Sequence[int]], mark: Mark) -> tuple[int, int]:
    """Return where a mistake was made: on the way from before the turn to after it, which may be the result."""
    before, after = (heights[min(turn, len(heights) - 1)][mark.seat] for turn in (mark.turn - 1, mark.turn))
    return _across(plot, min(mark.turn - 0.5, shown.turns - 1), shown.turns), (before + after) // 2


def chances_alt(shown: Chances, names: Sequence[str], language: str) -> str:
    """Describe who led, the chances at some moments, the turning point and the mistakes."""
    say, spoken = Messages(texts(language)), spoken_names(names, language, _NAMES)
    every = max(1, -(-shown.turns // _SPOKEN))
    moments = sorted({*range(0, shown.turns, every), shown.turns})
    said = _say_leads(say, shown, spoken)
    said += [say("picture-alt-chances", moments=", ".join(map(str, moments)))]
    for seat, name in enumerate(spoken):
        told = ", ".join(str(round(100 * shown.chances[moment][seat])) for moment in moments)
        said.append(say("picture-alt-chances-of", name=name, chances=told))
    if shown.scores:
        ranked = sorted(range(len(spoken)), key=lambda seat: (seat not in shown.winners, -shown.scores[seat]))
        results = ", ".join(f"{spoken[seat]} {signed(shown.scores[seat])}" for seat in ranked)
        said.append(say("picture-alt-chances-result", results=results))
    if shown.turning is not None:
        said.append(say("picture-turning", turn=str(shown.turning)) + ".")
    for mark in shown.marks:
        facts = {"mark": circled(mark.number), "name": spoken[mark.seat], "turn": str(mark.turn)}
        key = "picture-alt-mistake-cost" if mark.cost else "picture-alt-mistake"
        said.append(say(key, **facts, cost=say("percent", percent=mark.percent)))
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
