"""The schema after all migrations; `uv run python -m bot.database.schema` writes it to `schema.sql` for reference."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from bot.database.base import migrations

SCHEMA: Final = Path(__file__).with_name("schema.sql")
_HEAD: Final = """\
-- Written by `uv run python -m bot.database.schema` from the migrations, which alone are run.
-- Moments are in seconds since 1970 (UTC), spans in seconds, days counted from 1970; `quiet_from`, `quiet_until` and
-- `digest` in minutes after midnight, local time. `user`, `guild`, `channel`, `message` and `role` are Discord's ids.
"""


@contextmanager
def open_migrated() -> Iterator[sqlite3.Connection]:
    """Open an empty database in memory with all tables and indexes."""
    with closing(sqlite3.connect(":memory:")) as db:
        for script in migrations():
            db.executescript(script)
        yield db


def current_schema() -> str:
    """Return the statements that create all tables and indexes, a column a line."""
    with open_migrated() as db:
        found = db.execute(
            "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
            " ORDER BY tbl_name, type DESC, name"
        ).fetchall()
    return "\n".join([_HEAD, *(f"{_lay_out(sql)};\n" for (sql,) in found)])


def _lay_out(sql: str) -> str:
    # SQLite quotes what was renamed, and appends added columns to the last line
    sql = sql.replace('"', "")
    if not sql.startswith("CREATE TABLE"):
        return sql
    name, _, rest = sql.partition("(")
    columns, _, options = rest.rpartition(")")
    outside_parentheses = r",\s*(?![^()]*\))"
    lines = ",\n".join(f"    {column.strip()}" for column in re.split(outside_parentheses, columns))
    return f"{name}(\n{lines}\n){options}"


if __name__ == "__main__":
    SCHEMA.write_text(current_schema(), "utf-8")
