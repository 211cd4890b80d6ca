"""The private panel of a person's preferences: all of them in plain words, and selects that change them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.model.person import Notices, Person, Sharing
from bot.people.preferences import today_in
from bot.people.time_zones import COMMON_ZONES, city_of
from bot.texts import Texts
from cogs.core.buttons import make_button
from cogs.core.controls import PRIMARY, Button, ControlId, Row, Select, SelectOption, TextRow
from cogs.core.panel import Panel, text_panel

HOURS = [*range(0, 24 * 60, 60)]
"""The full hours of a day, in minutes after midnight."""
NO_QUIET = "off"
BY_HAND, BY_ITSELF = "by_hand", "by_itself"
AWAY_DAYS = (1, 3, 7, 14, 28)
"""The lengths of an absence, in days, offered as single choices."""


def settings_panel(
    t: Texts, person: Person, now: int, said: str = "", links: Sequence[TextRow] = (), guess: str | None = None
) -> Panel:
    """Return the panel of a person's preferences, below `said`, if anything.

    With a guess it asks for their time zone, once that matters.
    """
    rows: list[Row] = [*links]
    texts = [said]
    if guess is not None and (person.quiet is not None or person.away(now)):
        time = time_in(t, guess, now)
        facts = {"city": city_of(t, person.zone), "assumed": time_in(t, person.zone, now)}
        texts.append(t.say("settings-zone-guess", time=time, **facts))
        yes = ControlId("settings_zone_right", arg=guess)
        rows.append((Button(yes, t.say("button-right-time", time=time), PRIMARY),))
    begin, end = (None, None) if person.quiet is None else (person.quiet.begin, person.quiet.end)
    none = SelectOption(NO_QUIET, t.say("settings-no-quiet"), chosen=begin is None)
    rows += [_value_select(t, "where", person.notices), _hours(t, "from", begin, none), _hours(t, "until", end)]
    rows += [_zone(t, person, now), _away_select(t, person, now), _value_select(t, "sharing", person.sharing)]
    back = (make_button(t, "settings_back", key="i-am-back", style=PRIMARY),) if person.away(now) else ()
    other = BY_HAND if person.ends_turns else BY_ITSELF
    rows.append((*back, make_button(t, "settings_end_turns", arg=other, key=f"end-turns-{other.replace('_', '-')}")))
    texts += [t.say("settings-title"), "\n".join(_preferences(t, person, now))]
    return Panel(texts, rows=rows)


def _preferences(t: Texts, person: Person, now: int) -> list[str]:
    lines = [t.say(f"settings-where-{person.notices}")]
    direct = person.notices in (Notices.DIRECT, Notices.BOTH)
    if person.closed and direct:
        lines.append(t.say("settings-closed"))
    if person.digest is not None and direct:
        lines.append(t.say("settings-digest", time=time_of(t, person.digest)))
    if person.notices is Notices.NONE:
        pass  # nothing comes after quiet hours, either
    elif person.quiet is None:
        lines.append(t.say("settings-quiet-none"))
    else:
        begin, end = time_of(t, person.quiet.begin), time_of(t, person.quiet.end)
        lines.append(t.say("settings-quiet", **{"from": begin, "until": end}))
    if person.zone_known:
        where = {"city": city_of(t, person.zone), "zone": person.zone}
        lines.append(t.say("settings-zone", time=time_in(t, person.zone, now), **where))
    else:
        lines.append(t.say("settings-zone-unknown"))
    lines.append(t.say("settings-ends-turns" if person.ends_turns else "settings-ends-turns-not"))
    lines.append(t.say(f"settings-sharing-{person.sharing}"))
    away = person.away(now)
    lines.append(t.say("settings-away", until=str(person.away_until)) if away else t.say("settings-here"))
    return lines


def _value_select(t: Texts, what: str, now: Notices | Sharing) -> Select:
    choices = [
        SelectOption(each.value, t.say(f"settings-{what}-label-{each.value}"), chosen=each is now) for each in type(now)
    ]
    return Select(ControlId(f"settings_{what}"), t.say(f"settings-choose-{what}"), choices)


def _hours(t: Texts, what: str, now: int | None, *others: SelectOption) -> Select:
    """Return the select of an hour, which is in minutes after midnight, after other choices."""
    hours = [
        SelectOption(str(hour), t.say(f"settings-{what}-label", time=time_of(t, hour)), chosen=hour == now)
        for hour in HOURS
    ]
    # hours that were typed with minutes are not among the choices: then the placeholder shows them
    shown = t.say(f"settings-choose-{what}") if now is None else t.say(f"settings-{what}-label", time=time_of(t, now))
    return Select(ControlId(f"settings_{what}"), shown, (*others, *hours))


def _zone(t: Texts, person: Person, now: int) -> Select:
    offered = COMMON_ZONES if person.zone in COMMON_ZONES else (person.zone, *COMMON_ZONES)
    return Select(
        ControlId("settings_zone"),
        t.say("settings-choose-zone"),
        [
            SelectOption(
                zone,
                t.say("settings-zone-label", city=city_of(t, zone), time=time_in(t, zone, now)),
                chosen=person.zone_known and zone == person.zone,
            )
            for zone in offered
        ],
    )


def _away_select(t: Texts, person: Person, now: int) -> Select:
    today = today_in(person.zone, now)
    choices = []
    for days in AWAY_DAYS:
        last = today + timedelta(days=days)
        said = t.say("settings-away-days", days=days)
        choices.append(SelectOption(last.isoformat(), t.say("settings-away-label", date=date_of(t, last)), said))
    return Select(ControlId("settings_away"), t.say("settings-choose-away"), choices)


def which_day_panel(t: Texts, typed: str, days: list[date], today: date) -> Panel:
    """Return the panel that asks which of several days was meant."""
    row = [Button(ControlId("settings_away", arg=day.isoformat()), day_ahead(t, day, today)) for day in days]
    return text_panel(t.say("settings-which-day", typed=typed), *row)


def time_of(t: Texts, minutes: int) -> str:
    """Format a time of day, given in minutes after midnight."""
    return t.say("time-of-day", hour=f"{minutes // 60:02}", minute=f"{minutes % 60:02}")


def time_in(t: Texts, zone: str, now: int) -> str:
    local = datetime.fromtimestamp(now, ZoneInfo(zone))
    return time_of(t, local.hour * 60 + local.minute)


def date_of(t: Texts, day: date) -> str:
    """Format a day of this year or the next as weekday, day and month."""
    weekdays, months = t.say("date-weekdays").split(), t.say("date-months").split()
    return t.say("date", weekday=weekdays[day.weekday()], day=day.day, month=months[day.month - 1])


def day_ahead(t: Texts, day: date, today: date) -> str:
    """Format a day with how far ahead it is."""
    return t.say("date-ahead", date=date_of(t, day), days=(day - today).days)
