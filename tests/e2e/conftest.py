"""An offline Discord with our own client in it."""

from __future__ import annotations

import asyncio
import json
import logging
import marshal
import pickle
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from io import StringIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord
from discord import app_commands

from bot.app.client import Piazza, cog_modules, create_client
from bot.app.config import Config
from bot.games import GAMES
from bot.telemetry.logs import Secrets, configure_logging
from cogs.core import response
from cogs.core.face import FACES
from cogs.core.languages import Translator
from cogs.core.panel import Panel
from render.engine.painter import Painter
from tests.bot.stores import empty
from tests.cogs.limits import check_panel
from tests.e2e.reading import foreign, speak, text_of
from tests.e2e.world import VirtualTime, World

cog_modules()  # the cogs must read what each game offers before any test patches it

PATIENCE = 30.0
"""Seconds for one action and all its consequences, including the animation of a whole game."""

MAX_ITERATIONS = 1000
"""Iterations of the loop within which the bot comes to rest."""

PROGRAMMING_ERRORS = (ArithmeticError, AssertionError, AttributeError, LookupError, NameError, TypeError, ValueError)
"""Errors that neither Discord nor disk nor network raises, so that they are defects of ours."""


def pytest_configure(config: pytest.Config) -> None:
    """Load the fixtures of the offline Discord, which no other tests need."""
    config.pluginmanager.import_plugin("simcord.pytest_plugin")


@pytest.fixture(autouse=True, scope="session")
def _idle_noticed_soon() -> Iterator[None]:
    """Let the offline Discord notice sooner that the bot is idle: by default every click takes 50 ms.

    As each look has its cost, it looks only when nothing in the event loop can go on.
    """
    settle: Any = simcord.Env._settle_internal
    defaults = settle.__kwdefaults__
    assert defaults["idle"] == 0.05
    defaults["idle"] = 0.01
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("simcord.env.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": _sleep}))
        yield


async def _sleep(delay: float) -> None:
    """Sleep, or if for no time, until nothing in the loop can go on, unless that never ends."""
    if delay:
        await asyncio.sleep(delay)
        return
    ready = vars(asyncio.get_running_loop())["_ready"]
    for _ in range(MAX_ITERATIONS):
        await asyncio.sleep(0)
        if not ready:
            return


@pytest.fixture(autouse=True, scope="session")
def _commands_translated_once() -> None:
    """Translate each command for Discord once, instead of in every test with the same result."""
    for kind in (app_commands.Command, app_commands.Group):
        _keep_payloads(kind, kind.get_translated_payload)


@pytest.fixture(autouse=True, scope="session")
def _commands_made_once() -> None:
    """Add the same commands to every test's client while the games are the same: making them takes half its start."""
    add = Piazza.add_commands
    games, kept = list[Any](), list[Any]()

    def there() -> list[Any]:
        # looked up without loading: the bot decides whether a package's game may have a face
        return [each for name, game in GAMES.items() for each in (game, FACES.get(name))]

    async def added(self: Piazza) -> None:
        if kept and [*map(id, there())] == [*map(id, games)]:
            for command in kept:
                self.tree.add_command(command)
            await self.tree.set_translator(Translator())
            return
        await add(self)
        if not kept:
            games[:], kept[:] = there(), self.tree.get_commands()

    Piazza.add_commands = added  # type: ignore[method-assign]


@pytest.fixture(autouse=True, scope="session")
def _copied_quickly() -> Iterator[None]:
    """Let the offline Discord copy what it keeps and logs, which is JSON, without looking for cycles."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("simcord.results.deepcopy", _copy)
        patch.setattr("simcord.components.deepcopy", _copy)
        patch.setattr("simcord.http.router.copy", SimpleNamespace(deepcopy=_copy))
        patch.setattr("simcord.gateway.copy", SimpleNamespace(deepcopy=_copy))
        yield


def _copy(value: Any) -> Any:
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # something in it is no JSON, mostly an enum of discord.py
        return pickle.loads(pickle.dumps(value))


def _keep_payloads(kind: Any, translate: Callable[..., Awaitable[dict[str, Any]]]) -> None:
    known: dict[tuple[str, ...], dict[str, Any]] = {}

    async def kept(self: Any, *others: Any) -> dict[str, Any]:
        key = (self.qualified_name, *GAMES)
        if key not in known:
            # as JSON has it, so that it is copied quickly: levels are more than their names
            known[key] = json.loads(json.dumps(await translate(self, *others)))
        return known[key]

    kind.get_translated_payload = kept


@pytest.fixture(autouse=True)
def _first_answers_may_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the time for first answers: Discord's three seconds are too short for a busy machine."""
    monkeypatch.setattr("cogs.core.response.FIRST_ANSWER_TIMEOUT", 120.0)


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch, language: str) -> str:
    """Let everybody's Discord be in German, check that all they are shown is, and return that language."""
    speak(monkeypatch, language)
    checks_shown(monkeypatch, lambda panel, view: _check_language(view, language))
    return language


def _check_language(view: discord.ui.LayoutView, language: str) -> None:
    text = re.sub("nim|base|expansion", "", text_of(view.walk_children()), flags=re.IGNORECASE)  # Nim brings no words
    assert not foreign(text, language), text


def checks_shown(monkeypatch: pytest.MonkeyPatch, check: Callable[[Panel, discord.ui.LayoutView], None]) -> None:
    """Check every panel that is shown, as it is laid out."""
    lay_out: Callable[..., discord.ui.LayoutView] = vars(response)["layout"]

    def checked(panel: Panel, *kept: Any, **marked: Any) -> discord.ui.LayoutView:
        view = lay_out(panel, *kept, **marked)
        check(panel, view)
        return view

    for name, module in [*sys.modules.items()]:
        if name.startswith("cogs.") and "layout" in vars(module):
            monkeypatch.setattr(module, "layout", checked)


@pytest.fixture
def panels_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    checks_shown(monkeypatch, lambda panel, view: check_panel(panel))


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the outbox wait longer than the offline Discord does in real time: only virtual time is to end the wait."""
    monkeypatch.setattr("bot.services.background.FIRST_WAIT", PATIENCE + 1)


@pytest.fixture
def log() -> Iterator[StringIO]:
    """Log as a running bot does, and as verbosely as it can; restore the logging setup afterwards."""
    root, named = logging.getLogger(), [logging.getLogger(name) for name in ("", "bot", "cogs", "render")]
    handlers, levels = list(root.handlers), [logger.level for logger in named]
    stream = StringIO()
    configure_logging("DEBUG", "text", Secrets(), stream)
    yield stream
    root.handlers[:] = handlers
    logging.captureWarnings(False)
    for logger, level in zip(named, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture(autouse=True)
def _drawing_workers_kept_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the processes that draw alive: the offline Discord would wait in real time for them to stop."""
    monkeypatch.setattr("bot.app.client.DRAWING_IDLE", 3600.0)


@pytest.fixture(autouse=True)
def _drawing_threads_without_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no thread rest after a drawing: the offline Discord's time stands still while it waits for a picture."""
    monkeypatch.setattr(Painter, "paint_later", Painter.paint)


@pytest.fixture(autouse=True)
def _commands_by_name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the names of commands as the texts have them, except in tests marked `mentions`."""
    if request.node.get_closest_marker("mentions") is None:
        monkeypatch.setattr("cogs.core.command_registration.command_mentions", lambda payloads, ids: {})


@pytest.fixture(autouse=True)
def _no_errors_of_ours(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail if a defect of ours was logged: without this, a message that cannot be drawn would only come late.

    Tests marked `broken` provoke one.
    """
    yield
    if request.node.get_closest_marker("broken") is None:
        records = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.get_records("teardown")]
        found = [each for each in records if each.exc_info and isinstance(each.exc_info[1], PROGRAMMING_ERRORS)]
        assert not found, "\n".join(map(logging.Formatter().format, found))


@pytest.fixture
def config(tmp_path: Path) -> Config:
    path = tmp_path / "house" / "piazza.sqlite3"
    path.parent.mkdir()
    return Config(database=empty(path), thinking=0.05)


@pytest.fixture
def virtual_time() -> VirtualTime:
    return VirtualTime()


@pytest.fixture
def simcord_bot(config: Config, virtual_time: VirtualTime) -> Piazza:
    """Return our client on the offline Discord's clock, its random generator seeded so that every run is the same."""
    return create_client(config, Random(7), virtual_time)


@pytest_asyncio.fixture
async def world(
    request: pytest.FixtureRequest,
    simcord_env: simcord.Env,
    simcord_bot: Piazza,
    config: Config,
    virtual_time: VirtualTime,
) -> AsyncIterator[World]:
    """Return a server with a channel and five people, who play Nim or the `GAME` of the test's module."""
    virtual_time.env = simcord_env
    simcord_env.settle_timeout = PATIENCE
    world = World(simcord_env, simcord_bot, config, virtual_time, getattr(request.module, "GAME", "nim"))
    yield world
    await world.client.close()
