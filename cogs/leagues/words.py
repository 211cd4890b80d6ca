"""A season in words: its terms, its pairings, its standings, someone's path, its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games import GAMES
from bot.model.leagues import (
    Happening,
    League,
    LeagueStanding,
    LogEntry,
    Member,
    Pairing,
    PairingState,
    Season,
    SeasonPhase,
    standings,
)
from bot.model.rows import disambiguate
from bot.model.variants import plain_variant
from bot.texts import Fact, Texts
from bot.texts.games import game_name
from bot.texts.sections import escape
from cogs.core.names import mention_of
from cogs.core.paging import join_lines, page_of
from cogs.words.terms import variant_name
from render.common.standings import ROWS, Row, Standings

SIGNS: Final = {PairingState.OPEN: "•", PairingState.SHARED: "½", PairingState.BYE: "½", PairingState.STRUCK: "×"}
"""What pictures show for a pairing in which nobody has a place."""
_MAX_MEDALS_NAMED: Final = 8
"""People with a medal who are named, as any number may be level."""
_MAX_NAMES_LENGTH: Final = 900
"""Characters of a list of members."""
_MORE_LENGTH: Final = 60
"""Characters kept free to say how many pairings are left out."""

Places = Mapping[int, int]
"""The channels of a season's tables, by the tables' numbers."""


def names_of(season: Season) -> dict[int, str]:
    """Return the members' names by their numbers, told apart, unescaped."""
    return dict(zip(season.members, disambiguate(each.name for each in season.members.values()), strict=True))


def escape_members(season: Season) -> dict[int, str]:
    """Return the members' names by their numbers, told apart."""
    return {number: escape(name) for number, name in names_of(season).items()}


def say_season(t: Texts, league: League) -> str:
    """Name a season within a sentence."""
    return t.say("league-called", title=escape(league.title), season=str(league.season))


def title_lines(t: Texts, league: League) -> str:
    named, name = ("yes", escape(league.name)) if league.name else ("no", "")
    return t.say(
        "league-title",
        title=escape(league.title),
        season=t.say("league-season", season=str(league.season), named=named, name=name),
    )


def game_of(t: Texts, league: League) -> str:
    """Name what a league plays, with the variant unless it is the plain one."""
    game = league.variant.partition("/")[0]
    name = game_name(t, game)
    if game not in GAMES or league.variant == plain_variant(GAMES[game]):
        return name
    return t.say("leaderboard-game", game=name, variant=variant_name(t, league.variant))


def terms_lines(t: Texts, league: League) -> list[str]:
    pace = t.say(f"pace-{league.pace}")
    facts: dict[str, Fact] = {"game": game_of(t, league), "seats": league.seats, "pace": pace}
    return [
        t.say("league-terms", rounds=league.rounds, days=league.days, **facts),
        t.say(f"league-unfinished-{league.unfinished}"),
        "" if league.role is None else t.say("league-role", role=f"<@&{league.role}>"),
        "" if league.organiser is None else t.say("league-organiser", organiser=mention_of(league.organiser)),
    ]


def facts_of(league: League) -> dict[str, str]:
    """Return the facts for texts that name the round of a season."""
    return {"round": str(league.round), "rounds": str(league.rounds), "deadline": str(league.deadline)}


def describe_season(t: Texts, season: Season) -> list[str]:
    """Return the heading of a season, and how far it is on which terms."""
    league = season.league
    return [title_lines(t, league), join_lines(phase_line(t, season), *terms_lines(t, league))]


def phase_line(t: Texts, season: Season) -> str:
    league = season.league
    match league.phase:
        case SeasonPhase.RUNNING:
            games = [pairing for pairing in season.of_round(league.round) if pairing.state is not PairingState.BYE]
            over = str(sum(pairing.state is not PairingState.OPEN for pairing in games))
            return t.say("league-running", over=over, count=len(games), **facts_of(league))
        case SeasonPhase.PAUSED:
            return t.say("league-paused", since=str(league.paused_at))
        case SeasonPhase.OVER:
            return t.say("league-over")
    return t.say("league-sign-up")


def say_phase(t: Texts, league: League) -> str:
    """Describe in a few words how far a season is."""
    return t.say(f"league-how-{league.phase.replace('_', '-')}", round=str(league.round), rounds=str(league.rounds))


def members_line(t: Texts, season: Season) -> str:
    """Name the active members, as many as there is room for."""
    names, active = escape_members(season), season.active
    if not active:
        return t.say("league-members-none", sign_up=season.league.phase is SeasonPhase.SIGN_UP)
    return t.say("league-members", count=len(active), names=list_names(t, [names[each.number] for each in active]))


def list_names(t: Texts, names: Sequence[str]) -> str:
    shown, room = list[str](), _MAX_NAMES_LENGTH
    for name in names:
        room -= len(name) + 2
        if room < 0:
            break
        shown.append(name)
    if len(shown) == len(names):
        return t.list(shown)
    return t.say("any-and-more", names=", ".join(shown), count=len(names) - len(shown))


def pairing_lines(t: Texts, season: Season, round: int, channels: Places, room: int) -> list[str]:
    """Describe the pairings of a round, as many as there is room for, and who has a bye."""
    names, drawn = escape_members(season), season.of_round(round)
    byes = [names[member] for pairing in drawn if pairing.state is PairingState.BYE for member in pairing.members]
    below = [t.say("league-byes", names=list_names(t, byes))] if byes else []
    games, lines = [pairing for pairing in drawn if pairing.state is not PairingState.BYE], list[str]()
    room -= sum(map(len, below)) + _MORE_LENGTH
    for place, pairing in enumerate(games):
        there, how = (
            t.list([names[member] for member in pairing.members]),
            _describe_pairing(t, pairing, names, channels),
        )
        line = t.say("league-pairing", number=str(pairing.number), names=there, how=how)
        room -= len(line) + 1
        if room < 0:
            lines.append(t.say("league-pairings-more", count=len(games) - place))
            break
        lines.append(line)
    return [*lines, *below]


def _describe_pairing(t: Texts, pairing: Pairing, names: Mapping[int, str], channels: Places) -> str:
    """Describe where a game is played, or how it ended."""
    match pairing.state:
        case PairingState.PLAYED:
            won = [names[member] for member, rank in zip(pairing.members, pairing.ranks, strict=True) if rank == 1]
            return t.say("league-pairing-played", names=t.list(won)) if won else t.say("league-pairing-nobody")
        case PairingState.SHARED:
            return t.say("league-pairing-shared")
        case PairingState.STRUCK:
            return t.say("league-pairing-struck", reason=escape(pairing.reason))
    channel = channels.get(pairing.table_id or 0)
    return t.say("league-pairing-opening") if channel is None else t.say("league-pairing-open", channel=f"<#{channel}>")


def medal_lines(t: Texts, season: Season) -> list[str]:
    names = escape_members(season)
    return [
        t.say("league-medal", place=line.rank, name=names[line.member.number], points=line.points)
        for line in _podium(season)[:_MAX_MEDALS_NAMED]
    ]


def champions(season: Season) -> list[Member]:
    """Return who has won a season that is over; nobody if no game was played to its end."""
    return [line.member for line in _podium(season) if line.rank == 1]


def _podium(season: Season) -> list[LeagueStanding]:
    return [line for line in standings(season) if has_medal(season, line)]


def has_medal(season: Season, line: LeagueStanding) -> bool:
    """Return whether a line of the standings is one of the first three of a season that is over."""
    return season.has_medals and line.rank <= 3 and line.games > 0


# Standings


def standing_line(t: Texts, line: LeagueStanding, name: str, rounds: int, medal: bool = False) -> str:
    """Describe a line of the standings, with the path through that number of rounds and the person's escaped name."""
    steps = [_step(t, pairing, line.member.number) for pairing in line.rounds(rounds)]
    facts: dict[str, Fact] = {"points": line.points, "wins": line.wins, "opponents": str(line.opponents)}
    said = t.say("league-line", place=line.rank, name=name, path=" · ".join(steps), **facts)
    said = said if line.member.active else t.say("league-member-left", name=said)
    return t.say("league-line-medal", place=line.rank, line=said) if medal else said


def _step(t: Texts, pairing: Pairing | None, member: int) -> str:
    if pairing is None:
        return t.say("league-step-missed")
    place = pairing.place_of(member)
    return t.say(f"league-step-{pairing.state}") if place is None else t.say("league-step-place", place=str(place))


def page_with(lines: Sequence[LeagueStanding], arg: str, user: int) -> tuple[int, int, LeagueStanding | None]:
    """Return the wanted page of the standings, the number of pages, and the reader's line if it is on another page."""
    pages = max(1, -(-len(lines) // ROWS))
    page = page_of(arg, pages)
    own = next((place for place, line in enumerate(lines) if line.member.user == user), None)
    return page, pages, lines[own] if own is not None and own // ROWS != page else None


def draw_standings(
    t: Texts,
    season: Season,
    lines: Sequence[LeagueStanding],
    rounds: int,
    apart: LeagueStanding | None = None,
    user: int = 0,
) -> Standings:
    """Return lines of the standings as a picture shows them, with the paths through that number of rounds."""
    names, league = names_of(season), season.league

    def row(line: LeagueStanding) -> Row:
        path = [_sign(pairing, line.member.number) for pairing in line.rounds(rounds)]
        name, left = names[line.member.number], not line.member.active
        reader = line.member.user == user
        return Row(line.rank, name, line.points, line.wins, line.opponents, path, left=left, reader=reader)

    over = league.phase is SeasonPhase.OVER
    key = "league-final" if over else "league-after" if rounds < league.round else "league-in-round"
    note = t.say(key, round=str(rounds), rounds=str(league.rounds))
    title = t.say("league-called", title=league.title, season=str(league.season))
    return Standings(title, note, [*map(row, lines)], None if apart is None else row(apart), season.has_medals)


def _sign(pairing: Pairing | None, member: int) -> str:
    if pairing is None:
        return ""
    return str(pairing.place_of(member) or SIGNS[pairing.state])


def rules_lines(t: Texts, league: League) -> list[str]:
    parts = ("points", "level", "drawing", "giving-up", "late", "struck")
    rules = join_lines(
        *(t.say(f"league-rules-{part}") for part in parts), t.say(f"league-unfinished-{league.unfinished}")
    )
    return [t.say("league-rules-title", title=say_season(t, league)), rules]


# Paths and the log


def path_lines(t: Texts, season: Season, line: LeagueStanding, channels: Places) -> list[str]:
    """Describe someone's path through a season, a line for each round."""
    names, member = escape_members(season), line.member
    rounds = enumerate(line.rounds(season.league.round), 1)
    return [_path_line(t, number, pairing, member, names, channels) for number, pairing in rounds]


def _path_line(
    t: Texts, number: int, pairing: Pairing | None, member: Member, names: Mapping[int, str], channels: Places
) -> str:
    if pairing is None:
        return t.say("league-path-missed", round=str(number))
    channel = channels.get(pairing.table_id or 0)
    return t.say(
        f"league-path-{pairing.state}",
        round=str(number),
        names=t.list([names[each] for each in pairing.members if each != member.number]),
        channel=t.say("league-pairing-opening") if channel is None else f"<#{channel}>",
        place=t.say("rank", place=pairing.place_of(member.number) or 0),
        seats=str(len(pairing.members)),
        points=pairing.points[pairing.members.index(member.number)],
        reason=escape(pairing.reason),
    )


def log_line(t: Texts, entry: LogEntry) -> str:
    facts = {key: _fact_as_text(t, key, value) for key, value in entry.facts.items()}
    key = entry.kind.replace("_", "-")
    if entry.kind is Happening.LEFT:
        key = "dropped" if "manager" in facts else key
        facts["gone"] = bool(entry.facts.get("gone"))
    elif is_closed_at_once(entry):
        key = "closes-now"
    elif entry.kind is Happening.OVER and "manager" in facts:
        key = "ended"
    elif entry.kind is Happening.ROLE and entry.facts["role"] is None:
        key = "role-none"
    return t.say(f"league-log-{key}", **facts)


def is_closed_at_once(entry: LogEntry) -> bool:
    """Return whether a deadline was moved to that very moment, which closes the round."""
    return entry.kind is Happening.MOVED and int(entry.facts["deadline"]) <= entry.at


def _fact_as_text(t: Texts, key: str, value: object) -> str | int:
    if key == "manager":
        return t.say("manager-unknown") if value is None else f"<@{value}>"
    if key == "role":
        return f"<@&{value}>"
    if key == "unfinished" and isinstance(value, int):
        return value
    return escape(str(value)) if key in ("name", "former", "reason") and isinstance(value, str) else str(value)
