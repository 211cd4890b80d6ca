"""Standings and draws of leagues, compared with brute force and plain arithmetic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
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
    return tuple(each.members for each in draw(there, 2) if len(each.members) > 1)


FIELDS = [(4, 2), (5, 3), (6, 2), (7, 3), (7, 2), (8, 4), (9, 3)]


@pytest.mark.parametrize(("people", "seats"), FIELDS)
@pytest.mark.parametrize("exact", [10, 0])
def test_no_draw_is_better(people: int, seats: int, exact: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a small field's draws the best is found, and by the search for large fields one that repeats no more."""
    monkeypatch.setattr(pairings, "EXACT_PEOPLE", exact)
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
            "byes go to the lowest of those with the fewest"
        )
        there = played(there, chance, fewest)
        byes = Counter(each.members[0] for each in there.pairings if each.state is PairingState.BYE)
        assert not byes or max(byes.values()) - min(byes[number] for number in there.members) <= 1
        assert {len(each.members) for each in round_} <= {1, seats, max(seats - 1, fewest)}


PLAYED, SHARED, STRUCK, BYE = PairingState.PLAYED, PairingState.SHARED, PairingState.STRUCK, PairingState.BYE


@pytest.mark.parametrize(
    ("state", "ranks", "points"),
    [
        (PLAYED, (1, 2, 3), (100, 50, 0)),
        (PLAYED, (4, 2, 3, 1), (0, 67, 33, 100)),
        (PLAYED, (1, 3, 1), (75, 0, 75)),
        (PLAYED, (1, None, 2), (100, 0, 50)),
        (SHARED, (), (50, 50, 50)),
        (STRUCK, (1, 2, 3), (0, 0, 0)),
        (BYE, (), (50,)),
    ],
)
def test_points_are_the_share_of_opponents_left_behind(
    state: PairingState, ranks: tuple[int | None, ...], points: tuple[int, ...]
) -> None:
    """In percent; whoever gave up was left behind by everyone, and without a result the points are shared."""
    assert Pairing(1, 1, tuple(range(1, len(points) + 1)), state, ranks=ranks).points == points


def test_standings_break_ties_in_order() -> None:
    """By points, wins, the opponents' points, and points against those who are level; else they share a place."""
    games: list[tuple[int, tuple[int, ...], PairingState, tuple[int, ...]]] = [
        *((1, (1, 2), PLAYED, (1, 2)), (1, (3, 4), PLAYED, (2, 1))),
        *((2, (1, 3), PLAYED, (2, 1)), (2, (2, 4), PLAYED, (1, 2))),
        *((3, (1, 2), SHARED, ()), (3, (4, 3), STRUCK, (1, 2))),
        *((round_, (member,), BYE, ()) for round_ in (1, 2, 3) for member in (5, 6)),
    ]
    pairings = [Pairing(round_, 1, members, state, ranks=ranks) for round_, members, state, ranks in games]
    found = standings(replace(season(6, 2), pairings=tuple(pairings)))
    assert [(each.rank, each.member.number, each.points, each.wins, each.opponents, each.direct) for each in found] == [
        (1, 1, 150, 1, 400, 150),
        (2, 2, 150, 1, 400, 50),
        (3, 5, 150, 0, 450, 0),
        (3, 6, 150, 0, 450, 0),
        (5, 4, 100, 1, 250, 100),
        (6, 3, 100, 1, 250, 0),
    ]
    three = replace(season(3, 3), pairings=(Pairing(1, 1, (1, 2, 3), PLAYED, ranks=(1, 2, 3)),))
    assert [each.opponents for each in standings(three)] == [25, 50, 75]


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
