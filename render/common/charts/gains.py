"""Everyone's best round in a chart of points: a broad stroke below that part of the line, and a plaque beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from render.common.charts.frame import Frame
from render.common.charts.places import Line, Place, Wanted, places
from render.common.charts.plot import STRONG, Span
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box

_LEADER: Final = 5
_GAIN, _GAINED = 50, 40
"""The height of a gain's plaque, and the size of its number."""
_BADGE: Final = 40
"""The size of the badge in a plaque."""
_HIGHER: Final = 60
"""How far above the plot it may begin."""
_STROKE: Final = STRONG + 18
"""The width of the stroke below a line where it gained most."""
_ASIDE: Final = _STROKE - 9
"""How far such strokes of the same round are from each other."""
_PALE: Final = 0.68
"""How pale it is."""
_TIED: Final = 4
"""Of so many rounds that are equally good, any may be the one that is marked."""
_SIGN: Final = "+"
_KEY: Final = 46, 46
"""The plaque that stands for all of them."""
_KEYS: Final = theme.BODY, theme.SMALL
"""The sizes of what explains it, the largest that fits."""
_GROUND: Final = theme.MARBLE


class Gain(NamedTuple):
    """How many points a seat gained in its best round, and where that is said."""

    points: int
    seat: int
    place: Place


class Field(NamedTuple):
    """Where turns and points are: the plot, the points at its foot and at its top, and the first and last turn."""

    plot: Box
    least: int
    most: int
    span: Span

    def across(self, turn: float) -> int:
        """Return where a turn is."""
        first, last = self.span
        return self.plot.x + int(self.plot.width * (turn - first) / max(1, last - first))

    def up(self, points: int) -> int:
        """Return how high points are."""
        return self.plot.bottom - self.plot.height * (points - self.least) // (self.most - self.least)

    def at(self, turn: int, points: int) -> tuple[int, int]:
        """Return where points at a turn are."""
        return self.across(turn), self.up(points)


def lay_key(page: Page, frame: Frame) -> Box:
    """Explain the plaques above the chart, and return where."""
    (wide, high), middle, plot = _KEY, frame.ribbon.bottom + 34, frame.plot
    plaque = Box(plot.x, middle - high // 2, wide, high)
    page.plate("growth/key", plaque, theme.SOFT, _GROUND, 10, theme.INK)
    sign = plaque.x + wide // 2, middle, _SIGN, _GAINED, theme.WHITE, theme.SOFT
    page.label("growth/key/sign", *sign, face="bold", anchor="m")
    said, x = page.say("picture-growth-gains"), plaque.right + 10
    size = fitting_size(said, "sans", _KEYS, plot.right - x)
    label = page.label("growth/key/name", x, middle, said, size, theme.INK, _GROUND, width=plot.right - x)
    return Box(plaque.x, plaque.y, label.right - plaque.x, high)


def place_gains(
    page: Page, field: Field, reached: Sequence[Sequence[int]], taken: Sequence[Box], beyond: int
) -> list[Gain]:
    """Return what everyone gained in their best round; of several as good, the one with the most room beside it.

    It is not said where something else is `taken`, and at most so far `beyond` the right end of the plot.
    """
    plot = field.plot
    lines = [[field.at(turn, points) for turn, points in enumerate(line)][field.span.first :] for line in reached]
    gains = sorted(((points, seat) for seat, line in enumerate(reached) if (points := most(line)) > 0), reverse=True)
    wanted = []
    for points, seat in gains:
        wide = ink(page.say("picture-gain", points=points), "bold", _GAINED).advance + 18 + _BADGE
        rounds = [turn for turn, (before, after) in enumerate(pairwise(reached[seat])) if after - before == points]
        parts = [(field.at(turn, reached[seat][turn]), field.at(turn + 1, reached[seat][turn + 1])) for turn in rounds]
        wanted.append(Wanted(wide, _GAIN, seat, parts[:_TIED]))
    within = Box(plot.x, plot.y - _HIGHER, plot.width + beyond, plot.height + _HIGHER)
    found = places(within, wanted, [[*pairwise(line)] for line in lines], taken)
    return [Gain(*gain, place) for gain, place in zip(gains, found, strict=True) if place is not None]


def most(line: Sequence[int]) -> int:
    """Return how much a line gained in its best round."""
    return max(after - before for before, after in pairwise(line))


def lay_strokes(page: Page, gains: Sequence[Gain]) -> None:
    """Add a pale stroke below the part of each line that is its best round; call this before adding lines."""
    for gain in gains:
        colour = mix(theme.SEATS[gain.seat], _GROUND, _PALE)
        page.curve(f"growth/{gain.seat}/best", _beside(gain, gains), _STROKE, colour, _GROUND)


def _beside(gain: Gain, gains: Sequence[Gain]) -> Line:
    """Return where a stroke is: on its part of a line, or a little beside it if that would hide another's stroke."""
    (left, low), (right, high) = gain.place.part
    near = [each for each in gains if _meet(each.place.part, gain.place.part)]
    order = sorted(near, key=lambda each: sum(y for _, y in each.place.part))
    aside = (order.index(gain) - (len(order) - 1) / 2) * _ASIDE / hypot(right - left, low - high)
    x, y = round((low - high) * aside), round((right - left) * aside)
    return (left + x, low + y), (right + x, high + y)


def _meet(part: Line, other: Line) -> bool:
    """Return whether strokes below two parts of lines hide each other, as these run together in the same round."""
    (left, low), (_, high) = part
    (begin, bottom), (_, top) = other
    return left == begin and max(abs(low - bottom), abs(high - top)) < _STROKE


def lay_gains(page: Page, gains: Sequence[Gain]) -> None:
    """Write what everyone gained in their best round beside it, where nothing is in the way."""
    for points, seat, place in gains:
        colour, what, box = theme.SEATS[seat], f"growth/{seat}/gain", place.box
        rim, on, x, middle = mix(colour, theme.INK, 0.6), theme.ON_SEATS[seat], box.x, box.y + box.height // 2
        if not place.free:
            page.curve(f"{what}/leader", place.way, _LEADER, rim, _GROUND)
        page.plate(what, box, colour, _GROUND, 10, rim)
        page.badge(f"{what}/badge", x + 6, middle - _BADGE // 2, _BADGE, seat, colour)
        x += _BADGE
        said = page.say("picture-gain", points=points)
        at = (x + box.right) // 2, middle, said
        page.label(f"{what}/points", *at, _GAINED, on, colour, face="bold", anchor="m")
