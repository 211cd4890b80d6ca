"""One of several bot processes that share a store and play the same game, made to be killed.

Run as `python -m tests.bot.services.rival FOLDER SEED`, with the store's address in PIAZZA_DATABASE. All processes
share one file as Discord.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from random import Random

from bot.database.address import Address
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.services.services import Services, open_services
from bot.tables import lobby
from bot.tables.table import Table
from tests.bot.kit import CHANNEL, PEOPLE, any_action, invitation, settled
from tests.bot.services.dying import MESSAGES, Channel

IN_THE_WAY = (Refusal.MOVED_ON, Refusal.TABLE_OVER, Refusal.STARTED, Refusal.CHANNEL_TAKEN, Refusal.NOT_STARTED)
THOUGHT = 0.01
"""Maximum seconds between two moves of the same process."""
LOOK_AGAIN = 0.25
"""Seconds until a process looks again for messages that another one left behind."""


def tell(*words: object) -> None:
    """Report a step in one line."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


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
        await asyncio.sleep(LOOK_AGAIN)
    tell("over")


async def main(folder: Path, seed: str) -> None:
    """Open the services and play."""
    async with open_services(
        Address(os.environ["PIAZZA_DATABASE"]), Channel(folder / MESSAGES, lambda _: None)
    ) as services:
        await services.resume()
        tell("open", services.outbox._leases._owner)
        sys.stdin.readline()  # until all processes are ready
        await play(services, Random(seed))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
