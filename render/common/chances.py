"""Winning chances turn by turn: a line for each player, the turning point, the mistakes by number, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.common.atlas import common_atlas
from render.common.page import Page
from render.common.plot import BADGE, DASHES, lay_head, lay_names, line_of, number_turns, spread, wreathe
from render.common.sayings import Messages
from render.engine import theme
from render.engine.fonts import ink
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_LEFT: Final = 118
_RIGHT: Final = 308
_FOOT: Final = 104
_PIN: Final = 46
_PIN_HEIGHT: Final = 56
_DOT: Final = 16
_END: Final = 62
"""How far to the right of the last turn the middles of the badges are."""
_RESULT: Final = 152
"""The width of the column with the result."""
_BESIDE: Final = 140
"""How far to the right of the last turn it is."""
_PERCENT: Final = 47
"""The size of the winners' result; the others' is `LARGE`."""
_WREATH: Final = 108
_ROW: Final = 47
_IN_ROW: Final = 3
"""How many badges the column has room for side by side."""
_SIGN: Final = 32, 40
"""The size of the pin that stands for all of them."""
_BAND: Final = 14
"""The minimum width of the band that marks the turning point."""
_GROUND: Final = theme.MARBLE
_TURNING: Final = theme.GOLD_PALE
_GOLD: Final = "#f1d48c"
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
    top = lay_head(page, page.say("picture-chances"), winners)
    width = theme.WIDTH - 2 * theme.MARGIN
    panel = page.panel("chances/panel", theme.MARGIN, top, width, theme.HEIGHT - theme.MARGIN - top)
    legend = Box(panel.x + 20, panel.y + 10, panel.width - 40, 0)
    y = lay_names(page, range(len(names)), legend, _GROUND)
    column = Box(panel.right - 16 - _RESULT, y + 4, _RESULT, 0)
    if shown.marks:
        y += _PIN_HEIGHT + BADGE + 2
    plot = Box(panel.x + _LEFT, y + 24, panel.width - _LEFT - _RIGHT, panel.bottom - _FOOT - y - 24)
    tag = _lay_grid(page, plot, shown)
    if shown.marks:
        _lay_sign(page, plot, len(shown.marks), tag)
    _lay_lines(page, plot, shown)
    _lay_ends(page, plot, shown)
    _lay_result(page, plot, shown, column._replace(height=plot.bottom + 12 - column.y))
    _lay_marks(page, plot, shown, y)
    return page


def _across(plot: Box, turn: float, turns: int) -> int:
    """Return where a turn is; the last one only leads to the result, which is not a chance any more."""
    return plot.x + round(plot.width * turn / max(1, turns - 1))


def _up(plot: Box, chance: float) -> int:
    return plot.bottom - round(plot.height * chance)


def _lay_grid(page: Page, plot: Box, shown: Chances) -> Box | None:
    """Add the axes and the turning point, and return the box of its name."""
    band = None
    if shown.turning is not None:
        left, right = (
            min(plot.right + 30, _across(plot, turn, shown.turns)) for turn in (shown.turning - 1, shown.turning)
        )
        wide = max(_BAND, right - left)
        band = page.plate("turning", Box((left + right - wide) // 2, plot.y, wide, plot.height + 8), _TURNING, _GROUND)
    for percent in (0, 25, 50, 75, 100):
        middle, said = _up(plot, percent / 100), page.say("percent", percent=percent)
        page.label(f"percent/{percent}", plot.x - 18, middle, said, theme.SMALL, theme.SOFT, _GROUND, anchor="r")
        ends = (plot.x, plot.right) if band is None else (plot.x, band.x, band.right, plot.right)
        for part, (start, end) in enumerate(zip(ends[::2], ends[1::2], strict=True)):
            if start < end:
                page.plate(f"line/{percent}/{part}", Box(start, middle - 1, end - start, 2), theme.SAND, _GROUND)
    name, left = page.say("picture-turn-axis"), plot.x - _LEFT + 20
    y = plot.bottom + 34
    number_turns(page, "turn", name, shown.turns - 1, lambda turn: _across(plot, turn, shown.turns), y, _GROUND, left)
    if band is not None:
        said = page.say("picture-turning", turn=str(shown.turning))
        middle, y = band.x + band.width // 2, plot.bottom + 76
        anchor = "l" if middle < plot.x + 150 else "r" if middle > plot.right - 150 else "m"
        x = {"l": band.x, "m": middle, "r": band.right}[anchor]
        wide = ink(said, "bold", theme.SMALL).advance + 32
        start = x - {"l": 0, "m": wide // 2, "r": wide}[anchor]
        tag = page.plate("turning/tag", Box(start, y - 20, wide, 40), _TURNING, _GROUND, 10, theme.GOLD_DEEP)
        page.label(
            "turning/name", tag.x + wide // 2, y, said, theme.SMALL, theme.INK, _TURNING, face="bold", anchor="m"
        )
        return tag
    return None


def _lay_sign(page: Page, plot: Box, count: int, tag: Box | None) -> None:
    """Explain the pins below the chart, where the name of the turning point leaves more room."""
    said, (width, height) = page.say("picture-mistakes", count=count), _SIGN
    x, middle = plot.x - _LEFT + 20, plot.bottom + 76
    if tag is not None and tag.x + tag.width // 2 < plot.x + plot.width // 2:
        x = plot.right + _RIGHT - 20 - ink(said, "sans", theme.SMALL).advance - 10 - width
    page.icon("mistakes/pin", x, middle - height // 2, width, "pin", _GROUND, height=height)
    page.label("mistakes", x + width + 10, middle, said, theme.SMALL, theme.INK, _GROUND)


def _lay_lines(page: Page, plot: Box, shown: Chances) -> None:
    for seat in range(len(shown.chances[0])):
        points = [(_across(plot, turn, shown.turns), _up(plot, each[seat])) for turn, each in enumerate(shown.before)]
        line_of(page, f"chances/{seat}", seat, points, _GROUND, DASHES[seat])


def _lay_ends(page: Page, plot: Box, shown: Chances) -> None:
    """Add a badge to the right of each line, connected with its end and with its result."""
    last = shown.before[-1]
    reached = [_up(plot, chance) for chance in last]
    x, result = plot.right + _END, shown.chances[-1]
    middles = spread(reached, plot.y, plot.bottom)
    for seat, (line, middle) in enumerate(zip(reached, middles, strict=True)):
        leader = [(plot.right + 4, line), (plot.right + 12, line), (x - BADGE // 2 - 8, middle), (x, middle)]
        page.curve(f"chances/{seat}/leader", leader, 4, theme.SOFT, _GROUND)
        page.badge(f"chances/{seat}/end", x - BADGE // 2, middle - BADGE // 2, BADGE, seat, _GROUND)
        to = [(x + BADGE // 2 + 2, middle), (plot.right + _BESIDE, _up(plot, result[seat]))]
        if result[seat] == max(result):
            line_of(page, f"chances/{seat}/result", seat, to, _GROUND)
        else:
            page.curve(f"chances/{seat}/result", to, 4, theme.SOFT, _GROUND)


def _lay_result(page: Page, plot: Box, shown: Chances, column: Box) -> None:
    """Add a column with the result: the winners, with a laurel, and at the bottom the others."""
    page.plate("result", column, theme.GOLD_PALE, _GROUND, 12, theme.GOLD_DEEP, fill_to=_GOLD)
    x, result = column.x + _RESULT // 2, shown.chances[-1]
    said = page.say("picture-chances-end")
    page.label("result/name", x, plot.bottom + 34, said, theme.SMALL, theme.SOFT, _GROUND, anchor="m")
    won = max(result)
    winners, others = (
        [seat for seat, chance in enumerate(result) if (chance == won) is each] for each in (True, False)
    )
    y = plot.bottom + 4 - _rows(others) * _ROW
    _lay_seats(page, others, x, y)
    limit = y - 46 if others else column.bottom
    if others:
        said = page.say("percent", percent=0)
        page.label("result/0", x, y - 24, said, theme.LARGE, theme.INK, _TURNING, face="bold", anchor="m")
    wreath = _WREATH if len(winners) == 1 else _ROW * (1 + _rows(winners))
    y = max(column.y + 6, min(_up(plot, won) - 24, limit - wreath - 54))
    if len(winners) == 1:
        wreathe(page, f"result/{winners[0]}", x, y + wreath // 2, winners[0], _TURNING, wreath)
    else:
        page.icon("result/laurel", x - BADGE // 2, y, BADGE, "laurel", _TURNING, plate=True)
        _lay_seats(page, winners, x, y + _ROW)
    said = page.say("percent", percent=round(100 * won))
    page.label("result/won", x, y + wreath + 24, said, _PERCENT, theme.INK, _TURNING, face="bold", anchor="m")


def _rows(seats: Sequence[int]) -> int:
    return -(-len(seats) // _IN_ROW)


def _lay_seats(page: Page, seats: Sequence[int], x: int, y: int) -> None:
    """Add badges in rows around `x`, from `y` down."""
    for place, seat in enumerate(seats):
        row, beside = divmod(place, _IN_ROW)
        count = min(_IN_ROW, len(seats) - row * _IN_ROW)
        left = x - count * _ROW // 2 + beside * _ROW + (_ROW - BADGE) // 2
        page.badge(f"result/{seat}/badge", left, y + row * _ROW, BADGE, seat, _TURNING)


def _lay_marks(page: Page, plot: Box, shown: Chances, bottom: int) -> None:
    """Add a numbered pin above the plot for each mistake, on whose it is, with a line down to where it was made."""
    places = [_across(plot, min(mark.turn - 0.5, shown.turns - 1), shown.turns) for mark in shown.marks]
    half = _PIN // 2
    for mark, x, at in zip(
        shown.marks,
        places,
        spread(places, plot.x - _LEFT + half + 8, plot.right + _BESIDE - half - 8, _PIN),
        strict=True,
    ):
        what, colour = f"mark/{mark.number}", theme.SEATS[mark.seat]
        before, after = (shown.chances[turn][mark.seat] for turn in (mark.turn - 1, mark.turn))
        down = _up(plot, before if mark.turn == shown.turns else (before + after) / 2)
        page.curve(f"{what}/line", [(at, bottom), (x, plot.y - 4), (x, down)], 2, theme.INK, _GROUND)
        page.plate(
            f"{what}/dot", Box(x - _DOT // 2, down - _DOT // 2, _DOT, _DOT), colour, _GROUND, _DOT // 2, theme.INK
        )
        top = bottom - BADGE - _PIN_HEIGHT
        page.icon(what, at - half, top, _PIN, "pin", _GROUND, height=_PIN_HEIGHT, plate=True)
        page.badge(f"{what}/seat", at - BADGE // 2, bottom - BADGE, BADGE, mark.seat, _GROUND)
        middle = top + half
        number = str(mark.number)
        page.label(f"{what}/number", at, middle, number, theme.SMALL, theme.INK, theme.WHITE, face="bold", anchor="m")


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
