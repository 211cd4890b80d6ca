"""Every operation on a table is refused where it should be: before the game, paused, after its end, to outsiders."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from bot.model.pace import Pace
from bot.model.refusals import Refusal
from bot.model.rows import Seat
from bot.tables import absence, closing, concede, end_by_agreement, hand_over, lobby, moderation, take_back
from bot.tables.moderation import replace_computer, replaceable
from bot.tables.questions import agree, refuse
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import ADA, BEN, EVA, MANAGER, begun, computer_seat, invitation, reason_of, reread, state
from tests.games.nim import Take

pytestmark = pytest.mark.usefixtures("levels")

STRANGER = 901


async def invited(tables: Tables) -> tuple[Table, int]:
    return await lobby.open_table(tables, invitation(3, ["novice"])), ADA


async def paused(tables: Tables) -> tuple[Table, int]:
    table = await begun(tables, 3, ["novice"])
    await moderation.pause(table, MANAGER)
    return table, ADA


async def over(tables: Tables) -> tuple[Table, int]:
    table = await begun(tables, 3, ["novice"])
    await closing.abandon(table, ADA)
    return table, ADA


async def conceded(tables: Tables) -> tuple[Table, int]:
    table = await begun(tables, 3, ["novice"])
    await concede.concede(table, BEN)
    return table, BEN


async def strange(tables: Tables) -> tuple[Table, int]:
    return await begun(tables, 3, ["novice"]), STRANGER


def _seat(table: Table, user: int) -> int:
    return table.seat_of(user) or 0


STATES = (invited, paused, over, conceded, strange)
Operation = Callable[[Table, int], Coroutine[Any, Any, object]]
EARLY, PAUSED, LATE, GONE, AWAY = (
    *(Refusal.NOT_STARTED, Refusal.PAUSED, Refusal.TABLE_OVER, Refusal.CONCEDED, Refusal.NOT_AT_TABLE),
)
BEGUN, FIXED, NONE = Refusal.STARTED, Refusal.SEATS_FIXED, Refusal.NO_PROPOSAL
REFUSALS: list[tuple[Operation, tuple[Refusal | None, ...]]] = [
    (lambda t, u: t.act(_seat(t, u), t.revision, Take(1)), (EARLY, PAUSED, LATE, GONE, None)),
    (lambda t, u: take_back.take_back(t, _seat(t, u)), (EARLY, PAUSED, LATE, GONE, None)),
    (lambda t, u: take_back.agree(t, _seat(t, u), t.revision), (EARLY, PAUSED, LATE, GONE, None)),
    (lambda t, u: take_back.refuse(t, _seat(t, u), t.revision), (EARLY, PAUSED, LATE, GONE, None)),
    (end_by_agreement.propose, (EARLY, PAUSED, LATE, GONE, AWAY)),
    (lambda t, u: agree(t, end_by_agreement.PROPOSAL, u, t.revision, 0), (EARLY, PAUSED, LATE, NONE, NONE)),
    (lambda t, u: refuse(t, end_by_agreement.PROPOSAL, u, t.revision, 0), (EARLY, PAUSED, LATE, NONE, NONE)),
    (concede.concede, (EARLY, PAUSED, LATE, GONE, AWAY)),
    (absence.resume, (EARLY, PAUSED, LATE, GONE, AWAY)),
    (lambda t, u: absence.choose(t, u, 0, 0, absence.AbsenceChoice.WAIT), (EARLY, PAUSED, LATE, NONE, NONE)),
    (lambda t, u: hand_over.ask(t, u, _seat(t, u), EVA, "Eva"), (EARLY, PAUSED, LATE, GONE, AWAY)),
    (lambda t, u: agree(t, hand_over.PROPOSAL, u, t.revision, 0, EVA), (EARLY, PAUSED, LATE, NONE, NONE)),
    (lambda t, u: refuse(t, hand_over.PROPOSAL, u, t.revision, 0, EVA), (EARLY, PAUSED, LATE, NONE, NONE)),
    (lambda t, u: replace_computer(t, u, computer_seat(t), "random"), (None, PAUSED, LATE, GONE, AWAY)),
    (closing.abandon, (None, PAUSED, LATE, Refusal.HOST_ONLY, Refusal.HOST_ONLY)),
    (lambda t, u: closing.abandon(t, MANAGER, manager=True), (None, PAUSED, LATE, None, None)),
    (lambda t, u: lobby.join(t, u, "Somebody"), (Refusal.ALREADY_SEATED, BEGUN, LATE, BEGUN, BEGUN)),
    (lobby.leave, (None, BEGUN, LATE, BEGUN, BEGUN)),
    (lambda t, u: lobby.add_computer(t, u, "random"), (Refusal.TABLE_FULL, FIXED, LATE, FIXED, FIXED)),
    (lobby.remove_computer, (None, FIXED, LATE, FIXED, FIXED)),
    (lambda t, u: lobby.set_terms(t, u, stand_in="random"), (None, BEGUN, LATE, BEGUN, BEGUN)),
    (lambda t, u: lobby.set_terms(t, u, pace=Pace.BRISK, rated=True), (None, BEGUN, LATE, BEGUN, BEGUN)),
    (lambda t, u: lobby.set_variant(t, u, "nim/expansion"), (None, BEGUN, LATE, BEGUN, BEGUN)),
    (lambda t, u: lobby.ask(t, u, (EVA,)), (Refusal.TABLE_FULL, BEGUN, LATE, BEGUN, BEGUN)),
    (lambda t, u: lobby.adopt(t, u, t.row), (Refusal.NOT_ALONE, BEGUN, LATE, BEGUN, BEGUN)),
    (lobby.start, (None, BEGUN, LATE, BEGUN, BEGUN)),
    (moderation.pause, (Refusal.ONLY_INVITED, Refusal.PAUSED_ALREADY, LATE, None, None)),
    (moderation.resume, (Refusal.ONLY_INVITED, None, LATE, Refusal.NOT_PAUSED, Refusal.NOT_PAUSED)),
    (
        lambda t, u: moderation.give_seat(t, MANAGER, _seat(t, u), t.seats[_seat(t, u)], Seat("Eva", user=EVA)),
        (Refusal.ONLY_INVITED, None, LATE, Refusal.SEAT_CONCEDED, None),
    ),
    (lambda t, u: moderation.end(t, MANAGER), (None, None, LATE, None, None)),
]
"""Each operation with the reason of its refusal in each state; None where none or another is expected."""


@pytest.mark.parametrize("number", range(len(STATES)), ids=lambda number: STATES[number].__name__)
async def test_each_operation_is_refused_with_its_reason(tables: Tables, number: int) -> None:
    """Nothing changes."""
    prepare: Callable[[Tables], Awaitable[tuple[Table, int]]] = STATES[number]
    table, user = await prepare(tables)
    before = state(table)
    closed = [(operation, reasons[number]) for operation, reasons in REFUSALS if reasons[number] is not None]
    assert [await reason_of(operation(table, user)) for operation, _ in closed] == [reason for _, reason in closed]
    assert await reread(table) == state(table) == before
    assert replaceable(table, user) == ([computer_seat(table)] if prepare is invited else [])
