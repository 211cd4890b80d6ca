"""Time zones as people type them: by a city, by their name, or by their difference from UTC; none is guessed."""

from __future__ import annotations

import pytest

from bot.model.person import zones
from bot.model.refusals import Refusal, Refused
from bot.people.time_zones import city_of, offset_at
from bot.texts import LANGUAGES, texts
from cogs.people.settings_completion import read_zone

NOW = 1_800_000_000


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
