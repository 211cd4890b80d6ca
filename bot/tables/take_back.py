"""Taking back: free within one's own turn, never past what came to light; beyond that with everyone's consent."""

from __future__ import annotations

from bot.games.game import IllegalAction
from bot.model.history import find_take_back
from bot.model.refusals import Refusal
from bot.model.rows import Entry, Move, PostKind, Question, QuestionKind
from bot.store.store import Taken
from bot.tables.questions import AGREE, check_running, consented, put, vote, voters
from bot.tables.quotas import check_length
from bot.tables.table import Table, to_the_end

TAKE_BACK = "take_back"
"""The name in the log of a row that takes moves back."""


@to_the_end
async def take_back(table: Table, seat: int, revision: int | None) -> bool:
    """Take back a seat's latest choice, or ask the others; tell whether it is done. Raise IllegalAction.

    A button is made for a revision; a command, which has none, means whatever the latest is by now.
    """
    async with table.lock:
        _check(table, seat, revision)
        check_length(table)
        found = find_take_back(await table.store.moves(table.id), seat)
        if found is None:
            raise IllegalAction(Refusal.NOTHING_TO_TAKE_BACK)
        done = found.free or not voters(table, question(table, seat))
        if done:
            await _go_back(table, seat, found.back_to)
        elif not await _asked_already(table, seat):
            await put(table, question(table, seat))
    table.changed()
    return done


def question(table: Table, seat: int) -> Question:
    """Make the question whether a seat may take back its latest choice; it holds for this revision alone."""
    return Question(QuestionKind.TAKE_BACK, table.revision, seat)


async def _asked_already(table: Table, seat: int) -> bool:
    asked = await table.store.question(table.id, QuestionKind.TAKE_BACK)
    return asked is not None and (asked.revision, asked.seat) == (table.revision, seat)


@to_the_end
async def agree(table: Table, seat: int, revision: int, asker: int | None = None) -> bool:
    """Consent to the open question, or only to that of one asker; tell whether it is decided. Raise IllegalAction."""
    async with table.lock:
        asked = await _open_question(table, seat, revision, asker)
        asked = await vote(table, asked, _person(table, seat), AGREE)
        done = consented(table, asked)
        if done:
            found = find_take_back(await table.store.moves(table.id), asked.seat)
            assert found is not None
            await _go_back(table, asked.seat, found.back_to)
    table.changed()
    return done


@to_the_end
async def refuse(table: Table, seat: int, revision: int, asker: int | None = None) -> None:
    """Say no to the open question, or only to that of one asker; that closes it. Raise IllegalAction."""
    async with table.lock:
        await _open_question(table, seat, revision, asker)
        await table.store.withdraw(table.id, QuestionKind.TAKE_BACK)


def _person(table: Table, seat: int) -> int:
    user = table.seats[seat].user
    assert user is not None, f"seat {seat} of table {table.id} is a computer player's"
    return user


def _check(table: Table, seat: int, revision: int | None) -> None:
    check_running(table)
    if (stands_in := table.stands_in(seat)) is not None:
        raise stands_in
    if revision not in (None, table.revision):
        raise IllegalAction(Refusal.MOVED_ON)


async def _open_question(table: Table, seat: int, revision: int, asker: int | None) -> Question:
    _check(table, seat, revision)
    asked = await table.store.question(table.id, QuestionKind.TAKE_BACK)
    if asked is None or asked.revision != revision or asker not in (None, asked.seat):
        raise IllegalAction(Refusal.NO_PROPOSAL)
    if asked.seat == seat:
        raise IllegalAction(Refusal.OWN_PROPOSAL)
    return asked


async def _go_back(table: Table, seat: int, back_to: int) -> None:
    found = await table.store.position(table.id, back_to)
    assert found is not None
    position = table.game.position_from_json(found[1])
    move = Move(table.revision + 1, seat, {"action": TAKE_BACK}, {}, [], reveals=False, chosen=True, back_to=back_to)
    posts = [table.post(PostKind.TURN, move.seq)] if back_to < table.row.announced else []
    actors = table.game.actors(position)
    try:
        await table.store.append(table.id, [Entry(move, found[1])], actors, False, posts, table.row.pace)
    except Taken as error:
        await table.load()
        raise IllegalAction(Refusal.MOVED_ON) from error
    table.pass_turn(actors)
    table.adopt(position, move.seq, posts)
