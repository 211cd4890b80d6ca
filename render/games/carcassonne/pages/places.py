"""Where a tile fits: the map with the fitting places alone marked, and beside it the tile in its numbered turns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.carcassonne import Place, Tile, View
from bot.games.carcassonne.prospects import likely_turn, turns_by_place
from render.engine.scene import Box
from render.games.carcassonne.map.caption import Legend, lay_caption
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.groups import Room, divided, shown
from render.games.carcassonne.map.marks import SHOWN, lettering, mark_place
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import extent, largest, whole
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.turns import lay_turns

FRAME: Final = Box(12, 12, 1076, 676)
_COLUMN, _WIDE_COLUMN = 190, 250
"""The width of the column of turns, and unless there are two where the map leaves so much table as follows."""
_SPARE: Final = 240
_TWO: Final = 2
_GAP: Final = 12
_LARGEST: Final = 150
_STARS: Final = 14
"""The room above the map for stars."""
_FRAME: Final = 6
"""The width of the frame of a caption, which must not hide a place."""


def groups(view: View, tile: Tile) -> tuple[tuple[Place, ...], ...]:
    """Divide the places where a tile fits between pictures, from north to south."""
    return divided(view.board, [*turns_by_place(view.board, tile)], _room(_beside(_COLUMN)))


def places_pages(view: View, tile: Tile, language: str, starred: Collection[Place] = ()) -> list[Page]:
    """Lay out a page for each group of places; one if there are none."""
    found = groups(view, tile) or ((),)
    return [_page(view, tile, language, (number, len(found)), group, starred) for number, group in enumerate(found, 1)]


def _page(
    view: View,
    tile: Tile,
    language: str,
    part: tuple[int, int],
    group: Sequence[Place],
    starred: Collection[Place],
) -> Page:
    """Lay out a page: which one it is, of how many."""
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
        page.say("picture-part", number=part[0], count=part[1]) if part[1] > 1 else "",
    )
    marks = [scene.box_at(place).grown(_FRAME) for place in group]
    lay_caption(scene, *_said(page, tile, group, turns), (newest,), marks, legend)
    lay_framed(page, "map", frame, scene, (newest,) if len(view.board.laid) > 1 else ())
    x = frame.right + _GAP
    lay_turns(page, tile, group, Box(x, frame.y, FRAME.right - x, frame.height))
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
    return wide if len(tile.turned) != _TWO and spare >= _SPARE else _beside(_COLUMN)


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
