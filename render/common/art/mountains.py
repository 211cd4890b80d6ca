"""Mountains: ridges and gullies broken into ever smaller facets, and quarries of white marble cut into them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from render.bake.drawing import linear, points
from render.common.art.daylight import Daylight
from render.common.art.shades import mix

Place = tuple[float, float]
Spot = tuple[float, float, float]
"""To the right, down, and towards the eye."""

_FACETS: Final = 4
"""How often each side of a mountain is broken into four."""


def rough(dice: Random, places: Sequence[Place], depth: int, height: float) -> list[Place]:
    """Break a line into smaller and smaller slopes; each halving shifts the middles by half as much."""
    line = list(places)
    for _ in range(depth):
        finer = [line[0]]
        for (x, y), (to_x, to_y) in pairwise(line):
            at = dice.uniform(0.4, 0.6)
            finer += [(x + (to_x - x) * at, y + (to_y - y) * at + dice.uniform(-height, height)), (to_x, to_y)]
        line, height = finer, height / 2
    return line


def range_far(dice: Random, light: Daylight, y: float) -> str:
    """Draw the pale range at the horizon."""
    anchors = [(x, y + dice.uniform(-16, 16)) for x in range(-60, 1200, 70)]
    line = rough(dice, anchors, 3, 5)
    shape = points([(-60, 320), *line, (1160, 320)])
    return (
        f"<defs>{linear('far', light.far[0], light.far[1])}</defs>"
        f'<polygon points="{shape}" fill="url(#far)" opacity=".85"/>'
    )


class Quarry(NamedTuple):
    """Where a mountain is cut open: the middle of the cut, its size, and its number of steps."""

    x: float
    y: float
    width: float
    height: float
    steps: int

    def whiteness(self, x: float, y: float) -> float:
        """Return how white the mountain is at a place: most in the cut, less on the scree below it."""
        across, down = (x - self.x) / self.width * 2, (y - self.y) / self.height * 2
        if abs(down) < 1 and abs(across + down * 0.25) < 0.5 + down * 0.3 + 0.14 * math.sin(y * 1.7 + x * 0.4):
            return 0.7
        run = (y - self.y - self.height * 0.3) / self.width
        return 0.35 * (1 - run) if 0 < run < 1 and abs(across) < 0.5 + run * 0.6 else 0


class Range:
    """A mountain range: its sides are broken into facets by shifting the middles of their edges."""

    def __init__(
        self,
        dice: Random,
        light: Daylight,
        colours: Sequence[str],
        skyline: Sequence[Place],
        base: float,
        cuts: Sequence[Quarry] = (),
    ) -> None:
        self._dice = dice
        self._cuts = cuts
        self._light = light
        self._colours = colours
        self._top = min(y for _, y in skyline)
        self._base = base
        self._middles: dict[tuple[Spot, Spot], Spot] = {}
        self._parts: list[str] = []
        ridge = [(x, y, 0.0) for x, y in skyline]
        feet = [(x + dice.uniform(-14, 14), base, self._near(skyline, at)) for at, (x, _) in enumerate(skyline)]
        for one, two in pairwise(range(len(ridge))):
            self._break((ridge[one], feet[one], feet[two]), _FACETS)
            self._break((ridge[one], feet[two], ridge[two]), _FACETS)

    @staticmethod
    def _near(skyline: Sequence[Place], at: int) -> float:
        """Return how near to the eye the foot below a place is: nearer below a peak than below a saddle."""
        around = skyline[max(0, at - 1) : at + 2]
        return 52 + 2.2 * (sum(y for _, y in around) / len(around) - skyline[at][1])

    def drawn(self) -> str:
        """Return it as SVG."""
        return f'<g stroke-width=".7" stroke-linejoin="round">{"".join(self._parts)}</g>'

    def _middle(self, one: Spot, two: Spot) -> Spot:
        key = (one, two) if one < two else (two, one)
        if key not in self._middles:
            length = math.dist(one, two)
            shift = [self._dice.uniform(-1, 1) * length * by for by in (0.06, 0.055, 0.17)]
            x, y, z = ((a + b) / 2 + by for a, b, by in zip(one, two, shift, strict=True))
            self._middles[key] = x, y, z
        return self._middles[key]

    def _break(self, side: tuple[Spot, Spot, Spot], depth: int) -> None:
        one, two, three = side
        if not depth:
            self._parts.append(self._facet(side))
            return
        a, b, c = self._middle(one, two), self._middle(two, three), self._middle(three, one)
        for part in ((one, a, c), (a, two, b), (c, b, three), (a, b, c)):
            self._break(part, depth - 1)

    def _facet(self, side: tuple[Spot, Spot, Spot]) -> str:
        one, two, three = side
        along = [b - a for a, b in zip(one, two, strict=True)]
        across = [b - a for a, b in zip(one, three, strict=True)]
        normal = _unit(
            (
                along[1] * across[2] - along[2] * across[1],
                along[2] * across[0] - along[0] * across[2],
                along[0] * across[1] - along[1] * across[0],
            )
        )
        if normal[2] < 0:
            normal = (-normal[0], -normal[1], -normal[2])
        sun = _unit((max(-1.0, min(1.0, (self._light.sun[0] - one[0]) / 260)), -0.5, 0.5))
        bright = sum(a * b for a, b in zip(normal, sun, strict=True))
        bright = min(1.0, max(0.0, bright * 1.35 - 0.1))
        shade, lit, brightest = self._colours
        colour = mix(shade, lit, min(1.0, bright * 1.4))
        if bright > 0.7:
            colour = mix(colour, brightest, min(1.0, (bright - 0.7) * 2.6))
        middle = sum(spot[0] for spot in side) / 3, sum(spot[1] for spot in side) / 3
        white = max((cut.whiteness(*middle) for cut in self._cuts), default=0)
        if white:
            marble = mix(self._light.marble_shade, self._light.marble, min(1.0, bright * 1.5))
            colour = mix(colour, marble, white)
        down = (middle[1] - self._top) / (self._base - self._top)
        colour = mix(colour, self._light.mist, min(1.0, max(0.0, down * 1.25 - 0.3)))
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in side)
        return f'<polygon points="{corners}" fill="{colour}" stroke="{colour}"/>'


def _unit(way: Spot) -> Spot:
    length = math.hypot(*way) or 1.0
    return way[0] / length, way[1] / length, way[2] / length


def benches(dice: Random, light: Daylight, cut: Quarry) -> str:
    """Draw the giant steps of a quarry: each a wall in half light under a bright ledge, wider than the one above."""
    wall, foot = mix(light.marble_shade, light.marble, 0.6), mix(light.marble_shade, light.shade, 0.35)
    high = cut.height / cut.steps
    ends = [(cut.x, cut.x)]
    parts = []
    for step in range(cut.steps):
        share = (step + 0.5) / cut.steps * 2 - 1
        y, half = cut.y + share * cut.height / 2, cut.width / 2 * (0.5 + share * 0.3)
        middle = cut.x - share * 0.25 * cut.width / 2
        left, right = middle - half * dice.uniform(0.75, 1), middle + half * dice.uniform(0.75, 1)
        if step:  # no step ends within the one above
            left, right = min(left, ends[-1][0]), max(right, ends[-1][1] - half * 0.2)
        ends.append((left, right))
        slope = high * 0.3
        for colour, top, bottom in ((wall, 0.0, 1.0), (light.marble, 0.0, 0.34), (foot, 0.84, 1.0)):
            corners = [
                (left - slope * top, y + high * top),
                (right + slope * top, y + high * top),
                (right + slope * bottom, y + high * bottom),
                (left - slope * bottom, y + high * bottom),
            ]
            parts.append(f'<polygon points="{points(corners)}" fill="{colour}"/>')
    return f'<g opacity=".85">{"".join(parts)}</g>'
