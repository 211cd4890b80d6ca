"""Everyone's palazzi: a field a seat, with its banner and a street on which each palazzo has its points before it."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from bot.games.palazzo.components import Tile
from bot.games.palazzo.events import Event
from bot.games.palazzo.position import Palazzo, PalazzoPhase
from bot.games.palazzo.preview import Before
from bot.games.palazzo.scoring import points_of_all
from bot.games.palazzo.view import PalazzoView
from render.common.page import Light
from render.engine import theme
from render.engine.layout import choose_fitting, columns, rows
from render.engine.scene import Box, Role
from render.games.palazzo.banner import lay_banner, side_width, strip_height
from render.games.palazzo.header import lay_header, lay_move
from render.games.palazzo.page import PalazzoPage, news
from render.games.palazzo.palazzo import (
    REST,
    SKY,
    UNBOUNDED,
    PalazzoSize,
    Street,
    lay_palazzo,
    levels,
    plan_street,
    restore_floors,
    smallest,
)
from render.games.palazzo.pieces import lay_bid
from render.games.palazzo.worth import SAYINGS, SUM, PalazzoWorth, Saying, lay_worth, value_palazzo, width_of

_ROOM: Final = Box(16, 86, theme.WIDTH - 32, 604)
_LOWEST, _FEWEST, _ROOF = 204, 2, 40
"""The least height of a field, the floors that it has room for at least, and the room for a roof above these."""
_BID: Final = 132
"""The size of bids, which are beside palazzi."""
_SAID: Final = 30
"""The height of the word above what a sheet shows."""
_STEP: Final = 32
"""By how much the heights of far houses differ: with more sizes, those of many tables are not kept."""
_NUMBERED: Final = 26
"""The least height of a floor with room for its number."""
_SKIES: Final = {
    Light.MORNING: ("#fae8d3", "#fdf3e2"),
    Light.NOON: ("#dcecf6", "#f8f3e6"),
    Light.EVENING: ("#f9dcc0", "#fbeed3"),
}


class FieldPlan(NamedTuple):
    """What all fields of a page have alike, or all frames of a film, so that nothing jumps."""

    highest: PalazzoView
    """The view in which fields are as high as they need to be: of a film the last one."""
    most: PalazzoSize = UNBOUNDED
    """The largest floors."""


class PlayerField:
    """A field, planned: where its banner is, where palazzi stand, and where their points are."""

    def __init__(
        self, page: PalazzoPage, seat: int, box: Box, strip: int = 0, aside: int = 0, before: Before | None = None
    ) -> None:
        """Divide a field with a banner of this height, or one at its left; something else may be at the right."""
        self.page, self.seat, self.box, self.before = page, seat, box, before
        top, left = (strip, 0) if strip else (0, side_width(page, box.height))
        self.shape, self.houses = ("wide", 228) if box.width - left >= 700 else ("quarter", 172)
        self.banner = Box(box.x, box.y, left or box.width, top or box.height)
        self.inside = Box(box.x + left + 10, box.y + top + 4, box.width - left - 20 - aside, box.height - top - 7)
        own = {each.number: each for each in page.view.players[seat].palazzi}
        gone = {} if before is None else {number: each._replace(floors=()) for number, each in before.palazzi.items()}
        self.palazzi = dict(sorted((gone | own).items()))
        self.lost = {number: self._lost(each) for number, each in self.palazzi.items()}
        self.had = {number: restore_floors(each, self.lost[number]) for number, each in self.palazzi.items()}
        self.worths = {
            number: value_palazzo(each, before and before.worth(each)) for number, each in self.palazzi.items()
        }

    def plan(self, saying: Saying, most: PalazzoSize = UNBOUNDED) -> None:
        """Plan the street, with no larger floors than these."""
        self.saying: Saying = saying
        self.street: Street | None = None
        if self.palazzi:
            room = self.inside._replace(height=self.inside.height - saying.pavement)
            self.street = plan_street(tuple(self.had.values()), room, self._widest(saying), most)

    def fits(self, saying: Saying) -> bool:
        """Return whether there is room for what palazzi are worth."""
        return len(self.palazzi) * self._widest(saying) <= self.inside.width

    def _widest(self, saying: Saying) -> int:
        return max((width_of(each, saying) for each in self.worths.values()), default=0)

    def _lost(self, palazzo: Palazzo) -> list[Tile]:
        """Return the floors that a palazzo has lost."""
        if self.before is not None:
            return [*self.before.lost(palazzo)]
        return self.page.news.lost(self.seat, palazzo.number)

    def lay_ground(self) -> None:
        """Lay out the sky with far houses and the street, of which the backdrop has all but what follows the game."""
        page, what, box = self.page, f"ground/{self.seat}", self.box
        above, below = _SKIES[page.light]
        page.plate(f"{what}/sheet", box, above, page.ground, 14, theme.EDGE, fill_to=below, shadow=5, role=Role.GROUND)
        y = box.bottom - 3 - self.saying.pavement
        x = self.banner.right if self.banner.height == box.height else box.x + 3
        street = Box(x, y, box.right - 3 - x, self.saying.pavement)
        high = min(self.houses, street.y - box.y - 4) // _STEP * _STEP
        for name, y, tall in (f"houses-{self.shape}", street.y - high, high), (f"pavement-{self.shape}", *street[1::2]):
            at = street.x, y, street.width, name, SKY
            page.icon(f"{what}/{name}", *at, height=tall, plate=True, role=Role.GROUND)

    def lay_banner(self, ground: str = SKY) -> None:
        """Lay out the banner, and gold around the field if the seat is asked."""
        page = self.page
        if page.framed == self.seat and self.before is None:
            around = self.box.grown(7), f"asked-{self.shape}", page.ground
            page.fill(f"ground/{self.seat}/asked", *around, plate=True, role=Role.GROUND)
        total = None if self.before is None else self.before.total
        lay_banner(page, self.seat, self.banner, total, ground)

    def lay(self) -> None:
        """Lay out the banner, the palazzi with their changes and losses, and their points."""
        page = self.page
        self.lay_banner()
        if self.street is not None:
            self._lay_palazzi(self.street)
        else:
            base = self.inside.bottom - self.saying.pavement
            high = min(112, base - self.inside.y)
            yard = Box(self.inside.mid_x - high * 4 // 5, base - high + 4, high * 8 // 5, high)
            page.fill(f"ground/{self.seat}/yard", yard, f"yard-{self.seat // 2}", SKY, role=Role.GROUND)

    def lay_bid(self) -> None:
        """Lay out the bid beside the palazzi, or beside where these will be."""
        y = self.inside.mid_y - self.saying.pavement // 2
        lay_bid(self.page, self.seat, self.inside.right + _BID // 2, y, _BID, SKY)

    def _lay_palazzi(self, street: Street) -> None:
        """Lay out palazzi with their points."""
        page, form = self.page, street.form
        base = self.inside.bottom - self.saying.pavement
        new = page.news.built(self.seat)
        for number, middle in street.middles.items():
            if number == REST:
                rest = [each for each in self.palazzi.values() if each.number not in street.middles]
                what, worth = f"player/{self.seat}/rest", PalazzoWorth(points_of_all(rest).total)
                at = middle, base - self.saying.pavement, f"+{len(rest)}", theme.LARGE, theme.INK, SKY
                page.label(what, *at, face="bold", anchor="m")
            else:
                what, worth = f"player/{self.seat}/palazzo/{number}", self.worths[number]
                palazzo, left = self.palazzi[number], middle - form.width // 2
                fresh = [tile for tile in palazzo.floors if tile in new]
                numbered = form.height >= _NUMBERED
                lay_palazzo(page, what, palazzo, left, base, form, fresh, self.lost[number], numbered=numbered)
            lay_worth(page, what, worth, middle, self.inside.bottom, self.saying)


def palazzi_page(
    view: PalazzoView,
    names: Sequence[str],
    language: str,
    events: Sequence[Event] = (),
    band: str = "",
    seats: Sequence[int] = (),
    film: FieldPlan | None = None,
) -> PalazzoPage:
    """Lay out everyone's palazzi, or those of some seats, or a frame of a film; a band may say what picture it is."""
    page = PalazzoPage(view, names, language, events)
    page.lay_ground(page.light)
    if seats and page.news.seat not in seats:
        page.news = news(())
    plan = film or FieldPlan(view)
    fields = divide_fields(page, seats or range(len(view.players)), plan.highest)
    plan_fields(fields, plan.most, SAYINGS if len(fields) == 1 else (SUM,))
    for field in fields:
        field.lay_ground()
    page.end_backdrop()
    if film is None:
        lay_header(page, band, pending=True)
    else:
        lay_move(page)
    for field in fields:
        field.lay()
        if view.phase is PalazzoPhase.BIDDING:
            field.lay_bid()
    return page


def divide_fields(page: PalazzoPage, seats: Sequence[int], highest: PalazzoView) -> list[PlayerField]:
    """Divide a page into fields in lines, which are as high as a view needs, with room for bids.

    Banners are above palazzi, but for one alone in its line of several, which leaves palazzi as much room as others'.
    """
    across, aside = 1 if len(seats) < 3 else 2, _BID * (page.view.phase is PalazzoPhase.BIDDING)
    lines = [seats[first : first + across] for first in range(0, len(seats), across)]
    strip = strip_height(page, _ROOM.width // across) if len(seats) != 2 else 0
    strips = [strip * (len(line) == across) for line in lines]
    fixed, least = [SUM.pavement + strip for strip in strips], [_LOWEST] * len(lines)
    return [
        PlayerField(page, seat, box, strip, aside)
        for line, strip, row in zip(lines, strips, lines_of(_ROOM, highest, lines, fixed, least, 14), strict=True)
        for seat, box in zip(line, columns(row, [0] * len(line), 14), strict=True)
    ]


def plan_fields(
    fields: Sequence[PlayerField], most: PalazzoSize = UNBOUNDED, sayings: Sequence[Saying] = (SUM,)
) -> PalazzoSize:
    """Plan fields all alike, so that palazzi can be compared, and return the size of floors, which have a largest one.

    What these are worth is said in the first of some ways in which there is room for that of all.
    """
    saying = choose_fitting(sayings, lambda saying: all(field.fits(saying) for field in fields))
    for field in fields:
        field.plan(saying)
    forms = [each.street.form for each in fields if each.street is not None]
    form = smallest(most, *forms)
    for field in fields:
        field.plan(saying, form)
    return form


Scene = tuple[PalazzoView, Sequence[Event], Sequence[str]]
_SHRINK: Final = 1.3
"""By how many times floors become smaller at once in a film, so that they do so seldom."""


def plan_film(scenes: Sequence[Scene], language: str) -> list[FieldPlan]:
    """Plan the frames of a film: floors only ever become smaller, in steps, and fields stay where they are."""
    last = scenes[-1][0]
    pages = (PalazzoPage(view, names, language, events) for view, events, names in scenes)
    fields = (divide_fields(page, range(len(last.players)), last) for page in pages)
    sizes = [*accumulate(map(plan_fields, fields), smallest)]
    # once nothing has been built floors have no size
    steps = [math.floor(math.log(each.width / sizes[-1].width, _SHRINK)) for each in sizes]
    of_step = dict(zip(steps, sizes, strict=True))
    return [FieldPlan(last, of_step[step]) for step in steps]


def lines_of(
    room: Box, view: PalazzoView, lines: Sequence[Sequence[int]], fixed: Sequence[int], least: Sequence[int], gap: int
) -> list[Box]:
    """Divide a room into lines of fields with equal room for each floor after the fixed parts, none too low."""
    spare = room.height - gap * (len(lines) - 1)
    floors = [max([_FEWEST, *(levels(each) for seat in line for each in view.players[seat].palazzi)]) for line in lines]

    def divide(floor: int) -> list[int]:
        """Return the heights of all lines for that of a floor, in eighths of a pixel."""
        needs = zip(least, fixed, floors, strict=True)
        return [max(low, own + _ROOF + round(floor / 8 * most)) for low, own, most in needs]

    floor = bisect_right(range(8 * room.height), spare, key=lambda each: sum(divide(each))) - 1
    return rows(room, [*divide(floor)[:-1], 0], gap)


def lay_sheet(page: PalazzoPage, what: str, key: str, box: Box, on: str) -> Box:
    """Lay out a sheet headed by a word, and return the room below that."""
    page.plate(f"{what}/sheet", box, theme.GOLD_PALE, on, 10, theme.GOLD_DEEP, shadow=3)
    at = box.mid_x, box.y + _SAID // 2 + 1, page.say(key), theme.SMALL
    page.label(f"{what}/said", *at, theme.INK, theme.GOLD_PALE, face="bold", anchor="m")
    return Box(box.x + 2, box.y + _SAID, box.width - 4, box.height - _SAID - 2).grown(-3)
