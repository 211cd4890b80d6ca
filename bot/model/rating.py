"""Player ratings by OpenSkill, for games of 2 to 5 with ties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby, permutations, product
from math import fsum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START, UNSURE = 25.0, 25.0 / 3
"""The estimate for a new player, as OpenSkill has it: strength, and its standard deviation."""
PROVISIONAL_GAMES = 5
"""With fewer games than this, a rating is provisional."""
_BASE, _SCALE = 1000, 20
"""Ratings are shown as 1000 + 20 · strength: a beginner is estimated at 1500 ± 500 and rated 1000."""


@cache
def _model() -> PlackettLuce:
    # Plackett-Luce rates the whole order of a game at once instead of pair by pair. In simulated leagues (8 players, 40
    # games of 2 to 4) it orders players as well as OpenSkill's Bradley-Terry, 94 % of pairs right, but its uncertainty
    # is accurate: 94 % of strengths are within two standard deviations, with Bradley-Terry 80 %. OpenSkill's own
    # handling of ties is not used: with places 1, 1, 3, 4, 5 it raises the third more than the winners.
    from openskill.models import PlackettLuce  # 1.4 MiB, needed only once a game is over

    return PlackettLuce(mu=START, sigma=UNSURE)


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimate of a player: strength, its uncertainty, and the number of games behind it."""

    mu: float = START
    sigma: float = UNSURE
    games: int = 0
    wins: int = 0

    @property
    def provisional(self) -> bool:
        """Whether it is based on too few games to be reliable."""
        return self.games < PROVISIONAL_GAMES

    @property
    def strength(self) -> int:
        """The most likely strength; 1500 for a beginner."""
        return round(_BASE + _SCALE * self.mu)

    @property
    def margin(self) -> int:
        """The error that the strength almost certainly does not exceed (3 standard deviations)."""
        return round(3 * _SCALE * self.sigma)

    @property
    def points(self) -> int:
        """The rating that players are ordered by: the strength that they almost certainly exceed."""
        return self.strength - self.margin


def rate(known: Mapping[str, Rating], placed: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """Return the new ratings of the players of one game by their places, 1 for a win, equal for ties.

    Unknown players are beginners. A player in several seats, as a computer player can be, gets the mean over these
    seats. A game with only one player rates nobody.
    """
    if len({player for player, _ in placed}) < 2:
        return {}
    before = [known.get(player, Rating()) for player, _ in placed]
    rated = _rate_ties(before, [place for _, place in placed])
    after = {}
    for player, old in zip((player for player, _ in placed), before, strict=True):
        held = [seat for seat, (other, _) in enumerate(placed) if other == player]
        after[player] = Rating(
            mu=_mean([rated[seat][0] for seat in held]),
            sigma=_mean([rated[seat][1] for seat in held]),
            games=old.games + 1,
            wins=old.wins + any(placed[seat][1] == 1 for seat in held),
        )
    return after


def _rate_ties(before: Sequence[Rating], places: Sequence[int]) -> list[tuple[float, float]]:
    """Return each seat's new strength and uncertainty: the mean over all orders in which the ties might be broken."""
    by_place = sorted(range(len(places)), key=places.__getitem__)
    tied = [permutations(group) for _, group in groupby(by_place, places.__getitem__)]
    found: list[list[tuple[float, float]]] = [[] for _ in places]
    model = _model()
    for order in product(*tied):
        seats = [seat for group in order for seat in group]
        teams = [[model.rating(mu=before[seat].mu, sigma=before[seat].sigma)] for seat in seats]
        for seat, (after,) in zip(seats, model.rate(teams), strict=True):
            found[seat].append((after.mu, after.sigma))
    return [(_mean([mu for mu, _ in each]), _mean([sigma for _, sigma in each])) for each in found]


def _mean(values: Sequence[float]) -> float:
    # not `statistics.fmean`: the module imports `decimal`, which would take half a MiB in an idle bot
    return fsum(values) / len(values)
