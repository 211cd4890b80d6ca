"""Turn announcements: one for each person's turn, covering everything since the last message."""

from __future__ import annotations

from random import Random

from bot.model.rows import PostKind
from bot.tables.registry import Tables
from tests.bot.kit import PEOPLE, act, begun, placed, play, posts
from tests.games.nim import Take, position

TURN, END = PostKind.TURN, PostKind.END


async def test_each_turn_of_a_person_is_announced_once(tables: Tables) -> None:
    """Turn messages cover every row exactly once; the end comes last."""
    table = await begun(tables, 3)
    await play(table, Random(3))
    told = await posts(tables.store, table)

    moves = await table.store.log.moves(table.id)
    # forced actions right after the end of a turn belong to the same message
    passes = [0] + [
        move.seq
        for move, after in zip(moves, [*moves[1:], None], strict=True)
        if move.turn_ended is not None and (after is None or after.chosen)
    ]
    assert [seq for _, _, seq in told] == passes
    assert [since for _, since, _ in told] == [-1, *passes[:-1]]
    assert [kind for kind, _, _ in told] == [TURN] * (len(passes) - 1) + [END]


async def test_turns_of_computer_players_are_announced_together(tables: Tables) -> None:
    """Consecutive computer turns are one message, to the person who acts next."""
    table = await begun(tables, 1, ["random", "random", "random"])
    chance = Random(5)
    await play(table, chance, until=lambda: table.row.announced >= 0)
    person = table.actors()
    first = (TURN, -1, table.revision)
    assert table.seats[person[0]].user == PEOPLE[0]
    assert await posts(tables.store, table) == [first]

    await play(table, chance, until=lambda: table.actors() != person)
    assert await posts(tables.store, table) == [first]
    await play(table, chance, until=lambda: table.actors() == person)
    assert await posts(tables.store, table) == [first, (TURN, first[2], table.revision)]


async def test_a_turn_that_comes_back_at_once_is_announced(tables: Tables) -> None:
    """A seat that may act again right after its turn is announced again, after forced actions."""
    table = await placed(tables, position(waiting=(0,), together=True, drew=(2, 0)))
    before = table.revision
    await act(table, Take(2))

    moves = await table.store.log.moves(table.id, before)
    assert [(move.action["action"], move.chosen) for move in moves] == [("take", True), ("end_turn", False)]
    assert table.actors() == (0, 1)
    assert (await posts(tables.store, table))[-1][::2] == (TURN, table.revision)
