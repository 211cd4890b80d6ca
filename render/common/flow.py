"""Icons and short words in a line, group after group, wrapping to the next line when one is full."""

from __future__ import annotations

from dataclasses import dataclass, field

from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Scene


@dataclass(frozen=True, slots=True)
class Piece:
    """An icon or a word."""

    what: str
    width: int
    sprite: str = ""
    text: str = ""
    face: Face = "sans"
    colour: str = theme.INK


@dataclass(slots=True)
class Flow:
    """Collect groups of pieces, then lay them out."""

    line: int
    icon_size: int
    text_size: int = theme.SMALL
    space: int = 7
    between: int = 16
    groups: list[list[Piece]] = field(default_factory=list)
    _divided: dict[int, list[list[list[Piece]]]] = field(default_factory=dict)

    def group(self) -> Flow:
        """Begin a group; groups are never split across lines."""
        self.groups.append([])
        return self

    def icon(self, what: str, sprite: str) -> Flow:
        """Add an icon."""
        self.groups[-1].append(Piece(what, self.icon_size, sprite=sprite))
        return self

    def word(self, what: str, text: str, face: Face = "sans", colour: str = theme.INK) -> Flow:
        """Add a word."""
        width = ink(text, face, self.text_size).advance
        self.groups[-1].append(Piece(what, width, text=text, face=face, colour=colour))
        return self

    def lines(self, width: int) -> list[list[list[Piece]]]:
        """Break the groups, which must be complete, into lines of this width."""
        if width in self._divided:
            return self._divided[width]
        found: list[list[list[Piece]]] = []
        left = 0
        for group in self.groups:
            need = self._width(group)
            if not group:
                continue
            if not found or need > left:
                found.append([])
                left = width
            found[-1].append(group)
            left -= need + self.between
        self._divided[width] = found
        return found

    def lay(self, scene: Scene, x: int, y: int, width: int, on: str) -> int:
        """Lay out the lines from `y` down and return where they end."""
        for line in self.lines(width):
            middle = y + self.line // 2
            place = x
            for group in line:
                for piece in group:
                    if piece.sprite:
                        top = middle - self.icon_size // 2
                        scene.icon(piece.what, place, top, self.icon_size, piece.sprite, on)
                    elif piece.text:
                        size = self.text_size
                        scene.label(piece.what, place, middle, piece.text, size, piece.colour, on, face=piece.face)
                    place += piece.width + self.space
                place += self.between - self.space
            y += self.line
        return y

    def _width(self, group: list[Piece]) -> int:
        return sum(piece.width for piece in group) + self.space * (len(group) - 1)
