"""The log: as text or JSON, with the table, safe against user input, and without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
import threading
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from io import StringIO
from pathlib import Path
from string import ascii_letters, digits, punctuation
from typing import Any

import discord
import pytest
from discord import app_commands
from hypothesis import given
from hypothesis import strategies as st

from bot.games.contract import IllegalAction
from bot.telemetry.logs import REDACTED, Outage, Secrets, catch_all, configure_logging, log_context, set_log_table

TOKEN = "MTA5ODc2NTQzMjEwOTg3NjU0.GhIjKl.s3cret-s3cret_s3cret-s3cret_s3cret-01"
HEAD = re.compile(r"\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] \[(DEBUG|INFO|WARNING|ERROR|CRITICAL) *\] [\w.]+: .*")
STYLES = ("text", "json")
log = logging.getLogger("bot.tests")


class Written:
    """A log in memory."""

    def __init__(self, style: str, level: str = "DEBUG", secrets: Secrets | None = None) -> None:
        # pytest's captured log could not be reported if it contained a lone surrogate
        logging.getLogger().handlers.clear()
        self.stream = StringIO()
        self.handler = configure_logging(level, style, secrets or Secrets(TOKEN), self.stream)

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[str]:
        """The lines, split at line feeds only."""
        return self.text.split("\n")[:-1]

    @property
    def records(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.lines]


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    """Restore the logging configuration."""
    root = logging.getLogger()
    handlers, levels = list(root.handlers), {name: logging.getLogger(name).level for name in ("", "bot", "cogs")}
    hooks = sys.excepthook, threading.excepthook
    yield
    root.handlers[:] = handlers
    for name, level in {**levels, "render": 0}.items():
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(False)
    sys.excepthook, threading.excepthook = hooks


def fail(error: BaseException) -> None:
    try:
        raise error
    except type(error):
        log.exception("something failed")


def test_text_lines_have_time_level_logger_and_message() -> None:
    """The message is prefixed once with the current table."""
    written = Written("text")
    log.info("hello")
    with log_context(7):
        log.warning("hello")
        log.warning("table %s: hello", 7)

    assert all(HEAD.fullmatch(line) for line in written.lines)
    assert [line.split(": ", 1)[1] for line in written.lines] == ["hello", "table 7: hello", "table 7: hello"]


def test_json_records_have_their_context() -> None:
    """UTC time, level, logger, message, and as much of the context as is known."""
    written = Written("json")
    with log_context(guild=1, channel=2):
        log.info("before")
        set_log_table(3)
        log.info("after %s", "that")
    log.info("outside")

    before, after, outside = written.records
    assert datetime.fromisoformat(before["time"]).utcoffset() == timedelta(0)
    assert before | {"time": ""} == {
        "time": "",
        "level": "INFO",
        "logger": "bot.tests",
        "message": "before",
        "guild": 1,
        "channel": 2,
    }
    assert (after["message"], after["table"], after["guild"], after["channel"]) == ("after that", 3, 1, 2)
    assert not {"table", "guild", "channel"} & set(outside)


async def test_tasks_inherit_the_context() -> None:
    written = Written("json")

    async def find() -> None:
        set_log_table(9)

    async def other() -> None:
        with log_context(5):
            await asyncio.sleep(0)
            log.info("other")

    with log_context():
        await asyncio.gather(asyncio.ensure_future(find()), asyncio.ensure_future(other()))
        log.info("found")

    assert {record["message"]: record["table"] for record in written.records} == {"other": 5, "found": 9}


@pytest.mark.parametrize("style", STYLES)
def test_an_error_comes_with_its_traceback(style: str) -> None:
    """The log contains the traceback and the error's cause."""
    written = Written(style)

    def first() -> None:
        raise KeyError("cause")

    try:
        try:
            first()
        except KeyError as cause:
            raise ValueError("effect") from cause
    except ValueError:
        log.exception("something failed")

    told = written.records[0]["traceback"] if style == "json" else written.text
    led = "The above exception was the direct cause of the following exception:"
    parts = [told.index(each) for each in ("in first", "KeyError: 'cause'", led, "ValueError: effect")]
    assert parts == sorted(parts)
    if style == "json":
        assert written.records[0]["error"] == "ValueError: effect"


def test_errors_that_caused_each_other_are_told_once() -> None:
    """A circle of causes, which Python allows, ends where it closes."""
    written = Written("text")
    first, second = KeyError("first"), KeyError("second")
    first.__cause__, second.__cause__ = second, first
    fail(first)

    assert [written.text.count(f"KeyError: {each!r}") for each in ("first", "second")] == [1, 1]


def test_levels_apply_to_the_bots_own_log() -> None:
    """Libraries log from INFO on, or the configured level if higher: at DEBUG they quote message content."""
    written = Written("text")
    logging.getLogger("discord.http").debug("POST with {'content': 'your hand'}")
    logging.getLogger("aiosqlite").debug("executing INSERT")
    log.debug("of the house")
    logging.getLogger("discord.http").info("of Discord")
    assert [line.rpartition(": ")[2] for line in written.lines] == ["of the house", "of Discord"]

    quiet = Written("text", "ERROR")
    log.warning("not this")
    logging.getLogger("discord.http").warning("nor this")
    assert quiet.text == ""
    assert len(written.lines) == 2


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (
            app_commands.TransformerError("secret", discord.AppCommandOptionType.integer, app_commands.Transformer()),
            "TransformerError",
        ),
        (app_commands.CommandNotFound("secret", []), "CommandNotFound"),
        (IllegalAction("coins_short", have="secret", need="secret"), "IllegalAction: coins_short"),
    ],
)
def test_what_may_be_secret_is_not_quoted(error: Exception, told: str) -> None:
    """Errors of discord.py quote what was typed, and the facts of a refusal may reveal a hand."""
    written = Written("json")
    fail(error)
    assert written.records[0]["error"].endswith(told)
    assert "secret" not in written.records[0]["error"] + written.records[0]["traceback"].splitlines()[-1]


ANYTHING = st.text('a [{"\\\n\r\x00\x0b\x0c\x1b\x1c\x85\u2028\u2029\u202e\ud800中😀', max_size=60) | st.sampled_from(
    ["a\n[2026-01-01 00:00:00] [INFO    ] bot: forged", "\x1b[2J\r\x00", "\u2028\u202ereversed", '{"level": "x"}\n{}']
)


@given(ANYTHING, st.sampled_from(STYLES))
def test_what_people_type_breaks_no_line(typed: str, style: str) -> None:
    """Line breaks and control characters in user input stay within their record, in errors too."""
    written = Written(style)
    log.info("%s said so", typed)
    fail(ValueError(typed))

    if style == "json":
        assert [record["message"] for record in written.records][1] == "something failed"
        assert len(written.records) == 2
    else:
        assert [line for line in written.lines if HEAD.fullmatch(line)] == [
            line for line in written.lines if not line.startswith("    ")
        ]
        assert sum(not line.startswith("    ") for line in written.lines) == 2
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e]", written.text)


@pytest.mark.parametrize("style", STYLES)
def test_the_token_is_redacted_everywhere(style: str) -> None:
    leaks: list[Callable[[], None]] = [
        lambda: log.info("the token is %s", TOKEN),
        lambda: log.info("{'Authorization': 'Bot %s'}", TOKEN),
        lambda: fail(ValueError(f"no {TOKEN}")),
        lambda: fail(ExceptionGroup("some", [ValueError(TOKEN)])),
        lambda: log.info("https://example.org/?token=%s", TOKEN),
        lambda: logging.getLogger("discord").warning(TOKEN),
    ]
    for leak in leaks:
        written = Written(style)
        leak()

        assert REDACTED in written.text
        assert "s3cret" not in written.text


def test_passwords_in_addresses_are_redacted() -> None:
    """Passwords are redacted both as written in the address and decoded."""
    server = "postgresql://piazza:p%40ss-word@db.example/games"
    for address in (server, Path(server), "http://piazza:p%40ss-word@127.0.0.1:8080/api"):
        written = Written("text", secrets=Secrets.among([3, None, address], None))
        log.info("connecting to %s", address)
        log.info("password p@ss-word and p%40ss-word are wrong")
        log.info("and another one: postgres://other:hidden-one@db.example/")

        assert written.text.count(REDACTED) == 4
        assert "ss-word" not in written.text
        assert "hidden-one" not in written.text


def test_interaction_tokens_and_other_bots_tokens_are_redacted() -> None:
    """Interaction tokens are redacted: with one, anyone can respond as the bot for 15 minutes."""
    written = Written("text", secrets=Secrets())
    log.info("POST /api/v10/webhooks/123/aW50ZXJhY3Rpb246/messages/@original: 429")
    log.info("POST /api/v10/interactions/456/aW50ZXJhY3Rpb246/callback: 200")
    log.info("a token that was set before: %s", TOKEN)

    assert "aW50ZXJhY3Rpb246" not in written.text
    assert "s3cret" not in written.text
    assert f"/webhooks/123/{REDACTED}/messages/@original: 429" in written.text


@given(st.text(ascii_letters + digits + punctuation, min_size=4, max_size=40), st.sampled_from(STYLES))
def test_no_secret_is_ever_written(secret: str, style: str) -> None:
    written = Written(style, secrets=Secrets("#" + secret))
    log.info("<%s>", "#" + secret)

    said = written.records[0]["message"] if style == "json" else written.lines[0].partition("bot.tests: ")[2]
    assert said == f"<{REDACTED}>"


def test_a_record_that_cannot_be_written_is_not_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    """A record that cannot be formatted is logged without its arguments, which Python would print."""
    written = Written("text")
    written.handler.handle(log.makeRecord(log.name, logging.INFO, "file.py", 12, "%d hands", ("a hand",), None))

    assert written.lines == ["a record of bot.tests, line 12, could not be written"]
    assert capsys.readouterr().err == ""


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_uncaught_exceptions_are_logged() -> None:
    written = Written("json")
    catch_all()
    error = ValueError(TOKEN)
    sys.excepthook(ValueError, error, None)
    threading.excepthook(threading.ExceptHookArgs((ValueError, error, None, None)))

    assert [record["message"] for record in written.records] == ["the bot must stop", "a thread has failed"]
    assert [record["error"] for record in written.records] == [f"ValueError: {REDACTED}"] * 2


@pytest.mark.parametrize("style", STYLES)
def test_an_outage_is_one_line_a_minute(style: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a traceback, however many run into it; another kind has a line of its own."""
    now = 0.0
    monkeypatch.setattr("bot.telemetry.logs.monotonic", lambda: now)
    written = Written(style)

    def run_into(kind: str) -> None:
        try:
            try:
                raise Outage(kind, f"the store is {kind}")
            except Outage as outage:
                raise ValueError("a move") from outage
        except ValueError:
            log.exception("an answer failed")

    for kind in ("full", "full", "damaged", "full"):
        run_into(kind)
    now = 61.0
    run_into("full")

    messages = [line["message"] for line in written.records] if style == "json" else written.lines
    assert [message.rpartition("an answer failed: ")[2] for message in messages] == [
        "the store is full",
        "the store is damaged",
        "the store is full (2 more like this since the last line)",
    ]
