"""One of several bot processes that share a store and play the same game, made to be killed.

Run as `python -m tests.bot.services.rival FOLDER SEED`, with the store's address in PIAZZA_DATABASE. All processes
share one file as Discord.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bot.database.address import Address
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Post, PostKind, Status
from bot.services import leases
from bot.services import services as running
from bot.services.services import Services, open_services
from bot.tables import lobby
from bot.tables.table import Table
from tests.bot.kit import CHANNEL, PEOPLE, any_action, invitation, settled
from tests.bot.services.player import MESSAGES, tell

IN_THE_WAY = (Refusal.MOVED_ON, Refusal.TABLE_OVER, Refusal.STARTED, Refusal.CHANNEL_TAKEN, Refusal.NOT_STARTED)
LEASE = 1
"""Seconds: shorter than in production, so that work of a killed process is soon taken over."""
THOUGHT = 0.01
"""Maximum seconds between two moves of the same process."""


class Channel:
    """A channel in a file, one message per line, shared by several processes."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._open = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND)

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Write a message permanently."""
        line = json.dumps([nonce, post.kind, post.since, post.seq, post.message])
        if not (again and line in self._file.read_text("utf-8").splitlines()):
            os.write(self._open, f"{line}\n".encode())
        return None if post.kind is PostKind.STRIP else 1000 + post.id

    async def find(self, posts: Sequence[Post]) -> dict[int, int]:
        """Refuse to look for notices: nobody here gets notices."""
        raise AssertionError(posts)


async def begin(services: Services) -> Table:
    """Return the game in the channel, or start one; any process may be first."""
    while True:
        try:
            table = await services.tables.newest_in_channel(CHANNEL) or await lobby.open_table(
                services.tables, invitation()
            )
            if table.revision < 0:
                await lobby.start(table, PEOPLE[0])
        except Refused as refused:
            if refused.reason not in IN_THE_WAY:
                raise
        else:
            return table


async def play(services: Services, chance: Random) -> None:
    """Act for the current seat, as fast as the other processes allow."""
    table = await begin(services)
    while table.row.status is Status.RUNNING:
        revision, seat = table.revision, table.actors()[0]
        action = any_action(table.game, table.position, chance)
        try:
            await table.act(seat, revision, action, interaction=chance.getrandbits(60))
        except Refused as refused:
            if refused.reason not in IN_THE_WAY:
                raise
            tell("refused", revision)
        else:
            tell("accepted", revision + 1, json.dumps(table.game.codec.action_to_json(action)))
            # the process that moved knows the new position first, and without a delay would win every race
            await asyncio.sleep(chance.random() * THOUGHT)
    while await services.store.outbox.tables_waiting():
        await services.outbox.recover()
        await settled(services.outbox)
        await asyncio.sleep(LEASE / 4)
    tell("over")


async def main(folder: Path, seed: str) -> None:
    """Open the services and play."""
    leases.LEASE, running.RECOVER_EVERY = LEASE, LEASE / 2  # type: ignore[misc]
    async with open_services(Address(os.environ["PIAZZA_DATABASE"]), Channel(folder / MESSAGES)) as services:
        await services.resume()
        tell("open")
        sys.stdin.readline()  # until all processes are ready
        await play(services, Random(seed))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
