"""Who was in the lead in the chart of winning chances: a ribbon above the lines, and sentences."""

from __future__ import annotations

import pytest

from render.common.charts.chances import chances_page
from render.common.charts.chances_alt import chances_alt
from render.common.charts.course import Chances, leads
from render.engine import theme
from render.engine.scene import Curve, Label, Plate

NAMES = ("Anna", "Benedetto")


def test_a_ribbon_names_the_leaders() -> None:
    """Above the lines, each leader has a part in their colour from when they took the lead to when they lost it."""
    course_ = [(0.5, 0.5), (0.5, 0.5), (0.1, 0.9), (0.1, 0.9), (0.2, 0.8), (0.7, 0.3), (0.8, 0.2), (1.0, 0.0)]
    page = chances_page(Chances(course_), ("Anastasia", "Benedetto"), "en")
    parts = [each for each in page.elements if isinstance(each, Plate) and each.what.startswith("leader/")]
    said = [each.text for each in page.elements if isinstance(each, Label) and each.what.startswith("leader/")]
    assert said == ["even", "Benedetto", "Anastasia"]
    assert [each.fill for each in parts[1:]] == [theme.PLAQUES[1], theme.PLAQUES[0]]
    line = next(each for each in page.elements if each.what == "chances/1")
    assert isinstance(line, Curve)
    places = [(before[0] + after[0]) // 2 for before, after in (line.points[:2], line.points[3:5])]
    assert [each.box.x for each in parts[1:]] == pytest.approx([places[0], places[1]], abs=1)


def test_the_ribbon_ends_with_who_is_ahead_at_the_end() -> None:
    """Who takes the lead in the last turn before the result has a part above the badges, as wide as its letter."""
    page = chances_page(Chances([(0.3, 0.7), (0.3, 0.7), (0.57, 0.43), (1.0, 0.0)]), NAMES, "en")
    labels = {each.what: each.text for each in page.elements if isinstance(each, Label)}
    assert [said for what, said in labels.items() if what.startswith("leader/")][-2:] == ["Benedetto", "Anna"]


def test_who_was_in_the_lead() -> None:
    """Whoever is likelier leads, nobody where chances are about equal, and frequent changes are only counted."""
    assert leads([(0.5, 0.5), (0.504, 0.496)]) == []
    assert leads([(0.5, 0.5), (0.6, 0.4), (0.5, 0.5), (0.2, 0.8), (0.1, 0.9)]) == [(1, 0), (2, None), (3, 1)]
    assert leads([(0.45, 0.55), (0.55, 0.45), (0.45, 0.55)]) == [(0, 1), (1, 0), (2, 1)]
    restless = [(0.2, 0.8), (0.8, 0.2)] * 5
    assert chances_alt(Chances(restless), NAMES, "en").startswith(
        "The lead changed 9 times; from turn 9 on Anna was most likely to win. Chances"
    )
