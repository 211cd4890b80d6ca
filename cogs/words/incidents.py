"""What happened at a table beside the play, as sentences: for the log, for recaps, and publicly."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.rows import Incident, IncidentKind, Post
from bot.tables.table import Table
from bot.texts import Texts, texts
from cogs.core.controls import Button, ControlId
from cogs.core.names import escape, mention_of
from cogs.core.panel import Panel
from cogs.words.levels import level_name

RENAMING = (IncidentKind.HANDED_OVER, IncidentKind.REPLACED)
"""What gives a seat another name; facts: former, name."""
MANAGED = (IncidentKind.HANDED_OVER, IncidentKind.ABANDONED)
"""What a server's managers can bring about as well as others."""


def say_incident(t: Texts, table: Table, incident: Incident, names: Sequence[str] | None = None) -> str:
    """Say what happened, the message `incident-<kind>` with its facts; names in them are escaped.

    `names`, escaped, are of those who sat there at the time where that is to be told.
    """
    sitting = [escape(name) for name in table.names] if names is None else names
    facts = {key: sitting[fact] if key == "by" else _plain(t, key, fact) for key, fact in incident.facts.items()}
    key = f"incident-{incident.kind.value.replace('_', '-')}"
    if "manager" in facts and incident.kind in MANAGED:
        key += "-managed-computer" if "computer" in facts else "-managed"
    if incident.seat is None:
        return t.say(key, **facts)
    if incident.kind is IncidentKind.ABANDONED and "manager" not in facts:
        key += "-by"
    elif incident.kind is IncidentKind.CONCEDED and facts:
        key += "-and-left"
    return t.say(key, **{"name": sitting[incident.seat], **facts})


def names_at_first(table: Table, incidents: Sequence[Incident]) -> list[str]:
    """Tell the names, raw, of those who sat at a table when its game began."""
    names = list(table.names)
    for incident in reversed(incidents):
        if incident.kind in RENAMING and incident.seat is not None:
            names[incident.seat] = incident.facts["former"]
    return names


def _plain(t: Texts, key: str, fact: object) -> str:
    if key == "manager":
        return mention_of(fact if isinstance(fact, int) else None)
    if key == "computer":
        return level_name(t, str(fact))
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return escape(str(fact))


async def told_panel(table: Table, post: Post) -> Panel:
    """Tell publicly what happened, with a button by which the message is known again."""
    t = texts(table.row.language)
    incidents = await table.store.incidents(table.id)
    told = next(incident for incident in incidents if str(incident.number) == post.about)
    more = Button(told_id(table, post), t.say("button-more"))
    return Panel((say_incident(t, table, told),), rows=((more,),))


def told_id(table: Table, post: Post) -> ControlId:
    """Make the id of that button, which is the mark of the message."""
    return ControlId("more", table.id, post.seq, arg=f"told{post.about}")
