"""The panels of the largest league possible stay within Discord's limits, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.model.leagues import (
    MOST_MEMBERS,
    MOST_ROUNDS,
    Happening,
    League,
    LogEntry,
    Member,
    Pairing,
    Phase,
    Season,
    State,
    Unfinished,
)
from bot.model.pace import Pace
from bot.texts import LANGUAGES, texts
from cogs.core.panel import with_pictures
from cogs.leagues.looking import log_panel, path_panel, rules_panel, season_panel, standings_panel
from cogs.leagues.managing import choices_of_members, choices_of_results, chooser, manage_panel
from cogs.leagues.posts import post_panel, telling_panel
from render.common.standings import standings_picture
from tests.cogs.worst import NAME, check

BIG = 2**63 - 1
FACTS = {
    "manager": BIG,
    "name": NAME,
    "former": NAME,
    "user": BIG,
    "round": MOST_ROUNDS,
    "deadline": BIG,
    "unfinished": 32,
    "reason": "*" * 200,
    "number": 32,
    "season": BIG,
    "role": BIG,
}


def largest(phase: Phase, seats: int, rounds: int = MOST_ROUNDS, state: State | None = None) -> Season:
    """Return a season of 64 people with the worst names, in which everything has happened that can."""
    league = League(
        id=BIG,
        guild=BIG,
        channel=BIG,
        message=BIG,
        title=NAME,
        name=NAME,
        season=BIG,
        variant="carrara/base",
        seats=seats,
        rounds=MOST_ROUNDS,
        days=60,
        pace=Pace.RELAXED,
        language="en",
        organiser=BIG,
        unfinished=Unfinished.LATER,
        role=BIG,
        phase=phase,
        round=rounds,
        deadline=BIG if phase is Phase.RUNNING else None,
        paused_at=BIG if phase is Phase.PAUSED else None,
    )
    people = range(1, MOST_MEMBERS + 1)
    members = {each: Member(each, BIG - each, NAME[:-2] + f"{each:02}", active=each % 9 != 0) for each in people}
    if phase is Phase.OVER:
        members = {number: replace(member, active=True) for number, member in members.items()}
    pairings = []
    for round in range(1, rounds + 1):
        tables = [tuple(people[first : first + seats]) for first in range(0, MOST_MEMBERS, seats)]
        for number, there in enumerate(tables, 1):
            kind = state or (State.PLAYED, State.OPEN, State.SHARED, State.STRUCK)[number % 4]
            ranks = tuple(range(1, len(there) + 1)) if kind is State.PLAYED else ()
            if len(there) == 1:
                kind, ranks = State.BYE, ()
            pairings.append(Pairing(round, number, there, kind, number, "*" * 200, ranks, BIG))
    return Season(league, members, tuple(pairings))


EVERY = [
    largest(phase, seats, 0 if phase is Phase.SIGN_UP else MOST_ROUNDS, state)
    for phase in Phase
    for seats, state in ((2, None), (5, State.STRUCK))
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("season", EVERY, ids=lambda each: f"{each.league.phase}-{each.league.seats}")
def test_every_panel_of_the_largest_league(season: Season, language: str) -> None:
    """The post, what is told, standings, path, log, and all that organisers see, on the first page and the last."""
    t, league = texts(language), season.league
    channels = dict.fromkeys(range(1, MOST_MEMBERS), BIG)
    entries = [LogEntry(number, kind, FACTS, BIG) for number, kind in enumerate(Happening, 1)]
    check(post_panel(t, season, channels))
    check(rules_panel(t, league))
    check(season_panel(t, season, BIG - 30, others=True))
    check(manage_panel(t, season, ["x" * 200], "y" * 200, away=True))
    for more in ("", "0.first", "99.last"):
        panel, shown = standings_panel(t, season, more, BIG - 30)
        if shown is not None and more == "99.last":
            panel = with_pictures(panel, "standings", standings_picture(shown, language))
        check(panel)
        check(path_panel(t, season, channels, more, BIG - 30))
        check(log_panel(t, league, entries * 20, more))
        for what, choices in (("strike", choices_of_results(t, season)), ("drop", choices_of_members(season))):
            if choices:
                check(chooser(t, league, what, choices, more))
    check(season_panel(t, Season(replace(league, variant="gone/base"), season.members), BIG - 30))
    for entry in entries:
        told = telling_panel(t, season, entry, channels, ["z" * 300], [BIG - each for each in season.members])
        check(told)
