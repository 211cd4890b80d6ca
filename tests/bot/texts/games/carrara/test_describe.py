"""Alt texts and the text board describe what the pictures show, within Discord's limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.carrara.ending import outcome
from bot.games.carrara.view import view as view_of
from bot.texts import texts
from bot.texts.games.carrara import TEXTS
from bot.texts.games.carrara.describe import cities_alt, market_alt
from tests.render.games.carrara.positions import (
    PLAIN_NAMES,
    finished,
    moment,
)

LANGUAGES = ("en", "de")


def test_alt_texts_of_a_turn() -> None:
    """To the letter: all that the market and the cities show, with what everyone has if hands are open."""
    position, events = moment(2, 17, 17)
    view, names = view_of(position, None, True), PLAIN_NAMES[:2]

    assert market_alt(view, names, "en", events) == (
        "The Palaces of Carrara · round 9 · Benedetto’s turn. "
        "Anna turned the wheel; no new blocks. Anna bought 1 white, 1 yellow from segment VI for 1 coin. "
        "Wheel, with prices after it turns (bag: 28): II: white for 4, yellow for 3, red for 2; "
        "III: white for 3, 2 green for 0 each; IV: yellow for 1, red for 0; V: white for 1. "
        "Display (stack: 15): Palazzo 4, Biblioteca 3 4 5, Cattedrale 3 4, Porta 3, Castello 3, Villa 4. "
        "Objects on sale for 10 coins each: crown, cup, coat of arms. "
        "Supply: 4 crowns, 4 books, 3 cups, 5 gates, 5 flags, 3 coats of arms."
    )
    assert cities_alt(view, names, "en", events) == (
        "The Palaces of Carrara · round 9 · Benedetto’s turn. "
        "Anna (start player): 0 points, total cost 4/30, scorings 3; scored: Villa, Cattedrale, Lerici; Objects 7/8; "
        "Lerici Palazzo 1, Cattedrale 2, Villa 1; "
        "hand: 0 coins, white, yellow, blue, 1 crown, 2 cups, 1 gate, 1 flag, 2 coats of arms. "
        "Benedetto: 1 point, total cost 5/30, scorings 1; scored: Biblioteca; Objects 2/8; "
        "Pisa Villa 2; Massa Biblioteca 1, Porta 2; hand: 2 coins, blue, black, 2 books. "
        "Cities: Livorno: cost × 3 points, accepts white, needs 2+ buildings; "
        "Pisa: cost × 3 coins, accepts white, yellow, needs 2+ buildings; "
        "Lucca: cost × 2 points, accepts white, yellow, red, needs 2+ buildings; "
        "Viareggio: cost × 2 coins, accepts white, yellow, red, green, needs 3+ buildings; "
        "Massa: cost × 1 point, accepts white, yellow, red, green, blue, needs 3+ buildings; "
        "Lerici: cost × 1 coin, accepts white, yellow, red, green, blue, black, scored by Anna. "
        "To announce the end: 4 scorings, 8 objects, total cost 30."
    )


def test_alt_texts_of_the_end() -> None:
    """The ranking in place of the market, and how far everyone was by the cards."""
    position, events = moment(4, 8, 200, expansion=True)
    view = view_of(position, None, True)

    assert market_alt(view, PLAIN_NAMES, "en", events).endswith(
        "1st Benedetto: 63 points, total cost 23, scorings 5. 2nd Dante: 48 points, total cost 16, scorings 5. "
        "3rd Chiara: 46 points, total cost 25, scorings 5. "
        "4th Anna (start player): 36 points, total cost 16, scorings 5."
    )
    assert (
        "2nd Dante: 48 points, total cost 16, scorings 5; "
        "scored: Villa, Porta, Cattedrale, Biblioteca, all land buildings; "
        "cards: Top (Cities) 0/1, Object (Kinds) 0/1, Building (Total cost) 16/20; "
        "Lucca 1 building for 1; Massa 1 building for 2; Lerici 5 buildings for 13. "
    ) in cities_alt(view, PLAIN_NAMES, "en", events)


def test_the_conditions_for_announcing_the_end() -> None:
    """The board tells them until the last round has begun."""
    view = view_of(moment(3, 5, 0).position, None)
    needed = "**To announce the end**: 4 scorings, 7 objects, total cost 25"

    assert needed in TEXTS("en", "carrara").text_board(view, PLAIN_NAMES[:3]).splitlines()
    late = replace(view, last_round_by=0, announced_by=0)
    assert needed not in TEXTS("en", "carrara").text_board(late, PLAIN_NAMES[:3])
    assert "To announce the end" not in cities_alt(late, PLAIN_NAMES[:3], "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_tells_the_final_points(language: str) -> None:
    """Once the final scoring is done it tells its totals, not the points on the track."""
    over = finished(4, 6)
    result = outcome(over)
    assert result is not None
    view = view_of(over, None)

    assert list(result.scores) != [player.points for player in view.players]
    for said in (cities_alt(view, PLAIN_NAMES, language), TEXTS(language, "carrara").text_board(view, PLAIN_NAMES)):
        for score in result.scores:
            assert texts(language, "carrara").say("points", count=score) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_keeps_every_building(language: str) -> None:
    """Rather than hands, which the final scoring tells too, the alt text of the cities leaves out no building."""
    view = view_of(finished(4, 6), None)
    said = cities_alt(view, PLAIN_NAMES, language)

    for player in view.players:
        for building, _ in player.buildings:
            assert building.type.name.capitalize() in said
    assert texts(language, "carrara").say("buildings", count=1) not in said


def test_the_text_board_shows_everything() -> None:
    """It gives the wheel with prices, display, objects, cities, and every building."""
    view = view_of(moment(3, 21, 30).position, None)
    said = TEXTS("en", "carrara").text_board(view, PLAIN_NAMES[:3])

    assert "- VI: " in said
    assert "prices 6 5 4 3 2 1" in said
    assert "- Viareggio: cost × 2 coins, accepts white, yellow, red, green, " in said
    for building in view.display:
        assert building.type.name.capitalize() in said
    for name in PLAIN_NAMES[:3]:
        assert f"**{name}**" in said
