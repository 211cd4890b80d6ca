"""The fields of a position as columns of cells, which can be told at length or in short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from bot.games.hidden import Mark, Unseen, inner_of, marks_of
from bot.texts.contract import GameTexts
from bot.texts.entries import PositionEntry
from bot.texts.graphemes import sentence
from bot.texts.pieces import NOTHING, PieceKind, ValuePiece, is_die
from render.common.chips import is_card, is_word
from render.common.names import clean_line, make_legible
from render.common.page import Page

FEW: Final = (6, 3, 2)
"""How many equal units stand side by side, by level; more are shown as one with a count."""
GATHERED: Final = 2
"""The level from which remembered fields are left out, equal chips stand together and seats are shown by badges."""
_MANY, _LAST = 12, 6
"""The most shared cards that are all told, and how many of the last ones are told of more."""
COUNTED, _ALL_COUNTED, LABELS_CUT = 3, 4, 5
"""The levels from which words on chips are only counted, then all chips, and then labels are cut; numbers never are."""


class Unit(NamedTuple):
    """Pieces that stay together: a chip and its count, after the label of the field within a value that they show."""

    pieces: tuple[ValuePiece, ...]
    label: str = ""


class Cell(NamedTuple):
    """The units that show one value."""

    units: tuple[Unit, ...]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to tell."""
        return all(is_nothing(piece) for unit in self.units for piece in unit.pieces)


_TICKED: Final = Cell((Unit((ValuePiece("", PieceKind.FACT),)),))


def is_nothing(piece: ValuePiece) -> bool:
    """Return whether a piece says that there is nothing, or is an empty place for cards."""
    return piece == NOTHING or piece.kind is PieceKind.EMPTY


class Column(NamedTuple):
    """A field with each seat's cell; a fact, which is so or not, has no label of its own."""

    label: str
    cells: tuple[Cell, ...]
    is_past: bool = False
    """Whether it is what everyone has once seen, which is left out first."""
    fact: str = ""
    """What is so or not, if it is a fact."""

    @property
    def is_shown(self) -> bool:
        """Whether any cell has units."""
        return any(cell.units for cell in self.cells)

    @property
    def fullest(self) -> Column:
        """The column with the most that it may hold: facts that are so of all, and numbers of two digits."""
        if not self.fact:
            return self._replace(cells=tuple(map(_fullest, self.cells)))
        return self._replace(cells=(Cell((Unit((ValuePiece(self.fact, PieceKind.FACT),)),)),) * len(self.cells))


def _fullest(cell: Cell) -> Cell:
    if len(cell.units) != 1 or len(cell.units[0].pieces) != 1:
        return cell
    (unit,) = cell.units
    (piece,) = unit.pieces
    if piece.kind is not PieceKind.FIGURE or not piece.text.isdecimal() or len(piece.text) > 1:
        return cell
    return Cell((unit._replace(pieces=(piece._replace(text=2 * piece.text),)),))


def columns_of(words: GameTexts, page: Page, entries: Sequence[Sequence[PositionEntry]]) -> list[Column]:
    """Return the fields in which any of several seats can have anything, in letters that the fonts have.

    Where there are no cards their place is shown; empty shared fields are told, too.
    """
    has = [dict(_number_fields(each)) for each in entries]
    fields = sorted({key: None for each in has for key in each}, key=lambda key: key[0])
    found = list[Column]()
    for is_fact, label, number in fields:
        own = [each.get((is_fact, label, number)) for each in has]
        name = sentence(label)
        if is_fact:
            so = Cell((Unit((ValuePiece(name, PieceKind.FACT),)),))
            cells = tuple(so if entry is not None and entry.value else Cell(()) for entry in own)
            found.append(Column("", cells, fact=name))
            continue
        cells = tuple(Cell(()) if entry is None else _cell(words, page, entry) for entry in own)
        pieces = [piece for cell in cells for unit in cell.units for piece in unit.pieces]
        place = Cell((Unit((ValuePiece(page.say("any-empty") if len(cells) == 1 else "", PieceKind.EMPTY),)),))
        of_cards = all(entry is None or _is_place(words, entry) for entry in own)
        if any(map(is_card, pieces)) or of_cards:
            cells = tuple(place if cell.units and cell.is_empty else cell for cell in cells)
        if len(cells) == 1 or of_cards or not all(cell.is_empty for cell in cells):
            is_past = any(entry is not None and Mark.REMEMBERED in marks_of(entry.hint) for entry in own)
            found.append(Column(name, cells, is_past))
    return found


def _is_place(words: GameTexts, entry: PositionEntry) -> bool:
    """Return whether a field is for a game's cards or tiles, or for something hidden."""
    marks, item = marks_of(entry.hint), inner_of(entry.hint)
    hidden = Mark.HIDDEN in marks and isinstance(entry.value, tuple | Unseen)
    return item is not None and not is_die(item) and (hidden or words.is_piece(item))


def needs_no_label(columns: Sequence[Column]) -> bool:
    """Return whether there are only dice, in one field, which need no label."""
    kinds = {piece.kind for each in columns for cell in each.cells for unit in cell.units for piece in unit.pieces}
    return len(columns) == 1 and kinds - {PieceKind.SIGN} == {PieceKind.DIE}


def put_facts_in_labels(columns: Sequence[Column]) -> tuple[Column, ...]:
    """Turn facts into labels, with ticks for the seats of which they are so."""
    return tuple(map(_put_fact_in_label, columns))


def _put_fact_in_label(column: Column) -> Column:
    if not column.fact:
        return column
    return column._replace(label=column.fact, cells=tuple(_TICKED if cell.units else cell for cell in column.cells))


def _number_fields(entries: Iterable[PositionEntry]) -> Iterator[tuple[tuple[bool, str, int], PositionEntry]]:
    """Yield entries by whether they are facts, their label, and their number among those of this label."""
    met = Counter[str]()
    for entry in entries:
        yield (entry.is_fact, entry.label, met[entry.label]), entry
        met[entry.label] += 1


def _cell(words: GameTexts, page: Page, entry: PositionEntry) -> Cell:
    units, label = list[Unit](), ""
    for piece in words.pieces(entry.value, page.names, entry.hint):
        shown = piece._replace(text=make_legible(piece.text, clean_line(piece.text)))
        if piece.kind is PieceKind.LABEL:
            label = f"{label} {shown.text}".strip()
        elif units and units[-1].pieces[-1].kind is PieceKind.TIMES:
            units[-1] = units[-1]._replace(pieces=(*units[-1].pieces, shown))
        else:
            units.append(Unit((shown,), label))
            label = ""
    return Cell(tuple(units))


def shorten_fields(columns: Sequence[Column], level: int) -> list[Column]:
    """Shorten fields, the more the higher the level."""
    kept = [column for column in columns if level < GATHERED or not column.is_past] or columns
    return [_shorten(column, level) for column in kept]


@lru_cache(maxsize=4096)
def _shorten(column: Column, level: int) -> Column:
    if len(column.cells) == 1:
        column = column._replace(cells=(_keep_last(column.cells[0]),))
    units = [unit for cell in column.cells for unit in cell.units]
    labelled = any(unit.label for unit in units)
    several = any(len(cell.units) > 1 for cell in column.cells)
    worded = all(is_word(piece) or is_nothing(piece) for unit in units for piece in unit.pieces)
    if several and not labelled and (level >= _ALL_COUNTED or (level >= COUNTED and worded)):
        return column._replace(cells=tuple(map(_number, column.cells)))
    few = FEW[min(level, GATHERED)]
    if any(len([*group]) > few for cell in column.cells for _, group in groupby(cell.units)):
        there = {unit for unit in units if not is_nothing(unit.pieces[0])}
        few = 0 if len(there) == 1 else 1  # of all seats alike
    return column._replace(cells=tuple(Cell((*_count_equal(cell.units, level, few),)) for cell in column.cells))


def _keep_last(cell: Cell) -> Cell:
    """Keep the last of very many cards, after the number of the others."""
    cards, number = cell.units, len(cell.units)
    if number <= _MANY or not all(len(unit.pieces) == 1 and is_card(unit.pieces[0]) for unit in cards):
        return cell
    if len({*cards}) == 1:
        return cell
    return Cell((Unit((ValuePiece(f"+{number - _LAST}", PieceKind.SIGN),)), *cards[-_LAST:]))


def _number(cell: Cell) -> Cell:
    """Replace chips by their number."""
    if not cell.units:
        return cell
    return Cell((Unit((ValuePiece(str(0 if cell.is_empty else len(cell.units)), PieceKind.FIGURE),)),))


def _count_equal(units: Sequence[Unit], level: int, few: int) -> Iterator[Unit]:
    """Yield units, with more than a few equal ones as one with a count."""
    if level >= GATHERED:
        units = [_badges(unit) for unit in units]
        if not any(unit.label for unit in units):
            units = [unit for unit, number in Counter(units).items() for _ in range(number)]
    for unit, group in groupby(units):
        number = len([*group])
        if number <= few:
            yield from [unit] * number
        else:
            yield unit._replace(pieces=(*unit.pieces, ValuePiece(f"×{number}", PieceKind.SIGN)))


def show_badges_alone(column: Column) -> Column:
    """Show seats by their badges alone."""
    return column._replace(cells=tuple(Cell(tuple(map(_badges, cell.units))) for cell in column.cells))


def _badges(unit: Unit) -> Unit:
    pieces = [piece._replace(text="") if piece.kind is PieceKind.SEAT else piece for piece in unit.pieces]
    return unit._replace(pieces=tuple(pieces))
