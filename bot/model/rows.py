"""What the store keeps, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.games.game import Json
from bot.model.pace import Pace


class Status(StrEnum):
    """Where a table stands in its life."""

    INVITATION = "invitation"
    RUNNING = "running"
    OVER = "over"
    ABANDONED = "abandoned"


class Ending(StrEnum):
    """How a game ended: by its rules, because all others gave up, because all agreed, or given up by its host."""

    PLAYED = "played"
    CONCEDED = "conceded"
    AGREED = "agreed"
    ABANDONED = "abandoned"


class PostKind(StrEnum):
    """What a message is about; `strip` takes the controls from a former one, `clean` a notice out of the way."""

    INVITATION = "invitation"
    TURN = "turn"
    END = "end"
    ABANDONED = "abandoned"
    REPLAY = "replay"
    TOLD = "told"
    VOTE = "vote"
    NOTICE = "notice"
    STRIP = "strip"
    CLEAN = "clean"


class About(StrEnum):
    """What a notice to one person is about."""

    TURN = "turn"
    REMINDER = "reminder"
    CLOSED = "closed"
    """Their turn, and that their direct messages are closed."""
    END = "end"
    """The end of a game that they follow."""


class QuestionKind(StrEnum):
    """What a table can be asked."""

    TAKE_BACK = "take_back"
    ABSENT = "absent"
    HAND_OVER = "hand_over"
    END = "end"


class IncidentKind(StrEnum):
    """What can happen at a table beside the play; in brackets the facts."""

    # former, name: the names of who sat there and who sits there now; former_user, user: their ids, None once forgotten
    # and of computer players; computer: which one sits there now
    HANDED_OVER = "handed_over"
    REPLACED = "replaced"  # former, name: what the computer player was called and is now; by: who wanted it, a seat
    CONCEDED = "conceded"  # computer, where the game goes on without them
    AGREED = "agreed"
    ABANDONED = "abandoned"
    WAITED = "waited"
    STAND_IN = "stand_in"  # computer, one_turn
    RESUMED = "resumed"
    AWAY = "away"  # until: seconds since 1970, as a text
    # manager: the id of whoever manages the server, None once forgotten; what they hand over or end has it too
    PAUSED = "paused"
    CONTINUED = "continued"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person by their Discord id, or a computer player by its name."""

    name: str
    user: int | None = None
    computer: str | None = None
    stand_in: str | None = None
    """The computer player that acts for an absent person, or for good for one who conceded."""
    one_turn: bool = False
    """Whether the stand-in acts for one turn only."""
    conceded: bool = False

    @property
    def awaited(self) -> bool:
        """Whether a person is waited for when the seat is to act."""
        return self.user is not None and self.stand_in is None

    @property
    def decider(self) -> str | None:
        """The computer player that acts for this seat now, if any."""
        return self.computer or self.stand_in


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """What a table is made from."""

    guild: int
    channel: int
    host: int
    game: str
    rules: int
    options: Mapping[str, bool]
    open_hands: bool
    language: str
    capacity: int
    seats: tuple[Seat, ...]
    pace: Pace = Pace.NONE
    rated: bool = False
    stand_in: str | None = None
    """The computer player that acts for who is absent or has conceded; None leaves the choice to the house."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A table's rest: since when, in seconds since 1970, and by which manager's wish, None once forgotten."""

    since: int
    manager: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(NewTable):
    """A table as it was made, and where it stands."""

    id: int
    status: Status
    announced: int
    """The last move that a public message told of."""
    panel: int | None
    """The message that holds the table's controls now."""
    created_at: int
    ending: Ending | None = None
    paused: Pause | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """A row of the log; row 0 is the deal, a row with `back_to` takes back all after that one."""

    seq: int
    seat: int | None
    action: Json
    drawn: Json
    events: Json
    reveals: bool
    chosen: bool
    """False where the house acted for the seat because nothing was left to choose."""
    back_to: int | None = None
    interaction: int | None = None
    at: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """A row to be written, with the position after it."""

    move: Move
    position: Json


@dataclass(frozen=True, slots=True)
class NewPost:
    """A message that must be sent: about the moves after `since`, up to `seq`."""

    kind: PostKind
    since: int
    seq: int
    message: int | None = None
    """The message that a strip or a clean-up is about."""
    about: str = ""
    """What a notice or a vote is about: an `About` or a `QuestionKind`; of what is told the incident's number."""
    user: int | None = None
    """The person whom a notice is for."""
    place: int | None = None
    """The channel that the message is to be sent to or lies in; None is the table's own, 0 a direct message to come."""
    due: int | None = None
    """Not before this time, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Post(NewPost):
    """A message that waits to be sent."""

    id: int = 0
    table: int = 0
    pings: tuple[int, ...] | None = None
    """Whom it pings, once that was decided."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to people at a table about a seat, asked at a revision; at most one of each kind at a time."""

    kind: QuestionKind
    revision: int
    seat: int
    votes: Mapping[int, str] = field(default_factory=dict)
    """What each person has answered so far."""
    facts: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that happened at a table beside the play, after a row of its log."""

    kind: IncidentKind
    revision: int
    seat: int | None = None
    facts: Json = field(default_factory=dict)
    number: int = 0
    at: int = 0
