"""Time zones as people name them: by cities, in any language and spelling."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from bot.model.person import UTC, zones
from bot.people.typed_dates import fold
from bot.texts import LANGUAGES, Texts, texts

COMMON: Final = (
    *("Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago"),
    *("America/New_York", "America/Halifax", "America/Sao_Paulo", UTC, "Europe/London", "Europe/Berlin"),
    *("Europe/Vienna", "Europe/Zurich", "Europe/Athens", "Europe/Istanbul", "Europe/Moscow", "Asia/Dubai"),
    *("Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Perth", "Australia/Sydney"),
    "Pacific/Auckland",
)
"""The zones offered in a select, from west to east; there is room for one more."""
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def city_of(t: Texts, zone: str) -> str:
    """Return the names of a zone's cities, or the city after which it is named."""
    key = _key(zone)
    return t.say(key) if t.has(key) else zone.rpartition("/")[2].replace("_", " ")


def find_zones(typed: str) -> list[str]:
    """List the matching zones: exact names first, then names with this prefix, then names that contain it."""
    wanted = fold(typed).replace("_", " ")
    if not wanted:
        return list(COMMON)
    ranked = [(rank, zone not in COMMON, zone) for zone in zones() if (rank := _rank(zone, wanted)) is not None]
    return [zone for *_, zone in sorted(ranked)]


def zone_of(typed: str) -> str | None:
    """Find the one matching zone; None if there is none or several are possible."""
    found = find_zones(typed) if typed.strip() else []
    wanted = fold(typed).replace("_", " ")
    exact = [zone for zone in found if wanted in _names(zone)]
    return exact[0] if exact else found[0] if len(found) == 1 else None


def _rank(zone: str, wanted: str) -> int | None:
    names = _names(zone)
    if wanted in names:
        return 0
    if any(name.startswith(wanted) for name in names):
        return 1
    return 2 if any(wanted in name for name in names) else None


@cache
def _names(zone: str) -> tuple[str, ...]:
    """Return all names of a zone, folded: its own name, and its cities with both spellings of umlauts."""
    return tuple(dict.fromkeys(fold(spelled).replace("_", " ") for spelled in _spellings(zone)))


def _spellings(zone: str) -> Iterator[str]:
    yield zone
    yield zone.rpartition("/")[2]
    for language in LANGUAGES:
        for city in city_of(texts(language), zone).split(", "):
            yield city
            yield city.casefold().translate(_UMLAUTS)


def _key(zone: str) -> str:
    return "city-" + zone.casefold().replace("/", "-").replace("_", "-").replace("+", "-plus-")
