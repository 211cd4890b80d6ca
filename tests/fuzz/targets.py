"""Targets fuzzed without Discord: parsers of untrusted bytes and texts, and invariants of what they return.

A target accepts any bytes. It returns if they were understood or properly refused, and raises otherwise.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import tempfile
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.app.config import READERS, BadConfig, Config
from bot.cli.verify import describe, parse, replay_records
from bot.games import GAMES
from bot.games.carrara.cards.card import Source
from bot.games.carrara.cards.deck import read_cards
from bot.games.carrara.position import deal
from bot.games.carrara.view import view
from bot.games.contract import BadData, IllegalAction
from bot.model.person import zones
from bot.model.record import record_to_line, to_record
from bot.model.refusals import Refused
from bot.people.time_zones import find_zones
from bot.people.typed_dates import days_of, hour_of, is_off
from bot.tables.sandbox import read as read_sandbox
from bot.texts import texts
from bot.texts.printable import to_one_line
from bot.texts.sections import escape
from cogs.admin.managers import number_in
from cogs.core.controls import UNKNOWN, ControlId, InvalidControl
from cogs.core.face import FACES
from cogs.core.limits import CUSTOM_ID_LENGTH
from cogs.core.names import clean
from cogs.core.paging import page_of
from cogs.games.carrara import FACE as CARRARA
from cogs.games.carrara.parsing import (
    parse_blocks,
    parse_building,
    parse_city,
    parse_object,
    parse_scoring,
    parse_segment,
    unpack,
)
from cogs.people.settings import read_zone
from cogs.viewing.rules import complete_chapters, complete_passages, found_panel
from render.common.names import make_legible
from tests.bot.model.record_tools import canonical

FACES.setdefault("carrara", CARRARA)  # so that its rules can be searched without a client
TODAY: Final = date(2026, 1, 1)
_MARKS: Final = frozenset("\\*_~`|<>[]()#:-@")
_ESCAPED: Final = re.compile(r"\\.", re.DOTALL)
_FILE: Final = Path(tempfile.gettempdir()) / f"piazza-fuzz-{os.getpid()}.env"


def text_of(data: bytes) -> str:
    """Decode bytes to text, including lone surrogates, as Discord can send them."""
    if data[:1] == b"\xff":
        return data[1 : len(data) // 2 * 2 - 1].decode("utf-16-le", "surrogatepass")
    return data.decode("utf-8", "replace")


def records(data: bytes) -> None:
    """Verify game records; an accepted one is the same when written again."""
    lines = iter(line for line in data.split(b"\n") if line.strip(b" \t\r\n"))
    for found, line in zip(replay_records(io.BytesIO(data)), lines, strict=True):
        if isinstance(found, Exception):
            assert describe(1, found).isprintable()
            assert len(describe(1, found)) < 500
        else:
            setup = parse(line)["setup"]
            again = to_record(found.game, found.options, found.names, setup, found.moves, found.outcome)
            record_to_line(again)
            assert canonical(again) == canonical(parse(line))


def cards(data: bytes) -> None:
    """Read cards from TOML; all that are read respect their limits."""
    try:
        found = read_cards(text_of(data), Source.BOX)
    except BadData as wrong:
        _one_line(to_one_line(str(wrong), 400))
        return
    for card in found:
        assert all(name.strip() and len(name) <= 40 and name.isprintable() for name in card.name)


def settings(data: bytes) -> None:
    """Read a setting: its index in the first byte, its value after it."""
    name = list(READERS)[data[0] % len(READERS)] if data else "PIAZZA_"
    _settled(lambda: Config.from_environment({name: text_of(data[1:])}, Path("/nowhere/.env")))


def env_file(data: bytes) -> None:
    _FILE.write_bytes(data)
    try:
        _settled(lambda: Config.from_environment({}, _FILE))
    finally:
        _FILE.unlink()


def _settled(read: Callable[[], Config]) -> None:
    try:
        repr(read())
    except BadConfig as wrong:
        _one_line(str(wrong))


def _one_line(said: str) -> None:
    assert said.isprintable(), said
    assert 0 < len(said) < 500, said


def controls(data: bytes) -> None:
    """Parse a custom id; one that is understood is equal after being written and parsed again."""
    found = ControlId.read(text_of(data))
    if found.what == UNKNOWN:
        return
    again = ControlId.read(str(found))
    assert again == found
    for number in (found.table, found.revision, found.seat or 0):
        assert -(2**63) <= number < 2**63


def typed(data: bytes) -> None:
    """Parse typed text with all parsers of typed text."""
    text = text_of(data)[:6000]
    for read in (parse_blocks, parse_building, parse_city, parse_scoring, parse_object, parse_segment, unpack):
        with contextlib.suppress(IllegalAction, InvalidControl):
            read(text)
    minute = hour_of(text)
    assert minute is None or 0 <= minute < 24 * 60
    assert all(day >= TODAY for day in days_of(text, TODAY))
    is_off(text)
    number = number_in(text)
    assert number is None or 0 <= number < 10**19
    assert 0 <= page_of(text[:CUSTOM_ID_LENGTH], 7) < 7
    assert zones().issuperset(find_zones(text))
    with contextlib.suppress(Refused):
        assert read_zone(texts("de"), 1_800_000_000, text) in zones()
    for offer in (*complete_chapters(texts("de"), "carrara", text), *complete_passages(texts("en"), "carrara", text)):
        assert 1 <= len(offer.name) <= 100
    assert sum(map(len, found_panel(texts("de"), "carrara", text, text[:20]).texts)) <= 4000


def names(data: bytes) -> None:
    """Clean a person's name; the result is short, on one line and visible, and has no markup when shown."""
    kept = clean(text_of(data))
    assert 1 <= len(kept) <= 32
    assert kept == clean(kept)
    assert all(letter.isprintable() or letter in "\u200c\u200d" for letter in kept), repr(kept)
    assert kept.strip("\u200c\u200d ")
    shown = escape(kept)
    plain = shown.replace("@\u200b", "")
    assert not set(_ESCAPED.sub("", plain)) & _MARKS, shown
    kept.encode()
    assert make_legible(kept, "Seat 1").strip()


_KNOWN: Final[Any] = view(deal(2, {}, Random(1)), 0)


def sandboxes(data: bytes) -> None:
    """Read a sandbox from the argument of a control."""
    with contextlib.suppress(Refused):
        sandbox = read_sandbox(GAMES["carrara"], _KNOWN, text_of(data)[:90], 0)
        assert read_sandbox(GAMES["carrara"], _KNOWN, sandbox.written(), 0).position == sandbox.position


def terminal(data: bytes) -> None:
    """Convert any text to one line."""
    assert to_one_line(text_of(data)).isprintable()


TARGETS: Final[Mapping[str, Callable[[bytes], None]]] = {
    "records": records,
    "cards": cards,
    "settings": settings,
    "env_file": env_file,
    "controls": controls,
    "typed": typed,
    "names": names,
    "sandboxes": sandboxes,
    "terminal": terminal,
}
