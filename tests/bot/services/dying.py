"""Makes one move in a bot that is killed before each store statement and around each message in turn.

`python -m tests.bot.services.dying FOLDER MOVE=EVERY …` prepares a game for each move in a folder of its own and makes
the move on copies of it, killed at step 1, 1 + EVERY and so on; the final run completes. After each run a successor
opens the store, receives the same interaction again and finishes all pending work. Each run reports one line: the move,
its last step, whether the move was accepted, and whether the successor already had it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from bot.games import GAMES, complete
from bot.games.palazzo import Auction, Phase
from bot.games.palazzo.orders import BuildBest, PassAuction
from bot.model.pace import Pace
from bot.model.person import Notices, Person, Sharing
from bot.model.rows import Post, PostKind
from bot.services.services import Services, open_services
from bot.services.worker_pool import WorkerPool
from bot.tables import lobby, orders
from bot.tables.concede import concede
from bot.tables.table import Table
from tests.bot.kit import EDITS, PEOPLE, begun, file_of, invitation, offer, place, play, settled
from tests.bot.leagues import ORGANISER, Threads, terms
from tests.bot.puzzles import interrupted, looks, puzzle_of
from tests.games.nim import EndTurn, Take, position
from tests.games.palazzo import positions as auction
from tests.one_thread import use_one_thread

STORE, MESSAGES = "piazza.sqlite3", "messages"
NOW = 1_767_268_800.0
INTERACTION = 7_000
Step = Callable[[str], None]


class Channel:
    """Discord as a file with a message in each line: they are permanent, and only reading it shows what arrived."""

    def __init__(self, file: Path, step: Step = lambda _: None) -> None:
        self._file, self._step = file, step
        self._open = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND)

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Write a message permanently."""
        line = json.dumps([nonce, post.kind, post.since, post.seq, post.message, post.user, post.pings])
        if not (again and line in self._lines()):
            self._step(f"before the {post.kind.value}")
            os.write(self._open, f"{line}\n".encode())
            os.fsync(self._open)
            self._step(f"after the {post.kind.value}")
        return None if post.kind in (*EDITS, PostKind.CLEAN) else 1000 + self._lines().index(line)

    def _lines(self) -> list[str]:
        return self._file.read_text("utf-8").splitlines()

    async def find(self, posts: Sequence[Post]) -> dict[int, int]:
        """Look for public messages that may have been sent; no notice is out of date here."""
        assert all(post.kind is not PostKind.NOTICE for post in posts), posts
        places = {json.loads(line)[0].rpartition("-")[2]: 1000 + number for number, line in enumerate(self._lines())}
        return {post.id: places[str(post.id)] for post in posts if str(post.id) in places}


def ready(what: str) -> tuple[Any, Any]:
    """Return a position and the action that ends the turn or the game, or to which another seat's order answers."""
    if what == "order":
        return auction.table("f4", "f5", phase=Phase.REVEALED, envoys=1), Auction()
    return position(took=(True, False), heap=0 if what == "end" else 10), EndTurn()


@asynccontextmanager
async def house(folder: Path, step: Step = lambda _: None) -> AsyncIterator[Services]:
    """Open the bot's services in a folder, with a frozen clock and a fixed seed."""
    threads, channel = Threads(), Channel(folder / MESSAGES, step)
    async with open_services(folder / STORE, channel, Random(5), lambda: NOW, rooms=threads) as opened:
        threads.on(opened.store)
        yield opened


async def prepare(what: str, folder: Path) -> None:
    """Create a timed game in a folder, with all messages sent and notices by direct message as well, or an offer.

    Or a season of five in its first round, one of whose games is over.
    """
    async with house(folder) as opened:
        if what == "league":
            league = await opened.leagues.open(terms(seats=2))
            for user in range(1001, 1006):
                await opened.leagues.join(league, user, f"P{user}")
            await opened.leagues.begin(league)
            await opened.leagues.idle()
            await settled(opened.outbox)
            table = await opened.tables.existing(1)
            await concede(table, table.seats[0].user or 0)
            await opened.results_writer.idle()
            await settled(opened.outbox)
            return
        if what == "offer":
            await opened.matchmaker.offer(offer(PEOPLE[0]))
            return
        for user in PEOPLE[:2]:
            await opened.store.people.save(Person(user, notices=Notices.BOTH))
        if what == "mine":
            await play(await begun(opened.tables), Random(1))
            for user in PEOPLE[:2]:
                await opened.store.people.update(user, "en", sharing=Sharing.UNNAMED)
            await settled(opened.outbox)
            await opened.results_writer.idle()
            return
        game = "palazzo" if what == "order" else "nim"
        if what == "usual":
            await lobby.open_table(opened.tables, invitation(1))
            await settled(opened.outbox)
            return
        new = replace(invitation(2, game=game), pace=Pace.NORMAL, rated=True)
        table = await lobby.open_table(opened.tables, new)
        await lobby.start(table, PEOPLE[0])
        await place(table, ready(what)[0])
        if what == "order":
            await orders.give(table, 1, PassAuction())
            await orders.give(table, 0, BuildBest())
        await settled(opened.outbox)


async def act(what: str, opened: Services) -> bool:
    """Make the move as the one interaction, an offer that fits, an invitation as usual, close a round, or a puzzle.

    Or look for puzzles in a game.

    Return whether it had already been made.
    """
    if what == "league":
        season = await opened.store.leagues.get(1)
        assert season is not None
        known = season.league.round == 2 or season.league.deadline == NOW
        if not known:
            await opened.leagues.move_deadline(1, ORGANISER, int(NOW))
        await opened.leagues.idle()
        return known
    if what == "mine":
        known = await opened.store.puzzles.to_mine() is None
        opened.puzzles.wake()
        await opened.puzzles.idle()
        return known
    if what == "puzzle":
        puzzles, opened.puzzles._stock = opened.store.puzzles, lambda game: map(puzzle_of, range(game == "nim"))
        day = opened.puzzles.today()
        today = await opened.puzzles.of_day(day)
        assert today is not None
        answer = await puzzles.answer(PEOPLE[0], day)
        known = answer is not None and answer.grade is not None
        if answer is None:
            await puzzles.write_steps(PEOPLE[0], day, today.id, [], ["take", "end"])
        await opened.puzzles.judge(PEOPLE[0], day, [Take(3), EndTurn()])
        return known
    if what == "offer":
        await opened.matchmaker.idle()
        if await opened.tables.get(1) is not None or await opened.store.offers.of_person(PEOPLE[1]):
            return True
        await opened.matchmaker.offer(offer(PEOPLE[1]))
        return False
    table: Table | None = await opened.tables.get(1)
    assert table is not None
    if what == "usual":
        if known := bool(table.row.awaited):
            return known
        like = replace(invitation(1, ("random",), capacity=3), pace=Pace.BRISK, rated=True, invited=(PEOPLE[1],))
        return await lobby.adopt(table, PEOPLE[0], like)
    if what == "gone":
        paused = table.row.paused is not None
        await opened.pause_missing_games()
        return paused
    before = table.revision
    await table.act(0, 1, ready(what)[1], INTERACTION)
    return table.revision == before


def alter(what: str) -> None:
    """Take the game out, or find puzzles in it without a search, in this process."""
    if what == "gone":
        del GAMES["nim"]
    if what == "mine":
        GAMES["nim"] = complete(GAMES["nim"])
        run = interrupted()
        patch("bot.services.puzzles.examine", looks([])).start()
        patch.object(WorkerPool, "run", lambda _, *job, **how: run(*job, **how)).start()


async def live(what: str, folder: Path, last: int, tell: Callable[[str], None]) -> None:
    """Make the move, killed at step number `last`."""
    done = 0
    alter(what)

    def step(what: str) -> None:
        nonlocal done
        done += 1
        if done == last:
            tell(f"{what}\n")
            os.kill(os.getpid(), signal.SIGKILL)

    async with house(folder, step) as opened:
        writer = file_of(opened.store).writer
        assert writer is not None
        await writer.set_trace_callback(lambda sql: step(f"before {' '.join(sql.split())[:60]}"))
        await act(what, opened)
        tell("accepted\n")
        await settled(opened.outbox)
        await opened.results_writer.idle()
        done = last  # closing the services is not a step of the move
        tell("lived\n")


async def inherit(what: str, folder: Path, tell: Callable[[str], None]) -> None:
    """Recover after a killed run, with the same interaction delivered again."""
    alter(what)
    async with house(folder) as opened:
        await opened.resume()
        tell("known\n" if await act(what, opened) else "unknown\n")
        await settled(opened.outbox)
        await opened.results_writer.idle()


def apart(doing: Callable[[Callable[[str], None]], Any]) -> list[str]:
    """Run a coroutine in a child process that may be killed; return the lines it reported."""
    listening, telling = os.pipe()

    def tell(line: str) -> None:
        os.write(telling, line.encode())

    if not (child := os.fork()):
        try:
            asyncio.run(doing(tell))
        finally:
            os._exit(0)
    os.close(telling)
    with os.fdopen(listening) as heard:
        lines = heard.read().splitlines()
    os.waitpid(child, 0)
    return lines


def repeat(what: str, folder: Path, every: int) -> None:
    """Make the move again and again, killed at a later step each time, until a run completes."""
    made = folder / "made"
    made.mkdir(parents=True)
    asyncio.run(prepare(what, made))
    gc.freeze()  # a child's search for garbage would copy all memory that it shares
    for last in count(1, every):
        place = folder / str(last)
        shutil.copytree(made, place)
        told = apart(lambda tell, last=last, place=place: live(what, place, last, tell))  # type: ignore[misc]
        told += apart(lambda tell, place=place: inherit(what, place, tell))  # type: ignore[misc]
        sys.stdout.write(f"{json.dumps([what, *told])}\n")
        sys.stdout.flush()
        if "lived" in told:
            return


if __name__ == "__main__":
    use_one_thread(pytest.MonkeyPatch())
    for move in sys.argv[2:]:
        what, _, every = move.partition("=")
        repeat(what, Path(sys.argv[1]) / what, int(every))
