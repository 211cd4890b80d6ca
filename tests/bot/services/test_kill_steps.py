"""A move killed at each of its steps: before every write to the store, before and after every message."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests import ROOT
from tests.bot.kit import PEOPLE
from tests.bot.services.dying import MESSAGES, STORE


def lives(folder: Path, **moves: int) -> dict[str, list[list[str]]]:
    """Make moves, each killed at every so many steps; return what each run and its successor reported, by move."""
    arguments = [f"{what}={every}" for what, every in moves.items()]
    command = [sys.executable, "-m", "tests.bot.services.dying", str(folder), *arguments]
    done = subprocess.run(command, cwd=ROOT, check=True, timeout=300, stdout=subprocess.PIPE, text=True)
    told: dict[str, list[list[str]]] = {what: [] for what in moves}
    for line in done.stdout.splitlines():
        what, *found = json.loads(line)
        told[what].append(found)
    return told


def left(folder: Path) -> tuple[dict[str, list[Any]], list[str]]:
    """Return the contents of a folder: each database table of the store, and the messages."""
    with closing(sqlite3.connect(folder / STORE)) as store:
        names = [name for (name,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: sorted(store.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}
    return rows, (folder / MESSAGES).read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    "moves",
    [
        pytest.param({"turn": 17, "order": 23, "usual": 7, "gone": 8, "puzzle": 8, "mine": 8}, marks=pytest.mark.slow),
        *(
            pytest.param({what: 1}, marks=pytest.mark.exhaustive)
            for what in ("turn", "end", "order", "gone", "puzzle", "mine")
        ),
    ],
    ids=" ".join,
)
@pytest.mark.posix("it forks a process at every step")
def test_killed_at_any_step_of_a_move_all_is_in_the_end_as_if_nothing_had_been(
    tmp_path: Path, moves: dict[str, int]
) -> None:
    """Accepted moves survive; store and messages end up the same as without a kill."""
    for what, told in lives(tmp_path, **moves).items():
        check_same(tmp_path / what, moves[what], told)


def check_same(folder: Path, every: int, told: list[list[str]]) -> None:
    """Assert that store and messages are the same at whichever step a move was killed."""
    *deaths, last = told
    assert last == ["accepted", "lived", "known"]
    untouched = folder / str(1 + len(deaths) * every)
    rows, messages = left(untouched)
    assert set(statuses(untouched)) <= {"sent", "dropped"}
    assert len(messages) == len(set(messages))

    for number, told_of_one in enumerate(deaths):
        place = folder / str(1 + number * every)
        assert left(place) == (rows, messages), told_of_one
        assert told_of_one[-1] == "known" or "accepted" not in told_of_one
    steps = [step for told_of_one in deaths for step in told_of_one[:-1] if step != "accepted"]
    assert len(steps) == len(deaths)


@pytest.mark.parametrize(
    "every", [pytest.param(9, marks=pytest.mark.slow), pytest.param(1, marks=pytest.mark.exhaustive)]
)
@pytest.mark.posix("it forks a process at every step")
def test_killed_at_any_step_of_a_match_there_is_one_table_and_no_offer_is_lost(tmp_path: Path, every: int) -> None:
    """Whether before the second offer, between it and the table, or before the game begins: it is played once."""
    *deaths, _ = lives(tmp_path, offer=every)["offer"]
    assert len(deaths) * every > 12
    for place in [place for place in (tmp_path / "offer").iterdir() if place.name.isdigit()]:
        rows, messages = left(place)
        assert [row[10] for row in rows["tables"]] == ["running"], place
        assert {row[2] for row in rows["seats"]} == {*PEOPLE[:2]}
        assert rows["offers"] == []
        assert set(statuses(place)) <= {"sent", "dropped"}
        (turn,) = [told for told in map(json.loads, messages) if told[1] == "turn"]
        assert len(turn[-1]) + len([told for told in map(json.loads, messages) if told[1] == "notice"]) <= 2
    assert {told[-1] for told in deaths} == {"known", "unknown"}


@pytest.mark.parametrize(
    "every", [pytest.param(37, marks=pytest.mark.slow), pytest.param(1, marks=pytest.mark.exhaustive)]
)
@pytest.mark.posix("it forks a process at every step")
def test_killed_at_any_step_of_a_round_each_pairing_has_one_table(tmp_path: Path, every: int) -> None:
    """Whether before a round closes, before the next is drawn, or between its tables: it is closed and begun once."""
    *deaths, _ = lives(tmp_path, league=every)["league"]
    assert len(deaths) * every > 60
    for place in [place for place in (tmp_path / "league").iterdir() if place.name.isdigit()]:
        rows, messages = left(place)
        told = [kind for _, _, kind, *_ in sorted(rows["league_log"]) if kind not in ("opened", "joined")]
        assert told == ["begun", "moved", "closed", "begun"], place
        drawn = [row for row in rows["league_pairings"] if row[1] == 2]
        assert sorted(number for row in drawn for number in row[3].split(",") if number) == [*"12345"]
        assert [row[4:6] for row in drawn] in (
            [("open", 3), ("open", 4), ("bye", None)],
            [("open", 4), ("open", 3), ("bye", None)],
        )
        assert [row[10] for row in rows["tables"]] == ["over", *["running"] * 3], place
        assert len({row[2] for row in rows["tables"]}) == 4, "each has a thread"
        assert set(statuses(place)) <= {"sent", "dropped"}
        turns = [told for told in map(json.loads, messages) if told[1] == "turn"]
        assert [len(told[-1]) for told in turns] == [2] * 4
    assert {told[-1] for told in deaths} == {"known", "unknown"}


def statuses(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / STORE)) as store:
        return [status for (status,) in store.execute("SELECT status FROM outbox")]
