"""Ratings: properties that hold for any players, and how ratings are shown."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.rating import PROVISIONAL_GAMES, Rating, rate

ratings = st.builds(Rating, mu=st.floats(0, 50), sigma=st.floats(1, 8.3), games=st.integers(0, 50))
players = st.lists(ratings, min_size=2, max_size=5)


def rated(before: list[Rating], places: list[int]) -> list[Rating]:
    known = {str(number): rating for number, rating in enumerate(before)}
    after = rate(known, [(str(number), place) for number, place in enumerate(places)])
    return [after[str(number)] for number in range(len(before))]


def places_of(standing: list[int]) -> list[int]:
    """Return the places of players who are ordered by a number, ties included."""
    return [1 + sum(other < own for other in standing) for own in standing]


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Rating], list[int]]:
    before = draw(players)
    return before, places_of([draw(st.integers(1, 5)) for _ in before])


@given(games())
def test_a_sole_winner_rises_and_a_sole_loser_falls(game: tuple[list[Rating], list[int]]) -> None:
    """However much stronger or weaker the others are; every game counts once, and a first place as a win."""
    before, places = game
    after = rated(before, places)
    for player, place in enumerate(places):
        counts = before[player].games + 1, before[player].wins + (place == 1)
        assert (after[player].games, after[player].wins) == counts
        if places.count(place) == 1 and place == 1:
            assert after[player].mu >= before[player].mu
        if places.count(place) == 1 and place == max(places):
            assert after[player].mu <= before[player].mu


@given(ratings, st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_equals_are_ordered_by_their_places(rating: Rating, standing: list[int]) -> None:
    """Of equals, a better place gives a higher strength and rating, and the same place the same, whoever else ties."""
    places = places_of(standing)
    after = rated([rating] * len(places), places)
    for (place, one), (other_place, other) in combinations(zip(places, after, strict=True), 2):
        if place == other_place:
            assert (one.mu, one.sigma) == pytest.approx((other.mu, other.sigma), abs=1e-6)
        else:
            assert (one.mu > other.mu) == (place < other_place)
            assert one.points == other.points or (one.points > other.points) == (place < other_place)


def test_who_holds_several_seats_counts_once() -> None:
    """A computer player with two seats gets the mean of both; playing only itself changes nothing."""
    apart = rated([Rating()] * 3, [1, 2, 3])
    after = rate({}, [("novice", 1), ("7", 2), ("novice", 3)])
    assert after["7"] == apart[1]
    assert after["novice"].mu == pytest.approx((apart[0].mu + apart[2].mu) / 2)
    assert (after["novice"].games, after["novice"].wins) == (1, 1)
    assert rate({}, [("novice", 1), ("novice", 2)]) == {}
    assert rate({}, [("7", 1)]) == {}


def test_a_beginner_is_rated_1000_and_believed_to_be_1500() -> None:
    """The rating is a conservative estimate; it rises with certainty and with wins."""
    assert (Rating().points, Rating().strength, Rating().margin) == (1000, 1500, 500)
    winner, loser = Rating(), Rating()
    for number in range(12):
        assert winner.provisional == (number < PROVISIONAL_GAMES)
        after = rate({"a": winner, "b": loser}, [("a", 1), ("b", 2)])
        winner, loser = after["a"], after["b"]
    assert winner.points > Rating().points
    assert winner.points > loser.points
    assert winner.margin < 500
    assert winner.strength > 1500 > loser.strength
