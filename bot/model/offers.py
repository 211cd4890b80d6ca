"""Offers to play: what each of them leaves open, and which of them fit together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf
from typing import Final, NamedTuple

from bot.games.contract import Meta
from bot.model.pace import Pace

MAX_OFFERS: Final = 10
"""The most offers that a person may leave at a time."""


class Wish(NamedTuple):
    """What someone would like to play; whatever is left open is up to the others."""

    game: str = ""
    """A game, one of its variants as `game/variant`, or empty for any."""
    players: int | None = None
    pace: Pace | None = None

    def suits(self, variant: str, players: int | None, pace: Pace | None) -> bool:
        """Return whether a table with these terms fits the wish."""
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
    """The channel where it was made; 0 once that is gone."""
    wish: Wish
    language: str
    """The language of the table, if theirs is the newest of its offers."""
    until: int
    """In seconds since 1970."""
    keep: bool = False
    """Whether it still stands after another one of theirs has led to a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOffer(NewOffer):
    id: int
    away: bool = False
    """Whether it is suspended because its person is away."""


class Match(NamedTuple):
    """Offers that make a table, the oldest first, and its terms."""

    offers: tuple[PlayOffer, ...]
    variant: str
    pace: Pace


def find_match(offers: Iterable[PlayOffer], games: Sequence[Meta]) -> Match | None:
    """Return the offers that make a table, preferring the oldest offers, then the larger table; None if none do.

    Of several terms that suit the same people, the first are chosen, in the order of games, variants and paces.
    """
    by_age = sorted(offers, key=lambda offer: offer.id)
    return min(_matches(by_age, games), key=seniority, default=None)


def offers_to_fill(
    offers: Iterable[PlayOffer], terms: Wish, there: Collection[int | None], free: int
) -> list[PlayOffer]:
    """Return the oldest offers that would fill a table, or else those that leave the number of players open.

    `there` holds the people who sit at it or are asked, and `free` is the number of its other seats.
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
    """Return the sort key by which the oldest offers come first, then the larger table."""
    return (*(offer.id for offer in match.offers), inf)


def _matches(offers: Sequence[PlayOffer], games: Sequence[Meta]) -> Iterator[Match]:
    """Yield, for all terms, the oldest offers that suit them, if there are enough."""
    for game in games:
        for name, players, pace in product(game.variants, game.seats, Pace):
            variant = f"{game.name}/{name}"
            oldest: Mapping[int, PlayOffer] = {
                offer.user: offer for offer in reversed(offers) if offer.wish.suits(variant, players, pace)
            }
            found = sorted(oldest.values(), key=lambda offer: offer.id)[:players]
            if len(found) == players > 1:
                yield Match(tuple(found), variant, pace)
