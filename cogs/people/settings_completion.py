"""Parses and completes the hours, days and time zones typed in `/settings`."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta

from discord import app_commands

from bot.model.person import zones
from bot.model.refusals import Refusal, Refused
from bot.people.preferences import LONGEST_AWAY, today_in
from bot.people.time_zones import (
    COMMON,
    city_of,
    find_zones,
    fixed_zone,
    guess_zone,
    names_of,
    offset_at,
    offset_of,
    one_of_alike,
)
from bot.people.typed_dates import days_of, hour_of, is_past, says_off
from bot.people.typed_dates import fold as without_accents
from bot.texts import Texts
from cogs.core.limits import OPTION, OPTIONS
from cogs.core.names import clean, escape
from cogs.core.offers import Choices, Offer, fitting, fold, not_offered
from cogs.core.request import Request
from cogs.people.settings_panel import AWAY_DAYS, HOURS, NO_QUIET, day_ahead, time_in, time_of


def read_hour(typed: str) -> int:
    """Parse an hour, in minutes after midnight; raise Refused."""
    hour = hour_of(typed)
    if hour is None:
        raise _unclear(Refusal.NOT_AN_HOUR, typed)
    return hour


def read_zone(t: Texts, now: int, typed: str) -> str:
    """Parse a time zone: its name, a city in it, or its difference from UTC; raise Refused unless exactly one fits."""
    folded = fold(typed)
    offset = offset_of(folded)
    if offset is not None:
        fixed = fixed_zone(offset)
        if fixed is None:
            raise not_offered(_zone_offers(t, [zone for zone in COMMON if offset_at(zone, now) == offset]), typed)
        return fixed
    every = _zone_offers(t, zones())
    found = fitting(every, without_accents(typed).replace("_", " ")) or fitting(every, typed)
    if not found:  # perhaps a suggestion as it was displayed, which ends with the name of the zone
        named = [offer for offer in every if fold(offer.value) == folded.rpartition(" ")[2]]
        found = [offer for offer in named if fold(_zone_choice(t, offer.value, now)) == folded]
    alike = one_of_alike([offer.what for offer in found], now)
    if alike is None and found:
        raise not_offered(found, typed, several=True)
    if alike is None:
        raise _unclear(Refusal.ZONE_UNKNOWN, typed)
    return alike


def _zone_offers(t: Texts, zones: Iterable[str]) -> list[Offer[str]]:
    # what Etc/GMT+2 seems to say is the opposite of what it means
    return [
        Offer(zone, city_of(t, zone), zone, names=() if zone.startswith("Etc/") else names_of(zone)) for zone in zones
    ]


async def read_days(request: Request, typed: str) -> tuple[list[date], date]:
    """Return the days that can be meant, and today in the person's time zone; raise Refused if there are none."""
    today = await _today(request)
    days = days_of(typed, today)
    if not days:  # perhaps a suggestion as it was displayed
        ahead = (today + timedelta(days=number) for number in range(LONGEST_AWAY + 1))
        days = [day for day in ahead if fold(day_ahead(request.t, day, today)) == fold(typed)]
    if not days:
        raise _unclear(Refusal.DAY_PAST if is_past(typed, today) else Refusal.NOT_A_DAY, typed)
    return days, today


def reads_off(t: Texts, typed: str) -> bool:
    """Return whether someone typed a word for `off`, or the suggestion that says so."""
    return says_off(typed) or fold(typed) in (fold(t.say("settings-no-quiet")), fold(t.say("settings-no-digest")))


def _unclear(reason: Refusal, typed: str) -> Refused:
    return Refused(reason, text=escape(clean(typed)))


async def guessed_zone(request: Request) -> str | None:
    """Guess the time zone of someone who has never chosen one; None for others."""
    store, interaction = request.services.store, request.interaction
    if (await store.people.get(request.user)).zone_known:
        return None
    language = str(interaction.locale)
    if language == "en-US" and interaction.guild_locale is not None:  # what everyone has who has chosen nothing
        language = str(interaction.guild_locale)
    around = await store.people.zones_around(request.user, interaction.guild_id)
    return guess_zone(language, around, [*await store.people.active_at(request.user), store.now()])


async def _today(request: Request) -> date:
    person = await request.services.store.people.get(request.user)
    return today_in(person.zone, request.services.store.now())


async def offered_hours(request: Request, typed: str) -> Choices:
    """Suggest the hour that was typed, or else the full hours that contain what was typed."""
    t = request.t
    hour = hour_of(typed)
    hours = HOURS if hour is None else (hour,)
    said = [time_of(t, hour) for hour in hours]
    found = [app_commands.Choice(name=time, value=time) for time in said if hour is not None or typed.strip() in time]
    return found[:OPTIONS]


async def offered_begins(request: Request, typed: str) -> Choices:
    """Suggest hours at which quiet hours can begin, and having none."""
    t = request.t
    none = [app_commands.Choice(name=t.say("settings-no-quiet"), value=NO_QUIET)]
    hours = await offered_hours(request, typed)
    return hours if typed.strip()[:1].isdigit() else [*none, *hours][:OPTIONS]


async def offered_digests(request: Request, typed: str) -> Choices:
    """Suggest hours at which the message of the day can come, and having none."""
    none = [app_commands.Choice(name=request.t.say("settings-no-digest"), value=NO_QUIET)]
    return [*await offered_hours(request, typed), *none][:OPTIONS]


async def offered_zones(request: Request, typed: str) -> Choices:
    """Suggest the zones with a city that begins with what was typed, each with the time there."""
    now = request.services.store.now()
    folded = fold(typed)
    offset = offset_of(folded)
    found = find_zones(typed) if offset is None else [zone for zone in (fixed_zone(offset),) if zone is not None]
    return [app_commands.Choice(name=_zone_choice(request.t, zone, now), value=zone) for zone in found[:OPTIONS]]


def _zone_choice(t: Texts, zone: str, now: int) -> str:
    return t.say("zone-choice", city=city_of(t, zone), zone=zone, time=time_in(t, zone, now))[:OPTION]


async def offered_days(request: Request, typed: str) -> Choices:
    """Suggest the days that can be meant by what was typed, or some usual ones."""
    today = await _today(request)
    days = days_of(typed, today) if typed.strip() else [today + timedelta(days=days) for days in AWAY_DAYS]
    latest = today + timedelta(days=LONGEST_AWAY)
    return [
        app_commands.Choice(name=day_ahead(request.t, day, today), value=day.isoformat())
        for day in days
        if day <= latest
    ]
