"""The pace of a table, in words and as controls: terms and clocks."""

from __future__ import annotations

from bot.model.pace import DAY, HOUR, TERMS, Pace
from bot.model.rows import TableRow
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, Choice, ControlId, Select
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
    """Describe the terms of a pace with a clock, using the message with this key."""
    terms = TERMS[pace]
    facts = {"reminder": span(t, terms.reminder), "bank": span(t, terms.bank), "gain": span(t, terms.gain)}
    return t.say(key, pace=t.say(f"pace-{pace.value}"), **facts)


def terms_lines(t: Texts, row: TableRow) -> list[str]:
    """Describe the pace of a table, and whether it is rated."""
    pace = t.say("invitation-pace-none") if row.pace is Pace.NONE else pace_text(t, row.pace, "invitation-pace")
    return [pace, t.say("invitation-rated" if row.rated else "invitation-casual")]


def terms_rows(t: Texts, table: Table) -> tuple[Select, tuple[Button, ...]]:
    """Return the controls with which the host sets the pace and whether the game is rated."""
    row = table.row
    choices = tuple(
        Choice(
            pace.value,
            t.say(f"pace-{pace.value}"),
            t.say("pace-none-terms") if pace is Pace.NONE else pace_text(t, pace, "pace-terms"),
            chosen=pace is row.pace,
        )
        for pace in Pace
    )
    wanted, label = ("no", "button-rate-not") if row.rated else ("yes", "button-rate")
    return (
        Select(ControlId("pace", table.id), t.say("choose-pace"), choices),
        (Button(ControlId("rated", table.id, arg=wanted), t.say(label)),),
    )


async def turn_time(t: Texts, table: Table, seat: int) -> list[str]:
    """Describe until when a seat that is to act has time; empty unless its clock is running."""
    clock, now = (await table.store.clocks.of_table(table.id)).get(seat), table.store.now()
    ends = None if clock is None else clock.ends()
    if clock is None or clock.since is None or ends is None:
        return []
    if clock.since > now:
        return [t.say("turn-time-later", begins=str(clock.since), ends=str(ends))]
    return [t.say("turn-time" if clock.left(now) else "turn-time-up", ends=str(ends))]


async def bank_text(t: Texts, table: Table) -> list[str]:
    """Describe how much time each person at a table has left; empty without clocks."""
    clocks, now, lines = await table.store.clocks.of_table(table.id), table.store.now(), []
    for seat, clock in clocks.items():
        sitting, ends = table.seats[seat], clock.ends()
        if sitting.user is None or sitting.conceded:
            continue
        facts = {"name": escape(sitting.name), "left": span(t, clock.left(now))}
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
