"""The playground: its page over HTTP, as a browser uses it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.bot.kit import Complaint

pytest.importorskip("simcord")
from bot.cli import playground

pytestmark = pytest.mark.slow

TIMEOUT = 60.0
"""Seconds for anything on a busy machine."""


class Browser:
    def __init__(self, url: str) -> None:
        self.address, self.capability = url.split("/#")
        self.sequence = 0
        self.shown: dict[str, Any] = {}
        self.shown = self.ask("/api/pages", {})

    def ask(self, path: str, body: object = None) -> Any:
        """Send a request as the page's script does."""
        headers = {"X-Simcord-Capability": self.capability, "Content-Type": "application/json"}
        if self.shown:
            headers["X-Simcord-Context"] = self.shown["context"]["id"]
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(
            urllib.request.Request(self.address + path, data, headers), timeout=TIMEOUT
        ) as answer:
            return json.load(answer)

    def look(self) -> dict[str, Any]:
        self.shown = self.ask("/api/state")
        return self.shown

    def act(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Act on the page as it was last seen, and return its message."""
        self.sequence += 1
        envelope = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": f"request-{self.sequence}",
            "generation": self.shown["context"]["generation"],
            "bot_generation": self.shown["botGeneration"],
            "published_revision": self.shown["publishedRevision"],
            "kind": kind,
        }
        receipt: dict[str, Any] = self.ask("/api/action", envelope | facts)
        return receipt

    def go(self, label: str) -> None:
        (key,) = [viewer["id"] for viewer in self.shown["viewers"] if viewer["name"] == label]
        assert self.act("viewer", viewer_id=key)["settlement"] == "settled"
        assert self.look()["viewerId"] == key

    def commands(self) -> dict[str, dict[str, Any]]:
        return {entry["invocation"]: entry for entry in self.ask("/api/commands")["entries"]}

    def type(self, command: str, **options: Any) -> dict[str, Any]:
        entry = self.commands()[command]
        return self.act(
            "run_command",
            command_id=entry["commandId"],
            schema_fingerprint=entry["schemaFingerprint"],
            path=entry["path"],
            options=options,
        )

    def click(self, label: str, beside: str = "") -> dict[str, Any]:
        """Press the newest button with this label, in a message that contains a text."""
        for message in reversed(list(self.shown["messages"].values())):
            if beside not in json.dumps(message, ensure_ascii=False):
                continue
            for part in walk(message["components"]):
                if part.get("type") == 2 and part.get("label") == label:
                    key = f"message:{message['id']}:component:{part['id']}"
                    return self.act("click", target_id=message["id"], control_key=key)
        raise AssertionError(f"no button {label}")

    def wait_for(self, text: str) -> None:
        end = time.monotonic() + TIMEOUT
        while text not in json.dumps(self.look()["messages"], ensure_ascii=False):
            assert time.monotonic() < end, f"the page never shows {text!r}"


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from walk(part.get("components", []))


@contextmanager
def started(folder: Path, **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a playground in a folder, and return its process and its address."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PIAZZA_", "DISCORD_"))}
    root = str(Path(__file__).parents[3])
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "playground"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environ | {"PYTHONPATH": root} | settings,
        text=True,
        encoding="utf-8",
    ) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().split()[-1]
        finally:
            process.kill()


def test_a_visit_from_the_menu_to_the_end(tmp_path: Path) -> None:
    """Only the manager is offered `/admin`, a German reader reads German, and one click starts a game.

    What the bot does after its answer is shown without a refresh, and a direct message names the table's channel.
    Ctrl+C ends it in order, and nothing is left behind.
    """
    people = ("Anna (manager)", "Bruno", "Carla (Deutsch)", "Dario")
    places = [f"{place}: {who}" for place in ("#games", "#games-2", "DM") for who in people]

    with started(tmp_path, TMPDIR=str(tmp_path), PYTHONIOENCODING="cp1252") as (process, url):
        page = Browser(url)
        assert [viewer["name"] for viewer in page.shown["viewers"]] == places
        assert page.type("admin tables")["settlement"] == "settled"
        page.go("#games: Bruno")
        assert not [name for name in page.commands() if name.startswith("admin")], "they are no manager"
        page.go("DM: Bruno")
        page.type("hand")
        page.wait_for('"label": "/table new"')
        page.go("DM: Carla (Deutsch)")
        page.type("games")
        page.wait_for("Du ")
        page.go("#games-2: Carla (Deutsch)")
        page.type("table new", game="carrara")
        page.wait_for("Beginnen")

        page.go("#games: Dario")
        assert page.click("Play against Novice", beside="Carrara")["settlement"] == "settled"
        page.wait_for("@Dario")
        page.go("DM: Dario")
        page.type("hand")
        page.wait_for("Coins: ")
        page.wait_for('"label": "#games"')
        if sys.platform == "win32":
            return  # there a test cannot press Ctrl+C in another process
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=TIMEOUT)

    assert (process.returncode, errors) == (0, "")
    assert list(tmp_path.iterdir()) == []


async def test_the_simulated_clock_goes_on_while_no_page_asks() -> None:
    """The bot waits by it before it acknowledges a click that takes long; Discord then still takes its answer."""
    went_on, began = asyncio.Event(), time.time()

    class Clock:
        """A simulated Discord with a clock that stands still unless it is advanced."""

        at = began

        def now(self) -> datetime:
            return datetime.fromtimestamp(self.at, UTC)

        def advance_clock(self, seconds: float) -> None:
            if seconds > 0 and self.at > began:
                went_on.set()
            self.at += seconds

        backend = property(lambda self: self)

    keeping = asyncio.create_task(playground.keep_time(Clock()))  # type: ignore[arg-type]
    async with asyncio.timeout(TIMEOUT):
        await went_on.wait()
    keeping.cancel()


def test_a_port_in_use_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, complaint: Complaint) -> None:
    """The line names the port and says what to do."""
    monkeypatch.chdir(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        err = complaint("playground", "--port", str(port))

    assert err == f"piazza: Port {port} is already in use. Choose another with --port, or leave it out.\n"
