"""Time zones as people name them: by cities, in any language and spelling."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from bot.model.person import UTC, zones
from bot.people.typed_dates import strip_accents
from bot.texts import LANGUAGES, Texts, texts

COMMON_ZONES: Final = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago"),
    *("America/New_York", "America/Halifax", "America/Sao_Paulo", UTC, "Europe/London", "Europe/Berlin"),
    *("Europe/Vienna", "Europe/Zurich", "Europe/Athens", "Europe/Istanbul", "Europe/Moscow", "Asia/Dubai"),
    *("Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Perth", "Australia/Sydney"),
    "Pacific/Auckland",
)
"""The zones offered in a select, from west to east; there is room for one more."""
_WORLDWIDE_ZONES: Final = (
    *("America/New_York", "America/Chicago", "America/Los_Angeles", "Europe/London", "Europe/Berlin"),
    *("Asia/Kolkata", "Asia/Manila", "Australia/Sydney", "Pacific/Auckland"),
)
"""The zones to guess from if the language says nothing: American English is Discord's default."""
_ZONES_BY_LANGUAGE: Final[Mapping[str, tuple[str, ...]]] = {
    "bg": ("Europe/Sofia",),
    "cs": ("Europe/Prague",),
    "da": ("Europe/Copenhagen",),
    "de": ("Europe/Berlin",),
    "el": ("Europe/Athens",),
    "en-GB": ("Europe/London",),
    "es-419": ("America/Mexico_City", "America/Bogota", "America/Argentina/Buenos_Aires", "America/Santiago"),
    "es-ES": ("Europe/Madrid",),
    "fi": ("Europe/Helsinki",),
    "fr": ("Europe/Paris", "America/Toronto"),
    "hi": ("Asia/Kolkata",),
    "hr": ("Europe/Zagreb",),
    "hu": ("Europe/Budapest",),
    "id": ("Asia/Jakarta",),
    "it": ("Europe/Rome",),
    "ja": ("Asia/Tokyo",),
    "ko": ("Asia/Seoul",),
    "lt": ("Europe/Vilnius",),
    "nl": ("Europe/Amsterdam",),
    "no": ("Europe/Oslo",),
    "pl": ("Europe/Warsaw",),
    "pt-BR": ("America/Sao_Paulo",),
    "ro": ("Europe/Bucharest",),
    "ru": ("Europe/Moscow", "Asia/Yekaterinburg"),
    "sv-SE": ("Europe/Stockholm",),
    "th": ("Asia/Bangkok",),
    "tr": ("Europe/Istanbul",),
    "uk": ("Europe/Kyiv",),
    "vi": ("Asia/Ho_Chi_Minh",),
    "zh-CN": ("Asia/Shanghai",),
    "zh-TW": ("Asia/Taipei",),
}
"""The zones where speakers of Discord's languages live, the most populous first."""
_SLEEPING_HOURS: Final = range(7)
"""The hours at which few people play."""
_FIXED_PREFIX: Final = "Etc/GMT"
_OFFSET: Final = re.compile(r"(?:utc|gmt)? ?([+-]) ?([0-9]{1,2})(?::?([0-5][0-9]))?", re.ASCII)
_WEEK: Final = 7 * 24 * 3600
# two years, looked at each week, as no zone changes its clocks back sooner
_WEEKS: Final = 104
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def city_of(t: Texts, zone: str) -> str:
    """Return the names of a zone's cities, or the city it is named after; for a fixed zone, its offset."""
    if zone.startswith(_FIXED_PREFIX) and zone[len(_FIXED_PREFIX) :] not in ("", "0", "+0", "-0"):
        return f"UTC{-int(zone.removeprefix(_FIXED_PREFIX)):+d}"
    key = _key(zone)
    return t.say(key) if t.has(key) else zone.rpartition("/")[2].replace("_", " ")


def find_zones(typed: str) -> list[str]:
    """List the matching zones: exact names first, then names with this prefix, then names that contain it."""
    wanted = strip_accents(typed).replace("_", " ")
    if not wanted:
        return list(COMMON_ZONES)
    ranked = [(rank, zone not in COMMON_ZONES, zone) for zone in zones() if (rank := _rank(zone, wanted)) is not None]
    return [zone for *_, zone in sorted(ranked)]


def offset_of(typed: str) -> int | None:
    """Parse an offset from UTC such as `UTC+2`, `GMT-03:30` or `+1` into minutes; None if it is not one."""
    found = _OFFSET.fullmatch(typed)
    if found is None:
        return None
    minutes = 60 * int(found[2]) + int(found[3] or 0)
    return -minutes if found[1] == "-" else minutes


def zone_with_offset(offset: int) -> str | None:
    """Return the zone whose time is always this many minutes ahead of UTC; None if there is none."""
    hours, minutes = divmod(offset, 60)
    if not offset:
        return UTC
    zone = f"{_FIXED_PREFIX}{-hours:+d}"  # the names of these zones count westwards
    return zone if not minutes and zone in zones() else None


def offset_at(zone: str, moment: int) -> int:
    """Return how many minutes a zone's time is ahead of UTC at a moment."""
    ahead = datetime.fromtimestamp(moment, ZoneInfo(zone)).utcoffset()
    assert ahead is not None
    return int(ahead.total_seconds()) // 60


def equivalent_zone(found: Sequence[str], now: int) -> str | None:
    """Return one of several zones, a common one if possible, if all keep the same time for years; None otherwise."""
    kept = {tuple(offset_at(zone, now + week * _WEEK) for week in range(_WEEKS)) for zone in found}
    return min(found, key=lambda zone: (zone not in COMMON_ZONES, zone)) if len(kept) == 1 else None


def guess_zone(language: str, around: Sequence[str], moments: Sequence[int]) -> str:
    """Guess someone's zone from Discord's language, the zones of people around, and when they clicked, last now."""
    spoken, now = _ZONES_BY_LANGUAGE.get(language), moments[-1]
    if spoken is None:
        likely = [*around, *_WORLDWIDE_ZONES]
    else:
        times = {offset_at(zone, now) for zone in spoken}
        likely = [*(zone for zone in around if offset_at(zone, now) in times), *spoken]
    return min(likely, key=lambda zone: sum(_hour(zone, moment) in _SLEEPING_HOURS for moment in moments))


def _hour(zone: str, moment: int) -> int:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).hour


def _rank(zone: str, wanted: str) -> int | None:
    names = names_of(zone)
    if wanted in names:
        return 0
    if any(name.startswith(wanted) for name in names):
        return 1
    return 2 if any(wanted in name for name in names) else None


@cache
def names_of(zone: str) -> tuple[str, ...]:
    """Return all names of a zone, folded: its own name, and its cities with both spellings of umlauts."""
    found = [zone, zone.rpartition("/")[2]]
    for language in LANGUAGES:
        for city in city_of(texts(language), zone).split(", "):
            found += [city, city.casefold().translate(_UMLAUTS)]
    return tuple(dict.fromkeys(strip_accents(name).replace("_", " ") for name in found))


def _key(zone: str) -> str:
    return "city-" + zone.casefold().replace("/", "-").replace("_", "-").replace("+", "-plus-")
