"""The plain picture of a position whose fields are known: what is there for all, and a tray for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from bot.texts.contract import GameTexts
from bot.texts.sections import cut, escape, unmarked
from render.common.atlas import common_atlas
from render.common.chips import WALNUT, Fields, Lines, fields_of, height_of, in_lines, lay_lines, width_of
from render.common.header import lay_head
from render.common.name_lines import NameLines, broken
from render.common.names import covered, legible, plain
from render.common.page import HEADER, Light, Page
from render.common.ribbon import Line, lay_ribbon
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fit
from render.engine.layout import centre, columns, rows
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_GAP, _EDGE, _LAST = theme.GAP, 8, 58
_SHARED: Final = 100
"""What is there for all gets at least."""
_LEGIBLE, _LARGE = 42, 88
"""How high chips should be at least, and need not be more."""
_NAMES: Final = {720: 264, 480: 224}
"""By the least width of a tray: that of a name's plate beside things."""
_BAND, _TALL = 64, 150
"""The height of a name's plate above things, and that from which its badge is above it, and of trays for it."""


class _Shown(NamedTuple):
    """What a seat has in lines, how high its chips are, its tray in two parts, and whether all of it has room."""

    seat: int
    size: int
    lines: Lines
    tray: Box
    name: Box
    inside: Box
    whole: bool


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
    if shared:
        most = max(_SHARED, box.height // (len(names) + 2)) if any(owned) else box.height - _BAND - _GAP
        size, (lines,), _ = in_lines(fields_of(words, page, [shared]), box._replace(height=most))
        panel, box = rows(box, [height_of(size, lines) + 2 * _EDGE, 0], _GAP)
        page.panel("shared", *panel)
        lay_lines(page, "shared", lines, size, panel.grown(-_EDGE), theme.MARBLE, centred=True)
    filled = [*zip(*[each for each in zip(*owned, strict=False) if any(entry.value for entry in each)], strict=True)]
    for has in (owned, filled or owned):  # where there is no room, without what nobody has
        seats = _arranged(fields_of(words, page, has), box, first)
        if all(each.whole for each in seats):
            break
    plates = dict[int, Box]()
    for seat, size, lines, tray, name, inside, _ in seats:
        plates[seat] = name.grown(-min(_EDGE, tray.height // 12))
        _lay_tray(page, f"seat/{seat}", tray, seat in actors)
        lay_lines(page, f"seat/{seat}", lines, size, inside, WALNUT)
    lay_names(page, [plates[seat] for seat in range(len(names))])
    return page


def _lay_last(page: Page, words: GameTexts, events: Sequence[Any], box: Box) -> None:
    """Lay out what was done last on a ribbon, as many sentences as have room."""
    said = [unmarked(line) for line in words.lines(events, [escape(name) for name in page.names])]
    said = [each if all(map(covered, plain(each).replace(" ", ""))) else legible(each, plain(each)) for each in said]
    told = [" ".join(said[at:]) for at in range(max(0, len(said) - 4), len(said))]
    told[-1] = fit(told[-1], "bold", theme.SMALL, box.width - 110)
    levels = [[(each, size) for size in (theme.LARGE, theme.BODY, theme.SMALL)] for each in told]
    seat = next((each.seat for each in reversed(events) if isinstance(getattr(each, "seat", None), int)), None)
    lay_ribbon(page, box, seat, levels, lambda level: Line(level[1]).word("said", level[0]), anchor="l")


def _arranged(fields: Sequence[Fields], box: Box, first: int | None) -> list[_Shown]:
    """Arrange trays side by side and below each other so that all has room and is legible, or as large as it can be.

    What the first seat has is the largest if it can be, in a tray up to twice as high as the others.
    """
    tried = dict[tuple[int, int], list[_Shown]]()
    for share in (4, 3, 2, 1, 0) if first is not None else (0,):
        for across in (1, 2, 3):
            own = first if share else None
            tried[share, across] = _in_trays(fields, _trays(box, len(fields), own, across, share), own)
    return tried[max(tried, key=lambda way: _rated(tried[way], first, way[0]))]


def _rated(seats: Sequence[_Shown], first: int | None, share: int) -> tuple[int, ...]:
    """Rate an arrangement: whether all has room and is legible, how large the first one's is, and how few lines it has.

    Then the first one's share, whether the other trays are alike, how large all is, and how little of them is empty.
    """
    widths = [seat.tray.width for seat in seats if seat.seat != first]
    alike, least = max(widths) - min(widths) <= 1, min(seat.size for seat in seats)
    own = seats[0].size if share else 0
    lines, whole = max(len(seat.lines) for seat in seats), min(seat.whole for seat in seats)
    return whole, min(_LEGIBLE, least), own, -lines, share, alike, min(_LARGE, least), -max(widths)


def _trays(box: Box, seats: int, first: int | None, across: int, share: int) -> dict[int, Box]:
    """Return where each seat's things are: the first one's above and larger, so many others side by side."""
    others = [seat for seat in range(seats) if seat != first]
    down, found = -(-len(others) // across), dict[int, Box]()
    if first is not None:
        found[first], box = rows(box, [share * box.height // (2 * down + share), 0], _GAP)
    for row, strip in enumerate(rows(box, [0] * down, _GAP)):
        side = others[row * len(others) // down : (row + 1) * len(others) // down]
        found |= dict(zip(side, columns(strip, [0] * len(side), _GAP), strict=True))
    return found


def _divided(tray: Box, beside: int) -> tuple[Box, Box]:
    """Return where a seat's name is, so wide beside its things or else above them, and where these are."""
    name, things = columns(tray, [beside, 0]) if beside else rows(tray, [_BAND, 0])
    return name, things


def _in_trays(fields: Sequence[Fields], trays: Mapping[int, Box], first: int | None) -> list[_Shown]:
    """Fit what the seats have into the middle of their trays, chips of equal size except for the first one's."""
    found = list[_Shown]()
    for _, group in groupby(trays, lambda seat: seat == first):
        seats = [*group]
        narrowest = min((trays[seat] for seat in seats), key=lambda tray: (tray.width, tray.height))
        low = narrowest.height < _TALL
        beside = next((name for least, name in _NAMES.items() if narrowest.width >= least * (1 if low else 1.5)), 0)
        inside = _divided(narrowest, beside)[1]
        size, lines, whole = in_lines([fields[seat] for seat in seats], inside, _LARGE if found else 0)
        tallest, longest = max(height_of(size, each) for each in lines), max(map(width_of, lines))
        for seat, each in zip(seats, lines, strict=True):
            name, things = _divided(trays[seat], beside)
            things = centre(things, longest, tallest)
            found.append(_Shown(seat, size, each, trays[seat], name, things, whole))
    return found


def _lay_tray(page: Page, what: str, box: Box, acts: bool) -> None:
    """Lay out a tray of walnut, in a golden frame if its seat may act."""
    on = _lay_frame(page, what, box, page.ground, 16) if acts else page.ground
    page.plate(what, box, WALNUT, on, 16, "#2c1a0e", fill_to="#472b17", shadow=0 if acts else 6)


def _lay_frame(page: Page, what: str, box: Box, on: str, radius: int) -> str:
    """Lay out the golden frame of who may act, and return its colour."""
    page.plate(f"{what}/frame", box.grown(6), theme.GOLD_DEEP, on, radius + 6)
    page.plate(f"{what}/glow", box.grown(4), theme.GLOW, theme.GOLD_DEEP, radius + 4)
    return theme.GLOW


def lay_names(page: Page, plates: Sequence[Box], actors: Sequence[int] | None = None) -> None:
    """Lay out the seats' badges and names on their colours, in one size: on trays, or on the page, actors framed."""
    badges = [min(48, box.height - 4) if box.height < _TALL else min(120, box.height // 2) for box in plates]
    rooms = [box.width - 28 - badge * (box.height < _TALL) for box, badge in zip(plates, badges, strict=True)]
    sizes = theme.LARGE, theme.BODY, theme.SMALL
    most = [2 if box.height >= 2 * theme.BODY else 1 for box in plates]

    def named(sizes: tuple[int, ...]) -> list[NameLines]:
        return [broken(*each, narrow=True) for each in zip(page.names, [sizes] * len(most), rooms, most, strict=True)]

    least = min(name.size for name in named(sizes))
    for seat, (box, badge, name) in enumerate(zip(plates, badges, named(sizes[sizes.index(least) :]), strict=True)):
        what, colour, on = f"seat/{seat}/name", theme.PLAQUES[seat], WALNUT if actors is None else page.ground
        if actors and seat in actors:
            on = _lay_frame(page, what, box, on, 10)
        page.plate(what, box, colour, on, 10, "#e6c98f", fill_to=mix(colour, "#000000", 0.16))
        x, middle, anchor = box.x + 8, box.mid_y, "l"
        if box.height >= _TALL:
            x, anchor = box.mid_x, "m"
            top = middle - (badge + name.pitch * len(name.lines)) // 2
            middle += badge // 2 + 4
            page.badge(f"{what}/badge", x - badge // 2, top, badge, seat, colour)
        else:
            x = page.badge(f"{what}/badge", x, middle - badge // 2, badge, seat, colour).right + 8
        for number, (y, line) in enumerate(name.middles(middle)):
            at = x, y, line, name.size, theme.ON_SEATS[seat], colour
            page.label(f"{what}/{number}", *at, face=name.face, anchor=anchor)
