"""The board shows everything public, and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.games import carrara
from bot.games.carrara.components import CITIES, COLOURS, OBJECTS, Blocks, Objects
from bot.games.carrara.position import Phase, Position
from render.engine.scene import Icon, Label
from render.games.carrara.pages.board import board_page
from render.games.carrara.pictures import board, text_board
from tests.render.games.carrara.positions import PLAIN_NAMES, moment, scattered

BOARD = carrara.view(moment(4, 9, 33).position, None)


def _icons(what: str, page_view: carrara.View = BOARD) -> list[str]:
    page = board_page(page_view, PLAIN_NAMES, "en")
    return [each.sprite for each in page.elements if isinstance(each, Icon) and each.what.startswith(what)]


def _words(what: str, page_view: carrara.View = BOARD) -> list[str]:
    page = board_page(page_view, PLAIN_NAMES, "en")
    return [each.text for each in page.elements if isinstance(each, Label) and each.what.startswith(what)]


def test_every_block_lies_in_its_segment() -> None:
    """Blocks are drawn one by one, each in its own segment."""
    for segment, blocks in enumerate(BOARD.wheel, 1):
        lying = sorted(f"block-{colour}" for colour in COLOURS for _ in range(blocks[colour]))

        assert sorted(_icons(f"wheel/{segment}/block")) == lying


def test_every_price_stands_on_the_rim() -> None:
    """All 36 prices are legible, including free ones."""
    assert _words("wheel/1/price") == ["6", "5", "4", "3", "2", "1"]
    assert _words("wheel/4/price") == ["3", "2", "1", "0", "0", "0"]
    assert _words("wheel/6/price") == ["1", "0", "0", "0", "0", "0"]


def test_the_display_shows_type_cost_and_object() -> None:
    """Every building on display is shown."""
    for building in BOARD.display:
        assert _icons(f"display/{building}") == [f"type-{building.type}", f"object-{building.object}"]
        assert _words(f"display/{building}") == [str(building.cost)]


def test_cities_show_what_they_are_worth_and_take() -> None:
    """A city shows value, currency, accepted blocks, and either the number needed to score it or who did."""
    for city in CITIES:
        by = [seat for seat, player in enumerate(BOARD.players) if city in player.cities_scored]
        accepted = [f"block-{colour}" for colour in COLOURS if colour <= city]

        assert _icons(f"city/{city}/accepts") == accepted
        assert _icons(f"city/{city}/marker") == [f"seat-{seat}" for seat in by]
        assert bool(_words(f"city/{city}/need")) != bool(by)


def test_objects_show_supply_and_sale() -> None:
    """The supply is shown as a number, with a price tag where an object is on sale."""
    for kind in OBJECTS:
        assert _words(f"objects/{kind}/supply") == [f"×{BOARD.supply[kind]}"]
        assert bool(_words(f"objects/{kind}/sale")) == (kind in BOARD.on_sale)


def test_players_show_points_scorings_and_buildings() -> None:
    """Everything public about every player is shown."""
    for seat, player in enumerate(BOARD.players):
        types = [f"type-{each}" for each in player.types_scored]
        cities = [f"town-{COLOURS[city]}" for city in player.cities_scored]
        built = sum(
            len(_words(f"player/{seat}/{city}/{building.type}/{building.cost}")) for building, city in player.buildings
        )

        assert _words(f"player/{seat}/points") == [str(player.points)]
        assert sorted(_icons(f"player/{seat}/scored")) == sorted(types + cities)
        assert built == len(player.buildings)


def test_start_player_and_turn_are_marked() -> None:
    """Seat 0 is the start player; the seat to move is shown at the top and around its panel."""
    page = board_page(BOARD, PLAIN_NAMES, "en")
    marked = [element.what for element in page.elements if element.what.endswith("/turn")]

    assert _icons("start") == ["start"]
    assert _icons("turn/badge") == [f"seat-{BOARD.turn}"]
    assert f"player/{BOARD.turn}/turn" in marked


def test_counts_of_what_is_face_down() -> None:
    """Bag and stack show how much is left in them."""
    assert _words("bag/count") == [str(BOARD.bag)]
    assert _words("stack/count") == [str(BOARD.stack)]


def test_the_last_round_is_marked() -> None:
    """A banner says who announced the end, or that the last building is built."""
    announced = replace(BOARD, last_round_by=1, announced_by=1)
    built = replace(BOARD, last_round_by=1)

    assert _words("last-round", announced) == ["Last round: Benedetto announced the end"]
    assert _words("last-round", built) == ["Last round: last building built"]
    assert _words("last-round", replace(announced, phase=Phase.OVER)) == []


def test_hands_are_shown_only_when_they_are_open() -> None:
    """With open hands, coins, blocks and objects are in the player's panel."""
    assert _words("hand/") == []
    assert _words("hand/0/coins", scattered()) == ["187"]
    assert len(_icons("hand/2/object", scattered())) == len(OBJECTS)


def _shuffled(position: Position, seed: int) -> Position:
    """Change everything hidden: coins, blocks in hands and bag, objects, the order of the stack."""
    chance = random.Random(seed)
    players = []
    for player in position.players:
        blocks = Blocks(*(chance.randrange(8) for _ in COLOURS))
        objects = Objects(*(chance.randrange(7) for _ in OBJECTS))
        players.append(player._replace(coins=chance.randrange(200), blocks=blocks, objects=objects))
    counts = [0] * len(COLOURS)
    for _ in range(sum(position.bag)):
        counts[chance.randrange(len(COLOURS))] += 1
    stack = tuple(chance.sample(position.stack, len(position.stack)))
    return position._replace(players=tuple(players), bag=Blocks(*counts), stack=stack)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_hidden_leaks(seats: int) -> None:
    """Positions that differ only in hidden information give the same picture, alt text and text board."""
    position, events = moment(seats, seats, 20)
    names = PLAIN_NAMES[:seats]
    first = carrara.view(position, None)
    other = carrara.view(_shuffled(position, seats), None)

    assert board(first, names, "en", events) == board(other, names, "en", events)
    assert text_board(first, names, "en") == text_board(other, names, "en")


def test_a_seats_own_view_shows_no_more_on_the_board() -> None:
    """The board drawn from a seat's view is the public board."""
    position, events = moment(3, 2, 20)

    assert board(carrara.view(position, 1), PLAIN_NAMES[:3], "en", events) == board(
        carrara.view(position, None), PLAIN_NAMES[:3], "en", events
    )


def test_both_languages_differ_only_in_words() -> None:
    """A board has the same elements in English and in German."""
    english, german = (board_page(BOARD, PLAIN_NAMES, language) for language in ("en", "de"))

    assert [element.what for element in english.elements] == [element.what for element in german.elements]
    assert {e.text for e in english.elements if isinstance(e, Label)} != {
        e.text for e in german.elements if isinstance(e, Label)
    }


def test_a_band_says_what_the_picture_is() -> None:
    """A band is at the top of the picture and of the alt text, with the rest unchanged below it."""
    view, names, band = carrara.view(moment(2, 3, 12).position, None), PLAIN_NAMES[:2], "Sandbox"
    plain, banded = board_page(view, names, "en"), board_page(view, names, "en", band=band)
    (label,) = [each for each in banded.elements if each.what == "band"]
    assert isinstance(label, Label)
    assert label.text == band
    others = [each for each in banded.elements if not each.what.startswith("band")]
    assert [each.what for each in others] == [each.what for each in plain.elements]
    lower = {other.box.y - each.box.y for each, other in zip(plain.elements, others, strict=True)}
    assert len(lower) == 1
    assert min(lower) > 0
    assert min(each.box.y for each in others) > label.box.bottom
    assert board(view, names, "en", band=band).alt == f"Sandbox. {board(view, names, 'en').alt}"
