"""Who is told what: one table of events, of the people whom each concerns, and of how they are told.

People choose how they are told: `channel` is a ping in the public message that reports the event anyway, `direct` a
direct message, `both` means both, and `none` nothing at all. They are told at once or, during their quiet hours and
absences, after these, if it is still true then; in the channel that takes a separate message. Nobody is called for what
their standing order will answer. Nobody is told of one message twice in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.model.person import Notices, Person
from bot.model.quiet_hours import defer_direct_message, defer_notice
from bot.model.rows import DIRECT, IncidentKind, NewPost, NoticeKind, PostKind, QuestionKind


class Whom(StrEnum):
    """The people whom an event concerns, without those who caused it; only the end of a game is told to all players."""

    TO_ACT = "to_act"
    """Those for whom the table waits."""
    ASKED = "asked"
    INVITED = "invited"
    """Those asked to a rematch who have not joined yet."""
    PLAYERS = "players"
    FOLLOWERS = "followers"
    SUBJECT = "subject"
    """The person in the seat that it is about."""
    FORMER = "former"
    NEWCOMER = "newcomer"
    """The one who had the seat that changes hands, and the one who has it now."""
    ORDERED = "ordered"
    """Those whose standing orders have made moves."""


Telling = Mapping[Whom, NoticeKind]
"""What each group is told; for someone in several groups, the first counts."""

FIRST_TURN: Final[Telling] = {Whom.TO_ACT: NoticeKind.TURN, Whom.PLAYERS: NoticeKind.STARTED}
"""What the first message of a game tells; for the others it depends on their kind."""
MESSAGES: Final[Mapping[PostKind, Telling]] = {
    PostKind.INVITATION: {Whom.INVITED: NoticeKind.REMATCH},
    PostKind.TURN: {Whom.TO_ACT: NoticeKind.TURN, Whom.ORDERED: NoticeKind.ORDERS},
    PostKind.END: {
        Whom.PLAYERS: NoticeKind.END,
        Whom.FOLLOWERS: NoticeKind.END,
        Whom.ORDERED: NoticeKind.ORDERS,
    },
    PostKind.ABANDONED: {Whom.PLAYERS: NoticeKind.ABANDONED, Whom.FOLLOWERS: NoticeKind.ABANDONED},
}
QUESTIONS: Final[Mapping[QuestionKind, Telling]] = {
    QuestionKind.TAKE_BACK: {Whom.ASKED: NoticeKind.ASKED},
    QuestionKind.HAND_OVER: {Whom.ASKED: NoticeKind.ASKED},
    QuestionKind.END: {Whom.ASKED: NoticeKind.ASKED},
    QuestionKind.ABSENT: {Whom.SUBJECT: NoticeKind.TIME_OUT, Whom.ASKED: NoticeKind.ASKED},
}
INCIDENTS: Final[Mapping[IncidentKind, Telling]] = {
    IncidentKind.HANDED_OVER: {Whom.NEWCOMER: NoticeKind.SEAT_GIVEN, Whom.FORMER: NoticeKind.SEAT_LOST},
    IncidentKind.STAND_IN: {Whom.SUBJECT: NoticeKind.SEAT_TAKEN},
    IncidentKind.WAITED: {Whom.SUBJECT: NoticeKind.MORE_TIME},
    IncidentKind.PAUSED: {Whom.PLAYERS: NoticeKind.PAUSED},
    IncidentKind.CONTINUED: {Whom.TO_ACT: NoticeKind.TURN},
    # these concern only those who cause them, or come with the message that the game has ended or was abandoned
    IncidentKind.RESUMED: {},
    IncidentKind.CONCEDED: {},
    IncidentKind.AWAY: {},
    IncidentKind.LEFT: {},
    IncidentKind.UNATTENDED: {},
    IncidentKind.AGREED: {},
    IncidentKind.ABANDONED: {},
    IncidentKind.EXPIRED: {},
    # these require nothing of anyone
    IncidentKind.REPLACED: {},
    IncidentKind.REMOVED: {},
    IncidentKind.EXCHANGED: {},
}
"""Reminders, and notices that an invitation is full or a question declined, have no message: see `separate_notices`."""


class Until(StrEnum):
    """Until when a notice holds; after that it is not sent, or deleted if it was."""

    ACTED = "acted"
    ANSWERED = "answered"
    RETURNED = "returned"
    """Until they have their seat back, or have lost it."""
    CALLED = "called"
    """Until it is their turn, or the game is over."""
    BEGUN = "begun"
    """Until the game begins, or nothing is left for them to do."""
    CONTINUED = "continued"
    ALWAYS = "always"


UNTIL: Final[Mapping[NoticeKind, Until]] = {
    NoticeKind.TURN: Until.ACTED,
    NoticeKind.REMINDER: Until.ACTED,
    NoticeKind.CLOSED: Until.ACTED,
    NoticeKind.TIME_OUT: Until.ACTED,
    NoticeKind.DEADLINE: Until.ACTED,
    NoticeKind.MORE_TIME: Until.ACTED,
    NoticeKind.ASKED: Until.ANSWERED,
    NoticeKind.SEAT_TAKEN: Until.RETURNED,
    NoticeKind.SEAT_GIVEN: Until.CALLED,
    NoticeKind.STARTED: Until.CALLED,
    NoticeKind.REMATCH: Until.BEGUN,
    NoticeKind.FULL: Until.BEGUN,
    NoticeKind.PAUSED: Until.CONTINUED,
    NoticeKind.SEAT_LOST: Until.ALWAYS,
    NoticeKind.ANSWER: Until.ALWAYS,
    NoticeKind.END: Until.ALWAYS,
    NoticeKind.ABANDONED: Until.ALWAYS,
    NoticeKind.ORDERS: Until.ALWAYS,
    NoticeKind.LAPSED: Until.ALWAYS,
}
BY_ITSELF: Final = "by_itself"
"""The `about` of a game's first message if it began without its host, once all who were asked had joined."""
SECRET_NOTICES: Final = (NoticeKind.ORDERS, NoticeKind.LAPSED)
"""The notices that only their person may know: they are sent by direct message alone, next to any other notice."""


def notice_to(user: int, kind: NoticeKind, post: NewPost, detail: str = "") -> NewPost:
    """Return a notice to a person about what a message tells; `detail` says which question or incident it is about."""
    about = f"{kind.value}:{detail}" if detail else kind.value
    return NewPost(PostKind.NOTICE, post.since, post.seq, about=about, user=user)


def tell(person: Person, notice: NewPost, now: int, held: int = 0) -> tuple[bool, list[NewPost]]:
    """Return whether the public message of an event pings a person, and the separate notices that they get.

    No direct message comes before `held`, in seconds since 1970; the ping does, as it must not betray an order.
    """
    if person.notices is Notices.NONE:
        return False, []
    later = defer_notice(person, now)
    # people known to take no direct messages are pinged in the channel
    publicly = notice.notice not in SECRET_NOTICES and (person.notices is not Notices.DIRECT or person.closed)
    directly = max(defer_direct_message(person, now), held)
    direct = replace(notice, channel=DIRECT, due=directly if directly > now else None)
    notices = [direct] if person.takes_direct else []
    if publicly and later > now:
        notices.append(replace(notice, due=later))
    return publicly and later <= now, notices


def separate_notices(person: Person, notice: NewPost, now: int) -> list[NewPost]:
    """Return the notices that tell a person of something for which there is no public message."""
    pinged, notices = tell(person, notice, now)
    return [*notices, *([notice] if pinged else [])]
