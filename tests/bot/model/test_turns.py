"""Splitting a log into turns: each seat's own, complete and in order, whatever else the log contains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.contract import BadData, Json, Turn
from bot.model.history import effective_moves, split_into_turns
from tests.bot.model.test_history import OTHER, log


def read(data: Json) -> tuple[Any, ...]:
    """Read events as a game does that knows nothing of other rows."""
    if OTHER in data:
        raise BadData("events", "unknown")
    return tuple(data)


def short(turns: Sequence[Turn]) -> list[str]:
    """Format turns in shorthand: seat, round, first and last row; an unfinished one ends with a plus."""
    return [f"{turn.seat}.{turn.round}:{turn.first}-{turn.last}{'' if turn.over else '+'}" for turn in turns]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0turn 0take (0end) 1build 1end", ["0.1:1-3", "1.1:4-5"]),
        ("0build (0end) 1build (1end) 0build", ["0.1:1-2", "1.1:3-4", "0.2:5-5+"]),
        # the same seat's next turn is a new one
        ("0build 0end 0build 0end", ["0.1:1-2", "0.2:3-4"]),
        # others may act in a turn, and even end it
        ("0bid 1pass@0 1build 1end", ["0.1:1-2", "1.1:3-4"]),
        # of simultaneous turns, each belongs to the seat that ended it
        ("0take 1take 1end 0end", ["1.1:1-3", "0.1:4-4"]),
        # rows that were taken back form no turn
        ("0build (0end) 1build <2 1score (1end)", ["0.1:1-2", "1.1:5-6"]),
        ("0build 0end <1 0object", ["0.1:1-4+"]),
        # rows outside the game, with or without a seat, neither split a turn nor belong to one
        ("! 0build !0 ! (0end) !1 1build !", ["0.1:2-5", "1.1:7-7+"]),
    ],
)
def test_a_log_is_split_into_turns(text: str, expected: list[str]) -> None:
    """A turn consists of the rows of one seat up to its end."""
    assert short(split_into_turns(log(text), read)) == expected


WORDS = st.sampled_from(["0build", "1build", "0end", "1end", "(0end)", "!", "!0", "<"])


@given(st.lists(WORDS, max_size=30), st.data())
def test_nothing_is_lost_or_reported_twice(words: list[str], data: st.DataObject) -> None:
    """The turns of any log contain every effective event once, in order, and are numbered consecutively."""
    text = " ".join(
        f"<{data.draw(st.integers(0, seq - 1))}" if word == "<" else word for seq, word in enumerate(words, 1)
    )
    turns = split_into_turns(log(text), read)
    own = [
        move for move in effective_moves(log(text)) if move.seat is not None and move.action["action"] != "handed_over"
    ]
    assert [event for turn in turns for event in turn.events] == [event for move in own for event in move.events]
    assert [row for turn in turns for row in turn.rows] == [move.seq for move in own]
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    assert all(turn.over for turn in turns[:-1])
    bounds = [bound for turn in turns for bound in (turn.first, turn.last)]
    assert bounds == sorted(bounds)
    assert split_into_turns(effective_moves(log(text)), read) == turns
