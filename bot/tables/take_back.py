"""Taking back: free within one's own turn while nothing has been revealed; otherwise with everyone's consent."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.model.history import TakeBack, find_take_back
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Entry, Move, Question, QuestionKind
from bot.tables.questions import AGREE, consented, post_question, vote, voters
from bot.tables.quotas import check_length
from bot.tables.table import Table, shielded

TAKE_BACK: Final = "take_back"
"""The name of the action in log rows that take moves back."""


@shielded
async def take_back(table: Table, seat: int, revision: int | None = None, back_to: int | None = None) -> bool:
    """Take back a seat's latest choice, or ask the others; return whether it is done; raise Refused.

    Neither a `revision` nor a row to go `back_to` is needed; either of them refuses what has been overtaken: any later
    row of the log, or only a later choice of this seat.
    """
    async with table.lock:
        _check(table, seat, revision)
        check_length(table)
        found = await possible(table, seat)
        if found is None:
            raise Refused(Refusal.NOTHING_TO_TAKE_BACK)
        if back_to not in (None, found.back_to):
            raise Refused(Refusal.MOVED_ON)
        done = found.free or not voters(table, question(table, seat))
        if done:
            await _go_back(table, seat, found.back_to)
        elif not await _asked_already(table, seat):
            await post_question(table, question(table, seat))
    table.changed()
    return done


async def possible(table: Table, seat: int) -> TakeBack | None:
    """Return how a seat's latest choice could be taken back; None if it has made none."""
    return find_take_back(await table.store.log.moves(table.id), seat, table.only_ends_turn)


async def offered(table: Table, seat: int) -> TakeBack | None:
    """Return how a seat could take back its latest choice now, free if nobody would be asked; None if it cannot."""
    try:
        _check(table, seat, None)
        check_length(table)
    except Refused:
        return None
    found = await possible(table, seat)
    if found is None or not voters(table, question(table, seat)):
        return found and replace(found, free=True)
    # a computer player that is to act will have acted before anyone can click
    moving = any(table.seats[other].decider is not None for other in table.actors() if other != seat)
    return replace(found, free=found.free and not moving)


def question(table: Table, seat: int) -> Question:
    """Return the question whether a seat may take back its latest choice, valid for this revision only."""
    return Question(QuestionKind.TAKE_BACK, table.revision, seat)


async def _asked_already(table: Table, seat: int) -> bool:
    asked = await table.store.questions.get(table.id, QuestionKind.TAKE_BACK)
    return asked is not None and (asked.seq, asked.seat) == (table.revision, seat)


@shielded
async def agree(table: Table, seat: int, seq: int, asker: int | None = None) -> bool:
    """Consent to the open question, or only to one from `asker`; return whether it is decided; raise Refused."""
    async with table.lock:
        asked = await _open_question(table, seat, seq, asker)
        asked = await vote(table, asked, _person(table, seat), AGREE)
        done = consented(table, asked)
        if done:
            found = await possible(table, asked.seat)
            assert found is not None
            await _go_back(table, asked.seat, found.back_to)
    table.changed()
    return done


@shielded
async def refuse(table: Table, seat: int, seq: int, asker: int | None = None) -> None:
    """Decline the open question, or only one from `asker`, which closes it; raise Refused."""
    async with table.lock:
        await _open_question(table, seat, seq, asker)
        await table.store.questions.withdraw(table.id, QuestionKind.TAKE_BACK)


def _person(table: Table, seat: int) -> int:
    user = table.seats[seat].user
    assert user is not None, f"seat {seat} of table {table.id} is a computer player's"
    return user


def _check(table: Table, seat: int, revision: int | None) -> None:
    table.check_running()
    table.check_own(seat)
    table.check_playable()
    # anything done since may depend on what would be taken back
    if revision not in (None, table.revision):
        raise Refused(Refusal.MOVED_ON)


async def _open_question(table: Table, seat: int, seq: int, asker: int | None) -> Question:
    _check(table, seat, seq)
    asked = await table.store.questions.get(table.id, QuestionKind.TAKE_BACK)
    if asked is None or asked.seq != seq or asker not in (None, asked.seat):
        raise Refused(Refusal.NO_PROPOSAL)
    if asked.seat == seat:
        raise Refused(Refusal.OWN_PROPOSAL)
    return asked


async def _go_back(table: Table, seat: int, back_to: int) -> None:
    found = await table.store.log.position(table.id, back_to)
    assert found is not None, f"table {table.id} has no row {back_to}"
    # an order would do at once again what has just been taken back
    withdrawn = [order.key for order in await table.store.orders.of_seat(table.id, seat)]
    move = Move(table.revision + 1, seat, {"action": TAKE_BACK}, {}, [], reveals=False, chosen=True, back_to=back_to)
    await table.append([Entry(move, found[1])], table.game.codec.position_from_json(found[1]), ended=withdrawn)
