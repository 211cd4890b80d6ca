"""Mountains: ridges with a lit and a shaded side, and quarries of white marble cut into them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from render.bake.drawing import linear, points
from render.common.art.daylight import Daylight
from render.common.art.shades import mix

Place = tuple[float, float]


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


def massif(dice: Random, light: Daylight, peaks: Sequence[tuple[float, float, float]], base: float) -> str:
    """Draw a range of peaks (x, y, half width); the sides away from the sun lie in the shade."""
    parts = []
    for x, y, half in peaks:
        left = rough(dice, [(x - half, base), (x - half * 0.55, y + (base - y) * 0.5), (x, y)], 4, (base - y) * 0.07)
        right = rough(dice, [(x, y), (x + half * 0.5, y + (base - y) * 0.45), (x + half, base)], 4, (base - y) * 0.07)
        spine = rough(dice, [(x, y), (x + half * 0.06, y + (base - y) * 0.4), (x - half * 0.1, base)], 4, 3)
        spine = [(at + dice.uniform(-5, 5) * min(1, (down - y) / 30), down) for at, down in spine]
        parts.append(f'<polygon points="{points([*left, *right])}" fill="url(#lit)"/>')
        from_left = light.sun[0] <= x
        shaded = [*right, *reversed(spine)] if from_left else [*left, *reversed(spine)][::-1]
        parts.append(f'<polygon points="{points(shaded)}" fill="url(#shade)"/>')
        parts += _spurs(dice, light, (x, y), half, base, from_left)
        rim = left if from_left else right
        parts.append(
            f'<polyline points="{points(rim)}" fill="none" stroke="{light.marble}" stroke-width="1.6" opacity=".6"/>'
        )
    return "".join(parts)


def _spurs(dice: Random, light: Daylight, peak: Place, half: float, base: float, from_left: bool) -> list[str]:
    """Draw gullies: dark ones on the lit side, light ones in the shade."""
    x, y = peak
    away = 1 if from_left else -1
    parts = []
    for side in (-1, 1):
        for step in range(4):
            share = (step + dice.uniform(0.5, 1)) / 4.6
            top_x, top_y = x + side * half * share * 0.72, y + (base - y) * (share * 0.84 + 0.1)
            length = (base - top_y) * dice.uniform(0.45, 0.8)
            lean = side * half * dice.uniform(0.02, 0.16)
            in_light = side != away
            fill = light.shade if in_light else light.lit
            spur = [
                (top_x, top_y),
                (top_x + lean + 3 * away, top_y + length * 0.5),
                (top_x + lean * 1.5 + 13 * away, top_y + length),
            ]
            spur += [
                (top_x + lean * 1.7 - 2 * away, top_y + length * 0.96),
                (top_x + lean * 0.6 - away, top_y + length * 0.45),
            ]
            parts.append(f'<polygon points="{points(spur)}" fill="{fill}" opacity="{0.5 if in_light else 0.3}"/>')
    return parts


def quarry(dice: Random, light: Daylight, x: float, y: float, width: float, steps: int) -> str:
    """Draw a quarry: benches cut into the mountain, each lower one wider, and scree below."""
    parts = []
    high = width * 0.085 + 2.2
    last = y + steps * high
    fan = [
        (x - width * 0.3, last - 1),
        (x + width * 0.42, last - 1),
        (x + width * 0.62, last + width * 0.62),
        (x + width * 0.2, last + width * 0.5),
    ]
    fan += [(x - width * 0.1, last + width * 0.72), (x - width * 0.5, last + width * 0.5)]
    parts.append(f'<polygon points="{points(fan)}" fill="url(#scree)"/>')
    from_left = light.sun[0] <= x
    for step in range(steps):
        reach = width * (0.36 + 0.64 * (step + 1) / steps) / 2
        left, right = x - reach + dice.uniform(-3, 2), x + reach + dice.uniform(-2, 3)
        top = y + step * high
        corner = right - reach * 0.5 if from_left else left + reach * 0.5
        face = [(left, top), (right, top), (right + 1.5, top + high), (left - 1.5, top + high)]
        dark = [(corner, top), (right, top), (right + 1.5, top + high), (corner + 2, top + high)]
        if not from_left:
            dark = [(left, top), (corner, top), (corner - 2, top + high), (left - 1.5, top + high)]
        parts.append(f'<polygon points="{points(face)}" fill="{mix(light.marble, light.marble_shade, 0.16)}"/>')
        parts.append(f'<polygon points="{points(dark)}" fill="{light.marble_shade}"/>')
        parts.append(
            f'<path d="M{left - 1:.1f} {top:.1f}H{right + 1:.1f}" stroke="{light.marble}" '
            f'stroke-width="{high * 0.38:.1f}"/>'
        )
        low = f"M{left - 1:.1f} {top + high - 0.4:.1f}H{right + 1:.1f}"
        parts.append(f'<path d="{low}" stroke="{light.shade}" stroke-width=".9" opacity=".75"/>')
        for _ in range(3):
            cut = dice.uniform(left + 2, right - 2)
            parts.append(
                f'<path d="M{cut:.1f} {top + 1:.1f}v{high - 1.4:.1f}" stroke="{light.shade}" stroke-width=".6" '
                'opacity=".5"/>'
            )
    return "".join(parts)
