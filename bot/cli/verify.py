"""`piazza verify`: check untrusted game records, one per line, in bounded memory."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import BinaryIO, NoReturn

from bot.games.codec import short
from bot.games.contract import Json
from bot.model.record import BadRecord, Replayed, replay

LONGEST_RECORD = 4 * 1024 * 1024
"""In bytes; a long game takes about 30,000."""
LONGEST_NUMBER = 12
"""In characters; parsing an integer takes time quadratic in its length."""
_BLANK = b" \t\r\n"


def verify(source: BinaryIO) -> Iterator[BadRecord | None]:
    """Check one record after another; for each, yield what is wrong with it, or None; blank lines are skipped."""
    for found in replayed(source):
        yield found if isinstance(found, BadRecord) else None


def replayed(source: BinaryIO) -> Iterator[Replayed | BadRecord]:
    """Yield each record replayed, or what is wrong with it; blank lines are skipped."""
    for line in _lines(source):
        found: Replayed | BadRecord
        try:
            if len(line) > LONGEST_RECORD:
                raise BadRecord(f"too_long most={LONGEST_RECORD} bytes")
            found = replay(parse(line))
        except BadRecord as bad:
            found = bad
        yield found


def parse(line: bytes) -> Json:
    """Parse one line of JSON, more strictly than `json` does; raise BadRecord."""
    if line.startswith(b"\xef\xbb\xbf"):
        raise BadRecord("not_json: begins with a byte order mark")
    try:
        return json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_refused,
            parse_constant=_refused,
        )
    except UnicodeDecodeError as error:
        raise BadRecord(f"not_utf8: byte {error.start + 1}") from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"not_json: {error.msg} at character {error.pos + 1}") from None
    except RecursionError:
        raise BadRecord("nested_too_deeply") from None


def describe(number: int, bad: BadRecord) -> str:
    """Describe in one printable line what is wrong with a record; records are counted from 1."""
    where = f"record {number}" if bad.move is None else f"record {number}, move {bad.move}"
    return f"{where}: " + "".join(c if c.isprintable() else repr(c)[1:-1] for c in bad.problem)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    while line := source.readline(LONGEST_RECORD + 1):
        if len(line) > LONGEST_RECORD:
            rest = line
            while rest and not rest.endswith(b"\n"):
                rest = source.readline(LONGEST_RECORD)
        if line.strip(_BLANK):
            yield line


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise BadRecord(f"key_twice: {short(twice)}")
    return found


def _integer(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise BadRecord(f"number_too_long: {digits[:LONGEST_NUMBER]}...")
    return int(digits)


def _refused(number: str) -> NoReturn:
    raise BadRecord(f"not_a_whole_number: {short(number)}")
