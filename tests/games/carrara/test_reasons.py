"""Every reason for refusing an action, with its facts."""

from __future__ import annotations

import pytest

from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    CarraraReason,
    Decline,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import Blocks, BuildingType, Category, City, Object
from bot.games.carrara.ending import goals
from bot.games.carrara.position import CarraraPhase, CarraraPosition
from bot.games.carrara.rules import legal
from tests.games.carrara.expansion.tables import expanded
from tests.games.carrara.positions import EMPTY_WHEEL, board, building, do, refusal, table

VILLA3 = building("villa3")
TYPE = BuildingType.VILLA
OVER = table(phase=CarraraPhase.OVER)
TURNED = do(table(coins=3), TurnWheel())
AFTER = table(phase=CarraraPhase.AFTER_ACTION, coins=9)
BUILDER = table(blocks=Blocks(white=1, green=2, black=3), display=(VILLA3,))
EXPANDED = expanded(phase=CarraraPhase.AFTER_ACTION)
UNMET = goals(EXPANDED.players[0], 2, EXPANDED.cards)
SPENT = table(buildings=board("villa1 pisa, porta1 pisa"), cities_scored=(City.MASSA,) * 6)

CASES: list[tuple[CarraraReason, dict[str, object], CarraraPosition, int, Action]] = [
    (CarraraReason.GAME_OVER, {}, OVER, 0, EndTurn()),
    (CarraraReason.NOT_YOUR_TURN, {"turn": 0}, table(), 1, TurnWheel()),
    (CarraraReason.ACTION_FIRST, {}, table(), 0, EndTurn()),
    (CarraraReason.ACTION_DONE, {}, AFTER, 0, TurnWheel()),
    (CarraraReason.TURN_WHEEL_FIRST, {}, table(), 0, TakeBlocks(1, Blocks(white=1))),
    (CarraraReason.BLOCKS_FIRST, {}, TURNED, 0, TurnWheel()),
    (CarraraReason.ONE_OBJECT_A_TURN, {}, AFTER._replace(phase=CarraraPhase.AFTER_PURCHASE), 0, BuyObject(Object.CUP)),
    (CarraraReason.TURN_CLOSED, {}, AFTER._replace(phase=CarraraPhase.CLOSING), 0, BuyObject(Object.CUP)),
    (CarraraReason.WHEEL_AND_BAG_EMPTY, {}, table(wheel=EMPTY_WHEEL, bag=Blocks()), 0, TurnWheel()),
    (CarraraReason.NO_SUCH_SEGMENT, {"segment": 7}, TURNED, 0, TakeBlocks(7, Blocks(white=1))),
    (CarraraReason.NO_BLOCKS_CHOSEN, {}, TURNED, 0, TakeBlocks(2, Blocks())),
    (
        CarraraReason.BLOCKS_NOT_IN_SEGMENT,
        {"segment": 2, "blocks": Blocks(1, 1, 1, 1, 1, 1)},
        TURNED,
        0,
        TakeBlocks(2, Blocks(black=2)),
    ),
    (
        CarraraReason.BLOCKS_NOT_IN_SEGMENT,
        {"segment": 2, "blocks": Blocks(1, 1, 1, 1, 1, 1)},
        TURNED,
        0,
        TakeBlocks(2, Blocks(black=1, red=-1)),
    ),
    (CarraraReason.NOT_ENOUGH_COINS, {"need": 5, "have": 3}, TURNED, 0, TakeBlocks(2, Blocks(white=1))),
    (CarraraReason.BLOCKS_AFFORDABLE, {}, TURNED, 0, TakeCoins()),
    (CarraraReason.ACTION_POSSIBLE, {}, table(), 0, TakeCoins()),
    (
        CarraraReason.NOT_ON_DISPLAY,
        {"building": building("porta5")},
        BUILDER,
        0,
        Build(building("porta5"), City.PISA, Blocks()),
    ),
    (
        CarraraReason.WRONG_NUMBER_OF_BLOCKS,
        {"need": 3, "have": 2},
        BUILDER,
        0,
        Build(VILLA3, City.LERICI, Blocks(black=2)),
    ),
    (
        CarraraReason.BLOCKS_NOT_OWNED,
        {"blocks": Blocks(white=1, red=1)},
        BUILDER,
        0,
        Build(VILLA3, City.LERICI, Blocks(white=2, red=1)),
    ),
    (
        CarraraReason.BLOCKS_NOT_ACCEPTED,
        {"city": City.PISA, "blocks": Blocks(green=1, black=1)},
        BUILDER,
        0,
        Build(VILLA3, City.PISA, Blocks(white=1, green=1, black=1)),
    ),
    (CarraraReason.NO_MARKERS_LEFT, {}, SPENT, 0, ScoreType(TYPE)),
    (CarraraReason.TYPE_SCORED, {"type": TYPE}, table(types_scored=(TYPE,)), 0, ScoreType(TYPE)),
    (CarraraReason.NO_BUILDING_OF_TYPE, {"type": TYPE}, table(), 0, ScoreType(TYPE)),
    (
        CarraraReason.CITY_SCORED,
        {"city": City.PISA, "by": 0},
        table(cities_scored=(City.PISA,)),
        0,
        ScoreCity(City.PISA),
    ),
    (CarraraReason.TOO_FEW_BUILDINGS, {"city": City.LUCCA, "need": 2, "have": 0}, table(), 0, ScoreCity(City.LUCCA)),
    (CarraraReason.NOT_ON_SALE, {"object": Object.CUP}, AFTER._replace(on_sale=()), 0, BuyObject(Object.CUP)),
    (CarraraReason.END_NOT_ANNOUNCED, {}, table(), 0, Decline()),
    (CarraraReason.LAST_ROUND, {}, AFTER._replace(last_round_by=1), 0, Announce()),
    (CarraraReason.EXPANSION_ONLY, {}, table(), 0, ScoreCategory(Category.CITY)),
    (CarraraReason.NO_BUILDING_OF_CATEGORY, {"category": Category.CITY}, expanded(), 0, ScoreCategory(Category.CITY)),
    (
        CarraraReason.CATEGORY_SCORED,
        {"category": Category.LAND},
        expanded(categories_scored=(Category.LAND,)),
        0,
        ScoreCategory(Category.LAND),
    ),
    (CarraraReason.CARDS_NOT_MET, {"goals": UNMET}, EXPANDED, 0, Announce()),
    (CarraraReason.CONDITIONS_NOT_MET, {"scorings": 4, "objects": 8, "costs": 30}, AFTER, 0, Announce()),
]


@pytest.mark.parametrize(("reason", "facts", "position", "seat", "action"), CASES)
def test_refusal(
    reason: CarraraReason, facts: dict[str, object], position: CarraraPosition, seat: int, action: Action
) -> None:
    assert (reason, facts) == refusal(position, action, seat)
    assert action not in legal(position, seat)


def test_every_reason_is_provoked() -> None:
    assert {*CarraraReason} == {case[0] for case in CASES}
