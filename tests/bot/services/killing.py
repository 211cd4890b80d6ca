"""Does something in a bot that is killed before each store statement and around each message in turn.

`python -m tests.bot.services.killing FOLDER WHAT=EVERY …` prepares a bot for each of the operations in a folder of its
own and has it carried out on copies, killed at step 1, 1 + EVERY and so on; the final run completes. After each run a
successor opens the store, is asked to do the same again and finishes all pending work. Each run reports the operation,
its last step, whether it was accepted, and whether the successor found it done.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from bot.games import GAMES, with_computers
from bot.games.palazzo.actions import Auction
from bot.games.palazzo.orders import BuildBest, PassAuction
from bot.games.palazzo.position import PalazzoPhase
from bot.model.pace import Pace
from bot.model.person import Notices, Person, Sharing
from bot.model.rows import Post, PostKind
from bot.services.services import Services, open_services
from bot.services.worker_pool import WorkerPool
from bot.tables import lobby, orders
from bot.tables.concede import concede
from tests.bot.killed import Steps, Tell, in_child, repeat
from tests.bot.kit import ADA, BEN, EDITS, begun, file_of, invitation, offer, place, play, settled
from tests.bot.leagues import ORGANISER, Threads, terms
from tests.bot.puzzles import interrupted, looks, puzzle_of
from tests.games.nim import EndTurn, Take, position
from tests.games.palazzo import positions as palazzo
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


class Operation(NamedTuple):
    prepare: Callable[[Services], Awaitable[object]]
    """Does everything that comes before it."""
    carry_out: Callable[[Services], Awaitable[bool]]
    """Returns whether it was done before."""


async def _notify_directly(services: Services) -> None:
    for user in (ADA, BEN):
        await services.store.people.save(Person(user, notices=Notices.BOTH))


async def _begin(services: Services, there: Any, game: str = "nim") -> None:
    """Start a timed game in a position, where orders are given if the game has any."""
    await _notify_directly(services)
    table = await begun(services.tables, game=game, pace=Pace.NORMAL, rated=True)
    await place(table, there)
    if game == "palazzo":
        await orders.give(table, 1, PassAuction())
        await orders.give(table, 0, BuildBest())


async def _act(services: Services, action: Any) -> bool:
    table = await services.tables.existing(1)
    before = table.revision
    await table.act(0, 1, action, INTERACTION)
    return table.revision == before


async def _invite(services: Services) -> None:
    await _notify_directly(services)
    await lobby.open_table(services.tables, invitation(1))


async def _adopt_usual_terms(services: Services) -> bool:
    table = await services.tables.existing(1)
    if table.row.awaited:
        return True
    like = replace(invitation(1, ("random",), capacity=3), pace=Pace.BRISK, rated=True, invited=(BEN,))
    return await lobby.adopt(table, ADA, like)


async def _pause_missing_games(services: Services) -> bool:
    paused = (await services.tables.existing(1)).row.paused is not None
    await services.pause_missing_games()
    return paused


async def _solve_puzzle(services: Services) -> bool:
    puzzles, services.puzzles._stock = services.store.puzzles, lambda game: map(puzzle_of, range(game == "nim"))
    day = services.puzzles.today()
    today = await services.puzzles.of_day(day)
    assert today is not None
    answer = await puzzles.answer(ADA, day)
    if answer is None:
        await puzzles.write_steps(ADA, day, today.id, [], ["take", "end"])
    await services.puzzles.judge(ADA, day, [Take(3), EndTurn()])
    return answer is not None and answer.grade is not None


async def _share_a_game(services: Services) -> None:
    await _notify_directly(services)
    await play(await begun(services.tables), Random(1))
    for user in (ADA, BEN):
        await services.store.people.update(user, "en", sharing=Sharing.UNNAMED)


async def _mine_puzzles(services: Services) -> bool:
    known = await services.store.puzzles.to_mine() is None
    services.puzzles.wake()
    await services.puzzles.idle()
    return known


async def _offer_to_play(services: Services) -> bool:
    await services.matchmaker.idle()
    if await services.tables.get(1) is not None or await services.store.offers.of_person(BEN):
        return True
    await services.matchmaker.offer(offer(BEN))
    return False


async def _play_in_league(services: Services) -> None:
    """Begin a season of five, and end one of the two games of its first round."""
    league = await services.leagues.open(terms(seats=2))
    for user in range(1001, 1006):
        await services.leagues.join(league, user, f"P{user}")
    await services.leagues.begin(league)
    await services.leagues.idle()
    await settled(services.outbox)
    table = await services.tables.existing(1)
    await concede(table, table.seats[0].user or 0)


async def _close_round(services: Services) -> bool:
    season = await services.store.leagues.get(1)
    assert season is not None
    known = season.league.round == 2 or season.league.deadline == NOW
    if not known:
        await services.leagues.move_deadline(1, ORGANISER, int(NOW))
    await services.leagues.idle()
    return known


LAST_ACTION = position(took=(True, False), heap=10)
begin_game, end_turn = partial(_begin, there=LAST_ACTION), partial(_act, action=EndTurn())
begin_auction = partial(_begin, there=palazzo.table("f4", "f5", phase=PalazzoPhase.REVEALED, envoys=1), game="palazzo")
OPERATIONS = {
    "turn": Operation(begin_game, end_turn),
    "end": Operation(partial(_begin, there=position(took=(True, False), heap=0)), end_turn),
    "order": Operation(begin_auction, partial(_act, action=Auction())),
    "usual": Operation(_invite, _adopt_usual_terms),
    "gone": Operation(begin_game, _pause_missing_games),
    "puzzle": Operation(begin_game, _solve_puzzle),
    "mine": Operation(_share_a_game, _mine_puzzles),
    "offer": Operation(lambda services: services.matchmaker.offer(offer(ADA)), _offer_to_play),
    "league": Operation(_play_in_league, _close_round),
}


@asynccontextmanager
async def bot(folder: Path, step: Step = lambda _: None) -> AsyncIterator[Services]:
    """Open the bot's services in a folder, with a frozen clock and a fixed seed."""
    threads, channel = Threads(), Channel(folder / MESSAGES, step)
    async with open_services(folder / STORE, channel, Random(5), lambda: NOW, rooms=threads) as opened:
        threads.on(opened.store)
        yield opened


async def finish(services: Services) -> None:
    for _ in range(2):
        await settled(services.outbox)
        await services.results_writer.idle()


async def prepare(what: str, folder: Path) -> None:
    async with bot(folder) as services:
        await OPERATIONS[what].prepare(services)
        await finish(services)


def alter(what: str) -> None:
    """Take the game out, or find puzzles in it without a search, in this process."""
    if what == "gone":
        del GAMES["nim"]
    if what == "mine":
        GAMES["nim"] = with_computers(GAMES["nim"])
        run = interrupted()
        patch("bot.services.puzzles.find_puzzle", looks([])).start()
        patch.object(WorkerPool, "run", lambda _, *job, **how: run(*job, **how)).start()


async def run(what: str, folder: Path, last: int, tell: Tell) -> None:
    """Carry the operation out, killed at step number `last`."""
    alter(what)
    step = Steps(last, tell)
    async with bot(folder, step) as services:
        writer = file_of(services.store).writer
        assert writer is not None
        await writer.set_trace_callback(lambda sql: step(f"before {' '.join(sql.split())[:60]}"))
        await OPERATIONS[what].carry_out(services)
        tell("accepted")
        await finish(services)
        step.complete()


async def recover(what: str, folder: Path, tell: Tell) -> None:
    """Start after a killed run, and be asked to do the same again."""
    alter(what)
    async with bot(folder) as services:
        await services.resume()
        tell("known" if await OPERATIONS[what].carry_out(services) else "unknown")
        await finish(services)


def run_and_recover(what: str, place: Path, last: int) -> list[str]:
    killed = in_child(lambda tell: asyncio.run(run(what, place, last, tell)))
    return [what, *killed, *in_child(lambda tell: asyncio.run(recover(what, place, tell)))]


if __name__ == "__main__":
    use_one_thread(pytest.MonkeyPatch())
    for argument in sys.argv[2:]:
        what, _, every = argument.partition("=")
        made = Path(sys.argv[1]) / what / "made"
        made.mkdir(parents=True)
        asyncio.run(prepare(what, made))
        gc.freeze()  # a child's search for garbage would copy all memory that it shares
        repeat(made, int(every), partial(run_and_recover, what))
