"""Describes incidents, the events at a table besides the play, for logs, recaps and public messages."""

from __future__ import annotations

from bot.model.rows import Incident, IncidentKind, Post
from bot.tables.players import Players, players_of
from bot.tables.table import Table
from bot.texts import Texts, texts
from cogs.core.buttons import more_button, resume_row
from cogs.core.names import escape, escaped, mention_of
from cogs.core.panel import Panel
from cogs.words.computers import computer_name

MANAGED = (IncidentKind.HANDED_OVER, IncidentKind.ABANDONED)
"""The incidents that managers of the server can cause as well as players."""


def say_incident(t: Texts, players: Players, incident: Incident) -> str:
    """Describe an incident: the message `incident-<kind>` with its facts, and the names of that time."""
    sitting = escaped(players.before(incident))
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


def _plain(t: Texts, key: str, fact: object) -> str:
    if key == "manager":
        return mention_of(fact if isinstance(fact, int) else None)
    if key == "computer":
        return computer_name(t, str(fact))
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return escape(str(fact))


async def incident_panel(table: Table, post: Post) -> Panel:
    """Return the public message about an incident."""
    t = texts(table.row.language)
    incidents = await table.store.incidents.of_table(table.id)
    found = next(incident for incident in incidents if str(incident.number) == post.about)
    back = resume_row(t, table, found.seat) if found.kind is IncidentKind.STAND_IN else ()
    rows = (*back, (more_button(t, table, post.seq),))
    return Panel((say_incident(t, await players_of(table), found),), rows=rows)
