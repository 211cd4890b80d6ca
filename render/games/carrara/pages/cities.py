"""The second picture of a position: the six cities, and a street a player with all that it has built, city by city."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.games.carrara.events import Event
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.view import CarraraView
from render.engine import theme
from render.engine.colours import mix
from render.engine.layout import choose_fitting, rows
from render.engine.scene import Box, Role, Scene
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.cities.plaque import (
    WIDTH,
    lay_plaque,
    plan_plaques,
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
    open_hands,
)
from render.games.carrara.parts.cities.town import (
    LAND,
    LEAST_ROW,
    RADIUS,
    SAND_LOW,
    SKY,
    Street,
    arrange,
    lay_slopes,
    lay_street,
    lines,
)

SIDE, APART = 10, 7
_LANDS: Final = 146, 196, 300
"""The heights at which lands are drawn; the rest of their sky is cut off."""
_FRAME: Final = 24
"""The height of either end of a frame."""
_WON: Final = 64
"""The height of the band that says who has won."""


def cities_page(
    view: CarraraView, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
) -> CarraraPage:
    """Lay out the cities and the players' streets, below a band if one is given or the game is over."""
    page = CarraraPage(view, names, language, events)
    page.lay_ground()
    whole, said = Box(SIDE, 3, theme.WIDTH - 2 * SIDE, 690), band or _say_winner(page)
    scored = view.final is None  # after that it no longer matters what cities are worth
    absent = -4  # as high as the gap, which it closes
    high = 40 if scored else _WON
    heights = [high if said else absent, CITIES_HIGH if scored else absent, 0, NOTE_HIGH if notes(page) else 1]
    strip, head, _, note = rows(whole, heights, 4)
    bottom = note.y - 7 if notes(page) else whole.bottom
    street = whole._replace(y=head.bottom + 8, height=bottom - head.bottom - 8)
    if said:
        _lay_band(page, strip, said, ended=not band)
    if scored:
        lay_cloths(page, head)
    seats, final = range(len(view.players)), view.final
    order = sorted(seats, key=lambda seat: (0 if final is None else final.ranks[seat], seat))
    share, hands = (street.height + APART) // len(order) - APART, open_hands(page)
    least = min(share, max(LEAST_ROW, share * 4 // 5))
    column = beside_plaques(street)
    # hands are beside streets, but below those that need the whole width
    rooms = [(HAND_WIDE, 0), (0, HAND_HIGH)] if hands else [(0, 0)]
    tried = (
        (below, arrange(page, order, column._replace(width=column.width - aside), least, below, APART))
        for aside, below in rooms
    )
    below, (found, built, _) = choose_fitting(tried, lambda each: each[1][2])
    streets = {seat: box._replace(height=box.height - below) for seat, box in found.items()}
    whole_rows = [found[seat]._replace(x=street.x, width=street.width) for seat in seats]
    framed = view.winners if view.phase is CarraraPhase.OVER else (view.turn,)
    lay_rows(page, whole_rows, streets, built, framed)
    if scored:
        lay_scorers(page, head)
    if hands:
        rights = [row._replace(x=street.right - HAND_WIDE, width=HAND_WIDE) for row in whole_rows]
        feet = [Box(column.x - 4, row.bottom - below, column.width + 10, below) for row in rights]
        lay_hands(page, hands, feet if below else rights)
    if notes(page):
        lay_note(page, note._replace(y=note.y + 4))
    return page


def _say_winner(page: CarraraPage) -> str:
    """Say who has won, or nothing."""
    view = page.view
    if view.phase is not CarraraPhase.OVER:
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
    size = min(theme.TITLE, box.height - 5)
    page.label("band", *box.middle, text, size, colour, on, face="bold", anchor="m", width=box.width - 24)


def beside_plaques(street: Box) -> Box:
    """Return where the streets of rows are, as these have plaques at their left."""
    return street._replace(x=street.x + WIDTH + 8, width=street.width - WIDTH - 14)


def lay_rows(
    page: CarraraPage,
    whole: Sequence[Box],
    places: Mapping[int, Box],
    built: Mapping[int, Street],
    framed: Collection[int],
) -> None:
    """Lay out the whole rows of seats with their plaques and, at their places, streets; some rows have gold around."""
    for seat, row in enumerate(whole):
        _lay_row_ground(page, seat, built[seat], row, places[seat])
    # parts that are the same in every turn are drawn once
    page.end_backdrop()
    for seat in framed:
        _lay_frame(page, f"turn/{seat}/frame", whole[seat].grown(7))
    plans = plan_plaques(page, [row._replace(width=WIDTH) for row in whole])
    for seat, size in enumerate(points_sizes(page, plans)):
        lay_plaque(page, seat, plans[seat], size)
        lay_street(page, seat, built[seat], places[seat])


def _lay_frame(page: CarraraPage, what: str, box: Box) -> None:
    """Lay out the gold around the row of who is to act or has won."""
    _, sides, _ = rows(box, [_FRAME, 0, _FRAME])
    for by, width, colour in ((0, 2, theme.GOLD_DEEP), (2, 5, theme.GLOW)):
        for x in (box.x + by, box.right - by - width):
            page.plate(f"{what}/side", sides._replace(x=x, width=width), colour, page.ground, role=Role.GROUND)
    for name, sprite, y in ((what, "asked-top", box.y), (f"{what}/foot", "asked-foot", sides.bottom)):
        page.icon(name, *(box.x, y, box.width), sprite, page.ground, height=_FRAME, plate=True, role=Role.GROUND)


def _lay_row_ground(page: CarraraPage, seat: int, street: Street, row: Box, box: Box) -> None:
    """Lay out a row with the land behind the lines of its street, and before it its plaque."""
    what, colour, plaque = f"ground/{seat}", theme.PLAQUES[seat], row._replace(width=WIDTH)
    sheet = row._replace(x=row.x + 20, width=row.width - 20)
    page.plate(f"{what}/plate", sheet, SAND_LOW, page.ground, RADIUS, shadow=4, role=Role.GROUND)
    seen = Scene(LAND, SKY)
    seen.height = lines(street, box)[0].height if street else box.height
    drawn = choose_fitting(_LANDS, lambda each: each >= seen.height)
    high = max(drawn, seen.height)
    seen.icon("land", 0, seen.height - high, LAND, f"street-{seat}-{drawn}", SKY, height=high, plate=True)
    land = page.window(f"{what}/land", row.right - LAND, row.y, seen, role=Role.GROUND, radius=RADIUS)
    lay_slopes(page, seat, street, box, land)
    low = mix(colour, theme.INK, 0.2)
    page.plate(f"ground/player/{seat}/plaque", plaque, colour, SKY, RADIUS, fill_to=low, role=Role.GROUND)
