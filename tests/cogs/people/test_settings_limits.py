"""Settings and leagues stay within Discord's limits; time zones as they are typed."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import product

import pytest

from bot.model.leagues import (
    MAX_MEMBERS,
    MAX_ROUNDS,
    Happening,
    League,
    LogEntry,
    Member,
    Pairing,
    PairingState,
    Season,
    SeasonPhase,
    Unfinished,
)
from bot.model.pace import Pace
from bot.model.person import Notices, Person, QuietHours, zones
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.people.time_zones import city_of, find_zones
from bot.people.typed_dates import days_of
from bot.store.privacy import StoredAbout, count_stored
from bot.tables.registry import Tables
from bot.texts import LANGUAGES, texts
from cogs.core.panel import with_pictures
from cogs.leagues.looking import league_rules_panel, path_panel, season_log_panel, season_panel, standings_panel
from cogs.leagues.managing import choices_of_members, choices_of_results, chooser, manage_panel
from cogs.leagues.posts import season_post_panel, telling_panel
from cogs.people.privacy import asking_panel, playing_panel, privacy_panel
from cogs.people.settings import read_zone
from cogs.people.settings_panel import settings_panel, which_day_panel
from cogs.words.status import table_line
from render.common.standings import standings_picture
from tests.cogs.worst import NAME, check, worst


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
    """A city in either language, a name, or a difference, positive in the east, as everywhere but in zones' names."""
    for spelled in spellings:
        for language in LANGUAGES:
            assert read_zone(texts(language), NOW, spelled) == zone, spelled


def test_zones_that_are_not_understood() -> None:
    """Parts of names, names of several, and differences that no zone has; half an hour names the zones that have it."""
    for typed in ("mid", "san", "de", "Atlantis", "", "2", "new", "york new", "+15", "UTC+2h", "x" * 6000):
        with pytest.raises(Refused):
            read_zone(texts("en"), NOW, typed)
    with pytest.raises(Refused) as refused:
        read_zone(texts("en"), NOW, "UTC+5:30")
    assert refused.value.reason is Refusal.NOT_OFFERED
    assert refused.value.facts["offered"] == (city_of(texts("en"), "Asia/Kolkata"),)


BIG = 2**63 - 1
NOW = 1_800_000_000
TODAY = date(2027, 1, 15)
DAYS = 30_000


async def test_every_combination_of_settings(tables: Tables, language: str) -> None:
    """Even with the longest zone, hours with minutes and links to games."""
    t = texts(language, "carrara")
    table = await worst(tables, language, begun=True)
    links = (await table_line(t, table),) * 5
    longest = max(zones(), key=lambda zone: len(city_of(t, zone)) + len(zone))
    for where, quiet, away in product(Notices, (None, QuietHours(1, 1439)), (None, NOW + 1)):
        person = Person(BIG, language, where, longest, quiet, away, closed=True)
        check(settings_panel(t, person, NOW, t.say("settings-back", count=1500), links, longest))
        check(settings_panel(t, replace(person, zone_known=True), NOW, links=links))


def test_which_day(language: str) -> None:
    """All days that a typed text can mean fit into a row."""
    for typed in ("5", "31", "28", "12/1"):
        days = days_of(typed, TODAY)
        assert 2 <= len(days) <= 5
        check(which_day_panel(texts(language, "carrara"), typed * 16, days, TODAY))


async def test_what_is_stored(tables: Tables, language: str) -> None:
    """The largest counts fit, and so do the panels shown before deletion."""
    t = texts(language, "carrara")
    everywhere, nothing = dict.fromkeys(Status, 10**6), await count_stored(tables.store, BIG)
    assert nothing.nothing
    for person in (None, Person(BIG)):
        found = StoredAbout(person, everywhere, dict.fromkeys(nothing.counts, 10**6))
        check(privacy_panel(t, found, DAYS, t.say("privacy-deleted")))
    check(privacy_panel(t, nothing, DAYS, t.say("privacy-deleted-nothing")))
    check(asking_panel(t, DAYS))
    check(await playing_panel(t, [await worst(tables, language, begun=True)] * 30))


def test_every_zone_fits(language: str) -> None:
    """Into a suggestion and into a select's option."""
    t = texts(language, "carrara")
    for zone in find_zones("/"):
        assert len(t.say("zone-choice", city=city_of(t, zone), zone=zone, time="00:00")) <= 100
        assert len(t.say("settings-zone-label", city=city_of(t, zone), time="00:00")) <= 100


FACTS = {
    "manager": BIG,
    "name": NAME,
    "former": NAME,
    "user": BIG,
    "round": MAX_ROUNDS,
    "deadline": BIG,
    "unfinished": 32,
    "reason": "*" * 200,
    "number": 32,
    "season": BIG,
    "role": BIG,
}


def largest(phase: SeasonPhase, seats: int, rounds: int = MAX_ROUNDS, state: PairingState | None = None) -> Season:
    """Return a season of 64 people with the longest names, in which everything has happened that can."""
    league = League(
        id=BIG,
        guild=BIG,
        channel=BIG,
        message=BIG,
        title=NAME,
        name=NAME,
        season=BIG,
        variant="carrara/base",
        seats=seats,
        rounds=MAX_ROUNDS,
        days=60,
        pace=Pace.RELAXED,
        language="en",
        organiser=BIG,
        unfinished=Unfinished.LATER,
        role=BIG,
        phase=phase,
        round=rounds,
        deadline=BIG if phase is SeasonPhase.RUNNING else None,
        paused_at=BIG if phase is SeasonPhase.PAUSED else None,
    )
    people = range(1, MAX_MEMBERS + 1)
    members = {each: Member(each, BIG - each, NAME[:-2] + f"{each:02}", active=each % 9 != 0) for each in people}
    if phase is SeasonPhase.OVER:
        members = {number: replace(member, active=True) for number, member in members.items()}
    pairings = []
    for round in range(1, rounds + 1):
        tables = [tuple(people[first : first + seats]) for first in range(0, MAX_MEMBERS, seats)]
        for number, there in enumerate(tables, 1):
            kind = (
                state or (PairingState.PLAYED, PairingState.OPEN, PairingState.SHARED, PairingState.STRUCK)[number % 4]
            )
            ranks = tuple(range(1, len(there) + 1)) if kind is PairingState.PLAYED else ()
            if len(there) == 1:
                kind, ranks = PairingState.BYE, ()
            pairings.append(Pairing(round, number, there, kind, number, "*" * 200, ranks, BIG))
    return Season(league, members, tuple(pairings))


@pytest.mark.parametrize(
    ("phase", "seats", "state"),
    [*((phase, 2, None) for phase in SeasonPhase), (SeasonPhase.OVER, 5, PairingState.STRUCK)],
)
def test_every_panel_of_the_largest_league(
    phase: SeasonPhase, seats: int, state: PairingState | None, language: str
) -> None:
    """Post, announcements, standings, path, log, and all that organisers see, on the first page and the last."""
    season = largest(phase, seats, 0 if phase is SeasonPhase.SIGN_UP else MAX_ROUNDS, state)
    t, league = texts(language), season.league
    channels = dict.fromkeys(range(1, MAX_MEMBERS), BIG)
    entries = [LogEntry(number, kind, FACTS, BIG) for number, kind in enumerate(Happening, 1)]
    check(season_post_panel(t, season, channels))
    check(league_rules_panel(t, league))
    check(season_panel(t, season, BIG - 30, others=True))
    check(manage_panel(t, season, ["x" * 200], "y" * 200, away=True))
    for more in ("", "0.first", "99.last"):
        panel, shown = standings_panel(t, season, more, BIG - 30)
        if shown is not None and more == "99.last":
            panel = with_pictures(panel, "standings", standings_picture(shown, language))
        check(panel)
        check(path_panel(t, season, channels, more, BIG - 30))
        check(season_log_panel(t, league, entries * 20, more))
        for what, choices in (("strike", choices_of_results(t, season)), ("drop", choices_of_members(season))):
            if choices:
                check(chooser(t, league, what, choices, more))
    check(season_panel(t, Season(replace(league, variant="gone/base"), season.members), BIG - 30))
    for entry in entries:
        told = telling_panel(t, season, entry, channels, ["z" * 300], [BIG - each for each in season.members])
        check(told)
