"""Who is told what: one table of events, of the people whom each concerns, and of how they are told.

A person is told by their wish: `channel` is a ping in the public message that tells of the event anyway, `direct` is a
direct message, `both` is either, `none` is nothing at all. Outside of their quiet hours and absences that is at once;
otherwise it is once these are over, if it is still true then, and in the channel by a message of its own. Nobody is
called for what their standing order will answer. Nobody is told twice by one way of one message.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.model.person import Notices, Person
from bot.model.rows import DIRECT, IncidentKind, NewPost, NoticeKind, PostKind, QuestionKind


class Whom(StrEnum):
    """Whom an event concerns; never those who caused it themselves, except that all hear how their game has ended."""

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
    """Who had the seat that changes hands, and who has it now."""
    ORDERED = "ordered"
    """Those whose standing orders have made moves."""


Telling = Mapping[Whom, NoticeKind]
"""What each group is told; of several groups that someone is in, the first counts."""

FIRST_TURN: Final[Telling] = {Whom.TO_ACT: NoticeKind.TURN, Whom.PLAYERS: NoticeKind.STARTED}
"""The first message of a game; the others are by their kind."""
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
    # these concern those who cause them, or are told with the message of the end or that the table is abandoned
    IncidentKind.RESUMED: {},
    IncidentKind.CONCEDED: {},
    IncidentKind.AWAY: {},
    IncidentKind.LEFT: {},
    IncidentKind.UNATTENDED: {},
    IncidentKind.AGREED: {},
    IncidentKind.ABANDONED: {},
    IncidentKind.EXPIRED: {},
    # no person has to do anything else because of them
    IncidentKind.REPLACED: {},
    IncidentKind.REMOVED: {},
    IncidentKind.EXCHANGED: {},
}
"""A reminder, an invitation that gets full, and a question that is declined have no such message: see `told_apart`."""


class Until(StrEnum):
    """How long what someone is told is true: no longer is it sent, and what was sent is deleted."""

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
"""What the first message of a game is about that began without its host, once all who were asked had joined."""
SECRET_NOTICES: Final = (NoticeKind.ORDERS, NoticeKind.LAPSED)
"""What only its person may know: it is told by direct message alone, besides one that comes anyway at that moment."""


def notice_to(user: int, kind: NoticeKind, post: NewPost, detail: str = "") -> NewPost:
    """Return a notice to a person about what a message tells; `detail` says which question or incident it is about."""
    about = f"{kind.value}:{detail}" if detail else kind.value
    return NewPost(PostKind.NOTICE, post.since, post.seq, about=about, user=user)


def tell(person: Person, notice: NewPost, now: int, held: int = 0) -> tuple[bool, list[NewPost]]:
    """Return whether the public message of an event pings a person, and the notices that they get besides it or later.

    No direct message comes before `held`, in seconds since 1970; what the channel sees must not tell of an order.
    """
    if person.notices is Notices.NONE:
        return False, []
    later = person.callable_from(now)
    # people known to take no direct messages are pinged in the channel
    publicly = notice.notice not in SECRET_NOTICES and (person.notices is not Notices.DIRECT or person.closed)
    directly = max(person.direct_from(now), held)
    direct = replace(notice, channel=DIRECT, due=directly if directly > now else None)
    notices = [direct] if person.takes_direct else []
    if publicly and later > now:
        notices.append(replace(notice, due=later))
    return publicly and later <= now, notices


def told_apart(person: Person, notice: NewPost, now: int) -> list[NewPost]:
    """Return the notices by which a person is told of something that no public message tells."""
    pinged, notices = tell(person, notice, now)
    return [*notices, *([notice] if pinged else [])]
