"""What happened at a table beside the play, as sentences: for the log, for recaps, and publicly."""

from __future__ import annotations

from bot.rows import Incident, IncidentKind, Post
from bot.tables import Table
from bot.texts import Texts, texts
from cogs.controls import Button, ControlId
from cogs.messages import Panel
from cogs.names import escape


def say_incident(t: Texts, table: Table, incident: Incident) -> str:
    """Say what happened, the message `incident-<kind>` with its facts; names in them are escaped."""
    facts = {key: _plain(t, key, fact) for key, fact in incident.facts.items()}
    kind = incident.kind.value.replace("_", "-")
    if incident.seat is None:
        return t.say(f"incident-{kind}", **facts)
    key = "incident-abandoned-by" if incident.kind is IncidentKind.ABANDONED else f"incident-{kind}"
    return t.say(key, **{"name": escape(table.names[incident.seat]), **facts})


def _plain(t: Texts, key: str, fact: object) -> str:
    if key == "computer":
        return t.say(f"computer-{fact}")
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
