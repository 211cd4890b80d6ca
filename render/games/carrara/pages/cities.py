"""The second picture of a position: the six cities, and a street a player with all that it has built, city by city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.events import Event
from bot.games.carrara.position import Phase
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.colours import mix
from render.engine.layout import first_that_fits, rows
from render.engine.scene import Box, Role, Scene
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.cities.plaque import (
    WIDTH,
    lay_plaque,
    plan_plaque,
    points_sizes,
)
from render.games.carrara.parts.cities.strips import (
    CITIES_HIGH,
    HAND_HIGH,
    HAND_WIDE,
    NOTE_HIGH,
    lay_cloths,
    lay_hands,
    lay_note,
    lay_scorers,
    notes,
    opened,
)
from render.games.carrara.parts.cities.town import SAND_LOW, SKY, arrange, lay_slopes, lay_street, lines

_SIDE, _APART, _RADIUS = 10, 7, 12
_BAKED: Final = 300, 196, 146
"""The heights of rows for which there are frames."""
LAND, _LANDS = 812, (170, 300)
"""The width of the lands behind streets, and their heights."""
_STEP: Final = 32
"""By so much the heights differ at which lands are drawn; what is too much of their sky is cut off."""
_LOW: Final = 118
"""The least height of a row: a plaque has room there for a name, points and seals."""


def cities_page(
    view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
) -> CarraraPage:
    """Lay out the cities and the players' streets, below a band if one is given or the game is over."""
    page = CarraraPage(view, names, language, events)
    page.height = theme.HEIGHT
    page.lay_ground()
    whole, said = Box(_SIDE, 3, theme.WIDTH - 2 * _SIDE, 690), band or _ended(page)
    strip, head, _, note = rows(whole, [40 if said else 1, CITIES_HIGH, 0, NOTE_HIGH if notes(page) else 1], 4)
    if not said:
        head = head._replace(y=whole.y)
    bottom = note.y - 7 if notes(page) else whole.bottom
    street = whole._replace(y=head.bottom + 8, height=bottom - head.bottom - 8)
    lay_cloths(page, head)
    seats, final = range(len(view.players)), view.final
    order = sorted(seats, key=lambda seat: (0 if final is None else final.ranks[seat], seat))
    share, hands = (street.height + _APART) // len(order) - _APART, opened(page)
    least = min(share, max(_LOW, share * 4 // 5))
    column = street._replace(x=street.x + WIDTH + 8, width=street.width - WIDTH - 14)
    # hands are beside streets, but below those that need the whole width
    rooms = [(HAND_WIDE, 0), (0, HAND_HIGH)] if hands else [(0, 0)]
    tried = (
        (below, arrange(page, order, column._replace(width=column.width - aside), least, below, _APART))
        for aside, below in rooms
    )
    below, (found, built, _) = first_that_fits(tried, lambda each: each[1][2])
    rows_of = {seat: box._replace(x=street.x, width=street.width) for seat, box in found.items()}
    plaques = {seat: box._replace(width=WIDTH) for seat, box in rows_of.items()}
    streets = {seat: box._replace(height=box.height - below) for seat, box in found.items()}
    for seat in seats:
        high = lines(built[seat], streets[seat])[0].height if built[seat] else streets[seat].height
        _lay_ground(page, seat, rows_of[seat], plaques[seat], high)
    # what is the same in every turn is drawn once
    page.end_backdrop()
    if said:
        _lay_band(page, strip, said, ended=not band)
    for seat in view.winners if view.phase is Phase.OVER else (view.turn,):
        high = min(_BAKED, key=lambda high: abs(high - rows_of[seat].height))
        around = rows_of[seat].grown(7), f"asked-{high}", page.ground
        page.fill(f"turn/{seat}/frame", *around, plate=True, role=Role.GROUND)
    lay_scorers(page, head)
    plans = [plan_plaque(page, seat, plaques[seat]) for seat in seats]
    for seat, size in enumerate(points_sizes(page, plans)):
        lay_plaque(page, seat, plans[seat], size)
        lay_slopes(page, seat, built[seat], streets[seat])
        lay_street(page, seat, built[seat], streets[seat])
    if hands:
        rights = [rows_of[seat]._replace(x=street.right - HAND_WIDE, width=HAND_WIDE) for seat in seats]
        feet = [Box(column.x - 4, row.bottom - below, column.width + 10, below) for row in rights]
        lay_hands(page, hands, feet if below else rights)
    if notes(page):
        lay_note(page, note._replace(y=note.y + 4))
    return page


def _ended(page: CarraraPage) -> str:
    """Say who has won, or nothing."""
    view = page.view
    if view.phase is not Phase.OVER:
        return ""
    names = [page.names[seat] for seat in view.winners]
    return page.say("picture-won", names=page.listed(names), count=len(names)) if names else page.say("picture-over")


def _lay_band(page: CarraraPage, box: Box, text: str, *, ended: bool) -> None:
    """Lay out a low band that says what the picture is, or in a winner's colour that it has won."""
    winners, on, colour = page.view.winners, theme.SEA, theme.WHITE
    if ended:
        alone = len(winners) == 1
        on, colour = (theme.PLAQUES[winners[0]], theme.ON_SEATS[winners[0]]) if alone else (theme.TERRACOTTA, colour)
    page.plate("band/plate", box, on, theme.SKY, 12, shadow=4)
    page.label("band", *box.middle, text, theme.BODY, colour, on, face="bold", anchor="m", width=box.width - 24)


def _lay_ground(page: CarraraPage, seat: int, row: Box, plaque: Box, high: int) -> None:
    """Lay out the land behind the first line of a street, so high, and before it a row's plaque."""
    what, colour = f"ground/{seat}", theme.PLAQUES[seat]
    sheet = row._replace(x=row.x + 20, width=row.width - 20)
    page.plate(f"{what}/plate", sheet, SAND_LOW, page.ground, _RADIUS, shadow=4, role=Role.GROUND)
    drawn = -(-high // _STEP) * _STEP
    baked = min(_LANDS, key=lambda each: abs(each - drawn))
    left = plaque.right - _RADIUS
    seen = Scene(row.right - left, SKY)
    seen.height, wide = high, max(seen.width, LAND * drawn // baked)
    at = seen.width - wide, high - drawn, wide
    seen.icon("land", *at, f"street-{seat}-{baked}", SKY, height=drawn, plate=True)
    page.window(f"{what}/land", left, row.y, seen, role=Role.GROUND, radius=_RADIUS)
    low = mix(colour, theme.INK, 0.2)
    page.plate(f"ground/player/{seat}/plaque", plaque, colour, SKY, _RADIUS, fill_to=low, role=Role.GROUND)
