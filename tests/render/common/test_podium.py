"""The podium: who stands where and how high, how large what they built is, and that everything can be read."""

from __future__ import annotations

from itertools import product

import pytest

from bot.games.contract import Outcome
from render.common.page import Page
from render.engine.scene import Box
from tests.outcomes import outcome_of
from tests.render.common.scenes import podium
from tests.render.people import HARD_NAMES, NAMES
from tests.render.shown import boxes, check, icons, labels, said


def stands(page: Page) -> dict[int, Box]:
    found = [(int(what.split("/")[1]), box) for what, box in boxes(page, end="/pedestal").items()]
    return dict(sorted(found, key=lambda each: each[1].x))


@pytest.mark.parametrize("parts", [2, 6])
@pytest.mark.parametrize(
    "outcome",
    [
        outcome_of(38, 38, 31, 24),
        outcome_of(31, 31, 7, winners=(1,)),
        outcome_of(9, 90, 31, left=frozenset({1}), winners=(2,)),
    ],
    ids=str,
)
def test_heights_follow_the_ranks(outcome: Outcome, parts: int) -> None:
    """From the left, who ranks better stands clearly higher, whatever the scores; who ranks equally equally high.

    Nobody's pedestal is higher than what stands on it, and there are 170 pixels for what the best built.
    """
    where = stands(podium(outcome, parts=parts, built=True))
    assert [*where] == outcome.order
    for seat, box in where.items():
        assert box.height <= min(150, box.width * 4 // 5)
        assert box.y >= 170
        for other, lower in where.items():
            if outcome.ranks[seat] == outcome.ranks[other]:
                assert box.y == lower.y
            elif outcome.ranks[seat] < outcome.ranks[other]:
                assert lower.y - box.y >= 18


def test_winners_are_marked() -> None:
    """Winners have a laurel, the first a pedestal over the words too, and everyone has their rank, points and name."""
    page = podium(outcome_of(38, 47, 47, 24))
    where, found = stands(page), boxes(page)

    check(
        page,
        """
        title/: Benedetto and Chiara win together
        score/0/: pedestal | seat-0 | A | medal-3 | 3 | 38 | 0 | 10 | 20 | 30 | Anna
        score/1/: pedestal | laurel-large | seat-1 | B | medal-1 | 1 | 47 | 0 | 10 | 20 | 30 | Benedetto
        score/2/: pedestal | laurel-large | seat-2 | C | medal-1 | 1 | 47 | 0 | 10 | 20 | 30 | Chiara
        score/3/: pedestal | seat-3 | D | 4 | 24 | 0 | 10 | 20 | 30 | Dante
        """,
    )
    assert where[1].width > where[2].width == where[0].width == where[3].width
    assert where[1].x < found["legend/1"].x
    golden = boxes(page, end="/column")
    assert golden.keys() == {"score/1/column", "score/2/column"}
    for what, box in golden.items():
        assert abs(box.width - found[what.replace("column", "band")].width) <= 4
    assert said(podium(outcome_of(-3, 4)))["score/0/total"] == "−3", "a true minus"


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("names", [NAMES, HARD_NAMES, ("Anna", "Maximiliane-Henriette", "Bo", "Cy", "Di", "Ed")])
def test_all_names_have_one_size(seats: int, names: tuple[str, ...]) -> None:
    """All are in one size and face, with space at both sides."""
    page = podium(outcome_of(*range(seats)), names, built=True)
    told, where = labels(page, "score/"), boxes(page)
    shown = {what: label for what, label in told.items() if "/name/" in what}
    assert len({(label.size, label.face) for label in shown.values()}) == 1
    for what, label in shown.items():
        stand = where[f"score/{what.split('/')[1]}/band"]
        assert stand.x + 8 < label.box.x <= label.box.right < stand.right - 8


def test_medals_and_badges_are_together_in_the_middle() -> None:
    """Of each pedestal on which something was built, with nothing else or with how much more there is."""
    page = podium(outcome_of(38, 47, 47, 24), built=True)
    where, told = boxes(page), stands(page)
    for seat, stand in told.items():
        medal = where[f"score/{seat}/medal"]
        badge = where[f"score/{seat}/laurel" if seat in (1, 2) else f"score/{seat}/badge"]
        assert abs(medal.x - stand.x - (stand.right - badge.right)) <= 4


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_parts_are_a_table(seats: int) -> None:
    """Each part has its name and icon once, at the left of everyone's points in the same row below their pedestals."""
    page = podium(outcome_of(*range(90, 90 - 10 * seats, -10)), parts=5)
    where = boxes(page)
    for part, seat in product(range(5), range(seats)):
        word, number, stand = (
            where[each] for each in (f"legend/{part + 1}", f"score/{seat}/part/{part}", f"score/{seat}/pedestal")
        )
        assert word.right < number.x
        assert word.y < number.mid_y < word.bottom
        assert stand.x < number.x < number.right < stand.right
        assert number.y > stand.bottom
    assert len(icons(page, "legend/", "/icon")) == 6
    if seats == 2:
        first = where["score/0/band"]
        assert all(abs(where[f"score/0/part/{part}"].mid_x - first.mid_x) <= 1 for part in range(5)), "below the name"


def test_all_points_have_one_size() -> None:
    """Few points are not larger than the winner's many."""
    page = podium(outcome_of(1238, 98, 7))
    assert len({label.size for label in labels(page, "score/", "/total").values()}) == 1
