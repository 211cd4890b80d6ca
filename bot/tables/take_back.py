"""Taking back: free within one's own turn while nothing has been revealed; otherwise with everyone's consent.

Against computer players alone it is allowed as practice: whatever is revealed afterwards is drawn anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.contract import Json
from bot.model.history import ANEW_KEY, LAPSED_KEY, TakeBack, effective_moves, find_take_back
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Move, NewMove, NewPost, NoticeKind, PostKind, Question, QuestionKind
from bot.tables.changing import changing
from bot.tables.questions import Proposal, are_others_absent, consent, decline, put_proposal, voters
from bot.tables.quotas import check_length
from bot.tables.table import Table

TAKE_BACK: Final = "take_back"
"""The name of the action in log rows that take moves back."""

RECENT: Final = 32
"""Rows read first when a seat's latest choice is looked for: it is rarely older, and whole logs take long to read."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    anew: bool
    """Whether everything still hidden was drawn anew."""


@changing
async def take_back(table: Table, seat: int, back_to: int | None = None) -> TakenBack | None:
    """Take back what a seat has confirmed last, or ask the others and return None; raise Refused.

    If the row to go `back_to` is given, it is refused once the seat has made a later choice.
    """
    _check(table, seat)
    check_length(table)
    found = await possible_take_back(table, seat)
    if found is None:
        raise Refused(Refusal.NOTHING_TO_TAKE_BACK)
    if back_to not in (None, found.back_to):
        raise Refused(Refusal.MOVED_ON)
    done = found.free or not voters(table, question(table, seat))
    if done and not found.free and are_others_absent(table, seat):  # what they did is not undone without them
        raise Refused(Refusal.NOBODY_TO_AGREE)
    if done:
        await _go_back(table, seat, found.back_to, anew=not found.free, told=True)
    elif not await _has_asked(table, seat):
        await put_proposal(table, question(table, seat))
    return TakenBack(anew=not found.free) if done else None


async def possible_take_back(table: Table, seat: int) -> TakeBack | None:
    """Return how a seat's latest choice could be taken back; None if it has made none."""
    asked = table.revision, seat
    if asked not in table.take_backs:  # each click asks, and most are at a revision that was asked about before
        since = table.revision - RECENT
        found = find_take_back(await table.moves(since), seat, table.only_ends_turn)
        if found is None and since > -1:
            found = find_take_back(await table.moves(), seat, table.only_ends_turn)
        known = {key: each for key, each in table.take_backs.items() if key[0] == asked[0]}
        table.take_backs = {**known, asked: found}
    return table.take_backs[asked]


async def offer_take_back(table: Table, seat: int) -> TakeBack | None:
    """Return how a seat could take back its latest choice now, free if nobody would be asked; None if it cannot."""
    try:
        _check(table, seat)
        check_length(table)
    except Refused:
        return None
    found = await possible_take_back(table, seat)
    if found is None:
        return None
    free = found.free and not table.computer_acts()
    if free or voters(table, question(table, seat)):
        return replace(found, free=free)
    return None if are_others_absent(table, seat) else replace(found, free=True)


def question(table: Table, seat: int) -> Question:
    """Return the question whether a seat may take back its latest choice, valid for this revision only."""
    return Question(QuestionKind.TAKE_BACK, table.revision, seat)


async def _has_asked(table: Table, seat: int) -> bool:
    asked = await table.store.questions.get(table.id, QuestionKind.TAKE_BACK)
    return asked is not None and (asked.seq, asked.seat) == (table.revision, seat)


@changing
async def agree(table: Table, seat: int, seq: int, asker: int | None = None) -> bool:
    """Consent to the open question, or only to one from `asker`; return whether it is decided; raise Refused."""
    asked = await _open_question(table, seat, seq, asker)
    return await consent(table, PROPOSAL, asked, _person(table, seat)) is None


@changing
async def refuse(table: Table, seat: int, seq: int, asker: int | None = None) -> None:
    """Decline the open question, or only one from `asker`, which closes it; raise Refused."""
    asked = await _open_question(table, seat, seq, asker)
    await decline(table, asked, _person(table, seat))


def _person(table: Table, seat: int) -> int:
    user = table.seats[seat].user
    assert user is not None, f"seat {seat} of table {table.id} is a computer player's"
    return user


def _check(table: Table, seat: int, revision: int | None = None) -> None:
    table.check_running()
    table.check_own(seat)
    table.check_playable()
    # anything done since may depend on what would be taken back
    if revision not in (None, table.revision):
        raise Refused(Refusal.MOVED_ON, since=revision)


async def _open_question(table: Table, seat: int, seq: int, asker: int | None) -> Question:
    _check(table, seat, seq)
    asked = await table.store.questions.get(table.id, QuestionKind.TAKE_BACK)
    if asked is None or asked.seq != seq or asker not in (None, asked.seat):
        raise Refused(Refusal.NO_PROPOSAL)
    if asked.seat == seat:
        raise Refused(Refusal.OWN_PROPOSAL)
    return asked


async def _go_back(
    table: Table, seat: int, back_to: int, *, anew: bool = False, told: bool = False, clicked: bool = False
) -> None:
    """Restore the position after a row of the log; if `told`, the seat itself needs no notice of its lapsed orders."""
    position = await table.position_at(back_to)
    drawn: dict[str, Json] = {}
    if anew:
        line = effective_moves([move for move in await table.moves() if move.seq <= back_to])
        position, instead = table.game.rules.draw_anew(position, [move.drawn for move in line], table.chance)
        drawn[ANEW_KEY] = {str(line[number].seq): there for number, there in instead.items()}
    lapsed = await _lapsing(table, seat, back_to)
    others = [other for other in lapsed if other != seat or not told]
    if others:
        drawn[LAPSED_KEY] = others
    move = Move(table.revision + 1, seat, {"action": TAKE_BACK}, drawn, [], reveals=False, chosen=True, back_to=back_to)
    entry = NewMove(move, table.game.codec.position_to_json(position))
    shown = QuestionKind.TAKE_BACK if clicked else None
    await table.append([entry], position, notices=await _notices(table, others), shown=shown)


async def _check_asked(table: Table, asked: Question) -> None:
    _check(table, asked.seat, asked.seq)
    if await possible_take_back(table, asked.seat) is None:
        raise Refused(Refusal.NOTHING_TO_TAKE_BACK)
    if not voters(table, asked) and are_others_absent(table, asked.seat):
        raise Refused(Refusal.NOBODY_TO_AGREE)


async def _carry_out(table: Table, asked: Question, clicked: bool) -> None:
    found = await possible_take_back(table, asked.seat)
    assert found is not None
    anew = not voters(table, asked) and not found.free
    await _go_back(table, asked.seat, found.back_to, anew=anew, clicked=clicked)


PROPOSAL: Final = Proposal(QuestionKind.TAKE_BACK, _check_asked, _carry_out)


async def _lapsing(table: Table, seat: int, back_to: int) -> list[int]:
    """List the seats whose standing orders are undone with what was done since a row; see `take_orders_back`."""
    if table.game.orders is None:
        return []
    own = await table.store.orders.of_seat(table.id, seat)
    return sorted({*await table.store.orders.seats_since(table.id, back_to), *([seat] if own else [])})


async def _notices(table: Table, seats: Sequence[int]) -> list[NewPost]:
    """Return direct notices to the people in these seats who want them; the others will see it in their recap."""
    notices: list[NewPost] = []
    post = NewPost(PostKind.NOTICE, table.row.announced, table.revision + 1)
    for user in [table.seats[seat].user or 0 for seat in seats]:
        notices += await table.notices_to(user, NoticeKind.LAPSED, post)
    return notices
