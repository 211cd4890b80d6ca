"""Fixtures: a store and its tables for one test, in a file or, under the `postgres` mark, on a real server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest
import pytest_asyncio
from PIL import Image

from bot.app.config import WRONG_USE
from bot.cli import main
from bot.database.address import Address
from bot.games.players import RANDOM, Speed
from bot.store.store import Store, open_store
from bot.tables.registry import Tables
from tests.bot.days import Days
from tests.bot.kit import BEGINNING, Complaint
from tests.bot.stores import empty
from tests.games.changing import change

ON_FILES: Final = {
    "people.test_absence",
    "people.test_preferences",
    "services.test_bundled_notices",
    "services.test_coach",
    "services.test_computers",
    "services.test_league_organisers",
    "services.test_matchmaker",
    "services.test_notices_table",
    "services.test_order_timer",
    "services.test_outbox",
    "services.test_puzzles",
    "services.test_questions",
    "services.test_results_writer",
    "services.test_timekeeper",
    "services.test_undelivered",
    "store.test_store",
    "tables.test_absence",
    "tables.test_announcing",
    "tables.test_concede",
    "tables.test_orders",
    "tables.test_pauses",
    "tables.test_proposals",
    "tables.test_replace_computer",
    "tables.test_sandbox",
    "tables.test_table",
}
"""Modules whose tests run on a file only, unless marked `own_sql`: other tests reach their statements on a server."""

main.parser = cache(main.parser)  # the program makes it once in a process, and tests do not


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize the store's location; tests with a path run on a file only.

    They read the file itself, or are slow on a server where other tests reach the same statements.
    """
    if "place" in metafunc.fixturenames:
        on_file = "path" in metafunc.fixturenames or (
            metafunc.module.__name__.removeprefix("tests.bot.") in ON_FILES
            and metafunc.definition.get_closest_marker("own_sql") is None
        )
        both = ["file", pytest.param("server", marks=pytest.mark.postgres)]
        metafunc.parametrize("place", ["file"] if on_file else both, indirect=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a server, leave slow tests and further cases to `-m exhaustive`: other tests reach their statements."""
    seen = set[str]()
    for item in items:
        if item.get_closest_marker("postgres") is not None:
            test = item.nodeid.partition("[")[0]
            if test in seen or item.get_closest_marker("slow") is not None:
                item.add_marker(pytest.mark.exhaustive)
            seen.add(test)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "piazza.sqlite3"


@pytest.fixture
def place(request: pytest.FixtureRequest) -> Path | Address:
    """Return where the store is: a file or a server."""
    if request.param == "file":
        return empty(request.getfixturevalue("path"))
    found: Address = request.getfixturevalue("unused")
    return found


@pytest_asyncio.fixture
async def store(place: Path | Address) -> AsyncIterator[Store]:
    async with open_store(place, clock=lambda: float(BEGINNING)) as store:
        yield store


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, Random(7))


@pytest_asyncio.fixture
async def days(place: Path | Address) -> AsyncIterator[Days]:
    days = Days(place)
    await days.begin()
    yield days
    await days.stop()


@pytest.fixture
def in_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def configured_store(in_folder: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PIAZZA_DATABASE", str(tmp_path / "piazza.sqlite3"))


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]) -> Complaint:
    """Run a command that is refused; return the one line that says why."""

    def refused(*arguments: str, status: int = WRONG_USE) -> str:
        capsys.readouterr()
        assert main.main(arguments) == status
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        return err

    return refused


@pytest.fixture
def laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pictures be laid out, but not drawn."""
    monkeypatch.setattr("render.engine.paint.compose", lambda *_: Image.new("RGB", (8, 8)))


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the test game four computer players, all of which play at random."""
    quick, searching = replace(RANDOM, speed=Speed.QUICK), replace(RANDOM, speed=Speed.SEARCHING)
    players = {"random": RANDOM, "novice": RANDOM, "advanced": quick, "master": searching}
    change(monkeypatch, "nim", computers_players=players)
