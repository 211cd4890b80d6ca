"""Leagues: a season of rounds in which tables are drawn by standing, and how its games count."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.games.contract import Json
from bot.model.pace import DAY, Pace
from bot.model.rating import Rating, rate
from bot.model.results import SeatResult

MAX_MEMBERS: Final = 64
"""The most people who can play in a season at a time."""
MAX_ROUNDS: Final = 20
MAX_DAYS: Final = 60
"""The longest that a round can be open."""
WIN, HALF = 100, 50
"""Points for a game in which all others are beaten, and for a bye or a game that is shared."""


class SeasonPhase(StrEnum):
    SIGN_UP = "sign_up"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"


class Unfinished(StrEnum):
    """How a game counts that is unfinished when its round closes; when the season ends, all such games are shared."""

    LATER = "later"
    """By its later result, until the season ends."""
    SHARED = "shared"
    """As shared by all at the table, whatever its result."""


class PairingState(StrEnum):
    OPEN = "open"
    PLAYED = "played"
    SHARED = "shared"
    """It was not over in time, or ended without a result."""
    STRUCK = "struck"
    BYE = "bye"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewLeague:
    """A season of a league as its organiser announces it."""

    guild: int
    channel: int
    """The channel of its post; threads for its tables are opened there if the server has no channel for games."""
    title: str
    """The league's name, as it was typed."""
    name: str
    """The season's name, as it was typed; may be empty."""
    variant: str
    """The game and variant, as `game/variant`."""
    seats: int
    rounds: int
    days: int
    """The days for which a round is open."""
    pace: Pace
    language: str
    organiser: int | None
    """None once forgotten."""
    unfinished: Unfinished = Unfinished.LATER
    role: int | None = None
    """The role that the winners get."""
    season: int = 1
    previous: int | None = None
    """The season before this one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class League(NewLeague):
    """A season as it is stored."""

    id: int
    phase: SeasonPhase = SeasonPhase.SIGN_UP
    round: int = 0
    """The round that was drawn last, from 1; 0 before the first."""
    deadline: int | None = None
    """When the round closes, in seconds since 1970; while it is paused, when it would have."""
    reminded: bool = False
    paused_at: int | None = None
    message: int | None = None
    """The league's post, once it was sent."""

    @property
    def reminds_at(self) -> int | None:
        """When people are reminded of the deadline: a day before, or half the round if that is less."""
        return None if self.deadline is None else self.deadline - min(DAY, self.days * DAY // 2)


@dataclass(frozen=True, slots=True)
class Member:
    """Someone's place in a season."""

    number: int
    """From 1 in the order of joining; it belongs to the place, whoever holds that."""
    user: int | None
    """None once forgotten."""
    name: str
    """Their name when they joined, unescaped."""
    active: bool = True
    """Whether they take part in draws, as those who have dropped out do not."""
    joined: int = 1
    """The first round for which they could be drawn."""
    former: int | None = None
    """The person whom the organiser has replaced, until the running tables have been changed."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom in a round: a table, or a bye for a single member."""

    round: int
    number: int
    """From 1 within the round."""
    members: tuple[int, ...]
    """The members' numbers, in the order of the seats."""
    state: PairingState = PairingState.OPEN
    table_id: int | None = None
    reason: str = ""
    """Why it was struck."""
    ranks: tuple[int | None, ...] = ()
    """The ranks, by seat, in a game that was played; None for those who gave up or were replaced at the table."""
    ended_at: int | None = None

    @property
    def points(self) -> tuple[int, ...]:
        """Each member's points, in the order of the seats: percent of the opponents beaten, a tie counting half."""
        match self.state:
            case PairingState.BYE | PairingState.SHARED:
                return (HALF,) * len(self.members)
            case PairingState.PLAYED:
                return tuple(self._share(rank) for rank in self.ranks)
        return (0,) * len(self.members)

    @property
    def places(self) -> list[int]:
        """Everyone's places in a game that was played; those who gave up are last."""
        last = 1 + sum(rank is not None for rank in self.ranks)
        return [last if rank is None else rank for rank in self.ranks]

    def place_of(self, member: int) -> int | None:
        """Return someone's place in the game; None if it was not played."""
        return self.places[self.members.index(member)] if self.state is PairingState.PLAYED else None

    def _share(self, own: int | None) -> int:
        if own is None:
            return 0
        beaten = sum(WIN for rank in self.ranks if rank is None or rank > own)
        tied, others = HALF * (self.ranks.count(own) - 1), len(self.ranks) - 1
        return (2 * (beaten + tied) + others) // (2 * others)

    @property
    def counts(self) -> bool:
        """Whether it is a game that counts for points."""
        return self.state in (PairingState.PLAYED, PairingState.SHARED)

    @property
    def winners(self) -> tuple[int, ...]:
        """The members who came first in a game that was played, unless everyone did."""
        if self.state is not PairingState.PLAYED or {*self.ranks} == {1}:
            return ()
        return tuple(member for member, rank in zip(self.members, self.ranks, strict=True) if rank == 1)


@dataclass(frozen=True, slots=True)
class LeagueStanding:
    rank: int
    """From 1; equal for members who are level in everything."""
    member: Member
    points: int
    wins: int
    opponents: int
    """The sum over rounds of the opponents' mean points; for a bye the member's own."""
    direct: int
    """Points against those who are level in all of the above."""
    games: int
    byes: int
    path: tuple[Pairing, ...]
    """Their pairings by round, without rounds that they missed."""

    def rounds(self, count: int) -> list[Pairing | None]:
        """Return their pairings in the first rounds, None for one that they missed."""
        found = {pairing.round: pairing for pairing in self.path}
        return [found.get(number) for number in range(1, count + 1)]


class Happening(StrEnum):
    """The events in a league's log; comments name the facts. `manager` is the user who did it, None once forgotten.

    A member is given by number, and by name and user at that time, None once forgotten.
    """

    OPENED = "opened"  # manager: the first season of a league
    FOLLOWED = "followed"  # manager, season: a later one
    JOINED = "joined"  # member, name, user
    LEFT = "left"  # member, name, user; manager if the organiser did it; gone: true if they left the server
    BEGUN = "begun"  # round, deadline: a round was drawn
    CLOSED = "closed"  # round, unfinished: how many games were not over
    OVER = "over"  # all rounds are played; manager if the organiser ended it before
    TOO_FEW = "too_few"  # round: too few people are left to draw it, and so the season pauses
    PAUSED = "paused"  # manager
    RESUMED = "resumed"  # manager, deadline
    MOVED = "moved"  # manager, deadline, former
    STRUCK = "struck"  # manager, round, number, reason
    REPLACED = "replaced"  # manager, member, former, former_user, name, user
    ROLE = "role"  # manager, role: that the winners get, or None


@dataclass(frozen=True, slots=True)
class LogEntry:
    number: int
    """From 1 within the season."""
    kind: Happening
    facts: Json
    at: int
    """In seconds since 1970."""
    message: int | None = None
    """The message that tells the channel of it; None until it is sent, 0 if none is needed."""


SILENT_HAPPENINGS: Final = (Happening.OPENED, Happening.JOINED, Happening.LEFT, Happening.ROLE)
"""The events that only the post and the log show; each of the others is told to the channel in a message."""


@dataclass(frozen=True, slots=True)
class Season:
    league: League
    members: Mapping[int, Member]
    """By number."""
    pairings: tuple[Pairing, ...] = field(default=())
    """By round and number."""

    @property
    def active(self) -> list[Member]:
        return [member for member in self.members.values() if member.active]

    def member_of(self, user: int) -> Member | None:
        """Return a person's place, whether they have dropped out or not."""
        return next((member for member in self.members.values() if member.user == user), None)

    def of_round(self, number: int) -> list[Pairing]:
        return [pairing for pairing in self.pairings if pairing.round == number]

    @property
    def open_games(self) -> int:
        """The number of games of the present round that are not over."""
        return sum(pairing.round == self.league.round for pairing in self.unfinished())

    @property
    def has_medals(self) -> bool:
        """Whether it is over and anyone has won: with no game played to its end, all would be level."""
        played = any(pairing.state is PairingState.PLAYED for pairing in self.pairings)
        return played and self.league.phase is SeasonPhase.OVER

    def unfinished(self) -> list[Pairing]:
        """List the pairings whose game is not over, and may still count."""
        return [pairing for pairing in self.pairings if pairing.state is PairingState.OPEN]


def standings(season: Season) -> list[LeagueStanding]:
    """Rank all members by points, wins, opponents' points, and points against those who are level in these."""
    paths: dict[int, list[Pairing]] = {number: [] for number in season.members}
    points: defaultdict[int, int] = defaultdict(int)
    for pairing in season.pairings:
        for member, gained in zip(pairing.members, pairing.points, strict=True):
            paths[member].append(pairing)
            points[member] += gained
    wins = {number: sum(number in pairing.winners for pairing in path) for number, path in paths.items()}
    met = {number: _opponents(number, path, points) for number, path in paths.items()}
    keys = {number: (points[number], wins[number], met[number]) for number in paths}
    level = {number: {other for other in paths if keys[other] == keys[number]} for number in paths}
    direct = {number: _against(number, paths[number], level[number]) for number in paths}
    full = {number: (*keys[number], direct[number]) for number in paths}
    return [
        LeagueStanding(
            rank=1 + sum(other > full[number] for other in full.values()),
            member=season.members[number],
            points=points[number],
            wins=wins[number],
            opponents=met[number],
            direct=direct[number],
            games=sum(pairing.counts for pairing in paths[number]),
            byes=sum(pairing.state is PairingState.BYE for pairing in paths[number]),
            path=tuple(paths[number]),
        )
        for number in sorted(paths, key=lambda number: ([-value for value in full[number]], number))
    ]


def _opponents(own: int, path: Iterable[Pairing], points: Mapping[int, int]) -> int:
    total = 0
    for pairing in path:
        if pairing.state is PairingState.BYE:
            total += points[own]
        elif pairing.counts:
            others = len(pairing.members) - 1
            total += (2 * sum(points[each] for each in pairing.members if each != own) + others) // (2 * others)
    return total


def _against(own: int, path: Iterable[Pairing], level: set[int]) -> int:
    """Return a member's points against those who are level, each of whom counts as a game of two."""
    total = 0
    for pairing in path:
        others = [seat for seat, member in enumerate(pairing.members) if member in level and member != own]
        if pairing.state is PairingState.SHARED:
            total += HALF * len(others)
        elif pairing.state is PairingState.PLAYED and (mine := pairing.ranks[pairing.members.index(own)]) is not None:
            for rank in (pairing.ranks[seat] for seat in others):
                total += WIN if rank is None or rank > mine else HALF if rank == mine else 0
    return total


def season_ratings(season: Season) -> dict[int, Rating]:
    """Rate the members, by number, from this season's games alone, by the method of the server's leaderboard."""
    ratings: dict[str, Rating] = {}
    played = [pairing for pairing in season.pairings if pairing.state is PairingState.PLAYED]
    for pairing in sorted(played, key=lambda pairing: (pairing.ended_at or 0, pairing.round, pairing.number)):
        if any(rank is not None for rank in pairing.ranks):
            ratings |= rate(ratings, list(zip(map(str, pairing.members), pairing.places, strict=True)))
    best_first = sorted(ratings.items(), key=lambda each: (-each[1].points, int(each[0])))
    return {int(number): rating for number, rating in best_first}


def ranks_of(results: Sequence[SeatResult], stayed: Sequence[bool]) -> tuple[int | None, ...]:
    """Return the ranks that count in a league, by seat, without those who gave up or have not `stayed` to the end."""
    there = [here and not each.gave_up for each, here in zip(results, stayed, strict=True)]
    ranks = [each.rank if here else None for each, here in zip(results, there, strict=True)]
    return tuple(None if own is None else 1 + sum(rank is not None and rank < own for rank in ranks) for own in ranks)
