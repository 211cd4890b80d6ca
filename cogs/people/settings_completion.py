"""Parses and completes the hours, days and time zones typed in `/settings`."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.model.refusals import Refusal, Refused
from bot.people.preferences import LONGEST_AWAY, today_in
from bot.people.time_zones import city_of, find_zones, zone_of
from bot.people.typed_dates import days_of, hour_of, is_past
from cogs.core.limits import OPTION, OPTIONS
from cogs.core.names import clean, escape
from cogs.core.request import Request, request_of
from cogs.people.settings_panel import AWAY_DAYS, HOURS, NO_QUIET, day_ahead, time_in, time_of

Interaction: TypeAlias = discord.Interaction[Any]
Choices: TypeAlias = list[app_commands.Choice[str]]


def read_hour(typed: str) -> int:
    """Parse an hour, in minutes after midnight; raise Refused."""
    hour = hour_of(typed)
    if hour is None:
        raise _unclear(Refusal.NOT_AN_HOUR, typed)
    return hour


def read_zone(typed: str) -> str:
    """Parse a time zone, by its name or a city in it; raise Refused unless exactly one fits."""
    zone = zone_of(typed)
    if zone is None:
        raise _unclear(Refusal.ZONE_UNKNOWN, typed)
    return zone


async def read_days(request: Request, typed: str) -> tuple[list[date], date]:
    """Return the days that can be meant, and today in the person's time zone; raise Refused if there are none."""
    today = await _today(request)
    days = days_of(typed, today)
    if not days:
        raise _unclear(Refusal.DAY_PAST if is_past(typed, today) else Refusal.NOT_A_DAY, typed)
    return days, today


def _unclear(reason: Refusal, typed: str) -> Refused:
    return Refused(reason, text=escape(clean(typed)))


async def _today(request: Request) -> date:
    person = await request.services.store.people.get(request.user)
    return today_in(person.zone, request.services.store.now())


async def offered_hours(interaction: Interaction, typed: str) -> Choices:
    """Suggest the hour that was typed, or else the full hours that contain what was typed."""
    t = request_of(interaction).t
    hour = hour_of(typed)
    hours = HOURS if hour is None else (hour,)
    said = [time_of(t, hour) for hour in hours]
    found = [app_commands.Choice(name=time, value=time) for time in said if hour is not None or typed.strip() in time]
    return found[:OPTIONS]


async def offered_begins(interaction: Interaction, typed: str) -> Choices:
    """Suggest hours at which quiet hours can begin, and having none."""
    t = request_of(interaction).t
    none = [app_commands.Choice(name=t.say("settings-no-quiet"), value=NO_QUIET)]
    hours = await offered_hours(interaction, typed)
    return hours if typed.strip()[:1].isdigit() else [*none, *hours][:OPTIONS]


async def offered_zones(interaction: Interaction, typed: str) -> Choices:
    """Suggest the zones with a city that begins with what was typed, each with the time there."""
    request = request_of(interaction)
    now = request.services.store.now()
    return [
        app_commands.Choice(name=_zone_choice(request, zone, now), value=zone) for zone in find_zones(typed)[:OPTIONS]
    ]


def _zone_choice(request: Request, zone: str, now: int) -> str:
    t = request.t
    return t.say("zone-choice", city=city_of(t, zone), zone=zone, time=time_in(t, zone, now))[:OPTION]


async def offered_days(interaction: Interaction, typed: str) -> Choices:
    """Suggest the days that can be meant by what was typed, or some usual ones."""
    request = request_of(interaction)
    today = await _today(request)
    days = days_of(typed, today) if typed.strip() else [today + timedelta(days=days) for days in AWAY_DAYS]
    latest = today + timedelta(days=LONGEST_AWAY)
    return [
        app_commands.Choice(name=day_ahead(request.t, day, today), value=day.isoformat())
        for day in days
        if day <= latest
    ]
