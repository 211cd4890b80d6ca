"""What is in the sky above a street: tiles that left the game, those that are to be built, and a corner of news."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from bot.games.palazzo import Phase, Tile
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.palazzo import PAVEMENT, SKY, lay_gone, levels
from render.games.palazzo.parts.street import Plan
from render.games.palazzo.parts.tile import RATIO, lay_tile

_WIDTHS: Final = 84, 132
"""The least and the greatest width of a tile."""
_MINUS, _ASIDE = 30, 48
"""How far the mark of a tile that is gone reaches beyond it, and between it and others with that mark at least."""
_ABOVE, _BELOW = 28, 26
"""Between it and the top of the sky, and the roof below it."""
_CORNER: Final = 40
"""The height of the corner at the right end of the sky."""
_HEAD: Final = 34
"""The height of the words above tiles that are to be built."""
_EDGE, _BETWEEN, _AROUND, _CLEAR = 8, 6, 5, 18
"""Inside their sheet, between them, around it above and beside, and below it, where an arrow may be."""


def lay_corner(page: Page, seat: int, sky: Box) -> None:
    """Fold a corner over the sky of the seat that acted if something else stands there than before."""
    if seat == page.news.seat and page.news.moved:
        page.news_corner(f"player/{seat}", sky)


def lay_sky(page: Page, seat: int, plan: Plan | None, room: Box, abreast: int, plaque: Box | None = None) -> None:
    """Lay out a seat's tiles that have just left the game or are to be built, where the sky is highest.

    What is to be built is on its plaque if there is room. A thing alone is between columns, as it belongs to none.
    """
    view, middle = page.view, room.x + room.width // 2
    builds = view.phase is Phase.BUILDING and view.asked == seat
    if builds and plaque is not None:
        builds = not _lay_to_build(page, view.to_build, plaque, theme.PLAQUES[seat], 0)
    gone = [tile for by, tile in page.news.gone if by == seat]
    found = [*_skies(plan, room, abreast)]
    if len(gone) + builds == 1:
        found += [_over(left, right) for left, right in pairwise(sorted(found))]
    skies = sorted(found, key=lambda sky: (-sky.height, -sky.width, abs(sky.x + sky.width // 2 - middle), sky.x))
    for number, (tile, sky) in enumerate(zip(gone, skies, strict=False)):
        least, widest = _WIDTHS
        wide = min(widest, sky.width - _ASIDE, int((sky.height - _ABOVE - _BELOW) / RATIO))
        if wide >= least:
            box = Box(sky.x + (sky.width - wide - _MINUS) // 2, sky.y + _ABOVE, wide, round(wide * RATIO))
            lay_gone(page, f"player/{seat}/gone/{number}", tile, box, SKY)
    free = skies[len(gone) :]
    if free and builds:
        _lay_to_build(page, view.to_build, free[0], SKY, _CLEAR)


def _over(left: Box, right: Box) -> Box:
    """Return the sky above two columns beside each other."""
    top = max(left.y, right.y)
    return Box(left.x, top, right.right - left.x, min(left.bottom, right.bottom) - top)


def _lay_to_build(page: Page, tiles: Sequence[Tile], sky: Box, ground: str, clear: int) -> bool:
    """Lay out a sheet with the tiles that are to be built, so far above what is below it; return if there is room."""
    (least, widest), said, number = _WIDTHS, page.say("board-do-building"), len(tiles)
    high = (sky.height - _AROUND - clear - _HEAD - _EDGE + _BETWEEN) // number - _BETWEEN
    wide = min(widest, sky.width - 2 * (_EDGE + _AROUND), int(high / RATIO))
    if wide < max(least, ink(said, "bold", theme.SMALL).advance):
        return False
    high = round(wide * RATIO)
    across = wide + 2 * _EDGE
    tall = _HEAD + number * (high + _BETWEEN) - _BETWEEN + _EDGE
    y = sky.y + (_AROUND if clear else (sky.height - tall) // 2)
    box = Box(sky.x + (sky.width - across) // 2, y, across, tall)
    on = theme.GOLD_PALE
    page.plate("to-build/sheet", box, on, ground, 10, theme.GOLD_DEEP, shadow=3)
    at = box.x + across // 2, box.y + _HEAD // 2 + 1, said, theme.SMALL, theme.INK, on
    page.label("to-build/said", *at, face="bold", anchor="m")
    for place, tile in enumerate(tiles):
        y = box.y + _HEAD + place * (high + _BETWEEN)
        lay_tile(page, f"to-build/{place}", tile, box.x + _EDGE, y, wide, on)
    return True


def _skies(plan: Plan | None, room: Box, abreast: int) -> Iterator[Box]:
    """Yield the sky above each column of palazzi, and above each place without one."""
    ground, roofs = room.bottom - PAVEMENT, dict[int, int]()
    pitch = room.width // abreast
    if plan is not None:
        pitch, form = plan.places[0].room, plan.form
        for place in plan.places:
            top = place.base - round(levels(place.palazzo) * form.height) - form.roof
            roofs[place.middle] = min(top, roofs.get(place.middle, ground))
    free = (room.x + pitch * number + pitch // 2 for number in range(abreast))
    for middle in (*roofs, *(each for each in free if all(abs(each - roof) >= pitch for roof in roofs))):
        top = room.y + (_CORNER if middle + pitch // 2 > room.right - _CORNER else 0)
        yield Box(middle - pitch // 2, top, pitch, roofs.get(middle, ground) - top)
