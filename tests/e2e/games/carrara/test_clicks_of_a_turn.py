"""How many clicks every kind of turn takes, its end included, from the public message on, so that none gets longer.

A click on a button counts 1. A list counts 1 to open it and 1 for each choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
import pytest

from bot.games.carrara import Blocks, Phase, Position
from bot.games.carrara.components import OBJECTS
from bot.games.carrara.events import ObjectBought
from tests.e2e.games.carrara.stage import midgame, public
from tests.e2e.stage import Step, follow
from tests.e2e.world import World, control, controls
from tests.games.carrara.expansion.tables import expanded
from tests.games.carrara.positions import EMPTY_WHEEL, able_to_announce, board

GAME = "carrara"
MOST = {"buy": 5, "build": 4, "score": 3, "take": 2, "pass": 2}
"""The most clicks of a turn without an object or the announcement."""

BUY: tuple[Step, ...] = (("carrara_buy", None), ("carrara_wheel", None))
SEGMENT: Step = ("carrara_segment", ["2"])
ALL: Step = ("carrara_all_blocks", None)
BUILD: tuple[Step, ...] = (("carrara_build", None), ("carrara_building", ["palazzo3"]), ("carrara_city", ["massa"]))
SCORE: tuple[Step, ...] = (("carrara_score", None), ("carrara_scoring", ["porta"]))
OBJECT: tuple[Step, ...] = (("carrara_object", ["book"]), ("carrara_buy_object", None))


class Kind(NamedTuple):
    """A kind of turn: its position, what is clicked, and how many clicks that are."""

    position: Position
    steps: Sequence[Step]
    clicks: int


def ready(coins: int = 9, **changes: Any) -> Position:
    """Set up seat 0's turn with a choice everywhere; the wheel is full, so that turning it draws nothing."""
    return midgame(**{"coins": coins, "blocks": Blocks(red=2, green=2, black=2), "stack": (), **changes})


def unturned(coins: int) -> Position:
    """Set up seat 0's turn at a table with the expansion."""
    wheel = (Blocks(1, 1), Blocks(1, 1), *EMPTY_WHEEL[2:])
    return expanded(coins=coins, wheel=wheel, buildings=board("villa3 pisa, porta1 massa"))


def end(what: str) -> Step:
    """Return the step that carries out an action and ends the turn."""
    return f"{what}_end", None


TAKE: Step = ("carrara_take", None)
CONSTRUCT: Step = ("carrara_construct", None)
COUNT: Step = ("carrara_count", None)
RICH = 30
KINDS = {
    "buy as many as possible": Kind(ready(), (*BUY, SEGMENT, ALL, TAKE), 5),
    "buy as many as possible, 10 coins left": Kind(ready(RICH), (*BUY, SEGMENT, ALL, end("carrara_take")), 5),
    "buy one of several blocks": Kind(ready(), (*BUY, SEGMENT, ("carrara_blocks", ["2.100000"]), TAKE), 5),
    "buy one of several blocks, 10 coins left": Kind(
        ready(RICH), (*BUY, SEGMENT, ("carrara_blocks", ["2.100000"]), end("carrara_take")), 5
    ),
    "buy the only block of a segment": Kind(ready(), (*BUY, ("carrara_segment", ["3"]), TAKE), 4),
    "buy in the only segment": Kind(ready(wheel=(Blocks(6, 5), *EMPTY_WHEEL[1:])), (*BUY, ALL, TAKE), 4),
    "buy the only block": Kind(ready(coins=0, wheel=(Blocks(black=1), Blocks(10), *EMPTY_WHEEL[2:])), (*BUY, TAKE), 3),
    "buy nothing": Kind(ready(coins=0, wheel=(Blocks(11), *EMPTY_WHEEL[1:])), BUY, 2),
    "buy without turning": Kind(unturned(9), (BUY[0], ("carrara_unturned", None), SEGMENT, ALL, TAKE), 5),
    "buy without turning, 10 coins left": Kind(
        unturned(RICH), (BUY[0], ("carrara_unturned", None), SEGMENT, ALL, end("carrara_take")), 5
    ),
    "build": Kind(ready(), (*BUILD, CONSTRUCT), 4),
    "build, 10 coins left": Kind(ready(RICH), (*BUILD, end("carrara_construct")), 4),
    "build with the only payment": Kind(ready(blocks=Blocks(red=3)), (*BUILD, CONSTRUCT), 4),
    "build the only building": Kind(ready(blocks=Blocks(red=2)), (BUILD[0], BUILD[2], CONSTRUCT), 3),
    "build the only building in the only city": Kind(ready(blocks=Blocks(black=2)), (BUILD[0], CONSTRUCT), 2),
    "score a type": Kind(ready(), (*SCORE, COUNT), 3),
    "score a type, 10 coins left": Kind(ready(RICH), (*SCORE, end("carrara_count")), 3),
    "score a city": Kind(
        ready(buildings=board("villa3 massa, porta1 massa, villa1 massa")),
        (SCORE[0], ("carrara_scoring", ["massa"]), COUNT),
        3,
    ),
    "score what is possible alone": Kind(ready(buildings=board("porta1 massa")), (SCORE[0], COUNT), 2),
    "score all land buildings": Kind(unturned(9), (SCORE[0], ("carrara_scoring", ["land"]), COUNT), 3),
    "take 2 coins in the last round": Kind(
        ready(0, blocks=Blocks(), wheel=EMPTY_WHEEL, bag=Blocks(), buildings=(), announced_by=1, last_round_by=1),
        (("carrara_turn", None), ("carrara_coins", None)),
        2,
    ),
    "pass in the last round": Kind(
        ready(announced_by=1, last_round_by=1), (("carrara_turn", None), ("carrara_decline", None)), 2
    ),
    "buy, and an object": Kind(ready(RICH, on_sale=OBJECTS), (*BUY, SEGMENT, ALL, TAKE, *OBJECT), 8),
    "build, and an object": Kind(ready(RICH), (*BUILD, CONSTRUCT, *OBJECT), 7),
    "score, and an object": Kind(ready(RICH), (*SCORE, COUNT, *OBJECT), 6),
    "score, and the only object": Kind(
        ready(RICH, on_sale=OBJECTS[:1]), (*SCORE, COUNT, ("carrara_buy_object", None)), 4
    ),
    "score, and announce the end": Kind(
        able_to_announce(2, phase=Phase.ACTION, coins=0, wheel=EMPTY_WHEEL),
        (("carrara_score", None), ("carrara_scoring", ["biblioteca"]), COUNT, ("carrara_announce", None)),
        4,
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("first", MOST)
async def test_clicks_of_a_turn(world: World, first: str) -> None:
    """The turn is over after as many clicks as stated, and nothing of it can be left out."""
    for kind, (position, steps, clicks) in KINDS.items():
        if not kind.startswith(first):
            continue
        found = await world.begin(position)
        counted, message = 0, public(world)
        for what, values in steps:
            assert found.actors() == (0,), kind
            item = controls(message)[control(message, what)]
            counted += 1 + len(values or ()) if isinstance(item, discord.ui.Select) else 1
            (message,) = await follow(world.by_seat(found, 0), message, ((what, values),))

        assert 0 not in found.actors(), kind
        assert counted == clicks, kind
        assert ", and " in kind or counted <= MOST[first]
        world.channel = world.guild.create_text_channel("another")


async def test_an_object_though_turns_end_by_themselves(world: World) -> None:
    """Someone whose turns end by themselves can still choose an object instead."""
    for person in (world.people["Anna"], world.people["Bruno"]):
        await person.slash(world.channel, "settings end-turns", automatic=True)
    for position, steps, _ in [each for kind, each in KINDS.items() if "object" in kind]:
        found = await world.begin(position)
        await follow(world.by_seat(found, 0), public(world), tuple(steps))
        assert [event.seat for event in await found.events() if isinstance(event, ObjectBought)] == [0]
        world.channel = world.guild.create_text_channel("another")
