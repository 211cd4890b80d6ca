"""Points over time: equal points at equal heights, every line visible, and a final scoring that is no turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from render.common.atlas import common_atlas
from render.common.charts.course import ahead
from render.common.charts.gains import most
from render.common.charts.growth import stretches
from render.common.charts.growth_alt import growth_words
from render.common.page import Page
from render.engine import theme
from render.engine.dashes import dashes
from render.engine.scene import Box, Curve, Plate
from tests.render.checks import front, off_page, overlaps
from tests.render.common.scenes import NAMES, growth, result
from tests.render.pixels import unreadable
from tests.render.shown import boxes, icons, labels, names, of_kind, said, words

Grown = tuple[list[int], ...]
GROWN: Grown = ([0, 0, 4, 9, 9], [0, 0, 4, 9, 14], [0, 0, 4, 4, 9], [0, 0, 0, 0])
SCORES = (20, 20, 31, 5)
BELOW: Grown = ([-5, -10, -3, 4, 9, 21], [-5, -5, -12, -6, 3, 14], [0, -5, 4, 4, 9, 30])
"""Points that begin below 0, as those of Palazzo do."""
CROWDED: Grown = ([0, 2, 7, 7, 9, 20], [0, 0, 11, 12, 12, 13], [3, 3, 3, 18, 18, 18], [1, 2, 3, 4, 5, 9])
BETWEEN: Grown = ([4, 6, 8, 12, 14, 16], [2, 4, 6, 10, 12, 14], [0, 2, 4, 8, 10, 12])
"""The line of the second is close between two others all the way."""


def lines(page: Page, seat: int) -> list[Curve]:
    """Return the parts of a seat's line."""
    return [curve for what, curve in of_kind(page, Curve, f"growth/{seat}/").items() if what[-1].isdigit()]


def by_seat(found: dict[str, Curve] | dict[str, Plate]) -> dict[int, Curve | Plate]:
    """Return elements by the seat that their names have."""
    return {int(what.split("/")[1]): each for what, each in found.items()}


def check(page: Page) -> None:
    """Check that nothing overlaps, is off the page, or cannot be read."""
    assert (off_page(front(page)), overlaps(front(page)), unreadable(page, common_atlas())) == ([], [], [])


@pytest.mark.parametrize(("grown", "scores"), [(GROWN, SCORES), (BELOW, (21, 14, 30))])
def test_equal_points_are_equally_high(grown: Grown, scores: tuple[int, ...]) -> None:
    """Wherever two players have the same points, their lines are at the same height; more points are higher."""
    page = growth(grown, *scores)
    found: dict[int, set[int]] = {}
    for seat, own in enumerate(grown):
        heights = dict(point for line in lines(page, seat) for point in line.points).values()
        for points, height in zip(reversed(own), reversed(heights), strict=False):
            found.setdefault(points, set()).add(height)

    assert all(len(where) == 1 for where in found.values())
    assert sorted(found, key=lambda points: -min(found[points])) == sorted(found)
    assert len({min(where) for where in found.values()}) == len(found)


def test_lines_begin_with_the_first_points() -> None:
    """Before, there is one thin line for everyone, up to where the last of them begins."""
    page = growth(([0, 4, 4], [0, 0, 2], [0, 0, 0]), 4, 2, 0)
    shared = of_kind(page, Curve)["growth/start"]
    first, second = (lines(page, seat)[0].points[0] for seat in (0, 1))
    left, right = shared.points
    assert left[1] == right[1] == first[1] == second[1]
    assert left[0] < first[0] < second[0] < right[0]
    assert lines(page, 2) == []
    assert shared.width < lines(page, 0)[0].width


def test_lines_on_each_other_take_turns() -> None:
    """Who shares a stretch is drawn in turn: dashes of the same length that leave room for each other.

    Where a line is alone it has its seat's dash, and a badge at its end.
    """
    found = stretches([[0, *grown] for grown in GROWN], 0)
    assert list(found) == [((0, 1, 2, 3), 0, 2), ((0, 1, 2), 2, 3), ((0, 1), 3, 4), ((0,), 4, 5)]
    page = growth(GROWN, *SCORES)
    first = [lines(page, seat)[0] for seat in range(3)]
    assert len({line.points for line in first}) == 1
    drawn = [
        sum(end[0] - start[0] for start, end in dashes(line.points[:1] + line.points[-1:], line.dash, line.phase))
        for line in first
    ]
    whole = first[0].points[-1][0] - first[0].points[0][0]
    assert sum(drawn) == pytest.approx(whole)
    assert min(drawn) > whole / 4 - 18
    assert len({lines(page, seat)[-1].dash for seat in range(3)}) == 3
    assert {f"growth/{seat}/end" for seat in range(4)} <= {*icons(page)}


def test_the_final_scoring_is_no_turn() -> None:
    """Lines end with the last turn and scale the plot; what was added then stands in a band beside their badges."""
    page = growth(GROWN, *SCORES)
    found = boxes(page)
    band, grid = found["end"], boxes(page, "growth/line/")
    assert max(point[0] for seat in range(4) for line in lines(page, seat) for point in line.points) < band.x
    for seat in range(4):
        badge, added = found[f"growth/{seat}/end"], found[f"growth/{seat}/added"]
        assert badge.right < added.x < added.right < band.right
        assert badge.y < added.y < added.bottom < badge.bottom
    assert not [what for what, box in grid.items() if box.right > band.x]
    assert max(int(what.split("/")[2]) for what in grid) <= max(map(max, GROWN)) * 1.5


def test_the_result_is_in_the_order_of_ranks() -> None:
    """A row for each player has the name and the score; what the final scoring added stands beside their lines.

    The largest of several has room beside its badge, and the others are as large.
    """
    page = growth(GROWN, 20, 20, 131, 5)
    told = said(page)
    assert told["end/name"] == "Final scoring"
    assert [told[f"result/{seat}/who"] for seat in range(4)] == list(NAMES[:4])
    assert [told[f"result/{seat}/score"] for seat in range(4)] == ["20", "20", "131", "5"]
    assert [told[f"growth/{seat}/added"] for seat in range(4)] == ["+11", "+6", "+122", "+5"]
    assert sorted(range(4), key=lambda seat: boxes(page)[f"result/{seat}/who"].y) == [2, 0, 1, 3]
    assert len({label.size for label in labels(page, end="/added").values()}) == 1
    assert words(growth(([0, 12], [0, 3]), 9, 40), "growth/0/added") == ["−3"]


def test_without_a_final_scoring_there_is_none() -> None:
    """If it has changed nobody's points there is no band, the chart has its room, and everyone has a medal."""
    grown = ([0, 4, 9], [0, 0, -2], [0, 3, 3])
    page, scored = growth(grown, 9, -2, 3), growth(grown, 9, -2, 4)
    assert not [what for what in names(page) if what == "end" or what.endswith("/added")]
    assert {f"result/{seat}/rank" for seat in range(3)} <= {*names(page)}
    assert words(page, "end/name") == ["Result"]
    assert [said(page)[f"result/{seat}/score"] for seat in range(3)] == ["9", "−2", "3"]
    assert boxes(page)["growth/line/0"].width > 1.15 * boxes(scored)["growth/line/0"].width
    check(page)


def test_a_ribbon_names_who_led() -> None:
    """Above the lines, who alone has the most points has a part in their colour, and a tie a part in none."""
    grown = ([4, 4, 4, 9, 9], [0, 0, 6, 9, 12])
    assert ahead([[0, 4, 4, 9, 9], [0, 0, 6, 9, 12]]) == [(1, 0), (2, 1), (3, None), (4, 1)]
    assert ahead([[0, 0], [0, 0]]) == []
    _, *parts = of_kind(growth(grown, 30, 20), Plate, "leader/").values()
    assert [each.fill for each in parts] == [theme.PLAQUES[0], theme.PLAQUES[1], theme.VEIN, theme.PLAQUES[1]]
    told = [*growth_words(NAMES[:2], result(30, 20), grown, "en")]
    assert (
        "In the lead: Anna from round 1 on, Benedetto from round 3 on, even from round 4 on, Benedetto from round 5 on."
    ) in told
    assert "Each player’s best round: Anna +5, Benedetto +6." in told
    for scores in ((4, 6), (20, 30)):
        last = words(growth(([0, 4, 4], [0, 0, 6]), *scores), "leader/2/name")
        assert last[0][0] == "B", "who takes the lead in the last turn has a part too"


@pytest.mark.parametrize(("turns", "letters"), [(12, ["B"]), (40, ["B"]), (120, [])])
def test_short_leads_have_a_letter_and_the_shortest_are_left_out(turns: int, letters: list[str]) -> None:
    """A short part of the ribbon gets room from the one before it; the first begins with the ribbon."""
    other = [5 if turn == turns // 2 else 0 for turn in range(turns)]
    page = growth(([4] * turns, other), 30, 20)
    parts = sorted(plate.box for plate in of_kind(page, Plate, "leader/").values())
    assert [text for text in words(page, "leader/") if text in "BC"] == letters
    assert all(part.right < after.x < part.right + 4 for part, after in pairwise(parts))
    assert parts[0].width + parts[-1].width > 20 * 20


def test_everyones_best_round() -> None:
    """Everyone's largest gain in a single round is said once, in the seat's colour, with a stroke below that part.

    A plaque in no seat's colour says what they are, where there are any.
    """
    assert (most([0, 0, 4, 9, 9, 12]), most([0, 0, 0]), most([0, -2])) == (5, 0, -2)
    page = growth(([0, 0, 7, 12, 12], [0, 3, 5, 5, 5], [0, 0, 0, 0, 0]), 14, 9, 4)
    plates, strokes = of_kind(page, Plate), of_kind(page, Curve, end="/best")
    assert said(page, end="/gain/points") == {"growth/0/gain/points": "+7", "growth/1/gain/points": "+3"}
    assert plates["growth/0/gain"].fill == theme.SEATS[0]
    assert strokes["growth/0/best"].points == lines(page, 0)[0].points[:2]
    order = names(page)
    assert max(map(order.index, strokes)) < min(order.index(lines(page, seat)[0].what) for seat in (0, 1))
    assert words(page, "growth/key/name") == ["each player’s best round"]
    assert plates["growth/key"].fill not in theme.SEATS
    assert names(growth(([0, 0], [0, 0]), 4, 2), "growth/key") == []


def test_the_axis_begins_shortly_before_the_first_points() -> None:
    """Of many turns without points only the last is shown, and turns keep their numbers."""
    page = growth(([0] * 12 + [4] * 8, [0] * 15 + [9] * 5), 30, 20)
    left = boxes(page)["growth/line/0"].x
    numbers = {label.text: label.box for label in labels(page, "growth/turn/").values()}
    (first, _), (second, _) = lines(page, 0)[0].points[:2]
    assert first - left == pytest.approx(second - first, abs=1)
    assert numbers["16"].x + numbers["16"].width // 2 == pytest.approx(lines(page, 1)[0].points[1][0], abs=2)


def test_of_equal_rounds_any_is_marked() -> None:
    """Of several rounds in which someone gained as much, one with room beside it has the plaque."""
    page = growth(([0, 9, 9, 9, 18, 18], [0, 0, 0, 0, 0, 2]), 20, 4)
    (_, low), (_, high) = of_kind(page, Curve)["growth/0/best"].points
    heights = dict(point for line in lines(page, 0) for point in line.points).values()
    assert low - high == pytest.approx(max(before - after for before, after in pairwise(heights)), abs=1)
    assert said(page)["growth/0/gain/points"] == "+9"


def between(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[float, float]]:
    """Return points on the way from one to another, close to each other."""
    (x, y), (right, bottom) = start, end
    return [(x + (right - x) * step / 200, y + (bottom - y) * step / 200) for step in range(201)]


def inside(box: Box, point: tuple[float, float]) -> bool:
    """Return whether a point is in a box."""
    return box.x <= point[0] < box.right and box.y <= point[1] < box.bottom


@pytest.mark.slow
@pytest.mark.parametrize(("grown", "free"), [(GROWN[:3], set()), (CROWDED, set()), (BETWEEN, {1})])
def test_gains_are_beside_all_lines_and_point_to_their_rounds(grown: Grown, free: set[int]) -> None:
    """Each plaque has the badge of its seat and hides no line; its way ends on the part of the line that it is about.

    The way lies on no other plaque and crosses no other line; where every way would meet one, a plaque stands free.
    """
    page, seats = growth(grown, *range(40, 40 + len(grown))), range(len(grown))
    plaques = {seat: boxes(page)[f"growth/{seat}/gain"] for seat in seats}
    ways = by_seat(of_kind(page, Curve, end="/gain/leader"))
    parts = {seat: [part for line in lines(page, seat) for part in pairwise(line.points)] for seat in seats}
    on_line = {seat: [point for part in parts[seat] for point in between(*part)] for seat in seats}

    assert {*plaques} - {*ways} == free
    for seat, plaque in plaques.items():
        assert inside(plaque, boxes(page)[f"growth/{seat}/gain/badge"][:2])
        assert not [point for points in on_line.values() for point in points if inside(plaque, point)]
    for seat, way in ways.items():
        assert isinstance(way, Curve)
        (left, low), (right, high) = of_kind(page, Curve)[f"growth/{seat}/best"].points
        start, (x, y) = way.points
        assert left < x < right
        assert y == pytest.approx(low + (high - low) * (x - left) / (right - left), abs=low - high)
        points = [(a, b) for a, b in between(start, (x, y)) if max(abs(a - x), abs(b - y)) > 8]
        for other in {*seats} - {seat}:
            assert not any(inside(plaques[other], point) for point in points)
            assert not any(abs(a - to) + abs(b - down) < 3 for a, b in points for to, down in on_line[other])
    check(page)


def test_strokes_of_the_same_round_are_beside_each_other() -> None:
    """Where two have their best round together, neither stroke hides the other, and each is below its own line."""
    page = growth(([0, 3, 14, 14], [0, 4, 14, 20]), 30, 40)
    upper, lower = sorted(of_kind(page, Curve, end="/best").values(), key=lambda each: each.points[0])
    assert (upper.what, lower.what) == ("growth/1/best", "growth/0/best")
    assert lower.points[0][0] - upper.points[0][0] >= upper.width // 2
