"""Houses of a town: few and large, so that a town stays calm when it is small."""

from __future__ import annotations

from typing import Final, NamedTuple

from render.bake.drawing import linear
from render.bake.shapes import group, n, path, poly, rect, stroke
from render.games.carcassonne.colours import ROOFS

DEFS: Final = "".join(
    linear(f"front-{at}", light, middle, dark) + linear(f"left-{at}", light, middle, down=False)
    + linear(f"right-{at}", dark, deep, down=False)
    for at, (light, middle, dark, deep) in enumerate(ROOFS)
) + "".join(
    linear(name, light, dark, down=False)
    for name, light, dark in (("plaster", "#fdf0d8", "#dcbf96"),)
)  # fmt: skip
_EDGE: Final = "#5a1a16"
_WINDOW: Final = "#5b3a25"


class House(NamedTuple):
    """A house by the middle of its foot, its width, the heights of its wall and its roof, and its look."""

    x: float
    y: float
    width: float
    wall: float
    roof: float
    colour: int
    gable: bool


def house(one: House, *, far: bool = False) -> str:
    """Draw a house, seen from the front and from above, without windows and rows of tiles if it is far away."""
    left, right, eaves = one.x - one.width / 2, one.x + one.width / 2, one.y - one.wall
    shade = poly(
        [
            (left + 2, one.y + 0.6),
            (right + 1, one.y + 0.6),
            (right + 3.4, one.y - 1.6),
            (right + 3.4, eaves - one.roof * 0.5),
            (right, eaves - one.roof * 0.6),
        ],
        "#4a2a0c",
    )
    body = group(shade, opacity=0.3)
    body += rect(left + 0.7, eaves, one.width - 1.4, one.wall, "url(#plaster)", "#8a6250", 0.4)
    return body + (_gabled if one.gable else _long)(one, far=far)


def _long(one: House, *, far: bool) -> str:
    """Draw windows and a roof whose ridge runs across."""
    left, right, eaves = one.x - one.width / 2, one.x + one.width / 2, one.y - one.wall
    top, inset = eaves - one.roof, one.roof * 0.22
    body = "" if far else _windows(one, 3 if one.width > 17 else 2)
    body += poly(
        [(left - 0.4, eaves + 0.5), (right + 0.4, eaves + 0.5), (right - inset, top), (left + inset, top)],
        f"url(#front-{one.colour})",
        _EDGE,
        0.5,
    )
    rows = "".join(
        f"M{n(left + inset * share)} {n(eaves - one.roof * share)}H{n(right - inset * share)}" for share in (0.33, 0.66)
    )
    return (
        body
        + ("" if far else stroke(rows, _EDGE, 0.4, 0.45))
        + stroke(f"M{n(left + inset)} {n(top + 0.2)}H{n(right - inset)}", "#ffd4b4", 0.9, 0.9)
    )


def _gabled(one: House, *, far: bool) -> str:
    """Draw a roof whose ridge runs away from us, above a gable."""
    left, right, eaves = one.x - one.width / 2, one.x + one.width / 2, one.y - one.wall
    rise = min(one.width * 0.34, one.roof * 0.55)
    back = one.roof - rise
    body = poly([(left + 0.7, eaves), (one.x, eaves - rise), (right - 0.7, eaves)], "url(#plaster)")
    body += "" if far else rect(one.x - 1, eaves - rise * 0.42, 2, 2.4, _WINDOW) + _windows(one, 2)
    for edge, paint in ((left - 0.5, "left"), (right + 0.5, "right")):
        body += poly(
            [(edge, eaves + 0.7), (one.x, eaves - rise), (one.x, eaves - rise - back), (edge, eaves + 0.7 - back)],
            f"url(#{paint}-{one.colour})",
            _EDGE,
            0.5,
        )
    return body + stroke(f"M{n(one.x)} {n(eaves - rise)}v{n(-back)}", "#ffd4b4", 0.8, 0.9)


def _windows(one: House, count: int) -> str:
    left, step = one.x - one.width / 2, one.width / count
    return "".join(
        rect(left + step * (at + 0.5) - 0.9, one.y - one.wall * 0.76, 1.8, min(2.6, one.wall * 0.55), _WINDOW)
        for at in range(count)
    )


def chimney(x: float, y: float) -> str:
    """Draw a chimney."""
    return path(f"M{n(x - 1)} {n(y)}v-3h2v3Z", "#f2dcb2", "#8a5a36", 0.4)
