"""A bot in its own process that plays one game by itself and reports its steps, made to be killed.

`python -m tests.bot.services.player FOLDER SEED` continues where the last process stopped. Discord is a file: messages
are permanent, and only reading it shows whether one arrived.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bot.model.rows import Move, Post
from bot.services.services import Services, open_services
from bot.tables import lobby
from bot.tables.table import Table
from tests.bot.kit import CHANNEL, EDITS, any_action, begun, settled

STORE, MESSAGES = "piazza.sqlite3", "messages"


def tell(*words: object) -> None:
    """Report a step in one line."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class Channel:
    """A channel in a file, one message per line."""

    def __init__(self, file: Path) -> None:
        self._file = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND)
        self._there = file.read_text("utf-8").splitlines()

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Write a message permanently."""
        line = json.dumps([nonce, post.kind, post.since, post.seq, post.message])
        tell("sending", nonce)
        if not (again and line in self._there):
            os.write(self._file, f"{line}\n".encode())
            os.fsync(self._file)
            self._there.append(line)
        tell("arrived", nonce)
        return None if post.kind in EDITS else 1000 + self._there.index(line)

    async def find(self, posts: Sequence[Post]) -> dict[int, int]:
        """Refuse to look for notices: nobody here gets notices."""
        raise AssertionError(posts)


async def repeat(table: Table) -> None:
    """Deliver the latest interaction again, as Discord or a person might after a restart."""
    before = await people_moves(table)
    if before and table.actors():
        last = before[-1]
        assert last.seat is not None
        await table.act(last.seat, table.revision, table.game.codec.action_from_json(last.action), last.interaction)
        assert await people_moves(table) == before, "a move was made twice"


async def people_moves(table: Table) -> list[Move]:
    """Return the moves made by interactions; computer players may act meanwhile."""
    return [move for move in await table.store.log.moves(table.id) if move.interaction is not None]


async def play(services: Services, chance: Random) -> None:
    """Continue the game in the channel, or start one."""
    table = await services.tables.newest_in_channel(CHANNEL) or await begun(services.tables, 2, ("random",))
    while table.revision < 0:  # killed between opening the table and starting the game
        await lobby.start(table, table.row.host)
    await repeat(table)
    while table.actors():
        await settled(services.computers)
        seat = next((seat for seat in table.actors() if table.seats[seat].user is not None), None)
        if seat is not None:
            action = any_action(table.game, table.position, chance)
            before = table.revision
            tell("acting", before)
            await table.act(seat, before, action, interaction=1000 + before)
            tell("accepted", before + 1, json.dumps(table.game.codec.action_to_json(action)))
    await settled(services.outbox)
    tell("over")


async def main(folder: Path, seed: str) -> None:
    """Open the services and play."""
    chance = Random(seed)
    async with open_services(folder / STORE, Channel(folder / MESSAGES)) as services:
        await services.resume()
        tell("open")
        await play(services, chance)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
