"""Tags with prices, seals of scorings, and the bag."""

from __future__ import annotations

from render.bake.drawing import Drawing, linear, radial, soft_shadow
from render.games.carrara.art.stone import brass, gold, polar

_SHADOW = soft_shadow("drop", 1, 1.8, 1.1, opacity=0.55)


_WIDE, _HIGH = 60, 44


def _tab(path: str, rim: str, edge: str, inner: str) -> str:
    """Draw a tab of this form: its rim, a bright edge, and the ground of the price."""
    return (
        f'<defs>{_SHADOW}{inner}</defs><path d="{path}" fill="{rim}" stroke="{rim}" stroke-width="3" '
        'stroke-linejoin="round" filter="url(#drop)"/>'
        f'<path d="{path}" fill="{edge}" stroke="{edge}" stroke-width=".4" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="url(#in)" transform="translate(29 21) scale(.94 .92) translate(-29 -21)"/>'
    )


def _price() -> str:
    path = "M12 3H46Q55 3 55 12V30Q55 39 46 39H12Q3 39 3 30V12Q3 3 12 3Z"
    return _tab(path, "#3a2305", "#c99a45", radial("in", "#fffdf5", "#fbf2dc", "#f3e6c6", x=0.4, y=0.34, radius=0.9))


def _free() -> str:
    """Draw a leaf."""
    path = "M55 3H23Q3 3 3 22V39H35Q55 39 55 20Z"
    return _tab(path, "#0d2b05", "#d9efc0", radial("in", "#347420", "#31701e", "#2d6a1b", x=0.35, y=0.3, radius=0.85))


def _short() -> str:
    """Draw a tab from which a piece is cut: there are not enough coins."""
    path = "M12 3H38L41 12L49 13L50 21L55 23V30Q55 39 46 39H12Q3 39 3 30V12Q3 3 12 3Z"
    return _tab(path, "#3d0e06", "#e9b79b", radial("in", "#631710", "#540f08", "#430a05", x=0.36, y=0.32, radius=0.8))


def _seal_free() -> str:
    """Draw an empty place: a dashed ring."""
    ring = '<circle cx="28" cy="28" r="22" fill="none" stroke-dasharray="14.5 8.54" stroke-dashoffset="7.25" '
    return (
        '<circle cx="28" cy="28" r="21" fill-opacity=".28"/>'
        f'{ring}stroke="#20140a" stroke-width="9.6"/>{ring}stroke="#fff8ea" stroke-width="4.8"/>'
    )


def _edge(count: int, outer: float, inner: float, x: float, y: float) -> str:
    """Return a round path with soft notches."""
    places = [polar(x, y, outer if step % 2 else inner, 180 / count * step - 90) for step in range(2 * count)]
    path = ""
    for step, here in enumerate(places):
        following = places[(step + 1) % len(places)]
        middle = (here[0] + following[0]) / 2, (here[1] + following[1]) / 2
        path += (
            f"M{middle[0]:.1f} {middle[1]:.1f}"
            if not step
            else f"Q{here[0]:.1f} {here[1]:.1f} {middle[0]:.1f} {middle[1]:.1f}"
        )
    here = places[0]
    following = places[1]
    return path + f"Q{here[0]:.1f} {here[1]:.1f} {(here[0] + following[0]) / 2:.1f} {(here[1] + following[1]) / 2:.1f}Z"


def _seal() -> str:
    return (
        f"<defs>{gold()}{brass()}{_SHADOW}"
        + radial("in", "#fffdf3", "#fdf3d6", "#f0dca6", x=0.4, y=0.34, radius=0.75)
        + '</defs><circle cx="27.5" cy="27" r="25.6" fill="#573807" filter="url(#drop)"/>'
        '<circle cx="27.5" cy="27" r="24.6" fill="url(#gold)"/>'
        '<circle cx="27.5" cy="27" r="22" fill="url(#in)"/>'
    )


def _seal_scored() -> str:
    """Draw the seal of any scoring: in place of an emblem it has a tick."""
    tick = '<path d="M14.5 28L23.5 37L41 17" fill="none" stroke-linecap="round" stroke-linejoin="round" '
    rim = '<circle cx="27.5" cy="27" r="25" fill="none" stroke="#573807" stroke-width="2.6"/>'
    return f'{_seal()}{rim}{tick}stroke="#2c0805" stroke-width="9.6"/>{tick}stroke="#a3241c" stroke-width="5.6"/>'


def _seal_new() -> str:
    edge = _edge(14, 27.6, 23.6, 27.5, 27)
    return (
        f"<defs>{_SHADOW}"
        + radial("wax", "#ea4d80", "#c00d4f", "#8d0639", x=0.36, y=0.3, radius=0.8)
        + radial("in", "#ffffff", "#fff6f2", "#ffe3e6", x=0.4, y=0.34, radius=0.75)
        + f'</defs><path d="{edge}" fill="#fff" stroke="#5d0326" stroke-width="1.6" filter="url(#drop)"/>'
        f'<path d="{edge}" fill="url(#wax)" transform="translate(27.5 27) scale(.97) translate(-27.5 -27)"/>'
        '<circle cx="27.5" cy="27" r="19.8" fill="#7a0431"/><circle cx="27.5" cy="27" r="19" fill="url(#in)"/>'
    )


def _bag() -> str:
    sack = "M24 21C12 27 5 38 6 48C7 58 18 61 32 61C46 61 57 58 58 48C59 38 52 27 40 21Z"
    ruff = "M24 20C20 13 16 10 15 6C19 8 22 8 25 4.5C28 7.5 30 7.5 32 3.5"
    ruff += "C34 7.5 36 7.5 39 4.5C42 8 45 8 49 6C48 10 44 13 40 20Z"
    return (
        f"<defs>{brass()}{_SHADOW}"
        + radial("skin", "#f7e9cb", "#ecd7ac", "#dcbf8b", "#b08a52", x=0.42, y=0.42, radius=0.8)
        + linear("ruff", "#f3e0b6", "#c79f63")
        + f'</defs><g filter="url(#drop)"><path d="{sack}{ruff}" fill="none" stroke="#ffe7bd" stroke-width="7.6" '
        f'stroke-linejoin="round"/><path d="{sack}" fill="#3f1c06" stroke="#3f1c06" stroke-width="4" '
        f'stroke-linejoin="round"/><path d="{ruff}" fill="#3f1c06" stroke="#3f1c06" stroke-width="4" '
        f'stroke-linejoin="round"/></g><path d="{ruff}" fill="url(#ruff)"/><path d="{sack}" fill="url(#skin)"/>'
        '<path d="M27 24C21 30 16 35 13 43M37 24C43 30 48 35 51 43" fill="none" stroke="#7a4a1c" '
        'stroke-width="1.8" stroke-linecap="round" opacity=".6"/>'
        '<path d="M29 9L29.5 18M35 9L34.5 18M22 10L26 18M42 10L38 18" stroke="#7a4a1c" stroke-width="1.6" '
        'opacity=".7"/>'
        '<rect x="21" y="17" width="22" height="6.4" rx="3.2" fill="#5b3b0e"/>'
        '<rect x="21.8" y="17.7" width="20.4" height="5" rx="2.5" fill="url(#brass)"/>'
    )


DRAWINGS = {
    "price": Drawing(_WIDE, _HIGH, _price()),
    "price-free": Drawing(_WIDE, _HIGH, _free()),
    "price-short": Drawing(_WIDE, _HIGH, _short()),
    "seal-free": Drawing(56, 56, _seal_free()),
    "seal": Drawing(56, 56, _seal()),
    "seal-scored": Drawing(56, 56, _seal_scored()),
    "seal-new": Drawing(56, 56, _seal_new()),
    "bag": Drawing(64, 64, _bag()),
}
