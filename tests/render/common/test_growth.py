"""Points over time: equal points at equal heights, every line visible, and a final scoring that is no turn."""

from __future__ import annotations

import pytest

from bot.texts import texts
from render.common.atlas import common_atlas
from render.common.charts.chart import stretches
from render.common.charts.course import ahead
from render.common.charts.growth import growth_words
from render.common.page import Page
from render.engine import theme
from render.engine.paint import dashes
from render.engine.scene import Curve, Plate
from tests.render.checks import front, off_page, overlaps
from tests.render.common.scenes import NAMES, growth, result
from tests.render.pixels import unreadable
from tests.render.shown import boxes, icons, names, of_kind, said, words

Grown = tuple[list[int], ...]
GROWN: Grown = ([0, 0, 4, 9, 9], [0, 0, 4, 9, 14], [0, 0, 4, 4, 9], [0, 0, 0, 0])
SCORES = (20, 20, 31, 5)
BELOW: Grown = ([-5, -10, -3, 4, 9, 21], [-5, -5, -12, -6, 3, 14], [0, -5, 4, 4, 9, 30])
"""Points that begin below 0, as those of Palazzo do."""


def lines(page: Page, seat: int) -> list[Curve]:
    """Return the parts of a seat's line."""
    return [curve for what, curve in of_kind(page, Curve, f"growth/{seat}/").items() if what[-1].isdigit()]


def check(page: Page) -> None:
    """Check that nothing overlaps, is off the page, or cannot be read."""
    assert (off_page(front(page)), overlaps(front(page)), unreadable(page, common_atlas())) == ([], [], [])


@pytest.mark.parametrize(("grown", "scores"), [(GROWN, SCORES), (BELOW, (21, 14, 30))])
def test_equal_points_are_equally_high(grown: Grown, scores: tuple[int, ...]) -> None:
    """Wherever two players have the same points, their lines are at the same height; more points are higher."""
    page = growth(grown, *scores)
    grown = tuple([*own, score] if grown is GROWN else own for own, score in zip(grown, scores, strict=True))
    found: dict[int, set[int]] = {}
    for seat, own in enumerate(grown):
        heights = dict(point for line in lines(page, seat) for point in line.points).values()
        for points, height in zip(reversed(own), reversed(heights), strict=False):
            found.setdefault(points, set()).add(height)

    assert all(len(where) == 1 for where in found.values())
    assert sorted(found, key=lambda points: -min(found[points])) == sorted(found)
    assert len({min(where) for where in found.values()}) == len(found)


def test_the_chart_begins_with_the_first_points() -> None:
    """Rounds before anyone has points are left out but for the last of them."""
    page = growth(([0, 0, 0, 0, 4, 4], [0, 0, 0, 0, 0, 2]), 4, 2)
    plot = boxes(page, "growth/line/")["growth/line/0"]
    first, second = (lines(page, seat) for seat in (0, 1))
    assert first[0].points[0][0] == second[0].points[0][0] == plot.x
    assert first[-1].points[-1][0] == second[-1].points[-1][0] == plot.right
    assert {y for line in second[:-1] for _, y in line.points} == {plot.y + 1}
    assert words(page, "growth/turn/3") == ["3"]


def test_lines_on_each_other_take_turns() -> None:
    """Who shares a stretch is drawn in turn: dashes of the same length that leave room for each other.

    Where a line is alone it is whole, and at its end is the badge.
    """
    found = stretches([[0, *grown] for grown in GROWN], 0)
    assert list(found) == [((0, 1, 2, 3), 0, 2), ((0, 1, 2), 2, 3), ((0, 1), 3, 4), ((0,), 4, 5)]
    page = growth(GROWN, *SCORES)
    first = [lines(page, seat)[0] for seat in range(4)]
    assert len({line.points for line in first}) == 1
    drawn = [
        sum(end[0] - start[0] for start, end in dashes(line.points[:1] + line.points[-1:], line.dash, line.phase))
        for line in first
    ]
    whole = first[0].points[-1][0] - first[0].points[0][0]
    assert sum(drawn) == pytest.approx(whole)
    assert min(drawn) > whole / 4 - 18
    assert {lines(page, seat)[-1].dash for seat in range(3)} == {()}
    assert len({*icons(page, "result/", "/badge"), *icons(page, "result/", "/won")}) == 4


def test_lines_differ_without_colour() -> None:
    """No two seats' lines are drawn alike, and the winner's is wider, above the others, and alone in a pale band."""
    page = growth(tuple([3 + seat + 5 * turn for turn in range(3)] for seat in range(6)), *range(13, 19))
    found = of_kind(page, Curve)
    cores = [found[core].dash if (core := f"growth/{seat}/0/core") in found else None for seat in range(6)]
    assert len({*cores}) == 6
    assert all(found[f"growth/{seat}/0/core"].colour == theme.ON_SEATS[seat] for seat in range(1, 6))
    assert found["growth/5/0"].width > found["growth/3/0"].width == found["growth/0/0"].width
    assert [what for what in found if what.endswith("/0")][-1] == "growth/5/0"
    assert [what for what in found if what.endswith("/glow")] == ["growth/5/glow"]


def test_labels_are_where_lines_end() -> None:
    """A thin line of the seat's colour leads from the end of its line to its badge; near ends make room for labels."""
    page = growth(([0, 30], [0, 29], [0, 8]), 30, 29, 8)
    found, leaders = boxes(page), of_kind(page, Curve, "growth/")
    badges = [found["result/0/won"], found["result/1/badge"], found["result/2/badge"]]
    for seat, badge in enumerate(badges):
        leader, (*_, end) = leaders[f"growth/{seat}/end"], lines(page, seat)
        assert leader.points == (end.points[-1], badge.middle if seat else (badge.mid_x, badge.mid_y + 1))
        assert (leader.colour, leader.width < end.width / 2) == (theme.SEATS[seat], True)
    assert badges[0].bottom < badges[1].y
    assert leaders["growth/2/end"].points[0][1] == leaders["growth/2/end"].points[1][1]


def test_the_final_scoring_is_the_last_step() -> None:
    """Lines end at the scores, labels are by rank, and who led before is not who has won; nothing is on a label."""
    page = growth(GROWN, 20, 20, 131, 5)
    told, found = said(page), boxes(page)
    assert told["end/name"] == "Final points"
    assert [told[f"result/{seat}/who/0"] for seat in range(4)] == list(NAMES[:4])
    assert [told[f"result/{seat}/score"] for seat in range(4)] == ["20", "20", "131", "5"]
    assert sorted(range(4), key=lambda seat: found[f"result/{seat}/score"].y) == [2, 0, 1, 3]
    assert {lines(page, seat)[-1].points[-1][0] for seat in range(4)} == {found["end/band"].right}
    *_, last = of_kind(page, Plate, "leader/").values()
    assert (last.fill, last.box.x) == (theme.PLAQUES[2], found["end/band"].x)
    assert found["turning"].mid_x == last.box.x - 1
    check(page)


def test_without_a_final_scoring_there_is_none() -> None:
    """If it has changed nobody's points, none are told."""
    page = growth(([0, 4, 9], [0, 0, -2], [0, 3, 3]), 9, -2, 3)
    assert "end/band" not in names(page)
    assert words(page, "end/name") == ["Result"]
    assert [said(page)[f"result/{seat}/score"] for seat in range(3)] == ["9", "−2", "3"]
    check(page)


def test_the_ribbon_ends_with_who_led_in_the_end() -> None:
    """However late someone took the lead."""
    grown = ([4] * 40, [0] * 39 + [9])
    *_, last = of_kind(growth(grown, 4, 9), Plate, "leader/").values()
    assert last.fill == theme.PLAQUES[1]


def test_a_ribbon_names_who_led() -> None:
    """Above the lines, who alone has the most points has a part in their colour, and a tie a part in none."""
    grown = ([4, 4, 4, 9, 9], [0, 0, 6, 9, 12])
    assert ahead([[0, 4, 4, 9, 9], [0, 0, 6, 9, 12]]) == [(1, 0), (2, 1), (3, None), (4, 1)]
    assert ahead([[0, 0], [0, 0]]) == []
    _, *parts = of_kind(growth(grown, 9, 12), Plate, "leader/").values()
    assert [each.fill for each in parts] == [theme.PLAQUES[0], theme.PLAQUES[1], theme.VEIN, theme.PLAQUES[1]]
    told = [*growth_words(NAMES[:2], result(30, 20), grown, texts("en"))]
    assert (
        "In the lead: Anna from round 1 on, Benedetto from round 3 on, even from round 4 on, Benedetto from round 5 on."
    ) in told
