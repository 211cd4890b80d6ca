"""Sends the messages queued in the store: in order, each once, with retries after faults."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

from bot.model.rows import CALLING_NOTICES, DIRECT, NON_BLOCKING, NewPost, Post, PostForm, PostKind
from bot.services.background import LONGEST_SLEEP, Background, PutOff
from bot.services.notice_planner import PLANNED_KINDS, NoticePlanner
from bot.services.sender import Closed, Gone, Lapsed, MissingRight, RateLimited, Sender, is_passing
from bot.store.store import Store
from bot.telemetry.metrics import POSTS_DEGRADED, POSTS_FAILED, POSTS_RETRIED, POSTS_SENT

log = logging.getLogger(__name__)

# Leases, where several processes share the store

LEASE_SECONDS: Final = 30
"""Seconds for which a message is leased; if the process dies, others may send it after that."""
RELEASE_TIMEOUT: Final = 1.0
"""Seconds that a process shutting down has to release its leases."""


class Leases(Background[None]):
    """The messages that only this process may send; a no-op for a store that is not shared."""

    WORK = "renewing the leases on messages"
    longest_wait = LEASE_SECONDS / 3  # a renewal that fails is tried again before the lease ends

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._owner = secrets.token_hex(8)
        self._mine: set[int] = set()

    @property
    def _shared(self) -> bool:
        return self._store.database.shared

    async def acquire(self, post: Post) -> tuple[Post, bool] | None:
        """Lease a message; return its current state, and whether another process may have sent it.

        None if another process holds it, or it need no longer be sent.
        """
        if not self._shared:
            return post, False
        found = await self._store.outbox.lease(post, self._owner, LEASE_SECONDS)
        if found is not None:
            self._mine.add(post.id)
            if not self.timers:  # a renewal that is just ending may not have seen this one
                self.wake_after(None, LEASE_SECONDS / 3)
        return found

    async def release(self, post: Post, done: bool) -> None:
        """Release a message that could not be sent, so that others may, or forget one that was."""
        self._mine.discard(post.id)
        if self._shared and not done:
            await self._store.outbox.release(self._owner, post)

    async def work(self, key: None) -> float | None:
        """Renew the leases that are left."""
        if self._mine:
            await self._store.outbox.renew_leases(self._owner, LEASE_SECONDS)
        return LEASE_SECONDS / 3 if self._mine else None

    async def close(self, seconds: float | None = None) -> None:
        """Release all remaining leases."""
        self._mine.clear()
        await super().close(seconds)
        if self._shared:
            try:
                async with asyncio.timeout(RELEASE_TIMEOUT):
                    await self._store.outbox.release(self._owner)
            except Exception:
                log.warning("leases on messages were left behind; they lapse in %s s", LEASE_SECONDS, exc_info=True)


# Sending

STUCK_AFTER = 600.0
"""Seconds without sending a message, though some are due, after which a table counts as stuck."""
FORMS_BY_TRY: Final = (PostForm.FULL, PostForm.FULL, PostForm.FULL, PostForm.WITHOUT_PICTURES, PostForm.PLAIN)
"""The form of a message after each permanent fault; after the last one it is dropped."""
_CLEANING_POSTS: Final = (PostKind.STRIP, PostKind.CLEAN)
"""The posts that tidy up: nobody misses them, so they are dropped at the first permanent fault."""
_DROPPED: Final = "dropped"
_ALARM: Final = None
"""The key, in place of a table's id, of the timer for messages that are due later."""
for _how in (PostForm.WITHOUT_PICTURES.value, PostForm.PLAIN.value, _DROPPED):
    POSTS_DEGRADED.labels(_how)  # so that an alert can fire on the first one
for _kind in PostKind:
    for _counter in (POSTS_SENT, POSTS_RETRIED, POSTS_FAILED):
        _counter.labels(_kind.value)
MAX_NOTICES_PER_MESSAGE: Final = 12
PANELS = (PostKind.INVITATION, PostKind.TURN, PostKind.END, PostKind.ABANDONED)
"""Messages that hold the table's controls."""


class Outbox(Background[int | None]):
    """Sends each table's messages.

    `give_way` is awaited before each message, as others may be more urgent; `on_clocks` is called when clocks start
    because the messages they waited for have been sent.
    """

    WORK = "sending the messages"
    GRACE = 2.5  # after the answers to clicks have had theirs, all within the time of a shutdown

    def __init__(
        self,
        store: Store,
        sender: Sender,
        planner: NoticePlanner,
        give_way: Callable[[], Awaitable[None]] | None = None,
        on_clocks: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__()
        self._on_clocks = on_clocks
        self._store = store
        self._give_way = give_way
        self.sender = sender
        self._planner = planner
        self._leases = Leases(store)
        self._alarm_due = 0
        self._tried: set[int] = set()
        self._unwritable: set[int] = set()
        self._refused: dict[int, int] = {}
        """The number of permanent faults of each message."""
        self._telling: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By person: held while a direct message to them is sent, as it may include all of theirs."""
        self._gave_way: set[int] = set()
        self._begun = monotonic()
        self._flowed: dict[int, float] = {}
        """By table: when its last message was sent."""

    async def resume(self) -> None:
        """Send what an earlier process left behind, checking first what has been sent already."""
        tables = await self._store.outbox.tables_waiting()
        for table_id in tables:
            self._tried.update(post.id for post in await self._store.outbox.waiting(table_id))
        for table_id in tables:  # only now, as one direct message may include what waits at all of them
            self.wake(table_id)
        await self._look_ahead()

    async def _look_ahead(self) -> None:
        """Set the alarm for the next message that is due later."""
        now, due = self._store.now(), await self._store.outbox.next_due()
        if _ALARM in self.timers and self._alarm_due <= now:  # its message is due by now, so `next_due` omits it
            self.wake(_ALARM)
        elif due is None:
            self.cancel_timer(_ALARM)
        else:
            self._alarm_due = due
            self.wake_after(_ALARM, min(max(0.0, due - now), LONGEST_SLEEP))

    async def recover(self) -> None:
        """Send what other processes left behind, except where this one is waiting for its next try."""
        for table_id in await self._store.outbox.tables_waiting():
            if table_id not in self.timers:
                self.wake(table_id)

    async def work(self, key: int | None) -> None:
        """Send a table's messages or, for the alarm, wake the tables where one has become due."""
        if key is None:
            for table_id in await self._store.outbox.tables_waiting():
                self.wake(table_id)
            await self._look_ahead()
        else:
            await self._drain(key)

    async def _drain(self, table_id: int) -> None:
        put_off: set[int] = set()
        busy = 0.0
        others: Post | None = None
        blocked: MissingRight | None = None
        try:
            await self._planner.tidy(table_id)
            while post := await self._next_post(table_id, put_off, blocked is not None):
                try:
                    if await self._send_mine(post):
                        if blocked is None:
                            self.backoffs.pop(table_id, None)
                        if post.kind is PostKind.NOTICE and post.notice not in CALLING_NOTICES:
                            await self._planner.tidy(table_id)  # it may replace an earlier one
                    elif post.kind is PostKind.NOTICE:
                        put_off.add(post.id)
                    elif post == others:
                        break  # another process is sending it, and will send what follows
                    else:
                        others = post
                except Exception as error:
                    if post.kind not in NON_BLOCKING:
                        if not isinstance(error, MissingRight):
                            raise
                        blocked = error  # of the channel: direct messages can be sent all the same
                    busy = max(busy, _wait_asked_for(error))
                    # neither an old button nor one person's notice may hold up messages about turns
                    log.warning("table %s: %s has to wait", table_id, post.kind.value, exc_info=True)
                    put_off.add(post.id)
            await self._look_ahead()
            if blocked is not None:
                raise blocked
        except Exception as error:
            wait = max(self.backoffs[table_id].next(), busy, _wait_asked_for(error))
            log.warning("table %s: a message could not be sent; next try in %.0f s", table_id, wait, exc_info=True)
            raise PutOff(wait) from error
        if put_off:
            raise PutOff(max(self.backoffs[table_id].next(), busy))

    async def _next_post(self, table_id: int, put_off: Collection[int], blocked: bool) -> Post | None:
        """Return the next message to send; while the channel is `blocked`, plan its messages and send direct ones."""
        if self._give_way is not None:
            await self._give_way()
        waiting = await self._store.outbox.waiting(table_id)
        if blocked:
            for post in waiting:
                if post.kind in PLANNED_KINDS and post.pings is None and (leased := await self._leases.acquire(post)):
                    if leased[0].pings is None:
                        await self._planner.plan(leased[0])
                    await self._leases.release(post, False)
            waiting = [post for post in await self._store.outbox.waiting(table_id) if post.channel == DIRECT]
        waiting.sort(key=lambda post: post.kind is PostKind.SHARED)  # drawing it takes long, and nobody has to act
        return next((post for post in waiting if post.id not in put_off), None)

    async def _send_mine(self, post: Post) -> bool:
        """Send a message unless another process is sending it; return whether this one sent it."""
        if post.kind is PostKind.NOTICE and post.channel == DIRECT:
            return await self._tell(post)
        leased = await self._leases.acquire(post)
        if leased is None:
            return False
        post, tried = leased
        if tried:
            self._tried.add(post.id)
        done = False
        try:
            await self._send(post)
            done = True
        finally:
            await self._leases.release(post, done)
        return True

    async def _tell(self, post: Post) -> bool:
        """Send a direct message, together with all others that are due to its person; return whether it was sent.

        It waits while another process is sending to that person, and once for the tables that are about to call them
        as well. The process that leases the first of these messages may send all of them.
        """
        user = post.user or 0
        if post.id not in self._gave_way and not self.tasks.keys().isdisjoint(
            set(await self._store.outbox.about_to_call(user)) - {post.table_id}
        ):
            self._gave_way.add(post.id)
            return False
        async with self._telling.setdefault(user, asyncio.Lock()):
            due = await self._store.outbox.notices_to(user)
            if all(each.id != post.id for each in due):
                return True  # it was sent together with another one
            self._gave_way.difference_update(each.id for each in due)
            mine, told = list[Post](), list[Post]()
            try:
                for each in due:
                    leased = await self._leases.acquire(each)
                    if leased is not None:
                        mine.append(leased[0])
                        self._tried.update([each.id] if leased[1] else [])
                    elif not mine:
                        return False
                gathered = mine if len(mine) == 1 else await self._gather(post, mine)
                if gathered:
                    await self._send(replace(gathered[0], others=tuple(gathered[1:])))
                told = gathered
            finally:
                for each in mine:
                    await self._leases.release(each, each in told)
        for table_id in {each.table_id for each in due} - {post.table_id}:
            self.wake(table_id)
        return True

    async def _gather(self, post: Post, due: Sequence[Post]) -> list[Post]:
        """Return those of a person's due direct messages that are to be sent as one.

        Left out are those already sent or no longer true, and reminders of what the person learns only now. Those that
        could not be sent together are sent one by one.
        """
        due = await self._store.listings.most_urgent_first(post.user or 0, due)
        there = await self._find_sent([each for each in due if each.id in self._tried])
        self._tried.difference_update(each.id for each in due)
        told: list[Post] = []
        for each in due:
            true = await self._planner.holds(each)
            if each.id in there and true:
                await self._mark_sent(each, there[each.id])
            elif not true:
                await self._drop(each, message=there.get(each.id))
            elif (instead := await self._planner.replacement(each)) is not None:
                await self._fall_back(each, instead)
            elif each.notice in CALLING_NOTICES and any(
                one.table_id == each.table_id and one.notice in CALLING_NOTICES for one in told
            ):
                await self._drop(each)
            else:
                told.append(each)
        together = [each for each in told if each.id not in self._refused][:MAX_NOTICES_PER_MESSAGE]
        if len(together) > 1:
            return together
        return [each for each in told if each.id == post.id] or told[:1]

    async def _find_sent(self, posts: Sequence[Post]) -> Mapping[int, int]:
        """Return which posts an earlier try has sent; no direct ones if their person takes none now."""
        if not posts:
            return {}
        try:
            return await self.sender.find(posts)
        except Closed:
            return {}

    async def _send(self, post: Post) -> None:
        if post.kind is PostKind.REPLAY:
            await self._store.outbox.drop(post)
            return
        again = post.id in self._tried
        try:
            await self._try(post, again)
        except Gone:
            log.warning("table %s: post %s (%s) has nowhere to go and was dropped", post.table_id, post.id, post.kind)
            await self._drop(post, undeliverable=post.kind is PostKind.NOTICE)
        except Lapsed:
            if not post.others:  # else another one may have lapsed, which gathering them again will find out
                await self._drop(post)
        except Closed:
            instead = await self._planner.fallback(post, closed=True)
            # only a call to act explains it, and someone who has left has not closed their direct messages
            await self._fall_back(post, instead, closed=bool(instead) and post.notice in CALLING_NOTICES)
        except Exception as error:
            POSTS_FAILED.labels(post.kind.value).inc()
            if isinstance(error, MissingRight | RateLimited):
                self._unwritable.add(post.table_id)
            else:
                self._unwritable.discard(post.table_id)
            if isinstance(error, MissingRight) and not again:
                self._tried.discard(post.id)  # it was certainly not sent, so need not be looked for
            if post.others and not is_passing(error):
                log.exception("table %s: post %s could not be sent with others", post.table_id, post.id)
                self._refused |= {each.id: self._refused.get(each.id, 0) + 1 for each in (post, *post.others)}
                return
            if is_passing(error) or not await self._degrade(post):
                raise
        else:
            if post.channel != DIRECT:
                self._unwritable.discard(post.table_id)
            self._flowed[post.table_id] = monotonic()
        for each in (post, *post.others):
            self._tried.discard(each.id)
            self._refused.pop(each.id, None)

    async def _try(self, post: Post, again: bool) -> None:
        """Send a message; drop a notice that is no longer true, and replace one that no longer suits its person."""
        if post.kind is PostKind.NOTICE and not post.others:
            true = await self._planner.holds(post)
            instead = await self._planner.replacement(post) if true else []
            if instead is not None:
                message = (await self._find_sent([post]) if again else {}).get(post.id)
                if not true:
                    await self._drop(post, message=message)
                elif message is not None:
                    await self._mark_sent(post, message)
                else:
                    await self._fall_back(post, instead)
                return
        looked = False
        if post.kind in PLANNED_KINDS and post.pings is None:
            post = await self._planner.plan(post)
        elif post.pings:
            message = (await self._find_sent([post])).get(post.id) if again else None
            if message is not None:
                await self._mark_sent(post, message)
                return
            looked, post = again, await self._planner.plan_late(post)
        if again:
            POSTS_RETRIED.labels(post.kind.value).inc()
        self._tried.update(each.id for each in (post, *post.others))
        form = FORMS_BY_TRY[self._refused.get(post.id, 0)]
        message = await self.sender.send(replace(post, form=form), f"{self._store.id}-{post.id}", again and not looked)
        await self._mark_sent(post, message)
        POSTS_SENT.labels(post.kind.value).inc()
        if form is not PostForm.FULL:
            POSTS_DEGRADED.labels(form.value).inc()
            log.error("table %s: post %s (%s) was sent %s", post.table_id, post.id, post.kind, form.value)

    async def _mark_sent(self, post: Post, message: int | None) -> None:
        if await self._store.outbox.sent(post, message, panel=post.kind in PANELS):
            self._on_clocks()

    async def _drop(self, post: Post, undeliverable: bool = False, message: int | None = None) -> None:
        if await self._store.outbox.drop(post, undeliverable, message):
            self._on_clocks()

    async def _fall_back(self, post: Post, instead: Sequence[NewPost], closed: bool = False) -> None:
        if await self._store.outbox.fall_back(post, instead, closed):
            self._on_clocks()

    async def _degrade(self, post: Post) -> bool:
        """Count a permanent fault, so that the next try shows less of a message; return whether it was dropped."""
        refused = self._refused[post.id] = self._refused.get(post.id, 0) + 1
        if refused < len(FORMS_BY_TRY) and post.kind not in _CLEANING_POSTS:
            return False
        log.exception("table %s: post %s (%s) can never be sent, dropped", post.table_id, post.id, post.kind)
        self._refused[post.id] = len(FORMS_BY_TRY) - 1  # in case the store does not take it
        if post.kind is PostKind.NOTICE and post.channel == DIRECT:
            await self._fall_back(post, await self._planner.fallback(post, closed=False))
        else:
            await self._drop(post, undeliverable=True)
        POSTS_DEGRADED.labels(_DROPPED).inc()
        return True

    def stuck(self, overdue: Collection[int]) -> list[int]:
        """Return which tables are stuck, of those whose messages are long overdue.

        A table where the bot may not write, or where Discord asked to wait, does not count.
        """
        since = monotonic() - STUCK_AFTER
        self._flowed = {table: sent for table, sent in self._flowed.items() if sent >= since}
        return sorted(set(overdue) - self._unwritable - self._flowed.keys()) if self._begun < since else []

    async def close(self, seconds: float | None = None) -> None:
        """Finish sending the current messages; the rest wait in the store."""
        await super().close(seconds)
        await self._leases.close()


def _wait_asked_for(error: Exception) -> float:
    """Return how many seconds Discord asked to wait, 0 if it did not."""
    return error.seconds if isinstance(error, RateLimited) else 0.0
