"""A game's values in words: as pieces, the parts that boards show, and in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, StrEnum
from itertools import pairwise
from typing import Any, Final, NamedTuple

from bot.games import GAMES
from bot.games.codec import is_union, range_of, short_repr, tag_of_value, to_json
from bot.games.contract import AnyGame
from bot.games.hidden import Mark, Unseen, inner_of, marks_of, parts_of, without_marks
from bot.texts import Texts, texts
from bot.texts.sections import isolate


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


class ValueTexts:
    """The words for a game's values in one language, from its texts, or else from the names in its types."""

    def __init__(self, language: str, game: str) -> None:
        self.t: Texts = texts(language, game)
        self.game: AnyGame = GAMES[game]

    def label(self, name: str) -> str:
        """Return the label of a field, a kind of actions or events, or a part of the final score, as in a sentence."""
        key = f"label-{name.replace('_', '-')}"
        return self._own(key, self.t.say(f"any-{key}") if self.t.has(f"any-{key}") else name_as_words(name))

    def part(self, value: Any, name: str, names: Sequence[str]) -> str:
        """Describe a field of a value with its label; a false truth value by "not" and the label."""
        if isinstance(value_of := getattr(value, name), bool):
            return self.label(name) if value_of else self.t.say("any-not", what=self.label(name))
        return f"{self.label(name)} {self._shown(value_of, names, parts_of(type(value))[name])}"

    def _shown(self, value: Any, names: Sequence[str] = (), hint: Any = None) -> str:
        """Put a value into words; a `PerSeat` value by seats, without those that have nothing."""
        if value is not None and is_union(without_marks(hint)):
            hint = inner_of(hint)
        if Mark.PER_SEAT in marks_of(hint) and isinstance(value, tuple) and len(value) == len(names):
            has = [(name, each) for name, each in zip(names, value, strict=True) if each is not None and each != ()]
            told = [f"{isolate(name)}: {self._shown(each, names, inner_of(hint))}" for name, each in has]
            return " · ".join(told) or NOTHING.text
        said, before = "", None
        for piece in self.pieces(value, names, hint):
            begins = piece.kind in (PieceKind.LABEL, PieceKind.TIMES) and before is not PieceKind.LABEL
            apart = ", " if begins or piece.kind is PieceKind.SEAT is before else " "
            said, before = said + (apart if before else "") + piece.text, piece.kind
        return said

    def pieces(self, value: Any, names: Sequence[str] = (), hint: Any = None) -> Iterator[ValuePiece]:
        """Yield the pieces that show a value; a `Seat` is shown by its name."""
        if isinstance(value, Unseen):
            die = is_die(inner_of(hint) or hint)
            yield from [ValuePiece("?", PieceKind.DIE if die else PieceKind.BACK)] * value.count or [NOTHING]
        elif value is None or value == ():
            yield NOTHING
        elif Mark.SEAT in marks_of(hint):
            yield ValuePiece(names[value] if names else self.t.say("any-seat", number=value + 1), PieceKind.SEAT, value)
        elif has_own_text(value):
            yield ValuePiece(str(value))
        elif isinstance(value, tuple) and not hasattr(value, "_fields"):
            for each in value:
                for piece in self.pieces(each, names, inner_of(hint)):
                    yield piece._replace(kind=PieceKind.VALUE) if piece.kind is PieceKind.FIGURE else piece
        elif (inner := inner_of(hint)) is not None:
            yield from self.pieces(value, names, inner)
        elif (fields := parts_of(type(value))) and not isinstance(to_json(value), int | str):
            times = times_of(fields)
            for name, part in fields.items():
                if times and name == times[0]:
                    yield ValuePiece(f"{getattr(value, name)} ×", PieceKind.TIMES)
                    continue
                if name not in times:
                    yield ValuePiece(self.label(name), PieceKind.LABEL)
                yield from self.pieces(getattr(value, name), names, part)
        else:
            data = to_json(value)
            if isinstance(data, bool):
                data = self.t.say("any-yes" if data else "any-no")
            elif isinstance(value, Enum) and isinstance(data, int | str):
                data = self._called(value, data)
            said = str(data) if isinstance(data, int | str) else short_repr(data)
            die = is_die(hint) and value in range(1, 7)
            yield ValuePiece(
                said, PieceKind.DIE if die else PieceKind.VALUE if self.is_piece(hint) else PieceKind.FIGURE
            )

    def is_piece(self, hint: Any) -> bool:
        """Return whether a type is one of the game's cards or tiles."""
        kinds = self.game.kinds
        return kinds is not None and without_marks(hint) in kinds.pieces

    def _called(self, value: Enum, data: int | str) -> str:
        """Return the word for a value of an Enum, by its text or its name; an IntEnum is shown as a number."""
        if isinstance(data, str):
            return self.label(data)
        name = value.name.lower()
        return self._own(f"label-{name.replace('_', '-')}", str(data)) if isinstance(value, int) else self.label(name)

    def _parts(self, value: Any, names: Sequence[str] = (), without: Sequence[str] = ()) -> str:
        return ", ".join(self.part(value, name, names) for name in parts_of(type(value)) if name not in without)

    def _described(self, value: Any, names: Sequence[str] = (), without: Sequence[str] = ()) -> str:
        """Describe an action or event by its class and fields, the first without a label if it needs none."""
        hints = {name: hint for name, hint in parts_of(type(value)).items() if name not in without}
        kind, first, times = self.label(tag_of_value(value)), next(iter(hints), ""), times_of(hints)
        if times[:1] == (first,):
            kind += f" {getattr(value, first)} × {getattr(value, times[1])}"
            without = (*without, *times)
        elif first and needs_no_label(first, hints[first], getattr(value, first), alone=len(hints) == 1):
            pieces = self.pieces(getattr(value, first), names, hints[first])
            if next(pieces).kind is not PieceKind.LABEL:
                kind += f" {self._shown(getattr(value, first), names, hints[first])}"
                without = (*without, first)
        said = self._parts(value, names, without)
        return kind + (f" ({said})" if said else "")

    def _own(self, key: str, default: str) -> str:
        return self.t.say(key) if key in self.t.owned else default


def name_as_words(name: str) -> str:
    """Return a name from code as words."""
    return name.replace("_", " ")


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
