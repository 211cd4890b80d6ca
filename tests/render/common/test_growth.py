"""Points over time: equal points at equal heights, every line visible, and a final scoring that is no turn."""

from __future__ import annotations

import pytest

from bot.texts import texts
from render.common.charts.growth import growth_words
from render.common.page import Page
from render.engine import theme
from render.engine.scene import Curve, Plate
from tests.outcomes import outcome_of
from tests.render.common.scenes import growth
from tests.render.people import NAMES
from tests.render.shown import boxes, check, labels, names, of_kind, said

Grown = tuple[list[int], ...]
CROSSING: Grown = ([2, 4, 9, 9], [1, 4, 7, 9], [3, 3, 4, 12])
BELOW: Grown = ([-5, -10, -3, 4, 9, 21], [-10, -5, -12, -6, 3, 14], [0, -5, 4, 5, 9, 30])
"""Points that begin below 0, as those of Palazzo do."""


def lines(page: Page, seat: int) -> list[Curve]:
    return [curve for what, curve in of_kind(page, Curve, f"growth/{seat}/").items() if what[-1].isdigit()]


@pytest.mark.parametrize(("grown", "scores"), [(CROSSING, (20, 14, 20)), (BELOW, (21, 14, 30))])
def test_equal_points_are_equally_high(grown: Grown, scores: tuple[int, ...]) -> None:
    """Wherever two players have the same points, their lines are at the same height; more points are higher."""
    page = growth(grown, *scores)
    grown = tuple([*own, score] if grown is CROSSING else own for own, score in zip(grown, scores, strict=True))
    found: dict[int, set[int]] = {}
    for seat, own in enumerate(grown):
        heights = dict(point for line in lines(page, seat) for point in line.points).values()
        for points, height in zip(reversed(own), reversed(heights), strict=False):
            found.setdefault(points, set()).add(height)

    assert all(len(where) == 1 for where in found.values())
    assert sorted(found, key=lambda points: -min(found[points])) == sorted(found)
    assert len({min(where) for where in found.values()}) == len(found)


def test_equal_points_are_one_line() -> None:
    """Seats that share a stretch have dashes of it, equally many, at its height; where a line is alone it is whole."""
    page = growth(([4, 4, 8, 12], [4, 4, 8, 20], [4, 4, 8, 9]), 12, 20, 9)
    shared, alone = ([lines(page, seat)[part] for seat in (0, 2, 1)] for part in (0, 1))
    assert [line.dash for line in shared] == [(), (36, 18), (18, 36)]
    assert len({(line.width, line.points) for line in shared}) == 1
    assert {line.points[-1] for line in shared} == {line.points[0] for line in alone}
    assert [(line.width, line.dash) for line in alone] == [(9, ()), (9, ()), (13, ())]


def test_ends_are_named_alike_beside_their_lines() -> None:
    """All names are in one size, and no badge is further from the end of its line than a label is high."""
    page = growth(([20, 44], [10, 36], [5, 20]), 44, 36, 20)
    assert len({label.size for label in labels(page, "result/", "/who/0").values()}) == 1
    where = boxes(page)
    for seat in (1, 2):
        end = lines(page, seat)[-1].points[-1][1]
        assert abs(where[f"result/{seat}/badge"].mid_y - end) < where["result/0/row"].height


def test_lines_differ_without_colour() -> None:
    """No two seats' lines are drawn alike, and the winner's is wider, above the others, and alone in a pale band."""
    page = growth(tuple([3 + seat + 5 * turn for turn in range(3)] for seat in range(6)), *range(13, 19))
    found = of_kind(page, Curve)
    cores = [found[core].dash if (core := f"growth/{seat}/0/core") in found else None for seat in range(6)]
    assert len({*cores}) == 6
    assert all(found[f"growth/{seat}/0/core"].colour == theme.ON_SEATS[seat] for seat in range(1, 6))
    assert found["growth/5/0"].width > found["growth/3/0"].width == found["growth/0/0"].width
    assert [what for what in found if what.endswith("/0")][-1] == "growth/5/0"
    assert names(page, "growth/", "/glow") == ["growth/5/glow"]


def test_the_final_scoring_is_the_last_step() -> None:
    """Lines end at the scores, labels are by rank, and who led before is not who has won; nothing is on a label."""
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
    assert {lines(page, seat)[-1].points[-1][0] for seat in range(4)} == {found["end/band"].right}
    *_, last = of_kind(page, Plate, "leader/").values()
    assert (last.fill, last.box.x) == (theme.PLAQUES[2], found["end/band"].x)


def test_who_was_ahead() -> None:
    """The ribbon has the colour of whoever alone has the most points, and the words say it of few changes."""
    grown, scores = ([0, 4, 9, 9], [0, 4, 7, 12], [3, 3, 9, 9]), (20, 12, 9)
    page = growth(grown, *scores)
    parts = [*of_kind(page, Plate, "leader/").values()]
    assert [part.fill for part in parts] == [theme.VEIN, *(theme.PLAQUES[2], theme.VEIN), *theme.PLAQUES[1::-1]]
    begin, end = boxes(page)["growth/line/0"].x, boxes(page)["end/band"].x
    for turn, part in zip((1, 2, 4), parts[1:], strict=False):
        assert part.box.x < begin + (end - begin) * turn // 4 - 3 < part.box.right
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
