"""Carrara as a library, and its part of the game record, to the letter."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from bot.games import carrara
from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import BUILDINGS, Blocks, BuildingType, City, Object
from bot.games.contract import BadData, Json
from tests.games.carrara.positions import building, table
from tests.games.chances import First

ACTIONS: list[tuple[Action, dict[str, Json]]] = [
    (TurnWheel(), {"action": "turn_wheel"}),
    (
        TakeBlocks(6, Blocks(white=1, blue=2)),
        {"action": "take_blocks", "segment": 6, "blocks": ["white", "blue", "blue"]},
    ),
    (TakeCoins(), {"action": "take_coins"}),
    (
        Build(building("villa3"), City.VIAREGGIO, Blocks(red=1, green=2)),
        {"action": "build", "building": "villa3", "city": "viareggio", "blocks": ["red", "green", "green"]},
    ),
    (ScoreType(BuildingType.CATTEDRALE), {"action": "score_type", "type": "cattedrale"}),
    (ScoreCity(City.LERICI), {"action": "score_city", "city": "lerici"}),
    (Decline(), {"action": "decline"}),
    (BuyObject(Object.SHIELD), {"action": "buy_object", "object": "shield"}),
    (Announce(), {"action": "announce"}),
    (EndTurn(), {"action": "end_turn"}),
]


@pytest.mark.parametrize(("action", "data"), ACTIONS)
def test_actions(action: Action, data: Json) -> None:
    """Every action has the keys of the description and no others."""
    assert data == carrara.GAME.codec.action_to_json(action)
    assert action == carrara.GAME.codec.action_from_json(data)


def test_blocks_in_any_order() -> None:
    """Lists of blocks are compared as multisets."""
    data = {"action": "take_blocks", "segment": 1, "blocks": ["black", "white", "black"]}

    assert TakeBlocks(1, Blocks(white=1, black=2)) == carrara.GAME.codec.action_from_json(data)


@pytest.mark.parametrize(
    ("data", "path", "problem"),
    [
        ({}, "action", "missing"),
        ({"action": "pass"}, "action", "unknown: 'pass'"),
        ({"action": ["build"]}, "action", "unknown: ['build']"),
        ({"action": "end_turn", "city": "pisa"}, "city", "unknown key"),
        ({"action": "turn_wheel", "drawn": []}, "drawn", "unknown key"),
        ({"action": "score_city"}, "city", "missing"),
        ({"action": "score_city", "city": "Pisa"}, "city", "unknown: 'Pisa'"),
        ({"action": "score_city", "city": "siena"}, "city", "unknown: 'siena'"),
        ({"action": "score_city", "city": 1}, "city", "unknown: 1"),
        ({"action": "score_city", "city": "x" * 99}, "city", f"unknown: '{'x' * 36}..."),
        ({"action": "buy_object", "object": None}, "object", "unknown: None"),
        ({"action": "take_blocks", "segment": "1", "blocks": []}, "segment", "not a number"),
        ({"action": "take_blocks", "segment": 1.0, "blocks": []}, "segment", "not a number"),
        ({"action": "take_blocks", "segment": True, "blocks": []}, "segment", "not a number"),
        ({"action": "take_blocks", "segment": 10**9, "blocks": []}, "segment", "too large"),
        ({"action": "take_blocks", "segment": 1, "blocks": "white"}, "blocks", "not a list"),
        ({"action": "take_blocks", "segment": 1, "blocks": ["white"] * 999}, "blocks", "too long"),
        ({"action": "take_blocks", "segment": 1, "blocks": ["white", "pink"]}, "blocks", "unknown: 'pink'"),
        ({"action": "take_blocks", "segment": 1, "blocks": [["white"]]}, "blocks", "unknown: ['white']"),
        ({"action": "build", "building": "villa6", "city": "pisa", "blocks": []}, "building", "unknown: 'villa6'"),
        ({"action": "build", "building": ["villa1"], "city": "pisa", "blocks": []}, "building", "unknown: ['villa1']"),
    ],
)
def test_broken_actions(data: Json, path: str, problem: str) -> None:
    """Anything missing, unknown, too large or of a wrong type is reported with its location."""
    with pytest.raises(BadData) as refused:
        carrara.GAME.codec.action_from_json(data)

    assert (path, problem) == (refused.value.path, refused.value.problem)


def test_setup() -> None:
    """The setup names all 30 buildings, the display first, then the stack from its top."""
    position = carrara.deal(3, {}, First())

    assert {"buildings": [item.key for item in BUILDINGS]} == carrara.GAME.codec.setup_to_json(position, [])
    assert [[*BUILDINGS]] == carrara.GAME.codec.setup_from_json(carrara.GAME.codec.setup_to_json(position, []))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "setup: not an object"),
        ({}, "setup.buildings: missing"),
        ({"buildings": {}}, "setup.buildings: not a list"),
        ({"buildings": ["villa9"]}, "setup.buildings.0: unknown: 'villa9'"),
        ({"buildings": ["villa1"] * 30}, "setup.buildings: not each of the 30 buildings once"),
        ({"buildings": [item.key for item in BUILDINGS[1:]]}, "setup.buildings: not each of the 30 buildings once"),
        ({"buildings": [item.key for item in BUILDINGS], "cards": {}}, "setup.cards.top: missing"),
    ],
)
def test_broken_setup(data: Json, message: str) -> None:
    """A setup has each building once, and nothing else."""
    with pytest.raises(BadData) as refused:
        carrara.GAME.codec.setup_from_json(data)

    assert message == str(refused.value)


def test_drawn() -> None:
    """Turning the wheel always has `drawn`, which may be empty; no other action has it."""
    drawn: list[list[Any]] = [[*carrara.Colour][4:]]

    assert carrara.GAME.codec.drawn_to_json(TurnWheel(), drawn) == {"drawn": ["blue", "black"]}
    assert carrara.GAME.codec.drawn_to_json(TurnWheel(), [[]]) == {"drawn": []}
    assert carrara.GAME.codec.drawn_to_json(EndTurn(), []) == {}
    assert drawn == carrara.GAME.codec.drawn_from_json(TurnWheel(), ["black", "blue"])
    assert carrara.GAME.codec.drawn_from_json(TurnWheel(), []) == [[]]
    assert carrara.GAME.codec.drawn_from_json(EndTurn(), None) == []


@pytest.mark.parametrize(
    ("action", "data", "message"),
    [
        (TurnWheel(), None, "drawn: missing"),
        (TurnWheel(), "white", "drawn: not a list"),
        (TurnWheel(), ["pink"], "drawn: unknown: 'pink'"),
        (EndTurn(), [], "drawn: unknown key"),
    ],
)
def test_broken_drawn(action: Action, data: Json, message: str) -> None:
    """`drawn` is required where it belongs, and refused elsewhere."""
    with pytest.raises(BadData) as refused:
        carrara.GAME.codec.drawn_from_json(action, data)

    assert message == str(refused.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": []}, "players: 0 is not from 2 to 4"),
        ({"wheel": [[]]}, "wheel: not 6 segments"),
        ({"turn": 2}, "turn: no such seat"),
        ({"last_round_by": -1}, "last_round_by: no such seat"),
        ({"phase": "later"}, "phase: unknown: 'later'"),
    ],
)
def test_broken_positions(change: dict[str, Json], message: str) -> None:
    """An impossible position is refused."""
    with pytest.raises(BadData) as refused:
        carrara.GAME.codec.position_from_json(carrara.GAME.codec.position_to_json(table()) | change)

    assert message == str(refused.value)


def test_examples() -> None:
    """The example in the package's docstring runs as shown."""
    result = doctest.testmod(carrara)

    assert result.failed == 0
    assert result.attempted > 8


def test_everything_is_exported() -> None:
    """Every action, event and error can be imported from the package itself."""
    names = {kind.__name__ for kind in (*carrara.Action.__args__, *carrara.Event.__args__)}

    assert names | {"IllegalAction", "BadData", "Outcome", "Played", "Reason"} <= {*carrara.__all__}
    assert all(hasattr(carrara, name) for name in carrara.__all__)
