"""Results and ratings: written exactly once, for every way a game can end, people apart from computers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.model.rating import rate
from bot.model.results import Pool
from bot.model.rows import Ending, Seat
from bot.services.services import ResultsWriter, open_services
from bot.store.results import ResultStore
from bot.store.store import Store, open_store
from bot.tables import closing, end_by_agreement, lobby
from bot.tables.concede import concede
from bot.tables.questions import agree
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import PEOPLE, InstantTimers, RecordingSender, begun, invitation, play, rows, user_in
from tests.games.changing import change
from tests.games.nim import Position, position
from tests.outcomes import outcome_of


@pytest.fixture
def results(store: Store) -> ResultStore:
    return store.results


@pytest.fixture
def writer(store: Store) -> ResultsWriter:
    return ResultsWriter(store)


async def agree_to_end(table: Table) -> None:
    await end_by_agreement.propose(table, user_in(table, 0))
    await agree(table, end_by_agreement.PROPOSAL, user_in(table, 1), table.revision, 0)


def scores(monkeypatch: pytest.MonkeyPatch, *points: int) -> None:
    """Make the game's outcome these scores by seat, whatever was played."""
    change(monkeypatch, "nim", rules_outcome=lambda _: outcome_of(*points))


def nearly_over(seats: int, *_: object) -> Position:
    return position(seats, heap=4 * seats)


async def finished(tables: Tables, monkeypatch: pytest.MonkeyPatch, *points: int, **facts: Any) -> Table:
    """Play a game to its end with these scores by seat; all but the given computers are people."""
    computers = facts.get("computers", ())
    with monkeypatch.context() as patched:
        change(patched, "nim", rules_deal=nearly_over)
        table = await begun(tables, len(points) - len(computers), **{"rated": True, **facts})
    await play(table, Random(1))
    scores(monkeypatch, *points)
    return table


def written(path: Path) -> list[tuple[Any, ...]]:
    return rows(
        path, "SELECT table_id, seat, user, computer, rank, score, gave_up FROM results ORDER BY table_id, seat"
    )


def standing(path: Path, pool: Pool = Pool.PEOPLE) -> dict[str, tuple[float, int, int]]:
    found = rows(path, f"SELECT player, mu, games, wins FROM ratings WHERE pool = '{pool}' ORDER BY player")
    return {player: (round(mu, 3), games, wins) for player, mu, games, wins in found}


async def test_computer_players_are_rated_apart(
    tables: Tables, writer: ResultsWriter, results: ResultStore, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    """People are rated among themselves as if the computer player had not taken part; in casual games nobody is."""
    table = await finished(tables, monkeypatch, 30, 20, 10, computers=("random",))
    ranked = sorted(range(3), key=lambda seat: table.seats[seat].computer is None)
    scores(monkeypatch, *(50 - 10 * ranked.index(seat) for seat in range(3)))
    assert await writer.write(table.id)
    first, second = (str(table.seats[seat].user) for seat in ranked[1:])
    alone = standing(path)
    apart = standing(path, Pool.COMPUTERS)
    assert set(alone) == {first, second}
    assert set(apart) == {first, second, "random"}
    assert alone[first][0] > 25 > alone[second][0]
    assert apart["random"][0] > apart[first][0] > apart[second][0]
    assert (alone[first][2], apart["random"][2]) == (0, 1), "the computer player won, and nobody else"

    solo = await finished(tables, monkeypatch, 1, 2, computers=("novice",), channel=7)
    assert await writer.write(solo.id)
    assert standing(path) == alone, "one person alone is rated with nobody"
    apart = standing(path, Pool.COMPUTERS)
    assert set(apart) == {first, second, "random", "novice"}

    casual = await finished(tables, monkeypatch, 5, 9, computers=("novice",), rated=False, channel=8)
    assert await writer.write(casual.id)
    assert (standing(path), standing(path, Pool.COMPUTERS)) == (alone, apart), "a casual game is only counted"
    (mine, *_) = await results.of_person(PEOPLE[0])
    assert (mine.table_id, mine.rated, mine.figures["turns"] > 0) == (casual.id, False, True)


NOTHING = (None, None, 0)


@pytest.mark.parametrize(
    ("points", "gone", "ending", "expected", "best"),
    [
        ((60, 90, 70), (), Ending.PLAYED, [(3, 60, 0), (1, 90, 0), (2, 70, 0)], [1, 2, 0]),
        ((90, 40, 50), (0,), Ending.PLAYED, [(3, None, 1), (2, 40, 0), (1, 50, 0)], [2, 1, 0]),
        ((), (1,), Ending.CONCEDED, [(1, None, 0), (2, None, 1)], [0, 1]),
        ((), (), Ending.AGREED, [NOTHING] * 2, []),
        ((), (), Ending.ABANDONED, [NOTHING] * 2, []),
    ],
)
async def test_results_of_each_way_to_end(
    tables: Tables,
    writer: ResultsWriter,
    monkeypatch: pytest.MonkeyPatch,
    path: Path,
    points: tuple[int, ...],
    gone: tuple[int, ...],
    ending: Ending,
    expected: list[tuple[int | None, int | None, int]],
    best: list[int],
) -> None:
    """Whoever gave up is last and has no score, even if their stand-in wins; without a result nobody is rated."""
    table = await begun(tables, len(expected), rated=True)
    for seat in gone:
        await concede(table, user_in(table, seat))
    if points:
        await play(table, Random(1))
        scores(monkeypatch, *points)
    elif ending is Ending.AGREED:
        await agree_to_end(table)
    elif ending is Ending.ABANDONED:
        await closing.abandon(table, PEOPLE[0])
    assert await writer.write(table.id)
    assert [row[4:] for row in written(path)] == expected
    rated = standing(path)
    assert sorted(rated, key=lambda player: -rated[player][0]) == [str(user_in(table, seat)) for seat in best]
    for seat, (rank, _, gave_up) in enumerate(expected):
        (result,) = await tables.store.results.of_person(user_in(table, seat))
        assert (result.ending, result.won) == (ending, rank == 1 and not gave_up)


async def test_results_and_ratings_are_written_once_together(
    tables: Tables, writer: ResultsWriter, results: ResultStore, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    """However often that is asked for; results and ratings are one transaction, tried again after a fault."""
    table = await finished(tables, monkeypatch, 1, 2)
    InstantTimers()
    faults = [ZeroDivisionError("no rating")]

    def failing(known: Mapping[str, Any], placed: Any) -> dict[str, Any]:
        if faults:
            raise faults.pop()
        assert written(path) == []
        return rate(known, placed)

    monkeypatch.setattr("bot.store.results.rate", failing)
    with pytest.raises(ZeroDivisionError):
        await writer.write(table.id)
    assert (written(path), await results.pending()) == ([], [table.id])
    faults.append(ZeroDivisionError("no rating"))
    for _ in range(2):
        writer.wake(table.id)
        await writer.idle()
        await asyncio.sleep(0)
    await writer.idle()
    once = written(path), standing(path)
    assert [games for _, games, _ in standing(path).values()] == [1, 1]
    assert await asyncio.gather(*(writer.write(table.id) for _ in range(2))) == [False] * 2
    assert (written(path), standing(path)) == once
    assert await results.pending() == []


async def test_what_a_killed_process_left_is_written_at_the_next_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Missing results are written once at the next start, oldest first."""
    async with open_store(path) as store:
        tables = Tables(store, Random(7))
        table = await finished(tables, monkeypatch, 1, 2)
        given_up = await begun(tables, 2, channel=6, rated=True)
        await closing.abandon(given_up, PEOPLE[0])
    assert written(path) == []
    for _ in range(2):
        async with open_services(path, RecordingSender()) as services:
            await services.resume()
            await services.results_writer.idle()
        assert [row[0] for row in written(path)] == [table.id, table.id, given_up.id, given_up.id]
        assert [games for _, games, _ in standing(path).values()] == [1, 1]


@pytest.mark.own_sql
async def test_results_and_names_are_kept_by_server(
    tables: Tables, writer: ResultsWriter, results: ResultStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await finished(tables, monkeypatch, 1, 2)
    there = await begun(tables, channel=6, guild=2, rated=True)
    await concede(there, PEOPLE[0])
    for table in (here, there):
        assert await writer.write(table.id)
    newest = replace(invitation(1, channel=7), seats=(Seat("Ada II", user=PEOPLE[0]),))
    await lobby.open_table(tables, newest)
    found = [[each.table_id for each in await results.of_person(PEOPLE[0], guild)] for guild in (None, 1, 3)]
    assert found == [[there.id, here.id], [here.id], []]
    assert {rating.games for rating in (await results.ratings(2, "nim/base", Pool.PEOPLE)).values()} == {1}
    assert await results.names(1, PEOPLE) == {PEOPLE[0]: "Ada II", PEOPLE[1]: "Ben"}
    assert await results.names(2, PEOPLE[:1]) == {PEOPLE[0]: "Ada"}
