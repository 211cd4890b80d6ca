"""A drawing: vector art written as SVG, and the size in pixels at which it is baked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.bake.shapes import n


@dataclass(frozen=True, slots=True)
class Drawing:
    """Vector art in a box of its own units, baked at a size in pixels; without a box, one unit is one pixel."""

    width: int
    height: int
    body: str
    box: tuple[float, float, float, float] | None = None

    def svg(self, zoom: float = 1) -> str:
        """Return the whole SVG document, enlarged if wanted."""
        left, top, width, height = self.box or (0, 0, self.width, self.height)
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{round(self.width * zoom)}" height="{round(self.height * zoom)}" '
            f'viewBox="{n(left)} {n(top)} {n(width)} {n(height)}" preserveAspectRatio="none">{self.body}</svg>'
        )


def points(places: Sequence[tuple[float, float]]) -> str:
    """Format points for a polygon or polyline."""
    return " ".join(f"{n(x)},{n(y)}" for x, y in places)


def linear(name: str, *stops: str, down: bool = True) -> str:
    """Define a linear gradient through colours at equal distances, from top to bottom or from left to right."""
    end = 'x1="0" y1="0" x2="0" y2="1"' if down else 'x1="0" y1="0" x2="1" y2="0"'
    return f'<linearGradient id="{name}" {end}>{_stops(stops)}</linearGradient>'


def radial(name: str, *stops: str, x: float = 0.5, y: float = 0.5, radius: float = 0.5) -> str:
    """Define a radial gradient through colours at equal distances; its centre and radius are shares of the shape."""
    return f'<radialGradient id="{name}" cx="{n(x)}" cy="{n(y)}" r="{n(radius)}">{_stops(stops)}</radialGradient>'


def soft_shadow(name: str, x: float, y: float, blur: float, colour: str = "#33211a", opacity: float = 0.45) -> str:
    """Define a filter that puts one soft shadow below a shape; light comes from the upper left."""
    return (
        f'<filter id="{name}" x="-30%" y="-30%" width="160%" height="160%">'
        f'<feDropShadow dx="{n(x)}" dy="{n(y)}" stdDeviation="{n(blur)}" '
        f'flood-color="{colour}" flood-opacity="{n(opacity)}"/></filter>'
    )


def _stops(colours: Sequence[str]) -> str:
    last = max(1, len(colours) - 1)
    return "".join(_stop(place / last, colour) for place, colour in enumerate(colours))


def _stop(offset: float, colour: str) -> str:
    """Write one stop; a colour of #rrggbbaa is partly transparent."""
    clear = f' stop-opacity="{n(int(colour[7:9], 16) / 255)}"' if len(colour) == 9 else ""
    return f'<stop offset="{n(offset)}" stop-color="{colour[:7]}"{clear}/>'
