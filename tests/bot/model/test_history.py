"""Reading a log: the effective line of play, and how far back a seat may go."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.history import TakeBack, effective_moves, find_take_back, seats_taken_back
from bot.model.rows import Move

OTHER = "other"


def log(text: str) -> list[Move]:
    """Parse a log in shorthand: `0buy` by seat 0, `0end` ends its turn, `1pass@0` ends seat 0's, `(0end)` is forced.

    `0turn*` reveals, `+0take` is joined, `<2` goes back to row 2; `!` is not part of the game, nor is `!0` by seat 0.
    """
    moves = [Move(0, None, {"action": "deal"}, {}, [], reveals=True, chosen=True)]
    for seq, word in enumerate(text.split(), 1):
        bare, _, over = word.strip("()*+<!").partition("@")
        if word.startswith("<"):
            moves.append(Move(seq, 0, {"action": "take_back"}, {}, [], False, True, back_to=int(bare)))
        elif word.startswith("!"):
            seat, events = int(bare) if bare else None, [OTHER] if seq % 2 else []
            moves.append(Move(seq, seat, {"action": "handed_over"}, {}, events, False, True))
        else:
            ended = bare[0] if bare.endswith("end") else over
            move = Move(seq, int(bare[0]), {"action": bare[1:]}, {}, [f"{seq}{bare}"], "*" in word, "(" not in word)
            moves.append(replace(move, turn_ended=int(ended) if ended else None, joined="+" in word))
    return moves


def found(text: str) -> TakeBack | None:
    return find_take_back(log(text), 0, only_ends_turn=lambda move: bool(move.action["action"] == "end"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [0]),
        ("0turn* 0take", [0, 1, 2]),
        ("0turn* 0take <1", [0, 1]),
        ("0turn* 0take <1 0take (0end)", [0, 1, 4, 5]),
        ("0turn* 0take <1 0take <1", [0, 1]),
        ("0turn* 0take <1 0take <3", [0, 1]),
        ("0turn* 0take <1 <0 0build", [0, 5]),
        ("0build (0end) 1build (1end) <0 0build <0 0score", [0, 8]),
        ("0build 0end <1 0object <1 <0", [0]),
    ],
)
def test_a_take_back_undoes_all_rows_after_its_target(text: str, expected: list[int]) -> None:
    """A take-back removes itself and every effective row after the one it goes back to."""
    assert [move.seq for move in effective_moves(log(text))] == expected


@pytest.mark.parametrize(
    ("text", "back_to"),
    [
        ("0build", 0),
        ("0build (0end)", 0),
        ("0build 0object", 1),
        ("0turn* 0take", 1),
        ("0turn* 0take (0end)", 1),
        ("0build (0end) 1score (1end) 0score", 4),
        ("0turn* 0take <1 0take", 3),
        ("0build (0end) 1score <1 <0 0build", 5),
        ("0build 0object <1", 0),
        ("0build 0end <1", 0),
        ("0build (0end) 1build <2", 0),
        ("0build +0object", 0),
        ("0build (0coins) +0object +0place (0end)", 0),
        ("0build 0object +0place <1 0object +0place", 4),
    ],
)
def test_within_ones_own_turn_a_take_back_is_free(text: str, back_to: int) -> None:
    """Until the turn is confirmed by hand or the next seat has acted, and not taken that back, a take-back is free.

    It goes back to the previous row, even if that is a take-back, so that nothing is announced twice.
    """
    assert found(text) == TakeBack(back_to, free=True)


@pytest.mark.parametrize(
    ("text", "back_to"),
    [
        ("0turn*", 0),
        ("0turn* (0coins) (0end)", 0),
        ("0turn* 0take <1", 0),
        ("0build 0object*", 1),
        ("0build* (0end)", 0),
        ("0build 0end", 0),
        ("0build 0object 0end", 1),
        ("0build (0end) 1build", 0),
        ("0build (0end) (1coins) (1end)", 0),
        ("0build (0end) 1build <3 1build", 0),
        ("0tile +0follower*", 0),
        ("0tile +0follower* 1tile +1follower*", 0),
    ],
)
def test_beyond_ones_own_turn_a_take_back_needs_consent(text: str, back_to: int) -> None:
    """A reveal, a turn confirmed by hand or another seat's action needs everyone's consent."""
    assert found(text) == TakeBack(back_to, free=False)


@given(
    st.lists(st.sampled_from(["0build", "(0end)", "0end", "+0object", "0turn*", "1build", "(1end)"]) | st.floats(0, 1))
)
def test_the_newest_rows_of_a_log_are_enough_if_they_hold_the_choice(parts: list[str | float]) -> None:
    """Whatever number of rows is read from the end, they give the answer of the whole log or none."""
    words = [f"<{int(part * seq)}" if isinstance(part, float) else part for seq, part in enumerate(parts)]
    moves = log(" ".join(words))
    answers = {
        find_take_back(moves[since:], 0, lambda move: bool(move.action["action"] == "end"))
        for since in range(len(moves))
    }
    assert answers <= {None, found(" ".join(words))}


@pytest.mark.parametrize("text", ["", "1build (1end)", "0build <0", "(0coins) (0end)", "0end"])
def test_only_ones_own_choices_can_be_taken_back(text: str) -> None:
    """The deal, actions of others and forced actions cannot be taken back."""
    assert found(text) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0build (0end) 1build <0", [1]),
        ("0build (0end) 1build 2build <0", [1, 2]),
        ("0build (0end) (1coins) <0", []),
        ("0build (0end) 1build <2 <0", []),
        ("1build 0build <1", []),
    ],
)
def test_whose_choices_a_take_back_undoes_too(text: str, expected: list[int]) -> None:
    """Choices of other seats that were still in effect, but not their forced actions."""
    assert seats_taken_back(log(text), log(text)[-1]) == expected
