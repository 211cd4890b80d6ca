"""Emblems of the types and the two categories, and the small signs of the score: they read at 34 pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.bake.drawing import Drawing, linear
from render.bake.shapes import arched, ellipse, group, n, path, rect, spread, stroke


@dataclass(frozen=True, slots=True)
class _Tones:
    """The tones of a category: lit and shaded wall, roof, openings and outline, details, the rim around it all."""

    light: str
    wall: str
    roof: str
    roof_dark: str
    dark: str
    pale: str


_LINE: Final = "#2a180d"
"""The outline of the types, as of the painted buildings."""
_PORTA: Final = _Tones("#f2b184", "#c36d42", "#b5532f", "#86341b", _LINE, "#ffeeda")
_CITY: Final = _Tones("#f0a372", "#bb552c", "#a3351d", "#78200f", "#3d1006", "#ffeeda")
_LAND: Final = _Tones("#f4fac6", "#bdd87a", "#84b04c", "#628f38", "#26351a", "#fffdea")
_PALAZZO: Final = _Tones("#fddfa9", "#e2a55e", "#c8673c", "#8a5833", _LINE, "#fff6e2")
_BIBLIOTECA: Final = _Tones("#fdfaf2", "#cfc6b6", "#d0583a", "#96341f", _LINE, "#fffdf7")
_CATTEDRALE: Final = _Tones("#fbfaf2", "#d3d6c8", "#e0693f", "#a83a22", _LINE, "#fffdf7")
_CASTELLO: Final = _Tones("#f4efe3", "#bdb4a4", "#7aabcf", "#3a6a96", _LINE, "#fffdf7")
_VILLA: Final = _Tones("#fff0c2", "#edc777", "#d8633a", "#a33c22", _LINE, "#fffbe6")
_GREEN: Final = "#8cbf55", "#4f8a35"
"""Trees and lawns."""
_PAVING: Final = "#d58a58", "#8a4527"
"""The step below a city building: its top and its front."""
_STEP: Final = 8, 88
"""Where it begins and ends."""
_STRIPE: Final = "#4f8a6a"
"""Green marble."""
_RIM: Final = "#fff8ea"
_SIZE: Final = 96


def _defs(tones: _Tones) -> str:
    fills = linear("w", tones.light, tones.wall) + linear("r", tones.roof, tones.roof_dark) + linear("g", *_GREEN)
    return f"<defs>{fills}</defs>"


def _emblem(
    tones: _Tones,
    walls: Sequence[str],
    roofs: Sequence[str],
    details: str,
    size: int = _SIZE,
    greens: Sequence[str] = (),
    rim: int = 16,
    step: bool = False,
) -> Drawing:
    """Draw a silhouette with its outline and a light rim, which sets it off from dark ground."""
    every = "".join((*walls, *roofs, *greens)) + _box(_STEP[0], 82, _STEP[1] - _STEP[0], 6.5) * step
    whole = (
        f'<path d="{every}" fill="{_RIM}" stroke="{_RIM}" stroke-width="{rim}" stroke-linejoin="round"/>'
        f'<path d="{every}" fill="{tones.dark}" stroke="{tones.dark}" stroke-width="10" stroke-linejoin="round"/>'
    )
    whole += "".join(path(d, "url(#w)") for d in walls) + "".join(path(d, "url(#r)") for d in roofs)
    whole += "".join(path(d, "url(#g)") for d in greens)
    if step:
        details += _step(*_STEP)
    more = (rim - 16) // 2
    return Drawing(size, size, _defs(tones) + whole + details, (-more, -more, _SIZE + 2 * more, _SIZE + 2 * more))


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{n(x)} {n(y)}h{n(width)}v{n(height)}h{n(-width)}Z"


def _arches(tones: _Tones, left: float, right: float, count: int, base: float, width: float, height: float) -> str:
    return "".join(path(arched(x, base, width, height), tones.dark) for x in spread(left, right, count))


def _step(left: float, right: float) -> str:
    """Draw the step of brick that a city building stands on."""
    top, front = _PAVING
    return rect(left, 82, right - left, 6.5, front) + rect(left, 82, right - left, 2.6, top)


def _shaded(tones: _Tones, x: float, y: float, width: float, height: float) -> str:
    return group(rect(x, y, width, height, tones.dark), opacity=0.22)


def _palazzo() -> Drawing:
    t = _PALAZZO
    walls = [_box(17, 26, 62, 61), _box(10, 14, 76, 13), _box(17, 7, 62, 8)]
    details = rect(17, 27, 62, 3.4, t.dark) + rect(10, 14, 76, 13, t.pale) + rect(17, 7, 62, 4, t.pale)
    details += "".join(rect(x - 4, 16.6, 8, 8, t.roof) for x in spread(10, 86, 5))
    details += _shaded(t, 68, 30, 11, 52) + _shaded(t, 74, 14, 12, 13) + _shaded(t, 68, 7, 11, 7)
    details += rect(17, 57, 62, 3.6, t.pale)
    for x in spread(19, 77, 3):
        details += path(arched(x, 53, 13, 20), t.pale) + path(arched(x, 53, 8.6, 16.4), "#3d4a5c")
    details += _arches(t, 19, 77, 3, 87, 14.5, 23)
    return _emblem(t, walls, [], details, step=True)


def _biblioteca() -> Drawing:
    t = _BIBLIOTECA
    walls = [_box(10, 78, 76, 9), _box(16, 36, 64, 42)]
    roofs = ["M5 37L48 8L91 37Z"]
    details = rect(16, 46, 64, 32, t.dark)
    details += "".join(rect(x - 4.6, 45, 9.2, 34, t.pale) + _shaded(t, x + 1.6, 45, 3, 34) for x in spread(14, 82, 4))
    details += rect(8, 38, 80, 7, t.pale) + _shaded(t, 60, 38, 28, 7) + stroke("M10 82.4H86", t.dark, 1.6, 0.5)
    book = "M48 33Q41 28.6 33 31.4V20.6Q41 17.6 48 22Q55 17.6 63 20.6V31.4Q55 28.6 48 33Z"
    return _emblem(t, walls, roofs, details + path(book, t.pale) + stroke("M48 22V33", t.dark, 2.2), step=True)


def _cattedrale() -> Drawing:
    t = _CATTEDRALE
    walls = [_box(8, 28, 19, 59), "M30 87V53L56 36L82 53V87Z", _box(32, 42, 52, 12), _box(55, 8, 6, 8)]
    roofs = ["M5 28L17.5 9L30 28Z", "M34 43C34 24 46 15 58 14C70 15 82 24 82 43Z"]
    details = "".join(rect(8, y, 19, 4, _STRIPE) for y in (49, 62, 75)) + _arches(t, 8, 27, 2, 45, 5, 11)
    details += stroke("M58 14C49 21 46 30 46 41M58 14C67 21 70 30 70 41", t.pale, 2.8)
    details += path("M30 87V53L56 36L82 53V87Z", "url(#w)", t.dark, 3.2)
    details += "".join(rect(31.8, y, 48.4, 4, _STRIPE) for y in (64, 75))
    details += _shaded(t, 70, 56, 10.4, 26) + _shaded(t, 20, 30, 7, 52)
    details += ellipse(56, 54, 6.4, 6.4, t.dark) + ellipse(56, 54, 2.2, 2.2, t.pale)
    return _emblem(t, walls, roofs, details + path(arched(56, 87, 15, 20), t.dark), step=True)


def _merlons(x: float, y: float, width: float, count: int, height: float) -> list[str]:
    part = width / (2 * count - 1)
    return [
        f"M{n(left)} {n(y)}v{n(-height)}l{n(part / 2)} {n(height * 0.4)}l{n(part / 2)} {n(-height * 0.4)}v{n(height)}Z"
        for left in (x + 2 * part * k for k in range(count))
    ]


def _porta() -> Drawing:
    t = _PORTA
    walls = [_box(8, 26, 24, 60), _box(64, 26, 24, 60), _box(30, 38, 36, 48)]
    walls += _merlons(6, 26, 28, 3, 13) + _merlons(62, 26, 28, 3, 13)
    details = _shaded(t, 25, 27, 7, 59) + _shaded(t, 81, 27, 7, 59)
    details += "".join(rect(x, 28, 28, 3.6, t.roof_dark) for x in (6, 62)) + rect(32, 38, 32, 4, t.roof_dark)
    details += path(arched(48, 86, 33, 40), t.pale) + path(arched(48, 86, 26, 36), t.dark)
    bars = "M41 55V79M48 51V79M55 55V79M36 61H60M36 71H60"
    details += stroke(bars, "#f0b862", 3.2)
    details += path(arched(20, 58, 5, 13), t.dark) + path(arched(76, 58, 5, 13), t.dark)
    return _emblem(t, walls, [], details, step=True)


def _castello() -> Drawing:
    t = _CASTELLO
    walls = [_box(10, 42, 21, 45), _box(65, 42, 21, 45), _box(28, 54, 40, 33), _box(37, 30, 22, 30)]
    walls += (
        [_box(x, 24, 5.4, 8) for x in (36, 45.3, 54.6)]
        + [_box(x, 49, 5, 6) for x in (33, 45.5, 58)]
        + [_box(46.6, 5, 2.8, 22)]
    )
    roofs = ["M5 43L20.5 16L36 43Z", "M60 43L75.5 16L91 43Z", "M49 5Q57 2 63 6T76 6L73 11L76 16Q69 19 62 15.5T49 16Z"]
    details = _shaded(t, 24, 43, 7, 44) + _shaded(t, 79, 43, 7, 44) + _shaded(t, 52, 32, 7, 22)
    details += stroke("M50 10.5Q57 8 63 11T73 11", t.pale, 3.2)
    details += "".join(path(arched(x, 68, 5.4, 13), t.dark) for x in (20.5, 75.5)) + path(
        arched(48, 46, 5.4, 11), t.dark
    )
    details += path(arched(48, 87, 19, 24), t.pale) + path(arched(48, 87, 14, 21), t.dark)
    greens = ["M3 88Q3 79 14 80Q20 84 30 86H66Q76 84 82 80Q93 79 93 88Z"]
    return _emblem(t, walls, roofs, details, greens=greens)


def _cypress(x: float, base: float, height: float, width: float) -> str:
    r = width / 2
    return (
        f"M{n(x)} {n(base - height)}C{n(x + r * 1.2)} {n(base - height * 0.6)}"
        f" {n(x + r * 1.3)} {n(base - 4)} {n(x)} {n(base)}"
        f"C{n(x - r * 1.3)} {n(base - 4)} {n(x - r * 1.2)} {n(base - height * 0.6)} {n(x)} {n(base - height)}Z"
    )


def _villa() -> Drawing:
    t = _VILLA
    walls, roofs = [_box(25, 55, 46, 30)], ["M15 56L34 32H62L81 56Z"]
    lawn = "M4 88Q4 82 14 82H82Q92 82 92 88Z"
    greens = [_cypress(11.5, 86, 78, 14), _cypress(85.5, 86, 64, 13.5), lawn]
    details = _shaded(t, 61, 59, 10, 23) + rect(25, 56, 46, 3.6, t.dark) + stroke("M35 35H61", "#f08a5c", 2.6, 0.8)
    details += _arches(t, 25, 71, 3, 81, 11, 18)
    details += rect(36, 82, 24, 2.6, t.pale) + rect(32, 84.6, 32, 3.4, t.pale)
    details += stroke("M8 30Q5.6 52 6.6 70M85 42Q83 58 84 74", "#a9c96a", 2.4, 0.9)
    return _emblem(t, walls, roofs, details, greens=greens)


def _category_city() -> Drawing:
    """Draw a street: a house on either side of a bell tower, whose spire is far above their roofs."""
    t = _CITY
    walls = [_box(7, 58, 32, 30), _box(36, 34, 20, 54), _box(53, 62, 36, 26)]
    roofs = ["M2 59L23 38L44 59Z", "M31 35L46 8L61 35Z", "M49 63L60 45H82L93 63Z"]
    details = (
        path(_box(7, 58, 32, 30), "#f3b868")
        + path(_box(53, 62, 36, 26), "#f2ac84")
        + "".join(path(roofs[k], "url(#r)", t.dark, 3.2) for k in (0, 2))
        + path(_box(36, 34, 20, 54), "url(#w)", t.dark, 3.6)
        + _shaded(t, 49, 36, 6, 51)
        + path(roofs[1], "url(#r)", t.dark, 3.6)
        + stroke("M38 32L46 16", "#f08a5c", 2.8, 0.9)
        + path(arched(46, 55, 11, 16), t.pale)
        + path(arched(46, 55, 6, 11), t.dark)
    )
    details += _arches(t, 9, 35, 2, 78, 7, 13) + _arches(t, 57, 87, 2, 80, 8, 12) + path(arched(46, 88, 9, 18), t.dark)
    return _emblem(t, walls, roofs, details, 64)


def _category_land() -> Drawing:
    t = _LAND
    walls = ["M4 88Q6 60 40 58Q76 52 92 88Z"]
    roofs = [_cypress(32, 72, 62, 21), _cypress(64, 76, 46, 18)]
    details = stroke("M10 84Q18 66 38 64M40 86Q60 66 84 82", t.pale, 3, 0.9)
    details += stroke("M29 28Q25.6 44 27 58M61 46Q58.6 56 60 66", "#a9c96a", 3, 0.9)
    return _emblem(t, walls, roofs, details, 64)


def _house() -> Drawing:
    """Draw a small house, with a light rim so that it reads on every banner."""
    walls, roofs = [_box(20, 46, 56, 40), _box(62, 18, 10, 20)], ["M8 50L48 14L88 50Z"]
    tones = _Tones("#ffffff", "#f2dfbc", "#d8633a", "#a83c20", "#33211a", "#fff8ea")
    details = path(arched(48, 86, 17, 26), tones.dark) + stroke("M14 47L48 17", "#f5a27a", 3, 0.9)
    return _emblem(tones, walls, roofs, details, 48)


def _built() -> Drawing:
    """Draw two rows of bricks and a trowel: what has been built so far."""
    tones = _Tones("#f3a473", "#c8582f", "#e6edf0", "#a3b1ba", "#45170a", "#ffe9d2")
    walls = [_box(6, 72, 38, 17), _box(50, 72, 40, 17), _box(6, 49, 14, 17), _box(26, 49, 38, 17), _box(70, 49, 20, 17)]
    blade, handle = "M20 44L30 12L62 38Z", "M58 18L64 6L87 16L81 28Z"
    neck = stroke("M46 26L66 16", tones.dark, 11) + stroke("M47 26L66 16", "#c3cdd3", 5)
    details = neck + path(blade, "url(#r)") + stroke("M22.5 40L31 15", "#ffffff", 3, 0.95)
    details += path(handle, "#8a5127") + stroke("M65 10L83 18", "#d39a5e", 4, 0.9)
    details += stroke("M9 75H41M53 75H87M9 52H17M29 52H61M73 52H87", "#ffd3ab", 3)
    return _emblem(tones, walls, [blade, handle], details, 48, rim=24)


DRAWINGS: Final[dict[str, Drawing]] = {
    "type-palazzo": _palazzo(),
    "type-biblioteca": _biblioteca(),
    "type-cattedrale": _cattedrale(),
    "type-porta": _porta(),
    "type-castello": _castello(),
    "type-villa": _villa(),
    "category-city": _category_city(),
    "category-land": _category_land(),
    "house": _house(),
    "built": _built(),
}
