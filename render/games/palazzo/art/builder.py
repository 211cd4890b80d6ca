"""The builder: a master of his trade in cap and apron, with a measuring rod and a plan."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear, radial
from render.bake.shapes import ellipse, path, poly, rect, stroke

_EDGE: Final = "#33211a"
_DEFS: Final = (
    "<defs>"
    + linear("robe", "#2f8577", "#1f6157", "#123f39", down=False)
    + linear("apron", "#c98a4c", "#9a6030")
    + linear("cap", "#e0604a", "#9c2b22")
    + linear("sleeve", "#3a9a8a", "#1b574e")
    + linear("scroll", "#fffdf2", "#e6d6ac")
    + linear("rod", "#f0d08a", "#b3813a", down=False)
    + radial("skin", "#fbdcb8", "#f0c295", "#d79b6b", x=0.38, y=0.34, radius=0.8)
    + "</defs>"
)


def _body() -> str:
    """Draw the robe with its folds, the apron, the belt and the shoes."""
    shoes = ellipse(50, 166, 13, 6, "#4a2c18", _EDGE, 2.6) + ellipse(78, 166, 13, 6, "#4a2c18", _EDGE, 2.6)
    robe = path("M46 70Q34 78 32 100L25 158Q64 171 103 158L96 100Q94 78 82 70Q64 78 46 70Z", "url(#robe)", _EDGE, 3.2)
    folds = stroke("M36 150L42 112M92 150L87 112M30 156Q36 158 42 159M98 156Q92 158 86 159", "#0d302b", 2.2, 0.7)
    apron = path("M48 84H80L86 148Q64 156 42 148Z", "url(#apron)", _EDGE, 2.6)
    pocket = path("M52 122H76V134Q64 141 52 134Z", "#8a5527", _EDGE, 2)
    straps = stroke("M50 85L54 70M78 85L74 70", "#8a5527", 4) + stroke("M47 108H82", "#5a3518", 5)
    collar = path("M50 68Q64 84 78 68L74 62H54Z", "#fff6e2", _EDGE, 2.4)
    hammer = rect(60, 108, 4, 17, "#d9b36c", _EDGE, 1.5) + rect(55, 103, 15, 8, "#8c949c", _EDGE, 1.8, 1.5)
    return shoes + robe + folds + straps + apron + pocket + hammer + collar


def _head() -> str:
    """Draw the head: a long face with a full beard, below a flat red cap with a feather."""
    ears = ellipse(46, 47, 4.5, 6, "url(#skin)", _EDGE, 2.2) + ellipse(82, 47, 4.5, 6, "url(#skin)", _EDGE, 2.2)
    face = ellipse(64, 46, 18.5, 21, "url(#skin)", _EDGE, 2.8)
    beard = path(
        "M45.500 48Q45 76 64 80Q83 76 82.500 48Q79 57 72 57Q68 53.500 64 53.500Q60 53.500 56 57Q49 57 45.500 48Z",
        "#7a4a28",
        _EDGE,
        2.4,
    )
    lines = stroke("M54 66Q57 72 60 74M74 66Q71 72 68 74M64 66V75", "#4f2c14", 1.8, 0.7)
    mouth = path("M58.500 60.500Q64 65 69.500 60.500Q64 62 58.500 60.500Z", "#a8433a", _EDGE, 1.2)
    nose = stroke("M64 42Q60.500 51 64.500 52", "#8a5230", 2.2)
    eyes = "".join(
        ellipse(x, 44, 2.3, 2.9, "#2a1710") + ellipse(x - 0.8, 43, 0.8, 0.9, "#ffffff") for x in (56.5, 71.5)
    )
    brows = stroke("M51.500 38Q56 35 60.500 37.500M67.500 37.500Q72 35 76.500 38", "#4f2c14", 2.8)
    cap = path("M41 34Q38 12 64 11Q92 11 87.500 34Q64 25 41 34Z", "url(#cap)", _EDGE, 2.8)
    band = path("M40 33Q64 22 88.500 33L88 39Q64 29 40.500 39Z", "#7c1c18", _EDGE, 2.2)
    feather = path("M82 26Q90 4 106 3Q104 18 86 30Z", "#fff8e4", _EDGE, 2.2) + stroke(
        "M84 28Q92 14 103 6", "#b9a27a", 1.6
    )
    return ears + face + beard + lines + mouth + nose + eyes + brows + feather + cap + band


def _rod() -> str:
    """Draw the measuring rod in the right hand."""
    made = rect(13, 34, 8, 132, "url(#rod)", _EDGE, 2.4, 2)
    marks = "".join(f"M14 {y}h{5 if k % 2 else 3}" for k, y in enumerate(range(46, 164, 9)))
    arm = path("M47 74Q30 82 20 100L27 111Q42 104 50 96Z", "url(#sleeve)", _EDGE, 2.8)
    return made + stroke(marks, _EDGE, 1.8) + arm + ellipse(18.500, 105, 8, 7.5, "url(#skin)", _EDGE, 2.4)


def _plan() -> str:
    """Draw a plan of a palazzo, half unrolled, in the left hand."""
    sheet = poly([(86, 92), (119, 84), (124, 124), (91, 131)], "url(#scroll)", _EDGE, 2.6)
    house = stroke("M95 122L93 104L104 95L115 99L118 117ZM100 121L99 113L104 112L105 120M110 118L109 108", "#1f5fa8", 2)
    rolls = stroke("M85 91.500L120 83", "#e6d6ac", 7) + stroke("M83.500 88.500L118.500 80M86 95L121 86.500", _EDGE, 2)
    arm = path("M81 74Q96 80 101 92L93 105Q82 100 79 94Z", "url(#sleeve)", _EDGE, 2.8)
    return sheet + house + rolls + arm + ellipse(97, 101, 7.5, 7, "url(#skin)", _EDGE, 2.4)


def _standing() -> Drawing:
    shadow = ellipse(66, 167, 52, 8, "#1c0d06").replace("/>", ' opacity=".38"/>')
    return Drawing(148, 200, _DEFS + shadow + _body() + _rod() + _plan() + _head(), (0, 0, 132, 178))


DRAWINGS: Final = {
    "builder-standing": _standing(),
    "builder": Drawing(72, 72, _DEFS + _body() + _head(), (24, 2, 84, 84)),
}
