"""Rulings on points the rulebook leaves open, by their numbers in the description of the game record.

Ruling 6, on where scored objects come from, is held by test_whole_games.py; ruling 7, on the last round, by
test_ending.py.
"""

from __future__ import annotations

from random import Random

from bot.games.carrara.actions import (
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import Blocks, BuildingType, City, Object, Objects
from bot.games.carrara.events import CoinsTaken, Declined, EndAnnounced, LastBuildingBuilt
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.rules import forced_action
from tests.games.carrara.positions import (
    EMPTY_WHEEL,
    able_to_announce,
    board,
    building,
    choices,
    do,
    happens,
    player,
    refusal,
    table,
    wheel,
)

VILLA1 = building("villa1")


def test_ruling_1_object_counts_for_the_announcement() -> None:
    """Ruling 1: an object bought in the same turn counts for the announcement."""
    able = able_to_announce(coins=10, objects=Objects(2, 2, 2, 1))

    assert refusal(able, Announce())[0] == "conditions_not_met"
    assert [Announce(), EndTurn()] == choices(do(able, BuyObject(Object.FLAG)))


def test_ruling_2_last_builder_may_announce() -> None:
    """Ruling 2: the player who builds the 30th building may announce in that same turn."""
    before = able_to_announce(phase=CarraraPhase.ACTION, blocks=Blocks(black=1), display=(VILLA1,), stack=())
    build = Build(VILLA1, City.LERICI, Blocks(black=1))
    built = do(before, build)
    after = do(built, Announce())

    assert happens(before, build)[-1] == LastBuildingBuilt(0)
    assert happens(built, Announce()) == (EndAnnounced(0, 5),)

    assert (built.last_round_by, built.announced_by) == (0, None)
    assert (after.last_round_by, after.announced_by, after.players[0].points) == (0, 0, 5)
    assert Decline() in choices(do(after, EndTurn()))


def test_ruling_3_no_purchase_after_declining() -> None:
    before = table(3, turn=1, last_round_by=0, announced_by=0)
    after = do(before, Decline())

    assert (Declined(1),) == happens(before, Decline())
    assert [EndTurn()] == choices(after)
    assert (1, EndTurn()) == forced_action(after)
    assert refusal(after, BuyObject(Object.FLAG)) == ("turn_closed", {})


def test_ruling_4_coins_where_nothing_is_possible() -> None:
    """Ruling 4: 2 coins without turning the wheel only if nothing at all is possible; a purchase may follow.

    Buildings that cannot be paid for, or no longer be scored, do not count as possible.
    """
    stuck = table(bag=Blocks(), wheel=EMPTY_WHEEL, blocks=Blocks(), coins=8)
    after = do(stuck, TakeCoins())

    assert [TakeCoins()] == choices(stuck)
    assert (CoinsTaken(0, 2, wheel_turned=False),) == happens(stuck, TakeCoins())
    turned = stuck._replace(phase=CarraraPhase.BUYING)
    assert (CoinsTaken(0, 2, wheel_turned=True),) == happens(turned, TakeCoins())
    assert (after.players[0].coins, forced_action(stuck)) == (10, (0, TakeCoins()))
    assert BuyObject(Object.CUP) in choices(after)
    for other in (
        stuck._replace(bag=Blocks(red=1)),
        stuck._replace(wheel=wheel(s3=Blocks(red=1))),
        player(stuck, 0, blocks=Blocks(red=1))._replace(display=(VILLA1,)),
        player(stuck, 0, buildings=board("villa1 massa")),
    ):
        assert refusal(other, TakeCoins()) == ("action_possible", {})
        assert TakeCoins() not in choices(other)
    dear = player(stuck, 0, blocks=Blocks(red=1))._replace(display=(building("villa2"),))
    scored = player(stuck, 0, buildings=board("villa1 massa"), types_scored=(BuildingType.VILLA,))
    assert choices(dear) == choices(scored) == [TakeCoins()]


def test_ruling_5_turning_an_empty_wheel() -> None:
    """Ruling 5: the wheel may be turned if wheel or bag hold a block, even if nothing is affordable."""
    only_bag = table(coins=0, wheel=EMPTY_WHEEL, bag=Blocks(white=2))
    only_wheel = table(coins=0, wheel=wheel(s2=Blocks(white=2)), bag=Blocks())

    for before in (only_bag, only_wheel):
        assert TurnWheel() in choices(before)
        assert [TakeCoins()] == choices(do(before, TurnWheel(), chance=Random(1)))


def test_ruling_5_whole_wheel_counts() -> None:
    """Ruling 5: one affordable block in any segment forbids the coins."""
    turned = do(table(coins=1, bag=Blocks(), wheel=wheel(s1=Blocks(white=3), s5=Blocks(white=1))), TurnWheel())

    assert [TakeBlocks(6, Blocks(white=1))] == choices(turned)
    assert refusal(turned, TakeCoins()) == ("blocks_affordable", {})


def test_ruling_8_purchase_and_announcement_after_coins() -> None:
    """Ruling 8: after the 2 coins, with or without turning, a purchase and an announcement may follow."""
    able = able_to_announce(
        coins=8,
        objects=Objects(2, 2, 2, 1),
        phase=CarraraPhase.ACTION,
        blocks=Blocks(),
        bag=Blocks(),
        wheel=EMPTY_WHEEL,
    )
    able = player(able, 0, types_scored=tuple(BuildingType), cities_scored=())
    dear = player(able, 0, coins=0, objects=Objects(2, 2, 2, 2))._replace(wheel=wheel(s1=Blocks(white=1)))

    assert [BuyObject(item) for item in Object] + [EndTurn()] == choices(do(able, TakeCoins()))
    assert Announce() in choices(do(able, TakeCoins(), BuyObject(Object.CUP)))
    assert [Announce(), EndTurn()] == choices(do(dear, TurnWheel(), TakeCoins()))


def test_ruling_9_decline_or_take_coins() -> None:
    """Ruling 9: after an announcement, a player who can do nothing declines or takes the coins; neither is forced."""
    stuck = player(
        table(3, turn=1, last_round_by=0, announced_by=0, bag=Blocks(), wheel=EMPTY_WHEEL), 1, blocks=Blocks()
    )

    assert [Decline(), TakeCoins()] == choices(stuck)
    assert forced_action(stuck) is None
    assert CarraraPhase.CLOSING is do(stuck, Decline()).phase
    assert CarraraPhase.AFTER_ACTION is do(stuck, TakeCoins()).phase
