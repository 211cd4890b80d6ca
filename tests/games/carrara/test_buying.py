"""Buying blocks (pages 3 to 5)."""

from __future__ import annotations

from bot.games.carrara.actions import TakeBlocks, TakeCoins, TurnWheel
from bot.games.carrara.components import Blocks, colours_of
from bot.games.carrara.events import BlocksTaken, CoinsTaken, WheelTurned
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.rules import forced_action
from tests.games.carrara.positions import (
    choices,
    do,
    happens,
    played,
    refusal,
    table,
    wheel,
)
from tests.games.chances import Replay


def test_first_purchase_example() -> None:
    """Page 4, example: green, blue and black from segment II cost 2 + 1 + 0 = 3 coins."""
    turned = do(table(), TurnWheel())
    bought = Blocks(green=1, blue=1, black=1)
    after = do(turned, TakeBlocks(2, bought))

    assert (17, Blocks(green=1, blue=1, black=2)) == (after.players[0].coins, after.players[0].blocks)
    assert (BlocksTaken(0, 2, bought, 3),) == happens(turned, TakeBlocks(2, bought))
    assert Blocks(white=1, yellow=1, red=1) == after.wheel[1]


def test_six_comes_back_to_one() -> None:
    """Page 5, special case 1: blocks turned from VI to I stay, cost more again, and the wheel is refilled to 11."""
    before = table(wheel=wheel(s6=Blocks(white=2, black=1), s3=Blocks(red=6)))
    result = played(before, TurnWheel(), Replay([[*colours_of(Blocks(white=1, blue=1))]]))

    assert wheel(s1=Blocks(white=3, blue=1, black=1), s4=Blocks(red=6)) == result.position.wheel
    assert (WheelTurned(0, Blocks(white=1, blue=1), Blocks(white=2, black=1)),) == result.events
    assert (BlocksTaken(0, 1, Blocks(white=1), 6),) == happens(result.position, TakeBlocks(1, Blocks(white=1)))


def test_two_coins_for_who_cannot_pay() -> None:
    """Page 5, special case 2: if nothing is free or affordable, 2 coins are taken and the action is over."""
    turned = do(table(coins=0, wheel=wheel(s1=Blocks(white=5), s2=Blocks(red=6))), TurnWheel())
    after = do(turned, TakeCoins())

    assert [TakeCoins()] == choices(turned)
    assert (0, TakeCoins()) == forced_action(turned)
    assert (CoinsTaken(0, 2, wheel_turned=True),) == happens(turned, TakeCoins())
    assert (after.players[0].coins, after.phase) == (2, CarraraPhase.AFTER_ACTION)
    assert refusal(after, TakeBlocks(3, Blocks(red=1)))[0] == "action_done"
