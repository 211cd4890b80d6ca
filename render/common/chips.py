"""What a position holds, in lines of chips: cards, dice, backs, seats and figures, with labels where fields begin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from bot.texts.contract import GameTexts, PieceKind, PositionEntry, ValuePiece
from render.common.names import legible, plain
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import ink
from render.engine.layout import centre, first_that_fits, wrap
from render.engine.scene import Box

WALNUT: Final = "#5f3d24"
"""The trays that seats have their things on."""
_FORMS: Final = tuple(
    (size, above, few)
    for few in (6, 2)
    for size in (260, 210, 180, 150, 132, 116, 100, 88, 76, 66, 56, 48, 42, 36)
    for above in (True, False)
)
"""How high chips are, whether labels stand above or before them, and more than how many alike are counted."""
_TALLEST: Final = 150
"""How high chips are at most: where there are only figures, these can be larger, as their digits are lower."""
_INSIDE: Final = 18
_APART, _CLOSE, _LINES = 22, 6, 6
"""The space between fields, between chips, and between lines of them."""
_LABEL: Final = 36
"""The height of a label above chips."""
_IVORY: Final = "#fffdf4", "#efe3c4"
_RED: Final = "#b3202c"
_SUITS: Final = "♠♥♦♣"
_FIGURES: Final = 0.55
"""How high figures are, as a share of chips."""
_WORDS: Final = frozenset({PieceKind.SIGN, PieceKind.FIGURE, PieceKind.FACT})
"""What is written and not on a chip."""
_UPRIGHT: Final = 76
"""How high cards are at least that show their suit below their rank."""
_PIPS: Final = {"1": "4", "2": "08", "3": "048", "4": "0268", "5": "02468", "6": "023568"}
"""By what is on a die, where its pips are in a square of three by three."""


class Chip(NamedTuple):
    """A piece with its label, if it begins with one, and the space that these and what is after them take up."""

    piece: ValuePiece
    width: int
    label: str = ""
    before: int = 0
    after: int = _CLOSE

    @property
    def whole(self) -> int:
        """How wide it is with all that belongs to it."""
        return self.before + self.width + self.after


Fields = Sequence[Sequence[ValuePiece]]
Lines = Sequence[Sequence[Chip]]


def in_lines(fields: Sequence[Fields], box: Box, most: int = 0) -> tuple[int, list[Lines], bool]:
    """Break what several boxes of a size show into lines, in the first form in which all has room.

    Chips are at most so high, if that is given.

    Return also how high its chips are, and whether there is such a form; otherwise the last one is cut short.
    """
    width, height = box.width - 2 * _INSIDE, box.height - 2 * _LINES

    def lines(form: tuple[int, bool, int]) -> list[Lines]:
        chips = [[[*_chips(tuple(each), *form, width)] for each in every] for every in fields]
        for column in zip(*chips, strict=False):
            longest = max(sum(chip.whole for chip in group) for group in column)
            if len({group[0].label for group in column}) == 1 and longest <= width:
                for group in column:  # fields of the same name stand below each other
                    spare = longest - sum(chip.whole for chip in group)
                    group[-1] = group[-1]._replace(after=group[-1].after + spare)
        return [_wrapped([chip for group in every for chip in group], width) for every in chips]

    def fits(size: int, found: Sequence[Lines]) -> bool:
        return all(height_of(size, each) <= height for each in found)

    kinds = {piece.kind for every in fields for each in every for piece in each} - {PieceKind.LABEL}
    words = kinds <= _WORDS
    forms = [form for form in _FORMS if form[0] <= (most or (form[0] if words else _TALLEST))]
    low = [form for form in forms if (form[0] * _FIGURES if words else form[0]) + _LABEL * form[1] <= height]
    form = first_that_fits(low or _FORMS[-1:], lambda form: fits(form[0], lines(form)))
    size, found = form[0], lines(form)
    whole = fits(size, found)
    for place, every in enumerate(found):
        if height_of(size, every) > height:
            kept = [list(each) for each in every[: max(1, height // (size + _LINES))]]
            kept[-1][-1] = Chip(ValuePiece("…", PieceKind.SIGN), kept[-1][-1].width)
            found[place] = kept
    return size, found, whole


def fields_of(words: GameTexts, page: Page, entries: Sequence[Sequence[PositionEntry]]) -> Sequence[Fields]:
    """Return for several boxes each field's label and its value in pieces, in letters that the fonts have."""
    found = [
        [
            [each._replace(text=legible(each.text, plain(each.text))) for each in _pieces(words, page, entry)]
            for entry in every
        ]
        for every in entries
    ]
    kinds = {piece.kind for every in found for each in every for piece in each[1:]} - {PieceKind.SIGN}
    if kinds == {PieceKind.DIE} and all(len(every) == 1 for every in found):
        return [[each[1:] for each in every] for every in found]  # dice say themselves what they are
    return found


def _pieces(words: GameTexts, page: Page, entry: PositionEntry) -> list[ValuePiece]:
    label = entry.label[:1].upper() + entry.label[1:]
    if entry.is_fact:
        return [ValuePiece(label, PieceKind.FACT)]
    return [ValuePiece(label, PieceKind.LABEL), *words.pieces(entry.value, page.names, entry.hint)]


@lru_cache(maxsize=2048)
def _chips(pieces: tuple[ValuePiece, ...], size: int, above: bool, few: int, width: int) -> list[Chip]:
    """Return the chips of a field, in which fields of its value have labels of their own."""
    found = list[Chip]()
    for label, values in _labelled(pieces):
        long = ink(label, "sans", theme.SMALL).advance + 14 if label else 0
        chips = [Chip(each, min(width, _width(each, size))) for each in _counted(values, few)]
        chips[0] = chips[0]._replace(label=label, before=0 if above else min(long, width - chips[0].width))
        spare = long + 8 - sum(chip.whole for chip in chips) if above and label else 0
        chips[-1] = chips[-1]._replace(after=max(_INSIDE, _CLOSE + spare))
        found += chips
    found[-1] = found[-1]._replace(after=max(found[-1].after, _APART, size // 6))
    return found


def _labelled(pieces: Iterable[ValuePiece]) -> Iterator[tuple[str, list[ValuePiece]]]:
    """Divide pieces into those with the same labels before them."""
    label = ""
    for is_label, group in groupby(pieces, lambda each: each.kind is PieceKind.LABEL):
        if is_label:
            label = " ".join(each.text for each in group)
        else:
            yield label, [*group]


def _wrapped(chips: Sequence[Chip], width: int) -> Lines:
    return [[chips[place] for place in line] for line in wrap([chip.whole for chip in chips], width + _APART)]


def height_of(size: int, lines: Lines) -> int:
    """Return how high lines of chips of this size are."""
    return sum(_high(size, line) + _LINES + _LABEL * _is_above(line) for line in lines) - _LINES


def width_of(lines: Lines) -> int:
    """Return how wide lines of chips are."""
    return max((sum(chip.whole for chip in line) - _APART // 2 for line in lines), default=0)


def _high(size: int, line: Sequence[Chip]) -> int:
    """Return how high the chips of a line are, which may be words only."""
    pieces = [chip.piece for chip in line]
    return max(_letters(each, size) + 4 if each.kind in _WORDS else size for each in pieces)


def _is_above(line: Sequence[Chip]) -> bool:
    """Return whether a line has labels above its chips."""
    return any(chip.label and not chip.before for chip in line)


def _counted(pieces: Sequence[ValuePiece], few: int) -> list[ValuePiece]:
    """Replace more than a few pieces that are alike by one and how many they are."""
    found = list[ValuePiece]()
    for piece, group in groupby(pieces):
        number = len([*group])
        found += [piece] * number if number <= few else [piece, ValuePiece(f"×{number}", PieceKind.SIGN)]
    return found


def _letters(piece: ValuePiece, size: int) -> int:
    """Return how large the letters of a piece are."""
    if piece.kind in (PieceKind.SEAT, PieceKind.FACT):
        return max(theme.SMALL, min(theme.LARGE, size // 2))
    most = theme.TITLE if piece.kind is PieceKind.SIGN else size
    return max(theme.SMALL, min(most, round(size * _FIGURES)))


def _is_back(piece: ValuePiece) -> bool:
    """Return whether a piece is a card or a die that is hidden."""
    return piece.kind is PieceKind.BACK or (piece.kind is PieceKind.DIE and piece.text not in _PIPS)


def _is_card(piece: ValuePiece) -> bool:
    """Return whether a piece is a playing card of one of the four suits, or the back of any card."""
    return piece.kind is PieceKind.BACK or (piece.text[-1:] in _SUITS and len(piece.text) in (2, 3))


def _width(piece: ValuePiece, size: int) -> int:
    if piece.kind is PieceKind.DIE or (_is_card(piece) and (size >= _UPRIGHT or _is_back(piece))):
        return size if piece.kind is PieceKind.DIE else round(size * 0.74)
    letters = _letters(piece, size)
    long = ink(piece.text, "bold", letters).advance
    if piece.kind is PieceKind.SEAT:
        return min(theme.WIDTH // 3, long + size + 14)
    if piece.kind is PieceKind.FACT:
        return long + letters + 4
    return max(size, long + 20) if piece.kind is PieceKind.VALUE else long + _CLOSE


def lay_lines(page: Page, what: str, lines: Lines, size: int, box: Box, on: str, centred: bool = False) -> None:
    """Lay out lines of chips from the top of a box, at its left or in its middle."""
    y, number = box.y, 0
    soft = theme.SOFT if on == theme.MARBLE else "#f0dfbb"
    left = (box.width - width_of(lines)) // 2 if centred else 0
    for line in lines:
        x, high, size_here = box.x + left, _LABEL * _is_above(line), _high(size, line)
        for chip in line:
            if chip.label:
                at = x, y + (high or size_here) // 2, chip.label, theme.SMALL, soft, on
                page.label(f"{what}/{number}/label", *at, width=chip.before or box.right - x)
            x += chip.before
            spot = Box(x, y + high - (size - size_here) // 2, chip.width, size)
            _lay_chip(page, f"{what}/{number}", chip.piece, spot, on, soft)
            x += chip.width + chip.after
            number += 1
        y += high + size_here + _LINES


def _lay_chip(page: Page, what: str, piece: ValuePiece, box: Box, on: str, soft: str) -> None:
    kind, (x, y), letters = piece.kind, box.middle, _letters(piece, box.height)
    round_by = box.height // (4 if kind is PieceKind.DIE else 8)
    if kind in (PieceKind.SIGN, PieceKind.FIGURE):
        sign = kind is PieceKind.SIGN
        at = box.x, y, piece.text, letters, soft if sign else theme.INK if on == theme.MARBLE else theme.WHITE, on
        page.label(f"{what}/text", *at, face="bold")
        return
    if kind is PieceKind.FACT:
        x = page.icon(f"{what}/tick", box.x, y - letters // 2, letters, "tick", on).right + 4
        at = x, y, piece.text, letters, theme.INK if on == theme.MARBLE else theme.WHITE, on
        page.label(f"{what}/text", *at, face="bold", width=box.right - x)
        return
    if kind is PieceKind.SEAT:
        fill, size = theme.PLAQUES[piece.seat], box.height - 12
        page.plate(what, box, fill, on, round_by)
        x = page.badge(f"{what}/badge", box.x + 6, y - size // 2, size, piece.seat, fill).right + 6
        at = x, y, piece.text, letters, theme.ON_SEATS[piece.seat], fill
        page.label(f"{what}/text", *at, face="bold", width=box.right - 4 - x)
        return
    fill, colour = _IVORY[0], _RED if piece.text[-1:] in ("♥", "♦") else theme.INK
    page.plate(what, box, fill, on, round_by, theme.EDGE, fill_to=_IVORY[1], shadow=4)
    if _is_back(piece):
        _lay_back(page, f"{what}/back", box.grown(-max(5, box.height // 16)), fill, round_by * 2 // 3)
    elif kind is PieceKind.DIE:
        pip, step = box.height // 6, box.height // 4
        for place in map(int, _PIPS[piece.text]):
            spot = x + (place % 3 - 1) * step, y + (place // 3 - 1) * step
            page.plate(f"{what}/{place}", centre(Box(*spot, 0, 0), pip, pip), theme.INK, fill, pip)
    elif _is_card(piece) and box.height >= _UPRIGHT:
        apart = box.height // 5
        for part, at_y, text in (("rank", y - apart, piece.text[:-1]), ("suit", y + apart, piece.text[-1])):
            high = max(theme.SMALL, round(box.height * 0.42))
            page.label(f"{what}/{part}", x, at_y, text, high, colour, fill, face="bold", anchor="m")
    else:
        page.label(
            f"{what}/text", x, y, piece.text, letters, colour, fill, face="bold", anchor="m", width=box.width - 4
        )


def _lay_back(page: Page, what: str, box: Box, on: str, radius: int) -> None:
    """Lay out the pattern of a back: a diamond in a frame."""
    thread, inset = mix(theme.SEA, theme.WHITE, 0.6), max(3, box.width // 10)
    page.plate(what, box, theme.SEA, on, radius)
    frame = page.plate(f"{what}/frame", box.grown(-inset), theme.SEA, theme.SEA, max(2, radius - inset), thread)
    left, top, right, bottom = frame.x + 1, frame.y + 1, frame.right - 2, frame.bottom - 2
    x, y = (left + right) // 2, (top + bottom) // 2
    corners = (x, top), (right, y), (x, bottom), (left, y), (x, top)
    page.curve(f"{what}/diamond", corners, max(2, box.width // 20), thread, theme.SEA)
