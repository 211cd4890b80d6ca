"""Standings and draws of leagues, against all that could have been and against plain arithmetic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from bot.model import pairings
from bot.model.leagues import League, Member, Pairing, PairingState, Season, season_ratings, standings
from bot.model.pairings import draw
from bot.model.rating import Rating, rate
from tests.bot.leagues import terms

Tables = tuple[tuple[int, ...], ...]


def season(people: int, seats: int, seed: int = 1) -> Season:
    """Return a season that has not begun."""
    values = {name: getattr(terms(seats=seats), name) for name in terms().__slots__}
    return Season(League(**values, id=seed), {n: Member(n, 1000 + n, f"P{n}") for n in range(1, people + 1)})


def played(before: Season, chance: Random, fewest: int = 2) -> Season:
    """Draw a round, and let its games end in any way."""
    found = []
    for pairing in draw(before, fewest):
        state = (
            pairing.state
            if pairing.state is PairingState.BYE
            else chance.choice([PairingState.PLAYED] * 6 + [*PairingState][2:4])
        )
        ranks: tuple[int | None, ...] = ()
        if state is PairingState.PLAYED:
            scores = [chance.choice([None, 1, 2, 3, 4, 5]) for _ in pairing.members]
            done = [score for score in scores if score is not None]
            ranks = tuple(score and 1 + sum(other > score for other in done) for score in scores)
        found.append(replace(pairing, state=state, ranks=ranks, ended_at=chance.randrange(100)))
    league = replace(before.league, round=before.league.round + 1)
    return replace(before, league=league, pairings=(*before.pairings, *found))


def divisions(people: Sequence[int], sizes: Sequence[int]) -> Iterator[Tables]:
    """Yield all ways to divide people among tables of these sizes."""
    if not people:
        yield ()
    for size in {*sizes}:
        rest = [*sizes]
        rest.remove(size)
        for others in combinations(people[1:], size - 1):
            left = [each for each in people[1:] if each not in others]
            yield from (((people[0], *others), *tables) for tables in divisions(left, rest))


def cost(there: Season, tables: Tables) -> tuple[int, int, int]:
    """Work out how bad a draw is: who meets again, how far apart they stand, and who has a seat again."""
    points = {line.member.number: line.points for line in standings(there)}
    games = [each.members for each in there.pairings if len(each.members) > 1]
    pairs = [pair for table in tables for pair in combinations(table, 2)]
    again = sum(one in game and other in game for one, other in pairs for game in games)
    seats = sum(
        min(
            sum(len(game) > seat and game[seat] == each for seat, each in enumerate(order) for game in games)
            for order in permutations(table)
        )
        for table in tables
    )
    return again, sum(abs(points[one] - points[other]) for one, other in pairs), seats


def drawn(there: Season) -> Tables:
    """Return the tables of the next round."""
    return tuple(each.members for each in draw(there, 2) if len(each.members) > 1)


FIELDS = [(4, 2), (5, 3), (6, 2), (7, 3), (7, 2), (8, 4), (9, 3)]


@pytest.mark.parametrize(("people", "seats"), FIELDS)
@pytest.mark.parametrize("exact", [10, 0])
def test_no_draw_is_better(people: int, seats: int, exact: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a small field's draws the best is found, and by the search for large fields one that repeats no more."""
    monkeypatch.setattr(pairings, "EXACT", exact)
    there, chance = season(people, seats, people), Random(seats)
    for _ in range(3):
        tables = drawn(there)
        playing = sorted(member for table in tables for member in table)
        best = min(cost(there, each) for each in divisions(playing, [len(table) for table in tables]))
        found = cost(there, tables)
        assert found[:2] == best[:2]
        assert found == best or not exact
        there = played(there, chance)


@pytest.mark.parametrize(
    ("people", "seats", "fewest", "rounds"),
    [(7, 2, 2, 6), (11, 3, 3, 6), (10, 4, 4, 6), (32, 5, 2, 2), (3, 4, 2, 6), (1, 2, 2, 6)],
)
def test_everyone_is_drawn_once_and_byes_go_round(people: int, seats: int, fewest: int, rounds: int) -> None:
    """Nobody has a second bye while someone has none; a field that is too small is not drawn."""
    there, chance = season(people, seats), Random(4)
    for _ in range(rounds):
        round_ = draw(there, fewest)
        all_of_them = [*range(1, people + 1)] if people > 1 else []
        assert sorted(each for pairing in round_ for each in pairing.members) == all_of_them
        lines, free = standings(there), [each.members[0] for each in round_ if each.state is PairingState.BYE]
        keys = [(line.byes, -line.rank) for line in lines if line.member.number in free]
        assert sorted(keys) == sorted((line.byes, -line.rank) for line in lines)[: len(free)], (
            "the lowest of the fewest"
        )
        there = played(there, chance, fewest)
        byes = Counter(each.members[0] for each in there.pairings if each.state is PairingState.BYE)
        assert not byes or max(byes.values()) - min(byes[number] for number in there.members) <= 1
        assert {len(each.members) for each in round_} <= {1, seats, max(seats - 1, fewest)}


def test_who_has_dropped_out_is_not_drawn() -> None:
    """The draw is of those who are left, and the same whoever asks for it."""
    there = played(season(6, 2), Random(1))
    there = replace(there, members={**there.members, 2: replace(there.members[2], active=False)})
    assert sorted(each for pairing in draw(there, 2) for each in pairing.members) == [1, 3, 4, 5, 6]
    assert draw(there, 2) == draw(there, 2)


def plain(there: Season) -> dict[int, list[int]]:
    """Work out by member what ranks the standings, by definition and in fractions."""
    gained: dict[int, int] = dict.fromkeys(there.members, 0)
    for each in there.pairings:
        for seat, member in enumerate(each.members):
            gained[member] += share(each, seat, range(len(each.members)))
    found = {}
    for number in there.members:
        mine = [each for each in there.pairings if number in each.members]
        wins = [
            each for each in mine if each.state is PairingState.PLAYED and each.ranks[each.members.index(number)] == 1
        ]
        met = 0
        for each in mine:
            others = [member for member in each.members if member != number] or [number]
            if each.state is not PairingState.STRUCK:
                met += int(Fraction(sum(gained[other] for other in others), len(others)) + Fraction(1, 2))
        found[number] = [gained[number], sum({*each.ranks} != {1} for each in wins), met]
    for number, keys in found.items():
        level = [other for other, theirs in found.items() if theirs[:3] == keys[:3] and other != number]
        against = 0
        for each in there.pairings:
            if number in each.members and each.state in (PairingState.PLAYED, PairingState.SHARED):
                own = each.members.index(number)
                others = [seat for seat, member in enumerate(each.members) if member in level]
                against += sum(share(each, own, (own, seat)) for seat in others)
        found[number] = [*keys, against]
    return found


def share(pairing: Pairing, seat: int, among: Sequence[int]) -> int:
    """Work out what a seat gets for a game among some of the seats."""
    if pairing.state is not PairingState.PLAYED:
        return 0 if pairing.state is PairingState.STRUCK else 50
    own, parts = pairing.ranks[seat], list[Fraction]()
    for rank in (pairing.ranks[other] for other in among if other != seat):
        if own is not None:
            parts.append(Fraction(rank is None or rank > own) + Fraction(rank == own, 2))
    return int(100 * sum(parts, Fraction(0)) / max(1, len(parts)) + Fraction(1, 2))


@pytest.mark.parametrize(("people", "seats"), [*FIELDS, (16, 4), (23, 5)])
def test_standings_are_what_they_are_defined_as(people: int, seats: int) -> None:
    """Every tie-break, and equal ranks where none of them helps."""
    there, chance = season(people, seats), Random(people)
    for _ in range(5):
        there = played(there, chance)
        found, expected = standings(there), plain(there)
        assert {line.member.number: [line.points, line.wins, line.opponents, line.direct] for line in found} == expected
        assert [line.rank for line in found] == [
            1 + sum(other > expected[line.member.number] for other in expected.values()) for line in found
        ]
        assert [line.rank for line in found] == sorted(line.rank for line in found)


def test_ratings_of_a_season() -> None:
    """Games are rated in the order in which they ended; who gave up is behind all others."""
    there = season(3, 3)
    games = [
        Pairing(1, 1, (1, 2, 3), PairingState.PLAYED, 1, "", (2, None, 1), 20),
        Pairing(2, 1, (3, 1, 2), PairingState.PLAYED, 2, "", (None, None, 1), 10),
        Pairing(3, 1, (2, 3, 1), PairingState.STRUCK, 3, "late", (1, 2, 3), 30),
    ]
    first = rate({}, [("3", 2), ("1", 2), ("2", 1)])
    expected: dict[str, Rating] = {**first, **rate(first, [("1", 2), ("2", 3), ("3", 1)])}
    found = season_ratings(replace(there, pairings=tuple(games)))
    assert {str(number): rating for number, rating in found.items()} == expected
