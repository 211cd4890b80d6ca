"""Game records: written in the public format, and accepted only after being replayed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.games.contract import Json
from bot.model.draws import ImpossibleDraw, RecordedChance, RecordingChance
from bot.model.record import BadRecord, record_to_line, replay, to_record
from tests.bot.model.record_tools import RECORDS, canonical, load, running


def spoil(record: Json, where: str, value: object) -> Json:
    """Set the value at a path such as `moves.0.seat`; Ellipsis removes it."""
    *path, last = [int(step) if step.lstrip("-").isdecimal() else step for step in where.split(".")]
    inner = record
    for step in path:
        inner = inner[step]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return record


def written_again(record: Json) -> Json:
    """Replay a record and write the result."""
    found = replay(record)
    return to_record(found.game, found.options, found.names, record["setup"], found.moves, found.outcome)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_is_replayed_is_written_as_it_was(path: Any) -> None:
    """No part of a record is lost or ignored."""
    record = load(path.stem)

    assert written_again(record) == record
    assert record_to_line(written_again(record)) == path.read_text("utf-8").rstrip("\n")


def test_every_part_of_a_game_is_the_record_of_a_running_one() -> None:
    """A running record may end anywhere, even within a turn, and has no result."""
    for moves in range(len(load()["moves"])):
        found = replay(running(moves))

        assert (len(found.moves), len(found.positions), found.outcome) == (moves, moves + 1, None)


def test_lists_of_blocks_and_winners_may_be_in_any_order() -> None:
    """Blocks are compared as multisets, and winners may be named in any order."""
    record = load("shared_victory")
    for move in record["moves"]:
        for key in ("drawn", "blocks"):
            if key in move:
                move[key].reverse()
    record["result"]["winners"].reverse()

    assert record != load("shared_victory")
    assert canonical(written_again(record)) == canonical(load("shared_victory"))


@pytest.mark.parametrize("name", ["", "\n", "Zoë 🎲", "\ud800", "a" * 100_000, '"},{"'])
def test_names_are_any_strings(name: str) -> None:
    """Any name survives being written as a line of UTF-8 and read again."""
    record = spoil(load(), "seats.1.name", name)
    line = record_to_line(written_again(record)).encode("utf-8")

    assert b"\n" not in line
    assert replay(json.loads(line)).names[1] == name


@pytest.mark.parametrize(
    ("where", "value", "problem"),
    [
        ("format", "game-record/2", "format: not game-record/1: 'game-record/2'"),
        ("format", ..., "format: missing"),
        ("game", "chess", "game: unknown: 'chess'"),
        ("game", ["carrara"], "game: unknown: ['carrara']"),
        ("rules", 2, "rules: not 1: 2"),
        ("rules", True, "rules: not a whole number"),
        ("rules", 1.0, "rules: not a whole number"),
        ("options", [], "options: not an object"),
        ("options", None, "options: not an object"),
        ("options.open_hands", False, "options.open_hands: unknown option"),
        ("options.expansion", 1, "options.expansion: not true or false"),
        ("seats", {}, "seats: not a list"),
        ("seats", [{"name": "a"}], "seats: 1 is not from 2 to 4"),
        ("seats", [{"name": "a"}] * 5, "seats: 5 is not from 2 to 4"),
        ("seats", [{"name": "a"}] * 201, "seats: too long"),
        ("seats.0", "Anna", "seats.0: not an object"),
        ("seats.0", {}, "seats.0.name: missing"),
        ("seats.0.name", 7, "seats.0.name: not a text"),
        ("seats.0.id", 7, "seats.0.id: unknown key"),
        ("setup", [], "setup: not an object"),
        ("setup", {}, "setup.buildings: missing"),
        ("setup.buildings.0", "villa9", "setup.buildings.0: unknown: 'villa9'"),
        ("setup.buildings.29", ..., "setup.buildings: not each of the 30 buildings once"),
        ("moves", None, "moves: not a list"),
        ("moves", {"0": {}}, "moves: not a list"),
        ("comment", "", "comment: unknown key"),
        ("result", None, "result: not an object"),
        ("result", ..., "result: missing"),
        ("result.winner", 0, "result.winner: unknown key"),
        ("result.scores", ..., "result.scores: missing"),
        ("result.scores", "36", "result.scores: '36' should be [102, 79]"),
        ("result.scores.0", 102.0, "result.scores.0: 102.0 should be 102"),
        ("result.winners", [], "result.winners: [] should be [0]"),
        ("result.winners", [False], "result.winners.0: False should be 0"),
        ("result.winners", [0, 0], "result.winners: [0, 0] should be [0]"),
        ("result.winners", 0, "result.winners: 0 should be [0]"),
        ("result.breakdown", 0, "result.breakdown: 0 should be [{'track': 45, 'objects': 27, 'buildi..."),
        ("result.breakdown.1", [], "result.breakdown.1: not an object"),
        ("result.breakdown.1.total", ..., "result.breakdown.1.total: missing"),
        ("result.breakdown.1.extra", 0, "result.breakdown.1.extra: unknown key"),
        ("result.breakdown.1.coins", "0", "result.breakdown.1.coins: '0' should be 0"),
    ],
)
def test_a_record_with_something_wrong_outside_its_moves_is_refused(where: str, value: object, problem: str) -> None:
    """Every key is checked, and the error gives its path."""
    with pytest.raises(BadRecord) as refused:
        replay(spoil(load(), where, value))

    assert (refused.value.move, str(refused.value.problem)) == (None, problem)


@pytest.mark.parametrize(
    ("where", "value", "problem"),
    [
        ("moves.0", [], "not an object"),
        ("moves.0.seat", ..., "seat: missing"),
        ("moves.0.seat", False, "seat: not a whole number"),
        ("moves.0.seat", "0", "seat: not a whole number"),
        ("moves.0.seat", 0.0, "seat: not a whole number"),
        ("moves.0.seat", 1, "not_your_turn turn=0"),
        ("moves.0.seat", -1, "not_your_turn turn=0"),
        ("moves.0.seat", 10**11, "not_your_turn turn=0"),
        ("moves.0.action", ..., "action: missing"),
        ("moves.0.action", "pass", "action: unknown: 'pass'"),
        ("moves.0.action", 7, "action: unknown: 7"),
        ("moves.0.drawn", ..., "drawn: missing"),
        ("moves.0.drawn", None, "drawn: not a list"),
        ("moves.0.drawn", {}, "drawn: not a list"),
        ("moves.0.drawn.0", "purple", "drawn: unknown: 'purple'"),
        ("moves.0.drawn.0", ["white"], "drawn: unknown: ['white']"),
        ("moves.0.drawn", [], "wrong_number_drawn need=5 have=0"),
        ("moves.0.drawn", ["white"] * 6, "wrong_number_drawn need=5 have=6"),
        ("moves.0.segment", 1, "segment: unknown key"),
        ("moves.0.at", "noon", "at: unknown key"),
    ],
)
def test_a_record_with_something_wrong_in_a_move_is_refused(where: str, value: object, problem: str) -> None:
    """The error gives the number of the move, counted from 1."""
    with pytest.raises(BadRecord) as refused:
        replay(spoil(running(1), where, value))

    assert (refused.value.move, str(refused.value.problem)) == (1, problem)


def first(record: Json, action: str) -> int:
    """Return the index of the first move with this action."""
    return next(place for place, move in enumerate(record["moves"]) if move["action"] == action)


@pytest.mark.parametrize(
    ("action", "key", "value"),
    [
        ("build", "city", "vıareggio"),
        ("build", "city", "Pisa"),
        ("build", "building", "villa03"),
        ("score_type", "type", "palazzo\u200b"),
        ("buy_object", "object", "ﬂag"),
        ("buy_object", "object", "ſhield"),
        ("take_blocks", "segment", "2"),
        ("take_blocks", "segment", 2.0),
        ("take_blocks", "segment", True),
        ("take_blocks", "segment", 7),
        ("take_blocks", "segment", 0),
        ("take_blocks", "blocks", []),
        ("take_blocks", "blocks", "white"),
        ("take_blocks", "blocks", {"white": 1}),
        ("take_blocks", "drawn", []),
        ("end_turn", "drawn", None),
        ("end_turn", "blocks", []),
    ],
)
def test_names_and_numbers_are_taken_to_the_letter(action: str, key: str, value: object) -> None:
    """Values that merely resemble a name or number of the game are refused."""
    record = load("bought_object_counts_for_the_announcement")
    place = first(record, action)
    record["moves"][place][key] = value

    with pytest.raises(BadRecord) as refused:
        replay(record)

    assert refused.value.move == place + 1


def test_blocks_that_the_bag_no_longer_holds_cannot_be_drawn() -> None:
    """There are 7 blocks of each colour, one of which is already on the wheel."""
    record = running(5, "two_coins_without_payment")
    for move in record["moves"]:
        if "drawn" in move:
            move["drawn"] = ["white"] * len(move["drawn"])

    with pytest.raises(BadRecord, match="drawn_not_there drawn=white"):
        replay(record)


def change_points(record: Json) -> None:
    """Add a point on the track and in the total."""
    items = record["result"]["breakdown"][0]
    items["track"] += 1
    items["total"] += 1
    record["result"]["scores"][0] += 1


def play_on(record: Json) -> None:
    """Append an action after the end."""
    record["moves"].append({"seat": 0, "action": "turn_wheel", "drawn": []})


def leave_out_end_of_turn(record: Json) -> None:
    """Remove the end of a turn."""
    del record["moves"][first(record, "end_turn")]


def swap_turns(record: Json) -> None:
    """Swap the first two moves."""
    record["moves"][:2] = record["moves"][1::-1]


@pytest.mark.parametrize("change", [change_points, play_on, leave_out_end_of_turn, swap_turns])
def test_a_game_that_went_otherwise_is_refused(change: Callable[[Json], None]) -> None:
    """A well-formed record is refused if its game breaks the rules."""
    record = load()
    change(record)

    with pytest.raises(BadRecord):
        replay(record)


def test_a_running_game_has_no_result() -> None:
    """A result is allowed only if the game is over."""
    record = load()
    del record["moves"][-1]

    with pytest.raises(BadRecord, match=r"^result: the game is not over$"):
        replay(record)


@pytest.mark.parametrize("record", [None, True, 7, "record", [], [{}], {}])
def test_what_is_no_record_at_all_is_refused(record: Json) -> None:
    """JSON that is not a record is refused."""
    with pytest.raises(BadRecord):
        replay(record)


def test_recording_remembers_draws_until_they_are_taken() -> None:
    """`take` returns the draws since the last call."""
    chance = RecordingChance(random.Random(1))
    first_draw, second_draw = chance.sample("abc", 2), chance.sample("xyz", 1)

    assert chance.drawn == [first_draw, second_draw]
    assert chance.take() == [first_draw, second_draw]
    assert chance.take() == []


def test_recorded_draws_come_back_and_none_is_left_over() -> None:
    """Draws are returned in order; missing and unused ones are errors."""
    chance = RecordedChance([["b", "a"], []])

    assert chance.sample("aab", 2) == ["b", "a"]
    with pytest.raises(ImpossibleDraw, match="draw_unused"):
        chance.finish()
    assert chance.sample("aab", 0) == []
    chance.finish()
    with pytest.raises(ImpossibleDraw, match="draw_missing"):
        chance.sample("aab", 0)
