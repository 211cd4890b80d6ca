"""What a seat may not know is redealt; what it may know stays, and can be remembered from the events."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bot.games.carrara.components import OBJECTS, Object, blocks_of, colours_of, minus, objects_of, plus
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CategoryScored,
    CityScored,
    CoinsTaken,
    Event,
    ObjectBought,
    TypeScored,
)
from bot.games.carrara.position import CarraraPhase, CarraraPosition
from bot.games.carrara.view import Hand
from bot.games.contract import GameEnded


def redeal(position: CarraraPosition, seat: int | None, open_hands: bool, chance: Random) -> CarraraPosition:
    """Shuffle the stack, and mix bag and hidden hands: only the number of blocks in the bag is known."""
    position = position._replace(stack=tuple(chance.sample(position.stack, len(position.stack))))
    hidden = [other for other in range(len(position.players)) if other != seat]
    if open_hands or position.phase is CarraraPhase.OVER:
        return position
    players = list(position.players)
    blocks = list(colours_of(position.bag))
    objects: list[Object] = []
    for other in hidden:
        blocks += colours_of(players[other].blocks)
        objects += [kind for kind in OBJECTS for _ in range(players[other].objects[kind])]
    chance.shuffle(blocks)
    bag, rest = blocks[: sum(position.bag)], blocks[sum(position.bag) :]
    shares = [chance.choice(hidden) for _ in rest]
    owners = [chance.choice(hidden) for _ in objects]
    for other in hidden:
        own = [kind for kind, owner in zip(objects, owners, strict=True) if owner == other]
        players[other] = players[other]._replace(
            coins=chance.randrange(60),
            blocks=blocks_of([colour for colour, share in zip(rest, shares, strict=True) if share == other]),
            objects=objects_of(own),
        )
    return position._replace(bag=blocks_of(bag), players=tuple(players))


def after(hand: Hand, event: Event) -> Hand:
    """Return a hand after an event that everyone saw."""
    coins, blocks, objects = hand
    match event:
        case BlocksTaken(blocks=bought, price=price):
            return Hand(coins - price, plus(blocks, bought), objects)
        case CoinsTaken(coins=taken):
            return Hand(coins + taken, blocks, objects)
        case BuildingBuilt(blocks=paid):
            return Hand(coins, minus(blocks, paid), objects)
        case TypeScored(coins=won, objects=gained) | CityScored(coins=won, objects=gained):
            return Hand(coins + won, blocks, plus(objects, gained))
        case CategoryScored(coins=won):
            return Hand(coins + won, blocks, objects)
        case ObjectBought(object=bought_object, price=price):
            return Hand(coins - price, blocks, plus(objects, objects_of([bought_object])))
    return hand


def remembered(hands: list[Hand], events: Iterable[Event]) -> list[Hand]:
    for event in events:
        if not isinstance(event, GameEnded):
            hands[event.seat] = after(hands[event.seat], event)
    return hands
