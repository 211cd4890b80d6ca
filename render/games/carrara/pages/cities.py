"""The second picture of a position: the six cities, and a street a player with all that it has built, city by city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.carrara.events import Event
from bot.games.carrara.position import Phase
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.layout import rows
from render.engine.scene import Box, Role
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.plaque import WIDTH, lay_plaque, plan_plaque, points_size
from render.games.carrara.parts.cities.strips import (
    CITIES_HIGH,
    HAND_HIGH,
    NOTE_HIGH,
    lay_cloths,
    lay_hand,
    lay_note,
    lay_scorers,
    notes,
    opened,
)
from render.games.carrara.parts.cities.town import SAND, SAND_HIGH, SAND_LOW, SKY, SKY_LOW, arrange, lay_street

_SIDE, _TOP = 10, 4
_BAND: Final = 40
_WARM: Final = "#fdeab4", "#fff8e4"
"""The sky of the row that stands out, from top to bottom."""


def cities_page(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> Page:
    """Lay out the cities and the players' streets, below a band if one is given or the game is over."""
    page = Page(view, names, language, events)
    page.mark_latest()
    page.height = theme.HEIGHT
    page.lay_ground()
    whole, said = Box(_SIDE, 4, theme.WIDTH - 2 * _SIDE, 688), band or _ended(page)
    strip, head, _, note = rows(whole, [_BAND if said else 1, CITIES_HIGH, 0, NOTE_HIGH if notes(page) else 1], 4)
    if not said:
        head = head._replace(y=whole.y)
    bottom = note.y - 8 if notes(page) else whole.bottom
    street = whole._replace(y=head.bottom + 9, height=bottom - head.bottom - 9)
    lay_cloths(page, head)
    seats, final = range(len(view.players)), view.final
    order = sorted(seats, key=lambda seat: (0 if final is None else final.ranks[seat], seat))
    places = dict(zip(order, rows(street, [0] * len(order), 7), strict=True))
    streets = {seat: _street_box(places[seat], bool(opened(page))) for seat in seats}
    for seat in seats:
        _lay_ground(page, seat, places[seat], streets[seat])
    # what is the same in every turn is drawn once
    page.end_backdrop()
    if said:
        _lay_band(page, strip, said)
    for seat in view.winners if view.phase is Phase.OVER else (view.turn,):
        _lay_standing(page, seat, places[seat], streets[seat])
    lay_scorers(page, head)
    _lay_rows(page, places, streets)
    if notes(page):
        lay_note(page, note._replace(y=note.y + 4))
    return page


def _ended(page: Page) -> str:
    """Say who has won, or nothing."""
    view = page.view
    if view.phase is not Phase.OVER:
        return ""
    names = [page.names[seat] for seat in view.winners]
    return page.say("picture-won", names=page.listed(names), count=len(names)) if names else page.say("picture-over")


def _lay_band(page: Page, box: Box, text: str) -> None:
    """Lay out a low band that says what the picture is."""
    on, middle = theme.SEA, box.mid_y
    page.plate("band/plate", box, on, theme.SKY, 12, shadow=4)
    at = theme.WIDTH // 2, middle, text, theme.BODY, theme.WHITE, on
    page.label("band", *at, face="bold", anchor="m", width=box.width - 40)


def _lay_rows(page: Page, places: Mapping[int, Box], streets: Mapping[int, Box]) -> None:
    """Lay out what each player has: a plaque, what is built, and an open hand."""
    seats = range(len(page.view.players))
    plaques = [places[seat]._replace(width=WIDTH) for seat in seats]
    plans = [plan_plaque(page, seat, plaques[seat]) for seat in seats]
    size, hands, built = points_size(page, plans), opened(page), arrange(page, streets)
    for seat in seats:
        lay_plaque(page, seat, plaques[seat], plans[seat], size)
        lay_street(page, seat, built[seat], streets[seat])
        if hands:
            left, row = streets[seat].x - 4, places[seat]
            lay_hand(page, seat, hands[seat], Box(left, row.bottom - HAND_HIGH, row.right - left, HAND_HIGH))


def _street_box(row: Box, hand: bool) -> Box:
    return Box(row.x + WIDTH + 8, row.y, row.width - WIDTH - 14, row.height - HAND_HIGH * hand)


def _lay_ground(page: Page, seat: int, row: Box, street: Box, sky: tuple[str, str] = (SKY, SKY_LOW)) -> None:
    """Lay out a row's plaque, and the sky and the ground of its street."""
    what, sheet = f"ground/{seat}", row._replace(x=row.x + 20, width=row.width - 20)
    page.plate(f"{what}/plate", sheet, sky[0], page.ground, 10, fill_to=sky[1], shadow=4, role=Role.GROUND)
    _lay_sand(page, what, row, street, sky[1])
    _lay_banner(page, seat, row, sky[0])


def _lay_sand(page: Page, what: str, row: Box, street: Box, on: str) -> None:
    sand = Box(
        street.x - 8, street.bottom - SAND_HIGH, row.right - street.x + 8, SAND_HIGH + row.bottom - street.bottom
    )
    page.plate(f"{what}/sand", sand, SAND, on, 10, fill_to=SAND_LOW, role=Role.GROUND)


def _lay_banner(page: Page, seat: int, row: Box, on: str) -> None:
    what, at = f"ground/player/{seat}/plaque", (*row[:2], WIDTH)
    page.icon(what, *at, f"plaque-{seat}", on, height=row.height, plate=True, role=Role.GROUND)


def _lay_standing(page: Page, seat: int, row: Box, street: Box) -> None:
    """Let a row stand out, in a golden frame and under a warm sky."""
    what, (sky, low) = f"turn/{seat}", _WARM
    page.plate(f"glow/{what}", row.grown(7), theme.GLOW, page.ground, 16, role=Role.MARK)
    page.plate(f"{what}/frame", row.grown(6), "#ffdb4a", theme.GLOW, 15, theme.GOLD_DEEP, fill_to="#f7b21f")
    sheet = row._replace(x=row.x + WIDTH - 12, width=row.width - WIDTH + 12)
    page.plate(f"ground/{what}/sky", sheet, sky, "#ffdb4a", 10, fill_to=low, role=Role.GROUND)
    _lay_sand(page, f"ground/{what}", row, street, low)
    _lay_banner(page, seat, row, sky)
