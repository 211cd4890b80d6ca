"""The pictures in the rules and the showcase: valid positions that show what their words say."""

from __future__ import annotations

from inspect import unwrap
from itertools import pairwise

import pytest

from bot.games.carrara import Blocks, Position
from bot.games.carrara.components import BUILDINGS
from bot.texts import texts
from bot.texts.games import game_texts
from render.common import guide
from render.common.page import Page
from render.games.carrara.showcase import chapters as drawn
from render.games.carrara.showcase import positions
from render.games.carrara.showcase.showcase import invented
from tests.games.carrara.positions import all_blocks
from tests.render.games.carrara.positions import finished, moment


@pytest.mark.parametrize("position", [positions.SIX_CITIES, positions.TO_BUILD, positions.TO_SCORE, positions.MASSA])
def test_positions_are_whole(position: Position) -> None:
    """No component occurs twice or is missing."""
    built = [each.building for player in position.players for each in player.buildings]
    assert sorted([*built, *position.display, *position.stack]) == sorted(BUILDINGS)
    assert all_blocks(position) == Blocks(7, 7, 7, 7, 7, 7)
    assert len(position.display) == 9


@pytest.mark.slow
@pytest.mark.drawn
def test_examples_of_the_chapters() -> None:
    """The pictures show the examples in the chapters' text, and one more."""
    told = game_texts(texts("en"), "carrara").rules()
    assert "a Villa 3 paid for with 1 red and 2 green blocks" in told[5][1]
    assert "Villa 3 in Viareggio: paid with red, 2 green." in drawn.construction("en").alt
    assert "a Biblioteca 3 in Pisa and a Biblioteca 2 in Massa earn 9 coins, 2 points and 2 books" in told[6][1]
    assert "Total: 2 points, 9 coins, 2 books." in drawn.scoring_a_type("en").alt
    assert "Total: 9 points, 1 cup, 1 gate, 1 flag." in drawn.scoring_a_city("en").alt
    assert "total cost 30 of 30" in drawn.conditions_met("en").alt


def test_what_was_built_stands_in_its_city(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chapter on building shows the building after the banner of its city."""
    pages = list[Page]()

    def painted(page: Page, _: object) -> bytes:
        pages.append(page)
        return b""

    monkeypatch.setattr(guide, "paint", painted)
    unwrap(drawn.construction)("en")
    assert any(each.what.endswith("behind/player/0/viareggio/villa3") for each in pages[0].elements)


@pytest.mark.parametrize("seed", [5, 7])
def test_the_course_holds_what_it_is_said_to(seed: int) -> None:
    """In the turn of each mistake its seat's chance falls by its cost; whom the turning point favoured gained most."""
    course = invented([*(moment(2, seed, turns).position for turns in range(1, 24, 2)), finished(2, seed)])
    assert len(course.marks) > 1
    for mark in course.marks:
        before, after = (course.chances[turn][mark.seat] for turn in (mark.turn - 1, mark.turn))
        assert before - after == pytest.approx(mark.cost)
    gains = [[b - a for a, b in zip(*each, strict=True)] for each in pairwise(course.before)]
    assert course.turning is not None
    assert gains[course.turning - 1][course.favoured] == max(map(max, gains)) > 0
    assert all(sum(each) == pytest.approx(1) for each in course.chances)
