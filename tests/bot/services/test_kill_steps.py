"""A bot killed at each step of what it does: before every write to the store, before and after every message."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.bot.killed import COMPLETED, reports
from tests.bot.kit import ADA, BEN, all_rows
from tests.bot.services.killing import MESSAGES, STORE

MOVES = {"turn": 17, "end": 23, "order": 23, "usual": 7, "gone": 8, "puzzle": 8, "mine": 8}
OTHERS = {"offer": 9, "league": 37}
"""By operation, how many steps are between one kill and the next: few are found again soon, all are tried rarely."""


class Runs(NamedTuple):
    every: int
    killed: list[list[str]]
    """What each killed run and its successor reported."""
    last: list[str]
    folders: list[Path]


def runs(folder: Path, **operations: int) -> dict[str, Runs]:
    """Kill operations at every n-th step, all in one process, as its start takes longer than most runs."""
    arguments = [f"{what}={every}" for what, every in operations.items()]
    told = reports("tests.bot.services.killing", folder, *arguments)
    found = {}
    for what, every in operations.items():
        *killed, last = [run for name, *run in told if name == what]
        folders = [folder / what / str(1 + number * every) for number in range(len(killed) + 1)]
        found[what] = Runs(every, killed, last, folders)
    return found


@pytest.fixture(scope="module")
def some(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Runs]:
    return runs(tmp_path_factory.mktemp("some"), **MOVES, **OTHERS)


@pytest.fixture
def runs_of(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Runs]:
    """Return the runs of an operation, killed at some of its steps or at each."""
    if request.param == "some":
        found: dict[str, Runs] = request.getfixturevalue("some")
        return found.__getitem__
    return lambda what: runs(tmp_path, **{what: 1})[what]


pytestmark = [
    pytest.mark.posix("it forks a process at every step"),
    pytest.mark.parametrize(
        "runs_of",
        [pytest.param("some", marks=pytest.mark.slow), pytest.param("each", marks=pytest.mark.exhaustive)],
        indirect=True,
    ),
]


def left(folder: Path) -> tuple[dict[str, list[dict[str, Any]]], list[list[Any]]]:
    """Return what a folder holds: each database table of the store, and the messages, all of which were sent once."""
    rows, lines = all_rows(folder / STORE), (folder / MESSAGES).read_text("utf-8").splitlines()
    assert {row["status"] for row in rows["outbox"]} <= {"sent", "dropped"}
    assert len(lines) == len({*lines})
    return rows, [json.loads(line) for line in lines]


@pytest.mark.parametrize("what", MOVES)
def test_a_move_killed_at_any_step_leaves_the_same_as_without_the_kill(
    what: str, runs_of: Callable[[str], Runs]
) -> None:
    """Accepted moves survive; store and messages end up the same."""
    found = runs_of(what)
    assert found.last == ["accepted", COMPLETED, "known"]
    *folders, untouched = map(left, found.folders)
    for killed, folder in zip(found.killed, folders, strict=True):
        assert folder == untouched, killed
        *accepted, _, known = killed
        assert accepted in ([], ["accepted"])
        assert known == "known" or not accepted


def test_a_match_killed_at_any_step_has_one_table_and_loses_no_offer(runs_of: Callable[[str], Runs]) -> None:
    """Whether before the second offer, between it and the table, or before the game begins: it is played once."""
    found = runs_of("offer")
    assert len(found.killed) * found.every > 12
    for folder in found.folders:
        rows, messages = left(folder)
        assert [row["status"] for row in rows["tables"]] == ["running"], folder
        assert {row["user"] for row in rows["seats"]} == {ADA, BEN}
        assert rows["offers"] == []
        ((*_, pinged),) = [message for message in messages if message[1] == "turn"]
        assert len(pinged) + sum(message[1] == "notice" for message in messages) <= 2
    assert {killed[-1] for killed in found.killed} == {"known", "unknown"}


def test_a_round_killed_at_any_step_has_one_table_for_each_pairing(runs_of: Callable[[str], Runs]) -> None:
    """Whether before a round closes, before the next is drawn, or between its tables: it is closed and begun once."""
    found = runs_of("league")
    assert len(found.killed) * found.every > 60
    for folder in found.folders:
        rows, messages = left(folder)
        log = [row["kind"] for row in sorted(rows["league_log"], key=lambda row: int(row["number"]))]
        assert [kind for kind in log if kind not in ("opened", "joined")] == ["begun", "moved", "closed", "begun"]
        drawn = [row for row in rows["league_pairings"] if row["round"] == 2]
        assert sorted(number for row in drawn for number in row["members"].split(",") if number) == [*"12345"]
        assert [row["state"] for row in drawn] == ["open", "open", "bye"]
        assert {row["table_id"] for row in drawn} == {3, 4, None}
        assert [row["status"] for row in rows["tables"]] == ["over", *["running"] * 3], folder
        assert len({row["channel"] for row in rows["tables"]}) == 4, "each has a thread"
        assert [len(message[-1]) for message in messages if message[1] == "turn"] == [2] * 4
    assert {killed[-1] for killed in found.killed} == {"known", "unknown"}
