"""Count how many clicks whole turns of Carcassonne take: `python -m tests.bench.turn_clicks`.

Random players choose any legal action, computer players what they think best, so theirs are the turns that people play.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from bot.games import carcassonne
from bot.games.carcassonne import Action, View
from tests.bench import figures
from tests.e2e.games.carcassonne.players import FEW, clicks_of

GAMES = (("random", 2), ("random", 5), ("novice", 2), ("novice", 5))
VARIANTS = ("", "gold_mines")
SHARE = 85
"""So many in a hundred turns should take few clicks."""


def turns_of(player: str, seats: int, variant: str, seed: int) -> Counter[int]:
    """Play a game to its end, and return how many turns took how many clicks."""
    chance, clicks = Random(seed), Counter[int]()
    position = carcassonne.deal(seats, {variant: True} if variant else {}, chance)
    chosen: list[Action] = []
    before: View = position.open
    while carcassonne.actors(position):
        seat = position.open.turn
        legal: Any = carcassonne.legal(position, seat)
        chosen.append(carcassonne.COMPUTERS.players[player].choose(position.open, seat, legal, chance))
        played = carcassonne.play(position, seat, chosen[-1], chance)
        position = played.position
        if played.turn_ended is not None:
            clicks[clicks_of(before, chosen)] += 1
            chosen, before = [], position.open
    return clicks


def main() -> None:
    """Print for each kind of player how many clicks their turns took."""
    for player in ("random", "novice"):
        clicks = Counter[int]()
        for name, seats in GAMES:
            if name == player:
                for variant in VARIANTS:
                    clicks += turns_of(name, seats, variant, seats)
        turns = clicks.total()
        told = ", ".join(f"{number}: {100 * clicks[number] / turns:.0f} %" for number in sorted(clicks))
        sys.stdout.write(f"{player}, {turns} turns by clicks: {told}\n")
        few = sum(count for number, count in clicks.items() if number <= FEW) / turns
        figures.keep(f"turns of at most {FEW} clicks, {player}", 100 * few, "%", SHARE, at_least=True)
    figures.tell_kept()


if __name__ == "__main__":
    main()
