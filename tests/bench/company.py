"""How long forty people who look in at random take to fill tables of three, by invitations alone and by `/play`.

`python -m tests.bench.company --seeds 3` lets the same people look in at the same moments of two weeks, in virtual time
and through the bot's services. By invitations they look into one channel or into all six, join what fits, or else open
a table where none is. A game that has begun is cleared away at once, and its people want the next one three days later.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from bot.games import GAMES
from bot.model.offers import NewOffer, Wish
from bot.model.rows import NewTable, PostKind, Seat, Status
from bot.model.variants import game_and_options, plain_variant
from bot.tables import lobby, moderation
from bot.tables.table import Table
from tests.bench import figures
from tests.bot.days import Days

HOUR: Final = 3600
DAY: Final = 24 * HOUR
PEOPLE: Final = range(1000, 1040)
CHANNELS: Final = range(1, 7)
DAYS: Final = 14
A_DAY: Final = 2
"""How often a person looks in a day, on average, between eight and eleven at night."""
BUSY: Final = 3 * DAY
SEATS: Final = 3
MANAGER: Final = 7


@dataclass
class Fortnight:
    """What happened in two weeks."""

    waits: list[float] = field(default_factory=list)
    """By person and game: the hours from the first look-in to the beginning."""
    fills: list[float] = field(default_factory=list)
    """By table: the hours from its first person to its last."""
    left: int = 0
    """How many people still looked for a game at the end."""
    pings: float = 0.0
    """Pings and direct messages until the games began, a person and day."""


class Server:
    """The people of a server, and their bot."""

    def __init__(self, days: Days, chance: Random) -> None:
        self.days = days
        self.chance = chance
        self.course = Fortnight()
        self.since = dict[int, float]()
        """Since when each person looks for a game, until it begins."""
        self.free = dict.fromkeys(PEOPLE, 0.0)
        self.wishes = {user: Wish(chance.choice(["", "", "", *GAMES]), SEATS) for user in PEOPLE}

    async def look_in(self, user: int, by: str, channels: Sequence[int]) -> None:
        """Look for a game, unless one is busy or waits already; a host starts their full table."""
        now = self.days.passed
        if now < self.free[user]:
            return
        waits = user in self.since
        self.since.setdefault(user, now)
        if by == "/play":
            table = None if waits else await self.days.services.matchmaker.offer(self._offer(user, channels[0]))
        else:
            table = await self._by_invitation(user, channels)
        if table is not None and table.row.status is Status.RUNNING:
            await self._begun(table)

    def _offer(self, user: int, channel: int) -> NewOffer:
        until = int(self.days()) + DAYS * DAY
        return NewOffer(
            user=user, name=f"P{user}", guild=1, channel=channel, wish=self.wishes[user], language="en", until=until
        )

    async def _by_invitation(self, user: int, channels: Sequence[int]) -> Table | None:
        tables = self.days.services.tables
        for number in await self.days.services.store.listings.invitations_of(user):
            table = await tables.existing(number)
            if len(table.seats) == SEATS and table.row.host == user:
                await lobby.start(table, user)
            return table
        there = {channel: await tables.in_channel(channel) for channel in channels}
        for table in filter(None, there.values()):
            if len(table.seats) < SEATS and self.wishes[user].game in ("", table.row.game):
                await lobby.join(table, user, f"P{user}")
                return table
        empty = [channel for channel, table in there.items() if table is None]
        if empty:
            await lobby.open_table(tables, self._table(user, empty[0]))
        return None

    def _table(self, user: int, channel: int) -> NewTable:
        game, options = game_and_options(plain_variant(GAMES[self.wishes[user].game or self.chance.choice([*GAMES])]))
        return NewTable(
            guild=1,
            channel=channel,
            host=user,
            game=game.meta.name,
            rules=game.meta.rules_version,
            options=options,
            open_hands=False,
            language="en",
            capacity=SEATS,
            seats=(Seat(f"P{user}", user=user),),
        )

    async def _begun(self, table: Table) -> None:
        """Count a game that has begun, and clear it away once everyone has been told."""
        await self.days.idle()
        users = [seat.user for seat in table.seats if seat.user is not None]
        since = [self.since.pop(user) for user in users]
        self.course.waits += [(self.days.passed - each) / HOUR for each in since]
        self.course.fills.append((self.days.passed - min(since)) / HOUR)
        self.free |= dict.fromkeys(users, self.days.passed + BUSY)
        await moderation.end(table, MANAGER)


async def fortnight(seed: int, by: str, folder: Path) -> Fortnight:
    """Let two weeks pass."""
    chance, days = Random(seed), Days(folder / "piazza.sqlite3", seed)
    await days.begin()
    server = Server(days, Random(seed))
    looks = sorted(
        (day * DAY + chance.uniform(8, 23) * HOUR, user, chance.sample(CHANNELS, len(CHANNELS)))
        for user in PEOPLE
        for day in range(DAYS)
        for _ in range(chance.choice(range(2 * A_DAY + 1)))
    )
    for at, user, channels in looks:
        await days.advance(at - days.passed)
        await server.look_in(user, by, channels[:1] if by == "one channel" else channels)
    await days.idle()
    told = [post for _, post in days.sent_at if post.kind is not PostKind.ABANDONED]
    called = sum(len(post.pings or ()) for post in told) + sum(
        post.kind is PostKind.NOTICE and post.about != "abandoned" for post in told
    )
    server.course.pings, server.course.left = called / len(PEOPLE) / DAYS, len(server.since)
    await days.stop()
    return server.course


def main(seeds: int) -> None:
    """Print the figures of each way to find a game."""
    for by in ("one channel", "all channels", "/play"):
        courses = []
        for seed in range(1, seeds + 1):
            with tempfile.TemporaryDirectory() as folder:
                courses.append(asyncio.run(fortnight(seed, by, Path(folder))))
        fills, waits = ([each for course in courses for each in getattr(course, name)] for name in ("fills", "waits"))
        figures.say(
            f"by {by}: {len(fills) / seeds:.0f} tables began, the median after {median(fills):.1f} h;"
            f" a person waits {median(waits):.1f} h; at the end {sum(each.left for each in courses) / seeds:.0f} of"
            f" {len(PEOPLE)} still look; {sum(each.pings for each in courses) / seeds:.2f} pings a person and day"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=3)
    main(parser.parse_args(sys.argv[1:]).seeds)
