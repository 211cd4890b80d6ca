"""The main actions of a turn except rebuilding (section 3): taking money, or revealing tiles and then buying.

Each action has a function that checks it and raises IllegalAction, and one that carries it out.
"""

from __future__ import annotations

from itertools import combinations

from bot.games.chance import Chance
from bot.games.contract import GameEnded, IllegalAction, Played, TurnEnded
from bot.games.palazzo.actions import Buy, ChooseMoney, PalazzoReason, Reveal, TakeMoney
from bot.games.palazzo.components import (
    DEAREST_TILE,
    ENVOYS,
    MAX_BOUGHT,
    NO_CARDS,
    OWN_SHARE,
    QUARRIES,
    Cards,
    Envoy,
    Stack,
    Tile,
    Tiles,
)
from bot.games.palazzo.events import EnvoyRevealed, Event, MoneyChosen, MoneyRevealed, TileRevealed, TilesBought
from bot.games.palazzo.payment import enough_within, value_payment
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.scoring import totals
from bot.games.palazzo.view import PalazzoView


def enough_left(seen: PalazzoPosition | PalazzoView) -> bool:
    """Return whether pile and discards hold enough cards to take money: one more than there are players."""
    pile = seen.pile if isinstance(seen, PalazzoView) else len(seen.pile)
    return pile + len(seen.discards) > len(seen.players)


def check_take_money(position: PalazzoPosition, _: TakeMoney) -> None:
    """Refuse if there are too few cards."""
    if not enough_left(position):
        have = len(position.pile) + len(position.discards)
        raise IllegalAction(PalazzoReason.TOO_FEW_CARDS_LEFT, need=len(position.players) + 1, have=have)


def take_money(position: PalazzoPosition, _: TakeMoney, chance: Chance) -> Played[PalazzoPosition]:
    """Reveal the cards; if the pile runs out, the discards are shuffled into it."""
    need, pile, discards = len(position.players) + 1, position.pile, position.discards
    shuffled = len(pile) < need
    if shuffled:
        pile, discards = (*pile, *chance.sample(discards, len(discards))), NO_CARDS
    display = Cards(pile[:need])
    after = position._replace(pile=pile[need:], discards=discards, display=display, phase=PalazzoPhase.MONEY)
    return Played(after, (MoneyRevealed(position.turn, display, shuffled),), reveals=True)


def share(position: PalazzoPosition | PalazzoView) -> int:
    """Return how many of the revealed cards the seat that is asked takes."""
    return OWN_SHARE if position.asked == position.turn else 1


def cards_taken_together(position: PalazzoPosition | PalazzoView) -> list[Cards]:
    return list(dict.fromkeys([Cards(cards) for cards in combinations(position.display.ordered(), share(position))]))


def shares(position: PalazzoPosition | PalazzoView) -> list[ChooseMoney]:
    """List the ways to take them, as actions."""
    return [*map(ChooseMoney, cards_taken_together(position))]


def check_choose_money(position: PalazzoPosition, action: ChooseMoney) -> None:
    """Refuse cards that are not revealed, or the wrong number of them."""
    if not position.display.holds(action.cards):
        raise IllegalAction(PalazzoReason.NOT_REVEALED, cards=action.cards.minus(position.display))
    if len(action.cards) != share(position):
        raise IllegalAction(PalazzoReason.WRONG_NUMBER_OF_CARDS, need=share(position), have=len(action.cards))


def choose_money(position: PalazzoPosition, action: ChooseMoney, _: Chance) -> Played[PalazzoPosition]:
    """Take the cards; after all others the turn is over."""
    seat, cards = position.asked, action.cards
    display = position.display.minus(cards)
    after = position.with_player(
        seat,
        position.players[seat].taking(cards),
        display=display,
        asked=position.after(seat),
        phase=PalazzoPhase.MONEY if display else PalazzoPhase.END,
    )
    return Played(after, (MoneyChosen(seat, cards),))


def reveal(position: PalazzoPosition, _: Reveal, __: Chance) -> Played[PalazzoPosition]:
    """Reveal two tiles, for the warehouse and for a quarry; envoys are not replaced, and the fifth ends the game."""
    seat, happened = position.turn, list[Event]()
    for to_warehouse in (True, False):
        piece, stacks = _draw(position.stacks)
        position = position._replace(stacks=stacks)
        if isinstance(piece, Envoy):
            position = position._replace(envoys=position.envoys + 1)
            happened.append(EnvoyRevealed(seat, position.envoys))
            if position.envoys == ENVOYS:
                over = position._replace(phase=PalazzoPhase.OVER)
                happened += [TurnEnded(seat, None), GameEnded(totals(over).winners)]
                return Played(over, tuple(happened), reveals=True, turn_ended=seat)
        elif to_warehouse:
            position = position._replace(warehouse=(*position.warehouse, piece))
            happened.append(TileRevealed(seat, piece, None))
        else:
            # as many quarries clockwise from the builder's as the tile has windows
            quarry = (position.builder - 1 + piece.windows) % len(QUARRIES) + 1
            position = position.with_quarry(quarry, (*position.quarries[quarry - 1], piece))
            happened.append(TileRevealed(seat, piece, quarry))
    return Played(position._replace(phase=PalazzoPhase.REVEALED), tuple(happened), reveals=True)


def _draw(stacks: tuple[Stack, ...]) -> tuple[Tile | Envoy, tuple[Stack, ...]]:
    """Take the top of the first stack that is left."""
    number = next(number for number, stack in enumerate(stacks) if stack)
    first, *rest = stacks[number]
    return first, (*stacks[:number], Stack(rest), *stacks[number + 1 :])


def price_of(warehouse: int, number: int) -> int:
    """Return what a number of tiles cost together, by how many lie in the warehouse."""
    return number * max(0, DEAREST_TILE - warehouse)


def purchasable(warehouse: tuple[Tile, ...]) -> list[Tiles]:
    """List the tiles that can be bought together: one or two."""
    ordered = sorted(warehouse, key=lambda tile: tile.number)
    found = [Tiles(tiles) for number in range(1, MAX_BOUGHT + 1) for tiles in combinations(ordered, number)]
    return list(dict.fromkeys(found))


def check_buy(position: PalazzoPosition, action: Buy) -> None:
    """Refuse tiles that are not in the warehouse, and a payment with needless cards."""
    number = len(action.tiles)
    if not 1 <= number <= MAX_BOUGHT:
        raise IllegalAction(PalazzoReason.WRONG_NUMBER_OF_TILES, have=number)
    if missing := action.tiles.minus(position.warehouse):
        raise IllegalAction(PalazzoReason.NOT_IN_WAREHOUSE, tiles=missing)
    check_owned(position, action.cards)
    price = price_of(len(position.warehouse), number)
    paid = value_payment(action.cards)
    if paid is None:
        raise IllegalAction(PalazzoReason.MIXED_CURRENCIES)
    if paid.value < price:
        raise IllegalAction(PalazzoReason.NOT_ENOUGH, need=price, have=paid.value)
    if (enough := enough_within(action.cards, price)) is not None:
        raise IllegalAction(PalazzoReason.TOO_MUCH, need=price, cards=Cards(enough))


def check_owned(position: PalazzoPosition, cards: Cards) -> None:
    """Refuse cards that the seat that is asked does not hold."""
    hand = position.players[position.asked].hand
    if not hand.holds(cards):
        raise IllegalAction(PalazzoReason.CARDS_NOT_OWNED, cards=cards.minus(hand))


def buy(position: PalazzoPosition, action: Buy, _: Chance) -> Played[PalazzoPosition]:
    """Pay, and get the tiles to build."""
    seat, tiles = position.turn, action.tiles
    price = price_of(len(position.warehouse), len(tiles))
    after = position.with_player(
        seat,
        position.players[seat].giving(action.cards),
        warehouse=tuple(Tiles(position.warehouse).minus(tiles)),
        discards=position.discards.plus(action.cards),
        to_build=tuple(tiles),
        phase=PalazzoPhase.BUILDING,
    )
    return Played(after, (TilesBought(seat, tiles, action.cards, price),), reveals=bool(action.cards))
