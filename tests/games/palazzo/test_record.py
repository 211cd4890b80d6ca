"""Palazzo's part of the game record, to the letter; records made elsewhere are accepted, spoilt ones refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games import GAMES, palazzo
from bot.games.contract import BadData, Json
from bot.games.palazzo import (
    Action,
    AddFloor,
    Auction,
    BeginPalazzo,
    Bid,
    Buy,
    Card,
    ChooseMoney,
    ChooseTile,
    Discard,
    EndTurn,
    Insert,
    Pass,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.model.draws import RecordingChance
from bot.model.record import BadRecord, RecordedMove, replay, to_record
from tests.games.palazzo.positions import bought, cards, enter_stacks, forget_stacks, tile
from tests.games.records import written_again

CODEC = palazzo.GAME.codec
SAMPLES: list[Json] = [
    json.loads(line) for line in (Path(__file__).parent / "records.jsonl").read_text("utf-8").splitlines()
]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "palazzo", palazzo.GAME)
    forget_stacks(monkeypatch)


ACTIONS: list[tuple[Action, dict[str, Json]]] = [
    (TakeMoney(), {"action": "take_money"}),
    (ChooseMoney(cards("f3 c2")), {"action": "choose_money", "cards": ["florin3", "cert2"]}),
    (Reveal(), {"action": "reveal"}),
    (
        Buy(bought("m31 b11"), cards("s7 d4")),
        {"action": "buy", "tiles": ["marble-3-1", "brick-1-1"], "cards": ["scudo7", "ducat4"]},
    ),
    (Buy(bought("m31"), cards()), {"action": "buy", "tiles": ["marble-3-1"], "cards": []}),
    (Auction(), {"action": "auction"}),
    (Bid(cards("c2 f5 c2")), {"action": "bid", "cards": ["cert2", "florin5", "cert2"]}),
    (Pass(), {"action": "pass"}),
    (ChooseTile(tile("s53")), {"action": "choose_tile", "tile": "sandstone-5-3"}),
    (BeginPalazzo(tile("s53")), {"action": "begin_palazzo", "tile": "sandstone-5-3"}),
    (AddFloor(tile("s53"), 4), {"action": "add_floor", "tile": "sandstone-5-3", "palazzo": 4}),
    (Discard(tile("s53")), {"action": "discard", "tile": "sandstone-5-3"}),
    (TakeOut(2, 3, Card.FLORIN7), {"action": "take_out", "palazzo": 2, "floor": 3, "card": "florin7"}),
    (Insert(1, 2, Card.CERT2), {"action": "insert", "single": 1, "palazzo": 2, "card": "cert2"}),
    (Remove(1, Card.DUCAT3), {"action": "remove", "single": 1, "card": "ducat3"}),
    (EndTurn(), {"action": "end_turn"}),
]


@pytest.mark.parametrize(("action", "data"), ACTIONS)
def test_actions(action: Action, data: Json) -> None:
    """Every action has the keys of the description and no others."""
    assert data == CODEC.action_to_json(action)
    assert action == CODEC.action_from_json(data)


def test_all_actions_are_described() -> None:
    """None is missing above."""
    assert {type(action) for action, _ in ACTIONS} == {*palazzo.Action.__args__}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "action: missing"),
        ({"action": "keep"}, "action: unknown: 'keep'"),
        ({"action": "reveal", "tile": "brick-1-1"}, "tile: unknown key"),
        ({"action": "bid"}, "cards: missing"),
        ({"action": "bid", "cards": "florin3"}, "cards: not a list"),
        ({"action": "bid", "cards": ["cert3"]}, "cards: unknown: 'cert3'"),
        ({"action": "bid", "cards": [3]}, "cards: unknown: 3"),
        ({"action": "bid", "cards": ["florin3"] * 201}, "cards: too long"),
        ({"action": "buy", "tiles": ["envoy"], "cards": []}, "tiles: unknown: 'envoy'"),
        ({"action": "choose_tile", "tile": "brick-6-1"}, "tile: unknown: 'brick-6-1'"),
        ({"action": "choose_tile", "tile": ["brick-5-1"]}, "tile: unknown: ['brick-5-1']"),
        ({"action": "take_out", "palazzo": True, "floor": 1, "card": "florin3"}, "palazzo: not a number"),
        ({"action": "take_out", "palazzo": 1, "floor": 1, "card": "florin8"}, "card: unknown: 'florin8'"),
    ],
)
def test_broken_actions(data: Json, message: str) -> None:
    """Anything missing, unknown or of a wrong type is reported with its location."""
    with pytest.raises(BadData) as refused:
        CODEC.action_from_json(data)

    assert message == str(refused.value)


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_samples_are_accepted(number: int) -> None:
    """Records made elsewhere are replayed to their results, and written again just the same."""
    assert written_again(SAMPLES[number]) == SAMPLES[number]


def test_samples_have_all_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were played with each split, also with others than the one that is entered here."""
    enter_stacks(monkeypatch)
    assert {frozenset(sample["options"]) for sample in SAMPLES} == {*map(frozenset, palazzo.VARIANTS.values())}
    for sample in SAMPLES:
        assert replay(sample).outcome is not None


def test_running_games() -> None:
    """A running record may end in the middle of a turn, and has no result."""
    sample = {key: value for key, value in SAMPLES[0].items() if key != "result"}
    for number in range(0, len(sample["moves"]), 11):
        assert replay(sample | {"moves": sample["moves"][:number]}).outcome is None


def set_move(number: int, **keys: Json) -> Callable[[Any], None]:
    """Spoil a move."""
    return lambda record: record["moves"][number].update(keys)


def first(number: int, action: str) -> int:
    """Return which move of a sample is the first of its kind."""
    return next(place for place, move in enumerate(SAMPLES[number]["moves"]) if move["action"] == action)


def swap(record: Any, one: str, other: str) -> None:
    """Swap the first tiles of two stacks."""
    stacks = record["setup"]["stacks"]
    stacks[one][0], stacks[other][0] = stacks[other][0], stacks[one][0]


def shuffled(number: int) -> int:
    """Return the first move of a sample for which the discards were shuffled."""
    return next(place for place, move in enumerate(SAMPLES[number]["moves"]) if move.get("drawn"))


TAKE, BUY, INSERT = first(0, "take_money"), first(0, "buy"), first(0, "insert")
SHUFFLED = shuffled(1)
SPOILT: list[tuple[int, Callable[[Any], object], str]] = [
    (0, set_move(0, action="auction"), "move 1: action_first"),
    (0, set_move(0, seat=1), "move 1: not_your_turn turn=0"),
    (0, set_move(0, drawn=[]), "move 1: drawn: unknown key"),
    (0, set_move(2, cards=["cert2"]), "move 3: bid_too_low need=4 have=2"),
    (0, set_move(2, cards=["cert2"] * 11), "move 3: cards_not_owned"),
    (0, set_move(2, cards=[]), "move 3: no_cards"),
    (0, lambda record: record["moves"].pop(4), "move 5: not_your_turn turn=1"),
    (0, set_move(5, tile="brick-2-2"), "move 6: not_yours_to_build tile=brick-2-2 tiles=(brick-2-1,)"),
    (0, lambda record: record["moves"].pop(6), "move 7: not_your_turn turn=0"),
    (0, lambda record: record["moves"][TAKE].pop("drawn"), f"move {TAKE + 1}: drawn: missing"),
    (0, set_move(TAKE, drawn=None), f"move {TAKE + 1}: drawn: not a list"),
    (0, set_move(TAKE, drawn=["cert2"]), f"move {TAKE + 1}: draw_unused"),
    (0, set_move(TAKE + 1, cards=["cert2", "cert2"]), f"move {TAKE + 2}: not_revealed"),
    (0, set_move(BUY, cards=[]), f"move {BUY + 1}: not_enough"),
    (0, set_move(INSERT, single=99), f"move {INSERT + 1}: no_such_palazzo palazzo=99"),
    (1, set_move(SHUFFLED, drawn=[]), f"move {SHUFFLED + 1}: draw_missing"),
    (
        1,
        lambda record: record["moves"][SHUFFLED]["drawn"].pop(),
        f"move {SHUFFLED + 1}: wrong_number_drawn need=26 have=25",
    ),
    (
        1,
        lambda record: record["moves"][SHUFFLED]["drawn"].__setitem__(0, "cert2"),
        f"move {SHUFFLED + 1}: drawn_not_there drawn=cert2",
    ),
    (0, lambda record: record["moves"].append(record["moves"][-1]), "move 203: game_over"),
    (0, lambda record: record["moves"].pop(), "result: the game is not over"),
    (0, lambda record: record["result"].update(winners=[0, 1]), "result.winners: [0, 1] should be [0]"),
    (0, lambda record: record["result"]["breakdown"][0].update(money=4), "result.breakdown.0: "),
    (0, lambda record: record["result"]["breakdown"][0].pop("money"), "result.breakdown.0.money: missing"),
    (0, lambda record: record["setup"]["stacks"].pop("II"), "setup.stacks.II: missing"),
    (0, lambda record: record["setup"]["stacks"].update(IV=[]), "setup.stacks.IV: unknown key"),
    (0, lambda record: record["setup"].update(tiles=[]), "setup.tiles: unknown key"),
    (0, lambda record: record["setup"]["money"].pop(), "setup.money: not all 55 cards"),
    (0, lambda record: record["setup"]["stacks"]["III"].remove("envoy"), "setup.stacks: not 5 envoys, all in III"),
    (0, lambda record: record["setup"]["stacks"]["I"].append("envoy"), "setup.stacks: not 5 envoys, all in III"),
    (0, lambda record: record["setup"]["stacks"]["I"].pop(), "setup.stacks: not all 48 tiles"),
    (0, lambda record: swap(record, "I", "III"), "setup.stacks.I: not 6, 5, 3, 1, 1 tiles of floors 1 to 5"),
    (
        6,
        lambda record: record["setup"]["stacks"]["II"].append(record["setup"]["stacks"]["I"].pop()),
        "setup.stacks.I: not 16 tiles",
    ),
    (6, lambda record: record.update(options={}), "setup.stacks.I: not 6, 5, 3, 1, 1 tiles"),
    (2, lambda record: record.update(options={"even_stacks": True}), "setup.stacks.I: not 16 tiles"),
    (
        2,
        lambda record: record["setup"]["stacks"].update(
            I=record["setup"]["stacks"]["I"][:4],
            II=[*record["setup"]["stacks"]["I"][4:], *record["setup"]["stacks"]["II"]],
        ),
        "setup.stacks.I: fewer than 5 tiles",
    ),
    (0, lambda record: record.update(options={"even_stacks": False}), "options.even_stacks: left out unless chosen"),
    (0, lambda record: record.update(options={"own_stacks": True, "even_stacks": True}), "options: one split"),
    (1, lambda record: record["seats"].append({"name": "E"}), "seats: 5 is not from 2 to 4"),
    (1, lambda record: record["seats"].pop(), "move "),
]


@pytest.mark.parametrize(("number", "spoil", "problem"), SPOILT)
def test_spoilt_samples_are_refused(number: int, spoil: Callable[[Any], object], problem: str) -> None:
    """One thing that is wrong is found, with its place."""
    record = deepcopy(SAMPLES[number])
    spoil(record)
    with pytest.raises(BadRecord) as refused:
        replay(record)

    assert str(refused.value).startswith(problem)


@pytest.mark.parametrize("variant", ["base", "even_stacks", "own_stacks"])
def test_own_records_are_accepted(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game played here is written as a record, and accepted, whatever split was entered since."""
    enter_stacks(monkeypatch)
    options = palazzo.VARIANTS[variant]
    drawing = RecordingChance(Random(3))
    position = palazzo.deal(3, options, drawing)
    setup = CODEC.setup_to_json(position, drawing.take())
    moves, choose = [], Random(4)
    while position.phase is not palazzo.Phase.OVER:
        seat, legal = position.asked, palazzo.legal(position, position.asked)
        action = legal[choose.randrange(len(legal))]
        position = palazzo.play(position, seat, action, drawing).position
        moves.append(RecordedMove(seat, action, drawing.take()))
    record = to_record(palazzo.GAME, options, ["A", "B", "C"], setup, moves, palazzo.outcome(position))
    forget_stacks(monkeypatch)
    assert replay(json.loads(json.dumps(record))).position == position
