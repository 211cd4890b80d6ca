"""Winning chances turn by turn: a line for each player, the turning point, the mistakes by number, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.common.atlas import common_atlas
from render.common.page import Page
from render.common.plot import BADGE, DASHES, lay_head, lay_names, lay_sheet, line_of, number_turns, spread
from render.common.podium import MARBLE
from render.common.sayings import Messages
from render.engine import theme
from render.engine.fonts import fit, ink
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_LEFT: Final = 134
_RIGHT: Final = 90
_FOOT: Final = 128
_PIN: Final = 46
_PIN_HEIGHT: Final = 56
_RIM: Final = 6
_DOT: Final = 24
_END: Final = 50
"""How far to the right of the last turn the middles of the badges are."""
_RESULT: Final = 206
"""The width of the pedestal with the result."""
_GAP: Final = 14
_BELOW: Final = 12
"""The space below everything."""
_CORNICE: Final = 62
_WREATH: Final = 168
_SHAFT: Final = 44
"""How much narrower than the pedestal what is on it is."""
_NAMES: Final = theme.TITLE, theme.LARGE, theme.BODY
"""The sizes of the winner's name."""
_WON: Final = 64
"""The size of the badges of several winners."""
_ROW: Final = 76
_IN_ROW: Final = 2
"""How many badges the pedestal has room for side by side."""
_SIGN: Final = 36, 45
"""The size of the pin that stands for all of them."""
_BAND: Final = 14
"""The minimum width of the band that marks the turning point."""
_GROUND: Final = theme.MARBLE
_TURNING: Final = "#f6d98b"
_TIED: Final = 5
"""The width of the line that all share as long as their chances are equal."""
_LINE, _CASING = 10, 14
"""The width of a line, and of the light line around it, which keeps crossing lines apart."""
_BESIDE: Final = 2
"""How far lines side by side are from each other, in addition to what marks always are."""
_FEW: Final = 2
"""So many lines never run together for long; of more, those that would are moved apart."""
_LABELS: Final = 40, theme.BODY
"""The sizes of percentages and of what explains the marks, the largest that fits."""
_MISTAKE: Final = "!"
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
    top = lay_head(page, page.say("picture-chances"), ())
    width = theme.WIDTH - 2 * theme.MARGIN
    column = Box(theme.WIDTH - theme.MARGIN - _RESULT, top, _RESULT, theme.HEIGHT - _BELOW - top)
    panel = Box(theme.MARGIN, top, width - _RESULT - _GAP, column.height)
    lay_sheet(page, panel)
    legend = Box(panel.x + 24, panel.y + 13, panel.width - 44, 0)
    y = lay_names(page, range(len(names)), legend, _GROUND)
    if shown.marks:
        y += _PIN_HEIGHT + BADGE + 2
    plot = Box(panel.x + _LEFT, y + 22, panel.width - _LEFT - _RIGHT, panel.bottom - _FOOT - y - 22)
    band, heights = _lay_grid(page, plot, shown), _heights(plot, shown)
    spots = [_spot(plot, shown, heights, mark) for mark in shown.marks]
    _lay_pins(page, plot, shown, spots, y)
    _lay_foot(page, plot, shown, band)
    _lay_lines(page, plot, shown, heights)
    _lay_dots(page, shown, spots)
    _lay_ends(page, plot, heights[-1])
    _lay_result(page, winners, column)
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
    tied = _tied(found)
    return [
        each if turn <= tied else spread(each, plot.y, plot.bottom, _LINE + _BESIDE) for turn, each in enumerate(found)
    ]


def _lay_grid(page: Page, plot: Box, shown: Chances) -> Box | None:
    """Add the axes and the band of the turning point, and return its box."""
    band = None
    if shown.turning is not None:
        left, right = (min(plot.right, _across(plot, turn, shown.turns)) for turn in (shown.turning - 1, shown.turning))
        wide = max(_BAND, right - left)
        band = page.plate("turning", Box((left + right - wide) // 2, plot.y, wide, plot.height + 8), _TURNING, _GROUND)
    widest, room = page.say("percent", percent=100), _LEFT - 34
    size = next((size for size in _LABELS if ink(widest, "sans", size).advance <= room), _LABELS[-1])
    for percent in (0, 50, 100):
        middle, said = _up(plot, percent / 100), page.say("percent", percent=percent)
        page.label(f"percent/{percent}", plot.x - 16, middle, said, size, theme.SOFT, _GROUND, anchor="r")
        ends = (plot.x, plot.right) if band is None else (plot.x, band.x, band.right, plot.right)
        for part, (start, end) in enumerate(zip(ends[::2], ends[1::2], strict=True)):
            if start < end:
                page.plate(f"line/{percent}/{part}", Box(start, middle - 1, end - start, 2), theme.SAND, _GROUND)
    name, left = page.say("picture-turn-axis"), plot.x - _LEFT + 24
    y = plot.bottom + 42
    number_turns(page, "turn", name, shown.turns - 1, lambda turn: _across(plot, turn, shown.turns), y, _GROUND, left)
    return band


def _lay_foot(page: Page, plot: Box, shown: Chances, band: Box | None) -> None:
    """Name the turning point as near to it as possible, and explain the pins on the side where it leaves more room."""
    left, right, middle = plot.x - _LEFT + 24, plot.right + _RIGHT - 24, plot.bottom + _FOOT - 40
    at = left if band is None else band.x + band.width // 2
    turning = page.say("picture-turning", turn=str(shown.turning)) if band is not None else ""
    said = page.say("picture-mistakes", count=len(shown.marks)) if shown.marks else ""
    wide, high = _SIGN
    room = wide + 10 + 20 + 32
    size = next(
        (
            size
            for size in _LABELS
            if ink(said, "sans", size).advance + ink(turning, "bold", size).advance + room <= right - left
        ),
        _LABELS[-1],
    )
    if shown.marks:
        room = wide + 10 + ink(said, "sans", size).advance
        before = band is None or at > (left + right) // 2
        x = left if before else right - room
        page.icon("mistakes/pin", x, middle - high // 2, wide, "pin", _GROUND, height=high, plate=True)
        sign = x + wide // 2, middle - high // 2 + wide // 2
        page.label("mistakes/sign", *sign, _MISTAKE, theme.SMALL, theme.INK, theme.WHITE, face="bold", anchor="m")
        page.label("mistakes", x + wide + 10, middle, said, size, theme.INK, _GROUND)
        left, right = (left + room + 20, right) if before else (left, right - room - 20)
    if band is None:
        return
    wide = ink(turning, "bold", size).advance + 32
    start = max(left, min(at - wide // 2, right - wide))
    tag = page.plate("turning/tag", Box(start, middle - 27, wide, 54), _TURNING, _GROUND, 12, theme.GOLD_DEEP)
    x = tag.x + wide // 2
    page.label("turning/name", x, middle, turning, size, theme.INK, _TURNING, face="bold", anchor="m")


def _lay_lines(page: Page, plot: Box, shown: Chances, heights: Sequence[Sequence[int]]) -> None:
    """Add a thin line for all as long as their chances are equal, and the lines from there, unbroken ones below."""
    across = [_across(plot, turn, shown.turns) for turn in range(len(heights))]
    lines = [list(zip(across, line, strict=True)) for line in zip(*heights, strict=True)]
    tied = _tied(heights)
    if tied:
        page.curve("chances/tied", lines[0][: tied + 1], _TIED, theme.SOFT, _GROUND)
    for seat, line in enumerate(lines):
        if tied < len(line) - 1 or not tied:
            points, dash = line[tied:], DASHES[seat]
            page.curve(f"chances/{seat}/casing", points, _CASING, _GROUND, _GROUND, dash=dash)
            line_of(page, f"chances/{seat}", seat, points, _GROUND, dash, width=_LINE)


def _lay_ends(page: Page, plot: Box, reached: Sequence[int]) -> None:
    """Add a badge to the right of each line, connected with its end."""
    x = plot.right + _END
    for seat, (line, middle) in enumerate(zip(reached, spread(reached, plot.y, plot.bottom), strict=True)):
        page.curve(f"chances/{seat}/leader", [(plot.right + 4, line), (x, middle)], 4, theme.SOFT, _GROUND)
        page.badge(f"chances/{seat}/end", x - BADGE // 2, middle - BADGE // 2, BADGE, seat, _GROUND)


def _lay_result(page: Page, winners: Sequence[int], column: Box) -> None:
    """Add a pedestal with a winner's badge in a laurel and the name, or with the badges of several winners."""
    page.icon("result", column.x, column.y, column.width, "pedestal", page.ground, height=column.height, plate=True)
    x, y = column.x + column.width // 2, column.y + _CORNICE + 66
    said = page.say("picture-chances-end", count=len(winners))
    room = column.width - _SHAFT
    size = theme.LARGE if ink(said, "black", theme.LARGE).advance <= room else theme.BODY
    page.label("result/name", x, y, said, size, theme.INK, MARBLE, face="black", anchor="m")
    y += 56
    if len(winners) > 1:
        page.icon("result/laurel", x - _WREATH // 4, y, _WREATH // 2, "laurel", MARBLE, plate=True)
        _lay_seats(page, winners, x, y + _WREATH // 2 + 12)
        return
    page.wreathe(f"result/{winners[0]}", x, y + _WREATH // 2, winners[0], MARBLE, _WREATH)
    name = page.names[winners[0]]
    size = next((size for size in _NAMES if ink(name, "bold", size).advance <= room), theme.SMALL)
    name = fit(name, "bold", size, room)
    page.label("result/won", x, y + _WREATH + 44, name, size, theme.INK, MARBLE, face="bold", anchor="m")


def _lay_seats(page: Page, seats: Sequence[int], x: int, y: int) -> None:
    """Add badges in rows around `x`, from `y` down."""
    for place, seat in enumerate(seats):
        row, beside = divmod(place, _IN_ROW)
        count = min(_IN_ROW, len(seats) - row * _IN_ROW)
        left = x - count * _ROW // 2 + beside * _ROW + (_ROW - _WON) // 2
        page.badge(f"result/{seat}/badge", left, y + row * _ROW, _WON, seat, MARBLE)


def _lay_pins(page: Page, plot: Box, shown: Chances, spots: Sequence[tuple[int, int]], bottom: int) -> None:
    """Add a numbered pin above the plot for each mistake, on whose it is, with a faint line down to it."""
    left, right = plot.x - _LEFT + 8, plot.right + _RIGHT - 8
    places = [x for x, _ in spots]
    size = min(_PIN, (right - left) // max(1, len(places)) - 2)
    half = size // 2
    moved = spread(places, left + half, right - half, size)
    for mark, (x, down), at in zip(shown.marks, spots, moved, strict=True):
        what = f"mark/{mark.number}"
        page.curve(f"{what}/line", [(at, bottom), (x, plot.y - 4), (x, down)], 2, theme.SAND, _GROUND)
        top = bottom - BADGE - _PIN_HEIGHT
        page.icon(what, at - half, top, size, "pin", _GROUND, height=_PIN_HEIGHT, plate=True)
        page.badge(f"{what}/seat", at - BADGE // 2, bottom - BADGE, BADGE, mark.seat, _GROUND)
        number, signed = str(mark.number), f"{_MISTAKE}{mark.number}"
        if ink(signed, "bold", theme.SMALL).advance <= size - 2 * _RIM:
            number = signed
        page.label(
            f"{what}/number", at, top + half, number, theme.SMALL, theme.INK, theme.WHITE, face="bold", anchor="m"
        )


def _lay_dots(page: Page, shown: Chances, spots: Sequence[tuple[int, int]]) -> None:
    """Add a dot on the line where each mistake was made."""
    for mark, (x, y) in zip(shown.marks, spots, strict=True):
        box = Box(x - _DOT // 2, y - _DOT // 2, _DOT, _DOT)
        page.plate(f"mark/{mark.number}/dot", box, theme.SEATS[mark.seat], _GROUND, _DOT // 2, theme.INK)


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
