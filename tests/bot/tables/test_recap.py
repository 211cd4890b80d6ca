"""Recaps: everything new to a person once, without their own actions and what was taken back meanwhile."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.history import effective_moves
from bot.model.rows import Incident, IncidentKind, Move
from bot.store.followers import ReadMark
from bot.tables.recap import Recap, Since, recap
from tests.bot.model.test_history import log

END = 1_000


def rows(text: str) -> list[Move]:
    """Parse a log in the shorthand of `log`; a row marked `!` is a person's click."""
    words = text.split()
    moves = log(" ".join(word.rstrip("!") for word in words))
    clicked = [False, *(word.endswith("!") for word in words)]
    return [
        Move(m.seq, m.seat, m.action, {}, [], m.reveals, m.chosen, m.back_to, m.seq if click else None)
        for m, click in zip(moves, clicked, strict=True)
    ]


def told(found: Recap) -> list[int | str]:
    return [each.seq if isinstance(each, Move) else each.kind.value for each in found.happened]


def played(found: Recap) -> list[int]:
    return [each.seq for each in found.happened if isinstance(each, Move) and each.seat is not None]


@pytest.mark.parametrize(
    ("text", "since", "expected"),
    [
        ("", Since.BEGINNING, []),
        ("0build! (0end) 2score! (2end)", Since.BEGINNING, [1, 2, 3, 4]),
        ("0build! (0end) 1score! (1end) 2build! (2end) 0score!", Since.MOVE, [5, 6, 7]),
        ("1turn! 1take!", Since.MOVE, []),
        ("1turn 1take! (1end) 0build!", Since.MOVE, [4]),
        ("1turn! (1take) (1end) 0build!", Since.MOVE, [4]),
        ("1build! (1end) 0build! (0end) (1take) (1end) 2score!", Since.MOVE, [3, 4, 5, 6, 7]),
        ("1build! (1end) 0build! (0end) 1score 1end 2score!", Since.MOVE, [3, 4, 5, 6, 7]),
        ("1turn! 1take (1end) 0build!", Since.MOVE, [2, 3, 4]),
    ],
)
def test_since_the_latest_own_move(text: str, since: Since, expected: list[int]) -> None:
    """Seat 1 sees everything after its person's latest own move, including stand-in and forced moves."""
    found = recap(rows(text), (), 1, ReadMark(), END)
    assert played(found) == expected
    assert found.since is since


def test_a_recap_begins_with_what_others_did() -> None:
    """What followed by itself from one's own move is not told, though one looked before it followed."""
    for read in range(1, 4):
        assert played(recap(rows("1build! (1object) (1end) 0build! (1end) 2score!"), (), 1, ReadMark(read), END)) == [
            4,
            5,
            6,
        ]


def test_a_recap_tells_that_ones_own_move_was_undone() -> None:
    """A take-back of later moves too is reported to everyone who lost their own move."""
    undone = recap(rows("0build! 1score! <0"), (), 1, ReadMark(), END)
    assert played(undone) == [3]
    mine = recap(rows("1build! <0"), (), 1, ReadMark(), END)
    assert played(mine) == [2], "row 2 is seat 0's"
    assert played(recap(rows("0build! <0 0build! <0 0score!"), (), 1, ReadMark(2), END)) == [5], (
        "it had been undone before"
    )
    own = [*rows("0build! 1build!"), Move(3, 1, {"action": "take_back"}, {}, [], False, True, back_to=1)]
    assert played(recap(own, (), 1, ReadMark(), END)) == [1], "what one has undone oneself is not told"


def happened(kind: IncidentKind, revision: int, number: int, seat: int | None = None) -> Incident:
    return Incident(kind, revision, seat, number=number)


def test_incidents_are_told_in_order_among_the_moves() -> None:
    """Incidents appear among the moves in order and once, except one's own."""
    moves = rows("1build! (1end) 0build! 0end!")
    incidents = (
        happened(IncidentKind.RESUMED, 0, 1, seat=2),
        happened(IncidentKind.WAITED, 2, 2, seat=0),
        happened(IncidentKind.CONCEDED, 3, 3, seat=2),
        happened(IncidentKind.CONCEDED, 4, 4, seat=1),
    )
    found = recap(moves, incidents, 1, ReadMark(), END)
    assert told(found) == ["waited", 3, "conceded", 4]
    assert found.read == ReadMark(END, 4)
    assert told(recap(moves, incidents, 1, ReadMark(4, 2), END)) == ["conceded"]
    assert told(recap(moves, incidents, 1, ReadMark(4, 4), END)) == []
    assert told(recap(moves, incidents, None, ReadMark(4, 3), END)) == ["conceded"], "an onlooker is told"


def test_a_recap_of_an_earlier_board_tells_nothing_later() -> None:
    """A recap for an earlier revision neither contains nor counts later events."""
    incidents = (happened(IncidentKind.WAITED, 1, 1), happened(IncidentKind.CONCEDED, 3, 2, seat=2))
    found = recap(rows("0build! 0end! 2build!"), incidents, 1, ReadMark(), 2)
    assert told(found)[1:] == [1, "waited", 2]
    assert found.read == ReadMark(2, 1)


def test_a_newcomers_recap_starts_at_the_beginning() -> None:
    found = recap(rows("1build! 0build!"), (happened(IncidentKind.HANDED_OVER, 2, 1, seat=1),), 1, ReadMark(), END)
    assert told(found) == [0, 1, 2, "handed_over"]
    assert found.since is Since.BEGINNING
    later = recap(
        rows("1build! 0build! 1build! 2build!"), (happened(IncidentKind.HANDED_OVER, 2, 1, seat=1),), 1, ReadMark(), END
    )
    assert told(later) == [4], "they have moved since"


@st.composite
def logs(draw: st.DrawFn) -> list[Move]:
    words = [
        f"<{draw(st.integers(0, seq - 1))}" if draw(st.integers(0, 4)) == 0 else f"{draw(st.integers(0, 2))}build!"
        for seq in range(1, draw(st.integers(1, 12)))
    ]
    return rows(" ".join(words))


@given(logs(), st.data())
def test_each_move_is_reported_once_however_it_is_split(moves: list[Move], data: st.DataObject) -> None:
    """An onlooker who looks now and then sees each effective move once, and each undoing of a move seen.

    Applying the reported moves and undoings therefore yields the effective line of play.
    """
    line: list[int] = []
    looked = ReadMark(0)
    looks = data.draw(st.lists(st.integers(0, moves[-1].seq), max_size=4))
    for revision in [*sorted(looks), moves[-1].seq]:
        found = recap(moves, (), None, looked, revision)
        for move in found.happened:
            assert isinstance(move, Move)
            if move.back_to is None:
                assert move.seq not in line
                line.append(move.seq)
            else:
                line = [seq for seq in line if seq <= move.back_to]
        looked = found.read
    assert line == [move.seq for move in effective_moves(moves) if move.seq]
