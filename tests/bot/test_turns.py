"""When a turn is announced: once for each that goes to a person, about everything since the last message."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import carrara
from bot.games.carrara import Blocks, Phase
from bot.model.record import replay
from bot.model.rows import PostKind, Status
from bot.tables.export import record_of
from bot.tables.registry import Tables
from tests.bot.kit import PEOPLE, act, any_action, begun, placed, play, posts, reread, state
from tests.games.carrara.positions import able_to_announce, wheel
from tests.games.carrara.positions import table as position

TURN, END = PostKind.TURN, PostKind.END


async def test_each_turn_of_a_person_is_announced_once(tables: Tables) -> None:
    """From one turn message to the next nothing is left out and nothing told twice; the end comes last."""
    table = await begun(tables, 3)
    acted = await play(table, Random(3))
    *told, again = await posts(tables.store, table)

    passes = [0]
    for one in acted:
        if any(move.action["action"] == "end_turn" for move in one.moves):
            passes.append(one.revision)
    assert [seq for _, _, seq in told] == passes
    assert [since for _, since, _ in told] == [-1, *passes[:-1]]
    assert [kind for kind, _, _ in told] == [TURN] * (len(passes) - 1) + [END]
    assert again[::2] == (PostKind.REPLAY, passes[-1])


async def test_an_action_within_a_turn_is_not_announced(tables: Tables) -> None:
    """Only who is called to act is called."""
    table = await placed(tables, position())
    before = await posts(tables.store, table)
    await act(table, carrara.TurnWheel())

    assert await posts(tables.store, table) == before


async def test_turns_of_computer_players_are_told_together(tables: Tables) -> None:
    """Several of them in a row make one message, to the person who comes after them."""
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
    """Where the other seat had nothing to choose, the house plays for it, and the same person is called again."""
    start = position(phase=Phase.AFTER_ACTION, coins=10, bag=Blocks(), wheel=wheel())
    start = start._replace(
        players=(
            start.players[0]._replace(blocks=Blocks(6, 6, 6, 6, 6, 6)),
            start.players[1]._replace(coins=0, blocks=Blocks()),
        )
    )
    table = await placed(tables, start)
    acted = await act(table, carrara.EndTurn())

    assert [(move.seat, move.action["action"]) for move in acted.moves] == [
        *((0, "end_turn"), (1, "take_coins"), (1, "end_turn")),
    ]
    assert table.actors() == (0,)
    assert (await posts(tables.store, table))[-1][::2] == (TURN, table.revision)


async def test_the_end_is_told_and_the_table_closed(tables: Tables) -> None:
    """The last move brings the final message, frees the channel and leaves nobody to act."""
    start = able_to_announce(turn=1, last_round_by=0, announced_by=0, phase=Phase.AFTER_ACTION)
    table = await placed(tables, start._replace(players=start.players[::-1]))
    await act(table, carrara.EndTurn())

    assert table.row.status is Status.OVER
    assert table.actors() == ()
    ended, again = (await posts(tables.store, table))[-2:]
    assert ended[::2] == (END, table.revision)
    assert again[::2] == (PostKind.REPLAY, table.revision)
    assert await tables.here(5) is None
    assert await tables.of(PEOPLE[0]) == []
    assert await reread(table) == await state(table)
    assert [tuple(row) for row in await tables.store.database.read("SELECT ended_at FROM games")] == [(1_800_000_000,)]


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_a_game_loaded_anew_at_any_moment_is_the_same_game(tables: Tables, people: int) -> None:
    """Forgetting the table between moves changes nothing: same moves, draws, messages and result."""
    steady = await begun(Tables(tables.store, Random(11)), people, channel=1)
    forgotten = await begun(Tables(tables.store, Random(11)), people, channel=2)
    chance, choices, same_choices = Random(11), Random(people), Random(people)
    forgotten.chance = chance
    steady.chance = Random(11)
    while steady.actors():
        await act(steady, any_action(steady.game, steady.position, choices))
        await act(forgotten, any_action(forgotten.game, forgotten.position, same_choices))
        if choices.random() < 0.3:
            again = await Tables(tables.store, chance).get(forgotten.id)
            assert again is not None
            forgotten = again
        same_choices.random()

    assert await tables.store.moves(forgotten.id) == await tables.store.moves(steady.id)
    assert await posts(tables.store, forgotten) == await posts(tables.store, steady)
    assert (forgotten.position, forgotten.outcome()) == (steady.position, steady.outcome())


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_the_record_of_a_whole_game_verifies(tables: Tables, people: int) -> None:
    """What was played at a table is accepted by the checker, with the same end."""
    table = await begun(tables, people)
    await play(table, Random(people))
    replayed = replay(await record_of(table))

    assert replayed.position == table.position
    assert replayed.outcome == table.outcome()
    assert list(replayed.names) == table.names
