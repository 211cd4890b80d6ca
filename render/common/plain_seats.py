"""The plain picture of a position whose fields are known: shared ones, a tray for each seat, and what happened."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from bot.texts.alt_text import join_within_limit
from bot.texts.contract import GameTexts, seat_of
from bot.texts.graphemes import sentence
from bot.texts.sections import escape, remove_markdown
from render.common.atlas import common_atlas
from render.common.cells import Column, columns_of, is_empty, needs_no_label
from render.common.grid import lay_grid
from render.common.header import lay_head
from render.common.name_lines import NameLines, break_name, title_lines
from render.common.names import clean_line, is_covered, make_legible
from render.common.page import HEADER, Light, Page
from render.common.plain_layout import (
    LEGIBLE,
    TALL,
    Group,
    Shared,
    arrange_trays,
    badge_size,
    lay_shared,
    name_room,
    panel_above,
    panel_beside,
)
from render.common.ribbon import OPEN, RibbonLine, lay_ribbon
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fit_size
from render.engine.layout import choose_fitting, columns, rows
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_GAP, _EDGE = theme.GAP, 6
_BAND: Final = 64
"""The height of the names where seats have no fields."""
_OUT_SIZES: Final = theme.LARGE, theme.BODY, theme.SMALL
"""The sizes of the note in a tray that its seat is out."""
_PLATE_SHARE: Final = 1.15
"""The least height of a name's plate, as a multiple of the size of its letters."""
TRAY: Final = "#cfae7e"
"""The colour of a seat's tray."""
_OUT: Final = "#d5c9b4", "#b3a793"
"""The colours of the tray of a seat that is out, and of its name's plate."""
_LATEST: Final = 8
"""The most events told; few moves have more."""
_RIBBON_HEIGHTS: Final = 58, 82
"""The height of a ribbon with one line, and with two."""
_AROUND_LINES: Final = 110
"""How much wider a ribbon is than its lines."""
_SAID_SIZES: Final = theme.LARGE, theme.BODY, theme.SMALL
"""The sizes of one line; two have the last one."""


def seats_picture(
    page: Page, words: GameTexts, text: str, names: Sequence[str], events: Sequence[Any] = (), band: str = ""
) -> Picture:
    """Paint a position, with its text as the alt text."""
    title, *rest = map(remove_markdown, text.split("\n"))
    last = _describe_last(words, events, names)  # before the rest, which may be cut
    told = [line if line.endswith((".", "!")) else f"{line}." for line in (title, *last, *rest)]
    return Picture(paint(page, common_atlas()), join_within_limit([band] * bool(band) + told, "…"))


def seats_page(
    words: GameTexts,
    view: Any,
    actors: Sequence[int],
    names: Sequence[str],
    language: str,
    events: Sequence[Any] = (),
    band: str = "",
    first: int | None = None,
    winners: Sequence[int] = (),
) -> Page:
    """Lay out the shared fields, a tray for each seat, and the latest events in sentences.

    The tray of the `first` seat, if any, is about twice as high as the others. Those to act, or who have won, have a
    golden frame.
    """
    page = Page(names, language, words.game.meta.name)
    page.lay_ground(Light.NOON)
    box = Box(theme.MARGIN, HEADER, theme.WIDTH - 2 * theme.MARGIN, theme.HEIGHT - theme.MARGIN - HEADER)
    box = _lay_last(page, words, events, box)
    shared, owned = words.entries(view, len(names), actors)
    common, fields = columns_of(words, page, [shared]), columns_of(words, page, owned) if any(owned) else []
    if winners:
        common = [column for column in common if not is_empty(column.cells[0])]
    if needs_no_label(fields):
        fields = [column._replace(label="") for column in fields]
    framed = winners or actors
    panel, groups = _divide(tuple(common), tuple(fields), tuple(page.names), box, first)
    lay_head(page, words.name, actors, band, winners)
    if panel is not None:
        lay_shared(page, panel)
    if not fields:
        foot = rows(panel.rest if panel else box, [0, _BAND])[1]
        lay_names(page, columns(foot, [0] * len(names), _GAP), framed)
        return page
    out = words.out(view, len(names))
    plates = dict[int, Box]()
    for grid, trays, _ in groups:
        for place, tray in enumerate(trays):
            plates[tray.seat] = tray.plate.grown(-min(_EDGE, tray.box.height // 12))
            what, is_out = f"seat/{tray.seat}", tray.seat in out
            _lay_tray(page, what, tray.box, acts=tray.seat in framed, out=is_out)
            if is_out and all(is_empty(column.cells[tray.seat]) for column in fields):
                said, room = sentence(words.label("out")), tray.things.width - 2 * _EDGE
                at = *tray.things.middle, said, fit_size(said, "sans", _OUT_SIZES, room), theme.SOFT, _OUT[0]
                page.label(f"{what}/out", *at, anchor="m", width=room)
            else:
                lay_grid(page, what, grid, place, tray.things, _OUT[0] if is_out else TRAY)
    lay_names(page, [plates[seat] for seat in range(len(names))], out=out)
    return page


def _describe_last(words: GameTexts, events: Sequence[Any], names: Sequence[str]) -> list[str]:
    """Describe the latest events in plain text."""
    return [remove_markdown(line) for line in words.lines(events[-_LATEST:], [escape(name) for name in names])]


def _lay_last(page: Page, words: GameTexts, events: Sequence[Any], box: Box) -> Box:
    """Lay out the latest events on a ribbon at the bottom of a box, if any; return the box above it."""
    said = _describe_last(words, events, page.names)
    if not said:
        return box
    said = [
        each if all(map(is_covered, clean_line(each).replace(" ", ""))) else make_legible(each, clean_line(each))
        for each in said
    ]
    width = box.width - _AROUND_LINES
    shown = choose_fitting(
        (
            title_lines(" ".join(told), "bold", sizes, width, most)
            for told in _leave_out(said)
            for most, sizes in enumerate((_SAID_SIZES, _SAID_SIZES[-1:]), 1)
        ),
        lambda lines: not lines.lines[-1].endswith("…"),
    )
    above, ribbon = rows(box, [0, _RIBBON_HEIGHTS[len(shown.lines) - 1]], theme.GAP)
    line = RibbonLine(shown.size)
    for each in shown.lines:
        line.group().word("said", each)
    # the seat of the first event: it made the move, and the other events follow from it
    seats = (seat_of(event) for event in events[-_LATEST:])
    first = next((seat for seat in seats if seat is not None), None)
    lay_ribbon(page, ribbon, first, [[line]], lambda line: line, OPEN, "l")
    return above


def _leave_out(said: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield the sentences, then ever fewer: those after the first are left out one by one, except the last."""
    yield said
    for start in range(2, len(said)):
        yield [said[0], "…", *said[start:]]


@lru_cache(maxsize=64)
def _divide(
    common: tuple[Column, ...], fields: tuple[Column, ...], names: tuple[str, ...], box: Box, first: int | None
) -> tuple[Shared | None, list[Group]]:
    """Return the panel of the shared fields, and the seats' trays.

    Beside the trays the panel is largest; it is above them only if they would otherwise be less legible or tell less.
    The result is cached as the same board is drawn for several messages.
    """
    if not common or not fields:
        panel = panel_above(common, box, len(names) if fields else 0, _BAND) if common else None
        return panel, arrange_trays(fields, names, panel.rest if panel else box, first) if fields else []
    side, over = panel_beside(common, box), panel_above(common, box, len(names), _BAND)
    below = arrange_trays(fields, names, over.rest, first)
    if side.whole and _rating(there := arrange_trays(fields, names, side.rest, first)) >= _rating(below):
        return side, there
    return over, below


def _rating(groups: Sequence[Group]) -> tuple[float, ...]:
    """Rate trays by how much is told, whether it is legible, and whether all names are."""
    told = [group.rating for group in groups]
    legible = all(group.grid.size >= LEGIBLE for group in groups)
    level = max(1, *(group.grid.level for group in groups))
    return min(each[0] for each in told), -level, legible, not any(each.unnamed for each in groups)


def _lay_tray(page: Page, what: str, box: Box, *, acts: bool, out: bool) -> None:
    """Lay out a tray: in a golden frame if its seat may act, in grey if it is out."""
    if out:
        page.plate(what, box, _OUT[0], page.ground, 16, _OUT[1])
        return
    on = _lay_frame(page, what, box, page.ground, 16) if acts else page.ground
    page.plate(what, box, TRAY, on, 16, "#6e4a26", fill_to="#bb9663", shadow=0 if acts else 6)


def _lay_frame(page: Page, what: str, box: Box, on: str, radius: int) -> str:
    """Lay out the golden frame of who may act, and return its colour."""
    page.plate(f"{what}/frame", box.grown(6), theme.GOLD_DEEP, on, radius + 6)
    page.plate(f"{what}/glow", box.grown(4), theme.GLOW, theme.GOLD_DEEP, radius + 4)
    return theme.GLOW


def lay_names(
    page: Page, plates: Sequence[Box], actors: Sequence[int] | None = None, out: Collection[int] = ()
) -> None:
    """Lay out the seats' badges and names on their colours, in one size: on trays, or on the page, actors framed.

    Those who are out have none of their colour but the badge.
    """
    rooms = [name_room(box) for box in plates]
    lowest = min(box.height for box in plates)
    sizes = *(size for size in (theme.LARGE, theme.BODY) if size * _PLATE_SHARE <= lowest), theme.SMALL

    def named(sizes: tuple[int, ...]) -> list[NameLines]:
        return [break_name(name, sizes, *room) for name, room in zip(page.names, rooms, strict=True)]

    least = min(name.size for name in named(sizes))
    alike = named(sizes[sizes.index(least) :])
    if any(name.face == "narrow" for name in alike):
        alike = [name._replace(face="narrow") for name in alike]
    for seat, (box, name) in enumerate(zip(plates, alike, strict=True)):
        high = box.height - name.pitch * len(name.lines) - 14
        badge = badge_size(box.height) if box.height < TALL else min(120, box.height // 2, high)
        what, colour, on = f"seat/{seat}/name", theme.PLAQUES[seat], TRAY if actors is None else page.ground
        ink, edge = theme.ON_SEATS[seat], "#e6c98f"
        if seat in out:
            colour, on, ink, edge = _OUT[1], _OUT[0], theme.INK, _OUT[0]
        if actors and seat in actors:
            on = _lay_frame(page, what, box, on, 10)
        page.plate(what, box, colour, on, 10, edge, fill_to="" if seat in out else mix(colour, "#000000", 0.16))
        x, middle, anchor = box.x + 8, box.mid_y, "l"
        if box.height >= TALL:
            x, anchor = box.mid_x, "m"
            top = middle - (badge + name.pitch * len(name.lines)) // 2
            middle += badge // 2 + 4
            page.badge(f"{what}/badge", x - badge // 2, top, badge, seat, colour)
        else:
            x = page.badge(f"{what}/badge", x, middle - badge // 2, badge, seat, colour).right + 8
        name.lay(page, what, x, middle, ink, colour, anchor=anchor, bottom=box.bottom - 2)
