"""A season for everyone: joining, leaving, and looking at standings, one's own path, the rules and the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.model.leagues import League, LogEntry, Season, SeasonPhase, season_ratings, standings
from bot.model.refusals import Refusal, Refused
from bot.texts import Texts
from cogs.admin.managers import is_manager
from cogs.core.buttons import make_button
from cogs.core.clicks import on_click
from cogs.core.controls import DANGER, SUCCESS, Buttons, ControlId, Select, SelectOption, parse_int
from cogs.core.limits import MAX_OPTIONS
from cogs.core.paging import join_lines, page_of, paginate, paging_buttons
from cogs.core.panel import Panel, text_panel, with_pictures
from cogs.core.request import Request
from cogs.leagues.posts import channels_of, league_button, looking_buttons, post_link
from cogs.leagues.words import (
    Places,
    describe_season,
    draw_standings,
    escape_members,
    has_medal,
    log_line,
    members_line,
    page_with,
    path_lines,
    rules_lines,
    say_phase,
    say_season,
    standing_line,
    title_lines,
)
from cogs.tables.lists import VisibleChannels
from render.common.standings import ROWS, Standings, standings_picture

_LINES_PER_PAGE: Final = 15
"""Lines of the log or of a path."""
_MAX_PAGE_LENGTH: Final = 3200
"""In characters: Discord allows 4,000 in a message, which also has a title."""


async def season_here(request: Request, number: int) -> Season:
    """Return a season on the server of the request, if the user may see it; raise the same Refused if not."""
    season = await request.services.store.leagues.get(number)
    if season is None or season.league.guild != request.interaction.guild_id:
        raise Refused(Refusal.NO_LEAGUE)
    if season.member_of(request.user) is None and not await _visible(request, [season.league]):
        raise Refused(Refusal.NO_LEAGUE)
    return season


async def _visible(request: Request, leagues: Sequence[League]) -> list[League]:
    """Return the seasons whose channels the user can see; managers see all, also when the channel is gone."""
    known = VisibleChannels(request.interaction)
    found = [each for each in leagues if each.organiser == request.user or await known.shows(each.channel)]
    return [*leagues] if len(found) < len(leagues) and await is_manager(request.interaction) else found


Work = Callable[[Request, Season, str], Awaitable[None]]


def handle_in_season(what: str, organises: bool = False) -> Callable[[Work], Work]:
    """Register the function that handles a control in a season, given the rest of the control's argument.

    With `organises`, only the season's organiser and the server's managers may use it.
    """

    def decorate(work: Work) -> Work:
        @on_click(what, on_server=True)
        async def _enter(request: Request) -> None:
            number, _, more = request.arg.partition(":")
            season = await season_here(request, parse_int(number))
            if organises and request.user != season.league.organiser and not await is_manager(request.interaction):
                raise Refused(Refusal.ORGANISER_ONLY)
            await work(request, season, more)

        return work

    return decorate


@handle_in_season("league_join")
async def join(request: Request, season: Season, _: str) -> None:
    """Make the user a member, and say how the league counts."""
    t = request.t
    member = season.member_of(request.user)
    late = False
    if member is None or not member.active:
        await request.services.leagues.join(season.league.id, request.user, request.user_name)
        late = season.league.phase is not SeasonPhase.SIGN_UP and season.league.round > 0
    said = t.say("league-joined-late" if late else "league-joined", title=say_season(t, season.league))
    number, means = season.league.id, t.say(f"league-unfinished-{season.league.unfinished}")
    ways = (league_button(t, "rules", number), league_button(t, "leave", number), post_link(t, season.league))
    await request.tell(f"{said}\n{means}", *ways)


@handle_in_season("league_leave")
async def leave(request: Request, season: Season, more: str) -> None:
    """Let the user drop out: at once while sign-up is open, later after asking."""
    t, league, member = request.t, season.league, season.member_of(request.user)
    if member is None or not member.active:
        await request.say("league-path-not-in", title=say_season(t, league))
        return
    if league.phase is not SeasonPhase.SIGN_UP and more != "now":
        yes = league_button(t, "leave", league.id, more="now", key="league-leave-now", style=DANGER)
        asked = t.say("league-leave-ask", title=say_season(t, league))
        await request.tell(asked, yes, league_button(t, "path", league.id))
        return
    await request.services.leagues.leave(league.id, request.user)
    again = league_button(t, "join", league.id, style=SUCCESS)
    await request.tell(t.say("league-left", title=say_season(t, league)), again)


@handle_in_season("league_standings")
async def show_standings(request: Request, season: Season, more: str) -> None:
    """Show a page of the standings, as a picture and in words, always with the reader's own line."""
    panel, shown = standings_panel(request.t, season, more, request.user)
    if shown is not None:
        picture = await request.painter.paint(lambda: standings_picture(shown, request.t.language))
        panel = with_pictures(panel, f"league-{season.league.id}-standings", picture)
    await request.show(panel, fresh=True)


def standings_panel(t: Texts, season: Season, more: str, user: int) -> tuple[Panel, Standings | None]:
    """Return a page of the standings in words, and the data for its picture."""
    league = season.league
    others = (league_button(t, "path", league.id), league_button(t, "rules", league.id), post_link(t, league))
    if not league.round:
        said = (title_lines(t, league), members_line(t, season), t.say("league-standings-none"))
        return Panel(said, rows=(others,)), None
    lines = standings(season)
    page, pages, apart = page_with(lines, more, user)
    shown = lines[page * ROWS : (page + 1) * ROWS]
    names, told = escape_members(season), list[str]()
    for line in (*shown, *([] if apart is None else [apart])):
        said_of = standing_line(t, line, names[line.member.number], league.round, has_medal(season, line))
        told.append(t.say("league-line-you", line=said_of) if line.member.user == user else said_of)
    below = ("\n".join(told), t.say("league-legend"))
    rows = (*_paging(t, "standings", league.id, page, pages), others)
    return Panel((), below=below, rows=rows), draw_standings(t, season, shown, league.round, apart, user)


def _paging(t: Texts, what: str, league: int, page: int, pages: int) -> Sequence[Buttons]:
    return paging_buttons(t, page, pages, lambda arg: ControlId(f"league_{what}", arg=f"{league}:{arg}"))


def page_lines(t: Texts, what: str, league: League, lines: Sequence[str], more: str) -> tuple[str, Sequence[Buttons]]:
    """Return a page of lines, and the row of buttons that lead to the others, if any."""
    pages = paginate(lines, _LINES_PER_PAGE, _MAX_PAGE_LENGTH)
    page = page_of(more, len(pages))
    return "\n".join(pages[page]), _paging(t, what, league.id, page, len(pages))


@handle_in_season("league_path")
async def show_path(request: Request, season: Season, more: str) -> None:
    member = season.member_of(request.user)
    own = [each for each in season.pairings if member is not None and member.number in each.members]
    channels = await channels_of(request.services, own)
    await request.show(path_panel(request.t, season, channels, more, request.user))


def path_panel(t: Texts, season: Season, channels: Places, more: str, user: int) -> Panel:
    """Return a page of someone's path through a season, the newest round first."""
    league, title = season.league, t.say("league-path-title", title=say_season(t, season.league))
    line = next((each for each in standings(season) if each.member.user == user), None)
    if line is None:
        said = t.say("league-path-not-in", title=say_season(t, league))
        may = () if league.phase is SeasonPhase.OVER else (league_button(t, "join", league.id, style=SUCCESS),)
        return text_panel(said, *may, post_link(t, league))
    rating = season_ratings(season).get(line.member.number)
    waits = league.phase is not SeasonPhase.OVER and not any(each.round == league.round for each in line.path)
    state = ("waits" if waits else "") if line.member.active else "left"
    above = join_lines(
        title,
        t.say("league-path-rank", place=str(line.rank), points=line.points) if league.round else "",
        "" if rating is None else t.say("league-path-rating", points=str(rating.points)),
        t.say(f"league-path-{state}") if state else "",
    )
    said, rows = page_lines(t, "path", league, path_lines(t, season, line, channels)[::-1], more)
    ways = (league_button(t, "standings", league.id), post_link(t, league))
    return Panel((above, said), rows=(*rows, ways))


@handle_in_season("league_rules")
async def show_league_rules(request: Request, season: Season, _: str) -> None:
    await request.show(league_rules_panel(request.t, season.league))


def league_rules_panel(t: Texts, league: League) -> Panel:
    return Panel([*rules_lines(t, league)], rows=((post_link(t, league),),))


@handle_in_season("league_log")
async def show_season_log(request: Request, season: Season, more: str) -> None:
    """Show a page of a season's log, newest first."""
    entries = await request.services.store.leagues.log(season.league.id)
    await request.show(season_log_panel(request.t, season.league, entries, more))


def season_log_panel(t: Texts, league: League, entries: Sequence[LogEntry], more: str) -> Panel:
    lines = [t.say("league-log-line", at=str(each.at), what=log_line(t, each)) for each in reversed(entries)]
    said, rows = page_lines(t, "log", league, lines, more)
    title = t.say("league-log-title", title=say_season(t, league))
    ways = (league_button(t, "standings", league.id), post_link(t, league))
    return Panel((title, said), rows=(*rows, ways))


# The leagues of a server


@on_click("league_list", on_server=True)
async def show_leagues(request: Request) -> None:
    """Show the only open season of a server, or let the user choose one."""
    t = request.t
    if request.values:
        season = await season_here(request, parse_int(request.value))
        await request.show(season_panel(t, season, request.user, others=True))
        return
    leagues = await _visible(request, await request.services.store.leagues.on_server(request.guild))
    if not leagues:
        await request.say("league-none")
        return
    if len(leagues) == 1:
        await request.show(season_panel(t, await season_here(request, leagues[0].id), request.user))
        return
    shown = leagues[:MAX_OPTIONS]
    lines = [
        t.say("league-list-line", title=say_season(t, each), how=say_phase(t, each), channel=f"<#{each.channel}>")
        for each in shown
    ]
    choices = [
        SelectOption(
            str(each.id), t.say("league-called", title=each.title, season=str(each.season)), say_phase(t, each)
        )
        for each in shown
    ]
    chooser = Select(ControlId("league_list"), t.say("league-choose"), choices)
    await request.show(Panel((t.say("league-list-title"), "\n".join(lines)), rows=(chooser,)))


def season_panel(t: Texts, season: Season, user: int, others: bool = False) -> Panel:
    """Return a season as its reader can use it without its post, and the way to the others of the server if any."""
    league = season.league
    said = [*describe_season(t, season), members_line(t, season)]
    member = season.member_of(user)
    mine: Buttons = ()
    if league.phase is not SeasonPhase.OVER:
        within = member is not None and member.active
        mine = (league_button(t, "leave", league.id) if within else league_button(t, "join", league.id, style=SUCCESS),)
    rest = (league_button(t, "rules", league.id), league_button(t, "manage", league.id), post_link(t, league))
    every = (make_button(t, "league_list"),) if others else ()
    return Panel(said, rows=((*mine, *looking_buttons(t, league.id)), (*rest, *every)))
