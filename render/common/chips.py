"""What stands for one piece of a value: a card, a die, a back, a seat, a word on a chip, or a figure."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.texts.pieces import NOTHING, PieceKind, ValuePiece
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fit_size, ink
from render.engine.layout import centre
from render.engine.scene import Box

_CLOSE: Final = 6
_IVORY: Final = "#fffdf4", "#efe3c4"
_RED: Final = "#b3202c"
_SUITS: Final = "♠♥♦♣"
_LETTERS, _FIGURES = 0.55, 0.8
"""The size of letters on chips, and of figures and counts, as a share of the chips' height."""
_TWO_LETTERS: Final = 0.5
"""The same for several letters on a card, which would otherwise widen it."""
_CARD: Final = 0.74
"""The width of a card as a share of its height."""
FIGURES: Final = frozenset({PieceKind.FIGURE, PieceKind.TIMES})
WORDS: Final = FIGURES | {PieceKind.SIGN, PieceKind.FACT}
"""The pieces that are written without a chip."""
_LOW: Final = 54
"""The greatest height of seats and of chips with words; cards and dice may be higher."""
_UPRIGHT: Final = 50
"""The least height of cards that show their suit below their rank."""
_FRAMED: Final = 70
"""The least height of cards with a line along their edge."""
_PIPS: Final = {"1": "4", "2": "08", "3": "048", "4": "0268", "5": "02468", "6": "023568"}
"""The places of pips on a square of three by three, by the number on a die."""


@lru_cache(maxsize=1024)
def height_of(piece: ValuePiece, size: int) -> int:
    """Return the height of a piece where cards and dice have this size."""
    if piece.kind in WORDS:
        return letters_of(piece, size) + 4
    return min(size, _LOW) if piece.kind is PieceKind.SEAT or is_word(piece) else size


def width_of(piece: ValuePiece, size: int) -> int:
    """Return the width of a piece where cards and dice have this size."""
    high = height_of(piece, size)
    if piece.kind is PieceKind.DIE:
        return size
    if piece.kind is PieceKind.EMPTY:
        return max(round(size * _CARD), ink(piece.text, "sans", theme.SMALL).advance + 14 if piece.text else 0)
    if piece.kind is PieceKind.BACK or (is_suited(piece) and size >= _UPRIGHT):
        return round(size * _CARD)
    if piece.kind is PieceKind.SEAT and not piece.text:
        return high
    letters = letters_of(piece, size)
    long = ink(piece.text, "bold", letters).advance
    if piece.kind is PieceKind.SEAT:
        return min(theme.WIDTH * 2 // 3, long + high + 14)
    if piece.kind is PieceKind.FACT:
        return letters + (long + 4 if piece.text else 0)
    if is_word(piece):
        return max(round(high * _CARD), long + 20)
    if piece.kind is PieceKind.VALUE:
        return max(high, long + 12) if is_suited(piece) else max(round(high * _CARD), long + 6)
    return long + _CLOSE


def is_card(piece: ValuePiece) -> bool:
    """Return whether a piece is a card, face up or down."""
    return piece.kind is PieceKind.BACK or (piece.kind is PieceKind.VALUE and not is_word(piece))


def is_word(piece: ValuePiece) -> bool:
    """Return whether a piece is a word on a chip, which is lower than a card."""
    return piece.kind is PieceKind.VALUE and len(piece.text) > 2 and not is_suited(piece)


def letters_of(piece: ValuePiece, size: int) -> int:
    """Return the size of a piece's letters where cards and dice have this size."""
    if piece.kind is PieceKind.FACT:
        return max(theme.SMALL, min(theme.LARGE, size // 2))
    if piece.kind is PieceKind.SEAT or is_word(piece):
        return max(theme.SMALL, min(theme.BODY, round(size * _LETTERS)))
    most, share = theme.TITLE if piece.kind is PieceKind.SIGN else size, _LETTERS
    if piece.kind in FIGURES:
        share = _FIGURES
    if piece.kind is PieceKind.VALUE and len(piece.text) > 1:
        share = _TWO_LETTERS
    return max(theme.SMALL, min(most, round(size * share)))


def _is_back(piece: ValuePiece) -> bool:
    """Return whether a piece is a card or a die that is hidden."""
    return piece.kind is PieceKind.BACK or (piece.kind is PieceKind.DIE and piece.text not in _PIPS)


def is_suited(piece: ValuePiece) -> bool:
    """Return whether a piece is a playing card of one of the four suits."""
    return piece.kind is PieceKind.VALUE and piece.text[-1:] in _SUITS and len(piece.text) in (2, 3)


def lay_chip(page: Page, what: str, piece: ValuePiece, box: Box, on: str, size: int) -> None:
    """Lay out a piece in a box of its own width and height where cards and dice have this size."""
    kind, (x, y), letters = piece.kind, box.middle, letters_of(piece, size)
    if kind in (PieceKind.SIGN, PieceKind.FIGURE, PieceKind.TIMES):
        at = box.x, y, piece.text, letters, label_colour(on) if piece == NOTHING else theme.INK, on
        page.label(f"{what}/text", *at, face="bold", width=box.width)
    elif kind is PieceKind.FACT:
        x = page.icon(f"{what}/tick", box.x, y - letters // 2, letters, "tick", on).right + 4
        if piece.text:
            page.label(f"{what}/text", x, y, piece.text, letters, theme.INK, on, face="bold", width=box.right - x)
    elif kind is PieceKind.SEAT:
        _lay_seat(page, what, piece, box, on, letters)
    elif kind is PieceKind.EMPTY:
        _lay_place(page, what, piece, box, on)
    else:
        _lay_ivory(page, what, piece, box, on, letters)


def label_colour(on: str) -> str:
    """Return the colour of labels on a ground."""
    return theme.SOFT if on == theme.MARBLE else "#3d2818"


def _lay_seat(page: Page, what: str, piece: ValuePiece, box: Box, on: str, letters: int) -> None:
    """Lay out a seat's badge, with its name on its colour if that is told."""
    if not piece.text:
        page.badge(f"{what}/badge", box.x, box.y, box.height, piece.seat, on)
        return
    fill, badge = theme.PLAQUES[piece.seat], box.height - 12
    page.plate(what, box, fill, on, box.height // 8)
    x = page.badge(f"{what}/badge", box.x + 6, box.mid_y - badge // 2, badge, piece.seat, fill).right + 6
    at = x, box.mid_y, piece.text, letters, theme.ON_SEATS[piece.seat], fill
    page.label(f"{what}/text", *at, face="bold", width=box.right - 4 - x)


def _lay_place(page: Page, what: str, piece: ValuePiece, box: Box, on: str) -> None:
    """Lay out an empty place for cards, perhaps with a word."""
    hollow = mix(on, theme.INK, 0.08)
    page.plate(what, box, hollow, on, box.height // 8, mix(on, theme.INK, 0.35))
    if piece.text:
        size = fit_size(piece.text, "sans", (theme.LARGE, theme.BODY, theme.SMALL), box.width - 12)
        page.label(f"{what}/text", *box.middle, piece.text, size, label_colour(on), hollow, anchor="m")


def _lay_ivory(page: Page, what: str, piece: ValuePiece, box: Box, on: str, letters: int) -> None:
    (x, y), is_die = box.middle, piece.kind is PieceKind.DIE
    round_by, colour = box.height // (4 if is_die else 8), _RED if piece.text[-1:] in ("♥", "♦") else theme.INK
    fill = _IVORY[0]
    page.plate(what, box, fill, on, round_by, theme.EDGE, fill_to=_IVORY[1], shadow=4)
    if _is_back(piece):
        _lay_back(page, f"{what}/back", box.grown(-max(5, box.height // 16)), fill, round_by * 2 // 3)
        return
    if not is_die and not is_word(piece) and box.height >= _FRAMED:
        inner = box.grown(-max(4, box.height // 18))
        page.plate(f"{what}/line", inner, fill, fill, round_by * 2 // 3, theme.SAND)
    if is_die:
        pip, step = box.height // 6, box.height // 4
        for place in map(int, _PIPS[piece.text]):
            spot = x + (place % 3 - 1) * step, y + (place // 3 - 1) * step
            page.plate(f"{what}/{place}", centre(Box(*spot, 0, 0), pip, pip), theme.INK, fill, pip)
    elif is_suited(piece) and box.height >= _UPRIGHT:
        apart = round(box.height * (0.2 if box.height > _FRAMED else 0.24))
        for part, at_y, text in (("rank", y - apart, piece.text[:-1]), ("suit", y + apart, piece.text[-1])):
            high = max(theme.SMALL, round(box.height * 0.42))
            page.label(f"{what}/{part}", x, at_y, text, high, colour, fill, face="bold", anchor="m")
    else:
        at = x, y, piece.text, letters, colour, fill
        page.label(f"{what}/text", *at, face="bold", anchor="m", width=box.width - 4)


def _lay_back(page: Page, what: str, box: Box, on: str, radius: int) -> None:
    """Lay out the pattern of a back: a diamond in a frame."""
    thread, inset = mix(theme.SEA, theme.WHITE, 0.6), max(3, box.width // 10)
    page.plate(what, box, theme.SEA, on, radius)
    frame = page.plate(f"{what}/frame", box.grown(-inset), theme.SEA, theme.SEA, max(2, radius - inset), thread)
    left, top, right, bottom = frame.x + 1, frame.y + 1, frame.right - 2, frame.bottom - 2
    x, y = (left + right) // 2, (top + bottom) // 2
    corners = (x, top), (right, y), (x, bottom), (left, y), (x, top)
    page.curve(f"{what}/diamond", corners, max(2, box.width // 20), thread, theme.SEA)
