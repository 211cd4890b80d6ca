"""Hours, days and cities as people type them, in either language."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.person import zones
from bot.people.time_zones import COMMON, city_of
from bot.people.typed_dates import days_of, hour_of, says_off, words
from bot.texts import texts

SATURDAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        *(
            ("22", 1320),
            ("7", 420),
            ("0", 0),
            ("24", 0),
            ("24:00", 0),
            ("22:30", 1350),
            ("22.30", 1350),
            ("2230", 1350),
        ),
        *(("10pm", 1320), ("10 PM", 1320), ("10:30 p.m.", 1350), ("12am", 0), ("12 pm", 720), ("22 Uhr", 1320)),
        *(("22h", 1320), ("22h30", 1350), ("9 o'clock", 540), ("noon", 720), ("Mitternacht", 0), (" 08:05 ", 485)),
        *((bad, None) for bad in ("", "25", "13pm", "0am", "7:60", "24:30", "off", "-1", "22:3", "2560")),
    ],
)
def test_hours(typed: str, minutes: int | None) -> None:
    """All usual notations of a time of day are accepted, and nothing else."""
    assert hour_of(typed) == minutes


def test_none_at_all() -> None:
    """Quiet hours can be switched off in either language."""
    assert all(says_off(word) for word in ("off", "Aus", " keine ", "none"))
    assert not any(says_off(word) for word in ("", "22", "of"))


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
def test_days(typed: str, days: list[str]) -> None:
    """All usual notations of a future day are accepted; ambiguous ones give every reading, past ones none."""
    assert days_of(typed, SATURDAY) == [date.fromisoformat(day) for day in days]


@given(st.text(max_size=12) | st.from_regex(r"[0-9]{1,4}[./ -]?[0-9a-z]{0,4}[./ ]?[0-9]{0,4}", fullmatch=True))
def test_nothing_that_is_typed_is_too_much(typed: str) -> None:
    """Any text yields valid future days and hours, or none."""
    assert all(day >= SATURDAY for day in days_of(typed, SATURDAY))
    assert hour_of(typed) in {None, *range(24 * 60)}


@given(st.dates(SATURDAY, date(2030, 1, 1)))
def test_days_are_read_as_they_are_written(day: date) -> None:
    """Every date of the coming years can be typed by number and by name."""
    month = words("date-months")[day.month - 1]
    typed = [day.isoformat(), f"{day.day}.{day.month}.{day.year}", *(f"{day.day} {name} {day.year}" for name in month)]
    assert [days_of(each, SATURDAY) for each in typed] == [[day]] * len(typed)


def test_common_zones() -> None:
    """Common zones exist, leave room for one more in a select, and have unique names in both languages."""
    assert set(COMMON) <= zones()
    assert len(set(COMMON)) == len(COMMON) <= 24
    for language in ("en", "de"):
        names = [city_of(texts(language), zone) for zone in COMMON]
        assert len(set(names)) == len(names)
    assert city_of(texts("de"), "America/Port-au-Prince") == "Port-au-Prince"
    assert city_of(texts("de"), "America/Argentina/La_Rioja") == "La Rioja"
