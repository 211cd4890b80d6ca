"""Three processes play one game on one store and one is killed: each move has one winner, and nothing is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.database.address import Address
from tests.bot.model.played_again import played_again
from tests.bot.services.dying import MESSAGES
from tests.games import nim
from tests.postgres import aside

KILLED_AFTER = 12


def start(database: Address, folder: Path, seed: int) -> subprocess.Popen[str]:
    """Start a process that plays."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.bot.services.rival", str(folder), str(seed)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PIAZZA_DATABASE": database.url},
    )


async def fetch(database: Address, query: str) -> list[dict[str, Any]]:
    """Query the database directly, bypassing the store."""
    connection = await asyncpg.connect(database.url)
    try:
        return [dict(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


@pytest.mark.postgres
def test_one_wins_each_move(database: Address, tmp_path: Path) -> None:
    """The log is one valid game with every accepted move, and each message was sent once."""
    doomed, *others = rivals = [start(database, tmp_path, seed) for seed in range(3)]
    opened = [rival.stdout.readline().split() if rival.stdout else [] for rival in rivals]
    assert [said for said, _ in opened] == ["open"] * 3
    for rival in rivals:
        assert rival.stdin is not None
        rival.stdin.write("go\n")
        rival.stdin.flush()
    assert doomed.stdout is not None
    told = [[line for line, _ in zip(doomed.stdout, range(KILLED_AFTER), strict=False)]]
    doomed.kill()
    told[0] += doomed.communicate(timeout=60)[0].splitlines(keepends=True)
    # leases last as long as in production: where they are short, a busy machine lets those of the living lapse too
    aside(fetch(database, f"UPDATE outbox SET until = 0 WHERE owner = '{opened[0][1]}' AND status = 'waiting'"))
    told += [other.communicate(timeout=60)[0].splitlines(keepends=True) for other in others]
    assert [other.returncode for other in others] == [0, 0]
    assert all("over\n" in lines for lines in told[1:])

    log = aside(fetch(database, "SELECT * FROM moves ORDER BY table_id, seq"))
    assert [(row["table_id"], row["seq"]) for row in log] == [(1, seq) for seq in range(len(log))]
    assert nim.outcome(played_again("nim", log)) is not None

    steps = [line.split(maxsplit=2) for lines in told for line in lines if line.endswith("\n")]
    accepted = [(int(step[1]), json.loads(step[2])) for step in steps if step[0] == "accepted"]
    assert len({seq for seq, _ in accepted}) == len(accepted)
    assert all(json.loads(log[seq]["action"]) == action for seq, action in accepted)
    assert sum(any(line.startswith("accepted") for line in lines) for lines in told) >= 2
    assert any(step[0] == "refused" for step in steps)

    messages = [json.loads(line) for line in (tmp_path / MESSAGES).read_text("utf-8").splitlines()]
    panels = [message for message in messages if message[1] in ("turn", "end")]
    assert len({nonce for nonce, *_ in messages}) == len(messages)
    assert [since for _, _, since, *_ in panels] == [-1, *(seq for _, _, _, seq, *_ in panels[:-1])]
    left = "SELECT * FROM outbox WHERE status <> 'sent' AND (kind, status) <> ('refresh', 'dropped')"
    assert aside(fetch(database, left)) == []
    assert len(aside(fetch(database, "SELECT * FROM results"))) == 2
