"""What-if sandboxes: a game continued from a seat's knowledge, reproducible by seed, encoded in a few characters."""

from __future__ import annotations

import string
from functools import cache, partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.conformance.playing import positions
from bot.games import GAMES, NAMES, carrara
from bot.games.carrara.components import START_BLOCKS, START_COINS, Objects, blocks_of
from bot.games.carrara.position import CarraraPosition
from bot.games.carrara.view import Hand, view_with_memory
from bot.games.carrara.view import view as view_of
from bot.model.refusals import Refusal
from bot.tables import closing, lobby
from bot.tables.registry import Tables
from bot.tables.sandbox import SEEDS, Sandbox, begin, check_allowed, hands_open, read, view_at
from tests.bot.kit import ADA, begun, invitation, play, refused, state
from tests.games.carrara.hidden import remembered
from tests.positions import position_of

LETTERS = string.digits + string.ascii_letters + "-_"


games = st.builds(cache(partial(positions, carrara.GAME)), st.integers(2, 4), st.integers(0, 2))


def steps(sandbox: Sandbox, choices: list[int]) -> Sandbox:
    """Take one action after another, each given by a number modulo the number of legal actions."""
    for choice in choices:
        if sandbox.actor is None:
            break
        sandbox = sandbox.step(choice % len(sandbox.legal))
    return sandbox


@pytest.mark.slow
@given(
    games,
    st.integers(0, 120),
    st.integers(0, 3),
    st.integers(0, SEEDS - 1),
    st.lists(st.integers(0, 10**6), max_size=12),
)
def test_a_sandbox_is_read_as_it_was_written(
    game: list[CarraraPosition], moves: int, seat: int, seed: int, choices: list[int]
) -> None:
    """A few characters encode the seed and every action, and restore the same sandbox and the one before."""
    position = game[min(moves, len(game) - 2)]  # the last one is over
    view = view_of(position, seat % len(position.players))
    sandbox = steps(begin(carrara.GAME, view, seed, None), choices)
    text = sandbox.written()

    assert set(text) <= set(LETTERS)
    again = read(carrara.GAME, view, text, None)
    assert again == sandbox
    assert again.written() == text
    if sandbox.before is not None:
        assert read(carrara.GAME, view, sandbox.before.written(), None) == sandbox.before
    assert sandbox.beginning() == begin(carrara.GAME, view, seed, None)


@pytest.mark.parametrize("name", NAMES)
def test_the_line_played_so_far_is_redealt(name: str) -> None:
    """With everything hidden dealt anew the same actions follow each other, up to one that is not possible then."""
    game = GAMES[name]
    for seed in range(4):
        dealt = game.rules.deal(2, {}, Random(seed))
        (seat,) = game.rules.actors(dealt)
        sandbox = begin(game, game.views.view(dealt, seat, False), seed, seat)
        for _ in range(6):
            sandbox = sandbox.computer_step()
        again = sandbox.redealt(SEEDS - 1 - seed)

        assert again.seed != sandbox.seed
        assert again.choices
        assert again.line == sandbox.line[: len(again.line)]
        assert again.line == sandbox.line or sandbox.line[len(again.line)] not in again.legal
        assert sandbox.redealt(seed) == sandbox


async def test_where_a_sandbox_is_allowed(tables: Tables) -> None:
    """A sandbox is refused before the game, and in a rated game until its end."""
    waiting = await lobby.open_table(tables, invitation(2, channel=9))
    assert await refused(view_at(waiting, 0, 0, False)) == (Refusal.NOT_STARTED, {})
    await closing.abandon(waiting, ADA)
    assert await refused(view_at(waiting, 0, 0, False)) == (Refusal.TABLE_OVER, {})

    table = await begun(tables, game="carrara", rated=True)
    for seat in (0, None):
        assert await refused(view_at(table, 0, seat, False)) == (Refusal.NO_WHAT_IF, {})
    await play(table, Random(1))
    check_allowed(table)
    assert hands_open(table)
    assert await view_at(table, 0, None, True)

    casual = await begun(tables, channel=7, game="carrara")
    check_allowed(casual)


async def test_a_sandbox_starts_from_what_the_seat_knows(tables: Tables) -> None:
    table = await begun(tables, 3, game="carrara")
    before = position_of(table)
    await play(table, Random(1), lambda: table.revision >= 12)
    held = state(table)

    assert await view_at(table, 0, 1, False) == view_with_memory(before, 1)
    for seat in (1, None):
        known = view_with_memory(position_of(table), seat)
        assert await view_at(table, table.revision, seat, False) == known
    for revision, all_open in ((table.revision + 1, False), (-1, False), (table.revision, True)):
        assert await refused(view_at(table, revision, 1, all_open)) == (Refusal.MOVED_ON, {})
    assert state(table) == held


async def test_a_sandbox_of_a_table_knows_what_was_bought_in_public(tables: Tables) -> None:
    """However often it is dealt anew, seats and onlookers find everyone with the hand that the log adds up to."""
    table = await begun(tables, 3, game="carrara")
    await play(table, Random(4), lambda: table.revision >= 24)
    hands = [Hand(START_COINS, blocks_of([START_BLOCKS[seat]]), Objects()) for seat in range(3)]
    for move in await table.store.log.moves(table.id):
        hands = remembered(hands, table.game.codec.events_from_json(move.events))
    assert any(sum(hand.blocks) > 1 for hand in hands)

    for seat in (0, 1, 2, None):
        view = await view_at(table, table.revision, seat, False)
        stacks = set()
        for seed in range(12):
            dealt = begin(carrara.GAME, view, seed, seat)
            assert [dealt.seen_by(each).hand for each in range(3)] == hands
            stacks.add(dealt.position.stack)
        assert len(stacks) > 6, "what nobody knows is dealt anew"
