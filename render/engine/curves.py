"""Lines from point to point, whole or dashed, drawn in narrow bands: one large picture takes longer to smooth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, floor
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.engine.colours import rgb
from render.engine.dashes import Point, dashes
from render.engine.parts import fill
from render.engine.scene import Curve

_OVER: Final = 3
"""Lines are drawn this many times too large, and then reduced."""
_BAND: Final = 80
"""The width of a band, in pixels."""


class _Part(NamedTuple):
    """A part of a line within a band, and where it goes on in the next ones."""

    points: list[Point]
    joints: list[Point]


def draw_curve(canvas: Image.Image, curve: Curve) -> None:
    """Draw a line onto a picture."""
    if curve.dash and all(a[0] == b[0] or a[1] == b[1] for a, b in pairwise(curve.points)):
        _draw_upright(canvas, curve)
        return
    bands: dict[int, list[_Part]] = defaultdict(list)
    for line in dashes(curve.points, curve.dash, curve.phase):
        for band, part in _parts(line):
            bands[band].append(part)
    for parts in bands.values():
        _draw_band(canvas, parts, curve)


def _draw_upright(canvas: Image.Image, curve: Curve) -> None:
    """Draw dashes that run only across and down, which need no smoothing."""
    before, after = curve.width // 2, curve.width - curve.width // 2
    for line in dashes(curve.points, curve.dash, curve.phase):
        for (x, y), (to_x, to_y) in pairwise(line):
            left, right, top, bottom = *sorted((round(x), round(to_x))), *sorted((round(y), round(to_y)))
            across, down = left < right, top < bottom
            box = (
                left - before * (not across),
                top - before * (not down),
                right + after * (not across),
                bottom + after * (not down),
            )
            fill(canvas, curve.colour, box)


def _draw_band(canvas: Image.Image, parts: Sequence[_Part], curve: Curve) -> None:
    across = [x for part in parts for x, _ in part.points]
    down = [y for part in parts for _, y in part.points]
    left, top = floor(min(across)) - curve.width, floor(min(down)) - curve.width
    width, height = ceil(max(across)) + curve.width + 1 - left, ceil(max(down)) + curve.width + 1 - top
    cover = Image.new("L", (width * _OVER, height * _OVER))
    draw, radius = ImageDraw.Draw(cover), curve.width * _OVER / 2 - 0.5
    for points, joints in parts:
        draw.line([_enlarged(x - left, y - top) for x, y in points], 255, curve.width * _OVER, "curve")
        for joint in joints:
            x, y = _enlarged(joint[0] - left, joint[1] - top)
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    canvas.paste(rgb(curve.colour), (left, top), cover.reduce(_OVER))


def _enlarged(x: float, y: float) -> Point:
    return (x + 0.5) * _OVER, (y + 0.5) * _OVER


def _parts(line: Sequence[Point]) -> Iterator[tuple[int, _Part]]:
    """Cut a line where it enters another band; the parts meet in round joints, its own ends stay flat.

    One that is no wider than a band stays whole, as a joint would stick out of a short dash.
    """
    across = [x for x, _ in line]
    if max(across) - min(across) <= _BAND:
        yield int(min(across) // _BAND), _Part([*line], [])
        return
    part, band = _Part([line[0]], []), int(line[0][0] // _BAND)
    for start, (x, y) in pairwise(line):
        while True:
            edge = _BAND * (band + 1) if x > start[0] else _BAND * band
            if x == start[0] or (x - edge) * (x - start[0]) <= 0:
                break
            cut = edge, start[1] + (y - start[1]) * (edge - start[0]) / (x - start[0])
            part.points.append(cut)
            part.joints.append(cut)
            yield band, part
            band += 1 if x > start[0] else -1
            part = _Part([cut], [cut])
        part.points.append((x, y))
    yield band, part
