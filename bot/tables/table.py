"""A Table is one game in one channel, and the only way to change that game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from types import MappingProxyType
from typing import Any, ClassVar, Final

from bot.database.faults import StoreFault
from bot.database.locks import SharedLock
from bot.games import GAMES, version_of
from bot.games.absent import absent_game
from bot.games.chance import Chance
from bot.games.contract import AnyGame, IllegalAction, Json, Outcome, Turn
from bot.games.hidden import View
from bot.games.orders import Orders
from bot.model.acting import Acting, acting_after, message_due, released_seats, seats_after
from bot.model.history import TakeBack, effective_moves, split_into_turns
from bot.model.notices import notice_to, separate_notices
from bot.model.orders import AT_ONCE, Answering, Key
from bot.model.refusals import Refusal, Refused
from bot.model.results import result, winners
from bot.model.rows import (
    Change,
    Ending,
    Incident,
    Move,
    NewMove,
    NewPost,
    NoticeKind,
    PostKind,
    QuestionKind,
    Seat,
    Status,
    TableRow,
    disambiguate,
)
from bot.store.part import reading_row
from bot.store.store import Store
from bot.store.tables import Taken
from bot.tables.changing import shield
from bot.tables.playing import Playing, answer_by_orders
from bot.telemetry.metrics import MOVES

log = logging.getLogger(__name__)

UNSENT: Final = NewPost(PostKind.NOTICE, 0, 0)
"""Stands for the message that a notice is about, before the game has begun."""


class Table:
    """One game in one channel, loaded from the store; every change goes through its lock and one transaction."""

    counted: ClassVar[bool] = True
    """Whether the metrics count its actions."""
    most_rows: ClassVar[int] = 3_000
    """The number of rows in the log from which nothing can be taken back any more; a long game has 400."""

    def __init__(self, store: Store, row: TableRow, chance: Chance, changed: Callable[[Table], None]) -> None:
        self.store = store
        shared = store.database.shared
        self.lock: AbstractAsyncContextManager[None] = (
            SharedLock(store.database, row.id, self.load) if shared else asyncio.Lock()
        )
        self.row = row
        self.chance = chance
        self.game: AnyGame
        self.playable: bool
        """Whether this program still has the rules that the game began with; without them the game is read-only."""
        self.find_rules()
        self.revision = -1
        """The seq of the newest row of the log."""
        self.take_backs: dict[tuple[int, int], TakeBack | None] = {}
        """How seats could take back their latest choice at the newest revision looked at, by revision and seat."""
        self._changed = changed
        self._position: Any = None

    def find_rules(self) -> None:
        """Find the rules of the table's game, which may be another one until it begins."""
        row, there = self.row, self.row.game in GAMES
        today = GAMES[row.game] if there else absent_game(row.game, row.rules)
        # an invitation is dealt by the current rules
        found = today if row.is_invitation else version_of(row.game, row.rules)
        self.playable, self.game = there and found is not None, found or today

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def game_key(self) -> tuple[str, int]:
        """The game's name and its rules version, for other processes."""
        return self.row.game, self.game.meta.rules_version

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the table, in turn order once the game has begun."""
        return self.row.seats

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat, told apart but not escaped."""
        return disambiguate(seat.name for seat in self.row.seats)

    @property
    def orders(self) -> Orders[Any, Any] | None:
        """The standing orders of the game, if seats can be asked at this table."""
        orders = self.game.orders
        return None if orders is None or self._position is None or not orders.possible(self.view(None)) else orders

    @property
    def position(self) -> object:
        """The game's full position, including hidden parts; only for the rules and the log.

        It is opaque, so that to read it anywhere else is a type error; tests use `position_of`.
        """
        return self._position

    @property
    def stand_in(self) -> str:
        """The computer player that acts for people who are absent or have conceded, as set for the table.

        It is the strongest quick one if none was set, or if this version of the program no longer has it.
        """
        chosen, computers = self.row.stand_in, self.game.computers
        return computers.strongest_quick if chosen is None or chosen not in computers.players else chosen

    def seat_of(self, user: int) -> int | None:
        return next((number for number, seat in enumerate(self.row.seats) if seat.user == user), None)

    def actors(self) -> tuple[int, ...]:
        """Return the seats that are to act now."""
        return self.game.rules.actors(self._position) if self.row.is_running else ()

    def acting(self) -> tuple[int, ...]:
        """Return the seats that may act now, including those that nobody waits for."""
        return self.game.rules.acting(self._position) if self.row.is_running else ()

    def awaited(self) -> list[int]:
        """List the seats that are to act now and whose person the table waits for."""
        return [number for number in self.actors() if self.row.seats[number].awaited]

    def computer_acts(self) -> bool:
        """Return whether a computer player is to act, which it will have done before anyone can click."""
        return any(self.row.seats[number].decider is not None for number in self.actors())

    def view(self, seat: int | None) -> Any:
        """Return what a seat, or everyone if None, may know; that is everything once the game is over."""
        over = self.row.is_over
        view = self.game.views.view(self._position, seat, self.row.open_hands or over)
        if over or self.row.status is Status.ABANDONED:
            view = self.game.views.ended_early(view)
        return replace(view, winners=self.winners()) if isinstance(view, View) and over else view

    def outcome(self) -> Outcome | None:
        """Return scores and winners, or None while the game runs."""
        return None if self._position is None else self.game.rules.outcome(self._position)

    def result(self) -> Outcome | None:
        """Return the outcome with those who gave up ranked last, or None if the rules did not end the game."""
        outcome = self.outcome()
        return None if outcome is None else result(self.row.ending, self.row.seats, outcome)

    def winners(self) -> tuple[int, ...]:
        """Return the seats that won, however the game ended."""
        return winners(self.row.ending, self.row.seats, self.outcome())

    # Reading the log

    async def moves(self, since: int = -1) -> list[Move]:
        """Return the rows of the log after one of them, by default all."""
        return await self.store.log.moves(self.id, since)

    async def notices_to(self, user: int, kind: NoticeKind, about: NewPost = UNSENT, detail: str = "") -> list[NewPost]:
        """Return the notices that tell a person something the channel is not told, in the ways they prefer."""
        person = await self.store.people.at_table(user, self.id)
        return separate_notices(person, notice_to(user, kind, about, detail), self.store.now())

    async def row_at(self, seq: int) -> tuple[int, Json] | None:
        """Return the number of a row of the log, or of the newest one before it, and the position after it as JSON."""
        return await self.store.log.position(self.id, seq)

    async def position_at(self, seq: int) -> Any:
        """Return the position after a row of the log, or after the newest row before it."""
        if seq == self.revision:
            return self._position
        found = await self.row_at(seq)
        assert found is not None, f"table {self.id} has no row {seq}"
        with reading_row(f"table {self.id}, row {found[0]}"):
            return self.game.codec.position_from_json(found[1])

    async def turns(self) -> list[Turn]:
        """Return the turns of the game, without those taken back."""
        moves = await self.moves()
        with reading_row(f"table {self.id}"):
            return split_into_turns(moves, self.game.codec.events_from_json)

    async def events(self) -> list[Any]:
        """Return all events of the game, without those taken back."""
        moves = effective_moves(await self.moves())
        with reading_row(f"table {self.id}"):
            return [event for move in moves for event in self.game.codec.events_from_json(move.events)]

    async def load(self) -> None:
        """Load the table from the store, or its changes there since."""
        row, newest = await self.store.tables.with_revision(self.id)
        if row != self.row:
            self.row = row
            self.find_rules()
        if newest is not None and newest != self.revision:
            foreign = row.game in GAMES.packages
            try:
                position = await self.position_at(newest)
                if foreign:  # find out now whether it fails, so that no other table suffers from what it raises
                    self.game.rules.actors(position)
                    self.game.views.view(position, None, False)
            except Exception as error:
                if not foreign and (self.playable or not isinstance(error, StoreFault)):
                    raise
                log.warning("table %s: its game cannot read its position", self.id, exc_info=True)
                self.playable, self.game = False, absent_game(row.game, row.rules)
                position = await self.position_at(newest)
            self.revision, self._position = newest, position

    async def reload(self) -> None:
        """Reload the table, as its game may have gone."""
        self.find_rules()
        self.revision = -1
        await self.load()

    async def refresh_if_shared(self) -> None:
        """Reload the table if other processes may have changed it."""
        if isinstance(self.lock, SharedLock):
            await self.lock.refresh()

    # Checks

    def refusal(self, seat: int, action: Any) -> IllegalAction | None:
        """Return why the rules refuse an action of a seat now; None if they allow it."""
        try:
            self.game.rules.play(self._position, seat, action, self.chance)
        except IllegalAction as refused:
            return refused
        return None

    def check_begun(self) -> None:
        """Raise Refused before the first row of the log."""
        if self.revision < 0:
            raise Refused(Refusal.NOT_STARTED)

    def check_running(self) -> None:
        """Raise Refused unless the game runs and is not paused."""
        if self.row.is_invitation:
            raise Refused(Refusal.NOT_STARTED)
        if not self.row.is_running:
            raise Refused(Refusal.TABLE_OVER)
        self.check_not_paused()

    def check_not_paused(self) -> None:
        """Raise Refused while a manager has paused the game."""
        if (paused := self.row.paused) is not None and paused.by_itself:
            raise Refused(Refusal.GAME_MISSING, game=self.row.game)
        if paused is not None:
            raise Refused(Refusal.PAUSED, manager=paused.manager, since=str(paused.since))

    def check_playable(self) -> None:
        """Raise Refused if this program no longer has the rules that the game began with."""
        if self.row.game not in GAMES:
            raise Refused(Refusal.GAME_MISSING, game=self.row.game)
        if not self.playable:
            raise Refused(Refusal.OTHER_RULES)

    def check_own(self, seat: int) -> None:
        """Raise Refused if a computer player acts on behalf of a seat's person."""
        sitting = self.row.seats[seat]
        if sitting.user is not None and sitting.stand_in is not None:
            raise Refused(Refusal.CONCEDED if sitting.conceded else Refusal.STANDS_IN)

    def check_current(self, seat: int, revision: int) -> None:
        """Raise Refused unless a seat's legal actions are still those at a revision.

        Actions of other seats since then do not matter, as long as they left this seat's legal actions unchanged.
        """
        if not self.row.seat_revisions[seat] <= revision <= self.revision:
            raise Refused(Refusal.MOVED_ON, since=revision)

    def check_may_act(self, seat: int, revision: int | None = None, decider: str | None = None) -> None:
        """Raise Refused unless a seat may act now, based on what was seen at a revision.

        It is a computer player that acts if it names itself as the `decider`, otherwise the seat's person.
        """
        self.check_running()
        if decider is None:
            self.check_own(seat)
        elif self.row.seats[seat].decider != decider:
            raise Refused(Refusal.MOVED_ON)
        self.check_playable()
        if revision is not None:
            self.check_current(seat, revision)
        if seat not in self.acting():
            raise Refused(Refusal.NOT_YOUR_TURN, seats=",".join(map(str, self.actors())))

    def closing(self, seat: int) -> Any | None:
        """Return the action with which a seat can now end its turn and do nothing else; None if there is none."""
        return self.game.rules.closing(self.position, seat)

    def only_to_end(self, seat: int) -> bool:
        """Return whether a seat has nothing left to do but to end its turn, apart from optional minor things."""
        return self.game.rules.only_to_end(self.position, seat)

    def only_ends_turn(self, move: Move) -> bool:
        """Return whether a move of this game does nothing but end the turn."""
        return self.game.rules.only_ends_turn(self.game.codec.action_from_json(move.action))

    # Changing the game

    async def take_name(self, user: int, name: str) -> None:
        """Store the name that a person has now, unless the table is over."""
        seat = self.seat_of(user)
        if seat is not None and self.row.is_unfinished and self.row.seats[seat].name != name:
            await self.store.tables.rename(self.id, user, name)
            seats = tuple(replace(each, name=name) if each.user == user else each for each in self.row.seats)
            self.row = replace(self.row, seats=seats)

    @shield
    async def act(
        self,
        seat: int,
        revision: int,
        action: Any,
        interaction: int | None = None,
        decider: str | None = None,
        *,
        then: Sequence[Any] = (),
        ends_turn: bool | None = None,
    ) -> bool:
        """Carry out an action chosen from what the seat saw at this revision; raise Refused or IllegalAction.

        Return whether it ends a turn of the seat. A refused action is not stored, and no interaction is carried out
        twice. A computer player names itself as the `decider`, as a person may have taken over the seat during its
        search. The actions in `then` follow, and with `ends_turn` the end of the turn if that is possible: all of it or
        nothing. If `ends_turn` is None, the turn also ends if its person wants that and only minor options are left.
        """
        async with self.lock:
            try:
                self.check_may_act(seat, revision, decider)
                unasked = ends_turn is None and decider is None and await self._wants_to_end_unasked(seat)
                playing = await self.playing()
                playing.play(seat, (action, *then), interaction, bool(ends_turn), unasked)
                await answer_by_orders(playing)
                await self.append_played(playing)
            except (Refused, IllegalAction):
                if not await self._was_carried_out(interaction):
                    raise
                return seat not in self.actors()
        if self.counted:
            MOVES.labels("person" if decider is None else "computer").inc()
        self.notify()
        return any(entry.move.turn_ended == seat for entry in playing.entries)

    async def _wants_to_end_unasked(self, seat: int) -> bool:
        """Return whether a seat's person wants their turns to end by themselves when only minor options are left."""
        user = self.row.seats[seat].user
        return user is not None and await self.store.people.ends_turns(user)

    async def playing(self, due: Collection[int] = AT_ONCE) -> Playing:
        """Return what plays on from the current position, with the standing orders of those who are asked."""
        given = [] if self.game.orders is None else await self.store.orders.of_table(self.id)
        answering = Answering(self.game, given, self.row.open_hands, due)
        return Playing(self.game, self.chance, self._position, self.revision + 1, answering)

    async def _was_carried_out(self, interaction: int | None) -> bool:
        """Return whether an interaction was carried out at this table before."""
        found = None if interaction is None else await self.store.log.move_of(interaction)
        return found is not None and found[0] == self.id

    async def append_played(self, playing: Playing) -> None:
        """Store played moves, with the posts they require; the caller holds the lock. Raise as `append` does."""
        await self.append(playing.entries, playing.position, playing.asked, playing.answering.ended)

    async def append(
        self,
        entries: Sequence[NewMove],
        position: Any,
        asked: Sequence[Any] = (),
        ended: Mapping[Key, int] = MappingProxyType({}),
        notices: Sequence[NewPost] = (),
        shown: QuestionKind | None = None,
    ) -> None:
        """Store rows that lead to a position, with the posts they require; the caller holds the lock.

        `asked` holds the positions between them in which a seat was asked, `ended` the standing orders used up,
        `shown` the question whose message shows the outcome itself.
        Raise Refused if another process was first.
        """
        moves, last = [entry.move for entry in entries], entries[-1].move.seq
        acting = acting_after(self.game.rules, self._position, moves, position, asked)
        if moves[-1].back_to is not None:
            # whatever people have in front of them was made for another position
            acting = replace(acting, changed=frozenset(range(len(self.row.seats))))
        due = message_due(acting, moves, self.row.seats, self.row.announced)
        posts, free = [*notices], released_seats(self.row.seats, acting)
        if due is not None:
            posts.insert(0, self.post(due, last))
        try:
            await self.store.append(self.id, entries, acting, free, posts, self.row.pace, ended, shown)
        except Taken as error:
            await self.load()
            raise Refused(Refusal.MOVED_ON) from error
        self.adopt_acting(acting, last)
        self.adopt(position, last, posts, None if acting.to_act else Ending.PLAYED)

    def post(self, kind: PostKind, seq: int) -> NewPost:
        """Return a public message about everything since the last one."""
        return NewPost(kind, self.row.announced, seq)

    def incident_post(self) -> NewPost:
        """Return a public message about an incident."""
        return NewPost(PostKind.INCIDENT, self.row.announced, self.revision)

    def told_with_turn(self, calls: bool) -> list[NewPost]:
        """Return the message about an incident and, if it calls someone, the message about the current turn."""
        return [self.incident_post(), *([self.post(PostKind.TURN, self.revision)] if calls else [])]

    async def tell(self, incident: Incident) -> None:
        """Store an incident with the message about it; the caller holds the lock."""
        await self.change(Change(incident=incident, posts=[self.incident_post()]))

    async def change(self, change: Change) -> Incident:
        """Store an incident with everything it changes; the caller holds the lock."""
        incident = await self.store.change(self.id, self.row.pace, change)
        seats = tuple(change.seats.get(number, seat) for number, seat in enumerate(self.row.seats))
        if change.ending is not None:
            seats = seats_after(seats, Acting((), frozenset(), frozenset(), frozenset()))
        self.row = replace(self.row, seats=seats, host=self.row.host if change.host is None else change.host)
        self.adopt(self._position, self.revision, change.posts, change.ending)
        if change.pauses or change.continues:
            await self.load()
        return incident

    def adopt_acting(self, acting: Acting, seq: int) -> None:
        """Update memory with the seats to act after a committed row."""
        revisions = tuple(
            seq if number in acting.changed | acting.outdated else former
            for number, former in enumerate(self.row.seat_revisions)
        )
        self.row = replace(self.row, seats=seats_after(self.row.seats, acting), seat_revisions=revisions)

    def adopt(self, position: Any, revision: int, posts: Sequence[NewPost], ending: Ending | None = None) -> None:
        """Update memory with what was committed."""
        self._position = position
        self.revision = revision
        announced = max(
            (post.seq for post in posts if post.kind in (PostKind.TURN, PostKind.END)), default=self.row.announced
        )
        status = {None: self.row.status, Ending.ABANDONED: Status.ABANDONED}.get(ending, Status.OVER)
        paused = self.row.paused if ending is None else None
        ending = ending or self.row.ending
        self.row = replace(self.row, announced=announced, status=status, ending=ending, paused=paused)

    def notify(self) -> None:
        """Notify the services that there may be something to send, or a computer player to act."""
        self._changed(self)
