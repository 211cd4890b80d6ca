"""Count how often computer players of the shared search choose well: `python -m tests.bench.bidding --positions 300`.

The game is Perudo, in positions where it is clear how likely a bid is: half are to be doubted, a quarter raised, and in
a quarter a round begins.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import count, islice
from math import comb
from random import Random
from time import process_time
from typing import Any

from bot.games import with_computers
from bot.games.chance import roll
from bot.games.players import AT_ONCE
from tests import FIXTURES
from tests.bench import figures

SEATS = (3, 3, 4, 6)
UNLIKELY, LIKELY, SOUND = 0.12, 0.85, 0.4
"""The likelihoods up to which a bid is to be doubted, from which to be raised, and from which a new one is good."""
KINDS = ("to doubt", "to doubt", "to raise", "to open")
REQUIRED_SHARE = {False: 50.0, True: 84.0}
"""The bars: percent of right choices without and with the game's rule of thumb."""


def truth(perudo: Any, position: Any, bid: Any) -> float:
    """Return how likely a bid is as seat 0 sees it."""
    own = perudo.matching(position, bid.face, position.cups[0].dice)
    dice, share = sum(len(cup.dice) for cup in position.cups[1:]), 6 if bid.face == perudo.WILD else 3
    missing = range(max(0, bid.count - own), dice + 1)
    ways = [comb(dice, there) * (share - 1) ** (dice - there) for there in missing]
    return float(sum(ways) / share**dice)


def sound(perudo: Any, position: Any, action: Any, least: float = SOUND) -> bool:
    return isinstance(action, perudo.Raise) and truth(perudo, position, action) >= least


def positions(perudo: Any, chance: Random) -> Iterator[tuple[str, Any]]:
    """Deal positions of each kind in turn, for seat 0."""
    for number in count():
        kind = KINDS[number % len(KINDS)]
        while True:
            counts = [chance.randrange(1, perudo.DICE + 1) for _ in range(chance.choice(SEATS))]
            position = perudo.Position(tuple(perudo.Cup(tuple(roll(chance, dice))) for dice in counts))
            if kind == "to open":
                break
            bid = perudo.Bid(len(counts) - 1, chance.randrange(1, sum(counts) + 1), chance.randrange(2, 7))
            position = replace(position, bid=bid)
            likely = truth(perudo, position, bid)
            if kind == "to doubt" and likely <= UNLIKELY:
                break
            legal = perudo.legal(position, 0)
            if kind == "to raise" and likely > LIKELY and any(sound(perudo, position, each, 0.6) for each in legal):
                break
        yield kind, position


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=60, metavar="N")
    parser.add_argument("--rate", action="store_true", help="with the game's rule of thumb")
    asked = parser.parse_args()
    sys.path.insert(0, str(FIXTURES / "perudo"))
    perudo: Any = import_module("perudo")
    game = with_computers(perudo.GAME if asked.rate else replace(perudo.GAME, rate=None))
    player = game.computers.players["advanced"]
    right: dict[str, list[bool]] = {kind: [] for kind in KINDS}
    chance, start = Random(6), process_time()
    for kind, position in islice(positions(perudo, Random(5)), asked.positions):
        view = game.views.view(position, 0, False)
        chosen = player.choose(view, 0, game.rules.legal(position, 0), chance, AT_ONCE)
        doubts = isinstance(chosen, perudo.Doubt)
        right[kind].append(doubts if kind == "to doubt" else sound(perudo, position, chosen))
    counts = ", ".join(f"{kind} {sum(of)} of {len(of)}" for kind, of in right.items())
    detail = f"{counts}; {(process_time() - start) / asked.positions:.2f} s a decision"
    share = 100 * sum(map(sum, right.values())) / asked.positions
    name = f"right in Perudo, advanced{', rule of thumb' * asked.rate}"
    figures.keep(name, share, "%", REQUIRED_SHARE[asked.rate], at_least=True, detail=detail)
    figures.tell_kept()


if __name__ == "__main__":
    main()
