"""Alt texts and the text board describe what the pictures show, within Discord's limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import carrara
from bot.games.carrara.components import NO_BLOCKS, Blocks, Building, BuildingType, City, Object, Objects
from bot.games.carrara.events import CityScored
from bot.games.carrara.position import Built, Phase
from bot.games.carrara.view import Hand
from bot.texts import texts
from render.common.markdown import escaped
from render.engine.picture import ALT_LIMIT
from render.games.carrara.pages.wheel import refill, turned
from render.games.carrara.pictures import hand, text_board, wheel, wheel_after_turn
from render.games.carrara.words.cities_alt import cities_alt
from render.games.carrara.words.market_alt import market_alt
from tests.render.games.carrara.positions import (
    HARD_NAMES,
    NO_NAMES,
    PLAIN_NAMES,
    crowded,
    finished,
    full_wheel,
    moment,
    own,
    scattered,
)

LANGUAGES = ("en", "de")
TEXT_LIMIT = 3500
EVIL_NAMES = ("*_~`|" * 6, "@everyone <@123> <#1>", "[x](https://example.org)", "# ## > - 1. ||spoiler||" * 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_fit(language: str) -> None:
    """Every position fits an alt text, and none is cut within a sentence."""
    for view in (crowded(), scattered(), *(full_wheel(segment) for segment in range(6))):
        for names in (HARD_NAMES, NO_NAMES, EVIL_NAMES):
            for told in (market_alt, cities_alt):
                said = told(view, names[: len(view.players)], language)

                assert len(said) <= ALT_LIMIT
                assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_alt_texts_of_games_tell_everything(language: str, seats: int) -> None:
    """In realistic games hardly anything is left out: every type of building is mentioned."""
    for turns in range(0, 50, 12):
        view = carrara.view(moment(seats, 21, turns).position, None)
        said = cities_alt(view, PLAIN_NAMES[:seats], language)

        assert len(said) <= ALT_LIMIT
        for name in PLAIN_NAMES[:seats]:
            assert name in said
        for player in view.players:
            for building, _ in player.buildings:
                assert building.type.name.capitalize() in said


def test_alt_text_of_the_start() -> None:
    """The whole starting position takes a few sentences."""
    view = carrara.view(moment(2, 5, 0).position, None)

    assert cities_alt(view, PLAIN_NAMES[:2], "en") == (
        "The Palaces of Carrara, round 1. Anna’s turn. "
        "Anna (starts): 0 points, total cost 0/30. Benedetto: 0 points, total cost 0/30. "
        "Cities: Livorno 3 points, 2+ buildings needed, accepts white; "
        "Pisa 3 coins, 2+ buildings needed, accepts white, yellow; "
        "Lucca 2 points, 2+ buildings needed, accepts white, yellow, red; "
        "Viareggio 2 coins, 3+ buildings needed, accepts white, yellow, red, green; "
        "Massa 1 point, 3+ buildings needed, accepts white, yellow, red, green, blue; "
        "Lerici 1 coin, 3+ buildings needed, accepts white, yellow, red, green, blue, black. "
        "To announce the end: 4 scorings, 8 objects, total cost 30."
    )


def test_alt_text_of_a_turn() -> None:
    """It tells the last move, sums of costs, what each player has scored and built, and who scored a city."""
    view = carrara.view(moment(4, 4, 0).position, None)
    built = (Built(Building(BuildingType.PORTA, 4), City.MASSA), Built(Building(BuildingType.VILLA, 2), City.MASSA))
    player = view.players[1]._replace(points=6, buildings=built, cities_scored=(City.MASSA,))
    view = replace(view, players=(view.players[0], player, *view.players[2:]))
    said = cities_alt(view, PLAIN_NAMES, "en", [CityScored(1, City.MASSA, 0, 6, Objects())])

    assert "Benedetto scored the city Massa: 6 points." in said
    assert "Benedetto: 6 points, total cost 6/20; scored Massa; built Massa Porta 4, Villa 2." in said
    assert "Massa 1 point, scored by Benedetto" in said


def test_the_last_object_is_not_in_the_supply() -> None:
    """An object on sale whose supply is used up is told apart from one that is gone."""
    view = carrara.view(moment(2, 5, 0).position, None)
    view = replace(view, supply=Objects(crown=5), on_sale=(Object.CROWN, Object.FLAG))

    assert "crown, flag. Supply: 5 crowns, 0 flags." in market_alt(view, PLAIN_NAMES[:2], "en")
    assert "supply: 5 crowns, 0 flags" in text_board(view, PLAIN_NAMES[:2], "en")


def test_the_conditions_for_announcing_the_end() -> None:
    """The board tells them until the last round has begun."""
    view = carrara.view(moment(3, 5, 0).position, None)
    needed = "**To announce the end**: 4 scorings, 7 objects, total cost 25"

    assert needed in text_board(view, PLAIN_NAMES[:3], "en").splitlines()
    late = replace(view, last_round_by=0, announced_by=0)
    assert needed not in text_board(late, PLAIN_NAMES[:3], "en")
    assert "To announce the end" not in cities_alt(late, PLAIN_NAMES[:3], "en")


def test_alt_text_of_a_hand() -> None:
    """It gives coins, blocks, objects, conditions and buildings."""
    seat = own(carrara.view(moment(2, 5, 0).position, None), 1, Hand(12, Blocks(red=2), Objects(cup=1)))
    said = hand(seat, PLAIN_NAMES[:2], "en").alt

    assert said == (
        "Your hand, Benedetto: 12 coins; blocks: 2 red; objects: 1 cup. 0 points so far; scored: nothing. "
        "To announce the end: scorings 0/4, objects 1/8, total cost 0/30. Your buildings: nothing."
    )
    assert len(hand(own(crowded(2), 2), HARD_NAMES, "de").alt) <= ALT_LIMIT


def test_alt_text_of_the_wheel() -> None:
    """It gives the blocks and their prices when bought; the refill is unknown."""
    view = full_wheel(5, 4)
    turned_already = replace(view, phase=Phase.BUYING)
    seen = own(view, 0, Hand(12, Blocks(red=2), Objects()))

    assert wheel(view, PLAIN_NAMES, "en", 2).alt == (
        "Prices after turning: VI: 2 white for 6 each, 2 yellow for 5 each. Bag: 34. You have 2 coins. "
        "You can buy: VI 0 of 4 for 0."
    )
    assert wheel(turned_already, PLAIN_NAMES, "en", 2).alt == (
        "Prices now: VI: 2 white for 1 each, 2 yellow for 0 each. Bag: 34. You have 2 coins. "
        "You can buy: VI all 4 for 2."
    )
    assert wheel_after_turn(seen, PLAIN_NAMES, "en").alt == (
        "Prices after turning: I: 2 white for 6 each, 2 yellow for 5 each. +7 unknown blocks from the bag. Bag: 27. "
        "You have 12 coins. You can buy: I 2 of 4 for 10. Your blocks: 2 red."
    )


def test_the_wheel_turns_into_its_next_position() -> None:
    """Segment VI moves to I, and the unknown blocks are those that the bag can add up to eleven."""
    view = full_wheel(5, 4)

    assert turned(view) == (view.wheel[5], *view.wheel[:5])
    assert refill(view) == 7
    assert refill(full_wheel(2, 11)) == 0
    assert turned(full_wheel(0, 3))[0] == NO_BLOCKS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_tells_the_final_points(language: str) -> None:
    """Once the final scoring is done it tells its totals, not the points on the track."""
    over = finished(4, 6)
    result = carrara.outcome(over)
    assert result is not None
    view = carrara.view(over, None)

    assert list(result.scores) != [player.points for player in view.players]
    for said in (cities_alt(view, PLAIN_NAMES, language), text_board(view, PLAIN_NAMES, language)):
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_boards_fit(language: str) -> None:
    """Every position fits a message."""
    for view in (crowded(), scattered(), full_wheel(0)):
        for names in (HARD_NAMES, NO_NAMES, EVIL_NAMES):
            assert len(text_board(view, names[: len(view.players)], language)) <= TEXT_LIMIT


def test_the_text_board_shows_everything() -> None:
    """It gives the wheel with prices, display, objects, cities, and every building."""
    view = carrara.view(moment(3, 21, 30).position, None)
    said = text_board(view, PLAIN_NAMES[:3], "en")

    assert "- VI: " in said
    assert "prices 6 5 4 3 2 1" in said
    assert "- Viareggio: cost × 2 coins, accepts white, yellow, red, green, " in said
    for building in view.display:
        assert building.type.name.capitalize() in said
    for name in PLAIN_NAMES[:3]:
        assert f"**{name}**" in said


def test_names_neither_format_nor_ping() -> None:
    """Any name is shown literally."""
    assert escaped("*bold* _x_ `c` ||s||") == r"\*bold\* \_x\_ \`c\` \|\|s\|\|"
    assert "@everyone" not in escaped("@everyone")
    assert "<@" not in escaped("<@123>").replace("\\<@", "")
    assert "https:" not in escaped("https://example.org").replace("\\:", "")
    for name in EVIL_NAMES:
        said = text_board(carrara.view(moment(2, 5, 0).position, None), (name, "Anna"), "en")

        assert "@everyone" not in said
        assert "](http" not in said
