"""A pen for icons: vectors in a square of 100 by 100 units, drawn enlarged and then reduced."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.engine.fonts import Face, capitals, font, ink

Point = tuple[float, float]
OVER = 2


class Pen:
    """Draw on a flat background; coordinates run from 0 to 100 across and, at the same scale, down."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.ground = ground
        self.width, self.height = width, height
        self.shift: Point = (0, 0)
        self._unit = width * OVER / 100
        self._image = Image.new("RGB", (width * OVER, height * OVER), ground)
        self._draw = ImageDraw.Draw(self._image)

    def image(self) -> Image.Image:
        """Return the drawing, reduced to its true size."""
        return self._image.reduce(OVER)

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        """Fill a polygon."""
        self._draw.polygon([self._at(point) for point in points], fill=fill)

    def rect(self, left: float, top: float, right: float, bottom: float, fill: str, radius: float = 0) -> None:
        """Fill a rectangle, optionally with rounded corners."""
        (x0, y0), (x1, y1) = self._at((left, top)), self._at((right, bottom))
        box = (x0, y0, max(x0, x1 - 1), max(y0, y1 - 1))
        if radius:
            self._draw.rounded_rectangle(box, radius * self._unit, fill=fill)
        else:
            self._draw.rectangle(box, fill=fill)

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: str) -> None:
        """Fill an ellipse around a centre."""
        self._draw.ellipse(self._round(x, y, rx, ry), fill=fill)

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """Fill a circle around a centre."""
        self.ellipse(x, y, radius, radius, fill)

    def pie(self, x: float, y: float, radius: float, start: float, end: float, fill: str) -> None:
        """Fill a sector of a circle; angles are in degrees clockwise from the right."""
        self._draw.pieslice(self._round(x, y, radius, radius), start, end, fill)

    def arc(self, x: float, y: float, radius: float, start: float, end: float, width: float, fill: str) -> None:
        """Draw an arc of a circle; angles are in degrees clockwise from the right."""
        self._draw.arc(self._round(x, y, radius, radius), start, end, fill, max(1, round(width * self._unit)))

    def line(self, points: Sequence[Point], width: float, fill: str, round_ends: bool = True) -> None:
        """Draw a line through points, with round joints and, by default, round ends."""
        self._draw.line([self._at(point) for point in points], fill, max(1, round(width * self._unit)), "curve")
        if round_ends:
            for x, y in (points[0], points[-1]):
                self.disc(x, y, width / 2, fill)

    def arch(self, left: float, top: float, right: float, bottom: float, fill: str) -> None:
        """Fill an opening with a round top."""
        radius = (right - left) / 2
        self.pie(left + radius, top + radius, radius, 180, 360, fill)
        self.rect(left, top + radius, right, bottom, fill)

    def star(self, x: float, y: float, outer: float, inner: float, tips: int, fill: str, turn: float = -90) -> None:
        """Fill a star."""
        points = [
            (
                x + (inner if step % 2 else outer) * math.cos(math.radians(turn + step * 180 / tips)),
                y + (inner if step % 2 else outer) * math.sin(math.radians(turn + step * 180 / tips)),
            )
            for step in range(2 * tips)
        ]
        self.polygon(points, fill)

    def letter(self, text: str, x: float, y: float, size: float, fill: str, face: Face = "bold") -> None:
        """Draw a short text around a centre."""
        pixels = round(size * self._unit)
        measured = ink(text, face, pixels)
        px, py = self._at((x, y))
        start = px - (measured.left + measured.right) / 2
        self._draw.text((start, py + capitals(face, pixels) / 2), text, fill, font(face, pixels), anchor="ls")

    def _at(self, point: Point) -> Point:
        return (point[0] + self.shift[0]) * self._unit, (point[1] + self.shift[1]) * self._unit

    def _round(self, x: float, y: float, rx: float, ry: float) -> tuple[float, float, float, float]:
        """Return the corners of the box around an ellipse; Pillow also draws the last column and row."""
        (x0, y0), (x1, y1) = self._at((x - rx, y - ry)), self._at((x + rx, y + ry))
        return x0, y0, max(x0, x1 - 1), max(y0, y1 - 1)
