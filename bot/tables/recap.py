"""What has happened at a table that someone was not told yet: cut from the log and from what happened beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.model.history import holding
from bot.model.rows import Incident, IncidentKind, Move
from bot.store.followers import Told
from bot.tables.table import Table

_OWN = (IncidentKind.CONCEDED, IncidentKind.RESUMED, IncidentKind.ABANDONED, IncidentKind.AWAY)
"""What a person does themselves, and so need not be told."""


class Since(StrEnum):
    """From where a recap tells: from one's own latest move, from one's latest look, or all there is."""

    MOVE = "move"
    LOOK = "look"
    BEGINNING = "beginning"


@dataclass(frozen=True, slots=True)
class Recap:
    """What happened, in order; a move with `back_to` took back something that its reader knows."""

    since: Since
    happened: tuple[Move | Incident, ...]
    told: Told
    """How much its reader has been told once they have read it."""


async def recap_of(table: Table, seat: int | None, told: Told, revision: int) -> Recap:
    """Tell what a seat, or with None an onlooker, was not told yet of a table up to a revision."""
    moves = await table.store.moves(table.id, told.row)
    if any(move.back_to is not None and move.back_to < told.row for move in moves):
        moves = await table.store.moves(table.id)  # whether that undid something that was told, all of it says
    return recap(moves, await table.store.incidents(table.id), seat, told, revision)


async def all_told(table: Table) -> Told:
    """Tell how much there is to be told of a table now."""
    return Told(table.revision, max((incident.number for incident in await table.store.incidents(table.id)), default=0))


def recap(moves: Iterable[Move], incidents: Sequence[Incident], seat: int | None, told: Told, revision: int) -> Recap:
    """Cut out what a seat was not told yet and did not do itself since; what was taken back meanwhile is left out.

    Of the log it takes what came after what was told, and all of it where that takes back something earlier.
    """
    every = [move for move in moves if move.seq <= revision]
    known, rows = holding(move for move in every if move.seq <= told.row), [m for m in every if m.seq > told.row]
    line = holding(rows)
    own = None if seat is None else _latest_own(line, seat)
    after = told.row if own is None else own
    standing = {move.seq for move in line} | _undoings(known, rows, seat)
    news = [
        incident
        for incident in incidents
        if told.incident < incident.number
        and incident.revision <= revision
        and (own is None or incident.revision >= own)
        and not (incident.kind in _OWN and incident.seat == seat)
    ]
    happened: list[Move | Incident] = [move for move in rows if move.seq > after and move.seq in standing]
    happened = sorted([*happened, *news], key=_order)
    arrived = any(each.kind is IncidentKind.HANDED_OVER and each.seat == seat for each in news)
    since = Since.LOOK if own is None else Since.MOVE
    if arrived or (own is None and told == Told()):
        since = Since.BEGINNING
    last = max((incident.number for incident in incidents if incident.revision <= revision), default=0)
    return Recap(since, tuple(happened), Told(revision, last))


def _latest_own(line: Sequence[Move], seat: int) -> int | None:
    """Find the row with which the latest doing of a seat's own person ended.

    Behind what a person does stands an interaction, but not behind what a computer player does in their place. What
    the house does of its own accord right afterwards belongs to it.
    """
    own: int | None = None
    for before, move in zip([None, *line], line, strict=False):
        follows = before is not None and before.seq == own and not move.chosen
        if move.seat == seat and (move.interaction is not None or follows):
            own = move.seq
    return own


def _undoings(known: Iterable[Move], rows: Iterable[Move], seat: int | None) -> set[int]:
    """Find the rows in which somebody else took back what a seat knows: what it was told or did itself."""
    standing = [move.seq for move in known]
    found = set()
    for move in rows:
        if move.back_to is not None:
            if any(seq > move.back_to for seq in standing) and (seat is None or move.seat != seat):
                found.add(move.seq)
            standing = [seq for seq in standing if seq <= move.back_to]
        elif move.seat == seat and move.interaction is not None:
            standing.append(move.seq)
    return found


def _order(happening: Move | Incident) -> tuple[int, int]:
    return (happening.seq, 0) if isinstance(happening, Move) else (happening.revision, happening.number)
