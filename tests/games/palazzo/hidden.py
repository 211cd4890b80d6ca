"""Redeals what a seat may not know: the others' money, the pile, and the order of the stacks."""

from __future__ import annotations

from random import Random

from bot.games.palazzo.components import Cards, Stack
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition


def redeal(position: PalazzoPosition, seat: int | None, open_hands: bool, chance: Random) -> PalazzoPosition:
    all_open = open_hands or position.phase is PalazzoPhase.OVER
    closed = [each for each in range(len(position.players)) if each != seat and not all_open]
    hidden = [card for each in closed for card in position.players[each].hand] + [*position.pile]
    dealt = chance.sample(hidden, len(hidden))
    players = list(position.players)
    for each in closed:
        number = len(players[each].hand)
        players[each] = players[each]._replace(hand=Cards(dealt[:number]), shown=Cards())
        del dealt[:number]
    stacks = tuple(Stack(chance.sample(stack, len(stack))) for stack in position.stacks)
    return position._replace(players=tuple(players), stacks=stacks, pile=tuple(dealt))
