"""What can be inferred from public events, and sampling of what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, overload

from bot.games.carrara.components import (
    BLOCKS_OF_A_COLOUR,
    BUILDINGS,
    COLOURS,
    NO_BLOCKS,
    NO_OBJECTS,
    OBJECTS,
    OBJECTS_OF_A_KIND,
    Blocks,
    Colour,
    Object,
    Objects,
    blocks_of,
)
from bot.games.carrara.position import Position
from bot.games.carrara.view import Hand, SeatView, View, player_of, view
from bot.games.chance import Chance

T = TypeVar("T")

UNKNOWN_COINS = 10
"""The coins that an unknown hand is assumed to hold."""


@overload
def view_with_memory(position: Position, seat: int) -> SeatView: ...
@overload
def view_with_memory(position: Position, seat: int | None) -> View: ...
def view_with_memory(position: Position, seat: int | None) -> View:
    """Return what a seat, or with None an onlooker, knows from remembering everything that happened in public.

    All that goes behind a screen or leaves it is bought, paid or scored in the open, so all hands can be worked out.
    """
    return view(position, seat, open_hands=True)


def determinize(seen: View, chance: Chance) -> Position:
    """Sample what a view does not show: the stack's order, and if hands are unknown, these and the bag."""
    hands = seen.open_hands or _hands(seen, chance)
    built = [building for player in seen.players for building, _ in player.buildings]
    hidden = [building for building in BUILDINGS if building not in seen.display and building not in built]
    return Position(
        players=tuple(player_of(hand, player) for hand, player in zip(hands, seen.players, strict=True)),
        wheel=seen.wheel,
        bag=blocks_of(_some(COLOURS, _left(seen, hands), seen.bag, chance)),
        display=seen.display,
        stack=tuple(_some(BUILDINGS, hidden, seen.stack, chance)),
        on_sale=seen.on_sale,
        supply=seen.supply,
        turn=seen.turn,
        round=seen.round,
        phase=seen.phase,
        last_round_by=seen.last_round_by,
        announced_by=seen.announced_by,
        cards=seen.cards,
        great=seen.great,
    )


def _hands(seen: View, chance: Chance) -> tuple[Hand, ...]:
    """Deal out what is unknown to the seats whose hands are not shown."""
    own = seen.hand if isinstance(seen, SeatView) else None
    others = [seat for seat in range(len(seen.players)) if not isinstance(seen, SeatView) or seat != seen.seat]
    shown = (Hand(0, NO_BLOCKS, NO_OBJECTS),) if own is None else (own,)
    blocks = _left(seen, shown)
    held = chance.sample(blocks, max(0, len(blocks) - seen.bag))
    gone = [
        kind
        for kind in OBJECTS
        for _ in range(OBJECTS_OF_A_KIND - seen.supply[kind] - seen.on_sale.count(kind) - shown[0].objects[kind])
    ]
    objects = chance.sample(gone, len(gone))
    hands: list[Hand] = []
    for seat in range(len(seen.players)):
        if own is not None and seat not in others:
            hands.append(own)
            continue
        share = others.index(seat)
        part = slice(share, None, len(others))
        hands.append(Hand(UNKNOWN_COINS, blocks_of(held[part]), _objects_of(objects[part])))
    return tuple(hands)


def _objects_of(kinds: Sequence[Object]) -> Objects:
    return Objects(*(kinds.count(kind) for kind in OBJECTS))


def _left(seen: View, hands: Sequence[Hand]) -> list[Colour]:
    """List the blocks that are neither on the wheel nor in these hands."""
    gone: Sequence[Blocks] = (*seen.wheel, *(hand.blocks for hand in hands))
    return [colour for colour in COLOURS for _ in range(BLOCKS_OF_A_COLOUR - sum(blocks[colour] for blocks in gone))]


def _some(kinds: Sequence[T], found: Sequence[T], number: int, chance: Chance) -> list[T]:
    """Draw `number` of what was found; a view that no game leads to may show more than there is."""
    enough = list(found)
    while len(enough) < number:
        enough += kinds
    return chance.sample(enough, number)
