"""Put the bot under load: `python -m tests.bench.load [--tables 300] [--clicks 50] [--minutes 10]`.

The bot runs in its own process against a local Discord. At every table two to four people click: mostly
what they may, some of it twice at once, some too late, some at tables that are not theirs. One table at a time moves
faster than its channel takes messages. Finally the store's log is compared with what people were shown.

On a small machine: `--core 0` leaves the bot and its workers one core, which no one else here uses; `--masters 3` adds
tables at which a *master* has to think all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

from bot.games.carrara.rules import actors
from bot.texts import texts
from cogs.core.controls import ControlId
from tests.bench import figures
from tests.bench.guests import GuestTable, Watch, offered, panel, seat_guests
from tests.e2e.outside import Store
from tests.e2e.process.test_watched import free_port, metrics
from tests.local_discord import BotProcess, Interaction, LocalDiscord
from tests.local_discord.world import DEFER_MESSAGE, DEFER_UPDATE

P99, SMALL_P99, LONGEST, GROWTH = 300.0, 500.0, 3000.0, 1.5
"""The bars: milliseconds to the answer, also on one core, and the growth of memory in the second half."""
ANSWER_TIMEOUT = 15.0
"""Seconds to wait for an answer."""
POSTS = (5, 5.0)
"""How many messages a channel accepts, in how many seconds."""
RACE_SHARE = 0.1
"""One table's share of all clicks, so that it moves faster than its messages are sent."""
KINDS = {"move": 0.5, "look": 0.2, "double": 0.1, "stale": 0.1, "foreign": 0.1}
LOOKS = ("hand", "carrara_buy", "carrara_build", "carrara_score")
_EN = texts("en")
CROWDED = _EN.say("refused-crowded")
REFUSALS = (
    CROWDED,
    _EN.say("refused-moved-on"),
    # Discord shows the command behind it as a mention
    _EN.say("refused-table-over").partition("`")[0],
    _EN.say("refused-not-your-turn", role="turn", count=1, told="yes", names="§").partition("§")[2],
)


@dataclass(eq=False)
class Report:
    answered: list[float] = field(default_factory=list)
    """Milliseconds to the first answer."""
    shown: list[float] = field(default_factory=list)
    """Milliseconds until the answer was complete."""
    clicks: Counter[str] = field(default_factory=Counter)
    crowded: int = 0
    """The clicks turned away because there were too many at once."""
    accepted: set[int] = field(default_factory=set)
    """The interactions whose moves were reported as accepted."""
    memory: list[float] = field(default_factory=list)
    """The memory of the bot and its workers in MiB at the start, after each tenth of the time, and at the end."""
    moves: list[int] = field(default_factory=list)
    """The number of moves in the log at these times."""
    told: Counter[str] = field(default_factory=Counter)
    """The bot's own metrics."""
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0


class Load:
    def __init__(
        self, discord: LocalDiscord, bot: BotProcess, watch: Watch, guest_tables: Sequence[GuestTable]
    ) -> None:
        self.discord = discord
        self.bot = bot
        self.watch = watch
        self.guest_tables = [there for there in guest_tables if there.computer is None]
        self.masters = [there for there in guest_tables if there.computer is not None]
        self.chance = Random(1)
        self.report = Report()
        self._doubles: list[set[int]] = []
        self._answers: list[Interaction] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, clicks: float, seconds: float) -> None:
        """Click this many times a second, whether or not answers come, and wait for the last answer."""
        begun = perf_counter()
        total = max(1, round(clicks * seconds))
        against = [asyncio.create_task(self._play_on(there)) for there in self.masters]
        for number in range(total):
            if number % max(1, total // 10) == 0:
                self.look()
            await asyncio.sleep(max(0.0, begun + number / clicks - perf_counter()))
            task = asyncio.create_task(self._click())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        for there in self.masters:
            there.over = True
        await asyncio.gather(*self._tasks, *against)
        self.report.seconds = perf_counter() - begun
        self.look()

    def look(self) -> None:
        self.report.memory.append(figures.resident(self.bot.pid))
        self.report.moves.append(self.watch.rows("SELECT count(*) FROM moves")[0][0])

    async def _play_on(self, there: GuestTable) -> None:
        """Move whenever the computer player has, without delay."""
        while not there.over and (choice := offered(self.watch, there, self.chance)) is not None:
            seat, control = choice
            if seat == there.computer:
                await asyncio.sleep(0.1)
            else:
                await self._move(there, seat, control, "move")

    def _somewhere(self) -> GuestTable | None:
        going = [there for there in self.guest_tables if not there.over]
        racing = going[0] if going and self.chance.random() < RACE_SHARE else None
        free = [there for there in going if not there.busy]
        if racing is not None and not racing.busy:
            return racing
        return free[self.chance.randrange(len(free))] if free else None

    async def _click(self) -> None:
        kind = self.chance.choices(list(KINDS), list(KINDS.values()))[0]
        there = self._somewhere()
        if there is None:
            going = [each for each in self.guest_tables if not each.over]
            if not going:
                self.report.faults.append("no table is left to click at")
                return
            # where someone is moving at every table, others can still look
            there, kind = going[self.chance.randrange(len(going))], "look"
        if kind == "look" and (looked := self._look(there)) is not None:
            self.report.clicks[kind] += 1
            await self._answered(looked)
            return
        choice = offered(self.watch, there, self.chance, back=1 if kind == "stale" else 0)
        if choice is None:
            there.over = True
            return
        seat, control = choice
        kind = kind if kind != "look" else "move"
        await (self._foreign if kind == "foreign" else self._move)(there, seat, control, kind)

    def _look(self, there: GuestTable) -> Interaction | None:
        for message in reversed(there.channel.messages):
            ids = [each for each in message.custom_ids if each.split(":")[1] in LOOKS]
            if ids:
                person = there.people[self.chance.randrange(len(there.people))]
                return person.press(message, ids[self.chance.randrange(len(ids))])
        return None

    async def _move(self, there: GuestTable, seat: int, control: ControlId, kind: str) -> None:
        """Make a move, by a double click twice at once."""
        times = 2 if kind == "double" else 1
        self.report.clicks[kind] += times
        person, there.busy = there.people[seat], True
        try:
            panels = [panel(self.discord, there, person, control) for _ in range(times)]
            acts = [person.press(message, message.custom_ids[0]) for message in panels]
            if times > 1:
                self._doubles.append({act.id for act in acts})
            await asyncio.gather(*map(self._judged, acts))
        finally:
            there.busy = False

    async def _foreign(self, there: GuestTable, seat: int, control: ControlId, kind: str) -> None:
        self.report.clicks[kind] += 1
        person = there.people[(seat + 1) % len(there.people)]
        message = panel(self.discord, there, person, control)
        act = person.press(message, message.custom_ids[0])
        await self._answered(act, nothing=True)
        if act.followups or message.edited:
            self.report.faults.append(f"a panel of another seat did something: {act.text!r}")

    async def _judged(self, act: Interaction) -> None:
        if await self._answered(act):
            self._answers.append(act)

    async def _answered(self, act: Interaction, nothing: bool = False) -> bool:
        """Wait for the complete answer; where `nothing` is to happen, for the acknowledgement."""
        begun = perf_counter()

        def done() -> bool:
            if act.type == DEFER_UPDATE:
                return nothing or bool(act.followups) or (act.source is not None and bool(act.source.edited))
            if act.type == DEFER_MESSAGE:
                return bool(act.followups) or (act.message is not None and not act.message.loading)
            return act.type is not None

        try:
            await act.changes.until(done, ANSWER_TIMEOUT)
        except TimeoutError:
            self.report.faults.append(f"no answer within {ANSWER_TIMEOUT:.0f} s to {act.data['custom_id']}")
            return False
        assert act.seconds is not None
        self.report.crowded += CROWDED in act.text
        self.report.answered.append(act.seconds * 1000)
        self.report.shown.append((perf_counter() - begun) * 1000)
        return True

    async def audit(self, path: Path) -> None:
        """Compare the log with what people were shown, and the messages with the log."""
        found = self.report.faults
        # read at the end: a late refusal may replace the panel before it says why
        refused = {act.id for act in self._answers if any(words in act.text for words in REFUSALS)}
        self.report.accepted = {act.id for act in self._answers} - refused
        logged = [row[0] for row in self.watch.rows("SELECT interaction FROM moves WHERE interaction IS NOT NULL")]
        if len(logged) != len(set(logged)):
            found.append("an interaction stands in the log twice")
        if lost := self.report.accepted - set(logged):
            found.append(f"{len(lost)} moves were answered as accepted and are not in the log")
            found += [f"… {act.data['custom_id']}: {act.text!r}" for act in self._answers if act.id in lost]
        if untold := set(logged) - self.report.accepted:
            found.append(f"{len(untold)} moves are in the log whose people were not told so")
        doubled = [pair for pair in self._doubles if pair <= set(logged)]
        if doubled:
            found.append(f"{len(doubled)} double clicks were two moves")
        store = Store(path)
        for there in (*self.guest_tables, *self.masters):
            store.log(there.number)  # each row has to lead from the previous position to its own
            if there.computer is None:  # a master may have been thinking to the very end
                found += self._untold(there)
            await asyncio.sleep(0)

    def _untold(self, there: GuestTable) -> list[str]:
        """List the faults in a table's public messages."""
        rows = self.watch.rows("SELECT kind, seq, status FROM outbox WHERE table_id = ? ORDER BY id", there.number)
        turns = [seq for kind, seq, _ in rows if kind == "turn"]
        ids = [re.fullmatch(r"button:hand:(\d+):(\d+)::", each) for sent in there.channel.posted for each in sent]
        shown = [int(each[2]) for each in ids if each is not None and int(each[1]) == there.number]
        shown = [seq for seq in shown if seq in set(turns)]
        fine = {("refresh", "dropped"), *((kind, "sent") for kind, _, _ in rows)}  # only the newest refresh is sent
        found = [
            f"table {there.number}: {kind} {seq} is {status}"
            for kind, seq, status in rows
            if (kind, status) not in fine
        ]
        if shown != turns:
            found.append(f"table {there.number}: turns {turns} were told as {shown}")
        _, now = self.watch.now(there.number)
        said = [message.text for message in there.channel.messages if message.custom_ids]
        if actors(now) and not (said and there.people[now.turn].mention in said[-1]):
            found.append(f"table {there.number}: the message with its buttons does not call {there.people[now.turn]}")
        return found


async def measure(tables: int, clicks: float, seconds: float, masters: int = 0, core: int | None = None) -> Report:
    """Seat the people, start the bot, let them click, and check the results."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "load.sqlite3"
        async with LocalDiscord(posts=POSTS) as discord:
            guest_tables = await seat_guests(discord, path, tables, Random(1), masters)
            watch, port = Watch(path), free_port()
            # the store is backed up a minute after the start, while people click
            backups = {"PIAZZA_BACKUPS": str(Path(folder) / "backups")}
            settings = {**discord.environment(), **backups, "PIAZZA_METRICS": str(port)}
            try:
                async with BotProcess(settings, path) as bot:
                    if core is not None:
                        os.sched_setaffinity(bot.pid, {core})
                        os.sched_setaffinity(0, os.sched_getaffinity(0) - {core} or {core})
                    await discord.wait_ready(within=60)
                    await _drained(watch)
                    load = Load(discord, bot, watch, guest_tables)
                    await load.run(clicks, seconds)
                    await _drained(watch)
                    report = load.report
                    load.look()
                    report.told = await _counted(port)
                    if await bot.terminate() != 0:
                        report.faults.append("the bot did not end cleanly")
                    report.faults += [line for line in bot.errors if "Traceback" in line or "ERROR" in line]
                await load.audit(path)
            finally:
                watch.close()
    if failed := report.told["piazza_errors_total"]:
        report.faults.append(f"{failed} interactions failed")
    return report


async def _drained(watch: Watch) -> None:
    """Wait until everything is sent; raise TimeoutError if there is no more progress."""
    left, since = -1, perf_counter()
    while (waiting := watch.rows("SELECT count(*) FROM outbox WHERE status = 'waiting'")[0][0]) > 0:
        if waiting != left:
            left, since = waiting, perf_counter()
        elif perf_counter() - since > 60:
            raise TimeoutError(f"{waiting} messages are not sent")
        await asyncio.sleep(0.1)


async def _counted(port: int) -> Counter[str]:
    """Return the bot's metrics, summed over labels."""
    told: Counter[str] = Counter()
    for name, value in (await metrics(port)).items():
        told[name.partition(" ")[0]] += round(value)
    return told


def quantile(took: Sequence[float], share: float) -> float:
    """Return the value that this share of all stays within."""
    return sorted(took)[min(len(took) - 1, int(len(took) * share))] if took else 0.0


def tell(report: Report, bar: float = P99) -> None:
    """Print the report, and record the figures that have bars."""
    clicked = sum(report.clicks.values())
    figures.say(
        "clicks", f"{clicked:8} in {report.seconds:.0f} s: " + ", ".join(f"{n} {k}" for k, n in report.clicks.items())
    )
    for name, took in (("to the first answer", report.answered), ("to the whole answer", report.shown)):
        p50, p95, p99 = (quantile(took, share) for share in (0.5, 0.95, 0.99))
        most = max(took, default=0.0)
        figures.say(f"… {name}", f"{p50:8.0f} ms p50 {p95:6.0f} p95 {p99:6.0f} p99 {most:6.0f} max")
    memory = ", ".join(f"{mib:.0f} at {move:,}" for mib, move in zip(report.memory, report.moves, strict=True))
    figures.say("moves accepted and in the log", f"{len(report.accepted):8}")
    figures.say("turned away, being too many at once", f"{report.crowded:8}")
    figures.say("public messages", f"{report.told['piazza_posts_sent_total']:8}")
    figures.say("… boards not drawn, being overtaken", f"{report.told['piazza_pictures_skipped_total']:8}")
    figures.say("backups made meanwhile", f"{report.told['piazza_backups_total']:8}")
    figures.say("resident, in MiB, at how many moves", memory)
    for fault in report.faults[:20]:
        figures.say("WRONG", fault)
    figures.keep("load: an answer, p99", quantile(report.shown, 0.99), "ms", bar)
    figures.keep("load: the longest answer", max(report.shown, default=0.0), "ms", bar=LONGEST)
    figures.keep("load: lost, doubled or untold", float(len(report.faults)), "", bar=0)
    figures.keep(
        "load: memory, end / half-way", report.memory[-1] / report.memory[len(report.memory) // 2], "x", GROWTH
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--clicks", type=float, default=50.0, help="a second")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--masters", type=int, default=0, help="tables at which one is always to think")
    parser.add_argument("--core", type=int, help="the only one that the bot may use")
    asked = parser.parse_args()
    seconds = asked.minutes * 60
    report = asyncio.run(measure(asked.tables, asked.clicks, seconds, asked.masters, asked.core))
    tell(report, P99 if asked.core is None else SMALL_P99)
    figures.tell_kept()


if __name__ == "__main__":
    main()
