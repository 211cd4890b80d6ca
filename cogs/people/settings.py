"""The commands `/settings`: one's own preferences, changed by clicking or by typing hours, days and time zones."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date, timedelta

from discord import app_commands

from bot.model.person import NoticeException, Notices, QuietHours, Sharing, zones
from bot.model.refusals import Refusal, Refused
from bot.people import preferences
from bot.people.preferences import LONGEST_AWAY, today_in
from bot.people.time_zones import (
    COMMON_ZONES,
    city_of,
    equivalent_zone,
    find_zones,
    guess_zone,
    names_of,
    offset_at,
    offset_of,
    zone_with_offset,
)
from bot.people.typed_dates import days_of, hour_of, is_off, is_past, strip_accents
from bot.texts import Texts
from bot.texts.games import game_name
from bot.texts.sections import escape
from cogs.core.buttons import make_button
from cogs.core.clicks import on_click
from cogs.core.command_tree import CommandTree, command, group
from cogs.core.completions import Choices, Completion, find_fitting, fold, refuse_typed, refuse_unused
from cogs.core.controls import InvalidControl, TextRow, parse_enum, parse_int
from cogs.core.languages import choices_of
from cogs.core.limits import MAX_BUTTONS, MAX_OPTIONS, OPTION_LENGTH, TEXT_LENGTH
from cogs.core.names import clean
from cogs.core.request import Request
from cogs.people.settings_panel import (
    AWAY_DAYS,
    BY_HAND,
    BY_ITSELF,
    HOURS,
    NO_QUIET,
    date_of,
    day_ahead,
    settings_panel,
    time_in,
    time_of,
    which_day_panel,
)
from cogs.words.status import table_line


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
        fixed = zone_with_offset(offset)
        if fixed is None:
            raise refuse_typed(
                _zone_completions(t, [zone for zone in COMMON_ZONES if offset_at(zone, now) == offset]), typed
            )
        return fixed
    every = _zone_completions(t, zones())
    found = find_fitting(every, strip_accents(typed).replace("_", " ")) or find_fitting(every, typed)
    if not found:  # perhaps a completion as it was displayed, which ends with the name of the zone
        named = [each for each in every if fold(each.value) == folded.rpartition(" ")[2]]
        found = [each for each in named if fold(_zone_choice(t, each.value, now)) == folded]
    alike = equivalent_zone([each.what for each in found], now)
    if alike is None and found:
        raise refuse_typed(found, typed, several=True)
    if alike is None:
        raise _unclear(Refusal.ZONE_UNKNOWN, typed)
    return alike


def _zone_completions(t: Texts, zones: Iterable[str]) -> list[Completion[str]]:
    # Etc/GMT+2 means UTC-2, the opposite of what it seems to say
    return [
        Completion(zone, city_of(t, zone), zone, names=() if zone.startswith("Etc/") else names_of(zone))
        for zone in zones
    ]


async def read_days(request: Request, typed: str) -> tuple[list[date], date]:
    """Return the days that a text can mean, and today in the person's time zone; raise Refused if it means none."""
    today = await _today(request)
    days = days_of(typed, today)
    if not days:  # perhaps a completion as it was displayed
        ahead = (today + timedelta(days=number) for number in range(LONGEST_AWAY + 1))
        days = [day for day in ahead if fold(day_ahead(request.t, day, today)) == fold(typed)]
    if not days:
        raise _unclear(Refusal.DAY_PAST if is_past(typed, today) else Refusal.NOT_A_DAY, typed)
    return days, today


def is_off_chosen(t: Texts, typed: str) -> bool:
    """Return whether someone typed a word for `off`, or the completion that says so."""
    return is_off(typed) or fold(typed) in (fold(t.say("settings-no-quiet")), fold(t.say("settings-no-digest")))


def _unclear(reason: Refusal, typed: str) -> Refused:
    return Refused(reason, text=escape(clean(typed)))


async def guess_own_zone(request: Request) -> str | None:
    """Guess the time zone of someone who has never chosen one; None for others."""
    store, interaction = request.services.store, request.interaction
    if (await store.people.get(request.user)).zone_known:
        return None
    language = str(interaction.locale)
    if language == "en-US" and interaction.guild_locale is not None:  # the default, which says nothing
        language = str(interaction.guild_locale)
    around = await store.people.zones_around(request.user, interaction.guild_id)
    return guess_zone(language, around, [*await store.people.active_at(request.user), store.now()])


async def _today(request: Request) -> date:
    person = await request.services.store.people.get(request.user)
    return today_in(person.zone, request.now)


async def complete_hours(request: Request, typed: str) -> Choices:
    """List the hour that was typed, or else the full hours that contain what was typed."""
    t = request.t
    hour = hour_of(typed)
    hours = HOURS if hour is None else (hour,)
    said = [time_of(t, hour) for hour in hours]
    found = [app_commands.Choice(name=time, value=time) for time in said if hour is not None or typed.strip() in time]
    return found[:MAX_OPTIONS]


async def complete_begins(request: Request, typed: str) -> Choices:
    """List hours at which quiet hours can begin, and having none."""
    t = request.t
    none = [app_commands.Choice(name=t.say("settings-no-quiet"), value=NO_QUIET)]
    hours = await complete_hours(request, typed)
    return hours if typed.strip()[:1].isdigit() else [*none, *hours][:MAX_OPTIONS]


async def complete_digests(request: Request, typed: str) -> Choices:
    """List hours at which the message of the day can come, and having none."""
    none = [app_commands.Choice(name=request.t.say("settings-no-digest"), value=NO_QUIET)]
    return [*await complete_hours(request, typed), *none][:MAX_OPTIONS]


async def complete_zones(request: Request, typed: str) -> Choices:
    """List the zones with a city that begins with what was typed, each with the time there."""
    now = request.now
    folded = fold(typed)
    offset = offset_of(folded)
    found = find_zones(typed) if offset is None else [zone for zone in (zone_with_offset(offset),) if zone is not None]
    return [app_commands.Choice(name=_zone_choice(request.t, zone, now), value=zone) for zone in found[:MAX_OPTIONS]]


def _zone_choice(t: Texts, zone: str, now: int) -> str:
    return t.say("zone-choice", city=city_of(t, zone), zone=zone, time=time_in(t, zone, now))[:OPTION_LENGTH]


async def complete_days(request: Request, typed: str) -> Choices:
    """List the days that can be meant by what was typed, or some usual ones."""
    today = await _today(request)
    days = days_of(typed, today) if typed.strip() else [today + timedelta(days=days) for days in AWAY_DAYS]
    latest = today + timedelta(days=LONGEST_AWAY)
    return [
        app_commands.Choice(name=day_ahead(request.t, day, today), value=day.isoformat())
        for day in days
        if day <= latest
    ]


PLACES = EVERYWHERE, SERVER, TABLE = "everywhere", "server", "table"
_PLACES = choices_of("notices-for", PLACES)
_WHERE = choices_of("notices", Notices)
_SHARING = choices_of("sharing", Sharing)
_QUIET_MINUTES = 8 * 60
"""The length of quiet hours, in minutes, if only one end was given."""
_DAY_MINUTES = 24 * 60


async def show_settings(request: Request, said: str = "", links: Sequence[TextRow] = ()) -> None:
    """Show the user's preferences, below `said`, if anything."""
    person, guess = await request.services.store.people.get(request.user), await guess_own_zone(request)
    panel = settings_panel(request.t, person, request.now, said, links, guess)
    wishes = "\n".join(
        [await _say_wish(request, wish) for wish in await request.services.store.people.wishes(request.user)]
    )
    await request.show(replace(panel, texts=(*panel.texts, wishes[: TEXT_LENGTH // 2])))


@on_click("settings")
async def show_own_settings(request: Request) -> None:
    await show_settings(request)


async def _say_wish(request: Request, wish: NoticeException) -> str:
    """Describe where the user is notified at a table or on a server."""
    t, facts = request.t, {"where": request.t.say(f"choice-notices-{wish.notices}")}
    if wish.table_id:
        game = game_name(t, (await request.services.tables.existing(wish.table_id)).row.game)
        return t.say("settings-wish-table", table=str(wish.table_id), game=game, **facts)
    server = request.host.get_guild(wish.guild)
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
            await request.set_newest_table()
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
            begin = (end - _QUIET_MINUTES) % _DAY_MINUTES if former is None or former.begin == end else former.begin
        elif end is None:
            end = (begin + _QUIET_MINUTES) % _DAY_MINUTES if former is None or former.end == begin else former.end
        quiet = QuietHours(begin, end)
    await _prefer(request, preferences.set_quiet, quiet, zone)


async def _prefer(request: Request, change: Callable[..., Awaitable[object]], *wish: object) -> None:
    """Change one of the user's preferences, and show them all."""
    await change(request.services, request.user, request.t.language, *wish)
    await show_settings(request)


async def _go_away(request: Request, last: date) -> None:
    services, t = request.services, request.t
    await preferences.go_away(services, request.user, t.language, last)
    told = await preferences.waiting_for(services, request.user)
    links = [await table_line(t, table) for table in told[:MAX_BUTTONS]]
    await show_settings(request, t.say("settings-gone", date=date_of(t, last), count=len(told)), links)


@on_click("settings_back")
async def come_back(request: Request) -> None:
    """End the absence, and show which games are waiting, with links."""
    services, t, now = request.services, request.t, request.now
    was_away = (await services.store.people.get(request.user)).away(now)
    await preferences.come_back(services, request.user, t.language)
    tables = await preferences.waiting_for(services, request.user)
    said = t.say("settings-back", count=len(tables)) if was_away or tables else t.say("settings-not-away")
    links = [await table_line(t, table) for table in tables[:MAX_BUTTONS]]
    await show_settings(request, said, links)


@on_click("settings_where")
async def _choose_where(request: Request) -> None:
    await _set_where(request, parse_enum(Notices, request.value))


@on_click("settings_from")
async def _from_chosen(request: Request) -> None:
    begin = request.value
    await _set_quiet(request, None if begin == NO_QUIET else _minute(begin), None)


@on_click("settings_until")
async def _choose_until(request: Request) -> None:
    await _set_quiet(request, None, _minute(request.value))


@on_click("settings_zone_right")
@on_click("settings_zone")
async def _zone_chosen(request: Request) -> None:
    await _prefer(request, preferences.set_zone, request.chosen)


@on_click("settings_away")
async def _choose_away(request: Request) -> None:
    await _go_away(request, _day(request.chosen))


@on_click("settings_sharing")
async def _sharing_chosen(request: Request) -> None:
    await _prefer(request, preferences.set_sharing, parse_enum(Sharing, request.value))


def _minute(text: str) -> int:
    minute = parse_int(text)
    if minute >= _DAY_MINUTES:
        raise InvalidControl(text)
    return minute


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InvalidControl(text) from None


@on_click("settings_end_turns")
async def _click_ends_turns(request: Request) -> None:
    if request.arg not in (BY_HAND, BY_ITSELF):
        raise InvalidControl(request.arg)
    await end_turns(request, request.arg == BY_ITSELF)


@on_click("settings_still_away")
async def _click_still_away(request: Request) -> None:
    person = await preferences.stay_away(request.services, request.user, request.t.language)
    if person.away(request.now):
        settings = make_button(request.t, "settings", key="my-settings")
        await request.tell(request.t.say("away-still", until=str(person.away_until)), settings)
    else:
        await show_settings(request)


async def notices(request: Request, where: str, place: str | None = None) -> None:
    """Choose where one is notified, everywhere or in one place."""
    await _set_where(request, Notices(where), place)


async def choose_quiet(request: Request, begin: str, end: str | None = None, zone: str | None = None) -> None:
    there = None if zone is None else read_zone(request.t, request.now, zone)
    if is_off_chosen(request.t, begin):
        if end is not None:
            raise refuse_unused("settings-quiet-end")
        await _set_quiet(request, None, None, there)
    else:
        await _set_quiet(request, read_hour(begin), None if end is None else read_hour(end), there)


async def digest(request: Request, at: str) -> None:
    minute = None if is_off_chosen(request.t, at) else read_hour(at)
    await _prefer(request, preferences.set_digest, minute)


async def choose_zone(request: Request, zone: str) -> None:
    await _prefer(request, preferences.set_zone, read_zone(request.t, request.now, zone))


async def go_away(request: Request, until: str) -> None:
    """Set an absence until a typed day; if that can mean several days, ask which."""
    days, today = await read_days(request, until)
    if len(days) == 1:
        await _go_away(request, days[0])
    else:
        await request.show(which_day_panel(request.t, escape(clean(until)), days, today))


async def end_turns(request: Request, automatic: bool) -> None:
    """Choose whether one's turns end by themselves when only minor options are left."""
    await _prefer(request, preferences.set_ends_turns, automatic)


async def share(request: Request, games: str) -> None:
    await _prefer(request, preferences.set_sharing, Sharing(games))


def add_commands(tree: CommandTree) -> None:
    made = group(
        "settings",
        command("settings-show", show_own_settings),
        command("settings-notices", notices, {"where": _WHERE, "place": _PLACES}),
        command(
            "settings-quiet",
            choose_quiet,
            complete={"begin": complete_begins, "end": complete_hours, "zone": complete_zones},
        ),
        command("settings-digest", digest, complete={"at": complete_digests}),
        command("settings-zone", choose_zone, complete={"zone": complete_zones}),
        command("settings-away", go_away, complete={"until": complete_days}),
        command("settings-end-turns", end_turns),
        command("settings-share", share, {"games": _SHARING}),
        command("settings-back", come_back),
        anywhere=True,
    )
    tree.add_command(made)
