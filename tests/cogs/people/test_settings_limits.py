"""The settings and privacy panels stay within Discord's limits in both languages, whatever is set."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import product

import pytest

from bot.model.person import Notices, Person, Quiet, zones
from bot.model.rows import Status
from bot.people.time_zones import city_of, find_zones
from bot.people.typed_dates import days_of
from bot.store.privacy import StoredAbout
from bot.tables.registry import Tables
from bot.texts import LANGUAGES, texts
from cogs.core.places import jump
from cogs.people.privacy import asking_panel, playing_panel, privacy_panel
from cogs.people.settings_panel import settings_panel, which_day_panel
from tests.cogs.worst import check, worst

BIG = 2**63 - 1
NOW = 1_800_000_000
TODAY = date(2027, 1, 15)
DAYS = 30_000


@pytest.mark.parametrize("language", LANGUAGES)
async def test_wishes(tables: Tables, language: str) -> None:
    """Every combination of settings fits, even with the longest zone, hours with minutes and links to games."""
    t = texts(language, "carrara")
    table = await worst(tables, language, begun=True)
    links = (await jump(t, table),) * 5
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
