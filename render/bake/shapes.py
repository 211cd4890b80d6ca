"""Plain shapes as SVG; upwards is negative."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LINE: Final = "#6b4a2f"
"""The outline of everything that is built."""
THIN: Final = 0.8


def n(value: float) -> str:
    """Format a number with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def rect(
    x: float, y: float, width: float, height: float, fill: str, line: str = "none", stroke: float = THIN, r: float = 0
) -> str:
    edge = f' stroke="{line}" stroke-width="{n(stroke)}"' if line != "none" else ""
    corner = f' rx="{n(r)}"' if r else ""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}"{corner} fill="{fill}"{edge}/>'


def poly(places: Sequence[tuple[float, float]], fill: str, line: str = "none", stroke: float = THIN) -> str:
    return path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in places) + "Z", fill, line, stroke)


def path(d: str, fill: str, line: str = "none", stroke: float = THIN) -> str:
    edge = f' stroke="{line}" stroke-width="{n(stroke)}" stroke-linejoin="round"' if line != "none" else ""
    return f'<path d="{d}" fill="{fill}"{edge}/>'


def stroke(d: str, colour: str, width: float = THIN, opacity: float = 1) -> str:
    clear = f' opacity="{n(opacity)}"' if opacity < 1 else ""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(width)}" stroke-linecap="round" '
        f'stroke-linejoin="round"{clear}/>'
    )


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, line: str = "none", width: float = THIN) -> str:
    edge = f' stroke="{line}" stroke-width="{n(width)}"' if line != "none" else ""
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}"{edge}/>'


def group(
    body: str, *, opacity: float = 1, move: tuple[float, float] = (0, 0), scale: float = 1, more: str = ""
) -> str:
    """Draw several shapes together: faded, moved, enlarged."""
    clear = f' opacity="{n(opacity)}"' if opacity < 1 else ""
    where = (
        f' transform="translate({n(move[0])} {n(move[1])}) scale({n(scale)})"' if move != (0, 0) or scale != 1 else ""
    )
    return f"<g{clear}{where}{more}>{body}</g>"


def arched(x: float, base: float, width: float, height: float) -> str:
    """Return the path of an opening with a round arch, `x` being its middle."""
    r = width / 2
    return (
        f"M{n(x - r)} {n(base)}V{n(base - height + r)}A{n(r)} {n(r)} 0 0 1 {n(x + r)} {n(base - height + r)}V{n(base)}Z"
    )


def spread(left: float, right: float, count: int) -> list[float]:
    """Return the midpoints of equal parts of a line."""
    return [left + (right - left) * (place + 0.5) / count for place in range(count)]
