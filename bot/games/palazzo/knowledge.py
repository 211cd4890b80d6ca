"""Sampling of what a view hides."""

from __future__ import annotations

from itertools import chain

from bot.games.chance import Chance
from bot.games.palazzo.components import ALL_CARDS, ENVOY, ENVOYS, FLOORS, NO_CARDS, Card, Cards, Envoy, Stack, Tile
from bot.games.palazzo.player import Player
from bot.games.palazzo.position import Position
from bot.games.palazzo.stacks import HOUSE_FLOORS
from bot.games.palazzo.view import SeatView, View


def determinize(seen: View, chance: Chance) -> Position:
    """Sample what a view does not show: the hands of others, the pile, and where in the stacks each tile lies."""
    hands, pile = _money(seen, chance)
    return Position(
        players=tuple(
            Player(hand, NO_CARDS if player.shown is None else player.shown, player.palazzi, player.begun)
            for hand, player in zip(hands, seen.players, strict=True)
        ),
        stacks=_stacks(seen, chance),
        warehouse=seen.warehouse,
        quarries=seen.quarries,
        builder=seen.builder,
        envoys=seen.envoys,
        pile=pile,
        discards=seen.discards,
        display=seen.display,
        turn=seen.turn,
        asked=seen.asked,
        phase=seen.phase,
        bids=seen.bids,
        to_build=seen.to_build,
        chosen=seen.chosen,
        even_stacks=seen.even_stacks,
        own_stacks=seen.own_stacks,
    )


def _money(seen: View, chance: Chance) -> tuple[list[Cards], tuple[Card, ...]]:
    """Deal out the cards that are not shown: to hands, with what is known of them, and the rest to the pile."""
    hands = [_known(seen, seat) for seat in range(len(seen.players))]
    left = ALL_CARDS.minus(chain(seen.discards, seen.display, *(laid.cards for laid in seen.bids), *hands))
    dealt = chance.sample(left, len(left))
    for seat, player in enumerate(seen.players):
        missing = player.cards - len(hands[seat])
        hands[seat] = hands[seat].plus(dealt[:missing])
        del dealt[:missing]
    return hands, tuple(dealt)


def _known(seen: View, seat: int) -> Cards:
    if isinstance(seen, SeatView) and seat == seen.seat:
        return seen.hand
    if seen.open_hands is not None:
        return seen.open_hands[seat]
    return seen.players[seat].shown or NO_CARDS


def _stacks(seen: View, chance: Chance) -> tuple[Stack, ...]:
    """Deal the tiles still to come to the stacks, and shuffle each with the envoys that are left."""
    envoys = ENVOYS - seen.envoys
    sizes = [*seen.stacks[:-1], seen.stacks[-1] - envoys]
    shuffled = chance.sample(seen.unseen, len(seen.unseen))
    if not (seen.even_stacks or seen.own_stacks):
        shuffled = _by_floors(shuffled, sizes)
    stacks = []
    for number, size in enumerate(sizes):
        pieces: list[Tile | Envoy] = [*shuffled[:size], *[ENVOY] * (envoys if number == len(sizes) - 1 else 0)]
        del shuffled[:size]
        stacks.append(Stack(chance.sample(pieces, len(pieces))))
    return tuple(stacks)


def _by_floors(shuffled: list[Tile], sizes: list[int]) -> list[Tile]:
    """Order tiles so that later stacks, which are whole, get as many of each floor as the house default says."""
    ordered: list[Tile] = []
    left = list(shuffled)
    for number in reversed(range(len(sizes))):
        if not any(sizes[:number]):
            return [*left, *ordered]
        stack: list[Tile] = []
        for floor, wanted in zip(FLOORS, HOUSE_FLOORS[number], strict=True):
            stack += [tile for tile in left if tile.floor == floor][:wanted]
        for tile in stack:
            left.remove(tile)
        ordered = [*stack, *ordered]
    return ordered
