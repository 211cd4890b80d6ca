"""The public pictures show everything public, and nothing else."""

from __future__ import annotations

import random

import pytest

from bot.games import carrara
from bot.games.carrara.components import COLOURS, OBJECTS, Blocks, Objects
from bot.games.carrara.position import Position
from render.games.carrara.pictures import board, text_board
from tests.render.games.carrara.positions import PLAIN_NAMES, moment


def _shuffled(position: Position, seed: int) -> Position:
    """Change everything hidden: coins, blocks in hands and bag, objects, the order of the stack."""
    chance = random.Random(seed)
    players = []
    for player in position.players:
        blocks = Blocks(*(chance.randrange(8) for _ in COLOURS))
        objects = Objects(*(chance.randrange(7) for _ in OBJECTS))
        players.append(player._replace(coins=chance.randrange(200), blocks=blocks, objects=objects))
    counts = [0] * len(COLOURS)
    for _ in range(sum(position.bag)):
        counts[chance.randrange(len(COLOURS))] += 1
    stack = tuple(chance.sample(position.stack, len(position.stack)))
    return position._replace(players=tuple(players), bag=Blocks(*counts), stack=stack)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_hidden_leaks(seats: int) -> None:
    """Positions that differ only in hidden information give the same picture, alt text and text board."""
    position, events = moment(seats, seats, 20)
    names = PLAIN_NAMES[:seats]
    first = carrara.view(position, None)
    other = carrara.view(_shuffled(position, seats), None)

    assert board(first, names, "en", events) == board(other, names, "en", events)
    assert text_board(first, names, "en") == text_board(other, names, "en")


def test_a_seats_own_view_shows_no_more_on_the_board() -> None:
    """The board drawn from a seat's view is the public board."""
    position, events = moment(3, 2, 20)

    assert board(carrara.view(position, 1), PLAIN_NAMES[:3], "en", events) == board(
        carrara.view(position, None), PLAIN_NAMES[:3], "en", events
    )
