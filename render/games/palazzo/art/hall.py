"""The warehouse: a market hall with a roof over a wall of walnut, and the boards on which its tiles lie."""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import Drawing, linear
from render.bake.shapes import ellipse, group, path, poly, rect, stroke

WIDTH: Final = 336
HEIGHT: Final = 544
INSIDE: Final = 24, 96, 288, 432
"""Where tiles lie: left, top, width and height."""
_EDGE: Final = "#33211a"


def _roof(left: float, top: float, wide: float, high: float, lean: float) -> str:
    """Draw a roof of round tiles seen from the front, narrower at its ridge."""
    chance, rows = Random(4), 4
    made = poly(
        [(left + lean, top), (left + wide - lean, top), (left + wide, top + high), (left, top + high)],
        "url(#tiles)",
        _EDGE,
        3,
    )
    step = high / rows
    for row in range(rows):
        y, share = top + row * step, (row + 1) / rows
        start, end = left + lean * (1 - share), left + wide - lean * (1 - share)
        count = round(wide / 17)
        for k in range(count):
            x, each = start + (end - start) * k / count, (end - start) / count
            tint = chance.choice(("#e08a5e", "#c8603f", "#d87a50", "#bd5537"))
            low = y + step - 4
            arc = f"V{low:.1f}Q{x + each / 2:.1f} {low + 9:.1f} {x:.1f} {low:.1f}Z"
            made += path(f"M{x:.1f} {y:.1f}H{x + each:.1f}{arc}", tint, "#7d2f1c", 1)
            made += stroke(f"M{x + 4:.1f} {y + 3:.1f}v{step - 8:.1f}", "#f6b48c", 2, 0.6)
    made += rect(left + lean - 6, top - 8, wide - 2 * lean + 12, 12, "#b9512f", _EDGE, 2.4, 6)
    return made + stroke(f"M{left + lean} {top - 4}H{left + wide - lean}", "#f0a37a", 2.4, 0.8)


def _post(x: float, top: float, base: float) -> str:
    """Draw a stone pillar with a capital and a foot."""
    made = rect(x, top, 18, base - top, "url(#stone)", _EDGE, 2.4)
    for y in range(int(top) + 26, int(base) - 16, 40):
        made += stroke(f"M{x + 1.5} {y}h15", "#8f7a5a", 1.6, 0.7)
    made += rect(x - 5, top, 28, 12, "#f7ecd3", _EDGE, 2.2, 2) + rect(x - 3, top + 12, 24, 6, "#d6c29b", _EDGE, 1.8, 1)
    return made + rect(x - 5, base - 15, 28, 15, "#e6d6b3", _EDGE, 2.2, 2)


def _hall() -> Drawing:
    left, _, wide, _ = INSIDE
    base = HEIGHT - 12
    body = (
        "<defs>"
        + linear("tiles", "#d9754c", "#a8452b")
        + linear("back", "#7d5433", "#a67646", "#b98a55")
        + linear("stone", "#fbf2de", "#e2d0ab", "#b89f73", down=False)
        + linear("shade", "#1c0d06c0", "#1c0d0600")
        + '<linearGradient id="side"><stop offset="0" stop-color="#1c0d06" stop-opacity=".5"/><stop offset=".12" '
        'stop-color="#1c0d06" stop-opacity="0"/><stop offset=".9" stop-color="#1c0d06" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#1c0d06" stop-opacity=".28"/></linearGradient></defs>'
        + rect(12, 60, WIDTH - 24, base - 60, "url(#back)", _EDGE, 3)
    )
    chance = Random(9)
    for k in range(9):
        x = left + wide * k / 8
        body += stroke(f"M{x:.1f} 80V{base}", "#5a371d", 2, 0.75)
        body += stroke(f"M{x + 2:.1f} 80V{base}", "#d6a871", 1.4, 0.45)
        for _ in range(3 if k < 8 else 0):
            y, at = chance.uniform(110, base - 70), x + chance.uniform(10, 30)
            body += stroke(f"M{at:.1f} {y:.1f}q4 18 -1 {chance.uniform(30, 60):.1f}", "#6b4526", 1.3, 0.4)
    body += rect(12, 80, WIDTH - 24, 46, "url(#shade)") + rect(12, 80, WIDTH - 24, base - 80, "url(#side)")
    body += _post(6, 82, base) + _post(WIDTH - 24, 82, base)
    body += rect(2, HEIGHT - 15, WIDTH - 4, 13, "#e9dab8", _EDGE, 2.4, 3)
    body += rect(8, 72, WIDTH - 16, 15, "#8a5a33", _EDGE, 2.6, 2)
    body += "".join(rect(20 + k * 28.4, 74, 13, 15, "#6f4424", _EDGE, 1.6, 2) for k in range(11))
    return Drawing(WIDTH, HEIGHT, body + _roof(2, 11, WIDTH - 4, 62, 34))


def _board() -> Drawing:
    """Draw a walnut board, lit from above, with its shadow below."""
    body = f"<defs>{linear('wood', '#e0ae70', '#a86f3d', '#7a4a25')}{linear('cast', '#1c0d0690', '#1c0d0600')}</defs>"
    body += rect(3, 11, 334, 12, "url(#cast)") + rect(1, 1, 338, 11, "url(#wood)", _EDGE, 2, 2)
    return Drawing(340, 24, body + stroke("M5 3.500H335", "#ffdca8", 1.6, 0.7))


def _gate() -> Drawing:
    """Draw the gate of a hall in which nothing is for sale: two wings with iron bands in an arch of stone."""
    wide, high, mid = 288, 432, 144
    arch = f"M38 {high}V140Q38 34 {mid} 34Q250 34 250 140V{high}Z"
    body = (
        f"<defs>{linear('wing', '#8f5f36', '#74492a')}{linear('ashlar', '#efe2c4', '#d6c096')}"
        f'{linear("deep", "#1c0d06a0", "#1c0d0600")}<clipPath id="arch"><path d="{arch}"/></clipPath></defs>'
        + rect(0, 0, wide, high, "url(#ashlar)")
        + stroke("".join(f"M0 {y}H{wide}" for y in range(46, high, 48)), "#b39a6c", 1.8, 0.8)
        + stroke("".join(f"M{20 + 30 * (y % 2)} {46 + 48 * y - 48}v48" for y in range(9)), "#b39a6c", 1.8, 0.8)
        + stroke("".join(f"M{268 - 30 * (y % 2)} {46 + 48 * y - 48}v48" for y in range(9)), "#b39a6c", 1.8, 0.8)
        + path(f"M20 {high}V140Q20 16 {mid} 16Q268 16 268 140V{high}Z", "#f7ecd3", _EDGE, 3)
        + path(arch, "url(#wing)", _EDGE, 3.4)
        + '<g clip-path="url(#arch)">'
    )
    body += stroke("".join(f"M{38 + 26.5 * k:.1f} 30V{high}" for k in range(1, 8)), "#4f2f17", 2.2, 0.8)
    body += stroke("".join(f"M{40.4 + 26.5 * k:.1f} 30V{high}" for k in range(8)), "#b98657", 1.5, 0.55)
    for y in (150, 262, 374):
        body += rect(38, y, 212, 15, "#4a4a4c", _EDGE, 2.2) + stroke(f"M38 {y + 3.5}H250", "#84868a", 1.8, 0.8)
        body += "".join(ellipse(51 + 26.6 * k, y + 7.5, 3.4, 3.4, "#96999e", _EDGE, 1.4) for k in range(8))
    body += rect(38, 30, 212, 44, "url(#deep)") + rect(mid - 5, 30, 10, high, "#6a4124", _EDGE, 2.4) + "</g>"
    for x in (mid - 24, mid + 24):
        body += ellipse(x, 226, 13, 15, "none", _EDGE, 8) + ellipse(x, 226, 13, 15, "none", "#c9a04a", 4)
        body += ellipse(x, 211, 6, 6, "#e7c877", _EDGE, 2)
    keystone = poly([(mid - 20, 10), (mid + 20, 10), (mid + 13, 50), (mid - 13, 50)], "#e6d3a8", _EDGE, 2.8)
    return Drawing(wide, high, body + keystone)


def _price() -> Drawing:
    """Draw a large brass plate on two chains, with room for a coin and a price."""
    links = "".join(ellipse(x, y, 3.4, 4.6, "none", "#6d4a12", 2.6) for x in (44, 236) for y in (5, 13))
    body = (
        f"<defs>{linear('paper', '#fffbe9', '#fdf0c9', '#f3dc9c')}"
        '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe7a8"/>'
        '<stop offset=".4" stop-color="#d3a548"/><stop offset=".6" stop-color="#f0cf7c"/>'
        '<stop offset="1" stop-color="#8d5f1c"/></linearGradient></defs>'
        + links
        + rect(4, 20, 272, 70, "#1c0d06", r=15).replace("/>", ' opacity=".35"/>')
        + rect(2, 16, 276, 70, "url(#brass)", _EDGE, 3, 15)
        + rect(9, 23, 262, 56, "url(#paper)", "#8d5f1c", 1.8, 9)
    )
    nails = "".join(ellipse(x, y, 3.4, 3.4, "#8d5f1c", _EDGE, 1.2) for x in (16, 264) for y in (30, 72))
    return Drawing(280, 92, body + nails)


def _jar(x: float, base: float, size: float, colour: str) -> str:
    """Draw a jar of clay with two handles."""
    body = "M-9 -60H9V-50C30 -42 34 -18 14 0H-14C-34 -18 -30 -42 -9 -50Z"
    made = stroke("M-9 -54q-18 0 -15 16M9 -54q18 0 15 16", _EDGE, 8) + stroke(
        "M-9 -54q-18 0 -15 16M9 -54q18 0 15 16", colour, 3.4
    )
    made += path(body, colour, _EDGE, 2.6) + stroke("M-17 -34C-21 -22 -14 -10 -8 -6", "#ffd9b0", 3, 0.5)
    made += stroke("M-26 -28H26", "#5a2c16", 2, 0.6) + rect(-13, -65, 26, 8, colour, _EDGE, 2.4, 3)
    return group(made, move=(x, base), scale=size)


def _rolls(x: float, base: float) -> str:
    """Draw plans that are rolled up and tied, seen from their ends."""
    made = ""
    for at, y in ((-22, -11), (0, -11), (22, -11), (-11, -30), (11, -30)):
        made += ellipse(at, y, 11, 11, "#efe0bc", _EDGE, 2.2) + ellipse(at, y, 5.4, 5.4, "#c8ae7c", "#8a6d40", 1.4)
        made += stroke(f"M{at - 8} {y - 5}q8 -7 16 0", "#b3412f", 2.4, 0.9)
    return group(made, move=(x, base))


def _tools(x: float, base: float) -> str:
    """Draw a mallet and chisels in a block of wood, before a set square."""
    made = path("M-40 0V-78L34 0ZM-30 -10H6L-30 -50Z", "#c9974f", _EDGE, 2.4).replace("/>", ' fill-rule="evenodd"/>')
    for at, lean in ((26, 4), (44, 10)):
        line = f"M{at} -24L{at + lean} -66"
        made += (
            stroke(line, _EDGE, 8) + stroke(line, "#9aa0a6", 4) + stroke(f"M{at} -24l{lean / 3:.1f} -14", "#7a4a25", 5)
        )
    made += rect(14, -26, 44, 26, "#8a5a33", _EDGE, 2.4, 3) + stroke("M20 -18H52", "#c08d52", 2, 0.7)
    return group(made, move=(x, base))


def _wares(number: int) -> Drawing:
    """Draw what stands on a shelf without tiles."""
    places = ((42, 122, 200), (214, 140, 44))[number]
    made = _jar(places[0], 94, 1.2 - number * 0.2, ("#b9653f", "#a8784a")[number]) + _rolls(places[1], 94)
    return Drawing(260, 96, made + _tools(places[2], 94))


def _sign() -> Drawing:
    """Draw a small hall, to say that something went to the warehouse."""
    body = f"<defs>{linear('tiles', '#e08457', '#b04a2d')}{linear('wood', '#8b5c35', '#b98a55')}</defs>"
    body += (
        rect(9, 24, 54, 34, "url(#wood)", _EDGE, 3) + stroke("M9 41H63", "#f1c588", 5) + stroke("M9 44H63", _EDGE, 1.6)
    )
    body += rect(5, 24, 8, 36, "#f3e5c6", _EDGE, 2.6, 1) + rect(59, 24, 8, 36, "#f3e5c6", _EDGE, 2.6, 1)
    body += rect(3, 57, 66, 7, "#f3e5c6", _EDGE, 2.6, 1)
    body += path("M1.500 27L15 6H57L70.500 27Z", "url(#tiles)", _EDGE, 3)
    return Drawing(72, 68, body + stroke("M21 9L14 25M32 9L29 25M42 9L45 25M52 9L59 25", "#7d2f1c", 2, 0.8))


DRAWINGS: Final = {
    "hall": _hall(),
    "board": _board(),
    "hall-gate": _gate(),
    "price-plate": _price(),
    "hall-sign": _sign(),
    **{f"wares-{number}": _wares(number) for number in (0, 1)},
}
