"""Parsing of times of day and dates as people type them, in any of the bot's languages.

It is our own, as nothing that is typed may be guessed at. The library dateparser makes some date of `13/13`, knows only
one of the two days that `12/1` can be, and finds no weekdays once it is told to require a day and a month.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache

from bot.texts import LANGUAGES, texts
from bot.texts.graphemes import to_narrow

_HOUR = re.compile(r"(\d{1,2})(?:[:.h](\d\d))? ?(?:([ap])\.?m\.?)?|(\d\d)(\d\d)")
_COUNTED = re.compile(r"(\d{1,5}) ?([a-z]*)")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})\. ?(\d{1,2})(?:\. ?(\d{4}|\d\d)?)?")
_SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})(?:/(\d{4}))?")
_NAMED = re.compile(r"(?:(\d{1,2})(?:\.|st|nd|rd|th)? )?([a-z]{3,})(?: (\d{1,2})(?:st|nd|rd|th)?)?(?:,? (\d{4}))?")
_LATEST_YEARS = 8
"""Years within which there is always a 29 February."""


def strip_accents(text: str) -> str:
    """Normalize a text for comparison: lower case, no accents, single spaces."""
    plain = unicodedata.normalize("NFD", to_narrow(text).casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


@cache
def words(key: str) -> tuple[tuple[str, ...], ...]:
    """Return the words of a message by position, in all languages: for `date-weekdays`, Monday's first."""
    said = [strip_accents(texts(language).say(key)).split() for language in LANGUAGES]
    return tuple(tuple(dict.fromkeys(place)) for place in zip(*said, strict=True))


@cache
def _words_of(key: str) -> frozenset[str]:
    """Return all words of a message, where `_` is a space within one."""
    said = (strip_accents(texts(language).say(key)) for language in LANGUAGES)
    return frozenset(word.replace("_", " ") for words in said for word in words.split())


def is_off(typed: str) -> bool:
    """Return whether someone typed a word for `off`."""
    return strip_accents(typed) in _words_of("typed-off")


def hour_of(typed: str) -> int | None:
    """Parse a time such as `22`, `22:30`, `10pm` or `22 Uhr` into minutes after midnight; None if it is not one."""
    text = strip_accents(typed)
    if text in _words_of("typed-noon"):
        return 12 * 60
    if text in _words_of("typed-midnight"):
        return 0
    for word in _words_of("typed-o-clock"):
        text = text.removesuffix(word).strip()
    match = _HOUR.fullmatch(text)
    if match is None:
        return None
    hour, minute, half = int(match[1] or match[4]), int(match[2] or match[5] or 0), match[3]
    if half is not None:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "p" else 0)
    if (hour, minute) == (24, 0):
        hour = 0
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def days_of(typed: str, today: date) -> list[date]:
    """Parse a day in every possible way: a date, `tomorrow`, a weekday, `3 days`; past days are left out.

    Only `12/1` and a bare number are ambiguous.
    """
    return [day for day in _days(typed, today) if day >= today]


def is_past(typed: str, today: date) -> bool:
    """Return whether someone typed a day that can only be in the past."""
    found = _days(typed, today)
    return bool(found) and all(day < today for day in found)


def _days(typed: str, today: date) -> list[date]:
    text = " ".join(word for word in strip_accents(typed).split() if word not in _words_of("typed-filler"))
    return list(dict.fromkeys(_readings(text, today)))


def _readings(text: str, today: date) -> Iterator[date]:
    for ahead, key in enumerate(("typed-today", "typed-tomorrow", "typed-day-after")):
        if text in _words_of(key):
            yield today + timedelta(days=ahead)
    for number, names in enumerate(words("date-weekdays")):
        if len(text) > 1 and any(name.startswith(text) for name in names):
            yield today + timedelta(days=(number - today.weekday() - 1) % 7 + 1)
    if match := _ISO.fullmatch(text):
        yield from _date(match[1], match[2], match[3], today)
    if match := _DOTTED.fullmatch(text):
        yield from _date(match[3], match[2], match[1], today)
    if match := _SLASHED.fullmatch(text):
        yield from _date(match[3], match[1], match[2], today)
        yield from _date(match[3], match[2], match[1], today)
    if (match := _NAMED.fullmatch(text)) and (match[1] is None) != (match[3] is None):
        for number, names in enumerate(words("date-months"), 1):
            if any(name.startswith(match[2]) for name in names):
                yield from _date(match[4], str(number), match[1] or match[3], today)
    yield from _read_counts(text, today)


def _read_counts(text: str, today: date) -> Iterator[date]:
    """Yield the readings of a number of days or weeks, or of a bare number, which may also be a day of the month."""
    first, _, rest = text.partition(" ")
    if first in _words_of("typed-one"):
        text = f"1 {rest}"
    match = _COUNTED.fullmatch(text)
    if match is None:
        return
    count, unit = int(match[1]), match[2]
    if not unit or unit in _words_of("typed-days"):
        yield today + timedelta(days=count)
    if not unit or unit in _words_of("typed-weeks"):
        yield today + timedelta(weeks=count)
    if not unit:
        months = [
            (today.year + (today.month + ahead - 1) // 12, (today.month + ahead - 1) % 12 + 1) for ahead in (0, 1)
        ]
        yield from (day for year, month in months for day in _date(str(year), str(month), match[1], today))


def _date(year: str | None, month: str, day: str, today: date) -> Iterator[date]:
    """Yield the date, if it exists; without a year it is the next one."""
    years = range(today.year, today.year + _LATEST_YEARS + 1) if year is None else [int(year) + 2000 * (len(year) == 2)]
    for number in years:
        try:
            made = date(number, int(month), int(day))
        except ValueError:
            continue
        if year is not None or made >= today:
            yield made
            return
