"""The chart of winning chances: nothing off the page or hidden, players distinguishable, all of it in words too."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image

from bot.games.contract import Outcome
from bot.texts import LANGUAGES, texts
from render.common.atlas import common_atlas
from render.common.charts.chances import chances, chances_page
from render.common.charts.chances_alt import chances_alt
from render.common.charts.course import Chances, has_final_scoring
from render.common.charts.pins import Mark
from render.common.charts.plot import Style, along, spread
from render.engine import theme
from render.engine.picture import ALT_LIMIT
from render.engine.scene import Curve, Icon, Label, Plate
from tests.render.checks import front, off_page, overlap, overlaps, wrong_grounds
from tests.render.pixels import unreadable

NAMES = ("Anna", "Benedetto", "Chiara", "Dante", "Eva", "Fritz")
HARD_NAMES = (
    "Maximiliane-Henriette von Zwiesel",
    "张三丰和他的朋友们",
    "\u202e*_~`|",
    "مرحبا بالعالم",
    "W" * 32,
    "**b**",
)


def course(seats: int, turns: int, seed: int = 1) -> list[tuple[float, ...]]:
    """Invent the course of the chances in a game."""
    chance = Random(seed)
    parts = [[chance.random() ** 2 for _ in range(seats)] for _ in range(turns)] + [[1.0] + [0.0] * (seats - 1)]
    return [tuple(part / sum(each) for part in each) for each in parts]


def shown(seats: int, turns: int, marks: int = 3) -> Chances:
    """Invent a chart with a turning point and mistakes."""
    made = [Mark(each + 1, 1 + each * (turns - 1) // max(1, marks), each % seats, 0.18) for each in range(marks)]
    return Chances(course(seats, turns), max(1, turns // 2), made, Outcome((111,) * seats, (0,), ({},) * seats))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "turns", "marks"), [(2, 1, 0), (2, 58, 6), (3, 7, 3), (4, 84, 12), (4, 200, 12), (6, 90, 18)]
)
def test_the_page(seats: int, turns: int, marks: int, language: str) -> None:
    """Everything is on the page, legible on a phone, and without overlaps, however long the names and the game are."""
    for names in (NAMES[:seats], HARD_NAMES[:seats]):
        page = chances_page(shown(seats, turns, marks), names, language)
        assert off_page(front(page)) == []
        assert unreadable(page, common_atlas()) == []
        assert overlaps(front(page)) == []
        grounds = [what for what, *_ in wrong_grounds(page) if not what.startswith(("chances/", "mark/"))]
        assert [what for what in grounds if "/sample" not in what] == []
        assert page.height <= theme.HEIGHT


def test_lines() -> None:
    """Each seat has a line from the first turn to the last, of its own colour and dash, and the winner laurels."""
    course_ = [(0.25, 0.75), (0.5, 0.5), (0.6, 0.4), (1.0, 0.0)]
    page = chances_page(Chances(course_), NAMES[:2], "en")
    curves = {element.what: element for element in page.elements if isinstance(element, Curve)}
    first, second = curves["chances/0"], curves["chances/1"]
    lines = {element.what: element.box for element in page.elements if isinstance(element, Plate)}
    heights = {percent: lines[f"line/{percent}/0"].y + 1 for percent in (25, 50, 75)}

    assert [y for _, y in first.points][:2] == pytest.approx([heights[25], heights[50]], abs=1)
    assert [y for _, y in second.points][:2] == pytest.approx([heights[75], heights[50]], abs=1)
    assert [x for x, _ in first.points] == [x for x, _ in second.points]
    assert (first.colour, second.colour) == theme.SEATS[:2]
    laurels = [element.what for element in page.elements if isinstance(element, Icon) and element.sprite == "laurel"]
    assert laurels == ["won/0/laurel", "result/0/laurel"]
    assert not [element for element in page.elements if element.what.startswith(("turning", "mark"))]


def test_equal_chances_are_one_line() -> None:
    """As long as the chances of all are equal there is one thin line for everyone, and then each has its own."""
    page = chances_page(Chances([(0.5, 0.5), (0.5, 0.5), (0.1, 0.9), (1.0, 0.0)]), NAMES[:2], "en")
    curves = {element.what: element for element in page.elements if isinstance(element, Curve)}
    tied, first, second = (curves[what] for what in ("chances/tied", "chances/0", "chances/1"))
    assert tied.points[-1] == first.points[0] == second.points[0]
    assert len(tied.points) == len(first.points) == 2
    assert tied.width < first.width


def test_lines_do_not_run_together() -> None:
    """Where several have about the same chances for long, their lines are side by side in the order of these."""
    course_ = [(1 / 3, 1 / 3, 1 / 3), *[(0.94, 0.02, 0.04)] * 3, *[(0.94, 0.03, 0.03)] * 3, (1.0, 0.0, 0.0)]
    page = chances_page(Chances(course_), NAMES[:3], "en")
    curves = {each.what: each for each in page.elements if isinstance(each, Curve)}
    first, second, third = ([y for _, y in curves[f"chances/{seat}"].points] for seat in range(3))
    grid = {each.what: each.box.y + 1 for each in page.elements if each.what.startswith("line/")}

    assert first[0] == second[0] == third[0]
    assert all(a > b for a, b in zip(second[1:4], third[1:4], strict=True))
    assert all(abs(a - b) > curves["chances/0"].width for a, b in zip(second[1:], third[1:], strict=True))
    assert all(grid["line/100/0"] < y < grid["line/75/0"] for y in first[1:])
    assert max(*second, *third) <= grid["line/0/0"]


def test_close_lines_hardly_change_places() -> None:
    """Lines of about the same chances cross only when one has clearly more, and then they do."""
    close = [(0.9, 0.05, 0.05), (0.9, 0.052, 0.048), (0.9, 0.048, 0.052), (0.9, 0.052, 0.048), (0.9, 0.02, 0.08)]
    page = chances_page(Chances([(1 / 3, 1 / 3, 1 / 3), *close, (1.0, 0.0, 0.0)]), NAMES[:3], "en")
    curves = {each.what: each for each in page.elements if isinstance(each, Curve)}
    second, third = ([y for _, y in curves[f"chances/{seat}"].points] for seat in (1, 2))
    assert len({a < b for a, b in zip(second[1:-1], third[1:-1], strict=True)}) == 1
    assert second[-1] > third[-1]


def test_who_won_stands_out() -> None:
    """The winner's line is wider than the others, and above them."""
    course_ = [(0.2, 0.3, 0.5), (0.2, 0.1, 0.7), (0.1, 0.6, 0.3), (1.0, 0.0, 0.0)]
    page = chances_page(Chances(course_), NAMES[:3], "en")
    curves = {each.what: each.width for each in page.elements if isinstance(each, Curve)}
    assert curves["chances/0"] > curves["chances/1"] == curves["chances/2"]
    drawn = [what for what in curves if what in {f"chances/{seat}" for seat in range(3)}]
    assert drawn[-1] == "chances/0"
    four = chances_page(Chances([(0.2, 0.3, 0.4, 0.1), (0.1, 0.5, 0.3, 0.1), (1.0, 0.0, 0.0, 0.0)]), NAMES[:4], "en")
    widths = {each.what: each.width for each in four.elements if isinstance(each, Curve)}
    assert widths["chances/0"] > widths["chances/1"] > widths["chances/2"] == widths["chances/3"]
    assert [widths[f"result/{seat}/sample"] for seat in (1, 2)] == [widths[f"chances/{seat}"] for seat in (1, 2)]


def test_no_number_of_a_turn_is_moved() -> None:
    """Each is at its turn, also below the turning point."""
    page = chances_page(Chances([*[(0.5, 0.5)] * 60, (0.8, 0.2), (1.0, 0.0)], 60), NAMES[:2], "en")
    boxes = {each.what: each.box for each in page.elements if each.what.startswith("turn/")}
    numbers = [what for what in boxes if what[-1].isdigit()]
    assert {"turn/20", "turn/60"} <= {*numbers}
    for what in numbers:
        number, tick = boxes[what], boxes[f"{what}/tick"]
        assert abs(number.x + number.width // 2 - tick.x) <= 2


def heights(seats: int) -> dict[int, float]:
    """Return how high the labelled lines are, as shares of the whole."""
    page = chances_page(Chances(course(seats, 4)), NAMES[:seats], "en")
    lines = {each.what: each.box.y for each in page.elements if isinstance(each, Plate)}
    found = {int(what.split("/")[1]): y for what, y in lines.items() if what.startswith("line/")}
    return {percent: (found[0] - y) / (found[0] - found[100]) for percent, y in found.items()}


@pytest.mark.parametrize("seats", range(2, 7))
def test_heights_are_in_proportion(seats: int) -> None:
    """The labelled lines are as far apart as what they say."""
    assert heights(seats) == pytest.approx({0: 0, 25: 0.25, 50: 0.5, 75: 0.75, 100: 1}, abs=0.01)


def test_the_final_scores() -> None:
    """Where they are known, everyone has theirs and a rank in the column with the result, and in the alt text."""
    course_ = Chances([(0.5, 0.5), (0.1, 0.9), (1.0, 0.0)], outcome=Outcome((103, -2), (0,), ({}, {})))
    said = {each.what: each for each in chances_page(course_, NAMES[:2], "en").elements if isinstance(each, Label)}
    assert (said["result/0/score"].text, said["result/1/score"].text) == ("103", "−2")
    assert (said["result/0/rank"].text, said["result/1/rank"].text) == ("1", "2")
    assert said["end/name"].text == "Result"
    assert "Final scores: Anna 103, Benedetto −2." in chances_alt(course_, NAMES[:2], "en")


def test_what_mistakes_cost() -> None:
    """It is above their pins, with the badge of who made them, and in the alt text; if it is not known, nothing is."""
    marks = (Mark(1, 2, 0, 0.184), Mark(2, 6, 1, 0.001), Mark(3, 8, 1))
    course_ = Chances([*[(0.5, 0.5)] * 9, (1.0, 0.0)], marks=marks)
    page = chances_page(course_, NAMES[:2], "en")
    said = {each.what: each for each in page.elements if isinstance(each, Label) and each.what.endswith("/cost")}
    assert {what: each.text for what, each in said.items()} == {"mark/1/cost": "−18%", "mark/2/cost": "−1%"}
    boxes = {each.what: each.box for each in page.elements}
    capsule, pin = boxes["mark/1/capsule"], boxes["mark/1"]
    assert capsule.x < pin.x < pin.right < capsule.right
    assert abs(capsule.bottom - pin.y) <= 2
    assert boxes["mark/1/badge"].x > capsule.x
    assert 0 <= said["mark/1/cost"].box.x - boxes["mark/1/badge"].right < 12
    badges = {each.what: each.sprite for each in page.elements if isinstance(each, Icon)}
    assert (badges["mark/1/badge"], badges["mark/2/badge"]) == ("seat-0", "seat-1")
    assert "Mistake ①: Anna, turn 2, chance of winning −18%." in chances_alt(course_, NAMES[:2], "en")


def test_the_result_is_in_the_order_of_ranks() -> None:
    """Who ended better is above, whatever the chances were before; who left is last."""
    outcome = Outcome((40, 62, 75, 90), (2,), ({},) * 4, frozenset({3}))
    course_ = [(0.1, 0.2, 0.1, 0.6), (0.4, 0.3, 0.1, 0.2), (0.0, 0.0, 1.0, 0.0)]
    page = chances_page(Chances(course_, outcome=outcome), NAMES[:4], "en")
    said = {each.what: each for each in page.elements if isinstance(each, Label)}
    rows = sorted(range(4), key=lambda seat: said[f"result/{seat}/who"].box.y)
    assert rows == [2, 1, 0, 3]
    assert [said[f"result/{seat}/rank"].text for seat in rows] == ["1", "2", "3", "4"]


def test_the_result_is_no_chance() -> None:
    """Lines end before the last turn, however the game ended; the winner's badge there is in a laurel."""
    page = chances_page(Chances([(0.5, 0.5), (0.1, 0.9), (1.0, 0.0)]), NAMES[:2], "en")
    grid = {element.what: element.box for element in page.elements if element.what.startswith("line/")}
    curves = {element.what: element for element in page.elements if isinstance(element, Curve)}
    boxes = {element.what: element.box for element in page.elements}
    right = max(x for seat in (0, 1) for x, _ in curves[f"chances/{seat}"].points)

    assert right <= grid["line/100/0"].right <= boxes["end"].x
    for seat in (0, 1):
        end, (_, last) = boxes[f"chances/{seat}/end"], curves[f"chances/{seat}"].points[-1]
        assert right < end.x < end.right < boxes["result/0/laurel"].x
        assert end.y < last < end.bottom
    assert not [what for what in boxes if what.startswith(("result/1/laurel", "won/1"))]
    said = {element.what: element.text for element in page.elements if isinstance(element, Label)}
    assert said["won/name"] == "Anna"


@pytest.mark.parametrize(("result", "heights"), [((0.0, 0.0, 1.0), (0, 0, 100)), ((0.5, 0.0, 0.5), (50, 0, 50))])
def test_a_band_shows_how_the_game_ended(result: tuple[float, ...], heights: tuple[int, ...]) -> None:
    """From each badge a line leads to the result in a band of its own, in the seat's style, the winners' above."""
    page = chances_page(Chances([(0.3, 0.3, 0.4), (0.1, 0.6, 0.3), result]), NAMES[:3], "en")
    curves = {each.what: each for each in page.elements if isinstance(each, Curve)}
    boxes = {each.what: each.box for each in page.elements}
    for seat, percent in enumerate(heights):
        way, badge = curves[f"chances/{seat}/way"], boxes[f"chances/{seat}/end"]
        assert way.points[0] == (badge.x + badge.width // 2, badge.y + badge.height // 2)
        assert way.points[-1][1] == pytest.approx(boxes[f"line/{percent}/end"].y + 1, abs=1)
        assert boxes["end"].x < way.points[-1][0] <= boxes["end"].right
        assert (way.colour, way.dash) == (theme.SEATS[seat], curves[f"chances/{seat}"].dash)
    drawn = [what for what in curves if what.endswith("/way")]
    assert drawn[-1] == "chances/2/way"


@pytest.mark.parametrize("grown", [(), ([3, 9], [4]), ([3, 9], [4, 5])])
def test_the_heading_says_how_the_game_ended(grown: tuple[list[int], ...]) -> None:
    """Where points changed after the last turn, the heading is the final scoring."""
    outcome = Outcome((9, 5), (0,), ({}, {}))
    scored = has_final_scoring(grown, outcome)
    page = chances_page(Chances([(0.5, 0.5), (1.0, 0.0)], outcome=outcome, scored=scored), NAMES[:2], "en")
    assert scored == (grown == ([3, 9], [4]))
    (heading,) = [each.text for each in page.elements if isinstance(each, Label) and each.what == "end/name"]
    assert heading == ("Final scoring" if scored else "Result")


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_shared_result(seats: int) -> None:
    """Several winners are together at the end, in the head too, and nobody else."""
    for count in range(2, seats + 1):
        result = [1 / count] * count + [0.0] * (seats - count)
        page = chances_page(Chances([*course(seats, 9)[:-1], result], 3, shown(seats, 9).marks), NAMES[:seats], "en")
        won = [{f"{where}/{seat}/won" for seat in range(seats)} for where in ("won", "result")]
        for named, where in zip(won, ("won", "result"), strict=True):
            found = {element.what for element in page.elements if element.what in named}
            assert found == {f"{where}/{seat}/won" for seat in range(count)}
        assert overlaps(front(page)) == []


def test_marks_move_only_where_they_are_close() -> None:
    """Marks near an end make room among themselves; one that is far away stays where it is."""
    assert spread([10, 100, 102, 104], 0, 104, 20) == [10, 60, 82, 104]
    assert spread([3, 4, 90], 4, 200, 20) == [4, 26, 90]
    assert spread([50, 52, 190], 0, 200, (40, 20, 20)) == [35, 67, 190]
    assert spread([195, 196], 0, 200, (20, 40)) == [158, 190]


def test_lines_differ_without_colour() -> None:
    """No two seats' lines are drawn alike: each has its own dash or is hollow; a sample of it is below the name."""
    page = chances_page(shown(5, 30), NAMES[:5], "en")
    curves = {each.what: each for each in page.elements if isinstance(each, Curve)}
    styles = [(curves[f"chances/{seat}"].dash, f"chances/{seat}/core" in curves) for seat in range(5)]
    samples = [(curves[f"result/{seat}/sample"].dash, f"result/{seat}/sample/core" in curves) for seat in range(5)]
    assert len({*styles}) == 5
    assert samples == styles
    assert len({Style.of(seat, won=False) for seat in range(6)}) == 6


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_hides_the_lines(seats: int) -> None:
    """Badges are beside the lines' area; pins are where no line is: only thin stems and small marks are on lines."""
    course_ = shown(seats, 84, 3 * seats)
    page = chances_page(course_, NAMES[:seats], "en")
    lines = [
        box
        for element in page.elements
        if isinstance(element, Curve) and element.what in {f"chances/{seat}" for seat in range(seats)}
        for start, end in pairwise(element.points)
        for box in along(start, end)
    ]
    icons = [element for element in page.elements if isinstance(element, Icon)]
    shown_ = [each for each in icons if each.sprite == "pin" or each.what.startswith(("chances/", "result/"))]
    owners = [each for each in icons if each.what.startswith("mark/") and each.what.endswith("/badge")]
    medals = seats if seats < 5 else 0
    assert len(shown_) == 3 * seats + 2 + 2 * seats + medals + 1
    assert [each.what for each in shown_ + owners for box in lines if overlap(each.box, box)] == []
    pins = [each.box for each in shown_ if each.sprite == "pin"]
    assert not any(overlap(a, b) for place, a in enumerate(pins) for b in pins[:place])


def test_pins_stand_on_their_mistakes() -> None:
    """Unless mistakes are crowded, each pin is straight above the mark of its own."""
    page = chances_page(shown(4, 60, 5), NAMES[:4], "en")
    boxes = {element.what: element.box for element in page.elements}
    for number in range(1, 6):
        dot, pin = boxes[f"mark/{number}/dot"], boxes[f"mark/{number}"]
        assert pin.bottom <= dot.y
        assert abs(pin.x + pin.width // 2 - dot.x - dot.width // 2) <= 1


def test_costs_touch_their_pins() -> None:
    """What a mistake cost is in a capsule at the head of its own pin, across no other pin or stem."""
    marks = [Mark(number, 7 * number, 1, 0.08) for number in (1, 2, 3, 4)]
    course_ = [*[(0.5, 0.5)] * 15, *[(0.2, 0.8)] * 32, (1.0, 0.0)]
    page = chances_page(Chances(course_, 16, marks), NAMES[:2], "de")
    boxes = {element.what: element.box for element in page.elements}
    for number in (1, 2, 3, 4):
        capsule = boxes[f"mark/{number}/capsule"]
        assert overlap(capsule, boxes[f"mark/{number}"])
        others = {each: boxes[f"mark/{each}"] for each in (1, 2, 3, 4) if each != number}
        stems = {each: boxes[f"mark/{each}/line"] for each in others}
        assert not [each for each in others if overlap(capsule, others[each]) or overlap(capsule, stems[each])]


def test_pins_are_near_their_mistakes() -> None:
    """Where there is room, a pin is just above the mark of its mistake."""
    page = chances_page(Chances([*[(0.5, 0.5)] * 9, (0.9, 0.1), (1.0, 0.0)], 9, (Mark(1, 4, 1),)), NAMES[:2], "en")
    boxes = {element.what: element.box for element in page.elements}
    assert 0 <= boxes["mark/1/dot"].y - boxes["mark/1"].bottom < 20


def test_turning_point_and_mistakes() -> None:
    """A band marks the turning point; a numbered pin, in a shape no seat has, points at each mistake."""
    marks = (Mark(1, 1, 1), Mark(2, 2, 0), Mark(3, 2, 0))
    page = chances_page(Chances([(0.25, 0.75), (0.35, 0.65), (0.6, 0.4), (1.0, 0.0)], 2, marks), NAMES[:2], "en")
    curve = next(element for element in page.elements if element.what == "chances/0")
    assert isinstance(curve, Curve)
    (_, _), (middle, _), (right, _) = curve.points
    (band,) = [element for element in page.elements if element.what == "turning"]
    assert (band.box.x, band.box.right) == (middle, right)
    pins = [element for element in page.elements if isinstance(element, Icon) and element.sprite == "pin"]
    assert not any(overlap(a.box, b.box) for place, a in enumerate(pins) for b in pins[:place])
    said = [element.text for element in page.elements if isinstance(element, Label)]
    assert {"1", "2", "3", "Turning point", "+25%", "Chances of winning"} <= {*said}
    assert {"mistakes", "Turn"} <= {*said}
    assert [each.text for each in page.elements if isinstance(each, Label) and each.what.startswith("mistakes/")] == (
        ["–", "1", "3"]
    )
    badges = {element.what: element.sprite for element in page.elements if isinstance(element, Icon)}
    assert badges["turning/badge"] == badges["chances/0/end"]
    assert [badges[f"mark/{number}/dot"] for number in (1, 2, 3)] == ["seat-1", "seat-0", "seat-0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words(language: str) -> None:
    """The alt text gives the chances at the start, the end and in between, the turning point and the mistakes."""
    say = texts(language, "carrara").say
    first = say("picture-alt-lead-first", name="Benedetto", turn="0")
    between, then = say("picture-alt-lead-even", turn="1"), say("picture-alt-lead", name="Anna", turn="2")
    told = chances_alt(Chances([(0.25, 0.75), (0.5, 0.5), (1.0, 0.0)], 2, (Mark(1, 1, 1),)), NAMES[:2], language)
    assert told == " ".join(
        [
            say("picture-alt-leads", leads=f"{first}, {between}, {then}"),
            say("picture-alt-chances", moments="0, 1, 2"),
            say("picture-alt-chances-of", name="Anna", chances="25, 50, 100"),
            say("picture-alt-chances-of", name="Benedetto", chances="75, 50, 0"),
            say("picture-turning", turn="2") + ".",
            say("picture-alt-mistake", mark="①", name="Benedetto", turn="1"),
        ]
    )
    longest = chances_alt(shown(4, 200, 12), HARD_NAMES[:4], language)
    assert len(longest) <= ALT_LIMIT
    assert longest.count("100") > 0


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture(language: str) -> None:
    """The picture is a WebP of the usual width, small and reproducible, even for a single turn."""
    for turns in (1, 2, 3):
        for turning in (None, *range(1, turns + 1)):
            assert chances(Chances(course(2, turns), turning), NAMES[:2], language).data
    made = chances(shown(4, 84, 12), NAMES[:4], language)
    image = Image.open(BytesIO(made.data))

    assert (image.format, image.width) == ("WEBP", theme.WIDTH)
    assert len(made.data) < 120_000
    assert made == chances(shown(4, 84, 12), NAMES[:4], language)


def test_the_gain_is_that_of_the_chances_as_they_are_told() -> None:
    """Who went from 5 % to 70 % gained 65 %, whoever else gained more in that turn."""
    course_ = [(0.044, 0.2, 0.756), (0.7, 0.1, 0.2), (0.1, 0.9, 0.0), (1.0, 0.0, 0.0)]
    page = chances_page(Chances(course_, 1), NAMES[:3], "en")
    gained = [each.text for each in page.elements if isinstance(each, Label) and each.what == "turning/gained"]
    assert gained == ["+65%"]
    other = chances_page(Chances([(0.2, 0.2, 0.6), (0.4, 0.6, 0.0), (1.0, 0.0, 0.0)], 1, favoured=0), NAMES[:3], "en")
    assert [each.text for each in other.elements if each.what == "turning/gained" and isinstance(each, Label)] == [
        "+20%"
    ]
