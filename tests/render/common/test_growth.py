"""Points over time: equal points at equal heights, every line visible, and a final scoring that is no turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.contract import Outcome
from render.common.atlas import common_atlas
from render.common.charts.course import ahead
from render.common.charts.gains import most
from render.common.charts.growth import growth_page, stretches
from render.common.charts.growth_alt import growth_words
from render.common.page import Page
from render.engine import theme
from render.engine.dashes import dashes
from render.engine.scene import Box, Curve, Icon, Label, Plate
from tests.render.checks import front, off_page, overlaps
from tests.render.pixels import unreadable

NAMES = ("Anna", "Benedetto", "Chiara", "Dante", "Eva", "Fritz")
GROWN = ([0, 0, 4, 9, 9], [0, 0, 4, 9, 14], [0, 0, 4, 4, 9], [0, 0, 0, 0])
SCORES = (20, 20, 31, 5)
BELOW = ([-5, -10, -3, 4, 9, 21], [-5, -5, -12, -6, 3, 14], [0, -5, 4, 4, 9, 30])
"""Points that begin below 0, as those of Palazzo do."""
EVEN = theme.VEIN
"""The colour of the ribbon where nobody leads."""


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


@pytest.mark.parametrize(("grown", "scores"), [(GROWN, SCORES), (BELOW, (21, 14, 30))])
def test_equal_points_are_equally_high(grown: tuple[list[int], ...], scores: tuple[int, ...]) -> None:
    """Wherever two players have the same points, their lines are at the same height; more points are higher."""
    page = laid(grown, scores)
    found: dict[int, set[int]] = {}
    for seat, own in enumerate(grown):
        for points, height in zip([*reversed(own)], [*heights(page, seat).values()][::-1], strict=False):
            found.setdefault(points, set()).add(height)

    assert all(len(where) == 1 for where in found.values())
    assert len({min(where) for where in found.values()}) == len(found)
    assert sorted(found, key=lambda points: -min(found[points])) == sorted(found)
    assert off_page(page) == []
    assert overlaps(page) == []


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
    assert {f"growth/{seat}/end" for seat in range(4)} <= badges


def test_the_final_scoring_is_no_turn() -> None:
    """Lines end with the last turn and scale the plot; what was added then stands in a band beside their badges."""
    page = laid()
    boxes = {each.what: each.box for each in page.elements}
    band = boxes["end"]
    assert max(point[0] for seat in range(4) for line in lines(page, seat) for point in line.points) < band.x
    for seat in range(4):
        badge, added = boxes[f"growth/{seat}/end"], boxes[f"growth/{seat}/added"]
        assert badge.right < added.x < added.right < band.right
        assert badge.y < added.y < added.bottom < badge.bottom
    assert not [what for what in boxes if what.startswith("growth/line/") and boxes[what].right > band.x]
    marked = [int(what.split("/")[2]) for what in boxes if what.startswith("growth/line/")]
    assert max(marked) <= max(map(max, GROWN)) * 1.5


def test_the_result_is_in_the_order_of_ranks() -> None:
    """A row for each player has the name and the score; what the final scoring added stands beside their lines."""
    page = laid()
    assert text(page, "end/name") == "Final scoring"
    assert [text(page, f"result/{seat}/who") for seat in range(4)] == list(NAMES[:4])
    assert [text(page, f"result/{seat}/score") for seat in range(4)] == ["20", "20", "31", "5"]
    assert [text(page, f"growth/{seat}/added") for seat in range(4)] == ["+11", "+6", "+22", "+5"]
    rows = {seat: next(each.box.y for each in page.elements if each.what == f"result/{seat}/who") for seat in range(4)}
    assert sorted(rows, key=lambda seat: rows[seat]) == [2, 0, 1, 3]
    assert text(laid(([0, 12], [0, 3]), (9, 40)), "growth/0/added") == "−3"


def test_what_was_added_has_one_size() -> None:
    """The largest of several has room beside its badge, and the others are as large."""
    page = laid(GROWN, (20, 20, 131, 5))
    added = [each for each in page.elements if isinstance(each, Label) and each.what.endswith("/added")]
    assert {each.text for each in added} == {"+11", "+6", "+122", "+5"}
    assert len({each.size for each in added}) == 1


def test_without_a_final_scoring_there_is_none() -> None:
    """If it has changed nobody's points there is no band, the chart has its room, and everyone has a medal."""
    grown = ([0, 4, 9], [0, 0, -2], [0, 3, 3])
    page, scored = laid(grown, (9, -2, 3)), laid(grown, (9, -2, 4))
    named = {each.what for each in page.elements}
    assert not [what for what in named if what == "end" or what.endswith("/added")]
    assert {f"result/{seat}/rank" for seat in range(3)} <= named
    assert text(page, "end/name") == "Result"
    assert [text(page, f"result/{seat}/score") for seat in range(3)] == ["9", "−2", "3"]
    wide, narrow = (
        next(each.box.width for each in shown.elements if each.what == "growth/line/0") for shown in (page, scored)
    )
    assert wide > 1.15 * narrow
    assert (off_page(front(page)), overlaps(front(page)), unreadable(page, common_atlas())) == ([], [], [])


def test_a_ribbon_names_who_led() -> None:
    """Above the lines, who alone has the most points has a part in their colour, and a tie a part in none."""
    assert ahead([[0, 4, 4, 9, 9], [0, 0, 6, 9, 12]]) == [(1, 0), (2, 1), (3, None), (4, 1)]
    assert ahead([[0, 0], [0, 0]]) == []
    page = laid(([4, 4, 4, 9, 9], [0, 0, 6, 9, 12]), (30, 20))
    parts = [each.fill for each in page.elements if isinstance(each, Plate) and each.what.startswith("leader/")]
    assert parts[1:] == [theme.PLAQUES[0], theme.PLAQUES[1], EVEN, theme.PLAQUES[1]]
    sentence = (
        "In the lead: Anna from round 1 on, Benedetto from round 3 on, even from round 4 on, Benedetto from round 5 on."
    )
    outcome = Outcome((30, 20), (0,), ({}, {}))
    words = [*growth_words(NAMES[:2], outcome, ([4, 4, 4, 9, 9], [0, 0, 6, 9, 12]), "en")]
    assert sentence in words
    assert "Each player’s best round: Anna +5, Benedetto +6." in words


@pytest.mark.parametrize(("turns", "letters"), [(12, ["B"]), (40, ["B"]), (120, [])])
def test_short_leads_have_a_letter_and_the_shortest_are_left_out(turns: int, letters: list[str]) -> None:
    """A short part of the ribbon gets room from the one before it; the first begins with the ribbon."""
    other = [5 if turn == turns // 2 else 0 for turn in range(turns)]
    page = laid(([4] * turns, other), (30, 20))
    ribbon = [each for each in page.elements if each.what.startswith("leader/")]
    parts = sorted((each for each in ribbon if isinstance(each, Plate)), key=lambda part: part.box.x)
    shown = [each.text for each in ribbon if isinstance(each, Label)]
    assert [said for said in shown if said in "BC"] == letters
    assert all(part.box.right < other.box.x < part.box.right + 4 for part, other in pairwise(parts))
    assert parts[0].box.width + parts[-1].box.width > 20 * 20


@pytest.mark.parametrize("scores", [(4, 6), (20, 30)])
def test_the_last_leader_is_seen(scores: tuple[int, ...]) -> None:
    """Who takes the lead in the last turn has a part of the ribbon too, with a final scoring or without."""
    page = laid(([0, 4, 4], [0, 0, 6]), scores)
    assert text(page, "leader/2/name")[0] == "B"


def test_everyones_best_round() -> None:
    """Everyone's largest gain in a single round is said once, in the seat's colour, with a stroke below that part."""
    assert (most([0, 0, 4, 9, 9, 12]), most([0, 0, 0]), most([0, -2])) == (5, 0, -2)
    page = laid(([0, 0, 7, 12, 12], [0, 3, 5, 5, 5], [0, 0, 0, 0, 0]), (14, 9, 4))
    assert gains(page) == {0: "+7", 1: "+3"}
    plates = {each.what: each for each in page.elements if isinstance(each, Plate)}
    assert plates["growth/0/gain"].fill == theme.SEATS[0]
    strokes = {each.what: each for each in page.elements if isinstance(each, Curve) and each.what.endswith("/best")}
    assert strokes["growth/0/best"].points == lines(page, 0)[0].points[:2]
    names = [each.what for each in page.elements]
    assert max(names.index(what) for what in strokes) < min(names.index(lines(page, seat)[0].what) for seat in (0, 1))


def gains(page: Page) -> dict[int, str]:
    """Return what the plaques say, by seat."""
    labels = [each for each in page.elements if isinstance(each, Label) and each.what.endswith("/gain/points")]
    return {int(each.what.split("/")[1]): each.text for each in labels}


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


def test_of_equal_rounds_any_is_marked() -> None:
    """Of several rounds in which someone gained as much, one with room beside it has the plaque."""
    page = laid(([0, 9, 9, 9, 18, 18], [0, 0, 0, 0, 0, 2]), (20, 4))
    (stroke,) = [each for each in page.elements if isinstance(each, Curve) and each.what == "growth/0/best"]
    (_, low), (_, high) = stroke.points
    highest = max(before - after for before, after in pairwise(heights(page, 0).values()))
    assert low - high == pytest.approx(highest, abs=1)
    assert gains(page)[0] == "+9"


def test_a_key_explains_the_gains() -> None:
    """A plaque in no seat's colour says what they are, where there are any."""
    page = laid(([0, 9, 9], [0, 0, 0]), (40, 20))
    assert text(page, "growth/key/name") == "each player’s best round"
    (key,) = [each for each in page.elements if isinstance(each, Plate) and each.what == "growth/key"]
    assert key.fill not in theme.SEATS
    nothing = laid(([0, 0], [0, 0]), (4, 2))
    assert not [each for each in nothing.elements if each.what.startswith("growth/key")]


CROWDED = ([0, 2, 7, 7, 9, 20], [0, 0, 11, 12, 12, 13], [3, 3, 3, 18, 18, 18], [1, 2, 3, 4, 5, 9])
BETWEEN = ([4, 6, 8, 12, 14, 16], [2, 4, 6, 10, 12, 14], [0, 2, 4, 8, 10, 12])
"""The line of the second is close between two others all the way."""


def plaques(page: Page) -> dict[int, Plate]:
    """Return the plaques of gains, by seat."""
    found = [each for each in page.elements if isinstance(each, Plate) and each.what.endswith("/gain")]
    return {int(each.what.split("/")[1]): each for each in found}


def ways(page: Page) -> dict[int, Curve]:
    """Return the ways from plaques to their rounds, by seat."""
    found = [each for each in page.elements if isinstance(each, Curve) and each.what.endswith("/gain/leader")]
    return {int(each.what.split("/")[1]): each for each in found}


def on_line(page: Page, seat: int) -> list[tuple[float, float]]:
    """Return points that are on a seat's line, close to each other."""
    parts = [part for line in lines(page, seat) for part in pairwise(line.points)]
    return [point for start, end in parts for point in between(start, end)]


def between(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[float, float]]:
    """Return points on the way from one to another, close to each other."""
    (x, y), (right, bottom) = start, end
    return [(x + (right - x) * step / 200, y + (bottom - y) * step / 200) for step in range(201)]


def test_gains_point_to_their_rounds() -> None:
    """The way from each plaque ends on the part of the line that it is about, and lies on no other plaque."""
    page = laid(CROWDED, (20, 20, 20, 20))
    curves = {each.what: each for each in page.elements if isinstance(each, Curve)}
    assert {*gains(page)} == {0, 1, 2, 3}
    for seat, way in ways(page).items():
        (left, low), (right, high) = curves[f"growth/{seat}/best"].points
        start, (x, y) = way.points
        assert left < x < right
        assert y == pytest.approx(low + (high - low) * (x - left) / (right - left), abs=low - high)
        for other, plaque in plaques(page).items():
            assert other == seat or not any(inside(plaque.box, point) for point in between(start, (x, y)))


@pytest.mark.slow
@pytest.mark.parametrize("grown", [GROWN[:3], CROWDED, BETWEEN])
def test_ways_meet_no_other_line(grown: tuple[list[int], ...]) -> None:
    """The way from a plaque to its round crosses no line of another seat."""
    page = laid(grown, tuple(range(40, 40 + len(grown))))
    assert ways(page)
    for seat, way in ways(page).items():
        start, end = way.points
        points = [(x, y) for x, y in between(start, end) if max(abs(x - end[0]), abs(y - end[1])) > 8]
        for other in range(len(grown)):
            near = [1 for x, y in points for to, down in on_line(page, other) if abs(x - to) + abs(y - down) < 3]
            assert other == seat or not near


def test_plaques_say_whose_they_are() -> None:
    """Each has the badge of its seat; between lines, so that every way would meet one, a plaque stands free."""
    page = laid(BETWEEN, (20, 18, 16))
    badges = {each.what: each.box for each in page.elements if isinstance(each, Icon)}
    free = plaques(page).keys() - ways(page).keys()
    assert {*plaques(page)} == {0, 1, 2}
    assert free == {1}
    for seat, plaque in plaques(page).items():
        badge = badges[f"growth/{seat}/gain/badge"]
        assert inside(plaque.box, (badge.x, badge.y))
    assert (off_page(front(page)), overlaps(front(page)), unreadable(page, common_atlas())) == ([], [], [])


def test_strokes_of_the_same_round_are_beside_each_other() -> None:
    """Where two have their best round together, neither stroke hides the other, and each is below its own line."""
    page = laid(([0, 3, 14, 14], [0, 4, 14, 20]), (30, 40))
    strokes = [each for each in page.elements if isinstance(each, Curve) and each.what.endswith("/best")]
    (upper, lower) = sorted(strokes, key=lambda each: each.points[0])
    assert (upper.what, lower.what) == ("growth/1/best", "growth/0/best")
    assert lower.points[0][0] - upper.points[0][0] >= upper.width // 2


def inside(box: Box, point: tuple[float, float]) -> bool:
    """Return whether a point is in a box."""
    return box.x <= point[0] < box.right and box.y <= point[1] < box.bottom


@pytest.mark.parametrize("grown", [CROWDED, BETWEEN])
def test_no_gain_hides_a_line(grown: tuple[list[int], ...]) -> None:
    """What was gained in a round is written beside all lines."""
    page = laid(grown, tuple(range(40, 40 + len(grown))))
    points = [point for seat in range(len(grown)) for point in on_line(page, seat)]
    assert len(plaques(page)) == len(grown)
    assert not [point for point in points for plaque in plaques(page).values() if inside(plaque.box, point)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_everything_has_its_place(seats: int) -> None:
    """Nothing overlaps, is off the page or too small, for any number of players, turns and points."""
    for turns, highest in ((1, 0), (9, 40), (60, 288)):
        growth = tuple([highest * turn // turns // (seat + 1) for turn in range(turns)] for seat in range(seats))
        page = laid(growth, tuple(highest // (seat + 1) for seat in range(seats)))
        assert off_page(front(page)) == []
        assert overlaps(front(page)) == []
        assert unreadable(page, common_atlas()) == []
        assert page.height <= theme.HEIGHT
