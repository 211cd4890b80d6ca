"""The command `/settings`: one's own preferences, viewed and changed by clicking or typing."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.person import Notices, Quiet, Wish
from bot.model.refusals import Refusal, Refused
from bot.people import preferences
from bot.texts.games import game_name
from cogs.core.controls import Button, ControlId, InvalidControl, Link, parse_enum, parse_int
from cogs.core.limits import BUTTONS, TEXT
from cogs.core.names import clean, escape
from cogs.core.offers import unused
from cogs.core.panel import Panel
from cogs.core.places import jump
from cogs.core.request import Request, on_click, serve
from cogs.core.translator import choice, description, name, options
from cogs.people.settings_completion import (
    guessed_zone,
    offered_begins,
    offered_days,
    offered_digests,
    offered_hours,
    offered_zones,
    read_days,
    read_hour,
    read_zone,
    reads_off,
)
from cogs.people.settings_panel import BY_HAND, BY_ITSELF, NO_QUIET, date_of, settings_panel, which_day_panel

Interaction: TypeAlias = discord.Interaction[Any]
PLACES = EVERYWHERE, SERVER, TABLE = "everywhere", "server", "table"
_PLACES = [choice(place, f"choice-notices-for-{place}") for place in PLACES]
_WHERE = [choice(where.value, f"choice-notices-{where.value}") for where in Notices]
_USUAL = 8 * 60
"""The length of quiet hours, in minutes, if only one end was given."""
_DAY = 24 * 60


@on_click("settings", at_table=False)
async def show_settings(request: Request, said: str = "", links: tuple[Link, ...] = ()) -> None:
    """Show the user's preferences, below `said`, if anything."""
    person, guess = await request.services.store.people.get(request.user), await guessed_zone(request)
    panel = settings_panel(request.t, person, request.services.store.now(), said, links, guess)
    wishes = "\n".join(
        [await _say_wish(request, wish) for wish in await request.services.store.people.wishes(request.user)]
    )
    await request.show(replace(panel, texts=(*panel.texts, wishes[: TEXT // 2])) if wishes else panel)


async def _say_wish(request: Request, wish: Wish) -> str:
    """Describe where the user is notified at a table or on a server."""
    t, facts = request.t, {"where": request.t.say(f"choice-notices-{wish.notices.value}")}
    if wish.table_id:
        game = game_name(t, (await request.services.tables.existing(wish.table_id)).row.game)
        return t.say("settings-wish-table", table=str(wish.table_id), game=game, **facts)
    server = request.interaction.client.get_guild(wish.guild)
    return t.say(
        "settings-wish-server", server=str(wish.guild) if server is None else escape(clean(server.name)), **facts
    )


async def _set_where(request: Request, where: Notices, place: str | None = None) -> None:
    """Set where the user is notified; for their server or this channel's table, or `everywhere`, without exceptions."""
    interaction, people, guild, table_id = request.interaction, request.services.store.people, 0, 0
    if place in (SERVER, TABLE):
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused(Refusal.ON_SERVER)
        if place == TABLE:
            await request.set_table(await request.services.tables.newest_in_channel(interaction.channel_id))
            table_id = request.table.id
        else:
            guild = interaction.guild_id
    elif place == EVERYWHERE:
        await people.drop_wishes(request.user)
    await preferences.set_notices(
        request.services, request.user, request.t.language, where, guild=guild, table_id=table_id
    )
    await show_settings(request)


async def _set_quiet(request: Request, begin: int | None, end: int | None, zone: str | None = None) -> None:
    """Set quiet hours, of which one end may stay unchanged; raise Refused if both would be the same."""
    quiet = None
    if begin is not None or end is not None:
        former = (await request.services.store.people.get(request.user)).quiet
        if begin is None:
            assert end is not None
            begin = (end - _USUAL) % _DAY if former is None or former.begin == end else former.begin
        elif end is None:
            end = (begin + _USUAL) % _DAY if former is None or former.end == begin else former.end
        quiet = Quiet(begin, end)
    await preferences.set_quiet(request.services, request.user, request.t.language, quiet, zone)
    await show_settings(request)


async def _set_zone(request: Request, zone: str) -> None:
    await preferences.set_zone(request.services, request.user, request.t.language, zone)
    await show_settings(request)


async def _go_away(request: Request, last: date) -> None:
    services, t = request.services, request.t
    await preferences.go_away(services, request.user, t.language, last)
    told = await preferences.waiting_for(services, request.user)
    links = [await jump(t, table) for table in told[:BUTTONS]]
    await show_settings(request, t.say("settings-gone", date=date_of(t, last), count=len(told)), tuple(links))


async def _away_typed(request: Request, typed: str) -> None:
    """Set an absence until a typed day; if that can mean several days, ask which."""
    days, today = await read_days(request, typed)
    if len(days) == 1:
        await _go_away(request, days[0])
    else:
        await request.show(which_day_panel(request.t, escape(clean(typed)), days, today))


async def _set_ends_turns(request: Request, ends_turns: bool) -> None:
    await preferences.set_ends_turns(request.services, request.user, request.t.language, ends_turns)
    await show_settings(request)


@on_click("settings_back", at_table=False)
async def _come_back(request: Request) -> None:
    """End the absence, and show which games are waiting, with links."""
    services, t, now = request.services, request.t, request.services.store.now()
    was_away = (await services.store.people.get(request.user)).away(now)
    await preferences.come_back(services, request.user, t.language)
    tables = await preferences.waiting_for(services, request.user)
    said = t.say("settings-back", count=len(tables)) if was_away or tables else t.say("settings-not-away")
    links = [await jump(t, table) for table in tables[:BUTTONS]]
    await show_settings(request, said, tuple(links))


@on_click("settings_where", at_table=False)
async def _where_chosen(request: Request) -> None:
    await _set_where(request, parse_enum(Notices, request.value))


@on_click("settings_from", at_table=False)
async def _from_chosen(request: Request) -> None:
    begin = request.value
    await _set_quiet(request, None if begin == NO_QUIET else _minute(begin), None)


@on_click("settings_until", at_table=False)
async def _until_chosen(request: Request) -> None:
    await _set_quiet(request, None, _minute(request.value))


@on_click("settings_zone_right", at_table=False)
@on_click("settings_zone", at_table=False)
async def _zone_chosen(request: Request) -> None:
    await _set_zone(request, request.value if request.values else request.control.arg)


@on_click("settings_away", at_table=False)
async def _away_chosen(request: Request) -> None:
    await _go_away(request, _day(request.value if request.values else request.control.arg))


def _minute(text: str) -> int:
    minute = parse_int(text)
    if minute >= _DAY:
        raise InvalidControl(text)
    return minute


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InvalidControl(text) from None


@on_click("settings_end_turns", at_table=False)
async def _ends_turns_clicked(request: Request) -> None:
    if request.control.arg not in (BY_HAND, BY_ITSELF):
        raise InvalidControl(request.control.arg)
    await _set_ends_turns(request, request.control.arg == BY_ITSELF)


@on_click("settings_still_away", at_table=False)
async def _still_away_clicked(request: Request) -> None:
    person = await preferences.stay_away(request.services, request.user, request.t.language)
    if person.away(request.services.store.now()):
        settings = Button(ControlId("settings"), request.t.say("button-my-settings"))
        await request.show(Panel((request.t.say("away-still", until=str(person.away_until)),), rows=((settings,),)))
    else:
        await show_settings(request)


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
        """Show one's preferences."""
        await serve(interaction, show_settings)

    @settings.command(name=name("settings-notices"), description=description("settings-notices"))
    @options("settings-notices", "where", "place")
    @app_commands.choices(where=_WHERE, place=_PLACES)
    async def notices(self, interaction: Interaction, where: str, place: str | None = None) -> None:
        """Choose where one is notified, everywhere or in one place."""
        await serve(interaction, lambda request: _set_where(request, Notices(where), place))

    @settings.command(name=name("settings-quiet"), description=description("settings-quiet"))
    @options("settings-quiet", "begin", "end", "zone")
    async def quiet(
        self, interaction: Interaction, begin: str, end: str | None = None, zone: str | None = None
    ) -> None:
        """Choose quiet hours."""

        async def work(request: Request) -> None:
            there = None if zone is None else read_zone(request.t, request.services.store.now(), zone)
            if reads_off(request.t, begin):
                if end is not None:
                    raise unused("settings-quiet-end")
                await _set_quiet(request, None, None, there)
                return
            hours = [None if typed is None else read_hour(typed) for typed in (begin, end)]
            await _set_quiet(request, hours[0], hours[1], there)

        await serve(interaction, work)

    @settings.command(name=name("settings-digest"), description=description("settings-digest"))
    @options("settings-digest", "at")
    async def digest(self, interaction: Interaction, at: str) -> None:
        """Choose to be told once a day."""

        async def work(request: Request) -> None:
            minute = None if reads_off(request.t, at) else read_hour(at)
            await preferences.set_digest(request.services, request.user, request.t.language, minute)
            await show_settings(request)

        await serve(interaction, work)

    @settings.command(name=name("settings-zone"), description=description("settings-zone"))
    @options("settings-zone", "zone")
    async def zone(self, interaction: Interaction, zone: str) -> None:
        """Choose one's time zone."""

        async def work(request: Request) -> None:
            await _set_zone(request, read_zone(request.t, request.services.store.now(), zone))

        await serve(interaction, work)

    @settings.command(name=name("settings-away"), description=description("settings-away"))
    @options("settings-away", "until")
    async def away(self, interaction: Interaction, until: str) -> None:
        """Set an absence until a day."""
        await serve(interaction, lambda request: _away_typed(request, until))

    @settings.command(name=name("settings-end-turns"), description=description("settings-end-turns"))
    @options("settings-end-turns", "automatic")
    async def end_turns(self, interaction: Interaction, automatic: bool) -> None:
        """Choose whether one's turns end by themselves when only minor options are left."""
        await serve(interaction, lambda request: _set_ends_turns(request, automatic))

    @settings.command(name=name("settings-back"), description=description("settings-back"))
    async def back(self, interaction: Interaction) -> None:
        """End one's absence."""
        await serve(interaction, _come_back)

    quiet.autocomplete("begin")(offered_begins)
    quiet.autocomplete("end")(offered_hours)
    quiet.autocomplete("zone")(offered_zones)
    digest.autocomplete("at")(offered_digests)
    zone.autocomplete("zone")(offered_zones)
    away.autocomplete("until")(offered_days)


async def setup(client: commands.Bot) -> None:
    """Load the cog."""
    await client.add_cog(SettingsCommands())
