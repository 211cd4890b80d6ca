"""Taking back at a table: free, by consent, or not at all; nothing is ever deleted from the log."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import NAMES
from bot.maintenance.check import check_table
from bot.model.record import replay
from bot.model.refusals import Refusal
from bot.tables import take_back
from bot.tables.players import record_of
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import PEOPLE, act, act_at_random, begun, play, refused, seat_of
from tests.games.nim import Take


async def test_another_seats_request_replaces_the_first(tables: Tables) -> None:
    """There is one question at a time; a vote for the former does not count for the new one."""
    table = await begun(tables, 3)
    chance = Random(2)
    await play(table, chance, until=lambda: table.revision > 8 and table.actors() == (2,))
    assert await take_back.take_back(table, 0) is None
    assert await take_back.take_back(table, 1) is None

    assert await refused(take_back.agree(table, 2, table.revision, asker=0)) == (Refusal.NO_PROPOSAL, {})


@pytest.mark.parametrize("game", NAMES)
async def test_against_computers_what_was_revealed_is_drawn_anew(tables: Tables, game: str) -> None:
    """With nobody to consent, no peek pays: hidden pieces are shuffled again; record and log agree with it."""
    table = await begun(tables, 1, ("random",), game=game)
    seat, chance, compared = seat_of(table, PEOPLE[0]), Random(2), 0
    while compared < 8:
        while not (table.actors() == (seat,) and await _past_a_reveal(table, seat)):
            await act_at_random(table, chance)
        found = await take_back.possible_take_back(table, seat)
        assert found is not None
        before = await table.position_at(found.back_to)
        assert await take_back.take_back(table, seat) == take_back.TakenBack(anew=True)
        for viewer in (None, 0, 1):
            views = table.game.views
            assert views.view(table.position, viewer, False) == views.view(before, viewer, False)
        compared += 1
        assert table.position != before, "among dozens of hidden pieces the former order hardly recurs"
        await act_at_random(table, chance)
    assert (await check_table(table.store, table.id)).damage is None
    assert replay(await record_of(table)).position == table.position


async def _past_a_reveal(table: Table, seat: int) -> bool:
    found = await take_back.possible_take_back(table, seat)
    return found is not None and not found.free


async def test_a_choice_is_found_however_long_ago(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others may have acted so often since then that it is not among the rows that are read first."""
    monkeypatch.setattr(take_back, "RECENT", 1)
    table = await begun(tables, 3)
    await play(table, Random(2), until=lambda: table.revision > 8 and table.actors() == (0,))
    own = [move for move in await table.moves() if move.seat == 0 and move.chosen and not move.joined]

    found = await take_back.possible_take_back(table, 0)

    assert found is not None
    assert found.back_to == max(move.seq for move in own if not table.only_ends_turn(move)) - 1 < table.revision - 2


async def test_there_must_be_something_to_take_back(tables: Tables) -> None:
    """A take-back is refused before the first choice and to any row but the one before the latest."""
    table = await begun(tables)
    assert await refused(take_back.take_back(table, 0)) == (Refusal.NOTHING_TO_TAKE_BACK, {})
    await act(table, Take(1))
    assert await refused(take_back.take_back(table, 1)) == (Refusal.NOTHING_TO_TAKE_BACK, {})
    assert await refused(take_back.take_back(table, 0, back_to=1)) == (Refusal.MOVED_ON, {})
