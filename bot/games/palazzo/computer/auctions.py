"""How an auction is expected to end: everyone bids up to what the tiles are worth to them, and to deny others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo.components import Cards
from bot.games.palazzo.computer.purse import POINT, Way, ways
from bot.games.palazzo.position import Position
from bot.games.palazzo.turn.bidding import highest

DENYING: Final = 0.7
"""What counts of the gain of an opponent whom one outbids, with two seats; with more, less accordingly."""


def limits(position: Position, gains: Sequence[float]) -> list[float]:
    """Return for each seat in an auction up to how much loss of money, in points, it would go on bidding."""
    share = DENYING / (len(gains) - 1)
    found = []
    for seat, gain in enumerate(gains):
        rivals = [other for place, other in enumerate(gains) if place != seat and not position.bids[place].passed]
        found.append((max(0.0, gain) + share * max(0.0, *rivals, 0.0)) / (1 + share))
    return found


def settle(position: Position, gains: Sequence[float]) -> tuple[int, Cards]:
    """Return who is expected to win an auction, and the cards that the winner still adds to what lies there."""
    best = highest(position.bids)
    holder = next(seat for seat, laid in enumerate(position.bids) if laid.value == best and not laid.passed)
    ceilings = limits(position, gains)
    options: dict[int, list[Way]] = {}
    reach: dict[int, int] = {holder: best}
    for seat, laid in enumerate(position.bids):
        if laid.passed:
            continue
        hand = position.players[seat].hand
        sunk = POINT * laid.value if laid.cards else 0.0
        options[seat] = [
            way
            for way in ways(hand, laid.currency)
            if way.value + laid.value > best and sunk + POINT * way.loss <= ceilings[seat]
        ]
        if options[seat]:
            reach[seat] = options[seat][-1].value + laid.value
    winner = max(reach, key=lambda seat: (reach[seat], seat == holder))
    others = max([amount for seat, amount in reach.items() if seat != winner], default=0)
    if winner == holder and others <= best:
        return winner, Cards()
    laid = position.bids[winner]
    need = max(others, best) + 1 - laid.value
    way = next((way for way in options[winner] if way.value >= need), None)
    # with the same highest amount the one wins who bids it first
    way = way or options[winner][-1]
    return winner, way.cards
