"""What a field shows as changed beside new floors: tiles that left the game, lost floors, and a corner of news."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.palazzo import PAVEMENT, SKY, lay_gone, lay_lost, levels
from render.games.palazzo.parts.street import Plan, left_of
from render.games.palazzo.parts.tile import RATIO

_WIDTHS: Final = 84, 132
"""The least and the greatest width of a tile that is gone."""
_ASIDE, _ABOVE, _BELOW = 34, 22, 30
"""Between a tile that is gone and others beside it, the top of the sky, and the roof below it."""


def lay_corner(page: Page, seat: int, sky: Box) -> None:
    """Fold a corner over the sky of the seat that acted if it has something else than before."""
    if seat == page.news.seat and page.news.moved:
        page.news_corner(f"player/{seat}", sky)


def lay_lost_floors(page: Page, seat: int, plan: Plan) -> None:
    """Mark where palazzi have just lost a floor."""
    lost = {number: tile for by, number, tile in page.news.lost if by == seat}
    for place in plan.places:
        tile = lost.get(place.palazzo.number)
        if tile is not None:
            what = f"player/{seat}/palazzo/{place.palazzo.number}"
            lay_lost(page, what, place.palazzo, tile, left_of(place, plan.form), place.base, plan.form)


def lay_gone_tiles(page: Page, seat: int, plan: Plan | None, room: Box, abreast: int) -> None:
    """Lay out the tiles of a seat that have just left the game in the sky, where it is highest."""
    tiles = [tile for by, tile in page.news.gone if by == seat]
    skies = sorted(_skies(plan, room, abreast), key=lambda sky: -sky.height)
    for number, (tile, sky) in enumerate(zip(tiles, skies, strict=False)):
        least, widest = _WIDTHS
        wide = min(widest, sky.width - _ASIDE, int((sky.height - _ABOVE - _BELOW) / RATIO))
        if wide >= least:
            box = Box(sky.x + (sky.width - wide) // 2, sky.y + _ABOVE, wide, round(wide * RATIO))
            lay_gone(page, f"player/{seat}/gone/{number}", tile, box, SKY)


def _skies(plan: Plan | None, room: Box, abreast: int) -> Iterator[Box]:
    """Yield the sky above each column of palazzi, and above each place without one."""
    ground = room.bottom - PAVEMENT
    pitch = room.width // abreast if plan is None else plan.places[0].room
    roofs = dict[int, int]()
    for place in () if plan is None else plan.places:
        top = place.base - round(levels(place.palazzo) * plan.form.height) - plan.form.roof
        roofs[place.middle] = min(top, roofs.get(place.middle, ground))
    free = (room.x + pitch * number + pitch // 2 for number in range(abreast))
    for middle in (*roofs, *(each for each in free if all(abs(each - roof) >= pitch for roof in roofs))):
        yield Box(middle - pitch // 2, room.y, pitch, roofs.get(middle, ground) - room.y)
