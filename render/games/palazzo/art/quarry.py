"""The quarries: a floor of stone between hewn blocks, the frame of the next one, and the way between them."""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import Drawing, linear, soft_shadow
from render.bake.shapes import arched, ellipse, group, path, poly, rect, stroke

WIDTH: Final = 362
HEIGHT: Final = 256
_EDGE: Final = "#4a3a2b"
_WALL: Final = 15
_GHOST: Final = "#40301f"


def pit(wide: int, high: int, seed: int) -> Drawing:
    """Draw a quarry: walls of hewn blocks around steps that are cut into the rock, down to a floor of slabs."""
    chance, w = Random(seed), _WALL
    body = (
        "<defs>"
        + linear("floor", "#bba87f", "#d3c197", "#e2d1a8")
        + linear("riser", "#c4b087", "#a5906a")
        + '<linearGradient id="in" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2e2013" '
        'stop-opacity=".62"/><stop offset="1" stop-color="#2e2013" stop-opacity="0"/></linearGradient>'
        '<linearGradient id="left"><stop offset="0" stop-color="#2e2013" stop-opacity=".42"/>'
        '<stop offset="1" stop-color="#2e2013" stop-opacity="0"/></linearGradient>'
        '<filter id="grain" x="0" y="0" width="100%" height="100%">'
        f'<feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="3" seed="{seed}"/>'
        '<feColorMatrix values="0 0 0 0 .32  0 0 0 0 .25  0 0 0 0 .16  .8 0 0 0 -.36"/></filter>'
        f'<clipPath id="all"><rect x="1" y="1" width="{wide - 2}" height="{high - 2}" rx="13"/></clipPath>'
        f'<clipPath id="hole"><rect x="{w}" y="{w}" width="{wide - 2 * w}" height="{high - 2 * w}" rx="5"/></clipPath>'
        "</defs>" + rect(1, 1, wide - 2, high - 2, "#a8977a", "none", r=13) + '<g clip-path="url(#all)">'
    )
    body += "".join(_row(chance, wide, y) for y in (0, high - w))
    body += "".join(_column(chance, high, x) for x in (0, wide - w))
    body += f'</g><g clip-path="url(#hole)">{_steps(chance, wide, high)}</g>'
    body += rect(w, w, wide - 2 * w, high - 2 * w, "#000", r=5).replace("/>", ' filter="url(#grain)" opacity=".25"/>')
    body += rect(w + 1, w + 1, wide - 2 * w - 2, 13, "url(#in)") + rect(
        w + 1, w + 1, 12, high - 2 * w - 2, "url(#left)"
    )
    body += rect(w, w, wide - 2 * w, high - 2 * w, "none", _EDGE, 2.2, 5)
    return Drawing(wide, high, body + rect(1.5, 1.5, wide - 3, high - 3, "none", _EDGE, 2.6, 13))


def _hollow(wide: int, high: int, step: float) -> list[tuple[float, float]]:
    """Return the corners of a quarry, `step` steps down, which is narrower in the back."""
    near, far, top = _WALL + 5 * step, _WALL + 15 * step, _WALL + 24 * step
    return [(far, top), (wide - far, top), (wide - near, high), (near, high)]


def _steps(chance: Random, wide: int, high: int) -> str:
    """Draw three steps with the grooves of drills, slabs at their foot, and chips that fell there."""
    made = ""
    for step in range(3):
        made += poly(_hollow(wide, high, step), ("#cfbd94", "#d8c69e", "#e1d0a9")[step], "#6d5a3d", 1.2)
        riser = _hollow(wide, high, step + 0.36)
        made += poly(riser, "url(#riser)", "#7a6646", 1)
        (left, top), (right, _), *_ = riser
        grooves = ""
        while (left := left + chance.uniform(9, 30)) < right - 6:
            grooves += f"M{left:.0f} {top + 1:.0f}v{chance.choice((6, 9, 14)):.0f}"
        made += stroke(grooves, "#6d5a3d", 1.6, 0.3)
        made += stroke(f"M{riser[0][0]:.1f} {top}H{right:.1f}L{riser[2][0]:.1f} {high}", "#efe0bc", 1.6, 0.75)
    floor = _hollow(wide, high, 3)
    made += poly(floor, "url(#floor)", "#6d5a3d", 1.4)
    (left, top), (right, _), (near, _), _ = floor
    joints, middle, y, deep = "", wide / 2, top, 26.0
    while (y := y + deep) < high:
        joints += f"M{_WALL} {y:.0f}H{wide - _WALL}"
        for _ in range(3):
            share = chance.uniform(-0.95, 0.95)
            ends = middle + share * (right - middle), middle + share * (near - middle)
            joints += f"M{ends[0]:.0f} {y:.0f}L{ends[1]:.0f} {y + deep * 1.2:.0f}"
        deep *= 1.2
    cut = f'<clipPath id="slabs"><path d="M{left} {top}H{right}L{near} {high}H{wide - near}Z"/></clipPath>'
    for line, colour, opacity, by in ((joints, "#74603f", 0.28, 0), (joints, "#f3e7c8", 0.25, 1.6)):
        made += f'<g clip-path="url(#slabs)" transform="translate(0 {by})">{stroke(line, colour, 1.4, opacity)}</g>'
    fallen = [
        (chance.uniform(left + 6, right - 6), top + chance.uniform(2, 9), chance.uniform(0.3, 0.6)) for _ in range(5)
    ]
    weeds = "".join(
        f"M{chance.uniform(left, right):.0f} {y - 5:.0f}q-2 -6 -7 -8m7 8q0 -6 -1 -12m1 12q2 -6 7 -9"
        for _, y in (*_hollow(wide, high, 1)[:2], *_hollow(wide, high, 2)[:2], *floor[:2])
    )
    return cut + made + _chips(*fallen) + stroke(weeds, "#5f6a34", 2.2, 0.5)


def _stone(chance: Random, x: float, y: float, wide: float, high: float) -> str:
    light = chance.choice(("#efe5cf", "#e6dabf", "#f3ebd8", "#ddcfb0"))
    block = rect(x + 0.8, y + 0.8, wide - 1.6, high - 1.6, light, "#7c6a4e", 1.2, 2.6)
    shade = stroke(f"M{x + 3:.1f} {y + high - 2.6:.1f}H{x + wide - 3:.1f}V{y + 4:.1f}", "#a8946f", 2, 0.7)
    return block + shade + stroke(f"M{x + 3:.1f} {y + 3:.1f}H{x + wide - 5:.1f}", "#ffffff", 1.6, 0.8)


def _row(chance: Random, wide: int, y: float) -> str:
    made, x = "", 0.0
    while x < wide:
        each = chance.uniform(26, 54)
        made += _stone(chance, x, y, each, _WALL)
        x += each
    return made


def _column(chance: Random, high: int, x: float) -> str:
    made, y = "", float(_WALL)
    while y < high - _WALL:
        each = min(chance.uniform(24, 44), high - _WALL - y)
        made += _stone(chance, x, y, _WALL, each)
        y += each
    return made


def _block(x: float, base: float, wide: float, high: float, deep: float = 18) -> str:
    """Draw a hewn block of marble with the marks of wedges, seen from the left."""
    lift, right, top = deep * 0.62, x + wide, base - high
    made = poly([(x, top), (right, top), (right, base), (x, base)], "#d9d2c2", _EDGE, 2.4)
    made += poly(
        [(right, top), (right + deep, top - lift), (right + deep, base - lift), (right, base)], "#b1a48c", _EDGE, 2.4
    )
    made += poly([(x, top), (x + deep, top - lift), (right + deep, top - lift), (right, top)], "#efeadd", _EDGE, 2.4)
    veins = f"M{x + wide * 0.2:.0f} {top + 5:.0f}q{wide * 0.2:.0f} {high * 0.4:.0f} {wide * 0.34:.0f} {high * 0.55:.0f}"
    wedges = "".join(f"M{x + step:.0f} {base - 4:.0f}v-8" for step in range(9, int(wide) - 4, 13))
    return made + stroke(veins, "#b9ae98", 2, 0.9) + stroke(wedges, "#9c8e74", 2.2, 0.9)


def _beam(line: str, wide: float = 9) -> str:
    return stroke(line, _EDGE, wide + 4.4) + stroke(line, "#b07c45", wide) + stroke(line, "#d3a468", wide / 3, 0.8)


def _chips(*places: tuple[float, float, float]) -> str:
    chip = poly([(-10, 4), (-4, -7), (8, -6), (12, 4), (2, 8)], "#ddd6c6", _EDGE, 2)
    return "".join(group(chip, move=(x, y), scale=size) for x, y, size in places)


def _calm(made: str) -> Drawing:
    """Return what stands in an empty quarry, paler than what can be had."""
    return Drawing(300, 188, group(made, opacity=0.9))


def _crane() -> Drawing:
    """Draw a tripod that lifts a block, beside others."""
    shade = ellipse(152, 178, 146, 11, "#3a2a18").replace("/>", ' opacity=".3"/>')
    made = shade + _beam("M196 20L220 160", 7) + _block(12, 176, 62, 46) + _block(22, 130, 44, 34, 14)
    made += _block(232, 178, 46, 40, 14)
    rope = "M192 26V78M192 78L166 92M192 78L222 92"
    made += stroke(rope, _EDGE, 5) + stroke(rope, "#e3c992", 2.4) + _block(156, 142, 60, 48, 16)
    made += _beam("M190 16L104 176") + _beam("M190 16L250 176") + _beam("M132 122L118 122", 6)
    made += ellipse(192, 24, 12, 12, "#8a5a30", _EDGE, 2.6) + ellipse(192, 24, 4, 4, "#e8c988", _EDGE, 1.6)
    return _calm(made + _chips((92, 182, 0.8), (136, 178, 0.6), (286, 182, 0.7)))


def _wheel(x: float, y: float) -> str:
    spokes = "".join(f"M{x} {y}l{a} {b}M{x} {y}l{-a} {-b}" for a, b in ((0, 26), (24, 9), (24, -11)))
    made = ellipse(x, y, 32, 32, "none", _EDGE, 12) + ellipse(x, y, 32, 32, "none", "#a06c3a", 7)
    return made + stroke(spokes, _EDGE, 8) + stroke(spokes, "#c08d52", 4) + ellipse(x, y, 8, 8, "#8a5a30", _EDGE, 2.4)


def _cart() -> Drawing:
    """Draw a cart with a block on it, and others that wait."""
    shade = ellipse(150, 178, 146, 11, "#3a2a18").replace("/>", ' opacity=".3"/>')
    made = shade + _block(206, 176, 60, 44) + _block(214, 132, 44, 30, 14)
    made += _block(58, 114, 78, 58, 20) + stroke("M84 114V56M118 114V56M84 56l18 -11M118 56l18 -11", "#8a5a30", 4.4)
    made += _beam("M36 120H172", 10) + _beam("M166 122L194 172", 6) + _wheel(98, 140)
    return _calm(made + _chips((26, 180, 0.9), (46, 182, 0.5), (176, 182, 0.7), (284, 180, 0.8)))


def _frame() -> Drawing:
    """Draw a frame of gold with a glow around a quarry: its tiles are auctioned next."""
    wide, high, by = WIDTH + 20, HEIGHT + 20, 10
    box = f'x="{by}" y="{by}" width="{WIDTH}" height="{HEIGHT}" rx="14" fill="none"'
    body = (
        '<defs><filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="3.4"/>'
        "</filter>"
        '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0ae"/>'
        '<stop offset=".4" stop-color="#f2bb35"/><stop offset=".65" stop-color="#ffe183"/>'
        '<stop offset="1" stop-color="#b77812"/></linearGradient></defs>'
        f'<rect {box} stroke="#ffd24d" stroke-width="13" filter="url(#soft)"/>'
        f'<rect {box} stroke="#5b3a08" stroke-width="10.5"/><rect {box} stroke="url(#gold)" stroke-width="7.5"/>'
    )
    return Drawing(wide, high, body)


def _window(x: float, base: float) -> str:
    frame = path(arched(x, base, 34, 54), "#ffffff", _GHOST, 3)
    cross = stroke(f"M{x} {base - 48}V{base}M{x - 12} {base - 20}h24", "#ffffff", 2.6)
    return frame + path(arched(x, base, 24, 47), "#2a211b") + cross + rect(x - 21, base, 42, 5, "#ffffff", _GHOST, 2, 1)


def _ghost(windows: int) -> Drawing:
    """Draw a tile that comes next: with an arrow where its number will be, and its windows, if these matter."""
    wide, high, front, scale = 116 if windows else 34, 54, 26, 0.56 if windows == 3 else 0.62
    body = f"<defs>{linear('wall', '#fffaf0', '#f1e6cd')}</defs>"
    body += rect(1.5, 1.5, wide - 3, high - 3, "url(#wall)", _EDGE, 2.6, 4)
    body += rect(5, 5, front - 4, high - 10, "#ffffff", _EDGE, 1.8, 2) + stroke(
        f"M{front // 2 + 3} 15v24m-6 -7l6 7l6 -7", _GHOST, 3.6
    )
    step = (wide - front - 6) / max(1, windows)
    made = "".join(_window((front + 2 + step * (k + 0.5)) / scale, 44 / scale) for k in range(windows))
    return Drawing(wide, high, body + group(made, scale=scale))


def _way(turn: int) -> Drawing:
    """Draw a brass disc with the builder's direction; without a turn it is to the right."""
    chevrons = "M-10 -9L-1 0L-10 9M1 -9L10 0L1 9"
    body = (
        "<defs>"
        + soft_shadow("cast", 0.8, 1.6, 1.3, opacity=0.5)
        + '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0b8"/>'
        '<stop offset=".5" stop-color="#e0b04a"/><stop offset="1" stop-color="#9a6a1c"/></linearGradient></defs>'
        f'<g filter="url(#cast)">{ellipse(0, 0, 20.5, 20.5, "#3f290c")}</g>'
        + ellipse(0, 0, 18.5, 18.5, "url(#brass)")
        + f'<g transform="rotate({turn})">{stroke(chevrons, "#3f290c", 5.2)}</g>'
    )
    return Drawing(46, 46, body, (-23, -23, 46, 46))


def _number() -> Drawing:
    """Draw a stone disc with room for the number of a quarry."""
    body = (
        "<defs>"
        + linear("face", "#ffffff", "#f6efdf", "#e2d6bc")
        + soft_shadow("cast", 0.8, 1.6, 1.2, opacity=0.5)
        + f'</defs><g filter="url(#cast)">{ellipse(26, 26, 24, 24, _EDGE)}</g>'
    )
    return Drawing(
        52, 52, body + ellipse(26, 26, 21.5, 21.5, "url(#face)") + ellipse(26, 26, 18.5, 18.5, "none", "#bca67e", 1.4)
    )


DRAWINGS: Final = {
    **{f"quarry-{number}": pit(WIDTH, HEIGHT, number) for number in (1, 2, 3, 4)},
    "yard-0": _crane(),
    "yard-1": _cart(),
    "quarry-next": _frame(),
    "lot": pit(300, 590, 5),
    **{f"ghost-{windows}": _ghost(windows) for windows in range(4)},
    "way-right": _way(0),
    "way-down": _way(90),
    "way-left": _way(180),
    "way-up": _way(270),
    "quarry-disc": _number(),
}
