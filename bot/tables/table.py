"""A Table is one game in one channel: the only door through which a game changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from bot.database.base import Writer
from bot.database.locks import SharedLock
from bot.games import GAMES
from bot.games.game import END_TURN, AnyGame, Chance, IllegalAction, Outcome
from bot.model.pace import Clock
from bot.model.record import Recording
from bot.model.refusals import Refusal
from bot.model.rows import Ending, Entry, Incident, Move, NewPost, PostKind, QuestionKind, Seat, Status, TableRow
from bot.store.clocks import turns_ended
from bot.store.store import Store, Taken
from bot.telemetry.metrics import MOVES

P = ParamSpec("P")
R = TypeVar("R")


_carried: set[asyncio.Future[Any]] = set()


def to_the_end(change: Callable[P, Coroutine[Any, Any, R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """Carry a change through whoever gives up waiting for it, so that memory and store agree and the house hears."""

    @wraps(change)
    async def carried_through(*args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.ensure_future(change(*args, **kwargs))
        _carried.add(task)
        task.add_done_callback(_carried.discard)
        return await asyncio.shield(task)

    return carried_through


@dataclass(frozen=True, slots=True)
class Acted:
    """What an accepted action led to: the rows it appended, those of the house included, and all their events."""

    revision: int
    moves: tuple[Move, ...]
    events: tuple[Any, ...]
    repeated: bool = False
    """True where this very interaction had been carried out before."""


class Table:
    """One game in one channel, loaded from the store; every change goes through its lock and one transaction."""

    def __init__(self, store: Store, row: TableRow, chance: Chance, changed: Callable[[Table], None]) -> None:
        self.store = store
        shared = store.database.shared
        self.lock: AbstractAsyncContextManager[None] = (
            SharedLock(store.database, row.id, self.refresh) if shared else asyncio.Lock()
        )
        self.row = row
        self.chance = chance
        self.game: AnyGame = GAMES[row.game]
        self.revision = -1
        self._changed = changed
        self._position: Any = None

    @property
    def id(self) -> int:
        """The table's number."""
        return self.row.id

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table, in turn order once the game has begun."""
        return self.row.seats

    @property
    def names(self) -> list[str]:
        """The names by seat, raw."""
        return [seat.name for seat in self.row.seats]

    @property
    def position(self) -> Any:
        """The game's position, hidden parts too; only for the rules and the log."""
        return self._position

    def seat_of(self, user: int) -> int | None:
        """Tell where a person sits."""
        return next((number for number, seat in enumerate(self.row.seats) if seat.user == user), None)

    def actors(self) -> tuple[int, ...]:
        """Tell the seats that may act now."""
        return self.game.actors(self._position) if self.row.status is Status.RUNNING else ()

    def view(self, seat: int | None) -> Any:
        """Show what a seat, or with None everyone, may know; when the game is over, everything."""
        shown = self.game.view(self._position, seat, self.row.open_hands or self.row.status is Status.OVER)
        return self.game.stopped(shown) if self.row.status in (Status.OVER, Status.ABANDONED) else shown

    def refusal(self, seat: int, action: Any) -> IllegalAction | None:
        """Tell why a seat may not do this now; None where it may."""
        try:
            self.game.play(self._position, seat, action, self.chance)
        except IllegalAction as refused:
            return refused
        return None

    def stands_in(self, seat: int) -> IllegalAction | None:
        """Tell why a seat's person may not act, a computer player doing so in their place; None where they may."""
        sitting = self.row.seats[seat]
        if sitting.user is None or sitting.stand_in is None:
            return None
        return IllegalAction(Refusal.CONCEDED if sitting.conceded else Refusal.STANDS_IN)

    def rests(self) -> IllegalAction | None:
        """Tell why nobody may act, a manager having paused the game; None where they may."""
        paused = self.row.paused
        return (
            None if paused is None else IllegalAction(Refusal.PAUSED, manager=paused.manager, since=str(paused.since))
        )

    def outcome(self) -> Outcome | None:
        """Tell scores and winners, or None while the game runs."""
        return None if self._position is None else self.game.outcome(self._position)

    async def load(self) -> None:
        """Read the table anew from the store."""
        row = await self.store.table(self.id)
        assert row is not None, f"table {self.id} is gone"
        self.row = row
        found = await self.store.position(self.id)
        if found is not None:
            self.revision, data = found
            self._position = self.game.position_from_json(data)

    async def refresh(self) -> None:
        """Take over what other processes have changed, all of one moment."""
        row, newest = await self.store.standing(self.id)
        if newest is not None and newest != self.revision:
            found = await self.store.position(self.id, newest)
            assert found is not None, f"table {self.id} has lost row {newest}"
            self.revision, self._position = newest, self.game.position_from_json(found[1])
        if row != self.row:
            self.row = row

    async def look(self) -> None:
        """Know how the table stands, also where other processes may have changed it."""
        if isinstance(self.lock, SharedLock):
            await self.lock.look()

    @to_the_end
    async def act(
        self, seat: int, revision: int, action: Any, interaction: int | None = None, decider: str | None = None
    ) -> Acted:
        """Carry out an action made for this revision; raise IllegalAction, then nothing was stored.

        A computer player says that it is the `decider`: a person may have taken over the seat while it was thinking.
        """
        async with self.lock:
            if self.row.status is not Status.RUNNING or revision != self.revision:
                return await self._repeated(interaction, self._moved_on())
            if (rests := self.rests()) is not None:
                return await self._repeated(interaction, rests)
            if decider is not None and self.row.seats[seat].decider != decider:
                raise self._moved_on()
            if decider is None and (stands_in := self.stands_in(seat)) is not None:
                return await self._repeated(interaction, stands_in)
            try:
                entries, events, position = self._play_out(seat, action, interaction)
            except IllegalAction as refused:
                return await self._repeated(interaction, refused)
            over, ended = not self.game.actors(position), turns_ended(entries)
            before, after = self.game.actors(self._position), self.game.actors(position)
            # a turn can come back to its seat at once, where nobody else had anything to choose
            passed = before != after or any(entry.move.action["action"] == END_TURN for entry in entries)
            posts = []
            if over:
                posts += self.last_posts(entries[-1].move.seq)
            elif passed and any(self._seats_after(after, ended)[number].awaited for number in after):
                posts.append(self.post(PostKind.TURN, entries[-1].move.seq))
            try:
                await self.store.append(self.id, entries, after if passed else None, over, posts, self.row.pace)
            except Taken:
                await self.load()
                return await self._repeated(interaction, self._moved_on())
            if passed:
                self.pass_turn(after, ended)
            self.adopt(position, entries[-1].move.seq, posts, Ending.PLAYED if over else None)
        MOVES.labels("person" if decider is None else "computer").inc()
        self.changed()
        return Acted(self.revision, tuple(entry.move for entry in entries), tuple(events))

    def _play_out(self, seat: int, action: Any, interaction: int | None) -> tuple[list[Entry], list[Any], Any]:
        """Play an action, and then what the house does of its own accord."""
        entries: list[Entry] = []
        events: list[Any] = []
        position = self._position
        following: Any = action
        while following is not None:
            chance = Recording(self.chance)
            played = self.game.play(position, seat, following, chance)
            position = played.position
            events += played.events
            move = Move(
                seq=self.revision + 1 + len(entries),
                seat=seat,
                action=self.game.action_to_json(following),
                drawn=self.game.drawn_to_json(following, chance.drawn),
                events=self.game.events_to_json(played.events),
                reveals=played.reveals,
                chosen=not entries,
                interaction=None if entries else interaction,
            )
            entries.append(Entry(move, self.game.position_to_json(position)))
            following = self.game.automatic(position)
            if following is not None:
                (seat,) = self.game.actors(position)
        return entries, events, position

    async def _repeated(self, interaction: int | None, refused: IllegalAction) -> Acted:
        """Answer an interaction that was carried out before; refuse any other."""
        found = None if interaction is None else await self.store.move_of(interaction)
        if found is not None and found[0] == self.id:
            return Acted(self.revision, (), (), repeated=True)
        raise refused

    def _moved_on(self) -> IllegalAction:
        if self.row.status is Status.INVITATION:
            return IllegalAction(Refusal.NOT_STARTED)
        return IllegalAction(Refusal.MOVED_ON if self.row.status is Status.RUNNING else Refusal.TABLE_OVER)

    def post(self, kind: PostKind, seq: int) -> NewPost:
        """Make a public message about everything since the last one."""
        return NewPost(kind, self.row.announced, seq)

    def last_posts(self, seq: int) -> list[NewPost]:
        """Make the public messages that end a game: what happened, and all of it once more as an animation."""
        return [self.post(PostKind.END, seq), self.post(PostKind.REPLAY, seq)]

    async def change(
        self,
        incident: Incident,
        posts: Sequence[NewPost] = (),
        *,
        seats: Mapping[int, Seat] | None = None,
        ending: Ending | None = None,
        answered: QuestionKind | None = None,
        clocks: Mapping[int, tuple[Clock, int | None]] | None = None,
        closed: Collection[QuestionKind] = (),
        host: int | None = None,
        also: Callable[[Writer], Awaitable[None]] | None = None,
    ) -> Incident:
        """Write down what happened beside the play, with what it entails; the caller holds the lock."""
        told = await self.store.change(
            self.id,
            incident,
            posts,
            seats=seats,
            ending=ending,
            answered=answered,
            clocks=clocks,
            closed=closed,
            host=host,
            also=also,
        )
        sitting = tuple((seats or {}).get(number, seat) for number, seat in enumerate(self.row.seats))
        self.row = replace(self.row, seats=sitting, host=self.row.host if host is None else host)
        self.adopt(self._position, self.revision, posts, ending)
        return told

    def pass_turn(self, to_act: Collection[int], ended: Collection[int] = ()) -> None:
        """Let whose turn a stand-in has just played decide for themselves again, as the store does."""
        if any(seat.one_turn for seat in self.row.seats):
            self.row = replace(self.row, seats=self._seats_after(to_act, ended))

    def _seats_after(self, to_act: Collection[int], ended: Collection[int]) -> tuple[Seat, ...]:
        kept = set(to_act) - set(ended)
        return tuple(
            replace(seat, stand_in=None, one_turn=False) if seat.one_turn and number not in kept else seat
            for number, seat in enumerate(self.row.seats)
        )

    def adopt(self, position: Any, revision: int, posts: Sequence[NewPost], ending: Ending | None = None) -> None:
        """Take over what was just committed."""
        self._position = position
        self.revision = revision
        told = max(
            (post.seq for post in posts if post.kind in (PostKind.TURN, PostKind.END)), default=self.row.announced
        )
        status = {None: self.row.status, Ending.ABANDONED: Status.ABANDONED}.get(ending, Status.OVER)
        paused = self.row.paused if ending is None else None
        self.row = replace(self.row, announced=told, status=status, ending=ending or self.row.ending, paused=paused)

    def changed(self) -> None:
        """Tell the house that there may be something to post, or a computer player to move."""
        self._changed(self)
