"""The command `/settings`: what a person wishes, seen and changed by click and typed, for oneself alone."""

from __future__ import annotations

from datetime import date
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.people import preferences
from bot.people.typed_dates import says_off
from bot.store.people import Notices, Quiet
from cogs.core.controls import ControlId, Garbled, answers, known, only, whole
from cogs.core.links import jump
from cogs.core.names import clean, escape
from cogs.core.request import Request, serve
from cogs.core.translator import choice, description, name, options
from cogs.people.settings_completion import (
    offered_begins,
    offered_days,
    offered_hours,
    offered_zones,
    read_days,
    read_hour,
    read_zone,
)
from cogs.people.settings_panel import NO_QUIET, settings_panel, which_day_panel

Interaction: TypeAlias = discord.Interaction[Any]
_WHERE = [choice(where.value, f"choice-notices-{where.value}") for where in Notices]
_USUAL = 8 * 60
"""So many minutes quiet hours last where only one end of them was said."""
_DAY = 24 * 60
_MOST_LINKS = 5
"""A row holds no more."""


async def show_settings(request: Request, said: str = "") -> None:
    """Show a person's wishes, under what is said to them."""
    person = await request.house.people.person(request.user)
    await request.show(settings_panel(request.t, person, request.house.store.now(), said))


async def _set_where(request: Request, where: Notices) -> None:
    await preferences.be_told(request.house, request.user, request.t.language, where)
    await show_settings(request)


async def _set_quiet(request: Request, begin: int | None, end: int | None, zone: str | None = None) -> None:
    """Set quiet hours of which one end may be left as it is; raise IllegalAction where both would be the same."""
    quiet = None
    if begin is not None or end is not None:
        former = (await request.house.people.person(request.user)).quiet
        if begin is None:
            assert end is not None
            begin = (end - _USUAL) % _DAY if former is None or former.begin == end else former.begin
        elif end is None:
            end = (begin + _USUAL) % _DAY if former is None or former.end == begin else former.end
        quiet = Quiet(begin, end)
    await preferences.be_quiet(request.house, request.user, request.t.language, quiet, zone)
    await show_settings(request)


async def _set_zone(request: Request, zone: str) -> None:
    await preferences.live_in(request.house, request.user, request.t.language, zone)
    await show_settings(request)


async def _go_away(request: Request, last: date) -> None:
    await preferences.go_away(request.house, request.user, request.t.language, last)
    await show_settings(request, request.t.say("settings-gone"))


async def _away_typed(request: Request, typed: str) -> None:
    """Go away until a day that was typed; where it can be several, ask which."""
    days, today = await read_days(request, typed)
    if len(days) == 1:
        await _go_away(request, days[0])
    else:
        await request.show(which_day_panel(request.t, escape(clean(typed)), days, today))


async def _come_back(request: Request) -> None:
    """Say that somebody is back, and which games wait for them, with links."""
    house, t, now = request.house, request.t, request.house.store.now()
    was_away = (await house.people.person(request.user)).away(now)
    person = await preferences.come_back(house, request.user, t.language)
    tables = await preferences.waiting_for(house, request.user)
    said = t.say("settings-back", count=len(tables)) if was_away or tables else t.say("settings-not-away")
    links = [await jump(t, table) for table in tables[:_MOST_LINKS]]
    await request.show(settings_panel(t, person, now, said, tuple(links)))


@answers("settings")
async def _settings_clicked(interaction: Interaction, control: ControlId, values: list[str]) -> None:
    await serve(interaction, show_settings)


@answers("settings_where")
async def _where_chosen(interaction: Interaction, control: ControlId, values: list[str]) -> None:
    await serve(interaction, lambda request: _set_where(request, known(Notices, only(values))))


@answers("settings_from")
async def _from_chosen(interaction: Interaction, control: ControlId, values: list[str]) -> None:
    async def work(request: Request) -> None:
        begin = only(values)
        await _set_quiet(request, None if begin == NO_QUIET else _minute(begin), None)

    await serve(interaction, work)


@answers("settings_until")
async def _until_chosen(interaction: Interaction, control: ControlId, values: list[str]) -> None:
    await serve(interaction, lambda request: _set_quiet(request, None, _minute(only(values))))


@answers("settings_zone")
async def _zone_chosen(interaction: Interaction, control: ControlId, values: list[str]) -> None:
    await serve(interaction, lambda request: _set_zone(request, only(values)))


@answers("settings_away")
async def _away_chosen(interaction: Interaction, control: ControlId, values: list[str]) -> None:
    await serve(interaction, lambda request: _go_away(request, _day(only(values) if values else control.arg)))


def _minute(text: str) -> int:
    minute = whole(text)
    if minute >= _DAY:
        raise Garbled(text)
    return minute


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Garbled(text) from None


@answers("settings_back")
async def _back_clicked(interaction: Interaction, control: ControlId, values: list[str]) -> None:
    await serve(interaction, _come_back)


class SettingsCommands(commands.Cog):
    """The commands `/settings …`, in servers and in direct messages."""

    settings = app_commands.Group(
        name=name("settings"),
        description=description("settings"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )

    @settings.command(name=name("settings-show"), description=description("settings-show"))
    async def show(self, interaction: Interaction) -> None:
        """Show one's wishes."""
        await serve(interaction, show_settings)

    @settings.command(name=name("settings-notices"), description=description("settings-notices"))
    @options("settings-notices", "where")
    @app_commands.choices(where=_WHERE)
    async def notices(self, interaction: Interaction, where: str) -> None:
        """Choose where one is told of one's turns."""
        await serve(interaction, lambda request: _set_where(request, Notices(where)))

    @settings.command(name=name("settings-quiet"), description=description("settings-quiet"))
    @options("settings-quiet", "begin", "end", "zone")
    async def quiet(
        self, interaction: Interaction, begin: str, end: str | None = None, zone: str | None = None
    ) -> None:
        """Choose quiet hours."""

        async def work(request: Request) -> None:
            there = None if zone is None else read_zone(zone)
            if says_off(begin):
                await _set_quiet(request, None, None, there)
                return
            hours = [None if typed is None else read_hour(typed) for typed in (begin, end)]
            await _set_quiet(request, hours[0], hours[1], there)

        await serve(interaction, work)

    @settings.command(name=name("settings-zone"), description=description("settings-zone"))
    @options("settings-zone", "zone")
    async def zone(self, interaction: Interaction, zone: str) -> None:
        """Choose one's time zone."""

        async def work(request: Request) -> None:
            await _set_zone(request, read_zone(zone))

        await serve(interaction, work)

    @settings.command(name=name("settings-away"), description=description("settings-away"))
    @options("settings-away", "until")
    async def away(self, interaction: Interaction, until: str) -> None:
        """Say until when one is away."""
        await serve(interaction, lambda request: _away_typed(request, until))

    @settings.command(name=name("settings-back"), description=description("settings-back"))
    async def back(self, interaction: Interaction) -> None:
        """Say that one is back."""
        await serve(interaction, _come_back)

    quiet.autocomplete("begin")(offered_begins)
    quiet.autocomplete("end")(offered_hours)
    quiet.autocomplete("zone")(offered_zones)
    zone.autocomplete("zone")(offered_zones)
    away.autocomplete("until")(offered_days)


async def setup(client: commands.Bot) -> None:
    """Load the cog."""
    await client.add_cog(SettingsCommands())
