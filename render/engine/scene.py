"""The display list: a picture's elements and their places. Layout creates it, the painter draws it, tests read it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from render.engine.fonts import Face, capitals, fit, ink


class Box(NamedTuple):
    """A rectangle of pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column to the right of the box."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below the box."""
        return self.y + self.height

    @property
    def mid_x(self) -> int:
        """The column in the middle."""
        return self.x + self.width // 2

    @property
    def mid_y(self) -> int:
        """The row in the middle."""
        return self.y + self.height // 2

    @property
    def middle(self) -> tuple[int, int]:
        """The point in the middle."""
        return self.mid_x, self.mid_y

    def grown(self, by: int) -> Box:
        """Return a box enlarged on all sides."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def holds(self, other: Box) -> bool:
        """Return whether another box is inside this one."""
        return self.x <= other.x and other.right <= self.right and self.y <= other.y and other.bottom <= self.bottom

    def meets(self, other: Box) -> bool:
        """Return whether the box shares a pixel with another one."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class Role(Enum):
    """The role of an element in its picture, which decides what may overlap it."""

    PIECE = "piece"
    """Something to be seen whole, or a surface for it."""
    GROUND = "ground"
    """A background for others: a map, a wheel, a sky."""
    MARK = "mark"
    """A frame or a glow around what has changed."""
    CORNER = "corner"
    """A sign folded over the corner of what has changed."""


class Plate(NamedTuple):
    """A surface with rounded corners that other elements are placed on.

    With `fill_to`, its colour changes from top to bottom; with `shadow`, in pixels, it seems to float.
    """

    what: str
    box: Box
    fill: str
    on: str
    radius: int
    edge: str
    fill_to: str = ""
    shadow: int = 0
    role: Role = Role.PIECE


class Icon(NamedTuple):
    """A sprite on a flat background; with `plate`, a label may be placed on it."""

    what: str
    box: Box
    sprite: str
    on: str
    faded: bool
    plate: bool
    halo: str = ""
    """The colour of a line around its shape, which sets it off from others of its kind behind it."""
    role: Role = Role.PIECE


class Label(NamedTuple):
    """A line of text on a flat background; the box encloses its ink."""

    what: str
    box: Box
    text: str
    face: Face
    size: int
    colour: str
    on: str
    role: Role = Role.PIECE


class Curve(NamedTuple):
    """A line from point to point on a flat background; the box encloses its ink.

    A dash gives the lengths drawn and left out in turn, in pixels.
    """

    what: str
    box: Box
    points: tuple[tuple[int, int], ...]
    width: int
    colour: str
    on: str
    dash: tuple[int, ...] = ()
    role: Role = Role.PIECE


class Window(NamedTuple):
    """Another scene, cut off at the edges of a box, whose corners may be rounded."""

    what: str
    box: Box
    ground: str
    elements: tuple[Element, ...]
    role: Role = Role.PIECE
    radius: int = 0


Element = Plate | Icon | Label | Curve | Window


class Scene:
    """Collect the elements of one picture from back to front."""

    def __init__(self, width: int, ground: str) -> None:
        self.width = width
        self.height = 0
        self.ground = ground
        self.letters: Sequence[str] = ()
        """By seat: its letter, on its badge."""
        self.elements: list[Element] = []
        self.behind = 0
        """The number of elements, from the first, that make up the backdrop."""

    def end_backdrop(self) -> None:
        """Make all elements so far the backdrop, which is cached as one image: for what many pictures share."""
        self.behind = len(self.elements)

    def plate(
        self,
        what: str,
        box: Box,
        fill: str,
        on: str,
        radius: int = 0,
        edge: str = "",
        *,
        fill_to: str = "",
        shadow: int = 0,
        role: Role = Role.PIECE,
    ) -> Box:
        """Add a surface; see `Plate`."""
        radius = min(radius, box.width // 2, box.height // 2)
        self.elements.append(Plate(what, box, fill, on, radius, edge, fill_to, shadow, role))
        return box

    def icon(
        self,
        what: str,
        x: int,
        y: int,
        size: int,
        sprite: str,
        on: str,
        *,
        height: int = 0,
        faded: bool = False,
        plate: bool = False,
        role: Role = Role.PIECE,
    ) -> Box:
        """Add a sprite by its upper left corner."""
        return self.fill(what, Box(x, y, size, height or size), sprite, on, faded=faded, plate=plate, role=role)

    def fill(
        self,
        what: str,
        box: Box,
        sprite: str,
        on: str,
        *,
        faded: bool = False,
        plate: bool = False,
        halo: str = "",
        role: Role = Role.PIECE,
    ) -> Box:
        """Add a sprite that fills a box."""
        self.elements.append(Icon(what, box, sprite, on, faded, plate, halo, role))
        return box

    def label(
        self,
        what: str,
        x: int,
        y: int,
        text: str,
        size: int,
        colour: str,
        on: str,
        *,
        face: Face = "sans",
        anchor: str = "l",
        width: int = 0,
        role: Role = Role.PIECE,
    ) -> Box:
        """Add a line of text, its capitals centred on `y`, from, around or up to `x`, no wider than `width`."""
        if width:
            text = fit(text, face, size, width)
        measured = ink(text, face, size)
        start = x if anchor == "l" else x - (measured.advance // 2 if anchor == "m" else measured.advance)
        base = y + capitals(face, size) // 2
        wide, high = measured.right - measured.left, measured.bottom - measured.top
        box = Box(start + measured.left, base + measured.top, wide, high)
        self.elements.append(Label(what, box, text, face, size, colour, on, role))
        return box

    def curve(
        self,
        what: str,
        points: Sequence[tuple[int, int]],
        width: int,
        colour: str,
        on: str,
        *,
        dash: tuple[int, ...] = (),
        role: Role = Role.PIECE,
    ) -> Box:
        """Add a line from point to point; see `Curve`."""
        across, down = [x for x, _ in points], [y for _, y in points]
        box = Box(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1).grown(width)
        self.elements.append(Curve(what, box, tuple(points), width, colour, on, dash, role))
        return box

    def window(self, what: str, x: int, y: int, scene: Scene, *, role: Role = Role.PIECE, radius: int = 0) -> Box:
        """Add another scene, which must be complete, by its upper left corner; see `Window`."""
        box = Box(x, y, scene.width, scene.height)
        self.elements.append(Window(what, box, scene.ground, tuple(scene.elements), role, radius))
        return box
