"""The plain picture of a position whose types are known: what is there for all, and a row for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import Any, Final, NamedTuple

from bot.games.hidden import View
from bot.texts.contract import Entry, GameTexts, Piece, PieceKind
from bot.texts.sections import cut, escape, unmarked
from render.common.atlas import common_atlas
from render.common.name_lines import broken
from render.common.names import legible, plain
from render.common.page import Light, Page, lay_band
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import first_that_fits, rows, wrap
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_FORMS: Final = tuple((size, alike) for alike in (False, True) for size in (76, 66, 56, 48, 42))
"""How high chips are, and whether those that are alike are counted instead."""
_FEW: Final = 2
"""So many alike are never counted."""
_TOP, _GAP, _INSIDE, _LAST = 78, 6, 14, 48
_APART, _CLOSE, _LINES = 26, 6, 8
"""The space between fields, between chips, and between lines of them."""
_HEAD, _HIGHEST = 100, 128
"""The greatest heights of what is there for all, and of a row."""
_NAME, _ROOMY = 290, 60
"""The width of a name's plate, and how high it is where letters are large."""
_PIPS: Final = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
"""By the number of a die, where its pips are in a square of three by three."""

_Lines = Sequence[Sequence["_Chip"]]


class _Chip(NamedTuple):
    """A piece, and the space that it and what is after it take up."""

    piece: Piece
    width: int
    after: int


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
    top = lay_band(page, band) if band else 0
    wide = theme.WIDTH - 2 * theme.MARGIN
    at = theme.MARGIN, top + _TOP // 2, words.name, theme.TITLE, theme.INK, theme.SKY
    page.label("title", *at, face="black", width=wide)
    bottom = theme.HEIGHT - theme.MARGIN
    if last:
        box = Box(theme.MARGIN, bottom - _LAST, wide, _LAST)
        page.plate("last", box, theme.SEA, page.ground, 14, shadow=5)
        said, size = legible(last, plain(last)), theme.BODY
        spot = box.mid_x, box.mid_y, said, size, theme.WHITE, theme.SEA
        page.label("last/said", *spot, anchor="m", width=wide - 2 * _INSIDE)
        bottom = box.y - _GAP
    shared, owned = words.entries(view, len(names), without="turn")  # whoever is to act has a frame
    y = top + _TOP
    if shared:
        heads = [each._replace(label=each.label[:1].upper() + each.label[1:]) for each in shared]
        forms = [form for form in _FORMS if form[0] <= (_FORMS[2] if len(names) < 5 else _FORMS[3])[0]]
        ((size, lines),) = _fitted(page, words, [heads], wide - 2 * _INSIDE, _HEAD, forms)
        high = len(lines) * (size + _LINES) + _LINES
        _lay_lines(page, "shared", lines, size, page.panel("shared", theme.MARGIN, y, wide, high), theme.MARBLE)
        y += high + _GAP
    high = min(_HIGHEST, (bottom - y + _GAP) // len(names) - _GAP)
    cells = rows(Box(theme.MARGIN, y, wide, len(names) * (high + _GAP) - _GAP), [0] * len(names), _GAP)
    fitted = _fitted(page, words, owned, wide - _NAME - _INSIDE, high, _FORMS)
    for seat, (cell, (size, lines)) in enumerate(zip(cells, fitted, strict=True)):
        fill = theme.GOLD_PALE if seat in view.actors else theme.MARBLE
        panel = page.panel(f"seat/{seat}", cell.x, cell.y, cell.width, cell.height, fill)
        _lay_plaque(page, seat, Box(panel.x, panel.y, _NAME - _INSIDE, panel.height), fill, seat in view.actors)
        _lay_lines(page, f"seat/{seat}", lines, size, Box(panel.x + _NAME - _INSIDE, panel.y, 0, panel.height), fill)
    return page


def _lay_plaque(page: Page, seat: int, cell: Box, fill: str, acts: bool) -> None:
    """Lay out a seat's badge and name on its colour, in a frame if it may act."""
    box, what, colour = cell.grown(-4), f"seat/{seat}/name", theme.PLAQUES[seat]
    if acts:
        page.plate(f"{what}/acts", box, theme.INK, fill, 12)
        box, fill = box.grown(-3), theme.INK
    page.plate(what, box, colour, fill, 10)
    size = min(44, box.height - 4)
    x = page.badge(f"{what}/badge", box.x + 6, box.mid_y - size // 2, size, seat, colour).right + 8
    high = 2 if box.height >= 2 * theme.LARGE else 1
    sizes = theme.LARGE if box.height > _ROOMY else theme.BODY, theme.BODY, theme.SMALL
    name = broken(page.names[seat], sizes, box.right - 8 - x, high, narrow=True)
    for number, (y, line) in enumerate(name.middles(box.mid_y)):
        page.label(f"{what}/{number}", x, y, line, name.size, theme.ON_SEATS[seat], colour, face=name.face)


def _fitted(
    page: Page,
    words: GameTexts,
    entries: Sequence[Sequence[Entry]],
    width: int,
    height: int,
    forms: Iterable[tuple[int, bool]],
) -> list[tuple[int, _Lines]]:
    """Break what several boxes show into lines, in the first form in which all have room; the last is cut short."""
    pieces = [[_pieces(words, page, each) for each in every] for every in entries]

    def lines(form: tuple[int, bool]) -> list[_Lines]:
        return [_broken(every, *form, width) for every in pieces]

    form = first_that_fits(forms, lambda form: all(len(each) <= height // (form[0] + _LINES) for each in lines(form)))
    found, most = lines(form), max(1, height // (form[0] + _LINES))
    for place, every in enumerate(found):
        if len(every) > most:
            kept = [list(each) for each in every[:most]]
            kept[-1] = [*kept[-1][:-1], _Chip(Piece("…", PieceKind.LABEL), kept[-1][-1].width, 0)]
            found[place] = kept
    return [(form[0], each) for each in found]


def _pieces(words: GameTexts, page: Page, entry: Entry) -> list[Piece]:
    """Return the label of a field and its value in pieces, in letters that the fonts have."""
    found = [Piece(entry.label, PieceKind.LABEL), *words.pieces(entry.value, page.names, entry.hint)]
    return [each._replace(text=legible(each.text, plain(each.text))) for each in found]


def _broken(entries: Sequence[Sequence[Piece]], size: int, alike: bool, width: int) -> _Lines:
    chips = list[_Chip]()
    for pieces in entries:
        shown = _counted(pieces) if alike else pieces
        for number, piece in enumerate(shown, 1):
            chips.append(_Chip(piece, min(width, _width(piece, size)), _APART if number == len(shown) else _CLOSE))
    widths = [chip.width + chip.after for chip in chips]
    lines = [[chips[place] for place in line] for line in wrap(widths, width + _APART)]
    for line, following in pairwise(lines):
        longer = sum(chip.width + chip.after for chip in (line[-1], *following))
        if len(line) > 1 and line[-1].piece.kind is PieceKind.LABEL and longer <= width + _APART:
            following.insert(0, line.pop())  # a label stays with what it is for
    return lines


def _counted(pieces: Sequence[Piece]) -> list[Piece]:
    """Replace pieces that are alike by one and how many they are."""
    found = list[Piece]()
    for piece, group in groupby(pieces):
        number = len([*group])
        found += [piece] * number if number <= _FEW else [piece, Piece(f"×{number}", PieceKind.LABEL)]
    return found


def _letters(size: int) -> int:
    return max(theme.SMALL, round(size * 0.55))


def _width(piece: Piece, size: int) -> int:
    if piece.kind is PieceKind.LABEL:
        return ink(piece.text, "sans", theme.SMALL).advance + 2
    if piece.kind is PieceKind.VALUE:
        return max(size, ink(piece.text, "bold", _letters(size)).advance + 20)
    return size if piece.kind is PieceKind.DIE else round(size * 0.8)


def _lay_lines(page: Page, what: str, lines: _Lines, size: int, box: Box, on: str) -> None:
    """Lay out lines of chips around the middle of a box."""
    y, number = box.mid_y - (len(lines) * (size + _LINES) - _LINES) // 2, 0
    for line in lines:
        x = box.x + _INSIDE
        for chip in line:
            _lay_chip(page, f"{what}/{number}", chip.piece, Box(x, y, chip.width, size), on)
            x += chip.width + chip.after
            number += 1
        y += size + _LINES


def _lay_chip(page: Page, what: str, piece: Piece, box: Box, on: str) -> None:
    if piece.kind is PieceKind.LABEL:
        page.label(what, box.x, box.mid_y, piece.text, theme.SMALL, theme.SOFT, on, width=box.width)
        return
    back = piece.kind is PieceKind.BACK
    fill, colour = (theme.SEA, theme.WHITE) if back else (theme.WHITE, theme.INK)
    page.plate(what, box, fill, on, max(8, box.height // 6), theme.EDGE if piece.kind is PieceKind.VALUE else theme.INK)
    if piece.kind is PieceKind.DIE:
        pip, step = box.height // 6, box.height // 4
        for place in map(int, _PIPS[int(piece.text)]):
            x, y = box.mid_x + (place % 3 - 1) * step, box.mid_y + (place // 3 - 1) * step
            page.plate(f"{what}/{place}", Box(x - pip // 2, y - pip // 2, pip, pip), theme.INK, fill, pip)
    else:
        at = box.mid_x, box.mid_y, piece.text, _letters(box.height), colour, fill
        page.label(f"{what}/text", *at, face="bold", anchor="m", width=box.width - 4)
