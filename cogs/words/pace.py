"""The pace of a table, in words and as controls: terms and clocks."""

from __future__ import annotations

from bot.model.pace import DAY, HOUR, MOST_REMINDERS, TERMS, Pace
from bot.model.person import Notices
from bot.model.rows import TableRow
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, Choice, ControlId, Select, fresh
from cogs.core.names import escape

_MINUTE = 60
_UNITS = (("days", DAY), ("hours", HOUR), ("minutes", _MINUTE))


def span(t: Texts, seconds: int) -> str:
    """Format a duration in the two largest of its days, hours and minutes."""
    parts, rest = [], seconds
    for unit, size in _UNITS:
        count, rest = divmod(rest, size)
        if count:
            parts.append(t.say(f"span-{unit}", count=count))
    if len(parts) > 1:
        return t.say("span-two", first=parts[0], second=parts[1])
    return parts[0] if parts else t.say("span-minutes", count=0)


def pace_text(t: Texts, pace: Pace, key: str) -> str:
    """Describe the terms of a pace, using the message with this key."""
    terms = TERMS[pace]
    facts = {"bank": span(t, terms.bank), "gain": span(t, terms.gain), "floor": span(t, terms.floor)}
    return t.say(key, pace=pace.value, name=t.say(f"pace-{pace.value}"), most=MOST_REMINDERS, **facts)


def pace_terms(t: Texts, row: TableRow) -> list[str]:
    """Describe the clock of a table, and whether it is rated, each in a word or two."""
    return [_clock(t, row.pace), t.say("terms-rated" if row.rated else "terms-unrated")]


def clock_lines(t: Texts, row: TableRow) -> list[str]:
    """Describe how the clock of a table runs; empty without one."""
    return [] if row.pace is Pace.NONE else [pace_text(t, row.pace, "invitation-pace")]


def pace_row(t: Texts, table: Table) -> Select:
    """Return the select with which the host sets the clock."""
    now = table.row.pace
    choices = tuple(
        Choice(
            pace.value,
            _clock(t, pace) if pace is now else t.say(f"pace-{pace.value}"),
            pace_text(t, pace, "pace-terms"),
            chosen=pace is now,
        )
        for pace in Pace
    )
    return Select(ControlId("pace", table.id, arg=fresh()), _clock(t, now), choices)


def rated_button(t: Texts, table: Table) -> Button:
    """Return the button with which the host makes the game rated or unrated."""
    wanted, label = ("no", "button-rate-not") if table.row.rated else ("yes", "button-rate")
    return Button(ControlId("rated", table.id, arg=wanted), t.say(label))


def _clock(t: Texts, pace: Pace) -> str:
    return t.say("terms-pace", pace=pace.value, name=t.say(f"pace-{pace.value}"))


async def turn_time(t: Texts, table: Table, seat: int) -> list[str]:
    """Describe until when a seat that is to act has time, as if its person is called now; empty without a clock."""
    clock, now = (await table.store.clocks.of_table(table.id)).get(seat), table.store.now()
    user = table.seats[seat].user if table.seats[seat].awaited else None
    if clock is None or user is None or table.row.paused is not None:
        return []
    if clock.since is None:
        person = await table.store.people.get(user)
        called = now if person.notices is Notices.NONE else person.callable_from(now)
        clock = person.begin(clock, called)
    ends = clock.ends()
    if clock.since is None or ends is None:
        return []
    if clock.since > now:
        return [t.say("turn-time-later", begins=str(clock.since), ends=str(ends))]
    return [t.say("turn-time" if clock.left(now) else "turn-time-up", ends=str(ends))]


async def reminder_time(t: Texts, table: Table, seat: int) -> list[str]:
    """Describe until when a seat that is to act has time, and what happens then."""
    others = any(other.awaited for number, other in enumerate(table.seats) if number != seat)
    return [f"{line} {t.say('turn-time-then')}" if others else line for line in await turn_time(t, table, seat)]


async def bank_text(t: Texts, table: Table) -> list[str]:
    """Describe how much time each person at a table has left; empty without a time limit."""
    if table.row.pace is Pace.NONE:
        return []
    clocks, now, lines = await table.store.clocks.of_table(table.id), table.store.now(), []
    for seat, clock in clocks.items():
        sitting, ends = table.seats[seat], clock.ends()
        if sitting.user is None or sitting.conceded:
            continue
        facts = {"name": escape(table.names[seat]), "left": span(t, clock.left(now))}
        if clock.since is None or ends is None:
            lines.append(t.say("bank-left" if sitting.stand_in is None else "bank-stand-in", **facts))
        elif clock.since > now:
            lines.append(t.say("bank-later", begins=str(clock.since), **facts))
        else:
            lines.append(t.say("bank-runs" if clock.left(now) else "bank-empty", ends=str(ends), **facts))
    if not lines:
        return []
    title = t.say("bank-title", pace=t.say(f"pace-{table.row.pace.value}"))
    return ["\n".join([title, *(f"-# {line}" for line in lines)])]
