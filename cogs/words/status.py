"""What happens at a table, in words: who is to do what, incidents, chances of winning."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from bot.games import GAMES
from bot.model.rows import Incident, IncidentKind, Post
from bot.tables.players import Players, players_of
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games import game_name, game_texts
from bot.texts.numbers import PERCENT_STEP, percent
from bot.texts.sections import escape
from cogs.core.buttons import more_button, resume_row
from cogs.core.controls import TextRow
from cogs.core.names import escape_names, mention_of
from cogs.core.panel import Panel
from cogs.core.places import jump
from cogs.words.terms import computer_name, special_lines

log = logging.getLogger(__name__)


def describe_asked(t: Texts, table: Table, seat: int | None) -> str:
    """Describe in a few words what a seat, or anyone if it is None, can do now, telling nothing hidden."""

    def asked() -> str:
        if seat is not None and table.only_to_end(seat):
            return t.say("asked-to-end")
        return game_texts(t, table.row.game).prompt(table.view(None), escape_names(table.names))

    return _ask_game(table, asked, t.say("any-asked"))


def _ask_game(table: Table, say: Callable[[], str], otherwise: str) -> str:
    """Return what a game says, or the default if a package's game fails, so that lists of tables do not fail too."""
    try:
        return say()
    except Exception:
        if table.row.game not in GAMES.packages:
            raise
        log.exception("table %s: its game does not say what is asked", table.id)
        return otherwise


def table_facts(t: Texts, table: Table) -> dict[str, str]:
    """Return the facts for texts that name a table: its game and its number."""
    return {"game": game_name(t, table.row.game), "table": str(table.id)}


async def table_line(t: Texts, table: Table) -> TextRow:
    return TextRow(
        t.say("table-line", channel=f"<#{table.row.channel}>", **table_facts(t, table)), await jump(t, table)
    )


def role_of(t: Texts, table: Table) -> str:
    """Return whether it is the `turn` of the seat that is to act, or only an `answer` in someone else's is due."""
    return _ask_game(table, lambda: game_texts(t, table.row.game).role(table.view(None)), "turn")


async def status_lines(t: Texts, table: Table, user: int | None = None) -> list[str]:
    """Describe who is to act and since when, clocks, and who is absent; before the start, the seats taken."""
    names = escape_names(table.names)
    if table.row.is_invitation:
        seats = t.say("games-seats", taken=len(names), seats=table.row.capacity, names=t.list(names))
        return [seats, *special_lines(t, table)]
    own = None if user is None else table.seat_of(user)
    lines = describe_pause(t, table)
    waits, clocks = await table.store.listings.waits(table.id), await table.store.clocks.of_table(table.id)
    others = [seat for seat in waits if seat != own or table.seats[seat].decider is not None]
    if own in waits and own not in others:
        asked = describe_asked(t, table, own)
        lines.append(t.say("games-your-turn", since=str(waits[own].since), asked=asked, role=role_of(t, table)))
    if others:
        to_act = t.list([names[seat] for seat in others])
        since = str(min(waits[seat].since for seat in others))
        lines.append(t.say("games-to-move", names=to_act, since=since, role=role_of(t, table)))

    def note(key: str, seat: int, **facts: str) -> None:
        lines.append(t.say(f"{key}-own", **facts) if seat == own else t.say(key, name=names[seat], **facts))

    for seat in waits:
        if seat in clocks and (ends := clocks[seat].runs_out_at()) is not None:
            note("games-time", seat, ends=str(ends), over="no" if clocks[seat].left(table.store.now()) else "yes")
    for seat, each in enumerate(table.seats):
        if each.stand_in is not None and not each.conceded:
            note("games-stand-in", seat)
    for seat, until in (await table.store.people.away_at(table.id)).items():
        note("games-away", seat, until=f"<t:{until}:D>")
    return [*lines, *special_lines(t, table)]


def describe_pause(t: Texts, table: Table) -> list[str]:
    """Return the line that a table is paused; empty if it is not."""
    paused = table.row.paused
    if paused is None:
        return []
    if paused.by_itself:
        return [t.say("table-game-missing", since=str(paused.since), **table_facts(t, table))]
    return [t.say("table-paused", since=str(paused.since))]


def board_in_words(
    t: Texts, game: str, view: Any, names: Sequence[str], stem: str
) -> tuple[Sequence[str], Sequence[tuple[str, bytes]]]:
    """Describe the public view, with a file of all of it if a message cannot hold it; names are passed unescaped."""
    words = game_texts(t, game)
    fitting, whole = (words.text_board(view, names, whole) for whole in (False, True))
    if fitting == whole:
        return (whole,), ()
    return (fitting, t.say("show-whole")), ((f"{stem}.txt", whole.encode()),)


def say_chance(t: Texts, chance: float) -> str:
    """Describe a chance of winning, never as certain."""
    said = percent(chance)
    if said == 0:
        return t.say("hint-chance-least", percent=PERCENT_STEP)
    if said == 100:
        return t.say("hint-chance-most", percent=100 - PERCENT_STEP)
    return t.say("hint-chance", percent=said)


MANAGED_INCIDENTS = (IncidentKind.HANDED_OVER, IncidentKind.ABANDONED)
"""The incidents that managers of the server can cause as well as players."""


def say_incident(t: Texts, players: Players, incident: Incident) -> str:
    """Describe an incident: the message `incident-<kind>` with its facts, and the names of that time."""
    sitting = escape_names(players.before(incident))
    facts = {key: sitting[fact] if key == "by" else _fact_as_text(t, key, fact) for key, fact in incident.facts.items()}
    key = f"incident-{incident.kind.replace('_', '-')}"
    if "manager" in facts and incident.kind in MANAGED_INCIDENTS:
        key += "-managed-computer" if "computer" in facts else "-managed"
    elif "manager" not in facts and incident.kind in (IncidentKind.PAUSED, IncidentKind.CONTINUED):
        key += "-by-itself"
    if incident.seat is None:
        return t.say(key, **facts)
    if incident.kind is IncidentKind.ABANDONED and "manager" not in facts:
        key += "-by"
    elif incident.kind is IncidentKind.CONCEDED and facts:
        key += "-and-left"
    elif incident.kind is IncidentKind.UNATTENDED and facts:
        key += "-long"
    return t.say(key, **{"name": sitting[incident.seat], **facts})


def _fact_as_text(t: Texts, key: str, fact: object) -> str:
    if key == "manager":
        return mention_of(fact if isinstance(fact, int) else None)
    if key == "computer":
        return computer_name(t, str(fact))
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return escape(str(fact))


async def incident_of(table: Table, number: str = "") -> Incident:
    """Return the incident of a table with a number, by default the latest."""
    incidents = await table.store.incidents.of_table(table.id)
    return next(incident for incident in reversed(incidents) if number in ("", str(incident.number)))


async def incident_line(t: Texts, table: Table, number: str = "") -> str:
    """Describe the incident of a table with a number, by default the latest."""
    return say_incident(t, await players_of(table), await incident_of(table, number))


async def incident_panel(table: Table, post: Post) -> Panel:
    t, found = texts(table.row.language), await incident_of(table, post.about)
    back = resume_row(t, table, found.seat) if found.kind is IncidentKind.STAND_IN else ()
    rows = (back, (more_button(t, table, post.seq),))
    return Panel((say_incident(t, await players_of(table), found),), rows=rows)
