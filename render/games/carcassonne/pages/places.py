"""Where a tile fits: the map with the fitting places alone marked, and the tile in its turns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.carcassonne import Place, Tile, View
from bot.games.carcassonne.prospects import likely_turn, turns_by_place
from render.engine import theme
from render.engine.scene import Box
from render.games.carcassonne.map.caption import Legend, lay_caption
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.groups import Room, divided, shown
from render.games.carcassonne.map.marks import SHOWN, lettering, mark_place
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import largest, whole
from render.games.carcassonne.page import Page

FRAME: Final = Box(12, 12, 1076, 676)
_COLUMN: Final = 152
_BESIDE: Final = FRAME._replace(width=FRAME.width - _COLUMN - 12)
"""The frame of the first picture, beside the tile in its turns."""
_LARGEST: Final = 120
_TURNS: Final = 4
_SPACE: Final = 10
_TILE: Final = 106
_EDGE: Final = 10


def groups(view: View, tile: Tile) -> tuple[tuple[Place, ...], ...]:
    """Divide the places where a tile fits between pictures, from north to south."""
    rooms = (Room(*inside(frame)[2:]) for frame in (_BESIDE, FRAME))
    return divided(view.board, [*turns_by_place(view.board, tile)], *rooms)


def places_pages(view: View, tile: Tile, language: str, starred: Collection[Place] = ()) -> list[Page]:
    """Lay out a page for each group of places; one if there are none."""
    return [
        _page(view, tile, language, group, starred, first=not number)
        for number, group in enumerate(groups(view, tile) or ((),))
    ]


def _page(
    view: View, tile: Tile, language: str, group: Sequence[Place], starred: Collection[Place], *, first: bool
) -> Page:
    page = Page(view, [""] * len(view.players), language)
    page.lay_ground()
    page.end_backdrop()
    frame = _BESIDE if first else FRAME
    window = inside(frame)
    seen = shown(view.board, group)
    side = min(_LARGEST, largest(seen, window.width, window.height))
    scene = MapScene(view.board, whole(seen, window.width, window.height, side))
    scene.lay_table()
    scene.lay_tiles()
    newest = view.board.laid[-1].place
    if len(view.board.laid) > 1:
        scene.frame_newest(newest)
    scene.lay_ingots()
    scene.lay_followers()
    turns, how = turns_by_place(view.board, tile), lettering(scene, group)
    for place in group:
        ordered = turns[place] if side < SHOWN else _ordered(view, tile, place, turns[place])
        mark_place(scene, place, tile, ordered, how, starred=place in starred)
    legend = Legend(
        page.say("picture-best") if any(place in starred for place in group) else "",
        page.say("picture-turns") if any(len(turns[place]) > 1 for place in group) else "",
        view.turn if tile is view.tile else None,
    )
    marks = [scene.box_at(place) for place in group]
    lay_caption(scene, *_said(page, tile, group, turns), (newest,), marks, legend)
    lay_framed(page, "map", frame, scene, (newest,) if len(view.board.laid) > 1 else ())
    if first:
        _lay_turns(page, tile, Box(frame.right + 12, frame.y, _COLUMN, frame.height))
    return page


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
    """Lay out the tile in each of its turns, with the number of places where it fits so."""
    fits = turns_by_place(page.view.board, tile)
    high = (box.height + _SPACE) // _TURNS - _SPACE
    for turned in tile.turned:
        count = sum(turned.turn in turns for turns in fits.values())
        what, y = f"turn/{turned.turn}", box.y + turned.turn * (high + _SPACE)
        panel, on = page.panel(f"{what}/panel", box.x, y, box.width, high), theme.MARBLE
        x, y = panel.x + (panel.width - _TILE) // 2, panel.y + _EDGE
        shadow = round(_TILE * 0.14)
        page.icon(f"ground/{what}", x - shadow, y - shadow, round(_TILE * 1.28), "tile-shadow", on, plate=True)
        page.icon(f"{what}/tile", x, y, _TILE, f"tile-{tile}-{turned.turn}", on, faded=not count, plate=True)
        below, said = (y + _TILE + panel.bottom) // 2 + 1, page.say("picture-degrees", degrees=90 * turned.turn)
        page.label(f"{what}/degrees", panel.x + _EDGE + 2, below, said, theme.SMALL, theme.INK, on)
        counted, colour = page.say("picture-times", count=count), theme.SEA if count else theme.SOFT
        at = panel.right - _EDGE - 2, below, counted, theme.BODY, colour, on
        page.label(f"{what}/count", *at, face="bold", anchor="r")
