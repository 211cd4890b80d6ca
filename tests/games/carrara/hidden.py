"""Redeals what a seat may not know; what it may know stays."""

from __future__ import annotations

from random import Random

from bot.games.carrara.components import OBJECTS, Object, Objects, blocks_of, colours_of
from bot.games.carrara.position import Phase, Position


def redeal(position: Position, seat: int | None, open_hands: bool, chance: Random) -> Position:
    """Shuffle the stack, and mix bag and hidden hands: only the number of blocks in the bag is known."""
    position = position._replace(stack=tuple(chance.sample(position.stack, len(position.stack))))
    hidden = [other for other in range(len(position.players)) if other != seat]
    if open_hands or position.phase is Phase.OVER:
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
            objects=Objects(*(own.count(kind) for kind in OBJECTS)),
        )
    return position._replace(bag=blocks_of(bag), players=tuple(players))
