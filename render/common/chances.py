"""Winning chances turn by turn: a curve for each player, the turning point, and mistakes by letter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.texts import texts
from render.common.alt import cut, spoken_names
from render.common.atlas import common_atlas
from render.common.names import legible
from render.common.plot import BADGE, number_turns, spread_vertically
from render.common.sayings import Messages
from render.engine import theme
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box, Scene

_HEIGHT: Final = 560
_TOP: Final = 84
"""The top of the panel, below the title."""
_HEAD: Final = 124
_FOOT: Final = 66
_LEFT: Final = 118
_RIGHT: Final = 84
_LINE: Final = 6
_DISC: Final = 40
_SMALL_BADGE: Final = 34
_BADGES: Final = 4
"""The number of badges along each curve that show whose it is."""
_NEARBY: Final = (0, 1, -1, 2, -2, 3, -3)
"""Offsets, in turns, tried in order when a badge has no room at its place."""
_BEYOND: Final = 36
"""How far the badges at the ends may extend beyond the plot."""
_BAND: Final = 14
"""The minimum width of the band that marks the turning point."""
_GROUND: Final = theme.MARBLE
_SPOKEN: Final = 12
"""Roughly how many moments the alt text reports the chances for."""
_NAME: Final = 20
_LEAD: Final = 0.1
"""How much likelier to win than the leader a player must be to take the lead."""
_CHANGES: Final = 6
"""Up to this many leads are listed one by one."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A mistake: its letter in the text, as players have numbers, and where it was made."""

    letter: str
    turn: int
    seat: int


@dataclass(frozen=True, slots=True)
class Chances:
    """The data shown in the chart."""

    chances: Sequence[Sequence[float]]
    """By seat, from 0 to 1, before each turn; the last entry is after all turns."""
    turning: int | None = None
    """The turn with the largest swing, counted from 1."""
    marks: Sequence[Mark] = ()

    @property
    def turns(self) -> int:
        """The number of turns."""
        return len(self.chances) - 1


def chances(shown: Chances, names: Sequence[str], language: str) -> Picture:
    """Draw the chart."""
    page = chances_page(shown, names, language)
    return Picture(paint(page, common_atlas()), chances_alt(shown, names, language))


def chances_page(shown: Chances, names: Sequence[str], language: str) -> Scene:
    """Lay out the chart."""
    say, page = Messages(texts(language)), Scene(theme.WIDTH, theme.TRAVERTINE)
    head = say("picture-chances")
    page.label("title", theme.MARGIN, _TOP // 2 + 4, head, theme.TITLE, theme.INK, page.ground, face="serif")
    panel = Box(theme.MARGIN, _TOP, theme.WIDTH - 2 * theme.MARGIN, _HEIGHT)
    page.plate("chances/panel", panel, _GROUND, page.ground, 16, theme.EDGE)
    page.height = panel.bottom + theme.MARGIN
    plot = Box(panel.x + _LEFT, panel.y + _HEAD, panel.width - _LEFT - _RIGHT, _HEIGHT - _HEAD - _FOOT)
    written = [legible(name, say("picture-seat", seat=seat + 1)) for seat, name in enumerate(names)]
    _lay_names(page, panel, written)
    _lay_grid(page, say, plot, shown)
    _lay_curves(page, plot, shown)
    laid: list[Box] = []
    _lay_marks(page, plot, shown, laid)
    _lay_badges(page, plot, shown, laid)
    return page


def _across(plot: Box, turn: float, turns: int) -> int:
    return plot.x + round(plot.width * turn / max(1, turns))


def _up(plot: Box, chance: float) -> int:
    return plot.bottom - round(plot.height * chance)


def _lay_names(page: Scene, panel: Box, names: Sequence[str]) -> None:
    """Add the legend: whose curve is whose."""
    width = (panel.width - 40) // len(names)
    for seat, name in enumerate(names):
        x, middle = panel.x + 20 + seat * width, panel.y + 40
        page.icon(f"name/{seat}/badge", x, middle - BADGE // 2, BADGE, f"seat-{seat}", _GROUND)
        room = width - BADGE - 24
        page.label(f"name/{seat}", x + BADGE + 12, middle, name, theme.SMALL, theme.INK, _GROUND, width=room)


def _lay_grid(page: Scene, say: Messages, plot: Box, shown: Chances) -> None:
    left, right = (_across(plot, turn, shown.turns) for turn in ((shown.turning or 1) - 1, shown.turning or 1))
    wide = max(_BAND, right - left)
    band = Box((left + right - wide) // 2, plot.y - 14, wide, plot.height + 28)
    if shown.turning is not None:
        page.plate("turning", band, theme.GOLD, _GROUND)
    for percent in (0, 25, 50, 75, 100):
        middle, said = _up(plot, percent / 100), say("percent", percent=percent)
        page.label(f"percent/{percent}", plot.x - 18, middle, said, theme.SMALL, theme.SOFT, _GROUND, anchor="r")
        ends = (plot.x, plot.right) if shown.turning is None else (plot.x, band.x, band.right, plot.right)
        for part, (start, end) in enumerate(zip(ends[::2], ends[1::2], strict=True)):
            if start < end:
                page.plate(f"line/{percent}/{part}", Box(start, middle - 1, end - start, 2), theme.SAND, _GROUND)
    if shown.turning is not None:
        said = say("picture-turning", turn=str(shown.turning))
        middle = (left + right) // 2
        anchor = "l" if middle < plot.x + 150 else "r" if middle > plot.right - 150 else "m"
        x = {"l": band.x, "m": middle, "r": band.right}[anchor]
        page.label("turning/name", x, band.y - 18, said, theme.SMALL, theme.INK, _GROUND, anchor=anchor)
    number_turns(page, "turn", shown.turns, lambda turn: _across(plot, turn, shown.turns), plot.bottom + 38, _GROUND)


def _lay_curves(page: Scene, plot: Box, shown: Chances) -> None:
    seats, turns = len(shown.chances[0]), shown.turns
    for seat in range(seats):
        points = [(_across(plot, turn, turns), _up(plot, each[seat])) for turn, each in enumerate(shown.chances)]
        page.curve(f"chances/{seat}", points, _LINE, theme.SEATS[seat], _GROUND)
    ends = spread_vertically(
        [_up(plot, chance) for chance in shown.chances[-1]], plot.y - _BEYOND, plot.bottom + _BEYOND
    )
    for seat, middle in enumerate(ends):
        page.icon(f"chances/{seat}/end", plot.right + 32, middle - BADGE // 2, BADGE, f"seat-{seat}", _GROUND)


def _lay_badges(page: Scene, plot: Box, shown: Chances, laid: list[Box]) -> None:
    """Add badges along the curves, each seat's at different turns, where nothing else is in the way."""
    seats, turns = len(shown.chances[0]), shown.turns
    for step in range(_BADGES):
        for seat in range(seats):
            wanted = round(turns * (step + (seat + 0.5) / seats) / _BADGES)
            for by in _NEARBY:
                turn = max(0, min(turns, wanted + by))
                middle = _across(plot, turn, turns), _up(plot, shown.chances[turn][seat])
                box = _around(*middle, _SMALL_BADGE)
                if not _hidden(box, laid):
                    laid.append(box)
                    page.icon(f"chances/{seat}/{step}", box.x, box.y, _SMALL_BADGE, f"seat-{seat}", _GROUND)
                    break


def _lay_marks(page: Scene, plot: Box, shown: Chances, laid: list[Box]) -> None:
    """Add a lettered disc where each mistake was made, next to any that are already there."""
    for mark in shown.marks:
        before, after = (shown.chances[turn][mark.seat] for turn in (mark.turn - 1, mark.turn))
        x, y = _across(plot, mark.turn - 0.5, shown.turns), _up(plot, (before + after) / 2)
        by = _DISC + 2 if y < plot.y + plot.height // 2 else -_DISC - 2
        box = _around(x, y, _DISC)
        while _hidden(box, laid):
            box = box._replace(y=box.y + by)
        laid.append(box)
        page.plate(f"mark/{mark.letter}", box, theme.WHITE, _GROUND, _DISC // 2, theme.SEATS[mark.seat])
        what, middle = f"mark/{mark.letter}/letter", box.y + _DISC // 2
        page.label(what, x, middle, mark.letter, theme.SMALL, theme.INK, theme.WHITE, face="bold", anchor="m")


def _around(x: int, y: int, size: int) -> Box:
    return Box(x - size // 2, y - size // 2, size, size)


def _hidden(box: Box, laid: Sequence[Box]) -> bool:
    """Return whether something is already there."""
    return any(
        box.x < other.right and other.x < box.right and box.y < other.bottom and other.y < box.bottom for other in laid
    )


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
        told = say("picture-alt-mistake", letter=mark.letter, name=spoken[mark.seat], turn=str(mark.turn))
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
