"""The plain picture of a position whose types are known: what is there for all, and a row for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from bot.games.hidden import View
from bot.texts.contract import Entry, GameTexts, Piece, PieceKind
from bot.texts.sections import cut, escape, unmarked
from render.common.atlas import common_atlas
from render.common.header import lay_head
from render.common.name_lines import NameLines, broken
from render.common.names import legible, plain
from render.common.page import HEADER, Light, Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import centre, columns, first_that_fits, grid, rows, wrap
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_FORMS: Final = tuple(
    (size, above, alike)
    for alike in (False, True)
    for size in (150, 132, 116, 100, 88, 76, 66, 56, 48, 42)
    for above in (True, False)
)
"""How high chips are, whether labels stand above or before them, and whether those that are alike are counted."""
_FEW: Final = 2
"""So many alike are never counted."""
_GAP, _INSIDE, _LAST = 6, 14, 48
_APART, _CLOSE, _LINES = 26, 6, 8
"""The space between fields, between chips, and between lines of them."""
_LABEL, _SHARED = 36, 100
"""The height of a label above chips, and what is there for all gets at least."""
_NAME, _NARROW, _BAND, _TALL = 290, 200, 56, 150
"""The width of a name's plate beside things, the same with little room, its height above them, and that from which its
badge is above it."""
_PIPS: Final = {"1": "4", "2": "08", "3": "048", "4": "0268", "5": "02468", "6": "023568"}
"""By what is on a die, where its pips are in a square of three by three."""

_Lines = Sequence[Sequence["_Chip"]]


class _Chip(NamedTuple):
    """A piece with its label, if it begins with one, and the space that these and what is after them take up."""

    piece: Piece
    width: int
    label: str = ""
    before: int = 0
    after: int = _CLOSE

    @property
    def whole(self) -> int:
        return self.before + self.width + self.after


def seats_picture(
    words: GameTexts,
    view: View[Any],
    text: str,
    names: Sequence[str],
    language: str,
    events: Sequence[Any] = (),
    band: str = "",
) -> Picture:
    """Draw a position, with its text as the alt text."""
    last = next(iter(words.lines(events[-1:], [escape(name) for name in names])), "")
    page = seats_page(words, view, names, language, unmarked(last), band)
    said = ". ".join(map(unmarked, text.split("\n")))
    told = (band, f"{said}." if last else said, unmarked(last))
    return Picture(paint(page, common_atlas()), cut([part for part in told if part], "…"))


def seats_page(
    words: GameTexts, view: View[Any], names: Sequence[str], language: str, last: str = "", band: str = ""
) -> Page:
    """Lay out what is there for all, a row for each seat, and in a sentence what was done last."""
    page = Page(names, language, words.game.meta.name)
    page.height = theme.HEIGHT
    page.lay_ground(Light.NOON)
    lay_head(page, words.name, view.actors, band)
    wide = theme.WIDTH - 2 * theme.MARGIN
    bottom = theme.HEIGHT - theme.MARGIN
    if last:
        box = Box(theme.MARGIN, bottom - _LAST, wide, _LAST)
        page.plate("last", box, theme.SEA, page.ground, 14, shadow=5)
        said, size = legible(last, plain(last)), theme.BODY
        spot = box.mid_x, box.mid_y, said, size, theme.WHITE, theme.SEA
        page.label("last/said", *spot, anchor="m", width=wide - 2 * _INSIDE)
        bottom = box.y - _GAP
    shared, owned = words.entries(view, len(names), without="turn")  # the title says whose it is
    y = HEADER
    if shared:
        heads = [each._replace(label=each.label[:1].upper() + each.label[1:]) for each in shared]
        most = max(_SHARED, (bottom - y) // (len(names) + 1))
        size, (lines,), _ = _fitted(page, words, [heads], Box(theme.MARGIN, y, wide, most))
        panel = page.panel("shared", theme.MARGIN, y, wide, _height(size, lines) + 2 * _LINES)
        _lay_lines(page, "shared", lines, size, panel, theme.MARBLE)
        y = panel.bottom + _GAP
    box = Box(theme.MARGIN, y, wide, bottom - y)
    filled = [*zip(*[each for each in zip(*owned, strict=False) if any(entry.value for entry in each)], strict=True)]
    forms = ((_NAME, 2, owned), (_NARROW, 2, owned), (_NARROW, 1, owned), (_NARROW, 1, filled or owned))
    for name, high, has in forms:  # where there is no room, without what nobody has
        arranged = (
            _arranged(page, words, has, _cells(box, len(names), view.seat, across, high), name) for across in (1, 2)
        )
        # side by side if all is larger there
        seats = max(arranged, key=lambda seats: min((each.whole, each.size) for each in seats))
        if all(each.whole for each in seats):
            break
    longest = max((sum(chip.whole for chip in line) for each in seats for line in each.lines), default=0)
    needed = max(ink(name, "bold", theme.LARGE).advance for name in page.names) + 3 * _BAND
    beside = max(name, min(needed, wide - longest - 2 * _INSIDE))
    plates = dict[int, Box]()
    fills = [theme.GOLD_PALE if seat in view.actors else theme.MARBLE for seat in range(len(names))]
    for seat, size, lines, cell, _ in seats:
        page.panel(f"seat/{seat}", *cell, fills[seat])
        plates[seat], inside = _divided(cell, beside)
        _lay_lines(page, f"seat/{seat}", lines, size, inside, fills[seat])
    _lay_names(page, [plates[seat].grown(-6) for seat in range(len(names))], fills, view.actors)
    return page


def _cells(box: Box, seats: int, own: int | None, across: int, high: int) -> dict[int, Box]:
    """Return where each seat's things are: one's own above and so many times as high, others so many side by side."""
    others = [seat for seat in range(seats) if seat != own]
    down, found = -(-len(others) // across), dict[int, Box]()
    if own is not None:
        found[own], box = rows(box, [high * box.height // (down + high), 0], _GAP)
    found |= dict(zip(others, grid(box, across, down, _GAP), strict=False))
    if len(others) % across:  # the last one has its line to itself
        found[others[-1]] = found[others[-1]]._replace(width=box.width)
    return found


def _divided(cell: Box, name: int) -> tuple[Box, Box]:
    """Return where a seat's name is, beside its things or, in a narrow cell, above them, and where these are."""
    first, then = columns(cell, [name, 0]) if cell.width > theme.WIDTH // 2 else rows(cell, [_BAND, 0])
    return first, then


class _Shown(NamedTuple):
    """What a seat has in lines, how high its chips are, its cell, and whether all of it has room."""

    seat: int
    size: int
    lines: _Lines
    cell: Box
    whole: bool


def _arranged(
    page: Page, words: GameTexts, owned: Sequence[Sequence[Entry]], cells: Mapping[int, Box], name: int
) -> list[_Shown]:
    """Fit what the seats have into their cells, chips of equal size into cells of equal size."""
    found = list[_Shown]()
    for _, group in groupby(cells, lambda seat: cells[seat].height):
        seats = [*group]
        inside = _divided(cells[seats[0]], name)[1]
        size, lines, whole = _fitted(page, words, [owned[seat] for seat in seats], inside)
        found += (_Shown(seat, size, each, cells[seat], whole) for seat, each in zip(seats, lines, strict=True))
    return found


def _lay_names(page: Page, plates: Sequence[Box], fills: Sequence[str], actors: Sequence[int]) -> None:
    """Lay out the seats' badges and names on their colours, in one size, with a frame around those that may act."""
    badges = [min(44, box.height) if box.height < _TALL else min(110, box.height // 2) for box in plates]
    rooms = [box.width - 16 - badge * (box.height < _TALL) for box, badge in zip(plates, badges, strict=True)]
    sizes = theme.LARGE, theme.BODY, theme.SMALL
    most = [2 if box.height >= 2 * theme.LARGE else 1 for box in plates]

    def named(sizes: tuple[int, ...]) -> list[NameLines]:
        return [broken(*each, narrow=True) for each in zip(page.names, [sizes] * len(most), rooms, most, strict=True)]

    least = min(name.size for name in named(sizes))
    for seat, (box, badge, name) in enumerate(zip(plates, badges, named(sizes[sizes.index(least) :]), strict=True)):
        what, colour, on = f"seat/{seat}/name", theme.PLAQUES[seat], fills[seat]
        if seat in actors:
            page.plate(f"{what}/acts", box.grown(4), theme.INK, on, 14)
            on = theme.INK
        page.plate(what, box, colour, on, 10)
        x, middle, anchor = box.x + 6, box.mid_y, "l"
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


def _fitted(
    page: Page, words: GameTexts, entries: Sequence[Sequence[Entry]], box: Box
) -> tuple[int, list[_Lines], bool]:
    """Break what several boxes of a size show into lines, in the first form in which all has room.

    Return also how high its chips are, and whether there is such a form; otherwise the last one is cut short.
    """
    width, height = box.width - 2 * _INSIDE, box.height - _LINES
    pieces = [[_pieces(words, page, each) for each in every] for every in entries]

    def lines(form: tuple[int, bool, bool]) -> list[_Lines]:
        chips = [[_chips(each, *form, width) for each in every] for every in pieces]
        for column in zip(*chips, strict=False):
            longest = max(sum(chip.whole for chip in group) for group in column)
            if len({group[0].label for group in column}) == 1 and longest <= width:
                for group in column:  # fields of the same name stand below each other
                    spare = longest - sum(chip.whole for chip in group)
                    group[-1] = group[-1]._replace(after=group[-1].after + spare)
        return [_wrapped([chip for group in every for chip in group], width) for every in chips]

    def fits(form: tuple[int, bool, bool]) -> bool:
        return all(_height(form[0], each) <= height for each in lines(form))

    low = [form for form in _FORMS if form[0] + _LABEL * form[1] <= height]
    form = first_that_fits(low or _FORMS[-1:], fits)
    size, found, whole = form[0], lines(form), fits(form)
    for place, every in enumerate(found):
        if _height(size, every) > height:
            kept = [list(each) for each in every[: max(1, height // (size + _LINES))]]
            kept[-1][-1] = _Chip(Piece("…", PieceKind.SIGN), kept[-1][-1].width)
            found[place] = kept
    return size, found, whole


def _pieces(words: GameTexts, page: Page, entry: Entry) -> list[Piece]:
    """Return the label of a field and its value in pieces, in letters that the fonts have."""
    found = [Piece(entry.label, PieceKind.LABEL), *words.pieces(entry.value, page.names, entry.hint)]
    return [each._replace(text=legible(each.text, plain(each.text))) for each in found]


def _chips(pieces: Iterable[Piece], size: int, above: bool, alike: bool, width: int) -> list[_Chip]:
    """Return the chips of a field, in which fields of its value have labels of their own."""
    found = list[_Chip]()
    for label, values in _labelled(pieces):
        long = ink(label, "sans", theme.SMALL).advance + 14
        chips = [_Chip(each, min(width, _width(each, size))) for each in (_counted(values) if alike else values)]
        chips[0] = chips[0]._replace(label=label, before=0 if above else min(long, width - chips[0].width))
        spare = long - sum(chip.whole for chip in chips) if above else 0
        chips[-1] = chips[-1]._replace(after=max(_INSIDE, _CLOSE + spare))
        found += chips
    found[-1] = found[-1]._replace(after=max(found[-1].after, _APART))
    return found


def _labelled(pieces: Iterable[Piece]) -> Iterator[tuple[str, list[Piece]]]:
    """Divide pieces into those with the same labels before them."""
    label = ""
    for is_label, group in groupby(pieces, lambda each: each.kind is PieceKind.LABEL):
        if is_label:
            label = " ".join(each.text for each in group)
        else:
            yield label, [*group]


def _wrapped(chips: Sequence[_Chip], width: int) -> _Lines:
    return [[chips[place] for place in line] for line in wrap([chip.whole for chip in chips], width + _APART)]


def _height(size: int, lines: _Lines) -> int:
    """Return how high lines of chips of this size are."""
    return sum(size + _LINES + _LABEL * _is_above(line) for line in lines) - _LINES


def _is_above(line: Sequence[_Chip]) -> bool:
    """Return whether a line has labels above its chips."""
    return any(chip.label and not chip.before for chip in line)


def _counted(pieces: Sequence[Piece]) -> list[Piece]:
    """Replace pieces that are alike by one and how many they are."""
    found = list[Piece]()
    for piece, group in groupby(pieces):
        number = len([*group])
        found += [piece] * number if number <= _FEW else [piece, Piece(f"×{number}", PieceKind.SIGN)]
    return found


def _letters(size: int) -> int:
    return max(theme.SMALL, round(size * 0.55))


def _width(piece: Piece, size: int) -> int:
    if piece.kind in {PieceKind.DIE, PieceKind.BACK}:
        return size if piece.kind is PieceKind.DIE else round(size * 0.8)
    if piece.kind is PieceKind.SEAT:
        return min(theme.WIDTH // 3, ink(piece.text, "bold", _name(size)).advance + size + 14)
    long = ink(piece.text, "bold", _letters(size)).advance
    return long + _CLOSE if piece.kind is PieceKind.SIGN else max(size, long + 20)


def _name(size: int) -> int:
    return max(theme.SMALL, min(theme.LARGE, size // 2))


def _lay_lines(page: Page, what: str, lines: _Lines, size: int, box: Box, on: str) -> None:
    """Lay out lines of chips around the middle of a box."""
    y, number = box.mid_y - _height(size, lines) // 2, 0
    for line in lines:
        x, high = box.x + _INSIDE, _LABEL * _is_above(line)
        for chip in line:
            if chip.label:
                at = x, y + (high or size) // 2, chip.label, theme.SMALL, theme.SOFT, on
                page.label(f"{what}/{number}/label", *at, width=chip.before or box.right - x)
            x += chip.before
            _lay_chip(page, f"{what}/{number}", chip.piece, Box(x, y + high, chip.width, size), on)
            x += chip.width + chip.after
            number += 1
        y += high + size + _LINES


def _lay_chip(page: Page, what: str, piece: Piece, box: Box, on: str) -> None:
    kind, (x, y), round_by = piece.kind, box.middle, max(8, box.height // 6)
    if kind is PieceKind.SIGN:
        page.label(f"{what}/text", box.x, y, piece.text, _letters(box.height), theme.SOFT, on, face="bold")
        return
    if kind is PieceKind.SEAT:
        fill, size = theme.PLAQUES[piece.seat], box.height - 12
        page.plate(what, box, fill, on, round_by)
        x = page.badge(f"{what}/badge", box.x + 6, y - size // 2, size, piece.seat, fill).right + 6
        at = x, y, piece.text, _name(box.height), theme.ON_SEATS[piece.seat], fill
        page.label(f"{what}/text", *at, face="bold", width=box.right - 4 - x)
        return
    back = piece.text == "?"
    fill, colour = (theme.SEA, theme.WHITE) if back else (theme.WHITE, theme.INK)
    page.plate(what, box, fill, on, round_by, theme.EDGE if kind is PieceKind.VALUE else theme.INK, shadow=3)
    if back:
        page.plate(f"{what}/frame", box.grown(-box.height // 12), fill, fill, round_by, theme.SKY)
    if kind is PieceKind.DIE and not back:
        pip, step = box.height // 6, box.height // 4
        for place in map(int, _PIPS[piece.text]):
            spot = x + (place % 3 - 1) * step, y + (place // 3 - 1) * step
            page.plate(f"{what}/{place}", centre(Box(*spot, 0, 0), pip, pip), theme.INK, fill, pip)
    else:
        at = x, y, piece.text, _letters(box.height), colour, fill
        page.label(f"{what}/text", *at, face="bold", anchor="m", width=box.width - 4)
