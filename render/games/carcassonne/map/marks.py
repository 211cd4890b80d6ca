"""Marks on the map: the names of places to choose from, and the numbers of segments and fields."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import START, Place, Tile
from bot.games.carcassonne.board import column_name, coordinate, row_name
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box, Scene
from render.games.carcassonne.map.scene import MapScene, around_box
from render.games.carcassonne.tints import WHOLE, Tint

_PAPER: Final = "#ffffff"
_PAPER_LOW: Final = "#e6f0ff"
_GOLD: Final = "#fff3bf"
_GOLD_LOW: Final = "#ffd65c"
_SIZES: Final = (47, theme.LARGE, 39, theme.BODY, theme.SMALL)
_BESIDE: Final = 4
"""The space beside a name, with the plate's edges."""
_CHOICE: Final = theme.LARGE
_HIGH: Final = 50
_INNER: Final = 6
CLEAR: Final = 14
"""So far within the edges of a framed tile is what lies on it."""
_LINES: Final = (12, "#ffffff"), (7, theme.SEA)
"""The widths and colours of the lines around a tile that may be chosen."""
_ABOVE, _BELOW = 0.3, 0.75
"""How far down on a mark its name is, if numbers are below it, and how far these are."""
_NUMBERED: Final = 58
"""Less wide marks have no numbers."""
_STAR: Final = 0.36
_LIFT: Final = 8
"""How much higher a star is, so that it does not touch the name below it."""
SHOWN: Final = 90
"""From this width on the tile is shown at the places where it fits."""
_PLATE: Final = 0.42
_STRIP: Final = 36
"""The height of the plate on it, as a share of the tile's, and at least."""
_PALE: Final = Tint(START.id, 0, WHOLE, "#ffffff", 28)
_EVERY: Final = 4
"""If a tile fits in so many turns, only the first and the last are said."""
_DISC: Final = 1.25
"""The width of a disc, as a multiple of its number's size."""


class Lettering(NamedTuple):
    """How the names of places are written, at most as large."""

    face: Face
    size: int


def lettering(scene: MapScene, places: Collection[Place]) -> Lettering:
    """Return how the names of all these places can be written alike: in narrow letters only if bold ones do not fit."""
    room, names = scene.sight.tile - _BESIDE, [*map(coordinate, places)]
    fits = all(ink(name, "bold", _SIZES[-1]).advance <= room for name in names)
    face: Face = "bold" if fits else "narrow"
    return Lettering(face, min((fitting_size(name, face, _SIZES, room) for name in names), default=_SIZES[0]))


def mark_place(
    scene: MapScene,
    place: Place,
    tile: Tile,
    turns: Sequence[int],
    how: Lettering,
    *,
    starred: bool = False,
) -> None:
    """Name a place on a plate, with the numbers of the turns in which the tile fits there; a starred one is golden.

    Where there is room, the plate lies on the tile in the first of the turns, pale.
    """
    cell = scene.box_at(place)
    what, on = f"place/{coordinate(place)}", _GOLD if starred else _PAPER
    low, edge = (_GOLD_LOW, theme.GOLD_DEEP) if starred else (_PAPER_LOW, theme.SEA)
    gap = max(2, cell.width // 28)
    box, least = cell.grown(-gap), ink(coordinate(place), "narrow", theme.SMALL).advance
    numbered = len(tile.turned) > 1 and cell.width >= _NUMBERED and box.width >= least
    row = box.y + round(box.height * _BELOW)
    if cell.width >= SHOWN:
        _lay_pale(scene, what, cell, tile, turns[0], edge)
        high = max(_STRIP, round(_PLATE * cell.width))
        box = Box(cell.x + 4, cell.y + (cell.height - high) // 2, cell.width - 8, high)
        row = (box.bottom + cell.bottom - 4) // 2
    scene.plate(what, box, on, scene.ground, box.width // 7, edge, fill_to=low, shadow=3)
    middle = box.x + box.width // 2
    _lay_name(scene, what, place, box, how, on, above=row < box.bottom and numbered)
    if numbered:
        _lay_numbers(scene, f"{what}/turns", turns, Box(box.x, row - _STRIP // 2, box.width, _STRIP), on, edge)
    if starred:
        side = round(cell.width * _STAR)
        scene.icon(f"corner/{what}/star", middle - side // 2, cell.y + gap - side * 3 // 5 - _LIFT, side, "point", on)


def _lay_numbers(scene: MapScene, what: str, turns: Sequence[int], box: Box, on: str, colour: str) -> None:
    """Add the numbers of turns, from 1, in the middle of a box; on a plate of their own if there is none."""
    every = len(turns) == _EVERY
    said = f"1–{_EVERY}" if every else "\u2009".join(str(turn + 1) for turn in sorted(turns))
    face: Face = "bold" if ink(said, "bold", theme.SMALL).advance <= box.width - 6 else "narrow"
    middle, wide = box.x + box.width // 2, ink(said, face, theme.SMALL).advance + 20
    if box.width >= SHOWN - 10:
        scene.plate(what, Box(middle - wide // 2, box.y + 2, wide, box.height - 4), on, scene.ground, 12)
    at = middle, box.y + box.height // 2, said, theme.SMALL, colour, on
    scene.label(f"{what}/numbers", *at, face=face, anchor="m")


def _lay_pale(scene: MapScene, what: str, cell: Box, tile: Tile, turn: int, edge: str) -> None:
    """Add a tile as it would be laid, pale, with a line around it."""
    for name, sprite in (("tile", f"tile-{tile}-{turn}"), ("pale", _PALE.sprite)):
        scene.icon(f"ground/{what}/{name}", cell.x, cell.y, cell.width, sprite, scene.ground, plate=True)
    for name, width, colour in (("rim", 8, theme.WHITE), ("line", 5, edge)):
        scene.curve(f"ground/{what}/{name}", around_box(cell.grown(-2)), width, colour, scene.ground)


def frame_choice(scene: MapScene, place: Place) -> None:
    """Frame a tile that may be chosen; call this before followers and ingots, which lie in front."""
    box = scene.box_at(place).grown(-_INNER)
    for number, (width, colour) in enumerate(_LINES):
        scene.curve(f"ground/choice/{coordinate(place)}/{number}", around_box(box), width, colour, scene.ground)


def name_choice(scene: MapScene, place: Place) -> None:
    """Name a tile that may be chosen, always at the upper left of its frame, clear of a corner folded beside it."""
    box, said, what = scene.box_at(place), coordinate(place), f"choice/{coordinate(place)}"
    wide = ink(said, "bold", _CHOICE).advance + 22
    plate = Box(box.x + CLEAR, box.y + 2, wide, _HIGH)
    scene.plate(what, plate, _PAPER, scene.ground, 12, theme.SEA, fill_to=_PAPER_LOW, shadow=4)
    at = plate.x + wide // 2, plate.y + _HIGH // 2, said, _CHOICE, theme.INK, _PAPER
    scene.label(f"{what}/name", *at, face="bold", anchor="m")


def _lay_name(scene: MapScene, what: str, place: Place, box: Box, how: Lettering, on: str, *, above: bool) -> None:
    """Write a place's name in one line, or in two where it is too long."""
    room, x = box.width, box.x + box.width // 2
    said = coordinate(place)
    y = box.y + round(box.height * (_ABOVE if above else 0.5))
    face = how.face if ink(said, how.face, _SIZES[-1]).advance <= room else "narrow"
    size = fitting_size(said, face, [each for each in _SIZES if each <= how.size], room)
    if ink(said, face, size).advance <= room:
        scene.label(f"{what}/name", x, y, said, size, theme.INK, on, face=face, anchor="m")
        return
    for number, part in enumerate((column_name(place.x), row_name(place.y))):
        at = x, box.y + 15 + 24 * number, part, theme.SMALL, theme.INK, on
        scene.label(f"{what}/name/{number}", *at, face="narrow", anchor="m")


def lay_disc(
    scene: Scene,
    what: str,
    x: int,
    y: int,
    number: int,
    size: int,
    fill: str,
    colour: str = theme.WHITE,
    edge: str = theme.WHITE,
) -> Box:
    """Add a number on a disc around a point."""
    side = round(size * _DISC)
    box = Box(x - side // 2, y - side // 2, side, side)
    scene.plate(f"{what}/disc/rim", box.grown(4), edge, scene.ground, side, shadow=3)
    scene.plate(f"{what}/disc", box, fill, edge, side)
    scene.label(f"{what}/number", x, y, str(number), size, colour, fill, face="bold", anchor="m")
    return box.grown(4)
