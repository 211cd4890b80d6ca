"""The rows of the store, as frozen values."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.games.contract import Json
from bot.model.clock import Clock
from bot.model.pace import DEFAULT_PACE, Pace


class Status(StrEnum):
    INVITATION = "invitation"
    RUNNING = "running"
    OVER = "over"
    ABANDONED = "abandoned"


class Ending(StrEnum):
    """How a game ended: by its rules, because all others conceded, because all agreed, or abandoned by its host."""

    PLAYED = "played"
    CONCEDED = "conceded"
    AGREED = "agreed"
    ABANDONED = "abandoned"


class PostKind(StrEnum):
    """What a post is about.

    `refresh` edits the newest turn message, which its `since` names, to show the rest of the turn; `strip` removes
    the controls from an older message; `clean` deletes an outdated notice.
    """

    INVITATION = "invitation"
    TURN = "turn"
    REFRESH = "refresh"
    END = "end"
    ABANDONED = "abandoned"
    REPLAY = "replay"  # no longer posted, but an earlier version may have left one in the store
    INCIDENT = "incident"
    VOTE = "vote"
    NOTICE = "notice"
    SHARED = "shared"
    STRIP = "strip"
    CLEAN = "clean"


class PostForm(StrEnum):
    """How much of a message is shown: less after faults that do not pass."""

    FULL = "full"
    WITHOUT_PICTURES = "without_pictures"
    PLAIN = "plain"
    """Plain words of the host's own, and the buttons."""


NON_BLOCKING = (PostKind.REFRESH, PostKind.STRIP, PostKind.CLEAN, PostKind.NOTICE, PostKind.SHARED)
"""Posts that do not hold up the table's later ones when they cannot be sent."""


DIRECT: Final = 0
"""Stands for a person's direct messages, in place of a channel's id."""


class NoticeKind(StrEnum):
    """What a notice to one person is about."""

    TURN = "turn"
    REMINDER = "reminder"
    CLOSED = "closed"
    """Their turn, and that their direct messages are closed."""
    TIME_OUT = "time_out"
    """That their time is up, and the others have been asked how to go on."""
    MORE_TIME = "more_time"
    """That the others decided to wait for them."""
    ASKED = "asked"
    """A question to them; the detail is its kind."""
    ANSWER = "answer"
    """That their question was declined; the detail is its kind."""
    SEAT_TAKEN = "seat_taken"
    """That a computer player plays for them; the detail is the number of the incident, as for the next two."""
    SEAT_LOST = "seat_lost"
    SEAT_GIVEN = "seat_given"
    """That their seat went to someone else, and that they were given a seat."""
    FULL = "full"
    """That nobody else can join the table that they host."""
    REMATCH = "rematch"
    DEADLINE = "deadline"
    """That the round of their league closes soon, and it is their turn; the detail is when, in seconds since 1970."""
    STARTED = "started"
    PAUSED = "paused"
    END = "end"
    ABANDONED = "abandoned"
    ORDERS = "orders"
    """What their standing orders have done."""
    LAPSED = "lapsed"
    """That taking back a move has undone standing orders of theirs."""


CALLING_NOTICES: Final = (
    NoticeKind.TURN,
    NoticeKind.REMINDER,
    NoticeKind.CLOSED,
    NoticeKind.TIME_OUT,
    NoticeKind.MORE_TIME,
)
"""The notices that call a person to act: they are outdated once the person has acted."""


class QuestionKind(StrEnum):
    """The kinds of questions that can be put to a table."""

    TAKE_BACK = "take_back"
    ABSENT = "absent"
    HAND_OVER = "hand_over"
    END = "end"


class IncidentKind(StrEnum):
    """What can happen at a table outside of play; comments name the facts."""

    # former, name: the names of the former and the new player; former_user, user: their ids, None once forgotten and
    # for computer players; computer: the computer player that has the seat now; former_computer: the one that had it
    HANDED_OVER = "handed_over"
    REPLACED = "replaced"  # former, name: the computer player's name before and now; by: the seat that requested it
    # before the game, by someone other than the host; former: the computer player's name; name, user: who did it
    REMOVED = "removed"
    EXCHANGED = "exchanged"  # also newcomer: the new computer player's name
    CONCEDED = "conceded"  # computer, if the game goes on without them
    AGREED = "agreed"
    ABANDONED = "abandoned"
    EXPIRED = "expired"  # days: for how long nobody had touched the invitation
    WAITED = "waited"
    UNATTENDED = "unattended"  # the others cannot be asked how to go on: they are absent too, or there is no clock
    STAND_IN = "stand_in"  # computer, one_turn
    RESUMED = "resumed"  # after a computer player stood in, or after an absence that the table was told of
    LEFT = "left"  # the server
    AWAY = "away"  # until: seconds since 1970, as text
    # manager: the id of the server's manager, None once forgotten; also set when one hands over a seat or ends a table;
    # missing if the table was paused because its game was missing
    PAUSED = "paused"
    CONTINUED = "continued"


@dataclass(frozen=True, slots=True)
class Seat:
    """The player in a seat: a person by their Discord id, or a computer player by its name."""

    name: str
    user: int | None = None
    computer: str | None = None
    stand_in: str | None = None
    """The computer player that acts for an absent person, or permanently for one who conceded."""
    one_turn: bool = False
    """Whether the stand-in acts for one turn only."""
    conceded: bool = False

    @property
    def awaited(self) -> bool:
        """Whether the table waits for a person when the seat is to act."""
        return self.user is not None and self.stand_in is None

    @property
    def decider(self) -> str | None:
        """The computer player that acts for this seat now, if any."""
        return self.computer or self.stand_in


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    guild: int
    channel: int
    host: int
    game: str
    rules: int
    """The version of the game's rules that it is played by until its end."""
    options: Mapping[str, bool]
    open_hands: bool
    language: str
    capacity: int
    seats: tuple[Seat, ...]
    pace: Pace = DEFAULT_PACE
    rated: bool = False
    stand_in: str | None = None
    """The computer player that acts for anyone who is absent or has conceded; None leaves the choice to the host."""
    invited: tuple[int, ...] = ()
    """The people who are asked to play, as to a rematch: the game begins once all of them have joined."""

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people asked to play who have not joined yet."""
        return tuple(user for user in self.invited if all(seat.user != user for seat in self.seats))


class Lost(StrEnum):
    """The part of a table's place that is gone."""

    CHANNEL = "channel"
    """Gone for good, as Discord gives no id twice."""
    SERVER = "server"
    """Gone until it invites the bot again, if ever."""


NOBODY: Final = 0
"""Stands for no manager, in place of a manager's id."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A paused table: since when, in seconds since 1970, and by which manager, None once forgotten."""

    since: int
    manager: int | None = None

    @property
    def by_itself(self) -> bool:
        """Whether no manager has paused it, but its game is missing."""
        return self.manager == NOBODY


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(NewTable):
    """A table as it was created, with its current state."""

    id: int
    status: Status
    announced: int
    """The seq of the last move that a public message has shown."""
    panel: int | None
    """The message that holds the table's controls now."""
    created_at: int
    ending: Ending | None = None
    paused: Pause | None = None
    gone: Lost | None = None
    seat_revisions: tuple[int, ...] = ()
    """By seat: the seq of the newest row that changed what the seat may do."""

    @property
    def is_invitation(self) -> bool:
        """Whether the game has still to begin."""
        return self.status is Status.INVITATION

    @property
    def is_running(self) -> bool:
        return self.status is Status.RUNNING

    @property
    def is_over(self) -> bool:
        """Whether the game has ended without being abandoned."""
        return self.status is Status.OVER

    @property
    def is_unfinished(self) -> bool:
        """Whether the game has still to end."""
        return self.status in (Status.INVITATION, Status.RUNNING)


@dataclass(frozen=True, slots=True)
class Move:
    """A row of the log; row 0 is the deal, a row with `back_to` takes back all rows after that one.

    Such a row's `drawn` holds under `anew`, by row, the new draws there, and under `lapsed` the seats whose
    standing orders it undid.
    """

    seq: int
    seat: int | None
    action: Json
    drawn: Json
    events: Json
    reveals: bool
    chosen: bool
    """Whether the seat chose it; False if it was forced, or ended the turn after another action."""
    back_to: int | None = None
    interaction: int | None = None
    at: int = 0
    turn_ended: int | None = None
    """The seat whose turn ended with it, according to the game; None if the turn went on."""
    by_order: bool = False
    """Whether a standing order of its seat made it; only the seat's own person may know."""
    joined: bool = False
    """Whether it was confirmed together with the seat's choice before it, and so is taken back with that."""


@dataclass(frozen=True, slots=True)
class NewMove:
    """A row to append to the log, with the position after it."""

    move: Move
    position: Json


@dataclass(frozen=True, slots=True)
class NewPost:
    """A message that must be sent: about the moves after `since`, up to `seq`."""

    kind: PostKind
    since: int
    seq: int
    message: int | None = None
    """The message that a strip or a clean is about."""
    about: str = ""
    """What it is about: for a notice a NoticeKind, with a detail after a colon; for a vote a QuestionKind, also
    for the strip of one that is closed; for an incident its number; for a share, which part of the game."""
    user: int | None = None
    """The person whom a notice is for, or who shares something."""
    channel: int | None = None
    """The channel that the message goes to or is in, or `DIRECT`; None is the table's own."""
    due: int | None = None
    """The earliest time to send it, in seconds since 1970."""

    @property
    def notice(self) -> NoticeKind:
        return NoticeKind(self.about.partition(":")[0])

    @property
    def detail(self) -> str:
        """Which question or incident a notice is about; empty for other kinds."""
        return self.about.partition(":")[2]


@dataclass(frozen=True, slots=True)
class Post(NewPost):
    id: int = 0
    table_id: int = 0
    pings: tuple[int, ...] | None = None
    """The users it pings, once that has been decided."""
    others: tuple[Post, ...] = ()
    """Not stored: the other notices to the same person that its direct message includes."""
    form: PostForm = PostForm.FULL
    """Not stored: each process begins with the full form."""


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat that is to act."""

    since: int
    """In seconds since 1970."""
    seq: int
    """The row of the log with which the wait began."""
    called: bool
    """Whether how to call its person to act has been decided."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to people at a table about a seat; at most one of each kind at a time."""

    kind: QuestionKind
    seq: int
    """The row of the log after which it was asked, or with which the wait it is about began."""
    seat: int
    votes: Mapping[int, str] = field(default_factory=dict)
    """Each person's answer so far."""
    facts: Json = field(default_factory=dict)
    times: int = 1
    """The number of times that it has been asked."""
    due: int | None = None
    """When it is repeated unless it is decided, in seconds since 1970; None if that depends on a clock."""


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that happened at a table outside of play, after a row of its log."""

    kind: IncidentKind
    seq: int
    seat: int | None = None
    facts: Json = field(default_factory=dict)
    number: int = 0
    at: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What an incident changes at its table, all in one transaction."""

    incident: Incident
    posts: Sequence[NewPost] = ()
    seats: Mapping[int, Seat] = field(default_factory=dict)
    uncalled: Collection[int] = ()
    """Seats whose person has not been notified of the turn under way."""
    clocks: Mapping[int, tuple[Clock, int | None]] = field(default_factory=dict)
    """By seat: the clock, and when something is due for it, in seconds since 1970."""
    closed: Collection[QuestionKind] = ()
    """Questions that it answers or makes obsolete."""
    shown: QuestionKind | None = None
    """The one of them whose message, which was clicked, shows the outcome itself; others lose their buttons."""
    host: int | None = None
    ending: Ending | None = None
    manager: int | None = None
    """The manager who did it; it is then added to the server's admin log."""
    pauses: bool = False
    continues: bool = False


def disambiguate(names: Iterable[str]) -> list[str]:
    """Return the names with a number after each repeated one, ignoring case: Anna, Anna (2)."""
    given = list(names)
    taken = {name.casefold() for name in given}
    found: list[str] = []
    seen: set[str] = set()
    for name in given:
        own, number = name, 1
        while own.casefold() in seen or (number > 1 and own.casefold() in taken):
            number += 1
            own = f"{name} ({number})"
        seen.add(own.casefold())
        found.append(own)
    return found
