"""Prepared positions of Carrara to start a test from."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import discord

from bot.games.carrara.components import BUILDINGS, CITIES, TYPES, Blocks, Objects
from bot.games.carrara.ending import outcome
from bot.games.carrara.position import Built, CarraraPhase, CarraraPosition, deal
from bot.games.carrara.rules import legal, play
from bot.games.carrara.view import view
from tests.e2e.games.carrara.players import decide
from tests.e2e.world import World, has
from tests.games.carrara.positions import board, buildings, player, table

FULL_WHEEL = (
    Blocks(1, 1, 1, 1, 1, 1),
    Blocks(1),
    Blocks(0, 1),
    Blocks(0, 0, 1),
    Blocks(0, 0, 0, 1),
    Blocks(0, 0, 0, 0, 1),
)
"""Eleven blocks, so that turning the wheel draws nothing from the bag."""


@cache
def late(seats: int, turns: int, seed: int = 1) -> CarraraPosition:
    """Return the position at the start of a round, at least `turns` turns before a game of novices ends."""
    chance = Random(seed)
    position = deal(seats, {}, chance)
    rounds: list[CarraraPosition] = []
    while outcome(position) is None:
        if position.turn == 0 and position.phase is CarraraPhase.ACTION:
            rounds.append(position)
        seat = position.turn
        action = decide(view(position, seat), seat, legal(position, seat), chance)
        position = play(position, seat, action, chance).position
    return rounds[-(turns // seats) - 1]


def midgame(**changes: Any) -> CarraraPosition:
    """Set up seat 0's turn so that it can buy, build and score; the wheel is full, so that turning it draws nothing."""
    return table(
        **{
            "coins": 12,
            "blocks": Blocks(red=2, green=2),
            "wheel": FULL_WHEEL,
            "display": buildings("palazzo3 porta5 castello2"),
            "buildings": board("villa3 pisa, porta1 massa"),
            **changes,
        }
    )


def crowded(seats: int, **changes: Any) -> CarraraPosition:
    """Put all buildings but three on the board of seat 0, with as much of everything else as there can be."""
    *built, _, _, _ = BUILDINGS
    position = table(
        seats,
        coins=9999,
        points=999,
        blocks=Blocks(*[7] * 6),
        objects=Objects(*[6] * 6),
        buildings=tuple(Built(building, CITIES[place % 6]) for place, building in enumerate(built)),
        display=BUILDINGS[-3:],
        stack=(),
        wheel=(Blocks(2, 2, 2, 2, 2, 1), *(Blocks() for _ in range(5))),
        round=99,
    )
    for seat in range(1, seats):
        position = player(position, seat, coins=9999, blocks=Blocks(*[7] * 6), objects=Objects(*[6] * 6))
    position = player(position, seats - 1, cities_scored=CITIES[:3], types_scored=TYPES[:3])
    return position._replace(**changes)


def public(world: World) -> discord.Message:
    return next(
        message for message in reversed(world.public()) if has(message, "carrara_buy") or has(message, "carrara_turn")
    )
