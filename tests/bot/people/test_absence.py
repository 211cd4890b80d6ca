"""Absences: when they end, where people live, and days and hours as they are typed."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.database.base import migrations
from bot.model.pace import DAY
from bot.model.person import Person, QuietHours, zones
from bot.model.quiet_hours import defer_notice, end_absence, is_within
from bot.people import preferences
from bot.people.time_zones import COMMON_ZONES, city_of, guess_zone
from bot.people.typed_dates import days_of, hour_of, is_off, words
from bot.store.store import open_store
from bot.texts import texts
from tests.bot.database.test_migrations import older_store
from tests.bot.days import Days
from tests.bot.kit import ADA, BEN, PEOPLE

DAWN, EVENING = 7, 22
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "America/Havana", "Asia/Beirut", "Asia/Kathmandu", "Pacific/Apia")
CHANGES = (date(2027, 3, 27), date(2027, 10, 30), date(2027, 3, 13), date(2027, 11, 6))
"""The last days before clocks change."""


def local(zone: str, moment: float) -> datetime:
    return datetime.fromtimestamp(moment, ZoneInfo(zone))


minute = st.integers(0, 24 * 60 - 1)


@given(
    st.sampled_from(ZONES),
    st.none() | st.builds(QuietHours, minute, minute).filter(lambda quiet: quiet.begin != quiet.end),
    st.dates(date(2027, 1, 1), date(2036, 1, 1)) | st.sampled_from(CHANGES),
)
@example("Europe/Berlin", QuietHours(22 * 60, 7 * 60 + 30), date(2027, 3, 27))
def test_an_absence_ends_in_the_daytime(zone: str, quiet: QuietHours | None, last: date) -> None:
    """Nobody is called between 22 and 7 because an absence has ended, but by the end of quiet hours of their own."""
    person = Person(ADA, zone=zone, quiet=quiet)
    back = end_absence(person, last)
    away = replace(person, away_until=back)
    assert defer_notice(away, back - 3 * DAY) == back, "calls and clocks agree"
    assert local(zone, back).date() > last
    before = local(zone, back - 60)
    own = quiet is not None and is_within(quiet, (before.hour * 60 + before.minute) * 60)
    assert own or DAWN <= local(zone, back).hour < EVENING
    if not own:
        assert away.last_day_away() == last
        assert local(zone, back).date() == last + timedelta(days=1)


@pytest.mark.own_sql
async def test_another_zone_keeps_the_last_day(days: Days) -> None:
    """Whoever says where they live once they are away is back on the morning after the same day, clocks included."""
    table = await days.begun()
    today = preferences.today_in("UTC", int(days()))
    await preferences.go_away(days.services, ADA, "en", today)
    person = await preferences.set_zone(days.services, ADA, "en", "America/New_York")
    assert person.away_until == end_absence(Person(ADA, zone="America/New_York"), today)
    clock = (await days.clocks(table))[0]
    assert clock.since == person.away_until


async def test_absences_of_older_stores_end_in_the_morning(path: Path) -> None:
    """Those that used to end at midnight end in the morning, with the clocks; chosen zones are known."""
    midnight = int(datetime(2027, 1, 16, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()) - 1
    with older_store(path, next(number for number, script in enumerate(migrations()) if "zone_known" in script)) as db:
        for user, zone in ((ADA, "Europe/Berlin"), (BEN, "UTC")):
            db.execute("INSERT INTO people (user, zone, away_until) VALUES (?, ?, ?)", (user, zone, midnight))
        db.execute(
            "INSERT INTO clocks (table_id, seat, bank, since, due) VALUES (1, 0, 5, ?, ?)", (midnight, midnight + 5)
        )
    async with open_store(path) as store:
        ((since, due),) = await store.database.read("SELECT since, due FROM clocks")
        ada, ben = await store.people.get(ADA), await store.people.get(BEN)
    assert ada.away_until == ben.away_until == end_absence(Person(ADA, zone="Europe/Berlin"), date(2027, 1, 15))
    assert (since, due - 5) == (ada.away_until, ada.away_until)
    assert (ada.zone_known, ben.zone_known) == (True, False)


@pytest.mark.own_sql
async def test_zones_that_several_share_are_suggested(days: Days) -> None:
    """A zone that a single person has chosen is told to nobody; one that several share is a good guess."""
    table = await days.begun(people=3)
    people, shared = days.services.store.people, []
    for user in (BEN, PEOPLE[2]):
        await preferences.set_zone(days.services, user, "en", "Asia/Kathmandu")
        shared.append(await people.zones_around(ADA, None))
    assert shared == [[], ["Asia/Kathmandu"]]
    assert await people.zones_around(PEOPLE[3], table.row.guild) == ["Asia/Kathmandu"]
    assert await people.zones_around(PEOPLE[3], None) == []


NOON = int(datetime(2027, 1, 15, 12, tzinfo=ZoneInfo("UTC")).timestamp())


@pytest.mark.parametrize(
    ("language", "around", "moments", "guess"),
    [
        ("de", ["America/New_York", "Europe/Vienna"], [NOON], "Europe/Vienna"),
        ("ja", ["Europe/Berlin"], [NOON], "Asia/Tokyo"),
        ("en-US", ["Europe/Berlin"], [NOON], "Europe/Berlin"),
        ("en-US", [], [NOON - 4 * 3600], "Europe/London"),  # midnight in Los Angeles
        ("en-US", [], [*range(NOON - DAY - 6 * 3600, NOON - DAY, 3600), NOON], "Europe/Berlin"),
        ("xx", [], [NOON], "America/New_York"),
    ],
)
def test_a_persons_time_zone_is_guessed(language: str, around: list[str], moments: list[int], guess: str) -> None:
    """Where people live who speak that language, where the others live, and where people are awake when they click."""
    assert guess_zone(language, around, moments) == guess


SATURDAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        *((same, 1350) for same in ("22:30", "22.30", "2230", "22h30", "10:30 p.m.")),
        *((same, 1320) for same in ("22", "10pm", "10 PM", "22 Uhr", "22h")),
        *((same, 0) for same in ("0", "24", "24:00", "12am", "Mitternacht")),
        *((same, 720) for same in ("12 pm", "noon")),
        *(("7", 420), ("9 o'clock", 540), (" 08:05 ", 485)),
        *((bad, None) for bad in ("", "25", "13pm", "0am", "7:60", "24:30", "off", "-1", "22:3", "2560")),
    ],
)
def test_hours_are_read_as_they_are_typed(typed: str, minutes: int | None) -> None:
    """All usual notations of a time of day are accepted, and nothing else."""
    assert hour_of(typed) == minutes


def test_quiet_hours_can_be_switched_off() -> None:
    assert all(is_off(word) for word in ("off", "Aus", " keine ", "none"))
    assert not any(is_off(word) for word in ("", "22", "of"))


@pytest.mark.parametrize(
    ("typed", "days"),
    [
        *((iso, ["2026-12-01"]) for iso in ("2026-12-01", "1.12.", "1.12", "01.12.2026", "1.12.26", "until 1.12.")),
        *((named, ["2026-12-01"]) for named in ("1. Dezember", "December 1", "1st of december", "dec 1, 2026")),
        *((ahead, ["2026-11-24"]) for ahead in ("3 days", "3 Tage", "in 3 Tagen", "3d", "tuesday", "Di", "24.11.")),
        *((ahead, ["2026-11-22"]) for ahead in ("tomorrow", "MORGEN", "1 day", "einen Tag", "sunday")),
        *((ahead, ["2026-11-28"]) for ahead in ("1 week", "eine Woche", "a week", "samstag", "next Saturday")),
        *((same, ["2026-11-21"]) for same in ("today", "heute", "0 days")),
        *(("übermorgen", ["2026-11-23"]), ("2 Wochen", ["2026-12-05"]), ("12/12", ["2026-12-12"])),
        *(("1.1.", ["2027-01-01"]), ("29.2.", ["2028-02-29"]), ("29 March", ["2027-03-29"]), ("13/12", ["2026-12-13"])),
        ("12/1", ["2026-12-01", "2027-01-12"]),
        ("12/1/2027", ["2027-12-01", "2027-01-12"]),
        ("5", ["2026-11-26", "2026-12-26", "2026-12-05"]),
        *((bad, []) for bad in ("", "gestern", "31.4.", "2026-11-20", "1.12.2025", "x", "s", "0/0", "13/13", "may")),
        *((bad, []) for bad in ("123456 days", "2026-13-01", "3 x", "days", "9999-99-99", "1 dec 1")),
    ],
)
def test_days_are_read_as_they_are_typed(typed: str, days: list[str]) -> None:
    """All usual notations of a future day are accepted; ambiguous ones give every reading, past ones none."""
    assert days_of(typed, SATURDAY) == [date.fromisoformat(day) for day in days]


@given(st.dates(SATURDAY, date(2030, 1, 1)))
def test_days_are_read_as_they_are_written(day: date) -> None:
    """Every date of the coming years can be typed by number and by name."""
    month = words("date-months")[day.month - 1]
    typed = [day.isoformat(), f"{day.day}.{day.month}.{day.year}", *(f"{day.day} {name} {day.year}" for name in month)]
    assert [days_of(each, SATURDAY) for each in typed] == [[day]] * len(typed)


def test_common_zones() -> None:
    """Common zones exist, leave room for one more in a select, and have unique names in both languages."""
    assert set(COMMON_ZONES) <= zones()
    assert len(set(COMMON_ZONES)) == len(COMMON_ZONES) <= 24
    for language in ("en", "de"):
        names = [city_of(texts(language), zone) for zone in COMMON_ZONES]
        assert len(set(names)) == len(names)
    assert city_of(texts("de"), "America/Port-au-Prince") == "Port-au-Prince"
    assert city_of(texts("de"), "America/Argentina/La_Rioja") == "La Rioja"
