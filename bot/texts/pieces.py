"""Pieces: the parts of a value as they appear in texts and on boards."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from itertools import pairwise
from typing import Any, Final, NamedTuple

from bot.games.codec import range_of
from bot.games.hidden import Unseen, without_marks


class PieceKind(StrEnum):
    """The ways to show a part of a value on a board."""

    LABEL = "label"
    VALUE = "value"
    DIE = "die"
    BACK = "back"
    """The back of something hidden."""
    FIGURE = "figure"
    """A number or word that is one field's value, not one of several pieces."""
    FACT = "fact"
    """A truth value, which is shown by its label alone."""
    SEAT = "seat"
    TIMES = "times"
    """The number of the next piece, as in 3 ×."""
    EMPTY = "empty"
    """The place of cards where there are none."""
    SIGN = "sign"
    """A sign, such as a dash for nothing."""


class ValuePiece(NamedTuple):
    """A part of a value, in words."""

    text: str
    kind: PieceKind = PieceKind.VALUE
    seat: int = 0


_NUMBERS: Final = ("count", "number", "points")
_CARDS: Final = ("card", "cards")
NOTHING: Final = ValuePiece("–", PieceKind.SIGN)


def is_telling(piece: ValuePiece) -> bool:
    """Return whether a piece is neither a label nor the sign for nothing."""
    return piece.kind is not PieceKind.LABEL and piece != NOTHING


def is_die(hint: Any) -> bool:
    """Return whether a type is a die, or some faces of it, such as the highest."""
    faces = range_of(hint)
    return faces is not None and faces.start >= 1 and faces.stop == 7


def times_of(fields: Mapping[str, Any]) -> tuple[str, ...]:
    """Return a field that counts the die's face in the next field, and that field; empty if there is none."""
    pairs = ((name, of) for name, of in pairwise(fields) if name == "count" and fields[name] is int)
    return next((pair for pair in pairs if is_die(fields[pair[1]])), ())


def needs_no_label(name: str, hint: Any, value: Any, *, alone: bool) -> bool:
    """Return whether a first field is clear without a label: a die, a card, or if alone, a number."""
    if value in (None, ()) or isinstance(value, bool | Unseen):
        return False
    if name in _CARDS or is_die(hint) or has_own_text(value):
        return True
    return alone and without_marks(hint) is int and name in _NUMBERS


def has_own_text(value: Any) -> bool:
    """Return whether the class of a value has a `__str__` of its own."""
    return next(each for each in type(value).__mro__ if "__str__" in vars(each)).__module__ not in ("builtins", "enum")
