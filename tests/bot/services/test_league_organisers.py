"""What organisers decide in a season, and what happens to it besides play."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import GAMES
from bot.model.leagues import Happening, LogEntry, Pairing, PairingState, Season, SeasonPhase, Unfinished, standings
from bot.model.pace import DAY, HOUR
from bot.model.person import Reach
from bot.model.refusals import Refusal
from bot.model.rows import NewTable, PostKind, Seat
from bot.people.privacy import forget
from bot.tables import moderation
from bot.tables.concede import concede
from bot.tables.table import Table
from tests.bot.days import Days
from tests.bot.kit import reason_of, refused
from tests.bot.leagues import ORGANISER, terms

WEEK, NEW = 7 * DAY, 2000


async def begun(days: Days, people: int = 2, /, **changes: Any) -> Season:
    league = await days.services.leagues.open(terms(**{"seats": 2, "rounds": 2, **changes}))
    for number in range(1, people + 1):
        await days.services.leagues.join(league, 1000 + number, f"P{number}")
    await days.services.leagues.begin(league)
    await days.idle()
    return await read(days)


async def read(days: Days, league: int = 1) -> Season:
    season = await days.services.store.leagues.get(league)
    assert season is not None
    return season


async def last(days: Days) -> LogEntry:
    return (await days.services.store.leagues.log(1))[-1]


async def pairing(days: Days, round_: int = 1, number: int = 1) -> Pairing:
    return (await read(days)).of_round(round_)[number - 1]


async def table_of(days: Days, round_: int = 1, number: int = 1) -> Table:
    return await days.table((await pairing(days, round_, number)).table_id or 0)


async def points(days: Days) -> dict[int, int]:
    return {line.member.number: line.points for line in standings(await read(days))}


@pytest.mark.parametrize(("kill", "pause"), [(False, False), (True, False), (False, True)])
async def test_a_replacement_takes_over_a_members_place(days: Days, kill: bool, pause: bool) -> None:
    """At the running table too, even if they leave the season at once; points won there go to the place."""
    await begun(days)
    if pause:
        await days.services.leagues.pause(1, ORGANISER)
    await days.services.leagues.replace(1, ORGANISER, 1001, NEW, "Nina")
    await days.services.leagues.leave(1, NEW)
    await (days.restart(0, kill=True) if kill else days.idle())
    table = await table_of(days)
    assert {seat.user for seat in table.seats} == {NEW, 1002}
    assert (await read(days)).members[1].former is None
    await concede(table, 1002)
    await days.idle()
    assert await points(days) == {1: 100, 2: 0}
    assert (await read(days)).member_of(1001) is None
    facts = {"manager": ORGANISER, "member": 1, "former": "P1", "former_user": 1001, "name": "Nina", "user": NEW}
    assert [each.facts for each in await days.services.store.leagues.log(1) if each.kind == "replaced"] == [facts]
    assert await reason_of(days.services.leagues.replace(1, ORGANISER, 1002, NEW, "Nina")) == Refusal.LEAGUE_JOINED


async def test_an_organisers_decisions_hold_while_a_round_is_drawn(days: Days) -> None:
    """Ending the season or moving the deadline while the draw checks who has left the server is not overwritten.

    Members who have left are dropped.
    """
    leagues = days.services.leagues

    async def reach(new: NewTable, user: int) -> Reach:
        if user == 1001 and decisions and (await read(days)).league.phase is SeasonPhase.RUNNING:
            await decisions.pop()
        return Reach.LEFT if user == 1002 else Reach.HERE

    season = await begun(days, 4, rounds=3)
    leagues._reach = reach
    later = (season.league.deadline or 0) + DAY
    decisions = [leagues.end(1, ORGANISER), leagues.move_deadline(1, ORGANISER, later)]
    await days.advance(WEEK + HOUR)
    assert ((await read(days)).league.round, (await read(days)).league.deadline) == (1, later)
    await days.advance(DAY)
    assert ((await read(days)).league.round, (await read(days)).league.phase) == (1, SeasonPhase.OVER)
    assert 2 not in {member.number for member in (await read(days)).active}
    assert {*(await points(days)).values()} == {50}


async def test_a_season_waits_while_its_game_is_missing(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    """The season waits without trying again, its organiser can end it, and it goes on once the game is back."""
    await begun(days)
    with monkeypatch.context() as gone:
        gone.delitem(GAMES, "nim")
        await days.advance(WEEK)
        days.services.leagues.changed(1)
        await days.idle()
        assert not days.services.leagues.timers
        assert (await read(days)).league.round == 1
    days.services.leagues.changed(1)
    await days.idle()
    assert (await read(days)).league.round == 2


async def test_who_lost_their_seat_at_the_table_counts_last(days: Days) -> None:
    """A seat that the table or a manager gives to someone who is not in the season plays on for nobody."""
    await begun(days)
    table = await table_of(days)
    seat = table.seat_of(1001) or 0
    await moderation.give_seat(table, ORGANISER, seat, table.seats[seat], Seat("Nina", user=NEW))
    await concede(table, 1002)
    await days.idle()
    assert (await pairing(days)).ranks == (None, None)
    assert await points(days) == {1: 0, 2: 0}


@pytest.mark.own_sql
async def test_a_struck_game_counts_for_nobody(days: Days) -> None:
    """Whether it is struck before its end or after; the reason is public."""
    await begun(days, 4)
    await concede(await table_of(days), (await table_of(days)).seats[0].user or 0)
    await days.idle()
    for number in (1, 2):
        await days.services.leagues.strike(1, ORGANISER, 1, number, "played *twice*")
    await concede(await table_of(days, 1, 2), (await table_of(days, 1, 2)).seats[0].user or 0)
    await days.idle()
    assert [each.state for each in (await read(days)).pairings] == [PairingState.STRUCK] * 2
    assert {*(await points(days)).values()} == {0}
    assert (await last(days)).facts["reason"] == (await pairing(days)).reason == "played *twice*"
    assert await reason_of(days.services.leagues.strike(1, ORGANISER, 1, 1, "again")) == Refusal.LEAGUE_NO_GAME
    assert await reason_of(days.services.leagues.strike(1, ORGANISER, 2, 1, "early")) == Refusal.LEAGUE_NO_GAME


async def test_a_pause_takes_no_time(days: Days) -> None:
    """Nothing closes meanwhile, and the deadline moves by as much, also if the bot is away."""
    season = await begun(days)
    await days.advance(2 * DAY)
    await days.services.leagues.pause(1, ORGANISER)
    await days.advance(WEEK)
    await days.restart(DAY)
    assert (await read(days)).league.round == 1
    await days.services.leagues.go_on(1, ORGANISER)
    moved = (await read(days)).league.deadline or 0
    assert moved == pytest.approx((season.league.deadline or 0) + WEEK + DAY, abs=HOUR)
    await days.advance(5 * DAY + HOUR)
    assert (await read(days)).league.round == 2


async def test_a_moved_deadline_reminds_again_or_closes_the_round(days: Days) -> None:
    """Later, with another reminder; or to now, which closes the round at once, without one.

    Whoever has joined since plays from the next round on.
    """
    season = await begun(days)
    await days.services.leagues.join(1, NEW, "Nina")
    await days.advance(6 * DAY + HOUR)
    later = (season.league.deadline or 0) + DAY
    await days.services.leagues.move_deadline(1, ORGANISER, later)
    await days.advance(DAY)
    reminded = [post.about for post in days.posts(PostKind.NOTICE) if post.about.startswith("deadline")]
    assert reminded == [f"deadline:{season.league.deadline}", f"deadline:{later}"]
    await days.services.leagues.move_deadline(1, ORGANISER, int(days()))
    await days.idle()
    following = (await read(days)).league
    assert (following.round, following.deadline) == (2, int(days()) + WEEK)
    assert sorted(member for each in (await read(days)).of_round(2) for member in each.members) == [1, 2, 3]
    assert len([post for post in days.posts(PostKind.NOTICE) if post.about.startswith("deadline")]) == 2


@pytest.mark.own_sql
async def test_a_season_pauses_when_too_few_are_left(days: Days) -> None:
    """The season pauses, and goes on once someone has replaced the member who dropped out."""
    await begun(days, days=1)
    await days.services.leagues.leave(1, 1002, manager=ORGANISER)
    assert (await last(days)).facts == {"member": 2, "name": "P2", "user": 1002, "manager": ORGANISER}
    await days.advance(DAY)
    assert (await read(days)).league.phase is SeasonPhase.PAUSED
    assert ((await last(days)).kind, (await last(days)).facts) == (Happening.TOO_FEW, {"round": 2})
    await days.services.leagues.replace(1, ORGANISER, 1002, NEW, "Nina")
    await days.services.leagues.go_on(1, ORGANISER)
    await days.idle()
    assert {seat.user for seat in (await table_of(days, 2)).seats} == {1001, NEW}


async def test_a_game_without_a_result_is_shared(days: Days) -> None:
    """Whether a manager closed the table, or the game outlasts its round in a season that shares such games."""
    await begun(days, 4, unfinished=Unfinished.SHARED)
    closed, late = await table_of(days), await table_of(days, number=2)
    await moderation.end(closed, ORGANISER)
    await days.advance(WEEK)
    assert [each.state for each in (await read(days)).of_round(1)] == [PairingState.SHARED] * 2
    await concede(late, late.seats[0].user or 0)
    await days.idle()
    assert {*(await points(days)).values()} == {50}


async def test_a_thread_that_cannot_be_opened_is_tried_again(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even after the round; if someone deletes their data meanwhile, their game's points are shared."""

    async def none(new: NewTable, under: int | None = None) -> None:
        return None

    opening = days.threads.open
    monkeypatch.setattr(days.threads, "open", none)
    season = await begun(days, 4, days=1)
    assert [each.table_id for each in season.pairings] == [None] * 2
    await forget(days.services, season.members[season.of_round(1)[0].members[0]].user or 0)
    await days.advance(DAY)
    assert (await read(days)).league.round == 2
    monkeypatch.setattr(days.threads, "open", opening)
    await days.advance(HOUR)
    first, second = (await read(days)).of_round(1)
    assert (first.state, first.table_id, second.table_id) == (PairingState.SHARED, None, 1)
    assert (await read(days)).members[first.members[0]].name == f"Player {first.members[0]}"


async def test_requests_are_refused_with_their_reasons(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing changes."""
    leagues = days.services.leagues
    most = max(GAMES["nim"].meta.seats)
    await leagues.open(terms(seats=most))
    assert await reason_of(leagues.open(terms(seats=most + 1))) == Refusal.TOO_MANY_PLAYERS
    assert await reason_of(leagues.open(terms(seats=1))) == Refusal.TOO_FEW_PLAYERS
    assert await reason_of(leagues.open(terms(variant="nim/none"))) == Refusal.NO_VARIANT
    league = await leagues.open(terms(seats=2, rounds=1))
    await leagues.join(league, 1001, "P1")
    assert await refused(leagues.begin(league)) == (Refusal.LEAGUE_TOO_FEW, {"need": 2, "have": 1})
    assert await reason_of(leagues.join(league, 1001, "P1")) == Refusal.LEAGUE_JOINED
    assert await reason_of(leagues.leave(league, 1002)) == Refusal.LEAGUE_NOT_IN
    assert await reason_of(leagues.pause(league, ORGANISER)) == Refusal.LEAGUE_PHASE
    await leagues.leave(league, 1001)
    assert (await read(days)).members == {}
    monkeypatch.setattr("bot.services.leagues.MAX_MEMBERS", 2)
    for user in (1001, 1002):
        await leagues.join(league, user, f"P{user}")
    assert await reason_of(leagues.join(league, 1003, "P3")) == Refusal.LEAGUE_FULL
    await leagues.begin(league)
    assert await reason_of(leagues.join(league, 1003, "P3")) == Refusal.LEAGUE_LAST_ROUND
    assert await reason_of(leagues.open_next(league, ORGANISER, "Summer")) == Refusal.LEAGUE_PHASE
    await days.advance(WEEK)
    assert await reason_of(leagues.join(league, 1003, "P3")) == Refusal.LEAGUE_PHASE
    following = (await read(days, await leagues.open_next(league, ORGANISER, "Summer"))).league
    assert (following.season, following.name, following.title) == (2, "Summer", "Sunday")
    assert await reason_of(leagues.open_next(league, ORGANISER, "Autumn")) == Refusal.LEAGUE_FOLLOWED
