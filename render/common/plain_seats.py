"""The plain picture of a position whose fields are known: what is there for all, and a tray for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.texts.contract import GameTexts
from bot.texts.sections import cut, escape, unmarked
from render.common.atlas import common_atlas
from render.common.cells import COUNTED, Column, columns_of, needs_no_label
from render.common.fitting import fitted
from render.common.grid import INSIDE, Style, lay_grid, lay_labels
from render.common.header import lay_head
from render.common.name_lines import NameLines, broken
from render.common.names import covered, legible, plain
from render.common.page import HEADER, Light, Page
from render.common.plain_trays import TALL, arranged, name_room
from render.common.ribbon import Line, lay_ribbon
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fit
from render.engine.layout import centre, columns, rows
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_GAP, _EDGE, _LAST = theme.GAP, 8, 58
_BAND: Final = 64
"""The height of the names where there is nothing else of seats."""
_SHORTEST, _PADDING = 300, 48
"""How wide it is at least, and the space beside what is on it."""
_SHARED, _MORE = 72, 3
"""How high what is there for all may be in any case, and what share of the page it takes up at most."""
_LETTERS: Final = 1.15
"""How high a plate is at least, as a share of its name's size."""
TRAY: Final = "#cfae7e"
"""The trays that seats have their things on."""


def seats_picture(
    words: GameTexts,
    view: Any,
    actors: Sequence[int],
    text: str,
    names: Sequence[str],
    language: str,
    events: Sequence[Any] = (),
    band: str = "",
    first: int | None = None,
) -> Picture:
    """Draw a position, with its text as the alt text; one seat may be the first, and twice as large as the others."""
    page = seats_page(words, view, actors, names, language, events, band, first)
    last = words.lines(events[-1:], [escape(name) for name in names])
    said = ". ".join(map(unmarked, text.split("\n")))
    told = (band, f"{said}." if last else said, *map(unmarked, last))
    return Picture(paint(page, common_atlas()), cut([part for part in told if part], "…"))


def seats_page(
    words: GameTexts,
    view: Any,
    actors: Sequence[int],
    names: Sequence[str],
    language: str,
    events: Sequence[Any] = (),
    band: str = "",
    first: int | None = None,
) -> Page:
    """Lay out what is there for all, a tray for each seat, and in a sentence what was done last."""
    page = Page(names, language, words.game.meta.name)
    page.height = theme.HEIGHT
    page.lay_ground(Light.NOON)
    lay_head(page, words.name, actors, band)
    box = Box(theme.MARGIN, HEADER, theme.WIDTH - 2 * theme.MARGIN, theme.HEIGHT - theme.MARGIN - HEADER)
    if events:
        box, last = rows(box, [0, _LAST], _GAP)
        _lay_last(page, words, events, last)
    shared, owned = words.entries(view, len(names), actors)
    if common := columns_of(words, page, [shared]):
        box = _lay_shared(page, common, box, len(names) if any(owned) else 0)
    if not any(owned):
        lay_names(page, columns(rows(box, [0, _BAND])[1], [0] * len(names), _GAP), actors)
        return page
    fields = columns_of(words, page, owned)
    if needs_no_label(fields):
        fields = [column._replace(label="") for column in fields]
    plates = dict[int, Box]()
    for grid, trays, head, _ in arranged(fields, page.names, box, first):
        if head is not None:
            page.panel("head", *head)
            lay_labels(page, "head", grid, trays[0].things, head, theme.MARBLE)
        for place, tray in enumerate(trays):
            plates[tray.seat] = tray.plate.grown(-min(_EDGE, tray.box.height // 12))
            _lay_tray(page, f"seat/{tray.seat}", tray.box, tray.seat in actors)
            lay_grid(page, f"seat/{tray.seat}", grid, place, tray.things, TRAY)
    lay_names(page, [plates[seat] for seat in range(len(names))])
    return page


def _lay_shared(page: Page, fields: Sequence[Column], box: Box, seats: int) -> Box:
    """Lay out what is there for all, and return the box below it: the more seats there are the lower it is."""
    most = max(_SHARED, box.height // (seats + 2)) if seats else box.height - _BAND - _GAP
    for high in (most, *range(most, box.height // _MORE, _SHARED // 2)):
        grid = fitted(fields, box._replace(height=high - 2 * _EDGE), (Style.ABOVE, Style.BEFORE))
        if grid.whole and grid.level < COUNTED:
            break
    panel, rest = rows(box, [grid.height + 4 * _EDGE, 0], _GAP)
    panel = centre(panel, min(panel.width, max(_SHORTEST, grid.width + 2 * INSIDE + _PADDING)), panel.height)
    page.panel("shared", *panel)
    lay_grid(page, "shared", grid, 0, panel, theme.MARBLE)
    return rest


def _lay_last(page: Page, words: GameTexts, events: Sequence[Any], box: Box) -> None:
    """Lay out what was done last on a ribbon, as many sentences as have room."""
    said = [unmarked(line) for line in words.lines(events, [escape(name) for name in page.names])]
    said = [each if all(map(covered, plain(each).replace(" ", ""))) else legible(each, plain(each)) for each in said]
    told = [" ".join(said[at:]) for at in range(max(0, len(said) - 4), len(said))]
    told[-1] = fit(told[-1], "bold", theme.SMALL, box.width - 110)
    levels = [[(each, size) for size in (theme.LARGE, theme.BODY, theme.SMALL)] for each in told]
    seat = next((each.seat for each in reversed(events) if isinstance(getattr(each, "seat", None), int)), None)
    lay_ribbon(page, box, seat, levels, lambda level: Line(level[1]).word("said", level[0]), anchor="l")


def _lay_tray(page: Page, what: str, box: Box, acts: bool) -> None:
    """Lay out a tray, in a golden frame if its seat may act."""
    on = _lay_frame(page, what, box, page.ground, 16) if acts else page.ground
    page.plate(what, box, TRAY, on, 16, "#6e4a26", fill_to="#bb9663", shadow=0 if acts else 6)


def _lay_frame(page: Page, what: str, box: Box, on: str, radius: int) -> str:
    """Lay out the golden frame of who may act, and return its colour."""
    page.plate(f"{what}/frame", box.grown(6), theme.GOLD_DEEP, on, radius + 6)
    page.plate(f"{what}/glow", box.grown(4), theme.GLOW, theme.GOLD_DEEP, radius + 4)
    return theme.GLOW


def lay_names(page: Page, plates: Sequence[Box], actors: Sequence[int] | None = None) -> None:
    """Lay out the seats' badges and names on their colours, in one size: on trays, or on the page, actors framed."""
    badges = [min(48, box.height - 4) if box.height < TALL else min(120, box.height // 2) for box in plates]
    rooms = [name_room(box) for box in plates]
    lowest = min(box.height for box in plates)
    sizes = *(size for size in (theme.LARGE, theme.BODY) if size * _LETTERS <= lowest), theme.SMALL

    def named(sizes: tuple[int, ...]) -> list[NameLines]:
        return [broken(name, sizes, *room, narrow=True) for name, room in zip(page.names, rooms, strict=True)]

    least = min(name.size for name in named(sizes))
    for seat, (box, badge, name) in enumerate(zip(plates, badges, named(sizes[sizes.index(least) :]), strict=True)):
        what, colour, on = f"seat/{seat}/name", theme.PLAQUES[seat], TRAY if actors is None else page.ground
        if actors and seat in actors:
            on = _lay_frame(page, what, box, on, 10)
        page.plate(what, box, colour, on, 10, "#e6c98f", fill_to=mix(colour, "#000000", 0.16))
        x, middle, anchor = box.x + 8, box.mid_y, "l"
        if box.height >= TALL:
            x, anchor = box.mid_x, "m"
            top = middle - (badge + name.pitch * len(name.lines)) // 2
            middle += badge // 2 + 4
            page.badge(f"{what}/badge", x - badge // 2, top, badge, seat, colour)
        else:
            x = page.badge(f"{what}/badge", x, middle - badge // 2, badge, seat, colour).right + 8
        for number, (y, line) in enumerate(name.middles(middle)):
            at = x, y, line, name.size, theme.ON_SEATS[seat], colour
            page.label(f"{what}/{number}", *at, face=name.face, anchor=anchor)
