"""Offers to play: what each of them leaves open, and which of them make a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf
from typing import Final, NamedTuple

from bot.games.contract import Meta
from bot.model.pace import Pace

MOST_OFFERS: Final = 10
"""The most offers that a person may leave at a time."""


class Wish(NamedTuple):
    """What someone would like to play; whatever is not named is as the others like."""

    game: str = ""
    """A game, one of its variants as `game/variant`, or empty for any."""
    players: int | None = None
    pace: Pace | None = None

    def suits(self, variant: str, players: int | None, pace: Pace | None) -> bool:
        """Return whether a table with these terms is as wished."""
        named = self.game in ("", variant, variant.partition("/")[0])
        return named and self.players in (None, players) and self.pace in (None, pace)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewOffer:
    """An offer to play on a server."""

    user: int
    name: str
    """The person's name, as their seat will have it."""
    guild: int
    channel: int
    """Where it was made; 0 once that is gone."""
    wish: Wish
    language: str
    """The language of a table that they open with it."""
    until: int
    """In seconds since 1970."""
    keep: bool = False
    """Whether it stands although another one of theirs has led to a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOffer(NewOffer):
    """An offer as it is stored."""

    id: int
    away: bool = False
    """Whether it rests, as its person is away."""


class Match(NamedTuple):
    """Offers that make a table, the oldest first, and its terms."""

    offers: tuple[PlayOffer, ...]
    variant: str
    pace: Pace


def find_match(offers: Iterable[PlayOffer], games: Sequence[Meta]) -> Match | None:
    """Return the offers that make a table: with the oldest among them, then with the more people; None if none do.

    Of terms that suit the same people the first count: of the games as they are given, their variants and the paces.
    """
    by_age = sorted(offers, key=lambda offer: offer.id)
    return min(_matches(by_age, games), key=seniority, default=None)


def who_fits(offers: Iterable[PlayOffer], terms: Wish, there: Collection[int | None], free: int) -> list[PlayOffer]:
    """Return the oldest offers of others by which a table gets full, or else of those that leave open how many play.

    `there` are the people who sit at it or are asked, `free` its other seats.
    """
    suiting = [
        each
        for each in sorted(offers, key=lambda offer: offer.id, reverse=True)
        if not each.away and each.user not in there and each.wish.suits(*terms)
    ]
    oldest = {each.user: each for each in suiting}
    if len(oldest) < free:
        oldest = {each.user: each for each in suiting if each.wish.players is None}
    return sorted(oldest.values(), key=lambda offer: offer.id)[:free]


def seniority(match: Match) -> tuple[float, ...]:
    """Return a key that sorts first what is to be preferred: the oldest offers, then the larger table."""
    return (*(offer.id for offer in match.offers), inf)


def _matches(offers: Sequence[PlayOffer], games: Sequence[Meta]) -> Iterator[Match]:
    """Yield for all terms the oldest offers that suit them, if these are enough."""
    for game in games:
        for name, players, pace in product(game.variants, game.seats, Pace):
            variant = f"{game.name}/{name}"
            oldest: Mapping[int, PlayOffer] = {
                offer.user: offer for offer in reversed(offers) if offer.wish.suits(variant, players, pace)
            }
            found = sorted(oldest.values(), key=lambda offer: offer.id)[:players]
            if len(found) == players > 1:
                yield Match(tuple(found), variant, pace)
