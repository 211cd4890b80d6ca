"""How long four people who look in twice a day take for a game of Palazzo, with and without standing orders.

`python -m tests.bench.orders --games 3` plays the same deals both ways in virtual time, through the bot's services, and
prints the days, the public messages about the game, and how often each person was called.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final

from bot.games.palazzo import Phase, SeatView
from bot.games.palazzo.orders import BidUpTo, BuildBest, ChooseFrom, Preference, TakeMoneyBy
from bot.games.palazzo.prospects import best_gain, player_of
from bot.model.rows import Post, PostKind, Status
from bot.tables import lobby, orders
from bot.tables.table import Table
from tests.bench import figures
from tests.bot.days import Days
from tests.bot.kit import PEOPLE, invitation

HOUR: Final = 3600
DAY: Final = 24 * HOUR
FAIR: Final = 2
"""What the people here pay for a point that tiles bring at once."""
UNSEEN: Final = 6
"""What they pay for tiles that they have not seen yet."""
LIMIT: Final = 365
"""The days after which a game counts as never finished."""


@dataclass(frozen=True)
class Course:
    """How a game went."""

    days: float
    posts: int
    """Public messages about turns."""
    calls: float
    """How often each person was called."""
    looks: float
    """How often each person looked in while the game ran."""


def times(seat: int, chance: Random) -> tuple[float, float]:
    """Return at what times of the day someone looks in: in the morning and in the evening, each person at their own."""
    return chance.uniform(6, 10) * HOUR, chance.uniform(17, 22) * HOUR + seat


async def look_in(table: Table, seat: int, chance: Random, with_orders: bool) -> None:
    """Do what one is asked, and give orders for what comes next."""
    while seat in table.actors():
        view = table.game.views.view_with_memory(table.position, seat)
        legal = table.game.rules.legal(table.position, seat)
        action = table.game.computers.players["novice"].choose(view, seat, legal, chance)
        await table.act(seat, table.revision, action)
    if with_orders and table.row.status is Status.RUNNING:
        offered = orders.offered(table, seat)
        for order in wanted(table.view(seat), offered):
            await orders.give(table, seat, order)


def wanted(view: SeatView, offered: list[Any]) -> list[Any]:
    """Return the orders that someone gives who wants to be done with it."""
    standing = [BuildBest(), TakeMoneyBy(Preference.GROUP)]
    standing += [order for order in offered if order == ChooseFrom()]
    limit = UNSEEN if view.phase is not Phase.BIDDING else FAIR * max(0, best_gain(view, player_of(view), view.quarry))
    amounts = [order for order in offered if isinstance(order, BidUpTo)]
    affordable = [order for order in amounts if order.amount <= max(limit, UNSEEN)]
    return [*standing, *affordable[-1:]]


async def play(seed: int, with_orders: bool, folder: Path) -> Course:
    """Play a game in virtual time."""
    days, chance = Days(folder / "piazza.sqlite3", seed), Random(seed)
    await days.begin()
    table = await lobby.open_table(days.services.tables, replace(invitation(4, game="palazzo")))
    await lobby.start(table, PEOPLE[0])
    looks = sorted((day * DAY + at, seat) for seat in range(4) for day in range(LIMIT) for at in times(seat, chance))
    made = 0
    for at, seat in looks:
        await days.advance(at - days.passed)
        await look_in(table, seat, chance, with_orders)
        await days.idle()
        made += 1
        if table.row.status is not Status.RUNNING:
            break
    sent = [post for _, post in days.sent_at]
    course = Course(days.passed / DAY, _turns(sent), _calls(sent) / 4, made / 4)
    await days.stop()
    return course


def _turns(sent: list[Post]) -> int:
    return sum(post.kind in (PostKind.TURN, PostKind.END) for post in sent)


def _calls(sent: list[Post]) -> int:
    return sum(len(post.pings or ()) for post in sent)


def main(games: int) -> None:
    """Print the figures of all games, and their means."""
    for with_orders in (False, True):
        courses = []
        for seed in range(1, games + 1):
            with tempfile.TemporaryDirectory() as folder:
                course = asyncio.run(play(seed, with_orders, Path(folder)))
            courses.append(course)
            figures.say(f"{'with' if with_orders else 'without'} orders, deal {seed}: {_said(course)}")
        means = Course(*(mean(getattr(course, name) for course in courses) for name in Course.__annotations__))
        figures.say(f"{'with' if with_orders else 'without'} orders, mean: {_said(means)}")


def _said(course: Course) -> str:
    return (
        f"{course.days:.1f} days, {course.posts:.0f} messages, each person called {course.calls:.1f} times"
        f" and looked in {course.looks:.1f} times"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    main(parser.parse_args(sys.argv[1:]).games)
