"""Keeps the post of a season up to date, and tells its channel what happens, each event once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import discord

from bot.model.leagues import (
    MAX_MEMBERS,
    Happening,
    League,
    LogEntry,
    Pairing,
    PairingState,
    Season,
    SeasonPhase,
    standings,
)
from bot.model.pace import HOUR
from bot.services.services import Services
from bot.texts import Texts, texts
from bot.texts.sections import escape
from cogs.core.buttons import make_button
from cogs.core.controls import SUCCESS, Button, Buttons, ControlId, Link
from cogs.core.limits import TEXT_LENGTH
from cogs.core.panel import Panel, files, layout, mentions, post_mark, with_pictures
from cogs.core.places import message_url
from cogs.core.posting import Posting
from cogs.core.request import Host
from cogs.core.response import GONE_CODE
from cogs.leagues.role import give_role
from cogs.leagues.words import (
    champions,
    describe_season,
    draw_standings,
    escape_members,
    has_medal,
    is_closed_at_once,
    list_names,
    log_line,
    medal_lines,
    members_line,
    pairing_lines,
    say_season,
    standing_line,
)
from render.common.standings import ROWS, standings_picture

_FIRST_SEASON_MARK: Final = 2**29
"""The first mark number of the posts of seasons; messages about log entries have their own."""
_FIRST_ENTRY_MARK: Final = 2**29 + 2**28
_MARKS_PER_SEASON: Final = 4096
"""Mark numbers for the log entries of a season: more than any log has."""
OPENING_TIMEOUT: Final = 600
"""Seconds for which telling the beginning of a round waits for its tables to be opened."""
TOO_MANY_EDITS: Final = 30046
"""Discord's code for too many edits of a message that is older than an hour."""


def league_button(t: Texts, what: str, league: int, *, more: str = "", **how: object) -> Button:
    """Return a button that does something in a season, labelled `button-league-<what>`."""
    return make_button(t, f"league_{what}", arg=f"{league}:{more}", **how)  # type: ignore[arg-type]


def league_id(what: str, league: League, more: object = "") -> ControlId:
    """Return the id of a control that does something in a season."""
    return ControlId(f"league_{what}", arg=f"{league.id}:{more}")


def looking_buttons(t: Texts, league: int) -> Buttons:
    return [league_button(t, what, league) for what in ("standings", "path", "log")]


def season_post_panel(t: Texts, season: Season, channels: Mapping[int, int]) -> Panel:
    league, number = season.league, season.league.id
    texts = describe_season(t, season)
    drawn = season.of_round(league.round)
    if league.phase is SeasonPhase.SIGN_UP or not drawn:
        texts.append(members_line(t, season))
    elif league.phase is SeasonPhase.OVER:
        texts.append("\n".join(medal_lines(t, season)) or members_line(t, season))
    else:
        texts.append("\n".join(pairing_lines(t, season, league.round, channels, TEXT_LENGTH - sum(map(len, texts)))))
    first: Buttons = ()
    if league.phase is not SeasonPhase.OVER:
        full = len(season.active) >= MAX_MEMBERS
        first = (
            league_button(t, "join", number, style=SUCCESS, disabled=full),
            league_button(t, "leave", number),
        )
    others = (league_button(t, "rules", number), league_button(t, "manage", number))
    return Panel(texts, rows=((*first, *looking_buttons(t, number)), others))


def post_link(t: Texts, league: League) -> Link:
    """Return the link button to a season's post, or to its channel until it is sent."""
    return Link(message_url(league.guild, league.channel, league.message), t.say("button-league-to-post"))


def shows_standings(season: Season, entry: LogEntry) -> bool:
    """Return whether an entry is told with the standings; there are none before the first round."""
    return entry.kind in (Happening.CLOSED, Happening.OVER) and bool(season.pairings)


def telling_panel(
    t: Texts,
    season: Season,
    entry: LogEntry,
    channels: Mapping[int, int],
    role: Sequence[str] = (),
    former: Sequence[int] = (),
) -> Panel:
    """Return the message about an entry of the log, with news of the `role`; a new season pings `former` members."""
    league = season.league
    ping: Sequence[int] = ()
    said = [f"### {say_season(t, league)}\n{log_line(t, entry)}"]
    match entry.kind:
        case Happening.BEGUN:
            drawn = pairing_lines(t, season, int(entry.facts["round"]), channels, TEXT_LENGTH - len(said[0]))
            said.append("\n".join(drawn))
        case Happening.TOO_FEW if league.organiser is not None:
            said.append(t.say("league-organiser", organiser=f"<@{league.organiser}>"))
            ping = (league.organiser,)
        case Happening.FOLLOWED if former:
            ping = former
            said.append(t.say("league-again", names=" ".join(f"<@{user}>" for user in former)))
        case Happening.OVER if won := champions(season):
            ping = [winner.user for winner in won if winner.user is not None]
            names = [escape(each.name) if each.user is None else f"<@{each.user}>" for each in won]
            said.append(t.say("league-champion", names=list_names(t, names)))
            said.append("\n".join(role))
    with_standings = shows_standings(season, entry)
    if with_standings:
        names_by, rounds = escape_members(season), rounds_told(league, entry)
        told = [
            standing_line(t, line, names_by[line.member.number], rounds, has_medal(season, line))
            for line in standings(season)[:ROWS]
        ]
        said.append("\n".join((*told, t.say("league-legend"))))
    ways: Buttons = looking_buttons(t, league.id) if with_standings or entry.kind is Happening.BEGUN else ()
    if entry.kind is Happening.FOLLOWED:
        ways = (league_button(t, "join", league.id, style=SUCCESS),)
    return Panel(said, rows=((*ways, post_link(t, league)),), ping=ping)


def rounds_told(league: League, entry: LogEntry) -> int:
    """Return how many rounds an entry's standings include: not the one that was drawn as another was closed."""
    return int(entry.facts["round"]) if entry.kind is Happening.CLOSED else league.round


async def channels_of(services: Services, pairings: Iterable[Pairing]) -> dict[int, int]:
    """Return where the tables of pairings are, by their numbers."""
    numbers = [pairing.table_id for pairing in pairings if pairing.table_id is not None]
    rows = [await services.store.tables.get(number) for number in numbers]
    return {row.id: row.channel for row in rows if row is not None}


class LeaguePosts(Posting):
    """Keeps the posts of the seasons up to date, and tells their channels what happens, each once and in order."""

    WORK = "the post of a league"

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._shown = dict[int, Panel]()
        """The posts as they were last edited."""

    async def resume(self) -> None:
        """Check the seasons of which something may not have been told."""
        for league in await self._host.services.store.leagues.unfinished():
            self.wake(league)

    async def post(self, key: int) -> float | None:
        """Update the post of a season, and announce its news."""
        # read before the season, which then has everything that they tell of: the tables of a round, for one
        untold = await self._host.services.store.leagues.untold(key)
        season = await self._host.services.store.leagues.get(key)
        guild = None if season is None else self._host.get_guild(season.league.guild)
        if season is None or guild is None:
            return None  # it was erased, or another process serves its server
        channel, again = self._host.get_partial_messageable(season.league.channel, guild_id=guild.id), None
        try:
            await self._renew(channel, season)
        except discord.HTTPException as error:
            if error.code != TOO_MANY_EDITS:
                raise
            again = HOUR
        for entry in untold:
            if (wait := self._seconds_to_wait(season, entry)) > 0:
                return wait
            await self._tell(guild, channel, season, entry)
        return again

    def _seconds_to_wait(self, season: Season, entry: LogEntry) -> float:
        """Return the seconds to wait before an entry is told: the beginning of a round names its tables' channels."""
        if entry.kind is not Happening.BEGUN:
            return 0.0
        drawn = season.of_round(int(entry.facts["round"]))
        opening = any(pairing.state is PairingState.OPEN and pairing.table_id is None for pairing in drawn)
        return entry.at + OPENING_TIMEOUT - self._host.services.store.now() if opening else 0.0

    async def _renew(self, channel: discord.PartialMessageable, season: Season) -> None:
        """Edit the post of a season if it has changed, or send it if there is none."""
        league, store = season.league, self._host.services.store.leagues
        panel = season_post_panel(
            texts(league.language), season, await channels_of(self._host.services, season.of_round(league.round))
        )
        if league.message is not None and self._shown.get(league.id) == panel:
            return
        mark, nobody = post_mark(_FIRST_SEASON_MARK + league.id), discord.AllowedMentions.none()
        view = layout(panel, self._host.command_mentions, mark=mark)
        number = league.message
        if number is None:
            opened = (await store.log(league.id))[0]
            number = await self.find(channel, mark, opened.at)
        try:
            if number is not None:
                await channel.get_partial_message(number).edit(view=view, allowed_mentions=nobody)
        except discord.NotFound as error:
            if error.code != GONE_CODE:
                raise
            number = None
        if number is None:
            number = (await channel.send(view=view, allowed_mentions=nobody, silent=True)).id
        if number != league.message:
            await store.set_post(league.id, league.channel, number)
        self._shown[league.id] = panel

    async def _tell(
        self, guild: discord.Guild, channel: discord.PartialMessageable, season: Season, entry: LogEntry
    ) -> None:
        """Send the message about an entry of the log, unless a killed process has already done that."""
        # the next entry tells it: that the round is closed, or the season over
        if is_closed_at_once(entry) or (entry.kind is Happening.CLOSED and season.league.phase is SeasonPhase.OVER):
            await self._host.services.store.leagues.told(season.league.id, entry.number, 0)
            return
        league, mark = season.league, post_mark(_FIRST_ENTRY_MARK + season.league.id * _MARKS_PER_SEASON + entry.number)
        number = await self.find(channel, mark, entry.at)
        if number is None:
            panel = await self._telling(guild, season, entry)
            view = layout(panel, self._host.command_mentions, mark=mark)
            sent = await channel.send(
                view=view, files=files(panel), allowed_mentions=mentions(panel), silent=not panel.ping
            )
            number = sent.id
        await self._host.services.store.leagues.told(league.id, entry.number, number)

    async def _telling(self, guild: discord.Guild, season: Season, entry: LogEntry) -> Panel:
        """Return the message about an entry of the log, after giving winners their role."""
        league, t = season.league, texts(season.league.language)
        begun = season.of_round(int(entry.facts["round"])) if entry.kind is Happening.BEGUN else []
        channels = await channels_of(self._host.services, begun)
        role = await give_role(t, guild, league, champions(season)) if entry.kind is Happening.OVER else []
        former = await self._former_users(season) if entry.kind is Happening.FOLLOWED else ()
        panel = telling_panel(t, season, entry, channels, role, former)
        if shows_standings(season, entry):
            shown = draw_standings(t, season, standings(season)[:ROWS], rounds_told(league, entry))
            picture = await self._host.painter.paint_later(lambda: standings_picture(shown, league.language))
            panel = with_pictures(panel, f"league-{league.id}", picture)
        return panel

    async def _former_users(self, season: Season) -> list[int]:
        """Return the people who took part in the season before and have not left the server since."""
        services, previous = self._host.services, season.league.previous
        former = None if previous is None else await services.store.leagues.get(previous)
        return [] if former is None else await services.leagues.users_there(former)
