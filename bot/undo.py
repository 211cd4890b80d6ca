"""Taking back: free within one's own turn, never past what came to light; beyond that with everyone's consent."""

from __future__ import annotations

from bot.games.game import IllegalAction
from bot.history import take_back as find_take_back
from bot.refusals import Refusal
from bot.rows import Entry, Move, NewPost, PostKind, Proposal, Status
from bot.store import Taken
from bot.tables import Table, to_the_end

TAKE_BACK = "take_back"
"""The name in the log of a row that takes moves back."""


@to_the_end
async def take_back(table: Table, seat: int, revision: int | None) -> bool:
    """Take back a seat's latest choice, or ask the others; tell whether it is done. Raise IllegalAction.

    A button is made for a revision; a command, which has none, means whatever the latest is by now.
    """
    async with table.lock:
        _check(table, revision)
        found = find_take_back(await table.store.moves(table.id), seat)
        if found is None:
            raise IllegalAction(Refusal.NOTHING_TO_TAKE_BACK)
        done = found.free or not consenters(table, seat)
        if done:
            await _go_back(table, seat, found.back_to)
        elif not await _asked_already(table, seat):
            post = NewPost(PostKind.VOTE, table.row.announced, table.revision)
            await table.store.propose(table.id, Proposal(table.revision, seat, frozenset()), [post])
    table.changed()
    return done


async def _asked_already(table: Table, seat: int) -> bool:
    proposal = await table.store.proposal(table.id)
    return proposal is not None and (proposal.revision, proposal.seat) == (table.revision, seat)


@to_the_end
async def agree(table: Table, seat: int, revision: int, asker: int | None = None) -> bool:
    """Consent to the open question, or only to that of one asker; tell whether it is decided. Raise IllegalAction."""
    async with table.lock:
        proposal = await _open_proposal(table, seat, revision, asker)
        agreed = proposal.agreed | {seat}
        done = consenters(table, proposal.seat) <= agreed
        if done:
            found = find_take_back(await table.store.moves(table.id), proposal.seat)
            assert found is not None
            await _go_back(table, proposal.seat, found.back_to)
        else:
            await table.store.propose(table.id, Proposal(revision, proposal.seat, agreed), [])
    table.changed()
    return done


@to_the_end
async def refuse(table: Table, seat: int, revision: int, asker: int | None = None) -> None:
    """Say no to the open question, or only to that of one asker; that closes it. Raise IllegalAction."""
    async with table.lock:
        await _open_proposal(table, seat, revision, asker)
        await table.store.withdraw(table.id)


def consenters(table: Table, seat: int) -> frozenset[int]:
    """Tell the seats whose consent a seat needs: all other people; computer players do not mind."""
    return frozenset(number for number, other in enumerate(table.seats) if other.user is not None and number != seat)


def _check(table: Table, revision: int | None) -> None:
    if table.row.status is not Status.RUNNING:
        raise IllegalAction(Refusal.TABLE_OVER if table.revision >= 0 else Refusal.NOT_STARTED)
    if revision not in (None, table.revision):
        raise IllegalAction(Refusal.MOVED_ON)


async def _open_proposal(table: Table, seat: int, revision: int, asker: int | None) -> Proposal:
    _check(table, revision)
    proposal = await table.store.proposal(table.id)
    if proposal is None or proposal.revision != revision or asker not in (None, proposal.seat):
        raise IllegalAction(Refusal.NO_PROPOSAL)
    if proposal.seat == seat:
        raise IllegalAction(Refusal.OWN_PROPOSAL)
    return proposal


async def _go_back(table: Table, seat: int, back_to: int) -> None:
    found = await table.store.position(table.id, back_to)
    assert found is not None
    position = table.game.position_from_json(found[1])
    move = Move(table.revision + 1, seat, {"action": TAKE_BACK}, {}, [], reveals=False, chosen=True, back_to=back_to)
    posts = [table.post(PostKind.TURN, move.seq)] if back_to < table.row.announced else []
    actors = table.game.actors(position)
    try:
        await table.store.append(table.id, [Entry(move, found[1])], actors, False, posts)
    except Taken as error:
        await table.load()
        raise IllegalAction(Refusal.MOVED_ON) from error
    table.adopt(position, move.seq, posts)
