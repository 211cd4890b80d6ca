"""The second picture of a position: the six cities, and a street a player with all that it has built, city by city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.carrara.components import Building, City
from bot.games.carrara.events import Event
from bot.games.carrara.position import Phase
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.layout import first_that_fits, rows, wrap
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
from render.games.carrara.parts.cities.town import (
    PAD,
    SKY,
    SKY_LOW,
    Town,
    by_city,
    heap,
    inner_height,
    lay_town,
    line_up,
    outer_width,
    tallest,
)

_SIDE, _TOP = 10, 4
_APART: Final = 5
"""Between two towns."""
_BAND: Final = 40
_LEVELS: Final = ((150, 0.0), (132, 0.1), (120, 0.15), (110, 0.2), (100, 0.25), (90, 0.35), (80, 0.55), (74, 0.55))
"""How tall the dearest buildings are, the best first, and how much of each may be behind the next at most."""
_SAND, _SAND_LOW = "#e6d3ac", "#dcc596"
_WARM: Final = "#fdeab4", "#fff8e4"
"""The sky of the row that stands out, from top to bottom."""
Street = Sequence[Sequence[tuple[City, Town]]]
"""The lines of a street, and the towns in each."""


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
    sand = Box(street.x - 8, street.bottom - 24, row.right - street.x + 8, 24 + row.bottom - street.bottom)
    page.plate(f"{what}/sand", sand, _SAND, on, 10, fill_to=_SAND_LOW, role=Role.GROUND)


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


def arrange(page: Page, streets: Mapping[int, Box]) -> dict[int, Street]:
    """Arrange what seats have built in their streets, so that what costs the same is as high everywhere."""
    built = {seat: by_city(page, seat) for seat in streets}
    top = tallest(each for towns in built.values() for here in towns.values() for each in here)
    lowest = min(box.height for box in streets.values())
    levels = [level for level in _LEVELS if level[0] <= inner_height(lowest)] or _LEVELS[-1:]

    def fit(level: tuple[int, float]) -> dict[int, Street | None]:
        return {seat: _street(built[seat], box, level[0], top, level[1]) for seat, box in streets.items()}

    too_many = {seat for seat, street in fit(levels[-1]).items() if street is None}
    level = first_that_fits(
        levels, lambda each: all(fit(each)[seat] is not None for seat in streets if seat not in too_many)
    )
    return {
        seat: street if street is not None else _heaped(built[seat], streets[seat], level[0], top)
        for seat, street in fit(level).items()
    }


def _street(built: Mapping[City, tuple[Building, ...]], box: Box, tall: int, top: int, most: float) -> Street | None:
    """Return the lines of a street with buildings so tall, overlapping as little as need be; None if it is too long."""
    for overlap in (each for each in (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6) if each <= most + 0.05):
        towns = [(city, line_up(here, tall, top, overlap)) for city, here in built.items()]
        lines = _wrapped(towns, box.width)
        if _has_room(lines, box, tall):
            return lines
    return None


def _wrapped(towns: Sequence[tuple[City, Town]], width: int) -> Street:
    lines = wrap([outer_width(town) for _, town in towns], width, _APART)
    return [[towns[number] for number in line] for line in lines]


def _heaped(built: Mapping[City, tuple[Building, ...]], box: Box, tall: int, top: int) -> Street:
    """Return the lines of a street too short for all buildings: the costs of all in rows before some of them."""

    def heaps(lines: int, width: int = 0) -> Street:
        towns = [(city, heap(here, tall, top, -(-len(here) // lines), width)) for city, here in built.items()]
        return _wrapped(towns, box.width)

    lines = first_that_fits((1, 2, 3), lambda lines: _has_room(heaps(lines), box, tall))
    share = box.width // len(built) - _APART - 2 * PAD
    return first_that_fits((heaps(lines, share), heaps(lines)), lambda street: _has_room(street, box, tall))


def _has_room(street: Street, box: Box, tall: int) -> bool:
    """Return whether the lines of a street, with buildings so tall, have room."""
    lines = max(1, box.height // (tall + box.height - inner_height(box.height)))
    return len(street) <= lines and all(outer_width(town) <= box.width for line in street for _, town in line)


def lay_street(page: Page, seat: int, street: Street, box: Box) -> None:
    """Lay out the towns of a street, line by line."""
    if not street:
        return
    for line, place in zip(street, rows(box, [0] * len(street)), strict=True):
        x = place.x
        for city, town in line:
            tall = max(each.height for each in town.stands)
            high = min(place.height - 2, max(tall, 90) + place.height - inner_height(place.height))
            width = outer_width(town)
            lay_town(page, seat, city, (town,), Box(x, place.bottom - high, width, high - 2))
            x += width + _APART
