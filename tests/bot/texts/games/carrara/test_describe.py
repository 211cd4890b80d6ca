"""Alt texts and the text board describe what the pictures show, within Discord's limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import carrara
from bot.games.carrara.components import Building, BuildingType, City
from bot.games.carrara.position import Built
from bot.texts import texts
from bot.texts.games.carrara import TEXTS
from bot.texts.games.carrara.describe import cities_alt
from tests.render.games.carrara.positions import (
    PLAIN_NAMES,
    finished,
    moment,
)

LANGUAGES = ("en", "de")


def test_alt_text_of_a_turn() -> None:
    """It tells sums of costs, what each player has scored and built, and who scored a city."""
    view = carrara.view(moment(4, 4, 0).position, None)
    built = (Built(Building(BuildingType.PORTA, 4), City.MASSA), Built(Building(BuildingType.VILLA, 2), City.MASSA))
    player = view.players[1]._replace(points=6, buildings=built, cities_scored=(City.MASSA,))
    view = replace(view, players=(view.players[0], player, *view.players[2:]))
    said = cities_alt(view, PLAIN_NAMES, "en")

    assert "Benedetto: 6 points, total cost 6/20, scorings 1; scored: Massa; Massa Porta 4, Villa 2." in said
    assert "Massa: cost × 1 point, accepts white, yellow, red, green, blue, scored by Benedetto" in said


def test_the_conditions_for_announcing_the_end() -> None:
    """The board tells them until the last round has begun."""
    view = carrara.view(moment(3, 5, 0).position, None)
    needed = "**To announce the end**: 4 scorings, 7 objects, total cost 25"

    assert needed in TEXTS("en", "carrara").text_board(view, PLAIN_NAMES[:3]).splitlines()
    late = replace(view, last_round_by=0, announced_by=0)
    assert needed not in TEXTS("en", "carrara").text_board(late, PLAIN_NAMES[:3])
    assert "To announce the end" not in cities_alt(late, PLAIN_NAMES[:3], "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_tells_the_final_points(language: str) -> None:
    """Once the final scoring is done it tells its totals, not the points on the track."""
    over = finished(4, 6)
    result = carrara.outcome(over)
    assert result is not None
    view = carrara.view(over, None)

    assert list(result.scores) != [player.points for player in view.players]
    for said in (cities_alt(view, PLAIN_NAMES, language), TEXTS(language, "carrara").text_board(view, PLAIN_NAMES)):
        for score in result.scores:
            assert texts(language, "carrara").say("points", count=score) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_keeps_every_building(language: str) -> None:
    """Rather than hands, which the final scoring tells too, the alt text of the cities leaves out no building."""
    view = carrara.view(finished(4, 6), None)
    said = cities_alt(view, PLAIN_NAMES, language)

    for player in view.players:
        for building, _ in player.buildings:
            assert building.type.name.capitalize() in said
    assert texts(language, "carrara").say("buildings", count=1) not in said


def test_the_text_board_shows_everything() -> None:
    """It gives the wheel with prices, display, objects, cities, and every building."""
    view = carrara.view(moment(3, 21, 30).position, None)
    said = TEXTS("en", "carrara").text_board(view, PLAIN_NAMES[:3])

    assert "- VI: " in said
    assert "prices 6 5 4 3 2 1" in said
    assert "- Viareggio: cost × 2 coins, accepts white, yellow, red, green, " in said
    for building in view.display:
        assert building.type.name.capitalize() in said
    for name in PLAIN_NAMES[:3]:
        assert f"**{name}**" in said
