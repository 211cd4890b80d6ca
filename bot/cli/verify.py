"""`piazza verify`: check untrusted game records, one per line, in bounded memory."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO, Final, NoReturn

from bot.cli.terminal import naming, write
from bot.games.codec import short_repr
from bot.games.contract import BadData, IllegalAction, Json
from bot.model.draws import ImpossibleDraw
from bot.model.record import BadRecord, Replayed, replay
from bot.texts import texts
from bot.texts.games import game_texts
from bot.texts.printable import say, to_one_line

LONGEST_RECORD = 4 * 1024 * 1024
"""In bytes; a long game takes about 30,000."""
LONGEST_NUMBER = 12
"""In characters; parsing an integer takes time quadratic in its length."""
LONGEST_LINE = 400
"""In characters."""
_LINES_WITHOUT_RECORD: Final = 10
"""Reading stops after this many lines if none of them is a record."""
UNREADABLE_PROBLEMS = ("byte-order-mark", "not-utf8", "not-json", "nested-too-deeply", "too-long")
_MESSAGE_KEYS = {"missing": "missing", "unknown key": "unknown-key"}
"""Common problems of data, and the keys of their messages."""
_BLANK_BYTES = b" \t\r\n"


def run(arguments: Namespace) -> int:
    """Run the command: describe what is wrong with the records in a file."""
    with naming(arguments.file, "read"), open_records(arguments.file) as source:
        good, bad_ones = count_verdicts(verify(source))
    if bad_ones:
        return 1
    write(say("terminal-verified", count=good))
    return 0


def open_records(file: str) -> AbstractContextManager[BinaryIO]:
    """Open a file of records, or standard input for `-`; raise OSError."""
    if file != "-":
        return Path(file).open("rb")
    if sys.stdin is None:
        raise OSError("closed")
    return nullcontext(sys.stdin.buffer)


def verify(source: BinaryIO) -> Iterator[BadRecord | None]:
    """Check one record after another; for each, yield what is wrong with it, or None; blank lines are skipped."""
    for found in replay_records(source):
        yield found if isinstance(found, BadRecord) else None


def replay_records(source: BinaryIO) -> Iterator[Replayed | BadRecord]:
    """Yield each record replayed, or what is wrong with it; blank lines are skipped."""
    for line in _lines(source):
        found: Replayed | BadRecord
        try:
            if len(line) > LONGEST_RECORD:
                raise BadRecord("too-long", most=str(LONGEST_RECORD))
            found = replay(parse(line))
        except BadRecord as bad:
            found = bad
        yield found


def parse(line: bytes) -> Json:
    """Parse one line of JSON, more strictly than `json` does; raise BadRecord."""
    if line.startswith(b"\xef\xbb\xbf"):
        raise BadRecord("byte-order-mark")
    try:
        return json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_refuse_number,
            parse_constant=_refuse_number,
        )
    except UnicodeDecodeError as error:
        raise BadRecord("not-utf8", at=str(error.start + 1)) from None
    except json.JSONDecodeError as error:
        raise BadRecord("not-json", at=str(error.pos + 1)) from None
    except RecursionError:
        raise BadRecord("nested-too-deeply") from None


def count_verdicts(verdicts: Iterator[BadRecord | None]) -> tuple[int, int]:
    """Describe what is wrong with each record, and count the good and the bad ones; stop where there are no records."""
    number = bad_ones = 0
    records = False
    for number, bad in enumerate(verdicts, 1):
        records = records or bad is None or not is_no_record(bad)
        if bad is not None:
            bad_ones += 1
            write(describe(number, bad))
        if number == _LINES_WITHOUT_RECORD and not records:
            write(f"Not a file of records: none of its first {_LINES_WITHOUT_RECORD} lines is one.")
            break
    return number - bad_ones, bad_ones


def describe(number: int, bad: BadRecord) -> str:
    """Describe in one printable line what is wrong with a record; records are counted from 1."""
    move = "" if bad.move is None else f", move {bad.move}"
    return to_one_line(f"record {number}{move}: {_explain(bad)}", LONGEST_LINE)


def _explain(bad: BadRecord) -> str:
    problem = bad.problem
    if isinstance(problem, IllegalAction):
        return game_texts(texts("en"), bad.game).refusal(problem, bad.names).replace("**", "").replace("`", "")
    if isinstance(problem, ImpossibleDraw):
        return say(f"record-{problem.code.replace('_', '-')}", **problem.facts)
    if isinstance(problem, BadData):
        if problem.problem in _MESSAGE_KEYS:
            return say(f"record-{_MESSAGE_KEYS[problem.problem]}", path=problem.path)
        return str(problem)
    return say(f"record-{problem}", **bad.facts)


def is_no_record(bad: BadRecord) -> bool:
    """Return whether a line is not a record at all, rather than one with a fault."""
    problem = bad.problem
    return problem in UNREADABLE_PROBLEMS or (isinstance(problem, BadData) and problem.path in ("", "format"))


def _lines(source: BinaryIO) -> Iterator[bytes]:
    while line := source.readline(LONGEST_RECORD + 1):
        if len(line) > LONGEST_RECORD:
            rest = line
            while rest and not rest.endswith(b"\n"):
                rest = source.readline(LONGEST_RECORD)
        if line.strip(_BLANK_BYTES):
            yield line


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise BadRecord("key-twice", key=short_repr(twice))
    return found


def _integer(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise BadRecord("number-too-long", number=f"{digits[:LONGEST_NUMBER]}...")
    return int(digits)


def _refuse_number(number: str) -> NoReturn:
    raise BadRecord("not-a-whole-number", number=short_repr(number))
