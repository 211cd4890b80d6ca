"""Where a tile fits: the map with the fitting places alone marked, and beside it the tile in its numbered turns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.carcassonne import Place, Tile, View
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.prospects import likely_turn, turns_by_place
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.map.caption import Legend, lay_caption
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.groups import Room, divided, shown
from render.games.carcassonne.map.marks import SHOWN, lettering, mark_place
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import extent, largest, whole
from render.games.carcassonne.page import Page

FRAME: Final = Box(12, 12, 1076, 676)
_COLUMN, _WIDE_COLUMN = 190, 250
"""The width of the column of turns, and if there are four and the map leaves so much table beside it as follows."""
_SPARE: Final = 240
_GAP: Final = 12
_LARGEST: Final = 150
_STARS: Final = 14
"""The room above the map for stars."""
_SPACE: Final = 10
_LARGE: Final = 300
"""From this height of its panel on a turn is shown large."""
_TEXT, _LARGE_TILE = 86, 162
"""The width of what is said beside a tile, and the width of a tile that has it below."""
_EDGE: Final = 12
_FRAME: Final = 6
"""The width of the frame of a caption, which must not hide a place."""
_DISC: Final = 44
_LINES: Final = (theme.BODY, 42), (theme.SMALL, 33)
"""The sizes of names, and the heights of their lines: of a tile that has one turn, and of two."""


def groups(view: View, tile: Tile) -> tuple[tuple[Place, ...], ...]:
    """Divide the places where a tile fits between pictures, from north to south."""
    return divided(view.board, [*turns_by_place(view.board, tile)], _room(_beside(_COLUMN)))


def places_pages(view: View, tile: Tile, language: str, starred: Collection[Place] = ()) -> list[Page]:
    """Lay out a page for each group of places; one if there are none."""
    return [_page(view, tile, language, group, starred) for group in groups(view, tile) or ((),)]


def _page(view: View, tile: Tile, language: str, group: Sequence[Place], starred: Collection[Place]) -> Page:
    page = Page(view, [""] * len(view.players), language)
    page.lay_ground()
    page.end_backdrop()
    seen = shown(view.board, group)
    frame = _framed(tile, seen)
    room = _room(frame)
    side = min(_LARGEST, largest(seen, *room))
    sight = whole(seen, *room, side)
    scene = MapScene(view.board, sight._replace(height=room.height + _STARS, top=sight.top + _STARS))
    scene.lay_table()
    scene.lay_open_places()
    scene.lay_tiles()
    newest = view.board.laid[-1].place
    if len(view.board.laid) > 1:
        scene.frame_newest(newest, quiet=True)
    scene.lay_ingots()
    scene.lay_followers()
    turns, how = turns_by_place(view.board, tile), lettering(scene, group)
    for place in group:
        ordered = turns[place] if side < SHOWN else _ordered(view, tile, place, turns[place])
        mark_place(scene, place, tile, ordered, how, starred=place in starred)
    legend = Legend(
        page.say("picture-best") if any(place in starred for place in group) else "",
        view.turn if tile is view.tile else None,
    )
    marks = [scene.box_at(place).grown(_FRAME) for place in group]
    lay_caption(scene, *_said(page, tile, group, turns), (newest,), marks, legend)
    lay_framed(page, "map", frame, scene, (newest,) if len(view.board.laid) > 1 else ())
    x = frame.right + _GAP
    _lay_turns(page, tile, Box(x, frame.y, FRAME.right - x, frame.height))
    return page


def _beside(column: int) -> Box:
    """Return the frame of the map beside a column of this width."""
    return FRAME._replace(width=FRAME.width - column - _GAP)


def _room(frame: Box) -> Room:
    """Return the room for the map and the names of places."""
    window = inside(frame)
    return Room(window.width, window.height - _STARS)


def _framed(tile: Tile, seen: Sequence[Place]) -> Box:
    """Return the frame of a map that has to show some places: less wide if it is its height that limits its tiles."""
    wide = _beside(_WIDE_COLUMN)
    room = _room(wide)
    side = min(_LARGEST, largest(seen, room.width + _WIDE_COLUMN - _COLUMN, room.height))
    spare = room.width - extent(seen).columns * side
    return wide if len(tile.turned) > len(_LINES) and spare >= _SPARE else _beside(_COLUMN)


def _ordered(view: View, tile: Tile, place: Place, turns: Sequence[int]) -> list[int]:
    """Return the turns in which a tile fits at a place; the first one of the tile that was drawn is the likeliest."""
    likely = likely_turn(view, place, turns) if tile is view.tile else turns[0]
    return sorted(turns, key=lambda turn: turn != likely)


def _said(page: Page, tile: Tile, group: Sequence[Place], turns: Collection[Place]) -> tuple[str, str]:
    """Return the caption: which tile it is, and how many of its places are shown."""
    of = page.say("picture-places-of", count=len(group), all=len(turns))
    return page.say("picture-tile", tile=tile.id), of if len(group) < len(turns) else page.say(
        "picture-places", count=len(group)
    )


def _lay_turns(page: Page, tile: Tile, box: Box) -> None:
    """Lay out the tile in each of its turns, with its number and how often it fits so."""
    fits = turns_by_place(page.view.board, tile)
    high = (box.height + _SPACE) // len(tile.turned) - _SPACE
    for turned in tile.turned:
        places = [place for place, turns in fits.items() if turned.turn in turns]
        what, y = f"turn/{turned.turn}", box.y + turned.turn * (high + _SPACE)
        panel = page.panel(f"{what}/panel", box.x, y, box.width, high)
        lay = _lay_large if high >= _LARGE else _lay_beside
        lay(page, what, tile, turned.turn, places, panel)


def _lay_large(page: Page, what: str, tile: Tile, turn: int, places: Sequence[Place], panel: Box) -> None:
    """Lay out a turn of one or two: the tile, below it what is said of it, and the places' names if all have room."""
    _lay_tile(page, what, tile, turn, Box(panel.x + _EDGE + 2, panel.y + _EDGE, _LARGE_TILE, _LARGE_TILE), places)
    x, middle = panel.x + _EDGE + 2, panel.y + _EDGE + _LARGE_TILE + 30
    if len(tile.turned) > 1:
        x, said = _lay_number(page, what, turn, x, middle), page.say("picture-degrees", degrees=90 * turn)
        page.label(f"{what}/degrees", x, middle, said, theme.SMALL, theme.INK, theme.MARBLE)
    _lay_times(page, what, len(places), panel.right - _EDGE - 2, middle)
    size, high = _LINES[len(tile.turned) > 1]
    lines = _lines([coordinate(place) for place in places], size, panel.width - 2 * _EDGE)
    y = middle + _DISC // 2 + 2
    if y + len(lines) * high > panel.bottom:
        return
    for number, line in enumerate(lines):
        at = panel.x + _EDGE + 2, y + high // 2 + number * high, line, size, theme.SEA, theme.MARBLE
        page.label(f"{what}/places/{number}", *at, face="narrow")


def _lay_beside(page: Page, what: str, tile: Tile, turn: int, places: Sequence[Place], panel: Box) -> None:
    """Lay out a turn of four: the tile, and beside it what is said of it."""
    side = min(panel.width - _TEXT, panel.height - 2 * _EDGE)
    y = panel.y + (panel.height - side) // 2
    _lay_tile(page, what, tile, turn, Box(panel.x + _EDGE, y, side, side), places)
    middle = (panel.x + _EDGE + side + panel.right) // 2
    _lay_number(page, what, turn, middle - _DISC // 2, y + 22)
    said = page.say("picture-degrees", degrees=90 * turn)
    at = middle, y + side // 2 + 4, said, theme.SMALL, theme.INK, theme.MARBLE
    page.label(f"{what}/degrees", *at, anchor="m")
    counted = page.say("picture-times", count=len(places))
    wide = ink(counted, "bold", theme.BODY).advance
    _lay_times(page, what, len(places), middle + wide // 2, y + side - 18)


def _lay_tile(page: Page, what: str, tile: Tile, turn: int, box: Box, places: Sequence[Place]) -> None:
    """Lay out a tile on its shadow, faded if it fits nowhere so."""
    shadow = round(box.width * 0.14)
    at = box.x - shadow, box.y - shadow, round(box.width * 1.28)
    page.icon(f"ground/{what}", *at, "tile-shadow", theme.MARBLE, plate=True)
    sprite = f"tile-{tile}-{turn}"
    page.icon(f"{what}/tile", *box[:3], sprite, theme.MARBLE, faded=not places, plate=True)


def _lay_number(page: Page, what: str, turn: int, x: int, middle: int) -> int:
    """Lay out the number of a turn on a disc, as it is said at the places, and return where what follows begins."""
    disc = Box(x, middle - _DISC // 2, _DISC, _DISC)
    page.plate(f"{what}/disc", disc, theme.SEA, theme.MARBLE, _DISC // 2)
    at = x + _DISC // 2, middle, str(turn + 1), theme.BODY, theme.WHITE, theme.SEA
    page.label(f"{what}/number", *at, face="bold", anchor="m")
    return disc.right + 10


def _lay_times(page: Page, what: str, count: int, right: int, middle: int) -> None:
    colour = theme.SEA if count else theme.SOFT
    at = right, middle, page.say("picture-times", count=count), theme.BODY, colour, theme.MARBLE
    page.label(f"{what}/count", *at, face="bold", anchor="r")


def _lines(names: Sequence[str], size: int, room: int) -> list[str]:
    """Divide names between lines that have room for them."""
    lines: list[str] = []
    for name in names:
        longer = f"{lines[-1]}  {name}" if lines else name
        if lines and ink(longer, "narrow", size).advance <= room:
            lines[-1] = longer
        else:
            lines.append(name)
    return lines
