"""What the store keeps, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.game import Json


class Status(StrEnum):
    """Where a table stands in its life."""

    INVITATION = "invitation"
    RUNNING = "running"
    OVER = "over"
    ABANDONED = "abandoned"


class PostKind(StrEnum):
    """What a public message is about; `strip` takes the controls from a former one."""

    INVITATION = "invitation"
    TURN = "turn"
    END = "end"
    ABANDONED = "abandoned"
    VOTE = "vote"
    STRIP = "strip"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person by their Discord id, or a computer player by its name."""

    name: str
    user: int | None = None
    computer: str | None = None


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
    """A public message that must be sent: about the moves after `since`, up to `seq`."""

    kind: PostKind
    since: int
    seq: int
    message: int | None = None


@dataclass(frozen=True, slots=True)
class Post:
    """A public message that waits to be sent; `message` is the one that `strip` is about."""

    id: int
    table: int
    kind: PostKind
    since: int
    seq: int
    message: int | None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A question to all others at a table, whether this seat may take back; it holds for one revision."""

    revision: int
    seat: int
    agreed: frozenset[int]
