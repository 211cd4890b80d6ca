"""Marks on the map: the names of places to choose from, and the numbers of segments and fields."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import START, Place, Tile
from bot.games.carcassonne.board import column_name, coordinate, row_name
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box, Scene
from render.games.carcassonne.map.scene import MapScene, around_box
from render.games.carcassonne.tints import WHOLE, Tint

_PAPER: Final = "#ffffff"
_PAPER_LOW: Final = "#e6f0ff"
_GOLD: Final = "#fff3bf"
_GOLD_LOW: Final = "#ffd65c"
_CARD: Final = theme.SEA
"""The colour around a name and behind the numbers of turns, as on their discs beside the map."""
_SIZES: Final = (47, theme.LARGE, 39, theme.BODY, theme.SMALL)
_BESIDE: Final = 11
"""The space beside a name, with the card's edges."""
_CHOICE: Final = theme.LARGE
_HIGH: Final = 50
_INNER: Final = 6
CLEAR: Final = 14
"""So far within the edges of a framed tile is what lies on it."""
_LINES: Final = (12, "#ffffff"), (7, theme.SEA)
"""The widths and colours of the lines around a tile that may be chosen."""
_CHOSEN: Final = (16, theme.INK), (11, "#ffd23c")
"""Those of the one that is chosen."""
_EDGE: Final = 2
"""The width of a card's edge."""
_FOOT: Final = 0.44
"""How high the lower part of a card is, as a share of it, if numbers are there."""
_NUMBERED: Final = 58
"""Less wide marks have no numbers."""
_STAR: Final = 34
"""The size of a star at a card's corner."""
STAR_ABOVE: Final = 22
"""How far it reaches above the card."""
SHOWN: Final = 90
"""From this width on the tile is shown at the places where it fits."""
_PLATE: Final = 0.42
_STRIP: Final = 36
"""The height of the plate on it, as a share of the tile's, and at least."""
_PALE: Final = Tint(START.id, 0, WHOLE, "#ffffff", 28)
_EVERY: Final = 4
"""If a tile fits in so many turns, only the first and the last are said."""
_APART: Final = 4
"""Numbers whose advances would be less far from each other are narrow."""
_FAINT: Final = mix(_CARD, "#ffffff", 0.3)
"""The lines between numbers, so faint that none looks like a 1."""
_DISC: Final = 1.25
"""The width of a disc, as a multiple of its number's size."""


class Lettering(NamedTuple):
    """How the names of places are written, at most as large."""

    face: Face
    size: int


def lettering(scene: MapScene, places: Collection[Place]) -> Lettering:
    """Return how the names of these places can be written alike, in narrow letters of the same weight if need be."""
    room, names = scene.sight.tile - _BESIDE, [*map(coordinate, places)]
    fits = all(ink(name, "sans", _SIZES[-1]).advance <= room for name in names)
    face: Face = "sans" if fits else "narrow"
    return Lettering(face, min((fitting_size(name, face, _SIZES, room) for name in names), default=_SIZES[0]))


def mark_place(
    scene: MapScene,
    place: Place,
    tile: Tile,
    turns: Sequence[int],
    how: Lettering,
    card: Box | None = None,
    *,
    starred: bool = False,
) -> None:
    """Name a place on a card, at its foot the numbers of the turns in which the tile fits; a starred one is golden.

    Where no card is given, it lies on the tile in the first of the turns, pale.
    """
    cell, what = scene.box_at(place), f"place/{coordinate(place)}"
    least = ink(coordinate(place), "narrow", theme.SMALL).advance
    numbered = len(tile.turned) > 1 and cell.width >= max(_NUMBERED, least + 2 * _EDGE + 2)
    foot, starred_at = round(_FOOT * cell.height) if numbered else _EDGE, card or cell
    if card is None:
        _lay_pale(scene, what, cell, tile, turns[0])
        foot = _STRIP if numbered else _EDGE
        high = max(_STRIP, round(_PLATE * cell.width)) + foot
        card = Box(cell.x + 4, cell.y + (cell.height - high) // 2, cell.width - 8, high)
    round_by = card.width // 7
    scene.plate(what, card, _CARD, scene.ground, round_by, shadow=3)
    paper = Box(card.x + _EDGE, card.y + _EDGE, card.width - 2 * _EDGE, card.height - _EDGE - foot)
    on, low = (_GOLD, _GOLD_LOW) if starred else (_PAPER, _PAPER_LOW)
    scene.plate(f"{what}/paper", paper, on, _CARD, max(0, round_by - _EDGE), fill_to=low)
    _lay_name(scene, what, place, paper, how, on)
    if numbered:
        _lay_numbers(scene, f"{what}/turns", turns, Box(card.x, paper.bottom, card.width, foot))
    if starred:
        at = starred_at.right - _STAR // 2 + 3, starred_at.y - STAR_ABOVE + 2
        scene.icon(f"corner/{what}/star", *at, _STAR, "point", on)


def numbers(tile: Tile, turns: Sequence[int], side: int) -> int:
    """Return how many numbers are said of turns on tiles of this width."""
    return len(_said(turns)) if len(tile.turned) > 1 and side >= _NUMBERED else 0


def _said(turns: Sequence[int]) -> list[str]:
    return [f"1–{_EVERY}"] if len(turns) == _EVERY else [str(turn + 1) for turn in sorted(turns)]


def _lay_numbers(scene: MapScene, what: str, turns: Sequence[int], box: Box) -> None:
    """Add the numbers of turns, from 1, each in the middle of its share of a box, with faint lines between them."""
    said = _said(turns)
    wide, middle = box.width / len(said), box.y + box.height // 2 - 1
    room = wide - _APART if len(said) > 1 else wide
    face: Face = "bold" if all(ink(each, "bold", theme.SMALL).advance <= room for each in said) else "narrow"
    for count, each in enumerate(said):
        x = box.x + round((count + 0.5) * wide)
        scene.label(f"{what}/{count}", x, middle, each, theme.SMALL, theme.WHITE, _CARD, face=face, anchor="m")
        if count:
            line = Box(box.x + round(count * wide) - 1, box.y + 5, 2, box.height - 11)
            scene.plate(f"{what}/line/{count}", line, _FAINT, _CARD)


def _lay_pale(scene: MapScene, what: str, cell: Box, tile: Tile, turn: int) -> None:
    """Add a tile as it would be laid, pale, with a line around it."""
    for name, sprite in (("tile", f"tile-{tile}-{turn}"), ("pale", _PALE.sprite)):
        scene.icon(f"ground/{what}/{name}", cell.x, cell.y, cell.width, sprite, scene.ground, plate=True)
    for name, width, colour in (("rim", 8, theme.WHITE), ("line", 5, _CARD)):
        scene.curve(f"ground/{what}/{name}", around_box(cell.grown(-2)), width, colour, scene.ground)


def frame_choice(scene: MapScene, place: Place, *, chosen: bool = False) -> None:
    """Frame a tile that may be chosen or is; call this before followers and ingots, which lie in front."""
    box = scene.box_at(place).grown(-_INNER)
    for number, (width, colour) in enumerate(_CHOSEN if chosen else _LINES):
        scene.curve(f"ground/choice/{coordinate(place)}/{number}", around_box(box), width, colour, scene.ground)


def name_choice(scene: MapScene, place: Place, *, chosen: bool = False) -> None:
    """Name a tile that may be chosen, at the upper left of its frame, or below where ingots lie there."""
    box, said, what = scene.box_at(place), coordinate(place), f"choice/{coordinate(place)}"
    wide = ink(said, "bold", _CHOICE).advance + 22
    plate = Box(box.x + CLEAR, box.y + 2, wide, _HIGH)
    ingots = [each.box for each in scene.elements if each.what == f"ingots/{said}"]
    if any(each.y < plate.bottom and each.x < plate.right for each in ingots):
        plate = plate._replace(y=box.bottom - 2 - _HIGH)
    on, low, edge = (_GOLD, _GOLD_LOW, theme.INK) if chosen else (_PAPER, _PAPER_LOW, theme.SEA)
    scene.plate(what, plate, on, scene.ground, 12, edge, fill_to=low, shadow=4)
    at = plate.x + wide // 2, plate.y + _HIGH // 2, said, _CHOICE, theme.INK, on
    scene.label(f"{what}/name", *at, face="bold", anchor="m")


def _lay_name(scene: MapScene, what: str, place: Place, box: Box, how: Lettering, on: str) -> None:
    """Write a place's name in the middle of a box, in one line, or in two where it is too long."""
    room, x, y = box.width, box.x + box.width // 2, box.y + box.height // 2
    said = coordinate(place)
    face = how.face if ink(said, how.face, _SIZES[-1]).advance <= room else "narrow"
    size = fitting_size(said, face, [each for each in _SIZES if each <= how.size], room)
    if ink(said, face, size).advance <= room:
        scene.label(f"{what}/name", x, y, said, size, theme.INK, on, face=face, anchor="m")
        return
    for number, part in enumerate((column_name(place.x), row_name(place.y))):
        at = x, y - 12 + 24 * number, part, theme.SMALL, theme.INK, on
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
