"""The chart of winning chances: who led, what turned the game, and which mistakes cost what, all of it in words too."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.contract import Outcome
from render.common.charts.chances import chances_alt, chances_page
from render.common.charts.course import Chances, ChartMistake
from render.common.page import Page
from render.engine import theme
from render.engine.scene import Box, Plate
from tests.render.common.scenes import chances, judged
from tests.render.people import HARD_NAMES, NAMES
from tests.render.shown import boxes, drawn, names, of_kind, said, words


def shares(page: Page, seat: int) -> list[Box]:
    return [plate.box for what, plate in of_kind(page, Plate, f"chances/{seat}/").items() if what[-1].isdigit()]


def test_shares() -> None:
    """Everyone's chances are columns of their colour that fill the height together, the winner's uppermost."""
    page = chances((0.25, 0.75), (0.5, 0.5), (0.6, 0.4), (0.0, 1.0))
    found, (below, above) = boxes(page), (shares(page, seat) for seat in range(2))
    top, bottom = found["percent/100"].mid_y, found["percent/0"].mid_y

    assert [each.height / (bottom - top) for each in above] == pytest.approx([0.75, 0.5, 0.4], abs=0.02)
    for upper, lower in zip(above, below, strict=True):
        assert (upper.x, upper.width) == (lower.x, lower.width)
        assert abs(upper.y - top) <= 2 >= abs(lower.bottom - bottom)
        assert 0 < lower.y - upper.bottom < 5
    assert [of_kind(page, Plate)[f"chances/{seat}/0"].fill for seat in range(2)] == [*theme.PLAQUES[:2]]
    assert [what for what, sprite in drawn(page).items() if sprite == "laurel"] == [
        "won/1/laurel",
        "result/1/laurel",
    ]
    assert said(page)["result/0/who/0"] == "Anna"
    assert not [what for what in names(page) if what.startswith(("turning", "mark"))]


@pytest.mark.parametrize("seats", range(2, 7))
def test_shares_are_told_apart_without_colour(seats: int) -> None:
    """Each has the badge of its seat, within it."""
    page = chances(*[(1 / seats,) * seats] * 9, (1.0, *[0.0] * (seats - 1)))
    for seat in range(seats):
        badge = boxes(page)[f"chances/{seat}/badge"]
        assert min(each.y for each in shares(page, seat)) <= badge.y
        assert badge.bottom <= max(each.bottom for each in shares(page, seat))


def test_a_badge_is_clear_of_the_edge_where_its_share_grows() -> None:
    """Its tip would lie on the colour beside it otherwise."""
    page = chances(*[(0.02, 0.98)] * 10, *[(0.6, 0.4)] * 10, (1.0, 0.0))
    grown = max(shares(page, 0), key=lambda each: (each.height, -each.x))
    assert boxes(page)["chances/0/badge"].x > grown.x > shares(page, 0)[0].x


def test_the_ends_are_in_the_order_of_ranks() -> None:
    """Who won is above; of those who did not, who ended better, and who left is last; all with name and score."""
    outcome = Outcome((40, -2, 75, 90), (2,), ({},) * 4, frozenset({3}))
    found = Chances([(0.1, 0.2, 0.1, 0.6), (0.4, 0.3, 0.1, 0.2), (0.0, 0.0, 1.0, 0.0)], outcome=outcome)
    page = chances_page(found, NAMES[:4], "en")
    rows = sorted(range(4), key=lambda seat: boxes(page)[f"result/{seat}/who/0"].y)
    told = [said(page)[f"result/{seat}/score"] for seat in rows]
    assert (rows, told) == ([2, 0, 1, 3], ["75", "40", "−2", "90"])
    assert "Final scores: Chiara 75, Anna 40, Benedetto −2, Dante 90." in chances_alt(found, NAMES[:4], "en")


def test_what_mistakes_cost() -> None:
    """It is below the shares for the two worst, with pin and badge of who made them, and in the alt text for all.

    What cost next to nothing has no pin.
    """
    marks = (
        ChartMistake(1, 2, 0, 0.184),
        ChartMistake(2, 6, 1, 0.031),
        ChartMistake(3, 8, 1),
        ChartMistake(4, 8, 1, 0.002),
    )
    course_ = Chances([*[(0.5, 0.5)] * 9, (1.0, 0.0)], marks=marks)
    page = chances_page(course_, NAMES[:2], "en")
    found, sprites = boxes(page), drawn(page)
    assert said(page, end="/cost") == {"mistake/1/cost": "−18%", "mistake/2/cost": "−3%"}
    assert max(each.bottom for each in shares(page, 1)) < found["mistake/1"].y
    assert (sprites["mistake/1/badge"], sprites["mistake/2/badge"]) == ("seat-0", "seat-1")
    assert not names(page, "mark/3") + names(page, "mark/4")
    assert "Mistake ①: Anna, turn 2, chance of winning −18%." in chances_alt(course_, NAMES[:2], "en")


def test_turning_point_and_mistakes() -> None:
    """A bar marks the turning point; a numbered pin, in a shape no seat has, points at each mistake."""
    marks = ChartMistake(1, 1, 1, 0.2), ChartMistake(2, 2, 0, 0.1), ChartMistake(3, 2, 0, 0.05)
    page = chances((0.25, 0.75), (0.35, 0.65), (0.6, 0.4), (1.0, 0.0), turning=2, marks=marks)
    sprites, pins = drawn(page), [each for each in boxes(page, "m").items() if each[0].count("/") == 1]

    assert boxes(page)["turning"].mid_x == shares(page, 0)[1].right
    assert [sprites[what] for what, _ in pins] == ["pin"] * 4
    assert not [1 for (_, a), (_, b) in combinations(pins, 2) if a.meets(b)]
    assert {"1", "2", "Turning point", "+25%"} <= {*words(page)}
    assert sprites["turning/badge"] == "seat-0"


def test_the_gain_is_that_of_the_rounded_chances() -> None:
    """Who went from 4 % to 70 % gained 66 %, whoever else gained more in that turn, unless the turn favoured others."""
    course_ = [(0.044, 0.2, 0.756), (0.7, 0.1, 0.2), (0.1, 0.9, 0.0), (1.0, 0.0, 0.0)]
    assert words(chances(*course_, turning=1), "turning/gained") == ["+66%"]
    other = Chances([(0.2, 0.2, 0.6), (0.4, 0.6, 0.0), (1.0, 0.0, 0.0)], 1, favoured=0)
    assert words(chances_page(other, NAMES[:3], "en"), "turning/gained") == ["+20%"]


def test_in_words() -> None:
    """The alt text gives the chances at the start, the end and in between, the turning point and the mistakes."""
    found = Chances([(0.25, 0.75), (0.5, 0.5), (1.0, 0.0)], 2, (ChartMistake(1, 1, 1),))
    assert chances_alt(found, NAMES[:2], "en") == (
        "Most likely to win: Benedetto from the start, even from turn 1 on. "
        "Chances of winning in percent after turns 0, 1, 2. Anna: 25, 50, 100. Benedetto: 75, 50, 0. "
        "Turning point: turn 2. Mistake ①: Benedetto, turn 1."
    )
    assert ", 100. " in chances_alt(judged(4, 200, 12), HARD_NAMES[:4], "de")


def test_who_was_in_the_lead() -> None:
    """Whoever is likelier leads, nobody where chances are about equal, and frequent changes are only counted."""
    end = 1.0, 0.0
    assert Chances([(0.5, 0.5), (0.504, 0.496), end]).leads == []
    turned = Chances([(0.5, 0.5), (0.6, 0.4), (0.5, 0.5), (0.2, 0.8), (0.1, 0.9), end])
    assert turned.leads == [(1, 0), (2, None), (3, 1)]
    assert Chances([(0.45, 0.55), (0.55, 0.45), (0.45, 0.55), end]).leads == [(0, 1), (1, 0), (2, 1)]
    assert chances_alt(Chances([(0.2, 0.8), (0.8, 0.2)] * 5), NAMES[:2], "en").startswith(
        "The lead changed 8 times; from turn 8 on Benedetto was most likely to win. Chances"
    )
