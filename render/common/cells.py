"""The fields of a position as columns of cells, which can be told at length or in short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, groupby
from string import digits
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


Cell = tuple[Unit, ...]
"""The units that show one value."""


def single(text: str, kind: PieceKind) -> Cell:
    return (Unit((ValuePiece(text, kind),)),)


def is_empty(cell: Cell) -> bool:
    return all(_is_nothing(piece) for unit in cell for piece in unit.pieces)


def _is_nothing(piece: ValuePiece) -> bool:
    """Return whether a piece says that there is nothing, or is an empty place for cards."""
    return piece == NOTHING or piece.kind is PieceKind.EMPTY


class Column(NamedTuple):
    """A field with each seat's cell; a fact, which is so or not, has no label of its own."""

    label: str
    cells: tuple[Cell, ...]
    is_past: bool = False
    """Whether it is what everyone has once seen, which is left out first."""
    fact: str = ""
    """The statement that is true or false, if it is a fact."""

    @property
    def is_shown(self) -> bool:
        """Whether any cell has units."""
        return any(self.cells)

    @property
    def pieces(self) -> list[ValuePiece]:
        return [piece for cell in self.cells for unit in cell for piece in unit.pieces]

    @property
    def fullest(self) -> Column:
        """The column with the most that it may hold: facts that are so of all, and numbers of two digits."""
        so = single(self.fact, PieceKind.FACT)
        return self._replace(cells=tuple(so if self.fact else _fullest(cell) for cell in self.cells))


def _fullest(cell: Cell) -> Cell:
    """Return a cell with a number of two digits where it has a single one."""
    pieces = [piece for unit in cell for piece in unit.pieces]
    if [piece.kind for piece in pieces] != [PieceKind.FIGURE] or pieces[0].text not in {*digits}:
        return cell
    return (cell[0]._replace(pieces=(pieces[0]._replace(text=2 * pieces[0].text),)),)


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
            so = single(name, PieceKind.FACT)
            cells = tuple(so if entry is not None and entry.value else () for entry in own)
            found.append(Column("", cells, fact=name))
            continue
        column = Column(name, tuple(() if entry is None else _cell(words, page, entry) for entry in own))
        place = single(page.say("any-empty") if len(own) == 1 else "", PieceKind.EMPTY)
        of_cards = all(entry is None or _is_place(words, entry) for entry in own)
        if any(map(is_card, column.pieces)) or of_cards:
            column = column._replace(cells=tuple(place if cell and is_empty(cell) else cell for cell in column.cells))
        if len(own) == 1 or of_cards or not all(map(is_empty, column.cells)):
            is_past = any(entry is not None and Mark.REMEMBERED in marks_of(entry.hint) for entry in own)
            found.append(column._replace(is_past=is_past))
    return found


def _is_place(words: GameTexts, entry: PositionEntry) -> bool:
    """Return whether a field is for a game's cards or tiles, or for something hidden."""
    marks, item = marks_of(entry.hint), inner_of(entry.hint)
    hidden = Mark.HIDDEN in marks and isinstance(entry.value, tuple | Unseen)
    return item is not None and not is_die(item) and (hidden or words.is_piece(item))


def needs_no_label(columns: Sequence[Column]) -> bool:
    """Return whether there are only dice, in one field, which need no label."""
    return len(columns) == 1 and {each.kind for each in columns[0].pieces} - {PieceKind.SIGN} == {PieceKind.DIE}


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
    return tuple(units)


def shorten_fields(columns: Sequence[Column], level: int) -> list[Column]:
    """Shorten fields, the more the higher the level."""
    kept = [column for column in columns if level < GATHERED or not column.is_past] or columns
    return [_shorten(column, level) for column in kept]


@lru_cache(maxsize=4096)
def _shorten(column: Column, level: int) -> Column:
    if len(column.cells) == 1:
        column = column._replace(cells=(_keep_last(column.cells[0]),))
    units = [unit for cell in column.cells for unit in cell]
    labelled = any(unit.label for unit in units)
    several = any(len(cell) > 1 for cell in column.cells)
    worded = all(is_word(piece) or _is_nothing(piece) for piece in column.pieces)
    if several and not labelled and (level >= _ALL_COUNTED or (level >= COUNTED and worded)):
        return column._replace(cells=tuple(map(_number, column.cells)))
    few = FEW[min(level, GATHERED)]
    if any(len([*group]) > few for cell in column.cells for _, group in groupby(cell)):
        there = {unit for unit in units if not _is_nothing(unit.pieces[0])}
        few = 0 if len(there) == 1 else 1  # of all seats alike
    return column._replace(cells=tuple((*_count_equal(cell, level, few),) for cell in column.cells))


def _keep_last(cell: Cell) -> Cell:
    """Keep the last of very many cards, after the number of the others."""
    if (
        len(cell) <= _MANY
        or len({*cell}) == 1
        or not all(map(is_card, chain.from_iterable(unit.pieces for unit in cell)))
    ):
        return cell
    return single(f"+{len(cell) - _LAST}", PieceKind.SIGN) + cell[-_LAST:]


def _number(cell: Cell) -> Cell:
    """Replace chips by their number."""
    return single(str(0 if is_empty(cell) else len(cell)), PieceKind.FIGURE) if cell else cell


def _count_equal(units: Sequence[Unit], level: int, few: int) -> Iterator[Unit]:
    """Yield units, with more than a few equal ones as one with a count."""
    if level >= GATHERED:
        units = [unit._replace(pieces=tuple(map(_show_badge_alone, unit.pieces))) for unit in units]
        if not any(unit.label for unit in units):
            units = [unit for unit, number in Counter(units).items() for _ in range(number)]
    for unit, group in groupby(units):
        number = len([*group])
        if number <= few:
            yield from [unit] * number
        else:
            yield unit._replace(pieces=(*unit.pieces, ValuePiece(f"×{number}", PieceKind.SIGN)))


def _show_badge_alone(piece: ValuePiece) -> ValuePiece:
    """Show a seat by its badge alone."""
    return piece._replace(text="") if piece.kind is PieceKind.SEAT else piece
