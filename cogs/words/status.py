"""A table's status in words: what is asked of whom; in lists also since when, clocks, and who is absent."""

from __future__ import annotations

from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from cogs.core.names import escaped
from cogs.words.variants import special_lines


def asked_of(t: Texts, table: Table, seat: int | None) -> str:
    """Describe in a few words what a seat, or with None anyone, that is to act can do now; tell nothing hidden."""
    if seat is not None and table.only_to_end(seat):
        return t.say("asked-to-end")
    return game_texts(t, table.row.game).prompt(table.view(None), escaped(table.names))


def role_of(t: Texts, table: Table) -> str:
    """Return whether it is the `turn` of the seat that is to act, or only an `answer` in someone else's is due."""
    return game_texts(t, table.row.game).role(table.view(None))


async def status_lines(t: Texts, table: Table, user: int | None = None) -> list[str]:
    """Describe who is to act and since when, clocks, and who is absent; before the start, the seats taken."""
    names = escaped(table.names)
    if table.row.status is Status.INVITATION:
        seats = t.say("games-seats", taken=len(names), seats=table.row.capacity, names=t.list(names))
        return [seats, *special_lines(t, table)]
    own = None if user is None else table.seat_of(user)
    lines = paused_lines(t, table)
    waits, clocks = await table.store.listings.waits(table.id), await table.store.clocks.of_table(table.id)
    others = [seat for seat in waits if seat != own or table.seats[seat].decider is not None]
    if own in waits and own not in others:
        asked = asked_of(t, table, own)
        lines.append(t.say("games-your-turn", since=str(waits[own].since), asked=asked, role=role_of(t, table)))
    if others:
        to_act = t.list([names[seat] for seat in others])
        since = str(min(waits[seat].since for seat in others))
        lines.append(t.say("games-to-move", names=to_act, since=since, role=role_of(t, table)))

    def note(key: str, seat: int, **facts: str) -> None:
        lines.append(t.say(f"{key}-own", **facts) if seat == own else t.say(key, name=names[seat], **facts))

    for seat in waits:
        if seat in clocks and (ends := clocks[seat].ends()) is not None:
            note("games-time", seat, ends=str(ends))
    for seat, each in enumerate(table.seats):
        if each.stand_in is not None and not each.conceded:
            note("games-stand-in", seat)
    for seat, until in (await table.store.people.away_at(table.id)).items():
        note("games-away", seat, until=f"<t:{until}:D>")
    return [*lines, *special_lines(t, table)]


def paused_lines(t: Texts, table: Table) -> list[str]:
    """Return the line that a table is paused; empty if it is not."""
    paused = table.row.paused
    return [] if paused is None else [t.say("table-paused", since=str(paused.since))]
