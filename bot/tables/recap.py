"""Recaps: what has happened at a table that someone has not seen yet, selected from its log and incidents."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import dropwhile

from bot.model.history import LAPSED_KEY, effective_moves
from bot.model.rows import Incident, IncidentKind, Move
from bot.store.followers import ReadMark
from bot.tables.table import Table

_OWN_INCIDENTS = (IncidentKind.CONCEDED, IncidentKind.RESUMED, IncidentKind.ABANDONED, IncidentKind.AWAY)
"""Incidents that people cause themselves, and so need not be told of."""


class Since(StrEnum):
    """Where a recap begins: at the reader's latest move, at their latest look, or at the beginning of the game."""

    MOVE = "move"
    LOOK = "look"
    BEGINNING = "beginning"


@dataclass(frozen=True, slots=True)
class NewestMessage:
    """What the newest public message of a table shows, together with the incidents told below it."""

    since: int
    seq: int
    incidents: frozenset[int]

    def __contains__(self, each: Move | Incident) -> bool:
        if isinstance(each, Incident):
            return each.number in self.incidents
        # the message omits what was taken back before anyone was told of it
        return self.since < each.seq <= self.seq and (each.back_to is None or each.back_to < self.since)


@dataclass(frozen=True, slots=True)
class Recap:
    """What happened, in order; a move with `back_to` took back something that the reader knows."""

    since: Since
    happened: tuple[Move | Incident, ...]
    read: ReadMark
    """The reader's read mark once they have seen it."""
    at: int | None = None
    """When it begins, in seconds since 1970: with the reader's latest move, or with the first thing that happened."""
    arrived: int = -1
    """The row after which the reader took over their seat; what it did and ordered before is someone else's."""


async def find_newest_message(table: Table) -> NewestMessage | None:
    """Return what the newest public message of a table shows, None if there is none."""
    newest = await table.store.outbox.newest_turn(table.id)
    if newest is None:
        return None
    return NewestMessage(newest.since, newest.seq, await table.store.outbox.incidents_after(newest))


async def recap_of(
    table: Table, seat: int | None, read: ReadMark, revision: int, shown: NewestMessage | None = None
) -> Recap:
    """Return what a seat, or an onlooker if None, has not seen yet of a table up to a revision.

    What the message in front of the reader shows anyway is left out.
    """
    incidents = await table.store.incidents.of_table(table.id)
    arrivals = _arrivals(incidents, seat)
    if arrivals and arrivals[-1].number > read.incident:
        read = ReadMark()  # what the former person was shown
    moves = await table.moves(read.seq)
    if any(move.back_to is not None and move.back_to < read.seq for move in moves):
        moves = await table.moves()  # only the whole log shows whether that undid something seen
    return recap(moves, incidents, seat, read, revision, shown)


async def mark_all_read(table: Table) -> ReadMark:
    """Return the read mark of someone who has seen everything up to now."""
    incidents = await table.store.incidents.of_table(table.id)
    return ReadMark(table.revision, max((incident.number for incident in incidents), default=0))


def recap(
    moves: Iterable[Move],
    incidents: Sequence[Incident],
    seat: int | None,
    read: ReadMark,
    revision: int,
    shown: NewestMessage | None = None,
) -> Recap:
    """Select the news for a seat, without its own moves and those taken back meanwhile.

    What the message in front of the reader shows anyway is left out, except what became of their own orders. `moves`
    are those after the read mark, or the whole log if they take back something earlier.
    """
    every = [move for move in moves if move.seq <= revision]
    known = effective_moves(move for move in every if move.seq <= read.seq)
    rows = [move for move in every if move.seq > read.seq]
    line = effective_moves(rows)
    arrivals = _arrivals(incidents, seat)
    arrived = arrivals[-1].seq if arrivals else -1
    own = None if seat is None else _latest_own_row([move for move in line if move.seq > arrived], seat)
    after = read.seq if own is None else own
    standing = {move.seq for move in line} | _take_backs_of_others(known, rows, seat)
    news = [
        incident
        for incident in incidents
        if read.incident < incident.number
        and incident.seq <= revision
        and (own is None or incident.seq >= own)
        and not (incident.kind in _OWN_INCIDENTS and _is_of(incident, seat, arrived))
    ]
    happened: list[Move | Incident] = [move for move in rows if move.seq > after and move.seq in standing]
    happened = [
        each
        for each in sorted([*happened, *news], key=_order)
        if shown is None
        or each not in shown
        or is_by_own_order(each, seat, arrived)
        or orders_lapsed(each, seat, arrived)
    ]
    # whatever precedes the others' first action followed from what the reader did or has seen
    happened = [*dropwhile(lambda each: not _is_by_others(each, seat) and _is_of(each, seat, arrived), happened)]
    if not any(_is_by_others(each, seat) for each in happened):
        happened = []
    since = Since.LOOK if own is None else Since.MOVE
    if own is None and read == ReadMark():
        since = Since.BEGINNING
    last = max((incident.number for incident in incidents if incident.seq <= revision), default=0)
    begins = [move.at for move in line if move.seq == own] or [each.at for each in happened]
    return Recap(since, tuple(happened), ReadMark(revision, last), begins[0] if begins else None, arrived)


def _arrivals(incidents: Iterable[Incident], seat: int | None) -> list[Incident]:
    """List the incidents with which people took over a seat."""
    return [each for each in incidents if each.kind is IncidentKind.HANDED_OVER and each.seat == seat is not None]


def _latest_own_row(line: Sequence[Move], seat: int) -> int | None:
    """Return the last row of the latest actions by a seat's own person, including forced ones right after.

    A person's action has an interaction, a stand-in's has none.
    """
    own: int | None = None
    for before, move in zip([None, *line], line, strict=False):
        follows = before is not None and before.seq == own and not move.chosen
        if move.seat == seat and (move.interaction is not None or follows):
            own = move.seq
    return own


def _is_by_others(each: Move | Incident, seat: int | None) -> bool:
    """Return whether something is neither the deal nor an action that the seat was forced to take."""
    if isinstance(each, Incident) or each.back_to is not None:
        return True
    return each.seat is not None and (each.chosen or each.seat != seat)


def _is_of(each: Move | Incident, seat: int | None, arrived: int) -> bool:
    """Return whether something was done for a seat since its person arrived."""
    return each.seat is not None and each.seat == seat and each.seq > arrived


def is_by_own_order(each: Move | Incident, seat: int | None, arrived: int) -> bool:
    """Return whether a standing order of the reader made a move, which only a recap tells them."""
    return isinstance(each, Move) and each.by_order and _is_of(each, seat, arrived)


def orders_lapsed(each: Move | Incident, seat: int | None, arrived: int = -1) -> bool:
    """Return whether a take-back undid standing orders of the reader, which only a recap tells them."""
    return isinstance(each, Move) and each.seq > arrived and seat in each.drawn.get(LAPSED_KEY, ())


def _take_backs_of_others(known: Iterable[Move], rows: Iterable[Move], seat: int | None) -> set[int]:
    """Return the rows in which someone else took back something that a seat has seen or did itself.

    Rows that undid its standing orders are included.
    """
    standing = [move.seq for move in known]
    found = set()
    for move in rows:
        if move.back_to is not None:
            seen = any(seq > move.back_to for seq in standing) and (seat is None or move.seat != seat)
            if seen or orders_lapsed(move, seat):
                found.add(move.seq)
            standing = [seq for seq in standing if seq <= move.back_to]
        elif move.seat == seat and move.interaction is not None:
            standing.append(move.seq)
    return found


def _order(happening: Move | Incident) -> tuple[int, int]:
    return (happening.seq, 0 if isinstance(happening, Move) else happening.number)
