"""The frame around the map: columns are named above it, rows on its left."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from bot.games.carcassonne.board import Place, column_name, row_name
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import centre
from render.engine.scene import Box
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import extent

_ABOVE, _BESIDE = 37, 44
"""The height of the names of columns, and the width of those of rows."""
EDGE: Final = 4
"""The width of the frame where nothing is named."""
WOOD: Final = "#5a3a1e"
_RULER: Final = "#d9c093"
_MARK: Final = 32
"""The height of the mark behind a name."""


def inside(frame: Box) -> Box:
    """Return the window that a frame leaves."""
    x, y, width, height = frame
    return Box(x + _BESIDE, y + _ABOVE, width - _BESIDE - EDGE, height - _ABOVE - EDGE)


def lay_window(page: Page, frame: Box, scene: MapScene) -> None:
    """Add a map in a narrow frame, where nothing is named."""
    page.plate("map/frame", frame, WOOD, page.ground, 10, shadow=6)
    page.window("map/window", *frame.grown(-EDGE)[:2], scene)


def lay_framed(page: Page, frame: Box, scene: MapScene, marked: Collection[Place] = ()) -> None:
    """Add a map in its frame; the columns and rows of some places are marked."""
    window, sight = inside(frame), scene.sight
    page.plate("map/frame", frame, WOOD, page.ground, 10, shadow=6)
    ruler = page.plate("map/ruler", frame.grown(-EDGE), _RULER, WOOD)
    above, beside = window._replace(y=ruler.y, height=_ABOVE - EDGE), window._replace(x=ruler.x, width=_BESIDE - EDGE)
    page.window("map/window", window.x, window.y, scene)
    # where neither a tile is nor the next one can be, nothing is named
    reach = extent([*scene.board.frontier, *scene.board.spots])
    columns = {each: sight.at(Place(each, 0))[0] for each in sight.columns if reach.west <= each <= reach.east}
    rows = {each: sight.at(Place(0, each))[1] for each in sight.rows if reach.north <= each <= reach.south}
    _lay_names(page, "column", above, sight.tile, columns, column_name, {place.x for place in marked})
    _lay_names(page, "row", beside, sight.tile, rows, row_name, {place.y for place in marked})


def _lay_names(
    page: Page,
    what: str,
    strip: Box,
    tile: int,
    starts: Mapping[int, int],
    name: Callable[[int], str],
    marked: Collection[int],
) -> None:
    """Name the lines whose middles are seen, as many as there is room for; the marked ones are always named."""
    across, length = strip.width > strip.height, max(strip[2:])
    apart = max(ink(name(line), "bold", theme.SMALL).advance for line in starts) + 18 if across else _MARK
    for line, start in starts.items():
        middle = min(max(start + tile // 2, apart // 2), length - apart // 2)
        if line not in marked:
            crowded = line % -(-apart // tile) or any(abs(line - other) * tile < apart for other in marked)
            if crowded or middle != start + tile // 2:
                continue
        if across:
            box = centre(strip._replace(x=strip.x + middle, width=0), apart, strip.height)
        else:
            box = centre(strip._replace(y=strip.y + middle, height=0), strip.width, _MARK)
        on, colour = _RULER, theme.INK
        if line in marked:
            on, colour = theme.NEW, theme.WHITE
            page.plate(f"map/{what}/{line}/mark", box, on, _RULER, 8)
        at = box.mid_x, box.mid_y - 1, name(line), theme.SMALL, colour, on
        page.label(f"map/{what}/{line}", *at, face="bold", anchor="m", width=box.width)
