"""The private panel with which a season's organiser and the server's managers run it."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord

from bot.model.leagues import (
    League,
    LogEntry,
    Member,
    Pairing,
    PairingState,
    Season,
    SeasonPhase,
    season_ratings,
    standings,
)
from bot.model.pace import DAY
from bot.model.refusals import Refusal, Refused
from bot.texts import Texts
from bot.texts.graphemes import MAX_NAME_LENGTH
from bot.texts.sections import escape
from cogs.core.controls import (
    DANGER,
    PRIMARY,
    Button,
    EntitySelect,
    InvalidControl,
    Select,
    SelectOption,
    TextPrompt,
    make_arg,
    parse_int,
)
from cogs.core.limits import MAX_OPTIONS
from cogs.core.names import clean, clean_lines, clean_typed
from cogs.core.paging import join_lines, page_of, paging_buttons
from cogs.core.panel import Panel
from cogs.core.places import UNANSWERED
from cogs.core.request import Request
from cogs.core.rooms import missing_to_open, rooms_of
from cogs.leagues.looking import handle_in_season
from cogs.leagues.posts import league_button, league_id, post_link
from cogs.leagues.role import role_choice_obstacles, role_obstacles
from cogs.leagues.words import escape_members, facts_of, members_line, names_of, say_season

MAX_REASON_LENGTH: Final = 200
_DAY_CHOICES: Final = (1, 3, 7)
"""The numbers of days by which a deadline can be moved at once."""


def manage_panel(t: Texts, season: Season, lacking: Sequence[str] = (), said: str = "", away: bool = False) -> Panel:
    """Return what can be done in a season, below `said`, if anything; if `away`, its post can be moved here."""
    league, number = season.league, season.league.id
    facts = facts_of(league)
    match league.phase:
        case SeasonPhase.SIGN_UP:
            how = t.say("league-manage-sign-up", count=len(season.active))
            steps = [league_button(t, "begin", number, style=PRIMARY)]
        case SeasonPhase.RUNNING:
            how = t.say("league-manage-running", open=season.open_games, **facts)
            key = "league-draw" if league.round < league.rounds else "league-draw-last"
            steps = [
                league_button(t, "draw", number, key=key),
                league_button(t, "deadline", number),
                league_button(t, "pause", number),
            ]
        case SeasonPhase.PAUSED:
            how = t.say("league-paused", since=str(league.paused_at))
            steps = [league_button(t, "resume", number, style=PRIMARY)]
        case SeasonPhase.OVER:
            how, steps = t.say("league-manage-over"), [league_button(t, "next", number, style=PRIMARY)]
    over = league.phase is SeasonPhase.OVER
    steps += [] if over else [league_button(t, "end", number, style=DANGER)]
    started = league.phase in (SeasonPhase.RUNNING, SeasonPhase.PAUSED)
    results = ("strike", "replace", "drop") if started else () if over else ("drop",)
    people = [league_button(t, what, number) for what in results]
    role = t.say("league-manage-role-none")
    if league.role is not None:
        role = t.say("league-manage-role", role=f"<@&{league.role}>")
    off = [league_button(t, "role", number, more="off", key="league-role-off")] if league.role and not over else []
    title = t.say("league-manage-title", title=say_season(t, league))
    texts = (said, title, how, join_lines(role, *lacking))
    roles = EntitySelect("roles", league_id("role", league), t.say("league-choose-role"))
    here = (league_button(t, "here", number),) if away else ()
    ways = (*off, league_button(t, "export", number), *here, post_link(t, league))
    return Panel(texts, rows=(steps, people, () if over else roles, ways))


async def show_again(request: Request, number: int, said: str) -> None:
    """Show the panel again for the season as it now is, below what was done."""
    season = await request.services.store.leagues.get(number)
    assert season is not None
    lacking, here = await _say_missing(request, season.league), request.interaction.channel
    away = isinstance(here, discord.TextChannel) and here.id != season.league.channel
    await request.show(manage_panel(request.t, season, lacking, said, away))


async def _say_missing(request: Request, league: League) -> list[str]:
    """Say what the season needs and the bot lacks."""
    guild = request.interaction.guild
    if guild is None or league.phase is SeasonPhase.OVER:
        return []
    role = [] if league.role is None else role_obstacles(request.t, guild, league.role)
    return [*role, *await missing_for_threads(request, guild.get_channel(league.channel))]


async def missing_for_threads(request: Request, channel: object) -> list[str]:
    """Name the rights that the bot lacks to open tables' threads in the channel for games, or else in the league's."""
    guild = request.interaction.guild
    place = None if guild is None else await rooms_of(request).chosen(guild.id)
    if place is None and isinstance(channel, discord.TextChannel):
        place = channel
    missing = [] if place is None else missing_to_open(place)
    facts = {"channel": "" if place is None else f"<#{place.id}>", "rights": request.t.rights(missing)}
    return [request.t.say("league-lacking", **facts)] if missing else []


@handle_in_season("league_manage", organises=True)
async def manage(request: Request, season: Season, more: str) -> None:
    await show_again(request, season.league.id, "")


@handle_in_season("league_here", organises=True)
async def _move_here(request: Request, season: Season, more: str) -> None:
    """Move the post to this channel, which from now on has the threads of tables if there is no channel for games."""
    request.check_rights()
    league, channel = season.league, request.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused(Refusal.LEAGUE_IN_THREAD)
    await request.services.store.leagues.set_post(league.id, channel.id, None)
    request.services.leagues.changed(league.id)
    if league.message is not None:
        former = request.host.get_partial_messageable(league.channel, guild_id=league.guild)
        with suppress(*UNANSWERED):  # with its channel it may be gone
            await former.get_partial_message(league.message).delete()
    await show_again(request, league.id, request.t.say("league-moved-here"))


def _back_button(t: Texts, league: League) -> Button:
    return league_button(t, "manage", league.id, key="back")


# The course of a season


@handle_in_season("league_begin", organises=True)
async def _begin(request: Request, season: Season, more: str) -> None:
    await request.services.leagues.begin(season.league.id)
    await show_again(request, season.league.id, request.t.say("league-begun"))


@handle_in_season("league_draw", organises=True)
async def _draw(request: Request, season: Season, more: str) -> None:
    """Close the round, after asking."""
    t, league = request.t, season.league
    if more:
        if parse_int(more) != league.round or league.phase is not SeasonPhase.RUNNING:
            raise Refused(Refusal.MOVED_ON)
        await request.services.leagues.move_deadline(league.id, request.user, request.now)
        await request.tell(t.say("league-drawn", round=more), _back_button(t, league))
        return
    asked, round = t.say("league-draw-ask", round=str(league.round), open=season.open_games), str(league.round)
    yes = Button(league_id("draw", league, round), t.say("button-league-draw-now", round=round), DANGER)
    await request.tell(asked, yes, _back_button(t, league))


@handle_in_season("league_deadline", organises=True)
async def _deadline(request: Request, season: Season, more: str) -> None:
    """Move the deadline to a time that was chosen, or ask by how much."""
    t, league, now = request.t, season.league, request.now
    if league.deadline is None:
        raise Refused(Refusal.MOVED_ON)
    if more:
        at = parse_int(more)
        # the panel may be of a former round; closing a round has its own button, which asks first
        if at <= now or abs(at - league.deadline) not in [days * DAY for days in _DAY_CHOICES]:
            raise Refused(Refusal.MOVED_ON)
        await request.services.leagues.move_deadline(league.id, request.user, at)
        await show_again(request, league.id, t.say("league-deadline-moved", deadline=str(at)))
        return
    moves = [
        *((t.say("button-league-earlier", days=days), league.deadline - days * DAY) for days in reversed(_DAY_CHOICES)),
        *((t.say("button-league-later", days=days), league.deadline + days * DAY) for days in _DAY_CHOICES),
    ]
    buttons = [Button(league_id("deadline", league, at), label, disabled=at <= now) for label, at in moves]
    asked = t.say("league-deadline-choose", deadline=str(league.deadline))
    rows = (buttons[: len(_DAY_CHOICES)], buttons[len(_DAY_CHOICES) :], (_back_button(t, league),))
    await request.show(Panel((asked,), rows=rows))


@handle_in_season("league_pause", organises=True)
async def _pause(request: Request, season: Season, more: str) -> None:
    await request.services.leagues.pause(season.league.id, request.user)
    await show_again(request, season.league.id, request.t.say("league-manage-paused"))


@handle_in_season("league_resume", organises=True)
async def _resume(request: Request, season: Season, more: str) -> None:
    await request.services.leagues.go_on(season.league.id, request.user)
    await show_again(request, season.league.id, request.t.say("league-manage-resumed"))


@handle_in_season("league_end", organises=True)
async def _end(request: Request, season: Season, more: str) -> None:
    t, league = request.t, season.league
    if more:
        await request.services.leagues.end(league.id, request.user)
        await show_again(request, league.id, t.say("league-log-over"))
        return
    key = "league-end-ask" if league.round else "league-end-ask-sign-up"
    yes = league_button(t, "end", league.id, more="now", key="league-end-now", style=DANGER)
    await request.tell(t.say(key, title=say_season(t, league)), yes, _back_button(t, league))


@handle_in_season("league_next", organises=True)
async def _ask_next_name(request: Request, season: Season, more: str) -> None:
    """Ask for the name of the next season, which may be empty."""
    title, label = request.t.say("button-league-next"), request.t.say("league-next-name")
    answer = league_id("opened", season.league)
    await request.response.ask(TextPrompt(answer, title, label, MAX_NAME_LENGTH, ""))


@handle_in_season("league_opened", organises=True)
async def _open_next(request: Request, season: Season, more: str) -> None:
    name = clean_typed(request.value)
    opened = await request.services.leagues.open_next(season.league.id, request.user, name)
    await show_again(request, opened, request.t.say("league-next", season=str(season.league.season + 1)))


# Results


@handle_in_season("league_strike", organises=True)
async def _choose_result(request: Request, season: Season, more: str) -> None:
    """Let the organiser choose a result, newest first; choosing one asks for the reason."""
    t, league = request.t, season.league
    if request.values:
        answer = league_id("struck", league, request.value)
        await request.response.ask(
            TextPrompt(answer, t.say("league-strike-why"), t.say("league-strike-reason"), MAX_REASON_LENGTH)
        )
        return
    choices = choices_of_results(t, season)
    if not choices:
        await show_again(request, league.id, t.say("league-strike-none"))
        return
    await request.show(chooser(t, league, "strike", choices, more))


def choices_of_results(t: Texts, season: Season) -> list[SelectOption]:
    """List the results that can be struck, newest first."""
    names = names_of(season)
    return [
        SelectOption(
            f"{each.round}.{each.number}",
            t.say("league-strike-option", round=str(each.round), number=str(each.number)),
            ", ".join(names[member] for member in each.members),
        )
        for each in reversed(season.pairings)
        if each.state not in (PairingState.BYE, PairingState.STRUCK)
    ]


def chooser(t: Texts, league: League, what: str, choices: Sequence[SelectOption], more: str) -> Panel:
    """Return a panel that chooses a result to strike, a member to replace or one to drop, on pages."""
    pages = -(-len(choices) // MAX_OPTIONS)
    page = page_of(more, pages)
    shown = choices[page * MAX_OPTIONS : (page + 1) * MAX_OPTIONS]
    placeholder = t.say("league-choose-result" if what == "strike" else "league-choose-member")
    select = Select(league_id(what, league, make_arg()), placeholder, shown)
    paging = paging_buttons(t, page, pages, lambda arg: league_id(what, league, arg))
    return Panel((t.say(f"league-{what}-choose"),), rows=(select, *paging, (_back_button(t, league),)))


@handle_in_season("league_struck", organises=True)
async def _strike(request: Request, season: Season, more: str) -> None:
    """Strike the result that was chosen, for the reason that was entered."""
    round, _, number = more.partition(".")
    pairing = _pairing(season, parse_int(round), parse_int(number))
    reason = " ".join(clean_lines(request.value).split())[:MAX_REASON_LENGTH]
    if not reason:
        await show_again(request, season.league.id, request.t.say("league-strike-blank"))
        return
    await request.services.leagues.strike(season.league.id, request.user, pairing.round, pairing.number, reason)
    await show_again(request, season.league.id, request.t.say("league-struck"))


def _pairing(season: Season, round: int, number: int) -> Pairing:
    found = next((each for each in season.of_round(round) if each.number == number), None)
    if found is None:
        raise InvalidControl(f"{round}.{number}")
    return found


# People


async def _choose_member(request: Request, season: Season, what: str, more: str) -> None:
    t, choices = request.t, choices_of_members(season)
    if not choices:
        await show_again(request, season.league.id, members_line(t, season))
        return
    await request.show(chooser(t, season.league, what, choices, more))


def choices_of_members(season: Season) -> list[SelectOption]:
    names = names_of(season)
    return [SelectOption(str(each.number), names[each.number]) for each in season.active]


def _member(season: Season, text: str) -> Member:
    member = season.members.get(parse_int(text))
    if member is None or not member.active:
        raise Refused(Refusal.MOVED_ON)
    return member


@handle_in_season("league_replace", organises=True)
async def _replace(request: Request, season: Season, more: str) -> None:
    """Let the organiser choose a member, and then who takes over."""
    t, league = request.t, season.league
    if not request.values:
        await _choose_member(request, season, "replace", more)
        return
    member = _member(season, request.value)
    asked = t.say("league-replace-who", former=escape_members(season)[member.number])
    people = EntitySelect("people", league_id("to", league, member.number), t.say("choose-member"))
    await request.show(Panel((asked,), rows=(people, (_back_button(t, league),))))


@handle_in_season("league_to", organises=True)
async def _to(request: Request, season: Season, more: str) -> None:
    former, to = _member(season, more), await request.member(parse_int(request.value))
    if to.bot:
        raise Refused(Refusal.NO_PERSON)
    name = clean(to.display_name)
    await request.services.leagues.replace(season.league.id, request.user, former.user or 0, to.id, name)
    said = request.t.say("league-replaced", name=escape(name), former=escape_members(season)[former.number])
    await show_again(request, season.league.id, said)


@handle_in_season("league_drop", organises=True)
async def _drop(request: Request, season: Season, more: str) -> None:
    """Let the organiser choose a member, and ask whether to take them out."""
    t, league = request.t, season.league
    if not request.values:
        await _choose_member(request, season, "drop", more)
        return
    member = _member(season, request.value)
    name = escape_members(season)[member.number]
    label = t.say("button-league-drop-now", name=member.name)
    yes = Button(league_id("dropped", league, member.number), label, DANGER)
    await request.tell(t.say("league-drop-ask", name=name), yes, _back_button(t, league))


@handle_in_season("league_dropped", organises=True)
async def _drop_member(request: Request, season: Season, more: str) -> None:
    member = _member(season, more)
    await request.services.leagues.leave(season.league.id, member.user or 0, request.user)
    said = request.t.say("league-dropped", name=escape_members(season)[member.number])
    await show_again(request, season.league.id, said)


# The role and the results


@handle_in_season("league_role", organises=True)
async def _role(request: Request, season: Season, more: str) -> None:
    """Choose the role for the winner, or none; one that the bot cannot give is refused with the reasons."""
    role, guild = None if more == "off" else parse_int(request.value), request.interaction.guild
    assert guild is not None
    reasons = [] if role is None else role_choice_obstacles(request.t, guild, request.interaction.user, role)
    if not reasons:
        await request.services.leagues.set_role(season.league.id, request.user, role)
    await show_again(request, season.league.id, "\n".join(reasons))


@handle_in_season("league_export", organises=True)
async def _export(request: Request, season: Season, more: str) -> None:
    """Show everything of a season as files."""
    stem = f"league-{season.league.id}"
    entries = await request.services.store.leagues.log(season.league.id)
    files = ((f"{stem}.csv", as_csv(season)), (f"{stem}.json", as_json(season, entries)))
    await request.response.note(Panel((request.t.say("league-exported"),), files=files))


# Files


_CSV_COLUMNS: Final = ("round", "table", "seat", "name", "place", "points", "state", "reason", "table_number")
_JSON_TERMS: Final = ("title", "season", "name", "seats", "rounds", "days", "pace", "unfinished", "phase", "round")
_JSON_FIGURES: Final = ("points", "wins", "opponents", "direct", "games", "byes")
_FORMULA_STARTS: Final = ("=", "+", "-", "@", "\t", "\r")
"""Characters with which spreadsheets let a formula begin."""


def as_csv(season: Season) -> bytes:
    """Return all pairings, with a line for each member at each table and typed formulas disarmed."""
    out, names = io.StringIO(), names_of(season)
    writer = csv.writer(out)
    writer.writerow(_CSV_COLUMNS)
    for pairing in season.pairings:
        for seat, (member, points) in enumerate(zip(pairing.members, pairing.points, strict=True), 1):
            name, reason = _escape_formula(names[member]), _escape_formula(pairing.reason)
            row = (pairing.round, pairing.number, seat, name, pairing.place_of(member), points, pairing.state, reason)
            writer.writerow((*row, pairing.table_id or ""))
    return out.getvalue().encode("utf-8-sig")


def _escape_formula(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA_STARTS) else text


def as_json(season: Season, entries: Sequence[LogEntry]) -> bytes:
    """Return the terms, the standings, the pairings and the log."""
    league, names, ratings = season.league, names_of(season), season_ratings(season)
    data = {
        **{name: getattr(league, name) for name in _JSON_TERMS},
        "plays": league.variant,
        "standings": [
            {
                "rank": line.rank,
                "name": names[line.member.number],
                **{name: getattr(line, name) for name in _JSON_FIGURES},
                "rating": ratings[line.member.number].points if line.member.number in ratings else None,
                "active": line.member.active,
            }
            for line in standings(season)
        ],
        "pairings": [
            {
                "round": pairing.round,
                "number": pairing.number,
                "table": pairing.table_id,
                "state": pairing.state,
                "reason": pairing.reason,
                "members": [
                    {"name": names[member], "points": points, "place": pairing.place_of(member)}
                    for member, points in zip(pairing.members, pairing.points, strict=True)
                ],
            }
            for pairing in season.pairings
        ],
        "log": [
            {
                "at": entry.at,
                "what": entry.kind,
                **{key: value for key, value in entry.facts.items() if "user" not in key},
            }
            for entry in entries
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1).encode()
