"""Points over time: heights that tell points, lines one can tell apart, and a final scoring that is no turn."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.texts import texts
from render.common.charts.growth import growth_words
from render.common.page import Page
from render.engine.scene import Curve
from tests.outcomes import outcome_of
from tests.render.common.scenes import growth
from tests.render.people import NAMES
from tests.render.shown import boxes, check, labels, names, of_kind, said

Grown = tuple[list[int], ...]
CROSSING: Grown = ([2, 4, 9, 9], [1, 4, 7, 9], [3, 3, 4, 12])
BELOW: Grown = ([-5, -10, -3, 4, 9, 21], [-10, -5, -12, -6, 3, 14], [0, -5, 4, 5, 9, 30])
"""Points that begin below 0, as those of Palazzo do."""


def line(page: Page, seat: int) -> Curve:
    return of_kind(page, Curve)[f"growth/{seat}"]


@pytest.mark.parametrize(("grown", "scores"), [(CROSSING, (20, 14, 20)), (BELOW, (21, 14, 30))])
def test_heights_tell_points(grown: Grown, scores: tuple[int, ...]) -> None:
    """Equal points are at the same height, in any round, and more points are higher."""
    page = growth(grown, *scores)
    at = [
        (points, y)
        for seat, own in enumerate(grown)
        for points, (_, y) in zip(own, line(page, seat).points[1:], strict=False)
    ]
    for (points, y), (others, above) in combinations(at, 2):
        assert (points > others, points == others) == (y < above, y == above)


def test_lines_lead_to_their_labels() -> None:
    """Each ends in a dot, from which a thin line leads to the label; all names are in one size."""
    page = growth(([20, 44], [10, 36], [5, 20]), 44, 36, 20)
    assert len({label.size for label in labels(page, "result/", "/who/0").values()}) == 1
    found, curves = boxes(page), of_kind(page, Curve)
    for seat in range(3):
        start, end = curves[f"growth/{seat}/end"].points
        assert start == line(page, seat).points[-1] == found[f"growth/{seat}/dot"].middle
        badge = found.get(f"result/{seat}/badge") or found[f"result/{seat}/laurel"]
        assert (end[1], end[0] < badge.x) == (badge.mid_y, True)


def test_lines_differ_without_colour() -> None:
    """Each has its seat's badge on it where no other line is near; the winner's is wider and above the others."""
    page = growth(tuple([3 + 20 * seat + 5 * turn for turn in range(3)] for seat in range(6)), *range(13, 115, 20))
    found, where = of_kind(page, Curve), boxes(page)
    for seat in range(6):
        badge = where[f"growth/{seat}/badge"]
        assert [other for other in range(6) if badge.middle in line(page, other).points] == [seat]
    assert found["growth/5"].width > found["growth/3"].width == found["growth/0"].width
    assert [what for what in found if what[-1].isdigit()][-1] == "growth/5"


def test_the_final_scoring_is_the_last_step() -> None:
    """Lines end at the scores, and labels are by rank."""
    page = growth(([0, 0, 4, 9, 9], [0, 0, 4, 9, 14], [0, 0, 4, 4, 9], [0, 0, 0, 0]), 20, 20, 131, 5)
    found = boxes(page)
    check(
        page,
        """
        result/0/: seat-0 | A | 20 | Anna
        result/1/: seat-1 | B | 20 | Benedetto
        result/2/: laurel | seat-2 | C | 131 | Chiara
        result/3/: seat-3 | D | 5 | Dante
        """,
    )
    assert sorted(range(4), key=lambda seat: found[f"result/{seat}/score"].y) == [2, 0, 1, 3]
    assert {line(page, seat).points[-1][0] for seat in range(4)} == {found["end/band"].right}


def test_who_was_ahead() -> None:
    """The words say of few changes who alone had the most points."""
    grown, scores = ([0, 4, 9, 9], [0, 4, 7, 12], [3, 3, 9, 9]), (20, 12, 9)
    assert [*growth_words(NAMES, outcome_of(*scores), grown, texts("en"))][1] == (
        "In the lead: Chiara from round 1 on, even from round 2 on, Benedetto from round 4 on, Anna at the end."
    )
    often = [1, 0] * 4
    assert "lead" not in " ".join(growth_words(NAMES, outcome_of(0, 1), (often, often[::-1]), texts("en")))


def test_without_a_final_scoring_there_is_none() -> None:
    """If it has changed nobody's points, none are told."""
    page = growth(([0, 4, 9], [0, 0, -2], [0, 3, 3]), 9, -2, 3)
    assert "end/band" not in names(page)
    assert said(page)["result/1/score"] == "−2"


def test_the_last_round_has_its_number() -> None:
    """So have some before it, far enough away."""
    page = growth(([0] * 23, [1] * 23), 9, 3)
    assert [*said(page, "growth/turn/").values()] == ["Round", "5", "10", "15", "20", "23", "End"]


def test_names_leave_points_in_their_order() -> None:
    """In words, points after a name in Hebrew are read from left to right."""
    told = " ".join(growth_words(["שלום", "Anna"], outcome_of(7, 3), ([1, 7], [2, 3]), texts("en")))
    assert "\u2068שלום\u2069: 1 7" in told
    assert " Anna: 2 3" in told
