"""Who sat in each seat of a table at each row of its log, and for whom a computer player acted then.

A row names only its seat. Changes of players are incidents, from which forgotten people are erased.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.contract import Json
from bot.model.history import effective_moves
from bot.model.record import RecordedMove, to_record
from bot.model.rows import Incident, IncidentKind, Move, Seat, disambiguate
from bot.tables.table import Table
from bot.texts import texts

RENAMING_INCIDENTS: Final = (IncidentKind.HANDED_OVER, IncidentKind.REPLACED)
"""The incidents that give a seat to someone else; facts: former, name."""
_RETURNING_INCIDENTS: Final = (
    IncidentKind.RESUMED,
    IncidentKind.HANDED_OVER,
    IncidentKind.CONCEDED,
    IncidentKind.STAND_IN,
)
"""The incidents that end the work of a seat's stand-in, even if another one takes over."""
_FOR_EVER: Final = 2**63


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who had a seat at a row of the log."""

    name: str
    """Told apart from the others at that time, not escaped."""
    stood_in: bool = False
    """Whether a computer player acted for them."""


class Players:
    def __init__(self, seats: Sequence[Seat], incidents: Sequence[Incident], moves: Iterable[Move] = ()) -> None:
        """Take the rows of the log that follow the first stand-in for one turn, if there was any."""
        self._seats = seats
        self._incidents = incidents
        self._stood_in = _stood_in(incidents, list(moves))
        """By seat: the first and the last row for which a computer player stood in."""

    def at(self, seq: int) -> list[SeatHolder]:
        """Return who had each seat when a row of the log was written."""
        computers = {seat for seat, first, last in self._stood_in if first <= seq <= last}
        return [SeatHolder(name, seat in computers) for seat, name in enumerate(self.names(seq))]

    def names(self, seq: int) -> list[str]:
        """Return the names of the players when a row of the log was written."""
        return self._without(lambda incident: incident.seq >= seq)

    def before(self, incident: Incident) -> list[str]:
        """Return the names of the players when an incident happened."""
        return self._without(lambda other: other.number >= incident.number)

    @property
    def by_seat(self) -> list[str]:
        """For each seat, the names of all who had it, one after the other."""
        return [" → ".join(self.of_seat(seat)) for seat in range(len(self._seats))]

    def of_seat(self, seat: int) -> list[str]:
        """List the names of all who had a seat, one after the other."""
        changes = [each for each in self._incidents if each.seat == seat and each.kind in RENAMING_INCIDENTS]
        return [*(self.before(each)[seat] for each in changes), self.names(_FOR_EVER)[seat]]

    def _without(self, undone: Callable[[Incident], bool]) -> list[str]:
        names = [seat.name for seat in self._seats]
        for incident in reversed(self._incidents):
            if incident.kind in RENAMING_INCIDENTS and incident.seat is not None and undone(incident):
                names[incident.seat] = incident.facts["former"]
        return disambiguate(names)


async def players_of(table: Table) -> Players:
    return await _players(table, table.seats, await table.store.incidents.of_table(table.id))


async def record_of(table: Table) -> dict[str, Json]:
    """Return the record of a game that has begun, without moves taken back; it includes all hidden information."""
    deal, *moves = effective_moves(await table.moves())
    played = []
    for move in moves:
        assert move.seat is not None
        action = table.game.codec.action_from_json(move.action)
        drawn = table.game.codec.drawn_from_json(action, move.drawn.get("drawn"))
        played.append(RecordedMove(move.seat, action, drawn))
    names = (await players_of(table)).by_seat
    return to_record(table.game, table.row.options, names, deal.drawn, played, table.outcome())


async def public_players(table: Table, language: str) -> Players:
    """Read who played at a table for showing it elsewhere, naming only people who agreed to that."""

    async def told(name: str, user: int | None, seat: int) -> str:
        named = user is None or (await table.store.people.get(user)).named
        return name if named else texts(language).say("nobody", number=seat + 1)

    seats = [replace(seat, name=await told(seat.name, seat.user, number)) for number, seat in enumerate(table.seats)]
    incidents = await table.store.incidents.of_table(table.id)
    for number, each in enumerate(incidents):
        if each.kind is IncidentKind.HANDED_OVER and each.seat is not None:
            former = await told(each.facts["former"], each.facts["former_user"], each.seat)
            incidents[number] = replace(each, facts=each.facts | {"former": former})
    return await _players(table, seats, incidents)


async def _players(table: Table, seats: Sequence[Seat], incidents: Sequence[Incident]) -> Players:
    turns = [incident.seq for incident in incidents if incident.facts.get("one_turn")]
    return Players(seats, incidents, await table.moves(min(turns)) if turns else [])


def _stood_in(incidents: Sequence[Incident], moves: Sequence[Move]) -> list[tuple[int, int, int]]:
    """List the seats for which computer players stood in, each with the first and the last row of that time."""
    found: list[tuple[int, int, int]] = []
    begun: dict[int, Incident] = {}

    def end(seat: int, last: int) -> None:
        if (start := begun.pop(seat, None)) is not None:
            if start.facts.get("one_turn"):
                last = min(last, _last_row_of_turn(seat, [move for move in moves if move.seq > start.seq]))
            found.append((seat, start.seq + 1, last))

    for incident in incidents:
        if incident.seat is not None and incident.kind in _RETURNING_INCIDENTS:
            end(incident.seat, incident.seq)
            conceded = incident.kind is IncidentKind.CONCEDED and "computer" in incident.facts
            if conceded or incident.kind is IncidentKind.STAND_IN:
                begun[incident.seat] = incident
    for seat in [*begun]:
        end(seat, _FOR_EVER)
    return found


def _last_row_of_turn(seat: int, moves: Iterable[Move]) -> int:
    """Return the last row of a stand-in for one turn, given the rows after it began.

    It stays until it has ended a turn, someone else chooses, or the seat's person acts.
    """
    acted = False
    for move in moves:
        others = move.seat != seat and move.chosen and not move.by_order
        if (acted and others) or (move.seat == seat and move.interaction is not None):
            return move.seq - 1
        acted = acted or move.seat == seat
        if move.turn_ended is not None and seat in (move.seat, move.turn_ended):
            return move.seq
    return _FOR_EVER
