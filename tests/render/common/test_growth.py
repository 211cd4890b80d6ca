"""Points over time: equal points at equal heights, every line visible, and a final scoring that is no turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.contract import Outcome
from render.common.atlas import common_atlas
from render.common.charts.growth import climbs, growth_page, stretches
from render.common.page import Page
from render.engine import theme
from render.engine.dashes import dashes
from render.engine.scene import Curve, Icon, Label, Plate
from tests.render.checks import front, off_page, overlaps
from tests.render.pixels import unreadable

NAMES = ("Anna", "Benedetto", "Chiara", "Dante", "Eva", "Fritz")
GROWN = ([0, 0, 4, 9, 9], [0, 0, 4, 9, 14], [0, 0, 4, 4, 9], [0, 0, 0, 0])
SCORES = (20, 20, 31, 5)


def laid(growth: tuple[list[int], ...] = GROWN, scores: tuple[int, ...] = SCORES) -> Page:
    """Lay out a page with a chart."""
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    page = Page(NAMES[: len(scores)], "en", "nim")
    growth_page(page, growth, Outcome(scores, best, ({},) * len(scores)))
    return page


def lines(page: Page, seat: int) -> list[Curve]:
    """Return the parts of a seat's line."""
    return [
        each
        for each in page.elements
        if isinstance(each, Curve) and each.what.startswith(f"growth/{seat}/") and each.what[-1].isdigit()
    ]


def text(page: Page, what: str) -> str:
    """Return what a label says."""
    return next(each.text for each in page.elements if isinstance(each, Label) and each.what == what)


def heights(page: Page, seat: int) -> dict[int, int]:
    """Return the height of a seat's line by place from left to right."""
    return dict(point for line in lines(page, seat) for point in line.points)


def test_equal_points_are_equally_high() -> None:
    """Wherever two players have the same points, in whatever turn, their lines are at the same height."""
    page = laid()
    found: dict[int, set[int]] = {}
    for seat, grown in enumerate(GROWN):
        for points, height in zip([*reversed(grown)], [*heights(page, seat).values()][::-1], strict=False):
            found.setdefault(points, set()).add(height)

    assert all(len(where) == 1 for where in found.values())
    assert sorted(found, key=lambda points: -min(found[points])) == sorted(found)
    ends = {each.what: each.box for each in page.elements if isinstance(each, Plate) and each.what.endswith("/final")}
    assert ends["growth/0/final"].right == ends["growth/1/final"].right


def test_lines_begin_with_the_first_points() -> None:
    """Before, there is one thin line for everyone, up to where the last of them begins."""
    page = laid(([0, 4, 4], [0, 0, 2], [0, 0, 0]), (4, 2, 0))
    shared = next(each for each in page.elements if each.what == "growth/start")
    assert isinstance(shared, Curve)
    first, second = (lines(page, seat)[0].points[0] for seat in (0, 1))
    left, right = shared.points
    assert left[1] == right[1] == first[1] == second[1]
    assert left[0] < first[0] < second[0] < right[0]
    assert lines(page, 2) == []
    assert shared.width < lines(page, 0)[0].width


def test_lines_on_each_other_take_turns() -> None:
    """Who shares a stretch is drawn in turn: dashes of the same length that leave room for each other."""
    reached = [[0, *grown] for grown in GROWN]
    assert list(stretches(reached, 0)) == [((0, 1, 2, 3), 0, 2), ((0, 1, 2), 2, 3), ((0, 1), 3, 4), ((0,), 4, 5)]
    page = laid()
    first = [lines(page, seat)[0] for seat in range(3)]

    assert len({line.points for line in first}) == 1
    drawn = [
        sum(end[0] - start[0] for start, end in dashes(line.points[:1] + line.points[-1:], line.dash, line.phase))
        for line in first
    ]
    whole = first[0].points[-1][0] - first[0].points[0][0]
    assert sum(drawn) == pytest.approx(whole)
    assert min(drawn) > whole / 4 - 18


def test_lines_differ_without_colour() -> None:
    """Where a line is alone it has its seat's dash, and a badge at its end."""
    page = laid()
    alone = [lines(page, seat)[-1] for seat in (0, 1, 2)]
    assert len({line.dash for line in alone}) == 3
    badges = {each.what for each in page.elements if isinstance(each, Icon)}
    assert {f"growth/{seat}/line" for seat in range(4)} <= badges


def test_the_final_scoring_is_no_turn() -> None:
    """No line leads beyond the last turn; a column of its own has a row for each player, with name, bar and score."""
    page = laid()
    column = next(each.box for each in page.elements if each.what == "growth/end")
    assert max(point[0] for seat in range(4) for line in lines(page, seat) for point in line.points) < column.x
    bars = {each.what: each.box for each in page.elements if isinstance(each, Plate) and each.what.endswith("/final")}

    assert [text(page, f"growth/{seat}/score") for seat in range(4)] == ["20", "20", "31", "5"]
    assert sorted(bars, key=lambda what: bars[what].y) == [f"growth/{seat}/final" for seat in (2, 0, 1, 3)]
    assert sorted(bars) == [f"growth/{seat}/final" for seat in range(4)]
    assert all(column.x < bar.x and bar.right < column.right for bar in bars.values())
    assert [text(page, f"growth/{seat}/name") for seat in range(4)] == list(NAMES[:4])
    assert not [each for each in page.elements if each.what.startswith("name/")]


def test_without_a_final_scoring_there_is_none() -> None:
    """If it has changed nobody's points, the chart has all the room, and the scores are beside the badges."""
    grown = ([0, 4, 9], [0, 0, -2], [0, 3, 3])
    page, scored = laid(grown, (9, -2, 3)), laid(grown, (9, -2, 4))
    assert not [each for each in page.elements if each.what.startswith("growth/end")]
    assert [text(page, f"growth/{seat}/score") for seat in range(3)] == ["9", "−2", "3"]
    assert [text(page, f"name/{seat}") for seat in range(3)] == list(NAMES[:3])
    wide, narrow = (next(each.box.width for each in shown.elements if each.what == "sheet") for shown in (page, scored))
    assert wide > 1.3 * narrow
    assert (off_page(front(page)), overlaps(front(page)), unreadable(page, common_atlas())) == ([], [], [])


def test_what_brought_the_points() -> None:
    """A line's climbs and the parts of the final scores say what they brought, in the seat's colour."""
    assert list(climbs([0, 0, 4, 9, 9, 12])) == [(1, 3), (4, 5)]
    page = laid(([0, 0, 12, 12, 12], [0, 3, 5, 5, 5]), (40, 20))
    assert text(page, "growth/0/gain/3/points") == "+12"
    assert text(page, "growth/1/gain/3/points") == "+5"
    assert [text(page, f"growth/0/{part}/points") for part in ("rounds", "final")] == ["12", "+28"]
    plates = {each.what: each for each in page.elements if isinstance(each, Plate)}
    assert plates["growth/0/gain/3"].fill == plates["growth/0/final"].fill == theme.SEATS[0]
    widths = [plates[f"growth/0/{part}"].box.width for part in ("rounds", "final")]
    assert widths[0] / widths[1] == pytest.approx(12 / 28, rel=0.05)


def test_few_points_from_the_rounds_are_said_too() -> None:
    """A bar too narrow for its number has it on a tag that stays within both bars."""
    page = laid(([0, 1, 2], [0, 3, 5]), (90, 80))
    plates = {each.what: each.box for each in page.elements if isinstance(each, Plate)}
    for seat, points in enumerate("25"):
        assert text(page, f"growth/{seat}/rounds/points") == points
        tag, final = plates[f"growth/{seat}/rounds/tag"], plates[f"growth/{seat}/final"]
        rounds = plates[f"growth/{seat}/rounds"]
        assert rounds.x < tag.x < tag.right < final.right
        assert final.y < tag.y < tag.bottom < final.bottom
        added = next(each.box for each in page.elements if each.what == f"growth/{seat}/final/points")
        assert tag.right < added.x


def test_the_axis_begins_shortly_before_the_first_points() -> None:
    """Of many turns without points only the last is shown, and turns keep their numbers."""
    page = laid(([0] * 12 + [4] * 8, [0] * 15 + [9] * 5), (30, 20))
    left = next(each.box.x for each in page.elements if each.what == "growth/line/0")
    numbers = {each.text: each.box for each in page.elements if isinstance(each, Label) and "growth/turn/" in each.what}
    first = lines(page, 0)[0].points[0][0]
    step = lines(page, 0)[0].points[1][0] - first
    assert first - left == pytest.approx(step, abs=1)
    middle = numbers["16"].x + numbers["16"].width // 2
    assert middle == pytest.approx(lines(page, 1)[0].points[1][0], abs=2)


def test_the_key_is_in_the_colours_of_a_row() -> None:
    """What explains both parts of the bars looks like those of the first row."""
    fills = {each.what: each.fill for each in laid().elements if isinstance(each, Plate)}
    assert fills["growth/end/name/key"] == fills["growth/2/final"]
    assert fills["growth/end/before/key"] == fills["growth/2/rounds"]


def test_only_the_largest_climbs_say_what_they_gained() -> None:
    """Of each of two seats' climbs, the two largest do, of more seats' the largest; small ones never do."""

    def gains(*growth: list[int]) -> list[str]:
        page = laid(growth, (90,) * len(growth))
        return sorted(each.text for each in page.elements if isinstance(each, Label) and "/gain/" in each.what)

    first, none = [0, 9, 9, 12, 12, 13, 13, 21, 21], [0] * 9
    assert gains(first, none) == ["+8", "+9"]
    assert gains(first, none, none) == ["+9"]
    assert gains(first, [0, 0, 0, 0, 0, 0, 0, 1, 1]) == ["+8", "+9"]


def test_a_key_explains_the_gains() -> None:
    """A plaque in no seat's colour says what they are, where there are any."""
    page = laid(([0, 9, 9], [0, 0, 0]), (40, 20))
    assert text(page, "growth/key/name") == "largest gains"
    (key,) = [each for each in page.elements if isinstance(each, Plate) and each.what == "growth/key"]
    assert key.fill not in theme.SEATS
    nothing = laid(([0, 0], [0, 0]), (4, 2))
    assert not [each for each in nothing.elements if each.what.startswith("growth/key")]


def test_gains_point_to_the_tops_of_climbs() -> None:
    """What a climb gained points to where it ends, for every climb."""
    page = laid(([0, 9, 9, 12, 12, 13, 13, 21, 21], [0, 0, 11, 11, 12, 12, 15, 18, 18]), (40, 20))
    leaders = [each for each in page.elements if isinstance(each, Curve) and each.what.endswith("/leader")]
    gains = [each for each in leaders if "/gain/" in each.what]
    assert len(gains) >= 3
    for gain in gains:
        seat = int(gain.what.split("/")[1])
        assert gain.points[-1] in {point for line in lines(page, seat) for point in line.points}


def test_no_gain_hides_a_line() -> None:
    """What a climb gained is written beside all lines."""
    grown = ([0, 2, 7, 7, 9, 20], [0, 0, 11, 12, 12, 13], [3, 3, 3, 18, 18, 18], [1, 2, 3, 4, 5, 6])
    page = laid(grown, (30, 30, 30, 30))
    gains = [each.box for each in page.elements if "/gain/" in each.what and isinstance(each, Plate)]
    parts = [part for seat in range(4) for line in lines(page, seat) for part in pairwise(line.points)]
    points = [
        (x + (right - x) * step // 40, y + (bottom - y) * step // 40)
        for (x, y), (right, bottom) in parts
        for step in range(41)
    ]
    assert len(gains) >= 3
    assert not [(x, y) for x, y in points for box in gains if box.x <= x < box.right and box.y <= y < box.bottom]


@pytest.mark.parametrize("seats", range(2, 7))
def test_everything_has_its_place(seats: int) -> None:
    """Nothing overlaps, is off the page or too small, for any number of players, turns and points."""
    for turns, most in ((1, 0), (9, 40), (60, 288)):
        growth = tuple([most * turn // turns // (seat + 1) for turn in range(turns)] for seat in range(seats))
        page = laid(growth, tuple(most // (seat + 1) for seat in range(seats)))
        assert off_page(front(page)) == []
        assert overlaps(front(page)) == []
        assert unreadable(page, common_atlas()) == []
        assert page.height <= theme.HEIGHT
