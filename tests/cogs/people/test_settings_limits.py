"""Settings stay within Discord's limits; time zones are understood as people type them, and none is guessed."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import product

import pytest

from bot.model.person import Notices, Person, Quiet, zones
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.people.time_zones import city_of, find_zones, offset_at
from bot.people.typed_dates import days_of
from bot.store.privacy import StoredAbout
from bot.tables.registry import Tables
from bot.texts import LANGUAGES, texts
from cogs.people.privacy import asking_panel, playing_panel, privacy_panel
from cogs.people.settings import read_zone
from cogs.people.settings_panel import settings_panel, which_day_panel
from cogs.words.status import table_line
from tests.cogs.worst import check, worst


@pytest.mark.parametrize(
    ("zone", "spellings"),
    [
        ("Europe/Vienna", ["Wien", "vienna", "VIENNA", "Europe/Vienna", "europe/vienna", " wien "]),
        ("Europe/Zurich", ["Zürich", "Zurich", "Zuerich", "Genf", "geneva"]),
        ("Europe/Berlin", ["München", "Muenchen", "munich", "Köln", "koln", "Berlin"]),
        ("America/New_York", ["New York", "new_york", "new  york", "boston"]),
        ("Africa/Cairo", ["Kairo", "Cairo"]),
        ("America/Sao_Paulo", ["São Paulo", "sao paulo", "Rio de Janeiro"]),
        ("UTC", ["UTC", "utc", "UTC+0", "GMT-0"]),
        ("Etc/GMT-2", ["+2", "UTC+2", "utc + 2", "GMT+2", "UTC+02:00", "\N{FULLWIDTH PLUS SIGN}2", "Etc/GMT-2"]),
        ("Etc/GMT+5", ["-5", "UTC-5", "gmt \N{MINUS SIGN}5", "Etc/GMT+5"]),
        ("Pacific/Midway", ["Midway"]),
    ],
)
def test_zones_that_are_understood(zone: str, spellings: list[str]) -> None:
    """A city in either language, a name, and a difference, which counts eastwards as everywhere but in names."""
    for spelled in spellings:
        for language in LANGUAGES:
            assert read_zone(texts(language), NOW, spelled) == zone, spelled


@pytest.mark.parametrize(
    "typed", ["mid", "san", "de", "Atlantis", "", "2", "new", "york new", "+15", "UTC+2h", "x" * 6000]
)
def test_zones_that_are_not_understood(typed: str) -> None:
    """Parts of names, names of several and differences that no zone has set none."""
    with pytest.raises(Refused):
        read_zone(texts("en"), NOW, typed)


def test_a_difference_of_half_an_hour() -> None:
    """No zone has it for ever, so those that have it now are named."""
    with pytest.raises(Refused) as refused:
        read_zone(texts("en"), NOW, "UTC+5:30")
    assert refused.value.reason is Refusal.NOT_OFFERED
    assert refused.value.facts["offered"] == (city_of(texts("en"), "Asia/Kolkata"),)


def test_fixed_zones_say_what_they_are() -> None:
    """A zone shown as UTC+2 is ahead of UTC by two hours."""
    shown = {zone: city_of(texts("en"), zone) for zone in zones() if zone.startswith("Etc/GMT")}
    ahead = {zone: offset_at(zone, NOW) // 60 for zone, city in shown.items() if city.startswith("UTC")}
    assert len(ahead) > 20
    assert {zone: shown[zone] for zone in ahead} == {zone: f"UTC{hours:+d}" for zone, hours in ahead.items()}


BIG = 2**63 - 1
NOW = 1_800_000_000
TODAY = date(2027, 1, 15)
DAYS = 30_000


@pytest.mark.parametrize("language", LANGUAGES)
async def test_wishes(tables: Tables, language: str) -> None:
    """Every combination of settings fits, even with the longest zone, hours with minutes and links to games."""
    t = texts(language, "carrara")
    table = await worst(tables, language, begun=True)
    links = (await table_line(t, table),) * 5
    longest = max(zones(), key=lambda zone: len(city_of(t, zone)) + len(zone))
    for where, quiet, away, zone in product(
        Notices, (None, Quiet(22 * 60, 8 * 60), Quiet(1, 1439)), (None, NOW + 1), ("UTC", longest)
    ):
        person = Person(BIG, language, where, zone, quiet, away, closed=True)
        check(settings_panel(t, person, NOW, t.say("settings-back", count=1500), links, longest))
        check(settings_panel(t, replace(person, zone_known=True), NOW, links=links))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["5", "31", "28", "12/1"])
def test_which_day(tables: Tables, language: str, typed: str) -> None:
    """All the days that a typed text can mean fit into a row."""
    days = days_of(typed, TODAY)
    assert 2 <= len(days) <= 5
    check(which_day_panel(texts(language, "carrara"), typed * 16, days, TODAY))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_stored(tables: Tables, language: str) -> None:
    """The largest counts fit, and so do the panels shown before deletion."""
    t = texts(language, "carrara")
    everywhere = dict.fromkeys(Status, 10**6)
    for person in (None, Person(BIG)):
        found = StoredAbout(person, everywhere, 10**6, 10**6, 10**6, 10**6)
        check(privacy_panel(t, found, DAYS, t.say("privacy-deleted")))
    check(privacy_panel(t, StoredAbout(None, {}, 0, 0, 0, 0), DAYS, t.say("privacy-deleted-nothing")))
    check(asking_panel(t, DAYS))
    check(await playing_panel(t, [await worst(tables, language, begun=True)] * 30))


@pytest.mark.parametrize("language", LANGUAGES)
def test_suggestions(language: str) -> None:
    """Every zone fits into a suggestion and into a select's option."""
    t = texts(language, "carrara")
    for zone in find_zones("/"):
        assert len(t.say("zone-choice", city=city_of(t, zone), zone=zone, time="00:00")) <= 100
        assert len(t.say("settings-zone-label", city=city_of(t, zone), time="00:00")) <= 100
