"""Measure the cards of the expansion: `python -m tests.bench.cards --games 600 --jobs 2`.

Computer players of one kind play each other. For each card it prints how many points it scored a seat on average, and
how far the seats' chances of winning were from those in all games: a card that favours a seat would show there.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import NamedTuple

from bot.games import carrara
from bot.games.carrara.cards.card import CardKind
from bot.games.carrara.cards.deck import DECK
from bot.games.carrara.position import EXPANSION
from bot.model.budgets import Simulations

POINTS = {
    CardKind.OBJECT: ("objects", "loose_objects"),
    CardKind.BUILDING: ("buildings",),
    CardKind.EXTRA: ("extra",),
}
"""By kind: the items of the final scoring that its card provides."""


class Game(NamedTuple):
    """The result of a game."""

    cards: dict[CardKind, str]
    points: dict[CardKind, tuple[int, ...]]
    """By kind and seat."""
    shares: tuple[float, ...]
    """By seat: 1 for a sole winner, and equal parts for several."""
    rounds: int


def play(seed: int, seats: int, player: str, simulations: int) -> Game:
    """Play a game with the same computer player in all seats."""
    chance = Random(f"{seed}/{seats}")
    position = carrara.deal(seats, {EXPANSION: True}, chance)
    decide, budget = carrara.COMPUTERS.players[player].choose, Simulations(simulations)
    while carrara.outcome(position) is None:
        if forced := carrara.forced(position):
            seat, action = forced
        else:
            seat = position.turn
            known = carrara.view_with_memory(position, seat)
            action = decide(known, seat, carrara.legal(position, seat), chance, budget.begin())
        position = carrara.play(position, seat, action, chance).position
    result, cards = carrara.outcome(position), position.cards
    assert result is not None
    assert cards is not None
    return Game(
        {card.kind: card.id for card in cards.all()},
        {
            kind: tuple(sum(items[name] for name in names) for items in result.breakdown)
            for kind, names in POINTS.items()
        },
        tuple((seat in result.winners) / len(result.winners) for seat in range(seats)),
        position.round,
    )


def table(games: dict[int, list[Game]]) -> Iterator[tuple[str, ...]]:
    """Yield a row of headings, then one for each card."""
    yield ("card", "games", *(f"points, {seats}" for seats in games), "points", *(f"won, {seats}" for seats in games))
    for kind in CardKind:
        for card in DECK.of(kind):
            with_it = {
                seats: [game for game in played if game.cards[kind] == card.id] for seats, played in games.items()
            }
            means = [mean(found, kind) for found in with_it.values()]
            won = [leaning(found, games[seats], seats) if found else "" for seats, found in with_it.items()]
            points = [f"{number:.1f}" if kind in POINTS else "" for number in (*means, fmean(means))]
            yield (f"{kind}: {card.id}", str(sum(map(len, with_it.values()))), *points, *won)


def mean(games: Sequence[Game], kind: CardKind) -> float:
    """Return the average points of a seat from the card of a kind."""
    return fmean(fmean(game.points[kind]) for game in games) if games and kind in POINTS else 0.0


def leaning(games: Sequence[Game], of_all: Sequence[Game], seats: int) -> str:
    """Format by seat by how many percentage points its chances exceeded those in all games."""
    pairs = zip(shares(games, seats), shares(of_all, seats), strict=True)
    return " ".join(f"{100 * (here - everywhere):+.0f}" for here, everywhere in pairs)


def shares(games: Sequence[Game], seats: int) -> list[float]:
    """Return by seat its share of the games won."""
    return [fmean(game.shares[seat] for game in games) for seat in range(seats)]


def spread(rows: Iterable[tuple[str, ...]]) -> dict[str, float]:
    """Return for each kind the ratio of the points of its best house card to those of its worst."""
    house = {f"{kind}: {card.id}" for kind in CardKind for card in DECK.of(kind) if card.source == "house"}
    found = defaultdict(list)
    for name, _, *cells in rows:
        if name in house and cells[3]:
            found[name.split(":")[0]].append(float(cells[3]))
    return {kind: max(means) / max(0.1, min(means)) for kind, means in found.items()}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each number of seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--player", default="advanced")
    parser.add_argument("--simulations", type=int, default=50, help="for a player that searches")
    asked = parser.parse_args()
    games: dict[int, list[Game]] = {}
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        for seats in carrara.SEATS:
            same = [[value] * asked.games for value in (seats, asked.player, asked.simulations)]
            games[seats] = list(pool.map(play, range(asked.games), *same, chunksize=4))
    rows = list(table(games))
    for row in rows:
        sys.stdout.write("| " + " | ".join(row) + " |\n")
    for seats, played in games.items():
        won = " ".join(f"{100 * share:.0f}" for share in shares(played, seats))
        sys.stdout.write(f"{seats} seats: {fmean(game.rounds for game in played):.1f} rounds, won {won}\n")
    for kind, ratio in spread(rows).items():
        sys.stdout.write(f"{kind}: house cards within {ratio:.2f}\n")


if __name__ == "__main__":
    main()
